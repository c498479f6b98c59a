"""Tells an analysis at the terminal: result, ledger, graph in blocks, key moments, and the turns worth a look."""

from typing import Final

from rich.table import Table
from rich.text import Text

from tabuleiro.cli.estimate.hint_screen import tell_reason
from tabuleiro.cli.shell import Shell
from tabuleiro.core.action import Arguments
from tabuleiro.core.event import Event
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.measure import POINT
from tabuleiro.learn.analysis.shape import AnalysisShape, DecisionShape, LedgerShape, TurnShape
from tabuleiro.learn.estimate.outlook import WHOLE
from tabuleiro.learn.hints.reasons import Reason

BLOCKS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 60
"""The graph of a seat is at most so wide."""
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", "find": "!"}
"""The turns that are told, by their grades."""
MOST: Final = 10
"""The most mistakes of a seat that are told, the worst of them."""
PARTS: Final = ("start", "luck", "own", "others", "drift", "result")


def show_analysis(shell: Shell, record: Record, told: AnalysisShape, seat: int | None) -> None:
    """Tell a whole analysis, or the turns of one seat."""
    shell.show(Text(shell.text.literal("analysis-title", {"result": record.result, "budget": told["budget"]}), "title"))
    if not told["finished"]:
        shell.say("analysis-unfinished", style="dim")
    if told["truncated"]:
        shell.say("analysis-truncated", style="dim")
    if told["unproven"]:
        shell.say(f"hint-{told['unproven']}", style="dim")
        _show_points(shell, told)
        return
    if told["missing"]:
        shell.say("analysis-gaps", {"count": told["missing"]}, "bad")
    _show_ledger(shell, told)
    if told["no_luck"]:
        shell.say("analysis-no-luck", style="dim")
    _show_graph(shell, told)
    _show_key_moments(shell, told)
    _show_turns(shell, record, told, seat)
    shell.say("hint-promise", style="dim")


def _show_points(shell: Shell, told: AnalysisShape) -> None:
    """What needs no estimate: the points in the end."""
    for party, points in zip(told["parties"], told["scores"]["ended"][-1], strict=True):
        shell.say("analysis-points", {"player": shell.text.party(party), "points": points})


def amount(shell: Shell, told: AnalysisShape, number: int) -> str:
    """A share as a percentage, or a margin in points, with one decimal place."""
    whole = POINT if told["measure"] == "margin" else WHOLE / 100
    return shell.decimal(number / whole, 1)


def signed(shell: Shell, told: AnalysisShape, number: int) -> str:
    """The same with its sign."""
    return ("+" if number > 0 else "") + amount(shell, told, number)


def _show_ledger(shell: Shell, told: AnalysisShape) -> None:
    """One line a seat: accuracy, and what its result is made of."""
    shell.say("analysis-in-points" if told["measure"] == "margin" else "analysis-in-percent", style="accent")
    table = Table(box=None, pad_edge=False, header_style="accent")
    table.add_column()
    for name in ("accuracy", *PARTS):
        table.add_column(shell.text(f"analysis-{name}"), justify="right")
    for one in told["seat_reports"]:
        ledger: LedgerShape = one["ledger"]
        between = "" if one["interval"] is None else " ({}-{})".format(*(shell.decimal(x, 0) for x in one["interval"]))
        accuracy = "-" if one["accuracy"] is None else shell.decimal(one["accuracy"], 1) + between
        changes = [signed(shell, told, ledger[part]) for part in ("luck", "own", "others", "drift")]
        table.add_row(
            Text.assemble(shell.glyph(one["seat"]), " ", shell.text.player(one["seat"])),
            accuracy,
            amount(shell, told, ledger["start"]),
            *changes,
            amount(shell, told, ledger["result"]),
        )
    shell.show(table)


def _show_graph(shell: Shell, told: AnalysisShape) -> None:
    """The course of the game in blocks, one line a seat."""
    alone = told["margin"]
    rows = [[row[1]] for row in alone] if alone is not None else told["graph"]
    low, high = (min(map(min, rows)), max(map(max, rows))) if alone is not None else (0, WHOLE)
    picked = [rows[(len(rows) - 1) * place // max(COLUMNS - 1, 1)] for place in range(min(COLUMNS, len(rows)))]
    for seat in range(told["seats"]):
        heights = [(row[seat] - low) * (len(BLOCKS) - 1) // max(high - low, 1) for row in picked]
        line = "".join(BLOCKS[height] for height in heights)
        ends = f"{amount(shell, told, rows[0][seat])} → {amount(shell, told, rows[-1][seat])}"
        shell.show(Text.assemble("  ", shell.glyph(seat), " ", (line, f"seat-{seat}"), "  ", ends))


def _show_key_moments(shell: Shell, told: AnalysisShape) -> None:
    if told["key_moments"]:
        shell.say("analysis-moments", style="accent")
    for one in told["key_moments"]:
        said: Arguments = {"player": shell.text.player(one["seat"]), "change": signed(shell, told, one["change"])}
        words = shell.text.literal(f"moment-{one['kind']}", said)
        shell.show(Text.assemble((f"  {one['ply']:>4}  ", "dim"), shell.glyph(one["seat"]), " ", words), 10)


def _show_turns(shell: Shell, record: Record, told: AnalysisShape, seat: int | None) -> None:
    """The finds and the worst turns of every seat in the order of the game, each with what would have been better."""
    chosen = [turn for one in range(told["seats"]) if seat in (None, one) for turn in _worth_a_look(told, one)]
    if chosen:
        shell.say("analysis-turns", style="accent")
    state, ply = begin(record), 0
    for turn in sorted(chosen, key=lambda one: one["from"]):
        worst = _worst_decision(told, turn)
        while ply < worst["ply"]:
            state.apply(state.game().parse(record.plies[ply].text))
            ply += 1
        _show_turn(shell, told, turn, worst, state)


def _worth_a_look(told: AnalysisShape, seat: int) -> list[TurnShape]:
    own = [turn for turn in told["turns"] if turn["seat"] == seat and turn["grade"] in SIGNS and not turn["about"]]
    bad = sorted((turn for turn in own if turn["grade"] != "find"), key=lambda turn: -turn["r"])
    return bad[:MOST] + [turn for turn in own if turn["grade"] == "find"]


def _worst_decision(told: AnalysisShape, turn: TurnShape) -> DecisionShape:
    """The decision of a turn that lost most; of a find, the one that was hard to see."""
    those = [one for one in told["moments"] if one["kind"] == "decision" and one["turn"] == turn["turn"]]
    return max(those, key=lambda one: (one["loss"], one["usual"] is not None))


def _show_turn(shell: Shell, told: AnalysisShape, turn: TurnShape, worst: DecisionShape, state: State) -> None:
    game = state.game()
    played = shell.text.action(state.describe(game.parse(worst["played"])))
    grade = f"{shell.text('grade-' + turn['grade'])} {SIGNS[turn['grade']]}"
    lost = "" if turn["grade"] == "find" else f", {signed(shell, told, -turn['loss'])}"
    head = Text.assemble((f"  {worst['ply']:>4}  ", "dim"), shell.glyph(turn["seat"]), " ", (grade, "accent"), lost)
    shell.show(Text.assemble(head, f": {played}"), 10)
    if turn["grade"] != "find":
        best = shell.text.action(state.describe(game.parse(worst["best"])))
        shell.show(Text(" " * 10 + shell.text.literal("analysis-better", {"action": best})), 10)
    for one in worst["reasons"]:
        event = None if one["event"] is None else Event(**one["event"])
        reason = Reason(one["message"], one["arguments"], one["rule"], event)
        shell.show(Text(" " * 12 + tell_reason(shell, reason), "dim"), 12)
