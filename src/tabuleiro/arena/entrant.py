"""Who competes: a bot's level, and what differs from it, as written after `--seats`."""

import math
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tabuleiro.arena.engines.engine_bot import ENGINE, EngineBot
from tabuleiro.arena.installed_bot import InstalledBot
from tabuleiro.arena.parallel_search import ParallelSearchBot
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.graded import GradedBot
from tabuleiro.bots.levels import GRADES, LEVELS, SCRIPTED, SECONDS, UnknownLevel, new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.weights import load_evaluation
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game


class BadBudget(InputError):
    """A time per turn that nobody can keep."""


class Entrant(NamedTuple):
    """A bot: its level, its weights (none: those that we bring), and how much one that searches does so.

    Instead of weights there may be a folder with another installation: then it is the bot of that one.

    It searches `iterations` or `nodes` for each decision if one is given, else `seconds` for each turn; None: as
    many as are usual at its level. Several `processes` search the same positions.
    """

    name: str
    level: str
    seconds: float | None = None
    weights: str = ""
    iterations: int = 0
    nodes: int = 0
    processes: int = 1

    def bot(self, game: Game, seed: int) -> Bot:
        """The bot itself."""
        if self.level == ENGINE:
            return EngineBot(self.name.partition(":")[2], game, seed, self.seconds)
        if Path(self.weights).is_dir() and self.weights:
            return InstalledBot(Path(self.weights), game, self.plain_word(), seed)
        if self.level in SECONDS:
            if self.processes > 1:
                return ParallelSearchBot(game, self.searcher, seed, self.processes)
            return self.searcher(game, seed)
        if self.weights:
            return GradedBot(seed, GRADES[self.level], self.evaluation(game))
        return new_bot(self.level, seed)

    def plain_word(self) -> str:
        """The bot as another installation is asked for it: without weights."""
        if self.level not in SECONDS:
            return self.level
        seconds = SECONDS[self.level] if self.seconds is None else self.seconds
        amount = f"{self.iterations}i" if self.iterations else f"{self.nodes}n" if self.nodes else f"{seconds}"
        return f"{self.level}:{amount}x{self.processes}" if self.processes > 1 else f"{self.level}:{amount}"

    def searcher(self, game: Game, seed: int) -> SearchBot:
        """A bot that counts the processor's time, so that whatever else runs here decides no match."""
        seconds = SECONDS[self.level] if self.seconds is None else self.seconds
        bot = SearchBot(seed, seconds, self.iterations, self.nodes, self.evaluation(game), process_time)
        bot.hastens = True
        return bot

    def evaluation(self, game: Game) -> Evaluation | None:
        """How it judges positions; None: as our bots do."""
        return load_evaluation(game, Path(self.weights)) if self.weights else None


def parse_entrants(words: str, budget: float | None) -> list[Entrant]:
    """The entrants of a list such as `strong,strong:0.5,strong:0.5x2,regular@new.json`.

    `LEVEL[:BUDGET][@WEIGHTS or @FOLDER]`; a BUDGET is SECONDS a turn, or 200i iterations or 5000n nodes a decision,
    then xPROCESSES; in a FOLDER is another installation of Tabuleiro. `engine:COMMAND` is a program of anybody's.
    `budget` is for engines, and for those that search and name no budget of their own.
    """
    if budget is not None:
        check_budget(budget, str(budget))
    return [_parse_entrant(word.strip(), budget) for word in words.split(",")]


def check_budget(seconds: float, said: str) -> float:
    """The seconds, if they can be kept."""
    if not math.isfinite(seconds) or seconds <= 0:
        raise BadBudget(
            "bad-budget", f"nobody can think for {said} seconds a turn: expected more than 0", {"budget": said}
        )
    return seconds


def _parse_entrant(word: str, budget: float | None) -> Entrant:
    kind, _, command = word.partition(":")
    if kind == ENGINE and command.strip():
        return Entrant(word, ENGINE, budget)
    head, _, weights = word.partition("@")
    level, colon, said = head.partition(":")
    if (
        level not in (*LEVELS, SCRIPTED)
        or (colon and level not in SECONDS)
        or (weights and level in ("random", SCRIPTED))
    ):
        raise _unknown(word)
    if level not in SECONDS:
        return Entrant(word, level, None, weights)
    amount, times, processes = said.partition("x")
    made = Entrant(word, level, budget, weights, processes=_whole(processes, word) if times else 1)
    if amount[:-1].isdecimal() and amount.endswith("i"):
        return made._replace(iterations=_whole(amount[:-1], word))
    if amount[:-1].isdecimal() and amount.endswith("n"):
        return made._replace(nodes=_whole(amount[:-1], word))
    if not amount:
        return made
    try:
        seconds = float(amount)
    except ValueError:
        seconds = 0.0
    return made._replace(seconds=check_budget(seconds, amount))


def _whole(said: str, word: str) -> int:
    """A count, at least one."""
    if not said.isdecimal() or int(said) < 1:
        raise _unknown(word)
    return int(said)


def _unknown(word: str) -> UnknownLevel:
    searching = [f"{level}:{budget}" for level in SECONDS for budget in ("SECONDS", "200i", "5000n", "SECONDSx2")]
    known = ", ".join([*LEVELS, SCRIPTED, *searching, f"{ENGINE}:COMMAND"])
    return UnknownLevel(
        "unknown-level", f"unknown bot {word!r}: expected one of {known}", {"level": word, "known": known}
    )
