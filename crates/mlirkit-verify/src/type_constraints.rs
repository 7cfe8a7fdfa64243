//! Traits that relate the types of operands, results and attributes to each other (`AllTypesMatch`, `TypesMatchWith`,
//! `PredOpTrait`). Their errors are worded `failed to verify that ...`.

use mlirkit_defs::{Dialect, OpDef, Pred, SlotKind, ValueDef, Variadic};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Subject, Transformed, Transforms, Type};
use smallvec::{SmallVec, smallvec};

use crate::checks::Checks;
use crate::op_pred::OpPred;
use crate::{Verdict, Violation};

/// A compiled constraint that relates types to each other.
#[derive(Debug, Clone)]
pub(crate) struct Match {
    summary: Box<str>,
    rule: ConstraintRule,
}

#[derive(Debug, Clone)]
enum ConstraintRule {
    /// One aspect of the types, such as the shape, must be equal for all of these operands, results and attributes.
    Same(Aspect, Box<[Named<'static>]>),
    /// The types of `to` must be those that the type transformer `transform` computes from the types of `from`.
    With {
        dialect: &'static str,
        from: Named<'static>,
        to: Named<'static>,
        transform: &'static str,
        /// Whether the rule is skipped if either value is absent.
        optional: bool,
    },
    Pred(OpPred),
}

/// The aspect of the types that a rule compares, such as the element type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Aspect {
    Type,
    ElementType,
    Shape,
    Rank,
    ElementCount,
    /// The total size of all elements, in bits.
    MemSize,
    TypeId,
    /// The number of elements in an attribute.
    Size,
}

impl Aspect {
    fn of_trait(name: &str) -> Option<(Self, &'static str)> {
        Some(match name {
            "AllTypesMatch" => (Self::Type, "type"),
            "AllElementTypesMatch" => (Self::ElementType, "element type"),
            "AllShapesMatch" => (Self::Shape, "shape"),
            "AllRanksMatch" => (Self::Rank, "rank"),
            "AllElementCountsMatch" => (Self::ElementCount, "element count"),
            "AllMemSizesMatch" => (Self::MemSize, "size in bits"),
            "AllTypeIDsMatch" => (Self::TypeId, "type IDs"),
            "AllMatchSameOperatorTrait" => (Self::Size, "size"),
            _ => return None,
        })
    }
}

impl Match {
    /// Returns the constraints in a definition, in its order.
    pub(crate) fn of_row(
        def: &'static OpDef,
        dialect: Option<&'static Dialect>,
        checks: Option<&Checks>,
    ) -> Box<[Self]> {
        def.traits.iter().filter_map(|t| Self::new(def, &t.name, &t.args, dialect, checks)).collect()
    }

    fn new(
        def: &'static OpDef,
        name: &str,
        args: &'static [Box<str>],
        dialect: Option<&'static Dialect>,
        checks: Option<&Checks>,
    ) -> Option<Self> {
        if let Some((what, noun)) = Aspect::of_trait(name) {
            let summary = format!("all of {{{}}} have same {noun}", args.join(", ")).into();
            let names = args.iter().map(|name| Named::of(def, name)).collect();
            return Some(Self { summary, rule: ConstraintRule::Same(what, names) });
        }
        match (name, args) {
            ("TypesMatchWith" | "OptionalTypesMatchWith" | "RangedTypesMatchWith", [summary, from, to, transform]) => {
                let optional = name == "OptionalTypesMatchWith";
                let dialect = dialect.map_or("", |dialect| dialect.name());
                let (from, to) = (Named::of(def, from), Named::of(def, to));
                Some(Self {
                    summary: summary.clone(),
                    rule: ConstraintRule::With { dialect, from, to, transform, optional },
                })
            }
            ("PredOpTrait", [summary, pred]) => {
                let pred = Pred::parse(pred).ok()?;
                let rule = ConstraintRule::Pred(OpPred::new(pred, dialect, checks));
                Some(Self { summary: summary.clone(), rule })
            }
            _ => None,
        }
    }

    /// Returns the source text of an expression that cannot be parsed, if there is one.
    pub(crate) fn unknown(&self) -> Option<String> {
        match &self.rule {
            ConstraintRule::Pred(pred) => pred.unknown(),
            ConstraintRule::Same(..) | ConstraintRule::With { .. } => None,
        }
    }

    pub(crate) fn verify(&self, op: OpRef<'_, '_>) -> Verdict {
        let holds = match &self.rule {
            ConstraintRule::Same(what, names) => same(op, *what, names),
            ConstraintRule::With { dialect, from, to, transform, optional } => {
                follows(op, dialect, *from, *to, transform, *optional)
            }
            ConstraintRule::Pred(pred) => pred.holds(op),
        };
        if holds {
            return Ok(());
        }
        Err(Violation::op(op, format_args!("failed to verify that {}", self.summary)))
    }
}

/// An operand, result or attribute that a constraint refers to by name.
#[derive(Debug, Clone, Copy)]
enum Named<'n> {
    /// An operand group, by index.
    Operands(usize),
    /// A result group, by index.
    Results(usize),
    /// The operand at an index, if every operand group of the definition has exactly one value.
    Operand(usize),
    /// The result at an index, if every result group of the definition has exactly one value.
    Result(usize),
    /// An attribute, and its slot if it is inherent.
    Attr(&'n str, Option<usize>),
}

/// The types of a named entity. Nearly always there is one.
type Types = SmallVec<[Type; 4]>;

impl<'n> Named<'n> {
    fn of(def: &OpDef, name: &'n str) -> Self {
        let sized =
            def.slots.iter().any(|slot| matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments));
        let single = |values: &[ValueDef]| !sized && values.iter().all(|value| value.variadic == Variadic::One);
        if let Some(group) = def.operands.iter().position(|operand| &*operand.name == name) {
            return if single(&def.operands) { Self::Operand(group) } else { Self::Operands(group) };
        }
        if let Some(group) = def.results.iter().position(|result| &*result.name == name) {
            return if single(&def.results) { Self::Result(group) } else { Self::Results(group) };
        }
        Self::Attr(name, def.slots.position(name))
    }

    fn attr(self, op: OpRef<'_, '_>) -> Option<Attr> {
        let Self::Attr(name, slot) = self else { return None };
        let props = op.context().props_data(op.arena().op(op.id).props);
        slot.and_then(|slot| *props.get(slot)?).or_else(|| op.attr(name))
    }

    /// Returns the type of an entity that is a single present value or a typed attribute; `None` otherwise.
    #[inline]
    fn single(self, op: OpRef<'_, '_>) -> Option<Type> {
        match self {
            Self::Operand(at) => op.arena().operands(op.id).get(at).map(|value| op.arena().ty(*value)),
            Self::Result(at) => op.result_types().get(at).copied(),
            Self::Attr(..) => op.context().attr_type(self.attr(op)?),
            Self::Operands(_) | Self::Results(_) => None,
        }
    }

    /// Returns true if the entity is a variadic group. An empty variadic group takes part in comparisons.
    fn is_list(self, op: OpRef<'_, '_>) -> bool {
        let value = op.def().and_then(|def| match self {
            Self::Operands(group) => def.operands.get(group),
            Self::Results(group) => def.results.get(group),
            _ => None,
        });
        value.is_some_and(|value| value.variadic == Variadic::Many)
    }

    /// Returns the types of the entity; empty if it is optional and absent. `None` if an attribute has no type.
    fn types(self, op: OpRef<'_, '_>) -> Option<Types> {
        match self {
            Self::Operands(group) => {
                let (range, body) = (op.operand_group(group)?, op.arena());
                Some(body.operands(op.id).get(range)?.iter().map(|value| body.ty(*value)).collect())
            }
            Self::Results(group) => op.result_types().get(op.result_group(group)?).map(Types::from_slice),
            Self::Operand(_) | Self::Result(_) => self.single(op).map(|ty| smallvec![ty]),
            Self::Attr(..) => match self.attr(op) {
                Some(attr) => Some(smallvec![op.context().attr_type(attr)?]),
                None => Some(Types::new()),
            },
        }
    }
}

/// Returns the types of the operand, result or attribute called `name`; empty if it is optional and absent.
pub(crate) fn types_named(op: OpRef<'_, '_>, name: &str) -> Option<Vec<Type>> {
    Named::of(op.def()?, name).types(op).map(Types::into_vec)
}

fn same(op: OpRef<'_, '_>, what: Aspect, names: &[Named<'_>]) -> bool {
    if what == Aspect::Type
        && let Some((first, others)) = names.split_first()
        && let Some(first) = first.single(op)
        && others.iter().all(|name| name.single(op) == Some(first))
    {
        return true;
    }
    let ctx = op.context();
    if what == Aspect::Size {
        let sizes = names.iter().filter_map(|name| size(ctx, name.attr(op)?));
        return all_equal(sizes);
    }
    let mut lists: SmallVec<[Types; 4]> = SmallVec::new();
    for name in names {
        // An entity without a type is not compared.
        let Some(types) = name.types(op) else { return true };
        lists.push(types);
    }
    let all = lists.iter().filter(|list| !list.is_empty());
    match what {
        Aspect::Type => {
            let lists = lists.iter().zip(names).filter(|(list, name)| !list.is_empty() || name.is_list(op));
            all_equal(lists.map(|(list, _)| list))
        }
        Aspect::ElementType => {
            all_equal(all.map(|list| list.iter().map(|ty| ctx.element_type_or_self(*ty)).collect::<Types>()))
        }
        Aspect::Shape => all_equal(all.flatten().filter_map(|ty| ctx.shaped(*ty)?.dims)),
        Aspect::Rank => all_equal(all.flatten().filter_map(|ty| ctx.shaped(*ty)?.rank())),
        Aspect::ElementCount => all_equal(all.flatten().filter_map(|ty| ctx.shaped(*ty)?.num_elements())),
        Aspect::MemSize => all_equal(all.flatten().filter_map(|ty| {
            let shaped = ctx.shaped(*ty)?;
            let width = ctx.int_or_float_width(shaped.element)?;
            Some(shaped.num_elements()?.wrapping_mul(width.into()))
        })),
        Aspect::TypeId => all_equal(all.flatten().map(|ty| std::mem::discriminant(ctx.type_data(*ty)))),
        Aspect::Size => true,
    }
}

fn size(ctx: &Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray(array) => Some(array.len),
        AttrData::Array(elements) => Some(elements.len() as u64),
        _ => None,
    }
}

fn all_equal<T: PartialEq>(mut items: impl Iterator<Item = T>) -> bool {
    let Some(first) = items.next() else { return true };
    items.all(|item| item == first)
}

fn follows(op: OpRef<'_, '_>, dialect: &str, from: Named<'_>, to: Named<'_>, transform: &str, optional: bool) -> bool {
    let (Some(from), Some(to)) = (from.types(op), to.types(op)) else { return true };
    if from.is_empty() && to.is_empty() || optional && (from.is_empty() || to.is_empty()) {
        return true;
    }
    let ctx = op.context();
    let Some(transforms) = ctx.extension::<Transforms>() else { return true };
    match (transforms.0)(ctx, dialect, transform, &from) {
        Transformed::Types(types) => *types == *to,
        // Types to which the expression does not apply have already been rejected by a constraint.
        Transformed::NotApplicable | Transformed::Unknown => true,
    }
}

/// Returns true if a type satisfies a type predicate.
pub(crate) fn type_holds(ctx: &Context, dialect: Option<&Dialect>, pred: &Pred, ty: Type) -> bool {
    mlirkit_ir::pred::holds(ctx, dialect, pred, Subject::Type(ty))
}

/// Returns the subexpressions of a definition's operation predicates that cannot be parsed. Used by a test over all
/// definition files.
#[must_use]
pub fn unknown_predicates(def: &'static OpDef, dialect: &'static Dialect, checks: &Checks) -> Vec<String> {
    let matches = Match::of_row(def, Some(dialect), Some(checks));
    matches.iter().filter_map(Match::unknown).collect()
}
