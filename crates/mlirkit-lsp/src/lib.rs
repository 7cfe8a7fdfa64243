//! A language server for MLIR text, over the tolerant tree of `mlirkit-syntax` and the parser and verifier of the library.
//!
//! [`serve`] answers one client. Requests about structure and names are answered from the tree alone, so they work
//! while the text has errors. A second thread parses and verifies for diagnostics. [`textmate`] returns a grammar for
//! editors that colour by patterns.
//!
//! ```
//! let grammar = mlirkit_lsp::textmate();
//! assert_eq!(grammar["scopeName"], "source.mlir");
//! ```

mod actions;
mod calls;
mod check;
mod completion;
mod document;
mod edits;
mod engine;
mod excerpt;
mod facts;
mod forms;
mod grammar;
mod hover;
mod inlay;
mod names;
mod outline;
mod pending;
mod server;
mod statistics;
mod tokens;
mod typed;

pub use engine::{Engine, Read};
pub use facts::RowFacts;
pub use grammar::textmate;
pub use lsp_server::Connection;
pub use server::{MakeEngine, ServeError, serve, serve_stdio};
