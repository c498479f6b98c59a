"""Builds the wheel or the source archive into dist/ and proves that it works in an empty environment.

python scripts/package.py wheel|sdist
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = {"wheel": "*.whl", "sdist": "*.tar.gz"}


def build(form: str) -> Path:
    """Build one form of the package; return the file."""
    dist = ROOT / "dist"
    for old in dist.glob(SUFFIXES[form]):
        old.unlink()
    run(sys.executable, "-m", "build", "--no-isolation", f"--{form}", "--outdir", str(dist), str(ROOT))
    [made] = dist.glob(SUFFIXES[form])
    return made


def prove(package: Path) -> None:
    """Install the package, and only what it names, into an empty environment, and ask it for its games."""
    with tempfile.TemporaryDirectory() as place:
        run(sys.executable, "-m", "venv", f"{place}/venv")
        python = f"{place}/venv/bin/python"
        run(python, "-m", "pip", "install", "--quiet", str(package))
        for arguments in (["version"], ["games"]):
            run(python, "-I", "-m", "tabuleiro", *arguments)


def run(*command: str) -> None:
    """Run a command outside the tree, so that nothing is imported from it by accident."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=ROOT.anchor, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nfailed: {' '.join(command)}")


if __name__ == "__main__":
    if sys.argv[1:] not in (["wheel"], ["sdist"]):
        sys.exit("expected: wheel or sdist")
    print(f"Building the {sys.argv[1]} ...")
    file = build(sys.argv[1])
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB. Installing it in an empty environment ...")
    prove(file)
    print("It installs and knows its games.")
