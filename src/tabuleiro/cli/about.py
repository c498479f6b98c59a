"""`tabuleiro version` and `tabuleiro games`."""

import platform

from tabuleiro import __version__
from tabuleiro.cli.arguments import Language


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    from tabuleiro.core import state

    return not str(state.__file__).endswith(".py")


def version(lang: Language = None) -> None:
    """Tell the version, whether the rules are compiled, and the Python that runs them."""
    from tabuleiro.cli.shell import open_shell

    with open_shell(lang) as shell:
        compiled = shell.text("version-compiled" if is_compiled() else "version-pure")
        shell.out.print(f"tabuleiro {__version__} ({compiled}), Python {platform.python_version()}")


def games(lang: Language = None) -> None:
    """List the games."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game, game_names

    with open_shell(lang) as shell:
        for name in game_names():
            shell.open_game(name, [])
            shell.say(
                "games-line",
                {
                    "name": name,
                    "title": shell.text("game-name"),
                    "tagline": shell.text("game-tagline"),
                    "seats": ", ".join(str(count) for count in find_game(name).seats),
                },
            )
