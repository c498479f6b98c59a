"""One learner's game: bots and chance play until the learner must decide again."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.rng import draw, next_word
from tabuleiro.core.action import NOBODY
from tabuleiro.envs.reward import final_rewards, leads
from tabuleiro.envs.stepper import EpisodeOver, Stepper

LEARNER: Final = ""
"""Stands for a level in a seat that the learner holds."""


class Terms(NamedTuple):
    """What a learner agrees to: the level of the bot in every seat, LEARNER in its own, and what pays.

    In self-play every seat is the learner's. `seconds` is the time per turn of bots that search, None their usual one.
    `illegal_reward` is None or what an illegal action is worth: then it ends the episode, else it raises.
    """

    levels: list[str]
    seconds: float | None
    reward: str
    shaping: float
    illegal_reward: float | None


class Episode:
    """A table at which a learner holds some seats and bots the others."""

    def __init__(self, table: Stepper, terms: Terms) -> None:
        self.table: Stepper = table
        self.terms: Terms = terms
        self.learns: vec[bool] = vec[bool]([level == LEARNER for level in terms.levels])
        """Which seats are the learner's."""
        self.seat: i64 = terms.levels.index(LEARNER)
        """The seat of the learner that decides; when the game is over, the one that decided last."""
        self.has_bots: bool = terms.levels.count(LEARNER) < len(terms.levels)
        self.is_shaped: bool = terms.shaping != 0.0
        self.forgives: bool = terms.illegal_reward is not None
        """Whether an illegal action ends the episode instead of raising. Terms are read once: it is a slow look."""
        self.bots: list[Bot | None] = []
        """Who sits where: None are the learner and seats that play at random, which the table's own buffer serves."""
        self.started: bool = False
        self.over: bool = True
        self.truncated: bool = False
        """Whether the game was cut off at its greatest length."""
        self.gains: vec[float] = vec[float]([0.0] * len(terms.levels))
        """What the last action was worth to every seat."""
        self.is_paid: bool = False
        """Whether any of the gains is not 0."""
        self.leads: list[int] = []

    def deal(self, seed: int) -> None:
        """Begin a game; the same seed gives the same chance and the same bots."""
        self.table.deal(seed)
        self.seat_bots()

    def deal_again(self) -> None:
        """Begin the next game of the same stream."""
        self.table.deal_again()
        self.seat_bots()

    def seat_bots(self) -> None:
        """Seat fresh bots and let them play up to the learner's first decision."""
        table: Stepper = self.table
        if self.has_bots:
            self.bots = []
            for level in self.terms.levels:
                table.word = next_word(table.word)
                is_plain: bool = level in (LEARNER, "random")
                self.bots.append(None if is_plain else new_bot(level, int(table.word), self.terms.seconds))
        self.started = True
        self.truncated = False
        if self.is_shaped:
            self.leads = leads(table.state)
        self.wait()

    def wait(self) -> None:
        """Let the others play until the learner must decide or the game is over, which pays."""
        table: Stepper = self.table
        if self.is_paid:
            self._pay([0.0] * len(self.gains))
            self.is_paid = False
        seat: i64 = table.actor
        while seat != NOBODY and not self.learns[seat]:
            bot: Bot | None = self.bots[seat]
            if bot is None:
                table.word = next_word(table.word)
                table.take(table.buffer[draw(table.word, table.count)])
            else:
                table.take(bot.choose(table.state))
            seat = table.actor
        self.over = seat == NOBODY
        if self.over:
            result = table.state.result()
            assert result is not None, "nobody has to decide, so the game is over"
            self.truncated = result.truncated
            self._pay(final_rewards(table.state, result, self.terms.reward))
        else:
            self.seat = seat

    def check(self, action: int) -> None:
        """Raise what is wrong with the learner's action; an illegal one is let through where it ends the episode."""
        if self.over:
            raise EpisodeOver("the episode is over: call reset()" if self.started else "call reset() before step()")
        if not self.forgives:
            self.table.check(action)

    def act(self, action: int) -> None:
        """Take the learner's action, which was checked, and let the others answer."""
        if self.forgives and not self.table.is_legal(action):
            worth = self.terms.illegal_reward
            assert worth is not None, "an episode that forgives says what it is worth"
            self._pay([worth if seat == self.seat else 0.0 for seat in range(len(self.gains))])
            self.over = True
            return
        self.table.take(action)
        self.wait()
        if self.is_shaped:
            before, self.leads = self.leads, leads(self.table.state)
            shaping = self.terms.shaping
            self._pay([float(self.gains[seat]) + shaping * (now - before[seat]) for seat, now in enumerate(self.leads)])

    def _pay(self, gains: list[float]) -> None:
        """Note what the last action was worth to every seat."""
        for seat, gain in enumerate(gains):
            self.gains[seat] = gain
        self.is_paid = True
