"""The documentation tells the truth: its links lead somewhere, its commands exist, its examples run."""

import json
import random
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import quality
from typer.main import get_command

from tabuleiro.cli import app
from tabuleiro.core import find_game, game_names
from tabuleiro.core.registry import find_module

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("[!R]*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = [name for name in game_names() if find_module(name).startswith("tabuleiro.games.")]

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
each_game = pytest.mark.parametrize("game", GAMES)


def game_page(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")


def links(page: Path) -> list[str]:
    return [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]


def shown_commands(page: Path, program: str) -> list[list[str]]:
    """The words after a program's name wherever a page shows it: in a block of code or in a span."""
    text = page.read_text(encoding="utf-8")
    spans = re.findall(rf"`((?:\S*/)?{program} [^`]+)`", FENCE.sub("", text))
    blocks = [line for _, block in FENCE.findall(text) for line in block.splitlines()]
    lines = [line for line in spans + blocks if re.match(rf"(?:\S*/)?{program} ", line)]
    return [shlex.split(line, comments=True)[1:] for line in lines]


@each_page
def test_every_link_leads_to_a_file(page: Path) -> None:
    dead = [link for link in links(page) if not (page.parent / link.split("#")[0]).exists()]
    assert dead == []


@each_page
def test_every_anchor_is_a_heading(page: Path) -> None:
    dead = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        text = ((page.parent / path) if path else page).read_text(encoding="utf-8") if anchor else ""
        headings = [re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in text.splitlines()]
        if anchor and anchor not in headings:
            dead.append(link)
    assert dead == []


@each_page
def test_every_command_of_the_program_exists(page: Path) -> None:
    for words in shown_commands(page, "tabuleiro"):
        command = get_command(app)
        names = list(words)
        while names and names[0] in getattr(command, "commands", {}):
            command = command.commands[names.pop(0)]  # type: ignore[attr-defined] # a group, as just seen
        assert not hasattr(command, "commands"), f"no such command: tabuleiro {' '.join(words)}"
        options = {option for parameter in command.params for option in parameter.opts}
        unknown = [word for word in names if word.startswith("--") and word.split("=")[0] not in options]
        assert unknown == [], f"tabuleiro {' '.join(words)}"


@each_page
def test_every_make_target_exists(page: Path) -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    wanted = [word for words in shown_commands(page, "make") for word in words if "=" not in word]
    assert [word for word in wanted if word not in targets] == []


def test_every_make_target_explains_itself() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    silent = [line for line in makefile.splitlines() if re.match(r"\w+:(?!=)", line) and "## " not in line]
    assert silent == []


@each_page
def test_every_python_example_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    random.seed(1)
    for language, block in FENCE.findall(page.read_text(encoding="utf-8")):
        if language == "python":
            exec(block, {"print": lambda *_: None})  # noqa: S102 - our own documentation


def test_the_readme_lists_the_games_that_can_be_played() -> None:
    rows = re.findall(
        r"^\| \[.*\]\((.*)\) \| `(\w+)` \| (\d) to (\d) \| playable \|$", PAGES[0].read_text(), re.MULTILINE
    )
    listed = [(name, page, int(fewest), int(most)) for page, name, fewest, most in rows]
    games = [find_game(name) for name in GAMES]
    expected = [(game.name, f"docs/games/{game.name}.md", min(game.seats), max(game.seats)) for game in games]
    assert sorted(listed) == expected


@each_game
def test_the_page_of_a_game_lists_its_decisions(game: str) -> None:
    listed = re.findall(r"^\| `(\w+)` \| [^|`]+ \| `[^|]+ \|$", game_page(game), re.MULTILINE)
    assert listed == find_game(game).decision_kinds


@each_game
def test_the_page_of_a_game_lists_its_actions(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `([^`|]+)`[^|]* \| (\d+) \|$", game_page(game), re.MULTILINE)
    spaces = find_game(game).spaces
    assert [(kind, int(first)) for kind, _, first in rows] == [(f.kind, spaces.base(f.kind)) for f in spaces.families]
    assert [spaces.kind(spaces.parse(example)) for _, example, _ in rows] == [kind for kind, _, _ in rows]


@each_game
def test_the_page_of_a_game_counts_its_features_and_ids(game: str) -> None:
    known = find_game(game)
    assert f"writes {len(known.feature_names):,} integers" in game_page(game)
    assert f"{known.spaces.size:,} ids" in game_page(game)


def test_every_decision_stands_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    index = links(folder / "README.md")
    assert index == sorted(path.name for path in folder.glob("0*.md"))


def test_the_page_of_quality_says_how_its_figures_stand() -> None:
    page = quality.PAGE.read_text(encoding="utf-8")
    assert quality.replaced(page, "standing", quality.standing()) == page


def test_every_weakness_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "quality" / "attack.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\(\.\./\.\./(tests/[\w/]+\.py)\): (`[^;|]+`)", page)
    assert len(named) > 40
    for file, tests in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        for test in re.findall(r"`(\w+)`", tests):
            assert f"def {test}(" in source, f"{file} has no {test}"


def test_a_missed_target_is_named_and_what_was_counted_is_summed() -> None:
    figures = """
| measure | reached | target | |
|---|---:|---:|---|
| quick | 1 ms | <= 2 ms | met |
| slow | 3 ms | <= 2 ms | median met, **95 of 100 missed** |

9 steps, **2 violations**. **8 of 9 mutants killed**.

9 steps, **1 violations**. **4 of 4 mutants killed**.

| game | missing or forbidden |
|---|---:|
| chess | **2** |
| go | **0** |
"""
    expected = "1 of 2 targets met; **missed:** slow; 3 violations; 12 of 13 mutants killed; 2 missing or forbidden"
    assert quality.verdict(figures) == expected


def packages_of(table: int) -> set[str]:
    """The packages in one of the tables of the decision: Python's come first, then npm's."""
    page = (ROOT / "docs" / "decisions" / "0005-dependencies.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+?) \|", page.split("|---|---|---|\n")[table], re.MULTILINE)
    return {name for row in rows for name in row.split(", ")} - {"npm package"}


def test_every_dependency_says_what_it_replaces() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["build-system"]["requires"] + project["project"]["dependencies"]
    for table in (project["project"]["optional-dependencies"], project["dependency-groups"]):
        named += [name for group in table.values() for name in group]
    assert {re.split(r"[<>=\[]", name)[0] for name in named} == packages_of(1)


def test_every_npm_package_says_what_it_replaces() -> None:
    project = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert {*project["dependencies"], *project["devDependencies"]} == packages_of(2)
