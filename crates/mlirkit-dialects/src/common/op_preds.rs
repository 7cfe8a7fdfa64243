//! Rust versions of operation predicates that upstream implements as C++ functions, keyed by the C++ expression that
//! calls the function.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{OpRef, Type};
use mlirkit_verify::Checks;
use mlirkit_verify::checks::OpPredFn;

use super::rules::enum_prop;

/// Pairs of a C++ expression and the function that evaluates it.
const PREDS: [(&str, OpPredFn); 21] = [
    // Always true, because a trait of the operation makes the same check with a different message.
    ("bufferization::detail::typesMatchAfterBufferization($_op, $tensor, $buffer)", |_| true),
    ("bufferization::detail::typesMatchAfterBufferization($_op, $result, $buffer)", |_| true),
    ("isNestedInFunctionOpInterface($_op.getParentOp())", is_in_function),
    ("isDirectInModuleLikeOp($_op.getParentOp())", is_in_module),
    ("isNestedInGraphARMOpInterface($_op.getParentOp())", |op| op.parent_of("spirv.ARM.Graph").is_some()),
    ("all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($source); })", |op| {
        elements_are_of(op, "source")
    }),
    ("all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($dest); })", |op| {
        elements_are_of(op, "dest")
    }),
    ("(getPos() % getSourceVectorType().getNumElements()) == 0", |op| {
        position_divides(op, &["srcvec", "valueToStore"])
    }),
    ("(getPos() % getResultVectorType().getNumElements()) == 0", |op| position_divides(op, &["res", "result"])),
    ("getSrcVectorBitWidth() <= 131072", |op| vector_bits(op, "srcvec") <= 131_072),
    ("getDstVectorBitWidth() <= 131072", |op| vector_bits(op, "dstvec") <= 131_072),
    ("getResVectorBitWidth() <= 131072", |op| vector_bits(op, "res") <= 131_072),
    ("getVectorNumElements($res.getType()) == getVectorNumElements($vec1.getType()) * 2", |op| {
        // Compares the number of elements, and whether the vector is scalable.
        let count = |name, factor: i64| {
            let shaped = op.context().shaped(type_of(op, name)?)?;
            Some((shaped.num_elements()?.saturating_mul(factor), shaped.is_scalable()))
        };
        count("vec1", 2) == count("res", 1)
    }),
    ("cast<spirv::ScopeAttr>(getProperties().execution_scope).getValue() == spirv::Scope::Subgroup", |op| {
        enum_prop(op, "execution_scope").is_none_or(|scope| scope == SUBGROUP)
    }),
    ("spirv::bitEnumContainsAny($image_operands, spirv::ImageOperands::Lod | spirv::ImageOperands::Grad)", |op| {
        enum_prop(op, "image_operands").is_none_or(|operands| operands & LOD_OR_GRAD != 0)
    }),
    ("getTileType().getElementTypeBitWidth() == (getLhsType().getElementTypeBitWidth() * 2)", |op| tile_width(op, 2)),
    ("getTileType().getElementTypeBitWidth() == (getLhsType().getElementTypeBitWidth() * 4)", |op| tile_width(op, 4)),
    ("getTileType().getElementTypeBitWidth() == getLhsType().getElementTypeBitWidth()", |op| tile_width(op, 1)),
    (
        "[&](){ auto srcVec = getSourceVectorType(); return srcVec.getDimSize(srcVec.getRank() - 1) % 2 == 0; }()",
        |op| {
            let source = type_of(op, "source");
            let shaped = source.and_then(|ty| op.context().shaped(ty));
            shaped.and_then(|shaped| shaped.dims?.last()).is_none_or(|dim| dim % 2 == 0)
        },
    ),
    (
        "(!isa<ShapedType>($a.getType()) || !cast<ShapedType>($a.getType()).hasStaticShape()) || (!isa<ShapedType>($dst.getType()) || !cast<ShapedType>($dst.getType()).hasStaticShape())",
        |op| {
            let is_static = |ty| op.context().shaped(ty).is_some_and(|shaped| shaped.num_elements().is_some());
            ["a", "dst"].iter().any(|name| type_of(op, name).is_none_or(|ty| !is_static(ty)))
        },
    ),
    ("!getStringLiteral() || (!getSource() && getPunctuation() == PrintPunctuation::NewLine)", |op| {
        let newline = op
            .attr("punctuation")
            .is_none_or(|attr| ["newline", "<newline>"].iter().any(|text| op.context().attr_text(attr).contains(text)));
        op.attr("stringLiteral").is_none() || (op.operand_named("source").is_none() && newline)
    }),
];

/// The case number of `spirv::Scope::Subgroup`.
const SUBGROUP: u64 = 3;

/// The bits of `spirv::ImageOperands` that select a level of detail (`Lod` and `Grad`).
const LOD_OR_GRAD: u64 = 0x2 | 0x4;

/// Registers the predicates on operations.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_preds.extend(PREDS);
    #[cfg(feature = "spirv")]
    checks.op_preds.extend(crate::spirv::verify::image::PREDS);
}

fn is_symbol_table(op: OpRef<'_, '_>) -> bool {
    op.is_symbol_table()
}

/// Returns whether an operation is nested in a function, with no symbol table between them.
fn is_in_function(op: OpRef<'_, '_>) -> bool {
    for parent in op.ancestors() {
        if is_symbol_table(parent) {
            return false;
        }
        if parent.def().is_some_and(|def| def.flags.has(OpFlags::FUNCTION)) {
            return true;
        }
    }
    false
}

fn is_in_module(op: OpRef<'_, '_>) -> bool {
    op.parent_op().is_some_and(is_symbol_table)
}

fn type_of(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    let operand = op.operand_named(name).or_else(|| op.results_named(name).next());
    operand.map(|value| value.ty())
}

fn elements_are_of(op: OpRef<'_, '_>, name: &str) -> bool {
    let Some(element) = type_of(op, name).map(|ty| op.context().element_type_or_self(ty)) else { return true };
    let values = op.operands_named("elements").map(|value| value.ty());
    let results = op.results_named("elements").map(|value| value.ty());
    values.chain(results).all(|ty| ty == element)
}

/// Returns the size in bits of the named vector. For a scalable vector this is the minimum size.
fn vector_bits(op: OpRef<'_, '_>, name: &str) -> i64 {
    let ctx = op.context();
    let Some(shaped) = type_of(op, name).and_then(|ty| ctx.shaped(ty)) else { return 0 };
    let width = ctx.int_or_float_width(shaped.element).map_or(0, i64::from);
    shaped.num_elements().unwrap_or(0).saturating_mul(width)
}

/// Returns whether the tile's elements are `factor` times as wide as the elements of `lhs`. True if either width is
/// unknown.
fn tile_width(op: OpRef<'_, '_>, factor: u32) -> bool {
    let ctx = op.context();
    let width = |ty: Option<Type>| ctx.int_or_float_width(ctx.element_type_or_self(ty?));
    let (tile, input) = (width(op.result_types().first().copied()), width(type_of(op, "lhs")));
    tile.zip(input).is_none_or(|(tile, input)| tile == input.saturating_mul(factor))
}

fn position_divides(op: OpRef<'_, '_>, names: &[&str]) -> bool {
    let ctx = op.context();
    let count = names.iter().find_map(|name| type_of(op, name)).and_then(|ty| ctx.shaped(ty)?.num_elements());
    let position = op.attr("pos").and_then(|attr| ctx.int_value(attr));
    position.zip(count).is_none_or(|(position, count)| count == 0 || position % count == 0)
}
