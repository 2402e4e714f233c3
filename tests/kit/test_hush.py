"""C libraries are not heard on the terminal, we are; and without a terminal all goes on."""

import os
import subprocess
import sys

import pytest

from game.kit.hush import hushed


def test_nothing_is_heard_inside_and_everything_after_it(capfd):
    with hushed():
        os.write(2, b"ALSA lib: noise\n")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


def test_after_an_error_inside_the_terminal_is_back(capfd):
    with pytest.raises(OSError, match="no card"), hushed():
        raise OSError("no card")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


def test_a_terminal_that_is_closed_stays_closed():
    code = (
        "import os; os.close(2); from game.kit.hush import hushed\n"
        "with hushed(): pass\n"
        "try: os.fstat(2)\n"
        "except OSError: print('closed')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "closed\n"
