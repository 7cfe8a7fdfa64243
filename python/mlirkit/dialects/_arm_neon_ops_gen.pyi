# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *

class _Dialect(Dialect): ...

class BfmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    res: Value
class BfmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class SMullOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SMullOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class Sdot2dOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class Sdot2dOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class SdotOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class SdotOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class SmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    res: Value
class SmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class UmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    res: Value
class UmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class UsmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    res: Value
class UsmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
def intr_bfmmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sdot(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smull(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ummla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_usmmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
