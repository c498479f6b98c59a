"""Root-parallel search: what several processes find adds up, and is found again."""

from multiprocessing.connection import Connection
from typing import cast

import pytest

from tabuleiro.arena.entrant import Entrant, parse_entrants
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import play_pairing
from tabuleiro.arena.parallel_search import STRIDE, ParallelSearchBot, assist
from tabuleiro.bots.advice import Advice, Candidate, joined
from tabuleiro.core import CHANCE, NOBODY, State, find_game

SEARCHER = Entrant("strong", "strong", iterations=6)


def crew(processes: int) -> ParallelSearchBot:
    return ParallelSearchBot(find_game("luna"), SEARCHER.searcher, 3, processes)


def position() -> State:
    state = find_game("luna").new(2)
    while state.to_act() == CHANCE:
        state.apply(state.legal()[0])
    return state


def test_visits_are_added_and_values_averaged_by_them() -> None:
    one = Advice(4, [Candidate(4, 3, 0.5), Candidate(7, 1, 0.2)], [0.5, 0.5], [4, 1], 4, 10)
    two = Advice(7, [Candidate(7, 5, 0.8), Candidate(4, 1, 0.1)], [0.2, 0.8], [7, 2], 6, 20)
    both = joined([one, two])
    assert [(found.action, found.visits) for found in both.candidates] == [(7, 6), (4, 4)]
    assert [found.value for found in both.candidates] == pytest.approx(
        [(0.2 * 1 + 0.8 * 5) / 6, (0.5 * 3 + 0.1 * 1) / 4]
    )
    assert both.expected == pytest.approx([0.32, 0.68])
    assert (both.action, both.line, both.iterations, both.plies) == (7, [7, 2], 10, 30)


def test_the_processes_find_what_their_seeds_find_alone() -> None:
    state = position()
    alone = [SEARCHER.searcher(state.game(), 3 + number * STRIDE).consider(state) for number in range(2)]
    assert crew(2).consider(state) == joined([advice for advice in alone if advice is not None])


def test_one_process_is_a_plain_search() -> None:
    state = position()
    assert crew(1).consider(state) == SEARCHER.searcher(state.game(), 3).consider(state)


def test_a_crew_plays_the_same_game_again() -> None:
    """The helpers follow from decision to decision."""
    games = []
    for _ in range(2):
        state, bot = find_game("luna").new(2), crew(2)
        actions: list[int] = []
        while state.to_act() != NOBODY and len(actions) < 40:
            actions.append(bot.choose(state))
            state.apply(actions[-1])
        games.append(actions)
    assert games[0] == games[1]


class Orders:
    """What a helper is sent, one after the other, until the pipe is closed."""

    def __init__(self) -> None:
        self.sent: list[object] = []

    def send(self, answer: object) -> None:
        """Nobody reads it."""

    def recv(self) -> object:
        if not self.sent:
            raise EOFError
        return self.sent.pop(0)


def test_everybody_of_a_crew_knows_where_its_turns_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of them was told, so that for several processes no position ever returned."""
    game = find_game("hansa_teutonica")
    state, orders, helper = game.new(2), Orders(), SEARCHER.searcher(game, 3)
    bot, alone = ParallelSearchBot(game, SEARCHER.searcher, 3, 1), SEARCHER.searcher(game, 3)
    while len(alone.returned) < 2:
        action = bot.choose(state)
        if state.to_act() == CHANCE:
            alone.choose(state)
        else:
            assert alone.choose(state) == action
            orders.sent += [state.dump(), action]
        state.apply(action)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    assist(cast("Connection[object, object]", orders), lambda *_: helper, game.name, 3)
    assert bot.bot.returned == alone.returned
    assert helper.returned == alone.returned


def test_a_crew_plays_in_a_match() -> None:
    words = parse_entrants("strong:4ix2,random", None)
    assert play_pairing(plan_match("luna", words, 1, 1)[0]).names == ["strong:4ix2", "random"]
