"""RULES.md, chapter 11: what an action means in a position, for everybody who must show it."""

from collections.abc import Callable

import pytest

from games.coimbra.deal import Deal, chosen, rolling, set_up
from games.coimbra.story import CoimbraStory
from games.coimbra.table import table
from tabuleiro.core import Arguments
from tabuleiro.testkit.rules import rule


def acquiring(card: str) -> CoimbraStory:
    laid = table(2).cards("phil", "cou_1a").cards("eve", "cle_1a").purse("phil", 20, 20).pile("sch_2c")
    laid.pilgrim("phil", "stop_n").row("lower", "phil gray 1").display("lower", card)
    return laid.retrieve("lower").play("phil: acquire 1")


def collecting() -> CoimbraStory:
    laid = table(4).cards("phil", "cou_3e").dice("phil", "gray_1 2", "gray_2 3", "white 5")
    return laid.income().play("phil: activate_die gray")


CASES: list[tuple[Callable[[], CoimbraStory], str, list[str], Arguments]] = [
    (
        lambda: set_up(Deal(2)),
        "take_group 1",
        ["group:1", "card:mer_1a", "card:mer_1b"],
        {"first": "card-mer_1a", "second": "card-mer_1b"},
    ),
    (lambda: chosen(Deal(2)), "start_card_first 1", ["card:mer_1b"], {"card": "card-mer_1b"}),
    (
        lambda: table(4).rolled(gray=(5, 2, 5)).draft(),
        "draft_die gray 5",
        ["die:gray_1", "die:gray_3"],
        {"color": "color-gray", "value": 5},
    ),
    (
        lambda: table(4).rolled(gray=(5, 2, 5)).draft().play("phil: draft_die gray 2"),
        "place_die lower",
        ["location:lower"],
        {"color": "color-gray", "value": 2, "location": "location-lower"},
    ),
    (
        lambda: (
            table(4)
            .cards("phil", "mer_1b")
            .row("upper", "phil gray 5")
            .display("upper", None, "cou_2a")
            .retrieve("upper")
        ),
        "acquire 2",
        ["display:upper:2", "card:cou_2a"],
        {"card": "card-cou_2a", "cost": 4, "resource": "resource-coins"},
    ),
    (
        lambda: table(4).row("upper", "phil gray 5").retrieve("upper"),
        "distress",
        ["distress:"],
        {"coins": 2, "guards": 2},
    ),
    (lambda: acquiring("cle_2a"), "step m_i_1", ["node:m_i_1", "monastery:mon_1a"], {"node": "node-m_i_1"}),
    (lambda: acquiring("mer_2d"), "take_favor favor_cap", ["favor:favor_cap"], {"tile": "favor-favor_cap"}),
    (
        lambda: acquiring("cou_2f"),
        "take_discard sch_2c",
        ["card:sch_2c"],
        {"card": "card-sch_2c", "cost": 3, "resource": "resource-guards"},
    ),
    (
        lambda: acquiring("cou_2d"),
        "cede vp",
        [],
        {"guards": 1, "coins": 1, "amount": 2, "owner": "seat-0"},
    ),
    (
        lambda: table(2).invest(),
        "invest 1",
        ["slot:1", "voyage:madeira"],
        {"voyage": "voyage-madeira", "cost": 6, "resource": "resource-guards"},
    ),
    (
        lambda: table(4).row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_resources"),
        "option 1",
        [],
        {"guards": 0, "coins": 7, "steps": 0, "vp": 0},
    ),
    (
        lambda: (
            table(4)
            .row("castle", "phil gray 1")
            .row("lower", "phil orange 4")
            .retrieve("castle")
            .play("phil: take_favor favor_cap")
        ),
        "cap_die orange_1",
        ["die:orange_1"],
        {"color": "color-orange", "value": 4, "location": "location-lower"},
    ),
    (collecting, "exchange guards 3", ["resource:guards"], {"amount": 6, "resource": "resource-guards", "points": 3}),
    (
        lambda: set_up(Deal(2), events=8),
        "draw_monastery mon_2c",
        ["node:m_ii_1", "monastery:mon_2c"],
        {"monastery": "monastery-mon_2c", "node": "node-m_ii_1"},
    ),
    (
        lambda: set_up(Deal(2), events=15),
        "draw_scoring_tile ist_3",
        ["track:merchants"],
        {"tile": "tile-ist_3", "track": "class-merchants"},
    ),
    (lambda: set_up(Deal(2), events=20), "draw_voyage goa", ["slot:2"], {"voyage": "voyage-goa"}),
    (lambda: set_up(Deal(2), events=25), "draw_seat 1", ["flag:2"], {"owner": "seat-1", "flag": 2}),
    (
        lambda: set_up(Deal(2), events=31),
        "draw_character sch_2a",
        ["display:central:2"],
        {"card": "card-sch_2a", "location": "location-central"},
    ),
    (lambda: set_up(Deal(2), events=40), "draw_start_card sch_1a", ["group:1"], {"card": "card-sch_1a", "group": 2}),
    (lambda: rolling(Deal(2)).roll(1, 1, 1), "roll_die 6", ["die:orange_2"], {"color": "color-orange", "value": 6}),
]


@rule("CO-11.4")
@pytest.mark.parametrize(("match", "text", "elements", "arguments"), CASES, ids=[text for _, text, _, _ in CASES])
def test_what_an_action_is_about(
    match: Callable[[], CoimbraStory], text: str, elements: list[str], arguments: Arguments
) -> None:
    state = match().state
    described = state.describe(state.game().parse(text))
    assert (described.text, described.seat) == (text, state.to_act())
    assert described.elements == elements
    assert described.arguments == arguments


@rule("CO-11.4", "CO-6.E3")
def test_an_activated_die_is_not_shown_again_bug() -> None:
    state = collecting().state
    assert state.describe(state.game().parse("activate_die gray")).elements == ["die:gray_2"]
