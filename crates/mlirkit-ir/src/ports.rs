//! What dialects add to bringing modules from release to release, where their rows do not say it.

use std::sync::OnceLock;

use mlirkit_defs::{History, OpDef};

use crate::clone_into::ContextImporter;
use crate::context::Context;
use crate::ids::{Attr, Type, ValueId};
use mlirkit_diag::Reason;

/// The history of the dialects, and the hooks that it names: an extension of the context that a module is brought to.
#[derive(Clone, Copy)]
pub struct Ports {
    /// What rows cannot say of releases.
    pub history: fn() -> &'static History,
    /// The hook of a name.
    pub hook: fn(&str) -> Option<PortHook>,
    /// What a context knows beside its attributes and types, brought to another.
    pub contexts: &'static [BringFn],
}

/// Brings what a context knows to another one.
pub type BringFn = fn(from: &Context, to: &Context, importer: &mut ContextImporter<'_, '_>);

impl Default for Ports {
    /// Rows only.
    fn default() -> Self {
        static NOTHING: OnceLock<History> = OnceLock::new();
        Self { history: || NOTHING.get_or_init(History::default), hook: |_| None, contexts: &[] }
    }
}

/// A change of an operation between two releases, in both directions.
#[derive(Clone, Copy)]
pub struct PortHook {
    /// To the release with the change, and later ones.
    pub newer: PortFn,
    /// To the release before it, and older ones.
    pub older: PortFn,
    /// The properties that it wants as the number of their case, where they are cases of an enum and are none there.
    pub numbers: &'static [&'static str],
}

/// Changes an operation; the error is what cannot be said there.
pub type PortFn = fn(&mut PortOp<'_>) -> Result<(), Reason>;

/// An operation on its way: its parts by name, as the definition that it comes from names them (or those that have other names
/// where it goes to, by those). Attributes and types belong to the context that it is brought to.
pub struct PortOp<'a> {
    /// The context that it is brought to.
    pub to: &'a Context,
    /// Its row there.
    pub row: &'static OpDef,
    /// Its operands, group by group.
    pub operands: Vec<(Box<str>, Vec<ValueId>)>,
    /// Its properties that have a value.
    pub slots: Vec<(Box<str>, Attr)>,
    /// The types of its results.
    pub results: Vec<Type>,
    /// The types of the arguments of the first block in it: the last ones may be taken away, and others put behind them.
    pub args: Vec<Type>,
    /// The type of a value around it.
    pub type_of: &'a dyn Fn(ValueId) -> Option<Type>,
    /// The value of a constant around it.
    pub constant: &'a dyn Fn(ValueId) -> Option<Attr>,
}

impl PortOp<'_> {
    /// Whether its row there has a property of this name.
    #[must_use]
    pub fn has_slot(&self, name: &str) -> bool {
        self.row.slots.position(name).is_some()
    }

    /// The value of a property.
    #[must_use]
    pub fn slot(&self, name: &str) -> Option<Attr> {
        self.slots.iter().find(|(known, _)| **known == *name).map(|(_, value)| *value)
    }

    /// Takes a property away; its value.
    pub fn take_slot(&mut self, name: &str) -> Option<Attr> {
        let at = self.slots.iter().position(|(known, _)| **known == *name)?;
        Some(self.slots.swap_remove(at).1)
    }

    /// Gives it a property.
    pub fn set_slot(&mut self, name: &str, value: Attr) {
        self.take_slot(name);
        self.slots.push((name.into(), value));
    }

    /// The first operand of a group.
    #[must_use]
    pub fn operand(&self, name: &str) -> Option<ValueId> {
        self.operands.iter().find(|(known, _)| **known == *name)?.1.first().copied()
    }

    /// Takes a group of operands away; the values.
    pub fn take_operands(&mut self, name: &str) -> Vec<ValueId> {
        let at = self.operands.iter().position(|(known, _)| **known == *name);
        at.map(|at| self.operands.remove(at).1).unwrap_or_default()
    }

    /// Gives it a group of operands.
    pub fn set_operands(&mut self, name: &str, values: Vec<ValueId>) {
        self.operands.retain(|(known, _)| **known != *name);
        self.operands.push((name.into(), values));
    }
}
