"""The house rules of the code: who may import whom, and where a few things may be done.

`ROOMS` is the table of `game/README.md`: what each room may import of ours.
"""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]
SOURCES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in FILES}
TREES = {name: ast.parse(source) for name, source in SOURCES.items()}

EVERYTHING = {"rules", "bots", "records", "match", "kit", "texts", "table", "scenes", "cli"}
ROOMS: dict[str, set[str]] = {
    "rules": set(),
    "bots": {"rules"},
    "records": {"rules"},
    "match": {"rules", "bots", "records"},
    "kit": set(),
    "texts": {"rules"},
    "table": {"kit", "texts", "match", "rules"},
    "scenes": {"table", "kit", "texts", "match", "records", "rules", "bots"},
    "cli": EVERYTHING,
    "main.py": {"cli"},
}
WITHOUT_PYGAME = {"rules", "bots", "records", "match", "texts"}
NOT_IN_RULES = {"random", "time", "os", "json", "secrets", "pathlib", "datetime", "io", "sys"}
BOTS_MAY_NOT_NAME = {"Game", "view_of", "glance", "redact", "Position"}
FOR_SCENES_FROM_BOTS = {"CHARACTERS", "EVEN", "LEVELS", "Character"}
LONGEST_FILE, LONGEST_FUNCTION, MOST_METHODS = 400, 60, 25
TEXT_TAKERS = {"Label", "Button", "Toggle", "TextField", "Choice", "Stepper", "Slider"}
TEXT_CALLS = {"toast", "explain", "label", "draw_text"}


def every_file(rule: Callable[[str], None]) -> Callable[[], None]:
    """A test that looks at all files, and tells of each that breaks the rule."""

    def test() -> None:
        broken = []
        for name in SOURCES:
            try:
                rule(name)
            except AssertionError as error:
                broken.append(f"{name}: {error}")
        assert not broken, "\n".join(broken)

    return test


def room_of(name: str) -> str:
    """The room of a file: the folder or file right below `game`, or main.py."""
    parts = name.split("/")
    return parts[0] if len(parts) == 1 else parts[1].removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every imported module, with the name taken from it ("" for the module itself)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            for alias in node.names:
                yield node.module or "", alias.name


def rooms_imported(tree: ast.AST) -> set[str]:
    """Our rooms that a file imports from."""
    rooms = set()
    for module, taken in imports(tree):
        parts = module.split(".")
        if parts[0] == "game":
            rooms.add(parts[1] if len(parts) > 1 else taken)
    return rooms - {"VERSION", ""}


@cache
def calls(tree: ast.AST) -> list[tuple[str, ast.Call]]:
    """Every call, with the dotted name of what is called."""
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [(dotted_name(node.func), node) for node in found]


def dotted_name(node: ast.expr) -> str:
    """ "pygame.event.get" of such an expression; what stands before is left out."""
    if isinstance(node, ast.Attribute):
        return f"{dotted_name(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


@every_file
def test_rooms_import_one_way_only(name: str) -> None:
    room = room_of(name)
    if room == "__init__":
        assert rooms_imported(TREES[name]) == set()
        return
    assert rooms_imported(TREES[name]) <= ROOMS[room] | {room}


@every_file
def test_pygame_stays_in_the_picture_rooms(name: str) -> None:
    if room_of(name) in WITHOUT_PYGAME:
        assert not [module for module, _ in imports(TREES[name]) if module.startswith("pygame")]


@every_file
def test_the_rules_know_neither_chance_nor_time_nor_files(name: str) -> None:
    if room_of(name) == "rules":
        assert not {module.split(".")[0] for module, _ in imports(TREES[name])} & NOT_IN_RULES


@every_file
def test_bots_cannot_reach_the_full_state(name: str) -> None:
    if room_of(name) == "bots":
        taken = {taken for module, taken in imports(TREES[name]) if module.startswith("game.rules")}
        assert not taken & BOTS_MAY_NOT_NAME
        assert "game.rules.game" not in {module for module, _ in imports(TREES[name])}


@every_file
def test_scenes_know_only_the_names_of_levels_and_characters(name: str) -> None:
    if room_of(name) == "scenes":
        taken = {taken for module, taken in imports(TREES[name]) if module.startswith("game.bots")}
        assert taken <= FOR_SCENES_FROM_BOTS


@every_file
def test_time_is_slept_and_waited_for_in_the_loop_only(name: str) -> None:
    if name == "game/kit/loop.py":
        return
    waits = [
        ast.unparse(call)
        for dotted, call in calls(TREES[name])
        if dotted.rsplit(".", 1)[-1] in {"sleep", "wait", "delay"}
    ]
    assert set(waits) <= {"asyncio.sleep(0)"}


@every_file
def test_the_queue_is_read_and_the_screen_shown_in_one_place(name: str) -> None:
    called = {dotted for dotted, _ in calls(TREES[name])}
    if name != "game/kit/input.py":
        assert not {c for c in called if c.endswith(("event.get", "event.poll", "event.wait"))}
    if name != "game/kit/window.py":
        assert not {c for c in called if c.endswith(("display.flip", "display.update"))}


@every_file
def test_only_the_command_line_prints(name: str) -> None:
    if room_of(name) != "cli":
        assert "print" not in {dotted for dotted, _ in calls(TREES[name])}


@every_file
def test_what_a_person_reads_comes_from_the_texts(name: str) -> None:
    if room_of(name) not in ("table", "scenes"):
        return
    for dotted, call in calls(TREES[name]):
        called = dotted.rsplit(".", 1)[-1]
        if called in TEXT_TAKERS | TEXT_CALLS or called.endswith((".text", ".line")):
            words = [a for a in (*call.args, *(k.value for k in call.keywords)) if is_words(a)]
            assert not words, f"line {call.lineno}: {dotted} is given a literal text"


def is_words(node: ast.expr) -> bool:
    """Whether an argument is a literal text with a letter in it."""
    if isinstance(node, ast.JoinedStr):
        return any(is_words(part) for part in node.values)
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return " " in node.value.strip() or node.value[:1].isupper()


@every_file
def test_nobody_has_to_scroll_to_understand_one_thing(name: str) -> None:
    assert len(SOURCES[name].splitlines()) < LONGEST_FILE
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.ClassDef):
            methods = [n for n in node.body if isinstance(n, ast.FunctionDef)]
            assert len(methods) < MOST_METHODS, f"{node.name} has {len(methods)} methods"
        elif isinstance(node, ast.FunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            assert lines <= LONGEST_FUNCTION, f"{node.name} has {lines} lines"


def test_main_is_ten_lines() -> None:
    assert len(SOURCES["main.py"].splitlines()) <= 10
