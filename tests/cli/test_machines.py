"""What programs read: version, soak and bench."""

import json

from cli.running import Run
from tabuleiro import __version__
from tabuleiro.cli.soak import unseen_kinds
from tabuleiro.core import find_game
from tabuleiro.testkit.soaking.soak import soak


def test_the_version_tells_whether_the_rules_are_compiled(tabuleiro: Run) -> None:
    done = tabuleiro("version")
    assert f"tabuleiro {__version__} (" in done.stdout
    assert "compiled), Python 3." in done.stdout


def test_a_soak_ends_with_one_line_of_json(tabuleiro: Run) -> None:
    words = ("soak", "toy", "--seats", "3", "--steps", "600", "--seed", "7", "--judge", "5", "--all-kinds", "--json")
    done = tabuleiro(*words)
    assert done.exit_code == 0
    report = json.loads(done.stdout.splitlines()[-1])
    assert (report["steps"], report["judged"]) == (600, 5)
    assert (report["violations"], report["disagreements"]) == (0, 0)
    assert {"games", "finished", "ids", "kinds_seen"} <= report.keys()


def test_a_soak_that_judged_too_little_fails(tabuleiro: Run) -> None:
    done = tabuleiro("soak", "toy", "--seats", "2", "--steps", "3", "--judge", "500")
    assert done.exit_code == 1
    assert "of 500 positions were judged" in done.stderr


def test_a_soak_that_never_saw_a_kind_fails(tabuleiro: Run) -> None:
    done = tabuleiro("soak", "toy", "--seats", "2", "--steps", "3", "--all-kinds")
    assert done.exit_code == 1
    assert "events: end was never seen" in done.stderr


def test_a_kind_that_cannot_occur_need_not_be_seen() -> None:
    game = find_game("hansa_teutonica")
    missing = "\n".join(unseen_kinds(game, [soak(game, seats=3, steps=1, options={"start_player": "2"})]))
    assert "decisions: main was never seen" in missing
    assert "neutral_put" not in missing, "there is no neutral player"
    assert "decisions: start_player" not in missing, "nobody draws who begins"


def test_every_seat_count_and_option_must_show_every_kind_of_its_own() -> None:
    """A kind that was seen with other options said nothing about these."""
    game = find_game("hansa_teutonica")
    drawn, agreed = (soak(game, seats=3, steps=1, options={"start_player": value}) for value in ("random", "0"))
    assert not [text for text in unseen_kinds(game, [drawn, agreed]) if "decisions: start_player" in text]
    assert not [text for text in unseen_kinds(game, [agreed]) if "start_player_drawn" in text]
    fixed = agreed._replace(kinds_seen=drawn.kinds_seen)
    [seen] = [text for text in unseen_kinds(game, [fixed]) if "decisions: start_player" in text]
    assert seen.startswith("3-seats-start_player-0")
    assert seen.endswith("was seen, but cannot be")


def test_the_bench_ends_with_one_line_of_json(tabuleiro: Run) -> None:
    done = tabuleiro("bench", "hansa_teutonica", "--json", "--seconds", "0.2")
    assert done.exit_code == 0
    numbers = json.loads(done.stdout.splitlines()[-1])
    assert numbers["seats"] == 4
    assert numbers["inside_steps_per_s"] > 0
    assert numbers["api_steps_per_s"] > 0
    assert numbers["copy_us"] > 0
    assert numbers["compiled"] in (True, False)
