# One command to play, one to check everything. `make` alone lists them.
#
# All commands work in a private environment, .venv, made on first use and brought
# up to date when pyproject.toml changes; pip is used with your own configuration.

PYTHON ?= python3
PORT   ?= 8000
OPEN   ?= 1
export PORT OPEN
# The tests start many processes, and each of them should find its modules compiled.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN  := $(VENV)/bin

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play quick test check bench clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.installed ## open the hall in the browser (PORT=8000; OPEN=0 opens no browser)
	@$(BIN)/meadhall serve

# The kernel and the words, the contract on one number of seats, the main file of each saga, and one of each client.
QUICK := tests/kernel tests/newcomer tests/test_golden.py tests/test_ledger.py tests/test_docs.py tests/client/test_style.py \
	tests/games/blood_rage/test_action_phase.py tests/games/asgard/test_actions.py \
	tests/games/thorgal/test_journey_actions.py tests/games/lords_of_ragnarok/test_battle.py \
	tests/contract tests/test_text.py tests/terminal/test_play.py tests/server/test_playing.py

quick: check ## style, types, and the tests that tell most in two minutes
	@echo "== tests"
	@MEADHALL_QUICK=1 $(BIN)/python -m pytest -q -n auto --dist worksteal $(QUICK)

test: check ## everything that CI runs: style, types, tests, rule coverage, a short fuzz
	@echo "== tests"
	@$(BIN)/python -m pytest -q -rfER -n auto --dist worksteal
	@echo "== rule coverage"
	@$(BIN)/python tools/rules_coverage.py
	@echo "== fuzz"
	@for saga in $$($(BIN)/python -c 'import meadhall; print(*meadhall.sagas())'); do \
		$(BIN)/python -m meadhall fuzz $$saga --games 30 --workers 2 || exit 1; \
	done
	@echo "All checks passed."

check: $(VENV)/.installed-dev ## only style and types, quick
	@echo "== style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== types"
	@$(BIN)/mypy --strict

bench: $(VENV)/.installed-bench ## measure speed against the field
	@$(BIN)/python bench/run.py

clean: ## remove the private environment and all caches
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage

# Some Debian systems have pip but not the part of venv that installs pip into a new
# environment; there the system's pip puts one in.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Meadhall needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Making a private environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) \
			&& $(PYTHON) -m pip --quiet --python $(VENV) install pip; } \
		|| { rm -rf $(VENV); echo "No private environment: install python3-venv or pip." >&2; exit 1; }

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing Meadhall ..."
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.installed-%: pyproject.toml | $(BIN)/python
	@echo "Installing Meadhall with its $* tools ..."
	@$(BIN)/python -m pip install --quiet --editable '.[$*]'
	@touch $@ $(VENV)/.installed
