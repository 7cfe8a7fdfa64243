//! Completion and signature help.

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, ParameterInformation, ParameterLabel, SignatureHelp,
    SignatureInformation, TextEdit,
};
use mlirkit_asm::lexer::Kind;
use mlirkit_defs::{AttrKind, EnumCase, EnumDef, Leaf, OpDef, PathStep, Pred, PropKind, SlotKind};
use mlirkit_ir::pred::{Subject, holds};
use mlirkit_syntax::{NONE, OpKind, Values};

use crate::document::Document;
use crate::engine::Engine;
use crate::facts::RowFacts;
use crate::hover::{parse, signature};
use crate::names::{NameTarget, scope_of, target_of};
use crate::typed::ValueTypes;

/// The traits that require all operands to have the same type.
const SAME_TYPE: &[&str] = &["SameOperandsAndResultType", "SameTypeOperands", "AllTypesMatch"];

/// The builtin types that are offered, which need no dialect prefix.
const TYPES: &[&str] = &[
    "i1", "i8", "i16", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "none", "tensor<", "memref<", "vector<",
    "tuple<", "complex<",
];

/// The number of operations before and after the cursor that are searched for values to offer.
const NEAR: u32 = 1 << 14;

/// The position at which the client requests completion, and the word, token and operation there.
struct CursorPlace<'d> {
    doc: &'d Document,
    rows: &'d RowFacts,
    engine: &'d dyn Engine,
    /// The byte offset of the cursor.
    offset: u32,
    /// The byte offset at which the word before the cursor starts, including its sigil.
    start: u32,
    /// The word before the cursor, up to the cursor.
    word: &'d str,
    /// The index of the first token that begins at the start of the word or later.
    token: u32,
    /// The innermost operation around the cursor, if any.
    op: Option<u32>,
}

/// Returns the completion items for the cursor at an offset; empty in comments.
pub fn complete(doc: &Document, rows: &RowFacts, engine: &dyn Engine, offset: u32) -> Vec<CompletionItem> {
    let bytes = doc.text.get(..offset as usize).unwrap_or_default();
    let is_part = |c: &u8| c.is_ascii_alphanumeric() || b"_$.-".contains(c);
    let mut start = bytes.len() - bytes.iter().rev().take_while(|c| is_part(c)).count();
    if start > 0 && b"%@^!#".contains(&bytes[start - 1]) {
        start -= 1;
    }
    if in_comment(doc, offset) {
        return Vec::new();
    }
    let token = doc.tree.tokens().partition_point(|token| token.start < start as u32) as u32;
    let word = std::str::from_utf8(&bytes[start..]).unwrap_or_default();
    // Inside a string, only enum cases can be completed.
    let quoted = token
        .checked_sub(1)
        .map(|before| doc.tree.token(before))
        .filter(|before| before.kind == Kind::String && before.start < start as u32 && before.end > start as u32);
    if let Some(string) = quoted {
        let (start, before) = (string.start + 1, token.saturating_sub(2));
        let word = doc.text.get(start as usize..offset as usize).and_then(|word| std::str::from_utf8(word).ok());
        let place = CursorPlace {
            doc,
            rows,
            engine,
            offset,
            start,
            word: word.unwrap_or_default(),
            token: token.saturating_sub(1),
            op: op_at(doc, before),
        };
        return place.quoted_cases();
    }
    let before = token.checked_sub(1);
    let op = before.and_then(|before| op_at(doc, before));
    let place = CursorPlace { doc, rows, engine, offset, start: start as u32, word, token, op };
    match word.as_bytes().first() {
        Some(b'%') => place.values(),
        Some(b'@') => place.symbols(),
        Some(b'^') => place.blocks(),
        Some(b'!') => place.types_of_dialects(),
        Some(b'#') => place.attributes(),
        _ => place.words(),
    }
}

/// Returns the innermost operation that contains a token; `None` if there is none.
fn op_at(doc: &Document, token: u32) -> Option<u32> {
    doc.tree.op_around(token)
}

fn in_comment(doc: &Document, offset: u32) -> bool {
    let start = doc.line_start(doc.line(offset));
    let behind = doc.tree.tokens().partition_point(|token| token.end <= start) as u32;
    let mut at = start;
    let mut token = behind;
    // A comment begins between two tokens.
    loop {
        let next = doc.tree.token(token);
        let gap_end = if doc.tree.kind(token) == Kind::Eof { offset } else { next.start.min(offset) };
        let gap = doc.text.get(at as usize..gap_end.max(at) as usize).unwrap_or_default();
        if gap.windows(2).any(|pair| pair == b"//") {
            return true;
        }
        if gap_end >= offset || doc.tree.kind(token) == Kind::Eof {
            return false;
        }
        at = next.end;
        token += 1;
    }
}

impl CursorPlace<'_> {
    fn item(&self, label: String, kind: CompletionItemKind, detail: Option<String>, rank: u32) -> CompletionItem {
        let edit = TextEdit { range: self.doc.range(self.start, self.offset), new_text: label.clone() };
        CompletionItem {
            filter_text: Some(label.clone()),
            sort_text: Some(format!("{rank:05}")),
            label,
            kind: Some(kind),
            detail,
            text_edit: Some(CompletionTextEdit::Edit(edit)),
            ..CompletionItem::default()
        }
    }

    /// Returns the full name and the definition, if known, of the operation whose operands or attributes are being
    /// typed. `None` if the cursor is not after the name of an operation.
    fn row(&self) -> Option<(String, Option<&'static OpDef>)> {
        let op = self.op?;
        self.doc.tree.op(op).filter(|op| op.name != NONE && op.name < self.token)?;
        let name = self.doc.tree.full_name(&self.doc.text, op, self.rows);
        let def = self.rows.op_def(&name);
        Some((name, def))
    }

    /// Returns the values in scope. Values whose type fits the operand come first; otherwise, the nearest values come
    /// first.
    fn values(&self) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let Some(op) = self.op else { return Vec::new() };
        let scope = scope_of(self.doc, self.rows, op);
        let near = scope.start.max(op.saturating_sub(NEAR))..scope.end.min(op + NEAR);
        let scope = if scope.end - scope.start > 2 * NEAR { near } else { scope };
        let values = Values::in_ops(tree, &self.doc.text, scope, self.rows);
        let types = ValueTypes::of(self.doc, self.rows, self.engine, op, &values);
        let wanted = self.expected(&values, &types);
        let mut ranked: Vec<(bool, CompletionItem)> = Vec::new();
        // If the cursor is in a region of the operation, the region's arguments are visible.
        let (mut found, region) = (Vec::new(), tree.region_of_token(self.token.saturating_sub(1)));
        if tree.region(region).is_some_and(|region| region.op == op) {
            found.extend(values.defs.iter().filter(|def| {
                def.op == op && !matches!(def.kind, mlirkit_syntax::DefKind::Result(_)) && def.token < self.token
            }));
            let inside = values.defs.iter().rev().filter(|def| {
                tree.region_around(def.op) == region
                    && matches!(def.kind, mlirkit_syntax::DefKind::Result(_))
                    && def.token < self.token
            });
            found.splice(0..0, inside);
        }
        found.extend(values.in_scope(tree, &self.doc.text, op, self.token));
        for (index, def) in found.into_iter().enumerate() {
            let ty = types.get(def.token);
            let fits = ty.is_some_and(&wanted);
            let rank = index as u32 + if fits { 0 } else { 10_000 };
            let detail = ty.map(str::to_owned);
            ranked.push((
                fits,
                self.item(self.doc.token_text(def.token).to_owned(), CompletionItemKind::VARIABLE, detail, rank),
            ));
        }
        ranked.sort_by(|a, b| a.1.sort_text.cmp(&b.1.sort_text));
        ranked.dedup_by(|a, b| a.1.label == b.1.label);
        ranked.into_iter().map(|(_, item)| item).collect()
    }

    /// Returns a predicate that is true for the types allowed for the operand at the cursor.
    fn expected<'p>(&'p self, values: &Values, types: &'p ValueTypes) -> Box<dyn Fn(&str) -> bool + 'p> {
        let tree = &self.doc.tree;
        let row = self.row().and_then(|(name, def)| Some((name, def?)));
        let (Some(op), Some((name, def))) = (self.op, row) else { return Box::new(|_| true) };
        let own: Vec<u32> = tree
            .header(op)
            .filter(|token| {
                *token > tree.op(op).map_or(0, |op| op.name)
                    && *token < self.token
                    && tree.kind(*token) == Kind::PercentId
            })
            .collect();
        let same = def.traits.iter().any(|one| SAME_TYPE.contains(&&*one.name));
        let first = own
            .first()
            .and_then(|token| values.resolve(tree, &self.doc.text, *token))
            .and_then(|def| types.get(def.token));
        if let (true, Some(first)) = (same, first) {
            return Box::new(move |ty| ty == first);
        }
        let index = own.len().min(def.operands.len().saturating_sub(1));
        let dialect = name.split_once('.').and_then(|(dialect, _)| self.rows.dialect(dialect));
        let constraint = def.operands.get(index).and_then(|operand| dialect?.type_constraint(&operand.constraint));
        let Some(constraint) = constraint else { return Box::new(|_| true) };
        let rows = self.rows;
        Box::new(move |ty| {
            parse(&rows.ctx, ty).is_some_and(|ty| holds(&rows.ctx, dialect, &constraint.pred, Subject::Type(ty)))
        })
    }

    fn symbols(&self) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let Some(section) = tree.sections().get(tree.section_at(self.start)) else { return Vec::new() };
        // After `@a::`, the symbols inside `@a` are offered.
        let before = self.token.checked_sub(3).filter(|before| {
            tree.kind(before + 1) == Kind::Colon
                && tree.kind(before + 2) == Kind::Colon
                && tree.kind(*before) == Kind::AtId
        });
        let outer = before.and_then(|token| {
            let path = tree.symbol_path(&self.doc.text, token);
            self.doc.index(self.rows).symbol(tree, self.op?, &path)
        });
        let mut found = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        for op in section.op..section.op_end {
            let Some(token) = tree.symbol(&self.doc.text, op, self.rows) else { continue };
            if outer.is_some_and(|outer| tree.op(op).is_some_and(|op| op.parent != outer)) {
                continue;
            }
            let name = tree.symbol_text(&self.doc.text, token);
            let bare = mlirkit_asm::is_bare_identifier(name.as_bytes());
            let label = if bare { format!("@{name}") } else { format!("@\"{name}\"") };
            if seen.insert(label.clone()) {
                let detail = tree.op_name(&self.doc.text, op).to_owned();
                found.push(self.item(label, CompletionItemKind::FUNCTION, Some(detail), found.len() as u32));
            }
        }
        found
    }

    fn blocks(&self) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let region = self.op.map_or(NONE, |op| tree.region_around(op));
        let labels = tree
            .blocks_in(region, self.token)
            .filter_map(|block| tree.block(block))
            .filter(|block| block.label != NONE && block.label != self.token);
        labels
            .enumerate()
            .map(|(index, block)| {
                let detail = self.doc.slice(block.label, block.first).to_owned();
                self.item(
                    self.doc.token_text(block.label).to_owned(),
                    CompletionItemKind::REFERENCE,
                    Some(detail),
                    index as u32,
                )
            })
            .collect()
    }

    fn aliases(&self, sigil: char) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let Some(section) = tree.sections().get(tree.section_at(self.start)) else { return Vec::new() };
        let nodes = (section.op..section.op_end).filter_map(|op| tree.op(op)).filter(|op| op.kind == OpKind::Alias);
        let named = nodes.filter(|op| self.doc.token_text(op.first).starts_with(sigil));
        named
            .enumerate()
            .map(|(index, op)| {
                let detail = self.doc.slice(op.first + 2, op.end).to_owned();
                self.item(
                    self.doc.token_text(op.first).to_owned(),
                    CompletionItemKind::CONSTANT,
                    Some(detail),
                    index as u32,
                )
            })
            .collect()
    }

    fn types_of_dialects(&self) -> Vec<CompletionItem> {
        self.of_dialects('!', CompletionItemKind::CLASS)
    }

    fn attributes(&self) -> Vec<CompletionItem> {
        self.of_dialects('#', CompletionItemKind::CONSTANT)
    }

    /// Returns the completion items for the sigil `!` or `#`: aliases, and the types or attributes of each dialect.
    fn of_dialects(&self, sigil: char, kind: CompletionItemKind) -> Vec<CompletionItem> {
        let mut found = self.aliases(sigil);
        let typed = &self.word[1..];
        match typed.split_once('.') {
            Some((dialect, _)) => {
                let Some(row) = self.rows.dialect(dialect) else { return found };
                let rows: Vec<&mlirkit_defs::AttrDef> =
                    if sigil == '!' { row.types().collect() } else { row.attrs().collect() };
                for def in rows.into_iter().filter(|def| def.mnemonic.is_some()) {
                    found.push(self.item(
                        format!("{sigil}{}", def.name),
                        kind,
                        Some(def.class.to_string()),
                        1000 + found.len() as u32,
                    ));
                }
            }
            None => {
                for dialect in self.engine.dialects() {
                    found.push(self.item(
                        format!("{sigil}{dialect}."),
                        CompletionItemKind::MODULE,
                        Some("dialect".to_owned()),
                        1000 + found.len() as u32,
                    ));
                }
            }
        }
        found
    }

    /// Returns true if an operation may begin at the word.
    fn begins_op(&self) -> bool {
        let tree = &self.doc.tree;
        let Some(last) = self.token.checked_sub(1) else { return true };
        if tree.kind(last) == Kind::Equal {
            // An operation name follows the `=` after result names.
            let Some(node) = self.op.and_then(|op| tree.op(op)) else { return true };
            return tree.kind(node.first) == Kind::PercentId && (node.name == NONE || node.name >= self.token);
        }
        if self.begins_line() {
            return !matches!(
                tree.kind(last),
                Kind::Comma | Kind::LParen | Kind::Less | Kind::LSquare | Kind::Colon | Kind::Arrow
            ) && self.brackets() == Kind::Eof;
        }
        self.opened().is_some()
    }

    /// Returns the operation whose region begins directly before the word; `None` if the word is not the first one in a
    /// region.
    fn opened(&self) -> Option<u32> {
        let (tree, op, last) = (&self.doc.tree, self.op?, self.token.checked_sub(1)?);
        if !self.may_have_regions(op) {
            return None;
        }
        let mut regions = tree.regions_of(op).filter_map(|region| tree.region(region));
        regions.any(|region| region.open == last).then_some(op)
    }

    /// Returns true if an operation is unknown or may have regions. In other operations, a brace that is not closed yet
    /// begins an attribute dictionary.
    fn may_have_regions(&self, op: u32) -> bool {
        let name = self.doc.tree.full_name(&self.doc.text, op, self.rows);
        self.rows.op_def(&name).is_none_or(|def| !def.regions.is_empty())
    }

    /// Returns the kind of the innermost bracket in the operation that is open at the word; [`Kind::Eof`] if there is
    /// none.
    fn brackets(&self) -> Kind {
        self.open_bracket().map_or(Kind::Eof, |(kind, _)| kind)
    }

    /// Returns the kind and the token of the innermost bracket in the operation that is open at the word; `None` if no
    /// bracket is open.
    fn open_bracket(&self) -> Option<(Kind, u32)> {
        let tree = &self.doc.tree;
        let op = self.op?;
        let mut open = Vec::new();
        for at in tree.header(op).take_while(|at| *at < self.token) {
            match tree.kind(at) {
                kind @ (Kind::LParen | Kind::LSquare | Kind::LBrace | Kind::Less) => open.push((kind, at)),
                Kind::RParen | Kind::RSquare | Kind::RBrace | Kind::Greater => _ = open.pop(),
                _ => {}
            }
        }
        let is_region = tree
            .regions_of(op)
            .filter_map(|region| tree.region(region))
            .any(|region| region.open < self.token && (region.close == NONE || self.token <= region.close));
        if is_region && self.may_have_regions(op) { None } else { open.pop() }
    }

    fn words(&self) -> Vec<CompletionItem> {
        if self.begins_op() {
            let mut found = self.first_slots();
            found.extend(self.operations());
            return found;
        }
        let tree = &self.doc.tree;
        let before = self.token.checked_sub(1).map_or(Kind::Eof, |before| tree.kind(before));
        if let Some(cases) = self.flags() {
            return cases;
        }
        if matches!(before, Kind::Colon | Kind::Arrow) || before == Kind::Less && self.brackets() == Kind::Less {
            return self.types();
        }
        let values = if self.at_operand() { self.values() } else { Vec::new() };
        let Some((name, Some(def))) = self.row() else { return in_order(vec![values, self.types()]) };
        if before == Kind::Equal {
            let key = self.token.checked_sub(2).map_or("", |key| self.doc.token_text(key));
            return in_order(vec![self.cases_of(&name, def, Some(key)), values]);
        }
        if self.brackets() == Kind::LBrace {
            // The first word in a region looks like an attribute without a value.
            let is_region = before == Kind::LBrace && !def.regions.is_empty() && self.begins_line();
            let inside = if is_region { self.operations_in(self.op) } else { Vec::new() };
            return in_order(vec![inside, self.slots(def)]);
        }
        let mut found = vec![self.cases_of(&name, def, None), values, self.keywords(def)];
        // An enum case may directly follow the name, as in `arith.cmpi slt, %a, %b`. Elsewhere an operand is more likely.
        if before != Kind::BareId {
            found.swap(0, 1);
        }
        if matches!(before, Kind::Comma | Kind::LParen | Kind::BareId) {
            found.push(self.types());
        }
        in_order(found)
    }

    /// Returns true if an operand may begin at the cursor, and no word has been typed there yet.
    fn at_operand(&self) -> bool {
        let tree = &self.doc.tree;
        let Some((op, node)) = self.op.and_then(|op| Some((op, tree.op(op)?))) else { return false };
        let Some((_, def)) = self.row().filter(|_| self.word.is_empty()) else { return false };
        let (kind, open) = self.open_bracket().unwrap_or((Kind::Eof, node.name));
        if def.is_some_and(|def| def.operands.is_empty()) || matches!(kind, Kind::LBrace | Kind::Less) {
            return false;
        }
        // Types follow a colon or an arrow in the same brackets, or in front of them.
        if kind != Kind::Eof && open.checked_sub(1).is_some_and(|at| matches!(tree.kind(at), Kind::Colon | Kind::Arrow))
        {
            return false;
        }
        let mut depth = 0_usize;
        for at in tree.header(op).filter(|at| *at > open && *at < self.token) {
            match tree.kind(at) {
                Kind::LParen | Kind::LSquare | Kind::LBrace | Kind::Less => depth += 1,
                Kind::RParen | Kind::RSquare | Kind::RBrace | Kind::Greater => depth = depth.saturating_sub(1),
                Kind::Colon | Kind::Arrow if depth == 0 => return false,
                _ => {}
            }
        }
        let Some(before) = self.token.checked_sub(1) else { return false };
        match tree.kind(before) {
            Kind::Comma | Kind::LParen | Kind::LSquare | Kind::BareId => true,
            // An example is the lower bound in `scf.for %i = `.
            Kind::Equal => before > node.name && tree.kind(before - 1) == Kind::PercentId,
            _ => false,
        }
    }

    /// Returns the cases of an enum in angle brackets. The brackets follow a keyword of the format, an attribute name
    /// or the operation name: `fastmath<fast>`, `#arith.fastmath<fast>`, `vector.reduction <add>`.
    fn flags(&self) -> Option<Vec<CompletionItem>> {
        let (kind, open) = self.open_bracket()?;
        let token = open.checked_sub(1).filter(|_| kind == Kind::Less)?;
        let key = self.doc.token_text(token);
        if let Some(attr) = key.strip_prefix('#') {
            let case = |(index, case): (usize, &EnumCase)| {
                let detail = format!("{} of {attr}", case.symbol);
                self.item(case.text.to_string(), CompletionItemKind::ENUM_MEMBER, Some(detail), index as u32)
            };
            return Some(enum_of(self.rows, attr)?.cases.iter().enumerate().map(case).collect());
        }
        let (name, def) = self.row()?;
        let def = def?;
        let is_slot = def.slots.iter().any(|slot| &*slot.name == key);
        let is_word = def.format.as_deref().is_some_and(|format| format.contains(&format!("`{key}`")));
        let is_name = self.op.and_then(|op| self.doc.tree.op(op)).is_some_and(|op| op.name == token);
        if self.doc.tree.kind(token) != Kind::BareId || !is_slot && !is_word && !is_name {
            return None;
        }
        Some(self.bare_cases(&name, def, is_slot.then_some(key))).filter(|found| !found.is_empty())
    }

    /// Returns the cases of enum attributes as items that consist of the keyword alone, without the enclosing attribute
    /// syntax.
    fn bare_cases(&self, name: &str, def: &OpDef, key: Option<&str>) -> Vec<CompletionItem> {
        let mut found = self.cases_of(name, def, key);
        for item in &mut found {
            let case = item.label.split_once('<').map(|(_, case)| case.trim_end_matches('>').to_owned());
            if let (Some(case), Some(CompletionTextEdit::Edit(edit))) = (case, &mut item.text_edit) {
                edit.new_text.clone_from(&case);
                (item.filter_text, item.label) = (Some(case.clone()), case);
            }
        }
        found
    }

    /// Returns the enum cases that custom syntax writes as a string, as in `llvm.icmp "eq"` or
    /// `iterator_types = ["parallel"]`.
    fn quoted_cases(&self) -> Vec<CompletionItem> {
        let Some((name, Some(def))) = self.row() else { return Vec::new() };
        let tree = &self.doc.tree;
        let kind = |token: Option<u32>| token.map_or(Kind::Eof, |token| tree.kind(token));
        // After `=`, the string is the value of an attribute.
        if kind(self.token.checked_sub(1)) == Kind::Equal {
            return Vec::new();
        }
        match self.open_bracket() {
            Some((Kind::LSquare, open)) if kind(open.checked_sub(1)) == Kind::Equal => {
                let key = open.checked_sub(2).map_or("", |key| self.doc.token_text(key));
                let dialect = name.split_once('.').and_then(|(dialect, _)| self.rows.dialect(dialect));
                let slot = def.slots.iter().find(|slot| &*slot.name == key);
                let constraint = slot.and_then(|slot| match &slot.kind {
                    SlotKind::Attr { constraint, .. } => dialect?.attr_constraint(constraint),
                    _ => None,
                });
                let row = constraint.and_then(|row| enum_of(self.rows, element_of(&row.pred)?));
                let case = |(index, case): (usize, &EnumCase)| {
                    let detail = format!("{} of {key}", case.symbol);
                    self.item(case.text.to_string(), CompletionItemKind::ENUM_MEMBER, Some(detail), index as u32)
                };
                row.into_iter().flat_map(|row| row.cases.iter().enumerate()).map(case).collect()
            }
            _ => self.bare_cases(&name, def, None),
        }
    }

    /// Returns true if there are only blanks between the start of the line and the word.
    fn begins_line(&self) -> bool {
        let line = self.doc.line_start(self.doc.line(self.start));
        let before = self.doc.text.get(line as usize..self.start as usize).unwrap_or_default();
        before.trim_ascii().is_empty()
    }

    fn operations(&self) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let around = self.token.checked_sub(1).and_then(|last| tree.region(tree.region_of_token(last)));
        self.operations_in(self.opened().or(around.map(|region| region.op)))
    }

    /// Returns the operations that may be written in a region of the operation `around`, or at the top level.
    fn operations_in(&self, around: Option<u32>) -> Vec<CompletionItem> {
        let mut found = Vec::new();
        let detail = |def: &OpDef| signature(self.rows, def).lines().next().unwrap_or_default().to_owned();
        if let Some((dialect, _)) = self.word.split_once('.') {
            let Some(row) = self.rows.dialect(dialect) else { return found };
            let mut names: Vec<&OpDef> = row.ops().collect();
            names.sort_by_key(|def| &def.name);
            for def in names {
                found.push(self.item(
                    def.name.to_string(),
                    CompletionItemKind::FUNCTION,
                    Some(detail(def)),
                    found.len() as u32,
                ));
            }
            return found;
        }
        // Operations of the default dialect of the enclosing region need no prefix.
        let around = around.map_or_else(String::new, |op| self.doc.tree.full_name(&self.doc.text, op, self.rows));
        let implied = around.split_once('.').map_or("builtin", |(dialect, _)| dialect);
        for def in self.rows.dialect(implied).into_iter().flat_map(|dialect| dialect.ops()) {
            let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
            found.push(self.item(
                short.to_owned(),
                CompletionItemKind::FUNCTION,
                Some(detail(def)),
                100 + found.len() as u32,
            ));
        }
        for dialect in self.engine.dialects() {
            found.push(self.item(
                format!("{dialect}."),
                CompletionItemKind::MODULE,
                Some("dialect".to_owned()),
                1000 + found.len() as u32,
            ));
        }
        found
    }

    fn types(&self) -> Vec<CompletionItem> {
        let mut found = Vec::new();
        for name in TYPES {
            found.push(self.item((*name).to_owned(), CompletionItemKind::CLASS, None, found.len() as u32));
        }
        found.extend(self.aliases('!'));
        found
    }

    /// Returns the names of attributes and properties, if the cursor follows a brace that may begin an attribute
    /// dictionary or a region. An example is `linalg.generic {`.
    fn first_slots(&self) -> Vec<CompletionItem> {
        let (tree, Some(op)) = (&self.doc.tree, self.opened()) else { return Vec::new() };
        if tree.op(op).is_none_or(|node| node.name.checked_add(2) != Some(self.token)) {
            return Vec::new();
        }
        let def = self.rows.op_def(&tree.full_name(&self.doc.text, op, self.rows));
        def.map(|def| self.slots(def)).unwrap_or_default()
    }

    /// Returns the names of attributes and properties that the operation does not have yet.
    fn slots(&self, def: &OpDef) -> Vec<CompletionItem> {
        let tree = &self.doc.tree;
        let Some(op) = self.op else { return Vec::new() };
        let present: Vec<&str> = tree
            .header(op)
            .filter(|at| tree.kind(*at) == Kind::BareId && tree.kind(at + 1) == Kind::Equal)
            .map(|at| self.doc.token_text(at))
            .collect();
        let free = def.slots.iter().filter(|slot| !present.contains(&&*slot.name));
        free.enumerate()
            .map(|(index, slot)| {
                let mut item = self.item(
                    slot.name.to_string(),
                    CompletionItemKind::PROPERTY,
                    slot.default_text().map(|text| format!("default {text}")),
                    index as u32,
                );
                if let Some(CompletionTextEdit::Edit(edit)) = &mut item.text_edit {
                    edit.new_text = format!("{} = ", slot.name);
                }
                item
            })
            .collect()
    }

    /// Returns the cases of the enum in slot `key`, or of the enums in all slots.
    fn cases_of(&self, name: &str, def: &OpDef, key: Option<&str>) -> Vec<CompletionItem> {
        let Some(dialect) = name.split_once('.').and_then(|(dialect, _)| self.rows.dialect(dialect)) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for slot in def.slots.iter().filter(|slot| key.is_none_or(|key| key == &*slot.name)) {
            let (enum_name, attr) = match &slot.kind {
                SlotKind::Attr { constraint, .. } => match dialect.attr_constraint(constraint).map(|row| &row.kind) {
                    Some(AttrKind::Enum(name)) => (Some(&**name), None),
                    Some(AttrKind::EnumAttr { attr, enum_name }) => (Some(&**enum_name), Some(&**attr)),
                    Some(AttrKind::Dialect(attr)) => (None, Some(&**attr)),
                    _ => (None, None),
                },
                SlotKind::Prop { kind: PropKind::Enum { enum_name, attr, .. }, .. } => {
                    (Some(&**enum_name), attr.as_deref())
                }
                SlotKind::Prop { kind: PropKind::Bool, .. } if key.is_some() => {
                    for word in ["true", "false"] {
                        found.push(self.item(word.to_owned(), CompletionItemKind::KEYWORD, None, found.len() as u32));
                    }
                    (None, None)
                }
                _ => (None, None),
            };
            let row = enum_name.and_then(|name| dialect.enum_(name)).or_else(|| enum_of(self.rows, attr?));
            for case in row.into_iter().flat_map(|row| row.cases.iter()) {
                let label = match (key, attr) {
                    (Some(_), Some(attr)) => format!("#{attr}<{}>", case.text),
                    _ => case.text.to_string(),
                };
                found.push(self.item(
                    label,
                    CompletionItemKind::ENUM_MEMBER,
                    Some(format!("{} of {}", case.symbol, slot.name)),
                    found.len() as u32,
                ));
            }
        }
        found
    }

    /// Returns the keywords in the operation's declarative format.
    fn keywords(&self, def: &OpDef) -> Vec<CompletionItem> {
        let mut words: Vec<&str> = Vec::new();
        let last = self.token.checked_sub(1).map_or("", |last| self.doc.token_text(last));
        for (index, part) in def.format.as_deref().unwrap_or_default().split('`').enumerate() {
            let is_word = !part.is_empty() && part.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
            if index % 2 == 1 && is_word && !words.contains(&part) && part != last {
                words.push(part);
            }
        }
        words
            .into_iter()
            .enumerate()
            .map(|(index, word)| self.item(word.to_owned(), CompletionItemKind::KEYWORD, None, 500 + index as u32))
            .collect()
    }
}

/// Joins lists of completion items. The client shows the items in the order of the lists.
fn in_order(lists: Vec<Vec<CompletionItem>>) -> Vec<CompletionItem> {
    let mut found = Vec::new();
    for mut list in lists {
        list.sort_by(|a, b| a.sort_text.cmp(&b.sort_text));
        found.extend(list);
    }
    for (index, item) in found.iter_mut().enumerate() {
        item.sort_text = Some(format!("{index:05}"));
    }
    found
}

/// Returns the full name of the attribute that the predicate of an array requires for all elements; `None` if it
/// requires none.
fn element_of(pred: &Pred) -> Option<&str> {
    match pred {
        Pred::And(all) => all.iter().find_map(element_of),
        Pred::Subst(PathStep::Each(_), inner) => match &**inner {
            Pred::Leaf(Leaf::Isa(names)) => names.first().map(|name| &**name),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the enum to which an enum attribute with this full name refers; `None` if there is no such attribute.
fn enum_of(rows: &RowFacts, attr: &str) -> Option<&'static EnumDef> {
    let (owner, _) = attr.split_once('.')?;
    rows.dialect(owner)?.enum_(rows.attr_def(attr)?.enum_name.as_deref()?)
}

/// Returns the signature of the operation around an offset, and the operand at the offset. Returns `None` if there is
/// no known operation, or the offset is in one of its regions.
pub fn signature_help(doc: &Document, rows: &RowFacts, offset: u32) -> Option<SignatureHelp> {
    let tree = &doc.tree;
    let behind = tree.tokens().partition_point(|token| token.start < offset) as u32;
    let op = tree.op_around(behind.checked_sub(1)?)?;
    let node = tree.op(op).filter(|op| op.name != NONE && op.name < behind)?;
    let region = tree.region(tree.region_of_token(behind.saturating_sub(1)));
    if region.is_some_and(|region| region.op == op) {
        return None;
    }
    let name = tree.full_name(&doc.text, op, rows);
    let def = rows.op_def(&name)?;
    let label = signature(rows, def);
    let first = label.lines().next().unwrap_or_default().to_owned();
    let parameters: Vec<ParameterInformation> = def
        .operands
        .iter()
        .filter(|operand| !operand.name.is_empty())
        .filter_map(|operand| {
            let at = first.find(&format!("{}: ", operand.name))? as u32;
            let end = first[at as usize..].find([',', ')']).map_or(first.len() as u32, |len| at + len as u32);
            Some(ParameterInformation { label: ParameterLabel::LabelOffsets([at, end]), documentation: None })
        })
        .collect();
    let before = tree
        .header(op)
        .filter(|at| {
            *at > node.name && *at < behind && tree.kind(*at) == Kind::PercentId && tree.token(*at).end < offset
        })
        .count();
    let active = (before as u32).min((parameters.len() as u32).saturating_sub(1));
    let rest: Vec<&str> = label.lines().skip(1).collect();
    let documentation = (!rest.is_empty()).then(|| lsp_types::Documentation::String(rest.join("\n")));
    let format = def.format.as_deref().map(|format| format!("\nformat: {format}"));
    let documentation = match (documentation, format) {
        (Some(lsp_types::Documentation::String(text)), Some(format)) => {
            Some(lsp_types::Documentation::String(text + &format))
        }
        (None, Some(format)) => Some(lsp_types::Documentation::String(format)),
        (documentation, _) => documentation,
    };
    let own = SignatureInformation {
        label: first,
        documentation,
        parameters: Some(parameters),
        active_parameter: Some(active),
    };
    let mut signatures: Vec<_> = callee(doc, rows, op, behind).into_iter().collect();
    signatures.push(own);
    let active = signatures.first().and_then(|first| first.active_parameter);
    Some(SignatureHelp { signatures, active_signature: Some(0), active_parameter: active })
}

/// Returns the signature of the function that an operation calls, if the cursor is in the argument list. `behind` is the
/// token after the cursor.
fn callee(doc: &Document, rows: &RowFacts, op: u32, behind: u32) -> Option<SignatureInformation> {
    let tree = &doc.tree;
    let before: Vec<u32> = tree.header(op).filter(|at| *at < behind).collect();
    let symbol = before.iter().position(|at| tree.kind(*at) == Kind::AtId)?;
    let Some(NameTarget::Symbol(function)) = target_of(doc, rows, *before.get(symbol)?) else { return None };
    let open = before.iter().skip(symbol).position(|at| tree.kind(*at) == Kind::LParen)? + symbol;
    let (mut depth, mut active) = (0_u32, 0);
    for at in before.iter().skip(open) {
        match tree.kind(*at) {
            Kind::LParen | Kind::LSquare | Kind::Less | Kind::LBrace => depth += 1,
            // After the closing parenthesis, the types follow.
            Kind::RParen if depth == 1 => return None,
            Kind::RParen | Kind::RSquare | Kind::Greater | Kind::RBrace => depth = depth.saturating_sub(1),
            Kind::Comma if depth == 1 => active += 1,
            _ => {}
        }
    }
    let header: Vec<u32> = tree.header(function).collect();
    let name = tree.symbol(&doc.text, function, rows)?;
    let first = header.iter().position(|at| *at > name && tree.kind(*at) == Kind::LParen)?;
    let (mut label, mut parameters) = (format!("{}(", doc.token_text(name)), Vec::new());
    let (mut start, mut depth) = (*header.get(first)? + 1, 0_u32);
    for at in header.iter().skip(first) {
        match tree.kind(*at) {
            Kind::LParen | Kind::LSquare | Kind::Less | Kind::LBrace => depth += 1,
            Kind::RSquare | Kind::Greater | Kind::RBrace => depth = depth.saturating_sub(1),
            Kind::Comma | Kind::RParen if depth == 1 => {
                let text = doc.slice(start, *at).split_whitespace().collect::<Vec<_>>().join(" ");
                let from = label.len() as u32;
                label.push_str(&text);
                if !text.is_empty() {
                    let place = ParameterLabel::LabelOffsets([from, label.len() as u32]);
                    parameters.push(ParameterInformation { label: place, documentation: None });
                }
                start = at + 1;
                if tree.kind(*at) == Kind::RParen {
                    break;
                }
                label.push_str(", ");
            }
            Kind::RParen => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let body = tree.regions_of(function).next().and_then(|region| tree.region(region));
    let end = body.map_or(tree.op(function)?.end, |body| body.open);
    let results = doc.slice(start, end).split_whitespace().collect::<Vec<_>>().join(" ");
    label = format!("{label}) {results}").trim_end().to_owned();
    let last = (parameters.len() as u32).saturating_sub(1);
    Some(SignatureInformation {
        label,
        documentation: None,
        parameters: Some(parameters),
        active_parameter: Some(active.min(last)),
    })
}
