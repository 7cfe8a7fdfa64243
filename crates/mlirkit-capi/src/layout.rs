//! Data layout queries.

use std::ffi::c_char;

use mlirkit_core::layout::DataLayout;
use mlirkit_core::{Context, Type, json};

use crate::arguments::{Out, array, optional_text, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::context::{Ctx, mlirkit_context};
use crate::handles::object;
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, MLIRKIT_REFUSED, guard, mlirkit_status};

/// The size and alignment of a type.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_layout {
    /// The size in bytes. For a scalable type, the size per unit of scale.
    pub size: u64,
    /// The size in bits. For a scalable type, the size per unit of scale.
    pub bits: u64,
    /// The ABI alignment in bytes.
    pub abi_alignment: u64,
    /// The preferred alignment in bytes.
    pub preferred_alignment: u64,
    /// The width in bits of the type's index; 0 if it has none.
    pub index_bits: u64,
    /// 1 if the sizes must be multiplied by the vector scale of the machine, otherwise 0.
    pub scalable: u32,
    /// Always 0.
    pub reserved: u32,
}

/// Parses a type. Fails if anything follows it.
pub fn parse_type(ctx: &Context, text: &str) -> CallResult<Type> {
    let (ty, end) = ctx.parse_type(text.as_bytes())?;
    match text.get(end..).is_none_or(|rest| rest.trim().is_empty()) {
        true => Ok(ty),
        false => Err(Failure::new(MLIRKIT_REFUSED, format!("'{text}' continues after the type"))),
    }
}

fn answer(layout: &DataLayout<'_>, ty: Type) -> CallResult<mlirkit_layout> {
    let answers = layout.answers(ty).map_err(|error| Failure::new(MLIRKIT_REFUSED, error.to_string()))?;
    Ok(mlirkit_layout {
        size: answers.size.value.min,
        bits: answers.bits.value.min,
        abi_alignment: answers.abi.value,
        preferred_alignment: answers.preferred.value,
        index_bits: answers.index.map_or(0, |index| index.value),
        scalable: u32::from(answers.size.value.scalable),
        reserved: 0,
    })
}

/// Returns the layout of a type at the operation with the given symbol name. A null `symbol` means the module itself.
///
/// # Safety
/// `symbol` must be null or a valid string, `type_text` must be a valid string, and `out` must point to a writable
/// struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_layout_of(
    module: *const mlirkit_module,
    symbol: *const c_char,
    type_text: *const c_char,
    out: *mut mlirkit_layout,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract covers both.
        let (symbol, type_text) = unsafe { (optional_text(symbol, "symbol")?, text(type_text, "type_text")?) };
        let found = module.read(|module| {
            let ty = parse_type(module.context(), type_text)?;
            let op = match symbol {
                Some(symbol) => module.lookup(symbol),
                None => module.root(),
            };
            let op = op.ok_or_else(|| Failure::not_found(format!("there is no '{}'", symbol.unwrap_or("module"))))?;
            let layout = DataLayout::closest(op).map_err(|error| Failure::new(MLIRKIT_REFUSED, error.to_string()))?;
            answer(&layout, ty)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(found) };
        Ok(())
    })
}

/// Returns the layout of a type according to an LLVM data layout string, such as `e-p:32:32-i64:64`.
///
/// # Safety
/// `llvm_string` and `type_text` must be valid strings, and `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_layout_of_llvm_string(
    context: *const mlirkit_context,
    llvm_string: *const c_char,
    type_text: *const c_char,
    out: *mut mlirkit_layout,
) -> mlirkit_status {
    guard(|| {
        let (context, out) = (object::<Ctx>(context)?, Out::new(out)?);
        // SAFETY: this function's contract covers both.
        let (string, type_text) = unsafe { (text(llvm_string, "llvm_string")?, text(type_text, "type_text")?) };
        let ty = parse_type(context.ir(), type_text)?;
        let layout = DataLayout::of_llvm_string(context.ir(), string)
            .map_err(|error| Failure::new(MLIRKIT_REFUSED, error.to_string()))?;
        let found = answer(&layout, ty)?;
        // SAFETY: this function's contract.
        unsafe { out.set(found) };
        Ok(())
    })
}

/// Describes all data layout scopes in a module as JSON, with the layouts of the given types. If no types are given,
/// shows the types used in each scope.
///
/// # Safety
/// `types` must point to `type_count` valid strings, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_layouts(
    module: *const mlirkit_module,
    types: *const *const c_char,
    type_count: usize,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    guard(|| {
        let (module, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract.
        let texts = unsafe { array(types, type_count, "types") }?;
        let found = module.read(|module| {
            // SAFETY: this function's contract.
            let parse = |one: &*const c_char| parse_type(module.context(), unsafe { text(*one, "a type") }?);
            let types = texts.iter().map(parse).collect::<CallResult<Vec<Type>>>()?;
            Ok::<_, Failure>(json::layout(module, &types)?)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(buffer::json(&found)) };
        Ok(())
    })
}
