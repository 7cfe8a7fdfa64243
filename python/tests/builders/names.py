"""Looks for upstream's classes in this package: operations, adaptors, enums, attributes and types of dialects, by their names.

    python tests/builders/names.py iree.compiler       # in an environment with the package; or jaxlib.mlir

Prints what is missing, and how many of each kind were found. Dialects that this package lacks are listed, not counted.
"""

from __future__ import annotations

import contextlib
import enum
import importlib
import inspect
import pkgutil
import sys
from types import ModuleType
from typing import Any

package = sys.argv[1]
ir = importlib.import_module(f"{package}.ir")
own = importlib.import_module("mlirkit.ir")


def kind_of(value: Any, ir: Any) -> str | None:
    if not inspect.isclass(value):
        return "builder" if inspect.isfunction(value) else None
    for base, kind in ((ir.OpView, "operation"), (getattr(ir, "OpAdaptor", ()), "adaptor"), (enum.Enum, "enum"), (ir.Attribute, "attribute"), (ir.Type, "type")):
        if base and issubclass(value, base):
            return kind
    return None


def modules(root: ModuleType) -> list[str]:
    names = [one.name for one in pkgutil.walk_packages(root.__path__, root.__name__ + ".")]
    return sorted(name for name in names if not any(part.startswith("_") for part in name.split(".")) and ".opdsl" not in name)


counts: dict[str, list[int]] = {}
lacking = []
for name in modules(importlib.import_module(f"{package}.dialects")):
    short = name.removeprefix(f"{package}.dialects.")
    try:
        theirs = importlib.import_module(name)
    except ImportError as error:
        print(f"{name} cannot be imported: {error}")
        continue
    try:
        ours = importlib.import_module(f"mlirkit.dialects.{short}")
    except ImportError:
        lacking.append(short)
        continue
    for member, value in vars(theirs).items():
        kind = kind_of(value, ir)
        if member.startswith("_") or kind is None:
            continue
        # What a module imports from elsewhere is not its own: `from .._mlir_libs import *`, `from ..ir import *`.
        origin = getattr(value, "__module__", "")
        if not origin.startswith(package) or origin == f"{package}._mlir_libs" or hasattr(ir, member):
            continue
        count = counts.setdefault(kind, [0, 0])
        count[1] += 1
        found = None
        with contextlib.suppress(AttributeError):
            found = getattr(ours, member)
        if found is not None and (kind == "builder" and callable(found) or kind_of(found, own) == kind):
            count[0] += 1
            if kind == "enum":
                missing = [one for one in value.__members__ if one not in found.__members__]
                if missing:
                    print(f"{short}.{member} lacks {', '.join(missing)}")
        else:
            print(f"{short}.{member}: {kind} {'is missing' if found is None else f'is {found!r}'}")
print(f"dialects that are not here: {', '.join(lacking) or 'none'}")
for kind, (found, all) in sorted(counts.items()):
    print(f"{kind}: {found} of {all}")
sys.exit(any(found < all for found, all in counts.values()))
