"""The Mongol invasion: attacked buildings are ransomed or lost (ME-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import NO_PARTY, note, note_at, note_both
from tabuleiro.games.merv.sites.soldiers import soldiers_home
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import is_wild


def is_attacked(state: MervFields, site: i64) -> bool:
    """A building without a soldier, a side of whose lines has no fortification (ME-11.2)."""
    if state.buildings[site] == 0 or state.soldiers[site] != 0:
        return False
    side: i64 = 0
    while side < 2:
        fort: i64 = c.GUARDS[site * 2 + side]
        if fort >= 0 and state.forts[fort] == 0:
            return True
        side += 1
    return False


def accepts(state: MervFields, seat: i64, site: i64, colour: i64) -> bool:
    """Whether the Mongols take a cube of a colour from this player for a site (ME-11.3)."""
    if is_wild(state, seat, colour) or c.TILE_COLOURS[state.tiles[site] - 1] == colour:
        return True
    upgrade: i64 = state.upgrades[site] - 1
    return upgrade >= 0 and c.UPGRADE_COLOURS[upgrade] in (c.WHITE, colour)


def can_ransom(state: MervFields, seat: i64, site: i64) -> bool:
    """Whether an own building is attacked, unpaid, and an accepted cube is in hand."""
    if state.buildings[site] != seat + 1 or state.ransoms[site] != 0 or not is_attacked(state, site):
        return False
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        if state.cubes[seat * c.COLOUR_COUNT + colour] > 0 and accepts(state, seat, site, colour):
            return True
        colour += 1
    return False


def ask_next(state: MervFields) -> bool:
    """Ask the next player who can still ransom a building; False when nobody is left (ME-11.5)."""
    while state.agenda.get(d.NEXT) < state.parties:
        party: i64 = state.order[state.agenda.get(d.NEXT)] - 1
        site: i64 = 0
        while party < state.seats and site < c.SITE_COUNT:
            if can_ransom(state, party, site):
                state.agenda.push(d.RANSOM)
                state.agenda.set(d.ACTOR, party)
                return True
            site += 1
        state.agenda.set(d.NEXT, state.agenda.get(d.NEXT) + 1)
    return False


def legal_ransom(state: MervFields, out: vec[i64]) -> i64:
    """Own buildings that can be ransomed, or accepting the losses."""
    seat: i64 = state.agenda.get(d.ACTOR)
    count: i64 = 0
    site: i64 = 0
    while site < c.SITE_COUNT:
        if can_ransom(state, seat, site):
            out[count] = ids.RANSOM + site
            count += 1
        site += 1
    out[count] = ids.ACCEPT_LOSSES
    return count + 1


def is_redundant_ransom(state: MervFields, site: i64) -> bool:
    """Whether a site with a higher number was ransomed before: the other order leads to the same ransoms."""
    later: i64 = site + 1
    while later < c.SITE_COUNT:
        if state.ransoms[later] != 0 and state.buildings[later] == state.buildings[site]:
            return True
        later += 1
    return False


def apply_ransom(state: MervFields, site: i64) -> None:
    """Ask for the cube of a ransom."""
    state.agenda.turn_into(d.PAY_CUBE_RANSOM)
    state.agenda.set(d.SITE, site)


def apply_accept_losses(state: MervFields) -> None:
    """Pay no more: the next player of the order is asked."""
    state.agenda.pop()
    state.agenda.set(d.NEXT, state.agenda.get(d.NEXT) + 1)


def legal_pay_cube_ransom(state: MervFields, out: vec[i64]) -> i64:
    """The accepted cubes in hand."""
    seat: i64 = state.agenda.get(d.ACTOR)
    count: i64 = 0
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        if state.cubes[seat * c.COLOUR_COUNT + colour] > 0 and accepts(state, seat, state.agenda.get(d.SITE), colour):
            out[count] = ids.PAY_CUBE + colour
            count += 1
        colour += 1
    return count


def apply_pay_cube_ransom(state: MervFields, colour: i64) -> None:
    """Lay the cube on the site, where it stays to the end of the phase."""
    seat: i64 = state.agenda.get(d.ACTOR)
    site: i64 = state.agenda.get(d.SITE)
    state.agenda.pop()
    state.cubes[seat * c.COLOUR_COUNT + colour] -= 1
    state.ransoms[site] = colour + 1
    note_both(state, "ransom", seat, "cell", c.CELLS, site, "cube", c.COLOURS, colour)


def pay_forced_ransom(state: MervFields) -> bool:
    """Pay the ransom when only one colour will do; whether a choice is left."""
    seat: i64 = state.agenda.get(d.ACTOR)
    site: i64 = state.agenda.get(d.SITE)
    only: i64 = -1
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        if state.cubes[seat * c.COLOUR_COUNT + colour] > 0 and accepts(state, seat, site, colour):
            if only >= 0:
                return True
            only = colour
        colour += 1
    apply_pay_cube_ransom(state, only)
    return False


def end_invasion(state: MervFields) -> None:
    """Unpaid buildings return to their owners, then soldiers go home and ransoms to the supply (ME-11.4)."""
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.ransoms[site] == 0 and is_attacked(state, site):
            owner: i64 = state.buildings[site] - 1
            state.buildings[site] = 0
            state.counts[owner * s.COUNT_WIDTH + s.HOUSES_LEFT] += 1
            note_at(state, "building_lost", owner, "cell", c.CELLS, site)
        if state.ransoms[site] != 0:
            state.supply[state.ransoms[site] - 1] += 1
            state.ransoms[site] = 0
        site += 1
    soldiers_home(state)
    note(state, "soldiers_home", NO_PARTY)
