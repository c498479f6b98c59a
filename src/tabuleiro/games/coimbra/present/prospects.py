"""How a player's points could become more: the nearest step of each part of the final scoring (CO-10)."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.present.tally import Prospect
from tabuleiro.games.coimbra import scoring
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.counters import crown_count, icon_counts
from tabuleiro.games.coimbra.influence import place_on_track, raise_influence
from tabuleiro.games.coimbra.present.tally import RULES
from tabuleiro.games.coimbra.state import CoimbraFields


def prospects(state: CoimbraFields, party: int) -> list[Prospect]:
    """One step for each part that can grow; nothing before all sit at the board, nor at the end."""
    if state.phase <= s.SEAT_PHASE or state.phase == s.OVER:
        return []
    return [
        *_voyage(state, party),
        *_influence(state, party),
        *_diploma(state, party),
        *_end_cards(state, party),
        _leftovers(state, party),
    ]


def _prospect(part: str, points: int, said: str, told: Arguments, places: list[str]) -> Prospect:
    return Prospect(part, points, RULES[part], said, told, places)


def _voyage(state: CoimbraFields, seat: int) -> list[Prospect]:
    """The voyage without an own disk that is worth most now."""
    best: list[Prospect] = []
    for slot in range(c.SLOTS):
        if state.investments[seat * c.SLOTS + slot] == 0 and state.voyages[slot] > 0:
            voyage = int(state.voyages[slot]) - 1
            points, name = int(scoring.task_points(state, seat, voyage)), c.VOYAGES[voyage]
            if points > (best[0].points if best else 0):
                told: Arguments = {"voyage": f"voyage-{name}"}
                best = [_prospect("voyages", points, "prospect-voyage", told, [f"voyage:{name}"])]
    return best


def _influence(state: CoimbraFields, seat: int) -> list[Prospect]:
    """The track where the fewest spaces bring more points; of equals the one that brings most."""
    best: list[Prospect] = []
    fewest = c.SPACES
    for track, name in enumerate(p.CLASSES):
        steps, points, place = _steps_to_more(state, seat, track)
        if points > 0 and (steps < fewest or (steps == fewest and points > best[0].points)):
            fewest = steps
            told: Arguments = {"track": f"class-{name}", "count": steps, "place": place}
            best = [_prospect("influence", points, "prospect-influence", told, [f"track:{name}"])]
    return best


def _steps_to_more(state: CoimbraFields, seat: int, track: int) -> tuple[int, int, int]:
    """How many spaces farther a track is worth more, how much more, and the place there; no points where it is not."""
    later = state.copy()
    assert isinstance(later, CoimbraFields)
    now = int(scoring.track_points(state, seat, track))
    left = c.SPACES - 1 - int(state.influence[track * c.MAX_SEATS + seat])
    for steps in range(1, left + 1):
        raise_influence(later, seat, track, 1)
        points = int(scoring.track_points(later, seat, track)) - now
        if points > 0:
            return steps, points, int(place_on_track(later, seat, track)) + 1
    return 0, 0, 0


def _diploma(state: CoimbraFields, seat: int) -> list[Prospect]:
    """The kind of diploma of which one more brings most."""
    counts = int(icon_counts(state, seat))
    now = int(scoring.set_points(counts))
    gains = [int(scoring.set_points(counts + (1 << (8 * kind)))) - now for kind in range(c.WILD)]
    best = max(gains)
    told: Arguments = {"diploma": f"diploma-{c.DIPLOMAS[gains.index(best)]}"}
    return [_prospect("diplomas", best, "prospect-diploma", told, [])]


def _end_cards(state: CoimbraFields, seat: int) -> list[Prospect]:
    """What each own game-end card gives for one more of what it counts, or for its next height on a track."""
    found: list[Prospect] = []
    start = seat * c.CARD_COUNT
    for i in range(start, start + int(state.hand_sizes[seat])):
        card = int(state.hands[i]) - 1
        at = int(c.CARD_CODE[card]) * p.STRIDE
        if c.CARD_ZONE[card] != c.GAME_END:
            continue
        name = c.CARDS[card]
        told: Arguments = {"card": f"card-{name}"}
        if c.CODE[at] == p.OP_END_PER:
            points = int(c.CODE[at + p.Z])
            found.append(_prospect("game_end_cards", points, "prospect-counted", told, [f"card:{name}"]))
        elif c.CODE[at] == p.OP_END_TRACK_TIER:
            track = int(c.CODE[at + p.X])
            steps, points = _steps_to_tier(state, seat, track)
            if points > 0:
                told |= {"track": f"class-{p.CLASSES[track]}", "count": steps}
                places = [f"card:{name}", f"track:{p.CLASSES[track]}"]
                found.append(_prospect("game_end_cards", points, "prospect-tier", told, places))
    return found


def _steps_to_tier(state: CoimbraFields, seat: int, track: int) -> tuple[int, int]:
    """How many spaces farther a card about the height of a track gives more, and how much more."""
    own = int(state.influence[track * c.MAX_SEATS + seat])
    for space in range(own + 1, c.SPACES):
        if c.TIERS[space] > c.TIERS[own]:
            return space - own, int(c.TIERS[space] - c.TIERS[own])
    return 0, 0


def _leftovers(state: CoimbraFields, seat: int) -> Prospect:
    """How many more guards, coins and crowns make one more point."""
    held = int(state.guards[seat] + state.coins[seat] + crown_count(state, seat))
    divisor = int(c.LEFTOVER_DIVISOR)
    return _prospect("leftovers", 1, "prospect-leftovers", {"count": divisor - held % divisor}, [])
