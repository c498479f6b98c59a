"""Typed tables made from components.toml at import.

Sizes are literal, because the compiler inlines only those; the file is checked against them. Everything else is read,
the size of the pilgrim map too: data editions differ in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.edition import read_components
from tabuleiro.core.reader import Reader
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.data.pilgrim_map import PilgrimMap
from tabuleiro.games.coimbra.data.programs import Compiler
from tabuleiro.games.coimbra.decisions import AGENDA_CAPACITY

Words = tuple[str, ...]
"""Tables are declared with their types: within one C library mypy may read their users first."""

LOCATIONS: Final[Words] = ("castle", "upper", "central", "lower")
BACKS: Final[Words] = ("I", "II", "III")
ZONES: Final[Words] = ("immediate", "phase_c", "phase_e", "game_end")
DIPLOMAS: Final[Words] = ("d1", "d2", "d3", "d4", "d5", "wild")
PARTS: Final[Words] = ("voyages", "influence", "diplomas", "game_end_cards", "leftovers")
"""The five parts of the final scoring (CO-10.1)."""

GUARDS: Final = 0
COINS: Final = 1
STEPS: Final = 2
POINTS: Final = 3
WHITE: Final = 4
CASTLE: Final = 0
IMMEDIATE: Final = 0
PHASE_C: Final = 1
PHASE_E: Final = 2
GAME_END: Final = 3
WILD: Final = 5
NO_COST: Final = -1

MAX_SEATS: Final = 4
ROUNDS: Final = 4
TRACK_COUNT: Final = 4
SPACES: Final = 16
"""Spaces of an influence track, 0 to 15."""
DIE_COUNT: Final = 13
FACES: Final = 6
DICE_PER_SEAT: Final = 3
LOCATION_COUNT: Final = 4
COLUMNS: Final = 4
DISPLAY: Final = 12
"""Places of the character display: (location - 1) * COLUMNS + column."""
MAX_TOKENS: Final = 2
ROW: Final = 14
"""The longest row: twelve dice and two tokens."""
CARD_COUNT: Final = 56
START_CARDS: Final = 8
"""The cards with back I come first."""
GROUPS: Final = 4
FAVOR_COUNT: Final = 4
TILE_COUNT: Final = 4
MONASTERY_COUNT: Final = 24
MONASTERY_SPACES: Final = 14
VOYAGE_COUNT: Final = 15
SLOTS: Final = 6
CORNERS: Final = 4
"""The corners are the first nodes."""
LIMIT: Final = 20
"""The most coins and the most guards (CO-4.3)."""


class Components:
    """Everything in components.toml that the rules need."""

    def __init__(self, data: Reader) -> None:
        self.compiler = Compiler()
        self.bits = [1 << i for i in range(CARD_COUNT)]
        self._check_words(data)
        self._read_numbers(data)
        self._read_dice(data)
        self._read_tracks(data)
        self._read_favors(data)
        self._read_cards(data.at("character_card"))
        self._read_monasteries(data.at("monastery"))
        self._read_voyages(data.at("voyage_card"))
        self._read_map(data)
        self._check_programs(data)

    def _check_words(self, data: Reader) -> None:
        """Classes, colours and incomes belong together in one fixed order (CO-1.13)."""
        for i, entry in enumerate(data.at("class").items_exactly(TRACK_COUNT)):
            for key, word in (("id", p.CLASSES[i]), ("color", p.COLOURS[i]), ("income_resource", p.RESOURCES[i])):
                entry.at(key).word((word,))
        for i, diploma in enumerate(data.at("diploma").items_exactly(len(DIPLOMAS))):
            diploma.at("id").word((DIPLOMAS[i],))
        for part, name in zip(data.at("final_scoring").at("parts").items_exactly(len(PARTS)), PARTS, strict=True):
            part.word((name,))

    def _read_numbers(self, data: Reader) -> None:
        start = data.at("player_start")
        self.start_coins = start.at("coins").integer(0, LIMIT)
        self.start_guards = start.at("guards").integer(0, LIMIT)
        start.at("vp").integer(0, 0)
        start.at("disks_supply").integer(MONASTERY_SPACES + SLOTS, MONASTERY_SPACES + SLOTS)
        data.at("meta").at("rounds").integer(ROUNDS, ROUNDS)
        limits = data.at("limits")
        for key in ("coins_max", "guards_max"):
            limits.at(key).integer(LIMIT, LIMIT)
        limits.at("influence_max").integer(SPACES - 1, SPACES - 1)
        limits.at("dice_per_player_per_round").integer(DICE_PER_SEAT, DICE_PER_SEAT)
        data.at("voyages").at("spaces").integer(SLOTS, SLOTS)
        self.cap = data.at("cap_tile").at("die_bonus").integer(1, 9)
        self.distress_coins = data.at("distress").at("coins").integer(0, LIMIT)
        self.distress_guards = data.at("distress").at("guards").integer(0, LIMIT)
        backs = data.at("setup").at("character_backs_by_round").items_exactly(ROUNDS)
        self.backs_by_round = [back.word(BACKS) for back in backs]
        self.back_of_round = [0, *self.backs_by_round]
        self.leftover_divisor = data.at("final_scoring").at("leftover_divisor").integer(1, 99)
        points = data.at("diploma_scoring").at("points")
        self.diploma_points = points.integers(len(DIPLOMAS), 0, 99)
        rises = [self.diploma_points[i + 1] - self.diploma_points[i] for i in range(len(DIPLOMAS) - 1)]
        if self.diploma_points[0] != 0 or rises != sorted(rises):
            raise points.fail("must begin with 0 and rise ever faster, or the partition of CO-10.4 is not the best")

    def _read_dice(self, data: Reader) -> None:
        self.die_ids = [die.text() for die in data.at("dice").at("ids").items_exactly(DIE_COUNT)]
        self.die_colours: list[int] = []
        for die in data.at("dice").at("ids").items():
            self.die_colours.append(Reader(die.text().partition("_")[0], die.place).word(p.COLOURS))
        self.dice_in_game = [0] * ((MAX_SEATS + 1) * DIE_COUNT)
        self.tokens = [0] * ((MAX_SEATS + 1) * LOCATION_COUNT * MAX_TOKENS)
        for seats in (2, 3, 4):
            self._read_dice_of(data, seats)
        if self.backs_by_round != sorted(self.backs_by_round):
            raise data.at("setup").at("character_backs_by_round").fail("the II cards lie above the III cards")

    def _read_dice_of(self, data: Reader, seats: int) -> None:
        """The dice and die tokens of one seat count (CO-3.3, CO-3.5)."""
        counts = data.at("dice").at("by_players").at(str(seats))
        for die, colour in enumerate(self.die_colours):
            before = self.die_colours[:die].count(colour)
            if before < counts.at(p.COLOURS[colour]).integer(0, 3):
                self.dice_in_game[seats * DIE_COUNT + die] = 1
        if sum(self.dice_in_game[seats * DIE_COUNT : (seats + 1) * DIE_COUNT]) < seats * DICE_PER_SEAT:
            raise counts.fail(f"expected at least {DICE_PER_SEAT} dice per player")
        rows = data.at("die_tokens").at("by_players").at(str(seats))
        rows.at(LOCATIONS[CASTLE]).items_exactly(0)
        for location in range(1, LOCATION_COUNT):
            row = rows.at(LOCATIONS[location])
            values = row.integers(len(row.items()), 1, FACES)
            if len(values) > MAX_TOKENS or values != sorted(values, reverse=True):
                raise row.fail(f"expected at most {MAX_TOKENS} values, descending")
            for i, value in enumerate(values):
                self.tokens[(seats * LOCATION_COUNT + location) * MAX_TOKENS + i] = value

    def _read_tracks(self, data: Reader) -> None:
        self.income: list[int] = []
        for i, track in enumerate(data.at("influence_track").items_exactly(TRACK_COUNT)):
            track.at("id").word((p.CLASSES[i],))
            for box in track.at("income").items_exactly(SPACES):
                for name in box.table():
                    Reader(name, box.place).word((*p.RESOURCES, "provenance"))
                self.income += [box.at(name).integer(0, LIMIT) if box.has(name) else 0 for name in p.RESOURCES]
        self.tile_ids: list[str] = []
        self.tile_points: list[int] = []
        for tile in data.at("influence_scoring_tile").items_exactly(TILE_COUNT):
            self.tile_ids.append(_new_identifier(tile, self.tile_ids))
            self.tile_points += [*tile.at("side_2_3_players").integers(2, 0, 99), 0]
            self.tile_points += tile.at("side_4_players").integers(3, 0, 99)
        rules = data.at("influence_scoring_rules")
        self.second_gap = rules.at("second_place_max_gap_2_players").integer(0, SPACES)
        self.places = [0, 0] + [rules.at("places_by_players").at(str(seats)).integer(1, 3) for seats in (2, 3, 4)]
        self.flag_crowns = data.at("player_order_flags").at("crowns").integers(MAX_SEATS, 0, 9)
        self.token_crowns: list[int] = []
        for i, token in enumerate(data.at("crown_token").items_exactly(TRACK_COUNT)):
            token.at("class").word((p.CLASSES[i],))
            self.token_crowns.append(token.at("crowns").integer(0, 9))
        self.tiers = [0] * SPACES
        for tier in data.at("end_track_tiers").at("tiers").items():
            low, high, points = tier.integers(3, 0, 99)
            for space in range(low, min(high, SPACES - 1) + 1):
                self.tiers[space] = points

    def _read_favors(self, data: Reader) -> None:
        self.favor_ids: list[str] = []
        self.favor_crowns: list[int] = []
        self.favor_code: list[int] = []
        for favor in data.at("favor_tile").items_exactly(FAVOR_COUNT):
            self.favor_ids.append(_new_identifier(favor, self.favor_ids))
            self.favor_crowns.append(favor.at("crowns").integer(0, 9))
            self.favor_code.append(self.compiler.compile(favor.at("effects").items(), p.FAVOR_OPS, self.favor_ids[-1]))

    def _read_cards(self, cards: Reader) -> None:
        self.card_ids: list[str] = []
        self.card_class: list[int] = []
        self.card_back: list[int] = []
        self.card_cost: list[int] = []
        self.card_influence: list[int] = []
        self.card_zone: list[int] = []
        self.card_code: list[int] = []
        self.card_diplomas: list[int] = []
        ops = (p.IMMEDIATE_OPS, p.PHASE_C_OPS, p.PHASE_E_OPS, p.GAME_END_OPS)
        for i, card in enumerate(cards.items_exactly(CARD_COUNT)):
            self.card_ids.append(_new_identifier(card, self.card_ids))
            self.card_class.append(card.at("class").word(p.CLASSES))
            self.card_back.append(card.at("back").word(BACKS))
            if (self.card_back[i] == 0) != (i < START_CARDS):
                raise card.at("back").fail(f"the {START_CARDS} cards with back I come first, and no others have it")
            self.card_cost.append(NO_COST if i < START_CARDS else card.at("cost_type").word(p.RESOURCES[:2]))
            self.card_influence.append(card.at("influence").integer(1, 4))
            self.card_zone.append(card.at("bonus_kind").word(ZONES))
            effects = card.at("effects").items()
            self.card_code.append(self.compiler.compile(effects, ops[self.card_zone[i]], self.card_ids[i]))
            icons = [icon.word(DIPLOMAS) for icon in card.at("diplomas").items()]
            self.card_diplomas += [icons.count(kind) for kind in range(len(DIPLOMAS))]
        for back in (1, 2):
            if self.card_back.count(back) != DISPLAY * self.backs_by_round.count(back):
                raise cards.fail(f"expected {DISPLAY * self.backs_by_round.count(back)} cards with back {BACKS[back]}")

    def _read_monasteries(self, monasteries: Reader) -> None:
        self.monastery_ids: list[str] = []
        self.monastery_back: list[int] = []
        self.monastery_immediate: list[int] = []
        self.monastery_code: list[int] = []
        for tile in monasteries.items_exactly(MONASTERY_COUNT):
            self.monastery_ids.append(_new_identifier(tile, self.monastery_ids))
            self.monastery_back.append(tile.at("back").word(BACKS))
            immediate = tile.at("timing").word(("lasting", "immediate"))
            self.monastery_immediate.append(immediate)
            allowed = p.IMMEDIATE_OPS if immediate else p.LASTING_OPS
            effects = tile.at("effects").items()
            self.monastery_code.append(self.compiler.compile(effects, allowed, self.monastery_ids[-1]))

    def _read_voyages(self, voyages: Reader) -> None:
        self.voyage_ids: list[str] = []
        self.voyage_type: list[int] = []
        self.voyage_cost: list[int] = []
        self.voyage_code: list[int] = []
        for card in voyages.items_exactly(VOYAGE_COUNT):
            self.voyage_ids.append(_new_identifier(card, self.voyage_ids))
            self.voyage_type.append(card.at("cost_type").word(p.RESOURCES[:2]))
            self.voyage_cost.append(card.at("cost").integer(0, LIMIT))
            self.voyage_code.append(self.compiler.compile([card.at("task")], p.TASK_OPS, self.voyage_ids[-1]))

    def _read_map(self, data: Reader) -> None:
        self.map = PilgrimMap(data, CORNERS, MONASTERY_SPACES, BACKS)
        for back in range(len(BACKS)):
            if self.monastery_back.count(back) < self.map.space_back.count(back):
                raise data.at("monastery").fail(f"there are too few with back {BACKS[back]}")

    def _check_programs(self, data: Reader) -> None:
        """What the rules take for granted about all effects together."""
        code = self.compiler.code
        self.exchange_give = [0, 0]
        self.exchange_get = [0, 0]
        chains = 0
        for pc in range(0, len(code), p.STRIDE):
            chains += code[pc] in (p.OP_ACQUIRE_FROM_DISCARD, p.OP_REPEAT_IMMEDIATE)
            if code[pc] == p.OP_PLACE_CAP and code[pc + p.X] != self.cap:
                raise data.at("cap_tile").at("die_bonus").fail("the favor tile says something else")
            if code[pc] == p.OP_E_EXCHANGE:
                resource = code[pc + p.X]
                rate = (code[pc + p.Y], code[pc + p.Z])
                known = (self.exchange_give[resource], self.exchange_get[resource])
                if known not in ((0, 0), rate) or rate[0] < 2:
                    raise data.at("character_card").fail("one exchange rate per resource, at least 2 to 1 (CO-6.E6)")
                self.exchange_give[resource], self.exchange_get[resource] = rate
        if 2 * (1 + 2 * chains) + 10 > AGENDA_CAPACITY:
            raise data.at("character_card").fail("too many cards repeat or buy from the discard pile (CO-2.1)")
        owners = [name.partition(".")[0] for name in self.compiler.names]
        self.sources = [1 + self.card_ids.index(name) if name in self.card_ids else 0 for name in owners]
        self.beginnings = [self._beginning(card, data) for card in range(CARD_COUNT)]

    def _beginning(self, card: int, data: Reader) -> int:
        """The instruction of a card that is used at the beginning of phase E, or -1 (CO-6.E2)."""
        code = self.compiler.code
        found: list[int] = []
        pc = self.card_code[card]
        while code[pc * p.STRIDE] != 0:
            if code[pc * p.STRIDE] in (p.OP_E_START_INFLUENCE, p.OP_E_IF_NO_DIE):
                found.append(pc)
            pc += 1
        if len(found) > 1:
            raise data.at("character_card").fail(f"{self.card_ids[card]} has two bonuses for the beginning of phase E")
        return found[0] if found else -1


def _new_identifier(entry: Reader, taken: list[str]) -> str:
    name = entry.identifier()
    if name in taken:
        raise entry.at("id").fail(f"{name} stands there twice")
    return name


_DATA, DIGEST = read_components("tabuleiro.games.coimbra")
_PARTS: Final = Components(Reader(_DATA))

CARDS: Final[Words] = tuple(_PARTS.card_ids)
MONASTERIES: Final[Words] = tuple(_PARTS.monastery_ids)
VOYAGES: Final[Words] = tuple(_PARTS.voyage_ids)
TILES: Final[Words] = tuple(_PARTS.tile_ids)
FAVORS: Final[Words] = tuple(_PARTS.favor_ids)
NODES: Final[Words] = tuple(_PARTS.map.node_ids)
DICE: Final[Words] = tuple(_PARTS.die_ids)

BIT: Final[vec[i64]] = vec[i64](_PARTS.bits)
"""Powers of two for bit sets of cards, dice and the like: compiled, a literal 1 shifted by an i64 has 32 bits only."""
CODE: Final[vec[i64]] = vec[i64](_PARTS.compiler.code)
"""instruction * STRIDE + column: all programs, one after the other."""
INSTRUCTIONS: Final[Words] = tuple(_PARTS.compiler.names)
"""The name of every instruction: the id of its component, its place there, and so on into the options."""
SOURCE: Final[vec[i64]] = vec[i64](_PARTS.sources)
"""instruction: 1 + the card that it belongs to, or 0."""
CARD_CLASS: Final[vec[i64]] = vec[i64](_PARTS.card_class)
CARD_BACK: Final[vec[i64]] = vec[i64](_PARTS.card_back)
CARD_COST: Final[vec[i64]] = vec[i64](_PARTS.card_cost)
"""card: GUARDS or COINS pay for it; NO_COST for a start card."""
CARD_INFLUENCE: Final[vec[i64]] = vec[i64](_PARTS.card_influence)
CARD_ZONE: Final[vec[i64]] = vec[i64](_PARTS.card_zone)
CARD_CODE: Final[vec[i64]] = vec[i64](_PARTS.card_code)
CARD_DIPLOMAS: Final[vec[i64]] = vec[i64](_PARTS.card_diplomas)
"""card * 6 + kind: icons on it, the wild ones last."""
CARD_BEGINNING: Final[vec[i64]] = vec[i64](_PARTS.beginnings)
"""card: its instruction for the beginning of phase E, or -1."""
FAVOR_CODE: Final[vec[i64]] = vec[i64](_PARTS.favor_code)
FAVOR_CROWNS: Final[vec[i64]] = vec[i64](_PARTS.favor_crowns)
TOKEN_CROWNS: Final[vec[i64]] = vec[i64](_PARTS.token_crowns)
FLAG_CROWNS: Final[vec[i64]] = vec[i64](_PARTS.flag_crowns)
MONASTERY_BACK: Final[vec[i64]] = vec[i64](_PARTS.monastery_back)
MONASTERY_IMMEDIATE: Final[vec[i64]] = vec[i64](_PARTS.monastery_immediate)
MONASTERY_CODE: Final[vec[i64]] = vec[i64](_PARTS.monastery_code)
VOYAGE_TYPE: Final[vec[i64]] = vec[i64](_PARTS.voyage_type)
VOYAGE_COST: Final[vec[i64]] = vec[i64](_PARTS.voyage_cost)
VOYAGE_CODE: Final[vec[i64]] = vec[i64](_PARTS.voyage_code)

SPACE_OF_NODE: Final[vec[i64]] = vec[i64](_PARTS.map.space_of_node)
"""node: its monastery space, or -1."""
NODE_OF_SPACE: Final[vec[i64]] = vec[i64](_PARTS.map.node_of_space)
SPACE_BACK: Final[vec[i64]] = vec[i64](_PARTS.map.space_back)
ROAD_FIRST: Final[vec[i64]] = vec[i64](_PARTS.map.road_first)
"""node: where its neighbours begin in ROADS; they end where those of the next node begin."""
ROADS: Final[vec[i64]] = vec[i64](_PARTS.map.roads)

DISTANCES: Final[vec[i64]] = vec[i64](_PARTS.map.distances)
"""node * MONASTERY_SPACES + space: steps from a place to a monastery, FAR if no road leads there."""
DIE_COLOUR: Final[vec[i64]] = vec[i64](_PARTS.die_colours)
DICE_IN_GAME: Final[vec[i64]] = vec[i64](_PARTS.dice_in_game)
"""seats * DIE_COUNT + die: 1 if it is used (CO-3.5)."""
TOKENS: Final[vec[i64]] = vec[i64](_PARTS.tokens)
"""(seats * LOCATION_COUNT + location) * MAX_TOKENS + i: values from left to right, 0 for none (CO-3.3)."""
INCOME: Final[vec[i64]] = vec[i64](_PARTS.income)
"""(track * SPACES + space) * 4 + resource."""
TILE_POINTS: Final[vec[i64]] = vec[i64](_PARTS.tile_points)
"""(tile * 2 + side) * 3 + place; side 1 is for four players."""
PLACES: Final[vec[i64]] = vec[i64](_PARTS.places)
"""seats: how many places of a track score."""
TIERS: Final[vec[i64]] = vec[i64](_PARTS.tiers)
"""space: what `end_track_tier` is worth there."""
DIPLOMA_POINTS: Final[vec[i64]] = vec[i64](_PARTS.diploma_points)
EXCHANGE_GIVE: Final[vec[i64]] = vec[i64](_PARTS.exchange_give)
EXCHANGE_GET: Final[vec[i64]] = vec[i64](_PARTS.exchange_get)
BACK_OF_ROUND: Final[vec[i64]] = vec[i64](_PARTS.back_of_round)
"""round 1 to 4: the back of the characters that come."""
SECOND_GAP: Final[i64] = _PARTS.second_gap
CAP_BONUS: Final[i64] = _PARTS.cap
START_COINS: Final[i64] = _PARTS.start_coins
START_GUARDS: Final[i64] = _PARTS.start_guards
DISTRESS_COINS: Final[i64] = _PARTS.distress_coins
DISTRESS_GUARDS: Final[i64] = _PARTS.distress_guards
LEFTOVER_DIVISOR: Final[i64] = _PARTS.leftover_divisor
