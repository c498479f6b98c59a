"""What the components count: cards, disks, crowns, diplomas (CO-2, CO-6.D1). Pure readers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.state import CoimbraFields

CARD_ICONS: Final = vec[i64](
    [
        sum(int(c.CARD_DIPLOMAS[card * 6 + kind]) << (8 * kind) for kind in range(len(c.DIPLOMAS)))
        for card in range(c.CARD_COUNT)
    ]
)
"""The diploma icons of a card: eight bits for each kind."""
_CARD_CLASSES: Final = vec[i64]([1 << (8 * int(c.CARD_CLASS[card])) for card in range(c.CARD_COUNT)])
"""The class of a card: eight bits for each class."""


def count(state: CoimbraFields, seat: i64, counter: i64, subject: i64) -> i64:
    """A counter of the vocabulary, by its place in COUNTERS; `subject` is a class or a bit set of influence values."""
    if counter == 0:
        return cards_of_class(state, seat, subject)
    if counter == 1:
        return cards_with_influence(state, seat, subject)
    if counter == 2:
        return class_sets(state, seat)
    if counter == 3:
        return state.hand_sizes[seat]
    if counter == 4:
        return monasteries_with_disk(state, seat)
    if counter == 5:
        return first_monasteries_with_disk(state, seat)
    if counter == 6:
        return c.MONASTERY_SPACES - monasteries_with_disk(state, seat)
    if counter == 7:
        return crown_count(state, seat)
    if counter == 8:
        return voyages_with_disk(state, seat)
    assert counter == 9, "no such counter"
    return diploma_count(state, seat)


def class_counts(state: CoimbraFields, seat: i64) -> i64:
    """Own cards in all zones: eight bits for each class."""
    hands: vec[i64] = state.hands
    classes: vec[i64] = _CARD_CLASSES
    counts: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        counts += classes[hands[i] - 1]
        i += 1
    return counts


def cards_of_class(state: CoimbraFields, seat: i64, wanted: i64) -> i64:
    """Own cards of a class, in all zones."""
    return (class_counts(state, seat) >> (8 * wanted)) & 255


def cards_with_influence(state: CoimbraFields, seat: i64, values: i64) -> i64:
    """Own cards whose influence value is in a bit set."""
    hands: vec[i64] = state.hands
    found: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        if values & c.BIT[c.CARD_INFLUENCE[hands[i] - 1]] != 0:
            found += 1
        i += 1
    return found


def class_sets(state: CoimbraFields, seat: i64) -> i64:
    """Sets of one card of each class."""
    counts: i64 = class_counts(state, seat)
    fewest: i64 = counts & 255
    wanted: i64 = 1
    while wanted < c.TRACK_COUNT:
        counts >>= 8
        if counts & 255 < fewest:
            fewest = counts & 255
        wanted += 1
    return fewest


def monasteries_with_disk(state: CoimbraFields, seat: i64) -> i64:
    """Monasteries that hold an own disk."""
    disks: vec[i64] = state.disks
    found: i64 = 0
    place: i64 = seat * c.MONASTERY_SPACES
    end: i64 = place + c.MONASTERY_SPACES
    while place < end:
        found += disks[place]
        place += 1
    return found


def first_monasteries_with_disk(state: CoimbraFields, seat: i64) -> i64:
    """Monasteries with the back I that hold an own disk."""
    disks: vec[i64] = state.disks
    found: i64 = 0
    space: i64 = 0
    while space < c.MONASTERY_SPACES:
        if c.SPACE_BACK[space] == 0:
            found += disks[seat * c.MONASTERY_SPACES + space]
        space += 1
    return found


def voyages_with_disk(state: CoimbraFields, seat: i64) -> i64:
    """Voyages that hold an own disk."""
    disks: vec[i64] = state.investments
    found: i64 = 0
    slot: i64 = 0
    while slot < c.SLOTS:
        found += disks[seat * c.SLOTS + slot]
        slot += 1
    return found


def crown_count(state: CoimbraFields, seat: i64) -> i64:
    """Crowns on tokens and favor tiles of this round and beside the flag of the lion (CO-6.D1)."""
    tokens: vec[i64] = state.crowns
    favors: vec[i64] = state.favors
    order: vec[i64] = state.order
    crowns: i64 = 0
    token: i64 = 0
    while token < c.TRACK_COUNT:
        if tokens[token] == s.HELD + seat:
            crowns += c.TOKEN_CROWNS[token]
        token += 1
    tile: i64 = 0
    while tile < c.FAVOR_COUNT:
        if favors[tile] == seat:
            crowns += c.FAVOR_CROWNS[tile]
        tile += 1
    flag: i64 = 0
    while flag < state.seats:
        if order[flag] == seat:
            crowns += c.FLAG_CROWNS[flag]
        flag += 1
    return crowns


def lasting(state: CoimbraFields, seat: i64, op: i64) -> i64:
    """The sum of what a player's monasteries give for a lasting bonus (CO-9.13 to CO-9.15)."""
    disks: vec[i64] = state.disks
    monasteries: vec[i64] = state.monasteries
    bonuses: vec[i64] = _LASTING
    start: i64 = seat * c.MONASTERY_SPACES
    first: i64 = op * c.MONASTERY_COUNT - 1
    total: i64 = 0
    space: i64 = 0
    while space < c.MONASTERY_SPACES:
        if disks[start + space] == 1:
            total += bonuses[first + monasteries[space]]
        space += 1
    return total


def _read_lasting(monastery: i64, op: i64) -> i64:
    """What one monastery gives for a lasting bonus, from its program."""
    total: i64 = 0
    at: i64 = c.MONASTERY_CODE[monastery] * p.STRIDE
    while c.CODE[at] != p.OP_END:
        if c.CODE[at] == op:
            total += c.CODE[at + p.X]
        at += p.STRIDE
    return total


_LASTING: Final = vec[i64](
    [_read_lasting(monastery, op) for op in range(len(p.OPS)) for monastery in range(c.MONASTERY_COUNT)]
)
"""op * MONASTERY_COUNT + monastery."""


def monastery_icons(state: CoimbraFields, seat: i64) -> i64:
    """What monasteries with an own disk count for: their number, and above the lowest eight bits their wild icons."""
    disks: vec[i64] = state.disks
    monasteries: vec[i64] = state.monasteries
    wilds: vec[i64] = _WILDS
    start: i64 = seat * c.MONASTERY_SPACES
    counts: i64 = 0
    space: i64 = 0
    while space < c.MONASTERY_SPACES:
        if disks[start + space] == 1:
            counts += wilds[monasteries[space] - 1]
        space += 1
    return counts


_WILDS: Final = vec[i64](
    [1 + (_read_lasting(monastery, p.OP_WILD_DIPLOMA) << 8) for monastery in range(c.MONASTERY_COUNT)]
)
"""What a monastery adds to that."""


def icon_counts(state: CoimbraFields, seat: i64) -> i64:
    """Own diploma icons on cards and monasteries: eight bits for each kind."""
    counts: i64 = lasting(state, seat, p.OP_WILD_DIPLOMA) << (8 * c.WILD)
    hands: vec[i64] = state.hands
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        counts += CARD_ICONS[hands[i] - 1]
        i += 1
    return counts


def icons(state: CoimbraFields, seat: i64, kind: i64) -> i64:
    """Own diploma icons of one kind."""
    return (icon_counts(state, seat) >> (8 * kind)) & 255


def diploma_count(state: CoimbraFields, seat: i64) -> i64:
    """All own diploma icons, wild ones included."""
    return icon_total(icon_counts(state, seat))


def icon_total(counts: i64) -> i64:
    """How many icons `icon_counts` counted, of all kinds together."""
    found: i64 = 0
    while counts > 0:
        found += counts & 255
        counts >>= 8
    return found
