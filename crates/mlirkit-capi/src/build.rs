//! Building modules and walking through them: operations, blocks and values.
//!
//! An operation, block or value is identified by a struct of numbers. Using one that was erased or that belongs to
//! another module is an error.

use std::ffi::c_char;

use bytes::Bytes;
use mlirkit_core::ir::{BlockId, BodyId, OpId, ValueId};
use mlirkit_core::{At, Attr, BlockKey, BlockRef, Context, Module, OpKey, OpRef, OpenOptions, ValueKey, ValueRef};

use crate::arguments::{Out, Plain, array, given, optional_text, text};
use crate::buffer::{self, mlirkit_buffer};
use crate::context::refused;
use crate::handles::object;
use crate::layout::parse_type;
use crate::module::{SharedModule, mlirkit_module};
use crate::status::{CallResult, Failure, MLIRKIT_INVALID_HANDLE, MLIRKIT_REFUSED, guard, mlirkit_status};

/// An operation in a module. All zeros mean no operation.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct mlirkit_op {
    /// Identifies the module.
    pub module: u32,
    /// The body that contains the operation.
    pub body: u32,
    /// The index of the operation in the body.
    pub id: u32,
}

/// A block in a module. All zeros mean no block.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct mlirkit_block {
    /// Identifies the module.
    pub module: u32,
    /// The body that contains the block.
    pub body: u32,
    /// The index of the block in the body.
    pub id: u32,
}

/// A value in a module: an operation result or a block argument. All zeros mean no value.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct mlirkit_value {
    /// Identifies the module.
    pub module: u32,
    /// The body that contains the value.
    pub body: u32,
    /// The index of the value in the body.
    pub id: u32,
}

/// Returns a number that identifies a module; never 0.
fn mark(handle: *const mlirkit_module) -> u32 {
    let address = handle.addr() as u64;
    ((address >> 16) ^ address) as u32 | 1
}

macro_rules! convert {
    ($name:ident, $c:ident, $key:ident, $id:ident, $reference:ident, $has:ident, $what:literal) => {
        impl $c {
            fn of(handle: *const mlirkit_module, key: $key) -> Self {
                Self { module: mark(handle), body: key.body.0, id: key.id.0 }
            }

            fn find<'m, 'c>(
                self,
                handle: *const mlirkit_module,
                module: &'m Module<'c>,
            ) -> CallResult<$reference<'m, 'c>> {
                let wrong =
                    |why: &str| Failure::new(MLIRKIT_INVALID_HANDLE, format!(concat!("the ", $what, " {}"), why));
                if self.module != mark(handle) || self.body as usize >= module.body_count() {
                    return Err(wrong("belongs to another module"));
                }
                let (body, id) = (BodyId(self.body), $id(self.id));
                if !module.load(body)?.$has(id) {
                    return Err(wrong("was erased, or never existed"));
                }
                Ok($reference { module, body, id })
            }

            fn key(self, handle: *const mlirkit_module, module: &Module<'_>) -> CallResult<$key> {
                self.find(handle, module).map(|found| found.key())
            }
        }
    };
}

convert!(op, mlirkit_op, OpKey, OpId, OpRef, has_op, "operation");
convert!(block, mlirkit_block, BlockKey, BlockId, BlockRef, has_block, "block");
convert!(value, mlirkit_value, ValueKey, ValueId, ValueRef, has_value, "value");

/// An attribute or property for a new operation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_attribute {
    /// The name of the attribute.
    pub name: *const c_char,
    /// The attribute as text, such as `1 : i32`. If `data` is set, the type of a constant, such as `tensor<2x2xf32>`.
    pub value: *const c_char,
    /// The elements of a constant, in row-major order and little-endian byte order; null for other attributes.
    pub data: *const u8,
    /// The number of bytes in `data`.
    pub data_size: usize,
}

/// A region for a new operation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_region {
    /// The types of the entry block's arguments, as text.
    pub argument_types: *const *const c_char,
    /// The number of argument types.
    pub argument_count: usize,
    /// 0 creates a region with one block, 1 a region without blocks.
    pub is_empty: u32,
}

/// Inserts the operation at the end of `block`.
pub const MLIRKIT_AT_END: u32 = 0;
/// Inserts the operation at the start of `block`.
pub const MLIRKIT_AT_START: u32 = 1;
/// Inserts the operation directly before `op`.
pub const MLIRKIT_BEFORE: u32 = 2;
/// Inserts the operation directly after `op`.
pub const MLIRKIT_AFTER: u32 = 3;

/// A description of a new operation. Zeros are the defaults; `struct_size` and `name` must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct mlirkit_op_options {
    /// The size of this struct in bytes.
    pub struct_size: usize,
    /// Where to insert the operation: `MLIRKIT_AT_END`, `MLIRKIT_AT_START`, `MLIRKIT_BEFORE` or `MLIRKIT_AFTER`.
    pub place: u32,
    /// The block for `MLIRKIT_AT_END` and `MLIRKIT_AT_START`. All zeros mean the block of the module.
    pub block: mlirkit_block,
    /// The operation for `MLIRKIT_BEFORE` and `MLIRKIT_AFTER`.
    pub op: mlirkit_op,
    /// Must be 0. Reserved for later versions.
    pub reserved: u32,
    /// The name of the operation, such as `arith.addi`.
    pub name: *const c_char,
    /// The location, such as `loc("a.py":1:2)`; null means an unknown location.
    pub location: *const c_char,
    /// The operands.
    pub operands: *const mlirkit_value,
    /// The number of operands.
    pub operand_count: usize,
    /// The result types, as text. If there are none, they are inferred.
    pub result_types: *const *const c_char,
    /// The number of result types.
    pub result_count: usize,
    /// The properties and attributes of the operation.
    pub attributes: *const mlirkit_attribute,
    /// The number of attributes.
    pub attribute_count: usize,
    /// The regions. Terminators that the operation implies are added to them.
    pub regions: *const mlirkit_region,
    /// The number of regions.
    pub region_count: usize,
    /// The successors.
    pub successors: *const mlirkit_block,
    /// The number of successors.
    pub successor_count: usize,
}

// SAFETY: the struct consists of numbers and pointers only, and its size comes first.
unsafe impl Plain for mlirkit_op_options {}

/// Parses an array of types. `what` names an element in error messages.
///
/// # Safety
/// `types` must point to `count` valid strings.
unsafe fn types(
    ctx: &Context,
    types: *const *const c_char,
    count: usize,
    what: &str,
) -> CallResult<Vec<mlirkit_core::Type>> {
    // SAFETY: the caller's contract.
    let texts = unsafe { array(types, count, what) }?;
    // SAFETY: the caller's contract.
    texts.iter().map(|one| parse_type(ctx, unsafe { text(*one, what) }?)).collect()
}

/// Parses an attribute. Fails if anything follows it.
fn parse_attr(ctx: &Context, text: &str) -> CallResult<Attr> {
    let (attr, end) = ctx.parse_attr(text.as_bytes())?;
    match text.get(end..).is_none_or(|rest| rest.trim().is_empty()) {
        true => Ok(attr),
        false => Err(Failure::new(MLIRKIT_REFUSED, format!("'{text}' continues after the attribute"))),
    }
}

/// Creates an attribute. The elements of a constant are passed to the parser as hexadecimal digits, so that it checks
/// their number.
///
/// # Safety
/// The strings and the data in `given` must be valid.
unsafe fn attribute<'a>(ctx: &Context, given: &mlirkit_attribute) -> CallResult<(&'a str, Attr)> {
    // SAFETY: the caller's contract covers all three.
    let (name, value, data) = unsafe {
        (
            text(given.name, "the name of an attribute")?,
            text(given.value, "the value of an attribute")?,
            array(given.data, given.data_size, "the data of an attribute")?,
        )
    };
    if given.data.is_null() {
        return Ok((name, parse_attr(ctx, value)?));
    }
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let digit = |digit: u8| char::from(DIGITS[usize::from(digit & 15)]);
    let mut constant = String::with_capacity(data.len() * 2 + value.len() + 16);
    constant.push_str("dense<\"0x");
    data.iter().for_each(|byte| constant.extend([digit(byte >> 4), digit(*byte)]));
    constant.push_str("\"> : ");
    constant.push_str(value);
    Ok((name, parse_attr(ctx, &constant)?))
}

/// Creates an operation and checks it against its definition. After an error, the module is unchanged.
///
/// # Safety
/// All strings and arrays in `options` must be valid, and `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_build(
    module: *const mlirkit_module,
    options: *const mlirkit_op_options,
    out: *mut mlirkit_op,
) -> mlirkit_status {
    guard(|| {
        let (store, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        // SAFETY: this function's contract covers all of them.
        let (new, name, location, operands, attributes, regions, successors) = unsafe {
            let new = given(options, "options")?;
            (
                new,
                text(new.name, "name")?,
                optional_text(new.location, "location")?,
                array(new.operands, new.operand_count, "operands")?,
                array(new.attributes, new.attribute_count, "attributes")?,
                array(new.regions, new.region_count, "regions")?,
                array(new.successors, new.successor_count, "successors")?,
            )
        };
        let made = store.write(|ir| {
            let ctx = ir.context();
            let at = place(module, ir, &new)?;
            let operands: Vec<ValueKey> = operands.iter().map(|one| one.key(module, ir)).collect::<CallResult<_>>()?;
            let successors: Vec<BlockKey> =
                successors.iter().map(|one| one.key(module, ir)).collect::<CallResult<_>>()?;
            // SAFETY: this function's contract.
            let results = unsafe { types(ctx, new.result_types, new.result_count, "a result type") }?;
            let mut builder = ir.builder_at(at)?;
            let mut op = builder.op(name).operands(&operands);
            if !results.is_empty() {
                op = op.results(&results);
            }
            if let Some(location) = location {
                op = op.location(parse_location(ctx, location)?);
            }
            for one in attributes {
                // SAFETY: this function's contract.
                let (name, value) = unsafe { attribute(ctx, one) }?;
                op = op.attr(name, value);
            }
            for region in regions {
                op = match region.is_empty {
                    0 => {
                        // SAFETY: this function's contract.
                        let arguments =
                            unsafe { types(ctx, region.argument_types, region.argument_count, "an argument's type") }?;
                        op.region(&arguments, |_, _| Ok(()))
                    }
                    1 => op.empty_region(),
                    other => return Err(Failure::argument(format!("is_empty is {other}"))),
                };
            }
            op = successors.iter().fold(op, |op, block| op.successor(*block));
            Ok(op.build()?)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(mlirkit_op::of(module, made)) };
        Ok(())
    })
}

fn parse_location(ctx: &Context, text: &str) -> CallResult<Attr> {
    let attr = parse_attr(ctx, text)?;
    match ctx.attr_data(attr).is_location() {
        true => Ok(attr),
        false => Err(Failure::argument(format!("'{text}' is no location"))),
    }
}

fn place(handle: *const mlirkit_module, module: &mut Module<'_>, new: &mlirkit_op_options) -> CallResult<At> {
    let is_none = new.block.module == 0 && new.block.body == 0 && new.block.id == 0;
    let block = |module: &mut Module<'_>| match is_none {
        true => module.builder().map(|builder| builder.block()).map_err(Failure::from),
        false => new.block.key(handle, module),
    };
    Ok(match new.place {
        MLIRKIT_AT_END => At::End(block(module)?),
        MLIRKIT_AT_START => At::Start(block(module)?),
        MLIRKIT_BEFORE => At::Before(new.op.key(handle, module)?),
        MLIRKIT_AFTER => At::After(new.op.key(handle, module)?),
        other => return Err(Failure::argument(format!("{other} is no place"))),
    })
}

/// Parses text and appends its operations to the top-level block of a module. The text may be a single `module`
/// operation, whose contents are appended, or a list of operations.
///
/// # Safety
/// `data` must point to `size` readable bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_append(
    module: *const mlirkit_module,
    data: *const u8,
    size: usize,
) -> mlirkit_status {
    guard(|| {
        let store = object::<SharedModule>(module)?;
        // SAFETY: this function's contract.
        let bytes = Bytes::copy_from_slice(unsafe { array(data, size, "data") }?);
        let ctx = store.ctx().ir();
        let parsed = mlirkit_core::open(ctx, "-", &bytes, &OpenOptions::default());
        let parsed = parsed.map_err(|errors| refused(store.ctx(), "-", &bytes, &errors))?.module;
        let block = parsed.root().and_then(|root| root.region(0)).and_then(|region| region.entry());
        let Some(block) = block else { return Ok(()) };
        store.write(|ir| {
            ir.copy_resources(&parsed);
            let end = ir.builder()?.block();
            block.ops().try_for_each(|op| ir.copy_op(op, At::End(end)).map(drop))
        })?;
        Ok(())
    })
}

/// Calls `find` with a module and writes the found item to `out`. Fails if `find` fails.
///
/// # Safety
/// `out` must point to a writable `T`.
unsafe fn look<T>(
    module: *const mlirkit_module,
    out: *mut T,
    find: impl for<'c> FnOnce(&Module<'c>) -> CallResult<T>,
) -> mlirkit_status {
    guard(|| {
        let (store, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let found = store.read(find)?;
        // SAFETY: this function's contract.
        unsafe { out.set(found) };
        Ok(())
    })
}

/// Calls `find` with a module and writes a buffer with the returned string to `out`.
///
/// # Safety
/// `out` must point to a writable pointer.
unsafe fn tell(
    module: *const mlirkit_module,
    out: *mut *mut mlirkit_buffer,
    find: impl for<'c> FnOnce(&Module<'c>) -> CallResult<String>,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe { look(module, out, |module| find(module).map(buffer::made)) }
}

fn absent(what: &str, index: usize) -> Failure {
    Failure::not_found(format!("there is no {what} {index}"))
}

/// Returns the top-level operation, usually a `builtin.module`.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_root(module: *const mlirkit_module, out: *mut mlirkit_op) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let root = ir.root().ok_or_else(|| Failure::not_found("the module is empty"))?;
        Ok(mlirkit_op::of(module, root.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the next operation of a walk in which each operation precedes the operations nested in it. Start with
/// `mlirkit_module_root`. Returns `MLIRKIT_NOT_FOUND` after the last operation.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_next(
    module: *const mlirkit_module,
    op: mlirkit_op,
    out: *mut mlirkit_op,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let op = op.find(module, ir)?.load()?;
        let next = op.walk().nth(1).or_else(|| after(op));
        let next = next.ok_or_else(|| Failure::not_found("this is the last operation"))?;
        Ok(mlirkit_op::of(module, next.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the next operation in the walk that is not nested in `op`; `None` at the end of the walk.
fn after<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let mut inner = op;
    loop {
        let block = inner.block()?;
        if let Some(id) = block.arena().next_op(inner.id) {
            return Some(op.module.op(inner.body, id));
        }
        let parent = inner.parent_op()?;
        let arena = block.arena();
        let mut later = std::iter::successors(arena.next_block(block.id), |id| arena.next_block(*id));
        if let Some(first) = later.find_map(|id| arena.first_op(id)) {
            return Some(op.module.op(inner.body, first));
        }
        let region = arena.block_region(block.id);
        let others = parent.regions().skip_while(|other| Some(other.id) != region).skip(1);
        if let Some(next) = others.flat_map(|region| region.blocks()).find_map(|block| block.ops().next()) {
            return Some(next);
        }
        inner = parent;
    }
}

/// Returns the operation with this symbol name directly below the top-level operation.
///
/// # Safety
/// `name` must be a valid string, and `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_module_symbol(
    module: *const mlirkit_module,
    name: *const c_char,
    out: *mut mlirkit_op,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        // SAFETY: this function's contract.
        let name = unsafe { text(name, "name") }?;
        let found = ir.lookup(name).ok_or_else(|| Failure::not_found(format!("there is no symbol '{name}'")))?;
        Ok(mlirkit_op::of(module, found.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the name of an operation.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_name(
    module: *const mlirkit_module,
    op: mlirkit_op,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe { tell(module, out, |ir| Ok(op.find(module, ir)?.name().to_owned())) }
}

/// Returns a property or attribute of an operation, as text.
///
/// # Safety
/// `name` must be a valid string, and `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_attribute(
    module: *const mlirkit_module,
    op: mlirkit_op,
    name: *const c_char,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        // SAFETY: this function's contract.
        let name = unsafe { text(name, "name") }?;
        let attr = op.find(module, ir)?.attr(name);
        let attr = attr.ok_or_else(|| Failure::not_found(format!("there is no attribute '{name}'")))?;
        Ok(ir.context().attr_text(attr))
    };
    // SAFETY: the same contract.
    unsafe { tell(module, out, find) }
}

/// Sets a property or attribute of an operation. `value` is its text, such as `1 : i32`; null removes it.
///
/// # Safety
/// `name` must be a valid string, and `value` must be null or a valid string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_set_attribute(
    module: *const mlirkit_module,
    op: mlirkit_op,
    name: *const c_char,
    value: *const c_char,
) -> mlirkit_status {
    guard(|| {
        let store = object::<SharedModule>(module)?;
        // SAFETY: this function's contract covers both.
        let (name, value) = unsafe { (text(name, "name")?, optional_text(value, "value")?) };
        store.write(|ir| {
            let key = op.key(module, ir)?;
            match value {
                Some(value) => ir.set_attr(key, name, parse_attr(ir.context(), value)?)?,
                None => drop(ir.remove_attr(key, name)?),
            }
            Ok(())
        })
    })
}

/// Returns the operand of an operation at `index`.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_operand(
    module: *const mlirkit_module,
    op: mlirkit_op,
    index: usize,
    out: *mut mlirkit_value,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let value = op.find(module, ir)?.operand(index).ok_or_else(|| absent("operand", index))?;
        Ok(mlirkit_value::of(module, value.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the result of an operation at `index`.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_result(
    module: *const mlirkit_module,
    op: mlirkit_op,
    index: usize,
    out: *mut mlirkit_value,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let value = op.find(module, ir)?.result(index).ok_or_else(|| absent("result", index))?;
        Ok(mlirkit_value::of(module, value.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the type of a value, as text.
///
/// # Safety
/// `out` must point to a writable pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_value_type(
    module: *const mlirkit_module,
    value: mlirkit_value,
    out: *mut *mut mlirkit_buffer,
) -> mlirkit_status {
    // SAFETY: the same contract.
    unsafe { tell(module, out, |ir| Ok(ir.context().type_text(value.find(module, ir)?.ty()))) }
}

/// Returns the block at `index` in a region of an operation.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_block(
    module: *const mlirkit_module,
    op: mlirkit_op,
    region: usize,
    index: usize,
    out: *mut mlirkit_block,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let region = op.find(module, ir)?.load()?.region(region).ok_or_else(|| absent("region", region))?;
        let block = region.blocks().nth(index).ok_or_else(|| absent("block", index))?;
        Ok(mlirkit_block::of(module, block.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Returns the argument of a block at `index`.
///
/// # Safety
/// `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_block_argument(
    module: *const mlirkit_module,
    block: mlirkit_block,
    index: usize,
    out: *mut mlirkit_value,
) -> mlirkit_status {
    let find = |ir: &Module<'_>| {
        let value = block.find(module, ir)?.args().nth(index).ok_or_else(|| absent("argument", index))?;
        Ok(mlirkit_value::of(module, value.key()))
    };
    // SAFETY: the same contract.
    unsafe { look(module, out, find) }
}

/// Appends a block to a region of an operation. `argument_types` are the types of its arguments, as text.
///
/// # Safety
/// `argument_types` must point to `argument_count` valid strings, and `out` must point to a writable struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirkit_op_add_block(
    module: *const mlirkit_module,
    op: mlirkit_op,
    region: usize,
    argument_types: *const *const c_char,
    argument_count: usize,
    out: *mut mlirkit_block,
) -> mlirkit_status {
    guard(|| {
        let (store, out) = (object::<SharedModule>(module)?, Out::new(out)?);
        let made = store.write(|ir| {
            // SAFETY: this function's contract.
            let types = unsafe { types(ir.context(), argument_types, argument_count, "an argument's type") }?;
            let region = op.find(module, ir)?.load()?.region(region).ok_or_else(|| absent("region", region))?.key();
            Ok::<_, Failure>(ir.add_block(region, &types)?)
        })?;
        // SAFETY: this function's contract.
        unsafe { out.set(mlirkit_block::of(module, made)) };
        Ok(())
    })
}

/// Erases an operation and everything nested in it. Fails if a result is still used.
#[unsafe(no_mangle)]
pub extern "C" fn mlirkit_op_erase(module: *const mlirkit_module, op: mlirkit_op) -> mlirkit_status {
    guard(|| {
        let store = object::<SharedModule>(module)?;
        store.write(|ir| {
            let key = op.key(module, ir)?;
            Ok(ir.erase(key)?)
        })
    })
}
