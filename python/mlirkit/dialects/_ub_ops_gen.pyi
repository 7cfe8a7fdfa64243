# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class PoisonOp(OpView):
    def __init__(self, result: Type, *, value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class PoisonOpAdaptor(OpAdaptor):
    ...
class UnreachableOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UnreachableOpAdaptor(OpAdaptor):
    ...
def poison(result: Type, *, value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unreachable(*, loc: Loc = ..., ip: Ip = ...) -> UnreachableOp: ...
class PoisonAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> PoisonAttr: ...  # type: ignore[override,unused-ignore]
