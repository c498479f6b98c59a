"""Puts what was measured into docs/quality/, and how all promises stand into docs/quality.md.

Each subject has a file with sections between marks (`<!-- NAME -->`, `<!-- end NAME -->`). Writing one counts the
targets and findings of all subjects anew.

    some-measurement | python scripts/quality.py NAME
"""

import re
import sys
from collections import Counter
from pathlib import Path

DOCS: Path = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "quality.md"
FIGURES = DOCS / "quality"
VERDICT = re.compile(r"^\| (.+?) \|.*\| ([^|]*\b(?:met|missed)\b[^|]*) \|$", re.MULTILINE)
"""A line of a table that ends in a verdict: what was measured, and whether it meets its target."""
FINDING = re.compile(r"\*\*(\d[\d,]*)(?: of (\d[\d,]*))? ([a-z%][^*]*)\*\*")
"""A number in bold with its noun: `**0 violations**`, `**58 of 58 mutants killed**`."""
TALLY = re.compile(r"^\|.*\| ([^|]+) \|\n\|[-:|]+\|\n((?:\|.*\| \*\*\d+\*\* \|\n)+)", re.MULTILINE)
"""A table whose last column is a number in bold: its heading and its lines."""


def replaced(page: str, name: str, text: str) -> str:
    """A page with another text between the marks of one name, which must be there once."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end {name} -->\n"
    if page.count(begin) != 1 or page.count(end) != 1:
        sys.exit(f"the marks {begin.strip()} and {end.strip()} are needed once each")
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    return f"{before}{begin}\n{text.strip()}\n\n{end}{after}"


def find_file(name: str) -> Path:
    """The file with the figures of that name."""
    found = [path for path in FIGURES.glob("*.md") if f"<!-- {name} -->\n" in path.read_text(encoding="utf-8")]
    if len(found) != 1:
        sys.exit(f"docs/quality/ needs one file with the mark <!-- {name} -->")
    return found[0]


def findings(figures: str) -> list[str]:
    """What was counted, summed by its noun."""
    found: Counter[str] = Counter()
    among: Counter[str] = Counter()
    for number, whole, noun in FINDING.findall(VERDICT.sub("", figures)):
        found[noun] += int(number.replace(",", ""))
        among[noun] += int(whole.replace(",", "") or 0)
    for noun, lines in TALLY.findall(figures):
        found[noun] += sum(map(int, re.findall(r"\*\*(\d+)\*\* \|$", lines, re.MULTILINE)))
    return [f"{found[noun]:,}{f' of {among[noun]:,}' if among[noun] else ''} {noun}" for noun in found]


def verdict(figures: str) -> str:
    """How a subject stands: its targets, the missed ones by name, and what was counted."""
    judged = VERDICT.findall(figures)
    missed = [what for what, word in judged if "missed" in word]
    parts = [f"{len(judged) - len(missed)} of {len(judged)} targets met"] if judged else []
    parts += [f"**missed:** {'; '.join(missed)}"] if missed else []
    return "; ".join(parts + findings(figures)) or "no targets"


def standing() -> str:
    """The table of all subjects."""
    lines = ["| subject | stands |", "|---|---|"]
    for path in sorted(FIGURES.glob("*.md")):
        figures = path.read_text(encoding="utf-8")
        title = figures.splitlines()[0].removeprefix("# ")
        lines.append(f"| [{title}](quality/{path.name}) | {verdict(figures)} |")
    return "\n".join(lines)


def write_section(name: str, text: str, path: Path | None = None) -> None:
    """Replace one section, in the file of figures that has it unless another file is named."""
    file = path or find_file(name)
    file.write_text(replaced(file.read_text(encoding="utf-8"), name, text), encoding="utf-8")
    PAGE.write_text(replaced(PAGE.read_text(encoding="utf-8"), "standing", standing()), encoding="utf-8")


if __name__ == "__main__":
    write_section(sys.argv[1], sys.stdin.read())
