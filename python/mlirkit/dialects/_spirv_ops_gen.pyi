# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseI32ArrayAttr, FlatSymbolRefAttr, IntegerAttr, Location, StringAttr, SymbolRefAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AccessChainOp(OpView):
    def __init__(self, component_ptr: Type, base_ptr: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base_ptr: Value
    indices: OpOperandList
    component_ptr: Value
class AccessChainOpAdaptor(OpAdaptor):
    base_ptr: Value
    indices: OpOperandList
class AddressOfOp(OpView):
    def __init__(self, pointer: Type, variable: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    variable: FlatSymbolRefAttr
    pointer: Value
class AddressOfOpAdaptor(OpAdaptor):
    ...
class AllOp(OpView):
    def __init__(self, vector: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
class AllOpAdaptor(OpAdaptor):
    vector: Value
class AnyOp(OpView):
    def __init__(self, vector: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
class AnyOpAdaptor(OpAdaptor):
    vector: Value
class AtomicAndOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicAndOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicCompareExchangeOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, equal_semantics: Int | str, unequal_semantics: Int | str, value: Val, comparator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    comparator: Value
    memory_scope: Attribute
    equal_semantics: Attribute
    unequal_semantics: Attribute
class AtomicCompareExchangeOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
    comparator: Value
class AtomicCompareExchangeWeakOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, equal_semantics: Int | str, unequal_semantics: Int | str, value: Val, comparator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    comparator: Value
    memory_scope: Attribute
    equal_semantics: Attribute
    unequal_semantics: Attribute
class AtomicCompareExchangeWeakOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
    comparator: Value
class AtomicExchangeOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicExchangeOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicIAddOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicIAddOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicIDecrementOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicIDecrementOpAdaptor(OpAdaptor):
    pointer: Value
class AtomicIIncrementOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicIIncrementOpAdaptor(OpAdaptor):
    pointer: Value
class AtomicISubOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicISubOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicLoadOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicLoadOpAdaptor(OpAdaptor):
    pointer: Value
class AtomicOrOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicOrOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicSMaxOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicSMaxOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicSMinOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicSMinOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicStoreOp(OpView):
    def __init__(self, pointer: Val, value: Val, memory_scope: Int | str, semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicStoreOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicUMaxOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicUMaxOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicUMinOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicUMinOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class AtomicXorOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class AtomicXorOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class BitCountOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitCountOpAdaptor(OpAdaptor):
    operand: Value
class BitFieldInsertOp(OpView):
    def __init__(self, base: Val, insert: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    insert: Value
    offset: Value
    count: Value
class BitFieldInsertOpAdaptor(OpAdaptor):
    base: Value
    insert: Value
    offset: Value
    count: Value
class BitFieldSExtractOp(OpView):
    def __init__(self, base: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    offset: Value
    count: Value
class BitFieldSExtractOpAdaptor(OpAdaptor):
    base: Value
    offset: Value
    count: Value
class BitFieldUExtractOp(OpView):
    def __init__(self, base: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    offset: Value
    count: Value
class BitFieldUExtractOpAdaptor(OpAdaptor):
    base: Value
    offset: Value
    count: Value
class BitReverseOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitReverseOpAdaptor(OpAdaptor):
    operand: Value
class BitcastOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitcastOpAdaptor(OpAdaptor):
    operand: Value
class BitwiseAndOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class BitwiseAndOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class BitwiseOrOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class BitwiseOrOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class BitwiseXorOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class BitwiseXorOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class BranchConditionalOp(OpView):
    def __init__(self, condition: Val, trueTargetOperands: Vals, falseTargetOperands: Vals, trueTarget: Block, falseTarget: Block, *, branch_weights: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    trueTargetOperands: OpOperandList
    falseTargetOperands: OpOperandList
    branch_weights: ArrayAttr | None
class BranchConditionalOpAdaptor(OpAdaptor):
    condition: Value
    trueTargetOperands: OpOperandList
    falseTargetOperands: OpOperandList
class BranchOp(OpView):
    def __init__(self, targetOperands: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    targetOperands: OpOperandList
class BranchOpAdaptor(OpAdaptor):
    targetOperands: OpOperandList
class CLAcosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAcosOpAdaptor(OpAdaptor):
    operand: Value
class CLAcoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAcoshOpAdaptor(OpAdaptor):
    operand: Value
class CLAsinOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAsinOpAdaptor(OpAdaptor):
    operand: Value
class CLAsinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAsinhOpAdaptor(OpAdaptor):
    operand: Value
class CLAtan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLAtan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLAtanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAtanOpAdaptor(OpAdaptor):
    operand: Value
class CLAtanhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLAtanhOpAdaptor(OpAdaptor):
    operand: Value
class CLCbrtOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLCbrtOpAdaptor(OpAdaptor):
    operand: Value
class CLCeilOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLCeilOpAdaptor(OpAdaptor):
    operand: Value
class CLClzOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLClzOpAdaptor(OpAdaptor):
    operand: Value
class CLCopysignOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLCopysignOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLCosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLCosOpAdaptor(OpAdaptor):
    operand: Value
class CLCoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLCoshOpAdaptor(OpAdaptor):
    operand: Value
class CLErfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLErfOpAdaptor(OpAdaptor):
    operand: Value
class CLErfcOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLErfcOpAdaptor(OpAdaptor):
    operand: Value
class CLExp10Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLExp10OpAdaptor(OpAdaptor):
    operand: Value
class CLExp2Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLExp2OpAdaptor(OpAdaptor):
    operand: Value
class CLExpOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLExpOpAdaptor(OpAdaptor):
    operand: Value
class CLExpm1Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLExpm1OpAdaptor(OpAdaptor):
    operand: Value
class CLFAbsOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLFAbsOpAdaptor(OpAdaptor):
    operand: Value
class CLFMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLFMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLFMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLFMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLFdimOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLFdimOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLFloorOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLFloorOpAdaptor(OpAdaptor):
    operand: Value
class CLFmaOp(OpView):
    def __init__(self, x: Val, y: Val, z: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class CLFmaOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class CLFmodOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLFmodOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLHypotOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLHypotOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLLdexpOp(OpView):
    def __init__(self, x: Val, exp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    exp: Value
    y: Value
class CLLdexpOpAdaptor(OpAdaptor):
    x: Value
    exp: Value
class CLLog10Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLLog10OpAdaptor(OpAdaptor):
    operand: Value
class CLLog1pOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLLog1pOpAdaptor(OpAdaptor):
    operand: Value
class CLLog2Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLLog2OpAdaptor(OpAdaptor):
    operand: Value
class CLLogOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLLogOpAdaptor(OpAdaptor):
    operand: Value
class CLMixOp(OpView):
    def __init__(self, x: Val, y: Val, z: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class CLMixOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class CLPowOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLPowOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLPownOp(OpView):
    def __init__(self, x: Val, y: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
class CLPownOpAdaptor(OpAdaptor):
    x: Value
    y: Value
class CLPrintfOp(OpView):
    def __init__(self, result: Type, format: Val, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    format: Value
    arguments: OpOperandList
class CLPrintfOpAdaptor(OpAdaptor):
    format: Value
    arguments: OpOperandList
class CLRintOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLRintOpAdaptor(OpAdaptor):
    operand: Value
class CLRootnOp(OpView):
    def __init__(self, x: Val, n: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    n: Value
class CLRootnOpAdaptor(OpAdaptor):
    x: Value
    n: Value
class CLRoundOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLRoundOpAdaptor(OpAdaptor):
    operand: Value
class CLRsqrtOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLRsqrtOpAdaptor(OpAdaptor):
    operand: Value
class CLSAbsOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLSAbsOpAdaptor(OpAdaptor):
    operand: Value
class CLSMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLSMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLSMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLSMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLSinOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLSinOpAdaptor(OpAdaptor):
    operand: Value
class CLSinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLSinhOpAdaptor(OpAdaptor):
    operand: Value
class CLSqrtOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLSqrtOpAdaptor(OpAdaptor):
    operand: Value
class CLTanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLTanOpAdaptor(OpAdaptor):
    operand: Value
class CLTanhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLTanhOpAdaptor(OpAdaptor):
    operand: Value
class CLTruncOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CLTruncOpAdaptor(OpAdaptor):
    operand: Value
class CLUMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLUMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CLUMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CLUMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CompositeConstructOp(OpView):
    def __init__(self, result: Type, constituents: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    constituents: OpOperandList
class CompositeConstructOpAdaptor(OpAdaptor):
    constituents: OpOperandList
class CompositeExtractOp(OpView):
    def __init__(self, component: Type, composite: Val, indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    composite: Value
    indices: ArrayAttr
    component: Value
class CompositeExtractOpAdaptor(OpAdaptor):
    composite: Value
class CompositeInsertOp(OpView):
    def __init__(self, result: Type, object: Val, composite: Val, indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    object: Value
    composite: Value
    indices: ArrayAttr
class CompositeInsertOpAdaptor(OpAdaptor):
    object: Value
    composite: Value
class ConstantOp(OpView):
    def __init__(self, constant: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    constant: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class ControlBarrierOp(OpView):
    def __init__(self, execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    execution_scope: Attribute
    memory_scope: Attribute
    memory_semantics: Attribute
class ControlBarrierOpAdaptor(OpAdaptor):
    ...
class ConvertFToSOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertFToSOpAdaptor(OpAdaptor):
    operand: Value
class ConvertFToUOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertFToUOpAdaptor(OpAdaptor):
    operand: Value
class ConvertPtrToUOp(OpView):
    def __init__(self, result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
class ConvertPtrToUOpAdaptor(OpAdaptor):
    pointer: Value
class ConvertSToFOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertSToFOpAdaptor(OpAdaptor):
    operand: Value
class ConvertUToFOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertUToFOpAdaptor(OpAdaptor):
    operand: Value
class ConvertUToPtrOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertUToPtrOpAdaptor(OpAdaptor):
    operand: Value
class CopyMemoryOp(OpView):
    def __init__(self, target: Val, source: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., source_memory_access: Int | str | None = ..., source_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    source: Value
    memory_access: Attribute | None
    alignment: IntegerAttr | None
    source_memory_access: Attribute | None
    source_alignment: IntegerAttr | None
class CopyMemoryOpAdaptor(OpAdaptor):
    target: Value
    source: Value
class DotOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
class DotOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class EXTAtomicFAddOp(OpView):
    def __init__(self, pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    value: Value
    memory_scope: Attribute
    semantics: Attribute
class EXTAtomicFAddOpAdaptor(OpAdaptor):
    pointer: Value
    value: Value
class EXTConstantCompositeReplicateOp(OpView):
    def __init__(self, replicated_constant: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    replicated_constant: Value
class EXTConstantCompositeReplicateOpAdaptor(OpAdaptor):
    ...
class EXTEmitMeshTasksOp(OpView):
    def __init__(self, group_count_x: Val, group_count_y: Val, group_count_z: Val, *, payload: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    group_count_x: Value
    group_count_y: Value
    group_count_z: Value
    payload: Value | None
class EXTEmitMeshTasksOpAdaptor(OpAdaptor):
    group_count_x: Value
    group_count_y: Value
    group_count_z: Value
    payload: Value | None
class EXTSetMeshOutputsOp(OpView):
    def __init__(self, vertex_count: Val, primitive_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vertex_count: Value
    primitive_count: Value
class EXTSetMeshOutputsOpAdaptor(OpAdaptor):
    vertex_count: Value
    primitive_count: Value
class EXTSpecConstantCompositeReplicateOp(OpView):
    def __init__(self, type_: TypeLike, sym_name: Str, constituent: Sym, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_: TypeAttr
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    constituent: SymbolRefAttr
class EXTSpecConstantCompositeReplicateOpAdaptor(OpAdaptor):
    ...
class EmitVertexOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class EmitVertexOpAdaptor(OpAdaptor):
    ...
class EndPrimitiveOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class EndPrimitiveOpAdaptor(OpAdaptor):
    ...
class EntryPointOp(OpView):
    def __init__(self, execution_model: Int | str, fn: Sym, interface: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    execution_model: Attribute
    fn: FlatSymbolRefAttr
    interface: ArrayAttr
class EntryPointOpAdaptor(OpAdaptor):
    ...
class ExecutionModeIdOp(OpView):
    def __init__(self, fn: Sym, execution_mode: Int | str, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    fn: FlatSymbolRefAttr
    execution_mode: Attribute
    values: ArrayAttr
class ExecutionModeIdOpAdaptor(OpAdaptor):
    ...
class ExecutionModeOp(OpView):
    def __init__(self, fn: Sym, execution_mode: Int | str, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    fn: FlatSymbolRefAttr
    execution_mode: Attribute
    values: ArrayAttr
class ExecutionModeOpAdaptor(OpAdaptor):
    ...
class ExperimentalMLCallOp(OpView):
    def __init__(self, output: Type, parameters: Vals, opcode: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    parameters: OpOperandList
    opcode: IntegerAttr
    output: Value
class ExperimentalMLCallOpAdaptor(OpAdaptor):
    parameters: OpOperandList
class FAddOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FAddOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FConvertOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class FConvertOpAdaptor(OpAdaptor):
    operand: Value
class FDivOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FDivOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FModOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FModOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FMulOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FMulOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FNegateOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class FNegateOpAdaptor(OpAdaptor):
    operand: Value
class FOrdEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FOrdGreaterThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdGreaterThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FOrdGreaterThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdGreaterThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FOrdLessThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdLessThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FOrdLessThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdLessThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FOrdNotEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FOrdNotEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FRemOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FRemOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FSubOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FSubOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordGreaterThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordGreaterThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordGreaterThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordGreaterThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordLessThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordLessThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordLessThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordLessThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FUnordNotEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class FUnordNotEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class FuncOp(OpView):
    def __init__(self, function_type: TypeLike, sym_name: Str, function_control: Int | str, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., linkage_attributes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    function_control: Attribute
    linkage_attributes: Attribute | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class FunctionCallOp(OpView):
    def __init__(self, return_value: Type | None, callee: Sym, arguments: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arguments: OpOperandList
    callee: FlatSymbolRefAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    return_value: Value | None
class FunctionCallOpAdaptor(OpAdaptor):
    arguments: OpOperandList
class GLAcosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAcosOpAdaptor(OpAdaptor):
    operand: Value
class GLAcoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAcoshOpAdaptor(OpAdaptor):
    operand: Value
class GLAsinOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAsinOpAdaptor(OpAdaptor):
    operand: Value
class GLAsinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAsinhOpAdaptor(OpAdaptor):
    operand: Value
class GLAtan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLAtan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLAtanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAtanOpAdaptor(OpAdaptor):
    operand: Value
class GLAtanhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLAtanhOpAdaptor(OpAdaptor):
    operand: Value
class GLCeilOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLCeilOpAdaptor(OpAdaptor):
    operand: Value
class GLCosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLCosOpAdaptor(OpAdaptor):
    operand: Value
class GLCoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLCoshOpAdaptor(OpAdaptor):
    operand: Value
class GLCrossOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLCrossOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLDegreesOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLDegreesOpAdaptor(OpAdaptor):
    operand: Value
class GLDistanceOp(OpView):
    def __init__(self, p0: Val, p1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    p0: Value
    p1: Value
class GLDistanceOpAdaptor(OpAdaptor):
    p0: Value
    p1: Value
class GLExp2Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLExp2OpAdaptor(OpAdaptor):
    operand: Value
class GLExpOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLExpOpAdaptor(OpAdaptor):
    operand: Value
class GLFAbsOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFAbsOpAdaptor(OpAdaptor):
    operand: Value
class GLFClampOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLFClampOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLFMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLFMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLFMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLFMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLFMixOp(OpView):
    def __init__(self, x: Val, y: Val, a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    a: Value
class GLFMixOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    a: Value
class GLFSignOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFSignOpAdaptor(OpAdaptor):
    operand: Value
class GLFindILsbOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFindILsbOpAdaptor(OpAdaptor):
    operand: Value
class GLFindSMsbOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFindSMsbOpAdaptor(OpAdaptor):
    operand: Value
class GLFindUMsbOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFindUMsbOpAdaptor(OpAdaptor):
    operand: Value
class GLFloorOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFloorOpAdaptor(OpAdaptor):
    operand: Value
class GLFmaOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLFmaOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLFractOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFractOpAdaptor(OpAdaptor):
    operand: Value
class GLFrexpStructOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLFrexpStructOpAdaptor(OpAdaptor):
    operand: Value
class GLInverseSqrtOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLInverseSqrtOpAdaptor(OpAdaptor):
    operand: Value
class GLLdexpOp(OpView):
    def __init__(self, x: Val, exp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    exp: Value
    y: Value
class GLLdexpOpAdaptor(OpAdaptor):
    x: Value
    exp: Value
class GLLengthOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLLengthOpAdaptor(OpAdaptor):
    operand: Value
class GLLog2Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLLog2OpAdaptor(OpAdaptor):
    operand: Value
class GLLogOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLLogOpAdaptor(OpAdaptor):
    operand: Value
class GLNClampOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLNClampOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLNMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLNMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLNMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLNMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLNormalizeOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLNormalizeOpAdaptor(OpAdaptor):
    operand: Value
class GLPackHalf2x16Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLPackHalf2x16OpAdaptor(OpAdaptor):
    operand: Value
class GLPackSnorm4x8Op(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLPackSnorm4x8OpAdaptor(OpAdaptor):
    operand: Value
class GLPowOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLPowOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLRadiansOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLRadiansOpAdaptor(OpAdaptor):
    operand: Value
class GLReflectOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLReflectOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLRoundEvenOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLRoundEvenOpAdaptor(OpAdaptor):
    operand: Value
class GLRoundOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLRoundOpAdaptor(OpAdaptor):
    operand: Value
class GLSAbsOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLSAbsOpAdaptor(OpAdaptor):
    operand: Value
class GLSClampOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLSClampOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLSMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLSMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLSMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLSMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLSSignOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLSSignOpAdaptor(OpAdaptor):
    operand: Value
class GLSinOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLSinOpAdaptor(OpAdaptor):
    operand: Value
class GLSinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLSinhOpAdaptor(OpAdaptor):
    operand: Value
class GLSmoothStepOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLSmoothStepOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLSqrtOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLSqrtOpAdaptor(OpAdaptor):
    operand: Value
class GLStepOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLStepOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLTanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLTanOpAdaptor(OpAdaptor):
    operand: Value
class GLTanhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLTanhOpAdaptor(OpAdaptor):
    operand: Value
class GLTruncOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLTruncOpAdaptor(OpAdaptor):
    operand: Value
class GLUClampOp(OpView):
    def __init__(self, result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    z: Value
class GLUClampOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    z: Value
class GLUMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLUMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLUMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GLUMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GLUnpackHalf2x16Op(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLUnpackHalf2x16OpAdaptor(OpAdaptor):
    operand: Value
class GLUnpackSnorm4x8Op(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class GLUnpackSnorm4x8OpAdaptor(OpAdaptor):
    operand: Value
class GenericCastToPtrExplicitOp(OpView):
    def __init__(self, result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
class GenericCastToPtrExplicitOpAdaptor(OpAdaptor):
    pointer: Value
class GenericCastToPtrOp(OpView):
    def __init__(self, result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
class GenericCastToPtrOpAdaptor(OpAdaptor):
    pointer: Value
class GlobalVariableOp(OpView):
    def __init__(self, type_: TypeLike, sym_name: Str, *, sym_visibility: Str | None = ..., initializer: Sym | None = ..., location: Int | None = ..., binding: Int | None = ..., descriptor_set: Int | None = ..., built_in: Str | None = ..., linkage_attributes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_: TypeAttr
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    initializer: FlatSymbolRefAttr | None
    location: IntegerAttr | None  # type: ignore[assignment,override,unused-ignore]
    binding: IntegerAttr | None
    descriptor_set: IntegerAttr | None
    built_in: StringAttr | None
    linkage_attributes: Attribute | None
class GlobalVariableOpAdaptor(OpAdaptor):
    ...
class GraphARMOp(OpView):
    def __init__(self, function_type: TypeLike, sym_name: Str, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., entry_point: Int | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    entry_point: BoolAttr | None
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class GraphARMOpAdaptor(OpAdaptor):
    ...
class GraphConstantARMOp(OpView):
    def __init__(self, output: Type, graph_constant_id: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    graph_constant_id: IntegerAttr
    output: Value
class GraphConstantARMOpAdaptor(OpAdaptor):
    ...
class GraphEntryPointARMOp(OpView):
    def __init__(self, fn: Sym, interface: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    fn: FlatSymbolRefAttr
    interface: ArrayAttr
class GraphEntryPointARMOpAdaptor(OpAdaptor):
    ...
class GraphOutputsARMOp(OpView):
    def __init__(self, value: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: OpOperandList
class GraphOutputsARMOpAdaptor(OpAdaptor):
    value: OpOperandList
class GroupBroadcastOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, localid: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    localid: Value
    execution_scope: Attribute
class GroupBroadcastOpAdaptor(OpAdaptor):
    value: Value
    localid: Value
class GroupFAddOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupFAddOpAdaptor(OpAdaptor):
    x: Value
class GroupFMaxOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupFMaxOpAdaptor(OpAdaptor):
    x: Value
class GroupFMinOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupFMinOpAdaptor(OpAdaptor):
    x: Value
class GroupFMulKHROp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupFMulKHROpAdaptor(OpAdaptor):
    x: Value
class GroupIAddOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupIAddOpAdaptor(OpAdaptor):
    x: Value
class GroupIMulKHROp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupIMulKHROpAdaptor(OpAdaptor):
    x: Value
class GroupNonUniformAllEqualOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
class GroupNonUniformAllEqualOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformAllOp(OpView):
    def __init__(self, execution_scope: Int | str, predicate: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    execution_scope: Attribute
class GroupNonUniformAllOpAdaptor(OpAdaptor):
    predicate: Value
class GroupNonUniformAnyOp(OpView):
    def __init__(self, execution_scope: Int | str, predicate: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    execution_scope: Attribute
class GroupNonUniformAnyOpAdaptor(OpAdaptor):
    predicate: Value
class GroupNonUniformBallotBitCountOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformBallotBitCountOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformBallotFindLSBOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
class GroupNonUniformBallotFindLSBOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformBallotFindMSBOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
class GroupNonUniformBallotFindMSBOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformBallotOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    execution_scope: Attribute
class GroupNonUniformBallotOpAdaptor(OpAdaptor):
    predicate: Value
class GroupNonUniformBitwiseAndOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformBitwiseAndOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformBitwiseOrOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformBitwiseOrOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformBitwiseXorOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformBitwiseXorOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformBroadcastFirstOp(OpView):
    def __init__(self, value: Val, execution_scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
class GroupNonUniformBroadcastFirstOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformBroadcastOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    id: Value
    execution_scope: Attribute
class GroupNonUniformBroadcastOpAdaptor(OpAdaptor):
    value: Value
    id: Value
class GroupNonUniformElectOp(OpView):
    def __init__(self, execution_scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    execution_scope: Attribute
class GroupNonUniformElectOpAdaptor(OpAdaptor):
    ...
class GroupNonUniformFAddOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformFAddOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformFMaxOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformFMaxOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformFMinOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformFMinOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformFMulOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformFMulOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformIAddOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformIAddOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformIMulOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformIMulOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformLogicalAndOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformLogicalAndOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformLogicalOrOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformLogicalOrOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformLogicalXorOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformLogicalXorOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformQuadSwapOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, direction: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    execution_scope: Attribute
    direction: Attribute
class GroupNonUniformQuadSwapOpAdaptor(OpAdaptor):
    value: Value
class GroupNonUniformRotateKHROp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, delta: Val, *, cluster_size: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    delta: Value
    cluster_size: Value | None
    execution_scope: Attribute
class GroupNonUniformRotateKHROpAdaptor(OpAdaptor):
    value: Value
    delta: Value
    cluster_size: Value | None
class GroupNonUniformSMaxOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformSMaxOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformSMinOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformSMinOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformShuffleDownOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, delta: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    delta: Value
    execution_scope: Attribute
class GroupNonUniformShuffleDownOpAdaptor(OpAdaptor):
    value: Value
    delta: Value
class GroupNonUniformShuffleOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    id: Value
    execution_scope: Attribute
class GroupNonUniformShuffleOpAdaptor(OpAdaptor):
    value: Value
    id: Value
class GroupNonUniformShuffleUpOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, delta: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    delta: Value
    execution_scope: Attribute
class GroupNonUniformShuffleUpOpAdaptor(OpAdaptor):
    value: Value
    delta: Value
class GroupNonUniformShuffleXorOp(OpView):
    def __init__(self, execution_scope: Int | str, value: Val, mask: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    mask: Value
    execution_scope: Attribute
class GroupNonUniformShuffleXorOpAdaptor(OpAdaptor):
    value: Value
    mask: Value
class GroupNonUniformUMaxOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformUMaxOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupNonUniformUMinOp(OpView):
    def __init__(self, result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    cluster_size: Value | None
    execution_scope: Attribute
    group_operation: Attribute
class GroupNonUniformUMinOpAdaptor(OpAdaptor):
    value: Value
    cluster_size: Value | None
class GroupSMaxOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupSMaxOpAdaptor(OpAdaptor):
    x: Value
class GroupSMinOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupSMinOpAdaptor(OpAdaptor):
    x: Value
class GroupUMaxOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupUMaxOpAdaptor(OpAdaptor):
    x: Value
class GroupUMinOp(OpView):
    def __init__(self, execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    execution_scope: Attribute
    group_operation: Attribute
class GroupUMinOpAdaptor(OpAdaptor):
    x: Value
class IAddCarryOp(OpView):
    def __init__(self, result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class IAddCarryOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class IAddOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class IAddOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class IEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class IEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class IMulOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class IMulOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class INTELControlBarrierArriveOp(OpView):
    def __init__(self, execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    execution_scope: Attribute
    memory_scope: Attribute
    memory_semantics: Attribute
class INTELControlBarrierArriveOpAdaptor(OpAdaptor):
    ...
class INTELControlBarrierWaitOp(OpView):
    def __init__(self, execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    execution_scope: Attribute
    memory_scope: Attribute
    memory_semantics: Attribute
class INTELControlBarrierWaitOpAdaptor(OpAdaptor):
    ...
class INTELConvertBF16ToFOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class INTELConvertBF16ToFOpAdaptor(OpAdaptor):
    operand: Value
class INTELConvertFToBF16Op(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class INTELConvertFToBF16OpAdaptor(OpAdaptor):
    operand: Value
class INTELJointMatrixLoadOp(OpView):
    def __init__(self, result: Type, pointer: Val, stride: Val, layout: Plain, scope: Int | str, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    stride: Value
    layout: Attribute
    scope: Attribute
    memory_access: Attribute | None
    alignment: IntegerAttr | None
class INTELJointMatrixLoadOpAdaptor(OpAdaptor):
    pointer: Value
    stride: Value
class INTELJointMatrixMadOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scope: Attribute
class INTELJointMatrixMadOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class INTELJointMatrixStoreOp(OpView):
    def __init__(self, pointer: Val, object: Val, stride: Val, layout: Plain, scope: Int | str, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    object: Value
    stride: Value
    layout: Attribute
    scope: Attribute
    memory_access: Attribute | None
    alignment: IntegerAttr | None
class INTELJointMatrixStoreOpAdaptor(OpAdaptor):
    pointer: Value
    object: Value
    stride: Value
class INTELJointMatrixWorkItemLengthOp(OpView):
    def __init__(self, joint_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    joint_matrix_type: TypeAttr
class INTELJointMatrixWorkItemLengthOpAdaptor(OpAdaptor):
    ...
class INTELMaskedGatherOp(OpView):
    def __init__(self, ptr_vector: Val, alignment: Val, mask: Val, fill_empty: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr_vector: Value
    alignment: Value
    mask: Value
    fill_empty: Value
class INTELMaskedGatherOpAdaptor(OpAdaptor):
    ptr_vector: Value
    alignment: Value
    mask: Value
    fill_empty: Value
class INTELMaskedScatterOp(OpView):
    def __init__(self, ptr_vector: Val, alignment: Val, mask: Val, input_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr_vector: Value
    alignment: Value
    mask: Value
    input_vector: Value
class INTELMaskedScatterOpAdaptor(OpAdaptor):
    ptr_vector: Value
    alignment: Value
    mask: Value
    input_vector: Value
class INTELRoundFToTF32Op(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class INTELRoundFToTF32OpAdaptor(OpAdaptor):
    operand: Value
class INTELSubgroupBlockReadOp(OpView):
    def __init__(self, value: Type, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    value: Value
class INTELSubgroupBlockReadOpAdaptor(OpAdaptor):
    ptr: Value
class INTELSubgroupBlockWriteOp(OpView):
    def __init__(self, ptr: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    value: Value
class INTELSubgroupBlockWriteOpAdaptor(OpAdaptor):
    ptr: Value
    value: Value
class INotEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class INotEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ISubBorrowOp(OpView):
    def __init__(self, result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ISubBorrowOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ISubOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ISubOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ImageDrefGatherOp(OpView):
    def __init__(self, result: Type, sampled_image: Val, coordinate: Val, dref: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageDrefGatherOpAdaptor(OpAdaptor):
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: OpOperandList
class ImageFetchOp(OpView):
    def __init__(self, result: Type, image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    image: Value
    coordinate: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageFetchOpAdaptor(OpAdaptor):
    image: Value
    coordinate: Value
    operand_arguments: OpOperandList
class ImageOp(OpView):
    def __init__(self, sampled_image: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sampled_image: Value
class ImageOpAdaptor(OpAdaptor):
    sampled_image: Value
class ImageQuerySizeOp(OpView):
    def __init__(self, result: Type, image: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    image: Value
class ImageQuerySizeOpAdaptor(OpAdaptor):
    image: Value
class ImageReadOp(OpView):
    def __init__(self, result: Type, image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    image: Value
    coordinate: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageReadOpAdaptor(OpAdaptor):
    image: Value
    coordinate: Value
    operand_arguments: OpOperandList
class ImageSampleExplicitLodOp(OpView):
    def __init__(self, result: Type, sampled_image: Val, coordinate: Val, image_operands: Int | str, operand_arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sampled_image: Value
    coordinate: Value
    operand_arguments: OpOperandList
    image_operands: Attribute
class ImageSampleExplicitLodOpAdaptor(OpAdaptor):
    sampled_image: Value
    coordinate: Value
    operand_arguments: OpOperandList
class ImageSampleImplicitLodOp(OpView):
    def __init__(self, result: Type, sampled_image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sampled_image: Value
    coordinate: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageSampleImplicitLodOpAdaptor(OpAdaptor):
    sampled_image: Value
    coordinate: Value
    operand_arguments: OpOperandList
class ImageSampleProjDrefImplicitLodOp(OpView):
    def __init__(self, sampled_image: Val, coordinate: Val, dref: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageSampleProjDrefImplicitLodOpAdaptor(OpAdaptor):
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: OpOperandList
class ImageWriteOp(OpView):
    def __init__(self, image: Val, coordinate: Val, texel: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    image: Value
    coordinate: Value
    texel: Value
    operand_arguments: OpOperandList
    image_operands: Attribute | None
class ImageWriteOpAdaptor(OpAdaptor):
    image: Value
    coordinate: Value
    texel: Value
    operand_arguments: OpOperandList
class InBoundsPtrAccessChainOp(OpView):
    def __init__(self, result: Type, base_ptr: Val, element: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base_ptr: Value
    element: Value
    indices: OpOperandList
class InBoundsPtrAccessChainOpAdaptor(OpAdaptor):
    base_ptr: Value
    element: Value
    indices: OpOperandList
class IsFiniteOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsFiniteOpAdaptor(OpAdaptor):
    operand: Value
class IsInfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsInfOpAdaptor(OpAdaptor):
    operand: Value
class IsNanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsNanOpAdaptor(OpAdaptor):
    operand: Value
class IsNormalOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsNormalOpAdaptor(OpAdaptor):
    operand: Value
class KHRAssumeTrueOp(OpView):
    def __init__(self, condition: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
class KHRAssumeTrueOpAdaptor(OpAdaptor):
    condition: Value
class KHRCooperativeMatrixLengthOp(OpView):
    def __init__(self, cooperative_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    cooperative_matrix_type: TypeAttr
class KHRCooperativeMatrixLengthOpAdaptor(OpAdaptor):
    ...
class KHRCooperativeMatrixLoadOp(OpView):
    def __init__(self, result: Type, pointer: Val, matrix_layout: Int | str, stride: Val, *, memory_operand: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    stride: Value
    matrix_layout: Attribute
    memory_operand: Attribute | None
    alignment: IntegerAttr | None
class KHRCooperativeMatrixLoadOpAdaptor(OpAdaptor):
    pointer: Value
    stride: Value
class KHRCooperativeMatrixMulAddOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, matrix_operands: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    matrix_operands: Attribute | None
class KHRCooperativeMatrixMulAddOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class KHRCooperativeMatrixStoreOp(OpView):
    def __init__(self, pointer: Val, object: Val, matrix_layout: Int | str, stride: Val, *, memory_operand: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    object: Value
    stride: Value
    matrix_layout: Attribute
    memory_operand: Attribute | None
    alignment: IntegerAttr | None
class KHRCooperativeMatrixStoreOpAdaptor(OpAdaptor):
    pointer: Value
    object: Value
    stride: Value
class KHRExpectOp(OpView):
    def __init__(self, value: Val, expectedValue: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    expectedValue: Value
class KHRExpectOpAdaptor(OpAdaptor):
    value: Value
    expectedValue: Value
class KHRSubgroupBallotOp(OpView):
    def __init__(self, result: Type, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
class KHRSubgroupBallotOpAdaptor(OpAdaptor):
    predicate: Value
class KillOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class KillOpAdaptor(OpAdaptor):
    ...
class LoadOp(OpView):
    def __init__(self, value: Type, ptr: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    memory_access: Attribute | None
    alignment: IntegerAttr | None
    value: Value
class LoadOpAdaptor(OpAdaptor):
    ptr: Value
class LogicalAndOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class LogicalAndOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class LogicalEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class LogicalEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class LogicalNotEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class LogicalNotEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class LogicalNotOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class LogicalNotOpAdaptor(OpAdaptor):
    operand: Value
class LogicalOrOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class LogicalOrOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class LoopOp(OpView):
    def __init__(self, results_: Types, loop_control: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    loop_control: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class LoopOpAdaptor(OpAdaptor):
    ...
class MatrixTimesMatrixOp(OpView):
    def __init__(self, result: Type, leftmatrix: Val, rightmatrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    leftmatrix: Value
    rightmatrix: Value
class MatrixTimesMatrixOpAdaptor(OpAdaptor):
    leftmatrix: Value
    rightmatrix: Value
class MatrixTimesScalarOp(OpView):
    def __init__(self, matrix: Val, scalar: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    scalar: Value
class MatrixTimesScalarOpAdaptor(OpAdaptor):
    matrix: Value
    scalar: Value
class MatrixTimesVectorOp(OpView):
    def __init__(self, result: Type, matrix: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    vector: Value
class MatrixTimesVectorOpAdaptor(OpAdaptor):
    matrix: Value
    vector: Value
class MemoryBarrierOp(OpView):
    def __init__(self, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memory_scope: Attribute
    memory_semantics: Attribute
class MemoryBarrierOpAdaptor(OpAdaptor):
    ...
class MemoryNamedBarrierOp(OpView):
    def __init__(self, named_barrier: Val, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    named_barrier: Value
    memory_scope: Attribute
    memory_semantics: Attribute
class MemoryNamedBarrierOpAdaptor(OpAdaptor):
    named_barrier: Value
class MergeOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class MergeOpAdaptor(OpAdaptor):
    ...
class ModuleOp(OpView):
    def __init__(self, addressing_model: Int | str, memory_model: Int | str, *, sym_name: Str | None = ..., sym_visibility: Str | None = ..., vce_triple: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addressing_model: Attribute
    memory_model: Attribute
    sym_name: StringAttr | None
    sym_visibility: StringAttr | None
    vce_triple: Attribute | None
class ModuleOpAdaptor(OpAdaptor):
    ...
class NVCooperativeMatrixLengthOp(OpView):
    def __init__(self, cooperative_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    cooperative_matrix_type: TypeAttr
class NVCooperativeMatrixLengthOpAdaptor(OpAdaptor):
    ...
class NVCooperativeMatrixLoadOp(OpView):
    def __init__(self, result: Type, pointer: Val, stride: Val, columnmajor: Val, *, memory_access: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    stride: Value
    columnmajor: Value
    memory_access: Attribute | None
class NVCooperativeMatrixLoadOpAdaptor(OpAdaptor):
    pointer: Value
    stride: Value
    columnmajor: Value
class NVCooperativeMatrixMulAddOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
class NVCooperativeMatrixMulAddOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class NVCooperativeMatrixStoreOp(OpView):
    def __init__(self, pointer: Val, object: Val, stride: Val, columnmajor: Val, *, memory_access: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
    object: Value
    stride: Value
    columnmajor: Value
    memory_access: Attribute | None
class NVCooperativeMatrixStoreOpAdaptor(OpAdaptor):
    pointer: Value
    object: Value
    stride: Value
    columnmajor: Value
class NamedBarrierInitializeOp(OpView):
    def __init__(self, result: Type, subgroup_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    subgroup_count: Value
class NamedBarrierInitializeOpAdaptor(OpAdaptor):
    subgroup_count: Value
class NotOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class NotOpAdaptor(OpAdaptor):
    operand: Value
class OrderedOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class OrderedOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class OuterProductOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
class OuterProductOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class PtrAccessChainOp(OpView):
    def __init__(self, result: Type, base_ptr: Val, element: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base_ptr: Value
    element: Value
    indices: OpOperandList
class PtrAccessChainOpAdaptor(OpAdaptor):
    base_ptr: Value
    element: Value
    indices: OpOperandList
class PtrCastToGenericOp(OpView):
    def __init__(self, result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
class PtrCastToGenericOpAdaptor(OpAdaptor):
    pointer: Value
class ReferenceOfOp(OpView):
    def __init__(self, reference: Type, spec_const: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    spec_const: FlatSymbolRefAttr
    reference: Value
class ReferenceOfOpAdaptor(OpAdaptor):
    ...
class ReturnOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ReturnOpAdaptor(OpAdaptor):
    ...
class ReturnValueOp(OpView):
    def __init__(self, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class ReturnValueOpAdaptor(OpAdaptor):
    value: Value
class SConvertOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SConvertOpAdaptor(OpAdaptor):
    operand: Value
class SDivOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SDivOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SDotAccSatOp(OpView):
    def __init__(self, vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    accumulator: Value
    format: Attribute | None
class SDotAccSatOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
    accumulator: Value
class SDotOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    format: Attribute | None
class SDotOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class SGreaterThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SGreaterThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SGreaterThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SGreaterThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SLessThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SLessThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SLessThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SLessThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SModOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SModOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SMulExtendedOp(OpView):
    def __init__(self, result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SMulExtendedOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SNegateOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SNegateOpAdaptor(OpAdaptor):
    operand: Value
class SRemOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class SRemOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SUDotAccSatOp(OpView):
    def __init__(self, vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    accumulator: Value
    format: Attribute | None
class SUDotAccSatOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
    accumulator: Value
class SUDotOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    format: Attribute | None
class SUDotOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class SampledImageOp(OpView):
    def __init__(self, result: Type, image: Val, sampler: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    image: Value
    sampler: Value
class SampledImageOpAdaptor(OpAdaptor):
    image: Value
    sampler: Value
class SelectOp(OpView):
    def __init__(self, condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    true_value: Value
    false_value: Value
class SelectOpAdaptor(OpAdaptor):
    condition: Value
    true_value: Value
    false_value: Value
class SelectionOp(OpView):
    def __init__(self, results_: Types, selection_control: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    selection_control: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class SelectionOpAdaptor(OpAdaptor):
    ...
class ShiftLeftLogicalOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ShiftLeftLogicalOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ShiftRightArithmeticOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ShiftRightArithmeticOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ShiftRightLogicalOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ShiftRightLogicalOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class SpecConstantCompositeOp(OpView):
    def __init__(self, type_: TypeLike, sym_name: Str, constituents: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_: TypeAttr
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    constituents: ArrayAttr
class SpecConstantCompositeOpAdaptor(OpAdaptor):
    ...
class SpecConstantOp(OpView):
    def __init__(self, sym_name: Str, default_value: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    default_value: Attribute
class SpecConstantOpAdaptor(OpAdaptor):
    ...
class SpecConstantOperationOp(OpView):
    def __init__(self, result: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    body: Region  # type: ignore[assignment,override,unused-ignore]
class SpecConstantOperationOpAdaptor(OpAdaptor):
    ...
class StoreOp(OpView):
    def __init__(self, ptr: Val, value: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    value: Value
    memory_access: Attribute | None
    alignment: IntegerAttr | None
class StoreOpAdaptor(OpAdaptor):
    ptr: Value
    value: Value
class SwitchOp(OpView):
    def __init__(self, selector: Val, defaultOperands: Vals, targetOperands: ValsList, case_operand_segments: Ints, defaultTarget: Block, targets: Blocks, *, literals: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    selector: Value
    defaultOperands: OpOperandList
    targetOperands: OpOperandList
    literals: Attribute | None
    case_operand_segments: DenseI32ArrayAttr
class SwitchOpAdaptor(OpAdaptor):
    selector: Value
    defaultOperands: OpOperandList
    targetOperands: OpOperandList
class TosaAbsOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaAbsOpAdaptor(OpAdaptor):
    input1: Value
class TosaAddOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaAddOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaArgMaxOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class TosaArgMaxOpAdaptor(OpAdaptor):
    input: Value
class TosaArithmeticRightShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, round: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    round: BoolAttr
    output: Value
class TosaArithmeticRightShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaAvgPool2DOp(OpView):
    def __init__(self, output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Plain, stride: Plain, pad: Plain, acc_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    input_zp: Value
    output_zp: Value
    kernel: Attribute
    stride: Attribute
    pad: Attribute
    acc_type: Attribute
    output: Value
class TosaAvgPool2DOpAdaptor(OpAdaptor):
    input: Value
    input_zp: Value
    output_zp: Value
class TosaBitwiseAndOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaBitwiseAndOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaBitwiseNotOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaBitwiseNotOpAdaptor(OpAdaptor):
    input1: Value
class TosaBitwiseOrOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaBitwiseOrOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaBitwiseXorOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaBitwiseXorOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaCastOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class TosaCastOpAdaptor(OpAdaptor):
    input: Value
class TosaCeilOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaCeilOpAdaptor(OpAdaptor):
    input1: Value
class TosaClampOp(OpView):
    def __init__(self, input: Val, min_val: Plain, max_val: Plain, nan_mode: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    min_val: Attribute
    max_val: Attribute
    nan_mode: Attribute
    output: Value
class TosaClampOpAdaptor(OpAdaptor):
    input: Value
class TosaClzOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaClzOpAdaptor(OpAdaptor):
    input1: Value
class TosaConcatOp(OpView):
    def __init__(self, output: Type, input1: Vals, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: OpOperandList
    axis: IntegerAttr
    output: Value
class TosaConcatOpAdaptor(OpAdaptor):
    input1: OpOperandList
class TosaConv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: Attribute
    stride: Attribute
    dilation: Attribute
    acc_type: Attribute
    local_bound: BoolAttr
    output: Value
class TosaConv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class TosaConv3DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: Attribute
    stride: Attribute
    dilation: Attribute
    acc_type: Attribute
    local_bound: BoolAttr
    output: Value
class TosaConv3DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class TosaCosOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaCosOpAdaptor(OpAdaptor):
    input1: Value
class TosaDepthwiseConv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: Attribute
    stride: Attribute
    dilation: Attribute
    acc_type: Attribute
    local_bound: BoolAttr
    output: Value
class TosaDepthwiseConv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class TosaEqualOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaEqualOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaErfOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class TosaErfOpAdaptor(OpAdaptor):
    input: Value
class TosaExpOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaExpOpAdaptor(OpAdaptor):
    input1: Value
class TosaFFT2DOp(OpView):
    def __init__(self, output: Type, input_real: Val, input_imag: Val, inverse: Int, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_real: Value
    input_imag: Value
    inverse: BoolAttr
    local_bound: BoolAttr
    output: Value
class TosaFFT2DOpAdaptor(OpAdaptor):
    input_real: Value
    input_imag: Value
class TosaFloorOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaFloorOpAdaptor(OpAdaptor):
    input1: Value
class TosaGatherOp(OpView):
    def __init__(self, output: Type, values: Val, indices: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Value
    indices: Value
    output: Value
class TosaGatherOpAdaptor(OpAdaptor):
    values: Value
    indices: Value
class TosaGreaterEqualOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaGreaterEqualOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaGreaterOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaGreaterOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaIntDivOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaIntDivOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaLogOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaLogOpAdaptor(OpAdaptor):
    input1: Value
class TosaLogicalAndOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaLogicalAndOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaLogicalLeftShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaLogicalLeftShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaLogicalNotOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaLogicalNotOpAdaptor(OpAdaptor):
    input1: Value
class TosaLogicalOrOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaLogicalOrOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaLogicalRightShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaLogicalRightShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaLogicalXorOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaLogicalXorOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaMatMulOp(OpView):
    def __init__(self, output: Type, A: Val, B: Val, A_zp: Val, B_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    A: Value
    B: Value
    A_zp: Value
    B_zp: Value
    output: Value
class TosaMatMulOpAdaptor(OpAdaptor):
    A: Value
    B: Value
    A_zp: Value
    B_zp: Value
class TosaMaxPool2DOp(OpView):
    def __init__(self, output: Type, input: Val, kernel: Plain, stride: Plain, pad: Plain, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    kernel: Attribute
    stride: Attribute
    pad: Attribute
    nan_mode: Attribute
    output: Value
class TosaMaxPool2DOpAdaptor(OpAdaptor):
    input: Value
class TosaMaximumOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    nan_mode: Attribute
    output: Value
class TosaMaximumOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaMinimumOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    nan_mode: Attribute
    output: Value
class TosaMinimumOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaMulOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, shift: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    shift: Value
    output: Value
class TosaMulOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
    shift: Value
class TosaNegateOp(OpView):
    def __init__(self, input1: Val, input1_zp: Val, output_zp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input1_zp: Value
    output_zp: Value
    output: Value
class TosaNegateOpAdaptor(OpAdaptor):
    input1: Value
    input1_zp: Value
    output_zp: Value
class TosaPadOp(OpView):
    def __init__(self, output: Type, input1: Val, padding: Val, pad_const: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    padding: Value
    pad_const: Value
    output: Value
class TosaPadOpAdaptor(OpAdaptor):
    input1: Value
    padding: Value
    pad_const: Value
class TosaPowOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaPowOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaRFFT2DOp(OpView):
    def __init__(self, output: Type, input_real: Val, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_real: Value
    local_bound: BoolAttr
    output: Value
class TosaRFFT2DOpAdaptor(OpAdaptor):
    input_real: Value
class TosaReciprocalOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaReciprocalOpAdaptor(OpAdaptor):
    input1: Value
class TosaReduceAllOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class TosaReduceAllOpAdaptor(OpAdaptor):
    input: Value
class TosaReduceAnyOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class TosaReduceAnyOpAdaptor(OpAdaptor):
    input: Value
class TosaReduceMaxOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class TosaReduceMaxOpAdaptor(OpAdaptor):
    input: Value
class TosaReduceMinOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class TosaReduceMinOpAdaptor(OpAdaptor):
    input: Value
class TosaReduceProductOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class TosaReduceProductOpAdaptor(OpAdaptor):
    input: Value
class TosaReduceSumOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class TosaReduceSumOpAdaptor(OpAdaptor):
    input: Value
class TosaRescaleOp(OpView):
    def __init__(self, output: Type, input: Val, multiplier: Val, shift: Val, input_zp: Val, output_zp: Val, scale32: Int, rounding_mode: Int | str, per_channel: Int, input_unsigned: Int, output_unsigned: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
    scale32: BoolAttr
    rounding_mode: Attribute
    per_channel: BoolAttr
    input_unsigned: BoolAttr
    output_unsigned: BoolAttr
    output: Value
class TosaRescaleOpAdaptor(OpAdaptor):
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
class TosaReshapeOp(OpView):
    def __init__(self, output: Type, input1: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    shape: Value
    output: Value
class TosaReshapeOpAdaptor(OpAdaptor):
    input1: Value
    shape: Value
class TosaResizeOp(OpView):
    def __init__(self, output: Type, input: Val, scale: Val, offset: Val, border: Val, mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    scale: Value
    offset: Value
    border: Value
    mode: Attribute
    output: Value
class TosaResizeOpAdaptor(OpAdaptor):
    input: Value
    scale: Value
    offset: Value
    border: Value
class TosaReverseOp(OpView):
    def __init__(self, input1: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    axis: IntegerAttr
    output: Value
class TosaReverseOpAdaptor(OpAdaptor):
    input1: Value
class TosaRsqrtOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaRsqrtOpAdaptor(OpAdaptor):
    input1: Value
class TosaScatterOp(OpView):
    def __init__(self, values_in: Val, indices: Val, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    values_in: Value
    indices: Value
    input: Value
    values_out: Value
class TosaScatterOpAdaptor(OpAdaptor):
    values_in: Value
    indices: Value
    input: Value
class TosaSelectOp(OpView):
    def __init__(self, output: Type, condition: Val, true_value: Val, false_value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    true_value: Value
    false_value: Value
    output: Value
class TosaSelectOpAdaptor(OpAdaptor):
    condition: Value
    true_value: Value
    false_value: Value
class TosaSigmoidOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class TosaSigmoidOpAdaptor(OpAdaptor):
    input: Value
class TosaSinOp(OpView):
    def __init__(self, input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class TosaSinOpAdaptor(OpAdaptor):
    input1: Value
class TosaSliceOp(OpView):
    def __init__(self, output: Type, input1: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    start: Value
    size: Value
    output: Value
class TosaSliceOpAdaptor(OpAdaptor):
    input1: Value
    start: Value
    size: Value
class TosaSubOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class TosaSubOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TosaTableOp(OpView):
    def __init__(self, output: Type, input1: Val, table: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    table: Value
    output: Value
class TosaTableOpAdaptor(OpAdaptor):
    input1: Value
    table: Value
class TosaTanhOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class TosaTanhOpAdaptor(OpAdaptor):
    input: Value
class TosaTileOp(OpView):
    def __init__(self, output: Type, input1: Val, multiples: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    multiples: Value
    output: Value
class TosaTileOpAdaptor(OpAdaptor):
    input1: Value
    multiples: Value
class TosaTransposeConv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, out_pad: Plain, stride: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    out_pad: Attribute
    stride: Attribute
    acc_type: Attribute
    local_bound: BoolAttr
    output: Value
class TosaTransposeConv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class TosaTransposeOp(OpView):
    def __init__(self, output: Type, input1: Val, perms: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    perms: Attribute
    output: Value
class TosaTransposeOpAdaptor(OpAdaptor):
    input1: Value
class TransposeOp(OpView):
    def __init__(self, result: Type, matrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
class TransposeOpAdaptor(OpAdaptor):
    matrix: Value
class UConvertOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class UConvertOpAdaptor(OpAdaptor):
    operand: Value
class UDivOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UDivOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UDotAccSatOp(OpView):
    def __init__(self, vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    accumulator: Value
    format: Attribute | None
class UDotAccSatOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
    accumulator: Value
class UDotOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    format: Attribute | None
class UDotOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class UGreaterThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UGreaterThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UGreaterThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UGreaterThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ULessThanEqualOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ULessThanEqualOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class ULessThanOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class ULessThanOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UModOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UModOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UMulExtendedOp(OpView):
    def __init__(self, result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UMulExtendedOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UndefOp(OpView):
    def __init__(self, result: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UndefOpAdaptor(OpAdaptor):
    ...
class UnorderedOp(OpView):
    def __init__(self, operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand1: Value
    operand2: Value
class UnorderedOpAdaptor(OpAdaptor):
    operand1: Value
    operand2: Value
class UnreachableOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UnreachableOpAdaptor(OpAdaptor):
    ...
class VariableOp(OpView):
    def __init__(self, pointer: Type, storage_class: Int | str, *, initializer: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    initializer: Value | None
    storage_class: Attribute
    pointer: Value
class VariableOpAdaptor(OpAdaptor):
    initializer: Value | None
class VectorExtractDynamicOp(OpView):
    def __init__(self, vector: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    index: Value
class VectorExtractDynamicOpAdaptor(OpAdaptor):
    vector: Value
    index: Value
class VectorInsertDynamicOp(OpView):
    def __init__(self, vector: Val, component: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    component: Value
    index: Value
class VectorInsertDynamicOpAdaptor(OpAdaptor):
    vector: Value
    component: Value
    index: Value
class VectorShuffleOp(OpView):
    def __init__(self, result: Type, vector1: Val, vector2: Val, components: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector1: Value
    vector2: Value
    components: ArrayAttr
class VectorShuffleOpAdaptor(OpAdaptor):
    vector1: Value
    vector2: Value
class VectorTimesMatrixOp(OpView):
    def __init__(self, result: Type, vector: Val, matrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    matrix: Value
class VectorTimesMatrixOpAdaptor(OpAdaptor):
    vector: Value
    matrix: Value
class VectorTimesScalarOp(OpView):
    def __init__(self, result: Type, vector: Val, scalar: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    scalar: Value
class VectorTimesScalarOpAdaptor(OpAdaptor):
    vector: Value
    scalar: Value
class YieldOp(OpView):
    def __init__(self, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class YieldOpAdaptor(OpAdaptor):
    operand: Value
def ARM_Graph(function_type: TypeLike, sym_name: Str, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., entry_point: Int | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> GraphARMOp: ...
def ARM_GraphConstant(output: Type, graph_constant_id: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ARM_GraphEntryPoint(fn: Sym, interface: Plain, *, loc: Loc = ..., ip: Ip = ...) -> GraphEntryPointARMOp: ...
def ARM_GraphOutputs(value: Vals, *, loc: Loc = ..., ip: Ip = ...) -> GraphOutputsARMOp: ...
def AccessChain(component_ptr: Type, base_ptr: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def All(vector: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicAnd(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicCompareExchange(pointer: Val, memory_scope: Int | str, equal_semantics: Int | str, unequal_semantics: Int | str, value: Val, comparator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicCompareExchangeWeak(pointer: Val, memory_scope: Int | str, equal_semantics: Int | str, unequal_semantics: Int | str, value: Val, comparator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicExchange(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicIAdd(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicIDecrement(pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicIIncrement(pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicISub(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicLoad(pointer: Val, memory_scope: Int | str, semantics: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicOr(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicSMax(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicSMin(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicStore(pointer: Val, value: Val, memory_scope: Int | str, semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> AtomicStoreOp: ...
def AtomicUMax(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicUMin(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def AtomicXor(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitCount(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitFieldInsert(base: Val, insert: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitFieldSExtract(base: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitFieldUExtract(base: Val, offset: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitReverse(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Bitcast(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitwiseAnd(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitwiseOr(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def BitwiseXor(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Branch(target_operands: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> BranchOp: ...
def BranchConditional(condition: Val, true_target_operands: Vals, false_target_operands: Vals, true_target: Block, false_target: Block, *, branch_weights: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> BranchConditionalOp: ...
def CL_acos(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_acosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_asin(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_asinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_atan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_atan2(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_atanh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_cbrt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_ceil(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_clz(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_copysign(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_cos(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_cosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_erf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_erfc(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_exp(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_exp10(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_exp2(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_expm1(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fabs(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fdim(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_floor(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fma(x: Val, y: Val, z: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fmax(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fmin(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_fmod(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_hypot(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_ldexp(x: Val, exp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_log(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_log10(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_log1p(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_log2(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_mix(x: Val, y: Val, z: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_pow(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_pown(x: Val, y: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_printf(result: Type, format: Val, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_rint(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_rootn(x: Val, n: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_round(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_rsqrt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_s_abs(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_s_max(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_s_min(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_sin(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_sinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_sqrt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_tan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_tanh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_trunc(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_u_max(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CL_u_min(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CompositeConstruct(result: Type, constituents: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CompositeExtract(component: Type, composite: Val, indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CompositeInsert(result: Type, object: Val, composite: Val, indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Constant(constant: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ControlBarrier(execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> ControlBarrierOp: ...
def ConvertFToS(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ConvertFToU(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ConvertPtrToU(result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ConvertSToF(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ConvertUToF(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ConvertUToPtr(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def CopyMemory(target: Val, source: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., source_memory_access: Int | str | None = ..., source_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> CopyMemoryOp: ...
def Dot(result: Type, vector1: Val, vector2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def EXT_AtomicFAdd(pointer: Val, memory_scope: Int | str, semantics: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def EXT_ConstantCompositeReplicate(replicated_constant: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def EXT_EmitMeshTasks(group_count_x: Val, group_count_y: Val, group_count_z: Val, *, payload: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> EXTEmitMeshTasksOp: ...
def EXT_SetMeshOutputs(vertex_count: Val, primitive_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> EXTSetMeshOutputsOp: ...
def EXT_SpecConstantCompositeReplicate(type_: TypeLike, sym_name: Str, constituent: Sym, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> EXTSpecConstantCompositeReplicateOp: ...
def EmitVertex(*, loc: Loc = ..., ip: Ip = ...) -> EmitVertexOp: ...
def EndPrimitive(*, loc: Loc = ..., ip: Ip = ...) -> EndPrimitiveOp: ...
def EntryPoint(execution_model: Int | str, fn: Sym, interface: Plain, *, loc: Loc = ..., ip: Ip = ...) -> EntryPointOp: ...
def ExecutionMode(fn: Sym, execution_mode: Int | str, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ExecutionModeOp: ...
def ExecutionModeId(fn: Sym, execution_mode: Int | str, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ExecutionModeIdOp: ...
def ExperimentalML_Call(output: Type, parameters: Vals, opcode: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FAdd(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FConvert(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FDiv(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FMod(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FMul(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FNegate(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdGreaterThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdGreaterThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdLessThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdLessThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FOrdNotEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FRem(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FSub(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordGreaterThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordGreaterThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordLessThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordLessThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FUnordNotEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def FunctionCall(return_value: Type | None, callee: Sym, arguments: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FunctionCallOp: ...
def GL_Acos(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Acosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Asin(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Asinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Atan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Atan2(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Atanh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Ceil(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Cos(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Cosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Cross(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Degrees(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Distance(p0: Val, p1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Exp(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Exp2(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FAbs(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FClamp(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FMax(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FMin(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FMix(x: Val, y: Val, a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FSign(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FindILsb(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FindSMsb(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FindUMsb(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Floor(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Fma(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Fract(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_FrexpStruct(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_InverseSqrt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Ldexp(x: Val, exp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Length(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Log(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Log2(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_NClamp(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_NMax(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_NMin(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Normalize(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_PackHalf2x16(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_PackSnorm4x8(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Pow(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Radians(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Reflect(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Round(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_RoundEven(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SAbs(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SClamp(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SMax(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SMin(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SSign(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Sin(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Sinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_SmoothStep(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Sqrt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Step(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Tan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Tanh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_Trunc(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_UClamp(result: Type, x: Val, y: Val, z: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_UMax(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_UMin(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_UnpackHalf2x16(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GL_UnpackSnorm4x8(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GenericCastToPtr(result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GenericCastToPtrExplicit(result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GlobalVariable(type_: TypeLike, sym_name: Str, *, sym_visibility: Str | None = ..., initializer: Sym | None = ..., location: Int | None = ..., binding: Int | None = ..., descriptor_set: Int | None = ..., built_in: Str | None = ..., linkage_attributes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalVariableOp: ...
def GroupBroadcast(execution_scope: Int | str, value: Val, localid: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupFAdd(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupFMax(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupFMin(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupIAdd(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformAll(execution_scope: Int | str, predicate: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformAllEqual(execution_scope: Int | str, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformAny(execution_scope: Int | str, predicate: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBallot(result: Type, execution_scope: Int | str, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBallotBitCount(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBallotFindLSB(result: Type, execution_scope: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBallotFindMSB(result: Type, execution_scope: Int | str, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBitwiseAnd(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBitwiseOr(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBitwiseXor(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBroadcast(execution_scope: Int | str, value: Val, id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformBroadcastFirst(value: Val, execution_scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformElect(execution_scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformFAdd(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformFMax(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformFMin(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformFMul(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformIAdd(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformIMul(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformLogicalAnd(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformLogicalOr(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformLogicalXor(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformQuadSwap(execution_scope: Int | str, value: Val, direction: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformRotateKHR(execution_scope: Int | str, value: Val, delta: Val, *, cluster_size: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformSMax(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformSMin(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformShuffle(execution_scope: Int | str, value: Val, id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformShuffleDown(execution_scope: Int | str, value: Val, delta: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformShuffleUp(execution_scope: Int | str, value: Val, delta: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformShuffleXor(execution_scope: Int | str, value: Val, mask: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformUMax(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupNonUniformUMin(result: Type, execution_scope: Int | str, group_operation: Int | str, value: Val, *, cluster_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupSMax(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupSMin(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupUMax(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def GroupUMin(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IAdd(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IAddCarry(result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IMul(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_ControlBarrierArrive(execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> INTELControlBarrierArriveOp: ...
def INTEL_ControlBarrierWait(execution_scope: Int | str, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> INTELControlBarrierWaitOp: ...
def INTEL_ConvertBF16ToF(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_ConvertFToBF16(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_JointMatrixLoad(result: Type, pointer: Val, stride: Val, layout: Plain, scope: Int | str, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_JointMatrixMad(a: Val, b: Val, c: Val, scope: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_JointMatrixStore(pointer: Val, object: Val, stride: Val, layout: Plain, scope: Int | str, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> INTELJointMatrixStoreOp: ...
def INTEL_JointMatrixWorkItemLength(joint_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_MaskedGather(ptr_vector: Val, alignment: Val, mask: Val, fill_empty: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_MaskedScatter(ptr_vector: Val, alignment: Val, mask: Val, input_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> INTELMaskedScatterOp: ...
def INTEL_RoundFToTF32(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_SubgroupBlockRead(value: Type, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def INTEL_SubgroupBlockWrite(ptr: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> INTELSubgroupBlockWriteOp: ...
def INotEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ISub(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ISubBorrow(result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Image(sampled_image: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageDrefGather(result: Type, sampled_image: Val, coordinate: Val, dref: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageFetch(result: Type, image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageQuerySize(result: Type, image: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageRead(result: Type, image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageSampleExplicitLod(result: Type, sampled_image: Val, coordinate: Val, image_operands: Int | str, operand_arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageSampleImplicitLod(result: Type, sampled_image: Val, coordinate: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageSampleProjDrefImplicitLod(sampled_image: Val, coordinate: Val, dref: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ImageWrite(image: Val, coordinate: Val, texel: Val, operand_arguments: Vals, *, image_operands: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ImageWriteOp: ...
def InBoundsPtrAccessChain(result: Type, base_ptr: Val, element: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IsFinite(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IsInf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IsNan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def IsNormal(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_AssumeTrue(condition: Val, *, loc: Loc = ..., ip: Ip = ...) -> KHRAssumeTrueOp: ...
def KHR_CooperativeMatrixLength(cooperative_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_CooperativeMatrixLoad(result: Type, pointer: Val, matrix_layout: Int | str, stride: Val, *, memory_operand: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_CooperativeMatrixMulAdd(a: Val, b: Val, c: Val, *, matrix_operands: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_CooperativeMatrixStore(pointer: Val, object: Val, matrix_layout: Int | str, stride: Val, *, memory_operand: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> KHRCooperativeMatrixStoreOp: ...
def KHR_Expect(value: Val, expected_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_GroupFMul(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_GroupIMul(execution_scope: Int | str, group_operation: Int | str, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def KHR_SubgroupBallot(result: Type, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Kill(*, loc: Loc = ..., ip: Ip = ...) -> KillOp: ...
def Load(value: Type, ptr: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def LogicalAnd(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def LogicalEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def LogicalNot(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def LogicalNotEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def LogicalOr(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def MatrixTimesMatrix(result: Type, leftmatrix: Val, rightmatrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def MatrixTimesScalar(matrix: Val, scalar: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def MatrixTimesVector(result: Type, matrix: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def MemoryBarrier(memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> MemoryBarrierOp: ...
def MemoryNamedBarrier(named_barrier: Val, memory_scope: Int | str, memory_semantics: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> MemoryNamedBarrierOp: ...
def NV_CooperativeMatrixLength(cooperative_matrix_type: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def NV_CooperativeMatrixLoad(result: Type, pointer: Val, stride: Val, columnmajor: Val, *, memory_access: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def NV_CooperativeMatrixMulAdd(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def NV_CooperativeMatrixStore(pointer: Val, object: Val, stride: Val, columnmajor: Val, *, memory_access: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> NVCooperativeMatrixStoreOp: ...
def NamedBarrierInitialize(result: Type, subgroup_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Not(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Ordered(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def OuterProduct(result: Type, vector1: Val, vector2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def PtrAccessChain(result: Type, base_ptr: Val, element: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def PtrCastToGeneric(result: Type, pointer: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Return(*, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def ReturnValue(value: Val, *, loc: Loc = ..., ip: Ip = ...) -> ReturnValueOp: ...
def SConvert(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SDiv(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SDot(result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SDotAccSat(vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SGreaterThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SGreaterThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SLessThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SLessThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SMod(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SMulExtended(result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SNegate(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SRem(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SUDot(result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SUDotAccSat(vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SampledImage(result: Type, image: Val, sampler: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Select(condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ShiftLeftLogical(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ShiftRightArithmetic(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ShiftRightLogical(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def SpecConstant(sym_name: Str, default_value: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> SpecConstantOp: ...
def SpecConstantComposite(type_: TypeLike, sym_name: Str, constituents: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> SpecConstantCompositeOp: ...
def SpecConstantOperation(result: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Store(ptr: Val, value: Val, *, memory_access: Int | str | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreOp: ...
def Switch(selector: Val, default_operands: Vals, target_operands: ValsList, case_operand_segments: Ints, default_target: Block, targets: Blocks, *, literals: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> SwitchOp: ...
def Tosa_Abs(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Add(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ArgMax(output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ArithmeticRightShift(output: Type, input1: Val, input2: Val, round: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_AvgPool2D(output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Plain, stride: Plain, pad: Plain, acc_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_BitwiseAnd(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_BitwiseNot(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_BitwiseOr(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_BitwiseXor(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Cast(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Ceil(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Clamp(input: Val, min_val: Plain, max_val: Plain, nan_mode: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Clz(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Concat(output: Type, input1: Vals, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Conv2D(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Conv3D(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Cos(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_DepthwiseConv2D(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Plain, stride: Plain, dilation: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Equal(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Erf(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Exp(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_FFT2D(output: Type, input_real: Val, input_imag: Val, inverse: Int, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Floor(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Gather(output: Type, values: Val, indices: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Greater(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_GreaterEqual(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_IntDiv(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Log(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalAnd(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalLeftShift(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalNot(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalOr(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalRightShift(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_LogicalXor(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_MatMul(output: Type, a: Val, b: Val, a_zp: Val, b_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_MaxPool2D(output: Type, input: Val, kernel: Plain, stride: Plain, pad: Plain, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Maximum(output: Type, input1: Val, input2: Val, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Minimum(output: Type, input1: Val, input2: Val, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Mul(output: Type, input1: Val, input2: Val, shift: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Negate(input1: Val, input1_zp: Val, output_zp: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Pad(output: Type, input1: Val, padding: Val, pad_const: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Pow(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_RFFT2D(output: Type, input_real: Val, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Reciprocal(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceAll(output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceAny(output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceMax(output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceMin(output: Type, input: Val, axis: Int, nan_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceProduct(output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_ReduceSum(output: Type, input: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Rescale(output: Type, input: Val, multiplier: Val, shift: Val, input_zp: Val, output_zp: Val, scale32: Int, rounding_mode: Int | str, per_channel: Int, input_unsigned: Int, output_unsigned: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Reshape(output: Type, input1: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Resize(output: Type, input: Val, scale: Val, offset: Val, border: Val, mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Reverse(input1: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Rsqrt(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Scatter(values_in: Val, indices: Val, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Select(output: Type, condition: Val, true_value: Val, false_value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Sigmoid(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Sin(input1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Slice(output: Type, input1: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Sub(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Table(output: Type, input1: Val, table: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Tanh(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Tile(output: Type, input1: Val, multiples: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_Transpose(output: Type, input1: Val, perms: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Tosa_TransposeConv2D(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, out_pad: Plain, stride: Plain, acc_type: Int | str, local_bound: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Transpose(result: Type, matrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UConvert(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UDiv(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UDot(result: Type, vector1: Val, vector2: Val, *, format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UDotAccSat(vector1: Val, vector2: Val, accumulator: Val, *, format: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UGreaterThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UGreaterThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ULessThan(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ULessThanEqual(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UMod(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def UMulExtended(result: Type, operand1: Val, operand2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Undef(result: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Unordered(operand1: Val, operand2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def Unreachable(*, loc: Loc = ..., ip: Ip = ...) -> UnreachableOp: ...
def Variable(pointer: Type, storage_class: Int | str, *, initializer: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def VectorExtractDynamic(vector: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def VectorInsertDynamic(vector: Val, component: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def VectorShuffle(result: Type, vector1: Val, vector2: Val, components: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def VectorTimesMatrix(result: Type, vector: Val, matrix: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def VectorTimesScalar(result: Type, vector: Val, scalar: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(function_type: TypeLike, sym_name: Str, function_control: Int | str, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., linkage_attributes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def mlir_addressof(pointer: Type, variable: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_loop(results_: Types, loop_control: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | LoopOp: ...
def mlir_merge(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> MergeOp: ...
def mlir_referenceof(reference: Type, spec_const: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_selection(results_: Types, selection_control: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SelectionOp: ...
def mlir_yield(operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
def module(addressing_model: Int | str, memory_model: Int | str, *, sym_name: Str | None = ..., sym_visibility: Str | None = ..., vce_triple: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ModuleOp: ...
class AddressingModel(enum.IntEnum):
    Logical = 0
    Physical32 = 1
    Physical64 = 2
    PhysicalStorageBuffer64 = 5348
class BuiltIn(enum.IntEnum):
    Position = 0
    PointSize = 1
    ClipDistance = 3
    CullDistance = 4
    VertexId = 5
    InstanceId = 6
    PrimitiveId = 7
    InvocationId = 8
    Layer = 9
    ViewportIndex = 10
    TessLevelOuter = 11
    TessLevelInner = 12
    TessCoord = 13
    PatchVertices = 14
    FragCoord = 15
    PointCoord = 16
    FrontFacing = 17
    SampleId = 18
    SamplePosition = 19
    SampleMask = 20
    FragDepth = 22
    HelperInvocation = 23
    NumWorkgroups = 24
    WorkgroupSize = 25
    WorkgroupId = 26
    LocalInvocationId = 27
    GlobalInvocationId = 28
    LocalInvocationIndex = 29
    WorkDim = 30
    GlobalSize = 31
    EnqueuedWorkgroupSize = 32
    GlobalOffset = 33
    GlobalLinearId = 34
    SubgroupSize = 36
    SubgroupMaxSize = 37
    NumSubgroups = 38
    NumEnqueuedSubgroups = 39
    SubgroupId = 40
    SubgroupLocalInvocationId = 41
    VertexIndex = 42
    InstanceIndex = 43
    SubgroupEqMask = 4416
    SubgroupGeMask = 4417
    SubgroupGtMask = 4418
    SubgroupLeMask = 4419
    SubgroupLtMask = 4420
    BaseVertex = 4424
    BaseInstance = 4425
    DrawIndex = 4426
    PrimitiveShadingRateKHR = 4432
    DeviceIndex = 4438
    ViewIndex = 4440
    ShadingRateKHR = 4444
    BaryCoordNoPerspAMD = 4992
    BaryCoordNoPerspCentroidAMD = 4993
    BaryCoordNoPerspSampleAMD = 4994
    BaryCoordSmoothAMD = 4995
    BaryCoordSmoothCentroidAMD = 4996
    BaryCoordSmoothSampleAMD = 4997
    BaryCoordPullModelAMD = 4998
    FragStencilRefEXT = 5014
    ViewportMaskNV = 5253
    SecondaryPositionNV = 5257
    SecondaryViewportMaskNV = 5258
    PositionPerViewNV = 5261
    ViewportMaskPerViewNV = 5262
    FullyCoveredEXT = 5264
    BaryCoordKHR = 5286
    BaryCoordNoPerspKHR = 5287
    FragSizeEXT = 5292
    FragInvocationCountEXT = 5293
    PrimitivePointIndicesEXT = 5294
    PrimitiveLineIndicesEXT = 5295
    PrimitiveTriangleIndicesEXT = 5296
    CullPrimitiveEXT = 5299
    LaunchIdKHR = 5319
    LaunchSizeKHR = 5320
    WorldRayOriginKHR = 5321
    WorldRayDirectionKHR = 5322
    ObjectRayOriginKHR = 5323
    ObjectRayDirectionKHR = 5324
    RayTminKHR = 5325
    RayTmaxKHR = 5326
    InstanceCustomIndexKHR = 5327
    ObjectToWorldKHR = 5330
    WorldToObjectKHR = 5331
    HitTNV = 5332
    HitKindKHR = 5333
    CurrentRayTimeNV = 5334
    IncomingRayFlagsKHR = 5351
    RayGeometryIndexKHR = 5352
    WarpsPerSMNV = 5374
    SMCountNV = 5375
    WarpIDNV = 5376
    SMIDNV = 5377
    CullMaskKHR = 6021
    TaskCountNV = 5274
    PrimitiveCountNV = 5275
    PrimitiveIndicesNV = 5276
    ClipDistancePerViewNV = 5277
    CullDistancePerViewNV = 5278
    LayerPerViewNV = 5279
    MeshViewCountNV = 5280
    MeshViewIndicesNV = 5281
class Capability(enum.IntEnum):
    Matrix = 0
    Addresses = 4
    Linkage = 5
    Kernel = 6
    Float16 = 9
    Float64 = 10
    Int64 = 11
    Groups = 18
    Int16 = 22
    Int8 = 39
    Sampled1D = 43
    SampledBuffer = 46
    GroupNonUniform = 61
    ShaderLayer = 69
    ShaderViewportIndex = 70
    UniformDecoration = 71
    SubgroupBallotKHR = 4423
    SubgroupVoteKHR = 4431
    StorageBuffer16BitAccess = 4433
    StoragePushConstant16 = 4435
    StorageInputOutput16 = 4436
    DeviceGroup = 4437
    AtomicStorageOps = 4445
    SampleMaskPostDepthCoverage = 4447
    StorageBuffer8BitAccess = 4448
    StoragePushConstant8 = 4450
    DenormPreserve = 4464
    DenormFlushToZero = 4465
    SignedZeroInfNanPreserve = 4466
    RoundingModeRTE = 4467
    RoundingModeRTZ = 4468
    ImageFootprintNV = 5282
    FragmentBarycentricKHR = 5284
    MeshShadingEXT = 5283
    ComputeDerivativeGroupQuadsNV = 5288
    GroupNonUniformPartitionedNV = 5297
    VulkanMemoryModel = 5345
    VulkanMemoryModelDeviceScope = 5346
    ComputeDerivativeGroupLinearNV = 5350
    BindlessTextureNV = 5390
    SubgroupShuffleINTEL = 5568
    SubgroupBufferBlockIOINTEL = 5569
    SubgroupImageBlockIOINTEL = 5570
    SubgroupImageMediaBlockIOINTEL = 5579
    RoundToInfinityINTEL = 5582
    FloatingPointModeINTEL = 5583
    FunctionPointersINTEL = 5603
    IndirectReferencesINTEL = 5604
    AsmINTEL = 5606
    AtomicFloat32MinMaxEXT = 5612
    AtomicFloat64MinMaxEXT = 5613
    AtomicFloat16MinMaxEXT = 5616
    VectorAnyINTEL = 5619
    ExpectAssumeKHR = 5629
    SubgroupAvcMotionEstimationINTEL = 5696
    SubgroupAvcMotionEstimationIntraINTEL = 5697
    SubgroupAvcMotionEstimationChromaINTEL = 5698
    VariableLengthArrayINTEL = 5817
    FunctionFloatControlINTEL = 5821
    FPGAMemoryAttributesINTEL = 5824
    ArbitraryPrecisionIntegersINTEL = 5844
    ArbitraryPrecisionFloatingPointINTEL = 5845
    UnstructuredLoopControlsINTEL = 5886
    FPGALoopControlsINTEL = 5888
    KernelAttributesINTEL = 5892
    FPGAKernelAttributesINTEL = 5897
    FPGAMemoryAccessesINTEL = 5898
    FPGAClusterAttributesINTEL = 5904
    LoopFuseINTEL = 5906
    MemoryAccessAliasingINTEL = 5910
    FPGABufferLocationINTEL = 5920
    ArbitraryPrecisionFixedPointINTEL = 5922
    USMStorageClassesINTEL = 5935
    IOPipesINTEL = 5943
    BlockingPipesALTERA = 5945
    FPGARegINTEL = 5948
    DotProductInputAll = 6016
    DotProductInput4x8BitPacked = 6018
    DotProduct = 6019
    RayCullMaskKHR = 6020
    CooperativeMatrixKHR = 6022
    ReplicatedCompositesEXT = 6024
    BitInstructions = 6025
    AtomicFloat32AddEXT = 6033
    AtomicFloat64AddEXT = 6034
    LongCompositesINTEL = 6089
    OptNoneINTEL = 6094
    AtomicFloat16AddEXT = 6095
    DebugInfoModuleINTEL = 6114
    SplitBarrierINTEL = 6141
    GroupUniformArithmeticKHR = 6400
    Shader = 1
    Vector16 = 7
    Float16Buffer = 8
    Int64Atomics = 12
    ImageBasic = 13
    Pipes = 17
    DeviceEnqueue = 19
    LiteralSampler = 20
    GenericPointer = 38
    Image1D = 44
    ImageBuffer = 47
    NamedBarrier = 59
    GroupNonUniformVote = 62
    GroupNonUniformArithmetic = 63
    GroupNonUniformBallot = 64
    GroupNonUniformShuffle = 65
    GroupNonUniformShuffleRelative = 66
    GroupNonUniformClustered = 67
    GroupNonUniformQuad = 68
    StorageUniform16 = 4434
    UniformAndStorageBuffer8BitAccess = 4449
    UniformTexelBufferArrayDynamicIndexing = 5304
    VectorComputeINTEL = 5617
    FPFastMathModeINTEL = 5837
    DotProductInput4x8Bit = 6017
    GroupNonUniformRotateKHR = 6026
    Geometry = 2
    Tessellation = 3
    ImageReadWrite = 14
    ImageMipmap = 15
    AtomicStorage = 21
    ImageGatherExtended = 25
    StorageImageMultisample = 27
    UniformBufferArrayDynamicIndexing = 28
    SampledImageArrayDynamicIndexing = 29
    StorageBufferArrayDynamicIndexing = 30
    StorageImageArrayDynamicIndexing = 31
    ClipDistance = 32
    CullDistance = 33
    SampleRateShading = 35
    SampledRect = 37
    InputAttachment = 40
    SparseResidency = 41
    MinLod = 42
    SampledCubeArray = 45
    ImageMSArray = 48
    StorageImageExtendedFormats = 49
    ImageQuery = 50
    DerivativeControl = 51
    InterpolationFunction = 52
    TransformFeedback = 53
    StorageImageReadWithoutFormat = 55
    StorageImageWriteWithoutFormat = 56
    SubgroupDispatch = 58
    PipeStorage = 60
    FragmentShadingRateKHR = 4422
    DrawParameters = 4427
    WorkgroupMemoryExplicitLayoutKHR = 4428
    WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430
    MultiView = 4439
    VariablePointersStorageBuffer = 4441
    RayQueryProvisionalKHR = 4471
    RayQueryKHR = 4472
    RayTracingKHR = 4479
    Float16ImageAMD = 5008
    ImageGatherBiasLodAMD = 5009
    FragmentMaskAMD = 5010
    StencilExportEXT = 5013
    ImageReadWriteLodAMD = 5015
    WeakLinkageAMD = 5181
    Int64ImageEXT = 5016
    ShaderClockKHR = 5055
    FragmentFullyCoveredEXT = 5265
    FragmentDensityEXT = 5291
    ShaderNonUniform = 5301
    RuntimeDescriptorArray = 5302
    StorageTexelBufferArrayDynamicIndexing = 5305
    RayTracingNV = 5340
    RayTracingMotionBlurNV = 5341
    PhysicalStorageBufferAddresses = 5347
    RayTracingProvisionalKHR = 5353
    FragmentShaderSampleInterlockEXT = 5363
    FragmentShaderShadingRateInterlockEXT = 5372
    ShaderSMBuiltinsNV = 5373
    FragmentShaderPixelInterlockEXT = 5378
    DemoteToHelperInvocation = 5379
    IntegerFunctions2INTEL = 5584
    TessellationPointSize = 23
    GeometryPointSize = 24
    ImageCubeArray = 34
    ImageRect = 36
    GeometryStreams = 54
    MultiViewport = 57
    TensorsARM = 4174
    StorageTensorArrayDynamicIndexingEXT = 4175
    StorageTensorArrayNonUniformIndexingEXT = 4176
    GraphARM = 4191
    WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429
    VariablePointers = 4442
    RayTraversalPrimitiveCullingKHR = 4478
    SampleMaskOverrideCoverageNV = 5249
    GeometryShaderPassthroughNV = 5251
    PerViewAttributesNV = 5260
    InputAttachmentArrayDynamicIndexing = 5303
    UniformBufferArrayNonUniformIndexing = 5306
    SampledImageArrayNonUniformIndexing = 5307
    StorageBufferArrayNonUniformIndexing = 5308
    StorageImageArrayNonUniformIndexing = 5309
    InputAttachmentArrayNonUniformIndexing = 5310
    UniformTexelBufferArrayNonUniformIndexing = 5311
    StorageTexelBufferArrayNonUniformIndexing = 5312
    ShaderViewportIndexLayerEXT = 5254
    ShaderViewportMaskNV = 5255
    ShaderStereoViewNV = 5259
    Bfloat16ConversionINTEL = 6115
    CacheControlsINTEL = 6441
    BFloat16TypeKHR = 5116
    BFloat16DotProductKHR = 5117
    BFloat16CooperativeMatrixKHR = 5118
    TensorFloat32RoundingINTEL = 6425
    MaskedGatherScatterINTEL = 6427
    Float8EXT = 4212
    Float8CooperativeMatrixEXT = 4213
    MeshShadingNV = 5266
    JointMatrixINTEL = 6118
    CooperativeMatrixNV = 5357
    LongConstantCompositeINTEL = 6089
class ClientAPI(enum.IntEnum):
    Metal = 0
    OpenCL = 1
    Vulkan = 2
    WebGPU = 3
    Unknown = 4
class CooperativeMatrixLayoutKHR(enum.IntEnum):
    RowMajor = 0
    ColumnMajor = 1
class CooperativeMatrixOperandsKHR(enum.IntFlag):
    None_ = 0
    ASigned = 1
    BSigned = 2
    CSigned = 4
    ResultSigned = 8
    AccSat = 16
class CooperativeMatrixUseKHR(enum.IntEnum):
    MatrixA = 0
    MatrixB = 1
    MatrixAcc = 2
class Decoration(enum.IntEnum):
    RelaxedPrecision = 0
    SpecId = 1
    Block = 2
    BufferBlock = 3
    RowMajor = 4
    ColMajor = 5
    ArrayStride = 6
    MatrixStride = 7
    GLSLShared = 8
    GLSLPacked = 9
    CPacked = 10
    BuiltIn = 11
    NoPerspective = 13
    Flat = 14
    Patch = 15
    Centroid = 16
    Sample = 17
    Invariant = 18
    Restrict = 19
    Aliased = 20
    Volatile = 21
    Constant = 22
    Coherent = 23
    NonWritable = 24
    NonReadable = 25
    Uniform = 26
    UniformId = 27
    SaturatedConversion = 28
    Stream = 29
    Location = 30
    Component = 31
    Index = 32
    Binding = 33
    DescriptorSet = 34
    Offset = 35
    XfbBuffer = 36
    XfbStride = 37
    FuncParamAttr = 38
    FPRoundingMode = 39
    FPFastMathMode = 40
    LinkageAttributes = 41
    NoContraction = 42
    InputAttachmentIndex = 43
    Alignment = 44
    MaxByteOffset = 45
    AlignmentId = 46
    MaxByteOffsetId = 47
    NoSignedWrap = 4469
    NoUnsignedWrap = 4470
    ExplicitInterpAMD = 4999
    OverrideCoverageNV = 5248
    PassthroughNV = 5250
    ViewportRelativeNV = 5252
    SecondaryViewportRelativeNV = 5256
    PerPrimitiveEXT = 5271
    PerVertexKHR = 5285
    NonUniform = 5300
    RestrictPointer = 5355
    AliasedPointer = 5356
    BindlessSamplerNV = 5398
    BindlessImageNV = 5399
    BoundSamplerNV = 5400
    BoundImageNV = 5401
    SIMTCallINTEL = 5599
    ReferencedIndirectlyINTEL = 5602
    ClobberINTEL = 5607
    SideEffectsINTEL = 5608
    VectorComputeVariableINTEL = 5624
    FuncParamIOKindINTEL = 5625
    VectorComputeFunctionINTEL = 5626
    StackCallINTEL = 5627
    GlobalVariableOffsetINTEL = 5628
    CounterBuffer = 5634
    UserSemantic = 5635
    UserTypeGOOGLE = 5636
    FunctionRoundingModeINTEL = 5822
    FunctionDenormModeINTEL = 5823
    RegisterINTEL = 5825
    MemoryINTEL = 5826
    NumbanksINTEL = 5827
    BankwidthINTEL = 5828
    MaxPrivateCopiesINTEL = 5829
    SinglepumpINTEL = 5830
    DoublepumpINTEL = 5831
    MaxReplicatesINTEL = 5832
    SimpleDualPortINTEL = 5833
    MergeINTEL = 5834
    BankBitsINTEL = 5835
    ForcePow2DepthINTEL = 5836
    BurstCoalesceINTEL = 5899
    CacheSizeINTEL = 5900
    DontStaticallyCoalesceINTEL = 5901
    PrefetchINTEL = 5902
    StallEnableINTEL = 5905
    FuseLoopsInFunctionINTEL = 5907
    AliasScopeINTEL = 5914
    NoAliasINTEL = 5915
    BufferLocationINTEL = 5921
    IOPipeStorageINTEL = 5944
    FunctionFloatingPointModeINTEL = 6080
    SingleElementVectorINTEL = 6085
    VectorComputeCallableFunctionINTEL = 6087
    MediaBlockIOINTEL = 6140
    CacheControlLoadINTEL = 6442
    CacheControlStoreINTEL = 6443
    PerViewNV = 5272
    PerTaskNV = 5273
class DeviceType(enum.IntEnum):
    Other = 3
    IntegratedGPU = 2
    DiscreteGPU = 1
    CPU = 0
    Unknown = 1
class Dim(enum.IntEnum):
    Dim1D = 0
    Dim2D = 1
    Dim3D = 2
    Cube = 3
    Rect = 4
    Buffer = 5
    SubpassData = 6
class ExecutionModel(enum.IntEnum):
    Vertex = 0
    TessellationControl = 1
    TessellationEvaluation = 2
    Geometry = 3
    Fragment = 4
    GLCompute = 5
    Kernel = 6
    RayGenerationKHR = 5313
    IntersectionKHR = 5314
    AnyHitKHR = 5315
    ClosestHitKHR = 5316
    MissKHR = 5317
    CallableKHR = 5318
    TaskEXT = 5364
    MeshEXT = 5365
    TaskNV = 5267
    MeshNV = 5268
class Extension(enum.IntEnum):
    SPV_KHR_16bit_storage = 0
    SPV_KHR_8bit_storage = 1
    SPV_KHR_device_group = 2
    SPV_KHR_float_controls = 3
    SPV_KHR_physical_storage_buffer = 4
    SPV_KHR_multiview = 5
    SPV_KHR_no_integer_wrap_decoration = 6
    SPV_KHR_post_depth_coverage = 7
    SPV_KHR_shader_atomic_counter_ops = 8
    SPV_KHR_shader_ballot = 9
    SPV_KHR_shader_clock = 10
    SPV_KHR_shader_draw_parameters = 11
    SPV_KHR_storage_buffer_storage_class = 12
    SPV_KHR_subgroup_vote = 13
    SPV_KHR_variable_pointers = 14
    SPV_KHR_vulkan_memory_model = 15
    SPV_KHR_expect_assume = 16
    SPV_KHR_integer_dot_product = 17
    SPV_KHR_bit_instructions = 18
    SPV_KHR_fragment_shading_rate = 19
    SPV_KHR_workgroup_memory_explicit_layout = 20
    SPV_KHR_ray_query = 21
    SPV_KHR_ray_tracing = 22
    SPV_KHR_subgroup_uniform_control_flow = 23
    SPV_KHR_linkonce_odr = 24
    SPV_KHR_fragment_shader_barycentric = 25
    SPV_KHR_ray_cull_mask = 26
    SPV_KHR_uniform_group_instructions = 27
    SPV_KHR_subgroup_rotate = 28
    SPV_KHR_non_semantic_info = 29
    SPV_KHR_terminate_invocation = 30
    SPV_KHR_cooperative_matrix = 31
    SPV_KHR_bfloat16 = 32
    SPV_EXT_demote_to_helper_invocation = 1000
    SPV_EXT_descriptor_indexing = 1001
    SPV_EXT_fragment_fully_covered = 1002
    SPV_EXT_fragment_invocation_density = 1003
    SPV_EXT_fragment_shader_interlock = 1004
    SPV_EXT_physical_storage_buffer = 1005
    SPV_EXT_shader_stencil_export = 1006
    SPV_EXT_shader_viewport_index_layer = 1007
    SPV_EXT_shader_atomic_float_add = 1008
    SPV_EXT_shader_atomic_float_min_max = 1009
    SPV_EXT_shader_image_int64 = 1010
    SPV_EXT_shader_atomic_float16_add = 1011
    SPV_EXT_mesh_shader = 1012
    SPV_EXT_replicated_composites = 1013
    SPV_EXT_float8 = 1014
    SPV_ARM_tensors = 6000
    SPV_ARM_graph = 6001
    SPV_AMD_gpu_shader_half_float_fetch = 2000
    SPV_AMD_shader_ballot = 2001
    SPV_AMD_shader_explicit_vertex_parameter = 2002
    SPV_AMD_shader_fragment_mask = 2003
    SPV_AMD_shader_image_load_store_lod = 2004
    SPV_AMD_texture_gather_bias_lod = 2005
    SPV_AMD_shader_early_and_late_fragment_tests = 2006
    SPV_AMD_weak_linkage = 2007
    SPV_GOOGLE_decorate_string = 3000
    SPV_GOOGLE_hlsl_functionality1 = 3001
    SPV_GOOGLE_user_type = 3002
    SPV_INTEL_device_side_avc_motion_estimation = 4000
    SPV_INTEL_media_block_io = 4001
    SPV_INTEL_shader_integer_functions2 = 4002
    SPV_INTEL_subgroups = 4003
    SPV_INTEL_vector_compute = 4007
    SPV_INTEL_float_controls2 = 4004
    SPV_INTEL_function_pointers = 4005
    SPV_INTEL_inline_assembly = 4006
    SPV_INTEL_variable_length_array = 4008
    SPV_INTEL_fpga_memory_attributes = 4009
    SPV_INTEL_unstructured_loop_controls = 4012
    SPV_INTEL_fpga_loop_controls = 4013
    SPV_INTEL_arbitrary_precision_integers = 4010
    SPV_INTEL_arbitrary_precision_floating_point = 4011
    SPV_INTEL_kernel_attributes = 4014
    SPV_INTEL_fpga_memory_accesses = 4015
    SPV_INTEL_fpga_cluster_attributes = 4016
    SPV_INTEL_loop_fuse = 4017
    SPV_INTEL_fpga_buffer_location = 4018
    SPV_INTEL_arbitrary_precision_fixed_point = 4019
    SPV_INTEL_usm_storage_classes = 4020
    SPV_INTEL_io_pipes = 4021
    SPV_ALTERA_blocking_pipes = 4022
    SPV_INTEL_fpga_reg = 4023
    SPV_INTEL_long_composites = 4024
    SPV_INTEL_optnone = 4025
    SPV_INTEL_debug_module = 4026
    SPV_INTEL_fp_fast_math_mode = 4027
    SPV_INTEL_memory_access_aliasing = 4028
    SPV_INTEL_split_barrier = 4029
    SPV_INTEL_bfloat16_conversion = 4031
    SPV_INTEL_cache_controls = 4032
    SPV_INTEL_tensor_float32_conversion = 4033
    SPV_INTEL_masked_gather_scatter = 4034
    SPV_NV_compute_shader_derivatives = 5000
    SPV_NV_cooperative_matrix = 5001
    SPV_NV_fragment_shader_barycentric = 5002
    SPV_NV_geometry_shader_passthrough = 5003
    SPV_NV_ray_tracing = 5005
    SPV_NV_sample_mask_override_coverage = 5006
    SPV_NV_shader_image_footprint = 5007
    SPV_NV_shader_sm_builtins = 5008
    SPV_NV_shader_subgroup_partitioned = 5009
    SPV_NV_shading_rate = 5010
    SPV_NV_stereo_view_rendering = 5011
    SPV_NV_viewport_array2 = 5012
    SPV_NV_bindless_texture = 5013
    SPV_NV_ray_tracing_motion_blur = 5014
    SPV_NVX_multiview_per_view_attributes = 5015
    SPV_INTEL_joint_matrix = 4030
    SPV_NV_mesh_shader = 5004
    SPV_INTEL_long_constant_composite = 4024
class FPEncoding(enum.IntEnum):
    BFloat16KHR = 0
    Float8E4M3EXT = 4214
    Float8E5M2EXT = 4215
class FPFastMathMode(enum.IntFlag):
    None_ = 0
    NotNaN = 1
    NotInf = 2
    NSZ = 4
    AllowRecip = 8
    Fast = 16
    AllowContractFastINTEL = 65536
    AllowReassocINTEL = 131072
class FPRoundingMode(enum.IntEnum):
    RTE = 0
    RTZ = 1
    RTP = 2
    RTN = 3
class FunctionControl(enum.IntFlag):
    None_ = 0
    Inline = 1
    DontInline = 2
    Pure = 4
    Const = 8
    OptNoneINTEL = 65536
class GroupOperation(enum.IntEnum):
    Reduce = 0
    InclusiveScan = 1
    ExclusiveScan = 2
    ClusteredReduce = 3
    PartitionedReduceNV = 6
    PartitionedInclusiveScanNV = 7
    PartitionedExclusiveScanNV = 8
class ImageArrayedInfo(enum.IntEnum):
    NonArrayed = 0
    Arrayed = 1
class ImageDepthInfo(enum.IntEnum):
    NoDepth = 0
    IsDepth = 1
    DepthUnknown = 2
class ImageFormat(enum.IntEnum):
    Unknown = 0
    Rgba32f = 1
    Rgba16f = 2
    R32f = 3
    Rgba8 = 4
    Rgba8Snorm = 5
    Rg32f = 6
    Rg16f = 7
    R11fG11fB10f = 8
    R16f = 9
    Rgba16 = 10
    Rgb10A2 = 11
    Rg16 = 12
    Rg8 = 13
    R16 = 14
    R8 = 15
    Rgba16Snorm = 16
    Rg16Snorm = 17
    Rg8Snorm = 18
    R16Snorm = 19
    R8Snorm = 20
    Rgba32i = 21
    Rgba16i = 22
    Rgba8i = 23
    R32i = 24
    Rg32i = 25
    Rg16i = 26
    Rg8i = 27
    R16i = 28
    R8i = 29
    Rgba32ui = 30
    Rgba16ui = 31
    Rgba8ui = 32
    R32ui = 33
    Rgb10a2ui = 34
    Rg32ui = 35
    Rg16ui = 36
    Rg8ui = 37
    R16ui = 38
    R8ui = 39
    R64ui = 40
    R64i = 41
class ImageOperands(enum.IntFlag):
    None_ = 0
    Bias = 1
    Lod = 2
    Grad = 4
    ConstOffset = 8
    Offset = 16
    ConstOffsets = 32
    Sample = 64
    MinLod = 128
    MakeTexelAvailable = 256
    MakeTexelVisible = 512
    NonPrivateTexel = 1024
    VolatileTexel = 2048
    SignExtend = 4096
    Offsets = 65536
    ZeroExtend = 8192
    Nontemporal = 16384
class ImageSamplerUseInfo(enum.IntEnum):
    SamplerUnknown = 0
    NeedSampler = 1
    NoSampler = 2
class ImageSamplingInfo(enum.IntEnum):
    SingleSampled = 0
    MultiSampled = 1
class LinkageType(enum.IntEnum):
    Export = 0
    Import = 1
    LinkOnceODR = 2
    Weak = 3
class LoadCacheControl(enum.IntEnum):
    Uncached = 0
    Cached = 1
    Streaming = 2
    InvalidateAfterR = 3
    ConstCached = 4
class LoopControl(enum.IntFlag):
    None_ = 0
    Unroll = 1
    DontUnroll = 2
    DependencyInfinite = 4
    DependencyLength = 8
    MinIterations = 16
    MaxIterations = 32
    IterationMultiple = 64
    PeelCount = 128
    PartialCount = 256
    InitiationIntervalINTEL = 65536
    LoopCoalesceINTEL = 1048576
    MaxConcurrencyINTEL = 131072
    MaxInterleavingINTEL = 2097152
    DependencyArrayINTEL = 262144
    SpeculatedIterationsINTEL = 4194304
    PipelineEnableINTEL = 524288
    NoFusionINTEL = 8388608
class MatrixLayout(enum.IntEnum):
    ColumnMajor = 0
    RowMajor = 1
    PackedA = 2
    PackedB = 3
class MemoryAccess(enum.IntFlag):
    None_ = 0
    Volatile = 1
    Aligned = 2
    Nontemporal = 4
    MakePointerAvailable = 8
    MakePointerVisible = 16
    NonPrivatePointer = 32
    AliasScopeINTELMask = 65536
    NoAliasINTELMask = 131072
class MemoryModel(enum.IntEnum):
    Simple = 0
    GLSL450 = 1
    OpenCL = 2
    Vulkan = 3
class MemorySemantics(enum.IntFlag):
    None_ = 0
    Acquire = 2
    Release = 4
    AcquireRelease = 8
    SequentiallyConsistent = 16
    UniformMemory = 64
    SubgroupMemory = 128
    WorkgroupMemory = 256
    CrossWorkgroupMemory = 512
    AtomicCounterMemory = 1024
    ImageMemory = 2048
    OutputMemory = 4096
    MakeAvailable = 8192
    MakeVisible = 16384
    Volatile = 32768
class Opcode(enum.IntEnum):
    OpNop = 0
    OpUndef = 1
    OpSourceContinued = 2
    OpSource = 3
    OpSourceExtension = 4
    OpName = 5
    OpMemberName = 6
    OpString = 7
    OpLine = 8
    OpExtension = 10
    OpExtInstImport = 11
    OpExtInst = 12
    OpMemoryModel = 14
    OpEntryPoint = 15
    OpExecutionMode = 16
    OpCapability = 17
    OpTypeVoid = 19
    OpTypeBool = 20
    OpTypeInt = 21
    OpTypeFloat = 22
    OpTypeVector = 23
    OpTypeMatrix = 24
    OpTypeImage = 25
    OpTypeSampler = 26
    OpTypeSampledImage = 27
    OpTypeArray = 28
    OpTypeRuntimeArray = 29
    OpTypeStruct = 30
    OpTypePointer = 32
    OpTypeFunction = 33
    OpTypeForwardPointer = 39
    OpConstantTrue = 41
    OpConstantFalse = 42
    OpConstant = 43
    OpConstantComposite = 44
    OpConstantNull = 46
    OpSpecConstantTrue = 48
    OpSpecConstantFalse = 49
    OpSpecConstant = 50
    OpSpecConstantComposite = 51
    OpSpecConstantOp = 52
    OpFunction = 54
    OpFunctionParameter = 55
    OpFunctionEnd = 56
    OpFunctionCall = 57
    OpVariable = 59
    OpLoad = 61
    OpStore = 62
    OpCopyMemory = 63
    OpAccessChain = 65
    OpPtrAccessChain = 67
    OpInBoundsPtrAccessChain = 70
    OpDecorate = 71
    OpMemberDecorate = 72
    OpVectorExtractDynamic = 77
    OpVectorInsertDynamic = 78
    OpVectorShuffle = 79
    OpCompositeConstruct = 80
    OpCompositeExtract = 81
    OpCompositeInsert = 82
    OpTranspose = 84
    OpSampledImage = 86
    OpImageSampleImplicitLod = 87
    OpImageSampleExplicitLod = 88
    OpImageSampleProjDrefImplicitLod = 93
    OpImageFetch = 95
    OpImageDrefGather = 97
    OpImageRead = 98
    OpImageWrite = 99
    OpImage = 100
    OpImageQuerySize = 104
    OpConvertFToU = 109
    OpConvertFToS = 110
    OpConvertSToF = 111
    OpConvertUToF = 112
    OpUConvert = 113
    OpSConvert = 114
    OpFConvert = 115
    OpConvertPtrToU = 117
    OpConvertUToPtr = 120
    OpPtrCastToGeneric = 121
    OpGenericCastToPtr = 122
    OpGenericCastToPtrExplicit = 123
    OpBitcast = 124
    OpSNegate = 126
    OpFNegate = 127
    OpIAdd = 128
    OpFAdd = 129
    OpISub = 130
    OpFSub = 131
    OpIMul = 132
    OpFMul = 133
    OpUDiv = 134
    OpSDiv = 135
    OpFDiv = 136
    OpUMod = 137
    OpSRem = 138
    OpSMod = 139
    OpFRem = 140
    OpFMod = 141
    OpVectorTimesScalar = 142
    OpMatrixTimesScalar = 143
    OpVectorTimesMatrix = 144
    OpMatrixTimesVector = 145
    OpMatrixTimesMatrix = 146
    OpOuterProduct = 147
    OpDot = 148
    OpIAddCarry = 149
    OpISubBorrow = 150
    OpUMulExtended = 151
    OpSMulExtended = 152
    OpAny = 154
    OpAll = 155
    OpIsNan = 156
    OpIsInf = 157
    OpIsFinite = 158
    OpIsNormal = 159
    OpOrdered = 162
    OpUnordered = 163
    OpLogicalEqual = 164
    OpLogicalNotEqual = 165
    OpLogicalOr = 166
    OpLogicalAnd = 167
    OpLogicalNot = 168
    OpSelect = 169
    OpIEqual = 170
    OpINotEqual = 171
    OpUGreaterThan = 172
    OpSGreaterThan = 173
    OpUGreaterThanEqual = 174
    OpSGreaterThanEqual = 175
    OpULessThan = 176
    OpSLessThan = 177
    OpULessThanEqual = 178
    OpSLessThanEqual = 179
    OpFOrdEqual = 180
    OpFUnordEqual = 181
    OpFOrdNotEqual = 182
    OpFUnordNotEqual = 183
    OpFOrdLessThan = 184
    OpFUnordLessThan = 185
    OpFOrdGreaterThan = 186
    OpFUnordGreaterThan = 187
    OpFOrdLessThanEqual = 188
    OpFUnordLessThanEqual = 189
    OpFOrdGreaterThanEqual = 190
    OpFUnordGreaterThanEqual = 191
    OpShiftRightLogical = 194
    OpShiftRightArithmetic = 195
    OpShiftLeftLogical = 196
    OpBitwiseOr = 197
    OpBitwiseXor = 198
    OpBitwiseAnd = 199
    OpNot = 200
    OpBitFieldInsert = 201
    OpBitFieldSExtract = 202
    OpBitFieldUExtract = 203
    OpBitReverse = 204
    OpBitCount = 205
    OpEmitVertex = 218
    OpEndPrimitive = 219
    OpControlBarrier = 224
    OpMemoryBarrier = 225
    OpAtomicLoad = 227
    OpAtomicStore = 228
    OpAtomicExchange = 229
    OpAtomicCompareExchange = 230
    OpAtomicCompareExchangeWeak = 231
    OpAtomicIIncrement = 232
    OpAtomicIDecrement = 233
    OpAtomicIAdd = 234
    OpAtomicISub = 235
    OpAtomicSMin = 236
    OpAtomicUMin = 237
    OpAtomicSMax = 238
    OpAtomicUMax = 239
    OpAtomicAnd = 240
    OpAtomicOr = 241
    OpAtomicXor = 242
    OpPhi = 245
    OpLoopMerge = 246
    OpSelectionMerge = 247
    OpLabel = 248
    OpBranch = 249
    OpBranchConditional = 250
    OpSwitch = 251
    OpKill = 252
    OpReturn = 253
    OpReturnValue = 254
    OpUnreachable = 255
    OpGroupBroadcast = 263
    OpGroupIAdd = 264
    OpGroupFAdd = 265
    OpGroupFMin = 266
    OpGroupUMin = 267
    OpGroupSMin = 268
    OpGroupFMax = 269
    OpGroupUMax = 270
    OpGroupSMax = 271
    OpNoLine = 317
    OpModuleProcessed = 330
    OpExecutionModeId = 331
    OpDecorateId = 332
    OpTypeNamedBarrier = 327
    OpNamedBarrierInitialize = 328
    OpMemoryNamedBarrier = 329
    OpGroupNonUniformElect = 333
    OpGroupNonUniformAll = 334
    OpGroupNonUniformAny = 335
    OpGroupNonUniformAllEqual = 336
    OpGroupNonUniformBroadcast = 337
    OpGroupNonUniformBroadcastFirst = 338
    OpGroupNonUniformBallot = 339
    OpGroupNonUniformBallotBitCount = 342
    OpGroupNonUniformBallotFindLSB = 343
    OpGroupNonUniformBallotFindMSB = 344
    OpGroupNonUniformShuffle = 345
    OpGroupNonUniformShuffleXor = 346
    OpGroupNonUniformShuffleUp = 347
    OpGroupNonUniformShuffleDown = 348
    OpGroupNonUniformIAdd = 349
    OpGroupNonUniformFAdd = 350
    OpGroupNonUniformIMul = 351
    OpGroupNonUniformFMul = 352
    OpGroupNonUniformSMin = 353
    OpGroupNonUniformUMin = 354
    OpGroupNonUniformFMin = 355
    OpGroupNonUniformSMax = 356
    OpGroupNonUniformUMax = 357
    OpGroupNonUniformFMax = 358
    OpGroupNonUniformBitwiseAnd = 359
    OpGroupNonUniformBitwiseOr = 360
    OpGroupNonUniformBitwiseXor = 361
    OpGroupNonUniformLogicalAnd = 362
    OpGroupNonUniformLogicalOr = 363
    OpGroupNonUniformLogicalXor = 364
    OpGroupNonUniformQuadSwap = 366
    OpTypeTensorARM = 4163
    OpGraphEntryPointARM = 4182
    OpGraphARM = 4183
    OpGraphInputARM = 4184
    OpGraphSetOutputARM = 4185
    OpGraphEndARM = 4186
    OpTypeGraphARM = 4190
    OpGraphConstantARM = 4181
    OpSubgroupBallotKHR = 4421
    OpGroupNonUniformRotateKHR = 4431
    OpSDot = 4450
    OpUDot = 4451
    OpSUDot = 4452
    OpSDotAccSat = 4453
    OpUDotAccSat = 4454
    OpSUDotAccSat = 4455
    OpTypeCooperativeMatrixKHR = 4456
    OpCooperativeMatrixLoadKHR = 4457
    OpCooperativeMatrixStoreKHR = 4458
    OpCooperativeMatrixMulAddKHR = 4459
    OpCooperativeMatrixLengthKHR = 4460
    OpConstantCompositeReplicateEXT = 4461
    OpSpecConstantCompositeReplicateEXT = 4462
    OpEmitMeshTasksEXT = 5294
    OpSetMeshOutputsEXT = 5295
    OpSubgroupBlockReadINTEL = 5575
    OpSubgroupBlockWriteINTEL = 5576
    OpAssumeTrueKHR = 5630
    OpExpectKHR = 5631
    OpAtomicFAddEXT = 6035
    OpTypeStructContinuedINTEL = 6090
    OpConstantCompositeContinuedINTEL = 6091
    OpSpecConstantCompositeContinuedINTEL = 6092
    OpCompositeConstructContinuedINTEL = 6096
    OpConvertFToBF16INTEL = 6116
    OpConvertBF16ToFINTEL = 6117
    OpControlBarrierArriveINTEL = 6142
    OpControlBarrierWaitINTEL = 6143
    OpGroupIMulKHR = 6401
    OpGroupFMulKHR = 6402
    OpRoundFToTF32INTEL = 6426
    OpMaskedGatherINTEL = 6428
    OpMaskedScatterINTEL = 6429
    OpTypeJointMatrixINTEL = 6119
    OpJointMatrixLoadINTEL = 6120
    OpJointMatrixStoreINTEL = 6121
    OpJointMatrixMadINTEL = 6122
    OpJointMatrixWorkItemLengthINTEL = 6410
    OpTypeCooperativeMatrixNV = 5358
    OpCooperativeMatrixLoadNV = 5359
    OpCooperativeMatrixStoreNV = 5360
    OpCooperativeMatrixMulAddNV = 5361
    OpCooperativeMatrixLengthNV = 5362
class PackedVectorFormat(enum.IntEnum):
    PackedVectorFormat4x8Bit = 0
class QuadSwapDirection(enum.IntEnum):
    Horizontal = 0
    Vertical = 1
    Diagonal = 2
class Scope(enum.IntEnum):
    CrossDevice = 0
    Device = 1
    Workgroup = 2
    Subgroup = 3
    Invocation = 4
    QueueFamily = 5
    ShaderCallKHR = 6
class SelectionControl(enum.IntFlag):
    None_ = 0
    Flatten = 1
    DontFlatten = 2
class StorageClass(enum.IntEnum):
    UniformConstant = 0
    Input = 1
    Uniform = 2
    Output = 3
    Workgroup = 4
    CrossWorkgroup = 5
    Private = 6
    Function = 7
    Generic = 8
    PushConstant = 9
    AtomicCounter = 10
    Image = 11
    StorageBuffer = 12
    CallableDataKHR = 5328
    IncomingCallableDataKHR = 5329
    RayPayloadKHR = 5338
    HitAttributeKHR = 5339
    IncomingRayPayloadKHR = 5342
    ShaderRecordBufferKHR = 5343
    PhysicalStorageBuffer = 5349
    TaskPayloadWorkgroupEXT = 5402
    CodeSectionINTEL = 5605
    DeviceOnlyINTEL = 5936
    HostOnlyINTEL = 5937
class StoreCacheControl(enum.IntEnum):
    Uncached = 0
    WriteThrough = 1
    WriteBack = 2
    Streaming = 3
class TosaExtAccType(enum.IntEnum):
    INT32 = 1
    FP16 = 2
    FP32 = 3
    INT48 = 4
class TosaExtNaNPropagationModeType(enum.IntEnum):
    Propagate = 1
    Ignore = 2
class TosaExtResizeModeType(enum.IntEnum):
    NearestNeighbor = 1
    Bilinear = 2
class TosaExtRoundingModeType(enum.IntEnum):
    SingleRound = 1
    InexactRound = 2
    DoubleRound = 3
class Vendor(enum.IntEnum):
    AMD = 0
    Apple = 1
    ARM = 2
    Broadcom = 3
    Imagination = 4
    Intel = 5
    NVIDIA = 6
    Qualcomm = 7
    SwiftShader = 8
    Unknown = 9
class Version(enum.IntEnum):
    V_1_0 = 0
    V_1_1 = 1
    V_1_2 = 2
    V_1_3 = 3
    V_1_4 = 4
    V_1_5 = 5
    V_1_6 = 6
class AddressingModelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AddressingModelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ArrayType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ArrayType: ...  # type: ignore[override,unused-ignore]
class BuiltInAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BuiltInAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CacheControlLoadINTELAttr(DialectAttr):
    @classmethod
    def get(cls, cache_level: int, load_cache_control: int | str, context: Context | None = ...) -> CacheControlLoadINTELAttr: ...  # type: ignore[override,unused-ignore]
    cache_level: int
    load_cache_control: str
class CacheControlStoreINTELAttr(DialectAttr):
    @classmethod
    def get(cls, cache_level: int, store_cache_control: int | str, context: Context | None = ...) -> CacheControlStoreINTELAttr: ...  # type: ignore[override,unused-ignore]
    cache_level: int
    store_cache_control: str
class CapabilityAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CapabilityAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClientAPIAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClientAPIAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CooperativeMatrixLayoutKHRAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CooperativeMatrixLayoutKHRAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CooperativeMatrixOperandsKHRAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CooperativeMatrixOperandsKHRAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CooperativeMatrixPropertiesKHRAttr(DialectAttr):
    @classmethod
    def get(cls, m_size: int, n_size: int, k_size: int, a_type: Type, b_type: Type, c_type: Type, result_type: Type, acc_sat: bool, scope: Plain, context: Context | None = ...) -> CooperativeMatrixPropertiesKHRAttr: ...  # type: ignore[override,unused-ignore]
    m_size: int
    n_size: int
    k_size: int
    a_type: Type
    b_type: Type
    c_type: Type
    result_type: Type
    acc_sat: bool
    scope: Any
class CooperativeMatrixPropertiesNVAttr(DialectAttr):
    @classmethod
    def get(cls, m_size: int, n_size: int, k_size: int, a_type: Type, b_type: Type, c_type: Type, result_type: Type, scope: Plain, context: Context | None = ...) -> CooperativeMatrixPropertiesNVAttr: ...  # type: ignore[override,unused-ignore]
    m_size: int
    n_size: int
    k_size: int
    a_type: Type
    b_type: Type
    c_type: Type
    result_type: Type
    scope: Any
class CooperativeMatrixType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> CooperativeMatrixType: ...  # type: ignore[override,unused-ignore]
class CooperativeMatrixUseKHRAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CooperativeMatrixUseKHRAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DecorationAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DecorationAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DeviceTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DeviceTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DimAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DimAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class EntryPointABIAttr(DialectAttr):
    @classmethod
    def get(cls, workgroup_size: Plain | None = ..., subgroup_size: int | None = ..., target_width: int | None = ..., context: Context | None = ...) -> EntryPointABIAttr: ...  # type: ignore[override,unused-ignore]
    workgroup_size: Any
    subgroup_size: int
    target_width: int
class ExecutionModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ExecutionModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ExecutionModelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ExecutionModelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ExtensionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ExtensionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FPEncodingAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FPEncodingAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FPFastMathModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FPFastMathModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FPRoundingModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FPRoundingModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FunctionControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FunctionControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class GroupOperationAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> GroupOperationAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageArrayedInfoAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageArrayedInfoAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageDepthInfoAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageDepthInfoAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageOperandsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageOperandsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageSamplerUseInfoAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageSamplerUseInfoAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageSamplingInfoAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ImageSamplingInfoAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ImageType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ImageType: ...  # type: ignore[override,unused-ignore]
class InterfaceVarABIAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> InterfaceVarABIAttr: ...  # type: ignore[override,unused-ignore]
class JointMatrixINTELType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> JointMatrixINTELType: ...  # type: ignore[override,unused-ignore]
class JointMatrixPropertiesINTELAttr(DialectAttr):
    @classmethod
    def get(cls, m_size: int, n_size: int, k_size: int, a_type: Type, b_type: Type, c_type: Type, result_type: Type, scope: Plain, context: Context | None = ...) -> JointMatrixPropertiesINTELAttr: ...  # type: ignore[override,unused-ignore]
    m_size: int
    n_size: int
    k_size: int
    a_type: Type
    b_type: Type
    c_type: Type
    result_type: Type
    scope: Any
class LinkageAttributesAttr(DialectAttr):
    @classmethod
    def get(cls, linkage_name: Plain, linkage_type: Plain, context: Context | None = ...) -> LinkageAttributesAttr: ...  # type: ignore[override,unused-ignore]
    linkage_name: str
    linkage_type: Any
class LinkageTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LinkageTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LoadCacheControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LoadCacheControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LoopControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LoopControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MatrixLayoutAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MatrixLayoutAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MatrixType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> MatrixType: ...  # type: ignore[override,unused-ignore]
class MemoryAccessAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemoryAccessAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MemoryModelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemoryModelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MemorySemanticsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemorySemanticsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class OpcodeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> OpcodeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PackedVectorFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PackedVectorFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PointerType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> PointerType: ...  # type: ignore[override,unused-ignore]
class QuadSwapDirectionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> QuadSwapDirectionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ResourceLimitsAttr(DialectAttr):
    @classmethod
    def get(cls, max_compute_shared_memory_size: int | None = ..., max_compute_workgroup_invocations: int | None = ..., max_compute_workgroup_size: Plain | None = ..., subgroup_size: int | None = ..., min_subgroup_size: int | None = ..., max_subgroup_size: int | None = ..., cooperative_matrix_properties_khr: Plain | None = ..., cooperative_matrix_properties_nv: Plain | None = ..., context: Context | None = ...) -> ResourceLimitsAttr: ...  # type: ignore[override,unused-ignore]
    max_compute_shared_memory_size: int
    max_compute_workgroup_invocations: int
    max_compute_workgroup_size: Any
    subgroup_size: int
    min_subgroup_size: int
    max_subgroup_size: int
    cooperative_matrix_properties_khr: Any
    cooperative_matrix_properties_nv: Any
class RuntimeArrayType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> RuntimeArrayType: ...  # type: ignore[override,unused-ignore]
class SampledImageType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SampledImageType: ...  # type: ignore[override,unused-ignore]
class ScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SelectionControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SelectionControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StorageClassAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> StorageClassAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StoreCacheControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> StoreCacheControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StructType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> StructType: ...  # type: ignore[override,unused-ignore]
class TargetEnvAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> TargetEnvAttr: ...  # type: ignore[override,unused-ignore]
class TensorArmType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TensorArmType: ...  # type: ignore[override,unused-ignore]
class TosaExtAccTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TosaExtAccTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TosaExtNaNPropagationModeTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TosaExtNaNPropagationModeTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TosaExtResizeModeTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TosaExtResizeModeTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TosaExtRoundingModeTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TosaExtRoundingModeTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class VendorAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> VendorAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class VerCapExtAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> VerCapExtAttr: ...  # type: ignore[override,unused-ignore]
class VersionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> VersionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
