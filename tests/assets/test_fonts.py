"""The typeface covers what the program writes, and its licence is with it."""

from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
ALPHABETS = {
    "english": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"()[]/&%+-=#",
    "german": "ÄÖÜäöüßẞ„“‚‘",
    "spanish": "ÁÉÍÓÚÜÑáéíóúüñ¿¡«»",
    "latvian": "ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž",
    "vietnamese": "ĂÂĐÊÔƠƯăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ",
    "signs": "…×–—→←↑↓•·−½",
}


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_typeface_has_all_letters(path: Path, language: str) -> None:
    pygame.font.init()
    letters = ALPHABETS[language]
    found = pygame.font.Font(str(path), 20).metrics(letters)
    assert [letter for letter, size in zip(letters, found, strict=True) if size is None] == []


def test_the_licence_travels_with_the_typeface() -> None:
    assert FONTS
    assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / "OFL.txt").read_text()
