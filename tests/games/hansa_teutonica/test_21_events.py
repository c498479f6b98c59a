"""RULES.md, chapter 21: the events that are noted at a table."""

import re
from importlib.resources import files

import pytest

from games.hansa_teutonica.story import CUBE, HansaStory
from games.hansa_teutonica.table import START_MARKERS, table
from tabuleiro.core import CHANCE, Event, find_game, play, preview
from tabuleiro.testkit.rules import rule

NONE = -1
"""The seat of an event that is nobody's."""


def the(kind: str, events: list[Event]) -> Event:
    """The first event of a kind."""
    return next(event for event in events if event.kind == kind)


@rule("HT-21.1")
def test_the_table_of_the_rules_lists_the_event_kinds() -> None:
    rules = (files("tabuleiro.games.hansa_teutonica") / "RULES.md").read_text("utf-8")
    chapter = rules[rules.index("## 21. Events") :]
    assert re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE) == find_game("hansa_teutonica").event_kinds


@rule("HT-21.1")
def test_the_events_of_the_set_up() -> None:
    state = find_game("hansa_teutonica").new(2)
    state.journal = []
    play(state, CHANCE, "start_player 1")
    for marker in START_MARKERS:
        play(state, CHANCE, f"start_marker {marker}")
    kinds = [event.kind for event in state.journal]
    assert kinds.count("start_marker_laid") == 3
    assert kinds[-1] == "turn_started"
    assert the("start_player_drawn", state.journal).seat == 1
    assert the("turn_started", state.journal).arguments["actions"] == 2


def displacement() -> HansaStory:
    return table(3).route("hamburg_luebeck", "green trader", "blue trader").begin()


def claim() -> HansaStory:
    laid = table(3).marker("hamburg_luebeck", "actions_4").city("hamburg", "blue trader")
    return laid.fill("hamburg_luebeck", "red trader").begin()


def extra_office() -> HansaStory:
    laid = table(3).holds("red", "extra_office").city("hamburg", "blue trader")
    return laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")


def coellen() -> HansaStory:
    return table(3).fill("coellen_warburg", "red trader", "red merchant").begin().play("red: claim coellen_warburg")


def swap() -> HansaStory:
    laid = table(3).holds("red", "swap_offices").city("minden", "blue trader", "green trader")
    return laid.begin()


def removal() -> HansaStory:
    return table(3).holds("red", "remove_three").route("hamburg_luebeck", "blue trader").begin()


def neutral() -> HansaStory:
    laid = table(2).marker("stade_hamburg", "actions_4").route("stade_hamburg", CUBE, CUBE)
    match = laid.city("hamburg", "blue trader").begin()
    return match.play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")


def replacement() -> HansaStory:
    return table(2).plate("red", 1).begin()


def ending() -> HansaStory:
    laid = table(3).prestige("red", 19).city("hamburg", "red trader").fill("hamburg_luebeck", "red trader")
    return laid.begin().play("red: claim hamburg_luebeck")


PAID = ("red: displace hamburg_luebeck next1 trader", "red: displace_pay trader 0")
RELOCATED = (*PAID, "blue: relocate stade_hamburg")
REVEALED = ("red: end_turn", "chance: marker_reveal actions_3")
SWAPPED = ("red: use_marker swap_offices", "red: swap_pick minden 0")
REMOVED = ("red: use_marker remove_three", "red: remove_pick hamburg_luebeck next1 trader")
LIFTED = ("red: place minden_hannover trader", "red: move_lift minden_hannover trader")
IMPROVED = ("red: use_marker improve_ability", "red: upgrade_pick actions")


@rule("HT-21.1")
@pytest.mark.parametrize(
    ("match", "plies", "kind", "seat", "element"),
    [
        (table(3).begin, ("red: income 0",), "income_taken", 0, None),
        (table(3).begin, ("red: place hamburg_luebeck trader",), "piece_placed", 0, "space:hamburg_luebeck:0"),
        (displacement, PAID, "piece_displaced", 0, "space:hamburg_luebeck:1"),
        (displacement, PAID, "penalty_paid", 0, None),
        (displacement, RELOCATED, "piece_relocated", 1, "space:stade_hamburg:0"),
        (
            displacement,
            (*RELOCATED, "blue: extra_put hamburg_bremen trader"),
            "extra_placed",
            1,
            "route:hamburg_bremen",
        ),
        (table(3).begin, LIFTED, "piece_lifted", 0, "space:minden_hannover:0"),
        (
            table(3).begin,
            (*LIFTED, "red: move_drop coellen_warburg trader"),
            "piece_dropped",
            0,
            "route:coellen_warburg",
        ),
        (claim, ("red: claim hamburg_luebeck",), "route_claimed", 0, "route:hamburg_luebeck"),
        (claim, ("red: claim hamburg_luebeck",), "prestige_gained", 1, "city:hamburg"),
        (claim, ("red: claim hamburg_luebeck",), "marker_taken", 0, "route:hamburg_luebeck"),
        (claim, ("red: claim hamburg_luebeck",), "replacement_drawn", 0, None),
        (claim, ("red: claim hamburg_luebeck", "red: b_office b"), "office_founded", 0, "office:luebeck:0"),
        (claim, ("red: claim hamburg_luebeck", "red: b_develop b"), "ability_developed", 0, None),
        (claim, ("red: claim hamburg_luebeck", "red: b_none"), "pieces_returned", 0, "route:hamburg_luebeck"),
        (extra_office, ("red: b_extra a trader",), "extra_office_founded", 0, "city:hamburg"),
        (coellen, ("red: b_coellen 0",), "coellen_slot_taken", 0, None),
        (table(3).holds("red", "improve_ability").begin, IMPROVED, "marker_used", 0, None),
        (table(3).holds("red", "improve_ability").begin, IMPROVED, "actions_gained", 0, None),
        (swap, SWAPPED, "offices_swapped", 0, "city:minden"),
        (removal, REMOVED, "piece_removed", 0, "space:hamburg_luebeck:0"),
        (replacement, REVEALED, "marker_revealed", 0, None),
        (replacement, (*REVEALED, "red: place_marker minden_hannover"), "marker_placed", 0, "route:minden_hannover"),
        (
            replacement,
            (*REVEALED, "red: place_marker minden_hannover"),
            "neutral_placed",
            NONE,
            "route:minden_hannover",
        ),
        (replacement, REVEALED, "turn_ended", 0, None),
        (neutral, ("blue: neutral_put stade_hamburg",), "neutral_placed", 1, "space:stade_hamburg:2"),
        (neutral, ("blue: neutral_put stade_hamburg",), "marker_discarded", NONE, "route:stade_hamburg"),
        (neutral, ("blue: neutral_put stade_hamburg",), "prestige_gained", 1, "city:hamburg"),
        (
            neutral,
            ("blue: neutral_put stade_hamburg", "red: neutral_city a"),
            "neutral_claimed",
            NONE,
            "route:stade_hamburg",
        ),
        (
            neutral,
            ("blue: neutral_put stade_hamburg", "red: neutral_city a"),
            "neutral_office_founded",
            NONE,
            "office:stade:0",
        ),
        (neutral, ("blue: neutral_put stade_hamburg", "red: neutral_city a"), "city_completed", NONE, "city:stade"),
        (ending, ("red: b_none",), "game_ended", NONE, None),
    ],
)
def test_each_event_is_about_its_seat_and_its_place(
    match: object, plies: tuple[str, ...], kind: str, seat: int, element: str | None
) -> None:
    assert callable(match)
    begun = match()
    assert isinstance(begun, HansaStory)
    event = the(kind, begun.events(*plies))
    assert event.seat == seat
    assert element is None or element in event.elements


@rule("HT-21.1")
def test_events_tell_numbers_shapes_owners_and_reasons() -> None:
    events = displacement().events(*RELOCATED, "blue: extra_put hamburg_bremen trader")
    assert the("piece_displaced", events).arguments["owner"] == "seat-1"
    assert the("piece_displaced", events).arguments["piece"] == "piece-trader"
    assert the("penalty_paid", events).arguments["traders"] == 1
    assert the("penalty_paid", events).arguments["merchants"] == 0
    events = claim().events("red: claim hamburg_luebeck", "red: b_office b")
    gains = [event.arguments["reason"] for event in events if event.kind == "prestige_gained"]
    assert gains == ["reason-city_controller", "reason-coin_office"]
    assert the("marker_taken", events).arguments["marker"] == "marker-actions_4"
    assert the("pieces_returned", events).arguments["traders"] == 2


@rule("HT-21.1")
def test_events_never_change_the_position() -> None:
    match = claim()
    quiet = match.state.copy()
    loud = HansaStory(match.state)
    action = quiet.game().parse("claim hamburg_luebeck")
    quiet.apply(action)
    told = loud.events("red: claim hamburg_luebeck")
    assert quiet.dump() == loud.state.dump()
    assert quiet.journal is None
    assert told != []


@rule("HT-21.1")
def test_a_preview_tells_what_would_happen() -> None:
    match = claim()
    before = match.state.dump()
    events = preview(match.state, match.state.game().parse("claim hamburg_luebeck"))
    assert [event.kind for event in events] == ["route_claimed", "prestige_gained", "marker_taken", "replacement_drawn"]
    assert match.state.dump() == before
