"""Checks what teaches the games: a line a check and game, `{check, game, passed, figure, bar}`; status 1 if one fails.

What is not measured here says so, and where it is; `passed` is null then.

    python scripts/learn_check.py [--json] [--write] [--section NAME]... [--kept FOLDER] [GAME...]

All of it takes long, and can be done section by section: with `--kept` the outcomes of a section and game are kept in a
folder, and those that lie there are told and not checked again. `--write` puts the table into docs/quality/. A section
of checks is a module of `learn_checks` with `check(game) -> list[Outcome]`, named in SECTIONS.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from learn_checks import (
    Outcome,
    analyses,
    editor,
    elsewhere,
    estimates,
    hints,
    lessons,
    puzzles,
    rules,
    scores,
    studies,
)
from quality import write_section

from tabuleiro.arena.whole_file import save
from tabuleiro.core.registry import game_names

SECTIONS = {
    "estimates": estimates.check,
    "hints": hints.check,
    "analyses": analyses.check,
    "lessons": lessons.check,
    "rules": rules.check,
    "editor": editor.check,
    "puzzles": puzzles.check,
    "scores": scores.check,
    "studies": studies.check,
}


def main() -> int:
    """Run every section over every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all when left out")
    parser.add_argument("--section", action="append", choices=SECTIONS, help="only this section; may be given again")
    parser.add_argument("--kept", type=Path, help="a folder in which outcomes are kept")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    known = game_names()
    for game in asked.games:
        if game not in known:
            parser.error(f"unknown game {game}: expected one of {', '.join(known)}")
    outcomes: list[Outcome] = []
    for outcome in every(asked.games or known, asked.section or list(SECTIONS), asked.kept):
        outcomes.append(outcome)
        print(json.dumps(outcome._asdict()) if asked.json else row(outcome), flush=True)
    if asked.write:
        head = ["| check | game | figure | bar | verdict |", "|---|---|---|---|---|"]
        write_section("learning", "\n".join([*head, *map(row, outcomes)]))
    return 1 if any(outcome.passed is False for outcome in outcomes) else 0


def every(games: Sequence[str], sections: Sequence[str], kept: Path | None) -> Iterator[Outcome]:
    """Every outcome as it comes: game by game, then, where all sections are asked for, what is checked elsewhere."""
    for game in games:
        for section in sections:
            yield from check_once(section, game, kept)
    if len(sections) == len(SECTIONS):
        yield from elsewhere.check_all()


def check_once(section: str, game: str, kept: Path | None) -> list[Outcome]:
    """The outcomes of a section and game: those that were kept, or new ones."""
    if kept is None:
        return SECTIONS[section](game)
    file = kept / f"{section}-{game}.jsonl"
    if not file.exists():
        kept.mkdir(parents=True, exist_ok=True)
        found = SECTIONS[section](game)
        save(file, "".join(json.dumps(outcome) + "\n" for outcome in found))
    return [Outcome(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def row(outcome: Outcome) -> str:
    """A line of the table."""
    verdict = {True: "met", False: "missed", None: "not measured here"}[outcome.passed]
    return f"| {outcome.check} | {outcome.game} | {outcome.figure} | {outcome.bar} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main())
