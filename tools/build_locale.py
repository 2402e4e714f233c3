"""Finds the msgids in the code and compiles the catalogues of `assets/locale/`.

    python tools/build_locale.py          writes bohnanza.pot, compiles every <language>.po
    python tools/build_locale.py --check  exits 1 when something is out of date or incomplete

A msgid is the first argument of `say` or `mark`, or the first two of `count`. Only the part of
the .po format is read that these catalogues use.
"""

from __future__ import annotations

import argparse
import ast
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
DOMAIN = "bohnanza"
ONE = ("say", "mark")
TWO = ("count",)


class Message(NamedTuple):
    """A msgid, its plural ("" without one), and the translations in their order."""

    one: str
    many: str
    forms: tuple[str, ...] = ()


def find_messages(folder: Path = ROOT / "game") -> dict[str, Message]:
    """All msgids of the code, in the order of files and lines."""
    found: dict[str, Message] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
            for message in _messages(call):
                known = found.get(message.one)
                if known is None or not known.many:
                    found[message.one] = message
    return found


def _messages(call: ast.Call) -> Iterator[Message]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else None
    name = call.func.id if isinstance(call.func, ast.Name) else name
    if name in ONE and call.args:
        for text in _strings(call.args[0]):
            yield Message(text, "")
    elif name in TWO and len(call.args) > 1:
        one, many = list(_strings(call.args[0])), list(_strings(call.args[1]))
        if one and many:
            yield Message(one[0], many[0])


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def read_po(path: Path) -> tuple[str, dict[str, Message]]:
    """The header and the messages of a catalogue."""
    header, messages = "", {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields: dict[str, str] = {}
        field = ""
        for line in block.splitlines():
            if line.startswith("#"):
                continue
            keyword, _, rest = line.partition(" ")
            if not line.startswith('"'):
                field, line = keyword, rest
                fields[field] = ""
            fields[field] += ast.literal_eval(line)
        if not fields:
            continue
        if fields["msgid"]:
            forms = tuple(text for key, text in fields.items() if key.startswith("msgstr"))
            many = fields.get("msgid_plural", "")
            messages[fields["msgid"]] = Message(fields["msgid"], many, forms)
        else:
            header = fields["msgstr"]
    return header, messages


def compiled(header: str, messages: dict[str, Message]) -> bytes:
    """The catalogue as gettext reads it (a .mo file)."""
    entries = {b"": header.encode()}
    for message in messages.values():
        key = f"{message.one}\0{message.many}" if message.many else message.one
        if all(message.forms):
            entries[key.encode()] = "\0".join(message.forms).encode()
    keys = sorted(entries)
    count = len(keys)
    start = 28 + 16 * count
    ids = b"".join(key + b"\0" for key in keys)
    texts = b"".join(entries[key] + b"\0" for key in keys)
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0)
    tables = [b"", b""]
    places = [start, start + len(ids)]
    for key in keys:
        for table, text in enumerate((key, entries[key])):
            tables[table] += struct.pack("<2I", len(text), places[table])
            places[table] += len(text) + 1
    return head + b"".join(tables) + ids + texts


def pot(messages: dict[str, Message]) -> str:
    """The template for new catalogues."""
    blocks = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"']
    for message in messages.values():
        lines = [f"msgid {_quoted(message.one)}"]
        if message.many:
            lines += [f"msgid_plural {_quoted(message.many)}", 'msgstr[0] ""', 'msgstr[1] ""']
        else:
            lines.append('msgstr ""')
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _quoted(text: str) -> str:
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{text}"'


def built() -> dict[Path, bytes]:
    """Every file that this tool writes, with what should be in it."""
    files = {LOCALE / f"{DOMAIN}.pot": pot(find_messages()).encode()}
    for path in sorted(LOCALE.glob("*.po")):
        target = LOCALE / path.stem / "LC_MESSAGES" / f"{DOMAIN}.mo"
        files[target] = compiled(*read_po(path))
    return files


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = 0
    for path, content in built().items():
        if path.is_file() and path.read_bytes() == content:
            continue
        stale += 1
        if check:
            print(f"out of date: {path.relative_to(ROOT)}", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            print(path.relative_to(ROOT))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
