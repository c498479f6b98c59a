"""Chapter 8: what all site actions share: steps, stop, discounts."""

import pytest

from games.merv.table import SITE_OF, at
from tabuleiro.testkit.rules import rule


@rule("ME-8.0", "ME-8.0.2")
@pytest.mark.parametrize(
    ("kind", "step"),
    [
        ("caravansary", "take_card 1"),
        ("palace", "place_courtier hall_purple"),
        ("mosque", "advance"),
        ("library", "take_scroll purple"),
    ],
)
def test_the_first_step_is_compulsory_then_one_may_stop(kind: str, step: str) -> None:
    laid = at(kind).row("pepper", "pepper", "pepper").cubes("yellow", purple=9)
    match = laid.begin().play("yellow: main_action site")
    assert "stop" not in match.kinds()
    match.play(f"yellow: {step}")
    assert "stop" in match.kinds()
    match.play("yellow: stop")
    assert match.asks() in ("red: choose_slot", "chance: caravan_card")


@rule("ME-8.0.2")
def test_stop_is_listed_when_a_contract_took_the_last_cube() -> None:
    laid = at("library").cubes("yellow", teal=1).influence("yellow", 2).goods("yellow", carpets=1)
    match = laid.begin().play("yellow: main_action site")
    assert match.kinds() == {"take_scroll", "complete_contract"}
    match.play("yellow: complete_contract pile_1a")
    assert match.kinds() == {"stop"}


@rule("ME-8.0")
def test_a_step_that_cannot_be_paid_any_more_is_not_offered() -> None:
    match = at("palace").cubes("yellow", purple=2).begin().play("yellow: main_action site")
    match.play("yellow: place_courtier hall_purple")
    assert match.cubes("yellow") == {"purple": 1}
    assert match.kinds() == {"stop"}


@rule("ME-8.0", "ME-8.0.3", "ME-19.10")
@pytest.mark.parametrize("kind", ["caravansary", "palace", "mosque", "marketplace"])
def test_a_discount_takes_one_cube_off_one_step_of_a_performance(kind: str) -> None:
    steps = {
        "caravansary": ("take_card 1", "take_card 1"),
        "palace": ("place_courtier hall_purple", "place_courtier hall_purple"),
        "mosque": ("advance", "advance"),
        "marketplace": ("buy_good nishapur", "buy_good gurganj"),
    }[kind]
    laid = at(kind).scrolls("yellow", 2, f"discount_{kind}").cubes("yellow", purple=4).posts("yellow", "nishapur")
    match = laid.row("pepper", "pepper", "cumin", camels=1).begin().play("yellow: main_action site")
    if kind == "marketplace":
        match.play("yellow: place_post gurganj")
    match.play(f"yellow: {steps[0]}")
    assert match.cubes("yellow") == {"purple": 4}
    match.play(f"yellow: {steps[1]}")
    assert match.cubes("yellow") == {"purple": 2 if kind == "palace" else 3}


@rule("ME-8.0", "ME-8.0.1")
def test_with_several_colours_the_player_picks_what_is_waived() -> None:
    laid = at("mosque").mosque("yellow", 2).scrolls("yellow", 2, "discount_mosque").houses("yellow", "r0c0")
    match = laid.cubes("yellow", teal=1, orange=1).begin().play("yellow: main_action site", "yellow: advance")
    assert match.asks() == "yellow: waive_color"
    assert match.options("waive_color") == {"orange", "teal"}
    match.play("yellow: waive_color teal")
    assert match.cubes("yellow") == {"teal": 1}
    assert match.mosque("yellow") == 3


@rule("ME-8.0.1")
def test_only_colours_that_leave_a_payable_rest_can_be_waived() -> None:
    laid = at("mosque").mosque("yellow", 2).scrolls("yellow", 2, "discount_mosque")
    match = laid.cubes("yellow", orange=1).begin().play("yellow: main_action site", "yellow: advance")
    assert match.options("waive_color") == {"teal"}


@rule("ME-8.0.1")
def test_a_step_is_paid_then_the_piece_moves_then_effects_come() -> None:
    match = at("mosque").mosque("yellow", 3).cubes("yellow", purple=1, pink=1).begin().play("yellow: main_action site")
    assert match.told("yellow: advance") == ["pay", "pay", "advance", "favor", "points"]


@rule("ME-8.0.1")
def test_the_slot_of_a_wall_is_chosen_after_the_payment() -> None:
    match = at("walls").houses("red", "r0c0").cubes("yellow", orange=1).begin().play("yellow: main_action site")
    assert match.told("yellow: build yard_orange wall") == ["pay"]
    assert match.asks() == "yellow: fort_slot"
    assert match.told("yellow: fort_slot fort_n0") == ["fortification", "influence"]


@rule("ME-8.0.3")
def test_a_discount_counts_for_an_alternative_action_too() -> None:
    laid = at("library").scrolls("yellow", 6, "discount_mosque", "wild_pink", "any_mosque")
    match = laid.begin()
    assert match.options("main_action") == {"favor", "alternative"}
    match.play("yellow: main_action alternative", "yellow: advance")
    assert match.mosque("yellow") == 1


@rule("ME-8.0.3")
def test_a_discount_gained_during_a_performance_does_not_work_in_it() -> None:
    laid = at("caravansary").row("ginger", "ginger", "cumin", camels=1).spices("yellow", ginger=1)
    match = laid.scrolls("yellow", 1).cubes("yellow", pink=2).begin().play("yellow: main_action site")
    match.play("yellow: take_card 1", "yellow: choose_breakthrough bt_discount_caravansary")
    match.play("yellow: take_card 1")
    assert match.cubes("yellow") == {}


@rule("ME-8.0.3", "ME-8.1.2")
def test_a_wild_colour_works_at_once_but_a_fixed_colour_stays_fixed() -> None:
    laid = at("caravansary").row("ginger", "ginger", "cumin", camels=1).spices("yellow", ginger=1)
    match = laid.scrolls("yellow", 3, "discount_palace").cubes("yellow", pink=1, orange=1, teal=1).begin()
    match.play("yellow: main_action site", "yellow: take_card 1", "yellow: pay_cube pink")
    match.play("yellow: choose_breakthrough bt_wild_orange")
    assert match.options("take_card") == {"1"}
    match.play("yellow: take_card 1")
    assert match.cubes("yellow") == {"teal": 1}


def test_every_kind_of_site_stands_in_the_order_of_the_box() -> None:
    for kind, cell in SITE_OF.items():
        assert at(kind).begin().tile(cell).startswith(kind)
