"""One learner's game: bots and chance play until the learner must decide again."""

from typing import NamedTuple

from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.rng import draw, next_word
from tabuleiro.core.action import NOBODY
from tabuleiro.envs.reward import final_rewards, lead
from tabuleiro.envs.stepper import EpisodeOver, Stepper


class Terms(NamedTuple):
    """What a learner agrees to: its seat, the level of the bot in every seat (empty in its own), and what pays.

    `seconds` is the time per turn of bots that search, None their usual one. `illegal_reward` is None or what an
    illegal action is worth: then it ends the episode, else it raises.
    """

    seat: int
    levels: list[str]
    seconds: float | None
    reward: str
    shaping: float
    illegal_reward: float | None


class Episode:
    """A table at which a learner sits in one seat and bots in the others."""

    def __init__(self, table: Stepper, terms: Terms) -> None:
        self.table: Stepper = table
        self.terms: Terms = terms
        self.seat: int = terms.seat
        self.shaping: float = terms.shaping
        self.bots: list[Bot | None] = []
        """Who sits where: None are the learner and seats that play at random, which the table's own buffer serves."""
        self.started: bool = False
        self.over: bool = True
        self.truncated: bool = False
        """Whether the game was cut off at its greatest length."""
        self.gained: float = 0.0
        """What the last action was worth to the learner."""
        self.lead: i64 = 0

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
        self.bots = []
        for level in self.terms.levels:
            table.word = next_word(table.word)
            is_plain: bool = level in ("", "random")
            self.bots.append(None if is_plain else new_bot(level, int(table.word), self.terms.seconds))
        self.started = True
        self.truncated = False
        self.lead = lead(table.state, self.seat) if self.shaping != 0.0 else 0
        self.wait()

    def wait(self) -> None:
        """Let the others play until the learner must decide or the game is over, which pays."""
        table: Stepper = self.table
        seat: i64 = table.state.to_act()
        while seat not in (NOBODY, self.seat):
            bot: Bot | None = self.bots[seat]
            if bot is None:
                table.word = next_word(table.word)
                table.state.apply(table.buffer[draw(table.word, table.count)])
            else:
                table.state.apply(bot.choose(table.state))
            table.draw()
            seat = table.state.to_act()
        self.over = seat == NOBODY
        self.gained = 0.0
        if self.over:
            result = table.state.result()
            assert result is not None, "nobody has to decide, so the game is over"
            self.truncated = result.truncated
            self.gained = final_rewards(table.state, result, self.terms.reward)[self.seat]

    def check(self, action: int) -> None:
        """Raise what is wrong with the learner's action; an illegal one is let through where it ends the episode."""
        if self.over:
            raise EpisodeOver("the episode is over: call reset()" if self.started else "call reset() before step()")
        if self.terms.illegal_reward is None:
            self.table.check(action)

    def act(self, action: int) -> None:
        """Take the learner's action, which was checked, and let the others answer."""
        if not self.table.is_legal(action):
            illegal_reward = self.terms.illegal_reward
            assert illegal_reward is not None, "check the action first"
            self.gained = illegal_reward
            self.over = True
            return
        self.table.state.apply(action)
        self.table.draw()
        self.wait()
        if self.shaping != 0.0:
            before: i64 = self.lead
            self.lead = lead(self.table.state, self.seat)
            self.gained += self.shaping * float(self.lead - before)
