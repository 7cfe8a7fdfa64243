//! Verifiers of the `spirv` dialect: matrices.

use mlirkit_ir::{Context, OpRef, Param, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::{element_count, is_kind, type_of_operand, type_of_result};
use crate::common::rules::{enum_prop, expect, fail, int_width, quoted, require};
use crate::spirv::types::{element, parts, pointee};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        (
            "spirv.KHR.CooperativeMatrixLoad",
            (|op| verify_access(op, 8, "MakePointerAvailable")) as fn(OpRef<'_, '_>) -> Verdict,
        ),
        ("spirv.KHR.CooperativeMatrixStore", |op| verify_access(op, 16, "MakePointerVisible")),
        ("spirv.KHR.CooperativeMatrixMulAdd", verify_multiply_add),
        ("spirv.MatrixTimesMatrix", verify_times_matrix),
        ("spirv.MatrixTimesScalar", verify_times_scalar),
        ("spirv.MatrixTimesVector", verify_times_vector),
        ("spirv.Transpose", verify_transpose),
        ("spirv.VectorTimesMatrix", verify_vector_times_matrix),
        ("spirv.VectorTimesScalar", verify_vector_times_scalar),
    ]);
}

/// The number of columns and rows of a matrix, and its element type.
struct Matrix {
    columns: i64,
    rows: i64,
    element: Type,
}

fn matrix(ctx: &Context, ty: Type) -> Option<Matrix> {
    match parts(ctx, ty)? {
        ("matrix", [Param::Int(columns), Param::Type(column), ..]) => match ctx.type_data(*column) {
            TypeData::Vector(vector) => {
                Some(Matrix { columns: *columns, rows: *vector.shape.first()?, element: vector.element })
            }
            _ => None,
        },
        _ => None,
    }
}

/// Returns the rows, columns, element type, scope and use of a cooperative matrix; `None` for other types.
fn cooperative(ctx: &Context, ty: Type) -> Option<(i64, i64, Type, u64, u64)> {
    match parts(ctx, ty)? {
        (
            "coopmatrix",
            [Param::Int(rows), Param::Int(columns), Param::Type(element), Param::Enum(scope), Param::Enum(used)],
        ) => Some((*rows, *columns, *element, *scope, *used)),
        _ => None,
    }
}

fn verify_access(op: OpRef<'_, '_>, wrong: u64, name: &str) -> Verdict {
    const ALIGNED: u64 = 2;
    let ctx = op.context();
    if let Some((pointee, _)) = pointee(ctx, type_of_operand(op, 0)) {
        let fits = ctx.int_or_float_width(pointee).is_some() || matches!(ctx.type_data(pointee), TypeData::Vector(_));
        if !fits {
            let what = "Pointer must point to a scalar or vector type but provided";
            return fail(op, format!("{what} {}", quoted(ctx, pointee)));
        }
    }
    let Some(access) = enum_prop(op, "memory_operand") else { return Ok(()) };
    require(op, access & wrong == 0, format_args!("not compatible with memory operand '{name}'"))?;
    let (aligned, given) = (access & ALIGNED != 0, op.prop("alignment").is_some());
    require(op, !aligned || given, "missing value for the 'Aligned' memory operand")?;
    require(op, aligned || !given, "found alignment attribute for non-'Aligned' memory operand")
}

fn verify_multiply_add(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let part = |index| cooperative(ctx, type_of_operand(op, index));
    let (Some(a), Some(b), Some(c)) = (part(0), part(1), part(2)) else { return Ok(()) };
    require(op, a.4 == 0, "operand #0 must be of use 'MatrixA'")?;
    require(op, b.4 == 1, "operand #1 must be of use 'MatrixB'")?;
    require(op, c.4 == 2, "operand #2 must be of use 'MatrixAcc'")?;
    require(op, a.3 == b.3 && b.3 == c.3, "matrix scope mismatch")?;
    require(op, a.0 == c.0, "matrix size mismatch on dimension 'M'")?;
    require(op, b.1 == c.1, "matrix size mismatch on dimension 'N'")?;
    require(op, a.1 == b.0, "matrix size mismatch on dimension 'K'")?;
    let integers = [a.2, b.2, c.2].iter().all(|ty| int_width(ctx, *ty).is_some());
    let message = "Matrix Operands require all matrix element types to be Integer Types";
    require(op, op.prop("matrix_operands").is_none() || integers, message)
}

fn verify_times_scalar(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_operand(op, 0));
    let component =
        if is_kind(ctx, ty, "coopmatrix") { element(ctx, ty, 0) } else { matrix(ctx, ty).map(|m| m.element) };
    let same = component.is_none_or(|component| component == type_of_operand(op, 1));
    require(op, same, "input matrix components' type and scaling value must have the same type")
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (matrix(ctx, type_of_operand(op, 0)), matrix(ctx, type_of_result(op))) else {
        return Ok(());
    };
    expect(op, from.rows == to.columns, "input matrix rows count must be equal to output matrix columns count")?;
    expect(op, from.columns == to.rows, "input matrix columns count must be equal to output matrix rows count")?;
    expect(op, from.element == to.element, "input and output matrices must have the same component type")
}

fn verify_times_vector(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(matrix), vector, result) =
        (matrix(ctx, type_of_operand(op, 0)), type_of_operand(op, 1), type_of_result(op))
    else {
        return Ok(());
    };
    let size = |ty| element_count(ctx, ty).unwrap_or(0);
    let (columns, rows) = (matrix.columns, matrix.rows);
    let found = size(vector);
    let message = format_args!("matrix columns ({columns}) must match vector operand size ({found})");
    require(op, columns == found, message)?;
    let found = size(result);
    require(op, rows == found, format_args!("result size ({found}) must match the matrix rows ({rows})"))?;
    let same = matrix.element == ctx.element_type_or_self(result);
    require(op, same, "matrix and result element types must match")
}

fn verify_vector_times_matrix(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (vector, result) = (type_of_operand(op, 0), type_of_result(op));
    let Some(matrix) = matrix(ctx, type_of_operand(op, 1)) else { return Ok(()) };
    let size = |ty| element_count(ctx, ty).unwrap_or(0);
    let message = "number of components in vector must equal the number of components in each column in matrix";
    require(op, matrix.rows == size(vector), message)?;
    let message = "number of columns in matrix must equal the number of components in result";
    require(op, matrix.columns == size(result), message)?;
    let same = matrix.element == ctx.element_type_or_self(result);
    require(op, same, "matrix must be a matrix with the same component type as the component type in result")
}

fn verify_times_matrix(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let of = |ty| matrix(ctx, ty);
    let (Some(left), Some(right), Some(result)) =
        (of(type_of_operand(op, 0)), of(type_of_operand(op, 1)), of(type_of_result(op)))
    else {
        return Ok(());
    };
    let message = "left matrix columns' count must be equal to the right matrix rows' count";
    expect(op, left.columns == right.rows, message)?;
    let message = "right and result matrices must have equal columns' count";
    expect(op, right.columns == result.columns, message)?;
    let message = "right and result matrices' component type must be the same";
    expect(op, right.element == result.element, message)?;
    let message = "left and result matrices' component type must be the same";
    expect(op, left.element == result.element, message)?;
    expect(op, left.rows == result.rows, "left and result matrices must have equal rows' count")
}

fn verify_vector_times_scalar(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, result) = (op.context(), type_of_result(op));
    require(op, type_of_operand(op, 0) == result, "vector operand and result type mismatch")?;
    let same = type_of_operand(op, 1) == ctx.element_type_or_self(result);
    require(op, same, "scalar operand and result element type match")
}
