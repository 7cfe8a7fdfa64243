//! Imports dialect definitions from ODS. Converts the records that `llvm-tblgen --dump-json` prints for a dialect's
//! `.td` files to a definition file.
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
//! The records lack what upstream implements in C++ (custom syntax, verifiers, type inference). As in the definition
//! files of upstream's dialects, the definitions name such code, and hooks registered in Rust implement it. The modules
//! contain the import steps, for callers that import many files at once.

pub mod cpp;
pub mod forms;
pub mod pred;
pub mod records;
pub mod rows;
pub mod values;
pub mod wire;
pub mod world;

use std::collections::BTreeSet;

use mlirkit_defs::Dialect;
use mlirkit_diag::Error;

use records::Doc;
use rows::Rows;
use world::World;

pub use world::{ImportNote, NoteKind};

/// An imported dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The name of the dialect.
    pub name: String,
    /// The contents of the definition file.
    pub definitions: String,
    /// The number of operations, the number of attributes and the number of types, in this order.
    pub counts: [usize; 3],
    /// Facts in the records that a definition file cannot express.
    pub notes: Vec<ImportNote>,
}

/// Imports all dialects in a dump that define an operation, attribute or type, sorted by name. A dump also contains the
/// dialects of included files.
///
/// # Errors
/// Fails if the input is not a record dump, or if it contains a bytecode encoding that a definition file cannot
/// express.
pub fn import(json: &[u8]) -> Result<Vec<Imported>, Error> {
    import_all(&[json])
}

/// Imports all dialects in several dumps. The definitions of a dialect are collected from all dumps, so a dump that
/// only mentions a dialect removes nothing from it.
///
/// # Errors
/// Fails under the same conditions as [`import`].
pub fn import_all(dumps: &[&[u8]]) -> Result<Vec<Imported>, Error> {
    import_with(dumps, &[])
}

/// Imports all dialects in several dumps whose records use attributes and types of `known` dialects, which are defined
/// in C++ only. The records refer to these by the `class` in their definitions.
///
/// # Errors
/// Fails under the same conditions as [`import`].
pub fn import_with(dumps: &[&[u8]], known: &[&Dialect]) -> Result<Vec<Imported>, Error> {
    let docs = dumps.iter().map(|json| Doc::parse(json)).collect::<Result<Vec<_>, _>>()?;
    let mut world = World::new(docs.iter());
    for dialect in known {
        let rec =
            docs.iter().flat_map(|doc| doc.of_class("Dialect")).find(|rec| rec.text("name") == Some(dialect.name()));
        world.know(rec.and_then(|rec| rec.raw_text("cppNamespace")).unwrap_or(""), dialect);
    }
    let all: Vec<&Doc> = docs.iter().collect();
    let dialects = docs.iter().flat_map(|doc| doc.of_class("Dialect"));
    let names: BTreeSet<&str> = dialects.filter_map(|rec| rec.text("name")).collect();
    let mut imported = Vec::new();
    for name in names {
        world.notes.borrow_mut().clear();
        let mut rows = Rows::new(&world, name, &all)?;
        if rows.ops.is_empty() && rows.attrs.is_empty() && rows.types.is_empty() {
            continue;
        }
        wire::add(&mut rows, &all, true)?;
        let heading = format!("The dialect `{name}`, from its records.");
        let definitions = rows.file(&heading, "", &[]);
        rows::parsed(definitions.clone())?;
        let notes = world.notes.borrow().iter().cloned().collect();
        let counts = [rows.ops.len(), rows.attrs.len(), rows.types.len()];
        imported.push(Imported { name: name.to_owned(), definitions, counts, notes });
    }
    Ok(imported)
}
