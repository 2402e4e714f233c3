"""`verify FILE...`: replay records and conformance cases (RECORD.md "Conformance cases")."""

import argparse

from game.records import RecordError, ReplayError, read_record, replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record or case (.bohn)")


def run(options: argparse.Namespace) -> int:
    """Exit 0 when all pass, 2 when a file cannot be read as a record, else 1."""
    code, failed = 0, 0
    for path in options.files:
        try:
            replay(read_record(path))
        except RecordError as error:
            print(error)
            failed += 1
            code = max(code, 1 if isinstance(error, ReplayError) else 2)
    print(f"{len(options.files) - failed} passed, {failed} failed")
    return code
