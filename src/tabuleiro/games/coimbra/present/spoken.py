"""The board in words: the round, dice, city, map, tracks, voyages, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabuleiro.core.present.spoken import Section, listed, tabled
from tabuleiro.core.screen import Text
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra.present.phrase import phrase

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import Fragment, View


def sections(view: Position, text: Text) -> list[Section]:
    """What lies on the table, part by part."""
    shown = cast("View", view)  # the view has the shape that it declares; a test compares the two
    return [
        listed(text("spoken-now"), _now(shown, text)),
        listed(text("spoken-pool"), _pool(shown, text)),
        *[listed(text(f"location-{row}"), _row(shown, row, text)) for row in shown["rows"]],
        listed(text("spoken-favors"), _favors(shown, text)),
        _tracks(shown, text),
        listed(text("spoken-map"), _map(shown, text)),
        listed(text("spoken-voyages"), _voyages(shown, text)),
        _players(shown, text),
        *[_cards(shown, seat, text) for seat in range(len(shown["players"]))],
    ]


def _name(seat: int, text: Text) -> str:
    return text("spoken-player", {"player": f"seat-{seat}"})


def _says(effects: list[Fragment], text: Text) -> str:
    return phrase([(effect["message"], effect["arguments"]) for effect in effects], text)


def _now(view: View, text: Text) -> list[str]:
    order = ", ".join([_name(seat, text) for seat in view["order"] if seat >= 0])
    said = [text("spoken-round", {"round": view["round"]}), text(f"phase-{view['phase']}") + "."]
    return [*said, f"{text('spoken-order')} {order}."] if order else said


def _die(view: View, die: str, text: Text) -> str:
    shown = view["derived"]["dice"][die]
    return text("spoken-die", {"color": f"color-{shown['color']}", "value": shown["value"]})


def _pool(view: View, text: Text) -> list[str]:
    return [_die(view, die, text) for die in view["derived"]["pool"]] or [text("spoken-nothing")]


def _row(view: View, row: str, text: Text) -> list[str]:
    said: list[str] = []
    for entry in view["derived"]["rows"][row]:
        if entry["die"] is None:
            said.append(text("spoken-token", {"value": entry["value"]}))
        else:
            owner = "" if entry["owner"] is None else f", {_name(entry['owner'], text)}"
            said.append(f"{_die(view, entry['die'], text)}{owner}.")
    said += [_card(view, card, text) for card in view["display"].get(row, []) if card is not None]
    return said or [text("spoken-nothing")]


def _card(view: View, card: str, text: Text) -> str:
    shown = view["derived"]["cards"][card]
    words = [text("spoken-influence", {"influence": shown["influence"]})]
    words += [text("spoken-paid", {"resource": f"resource-{shown['cost']}"})] if shown["cost"] else []
    words += [_says(shown["effects"], text)] if shown["effects"] else []
    return f"{text(f'card-{card}')}: {'; '.join(words)}."


def _favors(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for favor, holder in view["favors"].items():
        place = text("spoken-castle") if holder is None else _name(holder, text)
        said.append(f"{text(f'favor-{favor}')}: {_says(view['derived']['favors'][favor]['effects'], text)}; {place}.")
    return said


def _tracks(view: View, text: Text) -> Section:
    columns = [text("spoken-column-track"), *[_name(seat, text) for seat in range(len(view["players"]))]]
    rows = []
    for track, disks in view["tracks"].items():
        spaces = {disk["seat"]: disk["space"] for disk in disks}
        rows.append([text(f"class-{track}"), *[str(spaces.get(seat, 0)) for seat in range(len(view["players"]))]])
    return tabled(text("spoken-tracks"), columns, rows)


def _map(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for seat, player in enumerate(view["players"]):
        if player["pilgrim"]:
            said.append(text("spoken-pilgrim", {"player": f"seat-{seat}", "node": f"node-{player['pilgrim']}"}))
    for tile, shown in view["derived"]["monasteries"].items():
        visitors = [_name(seat, text) for seat in shown["disks"]]
        words = [text(f"node-{shown['node']}"), _says(shown["effects"], text), *visitors]
        said.append(f"{text(f'monastery-{tile}')}: {'; '.join([word for word in words if word])}.")
    return said or [text("spoken-nothing")]


def _voyages(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for slot, voyage in enumerate(view["voyages"]):
        if voyage is None:
            continue
        shown = view["derived"]["voyages"][voyage]
        price = text("spoken-price", {"cost": shown["cost"], "resource": f"resource-{shown['resource']}"})
        investors = [_name(seat, text) for seat, player in enumerate(view["players"]) if slot in player["voyages"]]
        words = [price, _says(shown["effects"], text), *investors]
        said.append(f"{text(f'voyage-{voyage}')}: {'; '.join([word for word in words if word])}.")
    return said or [text("spoken-nothing")]


def _players(view: View, text: Text) -> Section:
    columns = ["player", "points", "coins", "guards", "crowns", "total"]
    rows: list[list[str]] = []
    for seat, (player, standing) in enumerate(zip(view["players"], view["derived"]["players"], strict=True)):
        counts = [player["points"], player["coins"], player["guards"], standing["crowns"], standing["total"]]
        rows.append([_name(seat, text), *[str(count) for count in counts]])
    return tabled(text("spoken-players"), [text(f"spoken-column-{column}") for column in columns], rows)


def _cards(view: View, seat: int, text: Text) -> Section:
    cards = [_card(view, card, text) for card in view["players"][seat]["cards"]]
    return listed(text("spoken-cards", {"player": f"seat-{seat}"}), cards or [text("spoken-nothing")])
