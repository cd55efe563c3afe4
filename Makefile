# One command to play, one to check everything. `make` alone lists them.
#
# All commands work in a private environment, .venv, made on first use and brought
# up to date when pyproject.toml or constraints.txt changes; pip is used with your own
# configuration, and installs what constraints.txt pins and nothing else.

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
.PHONY: help play quick test long check docs bench constraints clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.installed ## open the hall in the browser (PORT=8000; OPEN=0 opens no browser)
	@$(BIN)/meadhall serve

# The kernel and the words, the contract on one number of seats, the main file of each saga, one of each client, and
# a page of each saga.
QUICK := tests/kernel tests/newcomer tests/test_golden.py tests/test_ledger.py tests/test_docs.py tests/client/test_style.py \
	tests/games/blood_rage/test_action_phase.py tests/games/asgard/test_actions.py \
	tests/games/thorgal/test_journey_actions.py tests/games/lords_of_ragnarok/test_battle.py \
	tests/contract tests/test_text.py tests/terminal/test_play.py tests/server/test_playing.py tests/browser/test_smoke.py

# The longest tests are dealt first, and each file as a whole: tests/dealing.py.
PYTEST := $(BIN)/python -m pytest -q -n auto --dist loadscope

quick: check ## style, types, and the tests that tell most in a minute
	@echo "== tests"
	@MEADHALL_QUICK=1 $(PYTEST) $(QUICK)

test: GAMES := 10
long: GAMES := 300
long: export MEADHALL_LONG := 1
test: ## everything that CI runs: style, types, tests, a short fuzz
long: ## the same with every sample whole, and many times the matches: hours
test long: check
	@echo "== tests"
	@$(PYTEST)
	@echo "== fuzz"
	@for saga in $$($(BIN)/python -c 'import meadhall; print(*meadhall.sagas())'); do \
		$(BIN)/python -m meadhall fuzz $$saga --games $(GAMES) --workers 2 || exit 1; \
	done
	@echo "All checks passed."

check: $(VENV)/.installed-dev ## only style, types and words, quick
	@echo "== style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== types"
	@$(BIN)/mypy --strict
	@echo "== words"
	@$(BIN)/python tools/words.py

docs: $(VENV)/.installed-docs ## build the documentation site into build/docs, without network
	@$(BIN)/python -m tools.docs

bench: $(VENV)/.installed-bench ## measure speed against the field
	@$(BIN)/python bench/run.py

# UPGRADE=1 brings all pins up to date; without it, only what pyproject.toml asks for changes.
constraints: | $(BIN)/python ## pin all dependencies with their hashes (UPGRADE=1: at their newest)
	@$(BIN)/python -m pip install --quiet 'uv>=0.9'
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --generate-hashes \
			--custom-compile-command 'make constraints' $(if $(UPGRADE),--upgrade) --output-file constraints.txt pyproject.toml -

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

# pip checks the hash of everything that comes from outside; the package itself is built by what is installed then.
define install
	@$(BIN)/python tools/pins.py build $(1) > $(VENV)/pins.txt
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement $(VENV)/pins.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
endef

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Meadhall ..."
	$(install)

$(VENV)/.installed-%: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Meadhall with its $* tools ..."
	$(call install,$*)
	@touch $(VENV)/.installed
