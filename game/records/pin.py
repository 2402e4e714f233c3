"""The staff PIN: kept as a salted scrypt hash, `scrypt$n$r$p$salt$hash`, salt and hash in hex."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import NamedTuple

COST, BLOCKS, LANES = 2**14, 8, 1
SALT_BYTES, HASH_BYTES = 16, 32
SHORTEST, LONGEST = 4, 8
_MOST_MEMORY = 64 * 1024 * 1024
_HEX = re.compile(r"(?:[0-9a-f]{2}){8,64}")


class PinError(ValueError):
    """No PIN, or no hash of one; the message says why."""


class HashedPin(NamedTuple):
    """The parts of a hash."""

    cost: int
    blocks: int
    lanes: int
    salt: bytes
    digest: bytes


def hash_pin(pin: str, salt: bytes) -> str:
    """The line for the kiosk file. Raises PinError when it is not 4 to 8 digits."""
    if not (pin.isascii() and pin.isdecimal() and SHORTEST <= len(pin) <= LONGEST):
        raise PinError(f"a PIN is {SHORTEST} to {LONGEST} digits")
    digest = _scrypt(pin, HashedPin(COST, BLOCKS, LANES, salt, b"\0" * HASH_BYTES))
    return f"scrypt${COST}${BLOCKS}${LANES}${salt.hex()}${digest.hex()}"


def pin_matches(pin: str, hashed: str) -> bool:
    """Whether these digits have this hash; takes about a twentieth of a second on a desktop."""
    parts = read_pin(hashed)
    return hmac.compare_digest(_scrypt(pin, parts), parts.digest)


def read_pin(hashed: str) -> HashedPin:
    """The parts of a line of `hash_pin`. Raises PinError."""
    parts = hashed.split("$")
    if len(parts) != 6 or parts[0] != "scrypt":
        raise PinError("is no hash of a PIN")
    numbers = parts[1:4]
    if not all(part.isascii() and part.isdecimal() and len(part) < 8 for part in numbers):
        raise PinError("the hash of the PIN is damaged")
    cost, blocks, lanes = map(int, numbers)
    sound = cost >= 2 and cost & (cost - 1) == 0 and 1 <= blocks <= 64 and 1 <= lanes <= 16
    if not sound or 128 * cost * blocks * lanes > _MOST_MEMORY:
        raise PinError("the hash of the PIN asks for too much work")
    if not all(_HEX.fullmatch(part) for part in parts[4:]):
        raise PinError("the hash of the PIN is damaged")
    return HashedPin(cost, blocks, lanes, bytes.fromhex(parts[4]), bytes.fromhex(parts[5]))


def _scrypt(pin: str, parts: HashedPin) -> bytes:
    return hashlib.scrypt(
        pin.encode(),
        salt=parts.salt,
        n=parts.cost,
        r=parts.blocks,
        p=parts.lanes,
        maxmem=2 * _MOST_MEMORY,
        dklen=len(parts.digest),
    )
