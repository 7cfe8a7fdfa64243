"""Reads and prints TensorFlow Lite modules with the library in TensorFlow's wheel.

The bindings can print `tfl` but cannot read it, so this script calls the library's C++ functions by their symbol names.
"""

import ctypes
import importlib.util
import pathlib

ROOT = pathlib.Path(importlib.util.find_spec("tensorflow").submodule_search_locations[0])


class Flags(ctypes.Structure):
    """A structure at least as large as `OpPrintingFlags`, which is passed by value."""

    _fields_ = [("words", ctypes.c_uint64 * 16)]


class String(ctypes.Structure):
    """The layout of `std::string`."""

    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t), ("rest", ctypes.c_char * 16)]


CORE = ctypes.CDLL(str(ROOT / "libtensorflow_framework.so.2"), mode=ctypes.RTLD_GLOBAL)
LIBRARY = ctypes.CDLL(str(ROOT / "libtensorflow_cc.so.2"), mode=ctypes.RTLD_GLOBAL)
LOAD = (
    "_ZN4mlir11MLIRContext11loadDialectINS_5arith12ArithDialectENS_4func11FuncDialectEJNS_5quant12QuantDialectENS_9quantfork23"
    "QuantizationForkDialectENS_3TFL10TFLDialectENS_2TF17TensorFlowDialectENS_9stablehlo16StablehloDialectENS_4vhlo11VhloDialect"
    "EEEEvv"
)
OTHERS = [
    "_ZN4mlir11MLIRContext16getOrLoadDialectINS_11tf_executor25TensorFlowExecutorDialectEEEPT_v",
    "_ZN4mlir11MLIRContext16getOrLoadDialectINS_14tf_saved_model27TensorFlowSavedModelDialectEEEPT_v",
    "_ZN4mlir11MLIRContext16getOrLoadDialectINS_9tf_device23TensorFlowDeviceDialectEEEPT_v",
]
PARSE = "_ZN10tensorflow21DeserializeMlirModuleEN4llvm9StringRefEPN4mlir11MLIRContextEPNS2_11OwningOpRefINS2_8ModuleOpEEE"
PRINT = "_ZN10tensorflow18MlirModuleToStringB5cxx11EN4mlir8ModuleOpENS0_15OpPrintingFlagsE"


def printed(text, debug=False):
    """Returns a module as the library prints it."""
    context = ctypes.create_string_buffer(64)
    CORE._ZN4mlir11MLIRContextC1ENS0_9ThreadingE(context, 0)
    for load in [LOAD, *OTHERS]:
        getattr(LIBRARY, load)(context)
    flags = Flags()
    CORE._ZN4mlir15OpPrintingFlagsC1Ev(ctypes.byref(flags))
    if debug:
        CORE._ZN4mlir15OpPrintingFlags15enableDebugInfoEbb(ctypes.byref(flags), True, False)
    status, module = ctypes.create_string_buffer(64), ctypes.c_void_p(0)
    text = text.encode(errors="surrogateescape")
    getattr(LIBRARY, PARSE)(status, text, ctypes.c_size_t(len(text)), context, ctypes.byref(module))
    if not module.value:
        raise ValueError("the library cannot read it")
    result = String()
    getattr(LIBRARY, PRINT)(ctypes.byref(result), module, flags)
    return ctypes.string_at(result.data, result.size).decode(errors="surrogateescape")
