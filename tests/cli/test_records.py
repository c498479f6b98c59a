"""Record files: verified, refused with their line, stepped through."""

from pathlib import Path

from cli.running import Run


def test_a_sound_record_verifies(tabuleiro: Run, finished: Path) -> None:
    done = tabuleiro("verify", str(finished), str(finished))
    assert done.exit_code == 0
    assert done.stdout.count(f"{finished}: sound") == 2


def test_an_altered_action_is_refused_with_its_line(tabuleiro: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")
    lines[11] = "1: gift 1"
    finished.write_text("\n".join(lines), encoding="utf-8")
    done = tabuleiro("verify", str(finished))
    assert done.exit_code == 2
    assert f"{finished}: line 12: " in done.stderr


def test_a_cut_record_is_refused_with_its_line(tabuleiro: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")[:15]
    finished.write_text("\n".join(lines), encoding="utf-8")
    done = tabuleiro("verify", str(finished), "--lang", "pt-BR")
    assert done.exit_code == 2
    assert f"{finished}: linha 17: " in done.stderr


def test_a_claimed_result_that_is_not_reached_is_refused(tabuleiro: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    finished.write_text(text.replace("result: ", "result: 9"), encoding="utf-8")
    done = tabuleiro("verify", str(finished))
    assert done.exit_code == 2
    assert "line 9: the result is" in done.stderr


def test_an_illegal_action_is_explained_by_the_rules(tabuleiro: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")
    lines[10] = "chance: pass"
    finished.write_text("\n".join(lines), encoding="utf-8")
    assert "line 11: Another decision is pending (TY-2.1)" in tabuleiro("replay", str(finished)).stderr


def test_a_replay_steps_forwards_backwards_and_anywhere(tabuleiro: Run, finished: Path) -> None:
    done = tabuleiro("replay", str(finished), typed="\nn\np\n3\nx\nq\n")
    assert done.exit_code == 0
    steps = [line.split("action ")[1].split(" ")[0] for line in done.stdout.split("\n") if "· action" in line]
    assert steps == ["0", "1", "2", "1", "3"]
    assert "“x” is none of these" in done.stdout


def test_a_replay_stops_at_both_ends(tabuleiro: Run, finished: Path) -> None:
    done = tabuleiro("replay", str(finished), "--lang", "pt-BR", typed="anterior\n")
    assert done.stdout.count("ação 0 de") == 2


def test_a_replay_begins_where_it_is_told(tabuleiro: Run, finished: Path) -> None:
    assert "action 4 of" in tabuleiro("replay", str(finished), "--ply", "4").stdout
    refused = tabuleiro("replay", str(finished), "--ply", "400")
    assert refused.exit_code == 2
    assert "there is no action 400: this record has" in refused.stderr


def test_the_whole_game_is_told_at_once(tabuleiro: Run, finished: Path) -> None:
    done = tabuleiro("replay", str(finished), "--all")
    assert "Regular 1: Take the card" in done.stdout
    assert "Chance: Turn up a" in done.stdout
    assert "Final scoring" in done.stdout
