"""Writes the stubs for the dialects from their definitions: `python stubs.py` in an environment with the package.

    python stubs.py            # writes them
    python stubs.py --check    # fails if a file differs

Each dialect has `_NAME_ops_gen.pyi` with its classes and builders. A dialect without a hand-written module also has
`NAME.pyi`. For a dialect with one, `NAME.pyi` also contains what the module defines.
"""

from __future__ import annotations

import importlib
import inspect
import keyword
import sys
import types
from pathlib import Path
from typing import Any

# The folder of this script has the sources of the package, which lack the extension module if a wheel is installed.
if sys.path and Path(sys.path[0]).resolve() == Path(__file__).resolve().parent:
    del sys.path[0]

from mlirkit import _mlirkit
from mlirkit.dialects import _CLASS_BUILDERS, _EXTENSIONS, _RETURN_OPERATIONS, _SHORT_NAMES, _classes, _enums, _functions, _operation_class, _operations
from mlirkit.ir import Context
from mlirkit.ir._plan import snake_case
from mlirkit.ir._registry import _Made

FOLDER = Path(__file__).parent / "mlirkit" / "dialects"
HEAD = "# Written by stubs.py from the definitions of dialects; not edited by hand.\n"
ARITY = {0: "Val", 1: "Val | None", 2: "Vals", 3: "ValsList"}
READ = {0: "Value", 1: "Value | None", 2: "OpOperandList", 3: "OpOperandList"}
RESULT = {0: "Value", 1: "Value | None", 2: "OpResultList", 3: "OpResultList"}
STORAGE = {
    "IntegerAttr": "Int", "FloatAttr": "Float", "StringAttr": "Str", "BoolAttr": "Bool", "TypeAttr": "TypeLike",
    "SymbolRefAttr": "Sym", "FlatSymbolRefAttr": "Sym", "AffineMapAttr": "Map", "IntegerSetAttr": "Set",
    "DenseI64ArrayAttr": "Ints", "DenseI32ArrayAttr": "Ints", "DenseI16ArrayAttr": "Ints", "DenseI8ArrayAttr": "Ints",
    "DenseBoolArrayAttr": "Bools", "DenseF32ArrayAttr": "Floats", "DenseF64ArrayAttr": "Floats",
}  # fmt: skip
# Builtin names that stubs rename where a parameter would shadow them.
ALIASES = {"list": "list_", "type": "type"}


READABLE = {
    "IntegerAttr", "FloatAttr", "StringAttr", "BoolAttr", "TypeAttr", "SymbolRefAttr", "FlatSymbolRefAttr", "AffineMapAttr",
    "IntegerSetAttr", "DenseI64ArrayAttr", "DenseI32ArrayAttr", "DenseBoolArrayAttr", "ArrayAttr", "DenseElementsAttr",
}  # fmt: skip


def attribute_class(slot: Any) -> str:
    """Returns the attribute class that the property for an attribute returns."""
    found = slot.storage if slot.storage in READABLE else "Attribute"
    return found if slot.presence == "required" or slot.default else f"{found} | None"


def slot_type(slot: Any) -> str:
    if slot.kind == "unit":
        return "bool | Attribute"
    if slot.kind in ("enum", "enum-attr", "enum-prop"):
        return "Int | str"
    if slot.kind == "typed" and slot.storage in ("IntegerAttr", "FloatAttr", "", "BoolAttr"):
        return "Float" if slot.of[:1] in ("f", "b") else "Int"
    if slot.kind == "symbol-name":
        return "Str"
    if slot.is_property:
        return {"bool": "Bool", "int": "Int", "optional-int": "Int", "str": "Str", "int-array": "Ints"}.get(slot.kind, "Plain")
    return STORAGE.get(slot.storage, "Plain")


def parameters(row: Any, named: Any = str) -> list[str]:
    """Returns the parameters of an operation's class or, with `named=snake_case`, of its builder function."""
    made = []
    loose = False
    for one in row.positional:
        kind = {"operand": ARITY, "slot": None}.get(one.kind)
        if one.kind == "operand":
            text = kind[row.operands[one.at].arity]  # type: ignore[index]
        elif one.kind == "slot":
            text = slot_type(row.slots[one.at])
        elif one.kind == "result":
            text = "Type" if row.results[one.at].arity == 0 else "Type | None" if row.results[one.at].arity == 1 else "Types"
        elif one.kind == "successor":
            text = "Blocks" if row.successors[one.at][1] else "Block"
        else:
            text = "int"
        loose = loose or one.kind == "regions"
        if one.kind == "result" and row._by_rule():
            continue
        made.append(f"{named(one.name)}: {text}" + (" = ..." if loose else ""))
    made.append("*")
    for one in row.optional:
        text = slot_type(row.slots[one.at]) if one.kind == "slot" else ARITY[row.operands[one.at].arity]
        made.append(f"{named(one.name)}: {text.removesuffix(' | None')} | None = ...")
    if row.results and (row.infers or row._by_rule()):
        made.append("results: Types | None = ...")
    return [*made, "loc: Loc = ...", "ip: Ip = ..."]


def returned(row: Any, name: str) -> str:
    if not row.results:
        return name
    if len(row.results) == 1 and row.results[0].arity == 0:
        return "Value"
    if all(one.arity == 0 for one in row.results):
        return "OpResultList"
    return f"Value | OpResultList | {name}"


def members(row: Any) -> dict[str, str]:
    from mlirkit.ir._plan import python_name

    found: dict[str, str] = {}
    for one in row.operands:
        if one.name:
            found.setdefault(python_name(one.name), READ[one.arity])
    for slot in row.slots:
        found.setdefault(python_name(slot.name), "bool" if slot.kind == "unit" else attribute_class(slot))
    for one in row.results:
        if one.name and one.name != "result":
            found.setdefault(python_name(one.name), RESULT[one.arity])
    for name, many, _ in row.regions:
        if name:
            found.setdefault(python_name(name), "RegionSequence" if many else "Region")
    return found


def operations(dialect: str) -> str:
    lines = [HEAD, "from typing import Any", "", "from ..ir import Dialect, OpAdaptor, OpView", "from ._typing import *", ""]
    lines += ["class _Dialect(Dialect): ...", ""]
    table = {key: full for key, full in _operations(dialect).items() if ":" not in key}
    builders = {full: name for name, full in _functions(dialect).items()}
    for cls, full in sorted(table.items()):
        row = _row(full)
        own = members(row)
        given = ", ".join(parameters(row))
        ignore = "  # type: ignore[assignment,override,unused-ignore]"
        lines.append(f"class {cls}(OpView):")
        lines.append(f"    def __init__(self, {given}) -> None: ...")
        lines += [f"    {name}: {kind}{ignore if name in TAKEN else ''}" for name, kind in own.items()]
        lines.append(f"class {cls}Adaptor(OpAdaptor):")
        adapted = {name: kind for name, kind in own.items() if name in {o.name for o in row.operands}}
        lines += [f"    {name}: {kind}" for name, kind in adapted.items()] or ["    ..."]
    for name, full in sorted(_functions(dialect).items(), key=lambda item: (item[1], item[0])):
        if not name.isidentifier() or name in CLASHES:
            continue
        row = _row(full)
        cls = next(key for key, value in table.items() if value == full) if full in table.values() else "OpView"
        lines.append(f"def {name}({', '.join(parameters(row, snake_case))}) -> {returned(row, cls)}: ...")
    for name, cls in sorted(_enums.enums(dialect).items()):
        if name in table or name in CLASHES or name in builders.values():
            continue
        base = "enum.IntFlag" if hasattr(cls, "_separator_") else "enum.IntEnum"
        lines.append(f"class {name}({base}):")
        lines += [f"    {case} = {int(value)}" for case, value in cls.__members__.items()] or ["    ..."]
    if _enums.enums(dialect):
        lines.insert(1, "import enum")
    attrs = _classes.named(dialect)
    if attrs:
        lines.insert(5, "from ..ir import Context, DialectAttr, DialectType")
    done: dict[int, str] = {}
    for name, cls in sorted(attrs.items()):
        if name in table or name in builders.values() or name in _enums.enums(dialect):
            continue
        if id(cls) in done:
            lines.append(f"{name} = {done[id(cls)]}")
            continue
        done[id(cls)] = name
        lines.append(f"class {name}({'DialectAttr' if issubclass(cls, _classes._MadeAttr) else 'DialectType'}):")
        lines.append("    @classmethod")
        lines.append(f"    def get(cls, {attribute_parameters(cls)}) -> {name}: ...  # type: ignore[override,unused-ignore]")
        for one in cls._params:
            if one.read in cls.__dict__ and one.read not in ("context", "parameters", "typeid", "type", "get"):
                lines.append(f"    {one.read}: {parameter_type(one.kind, True)}")
    return _with_imports("\n".join(lines) + "\n", set(generated(dialect)), "from ..ir import Dialect, OpAdaptor, OpView\n")


def _with_imports(text: str, own: set[str], after: str) -> str:
    """Adds an import for the names of `mlirkit.ir` that a stub uses and does not define."""
    import re

    from mlirkit import ir
    from mlirkit.dialects import _typing

    known = set(re.findall(r"^from \S+ import (.*)$", text, re.M))
    imported = {word.strip() for line in known for word in line.split(" as ")[0].split(",")} | set(_typing.__all__)
    used = set(re.findall(r"[A-Za-z_]\w*", text)) & set(ir.__all__)
    names = sorted(used - own - imported)
    return text.replace(after, after + (f"from ..ir import {', '.join(names)}\n" if names else ""), 1)


# Names of enums that stubs already use for other classes.
CLASHES = {"Any", "Blocks", "Type", "Value", "Attribute"}
TAKEN = {"name", "operands", "results", "regions", "attributes", "successors", "location", "context", "parent", "body", "result"}


def parameter_type(kind: str, read: bool) -> str:
    head, _, rest = kind.partition(":")
    if head == "array":
        inner = parameter_type(rest, read)
        return f"list[{inner}]" if read else f"Sequence[{inner}]"
    plain = {"int": "int", "uint": "int", "bool": "bool", "str": "str", "apint": "int", "apfloat": "float", "type": "Type"}
    if head == "enum":
        return "str" if read else "int | str"
    if head == "attr":
        return ("str" if rest == "StringAttr" else "Any") if read else "Plain"
    return plain.get(head, "Any" if read else "Plain")


def attribute_parameters(cls: Any) -> str:
    made = []
    for name, one in cls._signature.parameters.items():
        if name == "context":
            made.append("context: Context | None = ...")
            continue
        param = next(p for p in cls._params if p.name == name)
        kind = parameter_type(param.kind, False)
        if one.default is not one.empty:
            made.append(f"{name}: {kind} | None = ...")
        else:
            made.append(f"{name}: {kind}")
    return ", ".join(made).replace("Sequence[", "_Sequence[")


def _row(full: str) -> Any:
    from mlirkit.ir._plan import Row

    return Row(full, _mlirkit._row(full))


def annotation(value: Any) -> str:
    return value if isinstance(value, str) else "Any" if value is inspect.Parameter.empty else getattr(value, "__name__", "Any")


def signature(function: Any, skip: bool) -> str:
    made = []
    star = False
    for name, one in list(inspect.signature(function).parameters.items())[1 if skip else 0 :]:
        text = f"{'*' * (1 if one.kind is one.VAR_POSITIONAL else 2 if one.kind is one.VAR_KEYWORD else 0)}{name}"
        if one.kind is one.KEYWORD_ONLY and not star:
            made.append("*")
            star = True
        star = star or one.kind is one.VAR_POSITIONAL
        default = "" if one.default is one.empty else " = ..."
        shown = NAMED.get(name, annotation(one.annotation))
        # Arguments of any kind are values, blocks, attributes, types, and what these are made of.
        shown = shown.replace("Any", "Given") if shown in ("Any", "Any | None", "Sequence[Any]", "Sequence[Any] | None") else shown
        made.append(f"{text}: {shown}{default}")
    return ", ".join(made)


# Return types of hand-written members whose annotations are less precise.
RETURNS = {
    "body": "Block", "then_block": "Block", "else_block": "Block | None", "block": "Block", "default_block": "Block",
    "case_block": "Block", "entry_block": "Block", "add_entry_block": "Block", "add_body": "Block", "patterns": "Block",
    "induction_variable": "BlockArgument", "induction_variables": "BlockArgumentList",
    "inner_iter_args": "BlockArgumentList", "constant": "Value", "mlir_constant": "Value", "subview": "Value",
    "element_type": "Type", "expressed_type": "Type", "storage_type": "Type", "quantized_element_type": "Type",
    "return_type": "Type", "typeid": "str", "static_typeid": "str", "parameters": "dict[str, Plain]",
    "visibility": "Attribute | None", "arg_attrs": "_ArrayAttr", "result_attrs": "_ArrayAttr", "arguments": "BlockArgumentList",
    "bodyTarget": "Value", "bodyExtraArgs": "BlockArgumentList", "bodyTargets": "BlockArgumentList",
    "case_blocks": "Iterator[Block]", "case_regions": "RegionSequence", "any_op_t": "Type", "op_t": "Type", "bool_t": "Type",
    "bv_t": "Type", "gpu_async_token": "Type", "md_const": "Attribute", "md_str": "Attribute", "num_operands": "int",
    "dim_to_lvl": "_AffineMap", "lvl_to_dim": "_AffineMap | None", "explicit_val": "Attribute | None",
    "implicit_val": "Attribute | None", "kernels": "Attribute | None", "properties": "Attribute | None",
    "batch_matmul": "Value", "batch_reduce_matmul": "Value", "contract": "Value", "elementwise": "Value",
    "matmul": "Value", "fill_builtin_region": "None", "for_": "Iterator[Any]", "default_region": "Region", "case_region": "Region",
}  # fmt: skip
NAMED = {
    "other": "Attribute | Type", "dim_to_lvl": "_AffineMap | None", "lvl_to_dim": "_AffineMap | None", "candidate": "Type", "context": "Context | None", "element_type": "Type", "storage_type": "Type",
    "expressed_type": "Type",
    "loc": "Loc", "ip": "Ip", "lower_bound": "Val | int", "upper_bound": "Val | int", "cond": "Val", "target": "Val | Type",
    "outs": "Vals", "ins": "Val", "source": "Val", "iter_args": "Vals | None", "results_": "Types | None",
    "has_else": "bool", "arg_types": "Types", "options": "Plain", "params": "Vals", "selected": "Plain | None",
    "selected_region": "Val | int | None", "slice_dims": "Ints | None", "sym_name": "Str", "threads": "Mixed",
    "index": "Int | None", "name": "Str", "result": "Plain", "nb_prefetch": "Val | int | None", "launch_op": "Val", "results": "Types",
    **{
        f"{which}{name}": "Mixed" + (" | None" if name == "inst_data" else "")
        for which in ("", "input_", "target_") for name in ("sg_layout", "sg_data", "inst_data")
    },
}  # fmt: skip


def written(dialect: str, module: types.ModuleType) -> str:
    """Returns the stub of a dialect with a hand-written module: the generated names and those that the module adds."""
    lines = [HEAD, "import enum", "from typing import Any, Callable, Iterator, Sequence", ""]
    lines += ["from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr"]
    lines += [f"from . import _{dialect}_ops_gen as _gen", "from ._typing import *"]
    own = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    own |= {name for name, value in vars(module).items() if hasattr(value, "__wrapped__")}
    classes = {name: value for name, value in vars(module).items() if name in own and inspect.isclass(value)}
    builders = {full: name for name, full in _functions(dialect).items()}
    built = {}
    for name, value in classes.items():
        builder = builders.get(getattr(value, "OPERATION_NAME", ""))
        if builder and builder not in own and value.OPERATION_NAME in _CLASS_BUILDERS:
            built[builder] = value
    own |= set(built)
    names = [name for name in generated(dialect) if name not in own]
    lines += [f"from ._{dialect}_ops_gen import {name} as {name}" for name in names]
    lines.append("")
    for builder, value in sorted(built.items()):
        given = signature(value._build.__func__, True)
        lines.append(f"def {builder}({given}) -> {returned(_row(value.OPERATION_NAME), value.__name__)}: ...")
    for name, value in sorted(vars(module).items()):
        if name.startswith("_") or isinstance(value, types.ModuleType) or name in ("annotations", "Any"):
            continue
        if inspect.isclass(value) and value.__module__ == module.__name__:
            lines += of_class(dialect, name, value)
        elif inspect.isfunction(value) and value.__module__ == module.__name__ and not hasattr(value, "__wrapped__"):
            back = RETURNS.get(name, annotation(inspect.signature(value).return_annotation))
            lines.append(f"def {name}({signature(value, False)}) -> {back}: ...")
        elif callable(value) and hasattr(value, "__wrapped__"):
            lines.append(f"def {name}(*args: Any, **given: Any) -> Any: ...")
    text = "\n".join(lines) + "\n"
    return _with_imports(text, own | set(names), f"from . import _{dialect}_ops_gen as _gen\n")


def generated(dialect: str) -> list[str]:
    """Returns the names in the generated stub of a dialect."""
    classes = [key for key in _operations(dialect) if ":" not in key]
    builders = list(_functions(dialect))
    known = {*classes, *builders}
    others = [name for name in _classes.named(dialect) if name not in known]
    adaptors = [f"{name}Adaptor" for name in classes]
    found = {"_Dialect", *classes, *adaptors, *builders, *_enums.enums(dialect), *others}
    return sorted(name for name in found if name.isidentifier() and name not in CLASHES)


def of_class(dialect: str, name: str, value: Any) -> list[str]:
    import enum

    if issubclass(value, enum.Enum):
        base = "enum.IntFlag" if issubclass(value, enum.IntFlag) else "enum.Enum"
        return [f"class {name}({base}):", *[f"    {one} = {case.value}" for one, case in value.__members__.items()]]
    generated = hasattr(value, "_row") and value._row is not None
    base = f"_gen.{value.__mro__[1].__name__}" if generated else "DialectType" if _is_type(value) else "DialectAttr" if _is_attr(value) else "object"
    if generated:
        base = f"_gen.{next(one.__name__ for one in value.__mro__[1:] if '_ops_gen' in one.__module__)}"
    lines = [f"class {name}({base}):  # type: ignore[misc,unused-ignore]"]
    build = getattr(value, "_build", None)
    if build is not None and build.__module__ != _Made.__module__:
        lines.append(f"    def __init__(self, {signature(build.__func__, True)}) -> None: ...")
    own: dict[str, Any] = {}
    for part in value.__mro__:
        if "_ops_gen" in part.__module__ or not part.__module__.startswith("mlirkit.dialects."):
            break
        own = {**part.__dict__, **own}
    for member, one in sorted(own.items()):
        if member.startswith("_"):
            continue
        if isinstance(one, property):
            back = annotation(inspect.signature(one.fget).return_annotation) if one.fget else "Any"
            back = "Region" if (dialect, member) == ("func", "body") else RETURNS.get(member, back)
            lines += ["    @property", f"    def {member}(self) -> {back}: ...  # type: ignore[override,unused-ignore]"]
        elif isinstance(one, (classmethod, staticmethod)):
            kind = "classmethod" if isinstance(one, classmethod) else "staticmethod"
            first = "cls, " if kind == "classmethod" else ""
            back = annotation(inspect.signature(one.__func__).return_annotation)
            given = signature(one.__func__, kind == "classmethod")
            lines += [f"    @{kind}", f"    def {member}({first}{given}) -> {back}: ...  # type: ignore[override,unused-ignore]"]
        elif inspect.isfunction(one):
            back = RETURNS.get(member, annotation(inspect.signature(one).return_annotation))
            lines.append(f"    def {member}(self, {signature(one, True)}) -> {back}: ...".replace("(self, )", "(self)"))
    return lines if len(lines) > 1 else [*lines, "    ..."]


def _is_type(value: Any) -> bool:
    from mlirkit.ir import DialectType

    return issubclass(value, DialectType)


def _is_attr(value: Any) -> bool:
    from mlirkit.ir import DialectAttr

    return issubclass(value, DialectAttr)


def extension(module: types.ModuleType) -> str:
    """Returns the stub of an extension of `transform`."""
    classes = {name: one for name, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__ and inspect.isclass(one)}
    lines = [HEAD.strip(), "from .._transform_ops_gen import *"]
    if not classes:
        return "\n".join(lines) + "\n"
    lines += ["from typing import Any", "from ...ir import Block, Value, OpResultList", "from .. import _transform_ops_gen as _gen", "from .._typing import *"]
    for name, one in sorted(classes.items()):
        lines += [line.replace("ignore[misc,", "ignore[misc,no-redef,") for line in of_class("transform", name, one)]
        names = [*_functions("transform").items(), *((short, full) for full, short in _SHORT_NAMES.items())]
        for builder, full in dict.fromkeys(names):
            if full != one.OPERATION_NAME or full not in _CLASS_BUILDERS:
                continue
            back = name if full in _RETURN_OPERATIONS else returned(_row(full), name)
            lines.append(f"def {builder}({signature(one._build.__func__, True)}) -> {back}: ...  # type: ignore[no-redef,unused-ignore]")
    return "\n".join(lines) + "\n"


def main() -> int:
    made: dict[Path, str] = {}
    for dialect in sorted(_mlirkit.ContextBase._dialect_names()):
        if keyword.iskeyword(dialect):
            continue
        made[FOLDER / f"_{dialect}_ops_gen.pyi"] = operations(dialect).replace(
            "from typing import Any\n", "from typing import Any\nfrom typing import Sequence as _Sequence\n"
        )
        module = importlib.import_module(f"mlirkit.dialects.{dialect}")
        is_written = getattr(module, "__file__", None) is not None and not isinstance(module.__file__, type(None))
        if dialect in ("linalg", "transform"):
            text = written(dialect, module).replace("from ..ir", "from ...ir").replace("from ._", "from .._")
            text = text.replace("from . import", "from .. import")
            if dialect == "linalg":
                text = text.replace("from .._typing import *\n", "from .._typing import *\nfrom .opdsl.lang import *\n")
            made[FOLDER / dialect / "__init__.pyi"] = text
        elif is_written:
            made[FOLDER / f"{dialect}.pyi"] = written(dialect, module)
        else:
            body = f"from ._{dialect}_ops_gen import *\nfrom ._{dialect}_ops_gen import _Dialect as _Dialect\n"
            if dialect in ("chlo", "mpmd", "vhlo"):
                body += "from ..ir import Context\ndef register_dialect(context: Context | None = ..., load: bool = ...) -> None: ...\n"
            if dialect == "chlo":
                body += "def register_chlo_dialect(context: Context | None = ..., load: bool = ...) -> None: ...\n"
            made[FOLDER / f"{dialect}.pyi"] = HEAD + body
    for name in _EXTENSIONS:
        module = importlib.import_module(f"mlirkit.dialects.transform.{name}")
        made[FOLDER / "transform" / f"{name}.pyi"] = extension(module)
    for name, dialect in (("openacc", "acc"), ("openmp", "omp")):
        body = f"from ._{dialect}_ops_gen import *\nfrom ._{dialect}_ops_gen import _Dialect as _Dialect\n"
        made[FOLDER / f"{name}.pyi"] = HEAD + body
    check = "--check" in sys.argv
    different = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if check:
        for path in different:
            print(f"{path}: is not what stubs.py writes")
        return 1 if different else 0
    for path in different:
        path.write_text(made[path])
    print(f"{len(made)} files, {sum(len(text) for text in made.values())} bytes")
    return 0


if __name__ == "__main__":
    with Context():
        sys.exit(main())
