//! Infers result types from definitions and from rules provided by dialects.

use mlirkit_defs::{OpDef, Variadic};

use crate::context::Context;
use crate::ids::Type;
use crate::refs::OpRef;
use crate::transforms::{Transformed, Transforms};
use mlirkit_diag::Reason;

/// A function that infers result types where definitions cannot express the rule, stored as an extension of the
/// context. It is passed an operation with operands and properties but no results.
///
/// It returns `None` for an operation it has no rule for, and an error message if the result types cannot be inferred.
#[derive(Clone, Copy)]
pub struct Infer(pub fn(OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Reason>);

impl OpRef<'_, '_> {
    /// Returns the types that the results must have according to the dialect's rules or the operation's definition.
    /// `None` if neither determines them.
    ///
    /// # Errors
    /// Returns the reason why the inference failed.
    pub fn inferred_types(self) -> Result<Option<Vec<Type>>, mlirkit_diag::Error> {
        if let Some(Infer(infer)) = self.context().extension() {
            let found = infer(self)
                .map_err(|message| mlirkit_diag::Error::unplaced(format!("'{}' op {message}", self.name())))?;
            // A check of result types that are given finds none where none are given.
            let least =
                self.def().map_or(0, |def| def.results.iter().filter(|one| one.variadic == Variadic::One).count());
            if found.as_ref().is_some_and(|types| types.len() >= least) {
                return Ok(found);
            }
        }
        Ok(self.def().and_then(|def| by_row(self, def)))
    }
}

/// Infers the types of all results from the operation's definition. `None` if it does not determine them.
fn by_row(op: OpRef<'_, '_>, def: &'static OpDef) -> Option<Vec<Type>> {
    if def.results.is_empty() {
        return Some(Vec::new());
    }
    let mut all = Vec::new();
    for (at, result) in def.results.iter().enumerate() {
        match result.variadic {
            Variadic::One => all.push(constrained(op.context(), def, at).or_else(|| by_trait(op, def, at)?.pop())?),
            Variadic::Many => all.extend(by_trait(op, def, at)?),
            Variadic::Optional | Variadic::ManyOfMany(_) => return None,
        }
    }
    Some(all)
}

/// Returns the type of a result if the result's constraint permits only one type; `None` otherwise.
fn constrained(ctx: &Context, def: &'static OpDef, result: usize) -> Option<Type> {
    let (dialect, _) = def.name.split_once('.')?;
    let row = ctx.dialect(ctx.ident(dialect))?.type_constraint(&def.results.get(result)?.constraint)?;
    ctx.parse_type(row.buildable.as_deref()?.as_bytes()).ok().map(|(ty, _)| ty)
}

/// Infers the type of a result from the operation's traits. `None` if no trait determines it.
fn by_trait(op: OpRef<'_, '_>, def: &'static OpDef, result: usize) -> Option<Vec<Type>> {
    let ctx = op.context();
    let name = &*def.results.get(result)?.name;
    let dialect = def.name.split_once('.').map_or("", |(dialect, _)| dialect);
    def.traits.iter().find_map(|rule| match (&*rule.name, &*rule.args) {
        ("SameOperandsAndResultType", _) => op.operand_types().next().map(|ty| vec![ty]),
        ("FirstAttrDerivedResultType", _) => {
            let value = ctx.props_data(op.arena().op(op.id).props).first().copied().flatten()?;
            ctx.type_value(value).or_else(|| ctx.attr_type(value)).map(|ty| vec![ty])
        }
        ("AllTypesMatch", names) if names.iter().any(|other| **other == *name) => {
            names.iter().filter(|other| ***other != *name).find_map(|other| types_of(op, def, other))
        }
        ("TypesMatchWith" | "RangedTypesMatchWith" | "OptionalTypesMatchWith", [_, from, to, text])
            if **to == *name =>
        {
            let types = types_of(op, def, from)?;
            match ctx.extension::<Transforms>().map(|transforms| (transforms.0)(ctx, dialect, text, &types)) {
                Some(Transformed::Types(types)) => Some(types),
                Some(Transformed::NotApplicable | Transformed::Unknown) | None => None,
            }
        }
        _ => None,
    })
}

/// Returns the types of the operand group, or of the attribute, with this name. `None` if there is neither.
fn types_of(op: OpRef<'_, '_>, def: &'static OpDef, name: &str) -> Option<Vec<Type>> {
    if def.operands.iter().any(|operand| &*operand.name == name) {
        return Some(op.operands_named(name).map(|value| value.ty()).collect());
    }
    op.attr(name).and_then(|attr| op.context().attr_type(attr)).map(|ty| vec![ty])
}
