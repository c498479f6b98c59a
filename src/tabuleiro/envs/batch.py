"""Many learners' games, stepped together in one call."""

from collections.abc import Iterable, Sequence

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.envs.episode import Episode
from tabuleiro.envs.stepper import Stepper


class Batch:
    """Episodes of one game side by side.

    One that is over is dealt anew: at once if the batch `renews`, else by the next step, which ignores its action.
    The vecs are never replaced, only written: arrays may lie on top of them.
    """

    def __init__(self, episodes: Sequence[Episode], *, renews: bool) -> None:
        self.episodes: list[Episode] = list(episodes)
        self.renews: bool = renews
        count = len(self.episodes)
        first: Stepper = self.episodes[0].table
        self.seat_count: i64 = first.seats
        self.action_count: i64 = first.game.spaces.players
        self.words: vec[i64] = vec[i64]([1] * count)
        """The generators of `sample`: one for every game, so that it does not matter which games lie side by side."""
        self.drawn: vec[i64] = vec[i64]([1] * count)
        """The same before the last `sample`."""
        self.desk: vec[i64] = vec[i64](capacity=count)
        """Where the actions of a step are copied to."""
        self.sampled: vec[i64] = vec[i64]([0] * count)
        """What `sample` wrote."""
        self.room: vec[i64] = vec[i64](capacity=len(first.game.feature_names) * count)
        self.features: vec[i64] = extend(self.room, [0] * (len(first.game.feature_names) * count))
        """The memory of `room`, filled: extending `room` again writes there, because nothing has to grow."""
        self.masks: vec[u8] = vec[u8]([0] * (first.game.spaces.players * count))
        self.seats: vec[i64] = vec[i64]([0] * count)
        """What `step` and `deal` wrote: who decides in each game, and what that seat sees."""
        self.gains: vec[float] = vec[float]([0.0] * (first.seats * count))
        self.paid: vec[bool] = vec[bool]([False] * count)
        """Which games have gains other than 0."""
        self.terminated: vec[bool] = vec[bool]([False] * count)
        self.truncated: vec[bool] = vec[bool]([False] * count)
        """What the last step brought: to every seat of every game, and to every game."""
        for number, episode in enumerate(self.episodes):
            episode.table.share_mask(self.masks, number * first.game.spaces.players)

    def deal(self, seeds: Sequence[int]) -> None:
        """Begin every game, each from its own seed."""
        for number, episode in enumerate(self.episodes):
            episode.deal(seeds[number])
            self.words[number] = seed_word(-1 - seeds[number])
        self._begin()

    def deal_again(self) -> None:
        """Begin every game anew, each going on with its own chance."""
        for episode in self.episodes:
            episode.deal_again()
        self._begin()

    def step(self, given: Iterable[i64]) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed.

        An array of 64-bit integers is read as it lies.
        """
        actions: vec[i64] = extend(self.desk, given)
        for number, episode in enumerate(self.episodes):
            if not episode.over and not self._is_marked(number, actions[number]):
                episode.check(actions[number])
        rows: vec[i64] = self.room
        for number, episode in enumerate(self.episodes):
            if episode.over:
                episode.deal_again()
            else:
                episode.act(actions[number])
            self._tell(number, episode)
            if self.renews and episode.over:
                episode.deal_again()
            rows = self._look(number, episode, rows)

    def sample(self) -> None:
        """Draw a random legal action for every game; 0 for one that is over."""
        for number, episode in enumerate(self.episodes):
            word: i64 = next_word(self.words[number])
            self.drawn[number] = self.words[number]
            self.words[number] = word
            self.sampled[number] = 0
            if not episode.over:
                self.sampled[number] = episode.table.buffer[draw(word, episode.table.count)]

    def unsample(self) -> None:
        """Take the last draw back, which nobody has seen: the next one is as if it had not been."""
        for number in range(len(self.words)):
            self.words[number] = self.drawn[number]

    def _is_marked(self, number: i64, action: i64) -> bool:
        """Whether an action is one of those that a game shows as legal."""
        return 0 <= action < self.action_count and self.masks[number * self.action_count + action] == 1

    def _begin(self) -> None:
        """Write what is seen of games that have just begun."""
        rows: vec[i64] = self.room
        for number, episode in enumerate(self.episodes):
            self._tell(number, episode)
            rows = self._look(number, episode, rows)

    def _tell(self, number: i64, episode: Episode) -> None:
        """Write what the last action brought."""
        if episode.is_paid or self.paid[number]:
            start: i64 = number * self.seat_count
            seat: i64 = 0
            while seat < self.seat_count:
                self.gains[start + seat] = episode.gains[seat]
                seat += 1
            self.paid[number] = episode.is_paid
        self.terminated[number] = episode.over and not episode.truncated
        self.truncated[number] = episode.truncated

    def _look(self, number: i64, episode: Episode, rows: vec[i64]) -> vec[i64]:
        """Write what the learner sees of a game; its features go behind those of the games before it."""
        table: Stepper = episode.table
        self.seats[number] = episode.seat
        table.mark(episode.seat)
        return table.state.features_behind(episode.seat, rows)
