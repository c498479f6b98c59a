"""Names: which ones can be seen, when two are the same, and when one looks like another (UTS #39 skeletons)."""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from tabuleiro.server.errors import RequestError

NAME_LENGTH: Final = 30
"""Characters of the longest name."""
ACCOUNT_LENGTH: Final = 80
"""Characters of the longest name in its compatible form: one sign may stand for a whole phrase."""
MOST_MARKS: Final = 2
"""How many accents may stand on one letter: no language needs more once they are composed."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters and signs that show nothing (the Hangul fillers, the empty Braille cell, ...), besides category C."""
VISIBLE: Final = frozenset("LNS")
"""Categories of what can be seen by itself: letters, digits, signs."""


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no blanks around or in a row, nothing that cannot be seen."""
    cleaned = clean_line(name)
    arguments: dict[str, int | str] = {"longest": NAME_LENGTH}
    if not 1 <= len(cleaned) <= NAME_LENGTH or len(account_of(cleaned)) > ACCOUNT_LENGTH:
        raise RequestError("malformed", f"a name has 1 to {NAME_LENGTH} characters", arguments, "error-bad-name")
    if not is_visible(cleaned):
        raise RequestError("malformed", "a name is of letters that can be seen", arguments, "error-invisible-name")
    return cleaned


def clean_line(text: str) -> str:
    """A line that somebody has written: no control characters, no blanks around or in a row."""
    seen = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(unicodedata.normalize("NFC", seen).split())


def is_visible(name: str) -> bool:
    """Whether every part of a name shows, and no letter is buried under accents."""
    categories = [unicodedata.category(letter) for letter in name]
    marks = most = 0
    for category in categories:
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        most = max(most, marks)
    shows = any(category[0] in VISIBLE for category in categories)
    return shows and most <= MOST_MARKS and not INVISIBLE & set(name)


def account_of(name: str) -> str:
    """What makes an account name unique: case and compatible forms (full width, ...) do not."""
    return unicodedata.normalize("NFKC", name).casefold()


@cache
def prototypes() -> dict[int, str]:
    """For each look-alike the characters that it looks like."""
    text = files("tabuleiro.server.people").joinpath("data/confusables.txt").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if "\t" in line]
    return {ord(letter): prototype for prototype, letters in rows for letter in letters}


def look(text: str) -> str:
    """A text with every character replaced by the one that it looks like."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(prototypes()))


def skeletons(name: str) -> list[str]:
    """What a name looks like, whatever its case: names that share one are mistaken for each other.

    The first is of its small letters; the second is of its letters as they stand, among which a Cyrillic capital may
    look like a Latin one, and a capital I like a small l.
    """
    plain = unicodedata.normalize("NFKC", name)
    return [look(plain.casefold()).casefold(), look(look(plain).casefold()).casefold()]


def stored_skeleton(name: str) -> str:
    """The skeleton that is kept of an account's name: of its letters as they stand."""
    return skeletons(name)[1]
