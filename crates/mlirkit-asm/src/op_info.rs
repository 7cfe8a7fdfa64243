//! What parser and printer ask about an operation name again and again, looked up once per name.

use std::sync::Arc;

use mlirkit_defs::{OpDef, Presence, SlotKind};
use mlirkit_ir::{Attr, Context, Ident, OpName};

use crate::hooks::{AsmNames, Hooks, OpSyntax};
use crate::parser::Parser;

/// What an operation name stands for, with its hooks.
pub(crate) struct OpInfo {
    /// Its row.
    pub(crate) def: Option<&'static OpDef>,
    /// The names of the row's slots.
    pub(crate) slots: Box<[Ident]>,
    /// The slots in the order of their names.
    pub(crate) sorted: Box<[u16]>,
    /// What fills a slot that was not given.
    pub(crate) defaults: Box<[Option<Attr>]>,
    /// Hand-written syntax.
    pub(crate) syntax: Option<&'static dyn OpSyntax>,
    /// Names of values and blocks.
    pub(crate) names: Option<&'static dyn AsmNames>,
    /// The dialect whose prefix is left out in the regions; empty for none.
    pub(crate) default_dialect: &'static str,
}

impl OpInfo {
    fn new(ctx: &Context, hooks: &Hooks, name: OpName) -> Self {
        let def = ctx.op_def(name);
        let text = ctx.op_str(name);
        let slots = def.map_or(&[][..], |def| &def.slots);
        let mut sorted: Box<[u16]> = (0..slots.len() as u16).collect();
        sorted.sort_by_key(|slot| slots.get(usize::from(*slot)).map(|slot| slot.name.as_bytes()));
        let names = hooks.names.get(text).copied().filter(|_| def.is_some());
        Self {
            def,
            slots: slots.iter().map(|slot| ctx.ident(&slot.name)).collect(),
            sorted,
            defaults: slots.iter().map(|slot| default_text(&slot.kind).and_then(|t| constant(ctx, t))).collect(),
            syntax: hooks.ops.get(text).copied().filter(|_| def.is_some()),
            names,
            default_dialect: names.and_then(AsmNames::default_dialect).unwrap_or_default(),
        }
    }

    /// Whether the row has these flags.
    pub(crate) fn has(&self, flags: u32) -> bool {
        self.def.is_some_and(|def| def.flags.has(flags))
    }
}

fn default_text(kind: &SlotKind) -> Option<&str> {
    match kind {
        SlotKind::Attr { presence: Presence::Default(text), .. } | SlotKind::Prop { default: Some(text), .. } => {
            Some(text)
        }
        SlotKind::Attr { .. } | SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => None,
    }
}

/// The attribute that a row's text stands for.
fn constant(ctx: &Context, text: &str) -> Option<Attr> {
    Parser::new(ctx, text.as_bytes()).attribute().ok()
}

/// The table of what has been asked so far.
#[derive(Default)]
pub(crate) struct OpInfos(Vec<Option<Arc<OpInfo>>>);

impl OpInfos {
    /// What this name stands for.
    pub(crate) fn get(&mut self, ctx: &Context, hooks: &Hooks, name: OpName) -> Arc<OpInfo> {
        if let Some(Some(info)) = self.0.get(name.index()) {
            return Arc::clone(info);
        }
        let info = Arc::new(OpInfo::new(ctx, hooks, name));
        if self.0.len() <= name.index() {
            self.0.resize(name.index() + 1, None);
        }
        self.0[name.index()] = Some(Arc::clone(&info));
        info
    }
}
