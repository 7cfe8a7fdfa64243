//! Hooks by which dialects convert operations between releases where rows cannot express it.

use std::sync::OnceLock;

use mlirkit_defs::{History, OpDef};

use crate::clone_into::ContextImporter;
use crate::context::Context;
use crate::ids::{Attr, Type, ValueId};
use mlirkit_diag::Reason;

/// The dialects' history and the hooks that it names; an extension of the target context.
#[derive(Clone, Copy)]
pub struct Ports {
    /// Returns the history of renames and additions that rows do not record.
    pub history: fn() -> &'static History,
    /// Returns the hook with this name.
    pub hook: fn(&str) -> Option<PortHook>,
    /// Functions that copy context state other than attributes and types to another context.
    pub contexts: &'static [BringFn],
}

/// Copies a dialect's context state to another context.
pub type BringFn = fn(from: &Context, to: &Context, importer: &mut ContextImporter<'_, '_>);

impl Default for Ports {
    /// Returns ports without history or hooks: only rows are used.
    fn default() -> Self {
        static NOTHING: OnceLock<History> = OnceLock::new();
        Self { history: || NOTHING.get_or_init(History::default), hook: |_| None, contexts: &[] }
    }
}

/// A change of an operation between two releases, as a conversion in each direction.
#[derive(Clone, Copy)]
pub struct PortHook {
    /// Converts to the release with the change, or a later one.
    pub newer: PortFn,
    /// Converts to the release before the change, or an older one.
    pub older: PortFn,
    /// Enum properties that the conversion receives as case numbers, because the target release has no such enum.
    pub numbers: &'static [&'static str],
}

/// Converts an operation in place; the error says what the target release cannot represent.
pub type PortFn = fn(&mut PortOp<'_>) -> Result<(), Reason>;

/// An operation being converted. Its parts go by the names of its source row, or by the target's where the history
/// records a rename. Attributes and types belong to the target context.
pub struct PortOp<'a> {
    /// The target context.
    pub to: &'a Context,
    /// The operation's row in the target.
    pub row: &'static OpDef,
    /// The operands, group by group.
    pub operands: Vec<(Box<str>, Vec<ValueId>)>,
    /// The properties that have a value.
    pub slots: Vec<(Box<str>, Attr)>,
    /// The types of the results.
    pub results: Vec<Type>,
    /// The argument types of the entry block. A conversion may remove trailing ones and append others.
    pub args: Vec<Type>,
    /// Returns the type of a value of the enclosing body.
    pub type_of: &'a dyn Fn(ValueId) -> Option<Type>,
    /// Returns the attribute of a constant of the enclosing body.
    pub constant: &'a dyn Fn(ValueId) -> Option<Attr>,
}

impl PortOp<'_> {
    /// Returns true if the target row has a property of this name.
    #[must_use]
    pub fn has_slot(&self, name: &str) -> bool {
        self.row.slots.position(name).is_some()
    }

    /// Returns the value of a property.
    #[must_use]
    pub fn slot(&self, name: &str) -> Option<Attr> {
        self.slots.iter().find(|(known, _)| **known == *name).map(|(_, value)| *value)
    }

    /// Removes a property and returns its value.
    pub fn take_slot(&mut self, name: &str) -> Option<Attr> {
        let at = self.slots.iter().position(|(known, _)| **known == *name)?;
        Some(self.slots.swap_remove(at).1)
    }

    /// Sets a property.
    pub fn set_slot(&mut self, name: &str, value: Attr) {
        self.take_slot(name);
        self.slots.push((name.into(), value));
    }

    /// Returns the first operand of a group.
    #[must_use]
    pub fn operand(&self, name: &str) -> Option<ValueId> {
        self.operands.iter().find(|(known, _)| **known == *name)?.1.first().copied()
    }

    /// Removes a group of operands and returns its values.
    pub fn take_operands(&mut self, name: &str) -> Vec<ValueId> {
        let at = self.operands.iter().position(|(known, _)| **known == *name);
        at.map(|at| self.operands.remove(at).1).unwrap_or_default()
    }

    /// Sets a group of operands.
    pub fn set_operands(&mut self, name: &str, values: Vec<ValueId>) {
        self.operands.retain(|(known, _)| **known != *name);
        self.operands.push((name.into(), values));
    }
}
