//! Interpreter for `checks` definitions: rules in a definition file that consist of a condition on an operation and
//! upstream's error message.
//!
//! An absent value, such as an absent operand or an unset attribute, equals no other value, and its methods yield
//! absent values too. An expression that applies an undefined method, such as the shape of a number, is an error in the
//! definition. Debug builds report it as a violation; other builds accept the operation.

use std::fmt::Write;

use mlirkit_defs::{
    AttrKind, CheckCondition, CheckExpr, CheckMethod, CheckQuantifier, CheckRule, CheckStyle, Comparison, Dialect,
    EnumDef, MessagePart, OpFlags, PropKind, SlotKind,
};
use mlirkit_ir::{
    Attr, AttrData, BlockRef, Context, DYNAMIC, OpRef, Param, RegionRef, Sign, Subject, Type, TypeData, ValueRef,
    compatible_dims, pred,
};

use crate::{Verdict, Violation};

/// Maximum length of a chain of `checks` definitions that `use` each other.
const MAX_USES: usize = 20;

/// The rules for an operation, including those of all `checks` definitions that it uses.
#[derive(Debug, Clone)]
pub(crate) struct CheckList {
    dialect: &'static Dialect,
    checks: Box<[&'static CheckCondition]>,
}

impl CheckList {
    /// Returns the rules of an operation: those to check after its regions if `regions` is set, otherwise those to
    /// check before. `None` if there are none.
    pub(crate) fn new(ctx: &Context, op: &str, regions: bool) -> Option<Self> {
        let (name, op) = op.split_once('.')?;
        let dialect = ctx.dialect(ctx.ident(name))?;
        let row = dialect.checks(op)?;
        let mut checks = Vec::new();
        add(dialect, if regions { &row.region_rules } else { &row.rules }, MAX_USES, &mut checks);
        (!checks.is_empty()).then(|| Self { dialect, checks: checks.into() })
    }

    pub(crate) fn verify(&self, op: OpRef<'_, '_>) -> Verdict {
        let mut view = CheckView { op, ctx: op.context(), dialect: self.dialect, variables: Vec::new() };
        for check in &self.checks {
            match view.value(&check.holds).and_then(|value| value.truth(view.ctx)) {
                Some(true) => {}
                Some(false) => return Err(view.violation(check)),
                None if cfg!(debug_assertions) => {
                    let mut violation = view.violation(check);
                    violation.message.insert_str(0, "internal error: a check cannot read its operands: ");
                    return Err(violation);
                }
                None => {}
            }
        }
        Ok(())
    }
}

/// Appends the conditions in the rules, and in the definitions that they use. `uses` limits the length of the chain.
fn add(dialect: &'static Dialect, rules: &'static [CheckRule], uses: usize, all: &mut Vec<&'static CheckCondition>) {
    for rule in rules {
        match rule {
            CheckRule::Check(check) => all.push(check),
            CheckRule::Use(name) => {
                if let Some((row, uses)) = dialect.checks(name).zip(uses.checked_sub(1)) {
                    add(dialect, &row.rules, uses, all);
                }
            }
        }
    }
}

/// The value of an expression in a `checks` definition.
#[derive(Clone)]
enum CheckValue<'m, 'c> {
    Absent,
    Bool(bool),
    Int(i64),
    Text(String),
    Type(Type),
    Attr(Attr),
    /// An enum attribute, with the definition of its enum.
    Case(Attr, &'static EnumDef),
    Value(ValueRef<'m, 'c>),
    Op(OpRef<'m, 'c>),
    Region(RegionRef<'m, 'c>),
    List(Vec<Self>),
}

impl CheckValue<'_, '_> {
    /// Returns the value as a condition. Present values other than `false` count as true. `None` if it cannot be a
    /// condition.
    fn truth(&self, ctx: &Context) -> Option<bool> {
        match self {
            Self::Absent => Some(false),
            Self::Bool(value) => Some(*value),
            Self::Attr(attr) => Some(ctx.bool_value(*attr) != Some(false)),
            Self::Int(_) | Self::Text(_) => None,
            Self::List(items) => Some(!items.is_empty()),
            Self::Region(region) => Some(region.entry().is_some()),
            Self::Type(_) | Self::Case(..) | Self::Value(_) | Self::Op(_) => Some(true),
        }
    }

    fn int(&self, ctx: &Context) -> Option<i64> {
        match self {
            Self::Int(value) => Some(*value),
            Self::Attr(attr) | Self::Case(attr, _) => number(ctx, *attr),
            _ => None,
        }
    }

    fn ty(&self, ctx: &Context) -> Option<Type> {
        match self {
            Self::Type(ty) => Some(*ty),
            Self::Value(value) => Some(value.ty()),
            Self::Attr(attr) => ctx.type_value(*attr).or_else(|| ctx.attr_type(*attr)),
            _ => None,
        }
    }

    /// Returns whether two values are equal; `None` if they cannot be compared.
    fn same(&self, other: &Self, ctx: &Context) -> Option<bool> {
        Some(match (self, other) {
            (Self::Absent, _) | (_, Self::Absent) => false,
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Bool(flag), other) | (other, Self::Bool(flag)) => *flag == other.truth(ctx)?,
            (Self::Type(a), Self::Type(b)) => a == b,
            (Self::Op(a), Self::Op(b)) => a == b,
            (Self::Value(a), Self::Value(b)) => a.key() == b.key(),
            (Self::Text(a), Self::Text(b)) => a == b,
            (Self::Case(attr, def), Self::Text(text)) | (Self::Text(text), Self::Case(attr, def)) => {
                let number = number(ctx, *attr)?.cast_unsigned() & def.mask();
                // A release may lack a case of another one.
                def.cases.iter().any(|case| *case.text == **text && number == case.value & def.mask())
            }
            (Self::Attr(attr), Self::Text(text)) | (Self::Text(text), Self::Attr(attr)) => {
                ctx.str_value(*attr) == Some(text.as_str())
            }
            (Self::Attr(a) | Self::Case(a, _), Self::Attr(b) | Self::Case(b, _)) => a == b,
            (Self::List(a), Self::List(b)) => {
                if a.len() != b.len() {
                    return Some(false);
                }
                a.iter().zip(b).try_fold(true, |all, (a, b)| Some(a.same(b, ctx)? && all))?
            }
            (a, b) => a.int(ctx)? == b.int(ctx)?,
        })
    }
}

/// Returns the number in an integer or enum attribute; `None` for other attributes.
fn number(ctx: &Context, attr: Attr) -> Option<i64> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(number)] => Some(number.cast_signed()),
            _ => None,
        },
        _ => ctx.int_value(attr),
    }
}

/// An evaluator of expressions for one operation.
struct CheckView<'m, 'c> {
    op: OpRef<'m, 'c>,
    ctx: &'c Context,
    dialect: &'static Dialect,
    /// The names and values of the variables of the enclosing `all`, `any` and `first` expressions.
    variables: Vec<(&'static str, CheckValue<'m, 'c>)>,
}

impl<'m, 'c> CheckView<'m, 'c> {
    fn violation(&mut self, check: &'static CheckCondition) -> Box<Violation> {
        let message = self.message(&check.message);
        let violation = match check.style {
            CheckStyle::Op => Violation::op(self.op, message),
            CheckStyle::Bare => Violation::at(self.op, message),
            CheckStyle::Hidden => Violation::at(self.op, message).without_op(),
        };
        check.notes.iter().fold(violation, |violation, (message, at)| match self.value(at) {
            Some(CheckValue::Op(at)) => violation.with_note(at.location(), self.message(message)),
            _ => violation,
        })
    }

    fn message(&mut self, parts: &'static [MessagePart]) -> String {
        let mut message = String::new();
        for part in parts {
            match part {
                MessagePart::Text(text) => message.push_str(text),
                MessagePart::Value(expr) => match self.value(expr) {
                    Some(value) => self.show(&value, &mut message),
                    None => message.push('?'),
                },
            }
        }
        message
    }

    fn show(&self, value: &CheckValue<'m, 'c>, out: &mut String) {
        let _ = match value {
            CheckValue::Absent => Ok(()),
            CheckValue::Bool(value) => write!(out, "{value}"),
            CheckValue::Int(value) => write!(out, "{value}"),
            CheckValue::Text(text) => out.write_str(text),
            CheckValue::Type(ty) => write!(out, "'{}'", self.ctx.type_text(*ty)),
            CheckValue::Value(value) => write!(out, "'{}'", self.ctx.type_text(value.ty())),
            CheckValue::Attr(attr) | CheckValue::Case(attr, _) => out.write_str(&self.ctx.attr_text(*attr)),
            CheckValue::Op(op) => out.write_str(op.name()),
            CheckValue::Region(_) => Ok(()),
            CheckValue::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    out.push_str(if index == 0 { "" } else { ", " });
                    self.show(item, out);
                }
                Ok(())
            }
        };
    }

    fn truth(&mut self, expr: &'static CheckExpr) -> Option<bool> {
        let value = self.value(expr)?;
        value.truth(self.ctx)
    }

    /// Evaluates an expression; `None` if it is not defined for the operation's values.
    fn value(&mut self, expr: &'static CheckExpr) -> Option<CheckValue<'m, 'c>> {
        let ctx = self.ctx;
        Some(match expr {
            CheckExpr::Int(value) => CheckValue::Int(*value),
            CheckExpr::Text(text) => CheckValue::Text(text.to_string()),
            CheckExpr::Bool(value) => CheckValue::Bool(*value),
            CheckExpr::Op => CheckValue::Op(self.op),
            CheckExpr::Release => CheckValue::Int(ctx.release().0.into()),
            CheckExpr::Named(name) => return self.named(name),
            CheckExpr::Variable(name) => self.variables.iter().rev().find(|(known, _)| known == &&**name)?.1.clone(),
            CheckExpr::Method(method, args) => return self.method(*method, args),
            CheckExpr::List(items) => {
                CheckValue::List(items.iter().map(|item| self.value(item)).collect::<Option<_>>()?)
            }
            CheckExpr::Index(parts) => {
                let [list, index] = &**parts;
                let (list, index) = (self.value(list)?, self.value(index)?.int(ctx)?);
                match list {
                    CheckValue::Absent => CheckValue::Absent,
                    CheckValue::List(items) => {
                        let found = usize::try_from(index).ok().and_then(|index| items.into_iter().nth(index));
                        found.unwrap_or(CheckValue::Absent)
                    }
                    _ => return None,
                }
            }
            CheckExpr::Slice(parts) => {
                let [list, first, last] = &**parts;
                let (list, first, last) =
                    (self.value(list)?, self.value(first)?.int(ctx)?, self.value(last)?.int(ctx)?);
                match list {
                    CheckValue::Absent => CheckValue::Absent,
                    CheckValue::List(items) => {
                        let kept = (0..).zip(items).filter(|(index, _)| (first..=last).contains(index));
                        CheckValue::List(kept.map(|(_, item)| item).collect())
                    }
                    _ => return None,
                }
            }
            CheckExpr::If(parts) => {
                let [condition, then, otherwise] = &**parts;
                let holds = self.truth(condition)?;
                return self.value(if holds { then } else { otherwise });
            }
            CheckExpr::Is(value, pred) => {
                let subject = match self.value(value)? {
                    CheckValue::Absent => return Some(CheckValue::Bool(false)),
                    CheckValue::Attr(attr) | CheckValue::Case(attr, _) => Subject::Attr(attr),
                    value => Subject::Type(value.ty(ctx)?),
                };
                CheckValue::Bool(pred::holds(ctx, Some(self.dialect), pred, subject))
            }
            CheckExpr::In(value, ranges) => {
                let value = self.value(value)?;
                let mut found = false;
                for [first, last] in ranges {
                    found |= if first == last {
                        match (self.value(first)?, &value) {
                            (_, CheckValue::Absent) => false,
                            (CheckValue::List(items), one) if !matches!(one, CheckValue::List(_)) => {
                                items.iter().try_fold(false, |found, item| Some(found || item.same(one, ctx)?))?
                            }
                            (item, value) => item.same(value, ctx)?,
                        }
                    } else if matches!(value, CheckValue::Absent) {
                        false
                    } else {
                        (self.value(first)?.int(ctx)?..=self.value(last)?.int(ctx)?).contains(&value.int(ctx)?)
                    };
                }
                CheckValue::Bool(found)
            }
            CheckExpr::Not(inner) => CheckValue::Bool(!self.truth(inner)?),
            CheckExpr::And(parts) => CheckValue::Bool(self.truth(&parts[0])? && self.truth(&parts[1])?),
            CheckExpr::Or(parts) => CheckValue::Bool(self.truth(&parts[0])? || self.truth(&parts[1])?),
            CheckExpr::Implies(parts) => CheckValue::Bool(!self.truth(&parts[0])? || self.truth(&parts[1])?),
            CheckExpr::Compare(comparison, parts) => {
                let (a, b) = (self.value(&parts[0])?, self.value(&parts[1])?);
                CheckValue::Bool(match comparison {
                    Comparison::Equal => a.same(&b, ctx)?,
                    Comparison::NotEqual => !a.same(&b, ctx)?,
                    _ if matches!(a, CheckValue::Absent) || matches!(b, CheckValue::Absent) => false,
                    _ => comparison.holds(&a.int(ctx)?, &b.int(ctx)?),
                })
            }
            CheckExpr::Arithmetic(sign, parts) => {
                let (a, b) = (self.value(&parts[0])?, self.value(&parts[1])?);
                if matches!(a, CheckValue::Absent) || matches!(b, CheckValue::Absent) {
                    return Some(CheckValue::Absent);
                }
                if let (CheckValue::List(a), CheckValue::List(b), '+') = (&a, &b, sign) {
                    return Some(CheckValue::List([a.as_slice(), b].concat()));
                }
                let (a, b) = (a.int(ctx)?, b.int(ctx)?);
                CheckValue::Int(match sign {
                    '+' => a.wrapping_add(b),
                    '-' => a.wrapping_sub(b),
                    '*' => a.wrapping_mul(b),
                    '/' => a.checked_div(b)?,
                    '%' => a.checked_rem(b)?,
                    _ => a & b,
                })
            }
            CheckExpr::Each(quantifier, name, parts) => {
                let [list, inner] = &**parts;
                let items = match self.value(list)? {
                    CheckValue::List(items) => items,
                    CheckValue::Absent => Vec::new(),
                    _ => return None,
                };
                let (mut count, mut values) = (0, Vec::new());
                for item in items {
                    self.variables.push((name, item));
                    let value = self.value(inner);
                    let item = self.variables.pop()?.1;
                    if *quantifier == CheckQuantifier::Each {
                        values.push(value?);
                        continue;
                    }
                    let holds = value.and_then(|value| value.truth(ctx));
                    match (quantifier, holds?) {
                        (CheckQuantifier::First, true) => return Some(item),
                        (CheckQuantifier::Count, true) => count += 1,
                        (CheckQuantifier::Any, true) => return Some(CheckValue::Bool(true)),
                        (CheckQuantifier::All, false) => return Some(CheckValue::Bool(false)),
                        _ => {}
                    }
                }
                match quantifier {
                    CheckQuantifier::First => CheckValue::Absent,
                    CheckQuantifier::Count => CheckValue::Int(count),
                    CheckQuantifier::Each => CheckValue::List(values),
                    CheckQuantifier::Any => CheckValue::Bool(false),
                    CheckQuantifier::All => CheckValue::Bool(true),
                }
            }
        })
    }

    /// Returns the operand, result, list of values, region or attribute that the operation's definition calls `name`.
    /// Returns [`CheckValue::Absent`] if it is not set.
    fn named(&self, name: &str) -> Option<CheckValue<'m, 'c>> {
        let def = self.op.def()?;
        let is_named = |value: &&mlirkit_defs::ValueDef| *value.name == *name;
        let operand = def.operands.iter().find(is_named);
        if let Some(value) = operand.or_else(|| def.results.iter().find(is_named)) {
            let values: Vec<_> = match operand {
                Some(_) => self.op.operands_named(name).map(CheckValue::Value).collect(),
                None => self.op.results_named(name).map(CheckValue::Value).collect(),
            };
            return Some(match value.variadic {
                mlirkit_defs::Variadic::One | mlirkit_defs::Variadic::Optional => {
                    values.into_iter().next().unwrap_or(CheckValue::Absent)
                }
                _ => CheckValue::List(values),
            });
        }
        if let Some(at) = def.regions.iter().position(|region| *region.name == *name) {
            if def.regions.get(at).is_some_and(|region| region.variadic) {
                return Some(CheckValue::List(self.op.regions().skip(at).map(CheckValue::Region).collect()));
            }
            return Some(self.op.region(at).map_or(CheckValue::Absent, CheckValue::Region));
        }
        let Some(attr) = self.op.attr(name) else { return Some(CheckValue::Absent) };
        Some(match self.enum_of(name) {
            Some(def) => CheckValue::Case(attr, def),
            None => CheckValue::Attr(attr),
        })
    }

    /// Returns the enum definition for the operation's attribute `name`; `None` if it is not an enum attribute.
    fn enum_of(&self, name: &str) -> Option<&'static EnumDef> {
        let slot = self.op.def()?.slots.iter().find(|slot| *slot.name == *name)?;
        let name = match &slot.kind {
            SlotKind::Attr { constraint, .. } => match &self.dialect.attr_constraint(constraint)?.kind {
                AttrKind::Enum(name) | AttrKind::EnumAttr { enum_name: name, .. } => name,
                AttrKind::Dialect(attr) => {
                    self.dialect.attr(attr.split_once('.').map_or(attr, |(_, name)| name))?.enum_name.as_ref()?
                }
                _ => return None,
            },
            SlotKind::Prop { kind: PropKind::Enum { enum_name, .. }, .. } => enum_name,
            _ => return None,
        };
        self.dialect.enum_(name)
    }

    fn method(&mut self, method: CheckMethod, args: &'static [CheckExpr]) -> Option<CheckValue<'m, 'c>> {
        let ctx = self.ctx;
        let [receiver, args @ ..] = args else { return None };
        let receiver = self.value(receiver)?;
        if method == CheckMethod::Or {
            return if matches!(receiver, CheckValue::Absent) { self.value(args.first()?) } else { Some(receiver) };
        }
        if method == CheckMethod::Compatible {
            let other = self.value(args.first()?)?;
            if matches!(receiver, CheckValue::Absent) || matches!(other, CheckValue::Absent) {
                return Some(CheckValue::Absent);
            }
            return receiver.compatible(&other, ctx).map(CheckValue::Bool);
        }
        let (arg, index) = match args.first() {
            Some(arg) => match self.value(arg)? {
                CheckValue::Text(text) => (text, None),
                CheckValue::Int(index) => (String::new(), Some(usize::try_from(index).unwrap_or(usize::MAX))),
                _ => return None,
            },
            None => (String::new(), None),
        };
        let list = |items: Vec<i64>| CheckValue::List(items.into_iter().map(CheckValue::Int).collect());
        let size = |count: usize| i64::try_from(count).ok().map(CheckValue::Int);
        let or_absent = |value: Option<CheckValue<'m, 'c>>| value.unwrap_or(CheckValue::Absent);
        match (method, &receiver) {
            (CheckMethod::Exists, value) => return Some(CheckValue::Bool(!matches!(value, CheckValue::Absent))),
            (CheckMethod::Count | CheckMethod::Dynamic | CheckMethod::Sum, CheckValue::Absent) => return size(0),
            (CheckMethod::Ints, CheckValue::Value(value)) => {
                return Some(or_absent(constant(*value).and_then(|attr| elements(ctx, attr)).map(list)));
            }
            (
                CheckMethod::Items | CheckMethod::Ints | CheckMethod::Types | CheckMethod::Ops | CheckMethod::Indices,
                CheckValue::Absent,
            ) => return Some(CheckValue::List(Vec::new())),
            (CheckMethod::Distinct | CheckMethod::Same | CheckMethod::Sorted, CheckValue::Absent) => {
                return Some(CheckValue::Bool(true));
            }
            (CheckMethod::Trait | CheckMethod::Starts, CheckValue::Absent) => return Some(CheckValue::Bool(false)),
            (_, CheckValue::Absent) => return Some(CheckValue::Absent),
            _ => {}
        }
        Some(match method {
            CheckMethod::Ancestors => CheckValue::List(receiver.op()?.ancestors().map(CheckValue::Op).collect()),
            CheckMethod::Args => {
                let args = receiver.region()?.entry().into_iter().flat_map(BlockRef::args);
                CheckValue::List(args.map(CheckValue::Value).collect())
            }
            CheckMethod::Ancestor => or_absent(receiver.op()?.parent_of(&arg).map(CheckValue::Op)),
            CheckMethod::Attr => or_absent(receiver.op()?.attr(&arg).map(CheckValue::Attr)),
            CheckMethod::Constant => {
                let CheckValue::Value(value) = &receiver else { return None };
                let is_constant =
                    |op: &OpRef<'_, '_>| op.def().is_some_and(|def| def.flags.has(OpFlags::CONSTANT_LIKE));
                let value = value.defining_op().filter(is_constant).and_then(|op| ctx.int_value(op.attr("value")?));
                or_absent(value.map(CheckValue::Int))
            }
            CheckMethod::Count => match &receiver {
                CheckValue::List(items) => size(items.len())?,
                CheckValue::Attr(attr) => size(length(ctx, *attr)?)?,
                CheckValue::Region(region) => size(region.blocks().count())?,
                CheckValue::Value(_) => CheckValue::Int(1),
                _ => return None,
            },
            CheckMethod::Definition => {
                let CheckValue::Value(value) = &receiver else { return None };
                or_absent(value.defining_op().map(CheckValue::Op))
            }
            CheckMethod::Dims | CheckMethod::Symbols => {
                let CheckValue::Attr(attr) = receiver else { return None };
                let (dims, symbols) = match ctx.attr_data(attr) {
                    AttrData::AffineMap(map) => (map.dims, map.symbols),
                    AttrData::IntegerSet(set) => (set.dims, set.symbols),
                    _ => return None,
                };
                CheckValue::Int(if method == CheckMethod::Dims { dims } else { symbols }.into())
            }
            CheckMethod::Dynamic => {
                let count = |sizes: &[i64]| size(sizes.iter().filter(|size| **size == DYNAMIC).count());
                match &receiver {
                    CheckValue::Attr(attr) if ctx.type_value(*attr).is_none() => count(&integers(ctx, *attr)?)?,
                    receiver => count(ctx.shaped(receiver.ty(ctx)?)?.dims.unwrap_or_default())?,
                }
            }
            CheckMethod::Distinct => {
                let CheckValue::List(items) = &receiver else { return None };
                let mut seen = std::collections::HashSet::new();
                let mut keys = items.iter().map(|item| match item {
                    CheckValue::Value(value) => Some(format!("{:?}", value.key())),
                    CheckValue::Int(value) => Some(value.to_string()),
                    _ => None,
                });
                CheckValue::Bool(keys.try_fold(true, |all, key| Some(seen.insert(key?) && all))?)
            }
            CheckMethod::Element => {
                let ty = receiver.ty(ctx)?;
                match ctx.type_data(ty) {
                    TypeData::Complex(element) => CheckValue::Type(*element),
                    _ => CheckValue::Type(ctx.shaped(ty)?.element),
                }
            }
            CheckMethod::Elements => or_absent(ctx.shaped(receiver.ty(ctx)?)?.num_elements().map(CheckValue::Int)),
            CheckMethod::Encoding => match ctx.type_data(receiver.ty(ctx)?) {
                TypeData::RankedTensor(tensor) => or_absent(tensor.encoding.map(CheckValue::Attr)),
                _ => CheckValue::Absent,
            },
            CheckMethod::Compatible | CheckMethod::Exists | CheckMethod::Or => return None,
            CheckMethod::Indices => {
                let CheckValue::List(items) = &receiver else { return None };
                list((0..).take(items.len()).collect())
            }
            CheckMethod::Inputs | CheckMethod::Outputs => {
                let is_input = method == CheckMethod::Inputs;
                if let CheckValue::Attr(attr) = &receiver
                    && let AttrData::AffineMap(map) = ctx.attr_data(*attr)
                {
                    let inputs = i64::from(map.dims) + i64::from(map.symbols);
                    return if is_input { Some(CheckValue::Int(inputs)) } else { size(map.results.len()) };
                }
                let function = ctx.function(receiver.ty(ctx)?)?;
                let types = if is_input { &function.inputs } else { &function.results };
                CheckValue::List(types.iter().copied().map(CheckValue::Type).collect())
            }
            CheckMethod::Int => CheckValue::Int(receiver.int(ctx)?),
            CheckMethod::Ints => {
                let CheckValue::Attr(attr) = receiver else { return None };
                list(integers(ctx, attr)?)
            }
            CheckMethod::Items => {
                let CheckValue::Attr(attr) = receiver else { return None };
                CheckValue::List(ctx.array_elements(attr)?.iter().map(|item| CheckValue::Attr(*item)).collect())
            }
            CheckMethod::Last => match receiver {
                CheckValue::List(mut items) => or_absent(items.pop()),
                _ => return None,
            },
            CheckMethod::Name => CheckValue::Text(match receiver {
                CheckValue::Attr(attr) => ctx.str(*ctx.symbol_path(attr)?.last()?).to_owned(),
                receiver => receiver.op()?.name().to_owned(),
            }),
            CheckMethod::Operands => CheckValue::List(receiver.op()?.operands().map(CheckValue::Value).collect()),
            CheckMethod::Ops => {
                let region = match receiver {
                    CheckValue::Region(region) => Some(region),
                    receiver => receiver.op()?.region(0),
                };
                let ops = region.into_iter().flat_map(RegionRef::blocks).flat_map(BlockRef::ops);
                CheckValue::List(ops.map(CheckValue::Op).collect())
            }
            CheckMethod::Param => {
                let (params, values) = match &receiver {
                    CheckValue::Attr(attr) if ctx.type_value(*attr).is_none() => match ctx.attr_data(*attr) {
                        AttrData::Dialect(data) => (&data.def.params, &data.params),
                        _ => return None,
                    },
                    receiver => match ctx.type_data(receiver.ty(ctx)?) {
                        TypeData::Dialect(data) => (&data.def.params, &data.params),
                        _ => return None,
                    },
                };
                let at = index.or_else(|| params.iter().position(|param| *param.name == *arg))?;
                CheckValue::of_param(ctx, values.get(at)?)?
            }
            CheckMethod::Parent => or_absent(receiver.op()?.parent_op().map(CheckValue::Op)),
            CheckMethod::PowerOf2 => CheckValue::Bool(receiver.int(ctx)?.cast_unsigned().is_power_of_two()),
            CheckMethod::Rank => or_absent(ctx.shaped(receiver.ty(ctx)?)?.rank().and_then(size)),
            CheckMethod::Product => CheckValue::Int(receiver.ints(ctx)?.into_iter().fold(1, i64::wrapping_mul)),
            CheckMethod::Regions => CheckValue::List(receiver.op()?.regions().map(CheckValue::Region).collect()),
            CheckMethod::Results => CheckValue::List(receiver.op()?.results().map(CheckValue::Value).collect()),
            CheckMethod::Same => {
                let CheckValue::List(items) = &receiver else { return None };
                let mut pairs = items.iter().zip(items.iter().skip(1));
                CheckValue::Bool(pairs.try_fold(true, |all, (a, b)| Some(a.same(b, ctx)? && all))?)
            }
            CheckMethod::Scalar => CheckValue::Type(ctx.element_type_or_self(receiver.ty(ctx)?)),
            CheckMethod::Sorted => CheckValue::Bool(receiver.ints(ctx)?.is_sorted()),
            CheckMethod::Space => match ctx.type_data(receiver.ty(ctx)?) {
                TypeData::MemRef(memref) => or_absent(memref.space.map(CheckValue::Attr)),
                TypeData::UnrankedMemRef { space, .. } => or_absent(space.map(CheckValue::Attr)),
                _ => return None,
            },
            CheckMethod::Starts => CheckValue::Bool(match &receiver {
                CheckValue::Text(text) => text.starts_with(&arg),
                CheckValue::Attr(attr) => ctx.str_value(*attr)?.starts_with(&arg),
                _ => return None,
            }),
            CheckMethod::Storage => CheckValue::Type(storage(ctx, ctx.element_type_or_self(receiver.ty(ctx)?))),
            CheckMethod::Successors => size(receiver.op()?.successors().len())?,
            CheckMethod::Sum => CheckValue::Int(receiver.ints(ctx)?.into_iter().fold(0, i64::wrapping_add)),
            CheckMethod::Shape => match ctx.shaped(receiver.ty(ctx)?)?.dims {
                Some(dims) => list(dims.to_vec()),
                None => CheckValue::Absent,
            },
            CheckMethod::Symbol => {
                let CheckValue::Attr(attr) = receiver else { return None };
                or_absent(self.op.lookup_nearest_symbol(attr).map(CheckValue::Op))
            }
            CheckMethod::Terminator => {
                or_absent(receiver.region()?.entry().and_then(BlockRef::terminator).map(CheckValue::Op))
            }
            CheckMethod::Text => match &receiver {
                CheckValue::Case(attr, def) => {
                    let number = number(ctx, *attr)?.cast_unsigned() & def.mask();
                    let case = def.cases.iter().find(|case| case.value & def.mask() == number)?;
                    CheckValue::Text(case.text.to_string())
                }
                CheckValue::Attr(attr) => {
                    CheckValue::Text(ctx.str_value(*attr).map_or_else(|| ctx.attr_text(*attr), str::to_owned))
                }
                CheckValue::Type(ty) => CheckValue::Text(ctx.type_text(*ty)),
                _ => return None,
            },
            CheckMethod::Trait => {
                let op = receiver.op()?;
                CheckValue::Bool(op.def().is_some_and(|def| def.traits.iter().any(|t| *t.name == *arg)))
            }
            CheckMethod::Type => CheckValue::Type(receiver.ty(ctx)?),
            CheckMethod::Types => match receiver {
                CheckValue::List(items) => {
                    let types = items.iter().map(|item| item.ty(ctx).map(CheckValue::Type));
                    CheckValue::List(types.collect::<Option<_>>()?)
                }
                value => CheckValue::List(vec![CheckValue::Type(value.ty(ctx)?)]),
            },
            CheckMethod::Users => {
                let CheckValue::Value(value) = &receiver else { return None };
                CheckValue::List(value.users().map(CheckValue::Op).collect())
            }
            CheckMethod::Width => {
                or_absent(ctx.int_or_float_width(receiver.ty(ctx)?).map(|width| CheckValue::Int(width.into())))
            }
            CheckMethod::Without => match receiver {
                CheckValue::List(mut items) => {
                    if index? < items.len() {
                        items.remove(index?);
                    }
                    CheckValue::List(items)
                }
                _ => return None,
            },
            CheckMethod::Zero => {
                let CheckValue::Value(value) = &receiver else { return None };
                or_absent(constant(*value).and_then(|attr| starts_with_zero(ctx, attr)).map(CheckValue::Bool))
            }
        })
    }
}

impl<'m, 'c> CheckValue<'m, 'c> {
    /// Returns the value of a parameter of a type or attribute; `None` for kinds that expressions do not support.
    fn of_param(ctx: &Context, param: &Param) -> Option<Self> {
        Some(match param {
            Param::None => Self::Absent,
            Param::Attr(attr) => Self::Attr(*attr),
            Param::Type(ty) => Self::Type(*ty),
            Param::Int(value) => Self::Int(*value),
            Param::Bool(value) => Self::Bool(*value),
            Param::Str(text) => Self::Text(ctx.str(*text).to_owned()),
            Param::Enum(value) => Self::Int(value.cast_signed()),
            Param::Array(items) => {
                Self::List(items.iter().map(|item| Self::of_param(ctx, item)).collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    /// Returns the integers of a list or an array attribute; `None` for other values.
    fn ints(&self, ctx: &Context) -> Option<Vec<i64>> {
        match self {
            Self::List(items) => items.iter().map(|item| item.int(ctx)).collect(),
            Self::Attr(attr) => integers(ctx, *attr),
            _ => None,
        }
    }

    /// Returns whether two types, lists of sizes or sizes are compatible; `None` for other values.
    fn compatible(&self, other: &Self, ctx: &Context) -> Option<bool> {
        let agree = |a: i64, b: i64| a == b || a == DYNAMIC || b == DYNAMIC;
        Some(match (self, other) {
            (Self::Int(a), Self::Int(b)) => agree(*a, *b),
            (Self::List(_), Self::List(_)) => compatible_dims(&self.ints(ctx)?, &other.ints(ctx)?),
            (a, b) => ctx.compatible_shapes(a.ty(ctx)?, b.ty(ctx)?),
        })
    }

    fn region(&self) -> Option<RegionRef<'m, 'c>> {
        if let Self::Region(region) = self { Some(*region) } else { None }
    }

    fn op(&self) -> Option<OpRef<'m, 'c>> {
        if let Self::Op(op) = self { Some(*op) } else { None }
    }
}

/// Returns the integers in an array or dense array attribute; `None` for other attributes.
fn integers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.array_elements(attr) {
        Some(items) => items.iter().map(|item| ctx.int_value(*item)).collect(),
        None => ctx.int_array_values(attr),
    }
}

/// Returns the number of elements in an array or dense array attribute; `None` for other attributes.
fn length(ctx: &Context, attr: Attr) -> Option<usize> {
    match ctx.attr_data(attr) {
        AttrData::Array(elements) => Some(elements.len()),
        AttrData::DenseArray(array) => usize::try_from(array.len).ok(),
        _ => None,
    }
}

/// Returns the attribute of the constant that defines a value; `None` for other values.
fn constant(value: ValueRef<'_, '_>) -> Option<Attr> {
    let op = value.defining_op()?;
    let is_constant = op.def().is_some_and(|def| def.flags.has(OpFlags::CONSTANT_LIKE));
    if is_constant { op.attr("values").or_else(|| op.attr("value")) } else { None }
}

/// The maximum number of elements of a constant that expressions can read.
const MAX_ELEMENTS: i64 = 1 << 16;

/// Returns the integers in a dense attribute; `None` for other attributes, for `i1` and similar types, and for very long
/// attributes.
fn elements(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    let shaped = ctx.shaped(dense.ty)?;
    let width = match ctx.type_data(shaped.element) {
        TypeData::Index => 64,
        TypeData::Integer { width: width @ 2..=64, .. } => *width,
        _ => return None,
    };
    let count = shaped.num_elements().filter(|count| *count <= MAX_ELEMENTS)?;
    let number = |bytes: &[u8]| {
        let bits = bytes.iter().rev().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
        (bits << (64 - width)).cast_signed() >> (64 - width)
    };
    let data = dense.data.as_slice();
    let mut numbers: Vec<i64> = data.chunks_exact((width as usize).div_ceil(8)).map(number).collect();
    if dense.splat {
        numbers.resize(usize::try_from(count).ok()?, numbers.first().copied()?);
    }
    Some(numbers)
}

/// Returns whether the first element of a dense attribute is zero; `None` for other attributes and for `i1`.
fn starts_with_zero(ctx: &Context, attr: Attr) -> Option<bool> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    let element = ctx.shaped(dense.ty)?.element;
    let width = ctx.int_or_float_width(element).filter(|width| *width > 1)?;
    let first = dense.data.as_slice().get(..(width as usize).div_ceil(8))?;
    Some(match ctx.type_data(element) {
        TypeData::Float(kind) => {
            let bits = first.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte));
            kind.to_f64(bits) == 0.0
        }
        _ => first.iter().all(|byte| *byte == 0),
    })
}

/// Returns the storage type of a quantized type, with its signedness; any other type itself.
fn storage(ctx: &Context, ty: Type) -> Type {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return ty };
    if !data.def.name.starts_with("quant.") {
        return ty;
    }
    let stored = data.params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None });
    let is_signed = matches!(data.params.first(), Some(Param::Int(flags)) if flags & 1 == 1);
    match stored.map(|ty| ctx.type_data(ty)) {
        Some(TypeData::Integer { width, .. }) if !is_signed => {
            ctx.ty(TypeData::Integer { width: *width, sign: Sign::Unsigned })
        }
        _ => stored.unwrap_or(ty),
    }
}
