"""Fixtures that the tests of Thorgal share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.thorgal.quoted import play_with_quoted_cards


@pytest.fixture
def quoted_cards() -> Iterator[None]:
    """The cards as the ledger's hints quote them."""
    yield from play_with_quoted_cards()
