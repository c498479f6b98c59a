"""A long game: what it needs in memory, and that its early plies can still be told, undone and done again."""

import asyncio
import random
import tracemalloc

import pytest

from server.small_world import World
from tabuleiro.core.registry import find_game
from tabuleiro.server.table import playthrough, snapshot
from tabuleiro.server.table.line import Line, PlayedAction
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.table import Request

BYTES_PER_PLY = 50
"""What a ply may cost for ever: its place in the line, and what a list that grows keeps in reserve."""


@pytest.fixture(autouse=True)
def few_are_recent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is long as soon as it has fifty plies."""
    monkeypatch.setattr(playthrough, "RECENT", 25)


def play_on(game: Playthrough, plies: int, dice: random.Random) -> None:
    """Random play, chance included."""
    while game.ply() < plies and not game.is_over():
        game.advance(dice.randrange, settle=False)
        game.take(game.state.to_act(), dice.choice(game.state.legal()), "bot")


def test_a_game_of_any_length_keeps_the_texts_of_its_last_plies_alone() -> None:
    """Every ply was kept as JSON for ever: one guest's sixty tables of bots took 1.5 GB in eleven minutes."""
    game, dice = Playthrough(find_game("hansa_teutonica").new(3)), random.Random(1)
    play_on(game, 200, dice)
    tracemalloc.start()
    play_on(game, 600, dice)
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert game.ply() == 600
    assert grown < 400 * BYTES_PER_PLY + 50 * 600, f"{grown / 400:.0f} bytes a ply"


def test_early_plies_are_told_again_as_they_were_told_at_first() -> None:
    game, dice = Playthrough(find_game("hansa_teutonica").new(3)), random.Random(2)
    told: list[bytes] = []
    while game.ply() < 120:
        play_on(game, game.ply() + 1, dice)
        told += game.plies(len(told))
    assert len(game.recent) < 60
    for since in (0, 1, 60, 95, 119, 120):
        assert game.plies(since) == told[since:]
    assert game.at(40).plies(0) == told[:40]


def test_an_undo_far_back_and_its_redo_bring_back_the_same_game() -> None:
    game, dice = Playthrough(find_game("hansa_teutonica").new(3)), random.Random(3)
    play_on(game, 150, dice)
    before, digest = game.copy(), game.digest()
    game.back_to(10, 1)
    assert (game.ply(), game.digest()) == (10, before.at(10).digest())
    game.again()
    assert (game.digest(), game.played, game.plies(0)) == (digest, before.played, before.plies(0))


def test_a_line_tells_every_action_as_it_was_taken() -> None:
    taken = [PlayedAction(-1, 0, "chance"), PlayedAction(98, 5000, "record", 70_000), PlayedAction(0, 1, "user", 3)]
    line = Line()
    for one in taken:
        line.append(one)
    assert list(line) == taken
    assert (list(line.until(1)), list(line.since(1))) == (taken[:1], taken[1:])
    other = line.until(2)
    assert (other.common(line), other == line) == (2, False)
    other.append(PlayedAction(0, 1, "bot"))
    assert other.common(line) == 2


def test_turns_are_counted_and_an_undo_restores_the_number() -> None:
    """Also through the answers of whoever is displaced: they belong to the turn in which they are given."""
    game, dice = Playthrough(find_game("hansa_teutonica").new(3)), random.Random(3)
    play_on(game, 400, dice)
    turns = [played.turn for played in game.played]
    assert sorted(turns) == turns
    assert set(turns) - {0} == set(range(1, game.turn.number + 1)), "none is left out"
    state = game.start.copy()
    for played in game.played:
        if played.actor >= 0:
            assert played.turn == int(state.whose_turn()[1]) + 1
        state.apply(played.action)
    before = game.turn
    game.back_to(100, 1)
    assert game.turn.number == turns[100]
    game.again()
    assert (game.turn, [played.turn for played in game.played]) == (before, turns)


def test_a_talkative_table_forgets_its_oldest_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "NONCES_KEPT", 3)

    async def story() -> None:
        world = World()
        table = await world.table(1, 2)
        for number in range(5):
            said = table.draft(Request(1, f"n{number}"), CHAT, {"name": "Ana", "text": "olá"})
            await table.commit_drafts(said)
        assert list(table.snapshot.done) == [(1, "n2"), (1, "n3"), (1, "n4")]

    asyncio.run(story())
