"""How things are named: every name is the message `<noun>-<key>`, so there is nothing to say but what `?` explains."""

from __future__ import annotations

from typing import Final

from tests.skalds import board as b

TOPICS: Final = {"place": b.BENCHES, "verse": b.VERSES}
