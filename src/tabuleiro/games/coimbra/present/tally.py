"""Where a player's points come from: the score track, and the five parts of the final scoring (CO-10)."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.present.tally import Entry
from tabuleiro.games.coimbra import scoring
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.counters import crown_count
from tabuleiro.games.coimbra.influence import place_on_track
from tabuleiro.games.coimbra.state import CoimbraFields

RULES: Final = {
    "score_track": "CO-10.1",
    "voyages": "CO-10.2",
    "influence": "CO-10.3",
    "diplomas": "CO-10.4",
    "game_end_cards": "CO-10.5",
    "leftovers": "CO-10.6",
}
SOURCE_RULES: Final = {f"category-{name}": rule for name, rule in RULES.items()}


def tally(state: CoimbraFields, party: int) -> list[Entry]:
    """The score track of a player, then the parts of the final scoring: settled only once the game is over."""
    entries: list[Entry] = []
    track = int(state.points[party])
    if track != 0:
        entries.append(Entry("score_track", track, RULES["score_track"], "tally-score_track", {}, [], True))
    if state.phase <= s.SEAT_PHASE:
        return entries  # Nobody sits at the board yet: neither tracks nor voyages can be counted.
    entries += _voyages(state, party)
    entries += _influence(state, party)
    entries += _diplomas(state, party)
    entries += _game_end_cards(state, party)
    entries += _leftovers(state, party)
    return entries


def _part(state: CoimbraFields, part: str, points: int, said: str, told: Arguments, at: list[str]) -> Entry:
    return Entry(part, points, RULES[part], said, told, at, state.phase == s.OVER)


def _voyages(state: CoimbraFields, seat: int) -> list[Entry]:
    entries: list[Entry] = []
    for slot in range(c.SLOTS):
        if state.investments[seat * c.SLOTS + slot] == 1:
            voyage = int(state.voyages[slot]) - 1
            points, name = int(scoring.task_points(state, seat, voyage)), c.VOYAGES[voyage]
            if points > 0:
                told: Arguments = {"voyage": f"voyage-{name}"}
                entries.append(_part(state, "voyages", points, "tally-voyage", told, [f"voyage:{name}"]))
    return entries


def _influence(state: CoimbraFields, seat: int) -> list[Entry]:
    entries: list[Entry] = []
    for track, name in enumerate(p.CLASSES):
        points = int(scoring.track_points(state, seat, track))
        if points > 0:
            told: Arguments = {"track": f"class-{name}", "place": int(place_on_track(state, seat, track)) + 1}
            entries.append(_part(state, "influence", points, "tally-influence", told, [f"track:{name}"]))
    return entries


def _diplomas(state: CoimbraFields, seat: int) -> list[Entry]:
    points = int(scoring.diploma_points(state, seat))
    if points == 0:
        return []
    return [_part(state, "diplomas", points, "tally-diplomas", {}, [])]


def _game_end_cards(state: CoimbraFields, seat: int) -> list[Entry]:
    entries: list[Entry] = []
    start = seat * c.CARD_COUNT
    for i in range(start, start + int(state.hand_sizes[seat])):
        card = int(state.hands[i]) - 1
        points = int(scoring.end_card_points(state, seat, card)) if c.CARD_ZONE[card] == c.GAME_END else 0
        if points > 0:
            name = c.CARDS[card]
            told: Arguments = {"card": f"card-{name}"}
            entries.append(_part(state, "game_end_cards", points, "tally-game_end_card", told, [f"card:{name}"]))
    return entries


def _leftovers(state: CoimbraFields, seat: int) -> list[Entry]:
    points = int(scoring.leftover_points(state, seat))
    if points == 0:
        return []
    told: Arguments = {
        "guards": int(state.guards[seat]),
        "coins": int(state.coins[seat]),
        "crowns": int(crown_count(state, seat)),
    }
    return [_part(state, "leftovers", points, "tally-leftovers", told, [])]
