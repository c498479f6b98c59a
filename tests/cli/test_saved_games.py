"""A game at the terminal saves itself: whoever leaves, or is thrown out, goes on where they were."""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import Run
from cli.test_process import PROGRAM
from tabuleiro.cli.shell import BadInput
from tabuleiro.cli.terminal.saved_file import SavedFile
from tabuleiro.core import parse_record, verify
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_edition

PLAY = ("play", "toy", "--seats", "human:Ana,human:Rui")


def only_file(folder: Path) -> Path:
    """The one game in a folder."""
    (path,) = folder.glob("*.tab")
    return path


def test_leaving_loses_nothing_and_the_next_start_goes_on(tabuleiro: Run, data_folder: Path) -> None:
    left = tabuleiro(*PLAY, typed="take\npass\nquit\n")
    assert "The game is saved. “tabuleiro play toy” goes on with it." in left.stdout
    record = parse_record(only_file(data_folder / "games").read_text(encoding="utf-8"))
    verify(record)
    assert [ply.text for ply in record.plies if ply.actor >= 0] == ["take", "pass"]
    again = tabuleiro("play", typed="\nlog\n")
    assert "One game is not finished:" in again.stdout
    assert "1 Acorns · Ana, Rui · " in again.stdout
    assert f"after {len(record.plies)} actions" in again.stdout
    assert "Ana: took a" in again.stdout


def test_the_offer_speaks_portuguese(tabuleiro: Run) -> None:
    tabuleiro(*PLAY, typed="take\n")
    done = tabuleiro("play", "toy", "--lang", "pt-BR", typed="1\nsair\n")
    assert "Uma partida não terminou:" in done.stdout
    assert "A partida está salva. “tabuleiro play toy” continua de onde ela parou." in done.stdout


def test_what_was_decided_before_leaving_can_still_be_undone(tabuleiro: Run) -> None:
    tabuleiro(*PLAY, typed="take\n")
    done = tabuleiro("play", typed="\nundo\nlog\n")
    after = done.stdout.split("Back to your previous decision.")[1]
    assert "took" not in after


def test_an_undone_move_is_not_in_the_saved_game(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\nundo\npass\n")
    record = parse_record(only_file(data_folder / "games").read_text(encoding="utf-8"))
    assert [ply.text for ply in record.plies if ply.actor >= 0] == ["pass"]


def test_another_game_can_be_begun_and_the_old_one_stays(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\n")
    tabuleiro(*PLAY, typed="new\npass\n")
    tabuleiro(*PLAY, "--new", typed="pass\n")
    assert len(list((data_folder / "games").glob("*.tab"))) == 3
    assert "3 games are not finished:" in tabuleiro("play", typed="quit\n").stdout


def test_only_games_of_the_same_table_are_offered(tabuleiro: Run) -> None:
    tabuleiro(*PLAY, typed="take\n")
    assert "not finished" not in tabuleiro("play", "toy", "--seats", "human,random").stdout
    assert "not finished" not in tabuleiro("play", "luna").stdout
    assert "not finished" in tabuleiro(*PLAY).stdout


def test_an_answer_that_is_no_game_is_told_and_asked_again(tabuleiro: Run) -> None:
    tabuleiro(*PLAY, typed="take\n")
    done = tabuleiro("play", typed="7\nxyzzy\n1\nquit\n")
    assert "“7” is none of these games: expected a number from 1 to 1" in done.stdout
    assert "“xyzzy” is none of these games" in done.stdout
    assert "Resumed from" in done.stdout


def test_a_removed_game_is_offered_no_more_but_kept(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\n")
    name = only_file(data_folder / "games").name
    tabuleiro(*PLAY, typed="remove 1\n")
    assert (data_folder / "games" / "removed" / name).exists()
    assert "not finished" not in tabuleiro(*PLAY).stdout


def test_a_finished_game_is_put_away_and_comes_back_when_its_end_is_undone(tabuleiro: Run, data_folder: Path) -> None:
    games = data_folder / "games"
    tabuleiro(*PLAY, typed="pass\npass\n")
    assert parse_record(only_file(games / "finished").read_text(encoding="utf-8")).result != "unfinished"
    assert list(games.glob("*.tab")) == []
    assert "not finished" not in tabuleiro(*PLAY, typed="pass\npass\nundo\n").stdout
    assert parse_record(only_file(games).read_text(encoding="utf-8")).result == "unfinished"


@pytest.mark.parametrize("damage", ["cut", "altered", "no text"])
def test_a_broken_file_is_told_and_kept_aside(tabuleiro: Run, data_folder: Path, damage: str) -> None:
    tabuleiro(*PLAY, typed="take\n")
    path = only_file(data_folder / "games")
    whole = path.read_bytes()
    broken = {"cut": whole[:-60], "altered": whole.replace(b"0: take", b"0: pass"), "no text": b"\xff\xfe"}[damage]
    path.write_bytes(broken)
    done = tabuleiro(*PLAY, typed="\nquit\n")
    kept = data_folder / "games" / "broken" / path.name
    assert kept.read_bytes() == broken
    assert str(kept) in done.stdout
    assert done.exit_code == 0
    assert "Choose" in done.stdout or "Ana >" in done.stdout


def test_a_game_of_an_unknown_edition_says_why_and_stays(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\n")
    path = only_file(data_folder / "games")
    path.write_text(path.read_text(encoding="utf-8").replace("version: 1", "version: 99"), encoding="utf-8")
    done = tabuleiro(*PLAY)
    assert "this saved game cannot be gone on with here: toy version 99" in done.stdout
    assert path.exists()


def test_a_game_of_an_older_version_goes_on(tabuleiro: Run, data_folder: Path) -> None:
    """Records of Luna's first version are in the package's own tests; one of them is cut to a game that was left."""
    old = min((Path(__file__).parent.parent / "games" / "luna" / "records" / "version_1").glob("*.tab"))
    record = parse_record(old.read_text(encoding="utf-8"))
    assert record.version == 1
    game = find_edition(record.game, record.version, record.components)
    actions = [game.parse(ply.text) for ply in record.plies[:60]]
    left = new_record(game, record.options, ["human"] * record.seats, record.date, actions)
    (data_folder / "games").mkdir(parents=True)
    (data_folder / "games" / "old.tab").write_text(write_record(left), encoding="utf-8")
    assert "Resumed from" in tabuleiro("play", "luna", typed="\nquit\n").stdout


def test_only_the_owner_reads_saved_games(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\n")
    assert stat.S_IMODE(only_file(data_folder / "games").stat().st_mode) == 0o600
    assert stat.S_IMODE((data_folder / "games").stat().st_mode) == 0o700


def test_a_game_that_is_open_in_another_terminal_is_refused(tabuleiro: Run, data_folder: Path) -> None:
    tabuleiro(*PLAY, typed="take\n")
    other = SavedFile(only_file(data_folder / "games"))
    other.open()
    with pytest.raises(BadInput):
        SavedFile(other.path).open()
    assert "this game is open in another terminal" in tabuleiro(*PLAY, typed="\n").stdout
    other.close()
    assert "Resumed from" in tabuleiro(*PLAY, typed="\n").stdout


def test_a_game_that_cannot_save_itself_says_so_and_goes_on(tabuleiro: Run, data_folder: Path, tmp_path: Path) -> None:
    data_folder.parent.mkdir(parents=True)
    data_folder.write_text("in the way", encoding="utf-8")
    elsewhere = tmp_path / "elsewhere.tab"
    done = tabuleiro(*PLAY, typed=f"take\npass\nsave {elsewhere}\nquit\n")
    assert done.stdout.count("The game cannot save itself: ") == 2  # when it happens, and at the end
    assert elsewhere.exists()


def test_a_killed_game_has_everything_that_was_told(tmp_path: Path, data_folder: Path) -> None:
    """The process is killed as soon as it has answered; what it answered to is in the file."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", PROGRAM, *PLAY, "--seed", "1", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("take\n")
    process.stdin.flush()
    deadline = time.monotonic() + 60
    heard = ""
    while "Ana: took a" not in heard and time.monotonic() < deadline:
        heard = process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.communicate()
    record = parse_record(only_file(data_folder / "games").read_text(encoding="utf-8"))
    verify(record)
    assert "take" in [ply.text for ply in record.plies]
