"""Writes what never changes while a server runs as files: the games, their texts, rules, components, lessons.

    python scripts/kept_answers.py FOLDER

A page without a server reads `answers/games/luna/guide/en` in place of `/api/games/luna/guide/en`; every file has the
ending of its kind, because a path may be a list and a folder at the same time.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from tabuleiro.core.registry import find_packaged, game_names
from tabuleiro.server.http import component_values, games, lessons
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.reading import example
from tabuleiro.texts.package import LANGUAGES


def answers() -> Iterator[tuple[str, KeptAnswer]]:
    """Every answer with its path."""
    yield "games", games.keep_games()
    for language in LANGUAGES:
        yield f"strings/{language}", games.keep_shell_strings(language)
    for game in game_names():
        edition, components = find_packaged(game), games.keep_components(f"tabuleiro.games.{game}")
        yield f"games/{game}/components", components
        yield f"games/{game}/components-{edition.version}-{edition.components}", components
        yield f"games/{game}/values", component_values.keep_values(game)
        yield f"games/{game}/example", example.keep_example(game)
        yield f"games/{game}/lessons", lessons.keep_steps(game)
        for language in LANGUAGES:
            yield f"games/{game}/strings/{language}", games.keep_game_strings(game, language)
            yield f"games/{game}/rules/{language}", games.keep_rules(game, language)
            yield f"games/{game}/rulebook/{language}", games.keep_rulebook(game, language)
            yield f"games/{game}/guide/{language}", games.keep_guide(game, language)
            yield f"games/{game}/lessons/{language}", lessons.keep_texts(game, language)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name, answer in answers():
        ending = "json" if answer.media_type == games.JSON else "txt"
        path = folder / f"{name}.{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(answer.body)
