"""``python -m luxor`` is the command ``luxor``."""

import sys

from luxor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
