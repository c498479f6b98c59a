"""The final screen: who won, why the game ended, and where every point came from."""

from rich.table import Table as Grid
from rich.text import Text

from tabuleiro.cli.shell import Shell
from tabuleiro.core.result import Result


def show_final(shell: Shell, result: Result) -> None:
    """Write the final scoring."""
    text = shell.text
    shell.out.print()
    shell.show(scoring_grid(shell, result))
    for reason in result.reasons:
        shell.say("final-reason", {"reason": text(f"end-{reason}")})
    if result.truncated:
        shell.say("final-truncated")
    if result.tie_break:
        shell.say("final-tie-break", {"tie_break": text(f"tiebreak-{result.tie_break}")})
    if len(result.shares) == 1:
        won = result.shares[0] == 1
        shell.say("final-solo-won" if won else "final-solo-lost", {"margin": abs(result.margin)}, "title")
        return
    winners = [text.player(seat) for seat, share in enumerate(result.shares) if share > 0]
    shell.say("final-winners" if len(winners) > 1 else "final-winner", {"players": ", ".join(winners)}, "title")


def scoring_grid(shell: Shell, result: Result) -> Grid:
    """One row per scoring category, one column per party, the best rank first: categories outnumber the parties."""
    text = shell.text
    order = sorted(range(len(result.standings)), key=lambda party: (result.standings[party].rank or 99, party))
    standings = [result.standings[party] for party in order]
    grid = Grid(title=text("final-title"), title_justify="left", title_style="title")
    grid.add_column("")
    for party, standing in zip(order, standings, strict=True):
        seat = party if standing.party.startswith("seat-") else -1
        grid.add_column(Text.assemble(shell.glyph(seat), " ", text.party(standing.party)), justify="right")
    categories = list(dict.fromkeys(category for standing in standings for category in standing.categories))
    for category in categories:
        values = [standing.categories.get(category) for standing in standings]
        grid.add_row(text(f"category-{category}"), *("" if value is None else str(value) for value in values))
    grid.add_section()
    grid.add_row(text("final-points"), *(str(standing.points) for standing in standings), style="title")
    grid.add_row(text("final-rank"), *(str(standing.rank or "-") for standing in standings), style="title")
    return grid
