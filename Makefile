# `make` alone lists the commands.

SHELL := /bin/bash
.DEFAULT_GOAL := help

VENV := .venv
PYTHON := $(VENV)/bin/python
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PREFIX ?= /usr/local
SECONDS ?= 60
# Apple's systems have the standard library; elsewhere the command brings it along.
RELEASE := -c release $(if $(filter Darwin,$(shell uname)),,--static-swift-stdlib)
SOURCES := Sources Tests Plugins Specs Package.swift

help: ## List the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

demo: libyaml servers ## Generate a client, compile a program with it, call a local server
	@bash Tests/Demo/run.sh

build: libyaml libcurl ## Build everything in debug
	swift build

test: libyaml libcurl servers shells ## Run all tests; the servers they need start by themselves
	TRIWIRE_PYTHON="$(abspath $(PYTHON))" swift test --disable-xctest

lint: ## Check the layout of all Swift code and the project's own rules
	swift format lint --strict --recursive --parallel $(SOURCES)
	@bash Tests/Lint/rules.sh

format: ## Lay out all Swift code
	swift format --in-place --recursive --parallel $(SOURCES)

consumers: libyaml ## Build and run copies of the packages that use triwire in each way
	@bash Tests/Consumers/run.sh

goldens: libyaml ## Rewrite all checked-in generated sources from their specs
	@for spec in Specs/*/spec.yaml Tests/Consumers/CheckedIn/Sources/*/*.triwire.yaml; do \
	  swift run -q triwire generate "$$spec" -o "$$(dirname "$$spec")/Generated" || exit 1; \
	done

bench: libyaml ## Measure the generator, the codecs, the compile time of generated code and a first build
	@bash Tests/Benchmarks/run.sh

fuzz: libyaml ## Try made-up inputs on every reader (SECONDS each, 60 by default)
	@bash Tests/Fuzzing/run.sh $(SECONDS)

install: libyaml ## Install the command (PREFIX, /usr/local by default)
	swift build $(RELEASE) --product triwire
	install -d "$(PREFIX)/bin"
	install "$$(swift build $(RELEASE) --show-bin-path)/triwire" "$(PREFIX)/bin/triwire"

clean: ## Remove what was built and installed here
	rm -rf .build $(VENV)

libyaml:
	@pkg-config --exists yaml-0.1 2>/dev/null || $(call packages,libyaml-dev pkg-config)

libcurl:
	@pkg-config --exists libcurl 2>/dev/null || $(call packages,libcurl4-openssl-dev pkg-config)

servers: $(VENV)/ready
	@for name in prometheus prometheus-node-exporter prometheus-pushgateway nginx; do \
	  command -v $$name >/dev/null || $(call packages,$$name) || exit 1; done
	@[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || $(call packages,nginx-light)

shells:
	@command -v zsh >/dev/null || $(call packages,zsh)
	@command -v fish >/dev/null || $(call packages,fish)

$(VENV)/ready: Tests/Servers/requirements.txt
	@python3 -c 'import ensurepip, venv' 2>/dev/null || $(call packages,python3 python3-venv)
	python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# Debian's packages, or Homebrew's where there is no apt-get.
define packages
{ if command -v apt-get >/dev/null; then \
  $(SUDO) apt-get update -qq && \
  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $(1); \
  else brew install $(subst libyaml-dev,libyaml,$(subst libcurl4-openssl-dev,curl,$(filter-out python3-venv,$(1)))); fi; }
endef

.PHONY: help demo build test consumers lint format goldens bench fuzz install clean libyaml libcurl servers shells
