"""The judge on whole steps of the site actions: which rules each step must pass, and whether any step is possible.

A step is judged within a performance, be it under way or one that would begin now (ME-4.5).
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge import sites
from tabuleiro.games.merv.judge.board import site_name
from tabuleiro.games.merv.judge.payment import Performance, new_performance, step_is_payable
from tabuleiro.games.merv.state import MervFields


def card(state: MervFields, performance: Performance, position: int) -> Refusal | None:
    """Take the card at a position."""
    return (
        sites.card_is_there(state, position)
        or step_is_payable(state, performance, sites.card_price())
        or sites.card_is_in_reach(state, position)
        or sites.card_keeps_the_spice_limit(state, performance.seat, position)
    )


def extension(state: MervFields, performance: Performance) -> Refusal | None:
    """Put a camel on the next card."""
    return (
        sites.has_camel("ME-8.1.3", state, performance.seat)
        or sites.row_goes_on(state)
        or sites.camels_lead_to_a_card(state, performance.seat)
        or sites.another_card_is_payable(state, performance)
    )


def courtier(state: MervFields, performance: Performance, hall: int) -> Refusal | None:
    """Place a courtier in a hall."""
    return (
        sites.has_servant(state, performance.seat)
        or step_is_payable(state, performance, sites.courtier_price(state, performance, hall))
        or sites.hall_has_space(state, hall)
    )


def advancement(state: MervFields, performance: Performance) -> Refusal | None:
    """Advance one mosque step."""
    return sites.step_is_left(state, performance.seat) or step_is_payable(
        state, performance, sites.step_price(state, performance.seat)
    )


def trading_post(state: MervFields, performance: Performance, city: int) -> Refusal | None:
    """Found a trading post in a city."""
    return (
        sites.disc_is_left(state, performance.seat)
        or sites.city_has_no_own_post(state, performance.seat, city)
        or sites.first_post_is_inner(state, performance.seat, city)
    )


def good(state: MervFields, performance: Performance, city: int) -> Refusal | None:
    """Buy the good of a city."""
    return (
        step_is_payable(state, performance, sites.good_price())
        or sites.good_is_left(state, city)
        or sites.good_was_not_bought(performance, city)
        or sites.city_is_connected(state, performance.seat, city)
    )


def route_camel(state: MervFields, performance: Performance, route: int) -> Refusal | None:
    """Put a camel on a route."""
    return (
        sites.has_camel("ME-8.4.2", state, performance.seat)
        or sites.route_connects(state, performance.seat, route)
        or sites.another_good_is_payable(state, performance)
    )


def scroll(state: MervFields, performance: Performance, colour: int) -> Refusal | None:
    """Take a scroll for a cube of a colour."""
    return (
        sites.cube_of_exactly_this_colour(state, performance, colour)
        or sites.library_allows_another(performance)
        or sites.colour_was_not_paid(state, performance, colour)
        or sites.scroll_is_left(state)
    )


def fortification(state: MervFields, performance: Performance, column: int, kind: int) -> Refusal | None:
    """Buy a wall or gate of a column."""
    return step_is_payable(state, performance, sites.build_price(column, kind)) or sites.column_has_piece(
        state, column, kind
    )


def is_a_step_possible(state: MervFields, performance: Performance) -> bool:
    """Whether any step of a performance passes all its rules (ME-4.5, ME-8.0.2, ME-8.4.6)."""
    return None in answers(state, performance)


def answers(state: MervFields, performance: Performance) -> list[Refusal | None]:
    """What the rules say to every step that the action has."""
    if performance.action == c.CARAVANSARY:
        cards = [card(state, performance, position) for position in range(c.ROW_SIZE)]
        return [*cards, extension(state, performance)]
    if performance.action == c.PALACE:
        return [courtier(state, performance, hall) for hall in range(c.HALL_COUNT)]
    if performance.action == c.MOSQUE:
        return [advancement(state, performance)]
    if performance.action == c.MARKETPLACE:
        posts = [trading_post(state, performance, city) for city in range(c.CITY_COUNT) if performance.steps == 0]
        goods = [good(state, performance, city) for city in range(c.CITY_COUNT)]
        return [*posts, *goods, *[route_camel(state, performance, route) for route in range(c.ROUTE_COUNT)]]
    if performance.action == c.LIBRARY:
        return [scroll(state, performance, colour) for colour in range(c.COLOUR_COUNT)]
    return [fortification(state, performance, piece // 2, piece % 2) for piece in range(c.COLUMN_COUNT * 2)]


def action_has_a_step(state: MervFields, action: int) -> Refusal | None:
    """ME-4.5: an action is offered only if at least one of its steps can be done."""
    if is_a_step_possible(state, new_performance(state, action)):
        return None
    return Refusal("ME-4.5", "refusal-nothing_to_do", {"site": site_name(action)})


def first_step_is_done(state: MervFields, performance: Performance) -> Refusal | None:
    """ME-8.0.2: the first step is compulsory while one is possible."""
    if performance.steps > 0 or not is_a_step_possible(state, performance):
        return None
    return Refusal("ME-8.0.2", "refusal-first_step", {})
