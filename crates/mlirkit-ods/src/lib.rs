//! Definitions of dialects from ODS: the records that `llvm-tblgen --dump-json` prints of a dialect's `.td` files, as rows of
//! definition files.
//!
//! ```sh
//! llvm-tblgen --dump-json -I LLVM/mlir/include ToyOps.td > toy.json
//! ```
//!
//! ```
//! let json = br#"{
//!   "!instanceof": {"Dialect": ["Toy_Dialect"], "Op": ["Toy_NopOp"]},
//!   "Toy_Dialect": {"!superclasses": ["Dialect"], "name": "toy", "cppNamespace": "::toy"},
//!   "Toy_NopOp": {"!superclasses": ["Op"], "opDialect": {"def": "Toy_Dialect"}, "opName": "nop", "assemblyFormat": "attr-dict"}
//! }"#;
//! let dialects = mlirkit_ods::import(json)?;
//! assert_eq!(dialects[0].name, "toy");
//! assert!(dialects[0].definitions.ends_with("op nop\n  format attr-dict\n"));
//! # Ok::<(), mlirkit_diag::Error>(())
//! ```
//!
//! What upstream says in C++ only (custom syntax, verifiers, type inference) is no part of the records. The rows name it, as the
//! rows of upstream's own dialects do, and what is bound for them in Rust is called. The modules are the steps on the way, for
//! who imports many files at once.

pub mod cpp;
pub mod pred;
pub mod records;
pub mod rows;
pub mod values;
pub mod wire;
pub mod world;

use std::collections::BTreeSet;

use mlirkit_diag::Error;

use records::Doc;
use rows::Rows;
use world::World;

/// A dialect that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// Its name.
    pub name: String,
    /// The text of its definition file.
    pub definitions: String,
    /// What the records say and rows cannot, each with the row it belongs to.
    pub notes: Vec<String>,
}

/// Imports every dialect of a dump that defines an operation, an attribute or a type, by name. A dump also holds the dialects
/// whose files the dialect's own files include.
///
/// # Errors
/// It is no dump of records, or an encoding in it that rows cannot say.
pub fn import(json: &[u8]) -> Result<Vec<Imported>, Error> {
    let doc = Doc::parse(json)?;
    let world = World::new(std::iter::once(&doc));
    let names: BTreeSet<&str> = doc.of_class("Dialect").filter_map(|rec| rec.text("name")).collect();
    let mut imported = Vec::new();
    for name in names {
        world.notes.borrow_mut().clear();
        let mut rows = Rows::new(&world, name, &[&doc])?;
        if rows.ops.is_empty() && rows.attrs.is_empty() && rows.types.is_empty() {
            continue;
        }
        wire::add(&mut rows, &[&doc], true)?;
        let heading = format!("The dialect `{name}`, from its records.");
        let definitions = rows.file(&heading, "", &[]);
        rows::parsed(definitions.clone())?;
        let notes = world.notes.borrow().iter().map(|(subject, what)| format!("{subject}: {what}")).collect();
        imported.push(Imported { name: name.to_owned(), definitions, notes });
    }
    Ok(imported)
}
