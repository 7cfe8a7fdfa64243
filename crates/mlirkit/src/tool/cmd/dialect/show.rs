//! `mlirkit dialect show`: describes dialects and their definitions.

use std::fmt::Write;
use std::path::PathBuf;

use super::obstacles;
use crate::Extend;
use crate::defs::{AttrDef, Dialect, OpDef, Presence, SlotKind, ValueDef, Variadic};
use crate::ir::Context;
use crate::tool::driver::{Outcome, failed, report};

/// Show a dialect, or an operation, attribute or type: its syntax, its components and their constraints.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit dialect show arith
  mlirkit dialect show arith.addi
  mlirkit dialect show toy.matrix --dialect toy.def
  mlirkit dialect show arith.addi --row")]
pub struct Args {
    /// `dialect` or `dialect.name`.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Definitions of an additional dialect; may be repeated.
    #[arg(long, value_name = "FILE")]
    dialect: Vec<PathBuf>,
    /// The LLVM release whose definitions to show.
    #[arg(long, value_name = "RELEASE", value_parser = crate::tool::args::named_release)]
    release: Option<mlirkit_defs::Named>,
    /// Show the definition in the language of definition files.
    #[arg(long)]
    row: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> Outcome {
    let mut options = super::options(&args.dialect, extend)?;
    options.release = args.release.map(|named| named.release);
    options.snapshot = args.release.is_some_and(|named| named.snapshot);
    let ctx = crate::context(&options);
    let mut out = String::new();
    for name in &args.names {
        if !out.is_empty() {
            out.push('\n');
        }
        let clean = name.trim_start_matches(['!', '#']);
        let (namespace, short) = clean.split_once('.').map_or((clean, None), |(dialect, short)| (dialect, Some(short)));
        let Some(dialect) = ctx.dialect(ctx.ident(namespace)) else {
            let known = "a project's dialects are given with --dialect FILE";
            return Err(failed(format_args!("unknown dialect '{namespace}'; {known}")));
        };
        match short {
            None => overview(&mut out, &ctx, dialect),
            Some(short) if !one(&mut out, &ctx, dialect, short, args.row) => {
                return Err(failed(format_args!("dialect '{namespace}' has no '{short}'")));
            }
            Some(_) => {}
        }
    }
    report(&out)
}

/// Prints the names of everything that a dialect defines, marking operations that have only a generic form.
fn overview(out: &mut String, ctx: &Context, dialect: &'static Dialect) {
    let named = |defs: Vec<&AttrDef>| defs.iter().map(|def| short(&def.name).to_owned()).collect::<Vec<_>>();
    _ = writeln!(out, "dialect {}", dialect.name());
    let ops: Vec<String> = dialect
        .ops()
        .map(|def| {
            format!("{}{}", short(&def.name), if obstacles(ctx, def).is_empty() { "" } else { " (generic only)" })
        })
        .collect();
    for (kind, names) in [
        ("operations", ops),
        ("attributes", named(dialect.attrs().collect())),
        ("types", named(dialect.types().collect())),
        ("enums", dialect.enums().map(|row| row.name.to_string()).collect()),
    ] {
        if !names.is_empty() {
            _ = writeln!(out, "\n{kind} ({})", names.len());
            names.iter().for_each(|name| _ = writeln!(out, "  {name}"));
        }
    }
}

fn short(full: &str) -> &str {
    full.split_once('.').map_or(full, |(_, short)| short)
}

/// Prints the definition of each operation, attribute and type with this name. With `as_row`, prints it in the language
/// of definition files. Returns whether there is one.
fn one(out: &mut String, ctx: &Context, dialect: &'static Dialect, name: &str, as_row: bool) -> bool {
    let before = out.len();
    if let Some(def) = dialect.op(name) {
        if as_row { _ = write!(out, "{def}") } else { operation(out, ctx, dialect, def) }
    }
    for (kind, sigil, def) in [("attr", '#', dialect.attr(name)), ("type", '!', dialect.type_(name))] {
        let Some(def) = def else { continue };
        if as_row {
            _ = write!(out, "{}", def.display_as(kind));
        } else {
            parameters(out, ctx, def, sigil);
        }
    }
    if let Some(def) = dialect.enum_(name) {
        _ = write!(out, "{def}");
    }
    out.len() > before
}

fn operation(out: &mut String, ctx: &Context, dialect: &'static Dialect, def: &'static OpDef) {
    _ = writeln!(out, "{} (operation)", def.name);
    let syntax = match (&def.format, def.custom_format) {
        (Some(format), _) => format!("{} {format}", def.name),
        (None, true) => "written in C++".to_owned(),
        (None, false) => "generic form".to_owned(),
    };
    _ = writeln!(out, "  syntax      {syntax}");
    for problem in obstacles(ctx, def) {
        _ = writeln!(out, "  only generic form is possible: {problem}");
    }
    for (kind, values) in [("operand", &def.operands), ("result", &def.results)] {
        for value in values {
            _ = writeln!(out, "  {kind:<11} {}", value_text(dialect, value));
        }
    }
    for region in &def.regions {
        let many = if region.variadic { ", any number" } else { "" };
        _ = writeln!(out, "  {:<11} {}: {} blocks{many}", "region", named(&region.name), region.kind);
    }
    for successor in &def.successors {
        let many = if successor.variadic { ": any number" } else { "" };
        _ = writeln!(out, "  {:<11} {}{many}", "successor", named(&successor.name));
    }
    for slot in &def.slots {
        match &slot.kind {
            SlotKind::Attr { constraint, presence } => {
                let summary = dialect.attr_constraint(constraint).map_or(&**constraint, |row| &row.summary);
                let presence = match presence {
                    Presence::Required => String::new(),
                    Presence::Optional => ", optional".to_owned(),
                    Presence::Default(value) | Presence::DefaultOptional(value) => format!(", {value} if absent"),
                };
                _ = writeln!(out, "  {:<11} {}: {summary}{presence}", "attribute", slot.name);
            }
            SlotKind::Prop { .. } => {
                let row = slot.to_string();
                let kind = row.trim().split_once(' ').and_then(|(_, rest)| rest.split_once(' ')).map_or("", |it| it.1);
                _ = writeln!(out, "  {:<11} {}: {kind}", "property", slot.name);
            }
            SlotKind::OperandSegments | SlotKind::ResultSegments => {}
        }
    }
    traits(out, &def.traits);
    if def.custom_verifier {
        _ = writeln!(out, "  {:<11} has a verifier in C++", "verifier");
    }
}

fn named(name: &str) -> &str {
    if name.is_empty() { "(unnamed)" } else { name }
}

fn value_text(dialect: &Dialect, value: &ValueDef) -> String {
    let summary = dialect.type_constraint(&value.constraint).map_or(&*value.constraint, |row| &row.summary);
    let many = match &value.variadic {
        Variadic::One => "",
        Variadic::Optional => ", optional",
        Variadic::Many => ", any number",
        Variadic::ManyOfMany(_) => ", any number of groups",
    };
    format!("{}: {summary}{many}", named(&value.name))
}

fn traits(out: &mut String, traits: &[crate::defs::Trait]) {
    let shown = traits.iter().map(|t| match t.args.is_empty() {
        true => t.name.to_string(),
        false => format!("{}({})", t.name, t.args.join(", ")),
    });
    let all: Vec<String> = shown.collect();
    if !all.is_empty() {
        _ = writeln!(out, "  {:<11} {}", "traits", all.join(", "));
    }
}

fn parameters(out: &mut String, ctx: &Context, def: &'static AttrDef, sigil: char) {
    let kind = if sigil == '#' { "attribute" } else { "type" };
    _ = writeln!(out, "{sigil}{} ({kind})", def.name);
    let syntax = match (&def.format, def.custom_format) {
        (Some(format), _) => format!("{sigil}{} {format}", def.name),
        (None, true) => "written in C++; kept as opaque text".to_owned(),
        (None, false) => format!("{sigil}{}", def.name),
    };
    _ = writeln!(out, "  syntax      {syntax}");
    for problem in crate::asm::format::def_problems(ctx, def) {
        _ = writeln!(out, "  kept as opaque text: {problem}");
    }
    for param in &def.params {
        let presence = match &param.default {
            Some(value) => format!(", {value} if absent"),
            None if param.optional => ", optional".to_owned(),
            None => String::new(),
        };
        _ = writeln!(out, "  {:<11} {}: {}{presence}", "parameter", param.name, param.kind);
    }
    traits(out, &def.traits);
}
