//! Implements `mlir-opt --test-data-layout-query`, which annotates `test.data_layout_query` operations with the answers
//! to all queries.

use mlirkit_ir::{Attr, BodyId, Context, Ident, Module, OpId, OpRef, Sign, Type, TypeData};

use crate::dlti;
use crate::error::{Error, ErrorKind, Result};
use crate::interface::Property;
use crate::layout::{DataLayout, Rules};
use crate::scope;
use crate::size::TypeSize;

/// The operation that the pass annotates.
const QUERY: &str = "test.data_layout_query";

/// Annotates every `test.data_layout_query` in the functions of the top-level module with the answers to all queries
/// about its result type, in the closest scope. Replaces the operation's discardable attributes.
///
/// # Errors
/// Fails if a query has no answer.
pub fn annotate_test_queries(module: &mut Module<'_>) -> Result<()> {
    annotate_test_queries_with(module, Rules::default())
}

/// Like [`annotate_test_queries`], with the given version of the default rules.
///
/// # Errors
/// Fails if a query has no answer.
pub fn annotate_test_queries_with(module: &mut Module<'_>, rules: Rules) -> Result<()> {
    let ctx = module.context();
    for (body, op, attrs) in answers(module, rules)? {
        let Some(body) = module.body_mut(body) else { continue };
        body.op_mut(op).attrs = Some(ctx.dictionary(attrs));
    }
    Ok(())
}

/// The operation on which the pass runs. Passes run only on direct children of the top-level operation.
const FUNCTION: &str = "func.func";

/// A work item: an operation, the index of its closest scope's layout, its depth, and whether the pass visits it.
struct Item<'m, 'c> {
    op: OpRef<'m, 'c>,
    scope: Option<usize>,
    depth: u32,
    reached: bool,
}

type Annotation = (BodyId, OpId, Vec<(Ident, Attr)>);

fn answers(module: &Module<'_>, rules: Rules) -> Result<Vec<Annotation>> {
    let mut annotations = Vec::new();
    let mut layouts: Vec<DataLayout<'_>> = Vec::new();
    // Default rules apply outside any scope.
    let none = DataLayout::none(module.context()).with_rules(rules);
    let top = module.top_block().ops().map(|op| Item { op, scope: None, depth: 0, reached: false });
    let mut stack: Vec<Item<'_, '_>> = top.collect();
    while let Some(Item { op, scope, depth, reached }) = stack.pop() {
        if reached && op.is(QUERY) {
            let layout = scope.and_then(|index| layouts.get(index)).unwrap_or(&none);
            let attrs = annotation(layout, op).map_err(|error| error.at(op.location()))?;
            annotations.push((op.body, op.id, attrs));
        }
        if op.regions().len() == 0 {
            continue;
        }
        let mut inner = scope;
        if scope::is_scope(op) {
            layouts.push(DataLayout::new(op)?.with_rules(rules));
            inner = Some(layouts.len() - 1);
        }
        let reached = reached || (depth <= 1 && op.is(FUNCTION));
        let nested = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
        stack.extend(nested.map(|op| Item { op, scope: inner, depth: depth + 1, reached }));
    }
    Ok(annotations)
}

fn annotation(layout: &DataLayout<'_>, op: OpRef<'_, '_>) -> Result<Vec<(Ident, Attr)>> {
    let ctx = layout.context();
    let ty: Type = op
        .results()
        .next()
        .map(|result| result.ty())
        .ok_or_else(|| Error::new(ErrorKind::NoLayout, format!("'{QUERY}' op has no result to ask about")))?;
    let index = |value: u64| ctx.int_attr(ctx.index_type(), value.cast_signed());
    let size = |size: TypeSize| {
        if !size.scalable {
            return index(size.min);
        }
        ctx.dictionary(vec![(ctx.ident("scalable"), ctx.unit()), (ctx.ident("minimal_size"), index(size.min))])
    };
    let mut attrs = vec![
        (ctx.ident("size"), size(layout.type_size(ty)?)),
        (ctx.ident("bitsize"), size(layout.type_size_in_bits(ty)?)),
        (ctx.ident("alignment"), index(layout.type_abi_alignment(ty)?)),
        (ctx.ident("preferred"), index(layout.type_preferred_alignment(ty)?)),
        (ctx.ident("index"), index(layout.type_index_bitwidth(ty)?.unwrap_or(0))),
    ];
    for property in Property::ALL {
        let value = match property {
            Property::StackAlignment => Some(index(layout.stack_alignment()?)),
            _ => layout.property(property).or_else(|| absent(ctx, property)),
        };
        attrs.extend(value.map(|value| (ctx.ident(property.name()), value)));
    }
    Ok(attrs)
}

/// Returns the attribute that represents a missing answer in the output of the pass. `None` if the context lacks the
/// `dlti` dialect.
fn absent(ctx: &Context, property: Property) -> Option<Attr> {
    match property {
        Property::Endianness | Property::ManglingMode => Some(ctx.string_attr("")),
        Property::LegalIntWidths => Some(ctx.i32_array(&[])),
        Property::FunctionPointerAlignment => dlti::function_pointer_alignment(ctx, 0, false),
        Property::DefaultMemorySpace
        | Property::AllocaMemorySpace
        | Property::ProgramMemorySpace
        | Property::GlobalMemorySpace
        | Property::StackAlignment => {
            Some(ctx.int_attr(ctx.ty(TypeData::Integer { width: 32, sign: Sign::Unsigned }), 0))
        }
    }
}
