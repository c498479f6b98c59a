"""Root-parallel search: several processes search the same position with seeds of their own, and their visits add up.

With a number of iterations the result depends on the seed and on the number of processes alone.
"""

import contextlib
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, cast

from tabuleiro.bots.advice import Advice, joined
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import Position, State

STRIDE: Final = 1_000_003
"""How far the seeds of the processes lie apart."""

Recipe = Callable[[Game, int], SearchBot]
"""Makes a searching bot for a game and a seed, in whichever process; it must survive pickling."""


def assist(orders: "Connection[object, object]", recipe: Recipe, name: str, seed: int) -> None:
    """The loop of a helping process: it searches every position that it is sent, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(name)
    bot = recipe(game, seed)
    orders.send(None)
    state = game.empty()
    with contextlib.suppress(EOFError, OSError):
        while True:
            order = orders.recv()
            if isinstance(order, int):
                bot.take(order)
                bot.remember(state, order)
            else:
                state = game.load(order)
                orders.send(bot.consider(state))


class ParallelSearchBot(Bot):
    """Searches in this process and in some more; they end when the bot is forgotten."""

    def __init__(self, game: Game, recipe: Recipe, seed: int, processes: int) -> None:
        """Start the other processes, and wait until they are ready: starting is not thinking."""
        self.bot = recipe(game, seed)
        self.advice: Advice | None = None
        self.helpers: list[Connection[object, object]] = []
        context = get_context("spawn")
        for number in range(1, processes):
            ours, theirs = context.Pipe()
            arguments = (theirs, recipe, game.name, seed + number * STRIDE)
            context.Process(target=assist, args=arguments, daemon=True).start()
            theirs.close()
            self.helpers.append(ours)
        for helper in self.helpers:
            helper.recv()

    def choose(self, state: State) -> int:
        """The action that all searches together tried most often."""
        if state.to_act() == CHANCE:
            return self.bot.choose(state)
        self.advice = self.consider(state)
        action = state.legal()[0] if self.advice is None else self.advice.action
        self.bot.take(action)
        self.bot.remember(state, action)
        for helper in self.helpers:
            helper.send(action)
        return action

    def consider(self, state: State) -> Advice | None:
        """Let everybody search the position at once; None when there is nothing to choose."""
        position: Position = state.dump()
        for helper in self.helpers:
            helper.send(position)
        found = [self.bot.consider(state), *(cast("Advice | None", helper.recv()) for helper in self.helpers)]
        advices = [advice for advice in found if advice is not None]
        return joined(advices) if advices else None
