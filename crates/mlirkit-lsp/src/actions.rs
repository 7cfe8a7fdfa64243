//! Code actions, code lenses for RUN lines, and links to the files to which locations refer.

use std::collections::HashMap;

use lsp_types::{
    CodeAction, CodeActionContext, CodeActionKind, CodeLens, Command, Diagnostic, DiagnosticSeverity, DocumentLink,
    Range, TextEdit, WorkspaceEdit,
};
use mlirkit_asm::lexer::Kind;
use mlirkit_defs::{OpDef, OpFlags};
use mlirkit_diag::FailureKind;
use mlirkit_syntax::{NONE, OpKind};

use crate::check::{DocDiagnostic, NotePlace};
use crate::document::Document;
use crate::engine::Engine;
use crate::facts::RowFacts;
use crate::forms;
use crate::names::{NameTarget, file_location, occurrences, source_location, target_at};
use crate::typed::behind_type;

/// Returns the code actions for a range, of the kinds that the client requests. `known` contains the diagnostics of the
/// document.
pub fn actions(
    doc: &Document,
    rows: &RowFacts,
    engine: &dyn Engine,
    range: Range,
    context: &CodeActionContext,
    known: &[DocDiagnostic],
) -> Vec<CodeAction> {
    let mut found = Vec::new();
    let offset = doc.offset(range.start);
    for diagnostic in &context.diagnostics {
        let at = Some(doc.offset(diagnostic.range.start) as usize);
        let same = |known: &&DocDiagnostic| known.offset == at && known.message == diagnostic.message;
        let known = known.iter().find(same);
        found.extend(expectation(doc, diagnostic, known));
        let Some(known) = known else { continue };
        if known.kind == FailureKind::MissingTerminator {
            found.extend(terminator(doc, rows, diagnostic));
        }
        found.extend(known.replacement.as_deref().map(|wanted| suggestion(doc, diagnostic, wanted)));
    }
    // This action requires parsing the function; the others do not.
    if is_asked_for(context, &CodeActionKind::REFACTOR_REWRITE) {
        found.extend(forms::rewrite(doc, rows, engine, offset));
    }
    found.extend(inline(doc, rows, offset));
    found.extend(extract(doc, offset, doc.offset(range.end)));
    found.retain(|action| action.kind.as_ref().is_none_or(|kind| is_asked_for(context, kind)));
    found
}

/// Returns true if the client requests code actions of this kind. A request for `refactor` includes `refactor.rewrite`.
/// If the client sends no list of kinds, or an empty one, it requests all kinds.
fn is_asked_for(context: &CodeActionContext, kind: &CodeActionKind) -> bool {
    let includes = |asked: &CodeActionKind| {
        let rest = kind.as_str().strip_prefix(asked.as_str());
        *asked == CodeActionKind::EMPTY || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    context.only.as_ref().is_none_or(|only| only.is_empty() || only.iter().any(includes))
}

#[allow(clippy::mutable_key_type)]
fn edit(doc: &Document, edits: Vec<TextEdit>) -> WorkspaceEdit {
    WorkspaceEdit { changes: Some(HashMap::from([(doc.uri.clone(), edits)])), ..WorkspaceEdit::default() }
}

/// Creates a code action from edits to a document.
pub fn action(doc: &Document, title: impl Into<String>, kind: CodeActionKind, edits: Vec<TextEdit>) -> CodeAction {
    CodeAction { title: title.into(), kind: Some(kind), edit: Some(edit(doc, edits)), ..CodeAction::default() }
}

/// Returns an action that inserts a comment with the expected diagnostic, and comments with its notes in this file.
/// `known` is the diagnostic as the check found it.
fn expectation(doc: &Document, diagnostic: &Diagnostic, known: Option<&DocDiagnostic>) -> Option<CodeAction> {
    let word = match diagnostic.severity? {
        DiagnosticSeverity::WARNING => "warning",
        DiagnosticSeverity::INFORMATION => "remark",
        DiagnosticSeverity::ERROR => "error",
        _ => return None,
    };
    let is_placed = known.is_none_or(|known| known.is_placed);
    let mut comments = vec![(diagnostic.range.start.line, word, is_placed, diagnostic.message.clone())];
    // `mlir-opt` does not report hints, and does not show operations if it checks comments.
    let notes = diagnostic.related_information.iter().flatten().take(known.map_or(usize::MAX, |known| known.reported));
    for (index, note) in notes.enumerate().filter(|(_, note)| note.location.uri == doc.uri) {
        if !note.message.starts_with("see current operation") {
            let place = known.and_then(|known| known.notes.get(index)).map(|(place, _)| place);
            let is_placed = !matches!(place, Some(NotePlace::Nowhere));
            comments.push((note.location.range.start.line, "note", is_placed, note.message.clone()));
        }
    }
    // A comment inside an attribute may end it, so it is inserted above the definition of an alias.
    comments.sort_by_key(|(line, ..)| start_of_alias(doc, *line).unwrap_or(*line));
    let mut edits: Vec<TextEdit> = Vec::new();
    for (index, (line, word, is_placed, message)) in comments.iter().enumerate() {
        let above = start_of_alias(doc, *line).unwrap_or(*line);
        let text = doc.line_text(above);
        let indent = String::from_utf8_lossy(&text[..text.len() - text.trim_ascii_start().len()]).into_owned();
        let first = message.lines().next().unwrap_or_default();
        let at = doc.position(doc.line_start(above));
        let between =
            comments.iter().skip(index).filter(|(line, ..)| start_of_alias(doc, *line) == Some(above)).count();
        let place = match is_placed {
            false => "unknown".to_owned(),
            true if above < *line => format!("+{}", (*line - above) as usize + between),
            true => "below".to_owned(),
        };
        let new_text = format!("{indent}// expected-{word}@{place} {{{{{first}}}}}\n");
        edits.push(TextEdit { range: Range { start: at, end: at }, new_text });
    }
    let mut made = action(doc, format!("Expect this {word}"), CodeActionKind::QUICKFIX, edits);
    made.diagnostics = Some(vec![diagnostic.clone()]);
    Some(made)
}

/// Returns the first line of the alias definition that contains the start of a line; `None` if the line is not inside
/// one.
fn start_of_alias(doc: &Document, line: u32) -> Option<u32> {
    let start = doc.line_start(line);
    let token = doc.tree.tokens().partition_point(|token| token.start < start) as u32;
    let node = doc.tree.op(doc.tree.op_around(token)?)?;
    let first = doc.line(doc.tree.token(node.first).start);
    (node.kind == OpKind::Alias && first < line).then_some(first)
}

/// Returns an action that adds a missing terminator at the end of the block that lacks it. `None` if there is no such
/// block.
fn terminator(doc: &Document, rows: &RowFacts, diagnostic: &Diagnostic) -> Option<CodeAction> {
    let tree = &doc.tree;
    let token = tree.name_at(doc.offset(diagnostic.range.start))?;
    let (owner, last) = open_block(doc, rows, tree.op_around(token)?)?;
    let name = terminator_of(rows, &tree.full_name(&doc.text, owner, rows))?;
    let shown = name.strip_prefix("func.").unwrap_or(&name);
    let (end, next) = (tree.token(last), tree.token(last + 1));
    let (line, next_line) = (doc.line(end.end), doc.line(next.start));
    let is_op = tree.op_around(last).is_some_and(|op| op != owner);
    let (at, new_text) = if next_line > line {
        let text = doc.line_text(line);
        let indent = text.len() - text.trim_ascii_start().len() + if is_op { 0 } else { 2 };
        (doc.line_start(line + 1), format!("{}{shown}\n", " ".repeat(indent)))
    } else {
        let space = if end.end == next.start { " " } else { "" };
        (next.start, format!("{space}{shown} "))
    };
    let at = doc.position(at);
    let edits = vec![TextEdit { range: Range { start: at, end: at }, new_text }];
    let mut made = action(doc, format!("Add '{name}'"), CodeActionKind::QUICKFIX, edits);
    made.diagnostics = Some(vec![diagnostic.clone()]);
    made.is_preferred = Some(true);
    Some(made)
}

/// Returns the block without a terminator about which an error at `op` complains: its owner, and the last token of the
/// block. The error is at the owner of the block, or at the last operation in the block. `None` if there is no such
/// block.
fn open_block(doc: &Document, rows: &RowFacts, op: u32) -> Option<(u32, u32)> {
    let tree = &doc.tree;
    let def_of = |op: u32| rows.op_def(&tree.full_name(&doc.text, op, rows));
    let is_end = |op: u32| def_of(op).is_none_or(|def| def.flags.has(OpFlags::TERMINATOR));
    let node = tree.op(op)?;
    let needs = |def: &OpDef| !def.flags.has(OpFlags::NO_TERMINATOR) && def.implied_terminator().is_none();
    let is_last = tree.op(node.next).is_none_or(|next| (next.parent, next.block) != (node.parent, node.block));
    if node.parent != NONE && is_last && !is_end(op) && def_of(node.parent).is_some_and(needs) {
        return Some((node.parent, node.end.checked_sub(1)?));
    }
    for region in tree.regions_of(op) {
        let children = || tree.children(op).filter(|child| tree.region_around(*child) == region);
        for block in tree.blocks_in(region, 0) {
            let last = children().filter(|child| tree.op(*child).is_some_and(|child| child.block == block)).last();
            let Some(last) = last else {
                let node = tree.block(block)?;
                let (open, label) = (tree.region(region)?.open, node.label);
                return Some((op, if label == NONE { open } else { node.first.checked_sub(1)? }));
            };
            if !is_end(last) {
                return Some((op, tree.op(last)?.end.checked_sub(1)?));
            }
        }
        if tree.blocks_in(region, 0).next().is_none() {
            return Some((op, tree.region(region)?.open));
        }
    }
    None
}

/// Returns the name of an operation that can end a block in an operation called `owner`. `None` if none is known.
fn terminator_of(rows: &RowFacts, owner: &str) -> Option<String> {
    if let Some(implied) = rows.op_def(owner)?.implied_terminator() {
        return Some(implied.to_owned());
    }
    let (name, _) = owner.split_once('.')?;
    let dialect = rows.dialect(name)?;
    let parents = |def: &OpDef| def.traits.iter().find(|one| &*one.name == "HasParent").map(|one| one.args.clone());
    let fits = |def: &OpDef| parents(def).is_none_or(|all| all.iter().any(|parent| &**parent == owner));
    let usual =
        ["return", "yield", "terminator", "Return"].iter().find_map(|last| dialect.op(last).filter(|def| fits(def)));
    let own = || dialect.ops().find(|def| def.flags.has(OpFlags::TERMINATOR) && parents(def).is_some() && fits(def));
    usual.or_else(own).map(|def| def.name.to_string())
}

/// Returns an action that replaces a misspelled name with the one that a note suggests.
fn suggestion(doc: &Document, diagnostic: &Diagnostic, wanted: &str) -> CodeAction {
    let quoted = doc.text.get(doc.offset(diagnostic.range.start) as usize) == Some(&b'"');
    let new_text = if quoted { format!("\"{wanted}\"") } else { wanted.to_owned() };
    let edits = vec![TextEdit { range: diagnostic.range, new_text }];
    let mut made = action(doc, format!("Change to '{wanted}'"), CodeActionKind::QUICKFIX, edits);
    made.diagnostics = Some(vec![diagnostic.clone()]);
    made
}

/// Returns an action that replaces all uses of the alias at an offset with its value. `None` if there is no alias at
/// the offset.
fn inline(doc: &Document, rows: &RowFacts, offset: u32) -> Option<CodeAction> {
    let (target, _) = target_at(doc, rows, offset)?;
    let NameTarget::Alias(op) = target else { return None };
    let node = doc.tree.op(op)?;
    let value = doc.slice(node.first + 2, node.end).to_owned();
    let uses: Vec<u32> = occurrences(doc, rows, &target).into_iter().filter(|token| *token != node.first).collect();
    // `loc(#a)` may precede the definition of `#a`, but the names in that definition would not be known there.
    let is_early = uses.iter().any(|token| *token < node.first);
    let names = |token: u32| doc.tree.kind(token) == Kind::HashId && !doc.token_text(token).contains('.');
    if is_early && (node.first + 1..node.end).any(names) {
        return None;
    }
    // Inside a location, the value of an alias is written without `loc(...)`.
    let bare = value.strip_prefix("loc(").and_then(|rest| rest.strip_suffix(')'));
    let text = |token| bare.filter(|_| is_in_location(doc, token)).unwrap_or(&value).to_owned();
    let mut edits: Vec<TextEdit> =
        uses.into_iter().map(|token| TextEdit { range: doc.token_range(token), new_text: text(token) }).collect();
    let start = doc.line_start(doc.line(doc.tree.token(node.first).start));
    let end = doc.line_start(doc.line(doc.tree.token(node.end - 1).end) + 1);
    edits.push(TextEdit { range: doc.range(start, end), new_text: String::new() });
    Some(action(doc, format!("Inline alias '{}'", doc.token_text(node.first)), CodeActionKind::REFACTOR_INLINE, edits))
}

/// Returns true if a token is in the parentheses of `loc(...)`.
fn is_in_location(doc: &Document, token: u32) -> bool {
    let tree = &doc.tree;
    let mut depth = 0_u32;
    for at in (0..token).rev() {
        match tree.kind(at) {
            Kind::RParen | Kind::RSquare | Kind::Greater => depth += 1,
            Kind::LParen if depth == 0 && at > 0 && doc.token_text(at - 1) == "loc" => return true,
            Kind::LParen | Kind::LSquare | Kind::Less => depth = depth.saturating_sub(1),
            // Braces and `=` are not part of a location outside metadata.
            Kind::LBrace | Kind::RBrace | Kind::Equal if depth == 0 => return false,
            _ => {}
        }
    }
    false
}

/// Returns an action that defines an alias for the type or attribute at the cursor. It uses the alias for all equal
/// types or attributes in the section. `None` if there is no type or attribute at the cursor.
fn extract(doc: &Document, start: u32, _end: u32) -> Option<CodeAction> {
    let tree = &doc.tree;
    let token = tree.name_at(start)?;
    let (sigil, first) = match tree.kind(token) {
        Kind::ExclaimId if doc.token_text(token).contains('.') => ('!', token),
        Kind::HashId if doc.token_text(token).contains('.') => ('#', token),
        Kind::BareId if matches!(doc.token_text(token), "tensor" | "memref" | "vector" | "tuple") => ('!', token),
        Kind::BareId if matches!(doc.token_text(token), "affine_map" | "affine_set" | "dense") => ('#', token),
        _ => return None,
    };
    tree.op_around(first).filter(|op| tree.op(*op).is_some_and(|op| op.kind == OpKind::Op))?;
    let mut end = behind_type(doc, first);
    if doc.token_text(first) == "dense" {
        // The type after the attribute belongs to the attribute. Some operations omit it; an alias cannot.
        if tree.kind(end) != Kind::Colon {
            return None;
        }
        end = behind_type(doc, end + 1);
    }
    let text = doc.slice(first, end);
    let section = tree.sections().get(tree.section_at(tree.token(first).start))?;
    let name = (0..)
        .map(|index| format!("{sigil}{}{index}", if sigil == '!' { "type" } else { "attr" }))
        .find(|name| !(section.first..section.last).any(|at| doc.token_text(at) == name))?;
    let count = end.checked_sub(first).filter(|count| *count > 0)?;
    let (mut edits, mut root) = (Vec::new(), None);
    let mut at = section.first;
    while at + count <= section.last {
        let same = tree.kind(at) == tree.kind(first)
            && doc.slice(at, at + count) == text
            && tree.op_around(at).is_some_and(|op| tree.op(op).is_some_and(|op| op.kind == OpKind::Op));
        if same {
            // The alias is defined before the first operation that uses it.
            root = root.or_else(|| tree.ancestors(tree.op_around(at)?).last());
            edits.push(TextEdit {
                range: doc.range(tree.token(at).start, tree.token(at + count - 1).end),
                new_text: name.clone(),
            });
            at += count;
        } else {
            at += 1;
        }
    }
    let line = doc.position(doc.line_start(doc.line(tree.token(tree.op(root?)?.first).start)));
    edits.insert(0, TextEdit { range: Range { start: line, end: line }, new_text: format!("{name} = {text}\n") });
    Some(action(doc, format!("Extract alias '{name}'"), CodeActionKind::REFACTOR_EXTRACT, edits))
}

/// Returns two code lenses for each RUN line: one runs it, the other compares its output with the file. A RUN line that
/// ends in a backslash continues in the next RUN line.
pub fn lenses(doc: &Document) -> Vec<CodeLens> {
    // Each command, with the number of its first line.
    let mut commands: Vec<(u32, String)> = Vec::new();
    let (mut next, mut is_open) = (0, false);
    for found_at in memchr::memmem::find_iter(&doc.text, b"RUN:") {
        let number = doc.line(found_at as u32);
        // Only the first `RUN:` in a line counts.
        if number < next {
            continue;
        }
        let line = String::from_utf8_lossy(doc.line_text(number)).into_owned();
        let Some(at) = line.find("RUN:").filter(|at| line[..*at].trim_start().starts_with("//")) else { continue };
        next = number + 1;
        let text = line[at + 4..].trim();
        let part = text.strip_suffix('\\').unwrap_or(text).trim_end();
        match commands.last_mut().filter(|_| is_open) {
            Some((_, command)) => *command = format!("{command} {part}"),
            None => commands.push((number, part.to_owned())),
        }
        is_open = text.ends_with('\\');
    }
    let mut found = Vec::new();
    for (number, command) in commands {
        let start = doc.line_start(number);
        let range = doc.range(start, start + doc.line_text(number).len() as u32);
        let arguments =
            vec![serde_json::json!(doc.uri.as_str()), serde_json::json!(command), serde_json::json!(number)];
        for (title, command) in [("Run", "mlirkit.run"), ("Show the difference", "mlirkit.runDiff")] {
            let command =
                Command { title: title.to_owned(), command: command.to_owned(), arguments: Some(arguments.clone()) };
            found.push(CodeLens { range, command: Some(command), data: None });
        }
    }
    found
}

/// Returns links to the files to which the locations in the document refer.
pub fn links(doc: &Document) -> Vec<DocumentLink> {
    let tree = &doc.tree;
    let mut found = Vec::new();
    for token in 0..tree.tokens().len() as u32 {
        let Some((path, line, column)) = file_location(doc, token) else { continue };
        let Some(place) = source_location(doc, &path, line, column) else { continue };
        let target = format!("{}#L{line},{column}", place.uri.as_str()).parse().ok();
        found.push(DocumentLink {
            range: doc.range(tree.token(token).start, tree.token(token + 4).end),
            target,
            tooltip: None,
            data: None,
        });
    }
    found
}
