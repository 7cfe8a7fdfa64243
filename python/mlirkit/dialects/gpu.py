"""The gpu dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any, Callable, Sequence

from ..extras.meta import region_op
from ..ir import DenseI32ArrayAttr, FunctionType, IndexType, InsertionPoint, StringAttr, Type, TypeAttr, UnitAttr
from ..ir._context import _default_location
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class, _results
from ._classes import attribute_class
from ._ods_common import _index, get_op_result_or_op_results
from .arith import ConstantOp as ConstantOp
from .arith import constant as constant

_Dialect = _dialect("gpu", __name__)


def gpu_async_token() -> Any:
    """Returns the type `!gpu.async.token`."""
    return Type.parse("!gpu.async.token")


class ObjectAttr(attribute_class("gpu.object")):  # type: ignore[misc]
    """`#gpu.object`, a compiled module for a target."""

    @classmethod
    def get(
        cls,
        target: Any,
        format: int,  # noqa: A002
        object: bytes,  # noqa: A002
        properties: Any = None,
        kernels: Any = None,
        context: Any = None,
    ) -> Any:
        data = object if isinstance(object, bytes) else object.encode()
        holder = context or target.context
        return super().get(target, int(format), StringAttr.get(data, holder), properties, kernels, context=holder)

    @property
    def format(self) -> int:
        """The number of the object format."""
        return int(self._data()[2][1])

    @property
    def object(self) -> bytes:
        """The bytes of the object."""
        return bytes(self._data()[2][2].value_bytes)


@register_operation(_Dialect, replace=True)
class GPUFuncOp(_operation_class("gpu.func")):  # type: ignore[misc]
    """`gpu.func`"""

    __slots__ = ()
    KERNEL_ATTR_NAME = "gpu.kernel"
    KNOWN_BLOCK_SIZE_ATTR_NAME = "known_block_size"
    KNOWN_GRID_SIZE_ATTR_NAME = "known_grid_size"
    FUNCTION_TYPE_ATTR_NAME = "function_type"
    SYM_NAME_ATTR_NAME = "sym_name"

    @classmethod
    def _build(
        cls,
        function_type: Any,
        sym_name: Any = None,
        arg_attrs: Any = None,
        res_attrs: Any = None,
        kernel: bool | None = None,
        workgroup_attrib_attrs: Any = None,
        private_attrib_attrs: Any = None,
        known_block_size: Any = None,
        known_grid_size: Any = None,
        loc: Any = None,
        ip: Any = None,
        body_builder: Callable[[Any], Any] | None = None,
    ) -> Any:
        if not isinstance(sym_name, (str, StringAttr)):
            raise ValueError("sym_name must be a string or a StringAttr")
        if isinstance(function_type, FunctionType):
            function_type = TypeAttr.get(function_type)
        made = super()._build(
            function_type=function_type,
            arg_attrs=arg_attrs,
            res_attrs=res_attrs,
            workgroup_attrib_attrs=workgroup_attrib_attrs,
            private_attrib_attrs=private_attrib_attrs,
            loc=loc,
            ip=ip,
            # The name is a property only in newer releases.
            **{"sym_name": sym_name} if "sym_name" in cls._row.of(_default_location(loc).context).named else {},
        )
        made.attributes["sym_name"] = StringAttr.get(sym_name) if isinstance(sym_name, str) else sym_name
        if kernel:
            made.attributes[cls.KERNEL_ATTR_NAME] = UnitAttr.get()
        for name, sizes in (("known_block_size", known_block_size), ("known_grid_size", known_grid_size)):
            if isinstance(sizes, DenseI32ArrayAttr):
                made.attributes[name] = sizes
            elif isinstance(sizes, (list, tuple)):
                made.attributes[name] = DenseI32ArrayAttr.get(sizes)
            elif sizes is not None:
                raise ValueError(f"{name} must be a list of integers or a DenseI32ArrayAttr")
        if body_builder is not None:
            view = made.opview
            with InsertionPoint(view.add_entry_block()):
                body_builder(view)
        return made

    @property
    def name(self) -> Any:
        """The name of the function."""
        return self._attr("sym_name")

    @property
    def is_kernel(self) -> bool:
        """Whether the function is a kernel."""
        return self.KERNEL_ATTR_NAME in self.attributes

    def add_entry_block(self) -> Any:
        """Adds the entry block, with the arguments of the function, and returns it."""
        if len(self.regions[0].blocks):
            raise RuntimeError(f"Entry block already exists for {self.name.value}")
        inputs = self._attr("function_type").value.inputs
        return self.regions[0].blocks.append(*inputs, arg_locs=[self.location] * len(inputs))

    @property
    def entry_block(self) -> Any:
        """The entry block."""
        if not len(self.regions[0].blocks):
            raise RuntimeError(
                f"Entry block does not exist for {self.name.value}. Do you need to call the add_entry_block() method on "
                "this GPUFuncOp?"
            )
        return self.regions[0].blocks[0]

    @property
    def arguments(self) -> Sequence[Any]:
        """The types of the arguments."""
        return self._attr("function_type").value.inputs  # type: ignore[no-any-return]


def _token(dependencies: Any) -> Any:
    return gpu_async_token() if dependencies else None


@register_operation(_Dialect, replace=True)
class LaunchFuncOp(_operation_class("gpu.launch_func")):  # type: ignore[misc]
    """`gpu.launch_func`. Sizes are values or integers."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        kernel: Any,
        grid_size: Any,
        block_size: Any,
        kernel_operands: Any = None,
        async_dependencies: Any = None,
        dynamic_shared_memory_size: Any = None,
        async_object: Any = None,
        cluster_size: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        sizes = [_index(one) for one in (*grid_size, *block_size)]
        cluster = [_index(one) for one in cluster_size] if cluster_size else [None] * 3
        return super()._build(
            _token(async_dependencies),
            async_dependencies or [],
            kernel,
            *sizes,
            kernel_operands or [],
            clusterSizeX=cluster[0],
            clusterSizeY=cluster[1],
            clusterSizeZ=cluster[2],
            dynamicSharedMemorySize=dynamic_shared_memory_size,
            asyncObject=async_object,
            loc=loc,
            ip=ip,
        )


def launch_func(*args: Any, **given: Any) -> Any:
    """Builds a `gpu.launch_func` and returns its token, or the operation if it has none."""
    return _results(LaunchFuncOp(*args, **given))


def wait(async_dependencies: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
    """Builds a `gpu.wait` and returns its token."""
    made = _operation_class("gpu.wait")(gpu_async_token(), async_dependencies or [], loc=loc, ip=ip)
    return get_op_result_or_op_results(made)


@register_operation(_Dialect, replace=True)
class LaunchOp(_operation_class("gpu.launch")):  # type: ignore[misc]
    """`gpu.launch`. The body block is created with the required arguments. Sizes are values or integers."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        grid_size: Any,
        block_size: Any,
        async_dependencies: Any = None,
        dynamic_shared_memory_size: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        sizes = [_index(one) for one in (*grid_size, *block_size)]
        made = super()._build(
            _token(async_dependencies),
            async_dependencies or [],
            *sizes,
            dynamicSharedMemorySize=dynamic_shared_memory_size,
            loc=loc,
            ip=ip,
        )
        made.regions[0].blocks.append(*[IndexType.get()] * 12)
        return made


def launch_(*args: Any, **given: Any) -> Any:
    """Builds a `gpu.launch`."""
    return LaunchOp(*args, **given)


launch = region_op(launch_, terminator=lambda values: _operation_class("gpu.terminator")())


def printf(format: Any, *args: Any, loc: Any = None, ip: Any = None) -> Any:  # noqa: A002
    """Builds a `gpu.printf` from a format string and values."""
    return _operation_class("gpu.printf")(format, list(args), loc=loc, ip=ip)


def __getattr__(name: str) -> Any:
    return _lookup("gpu", __name__, name)


def __dir__() -> list[str]:
    return _names("gpu", __name__)
