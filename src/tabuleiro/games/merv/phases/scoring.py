"""The scoring phase of a year and the last one of the game (ME-12, ME-13.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import SCORE_COURTIER
from tabuleiro.games.merv.data.components import (
    BUILDING_POINTS,
    COURTIER_POINTS,
    FROM_BUILDINGS,
    FROM_MOSQUE_END,
    FROM_PALACE,
    FROM_SCORING_TILES,
    FROM_SETS,
    GOOD_COUNT,
    HALL_COUNT,
    HALL_POINTS,
    HALL_SCORES,
    MAX_PARTIES,
    MOSQUE,
    MOSQUE_END_POINTS,
    SCORES_GOODS,
    SCORES_MOSQUE,
    SCORES_SCROLLS,
    SCORING_POINTS,
    SCORING_TILE_COUNT,
    SCORING_TYPES,
    SET_POINTS,
    SITE_COUNT,
    SPICE_COUNT,
    STEP_COUNT,
    TILE_TYPES,
)
from tabuleiro.games.merv.sites.palace import courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import (
    ACTOR,
    COUNT_WIDTH,
    FAVOR,
    SCORING_COURTIERS,
    STEP,
    UNSCORED,
    MervState,
)
from tabuleiro.games.merv.tracks import score, spend_favor


def goods_owned(state: MervState, seat: i64) -> i64:
    """All goods of a player, those on contracts included (ME-4.7.1)."""
    goods: i64 = 0
    good: i64 = 0
    while good < GOOD_COUNT:
        goods += state.goods[seat * GOOD_COUNT + good] + state.pledged[seat * GOOD_COUNT + good]
        good += 1
    return goods


def cards_owned(state: MervState, party: i64) -> i64:
    """All caravan cards of a party."""
    cards: i64 = 0
    spice: i64 = 0
    while spice < SPICE_COUNT:
        cards += state.spices[party * SPICE_COUNT + spice]
        spice += 1
    return cards


def hall_value(state: MervState, seat: i64, hall: i64) -> i64:
    """What one courtier of a player scores in a hall (ME-12.1)."""
    scored: i64 = HALL_SCORES[hall]
    if scored == SCORES_MOSQUE:
        return HALL_POINTS[hall] * state.counts[seat * COUNT_WIDTH + STEP]
    if scored == SCORES_GOODS:
        return HALL_POINTS[hall] * goods_owned(state, seat)
    if scored == SCORES_SCROLLS:
        return HALL_POINTS[hall] * scrolls_owned(state, seat)
    return HALL_POINTS[hall] * cards_owned(state, seat)


def buildings_of(state: MervState, party: i64, site_type: i64) -> i64:
    """The buildings of a party on sites of a type, -1 for all."""
    buildings: i64 = 0
    site: i64 = 0
    while site < SITE_COUNT:
        if state.buildings[site] == party + 1 and site_type in (-1, TILE_TYPES[state.tiles[site] - 1]):
            buildings += 1
        site += 1
    return buildings


def open_palace(state: MervState, party: i64) -> None:
    """Put the courtiers of a player up for scoring (ME-12.1)."""
    if party >= state.seats:
        return
    state.agenda.push(SCORING_COURTIERS)
    state.agenda.set(ACTOR, party)
    hall: i64 = 0
    while hall < HALL_COUNT:
        state.agenda.set(UNSCORED + hall, state.courtiers[hall * MAX_PARTIES + party])
        hall += 1


def score_without_choice(state: MervState) -> bool:
    """Score courtiers while favor is enough for all or only one hall is left; whether a choice is left."""
    while True:
        favor: i64 = state.counts[state.agenda.get(ACTOR) * COUNT_WIDTH + FAVOR]
        courtiers: i64 = 0
        halls: i64 = 0
        last: i64 = 0
        hall: i64 = 0
        while hall < HALL_COUNT:
            if state.agenda.get(UNSCORED + hall) > 0:
                courtiers += state.agenda.get(UNSCORED + hall)
                halls += 1
                last = hall
            hall += 1
        if favor == 0 or courtiers == 0:
            state.agenda.pop()
            return False
        if favor < courtiers and halls > 1:
            return True
        apply_score(state, last)


def legal_score(state: MervState, out: vec[i64]) -> i64:
    """Halls with an own courtier that has not scored this year."""
    count: i64 = 0
    hall: i64 = 0
    while hall < HALL_COUNT:
        if state.agenda.get(UNSCORED + hall) > 0:
            out[count] = SCORE_COURTIER + hall
            count += 1
        hall += 1
    return count


def apply_score(state: MervState, hall: i64) -> None:
    """Spend a favor and score a courtier of a hall, also when it is worth nothing."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.set(UNSCORED + hall, state.agenda.get(UNSCORED + hall) - 1)
    spend_favor(state, seat)
    score(state, seat, FROM_PALACE, hall_value(state, seat, hall))


def score_city(state: MervState, party: i64) -> None:
    """Buildings, the scoring tile and the end of the mosque track (ME-12.2 to ME-12.4); automas: ME-14.10."""
    if party >= state.seats:
        score_automa(state, party)
        return
    score(state, party, FROM_BUILDINGS, BUILDING_POINTS * buildings_of(state, party, -1))
    tile: i64 = 0
    while tile < SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == party + 1:
            own: i64 = buildings_of(state, party, SCORING_TYPES[tile])
            score(state, party, FROM_SCORING_TILES, SCORING_POINTS[tile] * own)
        tile += 1
    if state.counts[party * COUNT_WIDTH + STEP] == STEP_COUNT:
        score(state, party, FROM_MOSQUE_END, MOSQUE_END_POINTS * buildings_of(state, party, MOSQUE))


def score_automa(state: MervState, party: i64) -> None:
    """Solo: buildings, and the courtiers of the High Courtier; with two players he scores nothing (ME-14.9)."""
    if state.seats > 1:
        return
    score(state, party, FROM_BUILDINGS, BUILDING_POINTS * buildings_of(state, party, -1))
    if party == state.seats:
        score(state, party, FROM_PALACE, COURTIER_POINTS[state.difficulty] * courtiers_of(state, party))


def set_points(state: MervState, party: i64) -> i64:
    """The worth of a party's caravan cards: sets of different spices, each as large as possible (ME-13.1)."""
    points: i64 = 0
    level: i64 = 1
    while True:
        kinds: i64 = 0
        spice: i64 = 0
        while spice < SPICE_COUNT:
            if state.spices[party * SPICE_COUNT + spice] >= level:
                kinds += 1
            spice += 1
        if kinds == 0:
            return points
        points += SET_POINTS[kinds]
        level += 1


def score_sets(state: MervState) -> None:
    """The final scoring: sets of spices of every party."""
    party: i64 = 0
    while party < state.parties:
        score(state, party, FROM_SETS, set_points(state, party))
        party += 1
