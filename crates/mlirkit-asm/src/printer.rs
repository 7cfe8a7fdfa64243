//! The core of the printer: output, options, and the state that attributes, types and operations share.
//!
//! [`Printer`] runs in two modes. While aliases are collected it walks everything that would be printed and writes
//! nothing; then it prints. Hooks see no difference.

use mlirkit_ir::{Attr, Context, Type};

use crate::alias::Aliases;
use crate::hooks::Hooks;
use crate::names::SsaNames;

/// What the printing flags of `mlir-opt` decide.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools)]
pub struct PrintOptions {
    /// `--mlir-print-op-generic`
    pub generic: bool,
    /// `--mlir-print-debuginfo`
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`
    pub local_scope: bool,
    /// `--mlir-print-unique-ssa-ids`
    pub unique_ssa_ids: bool,
    /// `--mlir-use-nameloc-as-prefix`
    pub name_loc_as_prefix: bool,
    /// `--mlir-print-value-users`
    pub value_users: bool,
    /// `--mlir-print-skip-regions`
    pub skip_regions: bool,
    /// `--mlir-elide-elementsattrs-if-larger`
    pub elide_elements: Option<u64>,
    /// `--mlir-print-elementsattrs-with-hex-if-larger`; 100 by default, -1 never.
    pub hex_elements: i64,
    /// `--mlir-elide-resource-strings-if-larger`
    pub elide_resources: Option<u64>,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            generic: false,
            debug_info: false,
            pretty_debug_info: false,
            local_scope: false,
            unique_ssa_ids: false,
            name_loc_as_prefix: false,
            value_users: false,
            skip_regions: false,
            elide_elements: None,
            hex_elements: 100,
            elide_resources: None,
        }
    }
}

/// Prints IR. Hooks write with [`Printer::text`] and its kin.
pub struct Printer<'m, 'c> {
    /// The context of what is printed.
    pub ctx: &'c Context,
    /// The hooks of the context.
    pub hooks: &'c Hooks,
    /// The options.
    pub options: &'m PrintOptions,
    pub(crate) out: Output<'m>,
    pub(crate) aliases: Aliases,
    pub(crate) names: SsaNames,
    pub(crate) indent: usize,
}

/// Where the text goes.
pub(crate) struct Output<'m> {
    pub(crate) buffer: Vec<u8>,
    pub(crate) sink: Option<&'m mut dyn std::io::Write>,
    pub(crate) error: Option<std::io::Error>,
}

/// How much text is gathered before it goes to the sink.
const FLUSH_AT: usize = 1 << 16;

impl Printer<'_, '_> {
    /// Writes text.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.out.buffer.extend_from_slice(bytes);
        if self.out.buffer.len() >= FLUSH_AT {
            self.flush();
        }
    }

    /// Writes formatted text.
    pub fn fmt(&mut self, args: std::fmt::Arguments<'_>) {
        // Writing to a buffer cannot fail.
        let _ = std::io::Write::write_fmt(&mut self.out.buffer, args);
    }

    /// Hands what is gathered to the sink.
    pub fn flush(&mut self) {
        if let Some(sink) = self.out.sink.as_mut() {
            if self.out.error.is_none() {
                self.out.error = sink.write_all(&self.out.buffer).err();
            }
            self.out.buffer.clear();
        }
    }

    /// Writes the items with `, ` between them.
    pub fn comma_separated<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            each(self, item);
        }
    }

    /// Writes types with `, ` between them.
    pub fn types(&mut self, types: &[Type]) {
        self.comma_separated(types, |p, ty| p.ty(*ty));
    }

    /// Writes attributes with `, ` between them.
    pub fn attrs(&mut self, attrs: &[Attr]) {
        self.comma_separated(attrs, |p, attr| p.attr(*attr));
    }
}
