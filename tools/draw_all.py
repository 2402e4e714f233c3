"""Draw everything in assets/art again: `python tools/draw_all.py`."""

import draw_back
import draw_beans
import draw_cards
import draw_faces
import draw_icons
import draw_plants
import draw_props
import draw_table


def main() -> None:
    """Run every drawing script."""
    for script in (
        draw_beans,
        draw_cards,
        draw_faces,
        draw_icons,
        draw_table,
        draw_plants,
        draw_props,
        draw_back,
    ):
        script.main()


if __name__ == "__main__":
    main()
