"""Many learners' games, stepped together in one call."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabuleiro.bots.generator import draw, next_word, seed_word
from tabuleiro.envs.episode import Episode


class Batch:
    """Episodes of one game side by side. One that is over is dealt anew by the next step, which ignores its action."""

    def __init__(self, episodes: Sequence[Episode]) -> None:
        self.episodes: list[Episode] = list(episodes)
        game = self.episodes[0].table.game
        self.scratch: vec[i64] = vec[i64]([0] * len(game.feature_names))
        self.features: vec[i32] = vec[i32]([0] * (len(game.feature_names) * len(self.episodes)))
        self.masks: vec[u8] = vec[u8]([0] * (game.spaces.players * len(self.episodes)))
        """What `look` wrote, one game after another. Never replaced, only written: arrays may lie on top of them."""
        self.players: i64 = game.spaces.players
        self.word: i64 = 1
        """The generator of `sample`."""

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

    def sample(self) -> list[int]:
        """A random legal action for every game; 0 for one that is over."""
        actions: list[int] = []
        for episode in self.episodes:
            self.word = next_word(self.word)
            count: i64 = episode.table.count
            actions.append(0 if episode.over else int(episode.table.buffer[draw(self.word, count)]))
        return actions

    def look(self) -> None:
        """Let every learner look at its table."""
        scratch: vec[i64] = self.scratch
        features: vec[i32] = self.features
        row: i64 = 0
        mask: i64 = 0
        for episode in self.episodes:
            seat: i64 = episode.seat
            episode.table.state.features_into(seat, scratch)
            place: i64 = 0
            while place < len(scratch):
                features[row + place] = i32(scratch[place])
                place += 1
            episode.table.mark(seat, self.masks, mask)
            row += len(scratch)
            mask += self.players

    def gains(self) -> list[float]:
        """What the last action was worth to each learner."""
        return [episode.gained for episode in self.episodes]

    def ends(self) -> list[bool]:
        """Which games are over."""
        return [episode.over for episode in self.episodes]

    def truncations(self) -> list[bool]:
        """Which games were cut off at their greatest length."""
        return [episode.is_truncated() for episode in self.episodes]
