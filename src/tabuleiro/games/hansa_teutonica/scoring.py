"""Points: what the track shows now, and the final scoring with its tie-breaks (HT-13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.result import Result, Standing, share_win
from tabuleiro.games.hansa_teutonica.board.cities import controller, largest_network, office_total
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import END_REASONS, ENDED_CAP, HansaFields, Lasting

TIE_BREAKS: Final = ("lower_actions_value", "more_offices", "shared_victory")


def ability_points(state: HansaFields, seat: i64) -> i64:
    """Four for each fully developed track but the keys."""
    points: i64 = 0
    track: i64 = 0
    while track < c.TRACK_COUNT:
        if is_full(state, seat, track):
            points += c.TRACK_POINTS[track]
        track += 1
    return points


def marker_points(state: HansaFields, seat: i64) -> i64:
    """By the number of collected markers, used or not (HT-9.1)."""
    lasting: Lasting = state.lasting
    markers: i64 = 0
    place: i64 = seat * c.MARKER_COUNT
    while place < (seat + 1) * c.MARKER_COUNT:
        markers += lasting.unused[place] + lasting.used[place]
        place += 1
    return points_for(markers)


def points_for(markers: i64) -> i64:
    """What this many markers are worth; the last entry of the table holds for more."""
    last: i64 = len(c.MARKER_POINTS) - 1
    return c.MARKER_POINTS[markers if markers < last else last]


def coellen_points(state: HansaFields, seat: i64) -> i64:
    """The slots of the Coellen table that hold the player's merchants."""
    slots: vec[i64] = state.lasting.coellen
    points: i64 = 0
    slot: i64 = 0
    while slot < c.COELLEN_SLOTS:
        if slots[slot] == seat + 1:
            points += c.COELLEN_POINTS[slot]
        slot += 1
    return points


def controlled_cities(state: HansaFields, seat: i64) -> i64:
    """How many cities a player controls (HT-8.2)."""
    cities: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        if controller(state, city) == seat:
            cities += 1
        city += 1
    return cities


def network_points(state: HansaFields, seat: i64) -> i64:
    """Offices of the largest network times the keys value."""
    return largest_network(state, seat) * value(state, seat, c.KEYS)


def categories(state: HansaFields, seat: int) -> list[int]:
    """What each category of the final scoring would give a player now, in the order of CATEGORIES (HT-13.1)."""
    return [
        state.prestige[seat],
        ability_points(state, seat),
        marker_points(state, seat),
        coellen_points(state, seat),
        controlled_cities(state, seat) * c.CITY_POINTS,
        network_points(state, seat),
    ]


def total(state: HansaFields, seat: int) -> int:
    """The final score if the game ended now."""
    return sum(categories(state, seat))


def current_scores(state: HansaFields) -> list[int]:
    """The prestige track; the neutral player of a two-player game stands on 0 (HT-11.3)."""
    scores = [int(state.prestige[seat]) for seat in range(state.seats)]
    return [*scores, 0] if state.seats == 2 else scores


def final_result(state: HansaFields) -> Result | None:
    """Ranks by total, then fewer actions, then more offices; equal in all three share a rank (HT-13.7)."""
    if state.ended == 0:
        return None
    keys = [
        (-total(state, seat), int(value(state, seat, c.ACTIONS)), -int(office_total(state, seat)))
        for seat in range(state.seats)
    ]
    standings: list[Standing] = []
    for seat, key in enumerate(keys):
        points = categories(state, seat)
        rank = 1 + len([other for other in keys if other < key])
        standings.append(Standing(f"seat-{seat}", rank, -key[0], dict(zip(c.CATEGORIES, points, strict=True))))
    if state.seats == 2:
        standings.append(Standing("neutral", 0, 0, dict.fromkeys(c.CATEGORIES, 0)))
    return Result(
        standings,
        [reason for i, reason in enumerate(END_REASONS) if state.ended & (1 << i)],
        state.ended == ENDED_CAP,
        _tie_break(keys),
        share_win([key == min(keys) for key in keys]),
        0,
    )


def _tie_break(keys: list[tuple[int, int, int]]) -> str:
    """The last criterion that was needed to find the winner (HT-13.3, HT-13.4)."""
    best = min(keys)
    for level, name in enumerate(("", *TIE_BREAKS[:2])):
        if len([key for key in keys if key[: level + 1] == best[: level + 1]]) == 1:
            return name
    return TIE_BREAKS[2]
