//! Conversion of IR locations to diagnostic positions.

use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Attr, AttrData, Context};
use rustc_hash::FxHashSet;

use crate::attr::hooks::AttrHooks;
use crate::attr::printer::shown;

/// The maximum nesting depth to which a location is searched for a file location.
const MAX_DEPTH: u32 = 1000;

/// Returns the position for a location attribute: the first file, line and column in it, in upstream's search order. If
/// there is none, the position is the printed form of the location.
pub(crate) fn position(ctx: &Context, hooks: &AttrHooks, location: Attr) -> Position {
    match find_file(ctx, location, 0, &mut Visited::default()) {
        Some(position) => position,
        None if matches!(ctx.attr_data(location), AttrData::UnknownLoc) => Position::Unknown,
        None => Position::Spelled(shown(ctx, hooks, |p| p.attr(location)).into()),
    }
}

/// The fused locations already searched. Without this set, locations with shared operands could take exponential time:
/// 100 aliases can nest 2^100 locations.
type Visited = FxHashSet<Attr>;

fn find_file(ctx: &Context, location: Attr, depth: u32, visited: &mut Visited) -> Option<Position> {
    if depth > MAX_DEPTH {
        return None;
    }
    match ctx.attr_data(location) {
        AttrData::FileLineCol { file, line, column } => {
            Some(Position::FileLineColumn { file: ctx.str(*file).into(), line: *line, column: *column })
        }
        AttrData::FileRange(range) => Some(Position::FileLineColumn {
            file: ctx.str(range.file).into(),
            line: range.start_line,
            column: range.start_column,
        }),
        AttrData::NameLoc { child, .. } => find_file(ctx, *child, depth + 1, visited),
        AttrData::CallSiteLoc { callee, .. } => find_file(ctx, *callee, depth + 1, visited),
        AttrData::FusedLoc { locations, .. } if visited.insert(location) => {
            locations.iter().find_map(|l| find_file(ctx, *l, depth + 1, visited))
        }
        _ => None,
    }
}

/// The maximum number of callers that an error mentions, as in upstream MLIR.
const CALLERS: usize = 10;

/// Creates an error at a location. Callers in a call-site location become notes.
#[cold]
pub(crate) fn error_at(ctx: &Context, hooks: &AttrHooks, location: Attr, message: String) -> Diagnostic {
    let mut diagnostic = Diagnostic::error(position(ctx, hooks, location), message);
    let mut at = location;
    for _ in 0..CALLERS {
        let Some(caller) = find_caller(ctx, at, 0, &mut Visited::default()) else { break };
        if let Some(place) = find_file(ctx, caller, 0, &mut Visited::default()) {
            diagnostic = diagnostic.with_caller(place);
        }
        at = caller;
    }
    diagnostic
}

/// Returns the caller of the first call site in a location, if any.
fn find_caller(ctx: &Context, location: Attr, depth: u32, visited: &mut Visited) -> Option<Attr> {
    if depth > MAX_DEPTH {
        return None;
    }
    match ctx.attr_data(location) {
        AttrData::CallSiteLoc { caller, .. } => Some(*caller),
        AttrData::NameLoc { child, .. } => find_caller(ctx, *child, depth + 1, visited),
        AttrData::FusedLoc { locations, .. } if visited.insert(location) => {
            locations.iter().find_map(|l| find_caller(ctx, *l, depth + 1, visited))
        }
        _ => None,
    }
}
