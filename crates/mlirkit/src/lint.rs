//! Checks definition files beyond their syntax: undefined names, predicates without an implementation, and formats that
//! do not compile.

use mlirkit_asm::format::{def_problems, op_problems};
use mlirkit_asm::hooks::Hooks;
use mlirkit_defs::{Dialect, Pred, SlotKind};
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Context, pred};

/// Checks a definition file. `text` is its content, `name` its file name in diagnostics. `ctx` must have the dialect,
/// with its hooks. See [`docs::own_dialect`](crate::docs::own_dialect).
///
/// Only the definitions in `text` are checked, although the dialect may have more. A definition that cannot be used is
/// an error. A predicate without an implementation is a warning, because it accepts everything.
#[must_use]
pub fn lint(ctx: &Context, name: &str, text: &str, dialect: &'static Dialect) -> Vec<Diagnostic> {
    let lint = Lint { ctx, name, text, dialect };
    let mut found = Vec::new();
    lint.ops(&mut found);
    lint.definitions(&mut found);
    lint.constraints(&mut found);
    let line = |found: &Diagnostic| match &found.position {
        Position::FileLineColumn { line, .. } => *line,
        _ => 0,
    };
    found.sort_by_key(line);
    found
}

struct Lint<'a> {
    ctx: &'a Context,
    name: &'a str,
    text: &'a str,
    dialect: &'static Dialect,
}

impl Lint<'_> {
    /// Returns the index of the line on which the definition named `row` begins. `None` if the definition is in another
    /// file of the dialect.
    fn start(&self, kind: &str, row: &str) -> Option<usize> {
        let is_row = |line: &str| {
            let mut words = line.split_whitespace();
            words.next().is_some_and(|first| first.split('@').next() == Some(kind)) && words.next() == Some(row)
        };
        self.text.lines().position(is_row)
    }

    /// Returns the position of the first member of a definition that contains `word`, or of the definition itself if
    /// none does.
    fn place(&self, kind: &str, row: &str, word: &str) -> Position {
        let start = self.start(kind, row).unwrap_or(0);
        let members = self.text.lines().skip(start + 1).take_while(|line| line.starts_with([' ', '#']));
        let at = members.into_iter().position(|line| line.split_whitespace().any(|found| found == word));
        let line = at.map_or(start, |at| start + 1 + at) + 1;
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        Position::FileLineColumn { file: self.name.into(), line, column: 1 }
    }

    fn ops(&self, found: &mut Vec<Diagnostic>) {
        let hooks = Hooks::of(self.ctx);
        for op in self.dialect.ops() {
            let short = op.name.split_once('.').map_or(&*op.name, |(_, short)| short);
            if self.start("op", short).is_none() {
                continue;
            }
            for value in op.operands.iter().chain(&op.results) {
                if self.dialect.type_constraint(&value.constraint).is_none() {
                    let message = format!("no type constraint '{}' for '{}'", value.constraint, value.name);
                    found.push(Diagnostic::error(self.place("op", short, &value.constraint), message));
                }
            }
            for slot in &op.slots {
                if let SlotKind::Attr { constraint, .. } = &slot.kind
                    && self.dialect.attr_constraint(constraint).is_none()
                {
                    let message = format!("no attribute constraint '{constraint}' for '{}'", slot.name);
                    found.push(Diagnostic::error(self.place("op", short, constraint), message));
                }
                if let Err(error) = self.ctx.slot_default(slot) {
                    let message = format!("default of '{}': {}", slot.name, error.message);
                    found.push(Diagnostic::error(self.place("op", short, &slot.name), message));
                }
            }
            for problem in op_problems(self.ctx, hooks, op) {
                found.push(Diagnostic::error(self.place("op", short, "format"), problem));
            }
        }
    }

    fn definitions(&self, found: &mut Vec<Diagnostic>) {
        let rows = self.dialect.attrs().map(|row| ("attr", row)).chain(self.dialect.types().map(|row| ("type", row)));
        for (kind, row) in rows {
            let short = row.name.split_once('.').map_or(&*row.name, |(_, short)| short);
            if self.start(kind, short).is_none() {
                continue;
            }
            for problem in def_problems(self.ctx, row) {
                found.push(Diagnostic::error(self.place(kind, short, "format"), problem));
            }
        }
    }

    fn constraints(&self, found: &mut Vec<Diagnostic>) {
        let types = self.dialect.type_constraints().map(|row| ("type-constraint", &row.name, &row.pred));
        let attrs = self.dialect.attr_constraints().map(|row| ("attr-constraint", &row.name, &row.pred));
        for (kind, name, rule) in types.chain(attrs).filter(|(kind, name, _)| self.start(kind, name).is_some()) {
            self.leaves(kind, name, rule, found);
        }
    }

    fn leaves(&self, kind: &str, name: &str, rule: &Pred, found: &mut Vec<Diagnostic>) {
        pred::leaves(rule, &mut |leaf| {
            if !pred::has_meaning(self.ctx, self.dialect, leaf) {
                let message = format!("unknown predicate '{leaf}': it accepts everything");
                found.push(Diagnostic::warning(self.place(kind, name, "pred"), message));
            }
        });
    }
}
