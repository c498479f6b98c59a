"""Tells a hint at the terminal: turns with their lines, what they come to, and why the best one is better."""

from rich.text import Text

from tabuleiro.cli.shell import Shell
from tabuleiro.core.action import Arguments
from tabuleiro.learn.estimate.outlook import WHOLE, Outlook
from tabuleiro.learn.hints.hint import Hint, HintTurn
from tabuleiro.learn.hints.reasons import Reason

LETTERS = "abcdef"
"""How turns are called."""
INDENT = 6


def show_hint(shell: Shell, hint: Hint) -> None:
    """Tell a whole hint."""
    title = "hint-forced" if hint.forced else "hint-title"
    shell.show(Text(shell.text(title, {"player": f"seat-{hint.seat}", "searched": hint.searched}), "title"))
    if hint.unproven:
        shell.say(f"hint-{hint.unproven}", style="dim")
    for number, turn in enumerate(hint.turns):
        _show_turn(shell, hint, number, turn)
    if any(turn.outlook for turn in hint.turns):
        shell.say("hint-promise", style="dim")


def _show_turn(shell: Shell, hint: Hint, number: int, turn: HintTurn) -> None:
    story = turn.story
    words = "; ".join(shell.text.action(step.action) for step in story.steps[: story.own])
    shell.show(Text.assemble((f"  {LETTERS[number]}  ", "accent"), words), INDENT)
    if turn.outlook is not None:
        shell.show(Text.assemble(" " * INDENT, *_outlook(shell, hint.seat, turn.outlook)), INDENT)
    for step in story.steps[story.own :]:
        said = shell.text.literal("hint-likely", {"action": shell.text.action(step.action)})
        shell.show(Text.assemble(" " * INDENT, shell.glyph(step.action.seat), " ", (said, "dim")), INDENT)
    if story.drawn:
        said = shell.text("hint-then", {"drawn": f"decision-{story.drawn}"})
        shell.show(Text(" " * INDENT + said, "dim"), INDENT)
    if turn.reasons:
        told = shell.text.literal("hint-why", {"best": LETTERS[0], "other": LETTERS[number]})
        shell.show(Text(" " * INDENT + told, "accent"), INDENT)
    for reason in turn.reasons:
        shell.show(Text(" " * (INDENT + 2) + tell_reason(shell, reason)), INDENT + 2)


def _outlook(shell: Shell, seat: int, outlook: Outlook) -> list[str | Text]:
    """The share of every seat, then the lead of whoever decides."""
    parts: list[str | Text] = []
    for other, share in enumerate(outlook.shares or []):
        doubt = f" ± {percent(shell, outlook.doubt)}" if other == seat else ""
        parts += [shell.glyph(other), f" {percent(shell, share)} %{doubt}   "]
    told: Arguments = {
        "lead": signed(shell, outlook.lead),
        "low": signed(shell, outlook.low),
        "high": signed(shell, outlook.high),
    }
    return [*parts, shell.text.literal("hint-lead", told)]


def percent(shell: Shell, share: int) -> str:
    """A share in ten-thousandths as a percentage with one decimal place."""
    return shell.decimal(100 * share / WHOLE, 1)


def signed(shell: Shell, points: float) -> str:
    """Points with their sign."""
    return ("+" if points > 0 else "") + shell.decimal(points, 1)


def tell_reason(shell: Shell, reason: Reason) -> str:
    """A reason in words, with its rule."""
    arguments = dict(reason.arguments)
    if "share" in arguments:
        arguments["share"] = shell.decimal(float(arguments["share"]) / 10, 1)
        arguments["player"] = shell.text.party(str(arguments["player"]))
        said = shell.text.literal(reason.message, arguments)
    elif reason.event is not None:
        said = shell.text.literal(reason.message, {"event": shell.text.event(reason.event)})
    else:
        said = shell.text(reason.message, arguments)
    return f"{said} ({reason.rule})" if reason.rule else said
