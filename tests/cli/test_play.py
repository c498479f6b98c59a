"""Playing in the terminal, from the first line to the last."""

from pathlib import Path

import pytest

from cli.running import Run
from tabuleiro.core import parse_record, verify
from tabuleiro.texts.catalogue import Catalogue

TO_THE_END = "take\npass\nanswer decline\n" * 40
"""Every turn and every question of others is over after one of these: what the rules refuse changes nothing."""


def test_a_game_is_played_to_its_final_scoring(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,random,random", "--seed", "3", typed=TO_THE_END)
    assert done.exit_code == 0
    assert "Final scoring" in done.stdout
    assert "Cards" in done.stdout
    assert "The game ended: The deck is empty" in done.stdout


def test_the_same_game_reads_in_portuguese(tabuleiro: Run) -> None:
    words = ("play", "toy", "--seats", "human,random,random", "--seed", "3", "--lang", "pt-BR")
    done = tabuleiro(*words, typed=TO_THE_END)
    assert done.exit_code == 0
    assert "Pontuação final" in done.stdout
    assert "Você: pegou um" in done.stdout
    assert "A partida terminou: O baralho acabou" in done.stdout
    assert "Final scoring" not in done.stdout


def test_a_seed_repeats_the_game(tabuleiro: Run) -> None:
    first, again, other = (
        tabuleiro("play", "toy", "--seats", "human,random,regular", "--seed", seed, typed=TO_THE_END).stdout
        for seed in ("3", "3", "4")
    )
    assert first == again
    assert first != other


def test_choices_are_numbered(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular", "--seed", "1", typed="1\n")
    assert "1 Take the card" in done.stdout
    assert "You: took a" in done.stdout


@pytest.mark.parametrize("number", ["0", "99"])
def test_a_number_that_is_not_there_is_told(tabuleiro: Run, number: str) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular", typed=f"{number}\n")
    assert f"There is no choice {number}: they run from 1 to 3." in done.stdout


def test_part_of_a_name_finds_choices_whatever_the_case(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular,random", typed="REGULAR\n1\n")
    assert "Choices with “REGULAR”:\n1 Trade with Regular 2\n" in done.stdout.replace(" \n", "\n")
    assert "You: asks Regular 2" in done.stdout


def test_what_is_not_understood_is_told(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular", typed="xyzzy\n")
    assert "“xyzzy” is no choice here. Type help" in done.stdout


def test_undo_goes_back_to_the_previous_own_decision(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular", "--seed", "1", typed="take\nundo\nlog\n")
    after = done.stdout.split("Back to your previous decision.")[1]
    assert "was turned up" in after
    assert "took" not in after


def test_undo_at_the_start_is_told(tabuleiro: Run) -> None:
    assert "There is nothing to undo." in tabuleiro("play", "toy", typed="undo\n").stdout


def test_why_names_the_rule_and_its_text_in_the_reader_s_language(tabuleiro: Run) -> None:
    words = ("play", "toy", "--seats", "human,regular", "--lang", "pt-BR")
    done = tabuleiro(*words, typed="porquê gift 1\nwhy gift 1\n")
    assert done.stdout.count("Ninguém convidou (TY-2.6)") == 2
    assert "O lugar convidado aceita ou recusa" in done.stdout


def test_why_about_a_whole_kind_tells_its_reasons(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,regular", typed="why answer\n")
    assert "Nobody asked (TY-2.6)" in done.stdout


def test_why_about_something_allowed_says_so(tabuleiro: Run) -> None:
    assert "allowed right now: Pass" in tabuleiro("play", "toy", typed="why pass\n").stdout


def test_a_refused_action_is_told_with_its_rule(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", typed="gift 1\ngift\ngift 7\n")
    assert "Another decision is pending" in done.stdout or "Nobody asked (TY-2.6)" in done.stdout
    assert "gift has the wrong form: expected gift <points>" in done.stdout
    assert "“7” does not fit here: expected one of 1, 2" in done.stdout


def test_a_rule_can_be_read_and_the_nearest_ones_are_told(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", typed="rules ty-2.3\nrules TY-2\nrules\n")
    assert "Passing does nothing." in done.stdout
    assert "there is no rule TY-2. The nearest ones: TY-2.1, TY-2.2" in done.stdout
    assert "for instance: rules TY-1.1" in done.stdout


def test_help_lists_what_can_be_typed(tabuleiro: Run) -> None:
    assert "save [FILE]" in tabuleiro("play", "toy", typed="help\n").stdout
    assert "salvar [ARQUIVO]" in tabuleiro("play", "toy", "--lang", "pt-BR", typed="ajuda\n").stdout


def test_the_end_of_input_leaves_quietly(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", typed="")
    assert done.exit_code == 0
    assert "saved" not in done.stdout


def test_a_saved_game_verifies_and_is_resumed(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.tab"
    done = tabuleiro("play", "toy", "--seats", "human:Ana,regular", typed=f"take\nsave {path}\nquit\n")
    assert f"Saved: {path}" in done.stdout
    record = parse_record(path.read_text(encoding="utf-8"))
    verify(record)
    assert record.players == ["Ana", "regular"]
    resumed = tabuleiro("play", "--from", str(path), typed=TO_THE_END)
    assert f"after {len(record.plies)} actions" in resumed.stdout
    assert "Ana: took a" in resumed.stdout
    assert "Final scoring" in resumed.stdout


def test_a_resumed_game_may_seat_others(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.tab"
    tabuleiro("play", "toy", "--seats", "human,regular", typed=f"take\nsave {path}\n")
    done = tabuleiro("play", "--from", str(path), "--seats", "random,random")
    assert done.exit_code == 0
    assert "Final scoring" in done.stdout


def test_saving_never_overwrites(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.tab"
    path.write_text("precious", encoding="utf-8")
    done = tabuleiro("play", "toy", typed=f"save {tmp_path / 'mine'}\n")
    assert f"{path}: there is such a file already" in done.stdout
    assert path.read_text(encoding="utf-8") == "precious"


def test_without_a_name_a_game_is_saved_under_its_own(
    tabuleiro: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tabuleiro("play", "toy", typed="save\n")
    assert [path.name.startswith("toy-") for path in tmp_path.glob("*.tab")] == [True]


def test_several_people_share_the_keyboard(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human,human:Rui", typed="pass\npass\n")
    assert "● Player 1 > " in done.stdout
    assert "▲ Rui > " in done.stdout
    assert "Everybody passed" in done.stdout


def test_bots_alone_play_to_the_end(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "random,regular", "--option", "deck=short")
    assert "Random 1" in done.stdout
    assert "Final scoring" in done.stdout


def test_after_the_end_the_game_can_be_undone_and_saved(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "over.tab"
    done = tabuleiro("play", "toy", "--seats", "human,human", typed=f"pass\npass\n1\nundo\npass\nsave {path}\nlog\n")
    assert done.stdout.count("Final scoring") == 2
    assert "You can still type" in done.stdout
    assert parse_record(path.read_text(encoding="utf-8")).result != "unfinished"


def test_a_forced_decision_is_played_and_told(tabuleiro: Run) -> None:
    """A partner without tokens who accepts can give one point only (TY-2.7)."""
    lines = "pass\ntrade 0\nanswer decline\ntake\n" * 3 + "trade 1\nanswer accept\n"
    done = tabuleiro("play", "toy", "--seats", "human,human", "--seed", "1", typed=lines)
    assert "Player 2: gave 1 (only option)" in done.stdout


def test_the_catalogue_speaks_of_bots_by_level_and_seat() -> None:
    from tabuleiro.cli.terminal.seating import parse_seats, player_names

    seats = parse_seats("human, regular ,random")
    assert player_names(seats, Catalogue("", "pt-BR")) == ["Você", "Médio 2", "Aleatório 3"]
