"""The board in words: the year, city, walls, caravans, contracts, market, palace, supply, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabuleiro.core.present.spoken import Section, listed, tabled
from tabuleiro.core.screen import Text
from tabuleiro.core.state import Position

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View


def sections(view: Position, text: Text) -> list[Section]:
    """What lies on the table, part by part."""
    shown = cast("View", view)  # the view has the shape that it declares; a test compares the two
    return [
        listed(text("spoken-now"), _now(shown, text)),
        listed(text("panel-city"), [_cell(shown, cell, text) for cell in shown["city"]]),
        listed(text("panel-wall_yard"), _walls(shown, text)),
        listed(text("panel-caravansary"), _row(shown, text)),
        listed(text("panel-contracts"), _contracts(shown, text)),
        listed(text("panel-marketplace"), _market(shown, text)),
        listed(text("place-supply"), _supply(shown, text)),
        _palace(shown, text),
        _parties(shown, text),
        *[_holdings(shown, party, text) for party in range(int(shown["seats"]))],
    ]


def _named(view: View, party: int, text: Text) -> str:
    return text("spoken-player", {"player": view["derived"]["parties"][party]["name"]})


def _owner(party: int | str, text: Text) -> str:
    return text("spoken-player", {"player": party if isinstance(party, str) else f"seat-{party}"})


def _now(view: View, text: Text) -> list[str]:
    order = ", ".join([_owner(party, text) for party in view["order"] if party is not None])
    said = [text("spoken-year", {"year": view["year"], "side": f"side-{view['side']}"})]
    said.append(text(f"phase-{view['derived']['phase']}") + ".")
    return [*said, f"{text('spoken-order')} {order}."] if order else said


def _cell(view: View, cell: str, text: Text) -> str:
    shown = view["city"][cell]
    said = [text("spoken-nothing") if shown["tile"] is None else text(f"tile-{shown['tile']}")]
    if shown["building"] is not None:
        said.append(text("spoken-building", {"player": _id(shown["building"])}))
    if shown["soldier"] is not None:
        said.append(text("spoken-soldier", {"player": _id(shown["soldier"])}))
    said += [text(f"upgrade-{shown['upgrade']}")] if shown["upgrade"] else []
    said += [text("spoken-exposed")] if view["derived"]["city"][cell]["attacked"] else []
    return f"{text(f'cell-{cell}')}: {'; '.join(said)}."


def _id(party: int | str) -> str:
    return party if isinstance(party, str) else f"seat-{party}"


def _walls(view: View, text: Text) -> list[str]:
    said = [f"{text(f'fort-{fort}')}." for fort, column in view["forts"].items() if column is not None]
    said = [f"{text('spoken-built')} {place}" for place in said]
    for column, left in view["yard"].items():
        counts = {"walls": left["wall"], "gates": left["gate"]}
        said.append(f"{text(f'yard-{column}')}: {text('spoken-left', {**counts})}")
    return said


def _row(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for number, card in enumerate(view["row"], start=1):
        camel = f", {text('spoken-camel')}" if card["camel"] else ""
        said.append(f"{text('spoken-place', {'number': number})} {text('spice-' + card['spice'])}{camel}.")
    return [*said, text("spoken-deck", {"cards": view["derived"]["deck_left"]})]


def _contracts(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for pile, cards in view["piles"].items():
        if not cards:
            said.append(f"{text(f'pile-{pile}')}: {text('spoken-nothing')}.")
            continue
        shown = view["derived"]["printed"]["contracts"][cards[0]]
        words = [text("spoken-points", {"points": shown["points"]})]
        words += [text(f"good-{good}") for good in shown["goods"]]
        words += [text("spoken-scrolls", {"scrolls": shown["scrolls"]})] if shown["scrolls"] else []
        said.append(f"{text(f'pile-{pile}')}: {', '.join(words)}; {text('spoken-deck', {'cards': len(cards)})}")
    return said


def _market(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for city, shown in view["derived"]["printed"]["cities"].items():
        posts = [_owner(seat, text) for seat, party in enumerate(view["parties"]) if city in party["posts"]]
        good = f"{text('good-' + shown['good'])} {view['stock'][shown['good']]}"
        said.append(f"{text(f'city-{city}')}: {'; '.join([good, *posts])}.")
    return said


def _supply(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for thing, count in view["supply"].items():
        is_cube = thing not in ("camels", "scrolls")
        word = text("spoken-cube", {"cube": f"cube-{thing}"}) if is_cube else text(f"spoken-column-{thing}")
        said.append(f"{word}: {count}.")
    spaces = [text(f"market_space-{space}") for space, camels in view["camel_market"].items() if camels]
    return said + [f"{space}: {text('spoken-camel')}." for space in spaces]


def _palace(view: View, text: Text) -> Section:
    columns = [text("spoken-column-hall"), *[_named(view, party, text) for party in range(len(view["parties"]))]]
    rows = []
    for hall in view["derived"]["halls"]:
        counts = [str(party["courtiers"].get(hall, 0)) for party in view["parties"]]
        rows.append([text(f"hall-{hall}"), *counts])
    return tabled(text("panel-palace"), columns, rows)


def _parties(view: View, text: Text) -> Section:
    columns = ["player", "points", "favor", "influence", "mosque", "camels", "scrolls", "houses", "servants"]
    rows: list[list[str]] = []
    for party, (held, standing) in enumerate(zip(view["parties"], view["derived"]["parties"], strict=True)):
        counts = [standing["points"], held["favor"], held["influence"], held["mosque"], held["camels"]]
        counts += [held["scrolls"], held["houses"], held["servants"]]
        rows.append([_named(view, party, text), *[str(count) for count in counts]])
    return tabled(text("spoken-players"), [text(f"spoken-column-{column}") for column in columns], rows)


def _holdings(view: View, party: int, text: Text) -> Section:
    held = view["parties"][party]
    items = [f"{text('spoken-cube', {'cube': f'cube-{colour}'})}: {count}." for colour, count in held["cubes"].items()]
    items += [f"{text(f'spice-{spice}')}: {count}." for spice, count in held["spices"].items() if count]
    items += [f"{text(f'good-{good}')}: {count}." for good, count in held["goods"].items() if count]
    for kind in ("contract", "breakthrough", "scoring_tile"):
        names = {"contract": held["contracts"], "breakthrough": held["breakthroughs"]}.get(kind, held["scoring_tiles"])
        items += [f"{text(f'{kind}-{name}')}." for name in names]
    return listed(text("spoken-holdings", {"player": f"seat-{party}"}), items)
