"""The text board: city, map, tracks, voyages, then a panel for every player. Drawn from the view alone."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, Segment, Text, TextLine
from tabuleiro.core.state import Position

_LOCATIONS: Final = ("castle", "upper", "central", "lower")
_CLASSES: Final = ("council", "merchants", "clerics", "scholars")
_MANY: Final = 10_000
_WIDTH: Final = 110


def board(view: Position, text: Text) -> list[TextLine]:
    """The whole table as lines of styled segments, at most 110 columns wide."""
    top = Reader(view)
    lines = [_headline(top, text), [], [Segment(text("terminal-city"), "title")]]
    lines += [_pool(top, text), _favors(top, text)]
    for location in _LOCATIONS:
        lines.append(_row(top, location, text))
        if location != "castle":
            lines += _display(top, location, text)
    lines += [*_groups(top, text), *_discard(top, text)]
    lines += [[], _map_title(top, text), *_monasteries(top, text)]
    lines += [[], [Segment(text("terminal-tracks"), "title")], *(_track(top, name, text) for name in _CLASSES)]
    lines += [[], [Segment(text("terminal-voyages"), "title")], *_voyages(top, text), []]
    for seat in range(len(top.at("players").items())):
        lines += _player(top, seat, text)
    lines += [[Segment(text(f"terminal-legend_{what}"), "dim")] for what in ("dice", "cards")]
    return [_cut(line) for line in lines]


def _cut(line: TextLine) -> TextLine:
    """The line, cut at the right edge."""
    left = _WIDTH
    kept: TextLine = []
    for segment in line:
        kept.append(Segment(segment.text[:left], segment.style))
        left = max(0, left - len(segment.text))
    return [segment for segment in kept if segment.text]


def _number(reader: Reader) -> int:
    return reader.integer(-_MANY, _MANY)


def _sign(seat: int) -> Segment:
    return Segment(GLYPHS[seat], f"seat-{seat}")


def _signs(seats: list[int]) -> TextLine:
    return [_sign(seat) for seat in seats]


def _say(reader: Reader, text: Text) -> str:
    """The fragments of a component's effects, one after the other."""
    said: list[str] = []
    for fragment in reader.items():
        arguments: Arguments = {}
        for name, value in fragment.at("arguments").table().items():
            if isinstance(value, int | str):
                arguments[name] = value
        said.append(text(fragment.at("message").text(), arguments))
    return " ".join(said)


def _headline(top: Reader, text: Text) -> TextLine:
    """Round, phase and player order."""
    line = [Segment(text("game-name"), "title"), Segment("  ")]
    if _number(top.at("round")) > 0:
        line.append(Segment(text("terminal-round", {"round": _number(top.at("round"))}) + "  "))
    line.append(Segment(text(f"phase-{top.at('phase').text()}"), "accent"))
    for flag, seat in enumerate(top.at("order").items()):
        number = _number(seat)
        owner = text("terminal-flag", {"flag": flag + 1, "owner": f"seat-{number}"})
        line += [Segment("  "), _sign(number), Segment(f" {owner}")]
    return line


def _die(top: Reader, name: str, text: Text) -> str:
    facts = top.at("derived").at("dice").at(name)
    cap = "^" if top.at("cap").value == name else ""
    return f"{text('color-' + facts.at('color').text())} {_number(facts.at('value'))}{cap}"


def _pool(top: Reader, text: Text) -> TextLine:
    dice = [_die(top, die.text(), text) for die in top.at("derived").at("pool").items()]
    return [Segment(f"{text('terminal-pool')}: ", "dim"), Segment(", ".join(dice) or "-")]


def _favors(top: Reader, text: Text) -> TextLine:
    """The favor tiles with their crowns; a taken one shows who holds it."""
    line: TextLine = []
    for name, holder in top.at("favors").table().items():
        crowns = _number(top.at("derived").at("favors").at(name).at("crowns"))
        line += [Segment(f"{text('favor-' + name)} ({crowns})"), Segment(" ")]
        line += [*(_signs([holder]) if isinstance(holder, int) else []), Segment("  ")]
    return line


def _row(top: Reader, location: str, text: Text) -> TextLine:
    """Dice and die tokens of one location from left to right."""
    now = top.at("phase").value == "retrieve" and top.at("location").value == location
    line = [Segment(f"{text('location-' + location):<15}", "accent" if now else "title")]
    for entry in top.at("derived").at("rows").at(location).items():
        owner = entry.at("owner").value
        if isinstance(owner, int):
            line += [_sign(owner), Segment(f"{_die(top, entry.at('die').text(), text)}  ")]
        else:
            line.append(Segment(f"T{_number(entry.at('value'))}  ", "neutral"))
    return line


def _display(top: Reader, location: str, text: Text) -> list[TextLine]:
    """The cards of one location's row."""
    crowned = [place for place in top.at("crowns").table().values() if isinstance(place, str)]
    lines: list[TextLine] = []
    for column, card in enumerate(top.at("display").at(location).items()):
        if card.value is not None:
            crown = "*" if f"{location} {column + 1}" in crowned else " "
            lines.append([Segment(f"  {column + 1}{crown} "), *_card(top, card.text(), text)])
    return lines


def _card(top: Reader, name: str, text: Text) -> TextLine:
    """One card on one line: name, influence, cost, effects, diplomas."""
    facts = top.at("derived").at("cards").at(name)
    cost = facts.at("cost").value
    paid = text(f"terminal-cost-{cost}") if isinstance(cost, str) else "-"
    diplomas = [text(f"diploma-{icon.text()}") for icon in facts.at("diplomas").items()]
    return [
        Segment(f"{text('card-' + name):<28} [{_number(facts.at('influence'))} {paid}] "),
        Segment(_say(facts.at("effects"), text)),
        Segment(f"  ({', '.join(diplomas)})" if diplomas else "", "dim"),
    ]


def _groups(top: Reader, text: Text) -> list[TextLine]:
    """The start groups that are still there."""
    lines: list[TextLine] = []
    for number, group in enumerate(top.at("groups").items()):
        for card in group.items():
            if card.value is not None:
                label = text("terminal-group", {"group": number + 1})
                lines.append([Segment(f"{label:<12}", "dim"), *_card(top, card.text(), text)])
    return lines


def _discard(top: Reader, text: Text) -> list[TextLine]:
    """The discard pile, which may be searched (CO-4.1)."""
    cards = [text(f"card-{card.text()}") for card in top.at("discard").items()]
    if not cards:
        return []
    rows = [", ".join(cards[start : start + 4]) for start in range(0, len(cards), 4)]
    return [[Segment(f"{text('terminal-discard')}:", "dim")], *([Segment(f"   {row}", "dim")] for row in rows)]


def _traveller(top: Reader) -> int | None:
    """The seat that decides, once its pilgrim is on the way."""
    pending = top.at("derived").at("pending")
    actor = None if pending.value is None else pending.at("actor").value
    if not isinstance(actor, int) or not top.at("derived").at("players").items()[actor].at("visits").table():
        return None
    return actor


def _map_title(top: Reader, text: Text) -> TextLine:
    """The title of the map; it tells whose steps are counted."""
    seat, title = _traveller(top), [Segment(text("terminal-map"), "title")]
    if seat is None:
        return title
    return [*title, Segment(f"  {text('terminal-steps')} ", "dim"), _sign(seat)]


def _steps(top: Reader, node: str) -> str:
    """How many steps the deciding player's pilgrim needs to a monastery where it has not been."""
    seat = _traveller(top)
    if seat is None:
        return ""
    visits = top.at("derived").at("players").items()[seat].at("visits")
    return f"{_number(visits.at(node).at('steps')) if visits.has(node) else '-':>2} "


def _monasteries(top: Reader, text: Text) -> list[TextLine]:
    """Every monastery with its bonus, the disks above it and how far it is."""
    lines: list[TextLine] = []
    for name in top.at("derived").at("monasteries").table():
        facts = top.at("derived").at("monasteries").at(name)
        node = facts.at("node").text()
        disks = [_number(seat) for seat in facts.at("disks").items()]
        lines.append(
            [
                Segment(f"  {text('node-' + node):<24} "),
                *_signs(disks),
                Segment(" " * (5 - len(disks))),
                Segment(_steps(top, node), "dim"),
                Segment(_say(facts.at("effects"), text)),
            ]
        )
    return lines


def _track(top: Reader, name: str, text: Text) -> TextLine:
    """What the places are worth and who stands where, first to last."""
    points = [str(_number(value)) for value in top.at("derived").at("tracks").at(name).at("points").items()]
    line = [Segment(f"  {text('class-' + name):<22}"), Segment(f"{'/'.join(points):<10}", "dim")]
    for disk in top.at("tracks").at(name).items():
        line += [_sign(_number(disk.at("seat"))), Segment(f"{_number(disk.at('space')):<4}")]
    return line


def _voyages(top: Reader, text: Text) -> list[TextLine]:
    """The voyage cards with their costs and the disks on them."""
    lines: list[TextLine] = []
    for slot, card in enumerate(top.at("voyages").items()):
        if card.value is None:
            continue
        facts = top.at("derived").at("voyages").at(card.text())
        cost = f"{text('resource-' + facts.at('resource').text())} {_number(facts.at('cost'))}"
        players = top.at("players").items()
        disks = [seat for seat, player in enumerate(players) if slot in [s.value for s in player.at("voyages").items()]]
        name = f"  {slot} {text('voyage-' + card.text()):<18} {cost:<12} "
        lines.append([Segment(name), *_signs(disks), Segment(" " * (5 - len(disks)) + _say(facts.at("effects"), text))])
    return lines


def _player(top: Reader, seat: int, text: Text) -> list[TextLine]:
    """Resources and what the game would be worth now; dice, pilgrim and cards below."""
    player, facts = top.at("players").items()[seat], top.at("derived").at("players").items()[seat]
    numbers: Arguments = {name: _number(player.at(name)) for name in ("points", "coins", "guards")}
    numbers |= {"crowns": _number(facts.at("crowns")), "total": _number(facts.at("total"))}
    name = text("terminal-name", {"owner": f"seat-{seat}"})
    dice = [_die(top, die.text(), text) for die in facts.at("board").items()]
    pilgrim = player.at("pilgrim").value
    where = text(f"node-{pilgrim}") if isinstance(pilgrim, str) else "-"
    cards = [text(f"card-{card.text()}") for card in player.at("cards").items()]
    lines: list[TextLine] = [[_sign(seat), Segment(f" {name}  ", "title"), Segment(text("terminal-player", numbers))]]
    lines.append([Segment(f"   {text('terminal-dice')}: {', '.join(dice) or '-'}   {text('piece-pilgrim')}: {where}")])
    for start in range(0, len(cards), 4):
        lines.append([Segment("   " + ", ".join(cards[start : start + 4]), "dim")])
    return lines
