//! Verifiers of the `llvm` dialect: globals, aliases, and other module-level operations.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{Attr, AttrData, BlockRef, Context, OpRef, RegionRef, Regions, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{function_type, linkage, type_of_result};
use crate::common::rules::{
    array, enum_number, enum_prop, error, expect, fail, has_trait, int, int_width, is_external, quoted, require,
};
use crate::llvm::types::{ArrayType, TargetType, is_any, is_outer_compatible, pointer_space};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("llvm.mlir.alias", verify_alias as fn(OpRef<'_, '_>) -> Verdict),
        ("llvm.mlir.ifunc", verify_ifunc),
        ("llvm.mlir.global_ctors", |op| verify_structors(op, "ctors")),
        ("llvm.mlir.global_dtors", |op| verify_structors(op, "dtors")),
        ("llvm.linker_options", |op| require(op, in_module(op), "must appear at the module level")),
        ("llvm.module_flags", verify_module_flags),
        ("llvm.blockaddress", verify_block_address),
    ]);
    checks.ops_within.insert("llvm.mlir.global", verify_global);
    checks.regions.insert("llvm.mlir.global", verify_global_initializer);
    checks.regions.insert("llvm.mlir.alias", verify_alias_initializer);
    checks.symbol_uses.extend([
        ("llvm.mlir.addressof", verify_address_of as fn(OpRef<'_, '_>) -> Verdict),
        ("llvm.dso_local_equivalent", verify_dso_local),
        ("llvm.mlir.global_ctors", |op| verify_functions(op, "ctors")),
        ("llvm.mlir.global_dtors", |op| verify_functions(op, "dtors")),
        ("llvm.mlir.ifunc", verify_resolver),
        ("llvm.blockaddress", |op| {
            let found = block_address(op).is_some_and(|(func, _)| func.is("llvm.func"));
            require(op, found, "must reference a function defined by 'llvm.func'")
        }),
    ]);
}

/// Returns whether an operation may represent an LLVM module: it must be an isolated symbol table.
fn is_module(op: OpRef<'_, '_>) -> bool {
    op.def().is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE) && def.flags.has(OpFlags::ISOLATED))
}

/// Returns whether the parent operation may represent an LLVM module. True if there is no parent.
fn in_module(op: OpRef<'_, '_>) -> bool {
    op.parent_op().is_none_or(is_module)
}

/// Resolves a symbol reference in the module that encloses an operation; `None` if the module does not define the
/// symbol.
fn in_module_of<'m, 'c>(op: OpRef<'m, 'c>, reference: Option<Attr>) -> Option<OpRef<'m, 'c>> {
    op.ancestors().find(|op| is_module(*op))?.symbol_at(reference?)
}

fn linkage_of(op: OpRef<'_, '_>) -> u64 {
    enum_prop(op, "linkage").unwrap_or(linkage::EXTERNAL)
}

const LINKAGES: [&str; 11] = [
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
];

fn linkage_name(linkage: u64) -> &'static str {
    usize::try_from(linkage).ok().and_then(|at| LINKAGES.get(at)).copied().unwrap_or_default()
}

/// Checks that the attribute `comdat` refers to a comdat selector.
pub(super) fn verify_comdat(op: OpRef<'_, '_>) -> Verdict {
    let Some(comdat) = op.prop("comdat") else { return Ok(()) };
    let selector = op.lookup_nearest_symbol(comdat).is_some_and(|op| op.is("llvm.comdat_selector"));
    expect(op, selector, "expected comdat symbol")
}

/// Returns whether a global may have the type `ty`.
fn may_be_global(ctx: &Context, ty: Type) -> bool {
    if is_outer_compatible(ctx, ty) {
        let is_own = matches!(ctx.type_data(ty), TypeData::Dialect(_));
        return !is_own || !is_any(ctx, ty, &["void", "token", "metadata", "label"]);
    }
    // Upstream requires `PointerElementTypeInterface`, which types of any dialect may implement.
    matches!(ctx.type_data(ty), TypeData::Dialect(_) | TypeData::Verbatim(_))
}

fn is_zero(ctx: &Context, attr: Attr) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Integer(int) => int.value.is_zero(),
        AttrData::Float(float) => {
            let width = ctx.int_or_float_width(float.ty).unwrap_or(128).clamp(1, 128);
            float.bits() & !(1u128 << (width - 1)) == 0
        }
        // Negative zeros count as zeros, so ignore the sign bit of float elements.
        AttrData::DenseElements(dense) => {
            let element = ctx.element_type_or_self(dense.ty);
            let bytes = dense.data.as_slice();
            let width = match ctx.type_data(element) {
                TypeData::Float(kind) => (kind.width().div_ceil(8) as usize).max(1),
                _ => return bytes.iter().all(|byte| *byte == 0),
            };
            bytes.chunks(width).all(|chunk| {
                chunk.split_last().is_some_and(|(top, rest)| *top & 0x7f == 0 && rest.iter().all(|byte| *byte == 0))
            })
        }
        AttrData::Array(elements) => elements.iter().all(|element| is_zero(ctx, *element)),
        _ => false,
    }
}

fn verify_global(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
    let ctx = op.context();
    let Some(inherent) = op.inherent() else { return Ok(()) };
    let Some(ty) = inherent.get("global_type").and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    let value = inherent.get("value");
    require(op, may_be_global(ctx, ty), "expects type to be a valid element type for an LLVM global")?;
    require(op, parent.is_none_or(is_module), "must appear at the module level")?;
    if let Some(AttrData::String { value, .. }) = value.map(|value| ctx.attr_data(value)) {
        let fits = ArrayType::of(ctx, ty).is_some_and(|array| {
            int_width(ctx, array.element) == Some(8) && array.count == ctx.bytes(*value).len() as u64
        });
        let message = "requires an i8 array type of the length equal to that of the string attribute";
        require(op, fits, message)?;
    }
    if matches!(ctx.type_data(ty), TypeData::Dialect(_))
        && let Some(target) = TargetType::of(ctx, ty)
    {
        let name = ctx.str(target.name);
        let usable = name.starts_with("spirv.") || name == "amdgcn.named.barrier";
        require(op, usable, "this target extension type cannot be used in a global")?;
        let message = "global with target extension type can only be initialized with zero-initializer";
        require(op, value.is_none(), message)?;
    }
    let linkage = inherent.get("linkage").and_then(|attr| enum_number(ctx, attr)).unwrap_or(linkage::EXTERNAL);
    let common = linkage == linkage::COMMON && value.is_some_and(|value| !is_zero(ctx, value));
    require(op, !common, "expected zero value for 'common' linkage")?;
    let appending = linkage == linkage::APPENDING && ArrayType::of(ctx, ty).is_none();
    require(op, !appending, "expected array type for 'appending' linkage")?;
    if inherent.get("comdat").is_some() {
        verify_comdat(op)?;
    }
    let alignment = inherent.get("alignment").and_then(|attr| ctx.int_value(attr));
    let aligned = alignment.is_none_or(|alignment| alignment.cast_unsigned().is_power_of_two());
    expect(op, aligned, "alignment attribute is not a power of 2")
}

fn returned<'m, 'c>(block: BlockRef<'m, 'c>) -> Option<ValueRef<'m, 'c>> {
    block.terminator()?.operand(0)
}

/// Returns whether an operation may have memory effects: it lacks the effect interface, or is a load or store. Other
/// operations with the interface are assumed to have none, because only C++ code computes their effects.
fn has_effects(op: OpRef<'_, '_>) -> bool {
    !has_trait(op, "MemoryEffectOpInterface") || matches!(op.name(), "llvm.load" | "llvm.store")
}

fn verify_global_initializer(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Regions { body, arena, ids } = op.region_list();
    let entry = ids.first().and_then(|region| arena.entry(*region));
    let Some(block) = entry.map(|id| BlockRef { module: op.module, body, id }) else { return Ok(()) };
    let Some(value) = returned(block) else { return fail(op, "initializer region cannot return void") };
    let ty = op.prop("global_type").and_then(|attr| ctx.type_value(attr));
    if let Some(ty) = ty.filter(|ty| *ty != value.ty()) {
        let (found, expected) = (quoted(ctx, value.ty()), quoted(ctx, ty));
        return fail(op, format!("initializer region type {found} does not match global type {expected}"));
    }
    if let Some(op) = block.ops().find(|op| has_effects(*op)) {
        return error(op, "ops with side effects not allowed in global initializers");
    }
    require(op, op.prop("value").is_none(), "cannot have both initializer value and region")
}

fn verify_alias(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = op.prop("alias_type").and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    require(op, may_be_global(ctx, ty), "expects type to be a valid element type for an LLVM global alias")?;
    let linkage = linkage_of(op);
    if matches!(linkage, 0..=5 | 7 | 8) {
        return Ok(());
    }
    let options = "private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally";
    let name = linkage_name(linkage);
    fail(op, format!("'{name}' linkage not supported in aliases, available options: {options}"))
}

fn verify_alias_initializer(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let pointer = returned(block).is_some_and(|value| pointer_space(op.context(), value.ty()).is_some());
    require(op, pointer, "initializer region must always return a pointer")?;
    match block.ops().find(|op| has_effects(*op)) {
        Some(op) => error(op, "ops with side effects are not allowed in alias initializers"),
        None => Ok(()),
    }
}

fn verify_ifunc(op: OpRef<'_, '_>) -> Verdict {
    let linkage = linkage_of(op);
    if matches!(linkage, 0 | 2..=5 | 7 | 8) {
        return Ok(());
    }
    let options = "private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage";
    let name = linkage_name(linkage);
    fail(op, format!("'{name}' linkage not supported in ifuncs, available options: {options}"))
}

fn verify_structors(op: OpRef<'_, '_>, list: &str) -> Verdict {
    let ctx = op.context();
    let (structors, data, priorities) = (array(op, list), array(op, "data"), array(op, "priorities"));
    let is_zero_attr = |attr| ctx.dialect_attr(attr, "llvm.zero").is_some();
    let is_symbol = |attr| ctx.symbol_path(attr).is_some_and(|path| path.len() == 1);
    let known = data.iter().all(|attr| is_symbol(*attr) || is_zero_attr(*attr));
    expect(op, known, "data element must be symbol or #llvm.zero")?;
    let holds = structors.len() == priorities.len() && structors.len() == data.len();
    expect(op, holds, format_args!("{list}, priorities, and data must have the same number of elements"))
}

fn verify_functions(op: OpRef<'_, '_>, list: &str) -> Verdict {
    let ctx = op.context();
    for symbol in array(op, list) {
        let name = ctx.symbol_path(*symbol).and_then(|path| path.last()).map_or("", |name| ctx.str(*name));
        match op.lookup_nearest_symbol(*symbol).filter(|func| func.is("llvm.func")) {
            None => return fail(op, format!("'{name}' does not reference a valid LLVM function")),
            Some(func) if is_external(func) => {
                return fail(op, format!("'{name}' does not have a definition"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

fn verify_module_flags(op: OpRef<'_, '_>) -> Verdict {
    require(op, in_module(op), "must appear at the module level")?;
    let is_flag = |attr: &Attr| op.context().dialect_attr(*attr, "llvm.mlir.module_flag").is_some();
    require(op, array(op, "flags").iter().all(is_flag), "expected a module flag attribute")
}

fn verify_address_of(op: OpRef<'_, '_>) -> Verdict {
    let symbol = in_module_of(op, op.prop("global_name"));
    let Some(symbol) = symbol.filter(|symbol| {
        matches!(symbol.name(), "llvm.mlir.global" | "llvm.func" | "llvm.mlir.alias" | "llvm.mlir.ifunc")
    }) else {
        return fail(
            op,
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
             'llvm.mlir.ifunc'",
        );
    };
    let space = match symbol.name() {
        "llvm.mlir.global" => int(symbol, "addr_space").unwrap_or(0),
        "llvm.mlir.alias" => alias_space(symbol),
        _ => return Ok(()),
    };
    let found = pointer_space(op.context(), type_of_result(op)).map(i64::from);
    let message = "pointer address space must match address space of the referenced global or alias";
    require(op, found == Some(space), message)
}

/// Returns the address space of the pointer that the alias's initializer returns; 0 if it returns no pointer.
fn alias_space(alias: OpRef<'_, '_>) -> i64 {
    let value = alias.region(0).and_then(RegionRef::entry).and_then(returned);
    value.and_then(|value| pointer_space(alias.context(), value.ty())).map_or(0, i64::from)
}

fn verify_dso_local(op: OpRef<'_, '_>) -> Verdict {
    let symbol = in_module_of(op, op.prop("function_name"));
    let Some(symbol) = symbol.filter(|symbol| matches!(symbol.name(), "llvm.func" | "llvm.mlir.alias")) else {
        return fail(op, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    };
    if symbol.is("llvm.mlir.alias") {
        let is_global = |op: OpRef<'_, '_>| {
            op.is("llvm.mlir.addressof")
                && in_module_of(op, op.prop("global_name")).is_some_and(|symbol| symbol.is("llvm.mlir.global"))
        };
        require(op, !symbol.walk().any(is_global), "must reference an alias to a function")?;
    }
    let weak = linkage_of(symbol) == linkage::EXTERN_WEAK;
    require(op, !weak, "target function with 'extern_weak' linkage not allowed")
}

fn verify_resolver(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let mut resolver = in_module_of(op, op.prop("resolver"));
    // Follow aliases of aliases. The limit stops a cycle.
    for _ in 0..1000 {
        let Some(alias) = resolver.filter(|symbol| symbol.is("llvm.mlir.alias")) else { break };
        let source = alias.region(0).and_then(RegionRef::entry).and_then(returned).and_then(ValueRef::defining_op);
        let Some(address) = source.filter(|op| op.is("llvm.mlir.addressof")) else { return Ok(()) };
        resolver = in_module_of(address, address.prop("global_name"));
    }
    let Some(resolver) = resolver.filter(|symbol| symbol.is("llvm.func")) else {
        return fail(op, "must have a function resolver");
    };
    let declared = is_external(resolver) || linkage_of(resolver) == linkage::AVAILABLE_EXTERNALLY;
    require(op, !declared, "resolver must be a definition")?;
    let pointer = function_type(resolver).is_some_and(|ty| pointer_space(ctx, ty.result).is_some());
    require(op, pointer, "resolver must return a pointer")?;
    let space = op.prop("resolver_type").and_then(|attr| pointer_space(ctx, ctx.type_value(attr)?)).map(i64::from);
    require(op, space == Some(int(op, "address_space").unwrap_or(0)), "resolver has incorrect type")
}

/// Returns the function and the block tag that a block address refers to; `None` if the function does not exist.
fn block_address<'m, 'c>(op: OpRef<'m, 'c>) -> Option<(OpRef<'m, 'c>, Attr)> {
    let params = op.context().dialect_attr(op.prop("block_addr")?, "llvm.blockaddress")?;
    let [mlirkit_ir::Param::Attr(function), mlirkit_ir::Param::Attr(tag)] = params else { return None };
    Some((in_module_of(op, Some(*function))?, *tag))
}

fn verify_block_address(op: OpRef<'_, '_>) -> Verdict {
    let Some((func, tag)) = block_address(op).filter(|(func, _)| func.is("llvm.func")) else {
        return fail(op, "expects an existing block label target in the referenced function");
    };
    let found = func.walk().any(|op| op.is("llvm.blocktag") && op.prop("tag") == Some(tag));
    require(op, found, "expects an existing block label target in the referenced function")
}
