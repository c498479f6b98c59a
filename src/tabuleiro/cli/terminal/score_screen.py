"""Explains a score: every point with its rule, the plies that brought it, and how it could become more."""

from typing import Final

from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.cli.terminal.menu import plain
from tabuleiro.core.action import Arguments
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.learn.score_sheet import ScoreSheet, read_sheet

INDENT: Final = 10
"""Where the words of a line begin: what does not fit into the width goes on below them."""
LAST_GAINS: Final = 6
"""The last plies that brought points of a category, as told at a game under way; a record tells all."""


def find_party(shell: Shell, game: Game, seats: int, words: str) -> int:
    """The party that is meant: a number, the first seat being 1, or part of a name."""
    parties = game.parties(seats)
    if words.isdecimal() and 1 <= int(words) <= len(parties):
        return int(words) - 1
    names = [shell.text.party(party) for party in parties]
    found = [party for party, name in enumerate(names) if words and plain(words) in plain(name)]
    if len(found) != 1:
        known = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        raise BadInput("no-such-party", {"words": words, "known": known})
    return found[0]


def show_score(shell: Shell, start: State, actions: list[int], party: int, *, whole: bool) -> None:
    """Explain the score of a party after some actions; `whole` tells all that brought points, not the last of it."""
    state = start.copy()
    for action in actions:
        state.apply(action)
    sheet, over = read_sheet(start, actions, party), state.result() is not None
    told: Arguments = {"player": shell.text.party(sheet.party), "points": sheet.total() if over else sheet.score}
    shell.show(Text(shell.text.literal("score-title", told), "title"))
    settled = [entry for entry in sheet.entries if entry.settled]
    if sheet.before:
        _line(shell, sheet.before, shell.text("score-before"))
    for category in dict.fromkeys(entry.category for entry in settled):
        _show_category(shell, sheet, category, whole=whole)
    coming = [entry for entry in sheet.entries if not entry.settled]
    if coming:
        heading = "score-final" if over else "score-if-ended"
        shell.say(heading, {"more": sheet.total() - sheet.score, "points": sheet.total()}, "accent")
        for entry in coming:
            _line(shell, entry.points, f"{shell.text(entry.message, entry.arguments)} ({entry.rule})")
    if sheet.prospects:
        shell.say("score-more", style="accent")
        for prospect in sheet.prospects:
            _line(shell, prospect.points, f"{shell.text(prospect.message, prospect.arguments)} ({prospect.rule})")


def _show_category(shell: Shell, sheet: ScoreSheet, category: str, *, whole: bool) -> None:
    """The settled entries of a category, and below them the plies that brought their points."""
    for entry in sheet.entries:
        if entry.settled and entry.category == category:
            rule = f" ({entry.rule})" if entry.rule else ""
            _line(shell, entry.points, shell.text(entry.message, entry.arguments) + rule)
    gains = [gain for gain in sheet.gains if gain.category == category]
    shown = gains if whole else gains[-LAST_GAINS:]
    if len(shown) < len(gains):
        shell.show(Text(" " * INDENT + shell.text("score-earlier", {"count": len(gains) - len(shown)}), "dim"), INDENT)
    for gain in shown:
        events = " · ".join(shell.text.event(event) for event in gain.events)
        move = shell.text.literal("score-move", {"ply": gain.ply + 1, "points": f"{gain.points:+}"})
        shell.show(Text(f"{' ' * INDENT}{move} {events}", "dim"), INDENT)


def _line(shell: Shell, points: int, words: str) -> None:
    shell.show(Text(f"  {points:+6}  {words}"), INDENT)
