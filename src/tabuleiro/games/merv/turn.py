"""A turn: the slot, the site, what the line generates, and the main action (ME-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.contracts import can_complete_any, legal_contracts
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.sites.camel_market import can_use_market, legal_market
from tabuleiro.games.merv.sites.caravansary import can_start_caravansary
from tabuleiro.games.merv.sites.library import can_start_library
from tabuleiro.games.merv.sites.marketplace import can_place_post, can_start_marketplace
from tabuleiro.games.merv.sites.mosque import can_advance
from tabuleiro.games.merv.sites.palace import can_start_palace
from tabuleiro.games.merv.sites.soldiers import can_deploy
from tabuleiro.games.merv.sites.walls import can_start_walls
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import take_cubes


def legal_free(state: MervFields, seat: i64, out: vec[i64]) -> i64:
    """Contracts and the camel market: the free options between the steps of a turn (ME-4.6, ME-4.7)."""
    return legal_market(state, seat, out, legal_contracts(state, seat, out))


def legal_choose_slot(state: MervFields, out: vec[i64]) -> i64:
    """Free slots of the side in play (ME-4.1); the camel market waits for the slot."""
    count: i64 = legal_contracts(state, state.active, out)
    slot: i64 = 0
    while slot < c.SLOTS_PER_SIDE:
        if state.slots[slot] == 0:
            out[count] = ids.CHOOSE_SLOT + slot
            count += 1
        slot += 1
    return count


def apply_choose_slot(state: MervFields, slot: i64) -> None:
    """Move the master in front of a line."""
    occupy_slot(state, slot)
    state.agenda.turn_into(d.CHOOSE_SITE)


def occupy_slot(state: MervFields, slot: i64) -> None:
    """Put the active party's master on a slot."""
    state.slots[slot] = state.active + 1
    state.slot = slot
    note_at(state, "slot", state.active, "slot", c.SLOTS, state.round * c.SLOTS_PER_SIDE + slot)


def legal_choose_site(state: MervFields, out: vec[i64]) -> i64:
    """The sites of the line, never the camel market (ME-4.2)."""
    count: i64 = legal_free(state, state.active, out)
    at: i64 = line_of(state)
    place: i64 = 0
    while place < c.LINE:
        if c.SORTED_LINES[at + place] >= 0:
            out[count] = ids.CHOOSE_SITE + c.SORTED_LINES[at + place]
            count += 1
        place += 1
    return count


def line_of(state: MervFields) -> i64:
    """Where the active party's line starts in LINES."""
    return (state.round * c.SLOTS_PER_SIDE + state.slot) * c.LINE


def apply_choose_site(state: MervFields, site: i64) -> None:
    """Choose a site: build on it if it is empty, then generate (ME-4.2, ME-4.3)."""
    state.site = site
    note_at(state, "site", state.active, "cell", c.CELLS, site)
    if state.buildings[site] == 0 and state.counts[state.active * s.COUNT_WIDTH + s.HOUSES_LEFT] > 0:
        put_building(state, state.active, site)
    _generate(state)
    state.agenda.turn_into(d.MAIN_ACTION)


def put_building(state: MervFields, party: i64, site: i64) -> None:
    """Put a building of a party on an empty site."""
    state.counts[party * s.COUNT_WIDTH + s.HOUSES_LEFT] -= 1
    state.buildings[site] = party + 1
    note_at(state, "building", party, "cell", c.CELLS, site)


def _generate(state: MervFields) -> None:
    """The active player takes what the line makes, then the owner of the chosen site a share (ME-4.3, ME-4.4)."""
    owner: i64 = state.buildings[state.site] - 1
    at: i64 = line_of(state)
    place: i64 = 0
    while place < c.LINE:
        site: i64 = c.LINES[at + place]
        if site >= 0 and (site == state.site or (owner >= 0 and state.buildings[site] == owner + 1)):
            produce(state, state.active, site)
        place += 1
    if owner in (-1, state.active) or owner >= state.seats:
        return
    produce(state, owner, state.site)
    place = 0
    while place < c.LINE:
        other: i64 = c.LINES[at + place]
        if other >= 0 and other != state.site and state.buildings[other] == owner + 1 and state.upgrades[other] != 0:
            take_cubes(state, owner, c.UPGRADE_COLOURS[state.upgrades[other] - 1], 1)
        place += 1


def produce(state: MervFields, seat: i64, site: i64) -> None:
    """Give a player what a site makes: its colour, or white instead, or a bonus cube as well (ME-4.3.1)."""
    upgrade: i64 = state.upgrades[site] - 1
    if upgrade < 0 or c.UPGRADE_KINDS[upgrade] == c.BONUS_UPGRADE:
        take_cubes(state, seat, c.TILE_COLOURS[state.tiles[site] - 1], 1)
    if upgrade >= 0:
        take_cubes(state, seat, c.UPGRADE_COLOURS[upgrade], 1)


def legal_main_action(state: MervFields, out: vec[i64]) -> i64:
    """The action of the site, favor, a soldier, the action of a breakthrough (ME-4.5)."""
    seat: i64 = state.active
    count: i64 = legal_free(state, seat, out)
    own: i64 = c.TILE_TYPES[state.tiles[state.site] - 1]
    if can_perform(state, seat, own):
        out[count] = ids.MAIN_ACTION + c.MAIN_SITE
        count += 1
    out[count] = ids.MAIN_ACTION + c.MAIN_FAVOR
    count += 1
    if can_deploy(state, seat):
        out[count] = ids.MAIN_ACTION + c.MAIN_SOLDIER
        count += 1
    other: i64 = alternative_of(state, seat)
    if other not in (-1, own) and can_perform(state, seat, other):
        out[count] = ids.MAIN_ACTION + c.MAIN_ALTERNATIVE
        count += 1
    return count


def alternative_of(state: MervFields, seat: i64) -> i64:
    """The action that a player's breakthrough offers at any site, or -1."""
    tile: i64 = 0
    while tile < c.BREAKTHROUGH_COUNT:
        if c.BREAKTHROUGH_KINDS[tile] == c.ALTERNATIVE and state.breakthroughs[tile] == seat + 1:
            return c.SUBJECTS[tile]
        tile += 1
    return -1


def discount_for(state: MervFields, seat: i64, action: i64) -> i64:
    """1 when a breakthrough of the player makes an action cheaper (ME-8.0)."""
    tile: i64 = c.DISCOUNT_TILES[action]
    return 1 if tile >= 0 and state.breakthroughs[tile] == seat + 1 else 0


def can_perform(state: MervFields, seat: i64, action: i64) -> bool:
    """Whether at least one step of a site's action can be done now."""
    free: i64 = discount_for(state, seat, action)
    if action == c.CARAVANSARY:
        return can_start_caravansary(state, seat, free)
    if action == c.PALACE:
        return can_start_palace(state, seat, free)
    if action == c.MOSQUE:
        return can_advance(state, seat, free)
    if action == c.MARKETPLACE:
        return can_start_marketplace(state, seat, free)
    if action == c.LIBRARY:
        return can_start_library(state, seat)
    return can_start_walls(state, seat)


def apply_main_action(state: MervFields, choice: i64) -> None:
    """Begin the main action; what remains of the turn lies below it on the agenda."""
    seat: i64 = state.active
    note_at(state, "main_action", seat, "main", c.MAIN_ACTIONS, choice)
    state.agenda.turn_into(d.END_TURN)
    if choice == c.MAIN_SITE:
        _perform(state, seat, c.TILE_TYPES[state.tiles[state.site] - 1])
    elif choice == c.MAIN_ALTERNATIVE:
        _perform(state, seat, alternative_of(state, seat))
    else:
        gain(state, seat, c.OF_MAIN + choice)


def _perform(state: MervFields, seat: i64, action: i64) -> None:
    """Open the loop of steps of a site's action (ME-8.0)."""
    kind: i64 = d.WALLS_STEP
    if action == c.CARAVANSARY:
        kind = d.CARAVANSARY_STEP
    elif action == c.PALACE:
        kind = d.PALACE_STEP
    elif action == c.MOSQUE:
        kind = d.MOSQUE_STEP
    elif action == c.MARKETPLACE:
        kind = d.MARKET_POST if can_place_post(state, seat) else d.MARKET_STEP
    elif action == c.LIBRARY:
        kind = d.LIBRARY_STEP
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, seat)
    state.agenda.set(d.DISCOUNT, discount_for(state, seat, action))


def has_free_option(state: MervFields) -> bool:
    """Whether the active player has a free option; an automa never has (ME-14.5.1)."""
    if state.active >= state.seats:
        return False
    return can_complete_any(state, state.active) or can_use_market(state, state.active)


def legal_end_turn(state: MervFields, out: vec[i64]) -> i64:
    """End the turn, or use a free option first (ME-4.8)."""
    count: i64 = legal_free(state, state.active, out)
    out[count] = ids.END_TURN
    return count + 1
