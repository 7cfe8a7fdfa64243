//! Interpreter for `checks` definitions: rules in a definition file that consist of a condition on an operation and
//! upstream's error message.
//!
//! An absent value, such as an absent operand or an unset attribute, equals no other value, and its methods yield
//! absent values too. An expression that applies an undefined method, such as the shape of a number, is an error in the
//! definition. Debug builds report it as a violation; other builds accept the operation.

use std::fmt::Write;

use mlirkit_defs::{
    AttrKind, CheckCondition, CheckExpr, CheckMethod, CheckRule, CheckStyle, Comparison, Dialect, EnumDef, MessagePart,
    OpFlags, PropKind, SlotKind,
};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, RegionRef, Subject, Type, ValueRef, pred};

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
                let case = def.cases.iter().find(|case| *case.text == **text)?;
                number(ctx, *attr)?.cast_unsigned() & def.mask() == case.value & def.mask()
            }
            (Self::Attr(attr), Self::Text(text)) | (Self::Text(text), Self::Attr(attr)) => {
                ctx.str_value(*attr)? == text.as_str()
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
    variables: Vec<CheckValue<'m, 'c>>,
}

impl<'m, 'c> CheckView<'m, 'c> {
    fn violation(&mut self, check: &CheckCondition) -> Box<Violation> {
        let mut message = String::new();
        for part in &check.message {
            match part {
                MessagePart::Text(text) => message.push_str(text),
                MessagePart::Value(expr) => match self.value(expr) {
                    Some(value) => self.show(&value, &mut message),
                    None => message.push('?'),
                },
            }
        }
        match check.style {
            CheckStyle::Op => Violation::op(self.op, message),
            CheckStyle::Bare => Violation::at(self.op, message),
            CheckStyle::Hidden => Violation::at(self.op, message).without_op(),
        }
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
            CheckValue::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    out.push_str(if index == 0 { "" } else { ", " });
                    self.show(item, out);
                }
                Ok(())
            }
        };
    }

    fn truth(&mut self, expr: &CheckExpr) -> Option<bool> {
        let value = self.value(expr)?;
        value.truth(self.ctx)
    }

    /// Evaluates an expression; `None` if it is not defined for the operation's values.
    fn value(&mut self, expr: &CheckExpr) -> Option<CheckValue<'m, 'c>> {
        let ctx = self.ctx;
        Some(match expr {
            CheckExpr::Int(value) => CheckValue::Int(*value),
            CheckExpr::Text(text) => CheckValue::Text(text.to_string()),
            CheckExpr::Bool(value) => CheckValue::Bool(*value),
            CheckExpr::Op => CheckValue::Op(self.op),
            CheckExpr::Release => CheckValue::Int(ctx.release().0.into()),
            CheckExpr::Named(name) => return self.named(name),
            // The parser accepts a variable only inside its binder, and the innermost one is last.
            CheckExpr::Variable(_) => self.variables.last()?.clone(),
            CheckExpr::Method(method, args) => return self.method(*method, args),
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
                        self.value(first)?.same(&value, ctx)?
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
            CheckExpr::Each(any, _, parts) => {
                let [list, inner] = &**parts;
                let CheckValue::List(items) = self.value(list)? else { return None };
                let mut found = !*any;
                for item in items {
                    self.variables.push(item);
                    let holds = self.truth(inner);
                    self.variables.pop();
                    if holds? == *any {
                        found = *any;
                        break;
                    }
                }
                CheckValue::Bool(found)
            }
        })
    }

    /// Returns the operand, result, list of values or attribute that the operation's definition calls `name`. Returns
    /// [`CheckValue::Absent`] if it is not set.
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

    fn method(&mut self, method: CheckMethod, args: &[CheckExpr]) -> Option<CheckValue<'m, 'c>> {
        let ctx = self.ctx;
        let [receiver, args @ ..] = args else { return None };
        let receiver = self.value(receiver)?;
        if method == CheckMethod::Or {
            return if matches!(receiver, CheckValue::Absent) { self.value(args.first()?) } else { Some(receiver) };
        }
        let arg = match args.first() {
            Some(arg) => match self.value(arg)? {
                CheckValue::Text(text) => text,
                _ => return None,
            },
            None => String::new(),
        };
        let list = |items: Vec<i64>| CheckValue::List(items.into_iter().map(CheckValue::Int).collect());
        let size = |count: usize| i64::try_from(count).ok().map(CheckValue::Int);
        let or_absent = |value: Option<CheckValue<'m, 'c>>| value.unwrap_or(CheckValue::Absent);
        match (method, &receiver) {
            (CheckMethod::Exists, value) => return Some(CheckValue::Bool(!matches!(value, CheckValue::Absent))),
            (CheckMethod::Count, CheckValue::Absent) => return size(0),
            (CheckMethod::Items | CheckMethod::Ints | CheckMethod::Types, CheckValue::Absent) => {
                return Some(CheckValue::List(Vec::new()));
            }
            (CheckMethod::Distinct | CheckMethod::Same, CheckValue::Absent) => return Some(CheckValue::Bool(true)),
            (CheckMethod::Trait, CheckValue::Absent) => return Some(CheckValue::Bool(false)),
            (_, CheckValue::Absent) => return Some(CheckValue::Absent),
            _ => {}
        }
        Some(match method {
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
                CheckValue::Value(_) => CheckValue::Int(1),
                _ => return None,
            },
            CheckMethod::Definition => {
                let CheckValue::Value(value) = &receiver else { return None };
                or_absent(value.defining_op().map(CheckValue::Op))
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
                    mlirkit_ir::TypeData::Complex(element) => CheckValue::Type(*element),
                    _ => CheckValue::Type(ctx.shaped(ty)?.element),
                }
            }
            CheckMethod::Elements => or_absent(ctx.shaped(receiver.ty(ctx)?)?.num_elements().map(CheckValue::Int)),
            CheckMethod::Exists | CheckMethod::Or => return None,
            CheckMethod::Int => CheckValue::Int(receiver.int(ctx)?),
            CheckMethod::Ints => {
                let CheckValue::Attr(attr) = receiver else { return None };
                match ctx.array_elements(attr) {
                    Some(items) => list(items.iter().map(|item| ctx.int_value(*item)).collect::<Option<_>>()?),
                    None => list(ctx.int_array_values(attr)?),
                }
            }
            CheckMethod::Items => {
                let CheckValue::Attr(attr) = receiver else { return None };
                CheckValue::List(ctx.array_elements(attr)?.iter().map(|item| CheckValue::Attr(*item)).collect())
            }
            CheckMethod::Name => CheckValue::Text(receiver.op()?.name().to_owned()),
            CheckMethod::Operands => CheckValue::List(receiver.op()?.operands().map(CheckValue::Value).collect()),
            CheckMethod::Ops => {
                let regions = receiver.op()?.region(0).into_iter();
                let ops = regions.flat_map(RegionRef::blocks).flat_map(|block| block.ops());
                CheckValue::List(ops.map(CheckValue::Op).collect())
            }
            CheckMethod::Parent => or_absent(receiver.op()?.parent_op().map(CheckValue::Op)),
            CheckMethod::PowerOf2 => CheckValue::Bool(receiver.int(ctx)?.cast_unsigned().is_power_of_two()),
            CheckMethod::Rank => or_absent(ctx.shaped(receiver.ty(ctx)?)?.rank().and_then(size)),
            CheckMethod::Results => CheckValue::List(receiver.op()?.results().map(CheckValue::Value).collect()),
            CheckMethod::Same => {
                let CheckValue::List(items) = &receiver else { return None };
                let mut pairs = items.iter().zip(items.iter().skip(1));
                CheckValue::Bool(pairs.try_fold(true, |all, (a, b)| Some(a.same(b, ctx)? && all))?)
            }
            CheckMethod::Shape => match ctx.shaped(receiver.ty(ctx)?)?.dims {
                Some(dims) => list(dims.to_vec()),
                None => CheckValue::Absent,
            },
            CheckMethod::Symbol => {
                let CheckValue::Attr(attr) = receiver else { return None };
                or_absent(self.op.lookup_nearest_symbol(attr).map(CheckValue::Op))
            }
            CheckMethod::Text => match &receiver {
                CheckValue::Case(attr, def) => {
                    let number = number(ctx, *attr)?.cast_unsigned() & def.mask();
                    let case = def.cases.iter().find(|case| case.value & def.mask() == number)?;
                    CheckValue::Text(case.text.to_string())
                }
                CheckValue::Attr(attr) => CheckValue::Text(ctx.str_value(*attr)?.to_owned()),
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
            CheckMethod::Width => {
                or_absent(ctx.int_or_float_width(receiver.ty(ctx)?).map(|width| CheckValue::Int(width.into())))
            }
        })
    }
}

impl<'m, 'c> CheckValue<'m, 'c> {
    fn op(&self) -> Option<OpRef<'m, 'c>> {
        if let Self::Op(op) = self { Some(*op) } else { None }
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
