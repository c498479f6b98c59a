"""An agent of somebody else's: a class that is named on the command line, and checked at every decision."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

from tabuleiro.arena.entrant import Entrant
from tabuleiro.bots.bot import Bot
from tabuleiro.core.errors import Illegal, InputError, Malformed
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import State


class BadAgent(InputError):
    """A class that cannot be found or made, or an agent that chose what the rules forbid."""


class Agent(Entrant):
    """An entrant that is named `module:Class`. The class is called with a seed, anew for every game."""

    __slots__ = ()

    def bot(self, game: Game, seed: int) -> Bot:
        """The agent itself, watched."""
        del game
        made = find_class(self.name)
        try:
            return WatchedBot(self.name, made(seed))
        except TypeError as error:
            raise bad_agent("agent-not-made", self.name, "cannot be made from a seed", str(error)) from error


class WatchedBot(Bot):
    """Sees to it that an agent plays by the rules and leaves the position as it is."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.inner = name, bot

    def choose(self, state: State) -> int:
        """What the agent chooses; it thinks about a copy."""
        choose = getattr(self.inner, "choose", None)
        if choose is None:
            raise bad_agent("agent-no-choose", self.name, "has no method choose(state)")
        try:
            return play(state.copy(), state.to_act(), choose(state.copy()))
        except (Illegal, Malformed) as error:
            raise bad_agent("agent-illegal", self.name, "chose what is not allowed", str(error)) from error


def find_class(name: str) -> Callable[[int], Bot]:
    """The class of a name such as `my_agents.ppo:Player`; modules of the present folder are found, too."""
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        raise bad_agent("agent-not-named", name, "is not named as module:Class")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise bad_agent("agent-not-found", name, "cannot be found", str(error)) from error
    if not isinstance(found, type):
        raise bad_agent("agent-no-class", name, "is no class")
    return cast("Callable[[int], Bot]", found)  # what it makes of a seed is seen when it is asked to choose


def bad_agent(key: str, name: str, what: str, why: str = "") -> BadAgent:
    """What is wrong with an agent, and what Python or the rules say about it."""
    told = f"the agent {name!r} {what}: {why}" if why else f"the agent {name!r} {what}"
    return BadAgent(key, told, {"agent": name, "why": why})
