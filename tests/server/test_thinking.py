"""Bots think a whole turn at once, and play it action by action while the table goes as they expected."""

import asyncio
from time import perf_counter

import pytest

from tabuleiro.bots.levels import SECONDS
from tabuleiro.core import CHANCE, digest, find_game
from tabuleiro.core.state import State
from tabuleiro.server.bot_workers import BotWorkers
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.thinker import Question, Task, seconds_left, think
from tabuleiro.server.table.playthrough import Playthrough


def first_decision(name: str, seats: int) -> State:
    """The first decision of a seat, luck being the first outcome each time."""
    state = find_game(name).new(seats)
    while state.to_act() == CHANCE:
        state.apply(state.legal()[0])
    return state


def test_a_turn_is_thought_through_to_its_end() -> None:
    state = first_decision("hansa_teutonica", 2)
    game, seat = state.game(), state.to_act()
    turn = think(Task(game.name, game.version, game.components, state.dump(), [], "regular", 1, 0.0))
    for where, action in turn:
        assert (state.to_act(), digest(state)) == (seat, where)
        state.apply(game.parse(action))
    assert state.to_act() != seat


def test_what_was_played_before_it_was_asked_leads_to_the_position() -> None:
    """A bot is told the game and not only where it stands: it shall know where its own turns have ended."""
    state = first_decision("hansa_teutonica", 2)
    game, start = state.game(), state.dump()
    edition = (game.name, game.version, game.components)
    first = think(Task(*edition, start, [], "regular", 1, 0.0))
    actions = [game.parse(action) for _, action in first]
    for action in actions:
        state.apply(action)
    assert think(Task(*edition, start, actions, "regular", 1, 0.0))[0][0] == digest(state)


def test_a_turn_that_chance_interrupted_has_the_rest_of_its_time() -> None:
    assert seconds_left("strong", 0.0) == 2.0
    assert seconds_left("strong", 1.5) == 0.5
    assert 0 < seconds_left("expert", 60.0) <= 1.0, "a look at the decision"


def test_what_was_planned_is_played_without_thinking_again() -> None:
    async def story() -> list[str]:
        state = first_decision("hansa_teutonica", 2)
        game, seat = state.game(), state.to_act()
        agreement = Agreement(game.name, game.version, game.components, 2, {}, "open", True)
        thinker, playthrough = BotWorkers(1, 60.0), Playthrough(state)
        played: list[str] = []
        try:
            while playthrough.state.to_act() == seat:
                question = Question(1, agreement, playthrough, "skilled", 0.0, asyncio.Event())
                action = await thinker.choose(question)
                assert action is not None
                played.append(action)
                playthrough.take(seat, action, "bot")
                thinker._seconds = 0.0  # whoever asks again gets no answer
        finally:
            thinker.close()
        return played

    assert len(asyncio.run(story())) > 1


def test_a_server_that_leaves_its_bots_to_other_workers_has_none_that_waits() -> None:
    thinker = BotWorkers(workers=0, seconds=1.0)
    assert thinker.waiting() == {"quick": 0, "searching": 0}
    thinker.close()


@pytest.mark.parametrize("patience", [0.0, 0.5])
def test_a_bot_that_is_told_to_move_now_plays_the_best_it_has_found_so_far(patience: float) -> None:
    """Also one that was told before its worker had begun: it took all its time."""

    async def story() -> tuple[float, str | None]:
        state = first_decision("hansa_teutonica", 2)
        game = state.game()
        agreement = Agreement(game.name, game.version, game.components, 2, {}, "open", True)
        thinker, hurry = BotWorkers(1, 60.0), asyncio.Event()
        try:
            question = Question(1, agreement, Playthrough(state), "regular", 0.0, asyncio.Event())
            await thinker.choose(question)  # the process starts, and has read the game
            thinking = asyncio.create_task(thinker.choose(question._replace(level="expert", hurry=hurry)))
            await asyncio.sleep(patience)
            assert not thinking.done(), "an expert takes its time"
            hurry.set()
            began = perf_counter()
            action = await thinking
            return perf_counter() - began, action
        finally:
            thinker.close()

    waited, action = asyncio.run(story())
    assert action is not None
    assert first_decision("hansa_teutonica", 2).refusal(find_game("hansa_teutonica").parse(action)) is None
    assert waited < SECONDS["expert"] / 2
