"""The elements of structured operation functions: dimensions, tensors and expressions, and their conversion to IR."""

from __future__ import annotations

import enum
import functools
import inspect
import threading
from typing import Any, Callable

from .... import _mlirkit
from ....ir import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    BF16Type,
    ComplexType,
    F32Type,
    F64Type,
    FloatType,
    IndexType,
    InsertionPoint,
    IntegerType,
    RankedTensorType,
)
from ..._ods_common import get_op_result_or_value

_state = threading.local()


class _Expando(type):
    """A metaclass that creates members on access, such as `D.m`, `S.K` and `TV.T1`."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        made = cls(name)
        setattr(cls, name, made)
        return made


class AffineExprDef:
    """An index expression over dimensions and sizes."""

    def __add__(self, other: Any) -> AffineExprDef:
        return _Affine("+", self, _affine(other))

    def __radd__(self, other: Any) -> AffineExprDef:
        return _Affine("+", _affine(other), self)

    def __sub__(self, other: Any) -> AffineExprDef:
        return _Affine("-", self, _affine(other))

    def __mul__(self, other: Any) -> AffineExprDef:
        return _Affine("*", self, _affine(other))

    def __rmul__(self, other: Any) -> AffineExprDef:
        return _Affine("*", _affine(other), self)

    def __mod__(self, other: Any) -> AffineExprDef:
        return _Affine("%", self, _affine(other))

    def floordiv(self, other: Any) -> AffineExprDef:
        """Returns the quotient, rounded down."""
        return _Affine("floordiv", self, _affine(other))

    def ceildiv(self, other: Any) -> AffineExprDef:
        """Returns the quotient, rounded up."""
        return _Affine("ceildiv", self, _affine(other))


class _Affine(AffineExprDef):
    def __init__(self, sign: str, left: AffineExprDef, right: AffineExprDef) -> None:
        self.sign, self.left, self.right = sign, left, right


class _Number(AffineExprDef):
    def __init__(self, value: int) -> None:
        self.value = value


def _affine(value: Any) -> AffineExprDef:
    return value if isinstance(value, AffineExprDef) else _Number(int(value))


class DimDef(AffineExprDef, metaclass=_Expando):
    """A dimension of the iteration space."""

    def __init__(self, dimname: str) -> None:
        self.dimname = dimname

    def __repr__(self) -> str:
        return f"Dim({self.dimname})"


class SymbolDef(AffineExprDef, metaclass=_Expando):
    """A size of a tensor, or an index attribute."""

    def __init__(self, symname: str) -> None:
        self.symname = symname

    def __repr__(self) -> str:
        return f"Symbol({self.symname})"


D = DimDef
S = SymbolDef


class TypeVar(metaclass=_Expando):
    """A type that is determined by the operands. `F32`, `F64`, `I32` and `I64` are fixed types."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"TypeVar({self.name})"


TV = TypeVar
I32, I64, F32, F64 = TV.I32, TV.I64, TV.F32, TV.F64
T, T1, T2, U, V = TV.T, TV.T1, TV.T2, TV.U, TV.V


# Expressions


class TensorExpression:
    """An expression that is evaluated at each point of the iteration space."""

    def __add__(self, other: Any) -> TensorExpression:
        return BinaryFn.add(self, other)

    def __sub__(self, other: Any) -> TensorExpression:
        return BinaryFn.sub(self, other)

    def __mul__(self, other: Any) -> TensorExpression:
        return BinaryFn.mul(self, other)

    def __truediv__(self, other: Any) -> TensorExpression:
        return BinaryFn.div(self, other)


class TensorUse(TensorExpression):
    """An element of a tensor."""

    def __init__(self, operand: OperandDef, indices: tuple[AffineExprDef, ...]) -> None:
        self.operand, self.indices = operand, indices

    def __iadd__(self, other: Any) -> TensorExpression:
        return ReduceFnUse("add", self, other)


class TensorFn(TensorExpression):
    """A function applied to expressions."""

    def __init__(self, kind: str, name: str, type_var: TypeVar | None, arguments: Any, attr: Any = None) -> None:
        self.kind, self.name, self.type_var, self.attr = kind, name, type_var, attr
        self.arguments = [_expression(one) for one in arguments]


class ReduceFnUse(TensorExpression):
    """A reduction into a tensor element."""

    def __init__(self, name: str, target: TensorUse, value: Any) -> None:
        self.name, self.target, self.value = name, target, _expression(value)


class TensorReduceFn(ReduceFnUse):
    """A reduction over dimensions."""


class const(TensorExpression):  # noqa: N801
    """A constant expression."""

    def __init__(self, value: Any) -> None:
        self.value = value


class index(TensorExpression):  # noqa: N801
    """The position along a dimension, as an expression."""

    def __init__(self, dim: DimDef) -> None:
        self.dim = dim


def _expression(value: Any) -> TensorExpression:
    if isinstance(value, ScalarDef):
        return TensorUse(value, ())
    if isinstance(value, TensorExpression):
        return value
    raise TypeError(f"expected an expression of tensors, not {value!r}")


class FunctionKind(enum.Enum):
    """The kind of a function: its number of arguments, or a type conversion."""

    UNARY = 0
    BINARY = 1
    TERNARY = 2
    TYPE = 3


class OperandKind(enum.Enum):
    """The role of an operand."""

    INPUT_TENSOR = 0
    SCALAR = 1
    OUTPUT_TENSOR = 2
    INDEX_ATTR = 3
    UNARY_FN_ATTR = 4
    BINARY_FN_ATTR = 5
    TERNARY_FN_ATTR = 6
    TYPE_FN_ATTR = 7


class _FnType:
    """A function, identified by its name."""

    kind = ""

    def __init__(self, fn_name: str) -> None:
        self.fn_name = fn_name

    def __str__(self) -> str:
        return self.fn_name

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.fn_name!r})"

    def __call__(self, *arguments: Any) -> TensorFn:
        return TensorFn(self.kind, self.fn_name, None, arguments)


class UnaryFnType(_FnType):
    """A function of one argument."""

    kind = "unary"


class BinaryFnType(_FnType):
    """A function of two arguments."""

    kind = "binary"


class TernaryFnType(_FnType):
    """A function of three arguments."""

    kind = "ternary"


class TypeFnType(_FnType):
    """A type conversion."""

    kind = "type"

    def __call__(self, type_var: TypeVar, argument: Any) -> TensorFn:
        return TensorFn("type", self.fn_name, type_var, [argument])


class UnaryFn:
    """Functions of one argument."""

    exp, log, abs, ceil, floor, negf = (UnaryFnType(one) for one in ("exp", "log", "abs", "ceil", "floor", "negf"))
    reciprocal, round, sqrt, rsqrt = (UnaryFnType(one) for one in ("reciprocal", "round", "sqrt", "rsqrt"))
    square, tanh, erf = (UnaryFnType(one) for one in ("square", "tanh", "erf"))


class BinaryFn:
    """Functions of two arguments."""

    add, sub, mul, div, powf = (BinaryFnType(one) for one in ("add", "sub", "mul", "div", "powf"))
    div_unsigned, max_signed, min_signed = (BinaryFnType(one) for one in ("div_unsigned", "max_signed", "min_signed"))
    max_unsigned, min_unsigned = (BinaryFnType(one) for one in ("max_unsigned", "min_unsigned"))


class TernaryFn:
    """Functions of three arguments."""

    select = TernaryFnType("select")


class TypeFn:
    """The type conversions."""

    cast_signed = TypeFnType("cast_signed")
    cast_unsigned = TypeFnType("cast_unsigned")


class ReduceFnType:
    """A reduction. Indexed with dimensions, it is a function that takes an expression."""

    def __init__(self, fn_name: str) -> None:
        self.fn_name = fn_name

    def __getitem__(self, dims: Any) -> Callable[[Any], Any]:
        return lambda value: _PendingReduction(self.fn_name, value)


class _PendingReduction:
    def __init__(self, name: str, value: Any) -> None:
        self.name, self.value = name, value


class ReduceFn:
    """The reductions."""

    add, mul = ReduceFnType("add"), ReduceFnType("mul")
    max_signed, min_signed = ReduceFnType("max_signed"), ReduceFnType("min_signed")
    max_unsigned, min_unsigned = ReduceFnType("max_unsigned"), ReduceFnType("min_unsigned")


# Operands


class OperandDef:
    """An operand or attribute of the operation."""

    name = ""
    type_var: TypeVar


class TensorDef(OperandDef):
    """A tensor with a type and a shape. `output=True` marks an output."""

    def __init__(self, type_var: TypeVar, *shape: Any, index_dims: Any = None, output: bool = False) -> None:
        self.type_var, self.shape, self.output = type_var, [_affine(one) for one in shape], output
        self.index_dims = list(index_dims or ())

    def __getitem__(self, indices: Any) -> TensorUse:
        if indices is None:
            found: tuple[Any, ...] = ()
        else:
            found = indices if isinstance(indices, tuple) else (indices,)
        return TensorUse(self, tuple(_affine(one) for one in found))

    def __setitem__(self, indices: Any, value: Any) -> None:
        target = self[indices]
        if isinstance(value, _PendingReduction):
            value = ReduceFnUse(value.name, target, value.value)
        _current().assignments.append((target, _expression(value)))


class ScalarDef(OperandDef, TensorExpression):
    """A scalar operand."""

    def __init__(self, type_var: TypeVar) -> None:
        self.type_var = type_var

    @property
    def scalar_name(self) -> str:
        """The name of the operand."""
        return self.name


class IndexAttrDef(OperandDef):
    """An attribute that holds indices, such as strides."""

    def __init__(self, *sizes: SymbolDef, default: Any) -> None:
        self.sizes, self.default = sizes, list(default)


class _FnAttrDef(OperandDef):
    kind = ""

    def __init__(self, default: Any) -> None:
        self.default = default

    def __call__(self, *arguments: Any) -> TensorFn:
        type_var = arguments[0] if self.kind == "type" else None
        rest = arguments[1:] if self.kind == "type" else arguments
        return TensorFn(self.kind, self.default.fn_name, type_var, rest, self)


class UnaryFnAttrDef(_FnAttrDef):
    """A function of one argument that an attribute selects."""

    kind = "unary"


class BinaryFnAttrDef(_FnAttrDef):
    """A function of two arguments that an attribute selects."""

    kind = "binary"


class TernaryFnAttrDef(_FnAttrDef):
    """A function of three arguments that an attribute selects."""

    kind = "ternary"


class TypeFnAttrDef(_FnAttrDef):
    """A type conversion that an attribute selects."""

    kind = "type"


class OpInterfaceDef:
    """An interface of the operation."""

    def __init__(self, cpp_name: str) -> None:
        self.cpp_name = cpp_name


ContractionOpInterface = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface = OpInterfaceDef("LinalgFillOpInterface")


class OpDefinitionDef:
    """A method of the operation that upstream generates."""

    def __init__(self, def_name: str) -> None:
        self.def_name = def_name


Canonicalizer = OpDefinitionDef("hasCanonicalizer")


class LinalgOpDef:
    """The description of an operation: operands, iteration space, assignments."""

    def __init__(self, name: str, operands: list[OperandDef]) -> None:
        self.name, self.operands = name, operands
        self.domain: list[DimDef] = []
        self.assignments: list[tuple[TensorUse, TensorExpression]] = []


def _current() -> LinalgOpDef:
    found = getattr(_state, "op", None)
    if found is None:
        raise ValueError("Attempt to access the current op definition being defined but none is set.")
    return found  # type: ignore[no-any-return]


def current_op_def() -> LinalgOpDef:
    """Returns the operation description under construction."""
    return _current()


def domain(*dimensions: DimDef) -> None:
    """Sets the order of the dimensions."""
    if any(not isinstance(one, DimDef) for one in dimensions):
        raise ValueError(f"Expected dimensions of type DimDef but got {dimensions}")
    _current().domain.extend(dimensions)


def implements(*interfaces: OpInterfaceDef) -> None:
    """Does nothing: a user-defined operation does not need interfaces."""


def defines(*definitions: OpDefinitionDef) -> None:
    """Does nothing: a user-defined operation does not need methods."""


class DefinedOpCallable:
    """A user-defined operation. Calling it with inputs and `outs` builds a `linalg.generic`."""

    def __init__(self, op_name: str, definition: LinalgOpDef) -> None:
        self.op_name, self.definition = op_name, definition
        self.__name__ = op_name

    def __call__(self, *ins: Any, outs: Any, emit_generic: bool = False, **attrs: Any) -> Any:
        row = _mlirkit._row(f"linalg.{self.op_name}")
        if row is not None and not emit_generic:
            from ... import linalg

            return getattr(linalg, self.op_name)(*ins, outs=outs, **attrs)
        return _Emitter(self.definition, ins, outs, attrs).emit()


def linalg_structured_op(
    dsl_func: Any = None, *, op_name: str | None = None, op_class_name: str | None = None
) -> Any:
    """Creates an operation from a function. The default values of the function's parameters define the operands."""
    if dsl_func is None:
        return functools.partial(linalg_structured_op, op_name=op_name, op_class_name=op_class_name)
    operands = []
    for name, parameter in inspect.signature(dsl_func).parameters.items():
        if not isinstance(parameter.default, OperandDef):
            raise ValueError(f"parameter '{name}' has no operand definition as its default")
        parameter.default.name = name
        operands.append(parameter.default)
    name = op_name or dsl_func.__name__
    definition = LinalgOpDef(name, operands)
    before = getattr(_state, "op", None)
    _state.op = definition
    try:
        dsl_func(*operands)
    finally:
        _state.op = before
    return DefinedOpCallable(name, definition)


# Emission


class _Emitter:
    """Builds the `linalg.generic` for a description and operands."""

    def __init__(self, definition: LinalgOpDef, ins: Any, outs: Any, attrs: dict[str, Any]) -> None:
        operands = definition.operands
        self.inputs = [one for one in operands if isinstance(one, ScalarDef) or _is_input(one)]
        self.outputs = [one for one in operands if isinstance(one, TensorDef) and one.output]
        targets = outs.results if isinstance(outs, _mlirkit.OperationBase) else outs
        self.ins = [get_op_result_or_value(one) for one in ins]
        self.outs = [get_op_result_or_value(one) for one in targets]
        for noun, given, wanted in (("inputs", self.ins, self.inputs), ("outputs", self.outs, self.outputs)):
            if len(given) != len(wanted):
                raise ValueError(f"Expected {len(wanted)} {noun} but got {len(given)} for {definition.name}")
        self.definition, self.attrs = definition, attrs
        self.dims = self._dimensions()
        self.symbols = self._symbols()
        self.types = self._types()

    def _dimensions(self) -> list[DimDef]:
        found = list(self.definition.domain)

        def visit(expr: Any) -> None:
            if isinstance(expr, DimDef) and expr not in found:
                found.append(expr)
            elif isinstance(expr, _Affine):
                visit(expr.left)
                visit(expr.right)

        for use in self._uses():
            for one in use.indices:
                visit(one)
        return found

    def _uses(self) -> list[TensorUse]:
        found: list[TensorUse] = []

        def visit(expr: Any) -> None:
            if isinstance(expr, TensorUse):
                found.append(expr)
            for inner in getattr(expr, "arguments", ()):
                visit(inner)
            if isinstance(expr, ReduceFnUse):
                visit(expr.target)
                visit(expr.value)

        for target, value in self.definition.assignments:
            visit(value)
            visit(target)
        return found

    def _symbols(self) -> dict[SymbolDef, int]:
        known: dict[SymbolDef, int] = {}
        for one in self.definition.operands:
            if isinstance(one, IndexAttrDef):
                known.update(zip(one.sizes, self.attrs.get(one.name, one.default)))
        return known

    def _types(self) -> dict[str, Any]:
        known = {
            "F32": F32Type.get(),
            "F64": F64Type.get(),
            "I32": IntegerType.get_signless(32),
            "I64": IntegerType.get_signless(64),
        }
        for one, value in zip([*self.inputs, *self.outputs], [*self.ins, *self.outs]):
            element = _element(value.type)
            name = one.type_var.name
            if known.setdefault(name, element) != element:
                raise ValueError(f"TypeVar {name} is {known[name]} and {element} for {self.definition.name}")
        return known

    def _affine(self, expr: AffineExprDef) -> Any:
        if isinstance(expr, DimDef):
            return AffineDimExpr.get(self.dims.index(expr))
        if isinstance(expr, SymbolDef):
            if expr not in self.symbols:
                raise ValueError(f"the size {expr} is no index attribute")
            return AffineConstantExpr.get(self.symbols[expr])
        if isinstance(expr, _Number):
            return AffineConstantExpr.get(expr.value)
        if not isinstance(expr, _Affine):
            raise TypeError(f"expected an index expression, not {expr!r}")
        left, right = self._affine(expr.left), self._affine(expr.right)
        if expr.sign == "+":
            return left + right
        if expr.sign == "-":
            return left - right
        if expr.sign == "*":
            return left * right
        if expr.sign == "%":
            return left % right
        return AffineExpr.get_floor_div(left, right) if expr.sign == "floordiv" else AffineExpr.get_ceil_div(left, right)

    def _map(self, operand: Any) -> Any:
        uses = [use for use in self._uses() if use.operand is operand]
        count = len(self.dims)
        if isinstance(operand, ScalarDef):
            return AffineMap.get(count, 0, [])
        if not uses:
            # An operand that only gives sizes, such as the window of a pooling, names its dimensions.
            dims = getattr(operand, "index_dims", ())
            return AffineMap.get(count, 0, [self._affine(_affine(dim)) for dim in dims])
        maps = [AffineMap.get(count, 0, [self._affine(one) for one in use.indices]) for use in uses]
        if any(one != maps[0] for one in maps):
            raise ValueError(f"the operand {operand.name} is accessed in different ways")
        return maps[0]

    def emit(self) -> Any:
        from ... import linalg

        operands = [*self.inputs, *self.outputs]
        values = [*self.ins, *self.outs]
        maps = [self._map(one) for one in operands]
        kinds = ["parallel" if self._is_parallel(dim) else "reduction" for dim in self.dims]
        if not self.dims:
            # Operations on scalars apply to tensors of any rank.
            rank = self.outs[0].type.rank
            kinds = ["parallel"] * rank
            scalar, whole = AffineMap.get(rank, 0, []), AffineMap.get_identity(rank)
            maps = [
                scalar if isinstance(one, ScalarDef) or not getattr(value.type, "rank", 0) else whole
                for one, value in zip(operands, values)
            ]
        types = [one.type for one in self.outs if isinstance(one.type, RankedTensorType)]
        made = linalg.GenericOp(
            types,
            self.ins,
            self.outs,
            ArrayAttr.get([AffineMapAttr.get(one) for one in maps]),
            ArrayAttr.get([Attribute.parse(f"#linalg.iterator_type<{one}>") for one in kinds]),
        )
        block = made.regions[0].blocks.append(*[_element(one.type) for one in values])
        with InsertionPoint(block):
            body = _Body(self, dict(zip(operands, block.arguments)))
            results = {target.operand: body.value(value) for target, value in self.definition.assignments}
            linalg.YieldOp([body.cast(one.type_var, results[one]) for one in self.outputs])
        return made.result if len(types) == 1 else made.results

    def _is_parallel(self, dim: DimDef) -> bool:
        def has(expr: Any) -> bool:
            return expr is dim or (isinstance(expr, _Affine) and (has(expr.left) or has(expr.right)))

        targets = [target for target, _ in self.definition.assignments]
        return all(any(has(one) for one in target.indices) for target in targets)


def _is_input(one: Any) -> bool:
    return isinstance(one, TensorDef) and not one.output


def _element(type: Any) -> Any:
    return type.element_type if hasattr(type, "element_type") and not isinstance(type, ComplexType) else type


def _is_float(type: Any) -> bool:
    return isinstance(type, (FloatType, BF16Type))


class _Body:
    """Builds the operations in the body of a `linalg.generic`."""

    def __init__(self, emitter: _Emitter, arguments: dict[Any, Any]) -> None:
        self.emitter, self.arguments = emitter, arguments

    def value(self, expr: Any) -> Any:
        if isinstance(expr, TensorUse):
            return self.arguments[expr.operand]
        if isinstance(expr, const):
            return self._constant(expr.value)
        if isinstance(expr, index):
            from ... import linalg

            return linalg.IndexOp(self.emitter.dims.index(expr.dim)).result
        if isinstance(expr, ReduceFnUse):
            return self._binary(expr.name, self.value(expr.target), self.value(expr.value))
        if not isinstance(expr, TensorFn):
            raise TypeError(f"expected an expression, not {expr!r}")
        name = expr.name
        if expr.attr is not None and expr.attr.name in self.emitter.attrs:
            name = self.emitter.attrs[expr.attr.name].fn_name
        values = [self.value(one) for one in expr.arguments]
        if expr.kind == "type":
            if expr.type_var is None:
                raise TypeError("a conversion has a type")
            return self.cast(expr.type_var, values[0], name == "cast_unsigned")
        if expr.kind == "unary":
            return self._unary(name, values[0])
        if expr.kind == "ternary":
            from ... import arith

            return arith.SelectOp(*values).result
        return self._binary(name, *values)

    def _constant(self, value: Any) -> Any:
        from ... import arith

        if isinstance(value, Attribute):
            return arith.ConstantOp(value.type, value).result
        if isinstance(value, float):
            return arith.constant(F64Type.get(), value)
        return arith.constant(IntegerType.get_signless(64), int(value))

    def cast(self, type_var: TypeVar, value: Any, unsigned: bool = False) -> Any:
        from ... import arith

        types = self.emitter.types
        if type_var.name not in types:
            raise ValueError(f"Unbound type variable '{type_var.name}' ({', '.join(types)})")
        to, of = types[type_var.name], value.type
        if to == of:
            return value
        if isinstance(of, IndexType):
            value, of = arith.IndexCastOp(IntegerType.get_signless(64), value).result, IntegerType.get_signless(64)
            if to == of:
                return value
        if isinstance(to, IndexType):
            return arith.IndexCastOp(to, value).result
        if isinstance(to, IntegerType):
            if _is_float(of):
                return (arith.FPToUIOp if unsigned else arith.FPToSIOp)(to, value).result
            if of.width > to.width:
                return arith.TruncIOp(to, value).result
            return (arith.ExtUIOp if unsigned else arith.ExtSIOp)(to, value).result
        if isinstance(of, IntegerType):
            return (arith.UIToFPOp if unsigned else arith.SIToFPOp)(to, value).result
        return (arith.ExtFOp if to.width > of.width else arith.TruncFOp)(to, value).result

    def _unary(self, name: str, value: Any) -> Any:
        from ... import arith, math

        if not _is_float(value.type):
            raise NotImplementedError(f"Unsupported '{name}' operand: {value}")
        classes = {
            "exp": math.ExpOp, "log": math.LogOp, "abs": math.AbsFOp, "ceil": math.CeilOp, "floor": math.FloorOp,
            "negf": arith.NegFOp, "round": math.RoundOp, "sqrt": math.SqrtOp, "rsqrt": math.RsqrtOp, "tanh": math.TanhOp,
            "erf": math.ErfOp,
        }  # fmt: skip
        if name == "square":
            return arith.MulFOp(value, value).result
        if name == "reciprocal":
            return arith.DivFOp(arith.constant(value.type, 1.0), value).result
        return classes[name](value).result

    def _binary(self, name: str, left: Any, right: Any) -> Any:
        from ... import arith, complex, math

        type = left.type
        table: dict[str, Any]
        if isinstance(type, ComplexType):
            kind, table = "complex", {"add": complex.AddOp, "sub": complex.SubOp, "mul": complex.MulOp, "div": complex.DivOp}
        elif _is_float(type):
            kind, table = "float", {
                "add": arith.AddFOp, "sub": arith.SubFOp, "mul": arith.MulFOp, "div": arith.DivFOp,
                "max_signed": arith.MaximumFOp, "max_unsigned": arith.MaximumFOp, "min_signed": arith.MinimumFOp,
                "min_unsigned": arith.MinimumFOp, "powf": math.PowFOp,
            }  # fmt: skip
        elif isinstance(type, IntegerType) and type.width == 1:
            kind, table = "bool", {"add": arith.OrIOp, "mul": arith.AndIOp}
        else:
            kind, table = "integer", {
                "add": arith.AddIOp, "sub": arith.SubIOp, "mul": arith.MulIOp, "div": arith.DivSIOp,
                "div_unsigned": arith.DivUIOp, "max_signed": arith.MaxSIOp, "max_unsigned": arith.MaxUIOp,
                "min_signed": arith.MinSIOp, "min_unsigned": arith.MinUIOp,
            }  # fmt: skip
        if name not in table:
            raise NotImplementedError(f"Unsupported '{name}' operands of {kind} type: {left}, {right}")
        return table[name](left, right).result


NAMES = frozenset(
    [
        "AffineExprDef", "BinaryFn", "BinaryFnAttrDef", "BinaryFnType", "Canonicalizer", "ContractionOpInterface",
        "ConvolutionOpInterface", "D", "DefinedOpCallable", "DimDef", "F32", "F64", "FillOpInterface", "FunctionKind", "I32", "I64",
        "IndexAttrDef", "LinalgOpDef", "OpDefinitionDef", "OpInterfaceDef", "OperandDef", "OperandKind", "ReduceFn", "ReduceFnType",
        "ReduceFnUse", "S", "ScalarDef", "SymbolDef", "T", "T1", "T2", "TV", "TensorDef", "TensorExpression", "TensorFn",
        "TensorReduceFn", "TensorUse", "TernaryFn", "TernaryFnAttrDef", "TernaryFnType", "TypeFn", "TypeFnAttrDef",
        "TypeFnType", "TypeVar", "U", "UnaryFn", "UnaryFnAttrDef", "UnaryFnType", "V", "const", "current_op_def", "defines",
        "domain", "implements", "index", "linalg_structured_op",
    ]
)  # fmt: skip
__all__ = sorted(NAMES)
