"""Puts a measured section into docs/quality.md, between the marks that bear its name.

some-measurement | python scripts/quality.py NAME
"""

import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "quality.md"


def write_section(name: str, text: str, path: Path = PAGE) -> None:
    """Replace what stands between `<!-- NAME -->` and `<!-- end NAME -->`; the marks must be there, once."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end {name} -->\n"
    page = path.read_text(encoding="utf-8")
    if page.count(begin) != 1 or page.count(end) != 1:
        sys.exit(f"{path.name} needs the marks {begin.strip()} and {end.strip()} once each")
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    path.write_text(f"{before}{begin}\n{text.strip()}\n\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    write_section(sys.argv[1], sys.stdin.read())
