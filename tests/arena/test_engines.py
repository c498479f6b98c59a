"""Engines: programs of others play by a protocol of lines, and whatever they do, the game goes on."""

import json
import shlex
import sys
from pathlib import Path
from time import monotonic

import pytest

from tabuleiro.arena.engines.engine_bot import EngineBot
from tabuleiro.arena.engines.engine_process import BadEngine
from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.match import plan_match, play_match, report_match
from tabuleiro.arena.pairing import play_pairing
from tabuleiro.arena.tournament import Tournament, open_folder, play_tournament
from tabuleiro.bots.levels import UnknownLevel
from tabuleiro.core import NOBODY, find_game, game_names
from tabuleiro.core.chance import draw
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.state import State

AWK_WORD = f"engine:sh {Path(__file__).parents[2] / 'examples' / 'engine.sh'}"
PROGRAM = """
import json, sys, time
def say(**words):
    print(json.dumps(words), flush=True)
asked = 0
for line in sys.stdin:
    heard = json.loads(line)
    with open({heard!r}, "a") as file:
        file.write(line)
    if heard["do"] == "new":
        say(ready=True, name="test")
    if heard["do"] == "choose":
        asked += 1
        {choose}
"""
FIRST = 'say(action=heard["legal"][0][0])'


def engine(folder: Path, choose: str) -> str:
    """The command of an engine that does this when it is asked; what it hears is kept in `heard`."""
    path = folder / "engine.py"
    path.write_text(PROGRAM.format(heard=str(folder / "heard"), choose=choose), encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def heard(folder: Path, kind: str) -> list[dict[str, object]]:
    """What an engine was told, of one kind."""
    lines = (folder / "heard").read_text(encoding="utf-8").splitlines()
    return [message for message in map(json.loads, lines) if message["do"] == kind]


def first_decision(game: str = "toy") -> State:
    """A game where a seat must decide; chance draws the first that there is."""
    state = find_game(game).new(2)
    while state.to_act() < 0:
        state.apply(draw(state, lambda _: 0))
    return state


def decide(bot: EngineBot, state: State, times: int) -> list[int]:
    """What a bot chooses in the next positions, when it plays every seat by itself."""
    chosen: list[int] = []
    while len(chosen) < times and state.to_act() != NOBODY:
        if state.to_act() < 0:
            state.apply(draw(state, lambda _: 0))
        else:
            chosen.append(bot.choose(state))
            assert chosen[-1] in state.legal()
            state.apply(chosen[-1])
    return chosen


@pytest.mark.parametrize("game", [name for name in game_names() if name != "toy"])
def test_an_engine_in_awk_plays_every_game_to_its_end(game: str) -> None:
    [outcome] = play_match(plan_match(game, parse_entrants(f"{AWK_WORD},novice", 5.0), 1, 1), 1)
    verify(parse_record(outcome.record))
    assert list(outcome.faults) == []
    assert outcome.decisions[0] > 0


def test_an_engine_plays_a_tournament(tmp_path: Path) -> None:
    plan = Tournament(tmp_path, ["toy"], parse_entrants(f"{AWK_WORD},random,regular", None), 2, 1, 1)
    outcomes = list(play_tournament(plan, open_folder(plan), 1))
    assert len(outcomes) == 6
    assert {name for outcome in outcomes for name in outcome.names} == {AWK_WORD, "random", "regular"}
    assert [one.names for one in open_folder(plan)] == [one.names for one in outcomes]


def test_it_is_told_of_the_game_its_decisions_and_the_end(tmp_path: Path) -> None:
    words = f"engine:{engine(tmp_path, FIRST)},random"
    outcome = play_pairing(plan_match("toy", parse_entrants(words, 5.0), 1, 1)[0])
    [new], [end] = heard(tmp_path, "new"), heard(tmp_path, "end")
    assert (new["game"], new["seats"], new["protocol"], new["fault"]) == ("toy", 2, 1, None)
    asked = heard(tmp_path, "choose")
    assert len(asked) == outcome.decisions[0]
    assert all(question["seat"] == 0 and question["clock"] is None for question in asked)
    result = end["result"]
    assert isinstance(result, dict)
    assert [one["points"] for one in result["standings"]][:2] == outcome.points


@pytest.mark.parametrize(
    ("choose", "kind"),
    [
        ("sys.exit(3)", "died"),
        ("time.sleep(60)", "silent"),
        ("print('good morning', flush=True)", "nonsense"),
        ("print('[' * 100_000, flush=True)", "nonsense"),
        ("say(move=1)", "nonsense"),
        ("say(action=-5)", "illegal"),
        ("say(action='fly to the moon')", "illegal"),
        ("say(action=None)", "illegal"),
    ],
)
def test_a_fault_costs_the_turn_and_the_third_the_seat(tmp_path: Path, choose: str, kind: str) -> None:
    bot = EngineBot(engine(tmp_path, choose), find_game("toy"), 1, seconds=0.05)
    try:
        decide(bot, first_decision(), 6)
    finally:
        bot.close()
    assert bot.faults == [kind] * 3


def test_an_engine_hears_what_it_did_wrong_also_when_it_had_to_be_started_again(tmp_path: Path) -> None:
    bot = EngineBot(engine(tmp_path, "say(action=-5) if asked == 1 else sys.exit(3)"), find_game("toy"), 1)
    try:
        decide(bot, first_decision(), 4)
    finally:
        bot.close()
    [fault] = heard(tmp_path, "fault")
    assert (fault["kind"], fault["over"]) == ("illegal", False)
    told = [new["fault"] for new in heard(tmp_path, "new")]
    assert told[0] is None
    assert isinstance(told[1], dict)
    assert told[1]["kind"] == "died"


def test_after_a_fault_the_engine_plays_its_next_turn(tmp_path: Path) -> None:
    bot = EngineBot(engine(tmp_path, f"say(action=-5) if asked == 1 else {FIRST}"), find_game("toy"), 1)
    try:
        decide(bot, first_decision(), 4)
    finally:
        bot.close()
    assert bot.faults == ["illegal"]
    assert len(heard(tmp_path, "choose")) > 1


def test_an_engine_that_reads_nothing_blocks_nobody(tmp_path: Path) -> None:
    """A position is longer than a pipe: whoever wrote to it without a thread of its own would wait for ever."""
    path = tmp_path / "deaf.py"
    path.write_text("import time\nprint('{\"ready\": true}', flush=True)\ntime.sleep(600)\n", encoding="utf-8")
    bot = EngineBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}", find_game("coimbra"), 1, seconds=0.05)
    state = first_decision("coimbra")
    try:
        for _ in range(4):
            bot.choose(state)
            bot._turn = (NOBODY, 0)
    finally:
        bot.close()
    assert bot.faults == ["silent"] * 3


def test_whatever_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    child = "import subprocess; subprocess.Popen(['sleep', '600'], stdout=sys.stdout); time.sleep(600)"
    bot = EngineBot(engine(tmp_path, child), find_game("toy"), 1, seconds=0.05)
    began = monotonic()
    bot.choose(first_decision())
    process = bot._process
    assert process is None
    assert bot.faults == ["silent"]
    assert monotonic() - began < 60


@pytest.mark.parametrize("command", ["./there-is-no-such-program", "'unclosed"])
def test_a_command_that_cannot_be_started_is_bad_input(command: str) -> None:
    with pytest.raises(BadEngine, match="engine"):
        EngineBot(command, find_game("toy"), 1).choose(first_decision())


@pytest.mark.parametrize("program", ["echo good morning", "true", 'echo {"ready": false}'])
def test_a_program_that_does_not_know_the_protocol_is_bad_input(program: str) -> None:
    with pytest.raises(BadEngine):
        EngineBot(program, find_game("toy"), 1).choose(first_decision())


def test_an_engine_without_a_command_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="engine:COMMAND"):
        parse_entrants("engine:,random", None)


def test_a_match_tells_how_often_an_engine_has_lost_a_turn(tmp_path: Path) -> None:
    words = f"engine:{engine(tmp_path, 'say(action=-5)')},random"
    report = report_match(list(play_match(plan_match("luna", parse_entrants(words, 5.0), 2, 1), 1)))
    assert dict(report.scores[0].faults) == {"illegal": 6}
    assert report.numbers()["faults"] == {report.scores[0].name: {"illegal": 6}}
