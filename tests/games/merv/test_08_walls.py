"""Chapter 8.6: walls and gates."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at, table
from tabuleiro.testkit.rules import rule

WALLS = {f"fort_{side}{index}" for side in "nesw" for index in (0, 1, 3, 4)}
GATES = {f"fort_{side}2" for side in "nesw"}


def building(laid: Layout) -> MervStory:
    """Yellow begins the action of the walls."""
    return laid.begin().play("yellow: main_action site")


@rule("ME-8.6.1")
@pytest.mark.parametrize("colour", ["orange", "purple", "teal", "pink"])
def test_a_wall_costs_one_cube_of_its_column_and_a_gate_two(colour: str) -> None:
    assert building(at("walls").cubes("yellow", **{colour: 1})).options("build") == {f"yard_{colour} wall"}
    match = building(at("walls").cubes("yellow", **{colour: 2}))
    assert match.options("build") == {f"yard_{colour} wall", f"yard_{colour} gate"}
    match.play(f"yellow: build yard_{colour} gate")
    assert match.cubes("yellow") == {}


@rule("ME-8.6.1", "ME-19.5")
def test_walls_and_gates_have_their_own_slots() -> None:
    match = building(at("walls").forts("n0", "e2").cubes("yellow", teal=3)).play("yellow: build yard_teal wall")
    assert match.options("fort_slot") == WALLS - {"fort_n0"}
    match.play("yellow: fort_slot fort_s3", "yellow: build yard_teal gate")
    assert match.options("fort_slot") == GATES - {"fort_e2"}
    match.play("yellow: fort_slot fort_w2")
    assert match.forts() == {"n0", "e2", "s3", "w2"}


@rule("ME-8.6.1")
def test_an_empty_column_offers_nothing() -> None:
    laid = at("walls").forts("n0", "n1", "n3", "n4", "n2").cubes("yellow", orange=2, purple=2)
    match = building(laid)
    assert match.options("build") == {"yard_purple wall", "yard_purple gate"}


@rule("ME-8.6.1")
def test_as_many_pieces_as_can_be_paid() -> None:
    match = building(at("walls").cubes("yellow", orange=2))
    match.play("yellow: build yard_orange wall", "yellow: fort_slot fort_n0")
    match.play("yellow: build yard_orange wall", "yellow: fort_slot fort_n1")
    assert match.kinds() == {"stop"}


@rule("ME-8.6.2")
@pytest.mark.parametrize(
    ("own", "other", "influence"),
    [((), (), 0), (("r0c0",), (), 1), ((), ("r1c0",), 2), (("r0c0",), ("r1c0",), 3), ((), ("r0c0", "r1c0"), 4)],
)
def test_a_wall_brings_influence_for_the_two_sites_behind_it(
    own: tuple[str, ...], other: tuple[str, ...], influence: int
) -> None:
    laid = at("walls").houses("yellow", *own, "r2c0").houses("red", *other).cubes("yellow", orange=1)
    match = building(laid).play("yellow: build yard_orange wall", "yellow: fort_slot fort_n0")
    assert match.influence("yellow") == influence


@rule("ME-8.6.2")
def test_soldiers_behind_a_wall_do_not_matter() -> None:
    laid = at("walls").houses("yellow", "r4c4").soldiers("red", "r4c4").cubes("yellow", orange=1)
    match = building(laid).play("yellow: build yard_orange wall", "yellow: fort_slot fort_s4")
    assert match.influence("yellow") == 1


@rule("ME-8.6.2", "ME-14.7")
def test_a_gate_before_an_automas_building() -> None:
    laid = table(2).chosen("r4c1").houses("courtier", "r2c0", "r2c1").cubes("yellow", orange=2)
    match = building(laid).play("yellow: build yard_orange gate", "yellow: fort_slot fort_w2")
    assert match.influence("yellow") == 4


@rule("ME-8.6.3")
def test_a_step_that_takes_a_wall_away_is_noticed() -> None:
    before, after = table(4).forts("n0").begin().state, table(4).begin().state
    assert after.check_step(before, 0) == ["ME-8.6.3: a fortification was changed"]
    assert before.check_step(before, 0) == []
