//! Inference of result types: from rows, and from dialects' own rules.

use mlirkit_defs::{OpDef, Variadic};

use crate::context::Context;
use crate::ids::Type;
use crate::refs::OpRef;
use crate::transforms::{Transformed, Transforms};
use mlirkit_diag::Reason;

/// Infers result types that rows cannot express. The operation has its operands and properties but no results yet. A
/// context holds this hook as an extension.
///
/// Returns `None` for an operation it does not know, and a message if the operation's result types cannot be
/// inferred.
#[derive(Clone, Copy)]
pub struct Infer(pub fn(OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Reason>);

impl OpRef<'_, '_> {
    /// Returns the types that the results must have, by the dialect's rules and the row; `None` if neither determines
    /// them.
    ///
    /// # Errors
    /// The reason why inference failed.
    pub fn inferred_types(self) -> Result<Option<Vec<Type>>, mlirkit_diag::Error> {
        if let Some(Infer(infer)) = self.context().extension() {
            let found = infer(self)
                .map_err(|message| mlirkit_diag::Error::unplaced(format!("'{}' op {message}", self.name())))?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(self.def().and_then(|def| by_row(self, def)))
    }
}

/// Infers the types of all results from the row.
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

/// Returns the only type that a result's constraint allows.
fn constrained(ctx: &Context, def: &'static OpDef, result: usize) -> Option<Type> {
    let (dialect, _) = def.name.split_once('.')?;
    let row = ctx.dialect(ctx.ident(dialect))?.type_constraint(&def.results.get(result)?.constraint)?;
    ctx.parse_type(row.buildable.as_deref()?.as_bytes()).ok().map(|(ty, _)| ty)
}

/// Infers the type of a result from traits.
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

/// Returns the types of an operand group or of an attribute, by name.
fn types_of(op: OpRef<'_, '_>, def: &'static OpDef, name: &str) -> Option<Vec<Type>> {
    if def.operands.iter().any(|operand| &*operand.name == name) {
        return Some(op.operands_named(name).map(|value| value.ty()).collect());
    }
    op.attr(name).and_then(|attr| op.context().attr_type(attr)).map(|ty| vec![ty])
}
