//! Converts modules to another LLVM release; see [`docs::port`](crate::docs::port).

use mlirkit_defs::{Release, history::Lifetime};
use mlirkit_diag::{Diagnostic, Error, Position};
use mlirkit_ir::{Context, Module};

pub use crate::follow::write_options;
pub use mlirkit_defs::Named;
pub use mlirkit_edit::port::history::{HistoryEntry, HistoryStep, RELEASES};
pub use mlirkit_edit::port::{Finding, Ported, There};

/// Converts a module to the release of another context ([`ContextBuilder::release`](crate::ContextBuilder::release)) and verifies
/// the result. The module's own context should follow the release that wrote it.
///
/// Fails if a lazily loaded body cannot be read. A feature that the target release lacks is not an error but a refused
/// [`Finding`]. If there is one, the resulting module must not be used.
pub fn port<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    verified(mlirkit_edit::port(module, to)?, module)
}

/// Converts a module as [`port`] does, but drops properties, attributes and operands that the target release lacks.
/// Each drop is reported as a [`Finding`] marked as `lost`. Operations and types that the target lacks are still
/// refused.
///
/// # Errors
/// Fails in the same cases as [`port`].
pub fn port_lossy<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    verified(mlirkit_edit::port_lossy(module, to)?, module)
}

/// Verifies a converted module and adds a refusal for each violation.
fn verified<'c>(mut ported: Ported<'c>, module: &Module<'_>) -> Result<Ported<'c>, Error> {
    let to = ported.module.context();
    if ported.refusals().next().is_some() {
        return Ok(ported);
    }
    let check = mlirkit_dialects::dlti::checker(to);
    let checks: [mlirkit_verify::Check<'_>; 1] = [&check];
    let found =
        ported.module.top_block().ops().flat_map(|op| mlirkit_verify::verify_all(op, &checks, crate::Level::Full));
    let refusals: Vec<Finding> = found
        .map(|violation| {
            let (op, old) = (ported.module.op(violation.body, violation.op), module.op(violation.body, violation.op));
            let own = format!("'{}' op ", op.name());
            let mut what = violation.message.strip_prefix(&own).unwrap_or(&violation.message).to_owned();
            if let Some((body, last)) = violation.ends_with {
                what.push_str(ported.module.op(body, last).name());
            }
            let (op, at) = (old.name().to_owned(), (violation.body, violation.op));
            Finding { op, at, location: old.location(), what, refused: true, lost: false, there: None }
        })
        .collect();
    ported.findings.extend(refusals);
    Ok(ported)
}

/// Computes the fingerprint of a module, after converting it to the release of the context `to`. If that release cannot
/// represent the module, uses the module's own release.
///
/// # Errors
/// Fails if a lazily loaded body is damaged.
pub fn fingerprint(module: &Module<'_>, to: &Context) -> Result<mlirkit_edit::fingerprint::Fingerprint, Error> {
    if module.context().named() != to.named() {
        let ported = port(module, to)?;
        if ported.refusals().next().is_none() {
            return mlirkit_edit::fingerprint(&ported.module);
        }
    }
    mlirkit_edit::fingerprint(module)
}

/// Converts a refused finding to an error diagnostic. `from` is the context of the original module.
#[must_use]
pub fn refusal(from: &Context, finding: &Finding, to: Release) -> Diagnostic {
    let message = format!("'{}' op is not representable in LLVM {to}: {}", finding.op, finding.what);
    let made = Diagnostic::error(crate::position(from, finding.location), message);
    match finding.there {
        Some(there) => made.with_note(there.to_string()),
        None => made,
    }
}

/// Converts a finding about dropped data to a warning. `from` is the context of the original module.
#[must_use]
pub fn loss(from: &Context, finding: &Finding, to: Release) -> Diagnostic {
    let message = format!("'{}' op loses what LLVM {to} lacks: {}", finding.op, finding.what);
    let made = Diagnostic::warning(crate::position(from, finding.location), message);
    match finding.there {
        Some(there) => made.with_note(there.to_string()),
        None => made,
    }
}

/// Formats a finding as one line. `from` is the context of the original module.
#[must_use]
pub fn sentence(from: &Context, finding: &Finding) -> String {
    let place = match crate::position(from, finding.location) {
        Position::FileLineColumn { file, line, column } => format!("{file}:{line}:{column}"),
        _ => "-".to_owned(),
    };
    let there = finding.there.map(|there| format!("; {there}")).unwrap_or_default();
    let kind = kind(finding);
    format!("{place}: {kind}: '{}': {}{there}", finding.op, finding.what)
}

/// Returns a word for the kind of a finding: `refused`, `dropped` or `changed`.
#[must_use]
pub fn kind(finding: &Finding) -> &'static str {
    match (finding.refused, finding.lost) {
        (true, _) => "refused",
        (false, true) => "dropped",
        (false, false) => "changed",
    }
}

/// Returns the history of an operation, attribute, type, enum or enum case. `name` is its full name (`dialect.name`).
/// Empty if no definition has this name.
///
/// ```
/// let found = mlirkit::port::changes("scf.forall");
/// assert_eq!(found[0].life.to_string(), "19..");
/// ```
#[must_use]
pub fn changes(name: &str) -> Vec<HistoryEntry> {
    let Some((dialect, short)) = name.split_once('.') else { return Vec::new() };
    let Some(dialect) = mlirkit_dialects::lookup(dialect) else { return Vec::new() };
    mlirkit_edit::port::history::entries(dialect, short, mlirkit_dialects::history())
}

/// Returns the history of a dialect: its own entry, and an entry for everything in it that changed or that some release
/// lacks. Empty if the dialect is unknown.
///
/// ```
/// let found = mlirkit::port::changes_of_dialect("ptr");
/// assert_eq!(found[0].kind, "dialect");
/// ```
#[must_use]
pub fn changes_of_dialect(name: &str) -> Vec<HistoryEntry> {
    let rows = mlirkit_dialects::lookup(name);
    let history = mlirkit_dialects::history();
    rows.map(|rows| mlirkit_edit::port::history::entries_of_dialect(rows, history)).unwrap_or_default()
}

/// Describes a range of releases in words.
#[must_use]
pub fn life_in_words(life: Lifetime) -> String {
    let first =
        life.first.map(|first| if first == ASKED_AFTER_16 { "17, 18 or 19".to_owned() } else { first.to_string() });
    match (first, life.last) {
        (None, None) => "in all releases that are known (16 to 24)".to_owned(),
        (Some(first), None) => format!("since LLVM {first}"),
        (None, Some(last)) => format!("until LLVM {last}"),
        (Some(_), Some(last)) if life.first == Some(last) && last != ASKED_AFTER_16 => format!("in LLVM {last} only"),
        (Some(first), Some(last)) => format!("since LLVM {first}, until {last}"),
    }
}

/// The first release after 16 whose definitions are known. A change recorded for it may have come with 17 or 18.
const ASKED_AFTER_16: Release = Release(19);
