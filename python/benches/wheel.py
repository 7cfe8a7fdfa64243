"""Measures the size of a wheel, and the time of `import mlirkit` in a fresh interpreter. Fails above 8 MB or 15 ms.

    python benches/wheel.py WHEEL [--runs 20]

It imports the installed package.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import zipfile
from pathlib import Path

from measure import machine

CODE = (
    "import time, sys\n"
    "a, b = time.process_time(), time.perf_counter()\n"
    "import mlirkit\n"
    "print((time.process_time() - a) * 1e3, (time.perf_counter() - b) * 1e3)\n"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--runs", type=int, default=20)
    args = parser.parse_args()
    size = args.wheel.stat().st_size
    unpacked = sum(one.file_size for one in zipfile.ZipFile(args.wheel).infolist())
    times = []
    for _ in range(args.runs):
        made = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
        times.append(tuple(float(one) for one in made.stdout.split()))
    processor, wall = (sorted(column) for column in zip(*times))
    print(machine())
    print(f"{args.wheel.name}: {size / 1e6:.2f} MB, {unpacked / 1e6:.1f} MB unpacked")
    print(f"import mlirkit: {wall[0]:.1f} ms at best, {wall[len(wall) // 2]:.1f} ms in the middle (processor: {processor[0]:.1f} ms at best)")
    return 0 if size <= 8_000_000 and wall[len(wall) // 2] <= 15 else 1


if __name__ == "__main__":
    sys.exit(main())
