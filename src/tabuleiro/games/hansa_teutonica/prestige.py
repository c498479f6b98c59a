"""Prestige points during the game, and the offices that bring them (HT-5.5.3, HT-6.3, HT-8.6)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.cities import is_connected, rewarded
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import note_city, note_prestige
from tabuleiro.games.hansa_teutonica.state import HansaFields, Lasting, put, renew


def gain(state: HansaFields, seat: i64, points: i64, reason: str, city: i64) -> None:
    """Advance a player on the prestige track (HT-8.1)."""
    state.prestige[seat] += points
    note_prestige(state, seat, points, reason, city)


def reward_controllers(state: HansaFields, route: i64) -> None:
    """Both end cities of a claimed route reward whoever controls them now (HT-5.5.3)."""
    for city in (c.ROUTE_A[route], c.ROUTE_B[route]):
        seat: i64 = rewarded(state, city)
        if seat >= 0:
            gain(state, seat, c.CONTROLLER_POINTS, "city_controller", city)


def complete_city(state: HansaFields, seat: i64, city: i64, office: i64) -> None:
    """Count the city if its last printed office was just founded; the track ends at ten (HT-6.3, HT-12.3)."""
    if office != c.OFFICES[state.side * c.CITY_COUNT + city] - 1:
        return
    if state.completed < c.END_CITIES:
        state.completed += 1
    note_city(state, "city_completed", seat, city, {"completed": state.completed})


def reward_east_west(state: HansaFields, seat: i64) -> None:
    """The first time a player connects east and west: 7, 4, 2 or 0 points (HT-8.6)."""
    if state.lasting.connected[seat] != 0 or not is_connected(state, seat):
        return
    earlier: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if state.lasting.connected[other] != 0:
            earlier += 1
        other += 1
    lasting: Lasting = renew(state)
    lasting.connected = put(lasting.connected, seat, earlier + 1)
    if earlier < len(c.EAST_WEST_AWARDS):
        gain(state, seat, c.EAST_WEST_AWARDS[earlier], "east_west", -1)
