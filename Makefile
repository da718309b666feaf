# make play    sets everything up, starts the table server and opens the games in a browser
# make test    everything that must hold before a change lands
# make quick   what a change to one file needs, within a minute
# make test-long   the same as make test, with the whole editions of what takes minutes by its nature
# make api     the reference of the Python API, made from its docstrings, in build/api
# make bench   how fast it is, side by side with the hand-written limit where that is at hand
# make web     builds the browser client
# make wasm    compiles the games for browsers, into build/besace.wasm
# make site    a folder for any static host: the games in browsers alone, in build/site
# make wheel   the package with everything in it, for pip install, in build/wheel
# make screenshots   pictures of every page and moment in build/screenshots
# make pictures   the pictures of the README, and films of great moments, in docs/pictures
# make serve   runs the table server for everyone on the local network
# make bench-server   how much the table server carries
# make bench-peers    Besace beside OpenSpiel, RLCard, PettingZoo and pgx, which it installs (1.2 GB)

PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
RESEARCH := .venv/.research

# Python keeps what it has compiled, whatever the environment says: tests and servers start many processes, each in half the time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup debian warm client web wasm site wheel screenshots pictures play serve test test-long quick checks lint types interpreted compiled browser bench bench-server bench-peers api goldens clean
help:
	@sed -n 's/^# make/make/p' Makefile

PIP := PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check

# What playing needs, and nothing that only those who work on it need.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Besace needs Python 3.11 or newer: install it, or say make PYTHON=python3.11."; exit 1; }
	@echo "Installing what Besace needs into .venv …"
	@$(PYTHON) -m venv .venv
	@$(PIP) --no-compile --editable .
	@touch $@

setup: $(READY)
$(READY): $(PLAYABLE)
	@echo "Installing the tools of those who work on Besace …"
	@$(PIP) --editable '.[dev]'
	@touch $@

# What the tests run for real, beside Python packages: a PostgreSQL server and a browser.
debian:
	@missing=""; \
	{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || missing="$$missing postgresql"; \
	{ command -v chromium-headless-shell || command -v chromium; } >/dev/null 2>&1 || missing="$$missing chromium-headless-shell"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" -ne 0 ]; then echo "The tests need these Debian packages, please install them:$$missing."; exit 1; fi; \
	echo "Installing$$missing."; \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null

# What PettingZoo, OpenSpiel, Gymnasium, matplotlib and Ray need: 530 MB that nobody wants for a game.
$(RESEARCH): $(READY)
	@$(PIP) --editable '.[dev,research,cluster]'
	@touch $@

warm: $(PLAYABLE)
	@$(BIN)/besace warm

# The browser client: its types come from the server, its texts from the Fluent files of the package. Building it takes less than
# checking it, so whoever only plays gets less.
NPM := command -v npm >/dev/null || { echo "The browser client needs Node 20 or newer with npm: please install them."; exit 1; }
BUILDABLE := web/node_modules/.buildable
MODULES := web/node_modules/.ready
$(BUILDABLE): web/package.json web/package-lock.json
	@$(NPM)
	@[ $(MODULES) -nt web/package-lock.json ] || { echo "Installing what builds the browser client …"; cd web && npm ci --omit=dev --silent; }
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@$(NPM)
	@cd web && npm ci --silent
	@touch $(BUILDABLE) $@

web/src/lib/schema.d.ts: $(READY) $(MODULES) $(shell find src/besace/server src/besace/learn -name "*.py") $(wildcard src/besace/games/*/view.py)
	@mkdir -p build
	$(BIN)/python -m besace.server.openapi > build/openapi.json
	cd web && npm run --silent types

# Its letters: two faces from their packages, cut down to what its languages need.
FONTS := web/src/fonts/nunito-400.woff2
$(FONTS): web/fonts.mjs $(BUILDABLE)
	@cd web && node fonts.mjs

web/dist/index.html: $(BUILDABLE) $(FONTS) src/besace/version.py $(wildcard build/besace.wasm) $(shell find web/src web/public src/besace/locales -type f -not -name schema.d.ts 2>/dev/null) web/index.html $(wildcard web/*.ts) web/league.json web/sw.js
	@echo "Building the browser client …"
	@cd web && npm run --silent build -- --logLevel warn

web: web/dist/index.html

# For playing a client will do that is built already: here, or in a wheel in build/wheel. Without Node it has to.
client:
	@wheel=$$(ls -t build/wheel/besace-*.whl 2>/dev/null | head -1); \
	if command -v npm >/dev/null; then $(MAKE) --no-print-directory web; \
	elif [ -f web/dist/index.html ]; then echo "There is no Node here: the browser client in web/dist is used as it is."; \
	elif [ -n "$$wheel" ]; then \
		echo "There is no Node here: the browser client of $$wheel is used."; \
		rm -rf build/unpacked && $(PYTHON) -m zipfile -e "$$wheel" build/unpacked && mv build/unpacked/besace/web web/dist && rm -rf build/unpacked; \
	else echo "There is no Node here to build the browser client: install Node 20 or newer with npm, or put a wheel of Besace into build/wheel."; exit 1; fi

# The games for browsers: one file with their code and tables, made from all that is compiled.
RULES := $(shell find src/besace/kernel src/besace/games src/besace/bots src/besace/beliefs src/besace/learn src/besace/wasm -name "*.py" -o -name "*.json" -o -name "*.ll" -o -name "*.weights")
build/besace.wasm: $(RULES) | $(PLAYABLE)
	@$(BIN)/besace wasm --out $@

wasm: build/besace.wasm

# A site without a server: any static host can serve the folder.
SITE := build/site
site: $(SITE)/index.html
$(SITE)/index.html: web/dist/index.html build/besace.wasm src/besace/server/site.py
	@echo "Building the site …"
	@cd web && npm run --silent build -- --logLevel warn --mode site --outDir ../$(SITE) --emptyOutDir
	@cp build/besace.wasm $(SITE)/
	@$(BIN)/python -m besace.server.site $(SITE)

# The package with the client and the games for browsers in it: whoever installs it needs neither Node nor a compiler.
wheel: $(READY) wasm
	@$(MAKE) --no-print-directory web
	@rm -rf build/wheel build/lib build/bdist.*
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir build/wheel .
	@ls build/wheel/*.whl

# Python's packages and Node's come side by side.
play:
	@$(MAKE) --no-print-directory -j2 client warm
	@$(BIN)/besace serve --open

serve: warm
	@$(BIN)/besace serve

# The tests: what they need is installed side by side, then all checks run side by side. Half of them wait for servers, browsers and
# clocks most of the time, so there are twice as many workers as cores.
WORKERS ?= $(shell echo $$(( 2 * $$(nproc) )))
SIDE_BY_SIDE := $(MAKE) --no-print-directory --output-sync=line

test:
	@$(SIDE_BY_SIDE) -j3 debian $(RESEARCH) $(MODULES)
	@$(SIDE_BY_SIDE) -j3 checks

test-long:
	@BESACE_LONG=1 PYTEST_ADDOPTS="-o faulthandler_exit_on_timeout=false" $(MAKE) --no-print-directory test

quick: $(RESEARCH)
	@$(BIN)/python -m tests.quick

checks: compiled interpreted browser types lint

lint: $(RESEARCH)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-cache --no-logo

types: $(RESEARCH)
	@$(BIN)/mypy

browser: web/src/lib/schema.d.ts build/besace.wasm
	@cd web && npm run --silent check && npm run --silent test

# Every line and branch of the rules, on plain Python. Counting lines takes twice as long as playing, so it is done where it must be.
interpreted: $(RESEARCH)
	@BESACE_JIT=0 $(BIN)/pytest --durations=5 src/besace/conformance/test_interpreted_laws.py
	@BESACE_JIT=0 $(BIN)/coverage run -m pytest --durations=5 tests/rules src/besace/conformance/test_interpreted.py tests/conformance/test_contract.py tests/envs/test_vectors.py tests/envs/test_networks.py tests/envs/test_past.py
	@$(BIN)/coverage report --fail-under=100

compiled: web build/besace.wasm site
	@$(BIN)/besace warm --research
	+@$(BIN)/pytest -n $(WORKERS) # the plus: its dots are shown as they come, not at the end

# Pictures of every page and of great moments, at all sizes, settings of colours and languages.
screenshots: debian warm web
	@$(BIN)/python -m tests.web.screenshots

pictures: debian warm web
	@$(BIN)/python -m tests.web.pictures

bench: warm build/besace.wasm $(READY) $(MODULES)
	@$(BIN)/python bench/bench.py
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.browser

bench-server: warm $(READY)
	@$(BIN)/python -m bench.server.bench

# The peers have a place of their own, so that the tests do not depend on them.
bench-peers: $(READY)
	$(PYTHON) -m venv .venv-peers
	PIP_CONSTRAINT=constraints.txt .venv-peers/bin/pip install --quiet --disable-pip-version-check --editable '.[research,peers]'
	.venv-peers/bin/python -m bench.peers.run
	.venv-peers/bin/python -m bench.envs

# The reference of everything that has a docstring; it needs no network, neither to be made nor to be read.
api: $(RESEARCH)
	@$(BIN)/pdoc -o build/api besace
	@echo "The reference is in build/api/index.html."

goldens: setup
	@$(BIN)/python -m tests.goldens.make
	@git --no-pager diff --stat -- tests/goldens

clean:
	rm -rf .venv .venv-peers build
