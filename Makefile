# make play    sets everything up, starts the table server and opens the games in a browser
# make test    everything that must hold before a change lands
# make bench   how fast it is, side by side with the hand-written limit where that is at hand
# make web     builds the browser client
# make screenshots   pictures of every page in build/screenshots
# make serve   runs the table server for everyone on the local network
# make bench-server   how much the table server carries
# make bench-peers    Besace beside OpenSpiel, RLCard, PettingZoo and pgx, which it installs (1.2 GB)

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
RESEARCH := .venv/.research

.PHONY: help setup debian warm web screenshots play serve test lint bench bench-server bench-peers goldens clean
help:
	@sed -n 's/^# make/make/p' Makefile

setup: $(READY)
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Besace needs Python 3.11 or newer: install it, or say make PYTHON=python3.11."; exit 1; }
	$(PYTHON) -m venv .venv
	PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# What the tests run for real, beside Python packages: a PostgreSQL server and a browser.
debian:
	@missing=""; \
	{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v chromium >/dev/null 2>&1 || missing="$$missing chromium"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" -ne 0 ]; then echo "The tests need these Debian packages, please install them:$$missing."; exit 1; fi; \
	echo "Installing$$missing."; \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null

# What PettingZoo, OpenSpiel, Gymnasium and Ray need: 450 MB that nobody wants for a game.
$(RESEARCH): $(READY)
	PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev,research,cluster]'
	touch $@

warm: setup
	@$(BIN)/besace warm

# The browser client: its types come from the server, its texts from the Fluent files of the package.
MODULES := web/node_modules/.ready
$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client needs Node 20 or newer with npm: please install them."; exit 1; }
	cd web && npm ci --silent
	touch $@

web/src/lib/schema.d.ts: $(READY) $(MODULES) $(wildcard src/besace/server/*.py src/besace/server/routes/*.py src/besace/games/*/view.py)
	@mkdir -p build
	$(BIN)/python -m besace.server.openapi > build/openapi.json
	cd web && npm run --silent types

web/dist/index.html: web/src/lib/schema.d.ts $(shell find web/src web/public src/besace/locales -type f 2>/dev/null) web/index.html web/vite.config.ts
	cd web && npm run --silent build -- --logLevel warn

web: web/dist/index.html

play: warm web
	@$(BIN)/besace serve --open

serve: warm
	@$(BIN)/besace serve

lint: $(RESEARCH)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: debian lint warm web
	cd web && npm run --silent check && npm run --silent test
	BESACE_JIT=0 $(BIN)/coverage run -m pytest tests/rules tests/conformance/test_interpreted.py tests/envs/test_vectors.py tests/envs/test_past.py
	$(BIN)/coverage report --fail-under=100
	$(BIN)/pytest

# Pictures of every page, at phone and desktop size, in build/screenshots.
screenshots: debian warm web
	@$(BIN)/python -m tests.web.screenshots

bench: warm
	@$(BIN)/python bench/bench.py
	@$(BIN)/python -m bench.search

bench-server: warm
	@$(BIN)/python -m bench.server.bench

# The peers have a place of their own, so that the tests do not depend on them.
bench-peers: $(READY)
	$(PYTHON) -m venv .venv-peers
	PIP_CONSTRAINT=constraints.txt .venv-peers/bin/pip install --quiet --disable-pip-version-check --editable '.[research,peers]'
	.venv-peers/bin/python -m bench.peers.run

goldens: setup
	@$(BIN)/python -m tests.goldens.make
	@git --no-pager diff --stat -- tests/goldens

clean:
	rm -rf .venv .venv-peers build
