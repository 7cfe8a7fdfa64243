"""Compiles the programs for several targets without a GPU. Writes the text of each stage, and after each pass.

usage: make.py OUT
"""

import os
import re
import sys
import tempfile

os.environ["MLIR_ENABLE_DUMP"] = "1"
os.environ["TRITON_ALWAYS_COMPILE"] = "1"

from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend
from triton.experimental.gluon import GluonASTSource
from triton.runtime.jit import create_function_from_signature

import programs
import gluon_programs
import more_programs

TARGETS = {
    "cuda80": GPUTarget("cuda", 80, 32),
    "cuda90": GPUTarget("cuda", 90, 32),
    "cuda100": GPUTarget("cuda", 100, 32),
    "gfx942": GPUTarget("hip", "gfx942", 64),
    "gfx950": GPUTarget("hip", "gfx950", 64),
}

DUMP = re.compile(r"^// -----// IR Dump .*//----- //$", re.M)


class Captured:
    """A context that captures what C++ code writes to standard error."""

    def __enter__(self):
        self.file = tempfile.TemporaryFile()
        sys.stderr.flush()
        self.saved = os.dup(2)
        os.dup2(self.file.fileno(), 2)
        return self

    def __exit__(self, *_):
        os.dup2(self.saved, 2)
        os.close(self.saved)
        self.file.seek(0)
        self.text = self.file.read().decode(errors="replace")


def build(name, target, kernel, args, options):
    """Yields the name and text of each module."""
    backend = make_backend(target)
    options = {"debug": False, **options}
    binder = create_function_from_signature(kernel.signature, kernel.params, backend)
    bound, specialization, options = binder(*args, **options)
    options, signature, constants, attrs = kernel._pack_args(backend, options, bound, specialization, options)
    source = (GluonASTSource if kernel.is_gluon() else ASTSource)(kernel, signature, constants, attrs)
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    parsed = backend.parse_options({**options.__dict__, **source.parse_options()} if not isinstance(options, dict) else options)
    module = source.make_ir(target, parsed, backend.get_codegen_implementation(parsed), backend.get_module_map(), context)
    yield "source", str(module)
    stages, metadata = {}, {"target": target, **parsed.__dict__}
    backend.add_stages(stages, parsed, source.language)
    for stage, run in stages.items():
        # The following stages are not MLIR.
        if stage in ("llir", "ptx", "amdgcn", "cubin", "hsaco"):
            break
        with Captured() as dump:
            try:
                module = run(module, metadata)
                failed = None
            except Exception as error:
                failed = error
        pieces = DUMP.split(dump.text)[1:]
        seen = None
        for at, piece in enumerate(pieces):
            piece = piece.strip() + "\n"
            # A pass that changes nothing would only repeat the text.
            if piece != seen and "module" in piece:
                yield f"{stage}.{at:02}", piece
            seen = piece
        if failed is not None:
            raise failed
        if not isinstance(module, str):
            yield stage, str(module)


def main(out):
    os.makedirs(out, exist_ok=True)
    made, failed = 0, []
    for name, (kernel, args, options, wanted) in {**programs.PROGRAMS, **gluon_programs.PROGRAMS, **more_programs.PROGRAMS}.items():
        for label, target in TARGETS.items():
            if label not in wanted if isinstance(wanted, tuple) else not f"{target.backend}:{target.arch}".startswith(wanted):
                continue
            try:
                for stage, text in build(name, target, kernel, args, options):
                    with open(os.path.join(out, f"{name}.{label}.{stage}.mlir"), "w") as file:
                        file.write(text)
                    made += 1
            except Exception as error:
                failed.append(f"{name} for {label}: {type(error).__name__}: {str(error).strip().splitlines()[-1:]}")
    print(f"{made} modules")
    for line in failed:
        print("not compiled:", line)


if __name__ == "__main__":
    main(sys.argv[1])
