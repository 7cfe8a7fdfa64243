"""The command `mlirkit` of the wheel, which applies the functions of the package to files.

    mlirkit scan FOLDER -o facts.parquet
    mlirkit info model.mlirbc
    mlirkit port model.mlirbc --to llvm-20 -o model-20.mlirbc

The tool that is built with cargo has the same name and more subcommands.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Callable

import mlirkit
from mlirkit import scan, stablehlo
from mlirkit.ir import MLIRError
from mlirkit.ir._errors import _place as place

Add = Callable[[argparse.ArgumentParser], None]


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)


def _files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)


def _change(*more: str, switches: tuple[str, ...] = ()) -> Add:
    def add(parser: argparse.ArgumentParser) -> None:
        _file(parser)
        parser.add_argument("-o", "--output", type=Path, required=True)
        for name in more:
            parser.add_argument(name, required=True)
        for name in switches:
            parser.add_argument(name, action="store_true")

    return add


def _json(value: Any) -> int:
    print(json.dumps(value, indent=2))
    return 0


def _lines(lines: list[str]) -> int:
    """Prints lines of errors or differences. Returns the exit code, which is 1 if there are any lines."""
    for line in lines:
        print(line)
    return 1 if lines else 0


def _diff(args: argparse.Namespace) -> int:
    def side(text: str | None) -> str:
        return "-" if text is None else text

    found = mlirkit.diff(args.old, args.new)
    return _lines([f"{one.path}: {one.what} {one.detail or ''}: {side(one.old)} -> {side(one.new)}" for one in found])


def _verify(args: argparse.Namespace) -> int:
    found = mlirkit.verify(args.file)
    return _lines([f"{place(one.location)}: {one.severity.name.lower()}: {one.message}" for one in found])


def _fingerprint(args: argparse.Namespace) -> int:
    print(mlirkit.fingerprint(args.file))
    return 0


def _changed(args: argparse.Namespace, **change: Any) -> int:
    """Converts the file and writes the result in the same format."""
    args.output.write_bytes(mlirkit.change(args.file, **change))
    return 0


def _strip(args: argparse.Namespace) -> int:
    locations = args.locations or args.all or not (args.resources or args.names)
    what = mlirkit.Strip(locations, args.resources or args.all, args.names or args.all)
    return _changed(args, strip=what)


COMMANDS: dict[str, tuple[str, Add, Callable[[argparse.Namespace], int]]] = {
    "scan": ("the facts of a folder's files as a Parquet file, or the files changed", scan.add_arguments, scan.run),
    "info": ("what a file is", _file, lambda args: _json(mlirkit.info(args.file))),
    "size": ("where the bytes of a bytecode file go", _file, lambda args: _json(mlirkit.size(args.file))),
    "fingerprint": ("the same text for the same program", _file, _fingerprint),
    "verify": ("what is wrong with a module", _file, _verify),
    "diff": ("what is different in two programs", _files, _diff),
    "explain": ("what an artifact is, and who reads it", _file, lambda args: _json(stablehlo.explain(args.file))),
    "strip": ("without locations, resources, names", _change(switches=("--locations", "--resources", "--names", "--all")), _strip),
    "port": ("as another release of LLVM has it", _change("--to"), lambda args: _changed(args, port=args.to)),
    "stablehlo": ("an artifact at another version", _change("--target"), lambda args: _changed(args, stablehlo=args.target)),
}


def main(arguments: list[str] | None = None) -> int:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="mlirkit", description=__doc__, formatter_class=shape)
    parser.add_argument("--version", action="version", version=mlirkit.__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (what, add, _) in COMMANDS.items():
        add(commands.add_parser(name, help=what, description=what))
    args = parser.parse_args(arguments)
    try:
        return COMMANDS[args.command][2](args)
    except (MLIRError, OSError, ValueError, RuntimeError) as error:
        print(f"mlirkit {args.command}: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
