"""The text board: islands, path, temple, council, then every party. Drawn from the view alone."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine, flow, length, padded, wrapped
from tabuleiro.core.state import Position

_FIGURES: Final = ("moon_priestess", "master_builder", "apostate")
_SPACE_WIDTH: Final = 6
_MANY: Final = 99_999


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:
    """The whole table as lines of styled segments."""
    top = Reader(view)
    lines = [*wrapped(_headline(top, text), width), []]
    lines += [[Segment(text("terminal-islands"), "title")]]
    for island in top.at("ring").items():
        lines += _island(top, island.text(), text, width)
    lines += [[], [Segment(text("terminal-path"), "title")], *_path(top, text)]
    lines += [[], [Segment(text("terminal-temple"), "title")], *_temple(top)]
    lines += [[], *_council(top, text, width), *_priestess(top, text, width)]
    for party in range(len(top.at("parties").items())):
        lines += [[], *_party(top, party, text, width)]
    following = top.at("derived").at("next")
    lines.append([])
    if following.value is not None:
        islands = {
            "priestess": f"island-{following.at('moon_priestess').text()}",
            "builder": f"island-{following.at('master_builder').text()}",
        }
        lines += wrapped([Segment(text("terminal-next", {**islands}), "dim")], width)
    return [*lines, *wrapped([Segment(text("terminal-legend"), "dim")], width)]


def _number(reader: Reader) -> int:
    return reader.integer(-_MANY, _MANY)


def _headline(top: Reader, text: Text) -> TextLine:
    """Round, Temple Guard, time tokens, Book bonus."""
    derived = top.at("derived")
    number = _number(top.at("round"))
    words = [text("terminal-round", {"round": number}) if number > 0 else text("terminal-setup")]
    if derived.at("over").boolean():
        words = [text("terminal-over")]
    elif number > 0:
        words.append(text("terminal-guard", {"value": _number(derived.at("guard_value"))}))
        pile = _number(derived.at("time_tokens"))
        if pile > 0:
            words.append(text("terminal-time", {"left": _number(top.at("time_left")), "pile": pile}))
        if top.at("book_bonus").boolean():
            words.append(text("terminal-book_bonus"))
    return [Segment(text("game-name"), "title"), Segment("  "), Segment(" · ".join(words), "dim")]


def _sign(party: int) -> Segment:
    return Segment(GLYPHS[party], f"seat-{party}")


def _island(top: Reader, island: str, text: Text, width: int) -> list[TextLine]:
    """An island: its tokens, what every party has there, and the figures."""
    names = [text(f"island-{name.text()}") for name in top.at("ring").items()]
    tokens = text("terminal-tokens", {"count": _number(top.at("tokens").at(island))})
    name = f"{text(f'island-{island}'):<{max([len(one) for one in names])}}"
    aside = _number(top.at("moved").at(island))
    mover = top.at("agenda").items()[0].at("actor").value if aside else None
    cells: list[TextLine] = [[Segment(tokens, "dim")]]
    for party, entry in enumerate(top.at("parties").items()):
        room = max([len(_pieces(entry, one.text())) for one in top.at("ring").items()]) + 1
        pieces = _pieces(entry, island)
        pieces += f" →{aside}" if aside and party == mover else ""
        cells.append(padded([_sign(party) if pieces else Segment("·", "dim"), Segment(pieces)], room))
    figures = [figure for figure in _FIGURES if top.at("figures").at(figure).value == island]
    words = [text(f"terminal-short-{figure}") for figure in figures]
    if top.at("derived").at("blocked").value == island:
        words.append(text("terminal-blocked"))
    if words:
        cells.append([Segment(" ".join(words), "bad" if "apostate" in figures else "good")])
    return flow([Segment(f"  {name}", "accent")], cells, width, 4)


def _pieces(entry: Reader, island: str) -> str:
    """What a party has on an island and beside it."""
    active = _number(entry.at("active").at(island))
    inactive = _number(entry.at("inactive").at(island))
    shrine = island in [name.text() for name in entry.at("shrines").items()]
    pieces = f" ▵{active}" if active else ""
    pieces += f" ▿{inactive}" if inactive else ""
    return pieces + (" ⌂" if shrine else "")


def _path(top: Reader, text: Text) -> list[TextLine]:
    """One line per guard stone, with the group of stones behind it, however long the names of a language are."""
    slots = top.at("derived").at("path").items()
    symbols = top.at("derived").at("symbols")
    words = [_symbol(top, stone, text) for stone in symbols.table()]
    room = max([len(word) for word in words], default=0) + 8
    margin = max([len(_guard_stone(slot, text)) for slot in slots if slot.has("guard")], default=0) + 1
    lines: list[TextLine] = []
    for slot in slots:
        if slot.has("guard"):
            here = slot.at("here").boolean()
            sign = "►" if here else " "
            lines.append([Segment(f"  {sign} {_guard_stone(slot, text):<{margin}}", "accent" if here else "dim")])
            filled = length(lines[-1])
        else:
            lines[-1] = [*padded(lines[-1], filled), *_path_stone(top, slot, text)]
            filled += room
    return lines


def _guard_stone(slot: Reader, text: Text) -> str:
    """The name of a guard stone that still lies on the path."""
    return text("terminal-guard-stone", {"value": _number(slot.at("value"))}) if slot.at("present").boolean() else ""


def _symbol(top: Reader, stone: str, text: Text) -> str:
    """The first word of a stone's symbol: its island."""
    return text(f"favor-{top.at('derived').at('symbols').at(stone).text()}").split(" ")[0]


def _path_stone(top: Reader, slot: Reader, text: Text) -> TextLine:
    """A stone: its number, its island's symbol, who claims it; brackets tell how it can be reached."""
    number = _number(slot.at("stone"))
    if not slot.at("present").boolean():
        return [Segment(" ·", "dim")]
    status = slot.at("status").word(("approved", "bribable", "locked"))
    left, right, style = (("[", "]", "good"), ("(", ")", "plain"), (" ", " ", "dim"))[status]
    party = top.at("stones").at(str(number)).at("party").value
    line = [Segment(f"{left}{number} {_symbol(top, str(number), text)}", style)]
    if isinstance(party, int):
        line += [Segment(" "), _sign(party)]
    return [*line, Segment(right, style)]


def _temple(top: Reader) -> list[TextLine]:
    """The boards side by side as on the table: a column of four spaces and, half a step lower, one of three."""
    lines: list[TextLine] = [[Segment("  ")] for _ in range(7)]
    for spaces in top.at("derived").at("temple").items():
        numbers = spaces.integers(7, 1, 28)
        for row in range(7):
            left = numbers[row // 2] if row % 2 == 0 else 0
            right = numbers[4 + row // 2] if row % 2 == 1 else 0
            lines[row] += [*_space(top, left), *_space(top, right)]
    return lines


def _space(top: Reader, number: int) -> TextLine:
    """A temple space: its number and the novice there, with its Book; ✗ marks a stone whose novice is gone."""
    if number == 0:
        return [Segment(" " * _SPACE_WIDTH)]
    stones = top.at("stones")
    if not stones.has(str(number)) or stones.at(str(number)).at("place").text() != "temple":
        return [Segment(f"{number:>2}{'':<{_SPACE_WIDTH - 2}}", "dim")]
    stone = stones.at(str(number))
    party = stone.at("party").value
    sign = _sign(party) if isinstance(party, int) else Segment("✗", "dim")
    book = "✦" if stone.at("book").boolean() else " "
    return [Segment(f"{number:>2}"), sign, Segment(f"{book:<{_SPACE_WIDTH - 3}}")]


def _council(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The chairs and their points; those that hold markers show each stack from bottom to top."""
    cells: list[TextLine] = []
    for chair, stack in enumerate(top.at("council").items()):
        points = _number(top.at("derived").at("chair_points").items()[chair])
        markers = [_sign(_number(marker)) for marker in stack.items()]
        cells.append([Segment(f"{points}:", "dim"), *(markers or [Segment("-", "dim")])])
    return flow([Segment(text("terminal-council"), "title")], cells, width)


def _priestess(top: Reader, text: Text, width: int) -> list[TextLine]:
    """What the most novices with the Moon Priestess bring, and what each party has there and with the Apostate."""
    places = "/".join([str(_number(points)) for points in top.at("derived").at("priestess_points").items()])
    cells: list[TextLine] = [[Segment(places, "dim")]]
    for party, facts in enumerate(top.at("derived").at("parties").items()):
        if facts.has("priestess_points"):
            gain, loss = _number(facts.at("priestess_points")), _number(facts.at("apostate_loss"))
            change = text("terminal-round-end", {"gain": gain, "loss": loss})
            cells.append([_sign(party), Segment(f" {change}")])
    return flow([Segment(text("terminal-figures"), "title")], cells, width)


def _party(top: Reader, party: int, text: Text, width: int) -> list[TextLine]:
    """A party: influence, novices off the islands, shrines left, tokens held."""
    entry = top.at("parties").items()[party]
    derived = top.at("derived").at("parties").items()[party]
    name = text("terminal-player", {"player": derived.at("name").text()})
    points: Arguments = {"influence": _number(entry.at("influence")), "projected": _number(derived.at("projected"))}
    first = [_sign(party), Segment(f" {name}  ", f"seat-{party}"), Segment(text("terminal-points", points))]
    if top.at("start").value == party:
        first.append(Segment(f"  ({text('terminal-start')})", "dim"))
    heaps = [
        text("terminal-reserve", {"novices": _number(entry.at("reserve"))}),
        text("terminal-pier", {"novices": _number(entry.at("pier"))}),
        text("terminal-shrines", {"shrines": _number(entry.at("shrine_reserve"))}),
    ]
    used = _number(entry.at("herbs_used"))
    if used > 0:
        limit = _number(top.at("derived").at("herbs_limit"))
        heaps.append(text("terminal-herbs", {"used": used, "limit": limit}))
    held = [text(f"favor-{favor.text()}") for favor in entry.at("favors").items()] or [text("terminal-no-token")]
    cells: list[TextLine] = [[Segment(heap, "dim")] for heap in heaps]
    cells.append([Segment("◈ " + ", ".join(held), "accent")])
    return [*wrapped(first, width), *flow([Segment(" ")], cells, width, gap=" · ")]


def about(view: Position, text: Text) -> str:
    """What the pending decision is about: the figure, the party, the kind of movement, the Book in hand."""
    top = Reader(view)
    pending = top.at("derived").at("about")
    if pending.has("figure"):
        return text(f"figure-{pending.at('figure').text()}")
    if pending.has("party"):
        return text("terminal-player", {"player": pending.at("party").text()})
    agenda = top.at("agenda").items()
    frame = agenda[0] if agenda else None
    if frame is not None and frame.has("tide"):
        return text("terminal-with-tide" if frame.at("tide").boolean() else "terminal-with-journey")
    if frame is not None and frame.has("taken_from"):
        return text("terminal-book-from", {"stone": _number(frame.at("taken_from"))})
    return ""
