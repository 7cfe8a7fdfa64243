//! Dialect definitions as plain data, and a parser for definition files.
//!
//! A definition file is a text file that consists of rows; each row defines an operation, an attribute, a type or
//! another entity. A row starts at column 0 with its kind and name. Its members are the indented lines that follow. A
//! `#` at column 0 starts a comment. [`Dialect::parse`] only indexes the rows; each row is parsed on first use.
//!
//! ```
//! let text = "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType\n  result _ AnyType\n";
//! let toy = mlirkit_defs::Dialect::parse(text)?;
//! assert_eq!(toy.op("add").map(|op| op.operands.len()), Some(2));
//! # Ok::<(), mlirkit_defs::DefError>(())
//! ```
//!
//! The following table lists the members for each kind of row, in the order in which the importer writes them. `_` is
//! an empty name, a word that contains spaces is quoted, and *text* extends to the end of the line.
//!
//! | row | members |
//! |---|---|
//! | `dialect` | `release` word, `default-attr-syntax`, `default-type-syntax`, `tight-attr-syntax`, `bare-types`, `verifies-op-attrs`, `unknown-ops`, `extensible`, `bytecode-version` hex, `bytecode-interface` |
//! | `op` | `class` name, `arguments` names, `operand`/`result` name constraint [`optional`, `many`, `groups` slot], `region` name kind \[`variadic`\], `successor` name \[`variadic`\], `attr` name constraint [`optional`, `default` text, `default-optional` text], `prop` name kind [`default` text], `operand-segments`, `result-segments`, `attrs-in-dictionary`, `custom-properties`, `traits` names, `trait` name arguments, `format` text, `custom-format`, `default-dialect` name, `function-format`, `verifier` |
//! | `attr`, `type` | `class` name, `no-mnemonic`, `param` name kind [`optional`, `self`, `custom`, `default` text], `enum` name, `traits`, `trait`, `format` text, `custom-format`, `verifier`, `alias`, `wire` code, fields ([`WireForm`]) |
//! | `enum` | `summary` text, `width` bits, `bits` separator, `groups`, `quoted`, `case`/`group` symbol spelling value |
//! | `type-constraint` | `summary` text, `pred` predicate, `build` text, `class` text |
//! | `attr-constraint` | `summary` text, `pred` predicate, `kind` kind, `storage` class |
//! | `transform` | `is` expression |
//! | `directive` | `params` names, `format` elements ([`DirectiveElement`]) |
//! | `checks` | `let` name `=` expression, `check`/`check-bare`/`check-hidden` message expression, `use` row, `after-regions` ([`CheckRow`]) |
//!
//! Rows for other releases come last. They may have any kind except `dialect`: `op@19` applies up to release 19, and
//! `op@23+` since release 23, unless a row for a nearer release applies. `op@21~` describes development snapshots
//! before release 21. [`Dialect::at`] returns the dialect as of a release.

mod check;
mod class;
mod dialect;
mod directive;
mod error;
mod files;
pub mod history;
mod infer;
mod leaf;
mod line;
mod model;
mod parse;
mod pred;
mod release;
mod slots;
mod wire;
mod write;

pub use check::{
    CheckCondition, CheckExpr, CheckMethod, CheckQuantifier, CheckRow, CheckRule, CheckStyle, MessagePart,
};
pub use dialect::{Dialect, DialectFlags};
pub use directive::{ArgType, Bracket, DirectiveDef, DirectiveElement};
pub use error::{DefError, ParseError};
pub use files::{files_of, merged};
pub use history::History;
pub use leaf::{Comparison, Leaf, Measure, PathStep, Quality, Signs};
pub use model::*;
pub use release::{Named, Release, Span};
pub use slots::Slots;
pub use wire::{WireField, WireForm, WireKind, WireWhen};
