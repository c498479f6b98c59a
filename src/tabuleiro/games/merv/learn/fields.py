"""What can be set in a position by hand."""

from typing import Final, cast

from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.core.present.field import CHOICE, COUNT, FLAG, ORDER, PLACE, SET, Choice, Field
from tabuleiro.core.present.path import list_at, number_at, table_at, value_at
from tabuleiro.core.state import Position
from tabuleiro.games.merv.data import components as c

QUIET: Final = ("choose_slot", "queue_space")
MOST_POINTS: Final = 200
"""More points of one category are not set by hand."""
_COURSE: Final = say("field-group-course")
_CITY: Final = say("field-group-city")
_WALLS: Final = say("panel-wall_yard")
_TRADE: Final = say("field-group-trade")
_SUPPLY: Final = say("place-supply")
_TRACKS: Final = (("favor", c.MAX_FAVOR), ("influence", c.MAX_INFLUENCE), ("mosque", c.STEP_COUNT))


def fields(position: Position) -> list[Field]:
    """All fields, group by group."""
    seats, parties = number_at(position, "seats"), len(list_at(position, "parties"))
    names = [_name(seats, party) for party in range(parties)]
    found = _course(position, seats, names)
    for party in range(parties):
        found += _party(position, party, seats, parties)
    return found + _city(position, seats, names) + _walls() + _trade(position, parties) + _supply(position)


def _name(seats: int, party: int) -> str:
    return f"seat-{party}" if party < seats else c.AUTOMAS[party - seats]


def _value(seats: int, party: int) -> int | str:
    return party if party < seats else c.AUTOMAS[party - seats]


def _parties(seats: int, names: list[str], heap: str = "") -> tuple[Choice, ...]:
    """The parties, or a piece of each, which comes from its heap."""
    choices: list[Choice] = []
    for party, name in enumerate(names):
        homes = (f"parties[{party}].{heap}",) if heap else ()
        message = "field-house" if heap == "houses" else "field-party"
        choices.append(Choice(_value(seats, party), say(message, party=name), homes))
    return tuple(choices)


def _course(position: Position, seats: int, names: list[str]) -> list[Field]:
    sides = tuple([Choice(side, say(f"side-{side}")) for side in c.SIDES[: c.ROUNDS]])
    found = [
        Field("year", COUNT, say("field-year"), _COURSE, low=1, high=c.YEARS, element="years"),
        Field("side", CHOICE, say("field-side"), _COURSE, sides),
    ]
    everybody = _parties(seats, names)
    if position["active"] is not None and cast("int | str", position["active"]) in range(seats):
        found.append(Field("active", CHOICE, say("field-active"), _COURSE, everybody[:seats]))
    order = list_at(position, "order")
    if None not in order:
        found.append(Field("order", ORDER, say("field-order"), _COURSE, everybody, len(order), len(order)))
    side = cast(str, position["side"]).lower()
    on_slots = tuple(
        [choice._replace(homes=("", *[f"slots[{i}]" for i in range(c.SLOTS_PER_SIDE)])) for choice in everybody]
    )
    for i in range(c.SLOTS_PER_SIDE):
        slot = f"slot_{side}{i}"
        found.append(Field(f"slots[{i}]", PLACE, say(f"slot-{slot}"), _COURSE, on_slots, element=f"slot:{slot}"))
    if len(names) > seats:
        cards = tuple([Choice(card, say(f"solo_card-{card}")) for card in c.SOLO_CARDS])
        found.append(Field("solo_deck", SET, say("field-solo_deck"), _COURSE, cards))
    return found


def _city(position: Position, seats: int, names: list[str]) -> list[Field]:
    """Tiles, buildings, soldiers and upgrades of every site, and the camels in the market."""
    found: list[Field] = []
    tiles = ("", *[f"city.{cell}.tile" for cell in c.CELLS])
    upgrades = ("", *[f"city.{cell}.upgrade" for cell in c.CELLS])
    tile_choices = tuple([Choice(tile, say(f"tile-{tile}"), tiles) for tile in c.TILES])
    upgrade_choices = tuple([Choice(upgrade, _upgrade(upgrade), upgrades) for upgrade in c.UPGRADES])
    for cell in c.CELLS:
        at, place, element = f"city.{cell}", f"cell-{cell}", f"cell:{cell}"
        houses, guards = _parties(seats, names, "houses"), _parties(seats, names[:seats], "servants")
        found.append(Field(f"{at}.building", PLACE, say("field-building", cell=place), _CITY, houses, element=element))
        found.append(Field(f"{at}.soldier", PLACE, say("field-soldier", cell=place), _CITY, guards))
        found.append(Field(f"{at}.upgrade", PLACE, say("field-upgrade", cell=place), _CITY, upgrade_choices))
        if value_at(position, f"{at}.tile") is not None:
            found.append(Field(f"{at}.tile", CHOICE, say("field-tile", cell=place), _CITY, tile_choices))
    for space in table_at(position, "camel_market"):
        label, element = say(f"market_space-{space}"), f"market_space:{space}"
        homes = ("supply.camels",)
        found.append(Field(f"camel_market.{space}", COUNT, label, _CITY, high=1, element=element, homes=homes))
    return found


def _upgrade(upgrade: str) -> Saying:
    return say("field-upgrade-tile", upgrade=f"upgrade-{upgrade}", number=c.UPGRADES.index(upgrade) + 1)


def _walls() -> list[Field]:
    """What is built on the walls comes from the yard of its colour."""
    found: list[Field] = []
    for i, fort in enumerate(c.FORTS):
        kind = c.KINDS[c.FORT_KINDS[i]]
        columns = tuple([_piece_of_yard(column, kind) for column in c.COLUMNS])
        found.append(Field(f"forts.{fort}", PLACE, say(f"fort-{fort}"), _WALLS, columns, element=f"fort:{fort}"))
    for i, column in enumerate(c.COLUMNS):
        for k, kind in enumerate(c.KINDS):
            label = say("field-yard", yard=f"yard-{column}", kind=f"fortification-{kind}")
            path, element = f"yard.{column}.{kind}", f"yard:{column}:{kind}"
            found.append(Field(path, COUNT, label, _WALLS, high=int(c.YARD[i * 2 + k]), element=element))
    return found


def _piece_of_yard(column: str, kind: str) -> Choice:
    saying = say("field-yard", yard=f"yard-{column}", kind=f"fortification-{kind}")
    return Choice(column, saying, (f"yard.{column}.{kind}",))


def _trade(position: Position, parties: int) -> list[Field]:
    """The caravan row and the piles of contracts."""
    found: list[Field] = []
    spices = tuple([Choice(spice, say(f"spice-{spice}"), (f"deck.{spice}",)) for spice in c.SPICES])
    for i in range(len(list_at(position, "row"))):
        element = f"row:{i + 1}"
        found.append(Field(f"row[{i}].spice", CHOICE, say("field-row", number=i + 1), _TRADE, spices, element=element))
        label = say("field-row-camel", number=i + 1)
        found.append(Field(f"row[{i}].camel", FLAG, label, _TRADE, homes=("supply.camels",)))
    contracts = _unique(c.CONTRACTS, "contract", _contract_homes(parties))
    for pile in c.PILES:
        path, element = f"piles.{pile}", f"pile:{pile}"
        found.append(Field(path, ORDER, say(f"pile-{pile}"), _TRADE, contracts, 0, c.PILE_SIZE, element))
    return found


def _contract_homes(parties: int) -> tuple[str, ...]:
    return ("", *[f"piles.{pile}" for pile in c.PILES], *[f"parties[{party}].contracts" for party in range(parties)])


def _unique(names: tuple[str, ...], kind: str, homes: tuple[str, ...]) -> tuple[Choice, ...]:
    """Things that are in one place only."""
    return tuple([Choice(name, say(f"{kind}-{name}"), homes) for name in names])


def _supply(position: Position) -> list[Field]:
    """What nobody has yet."""
    found: list[Field] = []
    for i, colour in enumerate(c.COLOURS):
        label, element = say("field-cubes", colour=f"cube-{colour}"), f"cube:{colour}"
        found.append(Field(f"supply.{colour}", COUNT, label, _SUPPLY, high=int(c.CUBES[i]), element=element))
    seats = number_at(position, "seats")
    for name, most in (("camels", int(c.CAMELS)), ("scrolls", int(c.SCROLLS[seats]))):
        found.append(Field(f"supply.{name}", COUNT, say(f"field-{name}"), _SUPPLY, high=most))
    for good in c.GOODS:
        label, most = say(f"good-{good}"), int(c.STACKS[seats])
        found.append(Field(f"stock.{good}", COUNT, label, _SUPPLY, high=most, element=f"good:{good}"))
    for i, spice in enumerate(c.SPICES):
        label = say("field-deck", spice=f"spice-{spice}")
        found.append(Field(f"deck.{spice}", COUNT, label, _SUPPLY, high=int(c.SPICE_CARDS[i]), element="deck"))
    return found


def _party(position: Position, party: int, seats: int, parties: int) -> list[Field]:
    group, at = say("field-group-player", party=_name(seats, party)), f"parties[{party}]"
    found = [
        Field(f"{at}.houses", COUNT, say("field-houses"), group, high=int(c.HOUSES), element=f"houses:{party}"),
        Field(f"{at}.servants", COUNT, say("field-servants"), group, high=int(c.SERVANTS), element=f"servants:{party}"),
    ]
    for hall in c.HALLS:
        label, homes = say("field-courtiers", hall=f"hall-{hall}"), (f"{at}.servants",)
        path, element = f"{at}.courtiers.{hall}", f"hall:{hall}"
        found.append(Field(path, COUNT, label, group, high=int(c.SERVANTS), element=element, homes=homes))
    if party < seats:
        found += _belongings(position, party, parties, group)
    for i, spice in enumerate(c.SPICES):
        label, homes = say("field-spice", spice=f"spice-{spice}"), (f"deck.{spice}",)
        most, element = int(c.SPICE_CARDS[i]), f"spices:{party}"
        found.append(Field(f"{at}.spices.{spice}", COUNT, label, group, high=most, element=element, homes=homes))
    contracts = _unique(c.CONTRACTS, "contract", _contract_homes(parties))
    found.append(Field(f"{at}.contracts", SET, say("panel-contracts"), group, contracts))
    for category in c.CATEGORIES:
        path = f"{at}.points.{category}"
        most = max(MOST_POINTS, number_at(position, path))
        label = say("field-points", category=f"category-{category}")
        found.append(Field(path, COUNT, label, group, high=most, element=f"score:{party}"))
    return found


def _belongings(position: Position, party: int, parties: int, group: Saying) -> list[Field]:
    """What players have and automata do not."""
    at, seats = f"parties[{party}]", number_at(position, "seats")
    found = [Field(f"{at}.{name}", COUNT, say(f"field-{name}"), group, high=most) for name, most in _TRACKS]
    for name, most, heap in (("camels", int(c.CAMELS), "camels"), ("scrolls", int(c.SCROLLS[seats]), "scrolls")):
        element, homes = f"{name}:{party}", (f"supply.{heap}",)
        found.append(Field(f"{at}.{name}", COUNT, say(f"field-{name}"), group, high=most, element=element, homes=homes))
    for i, colour in enumerate(c.COLOURS):
        label, homes = say("field-cubes", colour=f"cube-{colour}"), (f"supply.{colour}",)
        found.append(Field(f"{at}.cubes.{colour}", COUNT, label, group, high=int(c.CUBES[i]), homes=homes))
    for good in c.GOODS:
        most, homes, element = int(c.STACKS[seats]), (f"stock.{good}",), f"goods:{party}"
        path = f"{at}.goods.{good}"
        found.append(Field(path, COUNT, say(f"good-{good}"), group, high=most, element=element, homes=homes))
    cities = tuple([Choice(city, say(f"city-{city}")) for city in c.CITIES])
    found.append(Field(f"{at}.posts", SET, say("field-posts"), group, cities, element=f"posts:{party}"))
    for kind, names, heading in (
        ("breakthrough", c.BREAKTHROUGHS, "values-breakthrough"),
        ("scoring_tile", c.SCORING_TILES, "values-scoring_tile"),
    ):
        others = ("", *[f"parties[{other}].{kind}s" for other in range(parties)])
        found.append(Field(f"{at}.{kind}s", SET, say(heading), group, _unique(names, kind, others)))
    return found
