"""The judge on the six site actions: ME-8, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal. They are asked about a performance, be
it under way or one that would begin now (ME-4.5).
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge import board
from tabuleiro.games.merv.judge.payment import Performance, is_payable, one_of, several
from tabuleiro.games.merv.state import MervFields


def has_camel(rule: str, state: MervFields, seat: int) -> Refusal | None:
    """ME-4.6, ME-8.1.3, ME-8.4.2: the camel that is placed is one of your own."""
    if board.count(state, seat, s.CAMELS_HELD) > 0:
        return None
    return Refusal(rule, "refusal-no_camel", {})


def has_servant(state: MervFields, seat: int) -> Refusal | None:
    """ME-7.1: without a servant in the supply there is neither a courtier nor a soldier."""
    if board.count(state, seat, s.SERVANTS_LEFT) > 0:
        return None
    return Refusal("ME-7.1", "refusal-no_servant", {})


# Caravansary


def card_is_there(state: MervFields, position: int) -> Refusal | None:
    """ME-8.1.1: the row has the positions 1 to m."""
    if position < board.cards_in_row(state):
        return None
    return Refusal("ME-8.1.1", "refusal-no_card", {"number": position + 1})


def card_is_in_reach(state: MervFields, position: int) -> Refusal | None:
    """ME-8.1.1: cards with a camel and the first card after them."""
    reach = board.leading_camels(state) + 1
    if position + 1 <= reach:
        return None
    return Refusal("ME-8.1.1", "refusal-out_of_reach", {"number": position + 1, "reach": reach})


def card_keeps_the_spice_limit(state: MervFields, seat: int, position: int) -> Refusal | None:
    """ME-8.1.5: the influence limits how many kinds of spice you own."""
    spice = state.row[position] - 1
    own = board.spices_of(state, seat)
    limit = int(c.SPICE_LIMITS[board.count(state, seat, s.INFLUENCE)])
    if spice in own or len(own) + 1 <= limit:
        return None
    return Refusal("ME-8.1.5", "refusal-spice_limit", {"spice": f"spice-{c.SPICES[spice]}", "limit": limit})


def card_price() -> list[int]:
    """ME-8.1.2: a card costs one cube."""
    return one_of(c.ANY)


def row_goes_on(state: MervFields) -> Refusal | None:
    """ME-8.1.3: a camel is put on card k + 1 only to reach card k + 2."""
    if board.leading_camels(state) + 2 <= board.cards_in_row(state):
        return None
    return Refusal("ME-8.1.3", "refusal-row_ends", {})


def camels_lead_to_a_card(state: MervFields, seat: int) -> Refusal | None:
    """ME-8.1.3: with the camels in hand a card can be reached that the spice limit allows; version 1 did not ask."""
    if state.game().version < s.EXTENDING_WINS_SINCE:
        return None
    nearest = board.leading_camels(state) + 1
    farthest = min(nearest + board.count(state, seat, s.CAMELS_HELD), board.cards_in_row(state))
    if [card for card in range(nearest, farthest) if card_keeps_the_spice_limit(state, seat, card) is None]:
        return None
    return Refusal("ME-8.1.3", "refusal-extend_wins_nothing", {})


def another_card_is_payable(state: MervFields, performance: Performance) -> Refusal | None:
    """ME-8.1.3: extending needs the means to pay for one more card."""
    if is_payable(state, performance, card_price()):
        return None
    return Refusal("ME-8.1.3", "refusal-no_cube_for_card", {})


# Palace


def courtier_price(state: MervFields, performance: Performance, hall: int) -> list[int]:
    """ME-8.2.1: one cube, and one more for each own courtier in the palace, of the hall's colour."""
    return several(c.COURTIER_COST + board.courtiers_of(state, performance.seat), c.HALL_COLOURS[hall])


def hall_has_space(state: MervFields, hall: int) -> Refusal | None:
    """ME-8.2.1, ME-8.2.2: a hall has 4, 5 or 6 spaces."""
    if board.courtiers_in(state, hall) < c.HALL_SPACES[state.seats]:
        return None
    return Refusal("ME-8.2.1", "refusal-hall_full", {"hall": f"hall-{c.HALLS[hall]}"})


# Mosque


def step_is_left(state: MervFields, seat: int) -> Refusal | None:
    """ME-8.3.2: step 8 is the end."""
    if board.count(state, seat, s.STEP) < c.STEP_COUNT:
        return None
    return Refusal("ME-8.3.2", "refusal-mosque_end", {})


def step_price(state: MervFields, seat: int) -> list[int]:
    """ME-8.3.1: the cost of the next step."""
    reached = board.count(state, seat, s.STEP)
    return [int(c.STEP_COSTS[reached * c.UNIT_COUNT + unit]) for unit in range(c.UNIT_COUNT)]


def upgrade_is_left(state: MervFields, tile: int) -> Refusal | None:
    """ME-8.3.5: a bonus upgrade is chosen from those left; a white one is never chosen, because all are alike."""
    if c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE and state.mosque_upgrades[tile] == 1:
        return None
    message = "refusal-upgrade_gone" if c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE else "refusal-upgrade_is_white"
    return Refusal("ME-8.3.5", message, {"upgrade": f"upgrade-{c.UPGRADES[tile]}"})


def upgrade_goes_to_own_building(state: MervFields, site: int) -> Refusal | None:
    """ME-8.3.5: an upgrade is put on a site with your building."""
    if state.buildings[site] == 1 + board.decider(state):
        return None
    return Refusal("ME-8.3.5", "refusal-not_own_building", {"cell": board.cell_name(site)})


def site_has_no_upgrade(state: MervFields, site: int) -> Refusal | None:
    """ME-8.3.5: at most one upgrade per site."""
    if state.upgrades[site] == 0:
        return None
    return Refusal("ME-8.3.5", "refusal-upgrade_there", {"cell": board.cell_name(site)})


def scoring_tile_is_left(state: MervFields, tile: int) -> Refusal | None:
    """ME-8.3.6: a scoring tile is chosen from those left."""
    if state.scoring_tiles[tile] == 0:
        return None
    name = f"scoring_tile-{c.SCORING_TILES[tile]}"
    return Refusal("ME-8.3.6", "refusal-scoring_tile_gone", {"scoring_tile": name})


# Marketplace


def disc_is_left(state: MervFields, seat: int) -> Refusal | None:
    """ME-1.2: a player has six discs for trading posts."""
    if board.posts_of(state, seat) < c.POSTS:
        return None
    return Refusal("ME-1.2", "refusal-no_disc", {"number": int(c.POSTS)})


def city_has_no_own_post(state: MervFields, seat: int, city: int) -> Refusal | None:
    """ME-8.4.1: a post is put on a city where you have none."""
    if not board.has_post(state, seat, city):
        return None
    return Refusal("ME-8.4.1", "refusal-post_there", {"city": board.city_name(city)})


def first_post_is_inner(state: MervFields, seat: int, city: int) -> Refusal | None:
    """ME-8.4.1: your first post must be on an inner city."""
    if board.posts_of(state, seat) > 0 or c.INNER[city] == 1:
        return None
    return Refusal("ME-8.4.1", "refusal-first_post_inner", {"city": board.city_name(city)})


def connected_cities(state: MervFields, seat: int) -> list[int]:
    """The cities with your post, and those joined to them by routes with camels (ME-8.4.3)."""
    connected = [city for city in range(c.CITY_COUNT) if board.has_post(state, seat, city)]
    grows = True
    while grows:
        grows = False
        for route in range(c.ROUTE_COUNT):
            fresh = [city for city in ends_of(route) if city not in connected]
            if state.route_camels[route] == 1 and len(fresh) == 1:
                connected += fresh
                grows = True
    return connected


def ends_of(route: int) -> list[int]:
    """The two cities that a route joins."""
    return [int(c.ROUTE_ENDS[route * 2]), int(c.ROUTE_ENDS[route * 2 + 1])]


def good_price() -> list[int]:
    """ME-8.4.2: a good costs one cube of any colour."""
    return several(c.GOOD_COST, c.ANY)


def good_is_left(state: MervFields, city: int) -> Refusal | None:
    """ME-8.4.2: the token is taken from the city's stack."""
    if state.stock[c.CITY_GOODS[city]] > 0:
        return None
    good = f"good-{c.GOODS[c.CITY_GOODS[city]]}"
    return Refusal("ME-8.4.2", "refusal-good_gone", {"good": good, "city": board.city_name(city)})


def good_was_not_bought(performance: Performance, city: int) -> Refusal | None:
    """ME-8.4.2: at most one good per city in one performance."""
    if (performance.used >> city) % 2 == 0:
        return None
    return Refusal("ME-8.4.2", "refusal-good_bought", {"city": board.city_name(city)})


def city_is_connected(state: MervFields, seat: int, city: int) -> Refusal | None:
    """ME-8.4.2: a good is bought only in a connected city."""
    if city in connected_cities(state, seat):
        return None
    return Refusal("ME-8.4.2", "refusal-city_not_connected", {"city": board.city_name(city)})


def route_connects(state: MervFields, seat: int, route: int) -> Refusal | None:
    """ME-8.4.2: a camel goes between a connected city and an unconnected one."""
    connected = connected_cities(state, seat)
    joined = len([city for city in ends_of(route) if city in connected])
    if joined == 1:
        return None
    message = "refusal-route_unconnected" if joined == 0 else "refusal-route_connected"
    return Refusal("ME-8.4.2", message, {"route": f"route-{c.ROUTES[route]}"})


def another_good_is_payable(state: MervFields, performance: Performance) -> Refusal | None:
    """ME-8.4.2: a route camel is offered only while you can pay for one more good."""
    if is_payable(state, performance, good_price()):
        return None
    return Refusal("ME-8.4.2", "refusal-no_cube_for_good", {})


# Library


def cube_of_exactly_this_colour(state: MervFields, performance: Performance, colour: int) -> Refusal | None:
    """ME-8.5.1: a scroll is paid with one cube of exactly the named colour."""
    if board.cubes_of(state, performance.seat)[colour] > 0:
        return None
    return Refusal("ME-8.5.1", "refusal-no_cube", {"cube": board.cube_name(colour)})


def library_allows_another(performance: Performance) -> Refusal | None:
    """ME-8.5.1: up to four scrolls per performance."""
    if performance.steps < c.LIBRARY_MOST:
        return None
    return Refusal("ME-8.5.1", "refusal-library_most", {"number": int(c.LIBRARY_MOST)})


def colour_was_not_paid(state: MervFields, performance: Performance, colour: int) -> Refusal | None:
    """ME-8.5.1: every colour at most once per performance, jokers any number of times."""
    if (performance.used >> colour) % 2 == 0 or board.is_wild(state, performance.seat, colour):
        return None
    return Refusal("ME-8.5.1", "refusal-colour_paid", {"cube": board.cube_name(colour)})


def scroll_is_left(state: MervFields) -> Refusal | None:
    """ME-8.5.2: if scrolls run out, no more can be taken."""
    if state.supply_scrolls > 0:
        return None
    return Refusal("ME-8.5.2", "refusal-no_scroll_left", {})


def breakthrough_is_of_the_pile(state: MervFields, tile: int) -> Refusal | None:
    """ME-8.5.3: the number of scrolls opens one pile."""
    pile = state.agenda.get(d.PILE)
    if c.PILE_OF[tile] == pile:
        return None
    return Refusal("ME-8.5.3", "refusal-breakthrough_pile", {"number": int(pile + 1)})


def breakthrough_is_left(state: MervFields, tile: int) -> Refusal | None:
    """ME-8.5.3: the tile still lies in its pile."""
    if state.breakthroughs[tile] == 0:
        return None
    name = f"breakthrough-{c.BREAKTHROUGHS[tile]}"
    return Refusal("ME-8.5.3", "refusal-breakthrough_gone", {"breakthrough": name})


# Walls


def build_price(column: int, kind: int) -> list[int]:
    """ME-8.6.1: the price of the column."""
    return [int(c.BUILD_COSTS[(column * 2 + kind) * c.UNIT_COUNT + unit]) for unit in range(c.UNIT_COUNT)]


def column_has_piece(state: MervFields, column: int, kind: int) -> Refusal | None:
    """ME-8.6.1: the column still has a piece of the kind."""
    if state.yard[column * 2 + kind] > 0:
        return None
    names = {"yard": f"yard-{c.COLUMNS[column]}", "fortification": f"fortification-{c.KINDS[kind]}"}
    return Refusal("ME-8.6.1", "refusal-column_empty", {**names})


def slot_is_free(state: MervFields, slot: int) -> Refusal | None:
    """ME-8.6.1: the piece goes to a free slot."""
    if state.forts[slot] == 0:
        return None
    return Refusal("ME-8.6.1", "refusal-fort_taken", {"fort": f"fort-{c.FORTS[slot]}"})


def slot_is_of_the_kind(state: MervFields, slot: int) -> Refusal | None:
    """ME-8.6.1: gates only on the middle slot of a side, walls only on the other four."""
    if c.FORT_KINDS[slot] == state.agenda.get(d.BUILD_FROM) % 2:
        return None
    message = "refusal-wall_in_the_middle" if c.FORT_KINDS[slot] == 1 else "refusal-gate_off_the_middle"
    return Refusal("ME-8.6.1", message, {"fort": f"fort-{c.FORTS[slot]}"})
