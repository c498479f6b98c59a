"""The judge on everything but the site actions: ME-4, ME-5, ME-7, ME-11, ME-12 and ME-16, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge import board
from tabuleiro.games.merv.judge.payment import covers, ransoms
from tabuleiro.games.merv.state import MervFields

# Slot and site


def slot_is_unoccupied(state: MervFields, index: int) -> Refusal | None:
    """ME-4.1: no other master stands on the slot."""
    if state.slots[index] == 0:
        return None
    slot = f"slot-slot_{c.SIDES[int(state.round)].lower()}{index}"
    return Refusal("ME-4.1", "refusal-slot_taken", {"slot": slot})


def site_is_in_line(state: MervFields, site: int) -> Refusal | None:
    """ME-4.2: the site lies in the line of the master."""
    if board.is_in_line(state, site):
        return None
    return Refusal("ME-4.2", "refusal-not_in_line", {"cell": board.cell_name(site)})


# Main action


def alternative_of(state: MervFields, seat: int) -> int:
    """The site action that a breakthrough of the player names, or NONE; nobody owns two of one pile (ME-8.5.4)."""
    for tile in range(c.BREAKTHROUGH_COUNT):
        if state.breakthroughs[tile] == 1 + seat and c.BREAKTHROUGH_KINDS[tile] == c.ALTERNATIVE:
            return c.SUBJECTS[tile]
    return board.NONE


def has_alternative(state: MervFields) -> Refusal | None:
    """ME-4.5: the further action needs an `alternative_action` breakthrough."""
    if alternative_of(state, board.decider(state)) != board.NONE:
        return None
    return Refusal("ME-4.5", "refusal-no_alternative", {})


def alternative_differs(state: MervFields) -> Refusal | None:
    """ME-4.5: it is not listed when it is the same kind as the chosen site."""
    action = alternative_of(state, board.decider(state))
    if action != board.type_of(state, int(state.site)):
        return None
    return Refusal("ME-4.5", "refusal-same_action", {"site": board.site_name(action)})


def a_target_is_left(state: MervFields) -> Refusal | None:
    """ME-7.2: a soldier needs a site with a building and without a soldier."""
    if [site for site in range(c.SITE_COUNT) if board.is_soldier_target(state, site)]:
        return None
    return Refusal("ME-7.2", "refusal-no_target", {})


def target_has_building(state: MervFields, site: int) -> Refusal | None:
    """ME-7.2: a soldier goes to a site with a building, whoever owns it."""
    if state.buildings[site] != 0:
        return None
    return Refusal("ME-7.2", "refusal-no_building", {"cell": board.cell_name(site)})


def target_has_no_soldier(state: MervFields, site: int) -> Refusal | None:
    """ME-7.2: one soldier per site."""
    if state.soldiers[site] == 0:
        return None
    return Refusal("ME-7.2", "refusal-soldier_there", {"cell": board.cell_name(site)})


def cube_is_in_general_supply(state: MervFields, colour: int) -> Refusal | None:
    """ME-0.1: a colour that is in the supply is chosen."""
    if state.supply[colour] > 0:
        return None
    return Refusal("ME-0.1", "refusal-supply_empty", {"cube": board.cube_name(colour)})


# Camel market


def space_is_on_the_side(state: MervFields, space: int) -> Refusal | None:
    """ME-2.2: side a is used with three and four players, side b with one and two."""
    if c.SPACE_SIDES[space] == c.MARKET_SIDES[state.seats]:
        return None
    return Refusal("ME-2.2", "refusal-market_side", {})


def market_is_unused(state: MervFields) -> Refusal | None:
    """ME-4.6: at most once a turn."""
    if state.market_used == 0:
        return None
    return Refusal("ME-4.6", "refusal-market_used", {})


def market_is_in_line(state: MervFields) -> Refusal | None:
    """ME-4.6: only if your slot has index 2."""
    if state.slot == c.MARKET_SLOT:
        return None
    return Refusal("ME-4.6", "refusal-market_not_in_line", {})


def market_has_camels(state: MervFields) -> Refusal | None:
    """ME-4.6: there is at least one camel to take."""
    if [space for space in range(c.SPACE_COUNT) if state.market[space] > 0]:
        return None
    return Refusal("ME-4.6", "refusal-market_empty", {})


def space_is_empty(state: MervFields, space: int) -> Refusal | None:
    """ME-4.6: a camel is put on an empty market space."""
    if state.market[space] == 0:
        return None
    return Refusal("ME-4.6", "refusal-market_space_taken", {"market_space": f"market_space-{c.SPACES[space]}"})


# Contracts


def pile_has_card(state: MervFields, pile: int) -> Refusal | None:
    """ME-4.7: the top card of a pile is taken."""
    if state.piles[pile * c.PILE_SIZE] != 0:
        return None
    return Refusal("ME-4.7", "refusal-pile_empty", {"pile": f"pile-{c.PILES[pile]}"})


def top_card(state: MervFields, pile: int) -> int:
    """The contract on top of a pile."""
    return state.piles[pile * c.PILE_SIZE] - 1


def influence_opens_the_level(state: MervFields, pile: int) -> Refusal | None:
    """ME-4.7: your influence is at least the threshold of the level; there are two piles per level (ME-2.8)."""
    threshold = int(c.THRESHOLDS[pile // 2])
    influence = board.count(state, board.decider(state), s.INFLUENCE)
    if influence >= threshold:
        return None
    return Refusal("ME-4.7", "refusal-contract_influence", {"needed": threshold, "influence": influence})


def contract_is_payable(state: MervFields, pile: int) -> Refusal | None:
    """ME-4.7: you can pay its cost."""
    contract = top_card(state, pile)
    cost = [int(c.CONTRACT_COSTS[contract * c.UNIT_COUNT + unit]) for unit in range(c.UNIT_COUNT)]
    if covers(state, board.decider(state), board.cubes_of(state, board.decider(state)), cost):
        return None
    return Refusal("ME-4.7", "refusal-contract_cost", {"number": sum(cost)})


def contract_goods_are_free(state: MervFields, pile: int) -> Refusal | None:
    """ME-4.7: you own its goods, and they do not yet lie on contracts."""
    contract = top_card(state, pile)
    for good in range(c.GOOD_COUNT):
        if state.goods[board.decider(state) * c.GOOD_COUNT + good] < c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good]:
            return Refusal("ME-4.7", "refusal-contract_good", {"good": f"good-{c.GOODS[good]}"})
    return None


def contract_scrolls_are_free(state: MervFields, pile: int) -> Refusal | None:
    """ME-4.7: you own its scrolls, and they do not yet lie on contracts."""
    needed = int(c.CONTRACT_SCROLLS[top_card(state, pile)])
    scrolls = board.count(state, board.decider(state), s.LOOSE_SCROLLS)
    if scrolls >= needed:
        return None
    return Refusal("ME-4.7", "refusal-contract_scrolls", {"needed": needed, "scrolls": scrolls})


# Queue


def queue_has_space(state: MervFields, space: int) -> Refusal | None:
    """ME-5.4: there are as many spaces as masters in play."""
    if space < state.parties:
        return None
    return Refusal("ME-5.4", "refusal-no_queue_space", {"spaces": int(state.parties)})


def queue_space_is_free(state: MervFields, space: int) -> Refusal | None:
    """ME-5.2: a free space is taken."""
    if state.queue[space] == 0:
        return None
    return Refusal("ME-5.2", "refusal-queue_space_taken", {"number": space + 1})


def queue_space_is_payable(state: MervFields, space: int) -> Refusal | None:
    """ME-5.2: one camel in hand for each free space behind."""
    price = len([behind for behind in range(space + 1, int(state.parties)) if state.queue[behind] == 0])
    camels = board.count(state, board.decider(state), s.CAMELS_HELD)
    if camels >= price:
        return None
    return Refusal("ME-5.2", "refusal-queue_camels", {"needed": price, "camels": camels})


# Invasion and scoring


def building_is_attacked(state: MervFields, site: int) -> Refusal | None:
    """ME-11.2: no soldier, and an exposed side without fortification."""
    if board.is_attacked(state, site):
        return None
    return Refusal("ME-11.2", "refusal-not_attacked", {"cell": board.cell_name(site)})


def ransomed_building_is_own(state: MervFields, site: int) -> Refusal | None:
    """ME-11.3: ransom is paid for own buildings."""
    if state.buildings[site] == 1 + board.decider(state):
        return None
    return Refusal("ME-11.3", "refusal-not_own_building", {"cell": board.cell_name(site)})


def ransom_is_unpaid(state: MervFields, site: int) -> Refusal | None:
    """ME-11.3: one cube is enough."""
    if state.ransoms[site] == 0:
        return None
    return Refusal("ME-11.3", "refusal-ransom_paid", {"cell": board.cell_name(site)})


def ransom_is_in_hand(state: MervFields, site: int) -> Refusal | None:
    """ME-11.3: an accepted cube is in hand."""
    cubes = board.cubes_of(state, board.decider(state))
    for colour in range(c.COLOUR_COUNT):
        if cubes[colour] > 0 and ransoms(state, board.decider(state), site, colour):
            return None
    return Refusal("ME-11.3", "refusal-no_ransom_cube", {"cell": board.cell_name(site)})


def hall_has_unscored_courtier(state: MervFields, hall: int) -> Refusal | None:
    """ME-12.1: halls with an own courtier that was not scored this year."""
    if state.agenda.get(d.UNSCORED + hall) > 0:
        return None
    return Refusal("ME-12.1", "refusal-no_unscored_courtier", {"hall": f"hall-{c.HALLS[hall]}"})


# Chance events


def tile_is_not_placed(state: MervFields, tile: int) -> Refusal | None:
    """ME-16.3: site tiles not yet placed."""
    if not [site for site in range(c.SITE_COUNT) if state.tiles[site] == 1 + tile]:
        return None
    return Refusal("ME-16.3", "refusal-tile_placed", {"tile": f"tile-{c.TILES[tile]}"})


def deck_has_spice(state: MervFields, spice: int) -> Refusal | None:
    """ME-16.3: spice kinds left in the deck."""
    if state.deck[spice] > 0:
        return None
    return Refusal("ME-16.3", "refusal-not_in_deck", {"spice": f"spice-{c.SPICES[spice]}"})


def contract_is_of_the_pair(state: MervFields, contract: int) -> Refusal | None:
    """ME-16.3: one of the two cards of the level and grade; the file lists them pair by pair, level by level."""
    if contract // 2 == state.agenda.get(d.NEXT):
        return None
    return Refusal("ME-16.3", "refusal-not_of_the_pair", {"contract": f"contract-{c.CONTRACTS[contract]}"})


def seat_is_at_the_table(state: MervFields, seat: int) -> Refusal | None:
    """ME-16.3: only seats in play are placed."""
    if seat < state.seats:
        return None
    return Refusal("ME-16.3", "refusal-no_such_seat", {"seats": int(state.seats)})


def seat_is_not_placed(state: MervFields, seat: int) -> Refusal | None:
    """ME-16.3: seats not yet placed."""
    if not [place for place in range(int(state.seats)) if state.order[place] == 1 + seat]:
        return None
    return Refusal("ME-16.3", "refusal-seat_placed", {"player": f"seat-{seat}"})


def solo_card_is_in_deck(state: MervFields, card: int) -> Refusal | None:
    """ME-16.3: cards left in the solo deck, all six when it was empty (ME-14.2)."""
    left = [other for other in range(c.SOLO_COUNT) if state.solo_deck[other] == 1]
    if card in left or not left:
        return None
    return Refusal("ME-16.3", "refusal-solo_card_drawn", {"solo_card": f"solo_card-{c.SOLO_CARDS[card]}"})
