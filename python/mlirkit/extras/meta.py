"""Decorators that build the region of an operation with a Python function."""

from __future__ import annotations

import functools
import inspect
from typing import Any, Callable

from ..dialects._ods_common import get_op_result_or_op_results
from ..ir import InsertionPoint, Type

__all__ = ["op_region_builder", "region_op"]


def op_region_builder(op: Any, op_region: Any, terminator: Callable[[list[Any]], Any] | None = None) -> Any:
    """Returns a decorator that fills a region.

    If the region has no block, the function's annotations are the argument types.
    """

    def fill(body: Callable[..., Any]) -> Any:
        if len(op_region.blocks) == 0:
            # Annotations may be strings because of `from __future__ import annotations`.
            signature = inspect.signature(body, eval_str=True)
            types = [one.annotation for one in signature.parameters.values()]
            if not all(isinstance(one, Type) for one in types):
                raise ValueError(
                    f"for body_builder={body} either missing a type annotation or type annotation isn't a mlir type: "
                    f"{signature}"
                )
            op_region.blocks.append(*types)
        first = op_region.blocks[0]
        with InsertionPoint(first):
            returned = body(*first.arguments)
        if terminator is not None:
            values = list(returned) if isinstance(returned, (tuple, list)) else [] if returned is None else [returned]
            with InsertionPoint(list(op_region.blocks)[-1]):
                terminator(values)
        return get_op_result_or_op_results(op)

    return fill


def region_op(op_constructor: Any, terminator: Callable[[list[Any]], Any] | None = None) -> Any:
    """Creates a decorator from an operation's constructor.

    The decorated function becomes the first region of the operation. The name of the function is then bound to the
    results, or to the operation if it has no results.
    """

    @functools.wraps(op_constructor)
    def decorate(*args: Any, **given: Any) -> Any:
        if len(args) == 1 and not given and callable(args[0]) and not isinstance(args[0], type):
            op = op_constructor()
            return op_region_builder(op, op.regions[0], terminator)(args[0])
        op = op_constructor(*args, **given)
        return op_region_builder(op, op.regions[0], terminator)

    return decorate
