# Every command builds what it needs in .venv; a stamp file per extra makes the second call instant.
PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
PAGE := src/longbox/server/page
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*')
NO_NPM := "npm was not found, so there is no page for browsers: install Node.js 20.19 or newer, which brings npm."

COMPILED := build/compiled

.PHONY: help play terminal page compiled test test-compiled lint bench instructions soak mutants picture screenshots types fields texts read words messages choices lock clean
.DEFAULT_GOAL := help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play ## open the table in the browser and play; ARGS="--port 9000" is passed on
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory page; elif [ ! -e $(PAGE)/index.html ]; then \
		echo $(NO_NPM) >&2; echo "In a terminal everything works without it: make terminal" >&2; exit 1; fi
	@$(BIN)/longbox serve --open $(ARGS)

terminal: $(VENV)/.play ## open the menu in this terminal and play; ARGS="play vs" is passed on
	@$(BIN)/longbox $(ARGS)

page: $(PAGE)/index.html ## build the page for browsers, if something in web/ has changed

compiled: $(COMPILED)/.made ## compile the engine and the games into build/compiled, a few minutes

test: $(VENV)/.dev page $(VENV)/.chromium ## run the tests; ARGS="-k team" picks some
	@[ -n "$(ARGS)" ] || (cd web && npm test --silent -- --reporter=dot)
	@$(BIN)/python -m pytest -q -n auto $(ARGS)
	@[ -n "$(ARGS)" ] || $(MAKE) --no-print-directory test-compiled

test-compiled: $(COMPILED)/.made ## run the tests of the engine, the games and the players compiled; part of make test
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n auto $(addprefix tests/,compiled engine vs champions legendary games players)

lint: $(VENV)/.dev web/node_modules/.installed ## check style, types and imports, of the page too
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Run '$(BIN)/ruff format .' and commit the result." >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.log 2>&1 || { cat $(VENV)/imports.log >&2; exit 1; }
	@cd web && npm run --silent check

bench: $(VENV)/.bench $(COMPILED)/.made ## measure Longbox beside other engines, and the server; ARGS="--secs 1 --runs 1" for a quick look
	@$(BIN)/python bench/peers.py $(addprefix --extra ,bench/longbox_games.py bench/longbox_lab.py bench/longbox_envs.py bench/searches.py) --compiled $(COMPILED) $(ARGS)
	@$(BIN)/python bench/server.py

instructions: $(VENV)/.dev $(COMPILED)/.made ## count the instructions of games by valgrind; ARGS="before.json --write" before a change, ARGS="before.json" after it
	@$(BIN)/python bench/instructions.py $(ARGS)

soak: $(VENV)/.dev ## play everything with everything, check each game and 100,000 secrets; ARGS="--minutes 60 --cards", "--server"
	@$(BIN)/python tests/soak.py $(ARGS)

mutants: $(VENV)/.dev ## break the code at random and see whether the tests notice; ARGS="--rules", "--only engine --seed 7"
	@PYTHONPATH=tests $(BIN)/python -m mutants $(ARGS)

picture: $(VENV)/.play ## draw docs/match.svg, the picture in the README, anew
	@$(BIN)/python docs/picture.py

lock: $(VENV)/.play ## write requirements/server.txt anew: what the server is made of, each file by its hash
	@$(PIP_INSTALL) uv
	@$(BIN)/uv pip compile -q pyproject.toml --extra postgres --universal --python-version 3.11 --generate-hashes \
		--upgrade --no-header --no-emit-index-url --no-annotate -o requirements/server.txt

types: $(VENV)/.play ## write the page's types and the schema of the protocol anew from the server's types
	@$(BIN)/python -m longbox.server.typescript > web/src/api/generated.ts
	@$(BIN)/python -m longbox.server.described > docs/protocol.schema.json

screenshots: $(VENV)/.dev page $(VENV)/.chromium ## take the README's pictures of the page anew
	@PYTHONPATH=tests $(BIN)/python docs/screenshots.py

fields: $(VENV)/.dev ## write the fields of the states anew from their declarations
	@LONGBOX_WRITE_FIELDS=1 $(BIN)/python -m pytest -q tests/games/test_fields.py

texts: $(VENV)/.dev ## write the card texts anew that the tests compare; read the difference before you commit it
	@LONGBOX_WRITE_TEXTS=1 $(BIN)/python -m pytest -q tests/games/test_card_texts.py

read: $(VENV)/.dev ## record that somebody other than the writer has read the texts of a box: ARGS="The Defenders"
	@LONGBOX_TEXTS_READ="$(ARGS)" $(BIN)/python -m pytest -q tests/games/test_texts_read.py

words: $(VENV)/.dev ## print how far the words of cards compose
	@$(BIN)/python tests/games/figures.py

messages: $(VENV)/.play ## write the catalogue of a language, or bring it up to date: ARGS=de
	@$(BIN)/python -m longbox.languages.gathering $(ARGS)

choices: $(VENV)/.dev ## write anew what random games offer, once __version__ has risen because it has changed
	@LONGBOX_WRITE_CHOICES=1 $(BIN)/python -m pytest -q tests/games/test_versions.py

clean: ## remove everything that these commands made
	@rm -rf $(VENV) $(PAGE) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -not -path './node_modules/*' -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Longbox needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true)." >&2; \
		echo "Name a newer one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Setting up $(VENV) (only the first time)" >&2
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: pyproject.toml | $(VENV)/.made
	@$(PIP_INSTALL) --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.made
	@$(PIP_INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml | $(VENV)/.made
	@$(PIP_INSTALL) --editable '.[bench,rl]'
	@touch $@ $(VENV)/.play

$(COMPILED)/.made: compiling.py $(shell find src -name '*.py') | $(VENV)/.dev
	@echo "Compiling the engine and the games, which takes minutes" >&2
	@$(BIN)/python compiling.py $(COMPILED) 2> $(VENV)/compiling.log || { cat $(VENV)/compiling.log >&2; exit 1; }

web/node_modules/.installed: web/package-lock.json
	@command -v npm >/dev/null || { echo $(NO_NPM) >&2; exit 1; }
	@echo "Fetching what the page is built with (only the first time)" >&2
	@cd web && npm ci --silent
	@touch $@

$(PAGE)/index.html: $(PAGE_SOURCES) | web/node_modules/.installed
	@cd web && npm run --silent build -- --logLevel warn

# The browser tests need Debian's Chromium; where it can't be installed, they say so.
$(VENV)/.chromium: | $(VENV)/.made
	@command -v "$${LONGBOX_CHROMIUM:-chromium}" >/dev/null || { echo "Installing chromium for the browser tests" >&2; sh tests/browser/install_chromium; }
	@touch $@
