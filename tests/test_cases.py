"""Every conformance case passes, and every record that must be refused is."""

from pathlib import Path

import pytest

from game.cli import main
from game.records import RecordError, ReplayError, read_record, replay

CASES = Path(__file__).parent / "cases"
GOOD = sorted([*CASES.glob("*.bohn"), *(CASES / "more").glob("*.bohn")])
REFUSED = sorted(CASES.glob("**/refused/*.bohn"))
FAILING = sorted((CASES / "more" / "failing").glob("*.bohn"))


def short(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", GOOD, ids=short)
def test_a_case_holds_line_by_line(path: Path) -> None:
    replay(read_record(path))


@pytest.mark.parametrize("path", REFUSED, ids=short)
def test_what_is_no_record_is_refused(path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert not isinstance(caught.value, ReplayError)


@pytest.mark.parametrize("path", FAILING, ids=short)
def test_a_record_that_does_not_hold_is_read_but_not_replayed(path: Path) -> None:
    record = read_record(path)
    with pytest.raises(ReplayError):
        replay(record)


def test_verify_counts_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, GOOD)]) == 0
    assert capsys.readouterr().out == f"{len(GOOD)} passed, 0 failed\n"


def test_unreadable_wins_over_failing(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(GOOD[0]), str(FAILING[0]), str(REFUSED[0]), "no-such-file.bohn"]
    assert main(["verify", *files]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 3 failed"
    assert [line.split(":")[0] for line in lines[:-1]] == files[1:]
    assert main(["verify", *files[:2]]) == 1
