"""The text boards fit the terminal, in every game and both languages, and no width hides a fact."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import replay
from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES, load_board

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(GAMES.glob("*/records/**/*.tab"))[::2]
NAMES = ["Ana", "Bartolomeu de Gusmão", "Intermediário 3", "Rui", "Maximiliana"]
WIDTHS = (80, 100, 119)
"""The usual widths; from 120 columns on Merv writes the names of its sites in full."""
STAGES = cycle((0.05, 0.2, 0.4, 0.6, 0.8, 0.95))


def kept_positions() -> Iterator[tuple[str, int]]:
    """One position of every second kept record, early in one game and late in the next."""
    for path, stage in zip(RECORDS, STAGES, strict=False):
        plies = len(parse_record(path.read_text(encoding="utf-8")).plies)
        yield str(path.relative_to(GAMES)), int(plies * stage)


def position(name: str, ply: int) -> State:
    """The position after an action of a record."""
    record = parse_record((GAMES / name).read_text(encoding="utf-8"))
    return next(state for number, (_, state) in enumerate(replay(record)) if number == ply)


@cache
def catalogue(game: str, language: str, seats: int) -> Catalogue:
    """The texts of a game at a table whose players have long names."""
    return Catalogue(game, language, NAMES[:seats])


def drawn(state: State, language: str, width: int) -> list[str]:
    """The lines of the board, with the blanks at their ends: a terminal breaks a line for them, too."""
    game = state.game().name
    lines = load_board(game)(state.view(), catalogue(game, language, int(state.seats)), width)
    return ["".join(segment.text for segment in line) for line in lines]


def words(lines: list[str]) -> Counter[str]:
    """Every word of the board, with how often it stands there."""
    return Counter(" ".join(lines).split())


@pytest.mark.parametrize(("name", "ply"), list(kept_positions()))
def test_every_width_says_the_same_words_and_none_is_too_wide(name: str, ply: int) -> None:
    state = position(name, ply)
    for language in LANGUAGES:
        boards = {width: drawn(state, language, width) for width in WIDTHS}
        for width, lines in boards.items():
            assert [line for line in lines if len(line) > width] == []
            assert words(lines) == words(boards[119])


def whole(state: State, language: str) -> str:
    """The board in one line, as somebody reads it."""
    return re.sub(r"\s+", " ", " ".join(drawn(state, language, 80)))


def test_coimbra_tells_income_favors_steps_roads_cards_and_diplomas() -> None:
    state = position("coimbra/records/four_players.tab", 245)
    said = whole(state, "en")
    assert "Merchants (9/5/3) ▲ 7 ■ 3 ● 3 ◆ 1 income 0: +1 coin · 1-3: +3 coins" in said
    assert "Pilgrimage one crown, +2 VP, up to 3 steps" in said
    assert "Scholar with steps for green dice: phase E, per green die: up to 1 step" in said
    assert "at the end: per set of all 4 classes: +5 VP" in said
    assert "diplomas: Law 2, Arts 1" in said
    assert "I WNW ▲■ +5 VP → I SW:2, I N:3" in said
    assert "trilhas" in whole(state, "pt-BR").lower()


def test_coimbra_counts_the_steps_that_are_left() -> None:
    record = parse_record((GAMES / "coimbra/records/four_players.tab").read_text(encoding="utf-8"))
    for _, state in replay(record):
        if state.to_act() >= 0 and state.decision() == "step":
            break
    assert re.search(r"\((one step|\d+ steps) left\)", whole(state, "en"))
    assert re.search(r"\((resta um passo|restam \d+ passos)\)", whole(state, "pt-BR"))


def test_merv_tells_prices_rewards_thresholds_pairs_halls_and_bound_goods() -> None:
    said = whole(position("merv/records/every_contract.tab", 300), "en")
    assert "3 walls (1 te), 1 gate (2 te)" in said
    assert "3 1 or + 1 te → white upgrade, 2 VP" in said
    assert "2b Dates + 2 scrolls + any cube → 7 VP, 2 favor (influence 7; the last card)" in said
    assert "a pair brings Saffron: 4 VP" in said
    assert "Hall of Trade or ○○○○○○ 1 VP per good" in said
    assert "2 Carpets (1 on contracts), 1 Dates" in said
    assert "Lapis lazuli" in said


def test_merv_writes_its_sites_in_full_where_there_is_room() -> None:
    state = position("merv/records/every_contract.tab", 300)
    assert "Marketplace te◆!▲" in "\n".join(drawn(state, "en", 120))
    assert "Mar te◆!▲" in "\n".join(drawn(state, "en", 80))


def test_hansa_tells_used_markers_the_stack_and_the_neutral_reserve() -> None:
    said = whole(position("hansa_teutonica/records/prestige_20.tab", 300), "en")
    assert "◈ Extra Office, Swap Offices · used Remove 3 Pieces" in said
    assert "Markers in the stack Extra Office (2), Swap Offices" in said
    assert "□ 59 neutral traders in the reserve" in said


def test_hansa_tells_the_markers_on_the_plate_and_who_joined_east_and_west() -> None:
    state = position("hansa_teutonica/records/prestige_20.tab", 300)
    view = state.view()
    players = view["players"]
    assert isinstance(players, list)
    assert "plate" not in whole(state, "en")
    players[0] |= {"plate": 2, "connected": 1}
    lines = load_board("hansa_teutonica")(view, catalogue("hansa_teutonica", "en", 2))
    said = re.sub(r"\s+", " ", " ".join(segment.text for line in lines for segment in line))
    assert "2 markers on the plate, to be put on routes" in said
    assert "first to join east and west" in said


def test_luna_tells_what_the_priestess_brings_and_the_apostate_takes() -> None:
    said = whole(position("luna/records/four_players.tab", 150), "en")
    assert "Moon Priestess 6/3/1 ● +1 ▲ +6, Apostate -4 ■ +3, Apostate -6 ◆ +0" in said
