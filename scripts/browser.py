"""Makes sure that there is a Chromium for the journeys: CHROMIUM names one, else the system's, else apt installs it."""

import os
import shutil
import subprocess
import sys

USUAL = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Find Chromium, or install it where we may."""
    if os.environ.get("CHROMIUM") or any(shutil.which(name) for name in USUAL):
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit("Chromium is needed for the journeys: install it, or name it in CHROMIUM=/path/to/chromium")
    print("Installing Chromium ...")
    subprocess.run(["apt-get", "update", "-qq"], check=True)  # noqa: S607 - the system's own
    subprocess.run(["apt-get", "install", "-qq", "-y", "chromium"], check=True, stdout=subprocess.DEVNULL)  # noqa: S607


if __name__ == "__main__":
    main()
