"""The text board: city, map, tracks, voyages, then a panel for every player. Drawn from the view alone."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine, flow, padded, wrapped
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra.present.phrase import phrase

_LOCATIONS: Final = ("castle", "upper", "central", "lower")
_CLASSES: Final = ("council", "merchants", "clerics", "scholars")
_MANY: Final = 10_000


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:
    """The whole table as lines of styled segments."""
    top = Reader(view)
    lines = [*_status(top, text, width), []]
    lines += [[Segment(text("terminal-city"), "title")], *_pool(top, text, width), *_favors(top, text, width)]
    for location in _LOCATIONS:
        lines += _row(top, location, text, width)
        if location != "castle":
            lines += _display(top, location, text, width)
    lines += [*_groups(top, text, width), *_discard(top, text, width)]
    lines += [[], _map_title(top, text), *_monasteries(top, text, width)]
    lines += [[], [Segment(text("terminal-tracks"), "title")]]
    for name in _CLASSES:
        lines += _track(top, name, text, width)
    lines += [[], [Segment(text("terminal-voyages"), "title")], *_voyages(top, text, width)]
    for seat in range(len(top.at("players").items())):
        lines += [[], *_player(top, seat, text, width)]
    lines.append([])
    for what in ("dice", "cards", "map"):
        lines += wrapped([Segment(text(f"terminal-legend_{what}"), "dim")], width)
    return lines


def _number(reader: Reader) -> int:
    return reader.integer(-_MANY, _MANY)


def _sign(seat: int) -> Segment:
    return Segment(GLYPHS[seat], f"seat-{seat}")


def _signs(seats: list[int]) -> TextLine:
    return [_sign(seat) for seat in seats]


def _say(reader: Reader, text: Text) -> str:
    """What a component's effects say."""
    fragments: list[tuple[str, Arguments]] = []
    for fragment in reader.items():
        arguments: Arguments = {}
        for name, value in fragment.at("arguments").table().items():
            if isinstance(value, int | str):
                arguments[name] = value
        fragments.append((fragment.at("message").text(), arguments))
    return phrase(fragments, text)


def _status(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Round, phase, what the deciding player can spend, and the player order."""
    line = [Segment(text("game-name"), "title"), Segment("  ")]
    if _number(top.at("round")) > 0:
        line.append(Segment(text("terminal-round", {"round": _number(top.at("round"))}) + "  "))
    line.append(Segment(text(f"phase-{top.at('phase').text()}"), "accent"))
    actor = _actor(top)
    if actor is not None:
        player = top.at("players").items()[actor]
        purse: Arguments = {name: _number(player.at(name)) for name in ("points", "coins", "guards")}
        line += [Segment("  "), _sign(actor), Segment(" " + text("terminal-purse", purse))]
    order: list[TextLine] = []
    for flag, seat in enumerate(top.at("order").items()):
        number = _number(seat)
        owner = text("terminal-flag", {"flag": flag + 1, "owner": f"seat-{number}"})
        order.append([_sign(number), Segment(f" {owner}")])
    title = [Segment(text("terminal-order"), "dim")]
    return [*wrapped(line, width), *(flow(title, order, width) if order else [])]


def _actor(top: Reader) -> int | None:
    """The seat that decides, if one does."""
    pending = top.at("derived").at("pending")
    actor = None if pending.value is None else pending.at("actor").value
    return actor if isinstance(actor, int) else None


def _die(top: Reader, name: str, text: Text) -> str:
    facts = top.at("derived").at("dice").at(name)
    cap = "^" if top.at("cap").value == name else ""
    return f"{text('color-' + facts.at('color').text())} {_number(facts.at('value'))}{cap}"


def _pool(top: Reader, text: Text, width: int) -> list[TextLine]:
    dice: list[TextLine] = [[Segment(_die(top, die.text(), text))] for die in top.at("derived").at("pool").items()]
    return flow([Segment(f"{text('terminal-pool')}:", "dim")], dice or [[Segment("-")]], width, gap=", ")


def _favors(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The favor tiles: who holds each, its crowns and what it does."""
    lines: list[TextLine] = [[Segment(f"{text('terminal-favors')}:", "dim")]]
    names = [text(f"favor-{name}") for name in top.at("favors").table()]
    for name, holder in top.at("favors").table().items():
        facts = top.at("derived").at("favors").at(name)
        title = f"{text('favor-' + name):<{max([len(one) for one in names])}}"
        line = [Segment("  "), _sign(holder) if isinstance(holder, int) else Segment(" "), Segment(f" {title}  ")]
        crowns = text("terminal-crowns", {"crowns": _number(facts.at("crowns"))})
        effects = _say(facts.at("effects"), text)
        lines += wrapped([*line, Segment(f"{crowns}, {effects}" if effects else crowns)], width, 4)
    return lines


def _row(top: Reader, location: str, text: Text, width: int) -> list[TextLine]:
    """Dice and die tokens of one location from left to right."""
    now = top.at("phase").value == "retrieve" and top.at("location").value == location
    cells: list[TextLine] = []
    for entry in top.at("derived").at("rows").at(location).items():
        owner = entry.at("owner").value
        if isinstance(owner, int):
            cells.append([_sign(owner), Segment(_die(top, entry.at("die").text(), text))])
        else:
            cells.append([Segment(f"T{_number(entry.at('value'))}", "neutral")])
    head = [Segment(f"{text('location-' + location):<14}", "accent" if now else "title")]
    return flow(head, cells, width, 15)


def _display(top: Reader, location: str, text: Text, width: int) -> list[TextLine]:
    """The cards of one location's row."""
    crowned = [place for place in top.at("crowns").table().values() if isinstance(place, str)]
    lines: list[TextLine] = []
    for column, card in enumerate(top.at("display").at(location).items()):
        if card.value is not None:
            crown = "*" if f"{location} {column + 1}" in crowned else " "
            lines += wrapped([Segment(f"  {column + 1}{crown} "), *_card(top, card.text(), text)], width, 5)
    return lines


def _card(top: Reader, name: str, text: Text) -> TextLine:
    """One card: name, influence, cost, effects, diplomas."""
    facts = top.at("derived").at("cards").at(name)
    cost = facts.at("cost").value
    paid = text(f"terminal-cost-{cost}") if isinstance(cost, str) else "-"
    title = text("card-" + name)
    return [Segment(f"{title} "), Segment(f"[{_number(facts.at('influence'))} {paid}] ", "dim"), *_worth(facts, text)]


def _worth(facts: Reader, text: Text) -> TextLine:
    """What a card brings and when, and its diplomas."""
    effects = facts.at("effects").items()
    says_when = any(effect.at("message").text().startswith(("effect-end_", "effect-e_")) for effect in effects)
    zone = facts.at("zone").text()
    when = "" if zone != "game_end" or says_when else text("terminal-at_end") + " "
    diplomas = [text(f"diploma-{icon.text()}") for icon in facts.at("diplomas").items()]
    line = [Segment(when + _say(facts.at("effects"), text))]
    return [*line, Segment(f" ({', '.join(diplomas)})", "dim")] if diplomas else line


def _groups(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The start groups that are still there."""
    lines: list[TextLine] = []
    for number, group in enumerate(top.at("groups").items()):
        for card in group.items():
            if card.value is not None:
                label = text("terminal-group", {"group": number + 1})
                lines += wrapped([Segment(f"{label} ", "dim"), *_card(top, card.text(), text)], width, len(label) + 1)
    return lines


def _discard(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The discard pile, which may be searched (CO-4.1)."""
    lines: list[TextLine] = []
    for card in top.at("discard").items():
        lines += wrapped([Segment("   "), *_card(top, card.text(), text)], width, 5)
    return [[Segment(f"{text('terminal-discard')}:", "dim")], *lines] if lines else []


def _traveller(top: Reader) -> int | None:
    """The seat that decides, once its pilgrim is on the way."""
    actor = _actor(top)
    if actor is None or not top.at("derived").at("players").items()[actor].at("visits").table():
        return None
    return actor


def _map_title(top: Reader, text: Text) -> TextLine:
    """The title of the map; it tells whose steps are counted, and how many are left."""
    seat, title = _traveller(top), [Segment(text("terminal-map"), "title")]
    if seat is None:
        return title
    line = [*title, Segment(f"  {text('terminal-steps')} ", "dim"), _sign(seat)]
    pending = top.at("derived").at("pending")
    if pending.has("left"):
        line.append(Segment(" " + text("terminal-steps_left", {"steps": _number(pending.at("left"))}), "accent"))
    return line


def _steps(top: Reader, node: str) -> str:
    """How many steps the deciding player's pilgrim needs to a monastery where it has not been."""
    seat = _traveller(top)
    if seat is None:
        return ""
    visits = top.at("derived").at("players").items()[seat].at("visits")
    return f"{_number(visits.at(node).at('steps')) if visits.has(node) else '-':>2} "


def _monasteries(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Every monastery: the disks there, how far it is, its bonus, and how far the roads lead from it to others."""
    lines: list[TextLine] = []
    for name in top.at("derived").at("monasteries").table():
        facts = top.at("derived").at("monasteries").at(name)
        node = facts.at("node").text()
        disks = [_number(seat) for seat in facts.at("disks").items()]
        line = [Segment(f"  {_short(node, text):<7}"), *padded(_signs(disks), 5), Segment(_steps(top, node), "dim")]
        roads = [f"{_short(end, text)}:{steps}" for end, steps in _roads(top, node).items()]
        line += [Segment(_say(facts.at("effects"), text)), Segment(f" → {', '.join(roads)}" if roads else "", "dim")]
        lines += wrapped(line, width, 17)
    return lines


def _short(node: str, text: Text) -> str:
    """The level of a monastery space and where it lies, or the corner: `I ESE`, `NW`."""
    words = text(f"node-{node}").replace(",", "").split()
    return " ".join([word for word in words if word.isupper()])


def _roads(top: Reader, start: str) -> dict[str, int]:
    """The monasteries and corners that the roads from a place lead to past stopovers only, with the steps."""
    roads = top.at("derived").at("roads")
    ends: dict[str, int] = {}
    seen, front, steps = [start], [start], 0
    while front:
        steps += 1
        following: list[str] = []
        for node in front:
            for reader in roads.at(node).items() if roads.has(node) else []:
                end = reader.text()
                if end in seen:
                    continue
                seen.append(end)
                if end.startswith("stop_"):
                    following.append(end)
                else:
                    ends[end] = steps
        front = following
    return ends


def _track(top: Reader, name: str, text: Text, width: int) -> list[TextLine]:
    """What the places are worth, who stands where, first to last, and the income of every space."""
    facts = top.at("derived").at("tracks").at(name)
    points = "/".join([str(_number(value)) for value in facts.at("points").items()])
    disks: list[TextLine] = []
    for disk in top.at("tracks").at(name).items():
        disks.append([_sign(_number(disk.at("seat"))), Segment(f" {_number(disk.at('space'))}")])
    title = f"  {text('class-' + name)} " + (f"({points}) " if points else "")
    lines = flow([Segment(title)], disks, width)
    head = [Segment(f"    {text('terminal-income')}", "dim")]
    cells: list[TextLine] = [[Segment(cell, "dim")] for cell in _incomes(facts.at("income").items(), text)]
    return [*lines, *flow(head, cells, width, 4, gap=" · ")]


def _incomes(boxes: list[Reader], text: Text) -> list[str]:
    """The incomes along a track, spaces with the same one together: `1-3: +3 guards`."""
    cells: list[str] = []
    start = 0
    for space, box in enumerate(boxes):
        if space + 1 < len(boxes) and boxes[space + 1].table() == box.table():
            continue
        gains = [text(f"effect-{what}", {"n": _number(box.at(what))}) for what in box.table() if _number(box.at(what))]
        cells.append(f"{start}-{space}: {', '.join(gains)}" if start < space else f"{space}: {', '.join(gains)}")
        start = space + 1
    return cells


def _voyages(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The voyage cards: cost, reward, and what each is worth now to those who have a disk there."""
    lines: list[TextLine] = []
    for slot, card in enumerate(top.at("voyages").items()):
        if card.value is None:
            continue
        facts = top.at("derived").at("voyages").at(card.text())
        cost = text(f"terminal-price-{facts.at('resource').text()}", {"n": _number(facts.at("cost"))})
        line = [Segment(f"  {text('voyage-' + card.text())}, "), Segment(f"{cost}: ", "dim")]
        line.append(Segment(_say(facts.at("effects"), text)))
        for seat, player in enumerate(top.at("players").items()):
            if slot in [taken.value for taken in player.at("voyages").items()]:
                tasks = top.at("derived").at("players").items()[seat].at("tasks")
                worth = text("effect-vp", {"n": _number(tasks.at(str(slot)))}) if tasks.has(str(slot)) else ""
                line += [Segment("  "), _sign(seat), Segment(worth, "good")]
        lines += wrapped(line, width, 4)
    return lines


def _player(top: Reader, seat: int, text: Text, width: int) -> list[TextLine]:
    """What a player has, where the pilgrim is, and the cards; those that still work with what they do."""
    player, facts = top.at("players").items()[seat], top.at("derived").at("players").items()[seat]
    numbers: Arguments = {name: _number(player.at(name)) for name in ("points", "coins", "guards")}
    numbers |= {"crowns": _number(facts.at("crowns")), "total": _number(facts.at("total"))}
    name = text("terminal-name", {"owner": f"seat-{seat}"})
    lines = wrapped([_sign(seat), Segment(f" {name}  ", "title"), Segment(text("terminal-player", numbers))], width)
    dice = [_die(top, die.text(), text) for die in facts.at("board").items()]
    pilgrim = player.at("pilgrim").value
    cells: list[TextLine] = []
    if dice:
        cells.append([Segment(f"{text('terminal-dice')}: {', '.join(dice)}")])
    if isinstance(pilgrim, str):
        cells.append([Segment(f"{text('piece-pilgrim')}: {text(f'node-{pilgrim}')}")])
    held = facts.at("diplomas")
    diplomas = [
        f"{text('diploma-' + icon)} {_number(held.at(icon))}" for icon in held.table() if _number(held.at(icon))
    ]
    if diplomas:
        cells.append([Segment(f"{text('terminal-diplomas')}: {', '.join(diplomas)}")])
    lines += flow([Segment(" ")], cells, width, gap="   ") if cells else []
    return [*lines, *_hand(top, player, text, width)]


def _hand(top: Reader, player: Reader, text: Text, width: int) -> list[TextLine]:
    """A player's cards: the spent ones by name, the others with what they do."""
    lines: list[TextLine] = []
    spent: list[TextLine] = []
    for card in player.at("cards").items():
        facts = top.at("derived").at("cards").at(card.text())
        title = text(f"card-{card.text()}")
        if facts.at("zone").text() == "immediate":
            spent.append([Segment(title, "dim")])
        else:
            lines += wrapped([Segment(f"  {title}: ", "dim"), *_worth(facts, text)], width, 4)
    return [*lines, *(flow([Segment(" ")], spent, width, gap=", ") if spent else [])]


def about(view: Position, text: Text) -> str:
    """What the pending decision is about: the die, the card or effect that asks, the steps that are left."""
    top = Reader(view)
    pending = top.at("derived").at("pending")
    if pending.value is None or _actor(top) is None:
        return ""
    parts: list[str] = []
    if pending.has("die"):
        parts.append(_die(top, pending.at("die").text(), text))
    if pending.has("owner"):
        parts.append(text("terminal-name", {"owner": f"seat-{_number(pending.at('owner'))}"}))
    if pending.has("for_card") and pending.at("for_card").value is not None:
        parts.append(text(f"card-{pending.at('for_card').text()}"))
    if pending.has("effects"):
        parts.append(_say(pending.at("effects"), text))
    if pending.has("left"):
        steps = text("terminal-steps_left", {"steps": _number(pending.at("left"))}).strip("()")
        where = top.at("players").items()[_number(pending.at("actor"))].at("pilgrim").value
        parts += [steps, text("terminal-from", {"node": f"node-{where}"})]
    return ", ".join(parts)
