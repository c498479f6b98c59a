"""What a newcomer is told is short, the same in both languages, and drawn with icons that exist."""

import re
from pathlib import Path

import pytest

from tabuleiro.texts.guide import Guide, read_guide
from tabuleiro.texts.package import LANGUAGES

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SHARED = ("core/parts/icons/signs.ts", "core/parts/icons/things.ts")

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def icons_of(guide: Guide) -> list[list[str]]:
    return [page.icons for page in guide.pages] + [[note.icon for note in guide.course + guide.signs]]


@each_game
def test_both_languages_tell_the_same(game: str) -> None:
    english, portuguese = (read_guide(game, language) for language in LANGUAGES)
    assert icons_of(english) == icons_of(portuguese)


@each_game
@each_language
def test_a_primer_has_four_to_six_small_pages(game: str, language: str) -> None:
    guide = read_guide(game, language)
    assert 4 <= len(guide.pages) <= 6
    assert [page.title for page in guide.pages if not 100 <= len(page.text) <= 400] == []
    assert sum(len(page.text.split()) for page in guide.pages) <= 360, "two minutes at 180 words a minute"


@each_game
@each_language
def test_no_name_of_the_engine_is_told(game: str, language: str) -> None:
    guide = read_guide(game, language)
    told = [guide.aim, *(page.text for page in guide.pages), *(note.text for note in guide.course + guide.signs)]
    assert all(told)
    assert [text for text in told if re.search(r"_|`|\b[A-Z]{2}-\d", text)] == []


@each_game
def test_every_icon_is_drawn(game: str) -> None:
    files = [*SHARED, f"games/{game}/drawings.ts"]
    drawn = {name for file in files for name in re.findall(r"^  (\w+):", (WEB / file).read_text("utf-8"), re.MULTILINE)}
    wanted = {icon for icons in icons_of(read_guide(game, "en")) for icon in icons}
    assert sorted(wanted - drawn) == []


def test_a_game_from_outside_needs_no_guide() -> None:
    assert read_guide("toy", "en") == Guide("", [], [], [])
