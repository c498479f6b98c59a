"""What the bots' judgement says about claims that a player may hope for."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.hansa_teutonica.story import HansaStory
from games.hansa_teutonica.table import Table, table
from tabuleiro.bots.hansa_teutonica.judgement import NAMES
from tabuleiro.bots.judgement import Judgement, find_judgement
from tabuleiro.bots.random import RandomBot
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State

GAME = find_game("hansa_teutonica")


def look(state: State, judgement: Judgement | None = None) -> list[int]:
    """All that the judgement says as red sees it."""
    out = vec[i64]([0] * len(NAMES))
    (judgement or find_judgement(GAME)).into(state, 0, out)
    return [int(number) for number in out]


def seen(match: HansaStory, name: str) -> int:
    """One of its numbers."""
    return look(match.state)[NAMES.index(name)]


def prospects(laid: Table) -> int:
    """What red's pieces on routes promise."""
    return seen(laid.begin(), "player0_begun")


def test_every_piece_on_a_route_brings_its_claim_nearer() -> None:
    grown = [prospects(table(3).route("goettingen_quedlinburg", *["red trader"] * own)) for own in range(4)]
    assert grown == sorted(set(grown))


def test_pieces_together_promise_more_than_pieces_apart() -> None:
    together = prospects(table(3).route("goettingen_quedlinburg", *["red trader"] * 2))
    apart = table(3).route("goettingen_quedlinburg", "red trader").route("hamburg_luebeck", "red trader")
    assert together > prospects(apart)


def test_a_foreign_piece_is_in_the_way() -> None:
    free = prospects(table(3).route("goettingen_quedlinburg", "red trader"))
    assert 0 < prospects(table(3).route("goettingen_quedlinburg", "red trader", "blue trader")) < free


def test_a_claimed_route_keeps_its_worth_until_the_benefit_is_chosen() -> None:
    match = table(3).fill("goettingen_quedlinburg", "red trader").begin()
    full = seen(match, "player0_begun")
    match.play("red: claim goettingen_quedlinburg")
    assert seen(match, "player0_begun") > full
    match.play("red: b_develop a")
    assert (seen(match, "player0_begun"), seen(match, "player0_development_worth")) == (0, 100)


def test_the_coellen_table_is_worth_nothing_without_a_merchant() -> None:
    with_merchant = prospects(table(3).fill("coellen_warburg", "red trader", "red merchant"))
    assert prospects(table(3).fill("coellen_warburg", "red trader")) < with_merchant


def test_the_best_claim_is_told_by_what_it_lacks() -> None:
    match = table(3).route("goettingen_quedlinburg", "red trader", "red trader").begin()
    found = [seen(match, f"player0_best_claim_{lacking}") > 0 for lacking in range(3)]
    assert found == [False, True, False]


def test_the_nearest_end_of_the_game_counts() -> None:
    assert seen(table(3).begin(), "time_left") == 16
    assert seen(table(3).prestige("blue", 15).begin(), "time_left") == 4


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_kept_between_positions_is_never_out_of_date(seats: int) -> None:
    bot, judgement = RandomBot(seats), find_judgement(GAME)
    state = GAME.new(seats)
    for _ in range(1500):
        if state.result() is not None:
            break
        before, earlier = state.copy(), look(state, judgement)
        state.apply(bot.choose(state))
        assert look(state, judgement) == look(GAME.load(state.dump()))
        assert look(before, judgement) == earlier
