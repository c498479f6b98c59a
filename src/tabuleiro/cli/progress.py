"""The progress bar of a long command: on standard error, gone when the work is done."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(*, counted: bool = False) -> Progress:
    """What is done, a bar, the share that is done (or, if `counted`, the number), and the time that is left."""
    done = MofNCompleteColumn() if counted else TaskProgressColumn()
    columns = (TextColumn("{task.description}"), BarColumn(), done, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
