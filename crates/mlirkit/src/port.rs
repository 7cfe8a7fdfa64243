//! Bringing modules to what another release of LLVM has; see [`docs::port`](crate::docs::port).

use mlirkit_bytecode::WriteOptions;
use mlirkit_defs::{Release, history::Lifetime};
use mlirkit_diag::{Diagnostic, Error, Position, Reason};
use mlirkit_ir::{Context, Module};

pub use mlirkit_edit::port::history::{Entry, RELEASES, Step};
pub use mlirkit_edit::port::{Finding, Ported, There};

/// Brings a module to the release of another context ([`ContextBuilder::release`](crate::ContextBuilder::release)), and verifies
/// what it has become. The module's own context should follow the release that wrote it.
///
/// # Errors
/// A part that was left for later cannot be read. What cannot be said in the other release is no error but a [`Finding`] that is
/// refused; the module is not to be used then.
pub fn port<'c>(module: &Module<'_>, to: &'c Context) -> Result<Ported<'c>, Error> {
    let mut ported = mlirkit_edit::port(module, to)?;
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
            Finding { op, at, location: old.location(), what, refused: true, there: None }
        })
        .collect();
    ported.findings.extend(refusals);
    Ok(ported)
}

/// A release, or the snapshots on the way to it, as people write them: `llvm-20`, `20`, `llvm-21-git`.
///
/// ```
/// use mlirkit::port::Named;
///
/// assert_eq!("llvm-21-git".parse(), Ok(Named { release: "21".parse().unwrap(), snapshot: true }));
/// assert_eq!("12".parse::<Named>().unwrap_err().to_string(), "the releases that are known are 16 to 24");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    /// The release.
    pub release: Release,
    /// Whether its snapshots are meant.
    pub snapshot: bool,
}

impl Named {
    /// What its tools call themselves: whoever reads a file of a snapshot has to know that its rows may not be the release's.
    #[must_use]
    pub fn producer(self) -> String {
        format!("MLIR{}{}", self.release, if self.snapshot { ".0.0git" } else { "" })
    }
}

impl From<Release> for Named {
    fn from(release: Release) -> Self {
        Self { release, snapshot: false }
    }
}

impl std::str::FromStr for Named {
    type Err = Reason;

    fn from_str(text: &str) -> Result<Self, Reason> {
        let (number, snapshot) = text.strip_suffix("-git").map_or((text, false), |number| (number, true));
        let number = number.strip_prefix("llvm-").unwrap_or(number);
        let release = number.parse::<Release>().map_err(|error| Reason::from(error.to_string()))?;
        if RELEASES.contains(&release.0) {
            Ok(Self { release, snapshot })
        } else {
            let message = format!("the releases that are known are {} to {}", RELEASES.start(), RELEASES.end());
            Err(message.into())
        }
    }
}

/// How a module of a release, or of its snapshots, is written so that its tools read it.
#[must_use]
pub fn write_options(of: impl Into<Named>) -> WriteOptions {
    let of = of.into();
    let mut options = WriteOptions::default();
    options.imitate(&of.producer());
    options.version = of.release.bytecode_version().min(options.version);
    options
}

/// A finding that is refused, as an error; the module that it is about is of the context `from`.
#[must_use]
pub fn refusal(from: &Context, finding: &Finding, to: Release) -> Diagnostic {
    let message = format!("'{}' op cannot be said in LLVM {to}: {}", finding.op, finding.what);
    let made = Diagnostic::error(crate::position(from, finding.location), message);
    match finding.there {
        Some(there) => made.with_note(there.to_string()),
        None => made,
    }
}

/// A finding in a line; the module that it is about is of the context `from`.
#[must_use]
pub fn sentence(from: &Context, finding: &Finding) -> String {
    let place = match crate::position(from, finding.location) {
        Position::FileLineColumn { file, line, column } => format!("{file}:{line}:{column}"),
        _ => "-".to_owned(),
    };
    let there = finding.there.map(|there| format!("; {there}")).unwrap_or_default();
    let kind = if finding.refused { "refused" } else { "changed" };
    format!("{place}: {kind}: '{}': {}{there}", finding.op, finding.what)
}

/// What became of an operation, attribute, type, enum or case of an enum from release to release; `name` is its full name
/// (`dialect.name`). Empty where no definition knows it.
///
/// ```
/// let found = mlirkit::port::changes("scf.forall");
/// assert_eq!(found[0].life.to_string(), "19..");
/// ```
#[must_use]
pub fn changes(name: &str) -> Vec<Entry> {
    let Some((dialect, short)) = name.split_once('.') else { return Vec::new() };
    let Some(dialect) = mlirkit_dialects::lookup(dialect) else { return Vec::new() };
    mlirkit_edit::port::history::entries(dialect, short, mlirkit_dialects::history())
}

/// The releases in which something is there, in words.
#[must_use]
pub fn life_in_words(life: Lifetime) -> String {
    let first = life.first.map(|first| {
        let or_older = if first == ASKED_AFTER_16 { " or older, not in 16" } else { "" };
        format!("{first}{or_older}")
    });
    match (first, life.last) {
        (None, None) => "in all releases that are known (16 to 24)".to_owned(),
        (Some(first), None) => format!("since LLVM {first}"),
        (None, Some(last)) => format!("until LLVM {last}"),
        (Some(_), Some(last)) if life.first == Some(last) && last != ASKED_AFTER_16 => format!("in LLVM {last} only"),
        (Some(first), Some(last)) => format!("since LLVM {first}, until {last}"),
    }
}

/// The first release behind 16 whose tool was asked what it has: what it has and 16 has not may have come with 17 or 18.
const ASKED_AFTER_16: Release = Release(19);
