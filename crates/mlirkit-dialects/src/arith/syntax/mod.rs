//! Syntax of the `arith` dialect: `arith.select`, and result names.

use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef, Sign, TypeData, ValueId, ValueKind, ValueRef};

use crate::text;

/// Registers the hand-written syntax of the `arith` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("arith.select", &Select);
    hooks.names.insert("arith.constant", &Constant);
    hooks.names.insert("arith.muli", &MulI);
}

/// Syntax of `arith.select %c, %a, %b : condition type, type`. The type of the condition is omitted if it is `i1`.
struct Select;

impl OpSyntax for Select {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list_of(Delimiter::None, 3)?;
        p.attr_dict(&mut op.attrs)?;
        let mut condition = p.ctx.i1_type();
        let mut ty = text::colon_type(p)?;
        if p.eat(Kind::Comma) {
            condition = std::mem::replace(&mut ty, p.ty()?);
        }
        op.types.push(ty);
        p.resolve_all(&operands, &[condition, ty, ty], op.offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        if let Some(condition) = op.operands().next().map(ValueRef::ty).filter(|ty| text::is_shaped(p.ctx, *ty)) {
            p.ty(condition);
            p.text(", ");
        }
        p.value_types(op.results());
    }
}

/// A hook that suggests result names for `arith.constant`, such as `%c7_i32`, `%c7`, `%true` or `%cst`.
struct Constant;

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let Some(result) = op.results().next() else { return };
        let props = op.arena().op(op.id).props;
        if ctx.props_value_kind(props).is_some_and(|(kind, _)| kind != ValueKind::Integer) {
            return set(result.id, "cst");
        }
        let unmade = ctx.unmade_number(props);
        let value = unmade.as_ref().or_else(|| op.attr("value").map(|attr| ctx.attr_data(attr)));
        let Some(AttrData::Integer(value)) = value else {
            return set(result.id, "cst");
        };
        let ty = ctx.type_data(result.ty());
        if matches!(ty, TypeData::Integer { width: 1, .. }) {
            return set(result.id, if value.value.is_zero() { "false" } else { "true" });
        }
        let mut name = String::with_capacity(48);
        name.push('c');
        // Writing to a string cannot fail.
        let _ = value.value.write_signed(&mut name);
        if let TypeData::Integer { width, sign } = ty {
            name.push_str(match sign {
                Sign::Signless => "_i",
                Sign::Signed => "_si",
                Sign::Unsigned => "_ui",
            });
            name.push_str(itoa::Buffer::new().format(*width));
        }
        set(result.id, &name);
    }
}

/// A hook that suggests a result name such as `%c4_vscale` for an `arith.muli` of a constant and `vector.vscale`.
struct MulI;

impl AsmNames for MulI {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let Some(result) = op.results().next().filter(|result| result.ty() == ctx.index_type()) else { return };
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [left, right] = operands.as_slice() else { return };
        let is_scale = |value: &ValueRef<'_, '_>| value.defining_op().is_some_and(|op| op.is("vector.vscale"));
        let factor = if is_scale(right) { text::constant(*left) } else { None };
        let factor = factor.or_else(|| if is_scale(left) { text::constant(*right) } else { None });
        if let Some(factor) = factor {
            set(result.id, &format!("c{factor}_vscale"));
        }
    }
}
