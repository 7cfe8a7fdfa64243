"""Runs jaxlib on every part of the test files of StableHLO and Shardy, and records acceptance or the first error.

    python3 refusals.py OUT stablehlo=GIT_DIR sdy=GIT_DIR

The parts are written to OUT/NAME/PATH/N.mlir. OUT/answers.tsv has a line for each part: its path below OUT, `accepted`, `refused` or
`crashed`, and line, column and message of the first error. jaxlib runs in forked processes, because it crashes on some parts.
OUT/dialects.txt lists the dialects that the context of jax registers.
"""

import io
import json
import os
import subprocess
import sys
import tarfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

FOLDERS = {"stablehlo": ["stablehlo/tests"], "sdy": ["shardy/dialect/sdy"]}
LARGEST_TEST = 1 << 18
BATCH = 32
CANDIDATES = """acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization cf chlo complex dlti emitc func gpu index irdl linalg
    llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf sdy shape shard smt sparse_tensor spirv stablehlo tensor
    tosa transform ub vector vhlo wasmssa x86vector xegpu xevm""".split()

out = os.path.abspath(sys.argv[1])


def fresh():
    """Returns a context as jax creates it, plus the quant dialect, which is otherwise loaded only when an artifact is read."""
    context = jax_mlir.make_ir_context()
    context.enable_multithreading(False)
    stablehlo.deserialize_portable_artifact(context, EMPTY)
    return context


def empty_artifact():
    with jax_mlir.make_ir_context() as context:
        return stablehlo.serialize_portable_artifact(ir.Module.parse("module {}", context), "1.0.0", True)


def answer(text):
    """Returns `(verdict, line, column, message)` for one part."""
    with fresh() as context:
        try:
            ir.Module.parse(text, context)
            return "accepted", 0, 0, ""
        except ir.MLIRError as error:
            for diagnostic in error.error_diagnostics:
                place = str(diagnostic.location).removeprefix('loc("-":').removesuffix(")").split(":")
                line, column = (int(n) if n.isdigit() else 0 for n in (place + ["", ""])[:2])
                return "refused", line, column, diagnostic.message
            return "refused", 0, 0, str(error).splitlines()[0]
        except Exception as error:
            return "refused", 0, 0, f"{type(error).__name__}: {error}".splitlines()[0]


def apart(work):
    """Returns the result of `work` in a separate process; `None` if the process crashes."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(writer, "w") as pipe:
            json.dump(work(), pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        made = pipe.read()
    return json.loads(made) if os.waitpid(child, 0)[1] == 0 and made else None


def parts(name, git_dir):
    """Yields the path below OUT and the text of every part of a repository's test files."""
    archive = subprocess.run(["git", f"--git-dir={git_dir}", "archive", "HEAD", *FOLDERS[name]], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in sorted((m for m in files if m.name.endswith(".mlir")), key=lambda m: m.name):
            text = files.extractfile(member).read().decode(errors="replace")
            if len(text) <= LARGEST_TEST:
                for index, part in enumerate(text.split("// -----\n")):
                    yield f"{name}/{member.name}/{index}.mlir", part


def registered(dialect):
    """Returns whether the context has a dialect. The message for an unknown operation depends on it."""
    return "with an unregistered dialect" not in answer(f'"{dialect}.no_such_operation"() : () -> ()')[3]


def answers(texts):
    """Returns the results for these parts. If the process crashes, finds the part that causes it."""
    made = apart(lambda: [answer(text) for text in texts])
    if made or not texts:
        return made or []
    if len(texts) == 1:
        return [("crashed", 0, 0, "")]
    middle = len(texts) // 2
    return answers(texts[:middle]) + answers(texts[middle:])


def clean(message):
    return " ".join(message.split())


EMPTY = empty_artifact()
with open(os.path.join(out, "dialects.txt"), "w") as file:
    file.write(",".join(dialect for dialect in CANDIDATES if registered(dialect)) + "\n")
rows = []
for argument in sys.argv[2:]:
    cases = list(parts(*argument.split("=", 1)))
    for path, text in cases:
        file = os.path.join(out, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w") as target:
            target.write(text)
    for first in range(0, len(cases), BATCH):
        batch = cases[first : first + BATCH]
        for (path, _), (verdict, line, column, message) in zip(batch, answers([text for _, text in batch])):
            rows.append(f"{path}\t{verdict}\t{line}\t{column}\t{clean(message)}\n")
with open(os.path.join(out, "answers.tsv"), "w") as file:
    file.writelines(rows)
print(f"{len(rows)} parts")
