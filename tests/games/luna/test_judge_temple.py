"""The literal judge on temple, Council, the other actions and the solo game."""

import pytest

from games.luna.bare_table import (
    RED,
    YELLOW,
    activate,
    bare_table,
    build,
    claim,
    deactivate,
    enter,
    give,
    lay,
    put_figure,
)
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.game import LunaState
from tabuleiro.games.luna.judge.board import first_approved_round
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.story import message, why


def solo(kind: int, level: int, columns: dict[int, int] | None = None) -> LunaState:
    state = bare_table(kind, seats=1, columns=columns)
    state.level = level
    return state


# Stones of the path


@rule("LU-2.6", "LU-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_groups_of_the_path_are_tiers(seats: int) -> None:
    state = bare_table(d.ACTION, seats)
    rounds = {8: 1, 6: 1, 9: 2, 11: 2, 14: 3, 16: 3, 18: 4, 19: 4, 21: 5, 23: 5, 25: 6, 28: 6}
    assert {stone: first_approved_round(state, stone) for stone in rounds} == rounds


@rule("LU-7.1", forbids=True)
def test_a_stone_beyond_the_next_guard_stone_is_locked() -> None:
    state = bare_table(d.ACTION)
    give(state, "bribe")
    for island in c.ISLANDS:
        activate(state, island, 2)
    lay(state, 8, 9, 13)
    assert [why(state, f"promote {n} plain") for n in (8, 9, 13)] == ["legal", "legal", "LU-7.1"]
    claim(state, 16)
    assert why(state, "sanctify 16") == "LU-7.1"
    state.round = 2
    assert why(state, "promote 13 plain") == "legal"
    assert why(state, "sanctify 16") == "legal"


@rule("LU-7.2", "LU-E6", forbids=True)
def test_a_bribable_stone_takes_a_bribe() -> None:
    state = bare_table(d.ACTION)
    activate(state, "shrine", 2)
    lay(state, 10)
    claim(state, 9)
    assert why(state, "promote 10 plain") == "LU-7.2"
    assert why(state, "sanctify 9") == "LU-7.2"
    give(state, "bribe")
    assert why(state, "promote 10 plain") == "legal"
    assert why(state, "sanctify 9") == "legal"


@rule("LU-7.2", "LU-E6", "LU-E7")
def test_an_approved_stone_takes_none() -> None:
    state = bare_table(d.ACTION)
    claim(state, 9)
    state.round = 2
    assert why(state, "sanctify 9") == "legal"
    claim(state, 28)
    state.round = 6
    assert why(state, "sanctify 28") == "legal"


# Promotion


@rule("LU-7.3", forbids=True)
def test_promotion_needs_a_free_stone_of_the_path() -> None:
    state = bare_table(d.ACTION)
    activate(state, "herbs", 2)
    assert message(state, "promote 8 plain") == "refusal-stone_not_on_path"
    lay(state, 8)
    assert why(state, "promote 8 plain") == "legal"
    claim(state, 8, RED)
    assert message(state, "promote 8 plain") == "refusal-stone_claimed"
    claim(state, 8)
    assert message(state, "promote 8 plain") == "refusal-stone_claimed"
    enter(state, 8, RED)
    assert message(state, "promote 8 plain") == "refusal-stone_not_on_path"


@rule("LU-7.3", "LU-E3", forbids=True)
def test_promotion_needs_a_second_novice_or_a_shrine() -> None:
    state = bare_table(d.ACTION)
    lay(state, 7)
    deactivate(state, "tide", 2)
    assert message(state, "promote 7 plain") == "refusal-nobody_claims"
    activate(state, "tide", 1)
    assert message(state, "promote 7 plain") == "refusal-no_second_novice"
    build(state, "tide")
    assert why(state, "promote 7 plain") == "legal"


@rule("LU-7.3", "LU-E4", forbids=True)
def test_neither_shrine_nor_token_claims_a_stone() -> None:
    state = bare_table(d.ACTION)
    lay(state, 7)
    build(state, "tide")
    give(state, "novice")
    assert [why(state, f"promote 7 {t}") for t in ("plain", "token")] == ["LU-7.3", "LU-7.3"]


@rule("LU-7.4", "LU-8.5", "LU-E5", forbids=True)
def test_the_novice_token_replaces_only_a_second_novice() -> None:
    state = bare_table(d.ACTION)
    lay(state, 9)
    give(state, "bribe")
    activate(state, "tide", 1)
    assert why(state, "promote 9 token") == "LU-8.5"
    give(state, "novice")
    assert why(state, "promote 9 token") == "legal"
    build(state, "tide")
    assert why(state, "promote 9 token") == "LU-7.4"
    assert why(state, "promote 9 plain") == "legal"


# Sanctification and Book


@rule("LU-7.6", forbids=True)
def test_only_an_own_claim_enters_the_temple() -> None:
    state = bare_table(d.ACTION)
    lay(state, 7)
    claim(state, 8)
    claim(state, 6, RED)
    enter(state, 5)
    assert [why(state, f"sanctify {n}") for n in (7, 8, 6, 5)] == ["LU-7.6", "legal", "LU-7.6", "LU-7.6"]


@rule("LU-7.11", "LU-E17", forbids=True)
def test_any_book_can_be_taken_with_the_token() -> None:
    state = bare_table(d.ACTION)
    enter(state, 1, book=True)
    enter(state, 2, RED, book=True)
    enter(state, 14)
    assert message(state, "book_take 1") == "refusal-token_not_held"
    give(state, "book")
    assert [why(state, f"book_take {n}") for n in (1, 2, 14)] == ["legal", "legal", "LU-7.11"]


@rule("LU-7.11", "LU-E18", forbids=True)
def test_somebody_must_need_the_book() -> None:
    state = bare_table(d.ACTION)
    give(state, "book")
    enter(state, 1, book=True)
    enter(state, 2, RED)
    claim(state, 8)
    assert message(state, "book_take 1") == "refusal-nobody_gets_book"
    enter(state, 14)
    assert why(state, "book_take 1") == "legal"


@rule("LU-7.11", "LU-E31", forbids=True)
def test_the_book_goes_under_an_own_novice_that_had_none() -> None:
    state = bare_table(d.BOOK_PUT, columns={d.TAKEN_FROM: 1})
    enter(state, 1)
    enter(state, 14)
    enter(state, 3, book=True)
    enter(state, 8, RED)
    claim(state, 16)
    expected = {14: "legal", 1: "LU-7.11", 3: "LU-7.11", 8: "LU-7.11", 16: "LU-7.11", 20: "LU-7.11"}
    assert {stone: why(state, f"book_put {stone}") for stone in expected} == expected


# Council


@rule("LU-7.12", forbids=True)
def test_the_council_takes_novices_of_one_island() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 2)
    activate(state, "book", 1)
    give(state, "novice")
    assert message(state, "council tide 0 plain") == "refusal-nobody_used"
    assert [why(state, f"council tide {n} plain") for n in (1, 2, 3)] == ["legal", "legal", "LU-7.12"]
    assert why(state, "council tide 2 token") == "legal"
    state.favors[c.ISLANDS.index("novice")] = 0
    assert why(state, "council tide 2 token") == "LU-8.5"


@rule("LU-7.12", "LU-E10", forbids=True)
def test_nobody_walks_beyond_the_last_chair() -> None:
    state = bare_table(d.ACTION)
    state.chairs[YELLOW] = 11
    activate(state, "tide", 3)
    give(state, "novice")
    assert [why(state, f"council tide {n} plain") for n in (1, 2)] == ["legal", "LU-7.12"]
    assert [why(state, f"council {used} token") for used in ("shrine 0", "tide 1")] == ["legal", "LU-7.12"]
    state.chairs[YELLOW] = 12
    assert why(state, "council tide 1 plain") == "LU-7.12"


@rule("LU-14.3", forbids=True)
def test_the_token_alone_names_the_first_island() -> None:
    state = bare_table(d.ACTION)
    give(state, "novice")
    assert why(state, "council shrine 0 token") == "legal"
    assert why(state, "council herbs 0 token") == "LU-14.3"
    state = solo(d.ACTION, level=2)
    give(state, "novice")
    put_figure(state, c.APOSTATE, "shrine")
    assert why(state, "council shrine 0 token") == "LU-13.19"
    assert why(state, "council herbs 0 token") == "legal"


# Expulsion and Meditation


@rule("LU-8.1", forbids=True)
def test_the_apostate_is_expelled_from_his_own_island() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 1)
    activate(state, "book", 3)
    assert [why(state, f"expel {n} plain") for n in (1, 2)] == ["legal", "LU-8.1"]
    put_figure(state, c.APOSTATE, "book")
    assert why(state, "expel 2 plain") == "legal"


@rule("LU-8.3", "LU-8.4", "LU-8.5", forbids=True)
def test_the_apostate_moves_one_to_six_islands() -> None:
    state = bare_table(d.ACTION)
    activate(state, "tide", 7)
    assert why(state, "expel 0 token") == "LU-8.5"
    give(state, "novice")
    assert [why(state, f"expel {n} plain") for n in (0, 1, 6)] == ["LU-8.4", "legal", "legal"]
    assert [why(state, f"expel {n} token") for n in (0, 5, 6)] == ["legal", "legal", "LU-8.4"]


@rule("LU-8.8", forbids=True)
def test_meditation_flips_a_token_that_is_left() -> None:
    state = bare_table(d.ACTION)
    assert why(state, "meditate") == "LU-8.8"
    state.time_left = 1
    assert why(state, "meditate") == "legal"


@rule("LU-8.9", "LU-13.11", forbids=True)
def test_only_a_solo_player_ends_the_phase_at_will() -> None:
    table, alone = bare_table(d.ACTION), solo(d.ACTION, level=1)
    table.time_left = 1
    assert [why(table, "end_phase"), why(table, "meditate")] == ["LU-8.9", "legal"]
    assert [why(alone, "end_phase"), why(alone, "meditate")] == ["legal", "LU-13.11"]


# Solo


@rule("LU-13.5", "LU-4.1", forbids=True)
def test_the_first_solo_shrine_avoids_herbs_and_the_opponent() -> None:
    state = solo(d.PRELIM_SHRINE, level=1)
    build(state, "tide", s.OPPONENT)
    islands = ("herbs", "tide", "book")
    assert [why(state, f"place_shrine {i}") for i in islands] == ["LU-13.5", "LU-4.1", "legal"]


@rule("LU-13.6", forbids=True)
def test_the_opponent_is_deactivated_where_it_is_active() -> None:
    state = solo(d.SOLO_DEACTIVATE, level=1)
    activate(state, "tide", 1, s.OPPONENT)
    deactivate(state, "book", 2, s.OPPONENT)
    activate(state, "herbs", 2)
    islands = ("tide", "book", "herbs")
    assert [why(state, f"solo_deactivate {i}") for i in islands] == ["legal", "LU-13.6", "LU-13.6"]


@rule("LU-13.18", "LU-E27", forbids=True)
def test_at_level_three_not_even_expulsion_is_possible() -> None:
    for level, expected in ((1, "legal"), (2, "legal"), (3, "LU-13.18")):
        state = solo(d.ACTION, level)
        activate(state, "tide", 1)
        give(state, "novice")
        assert [why(state, f"expel {used}") for used in ("1 plain", "0 token")] == [expected, expected]


@rule("LU-13.19", "LU-13.20", "LU-E27", forbids=True)
@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    "text",
    [
        "favor tide plain",
        "favor tide token",
        "recruit tide plain",
        "shrine plain",
        "herbs tide 1",
        "journey",
        "sailboat on_tide book 1",
        "promote 9 plain",
        "council tide 1 plain",
    ],
)
def test_the_apostate_blocks_his_island(text: str, level: int) -> None:
    state = solo(d.ACTION, level)
    put_figure(state, c.BUILDER, "tide")
    state.round = 2
    state.reserve[YELLOW] = state.shrine_reserve[YELLOW] = 1
    activate(state, "tide", 2)
    deactivate(state, "tide", 1)
    give(state, "shrine", "herbs", "sailboat", "novice")
    lay(state, 9)
    assert why(state, text) == "LU-13.19"
    state.level = 1
    assert why(state, text) == "legal"
    state.level = level
    put_figure(state, c.APOSTATE, "book")
    assert why(state, text) == "legal"


@rule("LU-13.19", "LU-E27", forbids=True)
def test_blocked_novices_stay_but_others_may_join_them() -> None:
    state = solo(d.MOVES, level=2, columns={d.WITH_TIDE: 1})
    activate(state, "tide", 1)
    deactivate(state, "tide", 1)
    activate(state, "book", 1)
    sources = ("move on_tide book", "move beside_tide book", "move on_book tide")
    assert [why(state, text) for text in sources] == ["LU-13.19", "LU-13.19", "legal"]


@rule("LU-13.19", forbids=True)
def test_the_tide_needs_somebody_who_is_not_blocked() -> None:
    state = solo(d.ACTION, level=2)
    give(state, "tide")
    deactivate(state, "tide", 1)
    assert why(state, "tide") == "LU-13.19"
    state.pier[YELLOW] = 1
    assert why(state, "tide") == "legal"
    state.pier[YELLOW] = 0
    deactivate(state, "book", 1)
    assert why(state, "tide") == "legal"


@rule("LU-13.19")
def test_the_temple_is_never_blocked() -> None:
    state = solo(d.ACTION, level=3)
    put_figure(state, c.APOSTATE, "book")
    give(state, "book")
    claim(state, 6)
    enter(state, 1, book=True)
    enter(state, 14)
    assert [why(state, text) for text in ("sanctify 6", "book_take 1")] == ["legal", "legal"]
