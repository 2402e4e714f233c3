"""The kiosk file: every setting checked, every mistake named with its file and line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.bots import LEVELS
from game.records.kiosk_file import Kiosk, KioskError, Rest, load_kiosk
from game.records.pin import PinError, hash_pin, pin_matches, read_pin
from game.texts import LANGUAGES
from tests.damage import damaged

EXAMPLE = Path(__file__).parents[2] / "assets" / "kiosk" / "kiosk.toml"
WRONG = [
    ("[idle]\nseconds = 5\n", 2, "idle.seconds: must be a number of seconds from 20 to 600"),
    ("[idle]\nseconds = true\n", 2, "idle.seconds"),
    ("[idle]\nseconds = nan\n", 2, "idle.seconds"),
    ("\n\n[visitor]\nvolume = 1.5\n", 4, "visitor.volume: must be a number from 0.0 to 1.0"),
    ('[visitor]\nlanguage = "fr"\n', 2, "visitor.language: must be one of"),
    ("[visitor]\ntext_size = 110\n", 2, "visitor.text_size: must be one of 100, 125, 150"),
    ("[visitor]\nleft_handed = 1\n", 2, "must be true or false"),
    ('[play]\neditions = ["poker"]\n', 2, "play.editions: must be one of 'classic'"),
    ("[play]\neditions = []\n", 2, "must be a list with at least one entry"),
    ("[play]\nseats = [\n 3,\n 9,\n]\n", 2, "must be a whole number from 2 to 7"),
    ('[play]\nlevels = ["god"]\n', 2, "play.levels: must be one of"),
    ('[play]\neditions = ["duel"]\nseats = [3]\n', 3, "no edition of play.editions"),
    ("[attract]\nseeds = [-1]\n", 2, "attract.seeds"),
    ("[attract]\nshift = 9\n", 2, "from 0 to 4"),
    ('[picture]\ndrivers = ["x12"]\n', 2, "picture.drivers: must be one of 'wayland'"),
    ("[picture]\nrotate = 45\n", 2, "picture.rotate: must be one of 0, 90, 180, 270"),
    ('[picture]\nrender = "big"\n', 2, 'must be a size such as "800x480"'),
    ('[picture]\nrender = "10x10"\n', 2, "must be a size"),
    ("[rest]\ndim_after = 2000\n", 2, "must be a whole number from 0 to 1440"),
    ("[rest]\n\ndim = 0.0\n", 3, "rest.dim: must be a number from 0.1 to 1.0"),
    ('[rest]\nnight = "22-8"\n', 2, 'rest.night: must be hours such as "22:00-08:00"'),
    ('[rest]\nnight = "24:00-08:00"\n', 2, "must be hours"),
    ('[rest]\nnight = "08:00-08:00"\n', 2, "must be hours"),
    ("[rest]\nnight = 22\n", 2, "must be hours"),
    ('[staff]\npin = "1234"\n', 2, "is no hash of a PIN; make it with"),
    ("[staff]\npin = 1234\n", 2, "must be the text"),
    ('[staff]\npin = "scrypt$1073741824$8$1$00$00"\n', 2, "damaged"),
    ('[staff]\npin = "scrypt$1048576$64$16$00$00"\n', 2, "too much work"),
    ('[machine]\nlog_level = "loud"\n', 2, "machine.log_level"),
    ("[idel]\nseconds = 60\n", 1, "there is no section or setting 'idel'"),
    ("[idle]\nsecond = 60\n", 2, "there is no idle.second; there are seconds, prompt"),
    ("idle = 60\n", 1, "idle is a section: write [idle]"),
    ("[idle]\nseconds = 60\n[idle]\nprompt = 9\n", 3, "no TOML"),
    ("[idle]\nseconds 60\n", 2, "no TOML"),
    ("idle.seconds = 3\n", 1, "idle.seconds"),
    ("[idle]\nseconds = 60\n\n[visitor]\nmusic = 2\n", 5, "visitor.music"),
]


def load(path: Path) -> Kiosk:
    return load_kiosk(path, list(LANGUAGES), LEVELS)


def written(tmp_path: Path, content: str | bytes) -> Path:
    path = tmp_path / "kiosk.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_a_file_with_nothing_in_it_has_the_usual_settings(tmp_path: Path) -> None:
    assert load(written(tmp_path, "")) == Kiosk()


def test_what_stands_in_the_file_holds(tmp_path: Path) -> None:
    text = (
        '[visitor]\nlanguage = "de"\nvolume = 1\n[play]\nseats = [3, 4, 4]\n'
        '[idle]\nseconds = 90.5\n[picture]\nrender = "800x480"\nrotate = 180\n'
        '[rest]\ndim_after = 30\ndim = 1\nnight = "22:30-08:00"\n'
    )
    kiosk = load(written(tmp_path, text))
    assert (kiosk.visitor.language, kiosk.visitor.volume) == ("de", 1.0)
    assert kiosk.play.seats == (3, 4)
    assert kiosk.idle.seconds == 90.5
    assert (kiosk.picture.render, kiosk.picture.rotate) == ((800, 480), 180)
    assert kiosk.rest == Rest(30, 1.0, (22 * 60 + 30, 8 * 60))


@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_a_mistake_is_named_with_file_and_line(
    text: str, line: int, reason: str, tmp_path: Path
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(KioskError) as caught:
        load(path)
    assert reason in str(caught.value)
    assert str(caught.value).startswith(f"{path}:{line}: ")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"[idle]\nseconds = \xff\xfe\n", "no UTF-8"),
        (b"#" * 300_000, "too large"),
        (b"a = " + b"[" * 5000, "kiosk.toml"),
    ],
)
def test_rubbish_is_named_too(content: bytes, reason: str, tmp_path: Path) -> None:
    with pytest.raises(KioskError, match=reason):
        load(written(tmp_path, content))


def test_a_file_that_is_not_there_or_a_folder_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path, Path("\0")):
        with pytest.raises(KioskError):
            load(path)


def test_a_thousand_mutated_files_are_read_or_named_and_never_anything_else(
    tmp_path: Path,
) -> None:
    chance, original = Random(5), EXAMPLE.read_bytes()
    errors: list[tuple[Path, KioskError]] = []
    for _ in range(1000):
        path = written(tmp_path, damaged(original, chance))
        try:
            load(path)
        except KioskError as error:
            errors.append((path, error))
    assert len(errors) > 300
    assert all(str(path) in str(error) and error.reason for path, error in errors)


# -- the PIN ------------------------------------------------------------------------------------


def test_a_pin_has_a_salted_hash() -> None:
    first, second = hash_pin("1234", b"a" * 16), hash_pin("1234", b"b" * 16)
    assert first != second
    assert "1234" not in first.split("$")[4:]
    assert pin_matches("1234", first)
    assert pin_matches("1234", second)
    assert not pin_matches("1235", first)
    assert not pin_matches("", first)


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", "１２３４", " 1234"])
def test_a_pin_is_four_to_eight_digits(pin: str) -> None:
    with pytest.raises(PinError):
        hash_pin(pin, b"a" * 16)


@pytest.mark.parametrize(
    "hashed", ["", "plain$1", "scrypt$3$8$1$aa$aa", "scrypt$16384$8$1$zz$zz", "scrypt$0$0$0$$"]
)
def test_a_damaged_hash_is_told(hashed: str) -> None:
    with pytest.raises(PinError):
        read_pin(hashed)
