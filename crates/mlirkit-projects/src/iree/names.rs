//! SSA names that operations of IREE suggest for their results.

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::OpFlags;
use mlirkit_ir::{AttrData, Context, OpRef, TypeData, ValueId, ValueRef};

use super::common::{is_type, type_in};

/// A rule for the name of a result.
enum Name {
    /// Fixed names, one for each result.
    Fixed(&'static [&'static str]),
    /// A prefix, an attribute's name, and a default. The result's name is the prefix followed by the attribute's symbol
    /// or string. If the attribute is absent, the result's name is the default.
    Attr(&'static str, &'static str, &'static str),
    /// A prefix, followed by the letter for the attribute `dimension`: `x`, `y` or `z`.
    Axis(&'static str),
    /// A prefix, followed by the integer in the attribute `dimension`.
    Dimension(&'static str),
    /// A name derived from the value of an integer constant: `zero` for 0, otherwise a name such as `c42`.
    Integer,
    /// An attribute's name and the result's name if that attribute is absent.
    Unless(&'static str, &'static str),
    /// The name of an element type constant, such as `element_type_f32`.
    ElementType,
    /// `device_` followed by the device's index, such as `device_0`, or by `n` if the index is not constant.
    Device,
    /// A name for each result, from its type: `device`, `allocator` or `queue_affinity`.
    Resolved,
    /// A name for the type of the first result: `buffer`, `list` or `ref`.
    OfType,
}

/// Returns the string, or the first part of the symbol reference, that an attribute holds. Returns `None` for any other
/// attribute.
fn text_of(ctx: &Context, attr: mlirkit_ir::Attr) -> Option<&str> {
    if let AttrData::String { value, .. } = ctx.attr_data(attr) {
        return Some(ctx.str(*value));
    }
    ctx.symbol_path(attr).and_then(|path| path.first()).map(|path| ctx.str(*path))
}

impl AsmNames for Name {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let Some(first) = op.results().next() else { return };
        let number = |name: &str| op.attr(name).and_then(|attr| ctx.int_value(attr));
        match self {
            Self::Fixed(names) => op.results().zip(*names).for_each(|(result, name)| set(result.id, name)),
            Self::Attr(prefix, attr, other) => match op.attr(attr).and_then(|attr| text_of(ctx, attr)) {
                // The name of an import contains a dot, as in `module.function`.
                Some(text) if *attr == "import" => set(first.id, &format!("{prefix}{}", text.replace('.', "_"))),
                Some(text) => set(first.id, &format!("{prefix}{text}")),
                None => set(first.id, other),
            },
            Self::Axis(prefix) => {
                let axis = number("dimension").and_then(|at| ["x", "y", "z"].get(usize::try_from(at).ok()?).copied());
                if let Some(axis) = axis {
                    set(first.id, &format!("{prefix}{axis}"));
                }
            }
            Self::Dimension(prefix) => {
                if let Some(dimension) = number("dimension") {
                    set(first.id, &format!("{prefix}{dimension}"));
                }
            }
            Self::Integer => match number("value") {
                Some(0) => set(first.id, "zero"),
                Some(value) => set(first.id, &format!("c{value}")),
                None => set(first.id, "c"),
            },
            Self::Unless(attr, name) => {
                if op.attr(attr).is_none() {
                    set(first.id, name);
                }
            }
            Self::ElementType => {
                if let Some(ty) = op.attr("type").and_then(|attr| type_in(ctx, attr)) {
                    set(first.id, &format!("element_type_{}", mlirkit_asm::type_to_string(ctx, ty)));
                }
            }
            Self::Device => match op.operands().next().and_then(constant) {
                Some(index) => set(first.id, &format!("device_{index}")),
                None => set(first.id, "device_n"),
            },
            Self::Resolved => {
                for result in op.results() {
                    if is_type(ctx, result.ty(), "hal.device") {
                        set(result.id, "device");
                    } else if is_type(ctx, result.ty(), "hal.allocator") {
                        set(result.id, "allocator");
                    } else if matches!(ctx.type_data(result.ty()), TypeData::Integer { .. }) {
                        set(result.id, "queue_affinity");
                    }
                }
            }
            Self::OfType => {
                for (mnemonic, name) in [("vm.buffer", "buffer"), ("vm.list", "list"), ("vm.ref", "ref")] {
                    if is_type(ctx, first.ty(), mnemonic) {
                        set(first.id, name);
                    }
                }
            }
        }
    }
}

/// Returns the value of the integer constant that defines `value`; `None` unless a constant operation defines it.
fn constant(value: ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op()?;
    let is_constant = op.def()?.flags.has(OpFlags::CONSTANT_LIKE);
    op.context().int_value(op.attr("value")?).filter(|_| is_constant)
}

fn bind(hooks: &mut Hooks, names: &'static [(&'static str, Name)]) {
    names.iter().for_each(|(op, name)| _ = hooks.names.insert(op, name));
}

/// Registers the result names of `util` operations.
pub(super) fn util(hooks: &mut Hooks) {
    bind(
        hooks,
        &[
            ("util.global.address", Name::Attr("ptr_", "global", "ptr_")),
            ("util.global.load", Name::Attr("", "global", "")),
            ("util.buffer.constant", Name::Attr("", "name", "buffer_cst")),
            ("util.buffer.alloc", Name::Fixed(&["buffer"])),
            ("util.buffer.slice", Name::Fixed(&["buffer"])),
            ("util.buffer.subspan", Name::Fixed(&["buffer_span"])),
            ("util.buffer.size", Name::Fixed(&["buffer_size"])),
            ("util.buffer.storage", Name::Fixed(&["buffer_storage", "buffer_offset"])),
            ("util.string.itoa", Name::Fixed(&["itoa"])),
        ],
    );
}

/// Registers the result names of `flow` operations.
pub(super) fn flow(hooks: &mut Hooks) {
    bind(
        hooks,
        &[
            ("flow.dispatch.workgroup.id", Name::Dimension("workgroup_id_")),
            ("flow.dispatch.workgroup.count", Name::Dimension("workgroup_count_")),
            ("flow.dispatch.workgroup.size", Name::Dimension("workgroup_size_")),
            ("flow.channel.count", Name::Fixed(&["channel_count"])),
            ("flow.channel.default", Name::Fixed(&["default_channel"])),
            ("flow.channel.split", Name::Fixed(&["channel"])),
            ("flow.channel.rank", Name::Fixed(&["channel_rank"])),
        ],
    );
}

/// Registers the result names of `stream` operations.
pub(super) fn stream(hooks: &mut Hooks) {
    bind(
        hooks,
        &[
            ("stream.resource.release", Name::Fixed(&["is_terminal"])),
            ("stream.resource.is_terminal", Name::Fixed(&["is_terminal"])),
            ("stream.file.constant", Name::Fixed(&["file"])),
            ("stream.tensor.empty", Name::Fixed(&["empty"])),
            ("stream.tensor.constant", Name::Fixed(&["cst"])),
            ("stream.async.constant", Name::Fixed(&["cst"])),
            ("stream.channel.create", Name::Fixed(&["channel"])),
            ("stream.channel.split", Name::Fixed(&["channel"])),
            ("stream.channel.rank", Name::Fixed(&["ccl_rank"])),
            ("stream.channel.count", Name::Fixed(&["ccl_count"])),
            ("stream.dispatch.workgroup.id", Name::Dimension("workgroup_id_")),
            ("stream.dispatch.workgroup.count", Name::Dimension("workgroup_count_")),
            ("stream.dispatch.workgroup.size", Name::Dimension("workgroup_size_")),
        ],
    );
}

/// Registers the result names of `hal` operations.
pub(super) fn hal(hooks: &mut Hooks) {
    bind(
        hooks,
        &[
            ("hal.ex.file.from_memory", Name::Fixed(&["memory_file"])),
            ("hal.allocator.select", Name::Fixed(&["device", "queue_affinity"])),
            ("hal.allocator.allocate", Name::Fixed(&["buffer"])),
            ("hal.allocator.import", Name::Fixed(&["did_import", "mapped"])),
            ("hal.allocator.resolve_memory_properties", Name::Fixed(&["memory_types", "buffer_usage"])),
            ("hal.buffer.allocation.discard", Name::Fixed(&["was_terminal"])),
            ("hal.buffer.allocation.is_terminal", Name::Fixed(&["is_terminal"])),
            ("hal.buffer.subspan", Name::Fixed(&["buffer"])),
            ("hal.buffer.length", Name::Fixed(&["length"])),
            ("hal.buffer_usage", Name::Fixed(&["buffer_usage"])),
            ("hal.memory_type", Name::Fixed(&["memory_type"])),
            ("hal.element_type", Name::ElementType),
            ("hal.encoding_type", Name::Unless("encoding", "dense_row_major")),
            ("hal.buffer_view.create", Name::Fixed(&["view"])),
            ("hal.buffer_view.buffer", Name::Fixed(&["buffer"])),
            ("hal.channel.create", Name::Fixed(&["channel"])),
            ("hal.channel.split", Name::Fixed(&["channel"])),
            ("hal.channel.rank_and_count", Name::Fixed(&["ccl_rank", "ccl_count"])),
            ("hal.command_buffer.create", Name::Fixed(&["cmd"])),
            ("hal.device.resolve", Name::Resolved),
            ("hal.device.allocator", Name::Fixed(&["allocator"])),
            ("hal.device.queue.alloca", Name::Fixed(&["transient_buffer"])),
            ("hal.devices.count", Name::Fixed(&["device_count"])),
            ("hal.devices.get", Name::Device),
            ("hal.executable.create", Name::Fixed(&["executable"])),
            ("hal.executable.lookup", Name::Fixed(&["exe"])),
            ("hal.executable.lookup.function", Name::Fixed(&["function_id"])),
            ("hal.executable.export.ordinal", Name::Fixed(&["ordinal"])),
            ("hal.interface.workgroup.id", Name::Axis("workgroup_id_")),
            ("hal.interface.workgroup.count", Name::Axis("workgroup_count_")),
            ("hal.interface.workgroup.size", Name::Axis("workgroup_size_")),
            ("hal.fence.create", Name::Fixed(&["fence"])),
            ("hal.fence.join", Name::Fixed(&["fence"])),
            ("hal.fence.await", Name::Fixed(&["status"])),
        ],
    );
}

/// The start of a comparison's name after `vm.cmp.`, and the rule for the name of its result.
const COMPARISONS: &[(&str, Name)] = &[
    ("eq.ref", Name::Fixed(&["req"])),
    ("ne.ref", Name::Fixed(&["rne"])),
    ("nz.ref", Name::Fixed(&["rnz"])),
    ("eq.i", Name::Fixed(&["eq"])),
    ("ne.i", Name::Fixed(&["ne"])),
    ("nz.i", Name::Fixed(&["nz"])),
    ("lt.i32.s", Name::Fixed(&["slt"])),
    ("lt.i64.s", Name::Fixed(&["slt"])),
    ("lt.i32.u", Name::Fixed(&["ult"])),
    ("lt.i64.u", Name::Fixed(&["ult"])),
    ("lte.i32.s", Name::Fixed(&["slte"])),
    ("lte.i64.s", Name::Fixed(&["slte"])),
    ("lte.i32.u", Name::Fixed(&["ulte"])),
    ("lte.i64.u", Name::Fixed(&["ulte"])),
    ("gt.i32.s", Name::Fixed(&["sgt"])),
    ("gt.i64.s", Name::Fixed(&["sgt"])),
    ("gt.i32.u", Name::Fixed(&["ugt"])),
    ("gt.i64.u", Name::Fixed(&["ugt"])),
    ("gte.i32.s", Name::Fixed(&["sgte"])),
    ("gte.i64.s", Name::Fixed(&["sgte"])),
    ("gte.i32.u", Name::Fixed(&["ugte"])),
    ("gte.i64.u", Name::Fixed(&["ugte"])),
];

static OF_TYPE: Name = Name::OfType;

/// Registers the result names of `vm` operations. An operation without a rule is named after the type of its first
/// result.
pub(super) fn vm(hooks: &mut Hooks) {
    let rows = crate::lookup("vm").into_iter().flat_map(mlirkit_defs::Dialect::ops);
    for row in rows {
        let rule =
            row.name.strip_prefix("vm.cmp.").and_then(|rest| COMPARISONS.iter().find(|(key, _)| rest.starts_with(key)));
        hooks.names.insert(&*row.name, rule.map_or(&OF_TYPE, |(_, name)| name));
    }
    bind(
        hooks,
        &[
            ("vm.global.load.i32", Name::Attr("", "global", "")),
            ("vm.global.load.i64", Name::Attr("", "global", "")),
            ("vm.global.load.f32", Name::Attr("", "global", "")),
            ("vm.global.load.f64", Name::Attr("", "global", "")),
            ("vm.global.load.ref", Name::Attr("", "global", "")),
            ("vm.const.i32", Name::Integer),
            ("vm.const.i64", Name::Integer),
            ("vm.const.i32.zero", Name::Fixed(&["zero"])),
            ("vm.const.i64.zero", Name::Fixed(&["zero"])),
            ("vm.const.f32.zero", Name::Fixed(&["zero"])),
            ("vm.const.f64.zero", Name::Fixed(&["zero"])),
            ("vm.const.ref.zero", Name::Fixed(&["null"])),
            ("vm.const.ref.rodata", Name::Attr("", "rodata", "")),
            ("vm.import.resolved", Name::Attr("has_", "import", "has_")),
        ],
    );
}
