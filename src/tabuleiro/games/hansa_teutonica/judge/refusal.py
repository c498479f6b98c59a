"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. Whatever the pending decision does not offer is refused by HT-15.3; then come the words of the action
(a route or an opponent that this table does not have), then the rules in the order of RULES.md. Where a later rule
only repeats a consequence (HT-14.3), the rule it follows from is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal, always
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge import actions, benefits
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


def _income(state: HansaFields, values: list[int]) -> Refusal | None:
    merchants = values[0]
    return (
        actions.action_left(state)
        or actions.stock_is_not_empty(state)
        or actions.income_has_the_merchants(state, merchants)
        or actions.income_is_complete(state, merchants)
    )


def _place(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.action_left(state)
        or actions.is_in_supply(state, shape)
        or actions.has_empty_space("HT-5.2.1", state, route)
    )


def _displace(state: HansaFields, values: list[int]) -> Refusal | None:
    route, slot, shape = values
    return (
        actions.route_exists(state, route)
        or actions.opponent_exists(state, slot)
        or actions.action_left(state)
        or actions.stands_on_route("HT-5.3.1", state, route, opponent(state, slot), shape)
        or actions.supply_covers_price(state, shape)
        or actions.leaves_a_destination(state, route)
    )


def _first_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.action_left(state)
        or actions.has_own_piece("HT-5.4.1", state, route, shape)
    )


def _claim(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return actions.route_exists(state, route) or actions.action_left(state) or actions.route_is_own(state, route)


def _use_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    marker = values[0] + 1  # the extra office, marker 0, is no word of this action: it is used inside a claim (HT-4.4)
    return benefits.has_unused_marker(state, marker) or benefits.marker_does_something(state, marker)


def _marker_in_move(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.markers_come_at_any_time(state) or _use_marker(state, values)


def _marker_in_claim(state: HansaFields, values: list[int]) -> Refusal | None:
    marker = values[0] + 1  # as above
    return (
        benefits.markers_come_at_any_time(state)
        or benefits.has_unused_marker(state, marker)
        or benefits.marker_was_held_before(state, marker)
        or benefits.marker_does_something(state, marker)
    )


def _marker_elsewhere(state: HansaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - a Judge that asks nothing
    """HT-4.5: not in a payment, in the effect of another marker, nor in what another player does."""
    return Refusal("HT-4.5", "refusal-marker_not_now", {})


def _displace_pay(state: HansaFields, values: list[int]) -> Refusal | None:
    shape, merchants = values
    return actions.payment_is_possible(state, shape, merchants)


def _relocate(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return (
        actions.route_exists(state, route)
        or actions.leaves_the_route(state, route)
        or actions.is_in_nearest_ring(state, route)
    )


def _extra_put(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.leaves_the_route(state, route)
        or actions.extra_is_allowed(state)
        or actions.extra_is_in_its_source(state, shape)
        or actions.is_in_nearest_ring(state, route)
    )


def _extra_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.extra_is_allowed(state)
        or actions.extra_may_be_lifted(state)
        or actions.has_own_piece("HT-5.3.9", state, route, shape)
        or actions.lifted_has_a_destination(state, route)
        or actions.was_not_just_placed(state, route, shape)
    )


def _extra_drop(state: HansaFields, values: list[int]) -> Refusal | None:
    """The origin is asked for first: it looks empty, but HT-5.3.9 counts the piece as still standing there."""
    route = values[0]
    return (
        actions.route_exists(state, route)
        or actions.leaves_the_route(state, route)
        or actions.is_not_back_at_origin(state, route)
        or actions.is_in_nearest_ring(state, route, actions.lifted_from(state))
    )


def _next_lift(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.book_allows_another(state)
        or actions.has_own_piece("HT-5.4.1", state, route, shape)
    )


def _move_drop(state: HansaFields, values: list[int]) -> Refusal | None:
    route, shape = values
    return (
        actions.route_exists(state, route)
        or actions.is_in_hand(state, shape)
        or actions.has_empty_space("HT-5.4.1", state, route)
    )


def _office(state: HansaFields, values: list[int]) -> Refusal | None:
    side = values[0]
    return (
        benefits.city_has_empty_office("HT-6.2", state, side)
        or benefits.privilege_covers_office(state, side)
        or benefits.piece_fits_office(state, side)
    )


def _extra_office(state: HansaFields, values: list[int]) -> Refusal | None:
    side, shape = values
    return (
        benefits.has_unused_marker(state, c.EXTRA_OFFICE)
        or benefits.marker_was_held_before(state, c.EXTRA_OFFICE)
        or benefits.city_has_office(state, side)
        or benefits.route_has_shape("HT-9.4", state, shape)
    )


def _develop(state: HansaFields, values: list[int]) -> Refusal | None:
    side = values[0]
    return benefits.city_shows_ability(state, side) or benefits.track_can_develop(
        "HT-6.5", state, benefits.track_of(state, benefits.city_of_claim(state, side))
    )


def _coellen(state: HansaFields, values: list[int]) -> Refusal | None:
    slot = values[0]
    return (
        benefits.is_coellen_route(state)
        or benefits.route_has_shape("HT-6.6", state, c.MERCHANT)
        or benefits.slot_is_empty(state, slot)
        or benefits.privilege_covers_slot(state, slot)
    )


def _upgrade_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.track_can_develop("HT-7.2", state, values[0])


def _swap_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    city, left = values
    return benefits.pair_is_occupied(state, city, left) or benefits.owners_differ(state, city, left)


def _remove_pick(state: HansaFields, values: list[int]) -> Refusal | None:
    route, slot, shape = values
    return (
        actions.route_exists(state, route)
        or actions.opponent_exists(state, slot)
        or benefits.removal_allows_another(state)
        or actions.stands_on_route("HT-9.7", state, route, opponent(state, slot), shape)
    )


def _remove_stop(state: HansaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return benefits.one_was_removed(state)


def _place_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    route = values[0]
    return (
        actions.route_exists(state, route)
        or benefits.route_has_no_marker(state, route)
        or benefits.route_has_no_piece(state, route)
        or benefits.route_has_open_city(state, route)
    )


def _neutral_put(state: HansaFields, values: list[int]) -> Refusal | None:
    return _relocate(state, values) or benefits.cube_is_left(state)


def _neutral_city(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.city_has_empty_office("HT-11.7", state, values[0])


def _start_player(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.seat_is_taken(state, values[0])


def _start_marker(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.marker_is_not_laid_out(state, values[0])


def _marker_reveal(state: HansaFields, values: list[int]) -> Refusal | None:
    return benefits.marker_is_unseen(state, values[0])


_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.MAIN: {
        "end_turn": always,
        "income": _income,
        "place": _place,
        "displace": _displace,
        "move_lift": _first_lift,
        "claim": _claim,
        "use_marker": _use_marker,
    },
    d.DISPLACE_PAY: {"displace_pay": _displace_pay, "use_marker": _marker_elsewhere},
    d.RELOCATE: {"relocate": _relocate, "use_marker": _marker_elsewhere},
    d.EXTRA: {
        "extra_put": _extra_put,
        "extra_lift": _extra_lift,
        "extra_stop": always,
        "use_marker": _marker_elsewhere,
    },
    d.EXTRA_DROP: {"extra_drop": _extra_drop, "use_marker": _marker_elsewhere},
    d.MOVE_LIFTING: {"move_lift": _next_lift, "move_lift_stop": always, "use_marker": _marker_in_move},
    d.MOVE_DROPPING: {"move_drop": _move_drop, "use_marker": _marker_in_move},
    d.BENEFIT: {
        "b_office": _office,
        "b_extra": _extra_office,
        "b_develop": _develop,
        "b_coellen": _coellen,
        "b_none": always,
        "use_marker": _marker_in_claim,
    },
    d.UPGRADE_PICK: {"upgrade_pick": _upgrade_pick, "use_marker": _marker_elsewhere},
    d.SWAP_PICK: {"swap_pick": _swap_pick, "use_marker": _marker_elsewhere},
    d.REMOVE_PICK: {"remove_pick": _remove_pick, "remove_stop": _remove_stop, "use_marker": _marker_elsewhere},
    d.PLACE_MARKER: {"place_marker": _place_marker, "use_marker": _marker_elsewhere},
    d.NEUTRAL_PUT: {"neutral_put": _neutral_put, "use_marker": _marker_elsewhere},
    d.NEUTRAL_CITY: {"neutral_city": _neutral_city, "use_marker": _marker_elsewhere},
    d.START_PLAYER: {"start_player": _start_player},
    d.START_MARKER: {"start_marker": _start_marker},
    d.MARKER_REVEAL: {"marker_reveal": _marker_reveal},
}
"""What each decision offers (the table of HT-4.10, and HT-14.2). Ending the turn, stopping and taking no benefit are
free (HT-4.3, HT-5.3.6, HT-5.4.1, HT-5.5.5)."""
