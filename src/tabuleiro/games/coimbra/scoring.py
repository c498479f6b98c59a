"""Points: voyages, influence, diplomas, game-end cards, leftovers; the final ranking (CO-10). Pure readers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.result import Result, Standing, share_win
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.counters import count, crown_count, icon_counts
from tabuleiro.games.coimbra.influence import place_on_track
from tabuleiro.games.coimbra.state import CoimbraFields

CATEGORIES: Final = ("score_track", *c.PARTS)
END_REASONS: Final = ("four_rounds",)
TIE_BREAKS: Final = ("player_order",)


def task_points(state: CoimbraFields, seat: i64, voyage: i64) -> i64:
    """What the task of a voyage card is worth now (CO-10.2)."""
    at: i64 = c.VOYAGE_CODE[voyage] * p.STRIDE
    op: i64 = c.CODE[at]
    if op == p.OP_TASK_PER:
        return c.CODE[at + p.Z] * count(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y])
    if op == p.OP_TASK_HALF_TRACKS:
        first: i64 = state.influence[c.CODE[at + p.X] * c.MAX_SEATS + seat]
        return (first + state.influence[c.CODE[at + p.Y] * c.MAX_SEATS + seat]) // c.CODE[at + p.Z]
    if op == p.OP_TASK_HALF_RESOURCES:
        return (state.guards[seat] + state.coins[seat] + crown_count(state, seat)) // c.CODE[at + p.Z]
    if op == p.OP_TASK_LOWEST_TRACK:
        return c.CODE[at + p.Z] * _lowest_track(state, seat)
    if op == p.OP_TASK_CARDS_BEYOND:
        beyond: i64 = state.hand_sizes[seat] - c.CODE[at + p.X]
        return c.CODE[at + p.Z] * beyond if beyond > 0 else i64(0)
    assert op == p.OP_TASK_FIXED, "no such task"
    return c.CODE[at + p.Z]


def _lowest_track(state: CoimbraFields, seat: i64) -> i64:
    lowest: i64 = state.influence[seat]
    track: i64 = 1
    while track < c.TRACK_COUNT:
        if state.influence[track * c.MAX_SEATS + seat] < lowest:
            lowest = state.influence[track * c.MAX_SEATS + seat]
        track += 1
    return lowest


def voyage_points(state: CoimbraFields, seat: i64) -> i64:
    """What the tasks with an own disk are worth now, all together (CO-10.2)."""
    disks: vec[i64] = state.investments
    total: i64 = 0
    slot: i64 = 0
    while slot < c.SLOTS:
        if disks[seat * c.SLOTS + slot] == 1:
            total += task_points(state, seat, state.voyages[slot] - 1)
        slot += 1
    return total


def best_voyages(state: CoimbraFields, seat: i64, most: i64) -> i64:
    """The sum of the best `most` tasks with an own disk (CO-9.11)."""
    total: i64 = 0
    used: i64 = 0
    while most > 0:
        best: i64 = 0
        chosen: i64 = -1
        slot: i64 = 0
        while slot < c.SLOTS:
            if state.investments[seat * c.SLOTS + slot] == 1 and used & c.BIT[slot] == 0:
                points: i64 = task_points(state, seat, state.voyages[slot] - 1)
                if points > best:
                    best = points
                    chosen = slot
            slot += 1
        if chosen < 0:
            return total
        total += best
        used |= c.BIT[chosen]
        most -= 1
    return total


def track_points(state: CoimbraFields, seat: i64, track: i64) -> i64:
    """What a player's place on a track is worth now (CO-10.3)."""
    return place_points(state, seat, track, place_on_track(state, seat, track))


def place_points(state: CoimbraFields, seat: i64, track: i64, place: i64) -> i64:
    """The same, for whoever knows the place already."""
    base: i64 = track * c.MAX_SEATS
    influence: vec[i64] = state.influence
    own: i64 = influence[base + seat]
    if own == 0 or place >= c.PLACES[state.seats]:
        return 0
    if state.seats == 2 and place == 1 and influence[base + state.standing[base]] - own > c.SECOND_GAP:
        return 0
    side: i64 = 1 if state.seats == 4 else 0
    return c.TILE_POINTS[((state.tiles[track] - 1) * 2 + side) * 3 + place]


def influence_points(state: CoimbraFields, seat: i64) -> i64:
    """What all tracks are worth now (CO-10.3)."""
    total: i64 = 0
    track: i64 = 0
    while track < c.TRACK_COUNT:
        total += track_points(state, seat, track)
        track += 1
    return total


def best_track(state: CoimbraFields, seat: i64) -> i64:
    """The most that one track is worth (CO-9.12)."""
    best: i64 = 0
    track: i64 = 0
    while track < c.TRACK_COUNT:
        points: i64 = track_points(state, seat, track)
        if points > best:
            best = points
        track += 1
    return best


def diploma_points(state: CoimbraFields, seat: i64) -> i64:
    """What a player's diplomas are worth (CO-10.4)."""
    return set_points(icon_counts(state, seat))


def set_points(counts: i64) -> i64:
    """The best partition into sets: set k has the kinds with at least k icons, wilds fill it up to five (CO-10.4)."""
    total: i64 = 0
    wilds: i64 = counts >> (8 * c.WILD)
    depth: i64 = 1
    while True:
        size: i64 = 0
        kind: i64 = 0
        while kind < c.WILD:
            if (counts >> (8 * kind)) & 255 >= depth:
                size += 1
            kind += 1
        while size < c.WILD and wilds > 0:
            size += 1
            wilds -= 1
        if size == 0:
            return total
        total += c.DIPLOMA_POINTS[size]
        depth += 1


def end_card_points(state: CoimbraFields, seat: i64, card: i64) -> i64:
    """What a game-end card is worth now; a copy is worth the best other card that is no copy (CO-10.5)."""
    total: i64 = 0
    at: i64 = c.CARD_CODE[card] * p.STRIDE
    while c.CODE[at] != p.OP_END:
        if c.CODE[at] == p.OP_END_TRACK_TIER:
            total += c.TIERS[state.influence[c.CODE[at + p.X] * c.MAX_SEATS + seat]]
        elif c.CODE[at] == p.OP_END_PER:
            total += c.CODE[at + p.Z] * count(state, seat, c.CODE[at + p.X], c.CODE[at + p.Y])
        elif c.CODE[at] == p.OP_END_COPY:
            total += _best_original(state, seat)
        at += p.STRIDE
    return total


def _best_original(state: CoimbraFields, seat: i64) -> i64:
    best: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = state.hands[i] - 1
        if c.CARD_ZONE[card] == c.GAME_END and c.CODE[c.CARD_CODE[card] * p.STRIDE] != p.OP_END_COPY:
            points: i64 = end_card_points(state, seat, card)
            if points > best:
                best = points
        i += 1
    return best


def end_cards(state: CoimbraFields, seat: i64) -> i64:
    """All game-end cards of a player."""
    hands: vec[i64] = state.hands
    total: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if c.CARD_ZONE[hands[i] - 1] == c.GAME_END:
            total += end_card_points(state, seat, hands[i] - 1)
        i += 1
    return total


def best_end_card(state: CoimbraFields, seat: i64) -> i64:
    """The most that one game-end card is worth (CO-9.12)."""
    best: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if c.CARD_ZONE[state.hands[i] - 1] == c.GAME_END:
            points: i64 = end_card_points(state, seat, state.hands[i] - 1)
            if points > best:
                best = points
        i += 1
    return best


def leftover_points(state: CoimbraFields, seat: i64) -> i64:
    """Half of guards, coins and crowns together (CO-10.6)."""
    return resource_points(state.guards[seat] + state.coins[seat] + crown_count(state, seat))


def resource_points(resources: i64) -> i64:
    """What guards, coins and crowns together are worth at the end (CO-10.6)."""
    return resources // c.LEFTOVER_DIVISOR


def part_points(state: CoimbraFields, seat: i64, part: i64) -> i64:
    """One part of the final scoring, by its place in PARTS."""
    if part == 0:
        return voyage_points(state, seat)
    if part == 1:
        return influence_points(state, seat)
    if part == 2:
        return diploma_points(state, seat)
    if part == 3:
        return end_cards(state, seat)
    return leftover_points(state, seat)


def categories(state: CoimbraFields, seat: int) -> list[int]:
    """What each category would give a player if the game ended now, in the order of CATEGORIES."""
    return [int(state.points[seat]), *(int(part_points(state, seat, part)) for part in range(len(c.PARTS)))]


def total_points(state: CoimbraFields, seat: int) -> int:
    """The final score if the game ended now."""
    return sum(categories(state, seat))


def current_scores(state: CoimbraFields) -> list[int]:
    """The score track, with the final scoring once the game is over."""
    if state.phase == s.OVER:
        return [total_points(state, seat) for seat in range(state.seats)]
    return [int(state.points[seat]) for seat in range(state.seats)]


def final_result(state: CoimbraFields) -> Result | None:
    """Most points win; among equals the one who comes first in the player order (CO-10.7)."""
    if state.phase != s.OVER:
        return None
    order = [int(seat) for seat in state.order]
    keys = [(-total_points(state, seat), order.index(seat)) for seat in range(state.seats)]
    standings: list[Standing] = []
    for seat, key in enumerate(keys):
        rank = 1 + len([other for other in keys if other < key])
        parts = dict(zip(CATEGORIES, categories(state, seat), strict=True))
        standings.append(Standing(f"seat-{seat}", rank, -key[0], parts))
    tied = len([key for key in keys if key[0] == min(keys)[0]]) > 1
    shares = share_win([key == min(keys) for key in keys])
    return Result(standings, list(END_REASONS), False, TIE_BREAKS[0] if tied else "", shares, 0)
