"""Reads components.toml: every printed value, validated, as plain lists.

`components` turns the lists into the tables that the rules use. Every complaint names its place in the file.
"""

from typing import Final

from tabuleiro.core.reader import Reader
from tabuleiro.games.merv.data.effects import OPERATIONS, read_cost, read_effects

Names = tuple[str, ...]
"""Declared, not inferred: other modules use names at their top, and the compiler may check these modules first."""

SITE_TYPES: Final[Names] = ("caravansary", "palace", "mosque", "marketplace", "library", "walls")
COLOURS: Final[Names] = ("orange", "purple", "teal", "pink", "white")
SIDES: Final[Names] = ("N", "E", "S", "W")
KINDS: Final[Names] = ("wall", "gate")
MAIN_ACTIONS: Final[Names] = ("site", "favor", "soldier", "alternative")
SCORED: Final[Names] = ("mosque_steps", "goods", "scrolls", "spices")
UPGRADE_KINDS: Final[Names] = ("white", "bonus")
BREAKTHROUGH_WORDS: Final[Names] = ("discount", "wild_color", "alternative_action", "immediate")
AUTOMAS: Final[Names] = ("high_courtier", "corrupt_magistrate")
DIFFICULTIES: Final[Names] = ("easy", "normal", "hard")
DISCOUNTED: Final[Names] = ("caravansary", "palace", "mosque", "marketplace")
"""The actions that a discount may name: their costs can be lowered by one cube (ME-8.0)."""
TIE_BREAKS: Final[Names] = ("influence", "favor", "cubes_plus_camels")


class Edition:
    """Everything in components.toml that the rules need."""

    def __init__(self, data: Reader) -> None:
        self._read_pieces(data)
        self._read_setup(data)
        self._read_city(data)
        self._read_fortifications(data)
        self._read_market(data)
        self._read_caravansary(data)
        self._read_tracks(data)
        self._read_palace(data)
        self._read_mosque(data)
        self._read_trade(data)
        self._read_library(data)
        self._read_contracts(data)
        self._read_scoring(data)
        self._read_automas(data)
        self._check_scoring_tiles(data)

    def _read_pieces(self, data: Reader) -> None:
        data.at("meta").at("years").integer(3, 3)
        data.at("meta").at("turns_per_year").integer(4, 4)
        counts = data.at("components")
        self.camels = counts.at("camels").integer(8, 99)
        counts.at("fortifications").integer(20, 20)
        counts.at("scroll_tokens").integer(1, 99)
        pieces = data.at("player_pieces")
        self.houses = pieces.at("buildings").integer(1, 24)
        self.servants = pieces.at("servants").integer(1, 24)
        self.posts = pieces.at("disc_use").at("trading_posts").integer(1, 8)
        self.player_colours = _identifiers(data.at("player_color").items_exactly(4))
        resources = data.at("resource").items_exactly(len(COLOURS))
        for i, resource in enumerate(resources):
            _in_order(resource.at("id"), COLOURS[i])
            if resource.at("wild").boolean() != (i == len(COLOURS) - 1):
                raise resource.at("wild").fail("white, and only white, is wild for everybody")
        self.cubes = [resource.at("count").integer(7, 99) for resource in resources]

    def _read_setup(self, data: Reader) -> None:
        """What depends on the number of players; index 0 is not used (ME-2)."""
        self.scrolls, self.stack, self.hall_spaces, self.grades = [0], [0], [0], [0]
        self.row_camels, self.market_side = [0], [0]
        self.automa_counts = [0]
        for seats in (1, 2, 3, 4):
            setup = data.at("setup").at(f"players_{seats}")
            self.scrolls.append(
                setup.at("scrolls").integer(1, data.at("components").at("scroll_tokens").integer(1, 99))
            )
            self.stack.append(setup.at("goods_per_stack").integer(1, 99))
            self.hall_spaces.append(setup.at("hall_spaces").integer(1, 99))
            self.row_camels.append(setup.at("camels_on_row").integer(0, 8))
            self.market_side.append(setup.at("camel_market_side").word(("a", "b")))
            grades = setup.at("contract_grades").items()
            for i, grade in enumerate(grades):
                grade.integer(i + 1, min(i + 1, 3))
            self.grades.append(len(grades))
            automas = setup.at("automas").items()
            for i, automa in enumerate(automas):
                _in_order(automa, AUTOMAS[i])
            if seats + len(automas) > 4:
                raise setup.at("automas").fail("there are four colours")
            setup.at("queue_spaces").integer(seats + len(automas), seats + len(automas))
            self.automa_counts.append(len(automas))
        starts = data.at("start_resources").items_exactly(4)
        for i, start in enumerate(starts):
            start.at("position").integer(i + 1, i + 1)
        self.start_camels = [start.at("camels").integer(0, 9) for start in starts]
        self.start_white = [start.at("white").integer(0, 9) for start in starts]
        self.main_effects = []
        for i, action in enumerate(data.at("main_action").items_exactly(len(MAIN_ACTIONS))):
            _in_order(action.at("id"), MAIN_ACTIONS[i])
            self.main_effects.append(read_effects(action.at("effects")))

    def _read_city(self, data: Reader) -> None:
        city = data.at("city")
        city.at("rows").integer(5, 5)
        city.at("cols").integer(5, 5)
        self.market_cell = city.at("camel_market_cell").integers(2, 2, 2)
        for i, kind in enumerate(data.at("site_type").items_exactly(len(SITE_TYPES))):
            _in_order(kind.at("id"), SITE_TYPES[i])
        tiles = data.at("site_tile").items_exactly(24)
        self.tile_ids = _identifiers(tiles)
        self.tile_types = [tile.at("type").word(SITE_TYPES) for tile in tiles]
        self.tile_colours = [tile.at("resource").word(COLOURS[:4]) for tile in tiles]
        self.slot_ids = _identifiers(data.at("action_slot").items_exactly(20))
        self.lines: list[int] = []
        self.clockwise: list[int] = []
        for i, slot in enumerate(data.at("action_slot").items_exactly(20)):
            side, index = divmod(i, 5)
            _in_order(slot.at("side"), SIDES[side])
            slot.at("index").integer(index, index)
            slot.at("turn").integer(side + 1, side + 1)
            self.clockwise.append(slot.at("clockwise").integer(1, 5))
            self.lines += _cells(slot.at("line"), 5)
            if slot.at("has_camel_market").boolean() != (-1 in self.lines[-5:]):
                raise slot.at("has_camel_market").fail("does not fit the line")
        corners = data.at("queue_corner").items_exactly(4)
        self.corner_ids = _identifiers(corners)

    def _read_fortifications(self, data: Reader) -> None:
        self.fort_ids = _identifiers(data.at("fort_slot").items_exactly(20))
        self.fort_kinds: list[int] = []
        self.protects: list[int] = []
        data.at("invasion").at("depth").integer(2, 2)
        for i, fort in enumerate(data.at("fort_slot").items_exactly(20)):
            side, index = divmod(i, 5)
            _in_order(fort.at("side"), SIDES[side])
            fort.at("index").integer(index, index)
            self.fort_kinds.append(fort.at("kind").word(KINDS))
            cells = _cells(fort.at("protects"), 2)
            if cells != self.lines[i * 5 : i * 5 + 2]:
                raise fort.at("protects").fail("expected the first two cells of its line")
            self.protects += cells
        columns = data.at("fort_column").items_exactly(4)
        self.column_ids = _identifiers(columns)
        self.yard: list[int] = []
        self.build_costs: list[int] = []
        for column in columns:
            for kind in KINDS:
                self.yard.append(column.at(f"{kind}s").integer(0, 20))
                self.build_costs += read_cost(column.at(f"{kind}_cost"))
        for k, kind in enumerate(KINDS):
            if sum(self.yard[k::2]) != self.fort_kinds.count(k):
                raise data.at("fort_column").fail(f"the number of {kind}s does not fit the slots")
        rules = data.at("fortification_rules")
        self.fort_influence = [rules.at(f"influence_{whose}_building").integer(0, 9) for whose in ("own", "other")]
        soldier = data.at("soldier")
        self.soldier_influence = [soldier.at(f"influence_{whose}_building").integer(0, 9) for whose in ("own", "other")]

    def _read_market(self, data: Reader) -> None:
        spaces = data.at("camel_market_space").items_exactly(7)
        self.space_ids = _identifiers(spaces)
        self.space_sides = [space.at("side").word(("a", "b")) for space in spaces]
        for space in spaces:
            space.at("capacity").integer(1, 1)
        self.space_effects = [read_effects(space.at("effects")) for space in spaces]
        self.fill_order: list[int] = []
        for s, side in enumerate(("a", "b")):
            order = data.at("camel_market").at(f"fill_order_{side}")
            filled = [space.word(self.space_ids) for space in order.items_exactly(self.space_sides.count(s))]
            if sorted(filled) != [i for i in range(7) if self.space_sides[i] == s]:
                raise order.fail("expected every space of the side once")
            self.fill_order += filled + [-1] * (4 - len(filled))

    def _read_caravansary(self, data: Reader) -> None:
        caravansary = data.at("caravansary")
        caravansary.at("row_size").integer(8, 8)
        caravansary.at("max_camels_per_card").integer(1, 1)
        caravansary.at("cubes_per_card").integer(1, 1)
        self.pair_size = caravansary.at("pair_size").integer(1, 9)
        spices = data.at("spice").items_exactly(6)
        self.spice_ids = _identifiers(spices)
        self.spice_cards = [spice.at("cards").integer(1, 24) for spice in spices]
        self.spice_effects = [read_effects(spice.at("pair_effects")) for spice in spices]
        cards = [card.at("spice").word(self.spice_ids) for card in data.at("caravan_card").items()]
        for spice, wanted in enumerate(self.spice_cards):
            if cards.count(spice) != wanted:
                raise data.at("caravan_card").fail(f"expected {wanted} cards of {self.spice_ids[spice]}")
        self.set_points = data.at("spice_scoring").at("set_points").integers(7, 0, 999)

    def _read_tracks(self, data: Reader) -> None:
        influence = data.at("influence_track")
        influence.at("max").integer(20, 20)
        self.influence_points = _marks(influence.at("vp_on_reaching"), 20, "vp")
        kinds = _marks(influence.at("spice_kinds_allowed"), 20, "kinds")
        self.spice_limit = [max(kinds[: at + 1]) for at in range(21)]
        self.thresholds: list[int] = []
        for i, level in enumerate(influence.at("contract_level_thresholds").items_exactly(3)):
            level.at("level").integer(i + 1, i + 1)
            self.thresholds.append(level.at("at").integer(0, 20))
        favor = data.at("favor_track")
        favor.at("max").integer(10, 10)
        self.favor_points = _marks(favor.at("vp_on_entering"), 10, "vp")

    def _read_palace(self, data: Reader) -> None:
        palace = data.at("palace")
        self.courtier_cost = palace.at("base_cost").integer(1, 9)
        palace.at("favor_per_scored_courtier").integer(1, 1)
        self.first_space_effects = read_effects(palace.at("first_space_effects"))
        halls = data.at("palace_hall").items_exactly(4)
        self.hall_ids = _identifiers(halls)
        self.hall_colours = [hall.at("color").word(COLOURS[:4]) for hall in halls]
        self.hall_scores = [hall.at("scores").word(SCORED) for hall in halls]
        self.hall_points = [hall.at("vp_per_unit").integer(0, 99) for hall in halls]

    def _read_mosque(self, data: Reader) -> None:
        self.step_costs: list[int] = []
        self.step_effects: list[list[int]] = []
        for i, step in enumerate(data.at("mosque_step").items_exactly(8)):
            step.at("step").integer(i + 1, i + 1)
            self.step_costs += read_cost(step.at("cost"))
            self.step_effects.append(read_effects(step.at("effects")))
        data.at("mosque_end").at("step").integer(8, 8)
        upgrades = data.at("upgrade_tile").items_exactly(10)
        self.upgrade_ids = _identifiers(upgrades)
        self.upgrade_kinds = [tile.at("kind").word(UPGRADE_KINDS) for tile in upgrades]
        self.upgrade_colours = [tile.at("resource").word(COLOURS) for tile in upgrades]
        tiles = data.at("scoring_tile").items_exactly(4)
        self.scoring_ids = _identifiers(tiles)
        self.scoring_types = [tile.at("site_type").word(SITE_TYPES) for tile in tiles]
        self.scoring_points = [tile.at("vp_per_building").integer(0, 99) for tile in tiles]

    def _read_trade(self, data: Reader) -> None:
        self.good_ids = _identifiers(data.at("good").items_exactly(8))
        for good in data.at("good").items():
            good.at("tokens").integer(max(self.stack), 99)
        cities = data.at("trade_city").items_exactly(8)
        self.city_ids = _identifiers(cities)
        self.city_inner = [1 - city.at("ring").word(("inner", "outer")) for city in cities]
        self.city_goods = [city.at("good").word(self.good_ids) for city in cities]
        if sorted(self.city_goods) != list(range(8)):
            raise data.at("trade_city").fail("expected every good in one city")
        self.city_effects = [read_effects(city.at("first_post_effects")) for city in cities]
        routes = data.at("trade_route").items_exactly(12)
        self.route_ids = _identifiers(routes)
        self.route_ends = [route.at(end).word(self.city_ids) for route in routes for end in ("a", "b")]
        for route in routes:
            route.at("camel_spaces").integer(1, 1)
        rules = data.at("marketplace_rules")
        self.good_cost = rules.at("cubes_per_good").integer(1, 9)
        for key in ("goods_per_city_per_action", "posts_per_player_per_city"):
            rules.at(key).integer(1, 1)
        _in_order(rules.at("first_post_must_be"), "inner")

    def _read_library(self, data: Reader) -> None:
        library = data.at("library")
        self.library_most = library.at("max_cubes_per_action").integer(1, 9)
        self.library_scrolls = library.at("scrolls_per_cube").integer(1, 9)
        self.breakthrough_at = library.at("breakthrough_at").integers(4, 1, 99)
        if sorted(set(self.breakthrough_at)) != self.breakthrough_at:
            raise library.at("breakthrough_at").fail("expected growing numbers")
        tiles = data.at("breakthrough").items_exactly(16)
        self.breakthrough_ids = _identifiers(tiles)
        self.breakthrough_piles = [tile.at("pile").integer(1, 4) - 1 for tile in tiles]
        self.breakthrough_kinds = [tile.at("kind").word(BREAKTHROUGH_WORDS) for tile in tiles]
        self.breakthrough_effects: list[list[int]] = []
        self.breakthrough_subjects: list[int] = []
        for tile, kind in zip(tiles, self.breakthrough_kinds, strict=True):
            self.breakthrough_effects.append(read_effects(tile.at("effects")) if kind == 3 else [])
            self.breakthrough_subjects.append(_subject(tile, kind))
        for pile in range(4):
            if self.breakthrough_piles.count(pile) != 4:
                raise data.at("breakthrough").fail(f"expected 4 tiles in pile {pile + 1}")
        named = [pair for pair in zip(self.breakthrough_kinds, self.breakthrough_subjects, strict=True) if pair[0] < 3]
        if len(set(named)) != len(named):
            raise data.at("breakthrough").fail("two tiles say the same")
        piles = {self.breakthrough_piles[i] for i in range(16) if self.breakthrough_kinds[i] == 2}
        if len(piles) > 1:
            raise data.at("breakthrough").fail("expected all alternative actions in one pile, so that nobody has two")

    def _read_contracts(self, data: Reader) -> None:
        contracts = data.at("contract").items_exactly(18)
        self.contract_ids = _identifiers(contracts)
        self.contract_costs: list[int] = []
        self.contract_goods: list[int] = []
        self.contract_effects: list[list[int]] = []
        self.contract_points = [contract.at("vp").integer(0, 99) for contract in contracts]
        self.contract_scrolls = [contract.at("scrolls").integer(0, 99) for contract in contracts]
        for i, contract in enumerate(contracts):
            contract.at("level").integer(i // 6 + 1, i // 6 + 1)
            contract.at("grade").integer(i % 6 // 2 + 1, i % 6 // 2 + 1)
            goods = [good.word(self.good_ids) for good in contract.at("goods").items()]
            self.contract_goods += [goods.count(good) for good in range(8)]
            self.contract_costs += read_cost(contract.at("cost"))
            self.contract_effects.append(read_effects(contract.at("effects")))
        piles = data.at("contract_pile").items_exactly(6)
        self.pile_ids = _identifiers(piles)
        for i, pile in enumerate(piles):
            pile.at("level").integer(i // 2 + 1, i // 2 + 1)

    def _read_scoring(self, data: Reader) -> None:
        scoring = data.at("scoring")
        self.building_points = scoring.at("vp_per_building").integer(0, 99)
        tile_points = scoring.at("vp_per_building_matching_scoring_tile").integer(0, 99)
        if self.scoring_points != [tile_points] * 4:
            raise data.at("scoring_tile").fail(f"expected {tile_points} points on every tile, as in scoring")
        self.mosque_end_points = scoring.at("vp_per_mosque_building_at_track_end").integer(0, 99)
        data.at("mosque_end").at("vp_per_own_mosque_building").integer(self.mosque_end_points, self.mosque_end_points)
        scoring.at("favor_per_courtier").integer(1, 1)
        invasion = data.at("invasion")
        invasion.at("ransom_cubes").integer(1, 1)
        years = [year.integer(1, 3) for year in invasion.at("years").items()]
        self.invasions = [1 if year in years else 0 for year in range(4)]
        for i, criterion in enumerate(data.at("tie_break").at("order").items_exactly(len(TIE_BREAKS))):
            _in_order(criterion, TIE_BREAKS[i])

    def _check_scoring_tiles(self, data: Reader) -> None:
        """At most one step gives a scoring tile, so that the four tiles are enough and nobody gets two (ME-19.8)."""
        steps = [effects for effects in self.step_effects if _holds_scoring_tile(effects)]
        lists = [*self.main_effects, *self.space_effects, *self.spice_effects, *self.city_effects]
        lists += [*self.contract_effects, *self.breakthrough_effects, self.first_space_effects]
        if len(steps) > 1 or any(_holds_scoring_tile(effects) for effects in lists):
            raise data.at("mosque_step").fail("expected take_scoring_tile in one mosque step and nowhere else")

    def _read_automas(self, data: Reader) -> None:
        cards = data.at("solo_card").items_exactly(6)
        self.solo_ids = _identifiers(cards)
        self.slot_orders: list[int] = []
        self.site_orders: list[int] = []
        self.card_halls: list[int] = []
        self.card_levels: list[int] = []
        halls = [COLOURS[colour] for colour in self.hall_colours]
        for card in cards:
            self.slot_orders += _permutation(card.at("slot_order"))
            self.site_orders += _permutation(card.at("site_order"))
            self.card_halls.append(card.at("hc_hall").word(["fewest", *halls]) - 1)
            contract = card.at("cm_effect").word(("caravan", "contract"))
            self.card_levels.append(card.at("cm_level").integer(contract, 3 * contract))
        automas = data.at("automa").items_exactly(2)
        for i, automa in enumerate(automas):
            _in_order(automa.at("id"), AUTOMAS[i])
        self.fallback_points = [automa.at("fallback_vp").integer(0, 99) for automa in automas]
        self.courtiers_per_hall = automas[0].at("max_courtiers_per_hall").integer(1, 99)
        self.courtier_points: list[int] = []
        self.contract_bonus: list[int] = []
        for i, level in enumerate(data.at("solo_difficulty").items_exactly(3)):
            _in_order(level.at("id"), DIFFICULTIES[i])
            self.courtier_points.append(level.at("hc_vp_per_courtier").integer(0, 99))
            self.contract_bonus.append(level.at("cm_vp_per_contract_bonus").integer(0, 99))


def _holds_scoring_tile(effects: list[int]) -> bool:
    return OPERATIONS.index("take_scoring_tile") in effects[::2]


def _identifiers(entries: list[Reader]) -> list[str]:
    names = [entry.identifier() for entry in entries]
    for i, entry in enumerate(entries):
        if names[i] in names[:i]:
            raise entry.at("id").fail(f"{names[i]!r} is there twice")
    return names


def _in_order(entry: Reader, expected: str) -> None:
    if entry.text() != expected:
        raise entry.fail(f"expected {expected!r} here: the order has a meaning")


def _cells(entry: Reader, count: int) -> list[int]:
    """Cells as site numbers 0 to 23, row by row without the camel market, which is -1."""
    sites: list[int] = []
    for cell in entry.items_exactly(count):
        row, column = cell.integers(2, 0, 4)
        number = row * 5 + column
        sites.append(-1 if number == 12 else number - (number > 12))
    return sites


def _marks(entry: Reader, most: int, key: str) -> list[int]:
    """A value for each space of a track, 0 where nothing is printed."""
    values = [0] * (most + 1)
    for mark in entry.items():
        values[mark.at("at").integer(0, most)] = mark.at(key).integer(0, 99)
    return values


def _permutation(entry: Reader) -> list[int]:
    order = entry.integers(5, 1, 5)
    if sorted(order) != [1, 2, 3, 4, 5]:
        raise entry.fail("expected each of 1 to 5 once")
    return [place - 1 for place in order]


def _subject(tile: Reader, kind: int) -> int:
    """What a breakthrough is about: an action, a colour, or nothing."""
    if kind == 0:
        tile.at("cubes_off_per_action").integer(1, 1)
        tile.at("action").word(DISCOUNTED)
    if kind in (0, 2):
        return tile.at("action").word(SITE_TYPES)
    return tile.at("color").word(COLOURS[:4]) if kind == 1 else -1
