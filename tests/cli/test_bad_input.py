"""Bad input: status 2, a complaint on stderr that names the place and what was expected, nothing on stdout."""

from pathlib import Path

import pytest

from cli.running import Run

CASES = [
    ("play nope", "unknown game nope: expected one of"),
    ("play toy --seats human", "1 player cannot play this game: expected one of 2, 3"),
    (
        "play toy --seats human,nobody",
        "unknown player nobody: expected one of human, human:NAME, random, novice, casual, regular, able, skilled",
    ),
    ("play toy --seats regular:Ana,human", "unknown player regular:Ana"),
    ("match toy --seats genius,random", "unknown bot genius: expected one of random, novice"),
    ("match toy --seats strong:0,random", "nobody can think for 0 seconds a turn: expected more than 0"),
    ("match toy --seats strong,random --budget -1", "nobody can think for -1.0 seconds a turn"),
    ("match toy --seats random", "1"),
    ("match toy --seats regular@nothing.json,random", "nothing.json holds no weights for toy"),
    ("match toy --seats random,random --backend cloud", "unknown backend cloud: expected one of local, ray"),
    ("match nothing --seats random,random", "unknown game nothing"),
    ("train nothing", "unknown game nothing"),
    ("train toy --start nothing.json", "nothing.json holds no weights for toy"),
    ("tournament build/never --games toy --bots random", "1 bots cannot fill 2 seats"),
    ("play toy --seats human:random,human", "a player cannot be called random"),
    ("play toy --seats human:,human", 'a player cannot be called ""'),
    ("play toy --option colour=red", "unknown option colour: expected one of deck"),
    ("play toy --seats human,regular --option deck=long", "cannot be long with 2 players: expected one of short"),
    ("play toy --option deck", "deck is no option: expected name=value"),
    ("play toy --lang de", "unknown language de: expected one of en, pt-BR"),
    ("play --from nothing.tab", "nothing.tab: there is no such file"),
    ("verify nothing.tab", "nothing.tab: there is no such file"),
    ("verify .", ".: cannot be read"),
    ("replay nothing.tab", "nothing.tab: there is no such file"),
    ("rules nope", "unknown game nope"),
    ("rules toy TY-2", "there is no rule TY-2. The nearest ones: TY-2.1"),
    ("soak nope", "unknown game nope"),
    ("soak toy --seats 9", "9 players cannot play this game"),
    ("bench nope", "unknown game nope"),
    ("components check nothing.toml --game toy", "nothing.toml: there is no such file"),
    ("position check nothing.json --game toy", "nothing.json: there is no such file"),
]


@pytest.mark.parametrize(("words", "complaint"), CASES)
def test_bad_input_is_refused(tabuleiro: Run, words: str, complaint: str) -> None:
    done = tabuleiro(*words.split(" "))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint in done.stderr


def test_complaints_come_in_the_chosen_language(tabuleiro: Run) -> None:
    done = tabuleiro("play", "toy", "--seats", "human", "--lang", "pt-BR")
    assert done.exit_code == 2
    assert "este jogo não aceita esse número. Esperado um destes: 2, 3" in done.stderr


def test_the_system_s_language_is_spoken_when_nobody_chooses(tabuleiro: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABULEIRO_LANG")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "esse arquivo não existe" in tabuleiro("verify", "nothing.tab").stderr


def test_without_a_game_the_person_is_asked_for_one(tabuleiro: Run) -> None:
    done = tabuleiro("bench", typed="99\n")
    assert done.exit_code == 2
    assert "which game? Expected one of" in done.stderr


def test_a_record_s_game_seats_and_options_stay(tabuleiro: Run, finished: Path) -> None:
    resume = ("play", "--from", str(finished))
    assert "holds a game of toy, not of chess" in tabuleiro(*resume[:1], "chess", *resume[1:]).stderr
    assert "the record has 2 seats, 3 were given" in tabuleiro(*resume, "--seats", "human,human,human").stderr
    assert "leave --option out" in tabuleiro(*resume, "--option", "deck=short").stderr


def test_no_command_shows_the_help(tabuleiro: Run) -> None:
    assert "play" in tabuleiro().output


def test_a_file_that_is_no_text_is_refused(tabuleiro: Run, tmp_path: Path) -> None:
    path = tmp_path / "image.tab"
    path.write_bytes(b"\xff\xfe\x00")
    assert "this is no text file: expected UTF-8" in tabuleiro("verify", str(path)).stderr
