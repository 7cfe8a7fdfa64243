//! Verifiers of custom calls: layouts, aliases between results and operands, configurations, and calls on buffers.

use mlirkit_ir::{AttrData, Param, Type, TypeData};

use super::shapes::is_permutation;
use super::values::dense_ints;
use super::{Check, Fault, Op, number, numbers};

fn refuse<T>(message: impl Into<String>) -> Check<T> {
    Err(Fault::Op(message.into()))
}

pub(super) fn verify(x: Op<'_, '_>) -> Check {
    let array = |name| x.attr(name).and_then(|attr| x.ctx.array_elements(attr));
    let operands: Vec<Type> = x.op.operand_types().collect();
    match (array("operand_layouts"), array("result_layouts")) {
        (None, None) => {}
        (Some(of_operands), Some(of_results)) => {
            let results = match x.op.result_types() {
                [single] => match x.ctx.type_data(*single) {
                    TypeData::Tuple(elements) => elements,
                    _ => x.op.result_types(),
                },
                all => all,
            };
            layouts(x, &operands, of_operands, "operand")?;
            layouts(x, results, of_results, "result")?;
        }
        _ => return refuse("Layout attributes should be specified for either both operands and results or none."),
    }
    let aliases: Vec<Alias> =
        array("output_operand_aliases").unwrap_or(&[]).iter().filter_map(|a| alias(x, *a)).collect();
    let result = match x.op.result_types() {
        [single] => *single,
        all => x.ctx.ty(TypeData::Tuple(all.into())),
    };
    for alias in &aliases {
        alias_fits(x, alias, &operands, result)?;
    }
    backend_config(x)?;
    known_calls(x, &operands, &aliases, result)
}

fn layouts(x: Op<'_, '_>, types: &[Type], layouts: &[mlirkit_ir::Attr], what: &str) -> Check {
    if types.len() != layouts.len() {
        return refuse(format!(
            "Number of {what}s must match the number of {what} layouts, {} != {}",
            types.len(),
            layouts.len()
        ));
    }
    for (index, (ty, layout)) in types.iter().zip(layouts).enumerate() {
        let (_, order) = dense_ints(x.ctx, *layout).ok_or(Fault::Unknown)?;
        if matches!(x.ctx.type_data(*ty), TypeData::Tuple(_)) {
            return refuse("Tuple types are not fully supported with layout constraints yet");
        }
        let text = x.ctx.attr_text(*layout);
        let Some(shaped) = x.ctx.shaped(*ty) else {
            if order.is_empty() {
                continue;
            }
            return refuse(format!(
                "Only tensor types can have non-empty layout: {what} #{index} of type {} has layout {text}",
                x.text(*ty)
            ));
        };
        let Some(rank) = shaped.rank() else { continue };
        if !is_permutation(&order, rank) {
            return refuse(format!(
                "incorrect layout {text} for type {}, layout must be a permutation of [0, {rank})",
                x.text(*ty)
            ));
        }
    }
    Ok(())
}

struct Alias {
    output: Vec<i64>,
    operand: i64,
    part: Vec<i64>,
}

fn alias(x: Op<'_, '_>, attr: mlirkit_ir::Attr) -> Option<Alias> {
    let params = x.ctx.dialect_attr(attr, "stablehlo.output_operand_alias")?;
    Some(Alias { output: numbers(params, 0), operand: number(params, 1), part: numbers(params, 2) })
}

/// Returns the type of the element at the given path in a nested tuple; `None` if the path does not exist.
fn part(x: Op<'_, '_>, mut ty: Type, path: &[i64]) -> Option<Type> {
    for index in path {
        let TypeData::Tuple(elements) = x.ctx.type_data(ty) else { return None };
        ty = *elements.get(usize::try_from(*index).ok()?)?;
    }
    Some(ty)
}

fn alias_fits(x: Op<'_, '_>, alias: &Alias, operands: &[Type], result: Type) -> Check {
    let Some(operand) = usize::try_from(alias.operand).ok().and_then(|index| operands.get(index)) else {
        return refuse(format!(
            "expects operandIndex in the output_operand_alias attribute to be in range [0, {}); got: {}.",
            operands.len(),
            alias.operand
        ));
    };
    let Some(from) = part(x, *operand, &alias.part) else {
        return refuse("operand_tuple_indices in the output_operand_alias attribute out of bounds");
    };
    let Some(to) = part(x, result, &alias.output) else {
        return refuse("output_tuple_indices in the output_operand_alias attribute out of bounds");
    };
    if from == to {
        return Ok(());
    }
    refuse(format!(
        "shapes mismatch in the output_operand_alias attribute: operand part has type {} and output part has type {}",
        x.text(from),
        x.text(to)
    ))
}

/// The version of the custom call API in which the configuration is a dictionary.
const TYPED_FFI: i64 = 4;

fn backend_config(x: Op<'_, '_>) -> Check {
    let Some(config) = x.attr("backend_config") else { return Ok(()) };
    let version = x.attr("api_version").and_then(|attr| match x.ctx.attr_data(attr) {
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(value)] => i64::try_from(*value).ok(),
            _ => None,
        },
        _ => x.ctx.int_value(attr),
    });
    let names = ["UNSPECIFIED", "ORIGINAL", "STATUS_RETURNING", "STATUS_RETURNING_UNIFIED", "TYPED_FFI"];
    let version = version.unwrap_or(1);
    let Some(name) = usize::try_from(version).ok().and_then(|version| names.get(version)) else { return Ok(()) };
    let (fits, kind) = match x.ctx.attr_data(config) {
        AttrData::Dictionary(_) => (version == TYPED_FFI, "string"),
        AttrData::String { .. } => (version != TYPED_FFI, "dictionary"),
        _ => (false, if version == TYPED_FFI { "dictionary" } else { "string" }),
    };
    if fits {
        return Ok(());
    }
    refuse(format!("backend_config for api_version API_VERSION_{name} must be a {kind} attribute."))
}

fn known_calls(x: Op<'_, '_>, operands: &[Type], aliases: &[Alias], result: Type) -> Check {
    let is_memref = |ty: Type| matches!(x.ctx.type_data(ty), TypeData::MemRef(_));
    let is_tensor = |ty: Type| matches!(x.ctx.type_data(ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_));
    let target = x.attr("call_target_name").and_then(|attr| x.ctx.str_value(attr)).unwrap_or("");
    let results = x.op.result_types();
    let same = |a: Type, b: Type| x.ctx.compatible_shapes(a, b) && x.element(a) == x.element(b);
    match target {
        "CreateBuffer" => match (operands, results) {
            ([_, ..], _) => refuse("CreateBuffer custom_call shouldn't have any inputs"),
            (_, [buffer]) if is_memref(*buffer) => Ok(()),
            (_, [_]) => refuse("CreateBuffer custom_call should have a memref result"),
            _ => refuse("CreateBuffer custom_call should have one result"),
        },
        "Pin" => match (operands, results) {
            ([input], _) if !is_tensor(*input) => refuse("Pin custom_call should have a tensor input"),
            ([_], [output]) if !is_memref(*output) => refuse("Pin custom_call should have a memref output"),
            ([input], [output]) if !same(*input, *output) => {
                refuse("Pin custom_call should have compatible input and output types")
            }
            ([_], [_]) => Ok(()),
            ([_], _) => refuse("Pin custom_call should have one output"),
            _ => refuse("Pin custom_call should have one input"),
        },
        "Unpin" => match (operands, results) {
            ([input], _) if !is_memref(*input) => refuse("Unpin custom_call should have a memref input"),
            ([_], [output]) if !is_tensor(*output) => refuse("Unpin custom_call should have a tensor output"),
            ([input], [output]) if !same(*input, *output) => {
                refuse("Unpin custom_call should have compatible input and output types")
            }
            ([_], [_]) => Ok(()),
            ([_], _) => refuse("Unpin custom_call should have one output"),
            _ => refuse("Unpin custom_call should have one input"),
        },
        _ => buffers(x, operands, aliases, result),
    }
}

/// Checks that every buffer that the call returns is an operand.
fn buffers(x: Op<'_, '_>, operands: &[Type], aliases: &[Alias], result: Type) -> Check {
    let is_memref = |ty: Type| matches!(x.ctx.type_data(ty), TypeData::MemRef(_));
    let of_buffers: Vec<&Alias> = aliases
        .iter()
        .filter(|alias| {
            let operand = usize::try_from(alias.operand).ok().and_then(|index| operands.get(index));
            operand.and_then(|operand| part(x, *operand, &alias.part)).is_some_and(is_memref)
        })
        .collect();
    let leaves = match x.ctx.type_data(result) {
        TypeData::Tuple(elements) => elements.iter().enumerate().map(|(index, ty)| (vec![index], *ty)).collect(),
        _ => vec![(Vec::new(), result)],
    };
    for (path, ty) in leaves {
        let path: Vec<i64> = path.into_iter().filter_map(|index| i64::try_from(index).ok()).collect();
        if is_memref(ty) && !of_buffers.iter().any(|alias| alias.output == path) {
            return refuse(format!("buffer output [{}] is not used in output_operand_alias", super::list(&path)));
        }
    }
    Ok(())
}
