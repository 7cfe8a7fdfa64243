"""Creates the StableHLO part of the corpus: inputs, the output of jaxlib for these, and a list of comparisons.

    python3 make.py OUT [STABLEHLO_GIT_DIR]

OUT/manifest.tsv has one comparison per line: kind, id, folder below OUT, arguments for mlirkit, the file with the expected output (or
`refused`). jaxlib is the reference: its bindings read, print, serialize and deserialize. STABLEHLO_GIT_DIR is a clone of
openxla/stablehlo, whose tests have one portable artifact per version.
"""

import hashlib
import importlib
import io
import os
import pkgutil
import subprocess
import sys
import tarfile

os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

NEWEST = stablehlo.get_current_version()
# Twelve versions, up to the newest that this jaxlib supports.
TARGETS = "0.9.0 0.12.0 0.14.0 0.17.0 0.20.0 1.0.0 1.3.0 1.5.0 1.8.0 1.10.0 1.13.0 1.17.0".split()
if NEWEST.split(".")[:2] != ["1", "17"]:
    TARGETS = "0.9.0 0.12.0 0.14.0 0.17.0 0.20.0 1.0.0 1.5.0 1.10.0 1.17.0 1.18.0 1.20.0".split() + [NEWEST]
# There are many tests, so the versions in between are used only for the programs.
CHUNK_TARGETS = ["0.9.0", "1.0.0", TARGETS[-1]]
LARGEST_TEST = 1 << 18

out = os.path.abspath(sys.argv[1])
rows = []


def fresh():
    return jax_mlir.make_ir_context()


def save(folder, name, content):
    path = os.path.join(out, folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return name


def row(kind, case, folder, arguments, expected):
    rows.append("\t".join((kind, case, folder, arguments, expected)))


def header(data):
    """Returns the format version and producer of a bytecode file."""
    return data[4] >> 1, data[5 : data.index(0, 5)].decode()


def emit(data):
    version, producer = header(data)
    return f"--emit-bytecode --emit-bytecode-version={version} --emit-bytecode-producer={producer}"


def pretty(module):
    return str(module)


def generic(module):
    return module.operation.get_asm(print_generic_op_form=True)


def bytecode(module):
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def module_text(asm):
    """Returns a module as stablehlo-translate prints it, with one final line feed."""
    return asm.rstrip("\n") + "\n"


def text(asm):
    """Returns a module as mlir-opt prints it, followed by an empty line."""
    return module_text(asm) + "\n"


def artifact(case, folder, data):
    """Adds the comparisons for one portable artifact."""
    save(folder, "artifact.mlirbc", data)
    producer = header(data)[1]
    row("artifact-rewrite", case, folder, f"opt {emit(data)} artifact.mlirbc", "artifact.mlirbc")
    try:
        with fresh() as context:
            raw = ir.Module.parse(data, context)
            row("artifact-vhlo", case, folder, "opt artifact.mlirbc", save(folder, "vhlo.mlir", text(pretty(raw))))
            row("artifact-vhlo-generic", case, folder, "opt --mlir-print-op-generic artifact.mlirbc", save(folder, "vhlo.generic.mlir", text(generic(raw))))
        with fresh() as context:
            module = stablehlo.deserialize_portable_artifact(context, data)
            row("artifact-text", case, folder, "translate --deserialize artifact.mlirbc", save(folder, "stablehlo.mlir", module_text(pretty(module))))
            save(folder, "stablehlo.mlirbc", bytecode(module))
            # Use the same context, because a new one does not have the quant dialect.
            if producer.startswith("StableHLO_v"):
                version = producer.removeprefix("StableHLO_v")
                name = save(folder, "again.mlirbc", stablehlo.serialize_portable_artifact(module, version, True))
                command = f"translate --serialize --allow-other-dialects --target={version} stablehlo.mlirbc"
                row("artifact-reserialize", case, folder, command, name)
    except Exception as error:
        print(f"{case}: jaxlib: {str(error).splitlines()[0]}", file=sys.stderr)


def program(name, module):
    """Adds the comparisons for one lowered program."""
    folder = f"program/{name}"
    data = bytecode(module)
    save(folder, "program.mlirbc", data)
    with fresh() as context:
        module = ir.Module.parse(data, context)
        row("program-pretty", name, folder, "opt program.mlirbc", save(folder, "program.mlir", text(pretty(module))))
        row("program-generic", name, folder, "opt --mlir-print-op-generic program.mlirbc", save(folder, "program.generic.mlir", text(generic(module))))
        debug = module.operation.get_asm(enable_debug_info=True)
        row("program-debuginfo", name, folder, "opt --mlir-print-debuginfo program.mlirbc", save(folder, "program.debug.mlir", text(debug)))
        again = bytecode(module)
        row("program-rewrite", name, folder, f"opt {emit(again)} program.mlirbc", save(folder, "program.again.mlirbc", again))
    for form in ("program.mlir", "program.generic.mlir"):
        with fresh() as context:
            os.chdir(os.path.join(out, folder))
            parsed = ir.Module.parseFile(form, context)
            reread = bytecode(parsed)
            kind = "program-text-bc" if form == "program.mlir" else "program-generic-bc"
            row(kind, name, folder, f"opt {emit(reread)} {form}", save(folder, form + ".mlirbc", reread))
            row("program-text-text", name, folder, f"opt {form}", save(folder, form + ".pretty", text(pretty(parsed))))
    for target in TARGETS:
        case = f"{name}@{target}"
        file = f"artifact.{target}.mlirbc"
        serialize = f"translate --serialize --allow-other-dialects --target={target} program.mlirbc"
        with fresh() as context:
            try:
                made = stablehlo.serialize_portable_artifact(ir.Module.parse(data, context), target, True)
            except Exception:
                row("program-serialize", case, folder, serialize, "refused")
                continue
        row("program-serialize", case, folder, serialize, save(folder, file, made))
        back = "refused"
        with fresh() as context:
            try:
                module = stablehlo.deserialize_portable_artifact(context, made)
                back = save(folder, f"artifact.{target}.mlir", module_text(pretty(module)))
            except Exception as error:
                print(f"{case}: jaxlib cannot read its own: {error}", file=sys.stderr)
        row("program-deserialize", case, folder, f"translate --deserialize {file}", back)


def repository_artifacts(git_dir):
    git = ["git", f"--git-dir={git_dir}"]
    listing = subprocess.run([*git, "ls-tree", "-r", "HEAD", "--name-only"], check=True, capture_output=True, text=True).stdout
    for path in sorted(p for p in listing.split("\n") if p.startswith("stablehlo/tests/vhlo/") and p.endswith(".bc")):
        data = subprocess.run([*git, "show", f"HEAD:{path}"], check=True, capture_output=True).stdout
        case = os.path.basename(path).removesuffix(".mlir.bc")
        artifact(case, f"repository/{case}", data)


def repository_chunks(git_dir):
    """Splits StableHLO's test files at `// -----`, and adds every part that jaxlib accepts."""
    archive = subprocess.run(["git", f"--git-dir={git_dir}", "archive", "HEAD", "stablehlo/tests", "stablehlo/testdata"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in sorted((m for m in files if m.name.endswith(".mlir")), key=lambda m: m.name):
            text = files.extractfile(member).read().decode(errors="replace")
            if len(text) > LARGEST_TEST:
                continue
            for index, part in enumerate(text.split("// -----\n")):
                name = f"{member.name.removeprefix('stablehlo/').removesuffix('.mlir')}#{index}"
                survive(lambda: chunk(name, part))


def survive(make):
    """Adds the rows that `make` creates in a separate process. If jaxlib crashes on an input, the input is left out."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        first = len(rows)
        make()
        with os.fdopen(writer, "w") as pipe:
            pipe.write("\n".join(rows[first:]))
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        made = pipe.read()
    if os.waitpid(child, 0)[1] == 0 and made:
        rows.extend(made.split("\n"))


def chunk(name, source):
    """Adds the comparisons for one part of a test file."""
    folder = f"chunk/{name}"
    with fresh() as context:
        try:
            module = ir.Module.parse(source, context)
            data = bytecode(module)
        except Exception:
            return
        save(folder, "chunk.mlir", source)
        save(folder, "chunk.mlirbc", data)
        row("chunk-text-text", name, folder, f"opt chunk.mlir", save(folder, "pretty.mlir", text(pretty(module))))
        row("chunk-generic", name, folder, f"opt --mlir-print-op-generic chunk.mlirbc", save(folder, "generic.mlir", text(generic(module))))
        row("chunk-pretty", name, folder, f"opt chunk.mlirbc", "pretty.mlir")
    with fresh() as context:
        again = bytecode(ir.Module.parse(data, context))
        row("chunk-rewrite", name, folder, f"opt {emit(again)} chunk.mlirbc", save(folder, "again.mlirbc", again))
    for target in CHUNK_TARGETS:
        serialize = f"translate --serialize --allow-other-dialects --target={target} chunk.mlirbc"
        with fresh() as context:
            try:
                made = stablehlo.serialize_portable_artifact(ir.Module.parse(data, context), target, True)
            except Exception:
                row("chunk-serialize", f"{name}@{target}", folder, serialize, "refused")
                continue
            file = save(folder, f"artifact.{target}.mlirbc", made)
            row("chunk-serialize", f"{name}@{target}", folder, serialize, file)
        with fresh() as context:
            try:
                module = stablehlo.deserialize_portable_artifact(context, made)
            except Exception:
                continue
            back = save(folder, f"artifact.{target}.mlir", module_text(pretty(module)))
            row("chunk-deserialize", f"{name}@{target}", folder, f"translate --deserialize {file}", back)


def compatibility_artifacts():
    import jax._src.internal_test_util.export_back_compat_test_data as package

    seen = set()
    for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        try:
            module = importlib.import_module(info.name)
        except Exception as error:
            print(f"{info.name}: {error}", file=sys.stderr)
            continue
        number = 0
        for value in vars(module).values():
            for entry in entries(value):
                data = entry.get("mlir_module_serialized")
                if not isinstance(data, bytes) or data[:4] != b"ML\xefR" or hashlib.sha256(data).digest() in seen:
                    continue
                seen.add(hashlib.sha256(data).digest())
                case = f"{info.name.removeprefix(package.__name__ + '.')}.{number}"
                number += 1
                artifact(case, f"compat/{case}", data)


def entries(value):
    if isinstance(value, dict):
        if "mlir_module_serialized" in value:
            yield value
        else:
            for inner in value.values():
                yield from entries(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from entries(inner)


def programs():
    # Compile under a bare name, so that locations do not depend on the path of the repository.
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs.py")) as file:
        code = compile(file.read(), "programs.py", "exec")
    scope = {}
    exec(code, scope)
    for name, build in scope["PROGRAMS"].items():
        try:
            module = build()
            if isinstance(module, str):
                with fresh() as context:
                    data = bytecode(ir.Module.parse(module, context))
            else:
                data = bytecode(module)
        except Exception as error:
            print(f"{name}: not lowered: {type(error).__name__} {str(error).splitlines()[0]}", file=sys.stderr)
            continue
        with fresh() as context:
            program(name, ir.Module.parse(data, context))


if len(sys.argv) > 2:
    repository_artifacts(sys.argv[2])
    repository_chunks(sys.argv[2])
compatibility_artifacts()
programs()
save("", "manifest.tsv", "".join(r + "\n" for r in rows))
print(f"{len(rows)} comparisons")
