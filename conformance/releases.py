"""Runs MLIR tasks with a package that has only bindings, for `cargo xtask conformance releases`.

releases.py FOLDER MODULE make SOURCE BYTECODE GENERIC PRETTY AGAIN
    writes the source as bytecode, the bytecode as generic and as pretty text, and the pretty text read and printed again
releases.py FOLDER MODULE print BYTECODE GENERIC
    prints bytecode as generic text
releases.py FOLDER MODULE serve
    waits for requests to make or print, as described in xtask/src/conformance/forks.c, and forks for each request
releases.py FOLDER MODULE dialects NAME...
    prints which of these dialects the package has

FOLDER contains the package, and MODULE is its module that contains `ir`.
"""

import importlib
import os
import signal
import struct
import sys
import traceback

folder, module, action, *files = sys.argv[1:]
sys.path.insert(0, folder)
ir = importlib.import_module(module + ".ir")


def context():
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    # jaxlib registers its dialects only on request.
    if module == "jaxlib.mlir":
        registry = ir.DialectRegistry()
        importlib.import_module(module + "._mlir_libs.register_jax_dialects").register_dialects(registry)
        ctx.append_dialect_registry(registry)
    ctx.load_all_available_dialects()
    # Threads do not survive a fork.
    ctx.enable_multithreading(False)
    return ctx


def has_dialect(name):
    try:
        context().get_dialect_descriptor(name)
        return True
    except ValueError:
        return False


def parse(path, mode, ctx):
    with open(path, mode) as file:
        return ir.Module.parse(file.read(), ctx)


def put(path, parsed, **options):
    with open(path, "w", encoding="utf-8") as file:
        file.write(parsed.operation.get_asm(**options))


# A context renames a resource whose name it already has, so each parse uses a separate context.
def do(action, files, contexts):
    if action == "make":
        source, bytecode, generic, pretty, again = files
        parsed = parse(source, "r", contexts())
        with open(bytecode, "wb") as file:
            parsed.operation.write_bytecode(file)
        parsed = parse(bytecode, "rb", contexts())
        put(generic, parsed, print_generic_op_form=True)
        put(pretty, parsed)
        put(again, parse(pretty, "r", contexts()))
    else:
        bytecode, generic = files
        put(generic, parse(bytecode, "rb", contexts()), print_generic_op_form=True)


def child(fields, contexts):
    seconds, folder, output, errors, action, *files = [field.decode() for field in fields]
    code = 1
    try:
        os.chdir(folder)
        for path, to in ((output, 1), (errors, 2)):
            os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666), to)
        signal.alarm(int(seconds))
        do(action, files, contexts)
        code = 0
    except BaseException:
        os.write(2, traceback.format_exception_only(*sys.exc_info()[:2])[-1].encode())
    finally:
        os._exit(code)


def serve():
    # Every child process inherits these contexts unused.
    ready = [context(), context(), context()]
    os.write(1, b"forks\n")
    requests = sys.stdin.buffer
    while length := requests.read(4):
        fields = requests.read(struct.unpack("=I", length)[0]).split(b"\0")[:-1]
        pid = os.fork()
        if pid == 0:
            child(fields, ready.pop)
        os.write(1, struct.pack("=i", os.waitpid(pid, 0)[1]))


if action == "serve":
    serve()
elif action == "dialects":
    print("Available Dialects:", ",".join(name for name in files if has_dialect(name)))
else:
    do(action, files, context)
