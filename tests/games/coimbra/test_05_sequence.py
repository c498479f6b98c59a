"""RULES.md, chapter 5: the sequence of play."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from games.coimbra.deal import Deal, chosen, rolling, set_up
from games.coimbra.story import CoimbraStory
from games.coimbra.table import table
from tabuleiro.core import CHANCE, NOBODY, find_game
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
RULES = (files("tabuleiro.games.coimbra") / "RULES.md").read_text("utf-8")


def course(seats: int) -> list[str]:
    """The decision kinds of a game in which everybody does the harmless thing, without repetitions."""
    state = GAME.new(seats)
    kinds: list[str] = []
    while state.to_act() != NOBODY:
        if state.decision() not in kinds[-1:]:
            kinds.append(state.decision())
        state.apply(state.legal()[0] if state.to_act() == CHANCE else state.fallback())
    return kinds


@rule("CO-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_of_six_phases(seats: int) -> None:
    kinds = [kind for kind in course(seats) if kind not in ("step", "track")]
    draws = ["draw_monastery", "draw_scoring_tile", "draw_voyage", "draw_seat", "draw_character", "draw_start_card"]
    assert kinds[: len(draws) + 2] == [*draws, "start_choice", "start_cards"]
    phases = [kind for kind in kinds[len(draws) + 2 :] if kind in ("roll_die", "castle_action", "invest")]
    assert phases == ["roll_die", "castle_action", "invest"] * 4
    assert kinds.count("draw_character") == 4


@rule("CO-5.1")
def test_the_game_goes_on_after_round_three_and_ends_after_round_four() -> None:
    third = table(3).round(3).invest(2).play("chris: decline")
    assert third.asks() == "chance: draw_character"
    fourth = table(3).round(4).invest(2).play("chris: decline")
    assert fourth.asks() == "over"
    assert fourth.result().reasons == ["four_rounds"]


def chapter() -> str:
    return RULES[RULES.index("- **CO-5.2**") : RULES.index("- **CO-5.3**")]


@rule("CO-5.2")
def test_the_table_of_the_rules_lists_the_decision_kinds() -> None:
    rows = re.findall(r"^\| (`.+?`) \|", chapter(), re.MULTILINE)
    assert [kind for row in rows for kind in re.findall(r"`(\w+)`", row)] == GAME.decision_kinds


def acquiring(card: str) -> CoimbraStory:
    laid = table(4).cards("phil", "cou_1a", "mer_1a").cards("eve", "cle_1a").purse("phil", coins=20, guards=20)
    laid.pilgrim("phil", "stop_n").row("lower", "phil gray 1").display("lower", card)
    return laid.retrieve("lower").play("phil: acquire 1")


def collecting(*cards: str) -> CoimbraStory:
    return table(4).cards("phil", *cards).dice("phil", "white 1", "gray 2", "gray 3").income()


@rule("CO-5.2")
@pytest.mark.parametrize(
    ("match", "text"),
    [
        (lambda: set_up(Deal(2)), "take_group 0"),
        (lambda: set_up(Deal(2)).play("eve: take_group 0", "phil: take_group 1"), "place_pilgrim corner_nw"),
        (lambda: chosen(Deal(2)), "start_card_first 0"),
        (lambda: table(4).draft(), "draft_die gray 1"),
        (lambda: table(4).draft().play("phil: draft_die gray 1"), "place_die castle"),
        (lambda: table(4).row("castle", "phil gray 1").retrieve("castle"), "distress"),
        (lambda: table(4).row("upper", "phil gray 1").retrieve("upper"), "distress"),
        (lambda: acquiring("cle_2a"), "stop"),
        (
            lambda: table(4).row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_resources"),
            "option 0",
        ),
        (lambda: collecting().play("phil: activate_die white"), "pick_track council"),
        (lambda: table(4).invest(), "decline"),
        (lambda: acquiring("mer_2d").play("phil: take_favor favor_cap"), "decline"),
        (lambda: acquiring("cou_2d"), "cede vp"),
        (lambda: acquiring("cou_3d"), "lose_vp"),
        (lambda: acquiring("cou_2f"), "decline"),
        (lambda: acquiring("cle_2f"), "decline"),
        (lambda: acquiring("cle_3c"), "decline"),
        (lambda: acquiring("mer_2d"), "decline"),
        (lambda: collecting("cou_2c", "cou_3e"), "e_card cou_2c"),
        (lambda: collecting("cou_3e"), "activate_die gray"),
        (
            lambda: collecting("cou_3e").play(
                "phil: activate_die gray",
                "phil: activate_die gray",
                "phil: activate_die white",
                "phil: pick_track council",
            ),
            "end_income",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_played_for_somebody_who_is_gone(match: Callable[[], CoimbraStory], text: str) -> None:
    asked = match()
    assert GAME.format(asked.state.fallback()) == text
    assert text in asked.legal()


@rule("CO-5.3")
@pytest.mark.parametrize(
    ("match", "asks"),
    [
        (lambda: table(4).purse("phil", coins=0, guards=0).invest(), "phil: invest"),
        (lambda: acquiring("mer_2d").play("phil: take_favor favor_cap"), "phil: cap"),
        (
            lambda: (
                table(4)
                .pile()
                .row("lower", "phil gray 1")
                .display("lower", "cou_2f")
                .retrieve("lower")
                .play("phil: acquire 1")
            ),
            "phil: discard_pick",
        ),
        (
            lambda: (
                table(4)
                .favor("eve", "favor_voyage", "favor_cap", "favor_pilgrim", "favor_resources")
                .row("lower", "phil gray 1")
                .display("lower", "mer_2d")
                .retrieve("lower")
                .play("phil: acquire 1")
            ),
            "phil: favor",
        ),
    ],
    ids=["invest", "cap", "discard_pick", "favor"],
)
def test_a_decision_with_one_option_is_asked(match: Callable[[], CoimbraStory], asks: str) -> None:
    asked = match()
    assert asked.asks() == asks
    assert asked.legal() == ["decline"]
    asked.play("phil: decline")
    assert asked.asks() != asks


@rule("CO-5.3")
def test_steps_are_asked_only_while_some_are_left() -> None:
    match = acquiring("cle_2c")
    match.play("phil: step m_i_1", "phil: step stop_n")
    assert match.asks() == "ana: income_menu"


@rule("CO-5.3", "CO-6.E9")
def test_an_income_turn_ends_by_itself_when_nothing_is_left() -> None:
    match = table(4).dice("phil", "gray 1", "gray 2", "gray 3").income()
    told = match.told("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die gray")
    assert told[-1] == "income_ended"
    assert match.asks() == "eve: income_menu"


@rule("CO-5.4")
def test_tokens_clean_up_and_the_new_order_ask_nobody() -> None:
    match = table(2).row("upper", "phil gray 5", "T3", "T2").retrieve("upper")
    told = match.told("phil: distress")
    assert told.count("token_triggered") == 5
    assert told.count("card_discarded") == 12
    assert told.count("order_changed") == 2
    assert match.asks() == "eve: income_menu"


@rule("CO-5.4", "CO-10.1")
def test_the_final_scoring_asks_nobody() -> None:
    match = table(2).round(4).invest(1)
    assert match.told("eve: decline") == ["declined", *["part_scored"] * 10, "game_ended"]


@rule("CO-5.2")
def test_a_lap_asks_for_the_die_and_then_for_its_place() -> None:
    match = rolling(Deal(2)).roll(1, 2, 3, 4, 5, 6, 1)
    asked: list[str] = []
    for _ in range(12):
        asked.append(match.asks())
        match.state.apply(match.state.fallback())
    assert asked == ["phil: draft", "phil: place", "eve: draft", "eve: place"] * 3
    assert match.asks().endswith("castle_action")
