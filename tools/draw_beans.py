"""Draw the eleven bean characters in four moods into assets/art/beans."""

from collections.abc import Callable

from bean_kit import Canvas
from beans_common import blue, chili, green, soy, stink
from beans_exotic import cocoa, coffee, wax
from beans_rare import black_eyed, garden, red
from svg import write

MOODS = ("idle", "happy", "dismayed", "blink")
BEANS: dict[str, Callable[[Canvas, str], None]] = {
    "coffee": coffee,
    "wax": wax,
    "blue": blue,
    "chili": chili,
    "stink": stink,
    "green": green,
    "soy": soy,
    "black-eyed": black_eyed,
    "red": red,
    "garden": garden,
    "cocoa": cocoa,
}


def main() -> None:
    """Write all files."""
    for kind, draw in BEANS.items():
        for mood in MOODS:
            canvas = Canvas()
            draw(canvas, mood)
            write(f"beans/{kind}-{mood}.svg", canvas.document(standing=True))


if __name__ == "__main__":
    main()
