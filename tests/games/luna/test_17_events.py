"""RULES.md, chapter 17: the events that are noted at a table."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from games.luna.table import Deal, Layout, set_up, solo, table
from games.random_games import random_events
from tabuleiro.core import Arguments, find_game, preview
from tabuleiro.testkit.rules import rule

GAME = find_game("luna")


class Row(NamedTuple):
    """A line of the table in RULES.md: the classes of the board elements and the names of the arguments."""

    has_seat: bool
    elements: list[str]
    arguments: set[str]


def rows() -> dict[str, Row]:
    """The table of LU-17.1."""
    rules = (files("tabuleiro.games.luna") / "RULES.md").read_text("utf-8")
    chapter = rules[rules.index("## LU-17 Events") : rules.index("## LU-S")]
    found: dict[str, Row] = {}
    for kind, seat, elements, arguments in re.findall(
        r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", chapter, re.MULTILINE
    ):
        names = [] if arguments == "-" else re.split(r", ", re.split(r"[;(]", arguments)[0].strip())
        classes = [] if elements == "-" else [words.split(" ")[0] for words in elements.split(", ")]
        found[kind] = Row(seat != "-", classes, set(names))
    return found


ROWS = rows()


@rule("LU-17.1")
def test_the_table_of_the_rules_lists_the_event_kinds() -> None:
    assert list(ROWS) == GAME.event_kinds


@rule("LU-17.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_has_the_elements_and_arguments_of_its_row(seats: int) -> None:
    for event in random_events(GAME, seats, games=3):
        row = ROWS[event.kind]
        assert [element.split(":")[0] for element in event.elements] == row.elements, event
        assert set(event.arguments) - {"seat"} == row.arguments, event
        assert ("seat" in event.arguments) == row.has_seat, event
        of_opponent = event.arguments.get("seat") == "opponent"
        assert event.seat == (-1 if of_opponent or not row.has_seat else int(str(event.arguments["seat"])[5:])), event


def skipped() -> Layout:
    return solo(boards=("yellow", "green"), stones=(4, 1), builder="herbs")


def sailing() -> Layout:
    return table(3).holds("yellow", "sailboat", "tide").on("yellow", tide=2).pier("yellow", 2)


def temple() -> Layout:
    return table(2).round(5).claimed("yellow", 14).temple("red", 8).holds("yellow", "book")


def following() -> Layout:
    laid = table(3).time(1).figures(moon_priestess="tide", apostate="tide")
    return laid.on("yellow", tide=2).beside("red", book=1)


def ending() -> Layout:
    return following().round(6).shrines("yellow", "tide")


def island() -> Layout:
    laid = table(3).figures(master_builder="tide", apostate="tide").on("yellow", tide=3).beside("yellow", book=2)
    return laid.holds("yellow", "shrine", "herbs", "novice")


def alone() -> Layout:
    return solo(builder="shrine").round(3).acting().temple("opponent", 8).claimed("yellow", 14)


@rule("LU-17.1")
@pytest.mark.parametrize(
    ("laid", "plies", "kind", "seat", "elements", "arguments"),
    [
        (skipped, ("yellow: solo_deactivate bribe",), "opponent_skipped", -1, [], {"seat": "opponent"}),
        (
            skipped,
            ("yellow: solo_deactivate bribe",),
            "opponent_deactivated",
            -1,
            ["island:bribe"],
            {"seat": "opponent", "island": "island-bribe", "count": 2},
        ),
        (skipped, ("yellow: solo_deactivate bribe",), "council_advanced", -1, ["chair:2"], {"count": 2, "chair": 2}),
        (island, ("yellow: favor tide token",), "token_returned", 0, ["island:novice"], {"favor": "favor-novice"}),
        (island, ("yellow: favor tide token",), "novices_used", 0, ["island:tide"], {"count": 1}),
        (island, ("yellow: favor tide plain",), "favor_gained", 0, ["island:tide"], {"favor": "favor-tide"}),
        (island, ("yellow: recruit tide plain",), "novice_recruited", 0, ["island:tide"], {"island": "island-tide"}),
        (island, ("yellow: shrine plain",), "shrine_built", 0, ["island:tide"], {"island": "island-tide"}),
        (island, ("yellow: herbs book 2",), "novices_reactivated", 0, ["island:book"], {"count": 2}),
        (
            island,
            ("yellow: expel 1 token",),
            "apostate_expelled",
            0,
            ["figure:apostate", "island:bribe"],
            {"island": "island-bribe", "count": 2},
        ),
        (
            sailing,
            ("yellow: journey", "yellow: move on_tide book"),
            "novice_moved",
            0,
            ["island:tide", "island:book"],
            {"from": "island-tide", "island": "island-book"},
        ),
        (
            sailing,
            ("yellow: tide", "yellow: move pier book"),
            "novice_left_pier",
            0,
            ["pier:0", "island:book"],
            {"island": "island-book"},
        ),
        (
            sailing,
            ("yellow: sailboat on_tide book 2",),
            "novices_sailed",
            0,
            ["island:tide", "island:book"],
            {"from": "island-tide", "island": "island-book", "count": 2},
        ),
        (
            sailing,
            ("yellow: sailboat pier book 1",),
            "novices_sailed_from_pier",
            0,
            ["pier:0", "island:book"],
            {"island": "island-book", "count": 1},
        ),
        (island, ("yellow: promote 7 plain",), "stone_claimed", 0, ["stone:7"], {"stone": 7}),
        (temple, ("yellow: sanctify 14",), "stone_sanctified", 0, ["stone:14"], {"stone": 14, "points": 2}),
        (
            temple,
            ("yellow: sanctify 14",),
            "novice_displaced",
            1,
            ["stone:8", "pier:1"],
            {"stone": 8, "by": "seat-0", "points": 1},
        ),
        (
            temple,
            ("yellow: sanctify 14", "red: meditate", "yellow: book_take 3", "yellow: book_put 14"),
            "book_moved",
            0,
            ["stone:3", "stone:14"],
            {"from": 3, "to": 14, "points": 2},
        ),
        (
            alone,
            ("yellow: sanctify 14",),
            "opponent_displaced",
            -1,
            ["stone:8", "island:herbs"],
            {"stone": 8, "island": "island-herbs", "by": "seat-0", "points": 1},
        ),
        (following, ("yellow: meditate",), "time_flipped", 0, [], {"left": 0}),
        (following, ("yellow: meditate",), "phase_ended", 0, [], {"points": 1}),
        (following, ("yellow: meditate",), "priestess_scored", 0, ["island:tide"], {"place": 1, "points": 5}),
        (following, ("yellow: meditate",), "apostate_scored", 0, ["island:tide"], {"novices": 2, "points": 3}),
        (following, ("yellow: meditate",), "temple_scored", 0, [], {"points": 1}),
        (following, ("yellow: meditate",), "novices_returned", -1, [], {"count": 1}),
        (
            following,
            ("yellow: meditate",),
            "figure_moved",
            -1,
            ["figure:moon_priestess", "island:book"],
            {"figure": "figure-moon_priestess", "island": "island-book"},
        ),
        (following, ("yellow: meditate",), "guard_moved", -1, ["guard:guard_5"], {"value": 5}),
        (following, ("yellow: meditate",), "medallion_passed", 1, [], {}),
        (following, ("yellow: meditate",), "round_started", -1, ["guard:guard_5"], {"round": 2, "value": 5}),
        (ending, ("yellow: meditate",), "final_scored", 0, [], {"shrines": 4, "favors": 0, "council": 0}),
        (ending, ("yellow: meditate",), "game_ended", -1, [], {}),
    ],
)
def test_each_event_is_about_its_seat_its_places_and_its_numbers(
    laid: Callable[[], Layout], plies: tuple[str, ...], kind: str, seat: int, elements: list[str], arguments: Arguments
) -> None:
    event = next(event for event in laid().begin().events(*plies) if event.kind == kind)
    assert (event.seat, event.elements) == (seat, elements)
    assert arguments.items() <= event.arguments.items()


@rule("LU-17.1")
def test_the_events_of_the_set_up_come_in_the_order_of_the_rules() -> None:
    deal = Deal(2, start="red")
    state = GAME.new(2)
    state.journal = []
    for outcome in deal.outcomes():
        state.apply(GAME.parse(outcome))
    kinds = [event.kind for event in state.journal]
    dealt = ["start_stone_dealt", "temple_entered_at_start"]
    assert kinds == [
        "start_player_drawn",
        *["temple_board_laid"] * 2,
        *dealt * 2,
        "path_laid",
        *["island_placed"] * 7,
        *["figure_placed"] * 3,
    ]
    assert state.journal[0].seat == 1
    assert [event.arguments["slot"] for event in state.journal if event.kind == "temple_board_laid"] == [1, 2]
    assert next(event.arguments["stones"] for event in state.journal if event.kind == "path_laid") == 12


@rule("LU-17.1")
def test_the_events_of_the_preliminary_round() -> None:
    story = set_up(Deal(2))
    events = story.events("yellow: place_shrine tide")
    assert [(event.kind, event.elements) for event in events] == [("shrine_placed", ["island:tide"])]
    story.play("red: place_shrine book")
    events = story.events("yellow: place_pair book")
    assert [(event.kind, event.arguments["count"]) for event in events] == [("novices_placed", 2)]
    story.play("red: place_pair tide")
    for island in ("shrine", "herbs"):
        story.play(f"yellow: place_pair {island}", f"red: place_pair {island}")
    told = story.told("yellow: place_pair bribe", "red: place_pair bribe")
    assert told == ["novices_placed", "novices_placed", *["start_favor_taken"] * 4, "round_started"]


@rule("LU-17.1")
def test_the_events_of_the_preselected_set_up() -> None:
    state = GAME.new(3, {"setup": "preset"})
    state.journal = []
    for outcome in Deal(3, {"setup": "preset"}).outcomes():
        state.apply(GAME.parse(outcome))
    kinds = [event.kind for event in state.journal]
    assert [kinds.count(kind) for kind in ("shrine_placed", "novices_placed", "start_favor_taken")] == [3, 12, 6]


@rule("LU-17.1")
def test_events_never_change_the_position() -> None:
    story = temple().begin()
    before = story.state.dump()
    quiet = story.state.copy()
    told = preview(story.state, GAME.parse("sanctify 14"))
    assert [event.kind for event in told] == ["stone_sanctified", "novice_displaced"]
    assert story.state.dump() == before
    quiet.apply(GAME.parse("sanctify 14"))
    story.events("yellow: sanctify 14")
    assert story.state.dump() == quiet.dump()
