"""Reads and prints modules of `mhlo` with jaxlib's bindings."""

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, mhlo, stablehlo


def printed(text, debug=False):
    """Returns a module as jaxlib prints it."""
    with ir.Context() as context:
        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        chlo.register_dialect(context)
        mhlo.register_mhlo_dialect(context)
        stablehlo.register_dialect(context)
        module = ir.Module.parse(text)
        return module.operation.get_asm(enable_debug_info=debug)
