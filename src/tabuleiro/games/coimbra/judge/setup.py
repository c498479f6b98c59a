"""The judge on the set-up and on chance: CO-3 and CO-17, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.judge import board
from tabuleiro.games.coimbra.state import CoimbraFields


def monastery_name(tile: int) -> str:
    """The message that names a monastery tile."""
    return f"monastery-{c.MONASTERIES[tile]}"


# Monasteries, scoring tiles, voyages, seats and cards come up


def drawn_monasteries(state: CoimbraFields) -> list[int]:
    """The tiles on the map so far; they come space by space (CO-17.2)."""
    places = [int(state.monasteries[space]) for space in range(c.MONASTERY_SPACES)]
    return [place - 1 for place in places if place > 0]


def monastery_fits_space(state: CoimbraFields, tile: int) -> Refusal | None:
    """CO-3.1: tiles I go onto the blue spaces, II onto the brown, III onto the ruby ones."""
    space = len(drawn_monasteries(state))
    if c.MONASTERY_BACK[tile] == c.SPACE_BACK[space]:
        return None
    names: dict[str, int | str] = {"monastery": monastery_name(tile), "node": board.node_name(c.NODE_OF_SPACE[space])}
    return Refusal("CO-3.1", "refusal-monastery_back", names)


def monastery_is_undrawn(state: CoimbraFields, tile: int) -> Refusal | None:
    """CO-3.1: each tile lies on one space."""
    if tile not in drawn_monasteries(state):
        return None
    return Refusal("CO-3.1", "refusal-monastery_drawn", {"monastery": monastery_name(tile)})


def scoring_tile_is_undrawn(state: CoimbraFields, tile: int) -> Refusal | None:
    """CO-3.2: each influence scoring tile lies above one track."""
    if 1 + tile not in [int(state.tiles[track]) for track in range(c.TRACK_COUNT)]:
        return None
    return Refusal("CO-3.2", "refusal-tile_drawn", {"tile": f"tile-{c.TILES[tile]}"})


def voyage_is_undrawn(state: CoimbraFields, voyage: int) -> Refusal | None:
    """CO-3.4: each voyage card lies on one voyage space."""
    if 1 + voyage not in [int(state.voyages[slot]) for slot in range(c.SLOTS)]:
        return None
    return Refusal("CO-3.4", "refusal-voyage_drawn", {"voyage": f"voyage-{c.VOYAGES[voyage]}"})


def seat_is_taken(state: CoimbraFields, seat: int) -> Refusal | None:
    """CO-3.8: the lions of the players go on the flags."""
    if seat < state.seats:
        return None
    return Refusal("CO-3.8", "refusal-no_such_seat", {"seats": int(state.seats)})


def seat_has_no_flag(state: CoimbraFields, seat: int) -> Refusal | None:
    """CO-3.8: each lion goes on one flag."""
    if seat not in [int(state.order[flag]) for flag in range(c.MAX_SEATS)]:
        return None
    return Refusal("CO-3.8", "refusal-has_flag", {"owner": f"seat-{seat}"})


def card_is_of_round(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-3.9: rounds 1 and 2 show the II cards, rounds 3 and 4 the III cards."""
    if c.CARD_BACK[card] == c.BACK_OF_ROUND[state.round]:
        return None
    return Refusal("CO-3.9", "refusal-card_of_other_round", {"card": board.card_name(card), "round": int(state.round)})


def card_is_undrawn(rule: str, state: CoimbraFields, card: int) -> Refusal | None:
    """CO-3.10, CO-3.12: cards are drawn from those that never came up."""
    if state.undrawn[card] == 1:
        return None
    return Refusal(rule, "refusal-card_drawn", {"card": board.card_name(card)})


# The start conditions


def group_exists(state: CoimbraFields, group: int) -> Refusal | None:
    """CO-3.12: there are as many groups as players."""
    if group < state.seats:
        return None
    return Refusal("CO-3.12", "refusal-no_such_group", {"groups": int(state.seats)})


def has_no_group(state: CoimbraFields) -> Refusal | None:
    """CO-3.13: whoever has a group places his pilgrim now."""
    if not board.own_cards(state):
        return None
    return Refusal("CO-3.13", "refusal-has_group", {})


def group_is_free(state: CoimbraFields, group: int) -> Refusal | None:
    """CO-3.13: a group is taken by one player."""
    if state.groups[group * 2] > 0:
        return None
    return Refusal("CO-3.13", "refusal-group_taken", {})


def pilgrim_is_beside_the_board(state: CoimbraFields) -> Refusal | None:
    """CO-3.13: whoever placed his pilgrim takes a group now."""
    if state.pilgrims[board.decider(state)] < 0:
        return None
    return Refusal("CO-3.13", "refusal-pilgrim_placed", {})


def corner_is_free(state: CoimbraFields, corner: int) -> Refusal | None:
    """CO-3.13: a starting corner is for one pilgrim."""
    if corner not in [int(state.pilgrims[seat]) for seat in range(state.seats)]:
        return None
    return Refusal("CO-3.13", "refusal-corner_taken", {"node": board.node_name(corner)})
