# Every target says what it does: `make help`. Python 3.11 or newer, make and git are needed; a C compiler makes it fast.

PYTHON ?= python3
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema
GAME ?= hansa_teutonica luna coimbra merv
STEPS ?= 10000000
CALIBRATIONS := src/tabuleiro/learn/estimate/calibrations
# What covers core and games: the stories and the goldens. The long runs of the test kit see the compiled wheel alone.
RULES := tests/core tests/games tests/texts
# What attackers try against the common server; `make soak` runs it on two workers, too.
ATTACKED := $(addprefix tests/server/test_,$(addsuffix .py,authorisation bad_input connections conflicts edge hosting preferences \
	records rematch slow_reader spectators together tokens wire))
LONG := lockstep or conformance or alias or perft or soak or judge or eighty

.DEFAULT_GOAL := help
.PHONY: help python setup develop play terminal test lint types pytest coverage soak load capacity attack chaos cluster simulate drill image flips bench baselines mutants presses learning calibration trust puzzles golden \
	wheel sdist lock outdated minute audit sbom docs clean page wire schemas journeys shots figures dataset offline site lockstep device

help: ## say what can be made (the default)
	@echo "Tabuleiro: modern board games by their exact rules."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

python: ## check that Python is new enough
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(0 if v >= (3, 11) else \
	"Python 3.11 or newer is needed; $(PYTHON) is %d.%d. Another one: make PYTHON=python3.12 ..." % v[:2])'

setup: python ## create .venv with what it takes to play and the compiled wheel; a second run takes a moment
	@$(PYTHON) scripts/environment.py

develop: python ## the same, and what tests and checks need
	@$(PYTHON) scripts/environment.py develop

play: python ## play in the browser, against bots or with friends; rules are compiled meanwhile (options: SERVE="--port 9000")
	@$(PYTHON) scripts/play.py $(SERVE)

terminal: setup ## play in the terminal against bots
	@$(BIN)/tabuleiro play

test: develop ## check everything: style, types, the compiled wheel, the sources uncompiled, the page in a real browser
	@$(MAKE) --no-print-directory -j 2 lint types page  # each of them keeps one processor busy
	@$(MAKE) --no-print-directory -j 2 pytest coverage  # tests that wait for servers leave time for those that reckon
	@$(MAKE) --no-print-directory journeys

lint: develop ## check style and format, the workflows that run elsewhere, and what servers are deployed with
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || ($(BIN)/ruff format --check .; false)
	@$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMA) custom.github-workflows-require-timeout .github/workflows/*.yml
	@$(SCHEMA) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA) vendor.compose-spec deploy/compose.yml
	@$(if $(filter Windows_NT,$(OS)),echo "There is no hadolint for Windows: deploy/Dockerfile is not checked.",$(BIN)/hadolint deploy/Dockerfile)
	@$(BIN)/zizmor --offline --quiet .github > /dev/null || $(BIN)/zizmor --offline .github

types: develop ## check types (mypy --strict)
	@$(BIN)/mypy

pytest: develop ## run all tests against the compiled wheel
	@$(BIN)/pytest -q -n 3 --dist worksteal

coverage: develop ## run the tests of the rules uncompiled, and measure the branch coverage of core and games
	@$(BIN)/coverage erase
	@PYTHONPATH=src $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal -m 'not slow' -k 'not ($(LONG))' $(RULES)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

schemas: develop ## write the schemas of the wire and of the views into build/wire
	@$(BIN)/python scripts/wire_schema.py
	@$(BIN)/python scripts/view_schema.py

wire: schemas ## write the page's types of the REST API, the socket and the views anew, from what the server declares
	@$(PYTHON) scripts/page.py types

page: schemas ## check that the page's types are those of the server, its style, format and types, and run its unit tests
	@$(BIN)/python scripts/kept_positions.py
	@$(PYTHON) scripts/page.py fresh
	@$(PYTHON) scripts/page.py lint
	@$(PYTHON) scripts/page.py check
	@$(PYTHON) scripts/page.py test

journeys: develop ## play every game through the page in Chromium, in both languages
	@$(PYTHON) scripts/browser.py
	@$(PYTHON) scripts/page.py e2e

shots: develop ## photograph every board (wide, phone, light, dark; start, middle, end) into docs/images/boards
	@$(PYTHON) scripts/browser.py
	@$(BIN)/python scripts/shots.py

figures: develop ## measure the page in Chromium: the first page, opening a table, drawing an update; the result joins docs/quality/
	@$(PYTHON) scripts/browser.py
	@$(PYTHON) scripts/page.py figures
	@$(PYTHON) scripts/quality.py page < build/page.md

offline: python ## pack what plays without a server (Pyodide, rules, tables, bots) and put it beside the built page; rules compiled if this machine can
	@$(PYTHON) scripts/environment.py offline

site: offline ## write build/site: the games as a folder of plain files, for any web host, without a server
	@$(PYTHON) scripts/static_site.py

lockstep: offline ## compare 100,000 positions and searches of 500 iterations between a browser's Python and ours; the result joins docs/quality/
	@$(BIN)/python bench/lockstep.py --write

device: offline ## measure what plays on a device against native: speed, download; in Chromium without a network: start, memory, whole games; the result joins docs/quality/
	@$(BIN)/python bench/device_speed.py --write
	@$(PYTHON) scripts/browser.py
	@$(PYTHON) scripts/page.py device
	@$(PYTHON) scripts/quality.py device < build/device.md

soak: develop ## an hour or more: STEPS checked steps of every GAME, 100 games of bots through the server, 30 kills, a million messages to tables with clocks, 10,000 turns told through faults, 200 positions pressed in the browser
	@for game in $(GAME); do $(BIN)/python scripts/soak.py $$game $(STEPS) || exit 1; done
	@BOT_GAMES=100 $(BIN)/pytest -q tests/server/test_bots.py -k bot_only
	@WHOLE=1 $(BIN)/pytest -q -n 3 --dist worksteal tests/server/test_openapi.py tests/server/test_outside_bots.py tests/server/tournaments tests/server/cluster tests/games tests/envs -k "openapi or program_plays or by_themselves or conformance or alias or simulation or blows or queue_of_words or listeners_are_cut or planted"
	@$(MAKE) --no-print-directory chaos
	@NOTICE_TURNS=10000 $(BIN)/pytest -q tests/server/notices/test_courier.py -k everybody
	@$(BIN)/python bench/clocks.py --write
	@LEDGER_GAMES=2000 $(BIN)/pytest -q tests/server/ratings/test_ledger.py -k several_workers
	@for game in $(GAME); do $(BIN)/python bench/programs.py $$game --write || exit 1; done
	@CLOCK_LOGS=20000 CALENDAR_CASES=5000 $(BIN)/pytest -q -n 3 --dist worksteal tests/server/clocks
	@SPECTATOR_SAMPLES=10000 $(BIN)/pytest -q tests/server/test_spectators.py -k too_young
	@$(BIN)/python bench/simulate.py --messages 1000000
	@WORKERS=2 $(BIN)/pytest -q $(ATTACKED)
	@$(PYTHON) scripts/browser.py
	@WHOLE=1 $(PYTHON) scripts/page.py e2e
	@GAME="$(GAME)" POSITIONS=200 $(PYTHON) scripts/page.py legal
	@for name in pressed laid_out explained; do $(PYTHON) scripts/quality.py $$name < build/$$name.md || exit 1; done

load: develop ## load a server with 250 tables and 1,000 sockets for five minutes; the result joins docs/quality/
	@$(BIN)/python bench/load.py --plot docs/images/load.svg --write

capacity: develop ## measure how much one server carries at the sizes of docs/hosting.md, on both databases; the result joins docs/quality/
	@$(BIN)/python bench/capacity.py --write

attack: develop ## attack a server on this machine in every known way, and measure what an honest player feels; the result joins docs/quality/
	@$(BIN)/python bench/attack.py --write
	@$(BIN)/python bench/attack.py --workers 2 --write

cluster: develop ## kill, freeze and renew workers, restart the database and cut lines under load, on PostgreSQL: nothing lost; what two workers carry
	@$(BIN)/python bench/cluster.py --kills 50 --freezes 10 --restarts 10 --cuts 10 --write
	@$(BIN)/python bench/cluster.py --kills 50 --freezes 10 --restarts 10 --cuts 10 --unsteered --write
	@$(BIN)/python bench/rolling.py --write
	@$(BIN)/python bench/scaling.py --write

simulate: develop ## play clusters that fail in every way, in virtual time: 50,000 messages, and whether planted bugs are found
	@$(BIN)/python bench/simulate.py --messages 50000 --write
	@$(BIN)/python bench/simulate.py --planted --write

chaos: develop ## kill and restart a server under load, on SQLite and on PostgreSQL: no move lost, no table hanging
	@$(BIN)/python bench/chaos.py --kills 60 --restarts 30 --write
	@$(BIN)/python bench/chaos.py --kills 60 --restarts 30 --database postgresql --write
	@$(BIN)/python bench/move_and_close.py --trials 500 --write

drill: develop ## back up, restore, copy from SQLite to PostgreSQL and back, delete somebody and look for traces, on both databases
	@$(BIN)/pytest -q tests/server/test_transfer.py tests/server/test_deletion_drill.py tests/server/test_packing.py

image: develop ## read deploy/ with its linters and, where there is Docker, build the image, play over TLS and kill a worker
	@$(BIN)/pytest -q tests/test_deploy.py
	@$(BIN)/python bench/image.py

flips: develop ## flip 1,500 single bits of a database: check-database must tell every change; the result joins docs/quality/
	@$(BIN)/python bench/flips.py --write

bench: develop ## measure the speed of every GAME and the peers', interleaved; the results join docs/quality/
	@missed=0; for game in $(GAME); do \
	$(BIN)/python bench/run.py $$game --write || missed=1; \
	$(BIN)/python bench/environments.py $$game --write || missed=1; \
	done; \
	$(BIN)/python bench/rollouts.py --write || missed=1; \
	$(BIN)/python bench/reference.py --write || missed=1; \
	$(BIN)/python bench/budget.py build/budget --write || missed=1; exit $$missed

dataset: develop ## let bots play 2,000 games of every game at every seat count, as Parquet with a data card, into build/dataset; hours, and it goes on where it was
	@$(BIN)/tabuleiro collection build/dataset --workers 2

baselines: develop ## train the baselines of examples/baselines for a moment, with their libraries: they must run
	@$(BIN)/python scripts/baselines.py

mutants: develop ## break the rules of every GAME on purpose, one at a time: the tests must notice every time
	@for game in $(GAME); do $(BIN)/python scripts/mutants.py $$game --write || exit 1; done

presses: develop ## press 200 things a game that offer nothing: the reason told must be the most specific; the result joins docs/quality/
	@$(BIN)/python scripts/presses.py --write

calibration: develop ## play bots' games, calibrate the estimates of every GAME for the weights that it has, and prove them; the proof joins docs/quality/
	@for game in $(GAME); do $(BIN)/tabuleiro calibrate $$game --workers 2 --folder build/calibration || exit 1; \
	$(BIN)/python bench/analysis.py $$game --write; $(BIN)/python bench/luck.py draws $$game --write; \
	$(BIN)/python bench/luck.py results $$game --write --out $(CALIBRATIONS); done
	@$(BIN)/python scripts/estimates.py

trust: develop ## try analyses of every GAME: what they cost, errors that were planted, grades with five times the search; the verdicts join docs/quality/
	@for game in $(GAME); do $(BIN)/python bench/analysing.py $$game; \
	$(BIN)/python bench/trust.py planted $$game --write --out $(CALIBRATIONS); \
	$(BIN)/python bench/trust.py steady $$game --drift build/analysis/$$game-4-quick.json build/analysis/$$game-4-standard.json \
	--write --out $(CALIBRATIONS); done
	@$(BIN)/python scripts/estimates.py

puzzles: develop ## prove the puzzles of every GAME again, or search them with ten times the positions and a fresh seed
	@for game in $(GAME); do $(BIN)/tabuleiro puzzles verify $$game --json || exit 1; done

learning: develop ## check what teaches the games: lessons, rules, explanations, searches, scores; the result joins docs/quality/
	@$(BIN)/python scripts/learn_check.py --write

golden: develop ## write the golden playthroughs of GAME (one: GAME=luna) anew; its version must have risen
	@for game in $(GAME); do $(BIN)/python -m tabuleiro.testkit.golden $$game || exit 1; done

minute: develop ## measure the first minute: fresh clones to the first page, to the compiled rules, and a second start
	@$(BIN)/python bench/first_minute.py --write --circumstances "$(CIRCUMSTANCES)"

lock: python ## pin every dependency anew, each to its newest version, with hashes (requirements/, web/package-lock.json)
	@$(PYTHON) scripts/lock.py

outdated: python ## tell which dependencies have newer versions than the pinned ones
	@$(PYTHON) scripts/lock.py outdated

audit: python ## ask whether a pinned version has a known vulnerability; status 2 when not everything could be asked
	@$(PYTHON) scripts/environment.py release
	@$(BIN)/python scripts/audit.py

sbom: python ## write the bill of materials of an installation into build/sbom.json, and check its form; needs no network once set up
	@$(PYTHON) scripts/environment.py release
	@$(BIN)/python scripts/sbom.py
	@$(BIN)/python -c "from pathlib import Path; from cyclonedx.schema import SchemaVersion; from cyclonedx.validation.json import JsonStrictValidator; \
	raise SystemExit(JsonStrictValidator(SchemaVersion.V1_6).validate_str(Path('build/sbom.json').read_text()))"

docs: develop ## build the documentation as a site into build/handbook: guides, rules, components, reference; both languages; 0 warnings
	@PYTHONPATH=scripts $(BIN)/python -m handbook

wheel: setup ## build the wheel into dist/ and prove that it installs and plays in an empty environment
	@$(BIN)/python scripts/package.py wheel

sdist: setup ## pack the sources into dist/ and prove that they build, install and play in an empty environment
	@$(BIN)/python scripts/package.py sdist

clean: ## remove everything that was made
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* web/node_modules src/tabuleiro/server/static
	find . -name __pycache__ -not -path './node_modules/*' -exec rm -rf {} +
