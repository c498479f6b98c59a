"""Many learners' games, stepped together in one call."""

from collections.abc import Sequence

from tabuleiro.envs.episode import Episode


class Batch:
    """Episodes side by side. One that is over is dealt anew by the next step, which ignores its action."""

    def __init__(self, episodes: Sequence[Episode]) -> None:
        self.episodes: list[Episode] = list(episodes)

    def deal(self, seeds: Sequence[int]) -> None:
        """Begin every game, each from its own seed."""
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

    def look(self) -> None:
        """Let every learner look at its table."""
        for episode in self.episodes:
            episode.table.look(episode.seat)

    def gains(self) -> list[float]:
        """What the last action was worth to each learner."""
        return [episode.gained for episode in self.episodes]

    def ends(self) -> list[bool]:
        """Which games are over."""
        return [episode.over for episode in self.episodes]

    def truncations(self) -> list[bool]:
        """Which games were cut off at their greatest length."""
        return [episode.is_truncated() for episode in self.episodes]
