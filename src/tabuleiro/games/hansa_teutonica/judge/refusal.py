"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. Whatever the pending decision does not offer is refused by HT-15.3; then come the words of the action
(a route or an opponent that this table does not have), then the rules in the order of RULES.md. Where a later rule
only repeats a consequence (HT-14.3), the rule it follows from is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.actions import (
    action_left,
    book_allows_another,
    extra_is_allowed,
    extra_is_in_its_source,
    extra_may_be_lifted,
    has_empty_space,
    has_own_piece,
    income_has_the_merchants,
    income_is_complete,
    is_in_hand,
    is_in_nearest_ring,
    is_in_supply,
    is_not_back_at_origin,
    leaves_a_destination,
    leaves_the_route,
    lifted_from,
    lifted_has_a_destination,
    opponent_exists,
    payment_is_possible,
    route_exists,
    route_is_own,
    stands_on_route,
    stock_is_not_empty,
    supply_covers_price,
    was_not_just_placed,
)
from tabuleiro.games.hansa_teutonica.judge.benefits import (
    city_has_empty_office,
    city_has_office,
    city_of_claim,
    city_shows_ability,
    cube_is_left,
    has_unused_marker,
    is_coellen_route,
    marker_does_something,
    marker_is_not_laid_out,
    marker_is_unseen,
    marker_was_held_before,
    one_was_removed,
    owners_differ,
    pair_is_occupied,
    piece_fits_office,
    privilege_covers_office,
    privilege_covers_slot,
    removal_allows_another,
    route_has_no_marker,
    route_has_no_piece,
    route_has_open_city,
    route_has_shape,
    seat_is_taken,
    slot_is_empty,
    track_can_develop,
    track_of,
)
from tabuleiro.games.hansa_teutonica.judge.board import opponent
from tabuleiro.games.hansa_teutonica.state import HansaFields

Judge = Callable[[HansaFields, list[int]], Refusal | None]
"""Judges an action that the pending decision offers, by the values of its parameters."""


def refusal(state: HansaFields, action: int) -> Refusal | None:
    """None when the action is legal, else the first rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("HT-15.3", "refusal-game_over", {})
    decision = int(state.agenda.kind())
    judge = _OPTIONS[decision].get(ids.SPACE.kind(action))
    if judge is None:
        return Refusal("HT-15.3", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    return judge(state, ids.SPACE.values(action))


def _always(state: HansaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - a Judge that asks nothing
    """Ending the turn, stopping and taking no benefit are free (HT-4.3, HT-5.3.6, HT-5.4.1, HT-5.5.5)."""
    return None


def _income(state: HansaFields, values: list[int]) -> Refusal | None:
    merchants = values[0]
    return (
        action_left(state)
        or stock_is_not_empty(state)
        or income_has_the_merchants(state, merchants)
        or income_is_complete(state, merchants)
    )


def _place(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        route_exists(state, route)
        or action_left(state)
        or is_in_supply(state, shape)
        or has_empty_space("HT-5.2.1", state, route)
    )


def _displace(state: HansaFields, values: list[int]) -> Refusal | None:
    route, slot, shape = values
    return (
        route_exists(state, route)
        or opponent_exists(state, slot)
        or action_left(state)
        or stands_on_route("HT-5.3.1", state, route, opponent(state, slot), shape)
        or supply_covers_price(state, shape)
        or leaves_a_destination(state, route)
    )


def _first_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return route_exists(state, route) or action_left(state) or has_own_piece("HT-5.4.1", state, route, shape)


def _claim(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return route_exists(state, route) or action_left(state) or route_is_own(state, route)


def _use_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    marker = values[0] + 1  # the extra office, marker 0, is no word of this action: it is used inside a claim (HT-4.4)
    return has_unused_marker(state, marker) or marker_does_something(state, marker)


def _displace_pay(state: HansaFields, values: list[int]) -> Refusal | None:
    shape, merchants = values
    return payment_is_possible(state, shape, merchants)


def _relocate(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return route_exists(state, route) or leaves_the_route(state, route) or is_in_nearest_ring(state, route)


def _extra_put(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        route_exists(state, route)
        or leaves_the_route(state, route)
        or extra_is_allowed(state)
        or extra_is_in_its_source(state, shape)
        or is_in_nearest_ring(state, route)
    )


def _extra_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        route_exists(state, route)
        or extra_is_allowed(state)
        or extra_may_be_lifted(state)
        or has_own_piece("HT-5.3.9", state, route, shape)
        or lifted_has_a_destination(state, route)
        or was_not_just_placed(state, route, shape)
    )


def _extra_drop(state: HansaFields, values: list[int]) -> Refusal | None:
    """The origin is asked for first: it looks empty, but HT-5.3.9 counts the piece as still standing there."""
    route = values[0]
    return (
        route_exists(state, route)
        or leaves_the_route(state, route)
        or is_not_back_at_origin(state, route)
        or is_in_nearest_ring(state, route, lifted_from(state))
    )


def _next_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return route_exists(state, route) or book_allows_another(state) or has_own_piece("HT-5.4.1", state, route, shape)


def _move_drop(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return route_exists(state, route) or is_in_hand(state, shape) or has_empty_space("HT-5.4.1", state, route)


def _office(state: HansaFields, values: list[int]) -> Refusal | None:
    side = values[0]
    return (
        city_has_empty_office("HT-6.2", state, side)
        or privilege_covers_office(state, side)
        or piece_fits_office(state, side)
    )


def _extra_office(state: HansaFields, values: list[int]) -> Refusal | None:
    side, shape = values
    return (
        has_unused_marker(state, c.EXTRA_OFFICE)
        or marker_was_held_before(state)
        or city_has_office(state, side)
        or route_has_shape("HT-9.4", state, shape)
    )


def _develop(state: HansaFields, values: list[int]) -> Refusal | None:
    side = values[0]
    return city_shows_ability(state, side) or track_can_develop(
        "HT-6.5", state, track_of(state, city_of_claim(state, side))
    )


def _coellen(state: HansaFields, values: list[int]) -> Refusal | None:
    slot = values[0]
    return (
        is_coellen_route(state)
        or route_has_shape("HT-6.6", state, c.MERCHANT)
        or slot_is_empty(state, slot)
        or privilege_covers_slot(state, slot)
    )


def _upgrade_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    return track_can_develop("HT-7.2", state, values[0])


def _swap_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    city, left = values
    return pair_is_occupied(state, city, left) or owners_differ(state, city, left)


def _remove_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    route, slot, shape = values
    return (
        route_exists(state, route)
        or opponent_exists(state, slot)
        or removal_allows_another(state)
        or stands_on_route("HT-9.7", state, route, opponent(state, slot), shape)
    )


def _remove_stop(state: HansaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return one_was_removed(state)


def _place_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return (
        route_exists(state, route)
        or route_has_no_marker(state, route)
        or route_has_no_piece(state, route)
        or route_has_open_city(state, route)
    )


def _neutral_put(state: HansaFields, values: list[int]) -> Refusal | None:
    return _relocate(state, values) or cube_is_left(state)


def _neutral_city(state: HansaFields, values: list[int]) -> Refusal | None:
    return city_has_empty_office("HT-11.7", state, values[0])


def _start_player(state: HansaFields, values: list[int]) -> Refusal | None:
    return seat_is_taken(state, values[0])


def _start_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    return marker_is_not_laid_out(state, values[0])


def _marker_reveal(state: HansaFields, values: list[int]) -> Refusal | None:
    return marker_is_unseen(state, values[0])


_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.MAIN: {
        "end_turn": _always,
        "income": _income,
        "place": _place,
        "displace": _displace,
        "move_lift": _first_lift,
        "claim": _claim,
        "use_marker": _use_marker,
    },
    d.DISPLACE_PAY: {"displace_pay": _displace_pay},
    d.RELOCATE: {"relocate": _relocate},
    d.EXTRA: {"extra_put": _extra_put, "extra_lift": _extra_lift, "extra_stop": _always},
    d.EXTRA_DROP: {"extra_drop": _extra_drop},
    d.MOVE_LIFTING: {"move_lift": _next_lift, "move_lift_stop": _always},
    d.MOVE_DROPPING: {"move_drop": _move_drop},
    d.BENEFIT: {
        "b_office": _office,
        "b_extra": _extra_office,
        "b_develop": _develop,
        "b_coellen": _coellen,
        "b_none": _always,
    },
    d.UPGRADE_PICK: {"upgrade_pick": _upgrade_pick},
    d.SWAP_PICK: {"swap_pick": _swap_pick},
    d.REMOVE_PICK: {"remove_pick": _remove_pick, "remove_stop": _remove_stop},
    d.PLACE_MARKER: {"place_marker": _place_marker},
    d.NEUTRAL_PUT: {"neutral_put": _neutral_put},
    d.NEUTRAL_CITY: {"neutral_city": _neutral_city},
    d.START_PLAYER: {"start_player": _start_player},
    d.START_MARKER: {"start_marker": _start_marker},
    d.MARKER_REVEAL: {"marker_reveal": _marker_reveal},
}
"""What each decision offers (the table of HT-4.10, and HT-14.2)."""
