//! Evaluates predicates from definition files on attributes and types.
//!
//! A predicate is an expression over leaves, each of which tests one property. This module evaluates the leaves that
//! apply to all types. Leaves that upstream implements in C++ for the types of one dialect are bound by name in
//! [`Preds`]. No predicate rejects an attribute or type stored as source text, because its content is unknown.

use rustc_hash::FxHashMap;

use mlirkit_defs::{Comparison, Dialect, Leaf, Measure, PathStep, Pred, Quality, Signs};
use mlirkit_num::FloatKind;

use crate::attr::{AttrData, Param};
use crate::classes::{AttrClass, TypeClass};
use crate::context::Context;
use crate::ids::{Attr, Type};
use crate::library::Library;
use crate::types::{Sign, TypeData};

/// The attribute or type that a predicate is evaluated on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// An attribute to test.
    Attr(Attr),
    /// A type to test.
    Type(Type),
}

/// A function that implements a predicate leaf. Returns whether the subject satisfies the leaf.
pub type PredFn = fn(&Context, Subject) -> bool;

/// Functions that implement predicate leaves, by the spelling of the leaf: `fn:LLVM::isLoadableType` or
/// `isa:acc::PointerLikeType`. A context holds them as an extension.
#[derive(Debug, Default)]
pub struct Preds {
    /// Predicate functions, by the spelling of the leaf.
    pub bound: FxHashMap<&'static str, PredFn>,
    /// The library that is searched for leaves that `bound` does not contain.
    pub library: Library<Self>,
}

impl Preds {
    /// Returns the function bound to the leaf with this spelling, if any.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<PredFn> {
        self.library.find(self, text, |preds| preds.bound.get(text).copied())
    }
}

impl Subject {
    /// Returns the type; `None` if the subject is an attribute.
    #[must_use]
    pub fn as_type(self) -> Option<Type> {
        match self {
            Self::Type(ty) => Some(ty),
            Self::Attr(_) => None,
        }
    }

    /// Returns the attribute; `None` if the subject is a type.
    #[must_use]
    pub fn as_attr(self) -> Option<Attr> {
        match self {
            Self::Attr(attr) => Some(attr),
            Self::Type(_) => None,
        }
    }

    /// Returns the definition and the parameters of a dialect attribute or type; `None` for any other.
    fn row(self, ctx: &Context) -> Option<(&'static mlirkit_defs::AttrDef, &[Param])> {
        match self {
            Self::Attr(attr) => match ctx.attr_data(attr) {
                AttrData::Dialect(d) => Some((d.def, &d.params)),
                _ => None,
            },
            Self::Type(ty) => match ctx.type_data(ty) {
                TypeData::Dialect(d) => Some((d.def, &d.params)),
                _ => None,
            },
        }
    }

    fn is_verbatim(self, ctx: &Context) -> bool {
        match self {
            Self::Attr(attr) => matches!(ctx.attr_data(attr), AttrData::Verbatim(_)),
            Self::Type(ty) => matches!(ctx.type_data(ty), TypeData::Verbatim(_)),
        }
    }

    /// Returns the named parameter of a dialect attribute or type; `None` if its definition has no such parameter.
    fn param<'c>(self, ctx: &'c Context, name: &str) -> Option<&'c Param> {
        let (def, params) = self.row(ctx)?;
        params.get(def.params.iter().position(|param| &*param.name == name)?)
    }
}

/// Returns the type parameter of a dialect type that has exactly one, if the type's definition does not name its
/// parameters.
fn sole_type(ctx: &Context, ty: Type) -> Option<Type> {
    let (def, params) = Subject::Type(ty).row(ctx)?;
    let mut types = params.iter().filter_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None });
    match (def.params.is_empty(), types.next(), types.next()) {
        (true, Some(ty), None) => Some(ty),
        _ => None,
    }
}

/// Evaluates a predicate from a definition file of `dialect`. Returns true if the result is unknown.
#[must_use]
pub fn holds(ctx: &Context, dialect: Option<&Dialect>, pred: &Pred, subject: Subject) -> bool {
    Evaluator { ctx, dialect }.pred(pred, subject).unwrap_or(true)
}

/// Returns true if the context can evaluate a leaf: it knows the C++ class, or a function is bound to the leaf.
#[must_use]
pub fn has_meaning(ctx: &Context, dialect: &Dialect, leaf: &Leaf) -> bool {
    let bound = |text: &str| ctx.extension::<Preds>().is_some_and(|preds| preds.find(text).is_some());
    match leaf {
        Leaf::Isa(classes) => classes.iter().all(|class| {
            let row = class.split_once('.').and_then(|(dialect, short)| {
                let dialect = ctx.dialect(ctx.ident(dialect))?;
                dialect.attr(short).or_else(|| dialect.type_(short))
            });
            row.is_some() || is_builtin_class(class) || bound(&format!("isa:{class}")) || in_row(dialect, class)
        }),
        Leaf::Enum(name) => dialect.enum_(name).is_some(),
        Leaf::Float(width) => FloatKind::from_name(&format!("f{width}")).is_some(),
        Leaf::HasTrait(name) => &**name == "ValueSemantics" || bound(&leaf.to_string()),
        Leaf::Named(name) => bound(name),
        Leaf::Integer(..)
        | Leaf::Number { .. }
        | Leaf::Is(_)
        | Leaf::Compare(..)
        | Leaf::In(..)
        | Leaf::Shape(_)
        | Leaf::Str(_)
        | Leaf::OpName(_) => true,
    }
}

/// Calls `visit` with each leaf of a predicate.
pub fn leaves<'p>(pred: &'p Pred, visit: &mut dyn FnMut(&'p Leaf)) {
    match pred {
        Pred::True => {}
        Pred::Leaf(leaf) => visit(leaf),
        Pred::And(all) | Pred::Or(all) => all.iter().for_each(|pred| leaves(pred, visit)),
        Pred::Not(inner) | Pred::Subst(_, inner) => leaves(inner, visit),
    }
}

/// Returns true if an attribute or type defined by the dialect has this C++ class or interface.
fn in_row(dialect: &Dialect, class: &str) -> bool {
    let name = class.rsplit("::").next().unwrap_or(class);
    let fits = |def: &mlirkit_defs::AttrDef| &*def.class == name || def.traits.iter().any(|t| &*t.name == name);
    dialect.attrs().any(fits) || dialect.types().any(fits)
}

fn is_builtin_class(class: &str) -> bool {
    !class.as_bytes().contains(&b':')
        && (AttrClass::from_name(class).is_some() || TypeClass::from_name(class).is_some())
}

struct Evaluator<'a> {
    ctx: &'a Context,
    dialect: Option<&'a Dialect>,
}

impl Evaluator<'_> {
    /// Evaluates a predicate; `None` if the result is unknown.
    fn pred(&self, pred: &Pred, subject: Subject) -> Option<bool> {
        match pred {
            Pred::True => Some(true),
            Pred::Leaf(leaf) => self.leaf(leaf, subject),
            // Evaluates in order, as upstream does, because a later conjunct may rely on earlier ones.
            Pred::And(all) => {
                let mut known = Some(true);
                for pred in all {
                    match self.pred(pred, subject) {
                        Some(false) => return Some(false),
                        Some(true) => {}
                        None => known = None,
                    }
                }
                known
            }
            Pred::Or(all) => {
                let mut known = Some(false);
                for pred in all {
                    match self.pred(pred, subject) {
                        Some(true) => return Some(true),
                        Some(false) => {}
                        None => known = None,
                    }
                }
                known
            }
            Pred::Not(inner) => self.pred(inner, subject).map(|holds| !holds),
            Pred::Subst(step, inner) => match step {
                PathStep::Get(name) => match self.get(name, subject) {
                    Some(part) => self.pred(inner, part),
                    None => self.unless_hidden(name, subject),
                },
                PathStep::Each(name) => {
                    let Some(parts) = self.each(name, subject) else { return self.unless_hidden(name, subject) };
                    let mut known = Some(true);
                    for part in parts {
                        match self.pred(inner, part) {
                            Some(false) => return Some(false),
                            Some(true) => {}
                            None => known = None,
                        }
                    }
                    known
                }
                PathStep::Item(name, index) => {
                    match self.each(name, subject).and_then(|parts| parts.get(*index).copied()) {
                        Some(part) => self.pred(inner, part),
                        None => self.unless_hidden(name, subject),
                    }
                }
            },
        }
    }

    /// Returns `Some(false)` if the subject certainly does not have the component `name`. This is the case if the
    /// subject is not stored as source text, and its definition, if any, has no parameter with this name. Otherwise
    /// returns `None`.
    fn unless_hidden(&self, name: &str, subject: Subject) -> Option<bool> {
        let row = subject.row(self.ctx);
        let hidden = row.is_some_and(|(def, _)| !def.params.iter().any(|param| &*param.name == name));
        (!subject.is_verbatim(self.ctx) && !hidden).then_some(false)
    }

    fn get(&self, name: &str, subject: Subject) -> Option<Subject> {
        let ctx = self.ctx;
        match (name, subject) {
            ("elementType", Subject::Type(ty)) => match ctx.type_data(ty) {
                TypeData::Complex(element) => return Some(Subject::Type(*element)),
                _ => {
                    if let Some(shaped) = ctx.shaped(ty) {
                        return Some(Subject::Type(shaped.element));
                    }
                    if let Some(element) = sole_type(ctx, ty) {
                        return Some(Subject::Type(ctx.element_type_or_self(element)));
                    }
                }
            },
            ("type", Subject::Attr(attr)) => {
                if let Some(ty) = ctx.attr_type(attr) {
                    return Some(Subject::Type(ty));
                }
            }
            ("value", Subject::Attr(attr)) => {
                if let Some(ty) = ctx.type_value(attr) {
                    return Some(Subject::Type(ty));
                }
            }
            _ => {}
        }
        match subject.param(ctx, name)? {
            Param::Attr(attr) => Some(Subject::Attr(*attr)),
            Param::Type(ty) => Some(Subject::Type(*ty)),
            _ => None,
        }
    }

    fn each(&self, name: &str, subject: Subject) -> Option<Vec<Subject>> {
        let ctx = self.ctx;
        match (name, subject) {
            ("elements", Subject::Attr(attr)) => {
                return Some(ctx.array_elements(attr)?.iter().copied().map(Subject::Attr).collect());
            }
            ("types", Subject::Type(ty)) => {
                let TypeData::Tuple(types) = ctx.type_data(ty) else { return None };
                return Some(types.iter().copied().map(Subject::Type).collect());
            }
            ("flattened", Subject::Type(ty)) => {
                let TypeData::Tuple(_) = ctx.type_data(ty) else { return None };
                let (mut flat, mut stack) = (Vec::new(), vec![ty]);
                while let Some(ty) = stack.pop() {
                    match ctx.type_data(ty) {
                        TypeData::Tuple(types) => stack.extend(types.iter().rev()),
                        _ => flat.push(Subject::Type(ty)),
                    }
                }
                return Some(flat);
            }
            _ => {}
        }
        let Param::Array(params) = subject.param(ctx, name)? else { return None };
        let part = |param: &Param| match param {
            Param::Attr(attr) => Some(Subject::Attr(*attr)),
            Param::Type(ty) => Some(Subject::Type(*ty)),
            _ => None,
        };
        params.iter().map(part).collect()
    }

    fn leaf(&self, leaf: &Leaf, subject: Subject) -> Option<bool> {
        let ctx = self.ctx;
        if subject.is_verbatim(ctx) {
            return Self::verbatim(leaf);
        }
        let ty = subject.as_type().map(|ty| ctx.type_data(ty));
        match leaf {
            Leaf::Isa(classes) => self.isa(classes, subject),
            Leaf::Enum(name) => self.enum_case(name, subject),
            Leaf::Integer(signs, bits) => Some(match ty {
                Some(TypeData::Integer { width, sign }) => {
                    bits.is_none_or(|bits| bits == *width)
                        && match signs {
                            Signs::Any => true,
                            Signs::Signless => *sign == Sign::Signless,
                            Signs::Signed => *sign == Sign::Signed,
                            Signs::Unsigned => *sign == Sign::Unsigned,
                        }
                }
                _ => false,
            }),
            Leaf::Number { signless, index, float } => Some(match ty {
                Some(TypeData::Integer { sign, .. }) => !signless || *sign == Sign::Signless,
                Some(TypeData::Index) => *index,
                Some(TypeData::Float(_)) => *float,
                _ => false,
            }),
            Leaf::Float(width) => Some(match ty {
                Some(TypeData::Float(kind)) => kind.name() == format!("f{width}"),
                _ => false,
            }),
            Leaf::Is(quality) => Some(self.quality(*quality, subject)),
            Leaf::Compare(measure, comparison, number) => {
                self.measure(*measure, subject, &|found| comparison.holds(&found, number), *comparison, *number)
            }
            Leaf::In(measure, numbers) => {
                self.measure(*measure, subject, &|found| numbers.contains(&found), Comparison::Equal, 0)
            }
            Leaf::Shape(dims) => {
                let found = match subject {
                    Subject::Type(ty) => ctx.shaped(ty),
                    Subject::Attr(_) => None,
                };
                Some(found.and_then(|shaped| shaped.dims).is_some_and(|found| *found == **dims))
            }
            Leaf::Str(text) => Some(subject.as_attr().and_then(|attr| ctx.str_value(attr)) == Some(text)),
            Leaf::OpName(name) => match subject.param(ctx, "operation_name")? {
                Param::Str(found) => Some(ctx.str(*found) == &**name),
                _ => None,
            },
            Leaf::HasTrait(name) => {
                if &**name == "ValueSemantics"
                    && let Some(data) = ty
                    && let TypeData::Vector(_) | TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_) = data
                {
                    return Some(true);
                }
                let in_row = subject.row(ctx).is_some_and(|(def, _)| def.traits.iter().any(|t| t.name == *name));
                Some(in_row || self.bound(&leaf.to_string(), subject).unwrap_or(false))
            }
            Leaf::Named(name) => self.bound(name, subject),
        }
    }

    /// Evaluates a leaf for a subject stored as source text. Returns `Some(false)` for a test of builtin classes, to
    /// which such a subject does not belong. All other results are unknown (`None`).
    fn verbatim(leaf: &Leaf) -> Option<bool> {
        let Leaf::Isa(classes) = leaf else { return None };
        let interface = |class: &str| {
            let any = ["Attribute", "Type", "TypedAttr", "ShapedType", "ElementsAttr", "MemRefLayoutAttrInterface"];
            any.contains(&class) || !is_builtin_class(class)
        };
        (!classes.iter().any(|class| interface(class))).then_some(false)
    }

    fn bound(&self, text: &str, subject: Subject) -> Option<bool> {
        let preds = self.ctx.extension::<Preds>()?;
        preds.find(text).map(|pred| pred(self.ctx, subject))
    }

    fn isa(&self, classes: &[Box<str>], subject: Subject) -> Option<bool> {
        let mut known = Some(false);
        for class in classes {
            match self.is_class(class, subject) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => known = None,
            }
        }
        known
    }

    fn is_class(&self, class: &str, subject: Subject) -> Option<bool> {
        let ctx = self.ctx;
        // Searching for a single byte is faster than searching for a string.
        if !class.as_bytes().contains(&b':') {
            let builtin = match subject {
                Subject::Attr(attr) => AttrClass::from_name(class).map(|class| class.holds(ctx, attr)),
                Subject::Type(ty) => TypeClass::from_name(class).map(|class| class.holds(ctx, ty)),
            };
            if builtin.is_some() {
                return builtin;
            }
        }
        if class.as_bytes().contains(&b'.') {
            return Some(subject.row(ctx).is_some_and(|(def, _)| &*def.name == class));
        }
        // Compares with the C++ class and the interfaces in the definition.
        let name = class.rsplit("::").next().unwrap_or(class);
        let row = |(def, _): (&mlirkit_defs::AttrDef, &[Param])| {
            &*def.class == name || def.traits.iter().any(|t| &*t.name == name)
        };
        if let Some(holds) = self.bound(&format!("isa:{class}"), subject) {
            return Some(holds);
        }
        let Some((def, params)) = subject.row(ctx) else { return Some(false) };
        if row((def, params)) {
            return Some(true);
        }
        // The class may be a base class that another project defines only in C++. Any type of that project may derive
        // from it.
        let own = self
            .dialect
            .filter(|dialect| !dialect.follows_llvm() && def.name.split('.').next() == Some(dialect.name()));
        own.is_none_or(|dialect| in_row(dialect, class)).then_some(false)
    }

    fn enum_case(&self, name: &str, subject: Subject) -> Option<bool> {
        let def = self.dialect?.enum_(name)?;
        let Some(AttrData::Integer(int)) = subject.as_attr().map(|attr| self.ctx.attr_data(attr)) else {
            return Some(false);
        };
        let signless = *self.ctx.type_data(int.ty) == TypeData::Integer { width: def.width, sign: Sign::Signless };
        Some(signless && def.holds(int.value.low_u64()))
    }

    fn quality(&self, quality: Quality, subject: Subject) -> bool {
        let ctx = self.ctx;
        let shaped = subject.as_type().and_then(|ty| ctx.shaped(ty));
        match quality {
            Quality::HasRank => shaped.is_some_and(|shaped| shaped.has_rank()),
            Quality::StaticShape => shaped.is_some_and(|shaped| shaped.has_static_shape()),
            Quality::Strided => subject.as_type().is_some_and(|ty| ctx.strides_and_offset(ty).is_some()),
            Quality::LastDimScalable => shaped.is_some_and(|shaped| shaped.scalable.last() == Some(&true)),
            Quality::OtherDimsScalable => {
                shaped.is_some_and(|shaped| shaped.scalable.split_last().is_some_and(|(_, rest)| rest.contains(&true)))
            }
            Quality::AllDimsScalable => shaped.is_some_and(|shaped| !shaped.scalable.contains(&false)),
            Quality::Sorted | Quality::DistinctNeighbours => {
                let Some(values) = subject.as_attr().and_then(|attr| ctx.int_array_values(attr)) else { return false };
                let mut pairs = values.iter().zip(values.iter().skip(1));
                pairs.all(|(a, b)| if quality == Quality::Sorted { a <= b } else { a != b })
            }
            Quality::PowerOf2 => match subject.as_attr().map(|attr| ctx.attr_data(attr)) {
                Some(AttrData::Integer(int)) => {
                    int.value.words().iter().map(|word| word.count_ones()).sum::<u32>() == 1
                }
                _ => false,
            },
            Quality::StorageSigned => match subject.param(ctx, "flags") {
                Some(Param::Int(flags)) => flags & 1 == 1,
                _ => false,
            },
        }
    }

    /// Compares a number that is measured on the subject, such as its rank. Returns `Some(false)` if the subject has no
    /// such number.
    fn measure(
        &self,
        measure: Measure,
        subject: Subject,
        fits: &dyn Fn(i128) -> bool,
        comparison: Comparison,
        number: i128,
    ) -> Option<bool> {
        let ctx = self.ctx;
        let shaped = subject.as_type().and_then(|ty| ctx.shaped(ty));
        let size = |n: usize| i128::try_from(n).unwrap_or(i128::MAX);
        Some(match measure {
            Measure::Rank => match (subject.param(ctx, "rank"), subject.param(ctx, "shape")) {
                // Dialect types with a shape store it as a parameter.
                (Some(Param::Int(rank)), _) => fits(i128::from(*rank)),
                (_, Some(Param::Array(dims))) => fits(size(dims.len())),
                _ => shaped.and_then(|shaped| shaped.rank()).is_some_and(|rank| fits(size(rank))),
            },
            Measure::Elements => {
                shaped.and_then(|shaped| shaped.num_elements()).is_some_and(|count| fits(i128::from(count)))
            }
            Measure::Dims => {
                shaped.and_then(|shaped| shaped.dims).is_some_and(|dims| dims.iter().all(|dim| fits(i128::from(*dim))))
            }
            Measure::LastDim => shaped.and_then(|shaped| shaped.dims?.last()).is_some_and(|dim| fits(i128::from(*dim))),
            Measure::Int => {
                let Some(AttrData::Integer(int)) = subject.as_attr().map(|attr| ctx.attr_data(attr)) else {
                    return Some(false);
                };
                let unsigned = matches!(ctx.type_data(int.ty), TypeData::Integer { sign: Sign::Unsigned, .. });
                let value =
                    if unsigned { int.value.to_u64().map(i128::from) } else { int.value.to_i64().map(i128::from) };
                // The value exceeds every bound, so only its sign matters.
                let wide = if !unsigned && int.value.is_negative() { i128::MIN } else { i128::MAX };
                fits(value.unwrap_or(wide))
            }
            Measure::Size => {
                let attr = subject.as_attr()?;
                let count = match ctx.attr_data(attr) {
                    AttrData::Array(elements) => size(elements.len()),
                    AttrData::DenseArray(array) => i128::from(array.len),
                    _ => return Some(false),
                };
                fits(count)
            }
            Measure::Values => {
                let attr = subject.as_attr()?;
                match float_values(ctx, attr) {
                    Some(values) => {
                        #[allow(clippy::cast_precision_loss)]
                        let number = number as f64;
                        values.iter().all(|value| comparison.holds(value, &number))
                    }
                    None => ctx
                        .int_array_values(attr)
                        .is_some_and(|values| values.iter().all(|value| fits(i128::from(*value)))),
                }
            }
            Measure::AddressSpace => match subject.param(ctx, "addressSpace") {
                Some(Param::Int(space)) => fits(i128::from(*space)),
                _ => return None,
            },
            Measure::StorageWidth => {
                let Some(Param::Type(storage)) = subject.param(ctx, "storageType") else { return Some(false) };
                ctx.int_or_float_width(*storage).is_some_and(|width| fits(i128::from(width)))
            }
        })
    }
}

fn float_values(ctx: &Context, attr: Attr) -> Option<Vec<f64>> {
    let AttrData::DenseArray(array) = ctx.attr_data(attr) else { return None };
    let TypeData::Float(kind) = *ctx.type_data(array.element) else { return None };
    let bytes = usize::try_from(kind.width().div_ceil(8)).ok()?;
    let value = |chunk: &[u8]| kind.to_f64(chunk.iter().rev().fold(0u128, |bits, byte| bits << 8 | u128::from(*byte)));
    Some(array.data.as_slice().chunks(bytes).map(value).collect())
}
