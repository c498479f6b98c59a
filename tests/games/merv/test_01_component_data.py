"""Component data that breaks what the rules take for granted is refused, with the place that is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from games.merv.test_01_components import box
from tabuleiro.core import find_game
from tabuleiro.testkit.rules import rule

GAME = find_game("merv")
Edit = Callable[[Any], object]


def entry(table: str, index: int, **values: object) -> Edit:
    """Change one entry of a list."""
    return lambda data: data[table][index].update(values)


def section(table: str, **values: object) -> Edit:
    """Change some values of a table."""
    return lambda data: data[table].update(values)


@rule("ME-1.1")
def test_the_components_are_sound_and_other_numbers_are_too() -> None:
    data = box()
    assert GAME.check_components(data) == []
    data["contract"][0]["vp"] = 6
    data["mosque_step"][0]["cost"] = {"teal": 2}
    data["favor_track"]["vp_on_entering"] = [{"at": 3, "vp": 2}]
    assert GAME.check_components(data) == []


EFFECTS = [{"op": "gain_vp", "n": 1}] * 4


@rule("ME-1.1", "ME-1.3", "ME-2.2", "ME-2.3", "ME-2.8", "ME-8.5.3", "ME-14.3", "ME-19.8")
@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (lambda data: data["resource"].reverse(), "resource", "orange"),
        (entry("resource", 0, wild=True), "wild", "white"),
        (entry("resource", 0, count=3), "count", "3"),
        (
            lambda data: data["setup"]["players_3"].update(automas=["high_courtier"] * 2),
            "automas",
            "corrupt_magistrate",
        ),
        (
            lambda data: data["setup"]["players_3"].update(automas=["high_courtier", "corrupt_magistrate"]),
            "automas",
            "four colours",
        ),
        (lambda data: data["setup"]["players_4"].update(queue_spaces=3), "queue_spaces", "3"),
        (lambda data: data["setup"]["players_4"].update(contract_grades=[1, 3]), "contract_grades", "3"),
        (lambda data: data["site_tile"].pop(), "site_tile", "24"),
        (entry("site_tile", 1, id="caravansary_orange"), "id", "twice"),
        (entry("site_tile", 1, id="caravansary orange"), "id", "lower-case"),
        (entry("action_slot", 0, has_camel_market=True), "has_camel_market", "line"),
        (entry("fort_slot", 0, protects=[[0, 0], [2, 0]]), "protects", "first two cells"),
        (entry("fort_column", 0, walls=5), "fort_column", "walls"),
        (entry("fort_column", 0, wall_cost={"orange": 1, "any": 1}), "wall_cost", "not both"),
        (entry("fort_column", 0, wall_cost={}), "wall_cost", "at least one"),
        (entry("fort_column", 0, wall_cost={"gold": 1}), "wall_cost", "gold"),
        (section("camel_market", fill_order_b=["cm_b1", "cm_b1", "cm_b2"]), "fill_order_b", "once"),
        (entry("caravan_card", 0, spice="cumin"), "caravan_card", "4 cards of saffron"),
        (entry("spice", 0, pair_effects=EFFECTS), "pair_effects", "at most 3"),
        (entry("spice", 0, pair_effects=[{"op": "gain_gold", "n": 1}]), "op", "gain_gold"),
        (entry("trade_city", 0, good="dates"), "trade_city", "every good"),
        (section("library", breakthrough_at=[2, 4, 4, 8]), "breakthrough_at", "growing"),
        (entry("breakthrough", 0, pile=2), "breakthrough", "pile 1"),
        (entry("breakthrough", 0, action="palace"), "breakthrough", "the same"),
        (
            lambda data: (data["breakthrough"][8].update(pile=4), data["breakthrough"][12].update(pile=3)),
            "breakthrough",
            "one pile",
        ),
        (entry("scoring_tile", 0, vp_per_building=4), "scoring_tile", "3 points"),
        (entry("mosque_step", 0, effects=[{"op": "take_scoring_tile", "n": 1}]), "mosque_step", "take_scoring_tile"),
        (entry("solo_card", 0, slot_order=[1, 1, 2, 3, 4]), "slot_order", "1 to 5"),
        (section("tie_break", order=["favor", "influence", "cubes_plus_camels"]), "order", "influence"),
        (entry("contract", 0, level=2), "level", "2"),
    ],
)
def test_unsound_data_is_refused(edit: Edit, place: str, reason: str) -> None:
    data = box()
    edit(data)
    problems = GAME.check_components(data)
    assert len(problems) == 1
    assert place in problems[0]
    assert reason in problems[0]
