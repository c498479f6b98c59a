"""The text board: the city with its walls, what lies around it, then a panel for every party. Drawn from the view."""

from typing import Final

from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, Segment, Text, TextLine
from tabuleiro.core.state import Position

_CELL: Final = 15
_MANY: Final = 9999
_TILES: Final = 3
"""Breakthroughs and scoring tiles on one line, at most."""
_CUBE_STYLES: Final = {"orange": "orange", "pink": "pink", "white": "white"}


def board(view: Position, text: Text) -> list[TextLine]:
    """The whole table as lines of styled segments, at most 110 columns wide."""
    top = Reader(view)
    lines = [_headline(top, text), []]
    lines += _city(top, text)
    lines += [[], _queue(top, text), *_row(top, text), *_contracts(top, text), _market(top, text), _yard(top, text)]
    lines += [*_trade(top, text), _palace(top, text), _supply(top, text)]
    for party in range(len(top.at("parties").items())):
        lines += [[], *_panel(top, party, text)]
    return [*lines, [], [Segment(text("terminal-legend"), "dim")]]


def _number(reader: Reader) -> int:
    return reader.integer(0, _MANY)


def _headline(top: Reader, text: Text) -> TextLine:
    status = text(
        "terminal-status",
        {
            "year": _number(top.at("year")),
            "side": f"side-{top.at('side').text()}",
            "phase": f"phase-{top.at('derived').at('phase').text()}",
        },
    )
    return [Segment(text("game-name"), "title"), Segment("  "), Segment(status, "dim")]


def _names(top: Reader) -> list[str]:
    """The message ids of the parties' names, in their order."""
    return [party.at("name").text() for party in top.at("derived").at("parties").items()]


def _sign(top: Reader, owner: object) -> Segment:
    """The sign of a party; a blank for nobody."""
    if isinstance(owner, int):
        return Segment(GLYPHS[owner], f"seat-{owner}")
    if isinstance(owner, str):
        return Segment(GLYPHS[_names(top).index(owner)], "neutral")
    return Segment(" ")


def _cube(colour: str, text: Text) -> Segment:
    return Segment(text(f"terminal-cube-{colour}"), _CUBE_STYLES.get(colour, "plain"))


def _city(top: Reader, text: Text) -> list[TextLine]:
    """The grid between its four rows of slots and fortifications; masters stand on the side in play."""
    lines: list[TextLine] = [[Segment(text("terminal-city"), "title")], _edge(top, "N", slots=True), _edge(top, "N")]
    for row in range(5):
        line = [Segment("  "), _master(top, "W", row), Segment(" "), _fort(top, "w", row), Segment(" ")]
        for column in range(5):
            line += _cell(top, row, column, text)
        lines.append([*line, _fort(top, "e", row), Segment(" "), _master(top, "E", row)])
    return [*lines, _edge(top, "S"), _edge(top, "S", slots=True)]


def _edge(top: Reader, side: str, *, slots: bool = False) -> TextLine:
    line = [Segment(" " * 10)]
    for index in range(5):
        mark = _master(top, side, index) if slots else _fort(top, side.lower(), index)
        line += [mark, Segment(" " * (_CELL - 1))]
    return line


def _master(top: Reader, side: str, index: int) -> Segment:
    if top.at("side").text() != side:
        return Segment(" ")
    owner = top.at("slots").items()[index].value
    return Segment("○", "dim") if owner is None else _sign(top, owner)


def _fort(top: Reader, side: str, index: int) -> Segment:
    built = top.at("forts").at(f"fort_{side}{index}").value is not None
    return Segment("#", "accent") if built else Segment("·", "dim")


def _cell(top: Reader, row: int, column: int, text: Text) -> TextLine:
    """A site: its action, its cube, and what stands on it."""
    if (row, column) == (2, 2):
        camels = sum([_number(top.at("camel_market").at(space)) for space in top.at("camel_market").table()])
        return _padded([Segment(f"[{text('piece-camel')} {camels}]", "accent")], _CELL)
    name = f"r{row}c{column}"
    cell, facts = top.at("city").at(name), top.at("derived").at("city").at(name)
    if cell.at("tile").value is None:
        return _padded([Segment("?", "dim")], _CELL)
    style = "accent" if name in [site.text() for site in top.at("derived").at("line").items()] else "plain"
    line = [Segment(text(f"terminal-site-{facts.at('site').text()}"), style), Segment(" ")]
    line += [_cube(facts.at("cube").text(), text), Segment(" "), _sign(top, cell.at("building").value)]
    if cell.at("soldier").value is not None:
        line += [Segment("!"), _sign(top, cell.at("soldier").value)]
    if cell.at("upgrade").value is not None:
        line += [Segment("+"), _cube(facts.at("makes").items()[-1].text(), text)]
    if facts.at("attacked").boolean():
        line.append(Segment("*", "bad"))
    return _padded(line, _CELL)


def _padded(line: TextLine, width: int) -> TextLine:
    used = sum([len(segment.text) for segment in line])
    return [*line, Segment(" " * max(0, width - used))]


def _queue(top: Reader, text: Text) -> TextLine:
    """The order of play, or the queue that is forming with the camels on it."""
    forming = any(party.value is not None for party in top.at("queue").items())
    line = [Segment(text("terminal-queue"), "title")]
    for i, party in enumerate(top.at("queue" if forming else "order").items()):
        line += [Segment(f"  {i + 1} "), _sign(top, party.value)]
        camels = _number(top.at("queue_camels").items()[i])
        if camels > 0:
            line.append(Segment(" " + text("terminal-camels", {"number": camels}), "dim"))
    return line


def _row(top: Reader, text: Text) -> list[TextLine]:
    """The caravan cards from the exit end, those beyond the fourth on a line of their own, then the deck."""
    title = text("terminal-row")
    lines: list[TextLine] = [[Segment(title, "title")], [Segment(" " * len(title))]]
    for i, card in enumerate(top.at("row").items()):
        camel = "^" if card.at("camel").boolean() else ""
        lines[i // 4].append(Segment(f" {i + 1}{camel} {text('spice-' + card.at('spice').text())}"))
    deck = text("terminal-deck", {"number": _number(top.at("derived").at("deck_left"))})
    lines[1].append(Segment(f"  {deck}", "dim"))
    return lines


def _contracts(top: Reader, text: Text) -> list[TextLine]:
    """The top card of every pile: points, goods and scrolls; level 3 has a line of its own."""
    lines: list[TextLine] = [[Segment(text("terminal-contracts"), "title")], [Segment("         ")]]
    printed = top.at("derived").at("printed").at("contracts")
    for i, pile in enumerate(top.at("piles").table()):
        cards = top.at("piles").at(pile).items()
        line = lines[i // 4]
        line.append(Segment(f"  {pile[-2:]} ", "dim"))
        if not cards:
            line.append(Segment("-"))
            continue
        card = printed.at(cards[0].text())
        wants = [text(f"good-{good}")[:6] for good in card.at("goods").table()]
        wants += [text("piece-scroll")] * _number(card.at("scrolls"))
        line.append(Segment(f"{_number(card.at('points'))}:{'+'.join(wants)}"))
    return lines


def _market(top: Reader, text: Text) -> TextLine:
    line = [Segment(text("terminal-market"), "title")]
    for space in top.at("camel_market").table():
        sign = "●" if _number(top.at("camel_market").at(space)) > 0 else "○"
        line.append(Segment(f"  {sign} {text(f'market_space-{space}').split(': ')[-1]}"))
    return line


def _yard(top: Reader, text: Text) -> TextLine:
    line = [Segment(text("terminal-yard"), "title")]
    for column in top.at("yard").table():
        left = top.at("yard").at(column)
        colour = column.removeprefix("yard_")
        line += [Segment("  "), _cube(colour, text)]
        line.append(Segment(f" {_number(left.at('wall'))}+{_number(left.at('gate'))}"))
    return line


def _trade(top: Reader, text: Text) -> list[TextLine]:
    """Cities with their goods and the signs of those who trade there, four to a line."""
    parties = top.at("parties").items()
    printed = top.at("derived").at("printed").at("cities")
    lines: list[TextLine] = []
    for i, city in enumerate(printed.table()):
        good = printed.at(city).at("good").text()
        cell = [Segment(f"  {text(f'city-{city}')} {text(f'good-{good}')[:7]} {_number(top.at('stock').at(good))} ")]
        for seat, party in enumerate(parties):
            if city in [post.text() for post in party.at("posts").items()]:
                cell.append(_sign(top, seat))
        if i % 4 == 0:
            lines.append([Segment(text("terminal-trade"), "title") if i == 0 else Segment("       ")])
        lines[-1] += _padded(cell, 25)
    return lines


def _palace(top: Reader, text: Text) -> TextLine:
    line = [Segment(text("terminal-palace"), "title")]
    halls = top.at("derived").at("printed").at("halls")
    names = _names(top)
    for hall in halls.table():
        line += [Segment("  "), _cube(halls.at(hall).at("cube").text(), text), Segment(" ")]
        for i, party in enumerate(top.at("parties").items()):
            owner = i if names[i].startswith("seat-") else names[i]
            line += [_sign(top, owner)] * _number(party.at("courtiers").at(hall))
        spaces = _number(top.at("derived").at("hall_spaces")) - _number(top.at("derived").at("halls").at(hall))
        line.append(Segment("○" * spaces, "dim"))
    return line


def _supply(top: Reader, text: Text) -> TextLine:
    supply = top.at("supply")
    line = [Segment(text("terminal-supply"), "title")]
    for colour in ("orange", "purple", "teal", "pink", "white"):
        line += [Segment(f"  {_number(supply.at(colour))} "), _cube(colour, text)]
    line.append(Segment("  " + text("terminal-camels", {"number": _number(supply.at("camels"))})))
    return [*line, Segment("  " + text("terminal-scrolls", {"number": _number(supply.at("scrolls"))}))]


def _panel(top: Reader, party: int, text: Text) -> list[TextLine]:
    """A party: points and tracks, what it holds, and its cards and tiles."""
    player, facts = top.at("parties").items()[party], top.at("derived").at("parties").items()[party]
    name = facts.at("name").text()
    owner: int | str = party if name.startswith("seat-") else name
    points = text("terminal-points", {"points": _number(facts.at("points"))})
    line = [_sign(top, owner), Segment(" "), Segment(text("terminal-player", {"player": name}), "title")]
    line += [Segment(f"  {points}  ", "good")]
    counts = {key: _number(player.at(key)) for key in ("favor", "influence", "mosque", "houses", "servants", "camels")}
    if isinstance(owner, str):
        counts |= {key: _number(facts.at(key)) for key in ("courtiers", "cards")}
        keys = ("houses", "servants", "courtiers", "cards")
        return [[*line, Segment(text("terminal-automa", {key: counts[key] for key in keys}))]]
    line.append(Segment(text("terminal-tracks", {key: counts[key] for key in ("favor", "influence", "mosque")})))
    pledged = _number(facts.at("pledged_scrolls"))
    counts["scrolls"] = _number(player.at("scrolls")) + pledged
    holdings = text("terminal-holdings", {key: counts[key] for key in ("houses", "servants", "camels", "scrolls")})
    holdings += _on_contracts(pledged, text)
    second = [Segment(f"  {holdings}  "), Segment(text("terminal-cubes"), "dim")]
    for colour in player.at("cubes").table():
        second += [Segment(f" {_number(player.at('cubes').at(colour))}"), _cube(colour, text)]
    return [line, second, *_cards(player, facts, text)]


def _on_contracts(number: int, text: Text) -> str:
    """How many of the goods or scrolls that a player owns lie on contracts, if any do (ME-4.7.1)."""
    return f" ({text('terminal-pledged', {'number': number})})" if number > 0 else ""


def _cards(player: Reader, facts: Reader, text: Text) -> list[TextLine]:
    """Spices, goods and breakthroughs, as far as there are any."""
    lines: list[TextLine] = []
    for key, group in (("spices", "spice"), ("goods", "good")):
        held = player.at(key)
        pledged = facts.at("pledged") if key == "goods" else None
        listed: list[str] = []
        for name in held.table():
            free, bound = _number(held.at(name)), _number(pledged.at(name)) if pledged is not None else 0
            if free + bound > 0:
                listed.append(f"{free + bound} {text(f'{group}-{name}')}{_on_contracts(bound, text)}")
        if listed:
            lines.append([Segment(f"  {text(f'terminal-{key}')} ", "dim"), Segment(", ".join(listed))])
    tiles = [text(f"breakthrough-{tile.text()}") for tile in player.at("breakthroughs").items()]
    tiles += [text(f"scoring_tile-{tile.text()}") for tile in player.at("scoring_tiles").items()]
    label = f"  {text('terminal-breakthroughs')} "
    for start in range(0, len(tiles), _TILES):
        lines.append([Segment(label, "dim"), Segment(", ".join(tiles[start : start + _TILES]))])
        label = " " * len(label)
    return lines
