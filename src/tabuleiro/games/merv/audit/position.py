"""What holds in every position and in every step (ME-19), said in words when it does not."""

from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.audit.agenda import broken_agenda
from tabuleiro.games.merv.data.components import (
    BREAKTHROUGH_AT,
    BREAKTHROUGH_COUNT,
    BREAKTHROUGH_PILES,
    CAMELS,
    CATEGORY_COUNT,
    CELLS,
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    COLUMN_COUNT,
    COLUMNS,
    CONTRACT_COUNT,
    CONTRACTS,
    COURTIERS_PER_HALL,
    CUBES,
    FORT_COUNT,
    FORT_KINDS,
    GOOD_COUNT,
    GOODS,
    GRADES,
    HALL_COUNT,
    HALL_SPACES,
    HALLS,
    HOUSES,
    INNER,
    MAX_FAVOR,
    MAX_INFLUENCE,
    MAX_PARTIES,
    MAX_SEATS,
    PILE_COUNT,
    PILE_OF,
    PILE_SIZE,
    POSTS,
    ROW_SIZE,
    SCORING_TILE_COUNT,
    SCROLLS,
    SERVANTS,
    SITE_COUNT,
    SPICE_CARDS,
    SPICE_COUNT,
    SPICE_LIMITS,
    SPICES,
    STACKS,
    STEP_COUNT,
    TILES,
    UPGRADE_COUNT,
    UPGRADES,
    YARD,
)
from tabuleiro.games.merv.sites.caravansary import row_length, spice_kinds
from tabuleiro.games.merv.sites.marketplace import posts_of
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import COUNT_WIDTH, MervState


def broken_invariants(state: MervState) -> list[str]:
    """Every broken invariant of a position; the agenda is judged once everything else is sound."""
    problems: list[str] = []
    _check_supplies(state, problems)
    _check_cards(state, problems)
    _check_city(state, problems)
    for party in range(int(state.parties)):
        _check_pieces(state, party, problems)
        if party < state.seats:
            _check_player(state, party, problems)
        else:
            _check_automa(state, party, problems)
    _check_palace(state, problems)
    return problems or broken_agenda(state)


def _check_supplies(state: MervState, problems: list[str]) -> None:
    """Cubes, camels, scrolls and goods are neither lost nor made (ME-19.1 to ME-19.3)."""
    for colour in range(COLOUR_COUNT):
        held = sum([int(state.cubes[seat * COLOUR_COUNT + colour]) for seat in range(MAX_SEATS)])
        ransoms = len([1 for site in range(SITE_COUNT) if state.ransoms[site] == colour + 1])
        if held + ransoms + state.supply[colour] != CUBES[colour]:
            problems.append(f"ME-19.1: {held + ransoms + state.supply[colour]} {COLOURS[colour]} cubes exist")
    camels = int(state.supply_camels)
    for table in (state.market, state.queue_camels, state.row_camels, state.route_camels):
        camels += sum([int(count) for count in table])
    camels += sum([int(state.counts[party * COUNT_WIDTH + s.CAMELS_HELD]) for party in range(MAX_PARTIES)])
    if camels != CAMELS:
        problems.append(f"ME-19.2: {camels} camels exist")
    scrolls = int(state.supply_scrolls) + sum([int(scrolls_owned(state, party)) for party in range(MAX_PARTIES)])
    if scrolls != SCROLLS[state.seats]:
        problems.append(f"ME-19.3: {scrolls} scrolls exist")
    for good in range(GOOD_COUNT):
        tokens = int(state.stock[good])
        for seat in range(MAX_SEATS):
            tokens += int(state.goods[seat * GOOD_COUNT + good] + state.pledged[seat * GOOD_COUNT + good])
        if tokens != STACKS[state.seats]:
            problems.append(f"ME-19.3: {tokens} tokens of {GOODS[good]} exist")


def _check_cards(state: MervState, problems: list[str]) -> None:
    """Caravan cards and contracts (ME-19.3, ME-19.7)."""
    for spice in range(SPICE_COUNT):
        cards = int(state.deck[spice]) + len([1 for card in state.row if card == spice + 1])
        cards += sum([int(state.spices[party * SPICE_COUNT + spice]) for party in range(MAX_PARTIES)])
        if cards != SPICE_CARDS[spice]:
            problems.append(f"ME-19.3: {cards} cards of {SPICES[spice]} exist")
    length = row_length(state)
    for position in range(ROW_SIZE):
        if position >= length and (state.row[position] != 0 or state.row_camels[position] != 0):
            problems.append("ME-19.7: the row has gaps or camels beyond its end")
        if position > 0 and state.row_camels[position] > state.row_camels[position - 1]:
            problems.append("ME-19.7: the camels do not lie on the leading cards")
    for contract in range(CONTRACT_COUNT):
        where = len([1 for card in state.piles if card == contract + 1])
        where += 1 if state.contracts[contract] > 0 else 0
        if where > 1:
            problems.append(f"ME-19.3: {CONTRACTS[contract]} is there twice")
        if where == 0 and contract % 6 // 2 < GRADES[state.seats] and state.order[0] > 0:
            problems.append(f"ME-19.3: {CONTRACTS[contract]} is missing")
    _check_piles(state, problems)


def _check_piles(state: MervState, problems: list[str]) -> None:
    """A pile holds cards of its level, the lowest grade on top, and only its top is ever taken (ME-2.8)."""
    for pile in range(PILE_COUNT):
        cards = [int(state.piles[pile * PILE_SIZE + depth]) - 1 for depth in range(PILE_SIZE)]
        cards = [card for card in cards if card >= 0]
        grades = [card % 6 // 2 for card in cards]
        last = GRADES[state.seats] if state.order[0] > 0 else len(cards)
        if grades != list(range(int(last) - len(cards), int(last))) or any(card // 6 != pile // 2 for card in cards):
            problems.append("ME-2.8: a pile of contracts is not in order")


def _check_city(state: MervState, problems: list[str]) -> None:
    """Tiles, soldiers, upgrades and fortifications (ME-19.3, ME-19.5)."""
    for tile in range(SITE_COUNT):
        placed = len([1 for other in state.tiles if other == tile + 1])
        if placed > 1 or (placed == 0 and state.order[0] > 0):
            problems.append(f"ME-19.3: {TILES[tile]} lies on {placed} cells")
    for site in range(SITE_COUNT):
        if state.soldiers[site] > 0 and state.buildings[site] == 0:
            problems.append(f"ME-19.5: a soldier guards the empty site {CELLS[site]}")
        if state.soldiers[site] > state.seats:
            problems.append(f"ME-14.5.1: an automa has a soldier on {CELLS[site]}")
    for upgrade in range(UPGRADE_COUNT):
        if len([1 for other in state.upgrades if other == upgrade + 1]) > 1:
            problems.append(f"ME-19.3: {UPGRADES[upgrade]} lies on two sites")
    pieces = [int(count) for count in state.yard]
    for fort in range(FORT_COUNT):
        if state.forts[fort] > 0:
            pieces[(int(state.forts[fort]) - 1) * 2 + int(FORT_KINDS[fort])] += 1
    if state.agenda.depth > 0 and state.agenda.kind() == s.PLACING_FORT:
        pieces[int(state.agenda.get(s.BUILD_FROM))] += 1
    for piece in range(COLUMN_COUNT * 2):
        if pieces[piece] != YARD[piece]:
            problems.append(f"ME-19.3: {pieces[piece]} pieces of {COLUMNS[piece // 2]} exist")


def _check_pieces(state: MervState, party: int, problems: list[str]) -> None:
    """Houses and servants of a colour (ME-19.4)."""
    at = party * COUNT_WIDTH
    houses = int(state.counts[at + s.HOUSES_LEFT]) + len([1 for owner in state.buildings if owner == party + 1])
    if houses != HOUSES:
        problems.append(f"ME-19.4: party {party} has {houses} buildings")
    servants = int(state.counts[at + s.SERVANTS_LEFT] + courtiers_of(state, party))
    servants += len([1 for owner in state.soldiers if owner == party + 1])
    if servants != SERVANTS:
        problems.append(f"ME-19.4: party {party} has {servants} servants")


def _check_player(state: MervState, seat: int, problems: list[str]) -> None:
    """Posts, tracks, spices and tiles of a player (ME-19.4, ME-19.6 to ME-19.8)."""
    at = seat * COUNT_WIDTH
    posts = posts_of(state, seat)
    inner = len([1 for city in range(CITY_COUNT) if state.posts[city * MAX_SEATS + seat] == 1 and INNER[city] == 1])
    if posts > POSTS or (posts > 0 and inner == 0):
        problems.append(f"ME-19.4: the trading posts of seat {seat} are not possible")
    favor, influence, step = state.counts[at + s.FAVOR], state.counts[at + s.INFLUENCE], state.counts[at + s.STEP]
    if favor > MAX_FAVOR or influence > MAX_INFLUENCE or step > STEP_COUNT:
        problems.append(f"ME-19.6: a disc of seat {seat} is beyond the end of its track")
    elif spice_kinds(state, seat) > SPICE_LIMITS[influence]:
        problems.append(f"ME-19.7: seat {seat} owns more kinds of spice than influence {influence} allows")
    if len([1 for tile in range(SCORING_TILE_COUNT) if state.scoring_tiles[tile] == seat + 1]) > 1:
        problems.append(f"ME-19.8: seat {seat} has two scoring tiles")
    _check_breakthroughs(state, seat, problems)


def _check_breakthroughs(state: MervState, seat: int, problems: list[str]) -> None:
    agenda = state.agenda
    pending = -1
    if agenda.depth > 0 and agenda.kind() == s.CHOOSING_BREAKTHROUGH and agenda.get(s.ACTOR) == seat:
        pending = int(agenda.get(s.PILE))
    for pile in range(BREAKTHROUGH_PILES):
        tiles = [tile for tile in range(BREAKTHROUGH_COUNT) if PILE_OF[tile] == pile]
        owned = len([tile for tile in tiles if state.breakthroughs[tile] == seat + 1])
        due = 1 if scrolls_owned(state, seat) >= BREAKTHROUGH_AT[pile] and pile != pending else 0
        if owned != due:
            problems.append(f"ME-19.8: seat {seat} has {owned} breakthroughs of pile {pile + 1}")


def _check_automa(state: MervState, party: int, problems: list[str]) -> None:
    """An automa has buildings, servants and, in solo, cards and points; nothing else (ME-14.1)."""
    at = party * COUNT_WIDTH
    extra = [int(state.counts[at + column]) for column in range(s.CAMELS_HELD, COUNT_WIDTH)]
    extra += [int(state.cubes[party * COLOUR_COUNT + colour]) for colour in range(COLOUR_COUNT)]
    extra += [int(state.goods[party * GOOD_COUNT + good]) for good in range(GOOD_COUNT)]
    extra += [int(state.posts[city * MAX_SEATS + party]) for city in range(CITY_COUNT)]
    extra += [1 for owner in state.breakthroughs if owner == party + 1]
    extra += [1 for owner in state.scoring_tiles if owner == party + 1]
    if party == state.seats:
        extra += [int(state.spices[party * SPICE_COUNT + spice]) for spice in range(SPICE_COUNT)]
        extra += [1 for owner in state.contracts if owner == party + 1]
    else:
        extra += [int(courtiers_of(state, party))]
    if state.seats > 1:
        extra += [int(state.points[party * CATEGORY_COUNT + i]) for i in range(CATEGORY_COUNT)]
    if any(extra):
        problems.append(f"ME-14.1: automa {party} has what no automa has")
    for hall in range(HALL_COUNT):
        if state.courtiers[hall * MAX_PARTIES + party] > COURTIERS_PER_HALL:
            problems.append(f"ME-14.4: automa {party} has too many courtiers in {HALLS[hall]}")


def _check_palace(state: MervState, problems: list[str]) -> None:
    for hall in range(HALL_COUNT):
        if courtiers_in(state, hall) > HALL_SPACES[state.seats]:
            problems.append(f"ME-19.8: {HALLS[hall]} has more courtiers than spaces")


def broken_steps(before: MervState, after: MervState) -> list[str]:
    """What a step did and no step may do (ME-19.6, ME-8.2.4, ME-8.6.3, ME-8.3.5)."""
    problems: list[str] = []
    for party in range(int(after.parties)):
        at = party * COUNT_WIDTH
        for column, what in ((s.INFLUENCE, "influence"), (s.STEP, "the mosque disc")):
            if after.counts[at + column] < before.counts[at + column]:
                problems.append(f"ME-19.6: {what} of party {party} fell")
        if scrolls_owned(after, party) < scrolls_owned(before, party):
            problems.append(f"ME-4.7.1: party {party} lost a scroll")
    for what, old, new in (
        ("ME-19.6: victory points fell", before.points, after.points),
        ("ME-8.2.4: a courtier left", before.courtiers, after.courtiers),
        ("ME-8.4.1: a trading post left", before.posts, after.posts),
        ("ME-8.1.2: a caravan card was lost", before.spices, after.spices),
        ("ME-8.6.3: a fortification was changed", before.forts, after.forts),
        ("ME-8.3.5: an upgrade was changed", before.upgrades, after.upgrades),
        ("ME-2.1: a site tile was changed", before.tiles, after.tiles),
        ("ME-8.5.4: a breakthrough was changed", before.breakthroughs, after.breakthroughs),
        ("ME-8.3.6: a scoring tile was changed", before.scoring_tiles, after.scoring_tiles),
        ("ME-4.7: a contract was changed", before.contracts, after.contracts),
    ):
        for i in range(len(old)):
            if new[i] < old[i] or (old[i] > 0 and what.endswith("changed") and new[i] != old[i]):
                problems.append(what)
    if _moment(after) < _moment(before):
        problems.append("ME-3.1: time ran backwards")
    if before.agenda.depth > 0 and after.agenda.depth > before.agenda.depth + WIDTH:
        problems.append("ME-0.2: one step opened too many decisions")
    return problems


def _moment(state: MervState) -> i64:
    return (state.year * 4 + state.round) * (MAX_PARTIES + 1) + state.turn
