"""Soaks a game over all its seat counts and options and keeps the result in docs/quality/.

python scripts/soak.py GAME STEPS
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from quality import write_section

ROOT = Path(__file__).resolve().parent.parent
JUDGED_SHARE = 500
"""One position in this number is judged id by id: legal() against refusal()."""


def soak(game: str, steps: int) -> dict[str, int]:
    """Run `tabuleiro soak` on all cores; whatever it finds ends the script."""
    command = [sys.executable, "-m", "tabuleiro", "soak", game, "--steps", str(steps), "--all-kinds", "--json"]
    command += ["--judge", str(steps // JUDGED_SHARE), "--workers", str(os.cpu_count() or 1)]
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
    print(done.stdout, end="")
    if done.returncode != 0:
        sys.exit(done.returncode)
    numbers: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return numbers


def section(numbers: dict[str, int], minutes: float) -> str:
    """The numbers as a sentence for the page."""
    return (
        f"{numbers['steps']:,} steps over all seat counts and options, every position checked: "
        f"{numbers['games']:,} games begun, {numbers['finished']:,} finished, **{numbers['violations']} violations**; "
        f"{numbers['judged']:,} positions judged on {numbers['ids']:,} action ids, "
        f"**{numbers['disagreements']} disagreements** between `legal` and `refusal`. It took {minutes:.0f} minutes."
    )


if __name__ == "__main__":
    name, wanted = sys.argv[1], int(sys.argv[2])
    began = time.monotonic()
    found = soak(name, wanted)
    write_section(f"soak-{name}", section(found, (time.monotonic() - began) / 60))
