"""Games of random players, for tests that want to see much and nothing in particular."""

from tabuleiro.bots.random import RandomBot
from tabuleiro.core import NOBODY, Event, Game


def random_events(game: Game, seats: int, games: int) -> list[Event]:
    """The events of some games of random players."""
    events: list[Event] = []
    for seed in range(games):
        state = game.new(seats)
        state.journal = []
        bot = RandomBot(seed)
        while state.to_act() != NOBODY:
            state.apply(bot.choose(state))
        events += state.journal
    return events
