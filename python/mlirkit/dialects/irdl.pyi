# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _irdl_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._irdl_ops_gen import AllOfOp as AllOfOp
from ._irdl_ops_gen import AllOfOpAdaptor as AllOfOpAdaptor
from ._irdl_ops_gen import AnyOfOp as AnyOfOp
from ._irdl_ops_gen import AnyOfOpAdaptor as AnyOfOpAdaptor
from ._irdl_ops_gen import AnyOp as AnyOp
from ._irdl_ops_gen import AnyOpAdaptor as AnyOpAdaptor
from ._irdl_ops_gen import AttributeOpAdaptor as AttributeOpAdaptor
from ._irdl_ops_gen import AttributeType as AttributeType
from ._irdl_ops_gen import AttributesOp as AttributesOp
from ._irdl_ops_gen import AttributesOpAdaptor as AttributesOpAdaptor
from ._irdl_ops_gen import BaseOp as BaseOp
from ._irdl_ops_gen import BaseOpAdaptor as BaseOpAdaptor
from ._irdl_ops_gen import CPredOp as CPredOp
from ._irdl_ops_gen import CPredOpAdaptor as CPredOpAdaptor
from ._irdl_ops_gen import DialectOpAdaptor as DialectOpAdaptor
from ._irdl_ops_gen import IsOp as IsOp
from ._irdl_ops_gen import IsOpAdaptor as IsOpAdaptor
from ._irdl_ops_gen import OperandsOp as OperandsOp
from ._irdl_ops_gen import OperandsOpAdaptor as OperandsOpAdaptor
from ._irdl_ops_gen import OperationOpAdaptor as OperationOpAdaptor
from ._irdl_ops_gen import ParametersOp as ParametersOp
from ._irdl_ops_gen import ParametersOpAdaptor as ParametersOpAdaptor
from ._irdl_ops_gen import ParametricOp as ParametricOp
from ._irdl_ops_gen import ParametricOpAdaptor as ParametricOpAdaptor
from ._irdl_ops_gen import RegionOp as RegionOp
from ._irdl_ops_gen import RegionOpAdaptor as RegionOpAdaptor
from ._irdl_ops_gen import RegionType as RegionType
from ._irdl_ops_gen import RegionsOp as RegionsOp
from ._irdl_ops_gen import RegionsOpAdaptor as RegionsOpAdaptor
from ._irdl_ops_gen import ResultsOp as ResultsOp
from ._irdl_ops_gen import ResultsOpAdaptor as ResultsOpAdaptor
from ._irdl_ops_gen import TypeOpAdaptor as TypeOpAdaptor
from ._irdl_ops_gen import Variadicity as Variadicity
from ._irdl_ops_gen import VariadicityArrayAttr as VariadicityArrayAttr
from ._irdl_ops_gen import VariadicityAttr as VariadicityAttr
from ._irdl_ops_gen import _Dialect as _Dialect
from ._irdl_ops_gen import all_of as all_of
from ._irdl_ops_gen import any as any
from ._irdl_ops_gen import any_of as any_of
from ._irdl_ops_gen import attributes_ as attributes_
from ._irdl_ops_gen import base as base
from ._irdl_ops_gen import c_pred as c_pred
from ._irdl_ops_gen import is_ as is_
from ._irdl_ops_gen import operands_ as operands_
from ._irdl_ops_gen import parameters as parameters
from ._irdl_ops_gen import parametric as parametric
from ._irdl_ops_gen import region as region
from ._irdl_ops_gen import regions_ as regions_
from ._irdl_ops_gen import results_ as results_

def attribute(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> AttributeOp: ...
def dialect(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> DialectOp: ...
def operation_(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> OperationOp: ...
def type_(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> TypeOp: ...
class AttributeOp(_gen.AttributeOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
class DialectOp(_gen.DialectOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
class OperationOp(_gen.OperationOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
class TypeOp(_gen.TypeOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
