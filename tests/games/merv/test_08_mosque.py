"""Chapter 8.3: the mosque, upgrades and scoring tiles."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at, last_turn
from tabuleiro.testkit.rules import rule

COSTS: list[dict[str, int]] = [
    {"pink": 1},
    {"pink": 1},
    {"orange": 1, "teal": 1},
    {"purple": 1, "pink": 1},
    {"orange": 1, "purple": 1},
    {"teal": 1, "pink": 1},
    {"pink": 3},
    {"orange": 1, "purple": 1, "teal": 1, "pink": 1},
]
"""What the steps 1 to 8 cost; `any` is paid in pink here."""


def advanced(step: int, laid: Layout | None = None) -> MervStory:
    """Yellow pays exactly the cost of a step."""
    laid = laid if laid is not None else at("mosque")
    match = laid.mosque("yellow", step - 1).cubes("yellow", **COSTS[step - 1]).begin()
    return match.play("yellow: main_action site", "yellow: advance")


@rule("ME-8.3.1", "ME-8.3.2")
@pytest.mark.parametrize("step", range(1, 9))
def test_a_step_costs_what_is_printed(step: int) -> None:
    match = advanced(step)
    assert match.mosque("yellow") == step
    assert match.cubes("yellow") == {}
    for colour in COSTS[step - 1]:
        less = {**COSTS[step - 1], colour: COSTS[step - 1][colour] - 1}
        short = at("mosque").mosque("yellow", step - 1).cubes("yellow", **less).begin()
        assert "site" not in short.options("main_action")


@rule("ME-8.3.2")
@pytest.mark.parametrize(
    ("step", "camels", "influence", "favor", "points"),
    [(1, 1, 0, 0, 1), (4, 0, 0, 1, 4), (7, 0, 0, 2, 6), (8, 0, 0, 0, 10)],
)
def test_a_step_gives_its_effects(step: int, camels: int, influence: int, favor: int, points: int) -> None:
    match = advanced(step)
    gained = (match.camels("yellow"), match.influence("yellow"), match.favor("yellow"))
    assert gained == (camels, influence, favor)
    assert match.points("yellow") == ({"mosque_track": points} if points else {})


@rule("ME-8.3.2", "ME-7.3")
def test_the_second_step_deploys_a_soldier() -> None:
    match = advanced(2, at("mosque").houses("red", "r4c4"))
    assert match.asks() == "yellow: soldier_target"
    match.play("yellow: soldier_target r4c4")
    assert match.influence("yellow") == 2
    assert match.points("yellow") == {"mosque_track": 1}


@rule("ME-8.3.2")
def test_the_eighth_step_is_the_end() -> None:
    match = at("mosque").mosque("yellow", 8).cubes("yellow", white=6).begin()
    assert "site" not in match.options("main_action")
    assert advanced(8).kinds() == {"stop"}


@rule("ME-8.3.1")
def test_discs_never_block_and_steps_repeat_while_they_can_be_paid() -> None:
    match = at("mosque").mosque("red", 1).mosque("blue", 2).cubes("yellow", white=4).houses("yellow", "r0c0").begin()
    match.play("yellow: main_action site", "yellow: advance", "yellow: advance", "yellow: soldier_target r0c0")
    match.play("yellow: advance")
    assert match.asks() == "yellow: choose_upgrade_site"
    assert match.mosque("yellow") == 3
    assert match.cubes("yellow") == {}


@rule("ME-8.3.3", "ME-12.4")
@pytest.mark.parametrize(("step", "points"), [(7, 0), (8, 8)])
def test_the_last_step_is_worth_points_for_mosque_buildings_at_every_scoring(step: int, points: int) -> None:
    match = last_turn(3, 1).mosque("yellow", step).houses("yellow", "r2c0", "r2c1", "r0c0").begin()
    match.play("yellow: main_action favor")
    assert match.points("yellow").get("mosque_end", 0) == points


@rule("ME-8.3.4")
def test_mosque_progress_is_the_number_of_the_step() -> None:
    match = at("mosque").mosque("yellow", 5).begin()
    assert match.seen()["parties"][0]["hall_values"]["hall_purple"] == 5


# Upgrades


@rule("ME-8.3.5")
def test_a_white_upgrade_goes_on_an_own_building_without_one() -> None:
    laid = at("mosque").houses("yellow", "r0c0", "r4c4", "r3c3").houses("red", "r1c1").upgrade("r3c3", "up_white_1")
    match = advanced(3, laid)
    assert match.options("choose_upgrade_site") == {"r0c0", "r4c4"}
    match.play("yellow: choose_upgrade_site r4c4")
    assert match.upgrade("r4c4") == "up_white_2"
    assert match.asks() == "yellow: mosque_step"


@rule("ME-8.3.5")
def test_a_bonus_upgrade_is_chosen_from_those_left() -> None:
    laid = at("mosque").houses("yellow", "r0c0").houses("red", "r1c1").upgrade("r1c1", "up_bonus_teal")
    match = advanced(5, laid)
    assert match.options("choose_upgrade_tile") == {
        "up_bonus_orange",
        "up_bonus_purple",
        "up_bonus_pink",
        "up_bonus_white",
    }
    match.play("yellow: choose_upgrade_tile up_bonus_pink")
    assert match.options("choose_upgrade_site") == {"r0c0"}
    match.play("yellow: choose_upgrade_site r0c0")
    assert match.upgrade("r0c0") == "up_bonus_pink"


@rule("ME-8.3.5")
def test_a_soldier_stays_on_an_upgraded_site() -> None:
    match = advanced(3, at("mosque").houses("yellow", "r0c0").soldiers("red", "r0c0"))
    match.play("yellow: choose_upgrade_site r0c0")
    assert match.soldier("r0c0") == "red"


@rule("ME-8.3.5")
def test_without_a_free_own_building_an_upgrade_is_lost() -> None:
    laid = at("mosque").houses("yellow", "r0c0").upgrade("r0c0", "up_white_1").houses("red", "r1c1")
    match = advanced(3, laid)
    assert match.asks() == "yellow: mosque_step"
    assert int(match.state.mosque_upgrades[1]) == 1


@rule("ME-8.3.5")
@pytest.mark.parametrize(("step", "kind"), [(3, "white"), (5, "bonus")])
def test_when_no_tile_is_left_the_upgrade_is_lost(step: int, kind: str) -> None:
    cells = ("r1c1", "r1c2", "r1c3", "r1c4", "r2c1")
    tiles = {
        "white": [f"up_white_{number}" for number in range(1, 6)],
        "bonus": [f"up_bonus_{colour}" for colour in ("orange", "purple", "teal", "pink", "white")],
    }[kind]
    laid = at("mosque").houses("yellow", "r0c0").houses("red", *cells)
    for cell, tile in zip(cells, tiles, strict=True):
        laid.upgrade(cell, tile)
    laid = laid.mosque("yellow", step - 1).cubes("yellow", **COSTS[step - 1])
    match = laid.begin().play("yellow: main_action site")
    events = match.events("yellow: advance")
    assert [event.elements for event in events if event.kind == "lost_effect"] == [[f"effect:take_upgrade_{kind}"]]
    assert match.upgrade("r0c0") is None


@rule("ME-8.3.5", "ME-11.4")
def test_an_upgrade_stays_when_the_building_is_destroyed() -> None:
    match = last_turn(3, 2).houses("red", "r0c0").upgrade("r0c0", "up_white_1").begin()
    match.play("yellow: main_action favor")
    assert match.building("r0c0") is None
    assert match.upgrade("r0c0") == "up_white_1"


@rule("ME-8.3.6")
def test_a_scoring_tile_is_chosen_from_those_left_and_kept() -> None:
    match = advanced(6, at("mosque").scoring_tile("red", "score_palace"))
    assert match.options("choose_scoring_tile") == {"score_caravansary", "score_marketplace", "score_library"}
    match.play("yellow: choose_scoring_tile score_library")
    assert match.scoring_tile("yellow") == "score_library"


@rule("ME-8.3.6", "ME-12.3")
def test_a_scoring_tile_works_at_the_very_next_scoring() -> None:
    laid = last_turn(3, 1).tile("r4c4", "mosque_teal").houses("yellow", "r4c0", "r3c4", "r0c0")
    match = laid.mosque("yellow", 5).cubes("yellow", teal=1, pink=1).begin()
    match.play(
        "yellow: main_action site", "yellow: advance", "yellow: choose_scoring_tile score_library", "yellow: stop"
    )
    assert match.points("yellow")["scoring_tiles"] == 6
