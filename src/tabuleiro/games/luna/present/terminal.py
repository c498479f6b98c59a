"""The text board: islands, path, temple, council, then every party. Drawn from the view alone."""

from typing import Final

from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, Segment, Text, TextLine
from tabuleiro.core.state import Position

_FIGURES: Final = ("moon_priestess", "master_builder", "apostate")
_ISLAND_WIDTH: Final = 19
_PARTY_WIDTH: Final = 12
_STONE_WIDTH: Final = 18
_SPACE_WIDTH: Final = 6
_MANY: Final = 99_999


def board(view: Position, text: Text) -> list[TextLine]:
    """The whole table as lines of styled segments, at most 110 columns wide."""
    top = Reader(view)
    lines = [_headline(top, text), []]
    lines += [[Segment(text("terminal-islands"), "title")]]
    lines += [_island(top, island.text(), text) for island in top.at("ring").items()]
    lines += [[], [Segment(text("terminal-path"), "title")], *_path(top, text)]
    lines += [[], [Segment(text("terminal-temple"), "title")], *_temple(top)]
    lines += [[], _council(top, text), []]
    for party in range(len(top.at("parties").items())):
        lines += _party(top, party, text)
    following = top.at("derived").at("next")
    if following.value is not None:
        islands = {
            "priestess": f"island-{following.at('moon_priestess').text()}",
            "builder": f"island-{following.at('master_builder').text()}",
        }
        lines += [[], [Segment(text("terminal-next", {**islands}), "dim")]]
    return [*lines, [Segment(text("terminal-legend"), "dim")]]


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


def _island(top: Reader, island: str, text: Text) -> TextLine:
    """An island: its tokens, what every party has there, and the figures."""
    line = [Segment(f"  {text(f'island-{island}'):<{_ISLAND_WIDTH}}", "accent")]
    tokens = text("terminal-tokens", {"count": _number(top.at("tokens").at(island))})
    line.append(Segment(f"{tokens:<10}", "dim"))
    aside = _number(top.at("moved").at(island))
    mover = top.at("agenda").items()[0].at("actor").value if aside else None
    for party, entry in enumerate(top.at("parties").items()):
        active = _number(entry.at("active").at(island))
        inactive = _number(entry.at("inactive").at(island))
        shrine = island in [name.text() for name in entry.at("shrines").items()]
        pieces = f" ▵{active}" if active else ""
        pieces += f" ▿{inactive}" if inactive else ""
        pieces += f" →{aside}" if aside and party == mover else ""
        pieces += " ⌂" if shrine else ""
        line += [_sign(party) if pieces else Segment("·", "dim"), Segment(f"{pieces:<{_PARTY_WIDTH - 1}}")]
    figures = [figure for figure in _FIGURES if top.at("figures").at(figure).value == island]
    words = [text(f"terminal-short-{figure}") for figure in figures]
    if top.at("derived").at("blocked").value == island:
        words.append(text("terminal-blocked"))
    return [*line, Segment(" ".join(words), "bad" if "apostate" in figures else "good")]


def _path(top: Reader, text: Text) -> list[TextLine]:
    """One line per guard stone, with the group of stones behind it."""
    lines: list[TextLine] = []
    for slot in top.at("derived").at("path").items():
        if slot.has("guard"):
            here, present = slot.at("here").boolean(), slot.at("present").boolean()
            name = text("terminal-guard-stone", {"value": _number(slot.at("value"))}) if present else ""
            lines.append([Segment(f"  {'►' if here else ' '} {name:<10}", "accent" if here else "dim")])
        else:
            lines[-1] += _path_stone(top, slot, text)
    return lines


def _path_stone(top: Reader, slot: Reader, text: Text) -> TextLine:
    """A stone: its number, its island's symbol, who claims it; brackets tell how it can be reached."""
    number = _number(slot.at("stone"))
    if not slot.at("present").boolean():
        return [Segment(f" {'·':<{_STONE_WIDTH - 1}}", "dim")]
    symbol = text(f"favor-{top.at('derived').at('symbols').at(str(number)).text()}").split(" ")[0]
    status = slot.at("status").word(("approved", "bribable", "locked"))
    left, right, style = (("[", "]", "good"), ("(", ")", "plain"), (" ", " ", "dim"))[status]
    party = top.at("stones").at(str(number)).at("party").value
    line = [Segment(f"{left}{number} {symbol}", style)]
    length = len(line[0].text) + 1
    if isinstance(party, int):
        line += [Segment(" "), _sign(party)]
        length += 2
    return [*line, Segment(right + " " * (_STONE_WIDTH - length), style)]


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


def _council(top: Reader, text: Text) -> TextLine:
    """The chairs that hold markers, each stack from bottom to top."""
    line = [Segment(text("terminal-council"), "title")]
    for chair, stack in enumerate(top.at("council").items()):
        markers = [_number(marker) for marker in stack.items()]
        if markers:
            points = _number(top.at("derived").at("chair_points").items()[chair])
            line += [Segment(f"  {points}: ", "dim"), *[_sign(party) for party in markers]]
    return line


def _party(top: Reader, party: int, text: Text) -> list[TextLine]:
    """A party: influence, novices off the islands, shrines left, tokens held."""
    entry = top.at("parties").items()[party]
    derived = top.at("derived").at("parties").items()[party]
    name = text("terminal-player", {"player": derived.at("name").text()})
    points = {"influence": _number(entry.at("influence")), "projected": _number(derived.at("projected"))}
    first = [_sign(party), Segment(f" {name:<18.18} ", f"seat-{party}"), Segment(text("terminal-points", {**points}))]
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
    second = [Segment("  " + " · ".join(heaps) + "  ", "dim"), Segment("◈ " + ", ".join(held), "accent")]
    return [first, second]
