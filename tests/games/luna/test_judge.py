"""The literal judge on set-up, island actions and movement: each rule forbids its case and lets the next one pass."""

from pathlib import Path

import pytest

from games.luna.bare_table import (
    RED,
    YELLOW,
    activate,
    bare_table,
    build,
    deactivate,
    enter,
    give,
    put_figure,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge import refusal
from tabuleiro.testkit.laws.independence import independence_problems
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.story import message, why

# Which decision


@rule("LU-14.8", forbids=True)
def test_a_decision_takes_only_its_own_actions() -> None:
    state = bare_table(d.ACTION)
    state.time_left = 1
    assert why(state, "done") == "LU-14.8"
    assert why(state, "place_shrine herbs") == "LU-14.8"
    assert why(state, "island herbs") == "LU-14.8"
    assert why(bare_table(d.MOVES), "meditate") == "LU-14.8"
    assert why(bare_table(d.BOOK_PUT), "book_take 1") == "LU-14.8"
    assert why(bare_table(d.ISLAND, actor=CHANCE), "figure_island herbs") == "LU-14.8"
    assert why(state, "meditate") == "legal"


@rule("LU-11.5", forbids=True)
def test_nothing_may_be_done_after_the_end() -> None:
    state = bare_table(d.ACTION)
    state.agenda.pop()
    assert {why(state, ids.SPACE.format(action)) for action in range(ids.SPACE.size)} == {"LU-11.5"}


# Set-up


@rule("LU-2.13")
def test_figures_may_share_an_island() -> None:
    for island in c.ISLANDS:
        assert why(bare_table(d.PLACE_FIGURE), f"place_figure {island}") == "legal"
        assert why(bare_table(d.FIGURE_ISLAND, actor=CHANCE), f"figure_island {island}") == "legal"


@rule("LU-4.1", forbids=True)
def test_the_first_shrines_stand_on_different_islands() -> None:
    state = bare_table(d.PRELIM_SHRINE)
    build(state, "tide", RED)
    activate(state, "book", 2, RED)
    assert why(state, "place_shrine tide") == "LU-4.1"
    assert why(state, "place_shrine book") == "legal"


@rule("LU-4.2", forbids=True)
def test_with_two_players_no_first_shrine_stands_on_herbs() -> None:
    assert why(bare_table(d.PRELIM_SHRINE, seats=2), "place_shrine herbs") == "LU-4.2"
    assert why(bare_table(d.PRELIM_SHRINE, seats=2), "place_shrine tide") == "legal"
    assert why(bare_table(d.PRELIM_SHRINE, seats=3), "place_shrine herbs") == "legal"


@rule("LU-4.3", forbids=True)
def test_a_pair_goes_where_no_own_piece_is() -> None:
    state = bare_table(d.PRELIM_PAIR)
    build(state, "tide")
    activate(state, "book", 2)
    activate(state, "herbs", 2, RED)
    build(state, "herbs", RED)
    assert why(state, "place_pair tide") == "LU-4.3"
    assert why(state, "place_pair book") == "LU-4.3"
    assert why(state, "place_pair herbs") == "legal"


@rule("LU-15.3", forbids=True)
def test_chance_draws_only_what_is_left() -> None:
    state = bare_table(d.TEMPLE_BOARD, seats=2, actor=CHANCE)
    assert why(state, "temple_board blue") == "LU-15.3"
    assert why(state, "temple_board red") == "legal"
    state = bare_table(d.ISLAND, actor=CHANCE)
    state.ring[6] = -1
    assert why(state, "island shrine") == "LU-15.3"
    assert why(state, "island novice") == "legal"


@rule("LU-15.3", forbids=True)
def test_only_those_at_the_table_can_start() -> None:
    state = bare_table(d.START_PLAYER, seats=3, actor=CHANCE)
    assert [why(state, f"start_player {seat}") for seat in range(4)] == ["legal", "legal", "legal", "LU-15.3"]


@rule("LU-15.3", forbids=True)
def test_a_start_stone_is_in_play_and_dealt_once() -> None:
    state = bare_table(d.START_STONE, seats=2, actor=CHANCE)
    assert [why(state, f"start_stone {n}") for n in (1, 2, 3, 4)] == ["legal", "LU-15.3", "legal", "LU-15.3"]
    enter(state, 3)
    assert message(state, "start_stone 3") == "refusal-stone_dealt"
    assert message(state, "start_stone 2") == "refusal-stone_not_in_play"


# Favor of the Priest


@rule("LU-5.8", forbids=True)
def test_a_favor_takes_two_novices_or_one_with_a_shrine() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 2)
    activate(state, "book", 1)
    deactivate(state, "book", 1)
    assert why(state, "favor tide plain") == "legal"
    assert why(state, "favor book plain") == "LU-5.8"
    build(state, "book", RED)
    assert why(state, "favor book plain") == "LU-5.8"
    build(state, "book")
    assert why(state, "favor book plain") == "legal"


@rule("LU-5.8", forbids=True)
def test_a_favor_is_taken_once_and_from_its_island() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 2)
    activate(state, "book", 2)
    give(state, "tide")
    give(state, "book", party=RED)
    assert message(state, "favor tide plain") == "refusal-token_held"
    assert why(state, "favor book plain") == "legal"
    state.tokens[c.ISLANDS.index("book")] = 0
    assert message(state, "favor book plain") == "refusal-no_token_here"


@rule("LU-8.5", "LU-E1", forbids=True)
def test_the_novice_token_is_one_novice_of_a_favor() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 1)
    build(state, "herbs")
    assert [why(state, f"favor {i} token") for i in ("tide", "herbs")] == ["LU-8.5", "LU-8.5"]
    give(state, "novice")
    assert [why(state, f"favor {i} token") for i in ("tide", "herbs", "book")] == ["legal", "legal", "LU-5.8"]


@rule("LU-8.6", "LU-E2", forbids=True)
def test_the_novice_token_gains_no_novice_token() -> None:
    state = bare_table(d.ACTION)
    give(state, "novice")
    activate(state, "novice", 2)
    build(state, "novice")
    assert why(state, "favor novice token") == "LU-8.6"
    assert why(state, "favor novice plain") == "LU-5.8"
    state.favors[c.ISLANDS.index("novice")] = 0
    assert why(state, "favor novice plain") == "legal"


# Recruit and Shrine


@rule("LU-5.9", "LU-E16", forbids=True)
def test_recruiting_takes_two_novices_and_a_reserve() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 2)
    activate(state, "book", 1)
    build(state, "book")
    assert message(state, "recruit tide plain") == "refusal-reserve_empty"
    state.reserve[YELLOW] = 1
    assert why(state, "recruit tide plain") == "legal"
    assert message(state, "recruit book plain") == "refusal-too_few_active"
    assert why(state, "recruit book token") == "LU-8.5"
    give(state, "novice")
    assert why(state, "recruit book token") == "legal"


@rule("LU-5.10", forbids=True)
def test_a_shrine_is_built_with_the_master_builder() -> None:
    state = bare_table(d.ACTION)
    state.shrine_reserve[YELLOW] = 1
    put_figure(state, c.BUILDER, "book")
    activate(state, "book", 2)
    activate(state, "shrine", 2)
    assert message(state, "shrine plain") == "refusal-token_not_held"
    give(state, "shrine")
    assert why(state, "shrine plain") == "legal"
    put_figure(state, c.BUILDER, "tide")
    assert message(state, "shrine plain") == "refusal-too_few_active"
    put_figure(state, c.BUILDER, "book")
    state.shrine_reserve[YELLOW] = 0
    assert message(state, "shrine plain") == "refusal-no_shrine_left"


@rule("LU-5.10", "LU-E28", forbids=True)
def test_nobody_owns_two_shrines_on_an_island() -> None:
    state = bare_table(d.ACTION)
    state.shrine_reserve[YELLOW] = 1
    give(state, "shrine")
    activate(state, "shrine", 2)
    build(state, "shrine", RED)
    assert why(state, "shrine plain") == "legal"
    build(state, "shrine")
    assert why(state, "shrine plain") == "LU-5.10"


@rule("LU-5.5", "LU-8.5", forbids=True)
def test_a_shrine_may_take_both_tokens() -> None:
    state = bare_table(d.ACTION)
    state.shrine_reserve[YELLOW] = 1
    activate(state, "shrine", 1)
    give(state, "shrine")
    assert why(state, "shrine token") == "LU-8.5"
    give(state, "novice")
    assert why(state, "shrine token") == "legal"


# Herbs


@rule("LU-5.11", "LU-E14", forbids=True)
def test_herbs_reactivate_one_or_two_elsewhere() -> None:
    state = bare_table(d.ACTION)
    for island in ("herbs", "tide"):
        deactivate(state, island, 1)
    activate(state, "book", 2)
    state.pier[YELLOW] = 2
    assert message(state, "herbs tide 1") == "refusal-token_not_held"
    give(state, "herbs")
    assert why(state, "herbs tide 1") == "legal"
    assert message(state, "herbs tide 2") == "refusal-too_few_inactive"
    assert message(state, "herbs book 1") == "refusal-too_few_inactive"
    assert message(state, "herbs herbs 1") == "refusal-herbs_island"


@rule("LU-14.6", "LU-E32", forbids=True)
def test_herbs_end_with_their_limit() -> None:
    state = bare_table(d.ACTION)
    give(state, "herbs")
    deactivate(state, "tide", 1)
    state.herbs_used[RED] = c.HERBS_LIMIT
    state.herbs_used[YELLOW] = c.HERBS_LIMIT - 1
    assert why(state, "herbs tide 1") == "legal"
    state.herbs_used[YELLOW] = c.HERBS_LIMIT
    assert why(state, "herbs tide 1") == "LU-14.6"


# Movement


@rule("LU-6.1", forbids=True)
def test_a_journey_needs_an_active_novice() -> None:
    state = bare_table(d.ACTION)
    deactivate(state, "tide", 1)
    activate(state, "tide", 1, RED)
    state.pier[YELLOW] = 1
    assert why(state, "journey") == "LU-6.1"
    activate(state, "tide", 1)
    assert why(state, "journey") == "legal"


@rule("LU-6.1", forbids=True)
def test_a_journey_moves_active_novices_only() -> None:
    state = bare_table(d.MOVES)
    activate(state, "tide", 1)
    deactivate(state, "book", 1)
    state.pier[YELLOW] = 1
    assert why(state, "move on_tide herbs") == "legal"
    assert why(state, "move on_book herbs") == "LU-6.1"
    assert why(state, "move beside_book herbs") == "LU-6.1"
    assert why(state, "move pier herbs") == "LU-6.1"


@rule("LU-6.2", forbids=True)
def test_the_tide_needs_its_token_and_somebody_to_move() -> None:
    state = bare_table(d.ACTION)
    state.pier[YELLOW] = 1
    assert message(state, "tide") == "refusal-token_not_held"
    give(state, "tide")
    assert why(state, "tide") == "legal"
    state.pier[YELLOW] = 0
    assert message(state, "tide") == "refusal-nobody_to_move"
    deactivate(state, "tide", 1)
    assert why(state, "tide") == "legal"


@rule("LU-6.2", "LU-E15", forbids=True)
def test_the_tide_moves_whoever_is_there() -> None:
    state = bare_table(d.MOVES, columns={d.WITH_TIDE: 1})
    activate(state, "tide", 1)
    deactivate(state, "book", 1)
    sources = ("on_tide", "beside_book", "pier")
    assert [why(state, f"move {source} herbs") for source in sources] == ["legal", "legal", "LU-6.2"]
    state.pier[YELLOW] = 1
    assert why(state, "move pier herbs") == "legal"
    assert why(state, "move on_book herbs") == "LU-6.2"
    assert why(state, "move beside_tide herbs") == "LU-6.2"


@rule("LU-6.4", "LU-E15", forbids=True)
@pytest.mark.parametrize("source", ["on_tide", "beside_tide"])
def test_a_novice_goes_to_another_island(source: str) -> None:
    state = bare_table(d.MOVES, columns={d.WITH_TIDE: 1})
    activate(state, "tide", 1)
    deactivate(state, "tide", 1)
    assert why(state, f"move {source} tide") == "LU-6.4"
    assert why(state, f"move {source} book") == "legal"


@rule("LU-6.5", forbids=True)
def test_a_novice_moves_once() -> None:
    state = bare_table(d.MOVES, columns={d.WITH_TIDE: 1})
    state.moved[c.TIDE] = 1
    assert why(state, "move beside_tide book") == "LU-6.5"
    assert why(state, "move beside_herbs book") == "LU-6.2"
    deactivate(state, "tide", 1)
    assert why(state, "move beside_tide book") == "legal"


@rule("LU-6.1", "LU-6.2", "LU-14.4", forbids=True)
@pytest.mark.parametrize(("with_tide", "expected"), [(0, "LU-6.1"), (1, "LU-6.2")])
def test_a_movement_moves_somebody(with_tide: int, expected: str) -> None:
    state = bare_table(d.MOVES, columns={d.WITH_TIDE: with_tide})
    assert why(state, "done") == expected
    state.moved[c.HERBS] = 1
    assert why(state, "done") == "legal"


@rule("LU-6.3", "LU-E13", forbids=True)
def test_the_sailboat_takes_two_from_one_place() -> None:
    state = bare_table(d.ACTION)
    state.pier[YELLOW] = 2
    activate(state, "book", 1)
    deactivate(state, "book", 1)
    assert message(state, "sailboat pier tide 2") == "refusal-token_not_held"
    give(state, "sailboat")
    assert why(state, "sailboat pier tide 2") == "legal"
    assert why(state, "sailboat on_book tide 1") == "legal"
    assert why(state, "sailboat on_book tide 2") == "LU-6.3"
    state.pier[YELLOW] = 1
    assert message(state, "sailboat pier tide 2") == "refusal-too_few_on_pier"


@rule("LU-6.4", forbids=True)
def test_the_sailboat_goes_to_another_island() -> None:
    state = bare_table(d.ACTION)
    give(state, "sailboat")
    activate(state, "book", 1)
    assert why(state, "sailboat on_book book 1") == "LU-6.4"
    assert why(state, "sailboat on_book tide 1") == "legal"


# The second reading


def test_the_judge_is_written_from_the_rules_alone() -> None:
    """It shares no code with the files that generate and apply actions."""
    assert independence_problems(Path(refusal.__file__).parents[1], "tabuleiro.games.luna") == []
