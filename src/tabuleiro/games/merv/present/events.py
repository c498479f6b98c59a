"""The event kinds (ME-17.5) and how each is noted; no text is made unless the state keeps a journal."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Arguments
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields

EVENT_RULES: Final = {
    "site_tile": "ME-2.1",
    "caravan_card": "ME-2.7",
    "contract_split": "ME-2.8",
    "first_order": "ME-2.10",
    "solo_card": "ME-14.2",
    "year": "ME-3.1",
    "round": "ME-3.2",
    "slot": "ME-4.1",
    "site": "ME-4.2",
    "building": "ME-4.2",
    "main_action": "ME-4.5",
    "gain_cube": "ME-4.3",
    "gain_camel": "ME-5.3",
    "favor": "ME-9.1",
    "favor_spent": "ME-12.1",
    "influence": "ME-10.1",
    "points": "ME-13.4",
    "pay": "ME-4.9",
    "soldier": "ME-7.3",
    "market_collect": "ME-4.6",
    "market_place": "ME-4.6",
    "contract": "ME-4.7",
    "card": "ME-8.1.2",
    "extend": "ME-8.1.3",
    "courtier": "ME-8.2.1",
    "advance": "ME-8.3.1",
    "post": "ME-8.4.1",
    "good": "ME-8.4.2",
    "route_camel": "ME-8.4.3",
    "camel_home_card": "ME-8.4.4",
    "camel_home_market": "ME-8.4.4",
    "camel_home_supply": "ME-8.4.4",
    "scroll": "ME-8.5.1",
    "breakthrough": "ME-8.5.3",
    "fortification": "ME-8.6.1",
    "upgrade": "ME-8.3.5",
    "scoring_tile": "ME-8.3.6",
    "lost_effect": "ME-8.3.5",
    "queue_camel": "ME-5.2",
    "queue_space": "ME-5.2",
    "invasion": "ME-11.1",
    "ransom": "ME-11.3",
    "building_lost": "ME-11.4",
    "soldiers_home": "ME-7.4",
    "scoring": "ME-12.1",
    "game_end": "ME-13.3",
}
"""By kind of event: the rule that brings it about, the first where RULES.md names several."""
NO_PARTY: Final = -1
"""The party of an event that is nobody's doing."""


def party_name(state: MervFields, party: int) -> str:
    """The message id of a party's name."""
    return f"seat-{party}" if party < state.seats else c.AUTOMAS[party - state.seats]


def note(state: MervFields, kind: str, party: i64) -> None:
    """An event that is about a party, or nobody, and nothing else."""
    if state.journal is not None:
        _write(state, kind, party, [], {})


def note_number(state: MervFields, kind: str, party: i64, name: str, number: i64) -> None:
    """An event with a number."""
    if state.journal is not None:
        _write(state, kind, party, [], {name: number})


def note_at(state: MervFields, kind: str, party: i64, group: str, names: tuple[str, ...], index: i64) -> None:
    """An event at one board element; the element's name fills the argument called like its group."""
    if state.journal is not None:
        name = names[index]
        _write(state, kind, party, [f"{group}:{name}"], {group: f"{group}-{name}"})


def note_number_at(
    state: MervFields, kind: str, party: i64, group: str, names: tuple[str, ...], index: i64, number: i64
) -> None:
    """An event at one board element with a number."""
    if state.journal is not None:
        name = names[index]
        _write(state, kind, party, [f"{group}:{name}"], {group: f"{group}-{name}", "number": number})


def note_place(state: MervFields, kind: str, party: i64, group: str, number: i64) -> None:
    """An event at a numbered place: a position of the row, a space of the queue, a step of the mosque."""
    if state.journal is not None:
        _write(state, kind, party, [f"{group}:{number}"], {"number": number})


def note_both(
    state: MervFields,
    kind: str,
    party: i64,
    group: str,
    names: tuple[str, ...],
    index: i64,
    other_group: str,
    other_names: tuple[str, ...],
    other_index: i64,
) -> None:
    """An event that joins two elements: a tile and its cell, a good and its city."""
    if state.journal is not None:
        first, second = names[index], other_names[other_index]
        _write(
            state,
            kind,
            party,
            [f"{group}:{first}", f"{other_group}:{second}"],
            {group: f"{group}-{first}", other_group: f"{other_group}-{second}"},
        )


def _write(state: MervFields, kind: str, party: i64, elements: list[str], arguments: Arguments) -> None:
    """Write an event into the journal; `player` names the party, which may be an automa."""
    seat: int = NOBODY
    if party != NO_PARTY:
        arguments["player"] = party_name(state, party)
        if party < state.seats:
            seat = party
    state.note(kind, seat, elements, arguments)
