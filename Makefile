# Needs GNU make and Python 3.11 or newer; brings everything else. `make` alone lists what it can do.

PYTHON ?= python3
WORKERS ?= auto
VENV := .venv
PY := $(VENV)/bin/python
CLIENT := src/tairyo/server/static/index.html

# The environment's tools come first: playwright, and Node.js where tools/node.py had to bring it.
# A shell named in full keeps old makes from looking programs up in the outer PATH.
SHELL := /bin/bash
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

PIP := $(PY) -m pip --disable-pip-version-check --quiet
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

# Folders count too: a deleted file changes only its folder.
CLIENT_SOURCES := $(shell find web/src web/public src/tairyo/locales 2>/dev/null) \
	$(wildcard web/*.html web/*.json web/*.js web/*.ts)
RULES := $(shell find src/tairyo -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)

.DELETE_ON_ERROR:
.PHONY: help setup run test lint format bench load lighthouse golden lessons types compiled audit lock clean node

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

# ---- set-up: each step is repeated only when what it reads has changed

setup: $(VENV)/.installed $(CLIENT) ## bring packages into .venv and web/node_modules, build the web client

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Tairyo needs Python 3.11 or newer. If it has another name here: make PYTHON=python3.12 …' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.packages: requirements/dev.txt | $(PY)
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: pyproject.toml setup.py $(VENV)/.packages
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

node: | $(PY)
	@$(PY) tools/node.py

web/node_modules/.installed: web/package.json web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.installed
	cd web && npm run build
	@touch $@

# ---- daily work

run: setup ## serve the tables on this machine (SERVE="--port 8001": the flags of tairyo serve)
	tairyo serve $(SERVE)

test: setup ## every test: web, rules, server, browser; starts PostgreSQL and Redis where none runs
	cd web && npm test
	@TAIRYO_BROWSER="$$($(PY) tools/browser.py)" && export TAIRYO_BROWSER && \
		$(PY) tools/services.py pytest -n $(WORKERS) --dist loadgroup

lint: $(VENV)/.installed web/node_modules/.installed ## style and types, Python and web
	ruff check
	ruff format --check
	mypy --strict
	cd web && npm run lint && npm run check

format: $(VENV)/.installed ## put the Python sources in form
	ruff check --fix
	ruff format

golden: $(VENV)/.installed ## play the golden games anew, to be compared by eye and committed
	$(PY) -m tairyo.testing.golden tests/golden

lessons: $(VENV)/.installed ## play the guided games and the rulebook's examples anew, for the web client
	$(PY) -m tairyo.testing.lessons web/src/generated

types: $(VENV)/.installed web/node_modules/.installed ## write web/src/generated from the structures in Python
	set -o pipefail; $(PY) -m tairyo.server.wire | (cd web && npm run --silent types)

# ---- speed

bench: $(VENV)/.bench build/compiled/.built ## measure against OpenSpiel: interpreted, then compiled
	$(PY) bench/speed.py
	PYTHONPATH=build/compiled $(PY) bench/speed.py

load: $(VENV)/.installed ## measure the service under 300 tables, beside a bare echo, and 200 bells (Linux, three minutes)
	$(PY) bench/load.py
	$(PY) bench/bell.py

lighthouse: setup ## measure lobby and table with Lighthouse, which npx brings (a few minutes)
	@TAIRYO_BROWSER="$$($(PY) tools/browser.py)" && export TAIRYO_BROWSER && $(PY) tools/lighthouse.py

$(VENV)/.bench: requirements/bench.txt $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

compiled: build/compiled/.built ## compile the rules into build/compiled and play the golden games with them
	PYTHONPATH=build/compiled pytest -q tests/test_golden.py

# A copy, so that the source tree stays interpreted.
build/compiled/.built: $(RULES) setup.py $(VENV)/.installed
	rm -rf build/compiled
	mkdir -p build/compiled
	cp -R src/tairyo build/compiled/
	TAIRYO_MYPYC=1 $(PY) setup.py --quiet build_ext --build-lib build/compiled --build-temp build/mypyc
	@touch $@

# ---- upkeep

audit: $(VENV)/.installed web/node_modules/.installed ## ask the registries for known faults in what we depend on
	@$(PY) tools/audit.py

lock: $(VENV)/.packages ## pin the newest packages that requirements/*.in and pyproject.toml allow
	$(LOCK) --upgrade pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml -c requirements/dev.txt -o requirements/service.txt
	$(LOCK) --upgrade requirements/bench.in -o requirements/bench.txt
	$(LOCK) --upgrade requirements/node.in -o requirements/node.txt

clean: ## remove all that was built or installed
	rm -rf $(VENV) build dist src/*.egg-info src/tairyo/server/static web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
