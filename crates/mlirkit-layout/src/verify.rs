//! Verifies operations with DLTI attributes, and scopes. The checks have the same order and messages as in upstream.

use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, OpRef, Sign, TypeData};

use crate::dlti;
use crate::interface::{Interfaces, attr_class};
use crate::scope::{self, Level, Scope};
use crate::spec::{Buckets, Entry, Spec, TypeClass, Words};

/// The start of upstream's message for an invalid entry of `index`.
pub(crate) const INDEX_VALUE: &str = "expected integer attribute in the data layout entry for ";

/// A problem found by verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The location of the problem.
    pub location: Attr,
    /// The message, worded as in upstream.
    pub message: String,
    /// Notes, each with its location and message.
    pub notes: Vec<(Attr, String)>,
    /// Whether upstream adds a note that prints the operation (`see current operation`).
    pub shows_op: bool,
    /// Whether upstream rejects the operation. A second specification of a module, for instance, is reported but
    /// accepted.
    pub refuses: bool,
}

impl Finding {
    fn new(op: OpRef<'_, '_>, message: impl Into<String>, shows_op: bool) -> Self {
        Self { location: op.location(), message: message.into(), notes: Vec::new(), shows_op, refuses: true }
    }
}

/// Verifies an operation's `dlti.*` attributes, and then the operation as a data layout scope.
///
/// As in upstream's verifier, each of the two steps ends at its first error. Problems for which upstream accepts the
/// operation do not end a step.
#[must_use]
pub fn verify_op(op: OpRef<'_, '_>) -> Vec<Finding> {
    // Fast path: nearly all operations have neither attributes nor regions.
    if op.discardable_attrs().is_empty() && op.regions().len() == 0 {
        return Vec::new();
    }
    let mut findings: Vec<Finding> = verify_attributes(op).err().into_iter().collect();
    if findings.is_empty() {
        findings.extend(repeated_specs(op));
        findings.extend(verify_scope(op).err());
    }
    findings
}

/// Verifies the `dlti.*` attributes of any operation.
///
/// # Errors
/// Returns the first problem found.
pub fn verify_attributes(op: OpRef<'_, '_>) -> Result<(), Finding> {
    let ctx = op.context();
    for (name, value) in op.discardable_attrs() {
        let name = ctx.str(*name);
        // Skip the attributes if the context lacks the `dlti` dialect.
        if !name.starts_with("dlti.") || ctx.dialect(ctx.ident("dlti")).is_none() {
            continue;
        }
        if !matches!(name, dlti::SPEC_NAME | dlti::SYSTEM_SPEC_NAME | dlti::MAP_NAME) {
            return Err(Finding::new(op, format!("attribute '{name}' not supported by dialect"), true));
        }
        // The attribute must have the definition of the same name.
        if attr_class(ctx, *value) != Some(name) {
            return Err(Finding::new(op, format!("'{name}' is expected to be a #{name} attribute"), true));
        }
        if name == dlti::SPEC_NAME && scope::is_module(op) {
            verify_layout(op)?;
        }
    }
    Ok(())
}

/// Reports every data layout specification of a module after the first. At most one is allowed, but upstream accepts
/// the module.
fn repeated_specs(op: OpRef<'_, '_>) -> Vec<Finding> {
    if !scope::is_module(op) {
        return Vec::new();
    }
    let note = |(name, _): &(&str, Attr)| (op.location(), format!("'{name}' is a data layout attribute"));
    let message = "'builtin.module' op expects at most one data layout attribute";
    let finding = |pair: &[(&str, Attr)]| Finding {
        notes: pair.iter().map(note).collect(),
        refuses: false,
        ..Finding::new(op, message, true)
    };
    scope::module_specs(op).windows(2).map(finding).collect()
}

/// Verifies an operation as a data layout scope: its specification must be valid and must not contradict those of
/// enclosing scopes.
///
/// # Errors
/// Returns the first problem found.
pub fn verify_scope(op: OpRef<'_, '_>) -> Result<(), Finding> {
    if scope::is_module(op) {
        return Ok(());
    }
    if Interfaces::of(op.context()).op(op).is_some() { verify_layout(op) } else { Ok(()) }
}

fn verify_layout(op: OpRef<'_, '_>) -> Result<(), Finding> {
    let (ctx, interfaces) = (op.context(), Interfaces::of(op.context()));
    let own = Scope::of(op);
    let Some(spec) = own.spec else { return Ok(()) };
    let Some((interface, _)) = interfaces.spec(ctx, spec) else { return Ok(()) };
    interface.verify(ctx, spec).map_err(|message| Finding::new(op, message, false))?;
    let level = Level::of(op);
    if level.said.is_ok() {
        return Ok(());
    }
    let mut finding = Finding::new(op, scope::DOES_NOT_COMBINE, true);
    let around = level.outwards().skip(1).filter(|scope| !scope.quiet).filter_map(|scope| scope.location);
    finding.notes = around.map(|location| (location, "enclosing op with data layout".to_owned())).collect();
    Err(finding)
}

/// Returns true if a dialect is loaded; `builtin` always is. As in upstream, only loaded dialects verify the names of
/// entries.
pub(crate) fn is_loaded(ctx: &Context, dialect: &str) -> bool {
    dialect == "builtin" || ctx.loaded_dialects().iter().any(|loaded| loaded.name() == dialect)
}

/// Verifies the entries of a specification: first each entry on its own, then the entries for types by class, then the
/// entries with names.
///
/// # Errors
/// Fails with upstream's message if an entry is invalid.
pub fn verify_spec(ctx: &Context, entries: &[Entry]) -> Result<(), Reason> {
    let interfaces = Interfaces::of(ctx);
    for entry in entries {
        if let Some(interface) = attr_class(ctx, entry.attr).and_then(|class| interfaces.entries.get(class)) {
            interface.verify(ctx, entry.attr)?;
        }
    }
    let Some(first) = entries.first() else { return Ok(()) };
    let Buckets { names, types, .. } = Spec { attr: first.attr, entries: entries.to_vec() }.buckets(ctx);
    for (class, entries) in &types {
        verify_class(ctx, interfaces, *class, entries)?;
    }
    for entry in &names {
        let Some(dialect) = dlti::dialect_of(ctx, entry).filter(|name| is_loaded(ctx, name)) else { continue };
        match interfaces.dialects.get(dialect) {
            Some(interface) => interface.verify_entry(ctx, entry)?,
            None => {
                return Err(format!("the '{dialect}' dialect does not support identifier data layout entries").into());
            }
        }
    }
    Ok(())
}

const BUILTIN: &str = "unexpected data layout for a built-in type";

fn verify_class(ctx: &Context, interfaces: &Interfaces, class: TypeClass, entries: &[Entry]) -> Result<(), Reason> {
    match class {
        TypeClass::Index => {
            let is_integer = |entry: &&Entry| matches!(ctx.attr_data(entry.value), mlirkit_ir::AttrData::Integer(_));
            if entries.first().is_none_or(|entry| is_integer(&entry)) {
                return Ok(());
            }
            Err(format!("{INDEX_VALUE}'index'").into())
        }
        TypeClass::Integer | TypeClass::Float(_) => {
            entries.iter().try_for_each(|entry| verify_alignments(ctx, interfaces, entry))
        }
        // Opaque types count as builtin types here.
        TypeClass::Unknown(ty) if matches!(ctx.type_data(ty), TypeData::Opaque { .. }) => Err(BUILTIN.into()),
        _ if class.is_builtin() => Err(BUILTIN.into()),
        _ => match entries.first().and_then(Entry::type_key).and_then(|ty| interfaces.ty(ctx, ty)) {
            Some(own) => own.verify_entries(ctx, entries),
            None => Err("data layout specified for a type that does not support it".into()),
        },
    }
}

fn verify_alignments(ctx: &Context, interfaces: &Interfaces, entry: &Entry) -> Result<(), Reason> {
    let spelled = || (interfaces.spelling.attr)(ctx, entry.attr);
    let bits = if ctx.release() < Release(18) { 32 } else { 64 };
    let is_one = |words: &Words<'_>| matches!(ctx.type_data(words.element), TypeData::Integer { width, sign: Sign::Signless } if *width == bits);
    let Some(words) = Words::of(ctx, entry.value).filter(is_one) else {
        let what = format!("expected a dense i{bits} elements attribute in the data layout entry {}", spelled());
        return Err(what.into());
    };
    if !(1..=2).contains(&words.len) {
        return Err(format!("expected 1 or 2 elements in the data layout entry {}", spelled()).into());
    }
    if words.last() < words.get(0) {
        return Err(format!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry {}",
            spelled()
        )
        .into());
    }
    Ok(())
}
