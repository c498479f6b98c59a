"""What holds in every position (ME-19), said in words when it does not."""

from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.audit.agenda import broken_agenda
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.caravansary import row_length, spice_kinds
from tabuleiro.games.merv.sites.marketplace import posts_of
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields


def broken_invariants(state: MervFields) -> list[str]:
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


def _check_supplies(state: MervFields, problems: list[str]) -> None:
    """Cubes, camels, scrolls and goods are neither lost nor made (ME-19.1 to ME-19.3)."""
    for colour in range(c.COLOUR_COUNT):
        held = sum([int(state.cubes[seat * c.COLOUR_COUNT + colour]) for seat in range(c.MAX_SEATS)])
        ransoms = len([1 for site in range(c.SITE_COUNT) if state.ransoms[site] == colour + 1])
        if held + ransoms + state.supply[colour] != c.CUBES[colour]:
            problems.append(f"ME-19.1: {held + ransoms + state.supply[colour]} {c.COLOURS[colour]} cubes exist")
    camels = int(state.supply_camels)
    for table in (state.market, state.queue_camels, state.row_camels, state.route_camels):
        camels += sum([int(count) for count in table])
    camels += sum([int(state.counts[party * s.COUNT_WIDTH + s.CAMELS_HELD]) for party in range(c.MAX_PARTIES)])
    if camels != c.CAMELS:
        problems.append(f"ME-19.2: {camels} camels exist")
    scrolls = int(state.supply_scrolls) + sum([int(scrolls_owned(state, party)) for party in range(c.MAX_PARTIES)])
    if scrolls != c.SCROLLS[state.seats]:
        problems.append(f"ME-19.3: {scrolls} scrolls exist")
    for good in range(c.GOOD_COUNT):
        tokens = int(state.stock[good])
        for seat in range(c.MAX_SEATS):
            tokens += int(state.goods[seat * c.GOOD_COUNT + good] + state.pledged[seat * c.GOOD_COUNT + good])
        if tokens != c.STACKS[state.seats]:
            problems.append(f"ME-19.3: {tokens} tokens of {c.GOODS[good]} exist")


def _check_cards(state: MervFields, problems: list[str]) -> None:
    """Caravan cards and contracts (ME-19.3, ME-19.7)."""
    for spice in range(c.SPICE_COUNT):
        cards = int(state.deck[spice]) + len([1 for card in state.row if card == spice + 1])
        cards += sum([int(state.spices[party * c.SPICE_COUNT + spice]) for party in range(c.MAX_PARTIES)])
        if cards != c.SPICE_CARDS[spice]:
            problems.append(f"ME-19.3: {cards} cards of {c.SPICES[spice]} exist")
    length = row_length(state)
    for position in range(c.ROW_SIZE):
        if position >= length and (state.row[position] != 0 or state.row_camels[position] != 0):
            problems.append("ME-19.7: the row has gaps or camels beyond its end")
        if position > 0 and state.row_camels[position] > state.row_camels[position - 1]:
            problems.append("ME-19.7: the camels do not lie on the leading cards")
    for contract in range(c.CONTRACT_COUNT):
        where = len([1 for card in state.piles if card == contract + 1])
        where += 1 if state.contracts[contract] > 0 else 0
        if where > 1:
            problems.append(f"ME-19.3: {c.CONTRACTS[contract]} is there twice")
        if where == 0 and contract % 6 // 2 < c.GRADES[state.seats] and state.order[0] > 0:
            problems.append(f"ME-19.3: {c.CONTRACTS[contract]} is missing")
    _check_piles(state, problems)


def _check_piles(state: MervFields, problems: list[str]) -> None:
    """A pile holds cards of its level, the lowest grade on top, and only its top is ever taken (ME-2.8)."""
    for pile in range(c.PILE_COUNT):
        cards = [int(state.piles[pile * c.PILE_SIZE + depth]) - 1 for depth in range(c.PILE_SIZE)]
        cards = [card for card in cards if card >= 0]
        grades = [card % 6 // 2 for card in cards]
        last = c.GRADES[state.seats] if state.order[0] > 0 else len(cards)
        if grades != list(range(int(last) - len(cards), int(last))) or any(card // 6 != pile // 2 for card in cards):
            problems.append("ME-2.8: a pile of contracts is not in order")


def _check_city(state: MervFields, problems: list[str]) -> None:
    """Tiles, soldiers, upgrades and fortifications (ME-19.3, ME-19.5)."""
    for tile in range(c.SITE_COUNT):
        placed = len([1 for other in state.tiles if other == tile + 1])
        if placed > 1 or (placed == 0 and state.order[0] > 0):
            problems.append(f"ME-19.3: {c.TILES[tile]} lies on {placed} cells")
    for site in range(c.SITE_COUNT):
        if state.soldiers[site] > 0 and state.buildings[site] == 0:
            problems.append(f"ME-19.5: a soldier guards the empty site {c.CELLS[site]}")
        if state.soldiers[site] > state.seats:
            problems.append(f"ME-14.5.1: an automa has a soldier on {c.CELLS[site]}")
    for upgrade in range(c.UPGRADE_COUNT):
        if len([1 for other in state.upgrades if other == upgrade + 1]) > 1:
            problems.append(f"ME-19.3: {c.UPGRADES[upgrade]} lies on two sites")
    pieces = [int(count) for count in state.yard]
    for fort in range(c.FORT_COUNT):
        if state.forts[fort] > 0:
            pieces[(int(state.forts[fort]) - 1) * 2 + int(c.FORT_KINDS[fort])] += 1
    if state.agenda.depth > 0 and state.agenda.kind() == d.FORT_SLOT:
        pieces[int(state.agenda.get(d.BUILD_FROM))] += 1
    for piece in range(c.COLUMN_COUNT * 2):
        if pieces[piece] != c.YARD[piece]:
            problems.append(f"ME-19.3: {pieces[piece]} pieces of {c.COLUMNS[piece // 2]} exist")


def _check_pieces(state: MervFields, party: int, problems: list[str]) -> None:
    """Houses and servants of a colour (ME-19.4)."""
    at = party * s.COUNT_WIDTH
    houses = int(state.counts[at + s.HOUSES_LEFT]) + len([1 for owner in state.buildings if owner == party + 1])
    if houses != c.HOUSES:
        problems.append(f"ME-19.4: party {party} has {houses} buildings")
    servants = int(state.counts[at + s.SERVANTS_LEFT] + courtiers_of(state, party))
    servants += len([1 for owner in state.soldiers if owner == party + 1])
    if servants != c.SERVANTS:
        problems.append(f"ME-19.4: party {party} has {servants} servants")


def _check_player(state: MervFields, seat: int, problems: list[str]) -> None:
    """Posts, tracks, spices and tiles of a player (ME-19.4, ME-19.6 to ME-19.8)."""
    at = seat * s.COUNT_WIDTH
    posts = posts_of(state, seat)
    inner = [city for city in range(c.CITY_COUNT) if c.INNER[city] == 1 and state.posts[city * c.MAX_SEATS + seat] == 1]
    if posts > c.POSTS or (posts > 0 and not inner):
        problems.append(f"ME-19.4: the trading posts of seat {seat} are not possible")
    favor, influence, step = state.counts[at + s.FAVOR], state.counts[at + s.INFLUENCE], state.counts[at + s.STEP]
    if favor > c.MAX_FAVOR or influence > c.MAX_INFLUENCE or step > c.STEP_COUNT:
        problems.append(f"ME-19.6: a disc of seat {seat} is beyond the end of its track")
    elif spice_kinds(state, seat) > c.SPICE_LIMITS[influence]:
        problems.append(f"ME-19.7: seat {seat} owns more kinds of spice than influence {influence} allows")
    if len([1 for tile in range(c.SCORING_TILE_COUNT) if state.scoring_tiles[tile] == seat + 1]) > 1:
        problems.append(f"ME-19.8: seat {seat} has two scoring tiles")
    _check_breakthroughs(state, seat, problems)


def _check_breakthroughs(state: MervFields, seat: int, problems: list[str]) -> None:
    agenda = state.agenda
    pending = -1
    if agenda.depth > 0 and agenda.kind() == d.CHOOSE_BREAKTHROUGH and agenda.get(d.ACTOR) == seat:
        pending = int(agenda.get(d.PILE))
    for pile in range(c.BREAKTHROUGH_PILES):
        tiles = [tile for tile in range(c.BREAKTHROUGH_COUNT) if c.PILE_OF[tile] == pile]
        owned = len([tile for tile in tiles if state.breakthroughs[tile] == seat + 1])
        due = 1 if scrolls_owned(state, seat) >= c.BREAKTHROUGH_AT[pile] and pile != pending else 0
        if owned != due:
            problems.append(f"ME-19.8: seat {seat} has {owned} breakthroughs of pile {pile + 1}")


def _check_automa(state: MervFields, party: int, problems: list[str]) -> None:
    """An automa has buildings, servants and, in solo, cards and points; nothing else (ME-14.1)."""
    at = party * s.COUNT_WIDTH
    extra = [int(state.counts[at + column]) for column in range(s.CAMELS_HELD, s.COUNT_WIDTH)]
    extra += [int(state.cubes[party * c.COLOUR_COUNT + colour]) for colour in range(c.COLOUR_COUNT)]
    extra += [int(state.goods[party * c.GOOD_COUNT + good]) for good in range(c.GOOD_COUNT)]
    extra += [int(state.posts[city * c.MAX_SEATS + party]) for city in range(c.CITY_COUNT)]
    extra += [1 for owner in state.breakthroughs if owner == party + 1]
    extra += [1 for owner in state.scoring_tiles if owner == party + 1]
    if party == state.seats:
        extra += [int(state.spices[party * c.SPICE_COUNT + spice]) for spice in range(c.SPICE_COUNT)]
        extra += [1 for owner in state.contracts if owner == party + 1]
    else:
        extra += [int(courtiers_of(state, party))]
    if state.seats > 1:
        extra += [int(state.points[party * c.CATEGORY_COUNT + i]) for i in range(c.CATEGORY_COUNT)]
    if any(extra):
        problems.append(f"ME-14.1: automa {party} has what no automa has")
    for hall in range(c.HALL_COUNT):
        if state.courtiers[hall * c.MAX_PARTIES + party] > c.COURTIERS_PER_HALL:
            problems.append(f"ME-14.4: automa {party} has too many courtiers in {c.HALLS[hall]}")


def _check_palace(state: MervFields, problems: list[str]) -> None:
    for hall in range(c.HALL_COUNT):
        if courtiers_in(state, hall) > c.HALL_SPACES[state.seats]:
            problems.append(f"ME-19.8: {c.HALLS[hall]} has more courtiers than spaces")
