//! Dialect definitions as plain data, and the definition-file parser.
//!
//! A definition file is text. A row starts at column 0 with its kind and name; its members are the indented lines
//! below it. A `#` at column 0 starts a comment. [`Dialect::parse`] only indexes the rows; each row is parsed on
//! first use.
//!
//! ```
//! let text = "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType\n  result _ AnyType\n";
//! let toy = mlirkit_defs::Dialect::parse(text)?;
//! assert_eq!(toy.op("add").map(|op| op.operands.len()), Some(2));
//! # Ok::<(), mlirkit_defs::DefError>(())
//! ```
//!
//! The members of each kind of row, in the order in which the importer writes them (`_` is an empty name, a word
//! with spaces is quoted, *text* goes to the end of the line):
//!
//! | row | members |
//! |---|---|
//! | `dialect` | `release` word, `default-attr-syntax`, `default-type-syntax`, `tight-attr-syntax`, `verifies-op-attrs`, `unknown-ops`, `extensible`, `bytecode-version` hex, `bytecode-interface` |
//! | `op` | `class` name, `arguments` names, `operand`/`result` name constraint [`optional`, `many`, `groups` slot], `region` name kind \[`variadic`\], `successor` name \[`variadic`\], `attr` name constraint [`optional`, `default` text, `default-optional` text], `prop` name kind [`default` text], `operand-segments`, `result-segments`, `attrs-in-dictionary`, `custom-properties`, `traits` names, `trait` name arguments, `format` text, `custom-format`, `function-format`, `verifier` |
//! | `attr`, `type` | `class` name, `no-mnemonic`, `param` name kind [`optional`, `self`, `custom`, `default` text], `enum` name, `traits`, `trait`, `format` text, `custom-format`, `verifier`, `alias`, `wire` code, fields ([`WireForm`]) |
//! | `enum` | `summary` text, `width` bits, `bits` separator, `groups`, `quoted`, `case`/`group` symbol spelling value |
//! | `type-constraint` | `summary` text, `pred` predicate, `build` text, `class` text |
//! | `attr-constraint` | `summary` text, `pred` predicate, `kind` kind, `storage` class |
//! | `transform` | `is` expression |
//! | `directive` | `params` names, `format` elements ([`DirectiveElement`]) |
//! | `checks` | `let` name `=` expression, `check`/`check-bare`/`check-hidden` message expression, `use` row, `after-regions` ([`CheckRow`]) |
//!
//! Rows of other releases follow, of any kind but `dialect`: `op@19` applies up to release 19, `op@23+` from 23 on,
//! unless a row of a nearer release applies. [`Dialect::at`] returns the dialect as of a release. `op@21~` describes
//! snapshots before release 21.

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

pub use check::{CheckCondition, CheckExpr, CheckMethod, CheckRow, CheckRule, CheckStyle, MessagePart};
pub use dialect::{Dialect, DialectFlags};
pub use directive::{Bracket, DirectiveDef, DirectiveElement};
pub use error::{DefError, ParseError};
pub use files::{files_of, merged};
pub use history::History;
pub use leaf::{Comparison, Leaf, Measure, PathStep, Quality, Signs};
pub use model::*;
pub use release::{Named, Release, Span};
pub use slots::Slots;
pub use wire::{WireField, WireForm, WireKind, WireWhen};
