"""What one game is tested on: its scenarios, its files, and how many steps the machine can afford."""

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from tabuleiro.core import state as core_state
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.registry import find_game, find_module
from tabuleiro.core.state import State
from tabuleiro.testkit.golden import IDS, golden_files, kinds_of_golden
from tabuleiro.testkit.lockstep import lockstep
from tabuleiro.testkit.lockstep_child import is_compiled
from tabuleiro.testkit.perft import FILE, read_perft
from tabuleiro.testkit.scenarios import Scenario, chosen_scenarios
from tabuleiro.testkit.soaking.explore import explore
from tabuleiro.testkit.soaking.policies import Policy
from tabuleiro.testkit.soaking.seen_kinds import kinds_of_record, merge_kinds
from tabuleiro.testkit.soaking.soak import SoakReport, soak
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.check import check_spoken
from tabuleiro.texts.package import LANGUAGES

SLOWER: Final = 20
"""The factor by which uncompiled rules get fewer steps."""
SOAK_STEPS: Final = 50_000
JUDGED: Final = 1000
"""Steps and judged positions of the soak, over all seat counts."""
OPTION_SHARE: Final = 10
"""The factor by which an option other than the default gets fewer steps."""
EXPLORED: Final = 60_000
"""Steps that are played to find every kind."""
LOCKSTEP_STEPS: Final = 2000
"""Steps of the lock-step, over all scenarios; one side of it is always uncompiled."""


class GameUnderTest:
    """One game with everything that its tests need; `folder` is the game's test folder."""

    def __init__(self, name: str, folder: Path, seats: Sequence[int] | None, steering: Policy | None) -> None:
        self.name = name
        self.game = find_game(name)
        self.module = find_module(name)
        self.package = Path(str(import_module(self.module).__file__)).parent
        self.folder = folder
        self.steering = steering
        self.scenarios = chosen_scenarios(self.game, self.game.seats if seats is None else seats)
        self.goldens = golden_files(folder)
        self.records = sorted((folder / "records").glob("*.tab"))
        self.perft = read_perft(folder / FILE) if (folder / FILE).exists() else []

    def soak(self, scenario: Scenario) -> SoakReport:
        """The soak of one scenario: seat counts share most of the steps, the other options get few."""
        counts = len(self.plain_scenarios())
        return soak(
            self.game,
            seats=scenario.seats,
            options=scenario.options,
            steps=affordable(SOAK_STEPS // counts, scenario),
            judge=affordable(JUDGED // counts, scenario),
            steering=self.steering,
        )

    def plain_scenarios(self) -> list[Scenario]:
        """The scenarios with the default options."""
        return [scenario for scenario in self.scenarios if not scenario.options]

    def explained_scenarios(self) -> list[Scenario]:
        """Where everything explains itself: texts are never compiled, so that the largest is enough the second time."""
        plain = self.plain_scenarios()
        return plain if is_compiled(core_state) else plain[-1:]

    def unseen_kinds(self) -> list[str]:
        """The kinds that no golden, no record and no quick exploration shows."""
        seen = [kinds_of_golden(self.game, path) for path in self.goldens if path.name != IDS]
        seen += [kinds_of_record(parse_record(path.read_text(encoding="utf-8"))) for path in self.records]
        return explore(self.game, self.plain_scenarios(), merge_kinds(seen), EXPLORED, self.steering)

    def speaker(self, seats: int) -> Callable[[State], list[str]]:
        """Says every position in every language."""
        players = [f"Ana {seat}" for seat in range(seats)]
        catalogues = [Catalogue(self.name, language, players) for language in LANGUAGES]
        return lambda state: check_spoken(state, catalogues)

    def lockstep(self, scenario: Scenario) -> int:
        """Lock-step against the sources of the project that the test folder belongs to, if it holds ours."""
        sources = [parent / "src" for parent in self.folder.parents if (parent / "src" / "tabuleiro").is_dir()]
        compiled = os.environ.get("TABULEIRO_COMPILED")
        return lockstep(
            self.name,
            scenario.seats,
            steps=LOCKSTEP_STEPS // len(self.scenarios),
            sources=sources[0] if sources else None,
            options=scenario.options,
            compiled=Path(compiled) if compiled else None,
            expect_pure=os.environ.get("TABULEIRO_PURE") == "1",
        )

    def read(self, file: str) -> str:
        """A text file of the game's package."""
        return (self.package / file).read_text(encoding="utf-8")


def affordable(steps: int, scenario: Scenario) -> int:
    """The steps asked for, or a share of them for an option other than the default or when the rules run uncompiled."""
    share = OPTION_SHARE if scenario.options else 1
    return max(1, steps // (share if is_compiled(core_state) else share * SLOWER))
