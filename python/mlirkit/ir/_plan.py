"""The arguments of operation builders, with the same order and names as in upstream's bindings."""

from __future__ import annotations

import inspect
import keyword
import re
from typing import Any, Callable, NamedTuple

from .. import _mlirkit
from ._attribute_values import _attribute_of, _Slot
from ._context import _default_location
from ._operations import _as_value, _create

# Classes whose instances represent several values, blocks or attributes in an argument.
_SEVERAL = (
    list,
    tuple,
    _mlirkit.OpResultList,
    _mlirkit.OpOperandList,
    _mlirkit.BlockArgumentList,
    _mlirkit.OpSuccessors,
)

# Default result types of transform operations. The default for other types is `!transform.any_op`. `None` means the
# type of the first operand.
_HANDLES = {
    "transform.bufferization.empty_tensor_to_alloc_tensor": '!transform.op<"bufferization.alloc_tensor">',
    "transform.gpu.map_nested_forall_to_threads": None,
}

# Names that an operation class already uses for arguments or members.
_TAKEN = frozenset(
    ["attributes", "callable", "context", "create", "get_asm", "ip", "issubclass", "loc", "operands", "operation", "print"]
    + ["regions", "results", "self", "type", "verify", "DIALECT_NAMESPACE", "OPERATION_NAME"]
)


def python_name(name: str) -> str:
    """Returns the Python name for an operand, result, attribute or other named element of an operation."""
    made = name.replace(".", "_").replace("-", "_")
    return made + "_" if keyword.iskeyword(made) or made in _TAKEN else made


def snake_case(name: str) -> str:
    """Converts camel case: `isCTAOnly` becomes `is_cta_only`, and `CConv` becomes `c_conv`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


class Value(NamedTuple):
    """A group of operands or results.

    `arity` is 0 for one value, 1 for an optional one, 2 for variadic, 3 for nested groups.
    """

    name: str
    arity: int
    constraint: str
    summary: str
    groups: str


class Parameter(NamedTuple):
    """An argument of a builder.

    `kind` is result, operand, slot, successor or regions; `at` is its index in that kind.
    """

    name: str
    kind: str
    at: int
    required: bool


class Row:
    """The definition of an operation, and the arguments of its builder."""

    __slots__ = (
        "name", "class_name", "operands", "results", "regions", "successors", "slots", "operand_segments",
        "result_segments", "infers", "same_types", "traits", "positional", "optional", "named", "terminator",
    )  # fmt: skip

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: str = name
        self.class_name: str = data["class"]
        self.operands = [Value(*one) for one in data["operands"]]
        self.results = [Value(*one) for one in data["results"]]
        self.regions: list[tuple[str, bool, str]] = list(data["regions"])
        self.successors: list[tuple[str, bool]] = list(data["successors"])
        self.slots = [_Slot(name, *one) for one in [*data["slots"], *data.get("further", ())]]
        self.operand_segments: str | None = data.get("operand_segments")
        self.result_segments: str | None = data.get("result_segments")
        self.traits: dict[str, list[str]] = dict(data["traits"])
        self.terminator: bool = data["terminator"]
        plain = all(one.arity == 0 for one in self.results)
        self.same_types = "SameOperandsAndResultType" in self.traits and plain and bool(self.operands)
        derived = "FirstAttrDerivedResultType" in self.traits and plain
        self.infers: bool = data["infers"] or self.same_types or derived
        self._order(data["arguments"])

    def _order(self, mixed: Any) -> None:
        taken: list[Parameter] = []
        if not self.infers:
            for at in range(len(self.results)):
                taken.append(Parameter(self.result_name(at), "result", at, True))
        places = {one.name or f"_gen_arg_{at}": ("operand", at) for at, one in enumerate(self.operands)}
        for at, slot in enumerate(self.slots):
            places.setdefault(slot.name, ("slot", at))
        # Attributes that only newer releases have are last, so that programs for older releases still work.
        fresh = [name for name in places if mixed and name not in mixed and not name.startswith("_gen_arg_")]
        names = [*mixed, *fresh] if mixed else list(places)
        unnamed = [name for name, (kind, at) in places.items() if kind == "operand" and not self.operands[at].name]
        for number, name in enumerate(names):
            if name in ("", "_") and unnamed:
                name = unnamed.pop(0)
            if name not in places:
                continue
            kind, at = places[name]
            if kind == "operand":
                shown = python_name(name) if self.operands[at].name else f"_gen_arg_{number}"
                taken.append(Parameter(shown, kind, at, self.operands[at].arity != 1))
            else:
                slot = self.slots[at]
                required = slot.presence == "required" or slot.is_property
                taken.append(Parameter(python_name(name), kind, at, required))
        for at, (name, _) in enumerate(self.successors):
            taken.append(Parameter(python_name(name) or f"_gen_successor_{at}", "successor", at, True))
        for at, (name, many, _) in enumerate(self.regions):
            if many:
                taken.append(Parameter(f"num_{name}" if name else "num_regions", "regions", at, True))
        self.positional = [one for one in taken if one.required]
        self.optional = [one for one in taken if not one.required]
        self.named = {one.name: one for one in taken}

    def result_name(self, at: int) -> str:
        """Returns the Python name for a group of results."""
        name = self.results[at].name
        if name:
            return python_name(name)
        return "result" if len(self.results) == 1 else f"_gen_res_{at}"

    def signature(self, named: Callable[[str], str] = str) -> inspect.Signature:
        """Returns the signature of the class or, with `named=snake_case`, of the builder function."""
        kinds = inspect.Parameter
        leads = [one for one in self.positional if not (one.kind == "result" and self._by_rule())]
        made = [kinds(named(one.name), kinds.POSITIONAL_OR_KEYWORD) for one in leads]
        for at in reversed(range(len(made))):
            if leads[at].kind != "slot" or not self._has_default(leads[at]):
                break
            made[at] = made[at].replace(default=None)
        made += [kinds(named(one.name), kinds.KEYWORD_ONLY, default=None) for one in self.optional]
        if self.results and (self.infers or self._by_rule()):
            made.append(kinds("results", kinds.KEYWORD_ONLY, default=None))
        made += [kinds(name, kinds.KEYWORD_ONLY, default=None) for name in ("loc", "ip")]
        return inspect.Signature(made)

    # Building

    def _bind(self, args: tuple[Any, ...], given: dict[str, Any], context: Any) -> dict[str, Any]:
        known = self.positional
        if self.infers and self.results:
            # Releases differ in which operations infer their results, so result types are also accepted where they may
            # be omitted.
            leading = [Parameter(self.result_name(at), "result", at, True) for at in range(len(self.results))]
            by_name = sum(1 for one in known if one.name in given or snake_case(one.name) in given)
            if len(args) + by_name == len(known) + len(leading) or any(one.name in given or snake_case(one.name) in given for one in leading):
                known = [*leading, *known]
        if self.name.startswith("transform.") and args and not self.infers:
            args = self._with_handles(args, given, context)
        if self._may_infer(args, given):
            known = [one for one in known if one.kind != "result"]
        if len(args) > len(known):
            listed = ", ".join(one.name for one in known) or "none"
            raise TypeError(
                f"{self.class_name} takes {len(known)} positional arguments ({listed}), but {len(args)} were given"
            )
        bound = {one.name: value for one, value in zip(known, args)}
        names = self.named if known is self.positional else {**self.named, **{one.name: one for one in known}}
        for name, value in given.items():
            if name not in names:
                # Newer bindings have the names of definitions in snake case.
                name = next((one for one in names if snake_case(one) == name), name)
            if name not in names:
                import difflib

                close = difflib.get_close_matches(name, list(names), 1)
                hint = f"; did you mean '{close[0]}'?" if close else ""
                raise TypeError(f"{self.class_name} got an unexpected keyword argument '{name}'{hint}")
            if name in bound:
                raise TypeError(f"{self.class_name} got multiple values for argument '{name}'")
            bound[name] = value
        missing = [one.name for one in known if one.name not in bound and not self._has_default(one)]
        if missing and not bound and len(self.results) == 1 and missing == [self.result_name(0)]:
            from ._infer import fixed

            type = fixed(self.name, context)
            if type is not None:
                return {missing[0]: type}
        if missing:
            raise TypeError(f"{self.class_name} misses the argument{'s' * (len(missing) > 1)} {', '.join(missing)}")
        return bound

    def _with_handles(self, args: tuple[Any, ...], given: dict[str, Any], context: Any) -> tuple[Any, ...]:
        """Adds the result types that a call to a transform operation omits.

        The default type is a handle of any operation.
        """
        leading = 0
        while leading < len(self.positional) and self.positional[leading].kind == "result":
            leading += 1
        if not leading or isinstance(args[0], (_mlirkit.TypeBase, *_SEVERAL)) or args[0] is None:
            return args
        if any(one.name in given for one in self.positional[:leading]):
            return args
        text = _HANDLES.get(self.name, "!transform.any_op")
        made = _as_value(args[0]).type if text is None else context._parse_type(text)
        return (*[made] * leading, *args)

    def _may_infer(self, args: tuple[Any, ...], given: dict[str, Any]) -> bool:
        """Returns whether the result types are omitted, as newer bindings allow, and a rule can infer them."""
        if self.infers or not args or args[0] is None or isinstance(args[0], (_mlirkit.TypeBase, *_SEVERAL)):
            return False
        from ._infer import has_rule

        return has_rule(self.name) and not any(one.kind == "result" and one.name in given for one in self.positional)

    def _by_rule(self) -> bool:
        """Returns whether only a rule in Python infers the result types."""
        from ._infer import has_rule

        return not self.infers and has_rule(self.name)

    def _has_default(self, one: Parameter) -> bool:
        return one.kind == "regions" or one.kind == "slot" and self.slots[one.at].presence != "required"

    def _operand_group(self, at: int, value: Any) -> list[Any]:
        row = self.operands[at]
        if row.arity == 0:
            return [self._value(row, value)]
        if value is None:
            return []
        if row.arity == 1 and not isinstance(value, _SEVERAL):
            return [self._value(row, value)]
        if isinstance(value, _mlirkit.OperationBase):
            return list(value.results)
        if isinstance(value, _mlirkit.Value):
            raise TypeError(f"{self.name}: operand '{row.name}' takes a list of values, not one value")
        if row.arity == 3 and value and isinstance(value[0], _SEVERAL):
            value = [one for group in value for one in group]
        return [self._value(row, one) for one in value]

    def _value(self, row: Value, value: Any) -> Any:
        if isinstance(value, _mlirkit.Value):
            return value
        if isinstance(value, _mlirkit.OperationBase):
            return _as_value(value)
        if isinstance(value, _mlirkit.OpResultList) and len(value) == 1:
            return value[0]
        what = f" ({row.summary})" if row.summary else ""
        raise TypeError(f"{self.name}: operand '{row.name}' takes a value{what}, not {value!r}")

    def _place(self, name: str) -> tuple[str, int]:
        known = self.named.get(name)
        if known is not None:
            return known.kind, known.at
        return "result", next(at for at in range(len(self.results)) if self.result_name(at) == name)

    def build(self, args: tuple[Any, ...], given: dict[str, Any], results: Any, loc: Any, ip: Any, regions: Any) -> Any:
        """Builds the operation from its definition in the release of the context."""
        context = _default_location(loc).context
        return self.of(context)._made(context, args, given, results, loc, ip, regions)

    def of(self, context: Any) -> Row:
        """Returns the operation's definition in the release of a context."""
        known: Row | None = context._plans.get(self.name)
        if known is not None:
            return known
        data = context._row(self.name)
        plan = self if data is None else Row(self.name, data)
        context._plans[self.name] = plan
        return plan

    def _made(
        self, context: Any, args: tuple[Any, ...], given: dict[str, Any], results: Any, loc: Any, ip: Any, regions: Any
    ) -> Any:
        bound = self._bind(args, given, context)
        groups: list[list[Any]] = [[] for _ in self.operands]
        attributes: dict[str, Any] = {}
        types: list[list[Any]] = [[] for _ in self.results]
        blocks: list[list[Any]] = [[] for _ in self.successors]
        counts = [0 if many else 1 for _, many, _ in self.regions]
        has_types = False
        for name, value in bound.items():
            kind, at = self._place(name)
            if kind == "operand":
                groups[at] = self._operand_group(at, value)
                row = self.operands[at]
                if row.arity == 3 and value and isinstance(value[0], _SEVERAL) and bound.get(python_name(row.groups)) is None:
                    from ._dense import DenseI32ArrayAttr

                    attributes[row.groups] = DenseI32ArrayAttr.get([len(group) for group in value], context)
            elif kind == "slot":
                if value is not None:
                    slot = self.slots[at]
                    made = _attribute_of(slot, value, context)
                    if made is not None:
                        attributes[slot.name] = made
            elif kind == "result":
                if value is not None:
                    # An empty list of types also means that nothing is inferred.
                    has_types = True
                    types[at] = list(value) if isinstance(value, _SEVERAL) else [value]
            elif kind == "successor":
                blocks[at] = list(value) if self.successors[at][1] else [value]
            else:
                counts[at] = int(value)
        for row in self.operands:
            if row.arity == 3 and row.groups not in attributes:
                from ._dense import DenseI32ArrayAttr

                attributes[row.groups] = DenseI32ArrayAttr.get([], context)
        if self.operand_segments:
            from ._dense import DenseI32ArrayAttr

            attributes[self.operand_segments] = DenseI32ArrayAttr.get([len(group) for group in groups], context)
        operands = [value for group in groups for value in group]
        if results is not None:
            made_types: list[Any] | None = list(results) if isinstance(results, _SEVERAL) else [results]
        elif self.results and not any(types) and not has_types and (self.infers or self._may_infer(args, given)):
            made_types = [operands[0].type] * len(self.results) if self.same_types else None
            if made_types is None:
                from ._infer import inferred

                made_types = inferred(self.name, operands, attributes, context)
        else:
            made_types = [one for group in types for one in group]
        for one in made_types or ():
            if not isinstance(one, _mlirkit.TypeBase):
                raise TypeError(f"{self.name}: a result has a type, not {one!r}")
        if self.result_segments and made_types is not None:
            from ._dense import DenseI32ArrayAttr

            sizes = [len(group) for group in types]
            if results is not None:
                sizes = self._result_sizes(len(made_types))
            attributes[self.result_segments] = DenseI32ArrayAttr.get(sizes, context)
        return _create(
            self.name,
            results=made_types,
            operands=operands,
            attributes=attributes,
            successors=[block for group in blocks for block in group],
            regions=sum(counts) if regions is None else regions,
            loc=loc,
            ip=ip,
            infer_type=made_types is None,
        )

    def _result_sizes(self, count: int) -> list[int]:
        loose = [at for at, one in enumerate(self.results) if one.arity]
        if len(loose) > 1:
            raise TypeError(f"{self.name}: give the results by name, because more than one group of them is variadic")
        return [count - len(self.results) + 1 if one.arity else 1 for one in self.results]
