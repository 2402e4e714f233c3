"""Makes a folder that runs the game on a machine without Python, in `dist/bohnanza-table/`.

    python tools/build_folder.py

The first run makes an environment of its own in `build/venv` and fetches pygame-ce and
PyInstaller into it, so that the folder holds what the game needs and nothing else. The folder
runs on the kind of system and processor it was made on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = "bohnanza-table"
DATA = ("assets",)
"""The folders, from the root, that the program reads at run time."""
BESIDE = ("LICENSE", "assets/desktop")
"""What lies beside the program, for people and their desktops."""
BUILDER = "pyinstaller>=6.11"
LEFT_OUT = ("numpy", "tkinter", "PIL")


def modules() -> list[str]:
    """All modules of the program: commands are imported by name, which no builder sees."""
    files = (path.relative_to(ROOT).with_suffix("") for path in ROOT.glob("game/**/*.py"))
    return sorted(".".join(file.parts).removesuffix(".__init__") for file in files)


def command(python: Path, out: Path, work: Path) -> list[str]:
    """The builder's words: one folder, every command of the program, all data."""
    words = [str(python), "-m", "PyInstaller", str(ROOT / "main.py"), "--name", NAME]
    words += ["--onedir", "--noconfirm", "--clean", "--log-level", "WARN", "--paths", str(ROOT)]
    words += ["--distpath", str(out), "--workpath", str(work), "--specpath", str(work)]
    for module in modules():
        words += ["--hidden-import", module]
    for folder in DATA:
        words += ["--add-data", f"{ROOT / folder}{os.pathsep}{folder}"]
    for module in LEFT_OUT:
        words += ["--exclude-module", module]
    if sys.platform == "win32":
        words += ["--hide-console", "hide-early"]
    return words


def make_environment(folder: Path) -> Path:
    """An environment with pygame-ce and the builder; its Python. Kept for the next time."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.is_file():
        venv.create(folder, with_pip=True)
    wanted = ["-r", str(ROOT / "requirements.txt"), BUILDER]
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *wanted], check=True)
    return python


def put_beside(folder: Path) -> None:
    """Licence, desktop entry and icons, where a person finds them."""
    for name in BESIDE:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / source.name, dirs_exist_ok=True)
        else:
            shutil.copy2(source, folder)


def main(words: Sequence[str]) -> int:
    """Build; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="default: dist")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="default: build")
    options = parser.parse_args(words)
    work = options.work.resolve()
    try:
        python = make_environment(work / "venv")
        subprocess.run(command(python, options.out.resolve(), work), cwd=work, check=True)
    except subprocess.CalledProcessError as error:
        print(f"build_folder.py: this failed ({error.returncode}): {error.cmd}", file=sys.stderr)
        return 1
    folder = options.out.resolve() / NAME
    put_beside(folder)
    size = sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder} ({size / 1e6:.0f} MB): start {NAME} in it")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
