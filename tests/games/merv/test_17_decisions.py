"""Chapter 17: actions, decisions, and what is played for a player who is gone."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at, last_turn, table
from tabuleiro.core import find_game
from tabuleiro.games.merv import decisions as d
from tabuleiro.testkit.rules import rule

GAME = find_game("merv")
RULES = (files("tabuleiro.games.merv") / "RULES.md").read_text("utf-8")


@rule("ME-17.4")
def test_a_frame_is_named_in_the_code_as_on_the_wire() -> None:
    for number, name in enumerate(d.FRAMES):
        constant = "PAY_CUBE_RANSOM" if name == "pay_ransom" else name.upper()
        assert getattr(d, constant) == number
    assert d.KINDS[d.PAY_CUBE] == d.KINDS[d.PAY_CUBE_RANSOM] == "pay_cube"


@rule("ME-17.1")
def test_the_families_are_as_large_as_the_rules_say() -> None:
    sizes = {family.kind: family.size() for family in GAME.spaces.families if not family.chance}
    assert sizes == {
        "complete_contract": 6,
        "market_collect": 1,
        "market_place": 7,
        "stop": 1,
        "end_turn": 1,
        "choose_slot": 5,
        "choose_site": 24,
        "main_action": 4,
        "take_card": 8,
        "extend": 1,
        "place_courtier": 4,
        "advance": 1,
        "place_post": 8,
        "buy_good": 8,
        "place_route_camel": 12,
        "take_scroll": 5,
        "build": 8,
        "fort_slot": 20,
        "soldier_target": 24,
        "pay_cube": 5,
        "waive_color": 4,
        "choose_cube": 4,
        "choose_upgrade_tile": 10,
        "choose_upgrade_site": 24,
        "choose_scoring_tile": 4,
        "choose_breakthrough": 16,
        "queue_space": 4,
        "ransom": 24,
        "accept_losses": 1,
        "score_courtier": 4,
    }


@rule("ME-17.2")
def test_after_the_end_nothing_is_legal() -> None:
    match = last_turn(3, 3).begin().play("yellow: main_action favor")
    assert match.asks() == "over"
    assert match.state.legal() == []
    assert not any(match.state.refusal(action) is None for action in range(GAME.spaces.size))


@rule("ME-17.3")
def test_the_longest_game_is_bounded() -> None:
    counted = 45 + 48 * 18 + 24 * 5 + 32 + 144 + 32 * 8 + 48 * 2 + 32 * 2 + 20 * 4 + 18 * 3 + 72 * 2 + 8 + 96 + 24 + 16
    assert counted == 2043
    assert GAME.max_steps == 2500


@rule("ME-17.3.1")
def test_a_choice_caused_by_an_effect_comes_before_everything_else() -> None:
    laid = table(4).stands(2).camels("yellow", 1).cubes("yellow", white=1).goods("yellow", carpets=1)
    match = laid.influence("yellow", 2).begin().play("yellow: market_place cm_a1")
    assert match.kinds() == {"choose_cube"}


@rule("ME-17.4")
def test_the_decision_kinds_are_those_of_the_rules() -> None:
    tabled = re.findall(r"^\| (\w+) \| (?:active|owner|payer)", RULES, re.MULTILINE)
    players = [kind for kind in GAME.decision_kinds if kind not in _chance()]
    assert sorted(tabled) == sorted(players)


def _chance() -> set[str]:
    return {family.kind for family in GAME.spaces.families if family.chance}


@rule("ME-17.5")
def test_the_event_kinds_are_those_of_the_rules() -> None:
    listed = RULES[RULES.index("**ME-17.5**") : RULES.index("## 18.")]
    tabled = re.findall(r"^\| (\w+) \|", listed, re.MULTILINE)
    assert tabled[0] == "kind"
    assert tabled[1:] == list(GAME.event_kinds)


# The zombie choice


def began(laid: Layout) -> MervStory:
    return laid.begin().play("yellow: main_action site")


def paying() -> MervStory:
    match = began(at("palace").cubes("yellow", purple=1, white=1))
    return match.play("yellow: place_courtier hall_purple")


def waiving() -> MervStory:
    laid = at("mosque").mosque("yellow", 2).scrolls("yellow", 2, "discount_mosque").cubes("yellow", orange=1, teal=1)
    return began(laid).play("yellow: advance")


def upgrading() -> MervStory:
    laid = at("mosque").mosque("yellow", 4).cubes("yellow", orange=1, purple=1).houses("yellow", "r3c3", "r0c4")
    return began(laid).play("yellow: advance")


ZOMBIES: dict[str, tuple[Callable[[], MervStory], str]] = {
    "choose_slot": (lambda: table(4).year(1, "S").acted(red=4).begin(), "choose_slot 3"),
    "choose_site": (
        lambda: table(4).houses("yellow", "r3c1").houses("red", "r0c1").stands(1).begin(),
        "choose_site r3c1",
    ),
    "choose_site, none own": (lambda: table(4).year(1, "S").stands(1).begin(), "choose_site r4c1"),
    "main_action": (lambda: at("library").cubes("yellow", pink=1).begin(), "main_action favor"),
    "caravansary_step": (lambda: began(at("caravansary").cubes("yellow", pink=1)), "take_card 1"),
    "caravansary_step, extend": (
        lambda: began(
            at("caravansary")
            .row("pepper", "cumin")
            .spices("yellow", cumin=1)
            .cubes("yellow", pink=1)
            .camels("yellow", 1)
        ),
        "extend",
    ),
    "caravansary_step, begun": (
        lambda: began(at("caravansary").cubes("yellow", pink=2)).play("yellow: take_card 1"),
        "stop",
    ),
    "palace_step": (lambda: began(at("palace").cubes("yellow", pink=1, orange=1)), "place_courtier hall_orange"),
    "mosque_step": (lambda: began(at("mosque").cubes("yellow", pink=1)), "advance"),
    "market_post": (lambda: began(at("marketplace")), "place_post nishapur"),
    "market_step": (lambda: began(at("marketplace").cubes("yellow", pink=1)).play("yellow: place_post herat"), "stop"),
    "library_step": (lambda: began(at("library").cubes("yellow", teal=1, pink=1)), "take_scroll teal"),
    "walls_step": (lambda: began(at("walls").cubes("yellow", teal=2)), "build yard_teal wall"),
    "fort_slot": (
        lambda: began(at("walls").forts("n0").cubes("yellow", teal=2)).play("yellow: build yard_teal wall"),
        "fort_slot fort_n1",
    ),
    "soldier_target": (
        lambda: (
            at("library").houses("red", "r0c0").houses("yellow", "r3c3").begin().play("yellow: main_action soldier")
        ),
        "soldier_target r3c3",
    ),
    "soldier_target, none own": (
        lambda: at("library").houses("red", "r0c0").begin().play("yellow: main_action soldier"),
        "soldier_target r0c0",
    ),
    "pay_cube": (paying, "pay_cube purple"),
    "pay_cube, ransom": (
        lambda: (
            last_turn(3, 2)
            .houses("red", "r0c1")
            .upgrade("r0c1", "up_bonus_orange")
            .cubes("red", orange=1, purple=1)
            .begin()
            .play("yellow: main_action favor", "red: ransom r0c1")
        ),
        "pay_cube purple",
    ),
    "waive_color": (waiving, "waive_color orange"),
    "choose_cube": (
        lambda: table(4).stands(2).camels("yellow", 1).begin().play("yellow: market_place cm_a1"),
        "choose_cube orange",
    ),
    "choose_upgrade_tile": (upgrading, "choose_upgrade_tile up_bonus_orange"),
    "choose_upgrade_site": (
        lambda: upgrading().play("yellow: choose_upgrade_tile up_bonus_pink"),
        "choose_upgrade_site r0c4",
    ),
    "choose_scoring_tile": (
        lambda: began(at("mosque").mosque("yellow", 5).cubes("yellow", teal=1, pink=1)).play("yellow: advance"),
        "choose_scoring_tile score_caravansary",
    ),
    "choose_breakthrough": (
        lambda: began(at("library").scrolls("yellow", 1).cubes("yellow", pink=1)).play("yellow: take_scroll pink"),
        "choose_breakthrough bt_discount_mosque",
    ),
    "end_turn": (
        lambda: table(4).camels("yellow", 1).chosen("r0c2").begin().play("yellow: main_action favor"),
        "end_turn",
    ),
    "queue_space": (
        lambda: last_turn(4, 1, "N").camels("red", 3).begin().play("yellow: main_action favor"),
        "queue_space 4",
    ),
    "ransom": (
        lambda: last_turn(3, 2).houses("red", "r0c1").cubes("red", white=1).begin().play("yellow: main_action favor"),
        "accept_losses",
    ),
    "score_courtier": (
        lambda: (
            last_turn(3)
            .mosque("red", 3)
            .goods("red", jade=4)
            .favor("red", 1)
            .courtiers("red", purple=1, orange=1)
            .begin()
            .play("yellow: main_action favor")
        ),
        "score_courtier hall_orange",
    ),
}


@rule("ME-17.4")
@pytest.mark.parametrize("name", ZOMBIES)
def test_for_a_player_who_is_gone_something_harmless_is_played(name: str) -> None:
    begin, text = ZOMBIES[name]
    match = begin()
    assert match.state.decision() == name.split(",", 1)[0]
    assert GAME.format(match.state.fallback()) == text


@rule("ME-17.4")
def test_every_kind_of_decision_has_its_zombie_choice_shown() -> None:
    assert {name.split(",", 1)[0] for name in ZOMBIES} == set(GAME.decision_kinds) - _chance()
