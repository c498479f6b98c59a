"""`score` in a game at the terminal and for a record: where points come from, and how they could become more."""

import json
from pathlib import Path

import pytest

from cli.running import Run

RECORD = str(Path(__file__).parents[1] / "games" / "hansa_teutonica" / "records" / "prestige_20.tab")
HANSA = ("play", "hansa_teutonica", "--seats", "human:Ana,regular", "--seed", "3")


def test_a_record_tells_every_point_with_its_rule_and_its_move(tabuleiro: Run) -> None:
    done = tabuleiro("score", RECORD, "--seat", "1")
    assert done.exit_code == 0
    assert "Prestige points earned during the game (HT-13.1)" in done.stdout
    assert "+1 PP (Controls a city of the claimed route)" in done.stdout
    assert "Final scoring: " in done.stdout
    assert "How it could become more" not in done.stdout


def test_an_earlier_moment_tells_how_it_could_become_more_in_portuguese(tabuleiro: Run) -> None:
    done = tabuleiro("score", RECORD, "--seat", "2", "--ply", "200", "--lang", "pt-BR")
    assert "Se a partida acabasse agora" in done.stdout
    assert "Como poderia ser mais:" in done.stdout
    assert "Mais um escritório na maior rede" in done.stdout


def test_as_json_all_parties_are_told_and_settled_entries_add_up(tabuleiro: Run) -> None:
    told = json.loads(tabuleiro("score", RECORD, "--json").stdout)
    assert [sheet["party"] for sheet in told["sheets"]] == ["seat-0", "seat-1", "neutral"]
    for sheet in told["sheets"]:
        assert sum(entry["points"] for entry in sheet["entries"] if entry["settled"]) == sheet["score"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", "7"), "nobody here is called “7”: 1 "),
        (("--seat", "nobody"), "nobody here is called “nobody”"),
        (("--ply", "9999"), "there is no action 9999: this record has "),
    ],
)
def test_what_is_not_there_is_refused_with_what_there_is(
    tabuleiro: Run, words: tuple[str, str], complaint: str
) -> None:
    done = tabuleiro("score", RECORD, *words)
    assert done.exit_code == 2
    assert complaint in done.stderr


def test_in_a_game_it_is_the_score_of_whoever_decides(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, typed="score\n")
    assert "Ana: 0 points" in done.stdout
    assert "A merchant on the first free place of the Coellen table (HT-6.6)" in done.stdout


def test_in_a_game_others_are_asked_for_by_number_or_name(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, "--lang", "pt-BR", typed="pontos 2\npontos neutro\npontos atlântida\n")
    assert ": 0 pontos" in done.stdout
    assert "ninguém aqui se chama “atlântida”" in done.stdout
