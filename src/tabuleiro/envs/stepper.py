"""One game under way, for whoever steps it from outside: chance is drawn in here, only seats are asked."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import State


class EpisodeOver(InputError):
    """An environment was used before its first reset or after its end."""

    def __init__(self, text: str) -> None:
        super().__init__("episode-over", text, {})


class Stepper:
    """A game that is dealt anew as often as one likes; its buffers are made once."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.first: State = game.new(seats, {name: option_word(value) for name, value in options.items()})
        self.state: State = self.first.copy()
        self.word: i64 = 1
        """The generator that draws chance."""
        self.actor: i64 = NOBODY
        """The seat that must decide, or NOBODY."""
        self.buffer: vec[i64] = game.spaces.blank[:]
        """The legal actions of the seat to act, `count` of them, ascending."""
        self.count: i64 = 0
        self.features: vec[i64] = vec[i64]([0] * len(game.feature_names))
        self.mask: vec[u8] = vec[u8]([0] * game.spaces.players)
        """What `look` wrote. These two are only written: arrays may lie on top of them."""
        self.mask_start: i64 = 0
        self.is_marked: bool = False

    def share_mask(self, mask: vec[u8], start: int) -> None:
        """Mark actions in a part of a larger mask from now on; it is still all 0."""
        self.mask = mask
        self.mask_start = start
        self.is_marked = False

    def deal(self, seed: int) -> None:
        """Begin a game; the same seed draws the same chance."""
        self.word = seed_word(seed)
        self.deal_again()

    def deal_again(self) -> None:
        """Begin the next game of the same stream of chance."""
        self.state.copy_from(self.first)
        self.draw()

    def take(self, action: i64) -> None:
        """Take an action for the seat to act that is known to be legal."""
        self.state.apply(action)
        self.draw()

    def draw(self) -> None:
        """Draw chance until a seat must decide or the game is over, and note the legal actions."""
        state: State = self.state
        if self.is_marked:
            self._unmark()
        actor: i64 = state.to_act()
        while actor == CHANCE:
            self.word = next_word(self.word)
            state.apply(random_action(state, self.word, self.buffer))
            actor = state.to_act()
        self.actor = actor
        self.count = state.legal_into(self.buffer)

    def is_over(self) -> bool:
        """Whether nobody has to decide any more."""
        return self.actor == NOBODY

    def is_legal(self, action: int) -> bool:
        """Whether the seat to act may take an action; any integer may be asked about."""
        if not 0 <= action < self.game.spaces.players:
            return False
        buffer: vec[i64] = self.buffer
        wanted: i64 = action
        low: i64 = 0
        high: i64 = self.count
        while low < high:
            middle: i64 = (low + high) >> 1
            if buffer[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low < self.count and buffer[low] == wanted

    def act(self, action: int) -> None:
        """Take an action for the seat to act. What is not legal raises `Malformed` or `Illegal` and changes nothing."""
        self.check(action)
        self.take(action)

    def check(self, action: int) -> None:
        """Raise what is wrong with an action, if anything is: `Illegal` names the rule that forbids it."""
        if self.is_over():
            raise EpisodeOver("the game is over: call reset() for the next one")
        if not self.is_legal(action):
            play(self.state.copy(), self.state.to_act(), action)
            raise AssertionError(f"{action} is not among the legal actions, yet no rule forbids it")

    def look(self, seat: i64) -> None:
        """Write what a seat sees now into `features` and `mask`."""
        self.state.features_into(seat, self.features)
        self.mark(seat)

    def mark(self, seat: i64) -> None:
        """Write 1 for each action that a seat may take now into the mask, where all others are 0.

        No action is marked while another seat decides. When the game is over all are: then none matters, and a learner
        that weighs the actions of a mask does not divide by nothing.
        """
        if self.is_marked:
            self._unmark()
        if self.actor in (seat, NOBODY):
            self._write_marks(1)
            self.is_marked = True

    def _unmark(self) -> None:
        """Write 0 for every action that is marked: `buffer` still holds them."""
        self._write_marks(0)
        self.is_marked = False

    def _write_marks(self, bit: u8) -> None:
        """Write a bit for every legal action; when the game is over for every action."""
        mask: vec[u8] = self.mask
        buffer: vec[i64] = self.buffer
        start: i64 = self.mask_start
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            mask[start + buffer[place]] = bit
            place += 1
        if count == 0:
            end: i64 = start + self.game.spaces.players
            while start < end:
                mask[start] = bit
                start += 1


def option_word(value: object) -> str:
    """An option's value as the game spells it: `True` is `true`, 2 is `2`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
