"""`pytest -p tools.engine_tests` runs the engine's tests only: those that must pass compiled as they do interpreted."""

import pytest

HOMES = ("tests/kernel/", "tests/games/")


def is_of_the_engine(item: pytest.Item) -> bool:
    return item.nodeid.startswith(HOMES) or item.get_closest_marker("engine") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if not is_of_the_engine(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_of_the_engine(item)]
