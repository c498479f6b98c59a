"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. Whatever the pending decision does not offer is refused by ME-17.2; then come the words of the action (a
card, a mosque step or a queue space that does not exist has no price), then the rules in the order of RULES.md. Where
ME-4.5 only points to ME-7 (the soldier), the rule of ME-7 is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge.board import decider, type_of
from tabuleiro.games.merv.judge.payment import (
    cube_has_the_fixed_colour,
    cube_is_in_hand,
    cube_pays_the_unit,
    is_in_the_cost,
    performance_under_way,
    ransom_cube_is_accepted,
    rest_stays_payable,
    waiver_leaves_a_payable_rest,
)
from tabuleiro.games.merv.judge.sites import (
    breakthrough_is_left,
    breakthrough_is_of_the_pile,
    has_camel,
    has_servant,
    scoring_tile_is_left,
    site_has_no_upgrade,
    slot_is_free,
    slot_is_of_the_kind,
    upgrade_goes_to_own_building,
    upgrade_is_left,
)
from tabuleiro.games.merv.judge.steps import (
    action_has_a_step,
    advancement,
    card,
    courtier,
    extension,
    first_step_is_done,
    fortification,
    good,
    route_camel,
    scroll,
    trading_post,
)
from tabuleiro.games.merv.judge.turn import (
    a_target_is_left,
    alternative_differs,
    alternative_of,
    building_is_attacked,
    contract_goods_are_free,
    contract_is_of_the_pair,
    contract_is_payable,
    contract_scrolls_are_free,
    cube_is_in_general_supply,
    deck_has_spice,
    hall_has_unscored_courtier,
    has_alternative,
    influence_opens_the_level,
    market_has_camels,
    market_is_in_line,
    market_is_unused,
    pile_has_card,
    queue_has_space,
    queue_space_is_free,
    queue_space_is_payable,
    ransom_is_in_hand,
    ransom_is_unpaid,
    ransomed_building_is_own,
    seat_is_at_the_table,
    seat_is_not_placed,
    site_is_in_line,
    slot_is_unoccupied,
    solo_card_is_in_deck,
    space_is_empty,
    space_is_on_the_side,
    target_has_building,
    target_has_no_soldier,
    tile_is_not_placed,
)
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
        return Refusal("ME-17.2", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    return judge(state, ids.SPACE.values(action))


def _always(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - a Judge that asks nothing
    """Ending the turn and accepting the losses are free (ME-4.8, ME-11.3)."""
    return None


# Free options


def _complete_contract(state: MervFields, values: list[int]) -> Refusal | None:
    pile = values[0]
    return (
        pile_has_card(state, pile)
        or influence_opens_the_level(state, pile)
        or contract_is_payable(state, pile)
        or contract_goods_are_free(state, pile)
        or contract_scrolls_are_free(state, pile)
    )


def _market_collect(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return market_is_unused(state) or market_is_in_line(state) or market_has_camels(state)


def _market_place(state: MervFields, values: list[int]) -> Refusal | None:
    space = values[0]
    return (
        space_is_on_the_side(state, space)
        or market_is_unused(state)
        or market_is_in_line(state)
        or has_camel("ME-4.6", state, decider(state))
        or space_is_empty(state, space)
    )


# The turn


def _choose_slot(state: MervFields, values: list[int]) -> Refusal | None:
    return slot_is_unoccupied(state, values[0])


def _choose_site(state: MervFields, values: list[int]) -> Refusal | None:
    return site_is_in_line(state, values[0])


def _main_action(state: MervFields, values: list[int]) -> Refusal | None:
    choice = values[0]
    if choice == c.MAIN_SITE:
        return action_has_a_step(state, type_of(state, int(state.site)))
    if choice == c.MAIN_SOLDIER:
        return has_servant(state, decider(state)) or a_target_is_left(state)
    if choice == c.MAIN_ALTERNATIVE:
        return (
            has_alternative(state)
            or alternative_differs(state)
            or action_has_a_step(state, alternative_of(state, decider(state)))
        )
    return None  # ME-3.5: favor may always be gained


# Steps of the site actions


def _take_card(state: MervFields, values: list[int]) -> Refusal | None:
    return card(state, performance_under_way(state), values[0])


def _extend(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return extension(state, performance_under_way(state))


def _place_courtier(state: MervFields, values: list[int]) -> Refusal | None:
    return courtier(state, performance_under_way(state), values[0])


def _advance(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return advancement(state, performance_under_way(state))


def _place_post(state: MervFields, values: list[int]) -> Refusal | None:
    return trading_post(state, performance_under_way(state), values[0])


def _buy_good(state: MervFields, values: list[int]) -> Refusal | None:
    return good(state, performance_under_way(state), values[0])


def _place_route_camel(state: MervFields, values: list[int]) -> Refusal | None:
    return route_camel(state, performance_under_way(state), values[0])


def _take_scroll(state: MervFields, values: list[int]) -> Refusal | None:
    return scroll(state, performance_under_way(state), values[0])


def _build(state: MervFields, values: list[int]) -> Refusal | None:
    column, kind = values
    return fortification(state, performance_under_way(state), column, kind)


def _stop(state: MervFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return first_step_is_done(state, performance_under_way(state))


# Choices inside a step or an effect


def _fort_slot(state: MervFields, values: list[int]) -> Refusal | None:
    return slot_is_free(state, values[0]) or slot_is_of_the_kind(state, values[0])


def _soldier_target(state: MervFields, values: list[int]) -> Refusal | None:
    return target_has_building(state, values[0]) or target_has_no_soldier(state, values[0])


def _pay_cube(state: MervFields, values: list[int]) -> Refusal | None:
    colour = values[0]
    return (
        cube_is_in_hand(state, colour)
        or cube_pays_the_unit(state, colour)
        or rest_stays_payable(state, colour)
        or cube_has_the_fixed_colour(state, colour)
    )


def _pay_ransom(state: MervFields, values: list[int]) -> Refusal | None:
    return cube_is_in_hand(state, values[0]) or ransom_cube_is_accepted(state, values[0])


def _waive_color(state: MervFields, values: list[int]) -> Refusal | None:
    return is_in_the_cost(state, values[0]) or waiver_leaves_a_payable_rest(state, values[0])


def _choose_cube(state: MervFields, values: list[int]) -> Refusal | None:
    return cube_is_in_general_supply(state, values[0])


def _choose_upgrade_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return upgrade_is_left(state, values[0])


def _choose_upgrade_site(state: MervFields, values: list[int]) -> Refusal | None:
    return upgrade_goes_to_own_building(state, values[0]) or site_has_no_upgrade(state, values[0])


def _choose_scoring_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return scoring_tile_is_left(state, values[0])


def _choose_breakthrough(state: MervFields, values: list[int]) -> Refusal | None:
    return breakthrough_is_of_the_pile(state, values[0]) or breakthrough_is_left(state, values[0])


# After the turns


def _queue_space(state: MervFields, values: list[int]) -> Refusal | None:
    space = values[0]
    return queue_has_space(state, space) or queue_space_is_free(state, space) or queue_space_is_payable(state, space)


def _ransom(state: MervFields, values: list[int]) -> Refusal | None:
    site = values[0]
    return (
        building_is_attacked(state, site)
        or ransomed_building_is_own(state, site)
        or ransom_is_unpaid(state, site)
        or ransom_is_in_hand(state, site)
    )


def _score_courtier(state: MervFields, values: list[int]) -> Refusal | None:
    return hall_has_unscored_courtier(state, values[0])


# Chance


def _site_tile(state: MervFields, values: list[int]) -> Refusal | None:
    return tile_is_not_placed(state, values[0])


def _caravan_card(state: MervFields, values: list[int]) -> Refusal | None:
    return deck_has_spice(state, values[0])


def _contract_split(state: MervFields, values: list[int]) -> Refusal | None:
    return contract_is_of_the_pair(state, values[0])


def _first_order(state: MervFields, values: list[int]) -> Refusal | None:
    return seat_is_at_the_table(state, values[0]) or seat_is_not_placed(state, values[0])


def _solo_card(state: MervFields, values: list[int]) -> Refusal | None:
    return solo_card_is_in_deck(state, values[0])


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
    d.PAY_CUBE_RANSOM: {"pay_cube": _pay_ransom},
    d.WAIVE_COLOR: {"waive_color": _waive_color},
    d.CHOOSE_CUBE: {"choose_cube": _choose_cube},
    d.CHOOSE_UPGRADE_TILE: {"choose_upgrade_tile": _choose_upgrade_tile},
    d.CHOOSE_UPGRADE_SITE: {"choose_upgrade_site": _choose_upgrade_site},
    d.CHOOSE_SCORING_TILE: {"choose_scoring_tile": _choose_scoring_tile},
    d.CHOOSE_BREAKTHROUGH: {"choose_breakthrough": _choose_breakthrough},
    d.END_TURN: {"end_turn": _always, **_FREE},
    d.QUEUE_SPACE: {"queue_space": _queue_space},
    d.RANSOM: {"ransom": _ransom, "accept_losses": _always},
    d.SCORE_COURTIER: {"score_courtier": _score_courtier},
    d.SITE_TILE: {"site_tile": _site_tile},
    d.CARAVAN_CARD: {"caravan_card": _caravan_card},
    d.CONTRACT_SPLIT: {"contract_split": _contract_split},
    d.FIRST_ORDER: {"first_order": _first_order},
    d.SOLO_CARD: {"solo_card": _solo_card},
}
"""What each decision offers (the table of ME-17.4, and ME-16.3)."""
