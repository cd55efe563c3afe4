"""The page about views is as the code has it."""

from __future__ import annotations

from tools import views


def test_the_page_about_views_is_up_to_date() -> None:
    assert views.PAGE.read_text(encoding="utf-8") == views.page(), "python tools/views.py"
