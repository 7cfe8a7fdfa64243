"""One step of jaxlib, timed from inside: python3 jaxlib_step.py to-text|to-artifact INPUT OUTPUT TARGET

Prints the seconds that the calls took, those of the processor, and in KiB the resident memory before them and the peak after. What is counted: for `to-text`
deserialize_portable_artifact and str() of the module; for `to-artifact` Module.parse and serialize_portable_artifact. Not counted:
the start of Python, imports, the context, and reading and writing files.
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
with open(source, "rb") as file:
    data = file.read()
if step == "to-artifact":
    data = data.decode()
with jax_mlir.make_ir_context() as ctx:
    before = peak()
    start, work = time.perf_counter(), time.process_time()
    if step == "to-text":
        result = str(stablehlo.deserialize_portable_artifact(ctx, data))
    else:
        result = stablehlo.serialize_portable_artifact(ir.Module.parse(data, ctx), target)
    seconds, work = time.perf_counter() - start, time.process_time() - work
after = peak()
with open(output, "wb") as file:
    file.write(result.encode() if isinstance(result, str) else result)
print(seconds, work, before, after)
