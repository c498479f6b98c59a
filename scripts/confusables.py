"""Makes the table of look-alike characters from Unicode's confusables.txt: `python scripts/confusables.py FILE`.

Only what is left to do after our own normalising (NFKC) is kept, so the table is small enough to read.
"""

import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "tabuleiro" / "server" / "people" / "data" / "confusables.txt"
HEAD = """\
# Characters that look like others: a prototype, a tab, its look-alikes. Made by scripts/confusables.py from Unicode's
# confusables.txt {version} (UTS #39; the data is Unicode's, under the Unicode License v3).
"""


def characters(codes: str) -> str:
    """The text of some code points in hexadecimal."""
    return "".join(chr(int(code, 16)) for code in codes.split())


def mappings(text: str) -> Iterator[tuple[str, str]]:
    """Every look-alike with its prototype, as Unicode lists them."""
    for line in text.splitlines():
        fields = line.split("#", maxsplit=1)[0].split(";")
        if len(fields) == 3:
            yield characters(fields[0]), characters(fields[1])


def table(text: str) -> str:
    """The look-alikes of each prototype that normalising leaves as they are."""
    version = next(line for line in text.splitlines() if line.startswith("# Version:")).split()[-1]
    alike: dict[str, str] = {}
    for found, prototype in mappings(text):
        is_left = unicodedata.normalize("NFKC", found) == found
        if is_left and not any(unicodedata.category(letter)[0] in "CZ" for letter in found + prototype):
            alike[prototype] = alike.get(prototype, "") + found
    lines = [f"{prototype}\t{''.join(sorted(alike[prototype]))}\n" for prototype in sorted(alike)]
    return HEAD.format(version=version) + "".join(lines)


if __name__ == "__main__":
    TARGET.write_text(table(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
