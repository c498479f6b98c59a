"""docs/architecture.md tells the truth: every file of the path exists, and each leads to the next as it is told."""

import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PATH = PAGE[PAGE.index("## The path of one move") : PAGE.index("## The laws")]
STEP = re.compile(r"^(\d+)\. \[[^\]]+\]\(\.\./([^)]+)\)(.*?)(?=^\d+\. |^###|^If a bot)", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    """One step: its number, its file, and how it leads on (→, ←, ⇢, or nothing)."""

    number: int
    file: str
    arrow: str


def read_steps(text: str) -> list[Step]:
    """The steps of the path; the arrow is the last sign of a step."""
    steps: list[Step] = []
    for found in STEP.finditer(text):
        last = found[3].strip()[-1]
        steps.append(Step(int(found[1]), found[2], last if last in "→←⇢" else ""))
    return steps


STEPS = read_steps(PATH)


def imports(importer: str, imported: str) -> bool:
    """Whether one file imports another, in Python by its module, in TypeScript and Svelte by its path."""
    text = (ROOT / importer).read_text(encoding="utf-8")
    if imported.endswith(".py"):
        module = ".".join(Path(imported).relative_to("src").with_suffix("").parts)
        package, _, name = module.rpartition(".")
        names = re.findall(rf"^ *from {re.escape(package)} import (.+)$", text, re.MULTILINE)
        listed = any(re.search(rf"\b{name}\b", line) for line in names)
        return listed or re.search(rf"^ *(from|import) {re.escape(module)}\b", text, re.MULTILINE) is not None
    folder, name = (ROOT / importer).parent, re.sub(r"(\.d)?\.ts$", "", imported)
    found = re.findall(r"""(?:from|import) ?\(?['"](\.[^'"]+)['"]""", text)
    return any((folder / path).resolve() == (ROOT / name).resolve() for path in found)


def test_the_path_is_read_whole() -> None:
    assert [step.number for step in STEPS] == list(range(1, len(STEPS) + 1))
    assert len(STEPS) > 30
    assert {step.arrow for step in STEPS} == {"→", "←", "⇢", ""}


@pytest.mark.parametrize("step", STEPS, ids=[str(step.number) for step in STEPS])
def test_every_file_of_the_path_exists(step: Step) -> None:
    assert (ROOT / step.file).is_file()


@pytest.mark.parametrize(
    ("here", "there"),
    [(here, there) for here, there in pairwise(STEPS) if here.arrow in {"→", "←"}],
    ids=[f"{here.number}-{there.number}" for here, there in pairwise(STEPS) if here.arrow in {"→", "←"}],
)
def test_each_file_leads_to_the_next_as_told(here: Step, there: Step) -> None:
    importer, imported = (here, there) if here.arrow == "→" else (there, here)
    assert imports(importer.file, imported.file), f"{importer.file} does not import {imported.file}"


def test_a_step_that_leads_nowhere_would_be_noticed() -> None:
    assert not imports("src/tabuleiro/core/play.py", "src/tabuleiro/server/app.py")
    assert not imports("web/src/core/wire/socket.svelte.ts", "web/src/games/index.ts")
