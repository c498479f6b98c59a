"""Ratings of entrants from the ranks of their games: openskill's Plackett-Luce model, for any number of seats."""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from tabuleiro.arena.pairing import Outcome


class Rating(NamedTuple):
    """How strong a entrant is held to be, and how unsure that is."""

    name: str
    strength: float
    doubt: float
    games: int


def rate(outcomes: Iterable[Outcome]) -> list[Rating]:
    """The ratings after these games, in the order of their numbers; the strongest first.

    A game in which a entrant holds several seats tells nothing about it and is left out.
    """
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for outcome in sorted(outcomes, key=lambda one: (one.game, one.number)):
        if len(set(outcome.names)) < max(len(outcome.names), 2):
            continue
        teams = [[known.get(name) or model.rating(name=name)] for name in outcome.names]
        for name, (rating,) in zip(outcome.names, model.rate(teams, ranks=ranks(outcome)), strict=True):
            known[name] = rating
            games[name] = games.get(name, 0) + 1
    rated = [Rating(name, rating.mu, rating.sigma, games[name]) for name, rating in known.items()]
    return sorted(rated, key=lambda rating: -rating.strength)


def ranks(outcome: Outcome) -> list[float]:
    """Who came where: by the share of the win, then by points."""
    order = [(-share, -points) for share, points in zip(outcome.shares, outcome.points, strict=True)]
    return [float(sorted(order).index(place) + 1) for place in order]
