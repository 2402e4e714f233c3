"""Files as they come back from a bad stick: what every reader must bear."""

from random import Random

_PIECES = (
    *(b"\n", b"{", b"}", b"[", b'"', b",", b":", b"\\", b"=", b"-1", b"1e999", b"nan", b"null"),
    *(b"\xff\xfe", b"\0", b"9" * 400, b"[" * 2000, b'"do"', b"true", "\u202e".encode(), b" "),
)


def damaged(whole: bytes, chance: Random) -> bytes:
    """The bytes with a few things changed, doubled, taken out or put in, or with the end gone."""
    data = bytearray(whole)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(6):
            case 0 if at < len(data):
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randint(1, 40)]
            case 2:
                data[at:at] = chance.choice(_PIECES)
            case 3:
                lines = bytes(data).splitlines(keepends=True) or [b""]
                number = chance.randrange(len(lines))
                lines.insert(chance.randrange(len(lines) + 1), lines[number])
                data = bytearray(b"".join(lines))
            case 4:
                data[at:at] = whole[chance.randrange(len(whole)) :][:50]
            case _:
                del data[at + len(data) // 2 :]
    return bytes(data)
