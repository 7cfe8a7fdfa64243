# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import DenseI32ArrayAttr, StringAttr
from ._typing import *

class _Dialect(Dialect): ...

class AssertOp(OpView):
    def __init__(self, arg: Val, msg: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    msg: StringAttr
class AssertOpAdaptor(OpAdaptor):
    arg: Value
class BranchOp(OpView):
    def __init__(self, destOperands: Vals, dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    destOperands: OpOperandList
class BranchOpAdaptor(OpAdaptor):
    destOperands: OpOperandList
class CondBranchOp(OpView):
    def __init__(self, condition: Val, trueDestOperands: Vals, falseDestOperands: Vals, trueDest: Block, falseDest: Block, *, branch_weights: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    trueDestOperands: OpOperandList
    falseDestOperands: OpOperandList
    branch_weights: DenseI32ArrayAttr | None
class CondBranchOpAdaptor(OpAdaptor):
    condition: Value
    trueDestOperands: OpOperandList
    falseDestOperands: OpOperandList
class SwitchOp(OpView):
    def __init__(self, flag: Val, defaultOperands: Vals, caseOperands: ValsList, case_operand_segments: Ints, defaultDestination: Block, caseDestinations: Blocks, *, case_values: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    flag: Value
    defaultOperands: OpOperandList
    caseOperands: OpOperandList
    case_values: Attribute | None
    case_operand_segments: DenseI32ArrayAttr
class SwitchOpAdaptor(OpAdaptor):
    flag: Value
    defaultOperands: OpOperandList
    caseOperands: OpOperandList
def assert_(arg: Val, msg: Str, *, loc: Loc = ..., ip: Ip = ...) -> AssertOp: ...
def br(dest_operands: Vals, dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> BranchOp: ...
def cond_br(condition: Val, true_dest_operands: Vals, false_dest_operands: Vals, true_dest: Block, false_dest: Block, *, branch_weights: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> CondBranchOp: ...
def switch(flag: Val, default_operands: Vals, case_operands: ValsList, case_operand_segments: Ints, default_destination: Block, case_destinations: Blocks, *, case_values: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> SwitchOp: ...
