"""`python -m meadhall`: the same door as the `meadhall` command."""

import sys

from meadhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
