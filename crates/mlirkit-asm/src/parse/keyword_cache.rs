//! A cache of keywords before a symbol name, as in `llvm.mlir.global internal constant @x`.

use mlirkit_ir::{Attr, Ident, OpName};

use crate::op_data::syntax::OpState;
use crate::parse::OpParser;

/// The attributes for each of the few keyword sequences in a file.
#[derive(Default)]
pub(crate) struct KeywordCache(Vec<KeywordRun>);

/// A sequence of keywords before a symbol name.
struct KeywordRun {
    op: OpName,
    text: Box<[u8]>,
    attrs: Box<[(Ident, Attr)]>,
}

/// The maximum number of cached sequences, and the maximum length of one in bytes.
const MOST: usize = 16;
const LONGEST: usize = 64;

impl OpParser<'_, '_, '_> {
    /// Parses the text before an `@` with `rule`, which sets attributes of the operation and reads nothing else. If an
    /// operation of the same name had the same words, reuses its attributes.
    pub fn known_words(&mut self, op: &mut OpState, rule: impl FnOnce(&mut Self, &mut OpState)) {
        let (start, last_end) = (self.offset(), self.base.last_end());
        let rest = self.base.all().get(start as usize..).unwrap_or_default();
        let end = rest.iter().take(LONGEST).position(|c| !(c.is_ascii_alphanumeric() || matches!(c, b'_' | b' ')));
        let text = end.filter(|end| rest.get(*end) == Some(&b'@')).and_then(|end| rest.get(..end));
        let Some(text) = text else { return rule(self, op) };
        let end = start + text.len() as u32;
        let mut known = self.caches.keywords.0.iter();
        if let Some(run) = known.find(|run| run.op == op.name && *run.text == *text) {
            op.attrs.extend_from_slice(&run.attrs);
            let words = text.trim_ascii_end().len() as u32;
            self.base.skip_on_line(end);
            self.base.set_last_end(if words == 0 { last_end } else { start + words });
            return;
        }
        let first = op.attrs.len();
        rule(self, op);
        let whole = self.offset() == end;
        let words = &mut self.caches.keywords.0;
        if whole
            && words.len() < MOST
            && let Some(attrs) = op.attrs.get(first..)
        {
            words.push(KeywordRun { op: op.name, text: text.into(), attrs: attrs.into() });
        }
    }
}
