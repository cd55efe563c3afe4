"""Samples: what is played or looked at in full only where there is time; CONTRIBUTING lists it all."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("MEADHALL_LONG") == "1"
