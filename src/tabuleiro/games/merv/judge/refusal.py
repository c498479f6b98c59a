"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. Whatever the pending decision does not offer is refused by ME-17.2, a free option at the wrong moment by
the rule that names its moments; then come the words of the action (a
card, a mosque step or a queue space that does not exist has no price), then the rules in the order of RULES.md. Where
ME-4.5 only points to ME-7 (the soldier), the rule of ME-7 is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal, always
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge import payment, sites, steps, turn
from tabuleiro.games.merv.judge.board import decider, type_of
from tabuleiro.games.merv.state import MervFields

Judge = Callable[[MervFields, list[int]], Refusal | None]
"""Judges an action that the pending decision offers, by the values of its parameters."""


def refusal(state: MervFields, action: int) -> Refusal | None:
    """None when the action is legal, else the first rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("ME-17.2", "refusal-game_over", {})
    decision = int(state.agenda.kind())
    judge = _OPTIONS[decision].get(ids.SPACE.kind(action))
    if judge is None:
        return _not_offered(decision, ids.SPACE.kind(action))
    return judge(state, ids.SPACE.values(action))


def _not_offered(decision: int, kind: str) -> Refusal:
    """ME-17.2; for a free option ME-11.6 during the invasion, else ME-4.6 or ME-4.7, which say when it may be taken."""
    if kind not in _FREE or decision >= d.SITE_TILE:
        return Refusal("ME-17.2", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    if decision in (d.RANSOM, d.PAY_CUBE_RANSOM):
        return Refusal("ME-11.6", "refusal-free_option_in_invasion", {})
    if kind == "complete_contract":
        return Refusal("ME-4.7", "refusal-contract_not_now", {})
    return Refusal("ME-4.6", "refusal-market_not_now", {})


# Free options


def _complete_contract(state: MervFields, values: list[int]) -> Refusal | None:
    pile = values[0]
    return (
        turn.pile_has_card(state, pile)
        or turn.influence_opens_the_level(state, pile)
        or turn.contract_is_payable(state, pile)
        or turn.contract_goods_are_free(state, pile)
        or turn.contract_scrolls_are_free(state, pile)
    )


def _market_collect(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return turn.market_is_unused(state) or turn.market_is_in_line(state) or turn.market_has_camels(state)


def _market_place(state: MervFields, values: list[int]) -> Refusal | None:
    space = values[0]
    return (
        turn.space_is_on_the_side(state, space)
        or turn.market_is_unused(state)
        or turn.market_is_in_line(state)
        or sites.has_camel("ME-4.6", state, decider(state))
        or turn.space_is_empty(state, space)
    )


# The turn


def _choose_slot(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.slot_is_unoccupied(state, values[0])


def _choose_site(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.site_is_in_line(state, values[0])


def _main_action(state: MervFields, values: list[int]) -> Refusal | None:
    choice = values[0]
    if choice == c.MAIN_SITE:
        return steps.action_has_a_step(state, type_of(state, int(state.site)))
    if choice == c.MAIN_SOLDIER:
        return sites.has_servant(state, decider(state)) or turn.a_target_is_left(state)
    if choice == c.MAIN_ALTERNATIVE:
        return (
            turn.has_alternative(state)
            or turn.alternative_differs(state)
            or steps.action_has_a_step(state, turn.alternative_of(state, decider(state)))
        )
    return None  # ME-3.5: favor may always be gained


# Steps of the site actions


def _take_card(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.card(state, payment.performance_under_way(state), values[0])


def _extend(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return steps.extension(state, payment.performance_under_way(state))


def _place_courtier(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.courtier(state, payment.performance_under_way(state), values[0])


def _advance(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return steps.advancement(state, payment.performance_under_way(state))


def _place_post(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.trading_post(state, payment.performance_under_way(state), values[0])


def _buy_good(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.good(state, payment.performance_under_way(state), values[0])


def _place_route_camel(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.route_camel(state, payment.performance_under_way(state), values[0])


def _take_scroll(state: MervFields, values: list[int]) -> Refusal | None:
    return steps.scroll(state, payment.performance_under_way(state), values[0])


def _build(state: MervFields, values: list[int]) -> Refusal | None:
    column, kind = values
    return steps.fortification(state, payment.performance_under_way(state), column, kind)


def _stop(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return steps.first_step_is_done(state, payment.performance_under_way(state))


# Choices inside a step or an effect


def _fort_slot(state: MervFields, values: list[int]) -> Refusal | None:
    return sites.slot_is_free(state, values[0]) or sites.slot_is_of_the_kind(state, values[0])


def _soldier_target(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.target_has_building(state, values[0]) or turn.target_has_no_soldier(state, values[0])


def _pay_cube(state: MervFields, values: list[int]) -> Refusal | None:
    colour = values[0]
    return (
        payment.cube_is_in_hand(state, colour)
        or payment.cube_pays_the_unit(state, colour)
        or payment.rest_stays_payable(state, colour)
        or payment.cube_has_the_fixed_colour(state, colour)
    )


def _pay_cube_ransom(state: MervFields, values: list[int]) -> Refusal | None:
    return payment.cube_is_in_hand(state, values[0]) or payment.ransom_cube_is_accepted(state, values[0])


def _waive_color(state: MervFields, values: list[int]) -> Refusal | None:
    return payment.is_in_the_cost(state, values[0]) or payment.waiver_leaves_a_payable_rest(state, values[0])


def _choose_cube(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.cube_is_in_general_supply(state, values[0])


def _choose_upgrade_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return sites.upgrade_is_left(state, values[0])


def _choose_upgrade_site(state: MervFields, values: list[int]) -> Refusal | None:
    return sites.upgrade_goes_to_own_building(state, values[0]) or sites.site_has_no_upgrade(state, values[0])


def _choose_scoring_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return sites.scoring_tile_is_left(state, values[0])


def _choose_breakthrough(state: MervFields, values: list[int]) -> Refusal | None:
    return sites.breakthrough_is_of_the_pile(state, values[0]) or sites.breakthrough_is_left(state, values[0])


# After the turns


def _queue_space(state: MervFields, values: list[int]) -> Refusal | None:
    space = values[0]
    return (
        turn.queue_has_space(state, space)
        or turn.queue_space_is_free(state, space)
        or turn.queue_space_is_payable(state, space)
    )


def _ransom(state: MervFields, values: list[int]) -> Refusal | None:
    site = values[0]
    return (
        turn.building_is_attacked(state, site)
        or turn.ransomed_building_is_own(state, site)
        or turn.ransom_is_unpaid(state, site)
        or turn.ransom_is_in_hand(state, site)
    )


def _score_courtier(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.hall_has_unscored_courtier(state, values[0])


# Chance


def _site_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.tile_is_not_placed(state, values[0])


def _caravan_card(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.deck_has_spice(state, values[0])


def _contract_split(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.contract_is_of_the_pair(state, values[0])


def _first_order(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.seat_is_at_the_table(state, values[0]) or turn.seat_is_not_placed(state, values[0])


def _solo_card(state: MervFields, values: list[int]) -> Refusal | None:
    return turn.solo_card_is_in_deck(state, values[0])


_CONTRACT: Final[dict[str, Judge]] = {"complete_contract": _complete_contract}
_FREE: Final[dict[str, Judge]] = {
    "complete_contract": _complete_contract,
    "market_collect": _market_collect,
    "market_place": _market_place,
}

_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.CHOOSE_SLOT: {"choose_slot": _choose_slot, **_CONTRACT},
    d.CHOOSE_SITE: {"choose_site": _choose_site, **_FREE},
    d.MAIN_ACTION: {"main_action": _main_action, **_FREE},
    d.CARAVANSARY_STEP: {"take_card": _take_card, "extend": _extend, "stop": _stop, **_CONTRACT},
    d.PALACE_STEP: {"place_courtier": _place_courtier, "stop": _stop, **_CONTRACT},
    d.MOSQUE_STEP: {"advance": _advance, "stop": _stop, **_CONTRACT},
    d.MARKET_POST: {"place_post": _place_post, **_CONTRACT},
    d.MARKET_STEP: {"buy_good": _buy_good, "place_route_camel": _place_route_camel, "stop": _stop, **_CONTRACT},
    d.LIBRARY_STEP: {"take_scroll": _take_scroll, "stop": _stop, **_CONTRACT},
    d.WALLS_STEP: {"build": _build, "stop": _stop, **_CONTRACT},
    d.FORT_SLOT: {"fort_slot": _fort_slot},
    d.SOLDIER_TARGET: {"soldier_target": _soldier_target},
    d.PAY_CUBE: {"pay_cube": _pay_cube},
    d.PAY_CUBE_RANSOM: {"pay_cube": _pay_cube_ransom},
    d.WAIVE_COLOR: {"waive_color": _waive_color},
    d.CHOOSE_CUBE: {"choose_cube": _choose_cube},
    d.CHOOSE_UPGRADE_TILE: {"choose_upgrade_tile": _choose_upgrade_tile},
    d.CHOOSE_UPGRADE_SITE: {"choose_upgrade_site": _choose_upgrade_site},
    d.CHOOSE_SCORING_TILE: {"choose_scoring_tile": _choose_scoring_tile},
    d.CHOOSE_BREAKTHROUGH: {"choose_breakthrough": _choose_breakthrough},
    d.END_TURN: {"end_turn": always, **_FREE},
    d.QUEUE_SPACE: {"queue_space": _queue_space},
    d.RANSOM: {"ransom": _ransom, "accept_losses": always},
    d.SCORE_COURTIER: {"score_courtier": _score_courtier},
    d.SITE_TILE: {"site_tile": _site_tile},
    d.CARAVAN_CARD: {"caravan_card": _caravan_card},
    d.CONTRACT_SPLIT: {"contract_split": _contract_split},
    d.FIRST_ORDER: {"first_order": _first_order},
    d.SOLO_CARD: {"solo_card": _solo_card},
}
"""What each decision offers (the table of ME-17.4, and ME-16.3). Ending the turn and accepting the losses are free
(ME-4.8, ME-11.3)."""
