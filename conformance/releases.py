"""What a package with bindings only makes of MLIR, for `cargo xtask conformance releases`.

releases.py FOLDER MODULE make SOURCE BYTECODE GENERIC PRETTY AGAIN
    the source as bytecode, that as generic and as pretty text, and the pretty text read and printed once more
releases.py FOLDER MODULE print BYTECODE GENERIC
    bytecode as generic text
releases.py FOLDER MODULE dialects NAME...
    which of these dialects it has

FOLDER is where the package lies, MODULE its module that has `ir`.
"""

import importlib
import sys

folder, module, action, *files = sys.argv[1:]
sys.path.insert(0, folder)
ir = importlib.import_module(module + ".ir")


def context():
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    # jaxlib registers its dialects on request.
    if module == "jaxlib.mlir":
        registry = ir.DialectRegistry()
        importlib.import_module(module + "._mlir_libs.register_jax_dialects").register_dialects(registry)
        ctx.append_dialect_registry(registry)
    ctx.load_all_available_dialects()
    return ctx


def has_dialect(name):
    try:
        context().get_dialect_descriptor(name)
        return True
    except ValueError:
        return False


def parse(path, mode):
    with open(path, mode) as file:
        return ir.Module.parse(file.read(), context())


def put(path, parsed, **options):
    with open(path, "w", encoding="utf-8") as file:
        file.write(parsed.operation.get_asm(**options))


if action == "make":
    source, bytecode, generic, pretty, again = files
    parsed = parse(source, "r")
    with open(bytecode, "wb") as file:
        parsed.operation.write_bytecode(file)
    parsed = parse(bytecode, "rb")
    put(generic, parsed, print_generic_op_form=True)
    put(pretty, parsed)
    put(again, parse(pretty, "r"))
elif action == "dialects":
    print("Available Dialects:", ",".join(name for name in files if has_dialect(name)))
else:
    bytecode, generic = files
    put(generic, parse(bytecode, "rb"), print_generic_op_form=True)
