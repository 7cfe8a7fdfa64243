"""Writes a module for each operation of xDSL's own dialects, and the programs in `programs.mlir`.

usage: make.py OUT
"""

import itertools
import pathlib
import re
import sys
from io import StringIO

from rows import OWN, inner
from xdsl.context import Context
from xdsl.dialects import get_all_dialects, test
from xdsl.dialects.builtin import ModuleOp
from xdsl.irdl import OptionalDef, VariadicDef, VerificationContext
from xdsl.parser import Parser
from xdsl.printer import Printer

# Types and attributes from which the operands, results and attributes of operations are chosen.
TYPES = """i32 f32 i64 f64 index i1 !riscv.reg !riscv.freg !riscv.reg<a0> !riscv.freg<fa0> !x86.reg64 !x86.reg64<rax>
!x86.reg32 !x86.rflags<rflags> !x86.rflags !x86.avx2reg !x86.ssereg !x86.avx512reg !x86.avx512maskreg !arm.reg !arm.reg<x1>
!arm_neon.reg<v1> !arm_neon.reg !bigint.bigint !cmath.complex<f32> memref<4xf32> !stream.readable<f32>
!snitch.readable<!riscv.freg<ft0>> !snitch.writable<!riscv.freg<ft1>> !csl.color !csl.comptime_struct !symref.none
vector<4xf32> tensor<4xf32> !accfg.state<"a"> !accfg.token<"a"> !rv_stream.x !equivalence.x !wasm.x""".split()
ATTRIBUTES = """5 : i12 | 5 : si12 | 5 : i20 | 5 : si20 | 5 : ui5 | 5 : ui6 | 5 : i32 | 5 : si32 | 5 : i64 | 5 : index | "text" | unit | @name
| i32 | #riscv.fastmath<fast> | array<i64: 1, 2> | [] | {} | 1 : i1 | 5 : i8 | 5 : ui12 | #builtin.int<3> | #arm_neon.arrangement<S>""".split("|")


def context():
    """Returns a context with all dialects."""
    made = Context(allow_unregistered=True)
    for name, make in get_all_dialects().items():
        made.register_dialect(name, make)
    return made


def parsed(texts, parse):
    """Parses the texts that this version knows."""
    for text in texts:
        try:
            yield parse(Parser(context(), text.strip()))
        except Exception:
            continue


def fitting(constraint, pool):
    """Returns the members of a pool that a constraint accepts on its own."""
    found = []
    for value in pool:
        try:
            inner(constraint).verify(value, VerificationContext())
            found.append(value)
        except Exception:
            continue
    return found[:4]


def instance(operation, types, attributes):
    """Returns a module with an operation whose parts satisfy its definition; None if none is found."""
    definition = operation.get_irdl_definition()
    if definition.regions or definition.successors:
        return None
    parts = []
    for _, value in (*definition.operands, *definition.results):
        parts.append(fitting(value.constr, types) if not isinstance(value, OptionalDef) else [None])
    names = []
    for pool in (definition.properties, definition.attributes):
        for name, value in pool.items():
            if not isinstance(value, OptionalDef) and name not in ("operandSegmentSizes", "resultSegmentSizes"):
                names.append((name, pool is definition.properties))
                parts.append(fitting(value.constr, attributes))
    count = len(definition.operands)
    results = len(definition.results)
    for choice in itertools.islice(itertools.product(*parts), 64):
        try:
            source = test.TestOp(result_types=[ty for ty in choice[:count] if ty is not None])
            left = iter(source.results)
            operands = []
            for (_, value), ty in zip(definition.operands, choice):
                one = [] if ty is None else [next(left)]
                operands.append(one if isinstance(value, VariadicDef) else one[0])
            types_ = [
                ([] if ty is None else [ty]) if isinstance(value, VariadicDef) else ty
                for (_, value), ty in zip(definition.results, choice[count : count + results])
            ]
            values = dict(zip(names, choice[count + results :]))
            op = operation.build(
                operands=operands,
                result_types=types_,
                properties={name: value for (name, is_property), value in values.items() if is_property},
                attributes={name: value for (name, is_property), value in values.items() if not is_property},
            )
            module = ModuleOp([source, op])
            module.verify()
            return module
        except Exception:
            continue
    return None


def write(path, module):
    """Writes a module as xDSL prints it."""
    out = StringIO()
    Printer(stream=out).print_op(module)
    path.write_text(out.getvalue() + "\n")


def main():
    out = pathlib.Path(sys.argv[1])
    types = list(parsed(TYPES, Parser.parse_type))
    attributes = list(parsed(ATTRIBUTES, Parser.parse_attribute))
    for name, make in sorted(get_all_dialects().items()):
        for operation in make().operations if name in OWN else ():
            module = instance(operation, types, attributes)
            if module is not None:
                write(out / f"{operation.name}.mlir", module)
    text = (pathlib.Path(__file__).parent / "programs.mlir").read_text()
    pieces = re.split(r"^// ----- (\w+)\n", text, flags=re.M)[1:]
    for name, program in zip(pieces[::2], pieces[1::2]):
        module = Parser(context(), program).parse_module()
        module.verify()
        write(out / f"program.{name}.mlir", module)


main()
