"""`tabuleiro hint`, and `hint` in a game at the terminal."""

import json
from pathlib import Path

import pytest

from cli.running import Run
from tabuleiro.cli.terminal import session
from tabuleiro.core import parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.learn.hints.hint import give_hint

RECORD = Path(__file__).parents[1] / "games" / "hansa_teutonica" / "records" / "prestige_20.tab"


def test_the_same_hint_twice_has_the_same_bytes(tabuleiro: Run) -> None:
    asked = ("hint", str(RECORD), "--ply", "40", "--nodes", "1500", "--json")
    told = tabuleiro(*asked).stdout
    assert tabuleiro(*asked).stdout == told
    found = json.loads(told)
    assert (found["game"], found["ply"]) == ("hansa_teutonica", 40)
    for turn in found["turns"]:
        state = begin(record := parse_record(RECORD.read_text(encoding="utf-8")))
        for one in record.plies[:40]:
            state.apply(state.game().parse(one.text))
        for action in turn["actions"]:
            assert state.refusal(action["id"]) is None
            state.apply(action["id"])


@pytest.mark.parametrize(("language", "words"), [("en", "positions searched"), ("pt-BR", "posições examinadas")])
def test_a_hint_is_told_in_the_reader_s_language(tabuleiro: Run, language: str, words: str) -> None:
    done = tabuleiro("hint", str(RECORD), "--ply", "40", "--nodes", "1500", "--lang", language)
    assert done.exit_code == 0, done.stderr
    assert words in done.stdout
    assert "  a  " in done.stdout


def test_a_position_gets_a_hint_too(tabuleiro: Run, tmp_path: Path) -> None:
    state = begin(parse_record(RECORD.read_text(encoding="utf-8")))
    while len(state.legal()) < 3 or state.to_act() < 0:
        state.apply(state.legal()[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.dump()), encoding="utf-8")
    done = tabuleiro("hint", str(file), "--nodes", "600", "--json")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["seat"] == state.to_act()
    assert tabuleiro("hint", str(file), "--ply", "4").exit_code == 2


def test_bad_input_is_named(tabuleiro: Run, tmp_path: Path) -> None:
    assert tabuleiro("hint", str(tmp_path / "nothing.tab")).exit_code == 2
    beyond = tabuleiro("hint", str(RECORD), "--ply", "99999")
    assert beyond.exit_code == 2
    assert "99999" in beyond.stderr
    over = tabuleiro("hint", str(RECORD), "--lang", "en")
    assert over.exit_code == 2
    assert "nobody decides" in over.stderr


@pytest.mark.parametrize(("language", "typed"), [("en", "hint"), ("pt-BR", "dica")])
def test_in_a_game_whoever_decides_gets_it(
    tabuleiro: Run, monkeypatch: pytest.MonkeyPatch, language: str, typed: str
) -> None:
    monkeypatch.setattr(session, "give_hint", lambda state: give_hint(state, 600))
    seats = ("--seats", "human:Ana,regular", "--seed", "3", "--lang", language)
    done = tabuleiro("play", "hansa_teutonica", *seats, typed=f"{typed}\n")
    assert "Ana (" in done.stdout
    assert "  a  " in done.stdout
