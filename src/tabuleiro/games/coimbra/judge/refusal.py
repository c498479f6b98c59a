"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. Whatever the pending decision does not offer is refused by CO-11.3; then come the words of the action
(a group or a seat that this table does not have), then the rules in the order of RULES.md. Whoever cannot pay breaks
CO-4.3 everywhere; the rule that asks for the payment is named instead.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal, always
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.judge import city, effects, income, journeys, setup
from tabuleiro.games.coimbra.state import CoimbraFields

Judge = Callable[[CoimbraFields, list[int]], Refusal | None]
"""Judges an action that the pending decision offers, by the values of its parameters."""


def refusal(state: CoimbraFields, action: int) -> Refusal | None:
    """None when the action is legal, else the first rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("CO-11.3", "refusal-game_over", {})
    decision = int(state.agenda.kind())
    judge = _OPTIONS[decision].get(ids.SPACE.kind(action))
    if judge is None:
        return Refusal("CO-11.3", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    return judge(state, ids.SPACE.values(action))


def _take_group(state: CoimbraFields, values: list[int]) -> Refusal | None:
    group = values[0]
    return setup.group_exists(state, group) or setup.has_no_group(state) or setup.group_is_free(state, group)


def _place_pilgrim(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return setup.pilgrim_is_beside_the_board(state) or setup.corner_is_free(state, values[0])


def _draft_die(state: CoimbraFields, values: list[int]) -> Refusal | None:
    colour, face = values
    return city.die_is_in_pool(state, colour, face + 1)


def _take_favor_in_castle(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return city.favor_is_available("CO-6.C4", state, values[0])


def _take_favor_by_card(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return city.favor_is_available("CO-9.5", state, values[0])


def _acquire(state: CoimbraFields, values: list[int]) -> Refusal | None:
    column = values[0]
    return city.column_has_card(state, column) or city.card_can_be_paid(state, column)


def _step(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return journeys.road_leads_to(state, c.CORNERS + values[0])  # a corner is no word of this action (CO-7.5)


def _invest(state: CoimbraFields, values: list[int]) -> Refusal | None:
    slot = values[0]
    return (
        journeys.voyage_has_no_own_disk(state, slot)
        or journeys.voyage_has_cost_type(state, slot)
        or journeys.voyage_can_be_paid(state, slot)
    )


def _cap_die(state: CoimbraFields, values: list[int]) -> Refusal | None:
    die = values[0]
    return city.die_is_own(state, die) or city.die_lies_in_city(state, die)


def _cede(state: CoimbraFields, values: list[int]) -> Refusal | None:
    resources = values[0] == 0
    return effects.resources_can_be_ceded(state) if resources else None


def _lose_card(state: CoimbraFields, values: list[int]) -> Refusal | None:
    card = values[0]
    return effects.is_own_card("CO-9.3", state, card) or effects.is_of_asked_class("CO-9.3", state, card)


def _take_discard(state: CoimbraFields, values: list[int]) -> Refusal | None:
    card = values[0]
    return (
        city.card_is_discarded(state, card)
        or city.card_has_cost_icon(card)
        or city.discarded_card_can_be_paid(state, card)
    )


def _repeat(state: CoimbraFields, values: list[int]) -> Refusal | None:
    card = values[0]
    return (
        effects.is_own_card("CO-9.6", state, card)
        or effects.is_another_card(state, card)
        or effects.is_of_asked_class("CO-9.6", state, card)
        or effects.has_immediate_bonus(card)
        or effects.was_not_repeated(state, card)
    )


def _accept(state: CoimbraFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return effects.offer_can_be_paid(state)


def _e_card(state: CoimbraFields, values: list[int]) -> Refusal | None:
    card = values[0]
    return (
        effects.is_own_card("CO-6.E2", state, card)
        or income.has_beginning(card)
        or income.is_the_beginning(state)
        or income.was_not_used(state, card)
        or income.misses_colour(state, card)
    )


def _activate_die(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return income.beginning_is_done(state) or income.has_die_to_activate(state, values[0])


def _exchange(state: CoimbraFields, values: list[int]) -> Refusal | None:
    resource, times = values[0], values[1] + 1
    return (
        income.is_own_income_turn(state)
        or income.has_exchange_card(state, resource)
        or income.exchange_can_be_paid(state, resource, times)
    )


def _end_income(state: CoimbraFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return income.beginning_is_done(state) or income.dice_are_done(state)


def _draw_monastery(state: CoimbraFields, values: list[int]) -> Refusal | None:
    tile = values[0]
    return setup.monastery_fits_space(state, tile) or setup.monastery_is_undrawn(state, tile)


def _draw_scoring_tile(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return setup.scoring_tile_is_undrawn(state, values[0])


def _draw_voyage(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return setup.voyage_is_undrawn(state, values[0])


def _draw_seat(state: CoimbraFields, values: list[int]) -> Refusal | None:
    seat = values[0]
    return setup.seat_is_taken(state, seat) or setup.seat_has_no_flag(state, seat)


def _draw_character(state: CoimbraFields, values: list[int]) -> Refusal | None:
    card = c.START_CARDS + values[0]  # a start card is no word of this action (CO-11.4)
    return setup.card_is_of_round(state, card) or setup.card_is_undrawn("CO-3.10", state, card)


def _draw_start_card(state: CoimbraFields, values: list[int]) -> Refusal | None:
    return setup.card_is_undrawn("CO-3.12", state, values[0])


_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.START_CHOICE: {"take_group": _take_group, "place_pilgrim": _place_pilgrim},
    d.START_CARDS: {"start_card_first": always},
    d.DRAFT: {"draft_die": _draft_die},
    d.PLACE: {"place_die": always},
    d.CASTLE_ACTION: {"take_favor": _take_favor_in_castle, "distress": always},
    d.CITY_ACTION: {"acquire": _acquire, "distress": always},
    d.STEP: {"step": _step, "stop": always, "exchange": _exchange},
    d.OPTION: {"option": always},
    d.TRACK: {"pick_track": always, "exchange": _exchange},
    d.INVEST: {"invest": _invest, "decline": always},
    d.CAP: {"cap_die": _cap_die, "decline": always},
    d.CEDE: {"cede": _cede},
    d.LOSE: {"lose_vp": always, "lose_card": _lose_card},
    d.DISCARD_PICK: {"take_discard": _take_discard, "decline": always},
    d.REPEAT: {"repeat": _repeat, "decline": always},
    d.PAY_FOR: {"accept": _accept, "decline": always},
    d.FAVOR: {"take_favor": _take_favor_by_card, "decline": always},
    d.INCOME_MENU: {
        "e_card": _e_card,
        "activate_die": _activate_die,
        "exchange": _exchange,
        "end_income": _end_income,
    },
    d.DRAW_MONASTERY: {"draw_monastery": _draw_monastery},
    d.DRAW_SCORING_TILE: {"draw_scoring_tile": _draw_scoring_tile},
    d.DRAW_VOYAGE: {"draw_voyage": _draw_voyage},
    d.DRAW_SEAT: {"draw_seat": _draw_seat},
    d.DRAW_CHARACTER: {"draw_character": _draw_character},
    d.DRAW_START_CARD: {"draw_start_card": _draw_start_card},
    d.ROLL_DIE: {"roll_die": always},
}
"""What each decision offers (the tables of CO-5.2 and CO-17.2). Neutral options are always legal (CO-5.2), and so is
every location, track, order or face."""
