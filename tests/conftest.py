"""All tests: the order in which workers get them, and a server without documentation, whether it was built or not."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# A busy machine makes examples slowly; that is no fault of what is tested.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

os.environ["MEADHALL_DOCS"] = "0"  # a test that needs pages makes some


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    from tests.dealing import Dealer

    return Dealer(config, log) if config.getvalue("dist") == "loadscope" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if getattr(config, "workerinput", None) is not None:
        from tests.dealing import in_order

        items[:] = in_order(items)
