"""Compares builders and classes of dialects with the real bindings on generated calls.

    PYTHONPATH=. python tests/builders/fuzz.py iree.compiler --tries 6 --seed 1 [--only arith] [--list 20] [--keep FOLDER]

For each operation class and builder function of PACKAGE's dialects, calls with plausible arguments are generated: values,
types, numbers, strings, lists, numpy arrays, attributes, enum cases, by position and by name. Each call runs in both
packages. The modules, in generic form, and the properties of the operation must be the same, or both calls must raise an
exception. Prints the differences by kind. A run for one seed makes some 20,000 calls, so it belongs to a nightly job.
"""

from __future__ import annotations

import argparse
import collections
import enum
import importlib
import inspect
import json
import os
import pkgutil
import random
import re
import signal
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

BATCH = 60
# Seconds for one call.
LIMIT = 20
TYPES = {
    r"transform|Handle|AnyOp": ["!transform.any_op", "!transform.param<i64>", "!transform.any_value"],
    r"PDL|Pdl": ["!pdl.operation", "!pdl.value", "!pdl.type", "!pdl.attribute", "!pdl.range<value>"],
    r"Pointer|Ptr|LLVM": ["!llvm.ptr", "!llvm.ptr<3>", "i32", "f32", "i64", "vector<4xf32>"],
    r"MemRef|Buffer": ["memref<4x8xf32>", "memref<?xf32>", "memref<16xi8>", "memref<4x8xf32, 3>", "memref<f32>"],
    r"Vector": ["vector<4xf32>", "vector<4x8xf32>", "vector<4xi1>", "vector<8xi32>", "vector<[4]xf32>"],
    r"Tensor": ["tensor<4x8xf32>", "tensor<4x8xi32>", "tensor<8x4xf32>", "tensor<4xf32>", "tensor<i32>", "tensor<4x8xi1>"],
    r"Index": ["index", "index", "i64"],
    r"Complex": ["complex<f32>", "complex<f64>"],
    r"Shape": ["!shape.shape", "!shape.size", "tensor<?xindex>"],
    r"Float|FP|F32|F64|F16": ["f32", "f64", "f16", "bf16", "f32"],
    r"Int|I32|I64|I1|Signless|Bool": ["i32", "i64", "i1", "i8", "index"],
}
ANY = ["i32", "f32", "index", "i1", "i64", "tensor<4x8xf32>", "memref<4x8xf32>", "vector<4xf32>", "!llvm.ptr", "f64"]
BY_DIALECT = {
    "pdl": ["!pdl.operation", "!pdl.value", "!pdl.type", "!pdl.attribute", "!pdl.range<value>"],
    "pdl_interp": ["!pdl.operation", "!pdl.value", "!pdl.type", "!pdl.attribute", "!pdl.range<value>"],
    "transform": ["!transform.any_op", "!transform.param<i64>", "!transform.any_value", '!transform.op<"scf.for">'],
    "stablehlo": ["tensor<4x8xf32>", "tensor<4x8xi32>", "tensor<4x8xi1>", "tensor<f32>", "tensor<8x4xf32>", "tensor<i32>"],
    "chlo": ["tensor<4x8xf32>", "tensor<4x8xi32>", "tensor<4x8xi1>", "tensor<f32>", "tensor<8x4xf32>"],
    "tosa": ["tensor<4x8xf32>", "tensor<4x8xi32>", "tensor<4x8xi1>", "tensor<1x4x8x3xf32>", "!tosa.shape<2>"],
    "linalg": ["tensor<4x8xf32>", "memref<4x8xf32>", "tensor<8x4xf32>", "f32", "tensor<4x4xf32>"],
    "shape": ["!shape.shape", "!shape.size", "tensor<?xindex>", "index", "!shape.witness"],
    "smt": ["!smt.bool", "!smt.int", "!smt.bv<8>"],
    "emitc": ["i32", "!emitc.ptr<i32>", "!emitc.lvalue<i32>", '!emitc.opaque<"T">', "f32"],
    "sparse_tensor": ["tensor<4x8xf32>", "memref<?xindex>", "index", "!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>"],
    "async": ["!async.token", "!async.value<f32>", "!async.group", "index"],
    "gpu": ["index", "!gpu.async.token", "memref<4xf32>", "i32", "f32", '!gpu.mma_matrix<16x16xf16, "AOp">'],
}  # fmt: skip


def module_names(package: str) -> list[str]:
    root = importlib.import_module(f"{package}.dialects")
    names = [one.name for one in pkgutil.walk_packages(root.__path__, root.__name__ + ".")]
    own = [name.removeprefix(f"{package}.dialects.") for name in names]
    return sorted(name for name in own if not any(part.startswith("_") for part in name.split(".")) and "opdsl" not in name)


class Generator:
    """Makes calls as Python text, with the arguments that the definition of an operation suggests."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.types: list[str] = []

    def value(self, type: str) -> str:
        self.types.append(type)
        return f"v[{len(self.types) - 1}]"

    def type_of(self, dialect: str, constraint: str) -> str:
        choose = self.random.choice
        if dialect in BY_DIALECT and self.random.random() < 0.8:
            return choose(BY_DIALECT[dialect])
        for pattern, types in TYPES.items():
            if re.search(pattern, constraint) and self.random.random() < 0.85:
                return choose(types)
        return choose(ANY)

    def operand(self, dialect: str, row: Any, same: str | None) -> str:
        choose = self.random.choice
        make = lambda: self.value(same or self.type_of(dialect, row.constraint))  # noqa: E731
        if row.arity == 0:
            return make() if self.random.random() < 0.97 else choose(["None", "3", "[]", "v"])
        if row.arity == 1:
            return choose([make(), make(), "None"])
        if row.arity == 3:
            return choose(["[]", f"[[{make()}], [{make()}, {make()}]]", f"[[{make()}]]"])
        return choose(["[]", f"[{make()}]", f"[{make()}, {make()}]", f"({make()}, {make()})", f"[{make()}]", "v[0:1]"])

    def result(self, dialect: str, row: Any, same: str | None) -> str:
        make = lambda: f"T({(same or self.type_of(dialect, row.constraint))!r})"  # noqa: E731
        if row.arity == 0:
            return make() if self.random.random() < 0.97 else self.random.choice(["None", "[]", f"[{make()}]", "3"])
        if row.arity == 1:
            return self.random.choice([make(), make(), "None", f"[{make()}]"])
        return self.random.choice(["[]", f"[{make()}]", f"[{make()}, {make()}]", f"({make()},)", make()])

    def slot(self, dialect: str, slot: Any) -> str:
        from mlirkit.dialects._enums import enum_class

        choose = self.random.choice
        if self.random.random() < 0.04:
            return choose(["3", "'s'", "None", "[1, 2]", "True", "1.5", "A('1 : i32')", "T('i32')", "object()", "{}"])
        if slot.presence != "required" and self.random.random() < 0.15:
            return "None"
        if slot.kind == "unit":
            return choose(["True", "False", "UnitAttr.get()", "1", "None"])
        if slot.kind.startswith("enum"):
            name = slot.of.split(" ")[-1] if slot.kind == "enum-attr" else slot.of.split(" ")[0]
            cls = enum_class(dialect, name)
            if cls is not None:
                case = choose(list(cls.__members__))
                number = int(cls.__members__[case])
                if slot.kind == "enum-attr":
                    return choose([f"d.{name}.{case}"] * 3 + [repr(str(cls.__members__[case])), f"A('#{slot.of.split(' ')[0]}<{cls.__members__[case]}>')"])
                attribute = f"IntegerAttr.get(IntegerType.get_signless({getattr(cls, '_width_', 32)}), {number})"
                return choose([f"d.{name}.{case}"] * 4 + [str(number), repr(str(cls.__members__[case])), attribute])
        kind, of, storage, constraint = slot.kind, slot.of, slot.storage, slot.constraint
        if kind == "typed":
            if re.match(r"b?f\d", of):
                return choose(["1.5", "2", f"A('1.5 : {of}')", "-0.1", "True", "float('inf')"])
            return choose(["3", "-1", "0", "True", f"A('3 : {of}')", "1 << 31", "2.5"])
        if kind == "symbol-name":
            return choose(["'name'", "StringAttr.get('other')", "'a b'"])
        if kind in ("int", "optional-int"):
            return choose(["3", f"A('3 : i{of}')", "0"])
        if kind == "bool":
            return choose(["True", "False", "BoolAttr.get(True)", "1"])
        if kind == "str":
            return choose(["'text'", "StringAttr.get('text')"])
        if kind == "int-array":
            storage = f"DenseI{of}ArrayAttr"
        name = storage + constraint
        dense = re.search(r"Dense(I8|I16|I32|I64|F32|F64|Bool)Array", name)
        if dense:
            short = {"I8": "i8", "I16": "i16", "I32": "i32", "I64": "i64", "F32": "f32", "F64": "f64", "Bool": "i1"}[dense[1]]
            values = choose(["", "1, 2", "0", "1, 0, 1"]) if short != "i1" else choose(["", "True, False", "True"])
            written = values.lower() if short == "i1" else ", ".join(f"{one}.0" for one in values.split(", ") if one) if short[0] == "f" else values
            attribute = f"array<{short}: {written}>" if values else f"array<{short}>"
            array = f"np.array([{values}], dtype=np.{ {'i1': 'bool_', 'f32': 'float32', 'f64': 'float64'}.get(short, 'int' + short[1:]) })"
            return choose([f"[{values}]", f"[{values}]", f"({values}{',' * bool(values)})", f"A({attribute!r})", array, f"Dense{dense[1]}ArrayAttr.get([{values}])"])
        if "AffineMap" in name and "Array" not in name:
            return choose(["AffineMap.get_identity(2)", "AffineMapAttr.get(AffineMap.get_minor_identity(3, 2))", "AffineMap.get_permutation([1, 0])"])
        if "AffineMap" in name:
            return choose(["[AffineMap.get_identity(2)]", "A('[affine_map<(d0) -> (d0)>]')", "[]", "[AffineMapAttr.get(AffineMap.get_identity(1))]"])
        if "IntegerSet" in name:
            return choose(["A('affine_set<(d0) : (d0 >= 0)>')", "IntegerSet.get(1, 0, [AffineExpr.get_dim(0)], [False])"])
        if "SymbolRef" in name and "Array" not in name:
            return choose(["'f'", "A('@f')", "FlatSymbolRefAttr.get('g')", "['a', 'b']", "SymbolRefAttr.get(['a', 'b'])"])
        if "SymbolRef" in name:
            return choose(["['f', 'g']", "A('[@f]')", "[FlatSymbolRefAttr.get('g')]", "[]"])
        if "TypeArray" in name:
            return choose(["[T('i32'), T('f32')]", "A('[i32]')", "[TypeAttr.get(T('i32'))]", "[]"])
        if "Type" in name and storage == "TypeAttr":
            return choose(["T('i32')", "TypeAttr.get(T('f32'))", "T('memref<4xf32>')", "T('() -> ()')", "FunctionType.get([], [])"])
        if "Elements" in name:
            return choose(["np.array([1, 2], dtype=np.int64)", "np.array([[1.5]], dtype=np.float32)", "A('dense<1> : tensor<2xi32>')", "[1, 2]", "DenseElementsAttr.get(np.arange(4, dtype=np.int32))", "np.array(3.0)", "A('dense<1> : vector<2xi64>')", "[1.5]"])
        if storage == "StringAttr":
            return choose(["'text'", "StringAttr.get('text')", "''"])
        if storage == "BoolAttr":
            return choose(["True", "False", "BoolAttr.get(True)", "1", "0"])
        if storage == "IntegerAttr":
            return choose(["3", "A('3 : i64')", "A('3 : i32')", "True", "-2"])
        if storage == "FloatAttr":
            return choose(["1.5", "A('1.5 : f32')", "2"])
        if storage == "DictionaryAttr":
            return choose(["{}", "{'a': A('1 : i32')}", "DictAttr.get({})", "{'a': 1}"])
        if storage == "ArrayAttr":
            pool = ["[]", "[1, 2]", "['a', 'b']", "A('[1, 2]')", "ArrayAttr.get([])", "[A('1 : i32')]", "[[0, 1], [2]]", "[True]", "[1.5]", "(1, 2)"]
            if "Str" in constraint:
                pool = ["['a', 'b']", "[]", "A('[\"a\"]')", "[StringAttr.get('x')]"]
            if re.search(r"I\d+Array|Integer", constraint):
                pool = ["[1, 2]", "[]", "A('[1, 2]')", "(3, 4)", "[A('1 : i64')]"]
            return choose(pool)
        return choose(["3", "True", "'s'", "1.5", "[1, 2]", "A('1 : i32')", "A('\"s\"')", "A('dense<1> : tensor<2xi32>')", "A('1.5 : f32')", "{'a': A('1 : i32')}", "T('i32')", "A('#dialect.unknown')"])

    def call(self, what: str, dialect: str, row: Any, target: Any, same: bool) -> tuple[list[str], str] | None:
        """Returns the types of the values and the text of a call."""
        from mlirkit.ir._plan import Parameter, snake_case

        self.types = []
        type = None
        if same and row.operands:
            type = self.type_of(dialect, next((one.constraint for one in row.operands), ""))
        known: dict[str, Any] = dict(row.named)
        for at in range(len(row.results)):
            known.setdefault(row.result_name(at), Parameter(row.result_name(at), "result", at, True))
        known |= {snake_case(name): one for name, one in known.items()}
        parameters = list(inspect.signature(target).parameters.values())
        if parameters and parameters[0].name == "self":
            parameters = parameters[1:]
        args, keyed = [], False
        for parameter in parameters:
            name = parameter.name
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            optional = parameter.default is not parameter.empty
            if name == "loc":
                if self.random.random() < 0.1:
                    args.append("loc=Location.name('here')")
                continue
            if name == "ip":
                if self.random.random() < 0.05:
                    args.append("ip=InsertionPoint.at_block_begin(m.body)")
                continue
            if optional and self.random.random() < 0.45:
                keyed = True
                continue
            one = known.get(name) or known.get(snake_case(name))
            if one is None:
                if name == "results":
                    given = f"[{', '.join(self.result(dialect, r, type) for r in row.results if r.arity == 0)}]"
                elif re.search("result|type", name, re.I):
                    given = self.random.choice([f"T({self.type_of(dialect, '')!r})", f"[T({self.type_of(dialect, '')!r})]"])
                else:
                    pool = [self.value(self.type_of(dialect, "")), "3", "'s'", "[1, 2]", "True", f"[{self.value(self.type_of(dialect, ''))}]", "None", "T('i32')", "A('@f')", "[]"]
                    given = self.random.choice(pool)
            elif one.kind == "operand":
                given = self.operand(dialect, row.operands[one.at], type)
            elif one.kind == "result":
                given = self.result(dialect, row.results[one.at], type)
            elif one.kind == "slot":
                given = self.slot(dialect, row.slots[one.at])
            elif one.kind == "successor":
                given = "[block()]" if row.successors[one.at][1] else "block()"
            else:
                given = self.random.choice(["1", "2", "0"])
            by_name = keyed or parameter.kind is parameter.KEYWORD_ONLY or self.random.random() < 0.12
            keyed = by_name
            args.append(f"{name}={given}" if by_name else given)
        return list(self.types), f"d.{what}({', '.join(args)})"


def generate(package: str, seed: int, tries: int, only: str) -> list[dict[str, Any]]:
    ir = importlib.import_module(f"{package}.ir")
    from mlirkit.dialects import _row
    from mlirkit.ir import OpView

    made: list[dict[str, Any]] = []
    seen = set()
    for name in module_names(package):
        if only and not re.fullmatch(only, name):
            continue
        try:
            theirs = importlib.import_module(f"{package}.dialects.{name}")
            importlib.import_module(f"mlirkit.dialects.{name}")
        except ImportError:
            continue
        functions: dict[str, Any] = {}
        classes: dict[str, Any] = {}
        for member, value in vars(theirs).items():
            if member.startswith("_"):
                continue
            if inspect.isclass(value) and issubclass(value, ir.OpView) and "OPERATION_NAME" in dir(value):
                if value is ir.OpView or not getattr(value, "OPERATION_NAME", ""):
                    continue
                classes[member] = value
            elif inspect.isfunction(value) and value.__module__.startswith(f"{package}.dialects"):
                functions[member] = value
        by_name = {}
        for member, cls in classes.items():
            by_name[cls.OPERATION_NAME] = cls
        from mlirkit.ir._plan import python_name

        short: dict[str, str] = {}
        for full in by_name:
            plain = python_name(full.partition(".")[2])
            for one in (plain, plain + "_", plain.split("_", 1)[-1]):
                if one in functions:
                    short[one] = full
                    break
        for member, target in [*classes.items(), *((one, functions[one]) for one in short)]:
            full = target.OPERATION_NAME if member in classes else short[member]
            if (full, member) in seen:
                continue
            seen.add((full, member))
            try:
                row = _row(full)
            except KeyError:
                continue
            if row is None:
                continue
            dialect = full.partition(".")[0]
            of = target.__init__ if member in classes else target
            for at in range(tries):
                generator = Generator(hash((seed, at)) ^ int.from_bytes(f"{name}.{member}".encode()[-7:], "big"))
                call = generator.call(member, dialect, row, of, same=at % 3 != 2)
                if call is not None:
                    made.append({"name": f"{name}.{member}", "module": name, "types": call[0], "call": call[1]})
    return made


def shown(value: Any, ir: Any, depth: int = 0) -> str:
    kind = type(value).__name__.removeprefix("Dialect") if type(value).__name__ in ("DialectAttr", "DialectType") else type(value).__name__
    kind = "Attribute" if kind == "Attr" else kind
    if isinstance(value, ir.Value):
        return f"{kind} {value.type}"
    if isinstance(value, (ir.Attribute, ir.Type)):
        return f"{kind} {value}"
    if isinstance(value, ir.Region):
        return f"Region of {len(list(value.blocks))} blocks"
    if isinstance(value, ir.Block):
        return f"Block {[str(one.type) for one in value.arguments]}"
    if isinstance(value, (ir.OpView, ir.Operation)):
        return f"operation {value.operation.name} {kind}"
    if value is None or isinstance(value, (bool, int, str, float, enum.Enum)):
        return f"{kind} {value}"
    if depth < 3 and hasattr(value, "__len__") and hasattr(value, "__getitem__"):
        return f"{kind} [{', '.join(shown(value[at], ir, depth + 1) for at in range(len(value)))}]"
    return kind


class Runner:
    """Runs calls in a package."""

    def __init__(self, package: str) -> None:
        warnings.simplefilter("ignore")
        self.package = package
        self.ir = importlib.import_module(f"{package}.ir")

    def context(self) -> Any:
        ir, package = self.ir, self.package
        context = ir.Context()
        if package.startswith("jaxlib"):
            registry = ir.DialectRegistry()
            importlib.import_module(f"{package}._mlir_libs._jax_mlir_ext").register_dialects(registry)
            context.append_dialect_registry(registry)
            context.load_all_available_dialects()
            for dialect in ("stablehlo", "chlo", "sdy", "mpmd"):
                importlib.import_module(f"{package}.dialects.{dialect}").register_dialect(context)
        context.allow_unregistered_dialects = True
        return context

    def one(self, case: dict[str, Any]) -> list[str]:
        import numpy

        ir = self.ir
        try:
            with ir.Location.unknown():
                module = ir.Module.create()
                place = ir.Operation.parse('"test.holder"() ({ ^bb0: }) : () -> ()')
                names = {name: getattr(ir, name) for name in dir(ir) if not name.startswith("_")}
                names |= {"T": ir.Type.parse, "A": ir.Attribute.parse, "np": numpy, "m": module, "ir": ir, "print": lambda *args: None}
                names["d"] = importlib.import_module(f"{self.package}.dialects.{case['module']}")
                names["block"] = lambda: place.regions[0].blocks[0]
                with ir.InsertionPoint(module.body):
                    if case["types"]:
                        types = [ir.Type.parse(one) for one in case["types"]]
                        names["v"] = list(ir.Operation.create("test.values", results=types).results)
                    made = eval(case["call"], names)
                text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info="loc=" in case["call"])
                lines = [f"returns {shown(made, ir)}", text]
                last = module.body.operations[len(module.body.operations) - 1]
                if type(last) is not ir.OpView:
                    for name in sorted(case["properties"]):
                        try:
                            lines.append(f"{name}: {shown(getattr(last, name), ir)}")
                        except Exception as error:
                            lines.append(f"{name}: raises {type(error).__name__}")
                return ["ok", "\n".join(lines)]
        except Exception as error:
            return ["raise", type(error).__name__, str(error)[:300]]

    def run(self, cases: list[dict[str, Any]], first: int, out: Any) -> None:
        with self.context():
            for at, case in enumerate(cases):
                # Some calls never return in real bindings. The signal ends the process, as a crash does.
                signal.alarm(LIMIT)
                out.write(json.dumps([first + at, self.one(case)]) + "\n")
                out.flush()

    def all(self, cases: list[dict[str, Any]]) -> dict[int, list[str]]:
        """Runs the cases, those of other packages in child processes, because bindings in C++ may crash."""
        found: dict[int, list[str]] = {}
        at = 0
        while self.package == "mlirkit" and at < len(cases):
            with self.context():
                for case in cases[at : at + BATCH]:
                    found[at] = self.one(case) if case.get("wanted", True) else ["skipped"]
                    at += 1
        while at < len(cases):
            read, write = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(read)
                silent = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silent, 2)
                os.dup2(silent, 1)
                with os.fdopen(write, "w") as out:
                    self.run(cases[at : at + BATCH], at, out)
                os._exit(0)
            os.close(write)
            done = 0
            with os.fdopen(read) as lines:
                for line in lines:
                    index, result = json.loads(line)
                    found[index] = result
                    done += 1
            os.waitpid(child, 0)
            if done < len(cases[at : at + BATCH]):
                found[at + done] = ["crash"]
                done += 1
            at += done
        return found


def properties(package: str, cases: list[dict[str, Any]]) -> None:
    """Adds the names of the properties that the real operation classes have."""
    ir = importlib.import_module(f"{package}.ir")
    base = set(dir(ir.OpView))
    by_operation: dict[str, list[str]] = {}
    for case in cases:
        module = importlib.import_module(f"{package}.dialects.{case['module']}")
        member = case["name"].rpartition(".")[2]
        target = getattr(module, member)
        if inspect.isclass(target):
            by_operation[case["name"]] = sorted(
                name for name in set(dir(target)) - base
                if not name.startswith("_") and not callable(getattr(target, name)) and name not in ("OPERATION_NAME", "Adaptor")
            )  # fmt: skip
        case["properties"] = by_operation.get(case["name"], [])


def kind_of(real: list[str], ours: list[str]) -> str:
    if real[0] == "crash" or ours[0] == "skipped":
        return "real refuses"
    if real[0] == ours[0] == "raise":
        return "same" if real[1] == ours[1] else "other exception"
    if real[0] != ours[0]:
        return "ours refuses" if real[0] == "ok" else "ours accepts"
    if real == ours:
        return "same"
    one, two = real[1].split("\n"), ours[1].split("\n")
    if one[1:] == two[1:]:
        return "other return"
    if [line for line in one[1:] if line[:1] in '" }m'] == [line for line in two[1:] if line[:1] in '" }m']:
        return "other property"
    return "other IR"


def main() -> int:
    if sys.argv[1] == "--run":
        _, _, package, source, target = sys.argv
        cases = json.loads(Path(source).read_text())
        found = Runner(package).all(cases)
        Path(target).write_text(json.dumps([found[at] for at in range(len(cases))]))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=6)
    parser.add_argument("--only", default="")
    parser.add_argument("--all", action="store_true", help="also run the calls that PACKAGE refuses")
    parser.add_argument("--list", type=int, default=10, help="how many differences of each kind are printed")
    parser.add_argument("--keep", type=Path, help="a folder for the calls and outputs")
    args = parser.parse_args()
    cases = generate(args.package, args.seed, args.tries, args.only)
    properties(args.package, cases)
    folder = args.keep or Path(tempfile.mkdtemp())
    folder.mkdir(exist_ok=True, parents=True)
    (folder / "cases.json").write_text(json.dumps(cases))
    outputs = []
    for package, name in ((args.package, "real.json"), ("mlirkit", "ours.json")):
        if outputs and not args.all:
            # What real bindings refuse, this package may refuse or accept.
            for case, real in zip(cases, outputs[0]):
                case["wanted"] = real[0] == "ok"
            (folder / "cases.json").write_text(json.dumps(cases))
        if name != "real.json" or not (folder / name).exists() or not args.keep:
            subprocess.run([sys.executable, __file__, "--run", package, str(folder / "cases.json"), str(folder / name)], check=True)
        outputs.append(json.loads((folder / name).read_text()))
    kinds: dict[str, list[int]] = collections.defaultdict(list)
    for at, (real, ours) in enumerate(zip(*outputs)):
        kinds[kind_of(real, ours)].append(at)
    for kind, found in sorted(kinds.items()):
        if kind in ("same", "real refuses"):
            continue
        for at in found[: args.list]:
            print(f"## {kind}: {cases[at]['name']}: {cases[at]['call']}")
            for label, result in (("real", outputs[0][at]), ("ours", outputs[1][at])):
                print(f"   {label}:", "\n         ".join(": ".join(result[1:]).splitlines()[:12])[:700])
    print(len(cases), "calls;", ", ".join(f"{kind}: {len(found)}" for kind, found in sorted(kinds.items())))
    worse = sum(len(found) for kind, found in kinds.items() if kind in ("ours refuses", "other IR"))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
