"""Text to a portable artifact and back, and a diagnostic, through ctypes. The argument is the path of the library."""

import ctypes
import sys

lib = ctypes.CDLL(sys.argv[1])
pointer = ctypes.c_void_p
lib.mlirkit_last_error.restype = ctypes.c_char_p
lib.mlirkit_buffer_data.restype = pointer
lib.mlirkit_buffer_data.argtypes = [pointer]
lib.mlirkit_buffer_size.restype = ctypes.c_size_t
lib.mlirkit_buffer_size.argtypes = [pointer]


class Diagnostic(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("severity", ctypes.c_uint32),
        ("line", ctypes.c_uint32),
        ("column", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("offset", ctypes.c_uint64),
        ("message", ctypes.c_char_p),
        ("file", ctypes.c_char_p),
        ("rendered", ctypes.c_char_p),
    ]


def call(function, *arguments):
    """Calls a function whose last parameter receives what it makes."""
    made = pointer()
    if function(*arguments, ctypes.byref(made)) != 0:
        raise ValueError(lib.mlirkit_last_error().decode())
    return made


def taken(buffer):
    """Returns the bytes of a buffer and frees it."""
    data = ctypes.string_at(lib.mlirkit_buffer_data(buffer), lib.mlirkit_buffer_size(buffer))
    assert lib.mlirkit_buffer_free(buffer) == 0
    return data


@ctypes.CFUNCTYPE(None, ctypes.POINTER(Diagnostic), pointer)
def told(diagnostic, user):
    one = diagnostic.contents
    print(f"{one.file.decode()}:{one.line}:{one.column}: {one.message.decode()}")


TEXT = b"""func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tan %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


def opened(context, name, text):
    return call(lib.mlirkit_module_open, context, name, text, ctypes.c_size_t(len(text)), None)


context = call(lib.mlirkit_context_create, None)
lib.mlirkit_context_on_diagnostic(context, told, None)
module = opened(context, b"f.mlir", TEXT)
artifact = taken(call(lib.mlirkit_stablehlo_serialize, module, b"1.4.0", ctypes.c_uint32(0)))
size = ctypes.c_size_t(len(artifact))
print(taken(call(lib.mlirkit_stablehlo_artifact_version, artifact, size)).decode())
again = call(lib.mlirkit_stablehlo_deserialize, context, artifact, size)
print(taken(call(lib.mlirkit_module_print, again, None)).decode(), end="", flush=True)
try:
    opened(context, b"wrong.mlir", b"func.func @f( {}")
    sys.exit("the wrong text was read")
except ValueError:
    pass
for module in (module, again):
    assert lib.mlirkit_module_free(module) == 0
assert lib.mlirkit_context_free(context) == 0
