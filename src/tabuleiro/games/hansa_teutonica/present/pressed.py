"""What a press on an element of the board stands for, and how the reasons against it rank for a person."""

from typing import Final

from tabuleiro.core.action import Meant
from tabuleiro.core.present.why import ELSEWHERE, LATER, SPENT, TAKEN, UNPAYABLE, sorts_of_refusals
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.pieces import owner_in_slot, piece_of, route_mask, slot_count
from tabuleiro.games.hansa_teutonica.claim import end_city
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields

_ON_ROUTE: Final = (
    "place",
    "displace",
    "claim",
    "move_lift",
    "move_drop",
    "relocate",
    "extra_put",
    "extra_lift",
    "extra_drop",
    "remove_pick",
    "place_marker",
    "neutral_put",
)
_IN_CITY: Final = {"city": ("b_office", "b_develop", "b_extra"), "office": ("b_office",), "figure": ("b_develop",)}

MOMENTS: Final[dict[str, str]] = {
    "end_turn": "HT-4.3",
    "income": "HT-4.2",
    "place": "HT-4.2",
    "displace": "HT-4.2",
    "displace_pay": "HT-5.3.4",
    "relocate": "HT-5.3.4",
    "extra_put": "HT-5.3.6",
    "extra_lift": "HT-5.3.7",
    "extra_drop": "HT-5.3.9",
    "extra_stop": "HT-5.3.6",
    "move_lift": "HT-5.4.1",
    "move_lift_stop": "HT-5.4.1",
    "move_drop": "HT-5.4.1",
    "claim": "HT-4.2",
    "b_office": "HT-5.5.5",
    "b_extra": "HT-9.4",
    "b_develop": "HT-6.5",
    "b_coellen": "HT-6.6",
    "b_none": "HT-5.5.5",
    "use_marker": "HT-4.5",
    "upgrade_pick": "HT-9.8",
    "swap_pick": "HT-9.6",
    "remove_pick": "HT-9.7",
    "remove_stop": "HT-9.7",
    "place_marker": "HT-10.1",
    "neutral_put": "HT-11.5",
    "neutral_city": "HT-11.7",
}
"""By kind of action: the rule that says when it is done."""

PRICED: Final = ("displace",)
"""The kinds of action with a price of their own: what is too dear is shown, too."""

SORTS: Final = sorts_of_refusals(
    {
        UNPAYABLE: "price_too_high not_in_supply payment_not_in_supply stock_empty",
        SPENT: "no_action_left",
        TAKEN: "route_full city_full coellen_slot_taken track_full route_has_marker route_occupied",
        ELSEWHERE: "no_such_piece no_such_opponent no_own_piece no_marker shape_not_on_route not_in_hand "
        "extra_not_from_routes now_b_office",
        LATER: "marker_not_now",
    }
)


def meant(state: HansaFields, element: str) -> Meant:
    """What an element can be used for in this position."""
    sort, _, rest = element.partition(":")
    name, _, place = rest.partition(":")
    if sort in ("route", "space") and name in c.ROUTES:
        return Meant(ids.SPACE.naming(name, _ON_ROUTE))
    if sort == "marker" and name in c.ROUTES:
        return Meant(ids.SPACE.naming(name, ("claim",)))
    if sort in _IN_CITY and name in c.CITIES:
        return _city(state, sort, name, place)
    if sort == "coellen":
        return Meant(ids.SPACE.naming(name, ("b_coellen",)))
    if sort == "bonus":
        return Meant(ids.SPACE.naming(name, ("use_marker",)), "b_extra" if name == c.MARKERS[0] else "")
    if sort == "track":
        own = name == str(state.active) or state.agenda.depth == 0
        return Meant(ids.SPACE.naming(place, ("upgrade_pick",)) if own else [], "upgrade_pick")
    return Meant(ids.SPACE.naming("0", ("income",)) if sort == "stock" else [])


def priced(state: HansaFields) -> list[int]:
    """Displacing others' pieces, unless the supply pays for any of them (HT-5.3.2)."""
    supply = state.supply[state.active * 2 + c.TRADER] + state.supply[state.active * 2 + c.MERCHANT]
    if state.agenda.depth == 0 or state.agenda.kind() != d.MAIN or supply > c.PENALTIES[c.MERCHANT]:
        return []
    rivals = [owner_in_slot(state, state.active, slot) for slot in range(slot_count(state))]
    shapes = (c.TRADER, c.MERCHANT)
    pieces = [(slot, shape, piece_of(rival, shape)) for slot, rival in enumerate(rivals) for shape in shapes]
    masks = [(route, route_mask(state, route)) for route in range(c.ROUTE_COUNT)]
    there = [(route, slot, shape) for route, mask in masks for slot, shape, piece in pieces if mask >> piece & 1]
    return [ids.foreign_id(ids.DISPLACE, route, slot, shape) for route, slot, shape in there]


def _city(state: HansaFields, sort: str, name: str, place: str) -> Meant:
    """In a claim a city is one end of the route, or is not meant at all; its offices can also be swapped."""
    kinds = _IN_CITY[sort]
    found: list[int] = []
    if state.agenda.depth > 0 and state.agenda.kind() == d.BENEFIT:
        for side in range(2):
            if c.CITIES[end_city(state.agenda.get(d.ROUTE), side)] == name:
                found += ids.SPACE.naming("ab"[side], kinds)
    elif state.agenda.depth > 0 and state.agenda.kind() == d.SWAP_PICK and sort != "figure":
        swaps = ids.SPACE.naming(name, ("swap_pick",))
        found = [action for action in swaps if not place or place in ids.SPACE.words(action)] or swaps[:1]
    return Meant(found, kinds[0])
