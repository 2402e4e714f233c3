"""The drawings in the repository are those that the scripts in tools/ draw."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAW = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import svg
svg.ART = Path(sys.argv[2])
import draw_all
draw_all.main()
"""


def test_running_the_scripts_again_changes_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", DRAW, str(ROOT / "tools"), str(tmp_path)]
    subprocess.run(command, check=True)
    drawn = {path.relative_to(tmp_path): path for path in tmp_path.rglob("*.svg")}
    art = ROOT / "assets" / "art"
    kept = {path.relative_to(art): path for path in art.rglob("*.svg")}
    assert drawn.keys() == kept.keys()
    assert [name for name in drawn if drawn[name].read_bytes() != kept[name].read_bytes()] == []
