"""`tabuleiro bench`: how fast a game runs here."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.about import is_compiled
from tabuleiro.cli.arguments import AsJson, Language, OptionalGameName, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.core.game import Game


def bench(
    game: OptionalGameName = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, help="About how long to measure, in all.")] = 5.0,
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Measure the speed of a game: steps per second inside compiled code and from Python, and single calls."""
    from tabuleiro.cli.shell import choose_game, open_shell
    from tabuleiro.core.registry import find_game

    with open_shell(lang, components=components) as shell:
        known = find_game(choose_game(shell, game))
        numbers = measure(known, seconds)
        for name, number in numbers.items():
            shell.out.print(f"{name:20} {number}")
        if as_json:
            typer.echo(json.dumps(numbers))


def measure(game: "Game", seconds: float) -> dict[str, int | float | str | bool]:
    """Every number of the bench; most of the time goes to the two step rates."""
    from librt.vecs import vec
    from mypy_extensions import i64

    from tabuleiro.cli import timing

    seats = min(game.seats, key=lambda count: abs(count - 4))
    state = timing.middle_position(game, seats)
    features = vec[i64]([0] * len(game.feature_names))
    return {
        "game": game.name,
        "seats": seats,
        "compiled": is_compiled(),
        "inside_steps_per_s": round(timing.steps_inside(game, seats, seconds * 2 / 9)),
        "api_steps_per_s": round(timing.steps_through_api(game, seats, seconds / 3)),
        "search_plies_per_s": round(timing.plies_searched(state, seconds / 9)),
        "copy_us": round(timing.microseconds(state.copy, seconds / 9), 3),
        "legal_us": round(timing.microseconds(state.legal, seconds / 9), 3),
        "features_us": round(timing.microseconds(lambda: state.features_into(0, features), seconds / 9), 3),
        "state_bytes": timing.bytes_of(state),
        "import_ms": round(timing.import_milliseconds(game, seats), 1),
    }
