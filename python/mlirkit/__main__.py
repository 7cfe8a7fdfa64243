"""`python -m mlirkit scan FOLDER -o facts.parquet`"""

import sys

from .scan import main

if __name__ == "__main__":
    if sys.argv[1:2] != ["scan"]:
        print("usage: python -m mlirkit scan FOLDER -o FACTS.parquet", file=sys.stderr)
        sys.exit(2)
    sys.exit(main(sys.argv[2:]))
