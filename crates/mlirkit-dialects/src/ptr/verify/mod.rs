//! Checks of the `ptr` dialect that upstream implements in C++.

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, OpRef, Param, ParamChecks, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::preds::is_llvm_loadable;
use crate::common::rules::{enum_prop, expect, named_type, quoted, require, result_type};

/// Registers the checks of the `ptr` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        (
            "ptr.from_ptr",
            (|op| verify_cast(op, result_type(op), named_type(op, "ptr"), "the result type cannot be `!ptr.ptr`"))
                as fn(OpRef<'_, '_>) -> Verdict,
        ),
        ("ptr.gather", verify_alignment),
        ("ptr.load", |op| {
            verify_in_memory(op, named_type(op, "ptr"), result_type(op))?;
            verify_access(op, RELEASE)
        }),
        ("ptr.masked_load", verify_alignment),
        ("ptr.masked_store", verify_alignment),
        ("ptr.ptr_diff", verify_difference),
        ("ptr.scatter", verify_alignment),
        ("ptr.store", |op| {
            verify_in_memory(op, named_type(op, "ptr"), named_type(op, "value"))?;
            verify_access(op, ACQUIRE)
        }),
        ("ptr.to_ptr", |op| {
            verify_cast(op, named_type(op, "ptr"), result_type(op), "the input value cannot be of type `!ptr.ptr`")
        }),
    ]);
    checks.infer.insert("ptr.ptr_add", |op| {
        let mut types = op.operand_types();
        let (Some(base), Some(offset)) = (types.next(), types.next()) else { return Ok(op.result_types().to_vec()) };
        let ty = super::syntax::sum_type(op.context(), base, offset);
        ty.map(|ty| vec![ty]).map_err(|message| Violation::at(op, message).without_op())
    });
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("ptr.spec", verify_spec);
    checks.types.insert("ptr.ptr_metadata", |ctx, params| match params.first() {
        Some(Param::Type(ty)) if matches!(ctx.type_data(*ty), TypeData::Dialect(_)) => {
            Err("the ptr-like type has no metadata".into())
        }
        _ => Ok(()),
    });
}

fn verify_spec(_: &Context, params: &[Param]) -> Result<(), Reason> {
    /// The stored value if the index width is absent.
    const NOT_GIVEN: i64 = u32::MAX as i64;
    let [Param::Int(size), Param::Int(abi), Param::Int(preferred), Param::Int(index)] = *params else { return Ok(()) };
    let whole = |bits: i64| bits % 8 == 0;
    let entries = [("size", whole(size)), ("abi", whole(abi)), ("preferred", whole(preferred))];
    let index = ("index", index == NOT_GIVEN || whole(index));
    match entries.into_iter().chain([index]).find(|(_, good)| !good) {
        Some((name, _)) => Err(format!("{name} entry must be divisible by 8").into()),
        None if abi > preferred => {
            Err("preferred alignment is expected to be at least as large as ABI alignment".into())
        }
        None => Ok(()),
    }
}

const ACQUIRE: u64 = 3;
const RELEASE: u64 = 4;
const ACQUIRE_RELEASE: u64 = 5;

/// Returns the memory space of a pointer or memref; `None` for other types. The inner `None` is the default memory
/// space.
fn space(ctx: &Context, ty: Type) -> Option<Option<Attr>> {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => Some(memref.space),
        TypeData::UnrankedMemRef { space, .. } => Some(*space),
        TypeData::Dialect(data) if &*data.def.name == "ptr.ptr" => match data.params.first() {
            Some(Param::Attr(space)) => Some(Some(*space)),
            _ => None,
        },
        _ => None,
    }
}

/// Checks a cast between `like`, which must be a pointer-like type other than `!ptr.ptr`, and `pointer`. Both must have
/// the same memory space. `message` reports a `like` of type `!ptr.ptr`.
fn verify_cast(op: OpRef<'_, '_>, like: Option<Type>, pointer: Option<Type>, message: &str) -> Verdict {
    let ctx = op.context();
    let (Some(like), Some(pointer)) = (like, pointer) else { return Ok(()) };
    expect(op, ctx.dialect_type(like, "ptr.ptr").is_none(), message)?;
    let spaces = space(ctx, like).zip(space(ctx, pointer));
    let same = spaces.is_none_or(|(a, b)| a == b);
    expect(op, same, "expected the input and output to have the same memory space")
}

/// Returns the alignment of a memory access; `None` if the operation does not specify one.
fn alignment(op: OpRef<'_, '_>) -> Option<i64> {
    let ctx = op.context();
    let attr = op.prop("alignment")?;
    match ctx.array_elements(attr) {
        Some(elements) => ctx.int_value(*elements.first()?),
        None => ctx.int_value(attr).or_else(|| ctx.int_array_values(attr)?.first().copied()),
    }
}

fn verify_alignment(op: OpRef<'_, '_>) -> Verdict {
    let Some(alignment) = alignment(op) else { return Ok(()) };
    expect(op, alignment > 0, "alignment must be positive")?;
    let fits = u64::try_from(alignment).is_ok_and(u64::is_power_of_two);
    expect(op, fits, "alignment must be a power of 2")
}

/// Checks that a value in an LLVM address space has a type that LLVM can load and store.
fn verify_in_memory(op: OpRef<'_, '_>, pointer: Option<Type>, value: Option<Type>) -> Verdict {
    let ctx = op.context();
    let (Some(pointer), Some(value)) = (pointer, value) else { return Ok(()) };
    let space = space(ctx, pointer).flatten();
    if space.is_none_or(|space| ctx.dialect_attr(space, "llvm.address_space").is_none()) {
        return Ok(());
    }
    let fits = is_llvm_loadable(ctx, value);
    expect(op, fits, format_args!("type must be LLVM type with size, but got {}", quoted(ctx, value)))
}

/// Checks the ordering and the alignment of a memory access. `other` is the ordering that it must not have.
fn verify_access(op: OpRef<'_, '_>, other: u64) -> Verdict {
    verify_alignment(op)?;
    let ordering = enum_prop(op, "ordering").unwrap_or(0);
    if ordering == 0 {
        let message = "expected syncscope to be null for non-atomic access";
        return require(op, op.prop("syncscope").is_none(), message);
    }
    let name = match ordering {
        ACQUIRE => "acquire",
        RELEASE => "release",
        _ => "acq_rel",
    };
    let fits = ordering != other && ordering != ACQUIRE_RELEASE;
    require(op, fits, format_args!("unsupported ordering '{name}'"))?;
    require(op, alignment(op).is_some(), "expected alignment for atomic access")
}

fn verify_difference(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(left), Some(result)) = (named_type(op, "lhs"), result_type(op)) else { return Ok(()) };
    if ctx.shaped(left).is_none() {
        return Ok(());
    }
    let same = std::mem::discriminant(ctx.type_data(left)) == std::mem::discriminant(ctx.type_data(result));
    expect(op, same, "expected the result to have the same container type as the operands when operands are shaped")
}
