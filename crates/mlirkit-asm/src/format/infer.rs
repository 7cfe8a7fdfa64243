//! Inference of types that a format omits. How each type is found is planned once per definition. After an operation
//! has been parsed, its result types are set and its operands resolved.

use mlirkit_defs::{Dialect, OpDef, OpFlags, Trait, TypeConstraint, Variadic};
use mlirkit_ir::pred::holds;
use mlirkit_ir::{Attr, AttrData, Context, Param, Subject, Type};

use crate::attr::parser::{AttrParser, PResult};
use crate::format::op::{Compiler, Parsing, Variable};
use crate::format::transform::{Resolved, Transform};
use crate::format::types::TypesOf;
use crate::hooks::op_hooks::{InferTypes, Inference};
use crate::text::Offset;

/// The source from which the types of an operand or result are determined.
enum TypeSource {
    /// The format contains the types.
    Parsed,
    /// The only type that the constraint allows.
    Built(Type),
    /// The types of another operand or result, possibly transformed. `checked` tells whether the types of the other
    /// value must first satisfy its constraint.
    Value { value: usize, transform: Option<Transform>, checked: bool },
    /// The type of an attribute, possibly transformed.
    Attr { slot: usize, transform: Option<Transform> },
    /// The type cannot be determined.
    Unknown,
}

/// The sources of all operand and result types of a definition.
#[derive(Default)]
pub(crate) struct TypePlan {
    /// The source of each operand's types, then of each result's types.
    sources: Box<[TypeSource]>,
    /// The hook that infers the result types, if `sources` cannot determine them.
    infer: Option<InferTypes>,
    infers: bool,
    /// The values from which other types are derived, with the constraints that they must satisfy first.
    checked: Box<[(usize, &'static TypeConstraint)]>,
    dialect: Option<&'static Dialect>,
    pub(crate) all_operands: bool,
    all_operand_types: bool,
    pub(crate) all_results: bool,
}

/// A rule that derives the type of a value from another value or attribute.
#[derive(Clone)]
struct TypeRule {
    from: Variable,
    transform: Option<Transform>,
    /// Whether the other value must satisfy its own constraint first.
    checked: bool,
}

/// Determines the type source of every operand and result.
pub(crate) fn plan(compiler: &mut Compiler<'_>) -> TypePlan {
    let def = compiler.facts.def;
    let operands = def.operands.len();
    let mut rules: Vec<Option<TypeRule>> = vec![None; operands + def.results.len()];
    for rule in &def.traits {
        apply(compiler, rule, &mut rules);
    }
    let mut sources = Vec::new();
    for (index, row) in def.operands.iter().chain(&def.results).enumerate() {
        let is_result = index >= operands;
        let all = if is_result { compiler.bound.all_result_types } else { compiler.bound.all_operand_types };
        let constraint = compiler.dialect.type_constraint(&row.constraint);
        let built =
            constraint.and_then(|c| c.buildable.as_deref()).filter(|_| !is_result || row.variadic == Variadic::One);
        let source = if all || compiler.bound.types.get(index) == Some(&true) {
            TypeSource::Parsed
        } else if let Some(rule) = rules.get_mut(index).and_then(Option::take) {
            match rule.from {
                Variable::Slot(slot) => TypeSource::Attr { slot, transform: rule.transform },
                from => compiler.facts.value(from).map_or(TypeSource::Unknown, |value| TypeSource::Value {
                    value,
                    transform: rule.transform,
                    checked: rule.checked,
                }),
            }
        } else {
            built_type(compiler.ctx, built).map_or(TypeSource::Unknown, TypeSource::Built)
        };
        sources.push(source);
    }
    let mut types = TypePlan {
        all_operands: compiler.bound.all_operands,
        all_operand_types: compiler.bound.all_operand_types,
        all_results: compiler.bound.all_result_types,
        ..TypePlan::default()
    };
    let unknown = |source: &TypeSource| matches!(source, TypeSource::Unknown);
    let result_sources = sources.get(operands..).unwrap_or_default();
    if result_sources.iter().any(unknown) {
        types.infers = true;
        types.infer = compiler.hooks.find(&def.name, |hooks| &hooks.infer);
        if types.infer.is_none() {
            let why = if def.flags.has(OpFlags::INFER_TYPES) {
                "no result type inference for"
            } else {
                "no rule for the result types of"
            };
            compiler.problems.push(format!("{why} '{}'", def.name));
        }
    }
    for (row, _) in def.operands.iter().zip(&sources).filter(|(_, source)| unknown(source)) {
        compiler.problems.push(format!("no rule for the type of operand '{}' of '{}'", row.name, def.name));
    }
    types.dialect = Some(compiler.dialect);
    types.checked = checked(compiler.dialect, def, &sources);
    types.sources = sources.into();
    types
}

/// Returns the values from which the types of others are derived, with the constraints to check. Those needed for
/// results come first.
fn checked(dialect: &'static Dialect, def: &OpDef, sources: &[TypeSource]) -> Box<[(usize, &'static TypeConstraint)]> {
    let mut all: Vec<(usize, &'static TypeConstraint)> = Vec::new();
    let (operands, results) = sources.split_at_checked(def.operands.len()).unwrap_or((sources, &[]));
    for source in results.iter().chain(operands) {
        let TypeSource::Value { value, checked: true, .. } = source else { continue };
        let row = def.operands.iter().chain(&def.results).nth(*value);
        let constraint = row.and_then(|row| dialect.type_constraint(&row.constraint));
        if let Some(constraint) = constraint.filter(|_| all.iter().all(|(known, _)| known != value)) {
            all.push((*value, constraint));
        }
    }
    all.into()
}

fn built_type(ctx: &Context, text: Option<&str>) -> Option<Type> {
    AttrParser::new(ctx, text?.as_bytes()).ty().ok()
}

/// Adds the rules that a trait implies for types that the format omits.
fn apply(compiler: &mut Compiler<'_>, rule: &Trait, rules: &mut [Option<TypeRule>]) {
    let facts = compiler.facts;
    let (operands, results) = (facts.def.operands.len(), facts.def.results.len());
    match (&*rule.name, &*rule.args) {
        ("AllTypesMatch", names) => {
            for (at, name) in names.iter().enumerate() {
                let Some(from) = seen(compiler, name) else { continue };
                for (_, other) in names.iter().enumerate().filter(|(other, _)| *other != at) {
                    set(compiler, rules, other, TypeRule { from, transform: None, checked: false });
                }
            }
        }
        ("SameTypeOperands" | "SameOperandsAndResultType", _) => {
            let with_results = &*rule.name == "SameOperandsAndResultType";
            let known = |index: &usize| compiler.bound.types.get(*index) == Some(&true);
            let candidates = 0..if with_results { operands + results } else { operands };
            let Some(from) = candidates.clone().find(known) else { return };
            let variable = from.checked_sub(operands).map_or(Variable::Operand(from), Variable::Result);
            for index in candidates.filter(|index| !known(index)) {
                if let Some(place) = rules.get_mut(index) {
                    *place = Some(TypeRule { from: variable, transform: None, checked: false });
                }
            }
        }
        ("TypesMatchWith" | "OptionalTypesMatchWith" | "RangedTypesMatchWith", [_, left, right, transformer]) => {
            let Some(from) = seen(compiler, left) else { return };
            match Transform::new(compiler, transformer) {
                Ok(transform) => set(compiler, rules, right, TypeRule { from, transform, checked: true }),
                Err(message) => compiler.problems.push(format!("{message} (in '{}')", facts.def.name)),
            }
        }
        _ => {}
    }
}

/// Returns the operand, result or attribute with this name. Returns `None` if the format contains neither it nor its
/// type.
fn seen(compiler: &Compiler<'_>, name: &str) -> Option<Variable> {
    let def = compiler.facts.def;
    let operand = def.operands.iter().position(|v| &*v.name == name).map(Variable::Operand);
    let result = || def.results.iter().position(|v| &*v.name == name).map(Variable::Result);
    let slot = || def.slots.position(name).map(Variable::Slot);
    let variable = operand.or_else(result).or_else(slot)?;
    let bound = match variable {
        Variable::Slot(slot) => compiler.bound.slots.get(slot),
        variable => compiler.bound.types.get(compiler.facts.value(variable)?),
    };
    (bound == Some(&true)).then_some(variable)
}

fn set(compiler: &Compiler<'_>, rules: &mut [Option<TypeRule>], name: &str, rule: TypeRule) {
    let def = compiler.facts.def;
    let operand = def.operands.iter().position(|v| &*v.name == name);
    let index = operand.or_else(|| def.results.iter().position(|v| &*v.name == name).map(|i| i + def.operands.len()));
    if let Some(place) = index.and_then(|index| rules.get_mut(index)) {
        *place = Some(rule);
    }
}

/// Sets the result types and resolves the operands.
pub(crate) fn finish(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
    let types = &x.format.types;
    let def = x.format.facts.def;
    let operands = def.operands.len();
    for (value, constraint) in &types.checked {
        let (ctx, known) = (x.p.base.ctx, &mut x.p.base.known);
        let asked = std::ptr::from_ref(*constraint).addr();
        let mut fits = |ty: &Type| {
            known.is_accepted(asked, *ty) || {
                let fits = holds(ctx, types.dialect, &constraint.pred, Subject::Type(*ty));
                if fits {
                    known.accept(asked, *ty);
                }
                fits
            }
        };
        let wrong = x.state.types.get(*value).iter().find(|ty| !fits(ty));
        if let Some(ty) = wrong {
            return Err(wrong_type(x, *value, &[*ty]));
        }
    }
    if types.all_results {
        let list = TypesOf::Results.list(x);
        x.op.types.extend_from_slice(x.state.types.get(list));
    } else if !types.infers {
        for index in operands..operands + def.results.len() {
            match resolve(x, index)? {
                Resolved::One(ty) => x.op.types.push(ty),
                Resolved::Many(types) => x.op.types.extend_from_slice(&types),
                Resolved::Parsed(list) => x.op.types.extend_from_slice(x.state.types.get(list)),
            }
        }
    }
    resolve_operands(x)?;
    if types.infers && !types.all_results {
        infer_results(x)?;
    }
    Ok(())
}

fn resolve_operands(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
    let types = &x.format.types;
    if x.op.operands.is_empty() {
        x.p.base.depends.in_order.set(true);
    }
    let count = x.format.facts.def.operands.len();
    // As in upstream MLIR, operand types are ignored if the operation has no operands.
    if count == 0 {
        return Ok(());
    }
    if types.all_operand_types {
        let list = TypesOf::Operands.list(x);
        if types.all_operands {
            let offset = place(x, count);
            return x.p.resolve_all(x.state.operands.get(count), x.state.types.get(list), offset, &mut x.op.operands);
        }
        let all: Vec<_> = (0..count).flat_map(|index| x.state.operands.get(index)).copied().collect();
        return x.p.resolve_all(&all, x.state.types.get(list), x.op.offset, &mut x.op.operands);
    }
    if types.all_operands {
        // If the definition has a single operand, all of its values have the same type.
        if count == 1
            && let Resolved::One(ty) = resolve(x, 0)?
        {
            return x.p.resolve_as(x.state.operands.get(count), ty, &mut x.op.operands);
        }
        let mut all = Vec::new();
        for index in 0..count {
            match resolve(x, index)? {
                Resolved::One(ty) => all.push(ty),
                Resolved::Many(types) => all.extend(types),
                Resolved::Parsed(list) => all.extend_from_slice(x.state.types.get(list)),
            }
        }
        let offset = place(x, count);
        return x.p.resolve_all(x.state.operands.get(count), &all, offset, &mut x.op.operands);
    }
    for index in 0..count {
        let resolved = resolve(x, index)?;
        let operands = x.state.operands.get(index);
        match resolved {
            Resolved::One(ty) => x.p.resolve_as(operands, ty, &mut x.op.operands)?,
            Resolved::Many(types) => x.p.resolve_all(operands, &types, place(x, index), &mut x.op.operands)?,
            Resolved::Parsed(list) => {
                x.p.resolve_all(operands, x.state.types.get(list), place(x, index), &mut x.op.operands)?;
            }
        }
    }
    Ok(())
}

/// Returns the source offset of an operand, or of the operation name if the operand was not parsed.
fn place(x: &Parsing<'_, '_, '_, '_>, index: usize) -> Offset {
    if x.state.operands.is_set(index) { x.state.operands.offset(index) } else { x.op.offset }
}

/// Returns the inferred types of an operand or result, given by its index among all operands and results.
fn resolve(x: &Parsing<'_, '_, '_, '_>, index: usize) -> PResult<Resolved> {
    let ctx = x.p.ctx;
    match x.format.types.sources.get(index) {
        Some(TypeSource::Parsed) => Ok(Resolved::Parsed(index)),
        Some(TypeSource::Built(ty)) => Ok(Resolved::One(*ty)),
        Some(TypeSource::Value { value, transform, .. }) => {
            let types = x.state.types.get(*value);
            let many = matches!(x.format.facts.variadic(*value), Variadic::Many | Variadic::ManyOfMany(_));
            match (transform, types) {
                (None, _) if many => Ok(Resolved::Parsed(*value)),
                (None, [ty, ..]) => Ok(Resolved::One(*ty)),
                (None, []) => Ok(Resolved::Many(Vec::new())),
                (Some(transform), types) => {
                    let resolved = transform.run(ctx, if many { types } else { types.get(..1).unwrap_or_default() });
                    resolved.ok_or_else(|| wrong_type(x, *value, types))
                }
            }
        }
        Some(TypeSource::Attr { slot, transform }) => {
            let types = x.slot(*slot).map(|attr| types_of(ctx, attr)).unwrap_or_default();
            let resolved = match (&*types, transform) {
                ([ty, ..], None) => Some(Resolved::One(*ty)),
                (types, Some(transform)) => transform.run(ctx, types),
                ([], None) => None,
            };
            let name = x.format.facts.def.slots.get(*slot).map_or("", |slot| &slot.name);
            resolved.ok_or_else(|| x.p.op_error(x.op.offset, &format!("attribute '{name}' has no type")))
        }
        Some(TypeSource::Unknown) | None => {
            let problem = x.format.problems().last().unwrap_or("no rule for an operand's type");
            Err(x.p.op_error(x.op.offset, problem))
        }
    }
}

/// Returns the types that an attribute specifies: the type that it is, the types in a list of attributes, or the type
/// that a typed attribute has.
fn types_of(ctx: &Context, attr: Attr) -> Vec<Type> {
    let one = |attr: Attr| match ctx.attr_data(attr) {
        AttrData::Type(ty) => Some(*ty),
        _ => crate::attr::builtin_attr::attr_type(ctx, attr),
    };
    match ctx.attr_data(attr) {
        AttrData::Array(elements) => elements.iter().filter_map(|element| one(*element)).collect(),
        AttrData::Dialect(data) => match (one(attr), &*data.params) {
            (None, [Param::Array(params)]) => params
                .iter()
                .filter_map(|param| if let Param::Attr(attr) = param { one(*attr) } else { None })
                .collect(),
            (ty, _) => ty.into_iter().collect(),
        },
        _ => one(attr).into_iter().collect(),
    }
}

/// Returns upstream's error for a value to which a transformer does not apply.
fn wrong_type(x: &Parsing<'_, '_, '_, '_>, value: usize, types: &[Type]) -> Box<mlirkit_diag::Diagnostic> {
    let def = x.format.facts.def;
    let row = def.operands.get(value).or_else(|| def.results.get(value.saturating_sub(def.operands.len())));
    let dialect = def.name.split('.').next().and_then(|name| x.p.ctx.dialect(x.p.ctx.ident(name)));
    let summary = row.and_then(|row| dialect?.type_constraint(&row.constraint)).map(|c| &*c.summary);
    let summary = summary.filter(|summary| !summary.is_empty()).unwrap_or("something else");
    let ty = types.first().map_or(String::new(), |ty| crate::format::text::type_to_string(x.p.ctx, *ty));
    let name = row.map_or("", |row| &row.name);
    x.p.op_error(x.op.offset, &format!("'{name}' must be {summary}, but got '{ty}'"))
}

fn infer_results(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
    let Some(infer) = x.format.types.infer else {
        let name = &x.format.facts.def.name;
        return Err(x.p.op_error(x.op.offset, &format!("no result type inference for '{name}'")));
    };
    // The inference function may read attributes, so the operation depends on every number.
    x.p.base.depends.number.set(None);
    let operand_types: Vec<Type> = x.op.operands.iter().map(|value| x.p.value_type(*value)).collect();
    let inference = Inference { ctx: x.p.ctx, op: x.op, operand_types: &operand_types };
    match infer(&inference) {
        Ok(types) => {
            x.op.types.extend_from_slice(&types);
            Ok(())
        }
        // The upstream message does not name the operation.
        Err(why) => Err(x.p.error_at(x.op.offset, &why)),
    }
}
