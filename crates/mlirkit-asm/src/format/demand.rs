//! The C++ class that a format requires of a parsed type, as upstream's `parseType<T>` does.

use mlirkit_defs::{Leaf, Pred, TypeConstraint};
use mlirkit_ir::classes::TypeClass;
use mlirkit_ir::{Context, Preds, Subject, Type};

use crate::attr::parser::AttrParser;

/// The C++ class that a constraint on an operand or result requires of its type.
#[derive(Clone, Copy)]
pub(crate) struct Demand {
    class: &'static str,
}

/// C++ classes, with their names in error messages.
const NAMES: [(&str, &str); 11] = [
    ("ComplexType", "builtin.complex"),
    ("FunctionType", "builtin.function"),
    ("IndexType", "builtin.index"),
    ("IntegerType", "builtin.integer"),
    ("MemRefType", "builtin.memref"),
    ("NoneType", "builtin.none"),
    ("RankedTensorType", "builtin.tensor"),
    ("TupleType", "builtin.tuple"),
    ("UnrankedMemRefType", "builtin.unranked_memref"),
    ("UnrankedTensorType", "builtin.unranked_tensor"),
    ("VectorType", "builtin.vector"),
];

/// Pairs of a constraint's summary and a C++ class. Each of these constraints accepts several classes of types, and
/// upstream parses the types as this common base class.
const OF_ALTERNATIVES: [(&str, &str); 5] = [
    ("a vector type that fits into a SME tile", "VectorType"),
    ("non-0-ranked or unranked tensor", "TensorType"),
    ("Tensor or MemRef of any type values", "ShapedType"),
    ("A shaped type with value semantics and rank. of any type values", "ShapedType"),
    ("A shaped type with value semantics and rank. of pointer type values", "ShapedType"),
];

impl Demand {
    /// Returns the builtin class with this name; `None` if [`NAMES`] does not list it.
    pub(crate) fn builtin(name: &str) -> Option<Self> {
        NAMES.iter().find(|(class, _)| *class == name).map(|(class, _)| Self { class })
    }

    /// Returns the class that the first condition in a constraint's predicate requires; `None` if that condition does
    /// not require a single class.
    pub(crate) fn of(constraint: &'static TypeConstraint) -> Option<Self> {
        if let Some((_, class)) = OF_ALTERNATIVES.iter().find(|(summary, _)| *summary == &*constraint.summary) {
            return Some(Self { class });
        }
        // A constraint of alternatives has no class, even with a single alternative.
        if constraint.name.starts_with("AnyTypeOf.") {
            return None;
        }
        let mut pred = &constraint.pred;
        while let Pred::And(all) = pred {
            pred = all.first()?;
        }
        let class = match pred {
            Pred::Leaf(Leaf::Isa(classes)) => match &**classes {
                [class] if matches!(&**class, "FixedVectorType" | "ScalableVectorType") => "VectorType",
                [class] if !class.contains('.') => class,
                _ => return None,
            },
            Pred::Leaf(Leaf::Integer(..)) => "IntegerType",
            Pred::Leaf(Leaf::Float(_)) => "FloatType",
            Pred::Leaf(Leaf::Named(name)) if name.ends_with("::isCompatibleVectorType") => "VectorType",
            // Integers of several widths have a common class.
            Pred::Or(all) if constraint.summary.ends_with("-bit integer") => {
                let integers = all.iter().all(|pred| matches!(pred, Pred::Leaf(Leaf::Integer(..))));
                if !integers || constraint.summary.contains(" or ") {
                    return None;
                }
                "IntegerType"
            }
            _ => return None,
        };
        Some(Self { class })
    }

    /// Returns the error message for a type that is not of this class; `None` if it is.
    pub(crate) fn fault(self, p: &mut AttrParser<'_, '_>, ty: Type) -> Option<String> {
        // Combines address and length, because two names may start at the same address.
        let asked = self.class.as_ptr().addr() ^ self.class.len().rotate_right(8);
        if p.known.is_accepted(asked, ty) {
            return None;
        }
        let fault = self.new_fault(p.ctx, ty);
        if fault.is_none() {
            p.known.accept(asked, ty);
        }
        fault
    }

    fn new_fault(self, ctx: &Context, ty: Type) -> Option<String> {
        let bound = || {
            let preds = ctx.extension::<Preds>()?;
            let holds = preds.find(&format!("isa:{}", self.class))?;
            Some(holds(ctx, Subject::Type(ty)))
        };
        let known = || TypeClass::from_name(self.class).map(|class| class.holds(ctx, ty));
        if bound().or_else(known).unwrap_or(true) {
            return None;
        }
        let message = "invalid kind of type specified";
        Some(match NAMES.iter().find(|(class, _)| *class == self.class) {
            Some((_, name)) => format!("{message}: expected {name}, but found '{}'", ctx.type_text(ty)),
            None => message.into(),
        })
    }
}
