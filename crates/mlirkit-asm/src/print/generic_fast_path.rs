//! A fast path that prints common operations in generic form in one step: those with at most one result, and without
//! regions, successors or discardable attributes. The output equals that of [`OpPrinter::op_line`].

use mlirkit_ir::{Body, BodyId, Module, OpId, OpParts, OpRef};

use crate::print::OpPrinter;
use crate::text::push::push_spaces;

impl<'c> OpPrinter<'_, 'c> {
    /// Writes the given operations of one body, each on a line.
    pub(crate) fn lines_of(&mut self, module: &Module<'c>, body: BodyId, ops: impl Iterator<Item = OpId>) {
        let (arena, may_be_plain) = (module.body(body), self.writes_plain_lines());
        for id in ops {
            let op = OpRef { module, body, id };
            if !(may_be_plain && self.plain_line(op, arena)) {
                self.op_line(op);
            }
            self.bytes(b"\n");
        }
    }

    /// Returns whether the options select the plain generic form, to which nothing is added.
    fn writes_plain_lines(&self) -> bool {
        let options = self.options;
        let is_usual = options.generic && !options.debug_info && !options.value_users;
        let is_watched = self.spans.is_some() || self.lines.is_watching() || !self.remembers();
        is_usual && !is_watched && self.ctx.release().has_properties()
    }

    /// Writes the line of an operation in this arena, without a newline. Returns false, having written nothing, if the
    /// fast path does not apply to the operation.
    #[inline(always)]
    fn plain_line(&mut self, op: OpRef<'_, 'c>, arena: &Body) -> bool {
        let OpParts { op: data, operands, results } = arena.parts(op.id);
        if !data.is_plain() || data.attrs.is_some() || results.len() > 1 {
            return false;
        }
        let Some(info) = self.infos.known(data.name) else { return false };
        let (out, names) = (&mut self.base.out.buffer, self.names.within(op.body));
        let start = out.len();
        push_spaces(out, self.indent);
        let mut all_named = true;
        if !results.is_empty() {
            all_named &= names.push_simple(out, data.first_result());
            out.extend_from_slice(b" = ");
        }
        info.quoted.push(out);
        if let [first, others @ ..] = operands {
            all_named &= names.push_simple(out, *first);
            for value in others {
                out.extend_from_slice(b", ");
                all_named &= names.push_simple(out, *value);
            }
        }
        if !all_named {
            out.truncate(start);
            return false;
        }
        out.push(b')');
        let (name, props) = (data.name, data.props);
        if let Some(props) = props {
            self.properties(name, props, |p| {
                let info = p.infos.get(p.ctx, p.hooks, name);
                p.generic_properties(props, &info);
            });
        }
        let types = operands.iter().map(|value| arena.ty(*value));
        if !self.known_signature(name, types, results) {
            self.generic_types(op);
        }
        true
    }
}
