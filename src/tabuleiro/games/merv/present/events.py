"""The event kinds (ME-17.5) and how each is noted; no text is made unless the state keeps a journal."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Arguments
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields

EVENT_KINDS: Final = (
    "site_tile",
    "caravan_card",
    "contract_split",
    "first_order",
    "solo_card",
    "year",
    "round",
    "slot",
    "site",
    "building",
    "main_action",
    "gain_cube",
    "gain_camel",
    "favor",
    "favor_spent",
    "influence",
    "points",
    "pay",
    "soldier",
    "market_collect",
    "market_place",
    "contract",
    "card",
    "extend",
    "courtier",
    "advance",
    "post",
    "good",
    "route_camel",
    "camel_home_card",
    "camel_home_market",
    "camel_home_supply",
    "scroll",
    "breakthrough",
    "fortification",
    "upgrade",
    "scoring_tile",
    "lost_effect",
    "queue_camel",
    "queue_space",
    "invasion",
    "ransom",
    "building_lost",
    "soldiers_home",
    "scoring",
    "game_end",
)
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
