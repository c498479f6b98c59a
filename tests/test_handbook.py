"""The documentation as a site: it builds without a warning, its links lead somewhere, its code blocks run."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from handbook.__main__ import build_site
from handbook.dead_links import dead_links
from handbook.game_pages import components_page
from handbook.place import GAMES, LANGUAGES, linked
from handbook.source_tree import lay_out

import tabuleiro
from tabuleiro.core.registry import find_game
from tabuleiro.server.store.database import open_database
from tabuleiro.texts.component_values import known_values
from tabuleiro.texts.package import read_rules

FENCE = re.compile(r"(?:^<!-- ([^\n]*) -->\n\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("run as a file", "run as a notebook")
"""What is said above Python that other tests run: those of the examples and of the notebooks."""
READ = ("text", "json", "ini", "nginx", "toml")
"""Languages of blocks that are read, not run."""

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Every page of the site in both languages, as it is before it is built."""
    folder = tmp_path_factory.mktemp("sources")
    for language in LANGUAGES:
        lay_out(folder / language, language)
    return sorted(folder.rglob("*.md"))


def test_the_site_is_built_without_a_warning_can_be_searched_and_has_every_rule(tmp_path: Path) -> None:
    """All in one test: building takes fifteen seconds."""
    assert build_site(tmp_path) == []
    for language, words in (("en", "Moon Priestess"), ("pt-BR", "Sacerdotisa da Lua")):
        site = tmp_path / ("" if language == "en" else language)
        index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
        assert any(words in page["text"] for page in index["docs"])
        for game in GAMES:
            bullet = re.compile(rf"^- \*\*({find_game(game).rule_prefix}-[\w.]+)\*\*", re.MULTILINE)
            rules = bullet.findall(read_rules(game, language))
            page = (site / "games" / game / "rules.html").read_text(encoding="utf-8")
            assert len(rules) > 50
            assert [rule for rule in rules if f'id="{rule}"' not in page] == []


@each_language
@each_game
def test_every_printed_value_stands_on_the_page_of_components(game: str, language: str) -> None:
    page = components_page(game, language)
    sections = re.split(r"^`([\w.]+)`$", page, flags=re.MULTILINE)
    tables = dict(zip(sections[1::2], sections[2::2], strict=True))
    for value in known_values(find_game(game)):
        assert f"`{value.field}`" in tables[value.section]
        assert not value.item or f"`{value.item}`" in tables[value.section]


def test_a_link_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<h1 id="head">There</h1>')
    (tmp_path / "here.html").write_text(
        '<a href="there.html#head">good</a> <a href="there.html#feet">no such anchor</a> <a href="gone.html">gone</a>'
        '<a href="https://example.org">elsewhere</a> <script src="https://example.org/spy.js"></script>'
        '<img src="lost.png">'
    )
    assert dead_links(tmp_path) == [
        "here.html: there.html#feet has no such anchor",
        "here.html: gone.html leads nowhere",
        "here.html: loads https://example.org/spy.js",
        "here.html: lost.png leads nowhere",
    ]


def test_links_of_the_repository_become_links_of_the_site() -> None:
    text = (
        "[rules](../../src/tabuleiro/games/luna/RULES.md) [play.py](../../src/tabuleiro/core/play.py) "
        "[run.py](../../src/tabuleiro/server/run.py)\n```\n[code](is/left/alone)\n```\n"
    )
    assert linked(text, "docs/guides/players.md", "players.md") == (
        "[rules](games/luna/rules.md) [play.py](reference/core/play.md) `run.py`\n```\n[code](is/left/alone)\n```\n"
    )
    portuguese = '[lido](games/luna/rules.md) <a href="../research.html">inglês</a>'
    given = "[lido](../../src/tabuleiro/games/luna/RULES.pt-BR.md) [inglês](../research.md)"
    assert linked(given, "docs/guides/players.pt-BR.md", "pt-BR/players.md") == portuguese
    with pytest.raises(ValueError, match=r"gone\.md leads nowhere"):
        linked("[gone](gone.md)", "docs/research.md", "research.md")


def test_every_code_block_is_run_or_says_why_not(sources: list[Path]) -> None:
    for page in sources:
        for reason, language, block in FENCE.findall(page.read_text(encoding="utf-8")):
            assert language in {"python", "sh", *READ}, f"{page}: a block without a language:\n{block}"
            if language == "sh" and reason:
                assert re.fullmatch(r"not run: .{5,}", reason), page
            if language == "python" and reason in ELSEWHERE:
                assert page.name == "examples.md" or page.parent.name == "notebooks"


def test_every_shell_block_runs(sources: list[Path], tmp_path: Path) -> None:
    """Pages with the same blocks, as most have in both languages, are run once."""
    found = [FENCE.findall(page.read_text(encoding="utf-8")) for page in sources]
    pages = {tuple(block for reason, language, block in fences if language == "sh" and not reason) for fences in found}
    for number, blocks in enumerate(sorted(pages)):
        for block in blocks:
            run_shell(block, tmp_path / str(number))


def run_shell(block: str, folder: Path) -> None:
    """Run a block as a person would type it, with the program at hand; the club of the pages lies in the folder."""
    for name in ("lib", "backups"):
        (folder / name).mkdir(parents=True, exist_ok=True)
        block = block.replace(f"/var/{name}/tabuleiro", str(folder / name))
    if "club.db" in block:
        open_database(f"sqlite:///{folder}/lib/club.db").dispose()
    program = Path(sys.executable).parent
    block = block.replace("/opt/tabuleiro/bin", str(program))
    environment = {
        **os.environ,
        "PATH": f"{program}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(tabuleiro.__file__).parents[1]),
        "HOME": str(folder),
        "COLUMNS": "100",
    }
    command = ["bash", "-euo", "pipefail", "-c", block]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own documentation
    assert done.returncode == 0, f"{block}\n{done.stdout}{done.stderr}"


def test_a_shell_block_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="unknown game"):
        run_shell("tabuleiro rules parcheesi --lang en", tmp_path)
