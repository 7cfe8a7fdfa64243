# Written by stubs.py from the definitions of dialects; not edited by hand.
from ._chlo_ops_gen import *
from ._chlo_ops_gen import _Dialect as _Dialect
from ..ir import Context
def register_dialect(context: Context | None = ..., load: bool = ...) -> None: ...
