//! `mlirkit layout`: shows data layouts of the types in a file, by scope; handles LLVM data layout strings and
//! `dlti.query`.

mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use crate::asm::{AttrParser, SplitChunk, attr_to_string, split_source};
use crate::diag::{Diagnostic, Position, Renderer, Source, SourceMap};
use crate::ir::{Attr, AttrData, Context, Module, OpRef, Type};
use crate::json::layout::{place, types_used};
use crate::layout::llvm_string::{self, IndexEntry};
use crate::layout::{DataLayout, Finding, Key, Rules, is_scope, query};
use crate::stablehlo::part::{Form, Part};
use crate::stablehlo::{self, Errors};
use crate::{ContextOptions, OpenOptions};
use clap::ValueEnum;

use crate::tool::io;
use report::{LayoutAnswer, Report};

/// Show the sizes and alignments of types, and where each value comes from.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  mlirkit layout model.mlir                                   every scope, every type used in it
  mlirkit layout model.mlir --scope @kernels --type 'vector<3xi32>' --type '!llvm.ptr<3>'
  mlirkit layout model.mlir --json
  mlirkit layout tests.mlir --split-input-file
  mlirkit layout --llvm 'e-m:e-i64:64-n8:16:32:64-S128'       the string as a #dlti.dl_spec
  mlirkit layout --llvm 'e-p:32:32' --type index              types under a string
  mlirkit layout query model.mlir --key '\"CPU\"' --key '\"L1_cache_size_in_bytes\"'"
)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Any MLIR file; `-` or no argument is standard input.
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,
    /// Process each section between `// -----` lines as a separate file, as `mlir-opt` does.
    #[arg(long)]
    split_input_file: bool,
    /// Show only the scope of this symbol: the symbol itself, or the innermost scope around it.
    #[arg(long, value_name = "@SYMBOL")]
    scope: Option<String>,
    /// A type to query instead of those used in the file; may be repeated.
    #[arg(long = "type", value_name = "TYPE")]
    types: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Write the specification of each scope as an LLVM data layout string instead.
    #[arg(long)]
    to_llvm: bool,
    /// Use an LLVM data layout string instead of a file.
    #[arg(long, value_name = "STRING", conflicts_with_all = ["input", "scope", "split_input_file"])]
    llvm: Option<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct Common {
    /// Which data layout rules to follow.
    #[arg(long, value_enum, default_value = "22")]
    rules: RuleSet,
    /// Accept operations, attributes and types of unknown dialects.
    #[arg(long)]
    allow_unregistered_dialect: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Look up keys in the attributes of an operation and its ancestors, as `transform.dlti.query` does.
    Query(QueryArgs),
}

#[derive(clap::Args)]
struct QueryArgs {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The symbol of the operation to query; the top-level operation by default.
    #[arg(long, value_name = "@SYMBOL")]
    op: Option<String>,
    /// A key: a quoted string or a type. Each further key is looked up in the result of the previous one.
    #[arg(long = "key", value_name = "KEY")]
    keys: Vec<String>,
    /// Show which attribute of which operation contains the answer.
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Clone, Copy, ValueEnum)]
enum RuleSet {
    /// The rules of LLVM 22.
    #[value(name = "22")]
    Llvm22,
    /// The rules of LLVM's main branch: bit-packed vectors, and queries through the `dlti` attribute.
    Main,
}

impl Common {
    fn rules(&self) -> Rules {
        match self.rules {
            RuleSet::Llvm22 => Rules::Llvm22,
            RuleSet::Main => Rules::Main,
        }
    }

    fn context(&self, file: &[u8]) -> Context {
        let options =
            ContextOptions { allow_unregistered: self.allow_unregistered_dialect, ..ContextOptions::default() };
        crate::context(&options.following([file]))
    }
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    let result = match (&args.command, &args.llvm) {
        (Some(Command::Query(args)), _) => run_query(args),
        (None, Some(text)) => run_string(args, text),
        (None, None) => run_file(args),
    };
    match result.and_then(|answer| io::put(answer).map_err(line)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            io::say(message);
            ExitCode::FAILURE
        }
    }
}

fn line(message: impl std::fmt::Display) -> String {
    format!("mlirkit: error: {message}\n")
}

/// Opens a file and passes its module to `then`.
fn with_module<T>(
    common: &Common,
    path: &std::path::Path,
    then: impl FnOnce(&Module<'_>) -> Result<T, Box<Diagnostic>>,
) -> Result<T, String> {
    let input = io::read(path).map_err(line)?;
    with_part(common, &io::source_name(path), &input, None, then)
}

/// Opens a file, or one section of it, and passes its module to `then`.
fn with_part<T>(
    common: &Common,
    name: &str,
    input: &crate::Bytes,
    chunk: Option<&SplitChunk<'_>>,
    then: impl FnOnce(&Module<'_>) -> Result<T, Box<Diagnostic>>,
) -> Result<T, String> {
    if input.iter().all(u8::is_ascii_whitespace) {
        return Err(format!("{name}: error: the file is empty\n"));
    }
    let Part { bytes, form, .. } = Part::of(input);
    if let Some(what) = crate::other_format(&bytes) {
        return Err(format!("{name}: error: {what}\n"));
    }
    let sources = SourceMap::from(Source::new(name, &bytes[..]));
    let renderer = Renderer::new(&sources);
    let ctx = common.context(chunk.map_or(&bytes[..], |chunk| chunk.text));
    let mut open = OpenOptions::default();
    if let Some(chunk) = chunk {
        open.text.range = Some((chunk.offset, chunk.offset + chunk.text.len()));
        open.text.line = Some(chunk.line);
    }
    let render = |diagnostics: &[Diagnostic]| diagnostics.iter().map(|d| renderer.render(d)).collect::<String>();
    let module = match form {
        Form::Artifact(_) => stablehlo::deserialize(&ctx, bytes.clone()).map_err(Errors::into_diagnostics),
        _ => crate::open(&ctx, name, &bytes, &open).map(|opened| opened.module),
    };
    let module = module.map_err(|errors| render(&errors))?;
    crate::verify(&module).map_err(|error| render(&[*error]))?;
    then(&module).map_err(|error| match error.position {
        Position::Unknown if error.notes.is_empty() => format!("{name}: error: {}\n", error.message),
        _ => render(&[*error]),
    })
}

fn run_file(args: &Args) -> Result<String, String> {
    let path = args.input.clone().unwrap_or_else(|| PathBuf::from("-"));
    if !args.split_input_file {
        return with_module(&args.common, &path, |module| report_of(args, module)).map(LayoutAnswer::finish);
    }
    let input = io::read(&path).map_err(line)?;
    let name = io::source_name(&path);
    let (mut answer, mut failed) = (LayoutAnswer::new(args.json && !args.to_llvm), String::new());
    for chunk in split_source(&input, MARKER) {
        if chunk.text.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match with_part(&args.common, &name, &input, Some(&chunk), |module| report_of(args, module)) {
            Ok(part) => answer.append(part),
            Err(message) => failed.push_str(&message),
        }
    }
    if failed.is_empty() {
        return Ok(answer.finish());
    }
    // Report the other sections even if one has failed.
    io::put(answer.finish()).map_err(line)?;
    Err(failed)
}

/// The marker line between sections of a file.
const MARKER: &str = "// -----";

/// Reports the layouts of all scopes in a module, or of the selected scope.
fn report_of(args: &Args, module: &Module<'_>) -> Result<LayoutAnswer, Box<Diagnostic>> {
    let ctx = module.context();
    let asked = parse_types(ctx, &args.types)?;
    let scopes: Vec<OpRef<'_, '_>> = match &args.scope {
        Some(symbol) => vec![find_symbol(module, symbol)?],
        None => module.top_block().ops().flat_map(OpRef::walk).filter(|op| is_scope(*op)).collect(),
    };
    let mut report = Report::new(ctx, args.json);
    let mut exported = String::new();
    for op in scopes {
        let layout = DataLayout::closest(op).map_err(|error| diagnostic(ctx, &error))?;
        let layout = layout.with_rules(args.common.rules());
        if args.to_llvm {
            let text = llvm_string::export(&layout).map_err(|error| diagnostic(ctx, &error.at(op.location())))?;
            exported.push_str(&text);
            exported.push('\n');
            continue;
        }
        let types = if asked.is_empty() { types_used(op) } else { asked.clone() };
        report.scope(&layout, Some(op), &types);
    }
    Ok(if args.to_llvm { LayoutAnswer::Text(exported) } else { report.end() })
}

fn run_string(args: &Args, text: &str) -> Result<String, String> {
    let ctx = args.common.context(&[]);
    let imported = llvm_string::import(&ctx, text, IndexEntry::Derived).map_err(line)?;
    for token in &imported.unhandled {
        io::say(format_args!("mlirkit: warning: unhandled data layout token: {token}\n"));
    }
    if args.types.is_empty() && !args.json && !args.to_llvm {
        return Ok(format!("{}\n", attr_to_string(&ctx, imported.spec)));
    }
    let layout = DataLayout::of_llvm_string(&ctx, text).map_err(line)?.with_rules(args.common.rules());
    if args.to_llvm {
        return Ok(format!("{}\n", llvm_string::export(&layout).map_err(line)?));
    }
    let types = parse_types(&ctx, &args.types).map_err(|error| line(error.message))?;
    let mut report = Report::new(&ctx, args.json);
    report.scope(&layout, None, &types);
    Ok(report.end().finish())
}

fn run_query(args: &QueryArgs) -> Result<String, String> {
    with_module(&args.common, &args.input, |module| {
        let ctx = module.context();
        let op = match &args.op {
            Some(symbol) => find_symbol(module, symbol)?,
            None => module.root().ok_or_else(|| plain("the file holds no operation".into()))?,
        };
        let keys = args.keys.iter().map(|key| parse_key(ctx, key)).collect::<Result<Vec<_>, _>>()?;
        let found = query(op, &keys, args.common.rules()).map_err(|finding| finding_diagnostic(ctx, *finding))?;
        let mut answer = format!("{}\n", attr_to_string(ctx, found.value));
        if args.explain {
            answer.push_str(&format!("  from {} at {}\n", ctx.str(found.name), place(ctx, found.location)));
        }
        Ok(answer)
    })
}

fn plain(message: String) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(Position::Unknown, message))
}

fn diagnostic(ctx: &Context, error: &crate::layout::Error) -> Box<Diagnostic> {
    let position = error.location().map_or(Position::Unknown, |at| crate::position(ctx, at));
    Box::new(Diagnostic::error(position, error.to_string()))
}

fn finding_diagnostic(ctx: &Context, finding: Finding) -> Box<Diagnostic> {
    let diagnostic = Diagnostic::error(crate::position(ctx, finding.location), finding.message);
    let with_note = |d: Diagnostic, (at, note): (Attr, String)| d.with_note_at(crate::position(ctx, at), note);
    Box::new(finding.notes.into_iter().fold(diagnostic, with_note))
}

fn parse_types(ctx: &Context, texts: &[String]) -> Result<Vec<Type>, Box<Diagnostic>> {
    texts.iter().map(|text| parse_type(ctx, text)).collect()
}

fn parse_type(ctx: &Context, text: &str) -> Result<Type, Box<Diagnostic>> {
    let mut parser = AttrParser::new(ctx, text.as_bytes());
    match parser.ty() {
        Ok(ty) if parser.at(crate::asm::lexer::Kind::Eof) => Ok(ty),
        Ok(_) => Err(plain(format!("not a type: {text}"))),
        Err(error) => Err(plain(format!("not a type: {text}: {}", error.message))),
    }
}

/// Parses a key: a quoted string or a type. Any other text is used as a string.
fn parse_key(ctx: &Context, text: &str) -> Result<Key, Box<Diagnostic>> {
    if text.starts_with('"') {
        let mut parser = AttrParser::new(ctx, text.as_bytes());
        let value = parser.string().map_err(|error| plain(format!("not a key: {text}: {}", error.message)))?;
        return Ok(Key::Name(ctx.ident_bytes(&value)));
    }
    Ok(parse_type(ctx, text).map_or_else(|_| Key::Name(ctx.ident(text)), Key::Type))
}

/// Finds the operation with the symbol path `@a` or `@a::@b`.
fn find_symbol<'m, 'c>(module: &'m Module<'c>, path: &str) -> Result<OpRef<'m, 'c>, Box<Diagnostic>> {
    let missing = || plain(format!("no operation is named {path}"));
    let named = |op: OpRef<'_, '_>, name: &str| match op.attr("sym_name").map(|attr| op.context().attr_data(attr)) {
        Some(AttrData::String { value, .. }) => op.context().str(*value) == name,
        _ => false,
    };
    let mut at: Option<OpRef<'m, 'c>> = None;
    for part in path.split("::") {
        let name = part.trim().trim_start_matches('@').trim_matches('"');
        let inside: Box<dyn Iterator<Item = OpRef<'m, 'c>>> = match at {
            Some(op) => Box::new(op.walk().skip(1)),
            None => Box::new(module.top_block().ops().flat_map(OpRef::walk)),
        };
        at = Some(inside.into_iter().find(|op| named(*op, name)).ok_or_else(missing)?);
    }
    at.ok_or_else(missing)
}
