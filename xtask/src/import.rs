//! `cargo xtask import`: definition files from the records of `llvm-tblgen --dump-json`.

mod cpp;
mod pred;
mod records;
mod rows;
mod table;
mod values;
mod world;

use std::fs;
use std::path::{Path, PathBuf};

use records::Doc;
use rows::Rows;
use table::Files;
use world::World;

/// Arguments of `cargo xtask import`.
#[derive(clap::Args)]
pub struct Args {
    /// Directory that holds `mlir/Dialect` of the newest release.
    #[arg(long)]
    include: PathBuf,
    /// The release it is, such as `22.1.8`.
    #[arg(long)]
    release: String,
    /// Where the definition files go.
    #[arg(long, default_value = "crates/mlirkit-dialects/defs")]
    out: PathBuf,
    /// The tool that dumps records.
    #[arg(long, default_value = "llvm-tblgen-22")]
    tblgen: String,
    /// Print what rows could not say.
    #[arg(long)]
    notes: bool,
    /// Only these dialects are written (all are read).
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

/// Imports the definition files.
pub fn run(args: &Args) -> Result<(), String> {
    let docs = load(args, table::LLVM)?;
    let world = World::new(docs.iter().flat_map(|(_, docs)| docs));
    fs::create_dir_all(&args.out).map_err(|e| format!("{}: {e}", args.out.display()))?;
    for (name, docs) in &docs {
        if docs.is_empty() || !(args.only.is_empty() || args.only.iter().any(|n| n == name)) {
            continue;
        }
        let rows = Rows::new(&world, name, &docs.iter().collect::<Vec<_>>())?;
        let path = args.out.join(format!("{name}.def"));
        fs::write(&path, rows.file(&args.release, &[])).map_err(|e| format!("{}: {e}", path.display()))?;
        println!(
            "{name}: {} ops, {} attributes, {} types, {} enums, {} constraints",
            rows.ops.len(),
            rows.attrs.len(),
            rows.types.len(),
            rows.enums.len(),
            rows.constraints()
        );
    }
    if args.notes {
        for (subject, what) in world.notes.borrow().iter() {
            println!("{subject}: {what}");
        }
    }
    Ok(())
}

/// The records of every file of `table` that the release has.
fn load(args: &Args, table: &[Files]) -> Result<Vec<(&'static str, Vec<Doc>)>, String> {
    let mut all = Vec::new();
    for dialect in table {
        let mut docs = Vec::new();
        for file in dialect.files {
            let path = if file.starts_with("mlir/") {
                args.include.join(file)
            } else {
                args.include.join("mlir/Dialect").join(file)
            };
            if path.exists() {
                docs.push(Doc::load(&args.tblgen, &[Path::new(&args.include)], &path)?);
            }
        }
        all.push((dialect.name, docs));
    }
    Ok(all)
}
