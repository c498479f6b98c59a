"""What holds in every position (ME-19), said in words when it does not."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.audit.agenda import broken_agenda
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.caravansary import row_length, spice_kinds
from tabuleiro.games.merv.sites.marketplace import posts_of
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields


def broken_invariants(state: MervFields) -> list[Problem]:
    """Every broken invariant of a position; the agenda is judged once everything else is sound."""
    problems: list[Problem] = []
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


def _name(state: MervFields, party: int) -> str:
    """How the catalogue calls a party."""
    return f"seat-{party}" if party < state.seats else c.AUTOMAS[party - state.seats]


def _of_party(state: MervFields, rule: str, key: str, party: int, field: str, text: str) -> Problem:
    return Problem(rule, key, {"party": _name(state, party)}, [f"parties[{party}].{field}"], text)


def _of_contract(key: str, contract: str, text: str) -> Problem:
    return Problem("ME-19.3", key, {"contract": f"contract-{contract}"}, ["piles"], text)


def _of_soldier(rule: str, key: str, cell: str, text: str) -> Problem:
    return Problem(rule, key, {"cell": f"cell-{cell}"}, [f"city.{cell}.soldier"], text)


def _check_supplies(state: MervFields, problems: list[Problem]) -> None:
    """Cubes, camels, scrolls and goods are neither lost nor made (ME-19.1 to ME-19.3)."""
    for colour in range(c.COLOUR_COUNT):
        held = sum([int(state.cubes[seat * c.COLOUR_COUNT + colour]) for seat in range(c.MAX_SEATS)])
        ransoms = len([1 for site in range(c.SITE_COUNT) if state.ransoms[site] == colour + 1])
        if held + ransoms + state.supply[colour] != c.CUBES[colour]:
            count, name = int(held + ransoms + state.supply[colour]), c.COLOURS[colour]
            said: Arguments = {"colour": f"cube-{name}", "count": count, "expected": int(c.CUBES[colour])}
            problems.append(Problem("ME-19.1", "cubes", said, [f"supply.{name}"], f"{count} {name} cubes exist"))
    camels = int(state.supply_camels)
    for table in (state.market, state.queue_camels, state.row_camels, state.route_camels):
        camels += sum([int(count) for count in table])
    camels += sum([int(state.counts[party * s.COUNT_WIDTH + s.CAMELS_HELD]) for party in range(c.MAX_PARTIES)])
    if camels != c.CAMELS:
        said = {"count": camels, "expected": int(c.CAMELS)}
        problems.append(Problem("ME-19.2", "camels", said, ["supply.camels"], f"{camels} camels exist"))
    scrolls = int(state.supply_scrolls) + sum([int(scrolls_owned(state, party)) for party in range(c.MAX_PARTIES)])
    if scrolls != c.SCROLLS[state.seats]:
        said = {"count": scrolls, "expected": int(c.SCROLLS[state.seats])}
        problems.append(Problem("ME-19.3", "scrolls", said, ["supply.scrolls"], f"{scrolls} scrolls exist"))
    for good in range(c.GOOD_COUNT):
        tokens = int(state.stock[good])
        for seat in range(c.MAX_SEATS):
            tokens += int(state.goods[seat * c.GOOD_COUNT + good] + state.pledged[seat * c.GOOD_COUNT + good])
        if tokens != c.STACKS[state.seats]:
            name = c.GOODS[good]
            said = {"good": f"good-{name}", "count": tokens, "expected": int(c.STACKS[state.seats])}
            problems.append(Problem("ME-19.3", "goods", said, [f"stock.{name}"], f"{tokens} tokens of {name} exist"))


def _check_cards(state: MervFields, problems: list[Problem]) -> None:
    """Caravan cards and contracts (ME-19.3, ME-19.7)."""
    for spice in range(c.SPICE_COUNT):
        cards = int(state.deck[spice]) + len([1 for card in state.row if card == spice + 1])
        cards += sum([int(state.spices[party * c.SPICE_COUNT + spice]) for party in range(c.MAX_PARTIES)])
        if cards != c.SPICE_CARDS[spice]:
            name = c.SPICES[spice]
            said: Arguments = {"spice": f"spice-{name}", "count": cards, "expected": int(c.SPICE_CARDS[spice])}
            problems.append(Problem("ME-19.3", "spices", said, [f"deck.{name}"], f"{cards} cards of {name} exist"))
    length = row_length(state)
    for position in range(c.ROW_SIZE):
        if position >= length and (state.row[position] != 0 or state.row_camels[position] != 0):
            problems.append(Problem("ME-19.7", "row", {}, ["row"], "the row has gaps or camels beyond its end"))
        if position > 0 and state.row_camels[position] > state.row_camels[position - 1]:
            problems.append(Problem("ME-19.7", "row-camels", {}, ["row"], "the camels do not lie on the leading cards"))
    for contract in range(c.CONTRACT_COUNT):
        where = len([1 for card in state.piles if card == contract + 1])
        where += 1 if state.contracts[contract] > 0 else 0
        if where > 1:
            name = c.CONTRACTS[contract]
            problems.append(_of_contract("contract-twice", name, f"{name} is there twice"))
        if where == 0 and contract % 6 // 2 < c.GRADES[state.seats] and state.order[0] > 0:
            name = c.CONTRACTS[contract]
            problems.append(_of_contract("contract-missing", name, f"{name} is missing"))
    _check_piles(state, problems)


def _check_piles(state: MervFields, problems: list[Problem]) -> None:
    """A pile holds cards of its level, the lowest grade on top, and only its top is ever taken (ME-2.8)."""
    for pile in range(c.PILE_COUNT):
        cards = [int(state.piles[pile * c.PILE_SIZE + depth]) - 1 for depth in range(c.PILE_SIZE)]
        cards = [card for card in cards if card >= 0]
        grades = [card % 6 // 2 for card in cards]
        last = c.GRADES[state.seats] if state.order[0] > 0 else len(cards)
        if grades != list(range(int(last) - len(cards), int(last))) or any(card // 6 != pile // 2 for card in cards):
            name = c.PILES[pile]
            said: Arguments = {"pile": f"pile-{name}"}
            problems.append(Problem("ME-2.8", "pile", said, [f"piles.{name}"], "a pile of contracts is not in order"))


def _check_city(state: MervFields, problems: list[Problem]) -> None:
    """Tiles, soldiers, upgrades and fortifications (ME-19.3, ME-19.5)."""
    for tile in range(c.SITE_COUNT):
        placed = len([1 for other in state.tiles if other == tile + 1])
        if placed > 1 or (placed == 0 and state.order[0] > 0):
            said: Arguments = {"tile": f"tile-{c.TILES[tile]}", "count": placed}
            problems.append(Problem("ME-19.3", "tile", said, ["city"], f"{c.TILES[tile]} lies on {placed} cells"))
    for site in range(c.SITE_COUNT):
        if state.soldiers[site] > 0 and state.buildings[site] == 0:
            text = f"a soldier guards the empty site {c.CELLS[site]}"
            problems.append(_of_soldier("ME-19.5", "soldier-alone", c.CELLS[site], text))
        if state.soldiers[site] > state.seats:
            text = f"an automa has a soldier on {c.CELLS[site]}"
            problems.append(_of_soldier("ME-14.5.1", "soldier-automa", c.CELLS[site], text))
    for upgrade in range(c.UPGRADE_COUNT):
        if len([1 for other in state.upgrades if other == upgrade + 1]) > 1:
            name = c.UPGRADES[upgrade]
            said = {"upgrade": f"upgrade-{name}"}
            problems.append(Problem("ME-19.3", "upgrade-twice", said, ["city"], f"{name} lies on two sites"))
    pieces = [int(count) for count in state.yard]
    for fort in range(c.FORT_COUNT):
        if state.forts[fort] > 0:
            pieces[(int(state.forts[fort]) - 1) * 2 + int(c.FORT_KINDS[fort])] += 1
    if state.agenda.depth > 0 and state.agenda.kind() == d.FORT_SLOT:
        pieces[int(state.agenda.get(d.BUILD_FROM))] += 1
    for piece in range(c.COLUMN_COUNT * 2):
        if pieces[piece] != c.YARD[piece]:
            column, kind = c.COLUMNS[piece // 2], c.KINDS[piece % 2]
            said = {"yard": f"yard-{column}", "count": pieces[piece], "expected": int(c.YARD[piece])}
            text = f"{pieces[piece]} pieces of {column} exist"
            problems.append(Problem("ME-19.3", "forts", said, [f"yard.{column}.{kind}"], text))


def _check_pieces(state: MervFields, party: int, problems: list[Problem]) -> None:
    """Houses and servants of a colour (ME-19.4)."""
    at = party * s.COUNT_WIDTH
    houses = int(state.counts[at + s.HOUSES_LEFT]) + len([1 for owner in state.buildings if owner == party + 1])
    if houses != c.HOUSES:
        said: Arguments = {"party": _name(state, party), "count": houses, "expected": int(c.HOUSES)}
        text = f"party {party} has {houses} buildings"
        problems.append(Problem("ME-19.4", "houses", said, [f"parties[{party}].houses"], text))
    servants = int(state.counts[at + s.SERVANTS_LEFT] + courtiers_of(state, party))
    servants += len([1 for owner in state.soldiers if owner == party + 1])
    if servants != c.SERVANTS:
        said = {"party": _name(state, party), "count": servants, "expected": int(c.SERVANTS)}
        text = f"party {party} has {servants} servants"
        problems.append(Problem("ME-19.4", "servants", said, [f"parties[{party}].servants"], text))


def _check_player(state: MervFields, seat: int, problems: list[Problem]) -> None:
    """Posts, tracks, spices and tiles of a player (ME-19.4, ME-19.6 to ME-19.8)."""
    at = seat * s.COUNT_WIDTH
    posts = posts_of(state, seat)
    inner = [city for city in range(c.CITY_COUNT) if c.INNER[city] == 1 and state.posts[city * c.MAX_SEATS + seat] == 1]
    if posts > c.POSTS or (posts > 0 and not inner):
        problems.append(
            _of_party(state, "ME-19.4", "posts", seat, "posts", f"the trading posts of seat {seat} are not possible")
        )
    favor, influence, step = state.counts[at + s.FAVOR], state.counts[at + s.INFLUENCE], state.counts[at + s.STEP]
    if favor > c.MAX_FAVOR or influence > c.MAX_INFLUENCE or step > c.STEP_COUNT:
        problems.append(
            _of_party(
                state, "ME-19.6", "tracks", seat, "influence", f"a disc of seat {seat} is beyond the end of its track"
            )
        )
    elif spice_kinds(state, seat) > c.SPICE_LIMITS[influence]:
        problems.append(
            _of_party(
                state,
                "ME-19.7",
                "spice-kinds",
                seat,
                "influence",
                f"seat {seat} owns more kinds of spice than influence {influence} allows",
            )
        )
    if len([1 for tile in range(c.SCORING_TILE_COUNT) if state.scoring_tiles[tile] == seat + 1]) > 1:
        problems.append(
            _of_party(state, "ME-19.8", "scoring-tiles", seat, "scoring_tiles", f"seat {seat} has two scoring tiles")
        )
    _check_breakthroughs(state, seat, problems)


def _check_breakthroughs(state: MervFields, seat: int, problems: list[Problem]) -> None:
    agenda = state.agenda
    pending = -1
    if agenda.depth > 0 and agenda.kind() == d.CHOOSE_BREAKTHROUGH and agenda.get(d.ACTOR) == seat:
        pending = int(agenda.get(d.PILE))
    for pile in range(c.BREAKTHROUGH_PILES):
        tiles = [tile for tile in range(c.BREAKTHROUGH_COUNT) if c.PILE_OF[tile] == pile]
        owned = len([tile for tile in tiles if state.breakthroughs[tile] == seat + 1])
        due = 1 if scrolls_owned(state, seat) >= c.BREAKTHROUGH_AT[pile] and pile != pending else 0
        if owned != due:
            problems.append(
                _of_party(
                    state,
                    "ME-19.8",
                    "breakthroughs",
                    seat,
                    "breakthroughs",
                    f"seat {seat} has {owned} breakthroughs of pile {pile + 1}",
                )
            )


def _check_automa(state: MervFields, party: int, problems: list[Problem]) -> None:
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
        problems.append(_of_party(state, "ME-14.1", "automa", party, "cubes", f"automa {party} has what no automa has"))
    for hall in range(c.HALL_COUNT):
        if state.courtiers[hall * c.MAX_PARTIES + party] > c.COURTIERS_PER_HALL:
            problems.append(
                _of_party(
                    state,
                    "ME-14.4",
                    "automa-courtiers",
                    party,
                    "courtiers",
                    f"automa {party} has too many courtiers in {c.HALLS[hall]}",
                )
            )


def _check_palace(state: MervFields, problems: list[Problem]) -> None:
    for hall in range(c.HALL_COUNT):
        if courtiers_in(state, hall) > c.HALL_SPACES[state.seats]:
            name = c.HALLS[hall]
            where = [f"parties[{party}].courtiers.{name}" for party in range(int(state.parties))]
            text = f"{name} has more courtiers than spaces"
            problems.append(Problem("ME-19.8", "hall", {"hall": f"hall-{name}"}, where, text))
