"""The law of ratings: openskill's Bradley-Terry model (Weng and Lin), one rating a game for any number of seats.

docs/ratings.md tells it in words, decision 32 why this model. People on a server and entrants of a tournament are rated
by the same functions.
"""

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart

from tabuleiro.arena.pairing import Outcome

MU: Final = 25.0
SIGMA: Final = MU / 3
"""What is believed of somebody who has not played: the mean, and how unsure it is."""
MODEL: Final = BradleyTerryPart(MU, SIGMA, beta=SIGMA / 2, tau=MU / 300, gamma=lambda *_: 1.0)
"""Every pair of a table is compared and the mean taken, so that a rating means the same at two seats and at five."""
WEEKLY: Final = 0.2
"""By so much sigma grows in a week away, in quadrature."""
SCALE, MIDDLE = 30.0, 1500.0
"""A rating is shown as MIDDLE + SCALE * (mu - MU), plus or minus two sigmas: at two seats it reads like Elo's."""
PROVISIONAL_GAMES, PROVISIONAL_SIGMA = 10, 5.5
"""A rating is provisional with fewer games, or with more doubt."""
FIXED_SIGMA: Final = 0.5
"""How unsure the rating of a bot is held to be, which never moves."""


class Skill(NamedTuple):
    """How strong somebody is held to be in one game, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    def is_provisional(self) -> bool:
        """Whether too little is known to compare it with others."""
        return self.games < PROVISIONAL_GAMES or self.sigma > PROVISIONAL_SIGMA

    def shown(self) -> int:
        """The rating as people see it."""
        return round(MIDDLE + SCALE * (self.mu - MU))

    def doubt(self) -> int:
        """How far the truth may lie from what is shown: 95 times of 100 not farther."""
        return round(2 * SCALE * self.sigma)

    def lower_end(self) -> float:
        """What somebody is at least, by which ladders are in order: few games do not make a champion."""
        return self.mu - 2 * self.sigma

    def rested(self, weeks: float) -> "Skill":
        """The skill after some time away: nobody knows it as well as before."""
        return self._replace(sigma=min(SIGMA, math.sqrt(self.sigma**2 + WEEKLY**2 * max(0.0, weeks))))


def fixed(mu: float) -> Skill:
    """The skill of a bot, which others are measured by."""
    return Skill(mu, FIXED_SIGMA)


def update(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game in which they came in these places; equal places are a draw."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(one.mu, one.sigma, skill.games + 1) for skill, (one,) in zip(skills, rated, strict=True)]


def chance_ahead(skill: Skill, other: Skill) -> float:
    """How probable it is that one comes before the other."""
    spread = math.sqrt(skill.sigma**2 + other.sigma**2 + 2 * MODEL.beta**2)
    return 1 / (1 + math.exp((other.mu - skill.mu) / spread))


def places_of(shares: Sequence[Fraction | float], points: Sequence[int]) -> list[int]:
    """Who came where: by the share of the win, then by points."""
    order = [(-share, -scored) for share, scored in zip(shares, points, strict=True)]
    return [sorted(order).index(place) + 1 for place in order]


class Rating(NamedTuple):
    """How strong an entrant is held to be, and how unsure that is."""

    name: str
    strength: float
    doubt: float
    games: int


def rate(outcomes: Iterable[Outcome]) -> list[Rating]:
    """The ratings after these games, in the order of their numbers; the strongest first.

    A game in which an entrant holds several seats tells nothing about it and is left out.
    """
    known: dict[str, Skill] = {}
    for outcome in sorted(outcomes, key=lambda one: (one.game, one.number)):
        if len(set(outcome.names)) < max(len(outcome.names), 2):
            continue
        skills = update([known.get(name, Skill()) for name in outcome.names], ranks(outcome))
        known.update(zip(outcome.names, skills, strict=True))
    rated = [Rating(name, skill.mu, skill.sigma, skill.games) for name, skill in known.items()]
    return sorted(rated, key=lambda rating: -rating.strength)


def ranks(outcome: Outcome) -> list[int]:
    """Who came where in a game of the arena."""
    return places_of(outcome.shares, outcome.points)
