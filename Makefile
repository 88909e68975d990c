# Everything sets itself up: a bare Debian with Python 3.11 and make is enough. `make help` lists the commands.

OURS   := .venv/bin/python
PYTEST := $(OURS) -m pytest -n auto
ENGINE := $(PYTEST) -p tools.engine_tests
COUNTS := build/counts
WEB    := build/web-test
PAGE   := src/greathall/server/page/index.html
LOCK   := $(OURS) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH GREATHALL_COMPILED

.NOTPARALLEL:
.PHONY: help play terminal test test-interpreted test-compiled check format bench bench-server build types dev lock clean ready

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 26

play: ready $(PAGE) ## play in the browser (ARGS=--lan opens the house to phones in the same network)
	@.venv/bin/greathall serve $(ARGS)

terminal: ready ## play in the terminal
	@.venv/bin/greathall play death-eaters-rising

test: check test-interpreted test-compiled ## every check, every test, and the engine's tests compiled
	@$(OURS) tools/count_tests.py $(COUNTS)/interpreted.xml $(wildcard $(COUNTS)/compiled.xml)

test-interpreted: ready $(WEB)/.compiled ## every test, on the sources as they stand
	@rm -rf $(COUNTS)
	PYTHONPATH=src $(PYTEST) --junitxml=$(COUNTS)/interpreted.xml

test-compiled: ready ## the engine's tests, on the compiled engine
	@rm -f $(COUNTS)/compiled.xml
	@$(OURS) tools/build.py engine
	@test ! -d build/compiled || { set -x; \
	  GREATHALL_COMPILED=1 PYTHONPATH=build/compiled $(ENGINE) --junitxml=$(COUNTS)/compiled.xml; }

check: ready web/node_modules/.locked ## format, lint, types, import layers
	@$(OURS) -m ruff format --quiet --check . || { echo 'Not formatted: `make format` mends it.'; exit 1; }
	@$(OURS) -m ruff check --quiet .
	@$(OURS) -m mypy --no-error-summary src tests tools $(wildcard bench)
	@cd web && npm run --silent check
	@layers=$$(.venv/bin/lint-imports --no-logo) || { echo "$$layers"; exit 1; }
	@echo 'Checked: format, lint, types, import layers'

format: ready ## put the sources into form, and mend what the linter can mend
	@$(OURS) -m ruff check --quiet --fix-only .
	@$(OURS) -m ruff format --quiet .

bench: ready ## the engine's speed beside that of others, on one core (BENCH='--only greathall,catanatron')
	@$(OURS) tools/build.py engine
	@$(OURS) -m bench.engine $(BENCH)

bench-server: ready ## the server under load, and beside boardgame.io's, on a core of its own (BENCH=--quick)
	@$(OURS) tools/build.py engine
	@$(OURS) -m bench.server $(BENCH)

build: ready $(PAGE) ## both wheels, compiled and pure, into dist/, each tried in a fresh environment
	@$(OURS) tools/build.py wheels

types: ready ## the page's types anew, from the server's protocol
	@$(OURS) tools/page_types.py

dev: ready ## an editable, uncompiled install in .venv
	@echo 'Ready: . .venv/bin/activate'

lock: ready ## lock and hash what requirements/*.in ask for (UPGRADE=--upgrade takes what is newest)
	@for list in requirements/*.in; do \
	  $(LOCK) $(UPGRADE) --custom-compile-command 'make lock' $$list -o $${list%.in}.txt || exit; done

clean: ## remove what was built, and the caches (.venv and web/node_modules stay)
	@rm -rf build dist .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

ready: .venv/.locked .venv/.editable

.venv/.locked: requirements/development.txt
	@tools/environment.sh
	@echo 'Installing the locked packages into .venv'
	@$(OURS) -m pip install -qq --require-hashes --only-binary :all: -r requirements/development.txt
	@touch $@

# The page's sources, compiled for tests only: Node finds its packages, and how they are written, beside them.
$(WEB)/.compiled: web/node_modules/.locked web/package.json $(wildcard web/tsconfig*.json) $(shell find web/src web/test -name '*.ts')
	@rm -rf $(WEB) && mkdir -p $(WEB) && ln -s ../../web/node_modules ../../web/package.json $(WEB)
	@web/node_modules/.bin/tsc -p web/tsconfig.test.json
	@touch $@

# The page, built into the package: at run time no Node is needed.
$(PAGE): web/node_modules/.locked $(wildcard web/*.*) $(shell find web/src web/public -type f)
	@echo 'Building the page'
	@cd web && npm run --silent build -- --logLevel warn

web/node_modules/.locked: web/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || tools/debian.sh nodejs npm
	@echo 'Installing the locked packages into web/node_modules'
	@cd web && npm ci --loglevel=error
	@touch $@

.venv/.editable: pyproject.toml .venv/.locked
	@$(OURS) -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@
