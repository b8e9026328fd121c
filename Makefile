# The two commands of the README are `make play` and `make test`; each does its own set-up.

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(shell for p in $(CANDIDATES); do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
# Nothing is installed whose hash is not written down, whichever index it comes from; and nothing beside it: the files name
# every package, and an older pip that resolves them again trips over a newer release of one of them.
LOCKED := $(PIP) --require-hashes --no-deps

# Two more than there are cores: tests wait for clocks and browsers as much as they work.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
# A test that fails beside others and not alone has shown a race. It is named, and to be mended; but it says nothing against
# the change that was tested.
ALONE := $(BIN)/pytest --last-failed --last-failed-no-failures none --maxfail 3 -rA --show-capture no --tb short

SITE := src/marrakech/server/site/index.html
MADE := web/src/i18n/keys.ts web/src/api/wire.ts
PAGE := $(shell find web src/marrakech/locales -type f -not -path '*/node_modules/*' -not -path 'web/test/*' $(MADE:%=-not -path %)) \
	tools/typescript.py $(wildcard src/marrakech/rules/*.py src/marrakech/rules/notation/*.py src/marrakech/table/*.py) src/marrakech/server/live/messages.py \
	src/marrakech/bots/engines/faults.py src/marrakech/server/decoding.py src/marrakech/server/problem.py src/marrakech/server/schemas.py $(wildcard src/marrakech/server/http/re*s.py)

.PHONY: help play test test-long check format web browser bench bench-bots bench-load bench-hostile bench-page ladder pictures build lock clean

help:  ## say what there is to make
	@sed -n 's/^\([a-z-]*\):.*  ## /make \1	/p' Makefile | expand -t 18

play: .venv/.installed $(SITE)  ## play in the browser
	@$(BIN)/marrakech || test $$? -eq 130

test: check web browser  ## all checks and tests (under eight minutes on two cores)
	@status=0; set -x; \
	$(BIN)/python hatch_build.py test || status=1; \
	$(PYTEST) --cov --cov-report=term tests/rules tests/rulebook || status=1; \
	$(PYTEST) --ignore=tests/rules --ignore=tests/rulebook || $(ALONE) || status=1; \
	exit $$status

test-long: .venv/.installed-dev web browser  ## the tests that take minutes
	@$(BIN)/python hatch_build.py install
	$(PYTEST) -m long

check: .venv/.installed-dev  ## format, lint, types, import layers
	$(BIN)/python hatch_build.py check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.installed-dev  ## put the source into shape
	$(BIN)/python hatch_build.py format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

web: .venv/.installed $(SITE)  ## build the page into the package

$(SITE): $(PAGE) hatch_build.py | .venv/.installed
	@echo "Building the page…" >&2
	@$(BIN)/python hatch_build.py build

browser: .venv/.installed-dev  ## see to it that there is a Chromium for the tests
	@$(BIN)/python tests/support/chromium.py

bench: .venv/.installed  ## measure the speed on this machine
	$(BIN)/marrakech bench

bench-bots: .venv/.installed-dev  ## measure what people wait for while bots think (a minute)
	$(BIN)/python bench/bots.py

bench-load: .venv/.installed-dev  ## measure the server under load (minutes)
	$(BIN)/python bench/load.py

bench-hostile: .venv/.installed-dev  ## measure what people notice of an attack on the server (minutes)
	$(BIN)/python bench/hostile.py

bench-page: .venv/.installed-dev web browser  ## measure how light the page is (minutes)
	PYTHONPATH=.:tests $(BIN)/python bench/page.py

ladder: .venv/.installed-dev  ## measure how strong the bots are, for docs/bots.md (hours; goes on after Ctrl-C)
	$(BIN)/python tools/ladder.py $(if $(GAMES),--games $(GAMES))

pictures: .venv/.installed-dev web browser  ## draw the pictures of the README anew
	$(BIN)/python docs/pictures/draw.py
	PYTHONPATH=tests $(BIN)/python docs/pictures/photograph.py

build: .venv/.installed-dev  ## the wheel and the source archive, in dist/
	$(BIN)/python -m build --no-isolation

lock: .venv/.installed-dev  ## write down the hashes of the packages in constraints.txt
	$(BIN)/python tools/lock.py

clean:  ## remove everything that was made here
	rm -rf web/node_modules $(MADE) src/marrakech/server/site
	rm -rf .venv dist build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "Setting up .venv (once; needs the network, takes a minute or two)…" >&2
	@$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml requirements/run.txt requirements/build.txt hatch_build.py web/package-lock.json \
		| .venv/bin/python
	@$(LOCKED) --requirement requirements/run.txt --requirement requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.installed-dev: .venv/.installed requirements/dev.txt
	@echo "Installing what the tests need…" >&2
	@$(LOCKED) --requirement requirements/dev.txt
	@touch $@
