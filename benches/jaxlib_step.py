"""Runs one conversion with jaxlib and measures it from inside the process: python3 jaxlib_step.py to-text|to-artifact INPUT OUTPUT TARGET

Prints the wall time of reading, the calls and writing, the processor time, and the time of the calls alone, in seconds. Also prints
the resident memory before and the peak memory after, in KiB. The calls are, for `to-text`, deserialize_portable_artifact and str() of
the module; for `to-artifact`, Module.parse and serialize_portable_artifact. The times exclude Python's start-up, imports and the context.
"""

import os
import resource
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


step, source, output, target = sys.argv[1:5]
to_text = step == "to-text"
with jax_mlir.make_ir_context() as ctx:
    before = peak()
    start, work = time.perf_counter(), time.process_time()
    with open(source, "rb" if to_text else "r") as file:
        data = file.read()
    begun = time.perf_counter()
    if to_text:
        result = str(stablehlo.deserialize_portable_artifact(ctx, data))
    else:
        result = stablehlo.serialize_portable_artifact(ir.Module.parse(data, ctx), target)
    calls = time.perf_counter() - begun
    with open(output, "w" if to_text else "wb") as file:
        file.write(result)
    seconds, work = time.perf_counter() - start, time.process_time() - work
print(seconds, work, calls, before, peak())
