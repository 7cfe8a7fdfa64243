"""IR as Python objects, in the manner of upstream's `mlir.ir`.

    from mlirkit.ir import Context, Module

    with Context():
        module = Module.parse("func.func @f() { return }")
        for operation in module.body:
            print(operation.name)

Objects are handles. One whose operation has been erased raises when it is used.
"""

from __future__ import annotations

from .. import _mlirkit
from .._mlirkit import Block, Operation, Region
from .._mlirkit import OperationBase as _OperationBase
from ._affine import (
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineMap,
    AffineMapAttr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    IntegerSet,
    IntegerSetAttr,
    IntegerSetConstraint,
)
from ._attributes import (
    ArrayAttr,
    AttrBuilder,
    Attribute,
    BoolAttr,
    DialectAttr,
    DictAttr,
    DistinctAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    Location,
    NamedAttribute,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    _attribute,
    register_attribute_builder,
)
from ._context import (
    Context,
    DiagnosticHandler,
    Dialect,
    DialectDescriptor,
    DialectRegistry,
    Dialects,
    InsertionPoint,
)
from ._dense import (
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseFPElementsAttr,
    DenseI8ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseIntElementsAttr,
    DenseResourceElementsAttr,
)
from ._errors import Diagnostic, DiagnosticInfo, DiagnosticSeverity, MLIRError, _error
from ._operations import (
    AsmState,
    Module,
    OpView,
    SymbolTable,
    WalkOrder,
    WalkResult,
    _install,
)
from ._registry import _view
from ._sequences import (
    BlockArgumentList,
    BlockIterator,
    BlockList,
    OpAttributeMap,
    OperationIterator,
    OperationList,
    OpOperandList,
    OpResultList,
    OpSuccessors,
    RegionIterator,
    RegionSequence,
)
from ._types import (
    BF16Type,
    ComplexType,
    DialectType,
    F16Type,
    F32Type,
    F64Type,
    F80Type,
    F128Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    ShapedType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    _type,
)
from ._values import BlockArgument, OpOperand, OpResult, Value, _value, register_value_caster

_mlirkit._set_hooks(
    lambda number, base: Context._of(base), _attribute, _type, _value, _view, _error
)
_install()

__all__ = [name for name in dir() if not name.startswith("_") and name != "annotations"]
