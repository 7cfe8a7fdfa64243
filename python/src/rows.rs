//! Dialect definitions as plain Python data, from which Python code creates classes and builders.

use std::collections::HashSet;
use std::sync::OnceLock;

use mlirkit::defs::Release;
use mlirkit::defs::{
    AttrConstraint, AttrDef, AttrKind, Dialect, EnumDef, OpDef, OpFlags, ParamKind, Presence, PropKind, Slot, SlotKind,
    ValueDef, Variadic,
};
use mlirkit::{Context, ContextOptions};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// Returns the context that is used for looking up definitions. It follows the release in which `Context()` builds
/// operations, so that classes have the members and parameters that their builders accept.
fn definitions() -> &'static Context {
    static DEFINITIONS: OnceLock<Context> = OnceLock::new();
    DEFINITIONS.get_or_init(|| {
        let wanted = std::env::var("MLIRKIT_RELEASE").ok().and_then(|name| crate::change::named(&name).ok());
        let mut options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
        options.set_release(wanted.unwrap_or(crate::context::NEWEST));
        mlirkit::context(&options)
    })
}

fn dialect_of(name: &str) -> Option<&'static Dialect> {
    let ctx = definitions();
    ctx.dialect(ctx.ident(name))
}

/// Returns a dialect in the main release.
fn main_of(name: &str) -> Option<&'static Dialect> {
    static MAIN: OnceLock<Context> = OnceLock::new();
    let ctx = MAIN
        .get_or_init(|| mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() }));
    ctx.dialect(ctx.ident(name))
}

/// Returns a dialect in the release of [`definitions`] and in the main release.
fn releases_of(name: &str) -> impl Iterator<Item = &'static Dialect> {
    dialect_of(name).into_iter().chain(main_of(name))
}

/// Returns the definition of an operation in the main release, which records the order of its arguments.
fn in_main_release(name: &str) -> Option<(&'static Dialect, &'static OpDef)> {
    let (dialect, short) = name.split_once('.')?;
    let rows = main_of(dialect)?;
    Some((rows, rows.op(short)?))
}

/// Returns whether a dialect with this name exists.
#[pyfunction]
pub fn _has_dialect(name: &str) -> bool {
    dialect_of(name).is_some()
}

/// Returns the full names of all operations that any release of a dialect has, with their C++ class names. Those of the
/// release in which `Context()` builds operations are first, because other operations may have the same class names.
#[pyfunction]
pub fn _operation_classes(dialect: &str) -> Vec<(String, String)> {
    let mut known = HashSet::new();
    let all = releases_of(dialect).flat_map(|rows| rows.ops().chain(rows.other_ops().map(|(_, op)| op)));
    let all = all.filter(|op| known.insert(&*op.name));
    all.map(|op| (op.name.to_string(), op.class_name().to_string())).collect()
}

/// Returns the full names of all operations that any release of a dialect has.
#[pyfunction]
pub fn _operation_names(dialect: &str) -> Vec<String> {
    let Some(rows) = dialect_of(dialect) else { return Vec::new() };
    let own = rows.op_names().map(|name| format!("{dialect}.{name}"));
    let mut found: Vec<String> = own.chain(rows.other_ops().map(|(_, op)| op.name.to_string())).collect();
    found.sort();
    found.dedup();
    found
}

/// Returns the definition of an operation in the current release or, if that lacks it, in another release. Also returns
/// the dialect in which names used in the definition are looked up.
fn operation(name: &str) -> Option<(&'static Dialect, &'static OpDef)> {
    let (dialect, short) = name.split_once('.')?;
    let rows = dialect_of(dialect)?;
    let newest = rows.at(Release::NEWEST);
    let known = rows.op(short).map(|row| (rows, row)).or_else(|| Some((newest, newest.op(short)?)));
    let known = known.or_else(|| in_main_release(name));
    known.or_else(|| rows.other_ops().find(|(_, row)| *row.name == *name).map(|(_, row)| (newest, row)))
}

/// Encodes how many values an operand or result group has: 0 means one value, 1 at most one, 2 any number, and 3 a list
/// of groups, each with any number of values.
fn arity(variadic: &Variadic) -> u8 {
    match variadic {
        Variadic::One => 0,
        Variadic::Optional => 1,
        Variadic::Many => 2,
        Variadic::ManyOfMany(_) => 3,
    }
}

fn values<'py>(py: Python<'py>, rows: &Dialect, values: &[ValueDef]) -> PyResult<Bound<'py, PyTuple>> {
    let items = values.iter().map(|value| {
        let summary = rows.type_constraint(&value.constraint).map_or("", |constraint| &constraint.summary);
        let groups = match &value.variadic {
            Variadic::ManyOfMany(slot) => &**slot,
            Variadic::One | Variadic::Optional | Variadic::Many => "",
        };
        (&*value.name, arity(&value.variadic), &*value.constraint, summary, groups)
    });
    PyTuple::new(py, items.collect::<Vec<_>>())
}

/// Returns what a Python builder needs to know about a property: its kind, the name of its constraint, its C++ storage
/// class, the name of its enum or attribute, and a summary.
fn kind_of(rows: &Dialect, slot: &Slot) -> (&'static str, String, String, String, String) {
    match &slot.kind {
        SlotKind::Attr { constraint, .. } => {
            let row = rows.attr_constraint(constraint);
            let (kind, of) = row.map_or(("any", String::new()), kind_of_constraint);
            let storage = row.map_or_else(String::new, |row| row.storage.to_string());
            (kind, constraint.to_string(), storage, of, row.map_or_else(String::new, |row| row.summary.to_string()))
        }
        SlotKind::Prop { kind, .. } => {
            let (name, of) = match kind {
                PropKind::Enum { enum_name, attr, width, .. } => match attr {
                    Some(attr) => ("enum-attr", format!("{attr} {enum_name}")),
                    None => ("enum-prop", format!("{enum_name} {width}")),
                },
                PropKind::Bool => ("bool", String::new()),
                PropKind::Unit => ("unit", String::new()),
                PropKind::Int(width) => ("int", width.to_string()),
                PropKind::OptionalInt(width) => ("optional-int", width.to_string()),
                PropKind::Str => ("str", String::new()),
                PropKind::IntArray(width) => ("int-array", width.to_string()),
                PropKind::Other(storage) => ("other", storage.to_string()),
            };
            (name, String::new(), String::new(), of, String::new())
        }
        SlotKind::OperandSegments | SlotKind::ResultSegments => Default::default(),
    }
}

fn kind_of_constraint(row: &AttrConstraint) -> (&'static str, String) {
    match &row.kind {
        AttrKind::Any => ("any", String::new()),
        AttrKind::Unit => ("unit", String::new()),
        AttrKind::SymbolName => ("symbol-name", String::new()),
        AttrKind::Enum(name) => ("enum", name.to_string()),
        AttrKind::EnumAttr { attr, enum_name } => ("enum-attr", format!("{attr} {enum_name}")),
        AttrKind::Dialect(name) => ("dialect", name.to_string()),
        AttrKind::Typed(text) => ("typed", text.to_string()),
        AttrKind::Builtin(class) => ("builtin", class.to_string()),
    }
}

/// Returns `required`, `optional` or `default` for an attribute or property, and the text of its default; empty if
/// there is no default.
fn presence(slot: &Slot) -> (&'static str, String) {
    match &slot.kind {
        SlotKind::Attr { presence: Presence::Required, .. } | SlotKind::Prop { default: None, .. } => {
            ("required", String::new())
        }
        SlotKind::Attr { presence: Presence::Default(text) | Presence::DefaultOptional(text), .. }
        | SlotKind::Prop { default: Some(text), .. } => ("default", text.to_string()),
        SlotKind::Attr { presence: Presence::Optional, .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => {
            ("optional", String::new())
        }
    }
}

/// Returns the optional attributes and properties that `other` has but `def` lacks.
fn further<'py>(
    py: Python<'py>,
    (rows, other): (&'static Dialect, &'static OpDef),
    def: &OpDef,
) -> PyResult<Bound<'py, PyList>> {
    let slots = PyList::empty(py);
    for slot in other.slots.iter().filter(|slot| def.slots.iter().all(|known| known.name != slot.name)) {
        let (kind, text) = presence(slot);
        if kind != "required" && matches!(slot.kind, SlotKind::Attr { .. } | SlotKind::Prop { .. }) {
            let is_property = matches!(slot.kind, SlotKind::Prop { .. });
            slots.append((&*slot.name, is_property, kind_of(rows, slot), (kind, text)))?;
        }
    }
    Ok(slots)
}

/// Returns the definition of an operation in the release in which `Context()` builds operations. If that release lacks
/// the operation, returns another release's definition, or `None`. Includes the main release's optional attributes.
#[pyfunction]
pub fn _row<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
    let Some((rows, def)) = operation(name) else { return Ok(None) };
    let found = described(py, rows, def, name)?;
    if let Some(main) = in_main_release(name) {
        found.set_item("further", further(py, main, def)?)?;
    }
    Ok(Some(found))
}

/// Returns the definition of an operation with which a context builds it. Contexts of older releases use that of the
/// main release, with the optional attributes of newer releases. `None` if the release lacks the operation.
pub fn row_of<'py>(py: Python<'py>, ctx: &Context, name: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
    if ctx.release() <= Release::CURRENT {
        let Some((rows, def)) = in_main_release(name) else { return Ok(None) };
        let found = described(py, rows, def, name)?;
        if let Some(other) = operation(name) {
            found.set_item("further", further(py, other, def)?)?;
        }
        return Ok(Some(found));
    }
    let found = name.split_once('.').and_then(|(dialect, short)| {
        let rows = ctx.dialect(ctx.ident(dialect))?;
        Some((rows, rows.op(short)?))
    });
    found.map(|(rows, def)| described(py, rows, def, name)).transpose()
}

fn described<'py>(py: Python<'py>, rows: &Dialect, def: &OpDef, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let found = PyDict::new(py);
    found.set_item("class", &*def.class_name())?;
    found.set_item("operands", values(py, rows, &def.operands)?)?;
    found.set_item("results", values(py, rows, &def.results)?)?;
    let regions = def.regions.iter().map(|region| (&*region.name, region.variadic, region.kind.to_string()));
    found.set_item("regions", PyTuple::new(py, regions.collect::<Vec<_>>())?)?;
    let successors = def.successors.iter().map(|one| (&*one.name, one.variadic));
    found.set_item("successors", PyTuple::new(py, successors.collect::<Vec<_>>())?)?;
    let slots = PyList::empty(py);
    for slot in def.slots.iter() {
        match slot.kind {
            SlotKind::OperandSegments => found.set_item("operand_segments", &*slot.name)?,
            SlotKind::ResultSegments => found.set_item("result_segments", &*slot.name)?,
            SlotKind::Attr { .. } | SlotKind::Prop { .. } => {
                let is_property = matches!(slot.kind, SlotKind::Prop { .. });
                slots.append((&*slot.name, is_property, kind_of(rows, slot), presence(slot)))?;
            }
        }
    }
    found.set_item("slots", slots)?;
    // Not every release's definition records the order of arguments.
    let recorded = match def.arguments.is_empty() {
        true => in_main_release(name).map(|(_, main)| &main.arguments),
        false => Some(&def.arguments),
    };
    let arguments: Vec<&str> = recorded.into_iter().flatten().map(|name| &**name).collect();
    found.set_item("arguments", PyTuple::new(py, arguments)?)?;
    let traits = def.traits.iter().map(|one| (&*one.name, one.args.iter().map(|arg| &**arg).collect::<Vec<_>>()));
    found.set_item("traits", PyTuple::new(py, traits.collect::<Vec<_>>())?)?;
    found.set_item("infers", rows.infers_result_types(def))?;
    found.set_item("terminator", def.flags.has(OpFlags::TERMINATOR))?;
    Ok(found)
}

/// An enum: name, summary, width, separator between bits, and cases. Each case has a symbol, a spelling, a value, and
/// whether it combines several bits.
type Enum = (String, String, u32, Option<String>, Vec<(String, String, u64, bool)>);

fn enum_(row: &EnumDef) -> Enum {
    let cases = row.cases.iter().map(|case| (case.symbol.to_string(), case.text.to_string(), case.value, case.group));
    let separator = row.bit_separator.as_deref().map(str::to_owned);
    (row.name.to_string(), row.summary.to_string(), row.width, separator, cases.collect())
}

/// Returns the enums of a dialect, numbered as in the newest release. Cases that only other releases have are included
/// if their values are not taken.
#[pyfunction]
pub fn _enums(dialect: &str) -> Vec<Enum> {
    let Some(rows) = dialect_of(dialect) else { return Vec::new() };
    let newest = rows.at(Release::NEWEST);
    let mut found: Vec<Enum> = Vec::new();
    for row in releases_of(dialect).flat_map(|rows| rows.enums().chain(rows.other_enums())) {
        if !found.iter().any(|known| *known.0 == *row.name) {
            found.push(enum_(newest.enum_(&row.name).unwrap_or(row)));
        }
        let Some(known) = found.iter_mut().find(|known| *known.0 == *row.name) else { continue };
        for case in enum_(row).4 {
            let is_free = |(symbol, text, value, _): &(String, String, u64, bool)| {
                *symbol != case.0 && *text != case.1 && *value != case.2
            };
            if known.4.iter().all(is_free) {
                known.4.push(case);
            }
        }
    }
    found
}

/// Returns the attribute constraints of a dialect. Each has a name, a kind, the name of its enum or attribute, and a
/// C++ storage class.
#[pyfunction]
pub fn _constraints(dialect: &str) -> Vec<(String, String, String, String)> {
    let mut known = HashSet::new();
    let all = releases_of(dialect).flat_map(|rows| rows.attr_constraints().chain(rows.other_attr_constraints()));
    let all = all.filter(|row| known.insert(&*row.name));
    all.map(|row| {
        let (kind, of) = kind_of_constraint(row);
        (row.name.to_string(), kind.into(), of, row.storage.to_string())
    })
    .collect()
}

fn parameter(kind: &ParamKind) -> String {
    match kind {
        ParamKind::Attr(class) => format!("attr:{class}"),
        ParamKind::Type(class) => format!("type:{class}"),
        ParamKind::Int(width) => format!("int:{width}"),
        ParamKind::UInt(width) => format!("uint:{width}"),
        ParamKind::Bool => "bool".into(),
        ParamKind::Str => "str".into(),
        ParamKind::Enum(name) => format!("enum:{name}"),
        ParamKind::ApInt => "apint".into(),
        ParamKind::ApFloat => "apfloat".into(),
        ParamKind::Array(inner) => format!("array:{}", parameter(inner)),
        ParamKind::Other(class) => format!("other:{class}"),
    }
}

/// An attribute or type: full name, mnemonic, C++ class, enum, and parameters. Each parameter has a name, a kind,
/// whether it is optional, and a default.
type Class = (String, Option<String>, String, Option<String>, Vec<(String, String, bool, Option<String>)>);

fn class(row: &AttrDef) -> Class {
    let params = row.params.iter().map(|param| {
        let default = param.default.as_deref().map(str::to_owned);
        (param.name.to_string(), parameter(&param.kind), param.optional, default)
    });
    let own = |text: &Option<Box<str>>| text.as_deref().map(str::to_owned);
    (row.name.to_string(), own(&row.mnemonic), row.class.to_string(), own(&row.enum_name), params.collect())
}

/// Returns the definitions of a dialect's attributes and types.
#[pyfunction]
pub fn _attributes_and_types(dialect: &str) -> (Vec<Class>, Vec<Class>) {
    let (mut attrs, mut types) = (HashSet::new(), HashSet::new());
    let all = releases_of(dialect).flat_map(|rows| rows.attrs().chain(rows.other_attrs()));
    let attrs = all.filter(|row| attrs.insert(&*row.name));
    let all = releases_of(dialect).flat_map(|rows| rows.types().chain(rows.other_types()));
    let types = all.filter(|row| types.insert(&*row.name));
    (attrs.map(class).collect(), types.map(class).collect())
}
