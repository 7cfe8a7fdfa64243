# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr, TypeAttr
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class AbsOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class AbsOpAdaptor(OpAdaptor):
    src: Value
class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BlockOp(OpView):
    def __init__(self, inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class BlockOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class BlockReturnOp(OpView):
    def __init__(self, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class BlockReturnOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class BranchIfOp(OpView):
    def __init__(self, condition: Val, exitLevel: Int, inputs: Vals, elseSuccessor: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    inputs: OpOperandList
    exitLevel: IntegerAttr
class BranchIfOpAdaptor(OpAdaptor):
    condition: Value
    inputs: OpOperandList
class CeilOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class CeilOpAdaptor(OpAdaptor):
    src: Value
class ClzOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class ClzOpAdaptor(OpAdaptor):
    src: Value
class ConstOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class ConstOpAdaptor(OpAdaptor):
    ...
class ConvertSOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ConvertSOpAdaptor(OpAdaptor):
    input: Value
class ConvertUOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ConvertUOpAdaptor(OpAdaptor):
    input: Value
class CopySignOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CopySignOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CtzOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class CtzOpAdaptor(OpAdaptor):
    src: Value
class DemoteOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class DemoteOpAdaptor(OpAdaptor):
    input: Value
class DivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DivSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DivUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class EqOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class EqOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class EqzOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class EqzOpAdaptor(OpAdaptor):
    input: Value
class ExtendLowBitsSOp(OpView):
    def __init__(self, input: Val, bitsToTake: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    bitsToTake: IntegerAttr
class ExtendLowBitsSOpAdaptor(OpAdaptor):
    input: Value
class ExtendSI32Op(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ExtendSI32OpAdaptor(OpAdaptor):
    input: Value
class ExtendUI32Op(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ExtendUI32OpAdaptor(OpAdaptor):
    input: Value
class FloorOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class FloorOpAdaptor(OpAdaptor):
    src: Value
class FuncCallOp(OpView):
    def __init__(self, results_: Types, callee: Sym, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    callee: FlatSymbolRefAttr
    results_: OpResultList
class FuncCallOpAdaptor(OpAdaptor):
    ...
class FuncImportOp(OpView):
    def __init__(self, sym_name: Str, moduleName: Str, importName: Str, type_: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    moduleName: StringAttr
    importName: StringAttr
    type_: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class FuncImportOpAdaptor(OpAdaptor):
    ...
class FuncOp(OpView):
    def __init__(self, sym_name: Str, functionType: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    functionType: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    exported: bool
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class GeOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GeOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GeSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GeSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GeUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GeUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GlobalGetOp(OpView):
    def __init__(self, global_val: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: FlatSymbolRefAttr
    global_val: Value
class GlobalGetOpAdaptor(OpAdaptor):
    ...
class GlobalImportOp(OpView):
    def __init__(self, sym_name: Str, moduleName: Str, importName: Str, type_: TypeLike, *, isMutable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    moduleName: StringAttr
    importName: StringAttr
    type_: TypeAttr
    isMutable: bool
class GlobalImportOpAdaptor(OpAdaptor):
    ...
class GlobalOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, isMutable: bool | Attribute | None = ..., exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    isMutable: bool
    exported: bool
    initializer: Region
class GlobalOpAdaptor(OpAdaptor):
    ...
class GtOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GtOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GtSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GtSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class GtUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class GtUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IfOp(OpView):
    def __init__(self, condition: Val, inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    inputs: OpOperandList
    if_: Region
    else_: Region
class IfOpAdaptor(OpAdaptor):
    condition: Value
    inputs: OpOperandList
class LeOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LeOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LeSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LeSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LeUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LeUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LocalGetOp(OpView):
    def __init__(self, localVar: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    localVar: Value
class LocalGetOpAdaptor(OpAdaptor):
    localVar: Value
class LocalOp(OpView):
    def __init__(self, type_: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_: TypeAttr
class LocalOpAdaptor(OpAdaptor):
    ...
class LocalSetOp(OpView):
    def __init__(self, localVar: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    localVar: Value
    value: Value
class LocalSetOpAdaptor(OpAdaptor):
    localVar: Value
    value: Value
class LocalTeeOp(OpView):
    def __init__(self, localVar: Val, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    localVar: Value
    value: Value
class LocalTeeOpAdaptor(OpAdaptor):
    localVar: Value
    value: Value
class LoopOp(OpView):
    def __init__(self, inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class LoopOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class LtOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LtOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LtSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LtSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LtUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LtUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MemImportOp(OpView):
    def __init__(self, sym_name: Str, moduleName: Str, importName: Str, limits: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    moduleName: StringAttr
    importName: StringAttr
    limits: TypeAttr
class MemImportOpAdaptor(OpAdaptor):
    ...
class MemOp(OpView):
    def __init__(self, sym_name: Str, limits: TypeLike, *, exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    limits: TypeAttr
    exported: bool
class MemOpAdaptor(OpAdaptor):
    ...
class MinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NeOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class NeOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NearestOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class NearestOpAdaptor(OpAdaptor):
    src: Value
class NegOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class NegOpAdaptor(OpAdaptor):
    src: Value
class OrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class OrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class PopCntOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class PopCntOpAdaptor(OpAdaptor):
    src: Value
class PromoteOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class PromoteOpAdaptor(OpAdaptor):
    input: Value
class ReinterpretOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ReinterpretOpAdaptor(OpAdaptor):
    input: Value
class RemSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ReturnOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class RotlOp(OpView):
    def __init__(self, val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    bits: Value
class RotlOpAdaptor(OpAdaptor):
    val: Value
    bits: Value
class RotrOp(OpView):
    def __init__(self, val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    bits: Value
class RotrOpAdaptor(OpAdaptor):
    val: Value
    bits: Value
class ShLOp(OpView):
    def __init__(self, val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    bits: Value
class ShLOpAdaptor(OpAdaptor):
    val: Value
    bits: Value
class ShRSOp(OpView):
    def __init__(self, val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    bits: Value
class ShRSOpAdaptor(OpAdaptor):
    val: Value
    bits: Value
class ShRUOp(OpView):
    def __init__(self, val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    bits: Value
class ShRUOpAdaptor(OpAdaptor):
    val: Value
    bits: Value
class SqrtOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class SqrtOpAdaptor(OpAdaptor):
    src: Value
class SubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class TableImportOp(OpView):
    def __init__(self, sym_name: Str, moduleName: Str, importName: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    moduleName: StringAttr
    importName: StringAttr
    type_: TypeAttr
class TableImportOpAdaptor(OpAdaptor):
    ...
class TableOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    exported: bool
class TableOpAdaptor(OpAdaptor):
    ...
class TruncOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
class TruncOpAdaptor(OpAdaptor):
    src: Value
class TruncSiOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class TruncSiOpAdaptor(OpAdaptor):
    input: Value
class TruncUiOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class TruncUiOpAdaptor(OpAdaptor):
    input: Value
class WrapOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class WrapOpAdaptor(OpAdaptor):
    input: Value
class XOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class XOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
def abs(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def and_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def block(inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> BlockOp: ...
def block_return(inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> BlockReturnOp: ...
def branch_if(condition: Val, exit_level: Int, inputs: Vals, else_successor: Block, *, loc: Loc = ..., ip: Ip = ...) -> BranchIfOp: ...
def call(results_: Types, callee: Sym, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FuncCallOp: ...
def ceil(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clz(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def const(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_s(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_u(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def copysign(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ctz(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def demote(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def eq(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def eqz(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extend(input: Val, bits_to_take: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extend_i32_s(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extend_i32_u(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floor(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def ge(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ge_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ge_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_(sym_name: Str, type_: TypeLike, *, is_mutable: bool | Attribute | None = ..., exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalOp: ...
def global_get(global_val: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gt(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gt_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gt_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def if_(condition: Val, inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> IfOp: ...
def import_func(sym_name: Str, module_name: Str, import_name: Str, type_: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncImportOp: ...
def import_global(sym_name: Str, module_name: Str, import_name: Str, type_: TypeLike, *, is_mutable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalImportOp: ...
def import_mem(sym_name: Str, module_name: Str, import_name: Str, limits: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> MemImportOp: ...
def import_table(sym_name: Str, module_name: Str, import_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> TableImportOp: ...
def le(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def le_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def le_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local(type_: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_get(local_var: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_set(local_var: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> LocalSetOp: ...
def local_tee(local_var: Val, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop(inputs: Vals, target: Block, *, loc: Loc = ..., ip: Ip = ...) -> LoopOp: ...
def lt(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lt_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lt_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def memory(sym_name: Str, limits: TypeLike, *, exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemOp: ...
def min(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ne(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nearest(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def neg(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def or_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def popcnt(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def promote(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reinterpret(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rem_si(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rem_ui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def rotl(val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rotr(val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shl(val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shr_s(val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shr_u(val: Val, bits: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def table(sym_name: Str, type_: TypeLike, *, exported: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TableOp: ...
def trunc(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def trunc_si(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def trunc_ui(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wrap(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xor(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ExternRefType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ExternRefType: ...  # type: ignore[override,unused-ignore]
class FuncRefType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FuncRefType: ...  # type: ignore[override,unused-ignore]
class LimitType(DialectType):
    @classmethod
    def get(cls, min: int, max: int | None = ..., context: Context | None = ...) -> LimitType: ...  # type: ignore[override,unused-ignore]
    min: int
    max: int
class LocalRefType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> LocalRefType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class TableType(DialectType):
    @classmethod
    def get(cls, reference: Type, limit: Type, context: Context | None = ...) -> TableType: ...  # type: ignore[override,unused-ignore]
    reference: Type
    limit: Type
