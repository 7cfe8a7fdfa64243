//! A language server for MLIR text, based on the error-tolerant tree in `mlirkit-syntax` and on the library's parser
//! and verifier.
//!
//! [`serve`] serves one client. Requests about structure and names are answered from the tree alone and therefore work
//! even while the text has errors. A second thread parses and verifies documents for diagnostics. [`textmate`] returns
//! a grammar for editors that highlight text with patterns.
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
