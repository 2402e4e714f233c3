"""The README's commands, for its test and for `.ci/run`.

`python tests/readme.py play` and `... tests` print the first and the second command of the
README's section "Two commands".
"""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def code_blocks(language: str = "sh") -> list[str]:
    """The README's fenced blocks of a language, in order."""
    text = README.read_text(encoding="utf-8")
    return [block.strip() for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)]


def two_commands() -> dict[str, str]:
    """The command that sets up and plays, and the one that sets up and passes the tests."""
    play, tests = code_blocks()[:2]
    return {"play": play, "tests": tests}


if __name__ == "__main__":
    print(two_commands()[sys.argv[1]])
