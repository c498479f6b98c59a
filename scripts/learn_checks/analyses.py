"""Section 2: whole analyses recomputed from their JSON (2a), and what records are refused or told as they are (2e)."""

import json
from itertools import cycle, islice
from pathlib import Path

from learn_checks import Outcome
from tabuleiro.core.errors import BadRecord
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import UNFINISHED, Record, new_record, write_record
from tabuleiro.core.records.replay import begin, verify
from tabuleiro.core.registry import find_game
from tabuleiro.learn.analysis.grade import accuracy_of, grade_of
from tabuleiro.learn.analysis.job import encode, run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.proofs.proof import play_seats
from tabuleiro.learn.analysis.shape import AnalysisShape, DecisionShape, SeatShape
from tabuleiro.learn.estimate.outlook import WHOLE

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "games"
GAMES = 20
"""Games of bots that are analysed, all seat counts in turn."""


def check(game: str) -> list[Outcome]:
    """2a and 2e for one game."""
    return [check_sums(game), check_records(game)]


def check_sums(game: str) -> Outcome:
    """2a: everything that can be recomputed from an analysis is."""
    faults: list[str] = []
    judged = 0
    for number, seats in enumerate(islice(cycle(find_game(game).seats), GAMES)):
        record = play_seats(game, "novice", seats, f"check {number}")
        told = analysed(record)
        judged += not told["unproven"]
        faults += faults_of(told, verify(record).result() is not None)
    figure = f"{len(faults)} faults in {GAMES} games, {judged} of them judged"
    return Outcome("2a", game, not faults, figure, "0 faults")


def analysed(record: Record) -> AnalysisShape:
    """The quick analysis, as a file would hold it."""
    told = run_analysis(plan_analysis(record, "quick"), 1, None, lambda *_: None)
    read: AnalysisShape = json.loads(encode(told))
    return read


def faults_of(told: AnalysisShape, finished: bool) -> list[str]:  # noqa: FBT001 - a fact, no switch
    """What does not add up in an analysis."""
    faults = [] if told["finished"] == finished else ["it does not know whether the game is over"]
    if told["unproven"]:
        return faults + [f"{part} without a proof" for part in ("graph", "moments", "seat_reports") if told[part]]
    if told["seats"] > 1:
        faults += [f"row {ply} adds up to {sum(row)}" for ply, row in enumerate(told["graph"]) if sum(row) != WHOLE]
        if sum(one["luck"] for one in told["seat_reports"]):
            faults.append("the luck of all seats does not add up to 0")
    decisions = [one for one in told["moments"] if one["kind"] == "decision"]
    for one in told["seat_reports"]:
        faults += seat_faults(told, decisions, one)
    for turn in told["turns"]:
        own = [one for one in decisions if one["turn"] == turn["turn"]]
        loss = sum(max(one["loss"] - one["doubt"], 0) for one in own)
        if loss != turn["loss"]:
            faults.append(f"turn {turn['turn']} lost {loss}, not {turn['loss']}")
        if turn["grade"] not in ("forced", "find", grade_of(turn["r"])):
            faults.append(f"turn {turn['turn']} is graded {turn['grade']} for {turn['r']}")
        if abs(turn["accuracy"] - accuracy_of(turn["r"])) > 0.1:
            faults.append(f"turn {turn['turn']} has the accuracy {turn['accuracy']} for {turn['r']}")
    return faults


def seat_faults(told: AnalysisShape, decisions: list[DecisionShape], one: SeatShape) -> list[str]:
    """What does not add up in the ledger of a seat."""
    seat, ledger, faults = one["seat"], one["ledger"], list[str]()
    own = sum(each["after_played"][seat] - each["after_best"][seat] for each in decisions if each["actor"] == seat)
    parts = sum(ledger[part] for part in ("start", "luck", "own", "others", "drift"))
    if parts != ledger["result"]:
        faults.append(f"the ledger of seat {seat} does not close")
    if ledger["own"] != own or own > 0:
        faults.append(f"seat {seat} lost {own} by its own decisions, not {ledger['own']}")
    if told["seats"] > 1 and told["graph"][-1][seat] != ledger["result"]:
        faults.append(f"the graph of seat {seat} ends elsewhere than its ledger")
    return faults


def check_records(game: str) -> Outcome:
    """2e: altered and cut records name their line, unknown editions their name; unfinished games are told as such."""
    record = parse_record(min((RECORDS / game / "records").glob("*.tab")).read_text(encoding="utf-8"))
    lines = write_record(record).splitlines()
    cut = "\n".join(lines[: len(lines) // 2])
    altered = "\n".join(line for place, line in enumerate(lines) if place != len(lines) // 2)
    texts = {"a cut record": cut, "an altered one": altered}
    faults = [f"{name} is not refused by its line" for name, text in texts.items() if not is_refused(text)]
    try:
        begin(record._replace(version=99))
        faults.append("an unknown edition is played")
    except BadRecord as refused:
        if "99" not in str(refused):
            faults.append("an unknown edition is refused without its name")
    half = [begin(record).game().parse(ply.text) for ply in record.plies[: len(record.plies) // 3]]
    if record.position is None:
        unfinished = new_record(begin(record).game(), record.options, record.players, "", half)
        if unfinished.result == UNFINISHED:
            faults += faults_of(analysed(unfinished), finished=False)
    return Outcome("2e", game, not faults, f"{len(faults)} faults", "0 faults")


def is_refused(text: str) -> bool:
    """Whether a record is refused with its line."""
    try:
        verify(parse_record(text))
    except BadRecord as refused:
        return refused.line > 0
    return False
