"""What follows from a value that was set by hand: what is left in the supplies, and who is to act."""

from collections.abc import Iterable
from typing import cast

from tabuleiro.core.present.editing import Read
from tabuleiro.core.present.path import list_at, number_at, put_at, table_at
from tabuleiro.core.state import Position
from tabuleiro.games.merv.data import components as c


def reconcile(position: Position, path: str, read: Read) -> None:  # noqa: ARG001 - the position says it all
    """Count what is left, and let somebody act if the change was about the course of the game."""
    if path.startswith(("slots", "active", "order", "side", "year")):
        _line_up(position, path)
        calm(position)
    if not path.startswith(("supply", "stock", "deck", "yard")) and ".houses" not in path and ".servants" not in path:
        _count_supplies(position)
        for party in range(len(list_at(position, "parties"))):
            _count_pieces(position, party)


def _parties(position: Position) -> list[Position]:
    return [cast(Position, party) for party in list_at(position, "parties")]


def _sum(numbers: Iterable[object]) -> int:
    return sum([cast(int, number) for number in numbers])


def _count_supplies(position: Position) -> None:
    """Whatever is not elsewhere lies in the general supply (ME-19.1 to ME-19.3)."""
    seats, parties = number_at(position, "seats"), _parties(position)
    cells = [cast(Position, cell) for cell in table_at(position, "city").values()]
    supply = table_at(position, "supply")
    for i, colour in enumerate(c.COLOURS):
        held = _sum([table_at(party, "cubes")[colour] for party in parties])
        supply[colour] = max(0, int(c.CUBES[i]) - held - len([cell for cell in cells if cell["ransom"] == colour]))
    row = [cast(Position, card) for card in list_at(position, "row")]
    camels = _sum(table_at(position, "camel_market").values()) + _sum(list_at(position, "queue_camels"))
    camels += len(list_at(position, "route_camels")) + len([card for card in row if card["camel"]])
    supply["camels"] = max(0, int(c.CAMELS) - camels - _sum([party["camels"] for party in parties]))
    pledged = [c.CONTRACTS.index(cast(str, name)) for party in parties[:seats] for name in list_at(party, "contracts")]
    scrolls = _sum([party["scrolls"] for party in parties]) + _sum([int(c.CONTRACT_SCROLLS[i]) for i in pledged])
    supply["scrolls"] = max(0, int(c.SCROLLS[seats]) - scrolls)
    stock = table_at(position, "stock")
    for good, name in enumerate(c.GOODS):
        given = _sum([int(c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good]) for contract in pledged])
        held = _sum([table_at(party, "goods")[name] for party in parties])
        stock[name] = max(0, int(c.STACKS[seats]) - held - given)


def _count_pieces(position: Position, party: int) -> None:
    """Houses and servants that do not stand in the city are still to come (ME-19.4)."""
    seats = number_at(position, "seats")
    name = party if party < seats else c.AUTOMAS[party - seats]
    cells = [cast(Position, cell) for cell in table_at(position, "city").values()]
    entry = _parties(position)[party]
    entry["houses"] = max(0, int(c.HOUSES) - len([cell for cell in cells if cell["building"] == name]))
    soldiers = len([cell for cell in cells if cell["soldier"] == name])
    entry["servants"] = max(0, int(c.SERVANTS) - soldiers - _sum(table_at(entry, "courtiers").values()))


def _line_up(position: Position, path: str) -> None:
    """Those who stand on slots have acted; of the others whoever is set, else the first player, is next (ME-3.3)."""
    seats, order = number_at(position, "seats"), list_at(position, "order")
    if None in order:
        return
    slots = list_at(position, "slots")
    if path == "active" and position["active"] in slots:
        slots[slots.index(position["active"])] = None
    acted = [party for party in order if party in slots]
    waiting = [party for party in order if party not in slots]
    people = [party for party in waiting if isinstance(party, int) and party < seats]
    wanted = position["active"] if path == "active" else people[0] if people else None
    if wanted in waiting:
        waiting.remove(wanted)
        waiting.insert(0, wanted)
    position["order"] = [*acted, *waiting]
    position["turn"] = len(acted)


def calm(position: Position) -> None:
    """Ask the next player for a slot; camels and ransoms on their way go back to the supply."""
    order, turn, slots = list_at(position, "order"), number_at(position, "turn"), list_at(position, "slots")
    acted = [party for party in order[:turn] if party in slots]
    if turn >= len(order) or len(acted) < turn or not isinstance(order[turn], int):
        return
    active = order[turn]
    if active in slots:
        slots[slots.index(active)] = None
    position.update(active=active, slot=None, site=None, market_used=False)
    position["queue"] = [None] * len(order)
    position["queue_camels"] = [0] * len(order)
    position["route_camels"] = []
    for cell in table_at(position, "city").values():
        put_at(cast(Position, cell), "ransom", None)
    position["agenda"] = [{"kind": "choose_slot", "actor": active}]
    _count_supplies(position)
