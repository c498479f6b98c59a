"""How a player's influence could become more: what this round and the end of the game still give (LU-9, LU-11)."""

from tabuleiro.core.present.tally import Prospect
from tabuleiro.games.luna import scoring
from tabuleiro.games.luna.council import is_ahead
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import total
from tabuleiro.games.luna.state import LunaFields


def prospects(state: LunaFields, party: int) -> list[Prospect]:
    """One step for each category that can grow; nothing for the solo opponent, before the first round, at the end."""
    if party >= state.seats or state.round == 0 or state.agenda.depth == 0:
        return []
    return [
        _sanctification(state),
        *_meditation(state),
        *_priestess(state, party),
        *_apostate(state, party),
        Prospect("temple", int(c.TEMPLE_POINTS), "LU-9.6", "prospect-temple", {}, []),
        *_shrine(state, party),
        *_favor(state, party),
        *_chair(state, party),
    ]


def _sanctification(state: LunaFields) -> Prospect:
    """A stone is worth what the Temple Guard stands on (LU-7.6)."""
    points = int(c.GUARD_VALUES[state.round])
    place = [f"guard:{c.GUARDS[state.round]}"]
    return Prospect("sanctification", points, "LU-7.6", "prospect-sanctification", {}, place)


def _meditation(state: LunaFields) -> list[Prospect]:
    """Whoever flips the last time token (LU-8.9)."""
    left = int(state.time_left)
    if left == 0:
        return []
    return [Prospect("meditation", int(c.MEDITATION_POINTS), "LU-8.9", "prospect-meditation", {"count": left}, [])]


def _priestess(state: LunaFields, party: int) -> list[Prospect]:
    """The fewest novices more on the Moon Priestess's island that bring a better place (LU-9.2)."""
    place = int(scoring.priestess_place(state, party))
    now = int(scoring.place_points(state, place)) if place >= 0 else 0
    count = int(scoring.priestess_count(state, party))
    for more in range(1, int(c.NOVICES) + 1):
        reached = _place_with(state, party, count + more)
        points = int(scoring.place_points(state, reached)) - now
        if points > 0:
            told: dict[str, int | str] = {"count": more, "place": reached + 1}
            where = [f"island:{c.ISLANDS[state.figures[c.PRIESTESS]]}"]
            return [Prospect("priestess", points, "LU-9.2", "prospect-priestess", told, where)]
    return []


def _place_with(state: LunaFields, party: int, count: int) -> int:
    """The place that a party would have with `count` novices and shrines there, 0 for the first."""
    place = 0
    for other in range(state.parties):
        theirs = int(scoring.priestess_count(state, other))
        if other != party and (theirs > count or (theirs == count and is_ahead(state, other, party))):
            place += 1
    return place


def _apostate(state: LunaFields, party: int) -> list[Prospect]:
    """What leaving the Apostate's island saves; nobody loses more than he has (LU-9.4, LU-9.5)."""
    loss = min(int(scoring.apostate_loss(state, party)), int(state.influence[party]))
    if loss == 0:
        return []
    where = [f"island:{c.ISLANDS[state.figures[c.APOSTATE]]}"]
    return [Prospect("apostate", loss, "LU-9.4", "prospect-apostate", {}, where)]


def _shrine(state: LunaFields, party: int) -> list[Prospect]:
    if state.shrine_reserve[party] == 0:
        return []
    start = party * c.ISLAND_COUNT
    free = [f"island:{name}" for i, name in enumerate(c.ISLANDS) if state.shrines[start + i] == 0]
    return [Prospect("shrines", int(c.SHRINE_POINTS), "LU-11.2", "prospect-shrine", {}, free)]


def _favor(state: LunaFields, party: int) -> list[Prospect]:
    if total(state.favors, party) == c.ISLAND_COUNT:
        return []
    return [Prospect("favors", int(c.FAVOR_POINTS), "LU-11.2", "prospect-favor", {}, [])]


def _chair(state: LunaFields, party: int) -> list[Prospect]:
    """The next chair of the Council that is worth more."""
    chair = int(state.chairs[party])
    for reached in range(chair + 1, int(c.LAST_CHAIR) + 1):
        points = int(c.CHAIR_POINTS[reached] - c.CHAIR_POINTS[chair])
        if points > 0:
            told: dict[str, int | str] = {"count": reached - chair}
            return [Prospect("council", points, "LU-11.2", "prospect-chair", told, [f"chair:{reached}"])]
    return []
