//! Compares hand-written syntax with the output of mlir-opt 22.1, or of jaxlib 0.10.2 where the file says so.
//!
//! The files are in `src/DIALECT/tests/text`, and in `src/common` if they involve several dialects. `NAME.mlir` is the
//! input of `mlir-opt --allow-unregistered-dialect`, `NAME.pretty` its output, and `NAME.generic` its output with
//! `--mlir-print-op-generic`. `NAME-errors.mlir` contains inputs separated by split markers, and `NAME-errors.txt` the
//! errors and notes for each input, with their positions. `NAME-once.mlir` contains inputs whose printed form upstream
//! cannot parse again. Set `BLESS=1` to write the expected files.
//!
//! The subfolders contain inputs for other releases:
//!
//! - `llvm-16` and `llvm-19`: mlir-opt 16 and 19
//! - `llvm-24`: the Python bindings of torch-mlir 20261001
//! - `llvm-20-git`, `-21-git` and `-23-git`: iree-base-compiler 3.1.0, 3.5.0 and 3.11.0

#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::{Path, PathBuf};

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print, split_source, wrap_in_module};
use mlirkit_defs::Release;
use mlirkit_diag::{Position, Source};
use mlirkit_ir::{Context, DialectSet};

/// Folders below `tests/text`, with the release of their files; `None` for the newest release. `-git` marks a snapshot.
const FOLDERS: [(&str, Option<Release>); 7] = [
    ("", None),
    ("llvm-16", Some(Release(16))),
    ("llvm-19", Some(Release(19))),
    ("llvm-20-git", Some(Release(20))),
    ("llvm-21-git", Some(Release(21))),
    ("llvm-23-git", Some(Release(23))),
    ("llvm-24", Some(Release(24))),
];

fn context((folder, release): (&str, Option<Release>)) -> Context {
    let mut dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered();
    if let Some(release) = release {
        dialects = if folder.ends_with("-git") { dialects.at_snapshot(release) } else { dialects.at(release) };
    }
    Context::new(dialects)
        .with_extension(mlirkit_dialects::hooks())
        .with_extension(mlirkit_dialects::preds())
        .with_extension(mlirkit_dialects::param_checks())
        .with_extension(mlirkit_asm::TEXT)
        .with_extension(mlirkit_dialects::llvm::StructBodies::default())
}

fn inputs(folder: &str, errors: bool) -> Vec<PathBuf> {
    let entries = |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let dialects = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let mut files: Vec<PathBuf> =
        dialects.flat_map(|dialect| entries(&dialect.join("tests/text").join(folder))).collect();
    let is_input = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.ends_with(".mlir") && name.ends_with("-errors.mlir") == errors
    };
    files.retain(is_input);
    files.sort();
    assert!(errors || !files.is_empty(), "no files in {folder}");
    files
}

/// Parses a source in a context for the release and folder `of`, and prints it again.
fn printed(of: (&str, Option<Release>), source: &[u8], options: &PrintOptions) -> String {
    let ctx = context(of);
    let mut parsed = parse(&ctx, "-", source, &ParseOptions::default())
        .unwrap_or_else(|errors| panic!("{}", errors.iter().map(|e| format!("{e:?}\n")).collect::<String>()));
    wrap_in_module(&mut parsed.module, || ctx.unknown_loc());
    let mut out = Vec::new();
    print(&parsed.module, options, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Compares output with a golden file, or writes that file. Returns the first differing line, if any.
fn compare(golden: &Path, ours: &str) -> Option<String> {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(golden, ours).unwrap();
    }
    let theirs = std::fs::read_to_string(golden).unwrap_or_default();
    if theirs == ours {
        return None;
    }
    let mut lines = ours.lines().zip(theirs.lines());
    let (ours, theirs) = lines.find(|(ours, theirs)| ours != theirs).unwrap_or(("(length)", "(length)"));
    Some(format!("{}:\n  ours:   {ours}\n  golden: {theirs}", golden.display()))
}

#[test]
fn what_is_printed_is_what_mlir_opt_prints() {
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    let mut differences = Vec::new();
    for of in FOLDERS {
        for file in inputs(of.0, false) {
            let source = std::fs::read(&file).unwrap();
            let pretty = printed(of, &source, &PrintOptions::default());
            differences.extend(compare(&file.with_extension("pretty"), &pretty));
            differences.extend(compare(&file.with_extension("generic"), &printed(of, &source, &generic)));
            if !file.file_stem().unwrap().to_string_lossy().ends_with("-once") {
                let again = printed(of, pretty.as_bytes(), &PrintOptions::default());
                assert_eq!(again, pretty, "{}", file.display());
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// Returns `LINE:COLUMN: error: ...` for every error and note of each chunk.
fn errors(of: (&str, Option<Release>), source: &[u8]) -> String {
    let mut said = String::new();
    for chunk in split_source(source, "// -----") {
        let ctx = context(of);
        let text = Source::new("-", chunk.text);
        let mut say = |position: &Position, kind: &str, message: &str| {
            let Position::Offset(offset) = position else { return };
            let place = text.line_column(*offset);
            let line = place.line + chunk.line - 1;
            let _ = writeln!(said, "{line}:{}: {kind}: {message}", place.column);
        };
        for error in parse(&ctx, "-", chunk.text, &ParseOptions::default()).err().unwrap_or_default() {
            say(&error.position, "error", &error.message);
            error.notes.iter().for_each(|note| say(&note.position, "note", &note.message));
        }
    }
    said
}

#[test]
fn errors_are_those_of_mlir_opt() {
    let mut differences = Vec::new();
    for of in FOLDERS {
        for file in inputs(of.0, true) {
            differences.extend(compare(&file.with_extension("txt"), &errors(of, &std::fs::read(&file).unwrap())));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
