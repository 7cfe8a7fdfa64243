"""Affine expressions, maps and integer sets."""

from __future__ import annotations

import math
from typing import Any, Iterable, Sequence, Union

from ._attributes import Attribute
from ._context import Context, _context
from ._shown import _all_of, _Shown

Operand = Union["AffineExpr", int]


def _wrap(data: Any, context: Context) -> Any:
    return _EXPRESSIONS[data[0]](data, context)


def _text(data: Any, tight: bool = False) -> str:
    kind = data[0]
    if kind in "ds":
        return f"{kind}{data[1]}"
    if kind == "c":
        return str(data[1])
    left, right = data[1], data[2]
    if kind == "+":
        made = _sum(left, right)
        return f"({made})" if tight else made
    if kind == "*" and right[0] == "c" and right[1] == -1:
        return f"-{_text(left, True)}"
    made = f"{_text(left, True)} {kind} {_text(right, True)}"
    return f"({made})" if tight else made


def _sum(left: Any, right: Any) -> str:
    if right[0] == "*" and right[2][0] == "c":
        factor = right[2][1]
        if factor == -1:
            return f"{_text(left)} - {_text(right[1], right[1][0] == '+')}"
        if factor < -1:
            return f"{_text(left)} - {_text(right[1], True)} * {-factor}"
    if right[0] == "c" and right[1] < 0:
        return f"{_text(left)} - {-right[1]}"
    return f"{_text(left)} + {_text(right)}"


class AffineExpr(_Shown):
    """An affine expression over dimensions, symbols and constants."""

    def __init__(self, expr: Any, context: Context | None = None) -> None:
        if isinstance(expr, AffineExpr):
            if not type(self).isinstance(expr):
                raise ValueError(f"Cannot cast affine expression to {type(self).__name__} (from {expr!r})")
            expr, context = expr._data, expr.context
        assert context is not None
        self._data: Any = expr
        self.context = context

    @staticmethod
    def _make(data: Any, context: Context) -> Any:
        return _wrap(context._affine(data), context)

    @staticmethod
    def _binary(kind: str, left: Operand, right: Operand) -> Any:
        holder = left if isinstance(left, AffineExpr) else right
        assert isinstance(holder, AffineExpr)
        datas = [one._data if isinstance(one, AffineExpr) else ("c", one) for one in (left, right)]
        return AffineExpr._make((kind, *datas), holder.context)

    @staticmethod
    def get_dim(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns the dimension at a position, such as `d0`."""
        return _wrap(("d", position), _context(context))  # type: ignore[no-any-return]

    @staticmethod
    def get_symbol(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns the symbol at a position, such as `s0`."""
        return _wrap(("s", position), _context(context))  # type: ignore[no-any-return]

    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant expression."""
        return _wrap(("c", value), _context(context))  # type: ignore[no-any-return]

    @staticmethod
    def get_add(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the sum of two expressions."""
        return AffineExpr._binary("+", lhs, rhs)  # type: ignore[no-any-return]

    @staticmethod
    def get_mul(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the product of two expressions."""
        return AffineExpr._binary("*", lhs, rhs)  # type: ignore[no-any-return]

    @staticmethod
    def get_mod(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the remainder of a division of expressions."""
        return AffineExpr._binary("mod", lhs, rhs)  # type: ignore[no-any-return]

    @staticmethod
    def get_floor_div(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the quotient of two expressions, rounded down."""
        return AffineExpr._binary("floordiv", lhs, rhs)  # type: ignore[no-any-return]

    @staticmethod
    def get_ceil_div(lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the quotient of two expressions, rounded up."""
        return AffineExpr._binary("ceildiv", lhs, rhs)  # type: ignore[no-any-return]

    def __add__(self, other: Operand) -> Any:
        return AffineExpr._binary("+", self, other)

    def __radd__(self, other: Operand) -> Any:
        # A sum keeps its constant on the right.
        return AffineExpr._binary("+", self, other)

    def __mul__(self, other: Operand) -> Any:
        return AffineExpr._binary("*", self, other)

    def __rmul__(self, other: Operand) -> Any:
        return AffineExpr._binary("*", self, other)

    def __mod__(self, other: Operand) -> Any:
        return AffineExpr._binary("mod", self, other)

    def __rmod__(self, other: Operand) -> Any:
        return AffineExpr._binary("mod", other, self)

    def __sub__(self, other: Operand) -> Any:
        return self + (other * -1)

    def __rsub__(self, other: Operand) -> Any:
        return (self * -1) + other

    def __floordiv__(self, other: Operand) -> Any:
        return AffineExpr._binary("floordiv", self, other)

    @classmethod
    def isinstance(cls, other: AffineExpr) -> bool:
        """Returns whether an expression is of this class."""
        return isinstance(other, cls)

    def compose(self, other: AffineMap) -> AffineExpr:
        """Returns the expression with its dimensions replaced by the results of a map."""
        return AffineExpr._replace(self._data, other, self.context)  # type: ignore[no-any-return]

    def maybe_downcast(self) -> AffineExpr:
        """Returns the expression as an object of its class."""
        return _wrap(self._data, self.context)  # type: ignore[no-any-return]

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """Returns the expression with `shift` added to the positions of the dimensions from `offset` up to `num_dims`."""
        return self._shifted("d", num_dims, shift, offset)

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """Returns the expression with `shift` added to the positions of the symbols from `offset` up to `num_symbols`."""
        return self._shifted("s", num_symbols, shift, offset)

    def _shifted(self, kind: str, count: int, shift: int, offset: int) -> AffineExpr:
        def change(data: Any) -> Any:
            if data[0] == kind:
                return (kind, data[1] + shift) if offset <= data[1] < count else data
            return data if data[0] in "dsc" else self.context._affine((data[0], change(data[1]), change(data[2])))

        return _wrap(change(self._data), self.context)  # type: ignore[no-any-return]

    @staticmethod
    def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
        """Returns the expression as a sum of terms, with common factors of divisions removed."""
        return _simplified(expr, num_dims, num_symbols)

    @staticmethod
    def _replace(data: Any, other: AffineMap, context: Context) -> Any:
        def change(data: Any) -> Any:
            if data[0] == "d":
                return other._results[data[1]]
            if data[0] in "sc":
                return data
            return context._affine((data[0], change(data[1]), change(data[2])))

        return _wrap(change(data), context)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AffineExpr) and self._data == other._data and self.context is other.context

    def __hash__(self) -> int:
        return hash(self._data)

    def __str__(self) -> str:
        return _text(self._data)


class AffineDimExpr(AffineExpr):
    """`d0`"""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns the dimension at a position."""
        return AffineExpr.get_dim(position, context)

    @property
    def position(self) -> int:
        """Returns the position of the dimension."""
        return self._data[1]  # type: ignore[no-any-return]


class AffineSymbolExpr(AffineExpr):
    """`s0`"""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns the symbol at a position."""
        return AffineExpr.get_symbol(position, context)

    @property
    def position(self) -> int:
        """Returns the position of the symbol."""
        return self._data[1]  # type: ignore[no-any-return]


class AffineConstantExpr(AffineExpr):
    """`42`"""

    @staticmethod
    def get(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant expression."""
        return AffineExpr.get_constant(value, context)

    @property
    def value(self) -> int:
        """Returns the number."""
        return self._data[1]  # type: ignore[no-any-return]


class AffineBinaryExpr(AffineExpr):
    """An expression with an operator, such as `a + b`."""

    _sign = ""

    @property
    def lhs(self) -> AffineExpr:
        """Returns the left operand."""
        return _wrap(self._data[1], self.context)  # type: ignore[no-any-return]

    @property
    def rhs(self) -> AffineExpr:
        """Returns the right operand."""
        return _wrap(self._data[2], self.context)  # type: ignore[no-any-return]

    @classmethod
    def get(cls, lhs: Operand, rhs: Operand) -> AffineExpr:
        """Returns the expression of two operands."""
        return AffineExpr._binary(cls._sign, lhs, rhs)  # type: ignore[no-any-return]


class AffineAddExpr(AffineBinaryExpr):
    """`a + b`"""

    _sign = "+"


class AffineMulExpr(AffineBinaryExpr):
    """`a * b`"""

    _sign = "*"


class AffineModExpr(AffineBinaryExpr):
    """`a mod b`"""

    _sign = "mod"


class AffineFloorDivExpr(AffineBinaryExpr):
    """`a floordiv b`"""

    _sign = "floordiv"


class AffineCeilDivExpr(AffineBinaryExpr):
    """`a ceildiv b`"""

    _sign = "ceildiv"


_EXPRESSIONS: dict[str, type[AffineExpr]] = {
    "d": AffineDimExpr,
    "s": AffineSymbolExpr,
    "c": AffineConstantExpr,
    "+": AffineAddExpr,
    "*": AffineMulExpr,
    "mod": AffineModExpr,
    "floordiv": AffineFloorDivExpr,
    "ceildiv": AffineCeilDivExpr,
}


class _SemiAffine(Exception):
    """Reports an expression that multiplies or divides by something other than a constant."""


def _simplified(expr: AffineExpr, dims: int, symbols: int) -> AffineExpr:
    """Flattens an expression into coefficients of dimensions, symbols and divisions, and builds the sum of these terms.

    An expression that is not purely affine is returned without a change.
    """
    context = expr.context
    terms: list[Any] = [*(("d", at) for at in range(dims)), *(("s", at) for at in range(symbols))]

    def combined(left: dict[int, int], right: dict[int, int], factor: int) -> dict[int, int]:
        made = dict(left)
        for at, size in right.items():
            made[at] = made.get(at, 0) + factor * size
        return {at: size for at, size in made.items() if size}

    def built(form: dict[int, int]) -> Any:
        made: Any = ("c", 0)
        for at in [*sorted(at for at in form if at >= 0), *([-1] if -1 in form else [])]:
            term = ("c", form[at]) if at < 0 else context._affine(("*", terms[at], ("c", form[at])))
            made = context._affine(("+", made, term))
        return made

    def divided(kind: str, form: dict[int, int], by: int) -> dict[int, int]:
        common = math.gcd(by, *form.values())
        form, by = {at: size // common for at, size in form.items()}, by // common
        if by == 1:
            return form
        term = context._affine((kind, built(form), ("c", by)))
        if term[0] == "c":
            return {-1: term[1]} if term[1] else {}
        if term not in terms:
            terms.append(term)
        return {terms.index(term): 1}

    def flat(data: Any) -> dict[int, int]:
        if data[0] in "ds":
            return {terms.index(data): 1}
        if data[0] == "c":
            return {-1: data[1]} if data[1] else {}
        left, right = flat(data[1]), flat(data[2])
        if data[0] == "+":
            return combined(left, right, 1)
        if set(right) - {-1}:
            raise _SemiAffine
        by = right.get(-1, 0)
        if data[0] == "*":
            return combined({}, left, by)
        if by <= 0:
            raise _SemiAffine
        if data[0] == "mod":
            if all(size % by == 0 for size in left.values()):
                return {}
            return combined(left, divided("floordiv", left, by), -by)
        return divided(data[0], left, by)

    try:
        return _wrap(built(flat(expr._data)), context)  # type: ignore[no-any-return]
    except (_SemiAffine, ValueError):
        return expr


def _inputs(dims: int, symbols: int) -> str:
    made = f"({', '.join(f'd{i}' for i in range(dims))})"
    return made + (f"[{', '.join(f's{i}' for i in range(symbols))}]" if symbols else "")


class AffineMap(_Shown):
    """An affine map from dimensions and symbols to expressions."""

    def __init__(self, dims: int, symbols: int, results: Sequence[Any], context: Context) -> None:
        self.n_dims, self.n_symbols, self._results, self.context = dims, symbols, tuple(results), context

    @staticmethod
    def _of(attr: Attribute) -> AffineMap:
        dims, symbols, results = attr._data()
        return AffineMap(dims, symbols, results, attr.context)

    @staticmethod
    def get(
        dim_count: int, symbol_count: int, exprs: Iterable[AffineExpr], context: Context | None = None
    ) -> AffineMap:
        """Returns a map with the given numbers of dimensions and symbols."""
        kept = _all_of(exprs, AffineExpr, "expression", "AffineMap")
        return AffineMap(dim_count, symbol_count, [one._data for one in kept], _context(context))

    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineMap:
        """Returns a map without inputs whose result is a constant."""
        return AffineMap(0, 0, [("c", value)], _context(context))

    @staticmethod
    def get_empty(context: Context | None = None) -> AffineMap:
        """Returns a map without inputs and results."""
        return AffineMap(0, 0, [], _context(context))

    @staticmethod
    def get_identity(n_dims: int, context: Context | None = None) -> AffineMap:
        """Returns the map whose results are its dimensions."""
        return AffineMap(n_dims, 0, [("d", i) for i in range(n_dims)], _context(context))

    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: Context | None = None) -> AffineMap:
        """Returns the map whose results are its last dimensions."""
        if not 0 <= n_results <= n_dims:
            raise ValueError(f"a minor identity of {n_dims} dimensions has at most {n_dims} results, not {n_results}")
        return AffineMap(n_dims, 0, [("d", i) for i in range(n_dims - n_results, n_dims)], _context(context))

    @staticmethod
    def get_permutation(permutation: Sequence[int], context: Context | None = None) -> AffineMap:
        """Returns the map that permutes its dimensions."""
        if sorted(permutation) != list(range(len(permutation))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        return AffineMap(len(permutation), 0, [("d", i) for i in permutation], _context(context))

    @staticmethod
    def compress_unused_symbols(maps: Sequence[AffineMap], context: Context | None = None) -> list[AffineMap]:
        """Returns the maps without the symbols that none of them uses."""
        used: set[int] = set()

        def collect(data: Any) -> None:
            if data[0] == "s":
                used.add(data[1])
            elif data[0] not in "dc":
                collect(data[1])
                collect(data[2])

        for one in maps:
            for result in one._results:
                collect(result)
        order = {old: new for new, old in enumerate(sorted(used))}

        def change(data: Any) -> Any:
            if data[0] == "s":
                return ("s", order[data[1]])
            return data if data[0] in "dc" else (data[0], change(data[1]), change(data[2]))

        return [AffineMap(one.n_dims, len(used), [change(r) for r in one._results], one.context) for one in maps]

    @property
    def results(self) -> list[AffineExpr]:
        """Returns the result expressions."""
        return [_wrap(data, self.context) for data in self._results]

    @property
    def n_inputs(self) -> int:
        """Returns the number of dimensions and symbols."""
        return self.n_dims + self.n_symbols

    @property
    def is_permutation(self) -> bool:
        """Returns whether the map permutes its dimensions."""
        return self.is_projected_permutation and len(self._results) == self.n_inputs

    @property
    def is_projected_permutation(self) -> bool:
        """Returns whether the results are different dimensions."""
        dims = [data[1] for data in self._results if data[0] == "d"]
        return not self.n_symbols and len(dims) == len(self._results) == len(set(dims))

    def get_submap(self, result_positions: Sequence[int]) -> AffineMap:
        """Returns the map with the results at the given positions."""
        if any(not 0 <= at < len(self._results) for at in result_positions):
            raise ValueError("result position out of bounds")
        return AffineMap(self.n_dims, self.n_symbols, [self._results[i] for i in result_positions], self.context)

    def get_major_submap(self, n_results: int) -> AffineMap:
        """Returns the map with the first results."""
        if n_results >= len(self._results):
            raise ValueError("number of results out of bounds")
        return AffineMap(self.n_dims, self.n_symbols, self._results[:n_results], self.context)

    def get_minor_submap(self, n_results: int) -> AffineMap:
        """Returns the map with the last results."""
        if n_results >= len(self._results):
            raise ValueError("number of results out of bounds")
        return AffineMap(self.n_dims, self.n_symbols, self._results[-n_results:], self.context)

    def replace(
        self, expr: AffineExpr, replacement: AffineExpr, n_result_dims: int, n_result_syms: int
    ) -> AffineMap:
        """Returns the map with an expression replaced by another one."""
        def change(data: Any) -> Any:
            if data == expr._data:
                return replacement._data
            return data if data[0] in "dsc" else self.context._affine((data[0], change(data[1]), change(data[2])))

        return AffineMap(n_result_dims, n_result_syms, [change(r) for r in self._results], self.context)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AffineMap)
            and (self.n_dims, self.n_symbols, self._results) == (other.n_dims, other.n_symbols, other._results)
            and self.context is other.context
        )

    def __hash__(self) -> int:
        return hash((self.n_dims, self.n_symbols, self._results))

    def __str__(self) -> str:
        return f"{_inputs(self.n_dims, self.n_symbols)} -> ({', '.join(map(_text, self._results))})"


class AffineMapAttr(Attribute, kinds=("AffineMap",)):
    """`affine_map<(d0) -> (d0)>`"""

    @staticmethod
    def get(affine_map: AffineMap) -> AffineMapAttr:
        """Returns the attribute of a map."""
        data = ("affine map", affine_map.n_dims, affine_map.n_symbols, affine_map._results)
        return affine_map.context._make_attr(data)  # type: ignore[no-any-return]

    @property
    def value(self) -> AffineMap:
        """Returns the map."""
        return AffineMap._of(self)


class IntegerSetConstraint:
    """A constraint of an integer set: an expression that must be zero, or must not be negative."""

    def __init__(self, holder: IntegerSet, data: Any, is_eq: bool) -> None:
        self.set, self.expr, self.is_eq = holder, _wrap(data, holder.context), is_eq


class IntegerSet(_Shown):
    """A set of affine constraints."""

    def __init__(self, dims: int, symbols: int, constraints: Sequence[Any], context: Context) -> None:
        self.n_dims, self.n_symbols, self.context = dims, symbols, context
        self._constraints = tuple((data, equal) for data, equal in constraints)

    @staticmethod
    def get(
        num_dims: int,
        num_symbols: int,
        exprs: Sequence[AffineExpr],
        eq_flags: Sequence[bool],
        context: Context | None = None,
    ) -> IntegerSet:
        """Returns the set of the inputs for which the expressions are zero or not negative."""
        if len(exprs) != len(eq_flags):
            raise ValueError("Expected the number of constraints to match that of equality flags")
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        kept = _all_of(exprs, AffineExpr, "expression", "IntegerSet")
        pairs = [(one._data, bool(flag)) for one, flag in zip(kept, eq_flags)]
        return IntegerSet(num_dims, num_symbols, pairs, _context(context))

    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: Context | None = None) -> IntegerSet:
        """Returns the empty set."""
        return IntegerSet(num_dims, num_symbols, [(("c", 1), True)], _context(context))

    def get_replaced(
        self,
        dim_exprs: Sequence[AffineExpr],
        symbol_exprs: Sequence[AffineExpr],
        num_result_dims: int,
        num_result_symbols: int,
    ) -> IntegerSet:
        """Returns the set with its dimensions and symbols replaced by expressions."""
        if len(dim_exprs) != self.n_dims:
            raise ValueError("Expected the number of dimension replacement expressions to match that of dimensions")
        if len(symbol_exprs) != self.n_symbols:
            raise ValueError("Expected the number of symbol replacement expressions to match that of symbols")
        for what, exprs in (("dimension", dim_exprs), ("symbol", symbol_exprs)):
            _all_of(exprs, AffineExpr, "expression", f"IntegerSet by replacing {what}s")

        def change(data: Any) -> Any:
            if data[0] == "d":
                return dim_exprs[data[1]]._data
            if data[0] == "s":
                return symbol_exprs[data[1]]._data
            return data if data[0] == "c" else self.context._affine((data[0], change(data[1]), change(data[2])))

        pairs = [(change(data), equal) for data, equal in self._constraints]
        return IntegerSet(num_result_dims, num_result_symbols, pairs, self.context)

    @property
    def n_inputs(self) -> int:
        """Returns the number of dimensions and symbols."""
        return self.n_dims + self.n_symbols

    @property
    def is_canonical_empty(self) -> bool:
        """Returns whether the set is the one of `get_empty`."""
        return self._constraints == ((("c", 1), True),)

    @property
    def constraints(self) -> list[IntegerSetConstraint]:
        """Returns the constraints."""
        return [IntegerSetConstraint(self, data, equal) for data, equal in self._constraints]

    @property
    def n_equalities(self) -> int:
        """Returns the number of constraints whose expression must be zero."""
        return sum(equal for _, equal in self._constraints)

    @property
    def n_inequalities(self) -> int:
        """Returns the number of constraints whose expression must not be negative."""
        return len(self._constraints) - self.n_equalities

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntegerSet) and str(self) == str(other) and self.context is other.context

    def __hash__(self) -> int:
        return hash((self.n_dims, self.n_symbols, self._constraints))

    def __str__(self) -> str:
        parts = (f"{_text(data)} {'==' if equal else '>='} 0" for data, equal in self._constraints)
        return f"{_inputs(self.n_dims, self.n_symbols)} : ({', '.join(parts)})"


class IntegerSetAttr(Attribute, kinds=("IntegerSet",)):
    """`affine_set<(d0) : (d0 >= 0)>`"""

    @staticmethod
    def get(integer_set: IntegerSet) -> IntegerSetAttr:
        """Returns the attribute of a set."""
        data = ("integer set", integer_set.n_dims, integer_set.n_symbols, integer_set._constraints)
        return integer_set.context._make_attr(data)  # type: ignore[no-any-return]

    @property
    def value(self) -> IntegerSet:
        """Returns the set."""
        dims, symbols, constraints = self._data()
        return IntegerSet(dims, symbols, constraints, self.context)
