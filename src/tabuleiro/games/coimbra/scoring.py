"""Points: voyages, influence, diplomas, game-end cards, leftovers; the final ranking (CO-10). Pure readers."""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from tabuleiro.core.result import Result, Standing
from tabuleiro.games.coimbra.data.components import (
    BIT,
    CARD_CODE,
    CARD_COUNT,
    CARD_ZONE,
    CODE,
    DIPLOMA_POINTS,
    GAME_END,
    LEFTOVER_DIVISOR,
    MAX_SEATS,
    PARTS,
    PLACES,
    SECOND_GAP,
    SLOTS,
    TIERS,
    TILE_POINTS,
    TRACK_COUNT,
    VOYAGE_CODE,
    WILD,
)
from tabuleiro.games.coimbra.data.programs import (
    OP_END,
    OP_END_COPY,
    OP_END_PER,
    OP_END_TIER,
    OP_TASK_CARDS_BEYOND,
    OP_TASK_FIXED,
    OP_TASK_HALF_RESOURCES,
    OP_TASK_HALF_TRACKS,
    OP_TASK_LOWEST_TRACK,
    OP_TASK_PER,
    STRIDE,
    X,
    Y,
    Z,
)
from tabuleiro.games.coimbra.effects.counters import count, crown_count, icon_counts
from tabuleiro.games.coimbra.influence import place_on_track
from tabuleiro.games.coimbra.state import OVER, CoimbraState

CATEGORIES: Final = ("score_track", *PARTS)
END_REASONS: Final = ("four_rounds",)
TIE_BREAKS: Final = ("player_order",)


def task_points(state: CoimbraState, seat: i64, voyage: i64) -> i64:
    """What the task of a voyage card is worth now (CO-10.2)."""
    at: i64 = VOYAGE_CODE[voyage] * STRIDE
    op: i64 = CODE[at]
    if op == OP_TASK_PER:
        return CODE[at + Z] * count(state, seat, CODE[at + X], CODE[at + Y])
    if op == OP_TASK_HALF_TRACKS:
        first: i64 = state.influence[CODE[at + X] * MAX_SEATS + seat]
        return (first + state.influence[CODE[at + Y] * MAX_SEATS + seat]) // CODE[at + Z]
    if op == OP_TASK_HALF_RESOURCES:
        return (state.guards[seat] + state.coins[seat] + crown_count(state, seat)) // CODE[at + Z]
    if op == OP_TASK_LOWEST_TRACK:
        return CODE[at + Z] * _lowest_track(state, seat)
    if op == OP_TASK_CARDS_BEYOND:
        beyond: i64 = state.hand_sizes[seat] - CODE[at + X]
        return CODE[at + Z] * beyond if beyond > 0 else i64(0)
    assert op == OP_TASK_FIXED, "no such task"
    return CODE[at + Z]


def _lowest_track(state: CoimbraState, seat: i64) -> i64:
    lowest: i64 = state.influence[seat]
    track: i64 = 1
    while track < TRACK_COUNT:
        if state.influence[track * MAX_SEATS + seat] < lowest:
            lowest = state.influence[track * MAX_SEATS + seat]
        track += 1
    return lowest


def voyage_points(state: CoimbraState, seat: i64) -> i64:
    """What the tasks with an own disk are worth now, all together (CO-10.2)."""
    total: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if state.investments[seat * SLOTS + slot] == 1:
            total += task_points(state, seat, state.voyages[slot] - 1)
        slot += 1
    return total


def best_voyages(state: CoimbraState, seat: i64, most: i64) -> i64:
    """The sum of the best tasks with an own disk, at most so many (CO-9.11)."""
    total: i64 = 0
    used: i64 = 0
    while most > 0:
        best: i64 = 0
        chosen: i64 = -1
        slot: i64 = 0
        while slot < SLOTS:
            if state.investments[seat * SLOTS + slot] == 1 and used & BIT[slot] == 0:
                points: i64 = task_points(state, seat, state.voyages[slot] - 1)
                if points > best:
                    best = points
                    chosen = slot
            slot += 1
        if chosen < 0:
            return total
        total += best
        used |= BIT[chosen]
        most -= 1
    return total


def track_points(state: CoimbraState, seat: i64, track: i64) -> i64:
    """What a player's place on a track is worth now (CO-10.3)."""
    base: i64 = track * MAX_SEATS
    own: i64 = state.influence[base + seat]
    place: i64 = place_on_track(state, seat, track)
    if own == 0 or place >= PLACES[state.seats]:
        return 0
    if state.seats == 2 and place == 1 and state.influence[base + state.standing[base]] - own > SECOND_GAP:
        return 0
    side: i64 = 1 if state.seats == 4 else 0
    return TILE_POINTS[((state.tiles[track] - 1) * 2 + side) * 3 + place]


def best_track(state: CoimbraState, seat: i64) -> i64:
    """The most that one track is worth (CO-9.12)."""
    best: i64 = 0
    track: i64 = 0
    while track < TRACK_COUNT:
        points: i64 = track_points(state, seat, track)
        if points > best:
            best = points
        track += 1
    return best


def diploma_points(state: CoimbraState, seat: i64) -> i64:
    """The best partition into sets: set k has the kinds with at least k icons, wilds fill it up to five (CO-10.4)."""
    total: i64 = 0
    counts: i64 = icon_counts(state, seat)
    wilds: i64 = counts >> (8 * WILD)
    depth: i64 = 1
    while True:
        size: i64 = 0
        kind: i64 = 0
        while kind < WILD:
            if (counts >> (8 * kind)) & 255 >= depth:
                size += 1
            kind += 1
        while size < WILD and wilds > 0:
            size += 1
            wilds -= 1
        if size == 0:
            return total
        total += DIPLOMA_POINTS[size]
        depth += 1


def end_card_points(state: CoimbraState, seat: i64, card: i64) -> i64:
    """What a game-end card is worth now; a copy is worth the best other card that is no copy (CO-10.5)."""
    total: i64 = 0
    at: i64 = CARD_CODE[card] * STRIDE
    while CODE[at] != OP_END:
        if CODE[at] == OP_END_TIER:
            total += TIERS[state.influence[CODE[at + X] * MAX_SEATS + seat]]
        elif CODE[at] == OP_END_PER:
            total += CODE[at + Z] * count(state, seat, CODE[at + X], CODE[at + Y])
        elif CODE[at] == OP_END_COPY:
            total += _best_original(state, seat)
        at += STRIDE
    return total


def _best_original(state: CoimbraState, seat: i64) -> i64:
    best: i64 = 0
    i: i64 = seat * CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        if CARD_ZONE[card] == GAME_END and CODE[CARD_CODE[card] * STRIDE] != OP_END_COPY:
            points: i64 = end_card_points(state, seat, card)
            if points > best:
                best = points
        i += 1
    return best


def end_cards(state: CoimbraState, seat: i64) -> i64:
    """All game-end cards of a player."""
    total: i64 = 0
    i: i64 = seat * CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if CARD_ZONE[state.hands[i] - 1] == GAME_END:
            total += end_card_points(state, seat, state.hands[i] - 1)
        i += 1
    return total


def best_end_card(state: CoimbraState, seat: i64) -> i64:
    """The most that one game-end card is worth (CO-9.12)."""
    best: i64 = 0
    i: i64 = seat * CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if CARD_ZONE[state.hands[i] - 1] == GAME_END:
            points: i64 = end_card_points(state, seat, state.hands[i] - 1)
            if points > best:
                best = points
        i += 1
    return best


def leftover_points(state: CoimbraState, seat: i64) -> i64:
    """Half of guards, coins and crowns together (CO-10.6)."""
    return (state.guards[seat] + state.coins[seat] + crown_count(state, seat)) // LEFTOVER_DIVISOR


def part_points(state: CoimbraState, seat: i64, part: i64) -> i64:
    """One part of the final scoring, by its place in PARTS."""
    if part == 0:
        return voyage_points(state, seat)
    if part == 1:
        total: i64 = 0
        track: i64 = 0
        while track < TRACK_COUNT:
            total += track_points(state, seat, track)
            track += 1
        return total
    if part == 2:
        return diploma_points(state, seat)
    if part == 3:
        return end_cards(state, seat)
    return leftover_points(state, seat)


def categories(state: CoimbraState, seat: int) -> list[int]:
    """What each category would give a player if the game ended now, in the order of CATEGORIES."""
    return [int(state.points[seat]), *(int(part_points(state, seat, part)) for part in range(len(PARTS)))]


def total_points(state: CoimbraState, seat: int) -> int:
    """The final score if the game ended now."""
    return sum(categories(state, seat))


def scores(state: CoimbraState) -> list[int]:
    """The score track, with the final scoring once the game is over."""
    if state.phase == OVER:
        return [total_points(state, seat) for seat in range(state.seats)]
    return [int(state.points[seat]) for seat in range(state.seats)]


def final_result(state: CoimbraState) -> Result | None:
    """Most points win; among equals the one who comes first in the player order (CO-10.7)."""
    if state.phase != OVER:
        return None
    order = [int(seat) for seat in state.order]
    keys = [(-total_points(state, seat), order.index(seat)) for seat in range(state.seats)]
    standings: list[Standing] = []
    for seat, key in enumerate(keys):
        rank = 1 + len([other for other in keys if other < key])
        parts = dict(zip(CATEGORIES, categories(state, seat), strict=True))
        standings.append(Standing(f"seat-{seat}", rank, -key[0], parts))
    tied = len([key for key in keys if key[0] == min(keys)[0]]) > 1
    shares = [Fraction(1 if key == min(keys) else 0) for key in keys]
    return Result(standings, list(END_REASONS), False, TIE_BREAKS[0] if tied else "", shares, 0)
