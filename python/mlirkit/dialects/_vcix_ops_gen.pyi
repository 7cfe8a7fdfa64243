# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *

class _Dialect(Dialect): ...

class BinaryImmOp(OpView):
    def __init__(self, res: Type, opcode: Plain, vs2: Val, imm: Plain, *, vl: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vs2: Value
    vl: Value | None
    opcode: Attribute
    imm: Attribute
    res: Value
class BinaryImmOpAdaptor(OpAdaptor):
    vs2: Value
    vl: Value | None
class BinaryOp(OpView):
    def __init__(self, res: Type, opcode: Plain, vs2: Val, op: Val, *, vl: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vs2: Value
    op: Value
    vl: Value | None
    opcode: Attribute
    res: Value
class BinaryOpAdaptor(OpAdaptor):
    vs2: Value
    op: Value
    vl: Value | None
def v_iv(res: Type, opcode: Plain, vs2: Val, imm: Plain, *, vl: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def v_sv(res: Type, opcode: Plain, vs2: Val, op: Val, *, vl: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
