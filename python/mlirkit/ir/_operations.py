"""Operations, blocks, values and modules."""

from __future__ import annotations

import enum

import os
import sys
from typing import Any, BinaryIO, Callable, Iterator, Sequence

from .. import _mlirkit
from .._mlirkit import Block, BlockList, Operation, OperationBase, OpOperand, Region, Value
from ._attributes import Attribute, StringAttr
from ._context import Context, _context, _default_location, _default_place, _release
from ._traits import equivalent, has_trait, named_has_trait, structural_hash
from ._errors import MLIRError, _reporting


class WalkOrder(enum.Enum):
    """Whether a walk visits an operation before or after the operations inside it."""

    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(enum.Enum):
    """How a walk continues."""

    ADVANCE = 0
    SKIP = 1
    INTERRUPT = 2


class AsmState:
    """Options for printing value names that several prints can share."""

    def __init__(
        self, value: Value | OperationBase | None = None, use_local_scope: bool = False, *, op: OperationBase | None = None
    ) -> None:
        self.value, self.use_local_scope = value if op is None else op, use_local_scope


def _switches(**given: Any) -> dict[str, Any]:
    return {
        "large_elements_limit": None,
        "large_resource_limit": None,
        "enable_debug_info": False,
        "pretty_debug_info": False,
        "print_generic_op_form": False,
        "use_local_scope": False,
        "use_name_loc_as_prefix": False,
        "assume_verified": False,
        "skip_regions": False,
        **given,
    }


def _get_asm(
    self: OperationBase,
    binary: bool = False,
    large_elements_limit: int | None = None,
    large_resource_limit: int | None = None,
    enable_debug_info: bool = False,
    pretty_debug_info: bool = False,
    print_generic_op_form: bool = False,
    use_local_scope: bool = False,
    use_name_loc_as_prefix: bool = False,
    assume_verified: bool = False,
    skip_regions: bool = False,
) -> str | bytes:
    """Returns the text of the operation."""
    text = self._asm(
        {
            "large_elements_limit": large_elements_limit,
            "large_resource_limit": large_resource_limit,
            "enable_debug_info": enable_debug_info,
            "pretty_debug_info": pretty_debug_info,
            "print_generic_op_form": print_generic_op_form,
            "use_local_scope": use_local_scope,
            "use_name_loc_as_prefix": use_name_loc_as_prefix,
            "assume_verified": assume_verified,
            "skip_regions": skip_regions,
        }
    )
    return text.encode() if binary else text


def _print(
    self: OperationBase,
    large_elements_limit: Any = None,
    large_resource_limit: Any = None,
    enable_debug_info: bool = False,
    pretty_debug_info: bool = False,
    print_generic_op_form: bool = False,
    use_local_scope: bool = False,
    use_name_loc_as_prefix: bool = False,
    assume_verified: bool = False,
    file: Any = None,
    binary: bool = False,
    skip_regions: bool = False,
    *,
    state: AsmState | None = None,
) -> None:
    """Writes the text of the operation to a file, or to standard output.

    The first arguments may also be an `AsmState`, the file, and whether it is binary.
    """
    if isinstance(large_elements_limit, AsmState):
        state, file = large_elements_limit, large_resource_limit if file is None else file
        binary, enable_debug_info = binary or enable_debug_info, False
        large_elements_limit = large_resource_limit = None
    text = _get_asm(
        self,
        False,
        large_elements_limit,
        large_resource_limit,
        enable_debug_info,
        pretty_debug_info,
        print_generic_op_form,
        use_local_scope if state is None else state.use_local_scope,
        use_name_loc_as_prefix,
        assume_verified,
        skip_regions,
    )
    assert isinstance(text, str)
    target: Any = file if file is not None else sys.stdout
    target.write(text.encode() if binary else text)


def _write_bytecode(self: OperationBase, file: BinaryIO | str, desired_version: int | None = None) -> None:
    """Writes the operation as bytecode."""
    try:
        data = self._bytecode(desired_version)
    except (RuntimeError, MLIRError) as error:
        raise ValueError(
            f"Unable to honor desired bytecode version {desired_version}" if desired_version is not None else str(error)
        ) from error
    if isinstance(file, (str, os.PathLike)):
        with open(file, "wb") as out:
            out.write(data)
    else:
        file.write(data)


def _walk(
    self: OperationBase,
    callback: Callable[[Any], WalkResult],
    walk_order: WalkOrder = WalkOrder.POST_ORDER,
    op_class: type[OpView] | None = None,
) -> None:
    """Calls a function for the operation and all operations in it, or for those of a class.

    Each operation costs a Python call. To avoid that, use `operation_counts()` for counts by name, `operations_named(name)`
    for the operations of a name, `mlirkit.query` for searches, and `mlirkit.to_arrow` for tables of everything.
    """
    chosen = callback
    if op_class is not None:
        wanted = op_class

        def chosen(operation: Any) -> WalkResult:
            view = operation.opview
            return callback(view) if isinstance(view, wanted) else WalkResult.ADVANCE

    try:
        self._walk(chosen, walk_order is WalkOrder.POST_ORDER)
    except Exception as error:
        raise _in_callback(error) from error


def _in_callback(error: Exception) -> RuntimeError:
    return RuntimeError(f"Exception raised in callback: {type(error).__name__}: {error}")


def _clone(self: OperationBase, ip: Any = None) -> Any:
    made = self._clone()
    _insert(made, ip)
    return made.opview


def _insert(operation: OperationBase, ip: Any) -> None:
    place = _default_place(ip)
    if place is not None:
        place._put(operation)


def _detach(self: OperationBase) -> Any:
    self._detach()
    return self


def _properties(self: OperationBase) -> dict[str, Any]:
    """Returns the inherent attributes."""
    return {name: value for name, value, inherent in self._attrs() if inherent}


def _discardable(self: OperationBase) -> dict[str, Any]:
    """Returns the attributes that are not inherent."""
    return {name: value for name, value, inherent in self._attrs() if not inherent}


def _op_operands(self: OperationBase) -> list[OpOperand]:
    """Returns the operands of the operation as uses of values."""
    return [OpOperand(self, index) for index in range(len(self.operands))]


def _is_before_in_block(self: OperationBase, other: OperationBase) -> bool:
    """Returns whether the operation is before another operation in the same block."""
    if self.block is None or self.block != other.block:
        raise ValueError("the operations do not stand in one block")
    operations = [operation.operation for operation in self.block]
    return operations.index(self.operation) < operations.index(other.operation)


def _replace_uses_of_with(self: OperationBase, of: Value, with_: Value) -> None:
    """Replaces a value by another one in the operands of the operation."""
    for index, operand in enumerate(self.operands):
        if operand == of:
            self._set_operand(index, with_)


def _block_successors(self: Block) -> list[Block]:
    """Returns the blocks to which the last operation branches."""
    last = self._end(True)
    return list(last.successors) if last is not None else []


def _predecessors(self: Block) -> list[Block]:
    """Returns the blocks that branch to this block, once for each branch."""
    region = self.region
    blocks = list(region.blocks) if region is not None else []
    # Upstream lists the uses of a block, the latest first.
    return [block for block in reversed(blocks) for target in _block_successors(block) if target == self]


def _verify(self: OperationBase) -> bool:
    """Verifies the operation and all operations in it."""
    with _reporting(self.context):
        return self._verified()


class _HasTrait:
    """The method `has_trait` of operations and of operation classes."""

    def __get__(self, instance: Any, owner: Any) -> Callable[..., bool]:
        def found(trait_cls: Any, context: Any = None) -> bool:
            """Returns whether the operation, or the operation of the class, has a trait."""
            if instance is not None:
                return has_trait(instance, trait_cls)
            return named_has_trait(owner.OPERATION_NAME, trait_cls, _context(context))

        return found


def _install() -> None:
    base: Any = OperationBase
    base.get_asm = _get_asm
    base.verify = _verify
    base.print = _print
    base.write_bytecode = _write_bytecode
    base.has_trait = _HasTrait()
    base.is_structurally_equivalent = equivalent
    base.structural_hash = structural_hash
    base._repr_html_ = _operation_html
    base.walk = _walk
    base.clone = _clone
    base.erase = lambda self: self._erase()
    base.detach_from_parent = _detach
    base.properties = property(_properties)
    base.discardable_attributes = property(_discardable)
    base.attached = property(lambda self: self._attached)
    base.op_operands = property(_op_operands)
    base.is_before_in_block = _is_before_in_block
    base.replace_uses_of_with = _replace_uses_of_with
    base.move_before = lambda self, other: self._place("before", None, other)
    base.move_after = lambda self, other: self._place("after", None, other)
    base.__str__ = lambda self: self._asm(_switches())
    base.dump = lambda self: print(self, file=sys.stderr)
    operation: Any = Operation
    operation.create = staticmethod(_created)
    operation.parse = staticmethod(_parse)
    operation.__repr__ = lambda self: str(self)
    blocks: Any = BlockList
    blocks.append = _append_block
    block: Any = Block
    block.__str__ = _block_text
    block.successors = property(_block_successors)
    block.predecessors = property(_predecessors)
    block.append = _append
    block.append_to = lambda self, region: self._move(region)
    block.add_argument = lambda self, type, loc: self._add_arg(type, loc)
    block.create_at_start = staticmethod(_create_at_start)
    block.create_before = lambda self, *types, arg_locs=None: _create_beside(self, types, arg_locs, 0)
    block.create_after = lambda self, *types, arg_locs=None: _create_beside(self, types, arg_locs, 1)


def _append_block(self: BlockList, *types: Any, arg_locs: Any = None) -> Block:
    """Appends a block with arguments of these types, and returns the block."""
    region = self._region
    return region._add_block(None, list(types), _locations(types, arg_locs, region.owner.context))


def _append(self: Block, operation: OperationBase) -> None:
    operation._place("end", self, None)


def _locations(types: Sequence[Any], arg_locs: Sequence[Any] | None, context: Context) -> list[Any]:
    if arg_locs is None:
        return [_default_location(None, context)] * len(types) if types else []
    if len(arg_locs) != len(types):
        raise ValueError(f"Expected {len(types)} locations, got: {len(arg_locs)}")
    return list(arg_locs)


def _create_at_start(parent: Region, arg_types: Sequence[Any] = (), arg_locs: Sequence[Any] | None = None) -> Block:
    locs = _locations(arg_types, arg_locs, parent.owner.context)
    return parent._add_block(0, list(arg_types), locs)


def _create_beside(self: Block, types: Sequence[Any], arg_locs: Sequence[Any] | None, offset: int) -> Block:
    region = self.region
    if region is None:
        raise ValueError("the block stands in no region")
    locs = _locations(types, arg_locs, region.owner.context)
    return region._add_block(region._blocks().index(self) + offset, list(types), locs)


def _block_text(self: Block) -> str:
    """Returns the text of the block, including its label and its predecessors."""
    region = self.region
    assert region is not None
    blocks = region._blocks()
    at = blocks.index(self)
    head = f"^bb{at}" + (f"({', '.join(_argument_texts(self))})" if self._args() else "") + ":"
    if at:
        before = [f"^bb{number}" for number, one in enumerate(blocks) if self in _block_successors(one)]
        many = f"{len(before)} preds" if len(before) > 1 else "pred"
        head += f"  // {many}: {', '.join(before)}" if before else "  // no predecessors"
    lines = [head]
    for operation in self._ops():
        lines.extend("  " + line for line in operation.get_asm(assume_verified=True).rstrip("\n").split("\n"))
    return "\n".join(lines) + "\n"


def _argument_texts(block: Block) -> list[str]:
    return [f"{argument.get_name()}: {argument.type}" for argument in block._args()]


def _parse(source: str | bytes, *, source_name: str = "", context: Context | None = None) -> Any:
    """Parses a string that contains a single operation."""
    context = _context(context)
    with _reporting(context):
        made = context._read(_bytes(source), source_name or "-", False, True, "Unable to parse operation assembly")
    return made.opview


def _bytes(source: str | bytes) -> bytes:
    if isinstance(source, os.PathLike):
        raise TypeError(f"parse takes text or bytes; use Module.parseFile({os.fspath(source)!r}) for a file")
    return source.encode() if isinstance(source, str) else bytes(source)


Value_ = Any


def _create(
    name: str,
    results: Sequence[Any] | None = None,
    operands: Sequence[Value_] | None = None,
    attributes: dict[str, Attribute] | None = None,
    successors: Sequence[Block] | None = None,
    regions: int = 0,
    loc: Any = None,
    ip: Any = None,
    infer_type: bool = False,
) -> Any:
    """Creates an operation, either at an insertion point or detached."""
    place = _default_place(ip)
    loc = _default_location(loc)
    pairs: list[tuple[str, Attribute]] = []
    for key, value in (attributes or {}).items():
        if not isinstance(key, str):
            raise RuntimeError(
                f'Invalid attribute key (not a string) when attempting to create the operation "{name}"'
            )
        if value is None:
            raise RuntimeError(
                f'Found an invalid (`None`?) attribute value for the key "{key}" when attempting to create the '
                f'operation "{name}"'
            )
        if not isinstance(value, _mlirkit.AttributeBase):
            raise RuntimeError(
                f'Invalid attribute value for the key "{key}" when attempting to create the operation "{name}"'
            )
        pairs.append((key, value))
    if regions < 0:
        raise ValueError("number of regions must be >= 0")
    values = [_as_value(value) for value in operands or ()]
    types = None if infer_type else list(results or ())
    made = loc.context._create(name, types, values, pairs, list(successors or ()), regions, loc)
    if place is not None:
        place._put(made)
    return made.opview


def _created(
    name: str,
    results: Sequence[Any] | None = None,
    operands: Sequence[Value_] | None = None,
    attributes: dict[str, Attribute] | None = None,
    successors: Sequence[Block] | None = None,
    regions: int = 0,
    loc: Any = None,
    ip: Any = None,
    infer_type: bool = False,
) -> Any:
    """Creates an operation, either at an insertion point or detached."""
    made = _create(name, results, operands, attributes, successors, regions, loc, ip, infer_type)
    # Bindings before LLVM 22 return a view.
    return made if _release(made.context) < 22 else made.operation


def _as_value(value: Any) -> Any:
    if isinstance(value, OperationBase):
        return value.result
    if value is None:
        raise ValueError("expected a value, and there is none")
    return value


class OpView(_mlirkit.OpViewBase):
    """A view of an operation; the classes of `mlirkit.dialects` derive from it."""

    __slots__ = ()
    OPERATION_NAME = ""
    _ODS_REGIONS: Any = (0, True)
    _ODS_OPERAND_SEGMENTS: Any = None
    _ODS_RESULT_SEGMENTS: Any = None

    @classmethod
    def parse(cls, source: str | bytes, *, source_name: str = "", context: Context | None = None) -> Any:
        """Parses a string that contains one operation of the class."""
        made = _parse(source, source_name=source_name, context=context)
        name = made.operation.name
        if cls.OPERATION_NAME and name != cls.OPERATION_NAME:
            raise MLIRError(f"Expected a '{cls.OPERATION_NAME}' op, got: '{name}'")
        return made

    @classmethod
    def build_generic(
        cls,
        results: Sequence[Any] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: dict[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int | None = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        """Builds the operation of the class from its parts.

        If the class has segments, `operands` and `results` have an item for each: a value or type, `None`, or a list.
        Result types that are omitted are inferred.
        """
        name, given = cls.OPERATION_NAME, dict(attributes or {})
        least, is_exact = cls._ODS_REGIONS
        count = least if regions is None else regions
        if count < least or (is_exact and count > least):
            limit = "minimum" if count < least else "maximum"
            raise ValueError(f'Operation "{name}" requires a {limit} of {least} regions but was built with regions={count}')
        values = _parts(name, "operand", operands or (), cls._ODS_OPERAND_SEGMENTS, given)
        infers = results is None and not any(one != 1 for one in cls._ODS_RESULT_SEGMENTS or ())
        types = None if infers else _parts(name, "result", results or (), cls._ODS_RESULT_SEGMENTS, given)
        return _created(name, types, values, given, successors, count, loc, ip, types is None)

    def __repr__(self) -> str:
        cls = type(self)
        return f"<{cls.__module__}.{cls.__qualname__} object at {id(self):#x}>"


def _parts(name: str, what: str, given: Sequence[Any], segments: Any, attributes: dict[str, Any]) -> list[Any]:
    """Returns the operands or result types as one list, and adds the sizes of the segments to the attributes."""
    if segments is None:
        return list(given)
    if len(segments) != len(given):
        raise ValueError(f'Operation "{name}" requires {len(segments)} {what} segments but was provided {len(given)}')
    made: list[Any] = []
    sizes = []
    for at, (kind, one) in enumerate(zip(segments, given)):
        if one is None and kind == 1:
            raise ValueError(f'{what.capitalize()} {at} of operation "{name}" must not be None')
        group = list(one) if kind == -1 and one is not None else [] if one is None else [one]
        made += group
        sizes.append(len(group))
    from ._dense import DenseI32ArrayAttr

    attributes[f"{what}SegmentSizes"] = DenseI32ArrayAttr.get(sizes)
    return made


class Module:
    """A module: the top-level `builtin.module` operation of a file."""

    def __init__(self, operation: Any) -> None:
        self.operation = operation

    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None, *, release: str | None = None) -> Module:
        """Reads text or bytecode of any release.

        `release` (`"llvm-24"`) creates a new context that follows that release.
        """
        context = Context(release=release) if release is not None and context is None else _context(context)
        with _reporting(context):
            return Module(context._read(_bytes(asm), "-", True, True, "Unable to parse module assembly"))

    @staticmethod
    def parseFile(path: str | os.PathLike[str], context: Context | None = None) -> Module:  # noqa: N802
        """Reads a module from a file."""
        context = _context(context)
        with _reporting(context):
            return Module(context._open(os.fspath(path), False, True))

    @staticmethod
    def create(loc: Any = None) -> Module:
        """Returns a new module without operations."""
        loc = _default_location(loc)
        made = loc.context._create("builtin.module", [], [], [], [], 1, loc)
        made._region(0)._add_block(None, [], [])
        return Module(made)

    @property
    def context(self) -> Context:
        """Returns the context."""
        return self.operation.context  # type: ignore[no-any-return]

    @property
    def body(self) -> Block:
        """Returns the block with the operations of the module."""
        return self.operation._region(0)._blocks()[0]  # type: ignore[no-any-return]

    def get_asm(self, *args: Any, **switches: Any) -> Any:
        """Returns the text of the module; the arguments are those of `Operation.get_asm`."""
        return self.operation.get_asm(*args, **switches)

    def dump(self) -> None:
        """Prints the module to standard error."""
        print(self, file=sys.stderr)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Module) and self.operation == other.operation

    def __hash__(self) -> int:
        return hash(self.operation)

    def __str__(self) -> str:
        return str(self.operation)

    def __repr__(self) -> str:
        return f"Module({self.operation.name})"

    def __deepcopy__(self, memo: Any) -> Module:
        """Returns a copy in the same context."""
        return Module(self.operation.clone())

    def __reduce__(self) -> Any:
        """Pickles the module as bytecode. Unpickling reads it in a new context."""
        return _unpickled, (self.operation._bytecode(None),)

    def _repr_html_(self) -> str:
        return _operation_html(self.operation)


def _operation_html(operation: Any) -> str:
    from .._html import operation as shown

    return shown(operation)


def _unpickled(data: bytes) -> Module:
    context = Context()
    context.allow_unregistered_dialects = True
    return Module.parse(data, context)


def _wanted(symbol: OperationBase, attribute: str, what: str) -> Any:
    """Returns an attribute that a symbol must have, such as its name. Raises an error if it is absent."""
    found = symbol._attr(attribute)
    if found is None:
        raise ValueError(f"Expected operation to have a symbol {what}.")
    return found


class SymbolTable:
    """The symbol table of an operation."""

    def __init__(self, operation: OperationBase) -> None:
        if operation._region_count() != 1:
            raise TypeError("Operation is not a Symbol Table.")
        self._operation = operation

    def _symbols(self) -> Iterator[Any]:
        for block in self._operation._region(0)._blocks():
            for operation in block._ops():
                if operation._attr("sym_name") is not None:
                    yield operation

    def __getitem__(self, name: str) -> Any:
        for operation in self._symbols():
            if operation._attr("sym_name").value == name:
                return operation
        raise KeyError(f"Symbol '{name}' not in the symbol table.")

    def __contains__(self, name: str) -> bool:
        return any(operation._attr("sym_name").value == name for operation in self._symbols())

    def insert(self, operation: OperationBase) -> StringAttr:
        """Inserts an operation and returns its name. If the name is taken, the operation is renamed."""
        name = _wanted(operation, "sym_name", "name")
        here = operation.parent
        taken = {one._attr("sym_name").value for one in self._symbols() if one != operation}
        wanted, count = name.value, 0
        while wanted in taken:
            wanted, count = f"{name.value}_{count}", count + 1
        if wanted != name.value:
            operation._set_attr("sym_name", StringAttr.get(wanted, operation.context))
        if here is None:
            operation._place("end", self._operation._region(0)._blocks()[0], None)
        return operation._attr("sym_name")  # type: ignore[no-any-return]

    def erase(self, operation: OperationBase) -> None:
        """Erases an operation from the table."""
        operation._erase()

    def __delitem__(self, name: str) -> None:
        self.erase(self[name])

    @staticmethod
    def get_symbol_name(symbol: OperationBase) -> Attribute:
        """Returns the name of a symbol."""
        return _wanted(symbol, "sym_name", "name")  # type: ignore[no-any-return]

    @staticmethod
    def set_symbol_name(symbol: OperationBase, name: str) -> None:
        """Changes the name of a symbol."""
        _wanted(symbol, "sym_name", "name")
        symbol._set_attr("sym_name", StringAttr.get(name, symbol.context))

    @staticmethod
    def get_visibility(symbol: OperationBase) -> Attribute:
        """Returns the visibility of a symbol."""
        return _wanted(symbol, "sym_visibility", "visibility")  # type: ignore[no-any-return]

    @staticmethod
    def set_visibility(symbol: OperationBase, visibility: str) -> None:
        """Changes the visibility of a symbol."""
        if visibility not in ("public", "private", "nested"):
            raise ValueError("Expected visibility to be 'public', 'private' or 'nested'")
        _wanted(symbol, "sym_visibility", "visibility")
        symbol._set_attr("sym_visibility", StringAttr.get(visibility, symbol.context))

    @staticmethod
    def replace_all_symbol_uses(old_symbol: str, new_symbol: str, from_op: OperationBase) -> None:
        """Renames the uses of a symbol inside an operation."""
        from_op._rename_uses(old_symbol, new_symbol)

    @staticmethod
    def walk_symbol_tables(from_op: OperationBase, all_sym_uses_visible: bool, callback: Any) -> None:
        """Calls a function for each symbol table inside an operation."""
        def visit(operation: Any, visible: bool) -> None:
            # A symbol is visible from outside only if every enclosing symbol table has a name and is not private.
            visibility = operation._attr("sym_visibility")
            named = operation._attr("sym_name") is not None
            private = visibility is not None and visibility.value == "private"
            visible = visible or not named or private or not operation._is_symbol_table
            for index in range(operation._region_count()):
                for block in operation._region(index)._blocks():
                    for inner in block._ops():
                        visit(inner, visible)
            if operation._is_symbol_table:
                try:
                    callback(operation.operation, visible)
                except Exception as error:
                    raise _in_callback(error) from error

        visit(from_op, all_sym_uses_visible)


