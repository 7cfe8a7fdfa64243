# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _pdl_ops_gen as _gen
from ..ir import ArrayAttr, DialectType
from ._typing import *
from ._pdl_ops_gen import ApplyNativeConstraintOp as ApplyNativeConstraintOp
from ._pdl_ops_gen import ApplyNativeConstraintOpAdaptor as ApplyNativeConstraintOpAdaptor
from ._pdl_ops_gen import ApplyNativeRewriteOp as ApplyNativeRewriteOp
from ._pdl_ops_gen import ApplyNativeRewriteOpAdaptor as ApplyNativeRewriteOpAdaptor
from ._pdl_ops_gen import AttributeOpAdaptor as AttributeOpAdaptor
from ._pdl_ops_gen import AttributeType as AttributeType
from ._pdl_ops_gen import EraseOp as EraseOp
from ._pdl_ops_gen import EraseOpAdaptor as EraseOpAdaptor
from ._pdl_ops_gen import OperandOpAdaptor as OperandOpAdaptor
from ._pdl_ops_gen import OperandsOpAdaptor as OperandsOpAdaptor
from ._pdl_ops_gen import OperationOpAdaptor as OperationOpAdaptor
from ._pdl_ops_gen import OperationType as OperationType
from ._pdl_ops_gen import PatternOpAdaptor as PatternOpAdaptor
from ._pdl_ops_gen import RangeOp as RangeOp
from ._pdl_ops_gen import RangeOpAdaptor as RangeOpAdaptor
from ._pdl_ops_gen import RangeType as RangeType
from ._pdl_ops_gen import ReplaceOpAdaptor as ReplaceOpAdaptor
from ._pdl_ops_gen import ResultOpAdaptor as ResultOpAdaptor
from ._pdl_ops_gen import ResultsOp as ResultsOp
from ._pdl_ops_gen import ResultsOpAdaptor as ResultsOpAdaptor
from ._pdl_ops_gen import RewriteOpAdaptor as RewriteOpAdaptor
from ._pdl_ops_gen import TypeOpAdaptor as TypeOpAdaptor
from ._pdl_ops_gen import TypeType as TypeType
from ._pdl_ops_gen import TypesOpAdaptor as TypesOpAdaptor
from ._pdl_ops_gen import ValueType as ValueType
from ._pdl_ops_gen import _Dialect as _Dialect
from ._pdl_ops_gen import apply_native_constraint as apply_native_constraint
from ._pdl_ops_gen import apply_native_rewrite as apply_native_rewrite
from ._pdl_ops_gen import attribute as attribute
from ._pdl_ops_gen import erase as erase
from ._pdl_ops_gen import operand as operand
from ._pdl_ops_gen import operands_ as operands_
from ._pdl_ops_gen import operation_ as operation_
from ._pdl_ops_gen import range as range
from ._pdl_ops_gen import replace as replace
from ._pdl_ops_gen import result as result
from ._pdl_ops_gen import results_ as results_
from ._pdl_ops_gen import type_ as type_
from ._pdl_ops_gen import types as types

class AttributeOp(_gen.AttributeOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, valueType: Given = ..., value: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class OperandOp(_gen.OperandOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, type: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class OperandsOp(_gen.OperandsOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, types: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class OperationOp(_gen.OperationOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, name: Str = ..., args: Given = ..., attributes: Given = ..., types: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class PDLType(DialectType):  # type: ignore[misc,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
class PatternOp(_gen.PatternOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, benefit: Given, name: Str = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
class ReplaceOp(_gen.ReplaceOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, op: Given, *, with_op: Given = ..., with_values: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class ResultOp(_gen.ResultOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, parent: Given, index: Int | None, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class RewriteOp(_gen.RewriteOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, root: Given = ..., name: Str = ..., args: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    def add_body(self) -> Block: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
class TypeOp(_gen.TypeOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, constantType: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TypesOp(_gen.TypesOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, constantTypes: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
def op_t() -> Type: ...
def pattern(*args: Any, **given: Any) -> Any: ...
def rewrite(*args: Any, **given: Any) -> Any: ...
