//! `mlirkit fmt`: formats MLIR text without changing the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;
use mlirkit_lsp::RowFacts;
use mlirkit_syntax::{GapEdit, Index, OpKind, Style, Tree, apply, in_lines};

use crate::asm::{PrintOptions, split_source};
use crate::diag::Source;
use crate::ir::{Context, Module};
use crate::tool::driver::{Failed, Outcome, failed, failed_in, following_named, load_dialects};
use crate::tool::io::{self, Output};
use crate::{ContextOptions, Extend, OpenOptions};

/// Format MLIR text, keeping comments, blank lines, splits and aliases.
#[derive(clap::Args)]
#[command(
    after_help = "Operations are indented and spaced as mlir-opt prints them. Tokens and comments stay as they are, so names, aliases and the form
of operations do, too. Line breaks inside a long operation stay. In a section whose comments count lines (expected-error, @LINE),
no line moves. Files are changed in place; `-` reads standard input and prints. A file is written only if it is the same program
afterwards. Broken operations and unknown dialects are formatted by their tokens.

Examples:
  mlirkit fmt model.mlir
  mlirkit fmt --check tests/*.mlir           exit code 1 if a file is not formatted
  mlirkit fmt - < a.mlir > b.mlir
  mlirkit fmt --lines 10:20 - < a.mlir       format some lines, for editors"
)]
pub struct Args {
    /// Input files; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// Change nothing. Print the names of the files that are not formatted, and exit with 1 if there are any.
    #[arg(long)]
    check: bool,
    /// Format only these lines, counted from 1.
    #[arg(long, value_name = "FIRST:LAST", value_parser = lines)]
    lines: Option<(u32, u32)>,
    /// Definitions of an additional dialect; may be repeated.
    #[arg(long, value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// The LLVM release to follow.
    #[arg(long, value_name = "RELEASE", value_parser = crate::tool::args::named_release)]
    release: Option<mlirkit_defs::Named>,
}

fn lines(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("expected FIRST:LAST, found '{text}'");
    let (first, last) = text.split_once(':').ok_or_else(wrong)?;
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0).ok_or_else(wrong);
    Ok((number(first)?, number(last)?))
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for input in &args.inputs {
        match format_file(args, input, extend) {
            Ok(true) => {}
            Ok(false) | Err(Failed) => code = ExitCode::FAILURE,
        }
    }
    code
}

/// Formats a file. Returns false if `--check` is given and the file is not formatted.
fn format_file(args: &Args, path: &Path, extend: Extend) -> Outcome<bool> {
    let bytes = io::read(path).map_err(failed)?;
    if let Some(what) = crate::other_format(&bytes) {
        return Err(failed_in(path, what));
    }
    let Ok(text) = std::str::from_utf8(&bytes) else {
        return Err(failed_in(path, "expected MLIR text, found bytes that are not UTF-8"));
    };
    if crate::bytecode::is_bytecode(&bytes) {
        return Err(failed_in(path, "expected MLIR text, found bytecode: `mlirkit print` makes text of it"));
    }
    let project = crate::tool::project::Project::find(folder(path).as_deref()).map_err(failed)?;
    let mut options = following_named(args.release.or(project.release), extend);
    load_dialects(&args.dialect, &mut options)?;
    load_dialects(&project.dialects, &mut options)?;
    let name = io::source_name(path);
    let mut edits = edits(&options, &name, text).map_err(|wrong| match wrong.offset {
        Some(offset) => {
            let place = Source::new(name.as_str(), text.as_bytes()).line_column(u64::from(offset));
            io::say(format_args!("{name}:{}:{}: error: {wrong}\n", place.line, place.column));
            Failed
        }
        None => failed_in(path, wrong),
    })?;
    if let Some((first, last)) = args.lines {
        edits = in_lines(text, edits, first.saturating_sub(1)..last);
    }
    let is_stream = path.as_os_str() == "-";
    if args.check {
        if !edits.is_empty() {
            io::say(format_args!("{name}: not formatted\n"));
        }
        return Ok(edits.is_empty());
    }
    if edits.is_empty() && !is_stream {
        return Ok(true);
    }
    let mut out = Output::open(path).map_err(failed)?;
    // A write error can be ignored here, because the output records it.
    let _ = out.write_all(apply(text, &edits).as_bytes());
    out.keep().map_err(failed)?;
    Ok(true)
}

/// Returns the absolute path of the folder that contains a file, or of the current folder for standard input. `None` if
/// it cannot be determined.
fn folder(path: &Path) -> Option<PathBuf> {
    let path = if path.as_os_str() == "-" { Path::new(".") } else { path.parent()? };
    std::path::absolute(path).ok()
}

/// The marker that separates the sections of a file.
const MARKER: &str = "// -----";

/// The reason why a file is left unformatted.
#[derive(Debug, Clone, Copy)]
pub struct Refusal {
    /// The byte offset of the cause, if known.
    offset: Option<u32>,
    reason: &'static str,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "left as it is: {}", self.reason)
    }
}

/// Returns the edits that format `text`. Fails if it must be left unformatted.
pub fn edits(options: &ContextOptions, name: &str, text: &str) -> Result<Vec<GapEdit>, Refusal> {
    let refusal = |reason| Refusal { offset: None, reason };
    let options = ContextOptions { allow_unregistered: true, ..options.clone() };
    let rows = RowFacts::new(crate::context(&options));
    let tree = Tree::parse(text.as_bytes(), &rows);
    if let Some(offset) = mlirkit_syntax::too_deep(&tree, text.as_bytes()) {
        return Err(Refusal { offset: Some(offset), ..refusal("operations are nested too deep here to be indented") });
    }
    let mut style = Style::default();
    let index = Index::of(&tree, text.as_bytes(), &rows);
    let bytes = Bytes::from(text.to_owned());
    let before: Vec<Option<String>> = split_source(text.as_bytes(), MARKER)
        .iter()
        .enumerate()
        .map(|(number, chunk)| {
            let ctx = crate::context(&options);
            let whole = open(&ctx, name, &bytes.slice(chunk.offset..chunk.offset + chunk.text.len()));
            let Some(module) = whole else {
                learn_items(&options, &rows, (&tree, text, &index), number, &mut style);
                return None;
            };
            for theirs in printed(&module) {
                let theirs = (&Tree::parse(theirs.as_bytes(), &rows), theirs.as_bytes());
                style.learn((&tree, text.as_bytes()), number, theirs);
            }
            fingerprint(&module)
        })
        .collect();
    let edits = mlirkit_syntax::format(&tree, text.as_bytes(), &rows, &style);
    if edits.is_empty() {
        return Ok(edits);
    }
    let after = apply(text, &edits);
    let again = Tree::parse(after.as_bytes(), &rows);
    let tokens = 0..tree.tokens().len().max(again.tokens().len()) as u32;
    let is_same = |at| tree.text(text.as_bytes(), at) == again.text(after.as_bytes(), at);
    if !tokens.into_iter().all(is_same) || comments(&tree, text) != comments(&again, &after) {
        return Err(refusal("formatting would change its tokens or comments"));
    }
    let bytes = Bytes::from(after.clone());
    let chunks = split_source(after.as_bytes(), MARKER);
    let same = chunks.len() == before.len()
        && chunks.iter().zip(&before).all(|(chunk, before)| {
            // If a section cannot be parsed, its programs before and after formatting cannot be compared. Only its
            // tokens are known to be unchanged.
            before.as_ref().is_none_or(|before| {
                let ctx = crate::context(&options);
                let module = open(&ctx, name, &bytes.slice(chunk.offset..chunk.offset + chunk.text.len()));
                module.and_then(|module| fingerprint(&module)).as_ref() == Some(before)
            })
        });
    if same { Ok(edits) } else { Err(refusal("what would be written is another program")) }
}

/// Prints a module in both the custom and the generic form.
fn printed(module: &Module<'_>) -> [String; 2] {
    [false, true].map(|generic| crate::print_to_string(module, &PrintOptions { generic, ..PrintOptions::default() }))
}

/// Learns the printer's spacing from a section that cannot be parsed in one piece. Parses each function separately,
/// together with the aliases of the section.
fn learn_items(
    options: &ContextOptions,
    rows: &RowFacts,
    source: (&Tree, &str, &Index),
    section: usize,
    style: &mut Style,
) {
    let (tree, text, index) = source;
    let Some(range) = tree.sections().get(section) else { return };
    let text_of = |op: u32| {
        let node = tree.op(op)?;
        text.get(tree.token(node.first).start as usize..tree.token(node.end - 1).end as usize)
    };
    let kind = |op: u32| tree.op(op).map(|op| op.kind);
    let is_module = |op: u32| matches!(tree.op_name(text.as_bytes(), op), "module" | "builtin.module");
    let items = tree.outer_ops(range).flat_map(|op| if is_module(op) { tree.children(op).collect() } else { vec![op] });
    for op in items.filter(|op| kind(*op) == Some(OpKind::Op)) {
        let tokens = tree.op(op).map_or(0..0, |node| node.first..node.end);
        let aliases = index.aliases(tree, text.as_bytes(), [tokens]).into_iter().filter_map(text_of);
        let alone: Vec<&str> = aliases.chain(text_of(op)).collect();
        let ctx = crate::context(options);
        let alone = Bytes::from(alone.join("\n"));
        let Some(module) = open(&ctx, "", &alone) else { continue };
        for theirs in printed(&module) {
            let theirs = (&Tree::parse(theirs.as_bytes(), rows), theirs.as_bytes());
            style.learn_op((tree, text.as_bytes()), op, theirs);
        }
    }
}

fn open<'c>(ctx: &'c Context, name: &str, part: &Bytes) -> Option<Module<'c>> {
    crate::open(ctx, name, part, &OpenOptions::default()).ok().map(|opened| opened.module)
}

fn fingerprint(module: &Module<'_>) -> Option<String> {
    mlirkit_edit::fingerprint(module).ok().map(|found| found.to_string())
}

/// Returns the comments in a text.
fn comments(tree: &Tree, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut behind = 0;
    for (start, end) in tree.tokens().iter().map(|token| (token.start, token.end)).chain([(text.len() as u32, 0)]) {
        let gap = text.get(behind as usize..start as usize).unwrap_or_default();
        found.extend(gap.lines().filter_map(|line| Some(line.get(line.find("//")?..)?.to_owned())));
        behind = end;
    }
    found
}
