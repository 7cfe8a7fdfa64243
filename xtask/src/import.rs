//! `cargo xtask import`: creates definition files from the records that `llvm-tblgen --dump-json` prints.

mod check;
mod corrections;
mod other;
mod projects;
mod python;
mod report;
mod table;
mod wire;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use mlirkit_defs::Release;
use mlirkit_ods::records::Doc;
use mlirkit_ods::world::World;
use other::Imported;
use table::Files;

/// Arguments of `cargo xtask import`.
#[derive(clap::Args)]
pub struct Args {
    /// The include directory of the newest release, which contains `mlir/Dialect`.
    #[arg(long)]
    include: PathBuf,
    /// The release of the sources in `--include`, such as `22.1.8`.
    #[arg(long, default_value = "22.1.8")]
    release: String,
    /// The include directory of another release, as `19=DIR`; only definitions that differ are added.
    #[arg(long, value_name = "RELEASE=DIR")]
    other: Vec<String>,
    /// A release for which only generated Python code is available, with the folder of this code.
    #[arg(long, value_name = "RELEASE=DIR")]
    python: Vec<String>,
    /// A development snapshot of a release, with the folder of its generated Python code.
    #[arg(long, value_name = "RELEASE=DIR")]
    snapshot: Vec<String>,
    /// A StableHLO source tree.
    #[arg(long)]
    stablehlo: Option<PathBuf>,
    /// A Shardy source tree.
    #[arg(long)]
    shardy: Option<PathBuf>,
    /// The directory with the test dialect's `.td` files.
    #[arg(long)]
    test: Option<PathBuf>,
    /// Import the dialects of another project, such as `triton`.
    #[arg(long, value_name = "NAME")]
    project: Option<String>,
    /// The source tree of the project.
    #[arg(long, value_name = "DIR")]
    source: Option<PathBuf>,
    /// Additional include directories for the project's files.
    #[arg(long, value_name = "DIR")]
    source_include: Vec<PathBuf>,
    /// Compare the definitions with the property code that mlir-tblgen generates, and write nothing.
    #[arg(long)]
    check: bool,
    /// Print what definitions cannot express.
    #[arg(long)]
    notes: bool,
}

/// The program that prints the records.
const LLVM_TBLGEN: &str = "llvm-tblgen-22";
/// The folder that contains a folder for each dialect.
const OUT: &str = "crates/mlirkit-dialects/src";
/// The folder for definition files of test dialects, which are not part of the library.
const TEST_OUT: &str = "conformance/defs";
/// The definition file of the dialect `test`, which is part of the library for files that use this dialect.
const TEST: &str = "crates/mlirkit/src/test_dialect.def";

/// Returns the path of a dialect's definition file, in [`OUT`] or in [`TEST_OUT`].
fn definition_path(out: &str, dialect: &str) -> PathBuf {
    let folder = Path::new(out);
    if out == TEST_OUT && dialect == "test" {
        return PathBuf::from(TEST);
    }
    if out == OUT { folder.join(dialect).join(format!("{dialect}.def")) } else { folder.join(format!("{dialect}.def")) }
}

/// The records of one `.td` file.
pub struct Source {
    /// The path of the `.td` file.
    path: PathBuf,
    /// The include directories with which the file was read.
    include: Vec<PathBuf>,
    /// The records.
    doc: Doc,
}

/// The records for one dialect.
pub struct Sources {
    /// The name of the dialect.
    name: &'static str,
    /// The release of the sources, such as `22.1.8`.
    release: String,
    /// The path of the dialect's definition file.
    out: &'static str,
    /// The `.td` files of the dialect.
    files: Vec<Source>,
}

impl Sources {
    fn docs(&self) -> Vec<&Doc> {
        self.files.iter().map(|file| &file.doc).collect()
    }
}

/// Imports the definition files, or checks that they are up to date.
pub fn run(args: &Args) -> Result<(), String> {
    if let Some(project) = &args.project {
        return projects::run(args, project);
    }
    // The records must live until the program ends.
    let sources: &'static [Sources] = Vec::leak(load(args)?);
    if args.check {
        check::run(sources, None)?;
        for other in &args.other {
            let (release, dir) = other::parse(other)?;
            if !release.has_properties() {
                println!("release {release} generates no code for properties");
                continue;
            }
            check::run(&load_llvm(&dir, &release.to_string())?, Some(release))?;
        }
        return Ok(());
    }
    let world: &'static World<'_> =
        Box::leak(Box::new(World::new(sources.iter().flat_map(|s| &s.files).map(|f| &f.doc))));
    let mut all: Vec<Imported> = Vec::new();
    for source in sources.iter().filter(|s| !s.files.is_empty()) {
        let mut rows = table::rows(world, source.name, &source.docs())?;
        if let Some(base) = all.iter().find(|known| known.source.name == source.name) {
            rows.remove(&base.rows);
        }
        wire::add(&mut rows, &source.docs(), true)?;
        all.push(Imported::new(source, rows));
    }
    let own = Release::of_text(&args.release).ok_or("expected a release")?;
    other::add(args, own, &mut all)?;
    for Imported { source, rows, others, .. } in &all {
        let path = definition_path(source.out, source.name);
        let heading = format!("The dialect `{}`: imported by `cargo xtask import`, not edited by hand.", source.name);
        write(&path, &rows.file(&heading, &source.release, others))?;
    }
    let report = report::text(&all, world);
    write(Path::new("crates/mlirkit-dialects/IMPORT.md"), &report)?;
    if args.notes {
        for note in world.notes.borrow().iter() {
            println!("{}: {}", note.subject, note.what);
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let dir = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir).and_then(|()| fs::write(path, text)).map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns the records of every dialect for which the command line names sources.
fn load(args: &Args) -> Result<Vec<Sources>, String> {
    let llvm = &args.include;
    let mut all = load_llvm(llvm, &args.release)?;
    if let Some(tree) = &args.stablehlo {
        let release = format!("StableHLO-{}", stablehlo_version(tree)?);
        all.extend(load_table(table::STABLEHLO, tree, &[llvm, tree], &release, OUT)?);
    }
    if let Some(tree) = &args.shardy {
        let stablehlo = args.stablehlo.as_ref().unwrap_or(tree);
        all.extend(load_table(table::SHARDY, tree, &[llvm, tree, stablehlo], "Shardy", OUT)?);
    }
    if let Some(dir) = &args.test {
        all.extend(load_table(table::TEST, dir, &[llvm, dir], "19.1.7", TEST_OUT)?);
    }
    Ok(all)
}

/// Returns the records of LLVM's dialects from the include directory of a release.
fn load_llvm(include: &PathBuf, release: &str) -> Result<Vec<Sources>, String> {
    load_table(table::LLVM, include, &[include], release, OUT)
}

fn load_table(
    table: &[Files],
    root: &Path,
    include: &[&PathBuf],
    release: &str,
    out: &'static str,
) -> Result<Vec<Sources>, String> {
    let include: Vec<PathBuf> = include.iter().copied().cloned().collect();
    let mut all = Vec::new();
    for dialect in table {
        let mut files = Vec::new();
        for file in dialect.files {
            let inside =
                if file.starts_with("mlir/") { PathBuf::from(file) } else { Path::new("mlir/Dialect").join(file) };
            let path = [root.join(inside), root.join(file)].into_iter().find(|path| path.exists());
            if let Some(path) = path {
                match dump(&include, &path) {
                    Ok(doc) => files.push(Source { path, include: include.clone(), doc }),
                    // Some files can only be read when another file of the dialect includes them.
                    Err(message) if !files.is_empty() => eprintln!("skipped: {message}"),
                    Err(message) => return Err(message),
                }
            }
        }
        all.push(Sources { name: dialect.name, release: release.into(), out, files });
    }
    Ok(all)
}

/// Returns the records of a `.td` file. Includes are searched in `include` and in the file's own directory.
fn dump(include: &[PathBuf], file: &Path) -> Result<Doc, String> {
    let mut command = Command::new(LLVM_TBLGEN);
    command.arg("--dump-json");
    for dir in include.iter().map(PathBuf::as_path).chain(file.parent()) {
        command.arg("-I").arg(dir);
    }
    let output = command.arg(file).output().map_err(|e| format!("cannot run {LLVM_TBLGEN}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{LLVM_TBLGEN} on {}: {}", file.display(), String::from_utf8_lossy(&output.stderr)));
    }
    Doc::parse(&output.stdout).map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the version of a StableHLO source tree, from its `Version.h`.
fn stablehlo_version(tree: &Path) -> Result<String, String> {
    let path = tree.join("stablehlo/dialect/Version.h");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let version = text.split("getCurrentVersion() { return Version(").nth(1).and_then(|rest| rest.split(')').next());
    Ok(version.ok_or("Version.h names no current version")?.replace(", ", "."))
}
