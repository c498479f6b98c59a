"""RULES.md, chapter 18: the events that are noted at a table."""

import re
from importlib.resources import files
from typing import NamedTuple

import pytest

from games.coimbra.deal import Deal, chosen, set_up
from games.coimbra.table import table
from games.random_games import random_events
from tabuleiro.core import Arguments, Event, find_game, preview
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
CLASSES = {
    "display place": ["display"],
    "two cards": ["card", "card"],
    "crown_token": ["crown"],
    "scoring_tile": ["tile"],
    "favor tile": ["favor"],
    "-": [],
}
"""The words of the table for the classes of board elements that have another name."""


class Row(NamedTuple):
    """A line of the table in RULES.md: the classes of the board elements and the names of the arguments."""

    has_seat: bool
    elements: list[str]
    arguments: set[str]


def rows() -> dict[str, Row]:
    """The table of CO-18.1."""
    rules = (files("tabuleiro.games.coimbra") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for kinds, seat, elements, arguments in re.findall(
        r"^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", rules[rules.index("## 18. Events") :], re.MULTILINE
    ):
        classes = [name for words in elements.split(", ") for name in CLASSES.get(words, [words])]
        names = set(re.sub(r" \([^)]*\)", "", arguments).split(", ")) - {"-"}
        for kind in re.findall(r"`(\w+)`", kinds):
            found[kind] = Row(seat != "-", classes, names)
    return found


ROWS = rows()


@rule("CO-18.1")
def test_the_table_of_the_rules_lists_the_event_kinds() -> None:
    assert list(ROWS) == GAME.event_kinds


@rule("CO-18.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_has_the_elements_and_arguments_of_its_row(seats: int) -> None:
    for event in random_events(GAME, seats, games=2):
        row = ROWS[event.kind]
        assert [element.split(":")[0] for element in event.elements] == row.elements, event
        assert set(event.arguments) == row.arguments, event
        assert (event.seat >= 0) == row.has_seat, event


def only(events: list[Event], kind: str) -> Event:
    found = [event for event in events if event.kind == kind]
    assert len(found) == 1
    return found[0]


@rule("CO-18.1")
def test_the_set_up_is_told() -> None:
    match = set_up(Deal(2), events=0)
    drawn = match.events("chance: draw_monastery mon_1c")
    assert drawn == [
        Event(
            "monastery_drawn",
            -1,
            ["node:m_i_1", "monastery:mon_1c"],
            {"monastery": "monastery-mon_1c", "node": "node-m_i_1"},
        )
    ]
    seats = set_up(Deal(2), events=24).events("chance: draw_seat 1")
    assert seats == [Event("seat_drawn", 1, ["flag:1"], {"flag": 1})]


@rule("CO-18.1")
@pytest.mark.parametrize(
    ("coins", "amount"),
    [(7, 2), (19, 1)],
)
def test_a_gain_tells_what_really_arrived(coins: int, amount: int) -> None:
    match = table(4).purse("phil", coins).row("upper", "phil gray 1").retrieve("upper")
    assert only(match.events("phil: distress"), "coins_gained").arguments == {"amount": amount}


@rule("CO-18.1")
def test_a_gain_of_nothing_is_not_told() -> None:
    match = table(4).purse("phil", 20, 20).row("upper", "phil gray 1").retrieve("upper")
    assert match.told("phil: distress")[:2] == ["distress_taken", "die_retrieved"]


EXPECTED: list[tuple[str, str, Arguments]] = [
    ("cou_2d", "resources_ceded", {"guards": 1, "coins": 1, "owner": "seat-0"}),
    ("sch_3e", "bonus_paid", {"amount": 5, "resource": "resource-coins"}),
    ("mer_2f", "voyage_invested", {"voyage": "voyage-tanger", "cost": 9, "resource": "resource-coins"}),
    ("cou_3d", "card_lost", {"card": "card-cle_1a"}),
    ("cou_2f", "card_bought", {"card": "card-cle_2a", "cost": 3, "resource": "resource-coins"}),
    ("cle_2f", "bonus_repeated", {"card": "card-cou_1a"}),
    ("mer_2d", "favor_taken", {"tile": "favor-favor_voyage"}),
]
ANSWERS = {
    "cou_2d": "eve: cede resources",
    "sch_3e": "phil: accept",
    "mer_2f": "phil: invest 0",
    "cou_3d": "eve: lose_card cle_1a",
    "cou_2f": "phil: take_discard cle_2a",
    "cle_2f": "phil: repeat cou_1a",
    "mer_2d": "phil: take_favor favor_voyage",
}


@rule("CO-18.1")
@pytest.mark.parametrize(("card", "kind", "arguments"), EXPECTED, ids=[kind for _, kind, _ in EXPECTED])
def test_what_an_answer_tells(card: str, kind: str, arguments: Arguments) -> None:
    laid = table(2).cards("phil", "cou_1a").cards("eve", "cle_1a").purse("phil", 20, 20).influence("eve", clerics=3)
    if card == "cou_2f":
        laid = laid.pile("cle_2a")
    match = laid.row("lower", "phil gray 1").display("lower", card).retrieve("lower").play("phil: acquire 1")
    assert only(match.events(ANSWERS[card]), kind).arguments == arguments


@rule("CO-18.1")
def test_an_early_scoring_tells_its_part() -> None:
    laid = table(3).monasteries(m_iii_1="mon_3c").pilgrim("phil", "stop_ruby_n3").influence("phil", council=7)
    match = laid.cards("phil", "sch_2d").row("castle", "phil gray 1").retrieve("castle")
    events = match.events("phil: take_favor favor_pilgrim", "phil: step m_iii_1")
    assert [event.arguments for event in events if event.kind == "bonus_scored"] == [
        {"amount": 5, "part": "category-game_end_cards"},
        {"amount": 7, "part": "category-influence"},
    ]


@rule("CO-18.1")
def test_an_exchange_tells_what_was_given_and_gained() -> None:
    match = table(2).cards("phil", "cou_3e").purse("phil", 0, 9).income()
    told = only(match.events("phil: exchange guards 3"), "resources_exchanged")
    assert told.arguments == {"amount": 6, "resource": "resource-guards", "points": 3}


@rule("CO-18.1")
def test_the_end_tells_every_part_of_every_player() -> None:
    match = table(2).round(4).purse("phil", 20, 20).invest(1)
    events = match.events("eve: decline")
    parts = [(event.seat, event.arguments["part"]) for event in events if event.kind == "part_scored"]
    names = ["voyages", "influence", "diplomas", "game_end_cards", "leftovers"]
    assert parts == [(seat, f"category-{name}") for name in names for seat in (0, 1)]
    assert events[-1] == Event("game_ended", -1, [], {})


@rule("CO-18.1")
def test_events_never_change_the_state() -> None:
    told, silent = chosen(Deal(2)), chosen(Deal(2))
    told.state.journal = []
    for match in (told, silent):
        while match.state.decision() != "draft":
            match.state.apply(match.state.legal()[-1])
    assert told.dump() == silent.dump()
    assert told.state.journal


@rule("CO-18.1")
def test_a_preview_tells_the_same_and_changes_nothing() -> None:
    match = table(4).row("upper", "phil gray 5").display("upper", "mer_2a").retrieve("upper")
    before = match.dump()
    seen = preview(match.state, GAME.parse("acquire 1"))
    assert match.dump() == before
    assert match.events("phil: acquire 1") == seen
