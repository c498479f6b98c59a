"""A learner's game from what a user said, all of it checked."""

from collections.abc import Sequence

from tabuleiro.bots.levels import LEVELS, new_bot
from tabuleiro.core.errors import BadOption
from tabuleiro.core.registry import find_game
from tabuleiro.envs.episode import LEARNER, Episode, Terms
from tabuleiro.envs.reward import check_reward
from tabuleiro.envs.stepper import Stepper


def new_episode(
    game: str,
    seats: int = 3,
    *,
    seat: int = 0,
    bots: str | Sequence[str] = "random",
    seconds: float | None = None,
    reward: str = "ranking",
    shaping: float = 0.0,
    illegal_reward: float | None = None,
    **options: object,
) -> Episode:
    """A learner's game; `options` are the game's own."""
    table = Stepper(find_game(game), seats, options)
    levels = seat_levels(seats, seat, bots)
    return Episode(table, Terms(levels, seconds, check_reward(reward), shaping, illegal_reward))


def new_self_play(
    game: str, seats: int = 3, *, reward: str = "ranking", shaping: float = 0.0, **options: object
) -> Episode:
    """A game in which the learner holds every seat; `options` are the game's own."""
    table = Stepper(find_game(game), seats, options)
    return Episode(table, Terms([LEARNER] * seats, None, check_reward(reward), shaping, None))


def seat_levels(seats: int, seat: int, bots: str | Sequence[str]) -> list[str]:
    """What every seat holds: one level for all but the learner's, or one for each other seat, in order."""
    if not 0 <= seat < seats:
        raise BadOption(
            "bad-seat", f"there is no seat {seat}: expected 0 to {seats - 1}", {"seat": seat, "last": seats - 1}
        )
    levels = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(levels) != seats - 1:
        raise BadOption(
            "bad-bots", f"{len(levels)} bots for {seats - 1} seats", {"bots": len(levels), "seats": seats - 1}
        )
    for level in levels:
        if level not in LEVELS:
            new_bot(level, 1)  # refuses it, here and not in the middle of a game
    return [*levels[:seat], LEARNER, *levels[seat:]]
