# The two commands of the README are `make play` and `make test`; each does its own set-up.

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(shell for p in $(CANDIDATES); do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.PHONY: help play test test-long check format bench bench-load pictures build clean

help:  ## say what there is to make
	@sed -n 's/^\([a-z-]*\):.*  ## /make \1	/p' Makefile | expand -t 18

play: .venv/.installed  ## play a game in the terminal
	@$(BIN)/marrakech play || test $$? -eq 130

test: check  ## all checks and tests (under eight minutes on two cores)
	$(BIN)/pytest -n auto --cov --cov-report=term

test-long: .venv/.installed-dev  ## the tests that take minutes
	$(BIN)/pytest -n auto -m long

check: .venv/.installed-dev  ## format, lint, types, import layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.installed-dev  ## put the source into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.installed  ## measure the speed on this machine
	$(BIN)/python bench/random_games.py

bench-load: .venv/.installed-dev  ## measure the server under load (minutes)
	$(BIN)/python bench/load.py

pictures: .venv/.installed-dev  ## draw the pictures of the README anew
	$(BIN)/python docs/pictures/draw.py

build: .venv/.installed-dev  ## the wheel and the source archive, in dist/
	$(BIN)/python -m build --no-isolation

clean:  ## remove everything that was made here
	rm -rf .venv dist build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "Setting up .venv (once; needs the network, takes up to a minute)…" >&2
	@$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.installed-dev: .venv/.installed
	@echo "Installing what the tests need…" >&2
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@
