"""The scoring phase of a year and the last one of the game (ME-12, ME-13.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.tracks import score, spend_favor


def goods_owned(state: MervFields, seat: i64) -> i64:
    """All goods of a player, those on contracts included (ME-4.7.1)."""
    held: vec[i64] = state.goods
    pledged: vec[i64] = state.pledged
    goods: i64 = 0
    place: i64 = seat * c.GOOD_COUNT
    end: i64 = place + c.GOOD_COUNT
    while place < end:
        goods += held[place] + pledged[place]
        place += 1
    return goods


def cards_owned(state: MervFields, party: i64) -> i64:
    """All caravan cards of a party."""
    spices: vec[i64] = state.spices
    cards: i64 = 0
    place: i64 = party * c.SPICE_COUNT
    end: i64 = place + c.SPICE_COUNT
    while place < end:
        cards += spices[place]
        place += 1
    return cards


def hall_value(state: MervFields, seat: i64, hall: i64) -> i64:
    """What one courtier of a player scores in a hall (ME-12.1)."""
    step: i64 = state.counts[seat * s.COUNT_WIDTH + s.STEP]
    return hall_points(hall, step, goods_owned(state, seat), scrolls_owned(state, seat), cards_owned(state, seat))


def hall_points(hall: i64, step: i64, goods: i64, scrolls: i64, cards: i64) -> i64:
    """The same, for whoever knows what the player has."""
    scored: i64 = c.HALL_SCORES[hall]
    if scored == c.SCORES_MOSQUE:
        return c.HALL_POINTS[hall] * step
    if scored == c.SCORES_GOODS:
        return c.HALL_POINTS[hall] * goods
    if scored == c.SCORES_SCROLLS:
        return c.HALL_POINTS[hall] * scrolls
    return c.HALL_POINTS[hall] * cards


def buildings_of(state: MervFields, party: i64, site_type: i64) -> i64:
    """The buildings of a party on sites of a type, -1 for all."""
    buildings: i64 = 0
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.buildings[site] == party + 1 and site_type in (-1, c.TILE_TYPES[state.tiles[site] - 1]):
            buildings += 1
        site += 1
    return buildings


def open_palace(state: MervFields, party: i64) -> None:
    """Put the courtiers of a player up for scoring (ME-12.1)."""
    if party >= state.seats:
        return
    state.agenda.push(d.SCORE_COURTIER)
    state.agenda.set(d.ACTOR, party)
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        state.agenda.set(d.UNSCORED + hall, state.courtiers[hall * c.MAX_PARTIES + party])
        hall += 1


def score_without_choice(state: MervFields) -> bool:
    """Score courtiers while favor is enough for all or only one hall is left; whether a choice is left."""
    while True:
        favor: i64 = state.counts[state.agenda.get(d.ACTOR) * s.COUNT_WIDTH + s.FAVOR]
        courtiers: i64 = 0
        halls: i64 = 0
        last: i64 = 0
        hall: i64 = 0
        while hall < c.HALL_COUNT:
            if state.agenda.get(d.UNSCORED + hall) > 0:
                courtiers += state.agenda.get(d.UNSCORED + hall)
                halls += 1
                last = hall
            hall += 1
        if favor == 0 or courtiers == 0:
            state.agenda.pop()
            return False
        if favor < courtiers and halls > 1:
            return True
        apply_score_courtier(state, last)


def legal_score_courtier(state: MervFields, out: vec[i64]) -> i64:
    """Halls with an own courtier that has not scored this year."""
    count: i64 = 0
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        if state.agenda.get(d.UNSCORED + hall) > 0:
            out[count] = ids.SCORE_COURTIER + hall
            count += 1
        hall += 1
    return count


def apply_score_courtier(state: MervFields, hall: i64) -> None:
    """Spend a favor and score a courtier of a hall, also when it is worth nothing."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(d.UNSCORED + hall, state.agenda.get(d.UNSCORED + hall) - 1)
    spend_favor(state, seat)
    score(state, seat, c.FROM_PALACE, hall_value(state, seat, hall))


def score_city(state: MervFields, party: i64) -> None:
    """Buildings of a player, the scoring tile and the end of the mosque track (ME-12.2 to ME-12.4)."""
    score(state, party, c.FROM_BUILDINGS, c.BUILDING_POINTS * buildings_of(state, party, -1))
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == party + 1:
            own: i64 = buildings_of(state, party, c.SCORING_TYPES[tile])
            score(state, party, c.FROM_SCORING_TILES, c.SCORING_POINTS[tile] * own)
        tile += 1
    if state.counts[party * s.COUNT_WIDTH + s.STEP] == c.STEP_COUNT:
        score(state, party, c.FROM_MOSQUE_END, c.MOSQUE_END_POINTS * buildings_of(state, party, c.MOSQUE))


def set_points(state: MervFields, party: i64) -> i64:
    """The worth of a party's caravan cards: sets of different spices, each as large as possible (ME-13.1)."""
    spices: vec[i64] = state.spices
    points: i64 = 0
    level: i64 = 1
    while True:
        kinds: i64 = 0
        spice: i64 = 0
        while spice < c.SPICE_COUNT:
            if spices[party * c.SPICE_COUNT + spice] >= level:
                kinds += 1
            spice += 1
        if kinds == 0:
            return points
        points += c.SET_POINTS[kinds]
        level += 1


def score_sets(state: MervFields) -> None:
    """The final scoring: sets of spices of every party."""
    party: i64 = 0
    while party < state.parties:
        score(state, party, c.FROM_SPICE_SETS, set_points(state, party))
        party += 1
