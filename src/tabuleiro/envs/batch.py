"""Many learners' games, stepped together in one call."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.envs.episode import Episode


class Batch:
    """Episodes of one game side by side. One that is over is dealt anew by the next step, which ignores its action.

    The vecs are never replaced, only written: arrays may lie on top of them.
    """

    def __init__(self, episodes: Sequence[Episode]) -> None:
        self.episodes: list[Episode] = list(episodes)
        count = len(self.episodes)
        game = self.episodes[0].table.game
        self.word: i64 = 1
        """The generator of `sample`."""
        self.sampled: vec[i64] = vec[i64]([0] * count)
        """What `sample` wrote."""
        self.scratch: vec[i64] = vec[i64]([0] * len(game.feature_names))
        self.features: vec[i32] = vec[i32]([0] * (len(game.feature_names) * count))
        self.masks: vec[u8] = vec[u8]([0] * (game.spaces.players * count))
        self.gains: vec[float] = vec[float]([0.0] * count)
        self.terminated: vec[bool] = vec[bool]([False] * count)
        self.truncated: vec[bool] = vec[bool]([False] * count)
        """What `look` wrote, one game after another."""
        for number, episode in enumerate(self.episodes):
            episode.table.share_mask(self.masks, number * game.spaces.players)

    def deal(self, seeds: Sequence[int]) -> None:
        """Begin every game, each from its own seed."""
        self.word = seed_word(seeds[0])
        for number, episode in enumerate(self.episodes):
            episode.deal(seeds[number])

    def step(self, actions: list[int]) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        for number, episode in enumerate(self.episodes):
            if not episode.over:
                episode.check(actions[number])
        for number, episode in enumerate(self.episodes):
            if episode.over:
                episode.deal_again()
            else:
                episode.act(actions[number])

    def sample(self) -> None:
        """Draw a random legal action for every game; 0 for one that is over."""
        for number, episode in enumerate(self.episodes):
            self.word = next_word(self.word)
            self.sampled[number] = 0
            if not episode.over:
                self.sampled[number] = episode.table.buffer[draw(self.word, episode.table.count)]

    def look(self) -> None:
        """Write what every learner sees, and what its last action brought."""
        scratch: vec[i64] = self.scratch
        features: vec[i32] = self.features
        width: i64 = len(scratch)
        row: i64 = 0
        for number, episode in enumerate(self.episodes):
            episode.table.state.features_into(episode.seat, scratch)
            place: i64 = 0
            while place < width:
                features[row + place] = i32(scratch[place])
                place += 1
            row += width
            episode.table.mark(episode.seat)
            self.gains[number] = episode.gained
            self.terminated[number] = episode.over and not episode.truncated
            self.truncated[number] = episode.truncated
