"""The vocabulary: all that can ever be chosen, numbered as it stands. Append, never insert."""

from __future__ import annotations

from typing import Final

from meadhall.kernel import DONE, Domain, Vocabulary
from tests.skalds import board as b

OPTIONS: Final = Vocabulary()
assert OPTIONS.word("done") == DONE

BID: Final = OPTIONS.block("bid", Domain("verse", "verse", b.VERSES))
SIT: Final = OPTIONS.block("sit", Domain("place", "place", b.BENCHES))
STAND: Final = OPTIONS.word("stand")
