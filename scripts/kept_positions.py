"""Writes what the unit tests of the page look at: real positions, and the rules with what readers search in them.

Of every record that the tests of the rules keep three moments are shown as a player's page gets them: its first choice,
a choice in its middle, its end. Beside them lie the components of every game, as the server sends them.

    python scripts/kept_positions.py [FOLDER]     <game>.json, components/<game>.json, rules.json, into build/positions
"""

import json
import sys
import tomllib
from itertools import chain
from pathlib import Path

from view_schema import own_games, view_type

from tabuleiro.core import Event, State, find_game, offer
from tabuleiro.core.action import NOBODY
from tabuleiro.core.edition import package_of, read_components
from tabuleiro.core.option import complete_options
from tabuleiro.core.play import Offer
from tabuleiro.core.records.parser import parse_record
from tabuleiro.server.http.games import keep_rulebook
from tabuleiro.texts.package import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "positions"


def describe(offered: Offer) -> dict[str, object]:
    """A legal action, as the server tells it."""
    preview = [event._asdict() for event in offered.preview]
    return {**offered.action._asdict(), "preview": preview, "hands_over": offered.hands_over}


def show(state: State, moment: str, ply: int, last: list[Event]) -> dict[str, object]:
    """A position with what may be done there and what happened last."""
    offers = [offer(state, action, settling=True) for action in state.legal()]
    return {
        "moment": moment,
        "ply": ply,
        "actor": state.to_act(),
        "decision": state.decision(),
        "view": state.view(),
        "legal": [describe(offered) for offered in offers],
        "last": [event._asdict() for event in last],
    }


def moments_of(path: Path) -> list[dict[str, object]]:
    """The three moments of a record."""
    record = parse_record(path.read_text(encoding="utf-8"))
    game = find_game(record.game)
    state = game.new(record.seats, record.options)
    wanted = {"start": 0, "middle": len(record.plies) // 2}
    shown: list[dict[str, object]] = []
    last: list[Event] = []
    for number, ply in enumerate(record.plies):
        for moment, first in list(wanted.items()):
            if number >= first and state.to_act() >= 0 and len(state.legal()) > 1:
                shown.append(show(state, moment, number, last))
                del wanted[moment]
        last = []
        state.journal = last
        state.apply(game.parse(ply.text))
    assert state.to_act() == NOBODY, f"{path} is not a whole game"
    shown.append(show(state, "end", len(record.plies), last))
    elements = game.elements(record.seats, complete_options(game.options, record.seats, record.options))
    return [{**position, "elements": elements} for position in shown]


def write_positions(folder: Path) -> None:
    """Write every game's positions; a view that is not of the declared shape is an error."""
    (folder / "components").mkdir(parents=True, exist_ok=True)
    for game in own_games():
        records = sorted((ROOT / "tests" / "games" / game / "records").glob("*.tab"))
        kept = {path.stem: moments_of(path) for path in records}
        if (view := view_type(game)) is not None:
            for moment in chain.from_iterable(kept.values()):
                view.validate_python(moment["view"])
        (folder / f"{game}.json").write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
        components, _ = read_components(package_of(find_game(game)))
        (folder / "components" / f"{game}.json").write_text(json.dumps(components), encoding="utf-8")


def write_rules(folder: Path) -> None:
    """Write the rules of every game in each language, as the server tells them, with what readers search."""
    asked = tomllib.loads((ROOT / "tests" / "texts" / "searches.toml").read_text(encoding="utf-8"))
    told = {
        (game, language): json.loads(keep_rulebook(game, language).body) for game in asked for language in LANGUAGES
    }
    kept = [
        {
            "game": game,
            "language": language,
            "chapters": chapters,
            "other": next(other for (same, spoken), other in told.items() if same == game and spoken != language),
            "searches": asked[game][language],
        }
        for (game, language), chapters in told.items()
    ]
    (folder / "rules.json").write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    wanted = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    write_positions(wanted)
    write_rules(wanted)
