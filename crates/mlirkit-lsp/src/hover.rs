//! Hover: the type, definition, layout or value of the name at a position.

use std::fmt::Write;

use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{PrintOptions, TEXT, attr_to_string, print_in_scope, type_to_string};
use mlirkit_defs::{AttrKind, OpDef, PropKind, SlotKind, ValueDef, Variadic};
use mlirkit_ir::{AttrData, OpRef, Type};
use mlirkit_syntax::{DefKind, NONE, OpKind, Values};

use crate::document::Document;
use crate::engine::Engine;
use crate::facts::RowFacts;
use crate::names::{NameTarget, definition_of, occurrences, scope_of, target_of};
use crate::typed::{behind_type, group_types, value_of, with_item};

/// The maximum length, in bytes, of constants and operations shown in a hover. Longer ones are cut.
const LONGEST: usize = 2000;

/// Returns the response to a hover request; `None` if there is nothing to show at the offset.
pub fn hover(doc: &Document, rows: &RowFacts, engine: &dyn Engine, offset: u32) -> Option<Hover> {
    let token = doc.tree.name_at(offset)?;
    let found = doc.tree.token(token);
    if offset < found.start || offset > found.end {
        return None;
    }
    let text = text_at(doc, rows, engine, token)?;
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value: text });
    Some(Hover { contents, range: Some(doc.token_range(token)) })
}

fn text_at(doc: &Document, rows: &RowFacts, engine: &dyn Engine, token: u32) -> Option<String> {
    let tree = &doc.tree;
    match target_of(doc, rows, token) {
        Some(NameTarget::Value(def, _)) => {
            let scope = scope_of(doc, rows, def.op);
            let values = Values::in_ops(tree, &doc.text, scope, rows);
            return value(doc, rows, engine, &values, def);
        }
        Some(NameTarget::Block(block)) => return Some(self::block(doc, block)),
        Some(target @ NameTarget::Symbol(op)) => {
            let mut out = code(&header(doc, op));
            let uses = occurrences(doc, rows, &target).len().saturating_sub(1);
            let _ = write!(out, "\n{uses} use{} in this file", if uses == 1 { "" } else { "s" });
            return Some(out);
        }
        Some(target @ NameTarget::Alias(op)) => {
            let node = tree.op(op)?;
            let mut out = code(&cut(doc.slice(node.first, node.end)));
            out.extend(row_at(doc, rows, node.first + 2));
            if let Some(layout) = layout_of(doc, rows, engine, node.first + 2, node.end) {
                let _ = write!(out, "\n{layout}");
            }
            let _ = definition_of(doc, rows, &target);
            return Some(out);
        }
        _ => {}
    }
    let op = tree.op_around(token)?;
    let node = tree.op(op)?;
    if node.kind == OpKind::Op && node.name == token {
        return operation(doc, rows, engine, op);
    }
    match tree.kind(token) {
        Kind::ExclaimId | Kind::IntType => type_at(doc, rows, engine, token),
        Kind::BareId
            if matches!(
                doc.token_text(token),
                "index"
                    | "f16"
                    | "bf16"
                    | "f32"
                    | "f64"
                    | "f80"
                    | "f128"
                    | "tensor"
                    | "memref"
                    | "vector"
                    | "tuple"
                    | "complex"
            ) =>
        {
            type_at(doc, rows, engine, token)
        }
        Kind::HashId => attribute(doc, rows, token),
        Kind::BareId => property(doc, rows, op, token),
        _ => None,
    }
}

fn code(text: &str) -> String {
    format!("```mlir\n{text}\n```\n")
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// Returns the source of an operation without the contents of its regions.
fn header(doc: &Document, op: u32) -> String {
    let Some(node) = doc.tree.op(op) else { return String::new() };
    let first = doc.tree.regions_of(op).next().and_then(|region| doc.tree.region(region));
    cut(first.map_or_else(|| doc.slice(node.first, node.end), |region| doc.slice(node.first, region.open)))
}

fn value(
    doc: &Document,
    rows: &RowFacts,
    engine: &dyn Engine,
    values: &Values,
    def: mlirkit_syntax::Def,
) -> Option<String> {
    let name = doc.token_text(def.token);
    let typed = with_item(doc, rows, engine, def.op, |module, pairs| {
        let value = value_of(doc, &def, pairs)?;
        let layout = value.defining_op().or_else(|| module.root()).and_then(|op| engine.layout(op, value.ty()));
        let constant = value.defining_op().and_then(constant);
        let ty = group_types(doc, &def, pairs).unwrap_or_else(|| type_to_string(module.context(), value.ty()));
        Some((ty, layout, constant))
    });
    let (ty, layout, constant) = typed.flatten().unwrap_or_else(|| {
        let types = crate::typed::ValueTypes::of(doc, rows, engine, def.op, values);
        (types.get(def.token).unwrap_or("unknown type").to_owned(), None, None)
    });
    let mut out = code(&format!("{name} : {ty}"));
    match def.kind {
        DefKind::Result(index) => {
            let _ = write!(out, "\nresult #{index} of `{}`", doc.tree.full_name(&doc.text, def.op, rows));
        }
        DefKind::BlockArg(block, index) => {
            let label = doc.tree.block(block).map_or("", |block| doc.token_text(block.label));
            let _ = write!(out, "\nargument #{index} of block `{label}`");
        }
        DefKind::Entry(index) => {
            let _ = write!(out, "\nargument #{index} of `{}`", doc.tree.full_name(&doc.text, def.op, rows));
        }
    }
    let scope = scope_of(doc, rows, def.op);
    let uses = values.uses(&doc.tree, &doc.text, &def, crate::names::tokens_of(doc, &scope)).len().saturating_sub(1);
    let _ = writeln!(out, ", {uses} use{}", if uses == 1 { "" } else { "s" });
    for line in [layout, constant].into_iter().flatten() {
        let _ = write!(out, "\n{line}\n");
    }
    if let DefKind::Result(_) = def.kind {
        out.push_str(&code(&header(doc, def.op)));
    }
    Some(out)
}

/// Describes the value of a constant operation; `None` for other operations.
fn constant(op: OpRef<'_, '_>) -> Option<String> {
    if !op.def().is_some_and(|def| def.flags.has(mlirkit_defs::OpFlags::CONSTANT_LIKE)) {
        return None;
    }
    let ctx = op.context();
    let attr = op.attr("value")?;
    let text = match ctx.attr_data(attr) {
        AttrData::DenseElements(elements) if !elements.splat => {
            let statistics =
                crate::statistics::in_words(ctx, elements).map_or_else(String::new, |text| format!(", {text}"));
            format!("dense elements of `{}`{statistics}", type_to_string(ctx, elements.ty))
        }
        _ => format!("`{}`", cut(&attr_to_string(ctx, attr))),
    };
    Some(format!("constant: {text}"))
}

fn block(doc: &Document, block: u32) -> String {
    let tree = &doc.tree;
    let Some(node) = tree.block(block) else { return String::new() };
    let mut out = code(doc.slice(node.label, node.first));
    let predecessors = tree.block_uses(&doc.text, block).into_iter().filter(|token| *token != node.label);
    let mut from: Vec<String> = predecessors
        .filter_map(|token| {
            let op = tree.op(tree.op_around(token)?)?;
            let label = tree.block(op.block).map_or(NONE, |block| block.label);
            Some(if label == NONE { "the entry block".to_owned() } else { format!("`{}`", doc.token_text(label)) })
        })
        .collect();
    from.dedup();
    if from.is_empty() {
        out.push_str("\nno predecessors");
    } else {
        let _ = write!(out, "\npredecessors: {}", from.join(", "));
    }
    out
}

fn operation(doc: &Document, rows: &RowFacts, engine: &dyn Engine, op: u32) -> Option<String> {
    let name = doc.tree.full_name(&doc.text, op, rows);
    let mut out = String::new();
    match rows.op_def(&name) {
        Some(def) => out.push_str(&code(&signature(rows, def))),
        None => {
            let _ = writeln!(out, "`{name}`: no definition");
        }
    }
    if let Some(life) = engine.lifetime(&name) {
        let _ = write!(out, "\n{life}\n");
    }
    let shown = with_item(doc, rows, engine, op, |_, pairs| {
        let ir = *pairs.get(&op)?;
        let ctx = ir.context();
        let mut out = String::new();
        for (index, operand) in ir.operands().enumerate().take(16) {
            let _ = write!(out, "\n- operand #{index}: `{}`", type_to_string(ctx, operand.ty()));
        }
        for (index, result) in ir.results().enumerate().take(16) {
            let _ = write!(out, "\n- result #{index}: `{}`", type_to_string(ctx, result.ty()));
        }
        let options = PrintOptions {
            generic: true,
            local_scope: true,
            skip_regions: true,
            elide_elements: Some(16),
            max_output: 1 << 16,
            ..PrintOptions::default()
        };
        let mut text = Vec::new();
        if print_in_scope(ir, &options, &mut text).is_ok() {
            let _ = write!(out, "\n\nGeneric form:\n{}", code(&cut(&String::from_utf8_lossy(&text))));
        }
        if let Some(constant) = constant(ir) {
            let _ = write!(out, "\n{constant}\n");
        }
        Some(out)
    });
    out.push_str(&shown.flatten().unwrap_or_default());
    for place in crate::names::locations_of(doc, rows, op).into_iter().filter(|place| place.uri != doc.uri) {
        let _ =
            write!(out, "\nfrom {}:{}", place.uri.as_str().trim_start_matches("file://"), place.range.start.line + 1);
    }
    Some(out)
}

/// Returns the signature of an operation, formatted from its definition.
pub fn signature(rows: &RowFacts, def: &OpDef) -> String {
    let mut out = def.name.to_string();
    let dialect = def.name.split_once('.').and_then(|(dialect, _)| rows.dialect(dialect));
    let value = |def: &ValueDef| {
        let summary = dialect
            .and_then(|dialect| dialect.type_constraint(&def.constraint))
            .map_or(&*def.constraint, |row| if row.summary.is_empty() { &*def.constraint } else { &*row.summary });
        let many = match def.variadic {
            Variadic::One => "",
            Variadic::Optional => "optional ",
            Variadic::Many => "variadic of ",
            Variadic::ManyOfMany(_) => "groups of ",
        };
        let name = if def.name.is_empty() { "_" } else { &def.name };
        format!("{name}: {many}{summary}")
    };
    let list = |all: &[ValueDef]| all.iter().map(value).collect::<Vec<_>>().join(", ");
    let _ = write!(out, "({})", list(&def.operands));
    if !def.successors.is_empty() {
        let names: Vec<&str> = def.successors.iter().map(|successor| &*successor.name).collect();
        let _ = write!(out, " [{}]", names.join(", "));
    }
    if !def.regions.is_empty() {
        let names: Vec<&str> =
            def.regions.iter().map(|region| if region.name.is_empty() { "region" } else { &*region.name }).collect();
        let _ = write!(out, " ({{{}}})", names.join("}, {"));
    }
    if !def.results.is_empty() {
        let _ = write!(out, " -> ({})", list(&def.results));
    }
    for slot in def.slots.iter() {
        let what = slot_in_words(rows, &def.name, &slot.kind);
        if let Some(what) = what {
            let _ = write!(out, "\n  {} = {what}", slot.name);
            if let Some(default) = slot.default_text() {
                let _ = write!(out, " (default {default})");
            }
        }
    }
    let traits: Vec<&str> = def.traits.iter().map(|one| &*one.name).collect();
    if !traits.is_empty() {
        let _ = write!(out, "\n  traits: {}", traits.join(", "));
    }
    out
}

/// Returns a readable description of the values of a property slot; `None` for segment sizes.
fn slot_in_words(rows: &RowFacts, op: &str, kind: &SlotKind) -> Option<String> {
    let dialect = op.split_once('.').and_then(|(dialect, _)| rows.dialect(dialect));
    Some(match kind {
        SlotKind::Attr { constraint, .. } => {
            let row = dialect.and_then(|dialect| dialect.attr_constraint(constraint));
            match row.map(|row| &row.kind) {
                Some(AttrKind::Enum(name) | AttrKind::EnumAttr { enum_name: name, .. }) => name.to_string(),
                _ => row.map_or_else(|| constraint.to_string(), |row| row.summary.to_string()),
            }
        }
        SlotKind::Prop { kind, .. } => match kind {
            PropKind::Enum { enum_name, .. } => enum_name.to_string(),
            PropKind::Bool => "bool".to_owned(),
            PropKind::Unit => "unit".to_owned(),
            PropKind::Int(width) => format!("i{width}"),
            PropKind::OptionalInt(width) => format!("optional i{width}"),
            PropKind::Str => "string".to_owned(),
            PropKind::IntArray(width) => format!("array of i{width}"),
            PropKind::Other(name) => name.to_string(),
        },
        SlotKind::OperandSegments | SlotKind::ResultSegments => return None,
    })
}

fn type_at(doc: &Document, rows: &RowFacts, engine: &dyn Engine, token: u32) -> Option<String> {
    let end = behind_type(doc, token);
    let mut out = code(&cut(doc.slice(token, end)));
    out.extend(row_at(doc, rows, token));
    if let Some(layout) = layout_of(doc, rows, engine, token, end) {
        let _ = write!(out, "\n{layout}");
    }
    Some(out)
}

/// Returns the definition of an attribute or type, with its parameters, in Markdown.
fn row(name: &str, def: &mlirkit_defs::AttrDef) -> String {
    let params: Vec<String> =
        def.params.iter().map(|param| format!("{}{}", param.name, if param.optional { "?" } else { "" })).collect();
    format!("\n`{name}<{}>` (`{}`)\n", params.join(", "), def.class)
}

/// Returns the definition of the attribute or type that a token names. `None` if the token names none that is known.
fn row_at(doc: &Document, rows: &RowFacts, token: u32) -> Option<String> {
    let text = doc.token_text(token);
    let (name, def) = match text.strip_prefix('!') {
        Some(name) => (name, rows.type_def(name)?),
        None => text.strip_prefix('#').and_then(|name| Some((name, rows.attr_def(name)?)))?,
    };
    Some(row(name, def))
}

fn attribute(doc: &Document, rows: &RowFacts, token: u32) -> Option<String> {
    let end = behind_type(doc, token);
    Some(code(&cut(doc.slice(token, end))) + &row_at(doc, rows, token)?)
}

fn property(doc: &Document, rows: &RowFacts, op: u32, token: u32) -> Option<String> {
    let name = doc.tree.full_name(&doc.text, op, rows);
    let def = rows.op_def(&name)?;
    let slot = def.slots.iter().find(|slot| &*slot.name == doc.token_text(token))?;
    let what = slot_in_words(rows, &name, &slot.kind)?;
    Some(code(&format!("{}.{} = {what}", name, slot.name)))
}

/// Describes the size and alignment of the type in the tokens from `first` to `end`, with the data layout that applies
/// there. `None` if these tokens are not a type, or the type has no layout.
fn layout_of(doc: &Document, rows: &RowFacts, engine: &dyn Engine, first: u32, end: u32) -> Option<String> {
    let text = doc.slice(first, end);
    let op = doc.tree.op_around(first)?;
    let inside = with_item(doc, rows, engine, op, |module, pairs| {
        let ty = parse(module.context(), text)?;
        engine.layout(pairs.get(&op).copied().or_else(|| module.root())?, ty)
    });
    inside.flatten().or_else(|| {
        let ctx = rows.contexts.get(engine, false);
        let empty = bytes::Bytes::from_static(b"module {}");
        let (module, _) = engine.open(&ctx, "", &empty).ok()?;
        engine.layout(module.root()?, parse(&ctx, text)?)
    })
}

/// Parses a type; `None` if the string is not a type or has other text after it.
pub fn parse(ctx: &mlirkit_ir::Context, text: &str) -> Option<Type> {
    let (ty, read) = (TEXT.parse_type)(ctx, text.as_bytes()).ok()?;
    (read >= text.trim_end().len()).then_some(ty)
}
