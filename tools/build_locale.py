"""Finds the msgids in the code and compiles the catalogues of `assets/locale/`.

    python tools/build_locale.py          writes bohnanza.pot, compiles every <language>.po
    python tools/build_locale.py --update also puts new msgids into every .po, untranslated,
                                          and takes out those that are gone
    python tools/build_locale.py --check  exits 1 when something is out of date

A msgid is the first argument of `say` or `mark`, or the first two of `count`. Only the part of
the .po format is read that these catalogues use.
"""

from __future__ import annotations

import argparse
import ast
import struct
import sys
from collections.abc import Iterable, Iterator
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


def po(header: str, messages: Iterable[Message]) -> str:
    """A catalogue as text."""
    blocks = [f'msgid ""\nmsgstr {_quoted(header)}']
    for message in messages:
        lines = [f"msgid {_quoted(message.one)}"]
        if message.many:
            lines.append(f"msgid_plural {_quoted(message.many)}")
            lines += [f"msgstr[{n}] {_quoted(form)}" for n, form in enumerate(message.forms)]
        else:
            lines.append(f"msgstr {_quoted(message.forms[0])}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def merged(header: str, there: dict[str, Message], wanted: dict[str, Message]) -> str:
    """A catalogue with exactly the wanted messages, translated where they were."""
    forms = int(header.partition("nplurals=")[2].partition(";")[0] or 2)
    messages = []
    for message in wanted.values():
        known = there.get(message.one)
        empty = ("",) * (forms if message.many else 1)
        fits = known is not None and known.many == message.many
        messages.append(message._replace(forms=known.forms if known and fits else empty))
    return po(header, messages)


def _quoted(text: str) -> str:
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{text}"'


def built() -> dict[Path, bytes]:
    """Every file that this tool writes, with what should be in it."""
    template = merged("Content-Type: text/plain; charset=UTF-8\n", {}, find_messages())
    files = {LOCALE / f"{DOMAIN}.pot": template.encode()}
    for path in sorted(LOCALE.glob("*.po")):
        target = LOCALE / path.stem / "LC_MESSAGES" / f"{DOMAIN}.mo"
        files[target] = compiled(*read_po(path))
    return files


def _update() -> None:
    wanted = find_messages()
    for path in sorted(LOCALE.glob("*.po")):
        header, there = read_po(path)
        path.write_text(merged(header, there, wanted), encoding="utf-8")
        for message in wanted.values():
            if message.one not in there:
                print(f"{path.name}: to translate: {message.one}")


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    check = options.check
    if options.update:
        _update()
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
