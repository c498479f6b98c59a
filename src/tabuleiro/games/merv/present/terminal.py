"""The text board: the city with its walls, what lies around it, then a panel for every party. Drawn from the view."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine, columns, flow, padded, wrapped
from tabuleiro.core.state import Position

_MARGIN: Final = 6
"""The columns on each side of the city: a master's space, a wall, and blanks between."""
_PIECES: Final = 11
"""What stands behind the name of a site, at most: its cube, building, soldier, upgrade, attack, and a blank."""
_MANY: Final = 9999
_CUBES: Final = ("orange", "purple", "teal", "pink", "white")
_CUBE_STYLES: Final = {"orange": "orange", "pink": "pink", "white": "white"}
_SITES: Final = ("caravansary", "palace", "mosque", "marketplace", "library", "walls")


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:
    """The whole table as lines of styled segments."""
    top = Reader(view)
    lines = [*_status(top, text, width), []]
    lines += [*_city(top, text, width), [], *_queue(top, text, width)]
    lines += [*_row(top, text, width), *_market(top, text, width), *_contracts(top, text, width)]
    lines += [*_yard(top, text, width), *_mosque(top, text, width), *_palace(top, text, width)]
    lines += [*_trade(top, text, width), *_supply(top, text, width), *_scoring(top, text, width)]
    for party in range(len(top.at("parties").items())):
        lines += [[], *_panel(top, party, text, width)]
    return [*lines, [], *_legend(text, width)]


def _number(reader: Reader) -> int:
    return reader.integer(0, _MANY)


def _status(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Year, side and phase, and what the deciding player can spend."""
    status = text(
        "terminal-status",
        {
            "year": _number(top.at("year")),
            "side": f"side-{top.at('side').text()}",
            "phase": f"phase-{top.at('derived').at('phase').text()}",
        },
    )
    line = [Segment(text("game-name"), "title"), Segment("  "), Segment(status, "dim")]
    agenda = top.at("agenda").items()
    actor = agenda[-1].at("actor").value if agenda and agenda[-1].has("actor") else None
    if not isinstance(actor, int):
        return wrapped(line, width)
    player = top.at("parties").items()[actor]
    purse = [_sign(top, actor), Segment(" "), Segment(text("terminal-cubes")), *_cubes(player.at("cubes"), text)]
    camels = text("terminal-camels", {"number": _number(player.at("camels"))})
    return flow(line, [[*purse, Segment(f", {camels}")]], width)


def _cubes(held: Reader, text: Text) -> TextLine:
    """The cubes that are there, by colour."""
    line: TextLine = []
    for colour in held.table():
        if _number(held.at(colour)) > 0:
            line += [Segment(f" {_number(held.at(colour))} "), _cube(colour, text)]
    return line or [Segment(" -")]


def _effects(effects: list[Reader], text: Text) -> str:
    """What effects bring, in words."""
    return ", ".join([text(f"terminal-{one.at('op').text()}", {"n": _number(one.at("n"))}) for one in effects])


def _cost(cost: Reader, text: Text) -> str:
    """A price in cubes."""
    parts: list[str] = []
    for colour in cost.table():
        number = _number(cost.at(colour))
        any_colour = text("terminal-any", {"n": number})
        parts.append(any_colour if colour == "any" else f"{number} {text(f'terminal-cube-{colour}')}")
    return " + ".join(parts)


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


def _city(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The grid between its four rows of slots and fortifications; masters stand on the side in play."""
    cell = (width - _MARGIN - 4) // 5
    names = {site: text(f"site-{site}") for site in _SITES}
    if cell < max([len(name) for name in names.values()]) + _PIECES:
        names = {site: text(f"terminal-site-{site}") for site in _SITES}
        cell = max([len(name) for name in names.values()]) + _PIECES
    lines: list[TextLine] = [[Segment(text("terminal-city"), "title")]]
    lines += [_edge(top, "N", cell, slots=True), _edge(top, "N", cell)]
    for row in range(5):
        line = [Segment("  "), _master(top, "W", row), Segment(" "), _fort(top, "w", row), Segment(" ")]
        for column in range(5):
            line += padded(_cell(top, row, column, names, text), cell)
        lines.append([*line, _fort(top, "e", row), Segment(" "), _master(top, "E", row)])
    return [*lines, _edge(top, "S", cell), _edge(top, "S", cell, slots=True)]


def _edge(top: Reader, side: str, cell: int, *, slots: bool = False) -> TextLine:
    line = [Segment(" " * (_MARGIN + 4))]
    for index in range(5):
        mark = _master(top, side, index) if slots else _fort(top, side.lower(), index)
        line += [mark, Segment(" " * (cell - 1 if index < 4 else 0))]
    return line


def _master(top: Reader, side: str, index: int) -> Segment:
    if top.at("side").text() != side:
        return Segment(" ")
    owner = top.at("slots").items()[index].value
    return Segment("○", "dim") if owner is None else _sign(top, owner)


def _fort(top: Reader, side: str, index: int) -> Segment:
    built = top.at("forts").at(f"fort_{side}{index}").value is not None
    return Segment("#", "accent") if built else Segment("·", "dim")


def _cell(top: Reader, row: int, column: int, names: dict[str, str], text: Text) -> TextLine:
    """A site: its action, its cube, and what stands on it."""
    if (row, column) == (2, 2):
        camels = sum([_number(top.at("camel_market").at(space)) for space in top.at("camel_market").table()])
        return [Segment(f"[{text('piece-camel')} {camels}]", "accent")]
    name = f"r{row}c{column}"
    cell, facts = top.at("city").at(name), top.at("derived").at("city").at(name)
    if cell.at("tile").value is None:
        return [Segment("?", "dim")]
    style = "accent" if name in [site.text() for site in top.at("derived").at("line").items()] else "plain"
    line = [Segment(names[facts.at("site").text()], style), Segment(" "), _cube(facts.at("cube").text(), text)]
    if cell.at("building").value is not None:
        line.append(_sign(top, cell.at("building").value))
    if cell.at("soldier").value is not None:
        line += [Segment("!"), _sign(top, cell.at("soldier").value)]
    if cell.at("upgrade").value is not None:
        line += [Segment("+"), _cube(facts.at("makes").items()[-1].text(), text)]
    if facts.at("attacked").boolean():
        line.append(Segment("*", "bad"))
    return line


def _title(message: str, text: Text) -> TextLine:
    return [Segment(text(message), "title")]


def _queue(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The order of play, or the queue that is forming with the camels on it."""
    forming = any(party.value is not None for party in top.at("queue").items())
    cells: list[TextLine] = []
    for i, party in enumerate(top.at("queue" if forming else "order").items()):
        cell = [Segment(f"{i + 1} "), _sign(top, party.value)]
        camels = _number(top.at("queue_camels").items()[i])
        if camels > 0:
            cell.append(Segment(" " + text("terminal-camels", {"number": camels}), "dim"))
        cells.append(cell)
    return flow(_title("terminal-queue", text), cells, width)


def _row(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The caravan cards from the exit end, the deck, and what a pair of each spice brings."""
    cells: list[TextLine] = []
    for i, card in enumerate(top.at("row").items()):
        camel = "^" if card.at("camel").boolean() else ""
        cells.append([Segment(f"{i + 1}{camel} {text('spice-' + card.at('spice').text())}")])
    cells.append([Segment(text("terminal-deck", {"number": _number(top.at("derived").at("deck_left"))}), "dim")])
    printed = top.at("derived").at("printed").at("spices")
    pairs: list[TextLine] = []
    for spice in printed.table():
        pairs.append([Segment(f"{text(f'spice-{spice}')}: {_effects(printed.at(spice).items(), text)}", "dim")])
    lines = flow(_title("terminal-row", text), cells, width)
    return [*lines, *flow([Segment(f"  {text('terminal-pairs')}", "dim")], pairs, width, 4, gap=" · ")]


def _contracts(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The top card of every pile: what it takes, what it brings, and the influence that its level needs."""
    lines: list[TextLine] = [_title("terminal-contracts", text)]
    printed = top.at("derived").at("printed")
    for pile in top.at("piles").table():
        cards = top.at("piles").at(pile).items()
        head = Segment(f"  {pile[-2:]} ", "dim")
        if not cards:
            lines.append([head, Segment("-")])
            continue
        card = printed.at("contracts").at(cards[0].text())
        wants = [text(f"good-{good}") for good in card.at("goods").table()]
        if _number(card.at("scrolls")) > 0:
            wants.append(text("terminal-gain_scroll", {"n": _number(card.at("scrolls"))}))
        wants.append(_cost(card.at("cost"), text))
        brings = text("terminal-gain_vp", {"n": _number(card.at("points"))})
        brings += f", {_effects(card.at('effects').items(), text)}"
        needed = printed.at("thresholds").items()[_number(card.at("level")) - 1]
        need = text("terminal-needs", {"influence": _number(needed), "cards": len(cards)})
        lines += wrapped([head, Segment(f"{' + '.join(wants)} → {brings} "), Segment(f"({need})", "dim")], width, 5)
    return lines


def _market(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The spaces of the camel market, taken (●) or free (○)."""
    cells: list[TextLine] = []
    for space in top.at("camel_market").table():
        sign = "●" if _number(top.at("camel_market").at(space)) > 0 else "○"
        effects = top.at("derived").at("printed").at("market_spaces").at(space).items()
        cells.append([Segment(f"{sign} {_effects(effects, text)}")])
    return flow(_title("terminal-market", text), cells, width)


def _yard(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Walls and gates that are left, and what one costs."""
    cells: list[TextLine] = []
    for column in top.at("yard").table():
        left, price = top.at("yard").at(column), top.at("derived").at("printed").at("yard").at(column)
        pieces: list[str] = []
        for piece in ("wall", "gate"):
            cost = _cost(price.at(piece), text)
            pieces.append(f"{text(f'terminal-{piece}', {'n': _number(left.at(piece))})} ({cost})")
        cells.append([Segment(", ".join(pieces))])
    return flow(_title("terminal-yard", text), cells, width, gap=" · ")


def _mosque(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The steps of the mosque: cost, reward, and who stands there."""
    cells: list[TextLine] = []
    parties = top.at("parties").items()
    for number, step in enumerate(top.at("derived").at("printed").at("mosque_steps").items(), start=1):
        cell = [Segment(f"  {number} ", "dim"), Segment(f"{_cost(step.at('cost'), text)} → ")]
        cell.append(Segment(_effects(step.at("effects").items(), text)))
        for i, party in enumerate(parties):
            if _names(top)[i].startswith("seat-") and _number(party.at("mosque")) == number:
                cell += [Segment(" "), _sign(top, i)]
        cells.append(cell)
    return [_title("terminal-mosque", text), *columns(cells, width)]


def _trade(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Cities with their goods, what the first post there brings, and who trades there; then the routes."""
    parties = top.at("parties").items()
    printed = top.at("derived").at("printed")
    cells: list[TextLine] = []
    for city in printed.at("cities").table():
        facts = printed.at("cities").at(city)
        good = facts.at("good").text()
        ring = text(f"terminal-{facts.at('ring').text()}")
        cell = [
            Segment(f"  {text(f'city-{city}')} ({ring}): {_number(top.at('stock').at(good))} {text(f'good-{good}')}")
        ]
        cell.append(Segment(f" → {_effects(facts.at('effects').items(), text)}", "dim"))
        for seat, party in enumerate(parties):
            if city in [post.text() for post in party.at("posts").items()]:
                cell += [Segment(" "), _sign(top, seat)]
        cells.append(cell)
    camels = [route.text() for route in top.at("route_camels").items()]
    routes: list[TextLine] = []
    for route in printed.at("routes").table():
        sign = "●" if route in camels else "○"
        routes.append([Segment(f"{sign} {text(f'route-{route}')}", "plain" if route in camels else "dim")])
    title = [Segment(f"  {text('terminal-routes')}", "dim")]
    return [_title("terminal-trade", text), *columns(cells, width), *flow(title, routes, width, 4)]


def _palace(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The halls: the cube that a courtier costs, what he scores, who stands there, and the free spaces."""
    halls = top.at("derived").at("printed").at("halls")
    names = _names(top)
    cells: list[TextLine] = []
    for hall in halls.table():
        facts = halls.at(hall)
        cell = [Segment(f"  {text(f'hall-{hall}')} "), _cube(facts.at("cube").text(), text), Segment(" ")]
        for i, party in enumerate(top.at("parties").items()):
            owner = i if names[i].startswith("seat-") else names[i]
            cell += [_sign(top, owner)] * _number(party.at("courtiers").at(hall))
        spaces = _number(top.at("derived").at("hall_spaces")) - _number(top.at("derived").at("halls").at(hall))
        scores = text(f"terminal-scores-{facts.at('scores').text()}", {"n": _number(facts.at("points"))})
        cells.append([*cell, Segment("○" * spaces, "dim"), Segment(f" {scores}", "dim")])
    bonus = _effects(top.at("derived").at("printed").at("first_courtier").items(), text)
    first = Segment(f"  {text('terminal-first_courtier')}: {bonus}", "dim")
    return [_title("terminal-palace", text), *columns(cells, width), *wrapped([first], width, 4)]


def _supply(top: Reader, text: Text, width: int) -> list[TextLine]:
    supply = top.at("supply")
    cells: list[TextLine] = [[Segment(f"{_number(supply.at(colour))} "), _cube(colour, text)] for colour in _CUBES]
    cells.append([Segment(text("terminal-camels", {"number": _number(supply.at("camels"))}))])
    cells.append([Segment(text("terminal-scrolls", {"number": _number(supply.at("scrolls"))}))])
    return flow(_title("terminal-supply", text), cells, width)


def _scoring(top: Reader, text: Text, width: int) -> list[TextLine]:
    """What the tracks and the sets of spices score, and how much influence the spices need."""
    printed = top.at("derived").at("printed")
    tracks: list[TextLine] = []
    for key in ("favor_points", "influence_points"):
        steps = printed.at(key)
        scored = ", ".join([f"{step}+: {_number(steps.at(step))}" for step in steps.table()])
        tracks.append([Segment(f"{text(f'terminal-{key}')} {scored}", "dim")])
    points = [_number(value) for value in printed.at("set_points").items()]
    sets = ", ".join([f"{kinds}: {value}" for kinds, value in enumerate(points) if value > 0])
    tracks.append([Segment(f"{text('terminal-set_points')} {sets}", "dim")])
    limits = [_number(value) for value in printed.at("spice_limits").items()]
    kinds = ", ".join([f"{limits.index(limit)}+: {limit}" for limit in sorted(set(limits))])
    tracks.append([Segment(f"{text('terminal-spice_limits')} {kinds}", "dim")])
    return flow(_title("terminal-scoring", text), tracks, width, gap=" · ")


def _panel(top: Reader, party: int, text: Text, width: int) -> list[TextLine]:
    """A party: points and tracks, what it holds, and its cards and tiles."""
    player, facts = top.at("parties").items()[party], top.at("derived").at("parties").items()[party]
    name = facts.at("name").text()
    owner: int | str = party if name.startswith("seat-") else name
    points = text("terminal-points", {"points": _number(facts.at("points"))})
    line = [_sign(top, owner), Segment(" "), Segment(text("terminal-player", {"player": name}), "title")]
    line += [Segment(f"  {points}  ", "good")]
    counts: Arguments = {
        key: _number(player.at(key)) for key in ("favor", "influence", "mosque", "houses", "servants", "camels")
    }
    if isinstance(owner, str):
        counts |= {key: _number(facts.at(key)) for key in ("courtiers", "cards")}
        keys = ("houses", "servants", "courtiers", "cards")
        return wrapped([*line, Segment(text("terminal-automa", {key: counts[key] for key in keys}))], width)
    tracks = text("terminal-tracks", {key: counts[key] for key in ("favor", "influence", "mosque")})
    lines = wrapped([*line, Segment(tracks)], width)
    pledged = _number(facts.at("pledged_scrolls"))
    counts["scrolls"] = _number(player.at("scrolls")) + pledged
    holdings = text("terminal-holdings", {key: counts[key] for key in ("houses", "servants", "camels", "scrolls")})
    held: list[TextLine] = [[Segment(f"{holdings}{_on_contracts(pledged, text)}")]]
    held.append([Segment(text("terminal-cubes"), "dim"), *_cubes(player.at("cubes"), text)])
    lines += flow([Segment(" ")], held, width)
    return [*lines, *_cards(player, facts, text, width), *_prospects(facts, text, width)]


def _prospects(facts: Reader, text: Text, width: int) -> list[TextLine]:
    """Limits, prices, and what the next scoring would bring."""
    kinds: Arguments = {"kinds": _number(facts.at("spice_kinds")), "limit": _number(facts.at("spice_limit"))}
    cells = [text("terminal-spice_kinds", kinds)]
    cells.append(text("terminal-courtier_cost", {"n": _number(facts.at("courtier_cost"))}))
    cells.append(text("terminal-posts_left", {"n": _number(facts.at("posts_left"))}))
    scoring: Arguments = {"next": _number(facts.at("next_scoring")), "total": _number(facts.at("projected"))}
    cells.append(text("terminal-next_scoring", scoring))
    return flow([Segment(" ")], [[Segment(cell, "dim")] for cell in cells], width, gap=" · ")


def _on_contracts(number: int, text: Text) -> str:
    """How many of the goods or scrolls that a player owns lie on contracts, if any do (ME-4.7.1)."""
    return f" ({text('terminal-pledged', {'number': number})})" if number > 0 else ""


def _cards(player: Reader, facts: Reader, text: Text, width: int) -> list[TextLine]:
    """Spices, goods, contracts and tiles, as far as there are any."""
    lines: list[TextLine] = []
    for key, group in (("spices", "spice"), ("goods", "good")):
        held = player.at(key)
        pledged = facts.at("pledged") if key == "goods" else None
        listed: list[str] = []
        for name in held.table():
            free, bound = _number(held.at(name)), _number(pledged.at(name)) if pledged is not None else 0
            if free + bound > 0:
                listed.append(f"{free + bound} {text(f'{group}-{name}')}{_on_contracts(bound, text)}")
        lines += _listed(f"terminal-{key}", listed, text, width)
    tiles = [text(f"breakthrough-{tile.text()}") for tile in player.at("breakthroughs").items()]
    tiles += [text(f"scoring_tile-{tile.text()}") for tile in player.at("scoring_tiles").items()]
    lines += _listed("terminal-breakthroughs", tiles, text, width)
    contracts = [text(f"contract-{contract.text()}") for contract in player.at("contracts").items()]
    return [*lines, *_listed("terminal-completed", contracts, text, width)]


def _listed(title: str, things: list[str], text: Text, width: int) -> list[TextLine]:
    """Things behind their heading; nothing where there are none."""
    cells: list[TextLine] = [[Segment(thing)] for thing in things]
    return flow([Segment(f"  {text(title)}", "dim")], cells, width, 4, gap=", ") if things else []


def _legend(text: Text, width: int) -> list[TextLine]:
    """What the signs and the short words mean."""
    sites: list[TextLine] = [
        [Segment(f"{text(f'terminal-site-{site}')} {text(f'site-{site}')}", "dim")] for site in _SITES
    ]
    sites += [[Segment(f"{text(f'terminal-cube-{colour}')} {text(f'cube-{colour}')}", "dim")] for colour in _CUBES]
    return [*wrapped([Segment(text("terminal-legend"), "dim")], width), *flow([], sites, width, 2, gap=" · ")]


def about(view: Position, text: Text) -> str:
    """What the pending decision is about: what is paid for, what is left to pay, the tile or piece in hand."""
    agenda = Reader(view).at("agenda").items()
    if not agenda:
        return ""
    frame, parts = agenda[-1], list[str]()
    if len(agenda) > 1 and agenda[-2].has("action"):
        parts.append(_paid_for(agenda[-2].at("action").text(), text))
    if frame.has("cell"):
        parts.append(text(f"cell-{frame.at('cell').text()}"))
    if frame.has("any"):
        units = [unit for unit in (*_CUBES[:4], "any") if _number(frame.at(unit)) > 0]
        cost = {unit: _number(frame.at(unit)) for unit in units}
        parts.append(f"{text('terminal-to_pay')} {_cost(Reader(cost), text)}")
    if frame.has("steps"):
        parts.append(text("terminal-steps_done", {"n": _number(frame.at("steps"))}))
    if frame.has("tile"):
        parts.append(text(f"upgrade-{frame.at('tile').text()}"))
    if frame.has("pile"):
        parts.append(text("terminal-pile", {"n": _number(frame.at("pile"))}))
    if frame.has("piece"):
        column, piece = frame.at("piece").text().split(" ")
        parts.append(f"{text(f'fortification-{piece}')}, {text(f'yard-{column}')}")
    return "; ".join(parts)


def _paid_for(action: str, text: Text) -> str:
    """The action that a payment belongs to, and its place."""
    kind, _, place = action.partition(" ")
    group = {"buy_good": "city", "place_post": "city", "place_courtier": "hall", "complete_contract": "pile"}.get(kind)
    said = text(f"kind-{kind}")
    if kind == "build":
        return f"{said}, {text('yard-' + place.split(' ')[0])}"
    return f"{said}, {text(f'{group}-{place}')}" if group is not None else said
