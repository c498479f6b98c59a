"""The whole kit for one game, as pytest tests, in two lines of a test file.

from tabuleiro.testkit.suite import game_suite

TestLuna = game_suite("luna", folder=Path(__file__).parent)
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.testkit.game_under_test import GameUnderTest, affordable
from tabuleiro.testkit.golden import FOLDER, IDS, check_golden
from tabuleiro.testkit.laws.aliasing import check_aliasing
from tabuleiro.testkit.laws.assertions import demand, demand_none
from tabuleiro.testkit.laws.citations import citation_problems, read_citations, translation_problems
from tabuleiro.testkit.laws.conformance import check_conformance
from tabuleiro.testkit.laws.editing import check_editing
from tabuleiro.testkit.laws.explanations import check_explanations
from tabuleiro.testkit.laws.independence import independence_problems, judge_rule_ids
from tabuleiro.testkit.laws.texts import check_texts
from tabuleiro.testkit.perft import PerftPosition, check_perft
from tabuleiro.testkit.scenarios import Scenario
from tabuleiro.testkit.soaking.policies import Policy
from tabuleiro.texts.check import check_catalogues

WALKED: Final = 2000 if os.environ.get("WHOLE") else 150
"""Steps of a game that are walked under all laws, and kept to see whether copies alias; WHOLE asks for more."""


def game_suite(
    name: str, *, folder: Path, seats: Sequence[int] | None = None, steering: Policy | None = None
) -> type["GameSuite"]:
    """A test class that proves a game at some seat counts (None: all) with every option.

    `folder` is the game's test folder: it holds `golden/`, `perft.toml` and, if there are any, `records/`. The
    environment may name a compiled build (TABULEIRO_COMPILED, a folder) or say that there is none (TABULEIRO_PURE=1).
    """
    return type("GameSuite", (GameSuite,), {"exam": GameUnderTest(name, folder, seats, steering)})


class GameSuite:
    """The tests; each names its cases by its arguments."""

    exam: GameUnderTest

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give each test its cases: one per scenario, golden file, record file or perft position."""
        exam = self.exam
        if "scenario" in metafunc.fixturenames:
            metafunc.parametrize("scenario", exam.scenarios, ids=[scenario.label() for scenario in exam.scenarios])
        if "golden" in metafunc.fixturenames:
            metafunc.parametrize("golden", exam.goldens, ids=[path.stem for path in exam.goldens])
        if "position" in metafunc.fixturenames:
            metafunc.parametrize("position", exam.perft, ids=[wanted.name for wanted in exam.perft])

    def test_conformance(self, scenario: Scenario) -> None:
        """Every law of the contract."""
        seats, options = scenario
        steps = affordable(WALKED, scenario)
        check_conformance(self.exam.game, seats, options, steps=steps, spoken=self.exam.speaker(seats))

    def test_copies_never_alias(self, scenario: Scenario) -> None:
        """Every ancestor stays as it is."""
        check_aliasing(self.exam.game, scenario.seats, scenario.options, 1, affordable(WALKED, scenario))

    def test_every_element_explains_itself(self) -> None:
        """In both languages, by rules that exist, from what everybody sees."""
        for scenario in self.exam.explained_scenarios():
            check_explanations(self.exam.game, scenario.seats, scenario.options)

    def test_positions_can_be_set_up_by_hand(self) -> None:
        """Every field has its words, every edit gives a sound position or says what is wrong."""
        for scenario in self.exam.plain_scenarios():
            check_editing(self.exam.game, scenario.seats, scenario.options)

    def test_soak(self, scenario: Scenario) -> None:
        """Steered play breaks no invariant, and the two readings of the rules agree."""
        report = self.exam.soak(scenario)
        demand_none("soak", report.violations + report.disagreements)
        demand("soak", report.judged > 0, "nothing was judged")

    def test_every_kind_is_exercised(self) -> None:
        """Every kind of decision, action, event, ending and tie-break is seen in a golden, a record or free play."""
        demand_none("kinds", self.exam.unseen_kinds())

    def test_lockstep(self, scenario: Scenario) -> None:
        """Compiled and uncompiled rules play the same game."""
        self.exam.lockstep(scenario)

    def test_texts_of_all_actions(self) -> None:
        """Ids and texts are exact inverses."""
        check_texts(self.exam.game)

    def test_catalogues(self) -> None:
        """Both languages say everything."""
        demand_none("catalogues", check_catalogues(self.exam.name))

    def test_every_setting_has_a_golden(self) -> None:
        """No scenario may change unnoticed."""
        names = [path.name for path in self.exam.goldens]
        wanted = [IDS, *(f"{scenario.label()}-balanced.txt" for scenario in self.exam.scenarios)]
        demand_none("golden", [f"{FOLDER}/{file} is missing" for file in wanted if file not in names])

    def test_golden(self, golden: Path) -> None:
        """A playthrough shows today what it always showed."""
        check_golden(self.exam.game, golden)

    def test_every_setting_has_perft_positions(self) -> None:
        """Lines of play are counted everywhere."""
        counted = [(wanted.seats, wanted.options) for wanted in self.exam.perft]
        missing = [f"none for {scenario.label()}" for scenario in self.exam.scenarios if scenario not in counted]
        demand_none("perft", missing)

    def test_perft(self, position: PerftPosition) -> None:
        """Both readings of the rules count the same lines of play."""
        check_perft(self.exam.game, position, self.exam.folder)

    def test_records_verify(self) -> None:
        """Every kept record replays to its result."""
        for path in self.exam.records:
            verify(parse_record(path.read_text(encoding="utf-8")))

    def test_every_rule_is_cited(self) -> None:
        """Every rule is proven by a test, every refusal by one that shows it."""
        judged = judge_rule_ids(self.exam.package)
        demand_none(
            "citations", citation_problems(self.exam.read("RULES.md"), read_citations(self.exam.folder), judged)
        )

    def test_the_rules_are_translated(self) -> None:
        """The same rules in the same order."""
        demand_none("translation", translation_problems(self.exam.read("RULES.md"), self.exam.read("RULES.pt-BR.md")))

    def test_the_judge_is_independent(self) -> None:
        """The judge shares no code with the generator."""
        demand_none("independence", independence_problems(self.exam.package, self.exam.module))
