# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    output: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class FromTensorOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class FromTensorOpAdaptor(OpAdaptor):
    input: Value
class InttOp(OpView):
    def __init__(self, output: Type, input: Val, *, root: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root: Attribute | None
    output: Value
class InttOpAdaptor(OpAdaptor):
    input: Value
class LeadingTermOp(OpView):
    def __init__(self, degree: Type, coefficient: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    degree: Value
    coefficient: Value
class LeadingTermOpAdaptor(OpAdaptor):
    input: Value
class MonicMonomialMulOp(OpView):
    def __init__(self, input: Val, monomialDegree: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    monomialDegree: Value
    output: Value
class MonicMonomialMulOpAdaptor(OpAdaptor):
    input: Value
    monomialDegree: Value
class MonomialOp(OpView):
    def __init__(self, output: Type, coefficient: Val, degree: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    coefficient: Value
    degree: Value
    output: Value
class MonomialOpAdaptor(OpAdaptor):
    coefficient: Value
    degree: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulScalarOp(OpView):
    def __init__(self, polynomial: Val, scalar: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    polynomial: Value
    scalar: Value
    output: Value
class MulScalarOpAdaptor(OpAdaptor):
    polynomial: Value
    scalar: Value
class NttOp(OpView):
    def __init__(self, output: Type, input: Val, *, root: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root: Attribute | None
    output: Value
class NttOpAdaptor(OpAdaptor):
    input: Value
class SubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ToTensorOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class ToTensorOpAdaptor(OpAdaptor):
    input: Value
def add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_tensor(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intt(output: Type, input: Val, *, root: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def leading_term(degree: Type, coefficient: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def monic_monomial_mul(input: Val, monomial_degree: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def monomial(output: Type, coefficient: Val, degree: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul_scalar(polynomial: Val, scalar: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ntt(output: Type, input: Val, *, root: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def to_tensor(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class FloatPolynomialAttr(DialectAttr):
    @classmethod
    def get(cls, polynomial: Plain, context: Context | None = ...) -> FloatPolynomialAttr: ...  # type: ignore[override,unused-ignore]
    polynomial: Any
class IntPolynomialAttr(DialectAttr):
    @classmethod
    def get(cls, polynomial: Plain, context: Context | None = ...) -> IntPolynomialAttr: ...  # type: ignore[override,unused-ignore]
    polynomial: Any
class PolynomialType(DialectType):
    @classmethod
    def get(cls, ring: Plain, context: Context | None = ...) -> PolynomialType: ...  # type: ignore[override,unused-ignore]
    ring: Any
class PrimitiveRootAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, degree: Plain, context: Context | None = ...) -> PrimitiveRootAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
    degree: Any
class RingAttr(DialectAttr):
    @classmethod
    def get(cls, coefficient_type: Type, coefficient_modulus: Plain | None = ..., polynomial_modulus: Plain | None = ..., context: Context | None = ...) -> RingAttr: ...  # type: ignore[override,unused-ignore]
    coefficient_type: Type
    coefficient_modulus: Any
    polynomial_modulus: Any
class TypedFloatPolynomialAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: Plain, context: Context | None = ...) -> TypedFloatPolynomialAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
class TypedIntPolynomialAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: Plain, context: Context | None = ...) -> TypedIntPolynomialAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
