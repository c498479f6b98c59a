"""Reads a game, now or after any ply: the position, its elements explained, its course, its record, its points."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.event import Event
from tabuleiro.core.present.encoded import encode_event
from tabuleiro.core.present.explanation import Saying
from tabuleiro.core.present.rulebook import rule_headings
from tabuleiro.core.records.record import new_record, record_from, write_record
from tabuleiro.learn.score_sheet import ScoreSheet, encode_sheet, rules_of
from tabuleiro.server.answers.known import known, unknown
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import Presence
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.updates import SerialisedSnapshot, Update
from tabuleiro.texts.explained import headings, provenance_of
from tabuleiro.texts.package import read_rules


class Look(NamedTuple):
    """At which element somebody looks, for which seat, after which ply (None is now), in which language."""

    element: str
    seat: int
    ply: int | None
    language: str


async def started(tables: LiveTables, table: str, user: int, key: str) -> tuple[Snapshot, Playthrough]:
    """A table that has started, and its game."""
    found = await tables.find_visible(table, user, key)
    seen = found.seen_by(user)
    if seen.playthrough is None:
        raise RequestError("not_started", "the table is open")
    return seen, seen.playthrough


def earlier(playthrough: Playthrough, ply: int) -> Playthrough:
    """The game as it was after the first `ply` actions."""
    return playthrough.at(known_ply(playthrough, ply))


def known_ply(playthrough: Playthrough, ply: int | None) -> int:
    """A ply that was asked for, the last one when none was; one that was not played is refused."""
    last = playthrough.ply()
    if ply is None:
        return last
    if not 0 <= ply <= last:
        raise RequestError("unknown", f"there is no ply {ply}: the last one is {last}")
    return ply


def update_at(snapshot: Snapshot, playthrough: Playthrough, ply: int, presence: Presence) -> str:
    """The table as it was after `ply` actions, as the JSON of an update; its log holds the last one."""
    then = snapshot.copy()
    then.playthrough = earlier(playthrough, ply)
    then.undo_request = then.undo_refusal = then.rematch = then.clocks = None
    return Update(SerialisedSnapshot(then, presence), max(0, ply - 1), then.updated, with_chat=False).text_for(0)


def actions_of(playthrough: Playthrough, ply: int | None) -> list[dict[str, object]]:
    """Every action of the game, or the first `ply` of them, in few words."""
    game, line = playthrough.game(), playthrough.played.until(known_ply(playthrough, ply))
    return [{"actor": played.actor, "action": game.format(played.action)} for played in line]


def tell_element(snapshot: Snapshot, playthrough: Playthrough, look: Look, user: int) -> dict[str, object]:
    """What an element of the board is and means, for a seat of one's own or for nobody."""
    game = snapshot.agreed().game
    known(game, look.language)
    if look.seat != NOBODY and look.seat not in snapshot.seats_of(user):
        raise RequestError("forbidden", f"seat {look.seat} is not yours")
    shown = playthrough if look.ply is None else earlier(playthrough, look.ply)
    try:
        found = shown.state.explain(look.element, look.seat)
    except UnknownElement as error:
        raise unknown(error) from error
    rules = headings(found, read_rules(game, look.language))
    return {
        "element": look.element,
        "title": encode_saying(found.title),
        "kind": encode_saying(found.kind),
        "lines": [encode_saying(line) for line in found.lines],
        "now": [encode_saying(line) for line in found.now],
        "rules": [{"rule": rule, "heading": said} for rule, said in rules],
        "provenance": provenance_of(shown.state.game(), found),
        "source": found.source,
    }


def encode_saying(saying: Saying) -> dict[str, object]:
    """A message, what fills it, and what follows it in the same line."""
    then = [encode_saying(after) for after in saying.then]
    return {"message": saying.message, "arguments": saying.arguments, "then": then}


def position_of(snapshot: Snapshot, playthrough: Playthrough, ply: int | None) -> dict[str, object]:
    """The canonical position, now or after `ply` actions."""
    dump = earlier(playthrough, known_ply(playthrough, ply)).state.dump()
    return {"game": snapshot.agreed().game, "position": dump, "digest": digest_of_position(dump)}


def record_of(snapshot: Snapshot, playthrough: Playthrough) -> str:
    """The record file of a finished game."""
    agreement = snapshot.agreed()
    if snapshot.status() != "finished":
        raise RequestError("not_started", "a record is given when the game is over")
    players, ended, actions = players_of(snapshot), snapshot.updated[:10], playthrough.played.actions()
    if agreement.position is not None:
        return write_record(record_from(playthrough.start, players, ended, actions))
    return write_record(new_record(playthrough.game(), agreement.options, players, ended, actions))


def record_name(snapshot: Snapshot) -> str:
    """The name of a game's record file."""
    return f"{snapshot.agreed().game}-{snapshot.table.removeprefix('~')}.tab"


def players_of(snapshot: Snapshot) -> list[str]:
    """Who played, for the record: names of people, levels of bots, and who had resigned."""
    names: list[str] = []
    for seat in snapshot.seats:
        standin = f" (resigned: {seat.standin})" if seat.resigned else f" ({seat.standin})" if seat.standin else ""
        names.append((seat.name or seat.level) + standin)
    return names


def course_of(playthrough: Playthrough, kinds: Collection[str]) -> dict[str, object]:
    """Go through a game once. `kinds` are the events that begin a chapter of it, such as a round.

    The points are those that the board shows after a ply, of every party, told where they change.
    """
    state, journal = playthrough.start.copy(), list[Event]()
    state.journal = journal
    actors: list[int] = []
    points: list[dict[str, object]] = [{"ply": 0, "scores": state.scores()}]
    chapters: list[dict[str, object]] = []
    for ply, played in enumerate(playthrough.played, 1):
        state.apply(played.action)
        actors.append(played.actor)
        if (scores := state.scores()) != points[-1]["scores"]:
            points.append({"ply": ply, "scores": scores})
        chapters += [{"ply": ply, "event": encode_event(event)} for event in journal if event.kind in kinds]
        journal.clear()
    stage = state.stage()
    return {
        "actors": actors,
        "points": points,
        "chapters": chapters,
        "stage": None if stage is None else stage._asdict(),
    }


def check_party(playthrough: Playthrough, party: int) -> None:
    """Refuse a party that the game does not have."""
    start = playthrough.start
    parties = len(start.game().parties(int(start.seats)))
    if not 0 <= party < parties:
        raise RequestError("unknown", f"there is no party {party}: there are {parties}")


def tell_sheet(sheet: ScoreSheet, playthrough: Playthrough, game: str, language: str) -> dict[str, object]:
    """A score sheet, with the heading of every rule that it names."""
    headed, start = headings_of(game, language), playthrough.start
    rules = {rule: headed[rule] for rule in rules_of(sheet, start) if rule in headed}
    return {**encode_sheet(sheet, start), "headings": rules}


@lru_cache(maxsize=16)
def headings_of(game: str, language: str) -> dict[str, str]:
    """For every rule of a game the heading that it stands under."""
    return rule_headings(read_rules(game, language))
