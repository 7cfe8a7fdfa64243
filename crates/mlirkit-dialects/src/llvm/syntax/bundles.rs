//! Syntax of operand bundles, such as `["tag"(%a, %b : i32, i64), "other"()]`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, Offset, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{Attr, AttrData, OpRef, ValueRef};

use crate::text;

/// Operand bundles as parsed.
#[derive(Default)]
pub(super) struct Bundles {
    offset: Offset,
    operands: Vec<Vec<Unresolved>>,
    types: Vec<Vec<mlirkit_ir::Type>>,
    tags: Vec<Attr>,
}

/// Returns true if an operation may have operand bundles. Calls of LLVM 19 and older have none.
fn may_have(op: &OpState) -> bool {
    op.def.is_none_or(|row| row.slots.position("op_bundle_sizes").is_some())
}

/// Parses operand bundles. `None` if there is no opening bracket, or if the operation has no operand bundles.
pub(super) fn parse(p: &mut OpParser<'_, '_, '_>, op: &OpState) -> PResult<Option<Bundles>> {
    let mut bundles = Bundles { offset: p.offset(), ..Bundles::default() };
    if !may_have(op) || !p.eat(Kind::LSquare) {
        return Ok(None);
    }
    if p.eat(Kind::RSquare) {
        return Ok(Some(bundles));
    }
    p.list_of(Delimiter::None, "", |p| {
        let offset = p.offset();
        let Some(tag) = p.optional_string() else {
            let first = p.op_error(offset, "expected string");
            return Err(p.and_then_hook_error(first, offset, "expect operand bundle tag"));
        };
        let value = p.ctx.ident_bytes(&tag);
        bundles.tags.push(p.ctx.attr(AttrData::String { value, ty: None }));
        p.expect(Kind::LParen, "expected '('")?;
        let mut types = Vec::new();
        let mut operands = Vec::new();
        if !p.eat(Kind::RParen) {
            operands = p.operand_list(Delimiter::None)?;
            text::colon_types(p, &mut types)?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        bundles.operands.push(operands);
        bundles.types.push(types);
        Ok(())
    })?;
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(Some(bundles))
}

impl Bundles {
    /// Resolves the operands and sets the attributes that store the bundle sizes and tags. Returns the number of
    /// operands, or an error if a bundle does not have one type per operand.
    pub(super) fn finish(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<usize> {
        let mut count = 0;
        for (operands, types) in self.operands.iter().zip(&self.types) {
            let (wanted, found) = (operands.len(), types.len());
            if wanted != found {
                // Like upstream, the message always names bundle #0.
                let what = "types for operand bundle operands for operand bundle #0, but actually got";
                return Err(p.op_error(self.offset, &format!("expected {wanted} {what} {found}")));
            }
            p.resolve_all(operands, types, self.offset, &mut op.operands)?;
            count += operands.len();
        }
        let sizes: Vec<i32> = self.operands.iter().map(|list| i32::try_from(list.len()).unwrap_or(i32::MAX)).collect();
        let sizes = p.ctx.i32_array(&sizes);
        if may_have(op) {
            p.set_attr(op, "op_bundle_sizes", sizes);
        }
        if !self.tags.is_empty() {
            let tags = p.ctx.array_attr(&self.tags);
            p.set_attr(op, "op_bundle_tags", tags);
        }
        Ok(count)
    }
}

/// Prints a space and the operand bundles. Prints nothing if there are none.
pub(super) fn print<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, operands: &[ValueRef<'_, 'c>]) {
    let sizes = text::int_array(op, "op_bundle_sizes");
    if sizes.is_empty() {
        return;
    }
    let mut rest = operands;
    let groups: Vec<Vec<ValueRef<'_, 'c>>> = sizes
        .into_iter()
        .map(|size| {
            let (group, others) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
            rest = others;
            group.to_vec()
        })
        .collect();
    p.text(" ");
    print_groups(p, op, &groups);
}

fn print_groups<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, groups: &[Vec<ValueRef<'_, 'c>>]) {
    let tags = match op.attr("op_bundle_tags").map(|attr| op.context().attr_data(attr)) {
        Some(AttrData::Array(tags)) => &**tags,
        _ => &[],
    };
    p.text("[");
    p.comma_separated(groups.iter().zip(tags), |p, (group, tag)| {
        p.attr(*tag);
        p.text("(");
        if !group.is_empty() {
            p.operands(group.iter().copied());
            p.text(" : ");
            p.value_types(group.iter().copied());
        }
        p.text(")");
    });
    p.text("]");
}

/// Syntax of `custom<OpBundles>($operands, type($operands), $tags)`.
pub(super) struct OpBundles;

impl Directive for OpBundles {
    type Args = (arg::OperandGroups, arg::TypeGroups, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<()> {
        self.parse_optional(p, op, args).map(|_| ())
    }

    fn parse_optional(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (operands, types, tags): Parse<'_, Self>,
    ) -> PResult<bool> {
        let Some(bundles) = parse(p, op)? else { return Ok(false) };
        if !bundles.tags.is_empty() {
            *tags = Some(p.ctx.array_attr(&bundles.tags));
        }
        (*operands, *types) = (bundles.operands, bundles.types);
        Ok(true)
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (groups, ..): Print<'m, 'c, Self>) {
        print_groups(p, op, groups);
    }
}
