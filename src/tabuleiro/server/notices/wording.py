"""Letters in words: the server's own texts in their reader's language; never what somebody said in a chat."""

from datetime import datetime
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.server.notices.carrier import Words
from tabuleiro.server.notices.letter import NOTICE, RECOVERY, TRIAL, VERIFICATION, Item, Letter
from tabuleiro.server.notices.subject import LIST
from tabuleiro.server.store.club.schema import REASONS
from tabuleiro.server.table.clocks.days_off import find_zone, moment_of
from tabuleiro.server.table.notices.notice import OF_TABLES
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

SHOWN: Final = 5
"""The most names of one table that a letter tells."""
PLACES: Final = {VERIFICATION: "/settings#verify=", RECOVERY: "/account#reset="}
"""Where the links of letters about an account lead; what is secret stands behind the `#`."""


class Reader(NamedTuple):
    """Who reads a letter."""

    language: str
    zone: str
    name: str


@lru_cache(maxsize=32)
def speak(game: str, language: str) -> Catalogue:
    """The texts of letters about a game, or about none."""
    catalogue = Catalogue(game, language)
    catalogue.add(files("tabuleiro.server").joinpath(f"strings/{language}.ftl").read_text(encoding="utf-8"))
    return catalogue


def put_into_words(letter: Letter, reader: Reader, origin: str, stop: str, now: int) -> Words:
    """A letter as it is sent; `stop` is the link by which its reader is told no more."""
    language = reader.language if reader.language in LANGUAGES else LANGUAGES[0]
    say = speak("", language)
    if letter.about != NOTICE:
        place = PLACES.get(letter.about, "/settings")
        text = say.literal(f"letter-{letter.about}-text", {"name": reader.name})
        words = Words(letter.name, say.literal(f"letter-{letter.about}", {}), (text,), f"{origin}{place}{letter.token}")
        return words._replace(stop=stop) if letter.about == TRIAL else words
    reader = reader._replace(language=language)
    lines = tuple(line_of(item, reader) for item in letter.items)
    first = letter.items[0]
    places = {item.subject.place for item in letter.items}
    title = speak_title(first, reader) if len(letter.items) == 1 else say.literal("letter-many", {"count": len(lines)})
    deadlines = [moment_of(item.deadline) for item in letter.items if item.deadline]
    return Words(
        letter.name,
        title,
        lines,
        f"{origin}{places.pop() if len(places) == 1 else place_of_many(letter)}",
        tuple(data_of(item, origin) for item in letter.items),
        max(60, (max(deadlines) - now) // 1000) if deadlines else 0,
        stop,
        f"{origin}/settings",
        say.literal("letter-footer", {"name": reader.name}),
    )


def game_name(game: str, language: str) -> str:
    """What a game is called; a game that is not installed any more by its own name."""
    try:
        return speak(game, language).literal("game-name", {})
    except (InputError, FileNotFoundError, ModuleNotFoundError):
        return game


def place_of_many(letter: Letter) -> str:
    """Where a letter about several things leads: to one's tables if it is about nothing else, or to the list."""
    return "/mine" if all(item.event in OF_TABLES for item in letter.items) else LIST


def speak_title(item: Item, reader: Reader) -> str:
    """The title of a letter about one thing."""
    told: Arguments = dict(item.subject.arguments)
    if item.game:
        told["game"] = game_name(item.game, reader.language)
    if "until" in told:
        told["until"] = speak_moment(str(told["until"]), reader)
    return speak("", reader.language).literal(item.subject.message, told)


def speak_moment(moment: str, reader: Reader) -> str:
    """A moment by the clocks of its reader."""
    return datetime.fromisoformat(moment).astimezone(find_zone(reader.zone)).strftime("%Y-%m-%d %H:%M")


def speak_reason(why: str, reader: Reader) -> str:
    """The reason of a moderator: one of the kinds of reports, or their own words."""
    return speak("", reader.language).literal(f"reason-{why}", {}) if why in REASONS else why


def line_of(item: Item, reader: Reader) -> str:
    """One thing in one line: what it is, what its table is for, with whom one plays, and how much time there is."""
    say = speak("", reader.language)
    parts = [speak_title(item, reader)]
    if item.subject.why:
        parts.append(speak_reason(item.subject.why, reader))
    if "note" in item.subject.arguments:
        parts.append(f"“{item.subject.arguments['note']}”")
    if item.others:
        names = ", ".join(item.others[:SHOWN]) + (" …" if len(item.others) > SHOWN else "")
        parts.append(say.literal("letter-others", {"names": names}))
    if item.deadline:
        told: Arguments = {"time": speak_moment(item.deadline, reader), "zone": reader.zone}
        parts.append(say.literal("letter-deadline", told))
    return " · ".join(parts)


def data_of(item: Item, origin: str) -> dict[str, object]:
    """One thing as data, for programs that read letters."""
    return {
        "id": f"n{item.notice}",
        "event": item.event,
        "game": item.game or None,
        "table": item.about if item.event in OF_TABLES else None,
        "note": item.subject.arguments.get("note"),
        "turn": item.turn,
        "deadline": item.deadline or None,
        "url": f"{origin}{item.subject.place}",
    }
