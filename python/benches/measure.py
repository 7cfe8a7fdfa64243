"""Helpers for the benchmark scripts: clocks, memory use, and a description of the machine."""

from __future__ import annotations

import gc
import os
import platform
import time
from typing import Any, Callable, NamedTuple


class Time(NamedTuple):
    """Processor time in all threads and wall-clock time, in seconds."""

    processor: float
    wall: float


def timed(work: Callable[[], Any], used: Callable[[], float] = time.process_time) -> tuple[Time, Any]:
    """Runs `work` once after a garbage collection. `used` must return the processor time spent so far."""
    gc.collect()
    processor, wall = used(), time.perf_counter()
    made = work()
    return Time(used() - processor, time.perf_counter() - wall), made


def best(times: list[Time]) -> Time:
    return Time(min(one.processor for one in times), min(one.wall for one in times))


def memory(name: str) -> int:
    """Returns the value of `VmRSS` or `VmHWM` for this process in bytes."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith(name))


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
