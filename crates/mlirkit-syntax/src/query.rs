//! Queries on a tree: tokens and operations at an offset, operation names, symbols.

use mlirkit_asm::lexer::{Kind, unescape};

use crate::facts::{Facts, OpFacts};
use crate::tree::{NONE, OpKind, Tree};

/// In dialects without definitions, operations whose name ends with one of these words define symbols.
const DEFINES: &[&str] =
    &["func", "global", "module", "import", "executable", "variant", "export", "rodata", "program", "kernel"];

/// Keywords that may be between an operation name and the symbol name.
const VISIBILITY: &[&str] = &["private", "public", "nested"];

impl Tree {
    /// Returns the token that contains an offset, or that ends there. `None` if there is no such token.
    #[must_use]
    pub fn token_at(&self, offset: u32) -> Option<u32> {
        let behind = self.tokens.partition_point(|token| token.start <= offset);
        let at = behind.checked_sub(1)?;
        let token = self.tokens.get(at)?;
        (offset <= token.end).then_some(at as u32)
    }

    /// Returns the name at an offset: the name token that contains the offset, or that ends there. `None` if there is
    /// no such token.
    #[must_use]
    pub fn name_at(&self, offset: u32) -> Option<u32> {
        let is_name = |at: &u32| {
            let kind = self.kind(*at);
            matches!(
                kind,
                Kind::PercentId
                    | Kind::AtId
                    | Kind::CaretId
                    | Kind::HashId
                    | Kind::ExclaimId
                    | Kind::BareId
                    | Kind::String
                    | Kind::IntType
            )
        };
        let at = self.token_at(offset)?;
        let before = at.checked_sub(1).filter(|before| self.token(*before).end == offset);
        Some(at).filter(is_name).or(before.filter(is_name)).or(Some(at))
    }

    /// Returns the innermost operation that contains a token; `None` if there is none.
    #[must_use]
    pub fn op_around(&self, token: u32) -> Option<u32> {
        let mut at = self.ops.partition_point(|op| op.first <= token).checked_sub(1)? as u32;
        loop {
            let op = self.op(at)?;
            if token < op.end {
                return Some(at);
            }
            at = op.parent;
        }
    }

    /// Returns the innermost region that contains a token, which may be in an operation or between operations. Returns
    /// [`NONE`] at the top level.
    #[must_use]
    pub fn region_of_token(&self, token: u32) -> u32 {
        let Some(op) = self.op_around(token) else { return NONE };
        let inside = |region: &u32| {
            self.region(*region)
                .is_some_and(|region| region.open < token && (region.close == NONE || token < region.close))
        };
        self.regions_of(op).find(inside).unwrap_or_else(|| self.region_around(op))
    }

    /// Returns the name of an operation as written, without quotation marks; empty if it is missing.
    #[must_use]
    pub fn op_name<'t>(&self, text: &'t [u8], op: u32) -> &'t str {
        let name = self.op(op).map_or(NONE, |op| op.name);
        if name == NONE { "" } else { self.text(text, name).trim_matches('"') }
    }

    /// Returns the full name of an operation. If the source omits the dialect prefix, the default dialect at that
    /// position is added.
    #[must_use]
    pub fn full_name(&self, text: &[u8], op: u32, facts: &dyn Facts) -> String {
        /// The maximum number of enclosing operations that are searched for a name with a dialect prefix.
        const MOST: usize = 16;
        let mut short: Vec<&str> = Vec::new();
        let mut dialect = "builtin".to_owned();
        for around in self.ancestors(op).take(MOST) {
            let name = self.op_name(text, around);
            if let Some((found, _)) = name.split_once('.') {
                if short.is_empty() {
                    return name.to_owned();
                }
                found.clone_into(&mut dialect);
                break;
            }
            short.push(name);
        }
        let mut full = String::new();
        for name in short.iter().rev() {
            let candidates = [dialect.as_str(), "builtin", "func"].map(|dialect| format!("{dialect}.{name}"));
            let known = candidates.into_iter().find(|name| !name.ends_with('.') && facts.op(name).known);
            full = known.unwrap_or_else(|| (*name).to_owned());
            full.split_once('.').map_or("builtin", |(dialect, _)| dialect).clone_into(&mut dialect);
        }
        full
    }

    /// Returns the facts about an operation. If the operation is not known, it is classified by its text.
    #[must_use]
    pub fn facts(&self, text: &[u8], op: u32, facts: &dyn Facts) -> OpFacts {
        let name = self.full_name(text, op, facts);
        let mut found = facts.op(&name);
        if !found.known {
            found.symbol = self.symbol(text, op, facts).is_some();
            found.isolated = found.symbol && self.regions_of(op).next().is_some();
        }
        found
    }

    /// Returns the token with the name of the symbol that an operation defines: `@name`, or the string of `sym_name`.
    /// `None` if the operation defines no symbol.
    #[must_use]
    pub fn symbol(&self, text: &[u8], op: u32, facts: &dyn Facts) -> Option<u32> {
        let node = self.op(op).filter(|op| op.kind == OpKind::Op && op.name != NONE)?;
        if self.kind(node.name) == Kind::String {
            return self.generic_symbol(text, op);
        }
        // Most operations define no symbol, so this returns early.
        if !matches!(self.kind(node.name + 1), Kind::AtId | Kind::BareId | Kind::String | Kind::LBrace) {
            return None;
        }
        let mut at = node.name + 1;
        if self.kind(at) == Kind::LBrace {
            // For example, `omp.private {type = private} @x : i32`.
            at = self.behind_attributes(at, node.end)?;
        }
        while VISIBILITY.contains(&self.text(text, at)) || self.is_linkage(text, at) {
            at += 1;
        }
        let is_near = at < node.end && self.kind(at) == Kind::AtId;
        let found = is_near.then_some(at).or_else(|| {
            // For example, `llvm.mlir.global internal constant @x` or `wasmssa.import_func "f" from "m" as @x`.
            let end = node.end.min(node.name + 8);
            (node.name + 1..end)
                .take_while(|at| matches!(self.kind(*at), Kind::BareId | Kind::AtId | Kind::String))
                .find(|at| self.kind(*at) == Kind::AtId)
        })?;
        let name = self.full_name(text, op, facts);
        let known = facts.op(&name);
        let last = name.rsplit('.').next().unwrap_or_default();
        let defines = match known.known {
            true => known.symbol,
            false => {
                VISIBILITY.contains(&self.text(text, node.name + 1))
                    || DEFINES.contains(&last)
                    || self.regions_of(op).next().is_some() && node.first == node.name
            }
        };
        defines.then_some(found)
    }

    /// Returns the token after a short attribute dictionary that begins at token `open`. `None` if it is not closed
    /// before token `end`, or if it does not begin with `name =`.
    fn behind_attributes(&self, open: u32, end: u32) -> Option<u32> {
        const MOST: u32 = 32;
        let close = (open + 1..end.min(open + MOST)).find(|at| self.kind(*at) == Kind::RBrace)?;
        let is_dictionary = self.kind(open + 1) == Kind::BareId && self.kind(open + 2) == Kind::Equal;
        is_dictionary.then_some(close + 1)
    }

    fn is_linkage(&self, text: &[u8], at: u32) -> bool {
        self.kind(at) == Kind::BareId
            && matches!(self.text(text, at), "internal" | "external" | "constant" | "linkonce_odr" | "weak")
    }

    fn generic_symbol(&self, text: &[u8], op: u32) -> Option<u32> {
        let name = self.op(op)?.name;
        let mut found = self.header(op).filter(|at| {
            *at > name
                && self.kind(*at) == Kind::BareId
                && self.kind(at + 1) == Kind::Equal
                && self.kind(at + 2) == Kind::String
                && self.text(text, *at) == "sym_name"
        });
        found.next().map(|at| at + 2)
    }

    /// Returns the symbol name at a token, without `@` and quotation marks.
    #[must_use]
    pub fn symbol_text(&self, text: &[u8], token: u32) -> String {
        let token = self.token(token);
        let bytes = text.get(token.start as usize..token.end as usize).unwrap_or_default();
        match bytes {
            [b'"', ..] | [b'@', b'"', ..] => String::from_utf8_lossy(&unescape(bytes)).into_owned(),
            _ => String::from_utf8_lossy(bytes.strip_prefix(b"@").unwrap_or(bytes)).into_owned(),
        }
    }

    /// Returns the tokens of an operation that are outside its regions.
    pub fn header(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        let (first, end) = self.op(op).map_or((0, 0), |op| (op.first, op.end));
        let mut at = first;
        let mut regions = self.regions_of(op).filter_map(|region| self.region(region)).peekable();
        std::iter::from_fn(move || {
            while let Some(region) = regions.peek().filter(|region| region.open < at) {
                if region.close == NONE {
                    return None;
                }
                at = at.max(region.close);
                regions.next();
            }
            let now = at;
            at += 1;
            (now < end).then_some(now)
        })
    }

    /// Returns the index of the section that contains an offset; that of the last section if the offset is after the
    /// text.
    #[must_use]
    pub fn section_at(&self, offset: u32) -> usize {
        self.sections.partition_point(|section| section.start <= offset).saturating_sub(1)
    }

    /// Returns an operation and the operations that enclose it, innermost first.
    pub fn ancestors(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(Some(op).filter(|op| *op != NONE), |op| {
            self.op(*op).map(|op| op.parent).filter(|op| *op != NONE)
        })
    }

    /// Returns the outermost enclosing operation that is not a module, usually a function; `op` itself if only modules
    /// enclose it.
    #[must_use]
    pub fn item(&self, text: &[u8], op: u32) -> u32 {
        let is_container = |op: &u32| {
            let name = self.op_name(text, *op);
            name == "module" || name.ends_with(".module")
        };
        let mut found = op;
        for around in self.ancestors(op).skip(1) {
            if !is_container(&around) {
                found = around;
            }
        }
        found
    }

    /// Returns the components of a symbol reference, up to and including the token: `a` and `b` for the token `@b` in
    /// `@a::@b`.
    #[must_use]
    pub fn symbol_path(&self, text: &[u8], token: u32) -> Vec<String> {
        let mut parts = vec![self.symbol_text(text, token)];
        let mut at = token;
        while at >= 3
            && self.kind(at - 1) == Kind::Colon
            && self.kind(at - 2) == Kind::Colon
            && self.kind(at - 3) == Kind::AtId
        {
            at -= 3;
            parts.push(self.symbol_text(text, at));
        }
        parts.reverse();
        parts
    }
}
