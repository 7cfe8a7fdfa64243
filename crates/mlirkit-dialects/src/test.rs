//! `test`: the one type of LLVM's test dialect that has a data layout, so that LLVM's own tests run. The dialect itself is
//! no part of this library; its rows come with `--dialect`.

use mlirkit_asm::hooks::{Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{PResult, Parser, Printer};
use mlirkit_ir::{AttrData, Context, DialectType, Param, Type, TypeData};
use mlirkit_layout::interface::TypeLayout;
use mlirkit_layout::{Answer, DataLayout, Entry, Interfaces, Result, TypeSize};
use mlirkit_verify::{Checks, Violation};

/// Binds the syntax of the type.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.types.insert("test.test_type_with_layout", &WithLayout);
}

/// Binds what the dialect verifies of discardable attributes.
pub(crate) fn register_checks(checks: &mut Checks) {
    checks.op_attrs.insert("test", |op, name, _| match op.context().str(name) {
        "test.invalid_attr" => Err(Violation::at(op, "invalid to use 'test.invalid_attr'")),
        _ => Ok(()),
    });
    for attrs in [&mut checks.arg_attrs, &mut checks.result_attrs] {
        attrs.insert("test", |op, _, _, name, _| match op.context().str(name) {
            "test.invalid_attr" => Err(Violation::at(op, "invalid to use 'test.invalid_attr'")),
            _ => Ok(()),
        });
    }
}

/// Binds its data layout.
pub(crate) fn register_layouts(interfaces: &mut Interfaces) {
    interfaces.types.insert("test.test_type_with_layout", &WithLayout);
}

/// `!test.test_type_with_layout<key>`: entries are pairs such as `["size", 3]`.
struct WithLayout;

impl TypeSyntax for WithLayout {
    fn parse(&self, p: &mut Parser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let key = crate::text::unsigned(p, u32::MAX.into())?;
        p.expect(Kind::Greater, "expected '>'")?;
        let def = p.ctx.dialect(p.ctx.ident("test")).and_then(|dialect| dialect.type_("test_type_with_layout"));
        let def = def.ok_or_else(|| p.error_here("the context knows no such type"))?;
        let params = [Param::Int(key.cast_signed())].into();
        Ok(p.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    }

    fn print(&self, p: &mut Printer<'_, '_>, ty: Type) {
        if let TypeData::Dialect(data) = p.ctx.type_data(ty) {
            if let Some(Param::Int(key)) = data.params.first() {
                p.fmt(format_args!("<{key}>"));
            }
        }
    }
}

/// The number of the first pair of a kind; 1 without one.
fn number(ctx: &Context, entries: &[Entry], kind: &str) -> Answer<u64> {
    let of_kind = |entry: &Entry| {
        let AttrData::Array(pair) = ctx.attr_data(entry.value) else { return None };
        let [name, value] = **pair else { return None };
        let AttrData::String { value: name, .. } = ctx.attr_data(name) else { return None };
        let AttrData::Integer(value) = ctx.attr_data(value) else { return None };
        (ctx.str(*name) == kind).then(|| Answer::entry(value.value.low_u64(), entry))
    };
    entries.iter().find_map(of_kind).unwrap_or(Answer::type_rule(1, "1 without an entry"))
}

impl TypeLayout for WithLayout {
    fn size_in_bits(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        Ok(number(layout.context(), entries, "size").map(TypeSize::fixed))
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Ok(number(layout.context(), entries, "alignment"))
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Ok(number(layout.context(), entries, "preferred"))
    }

    fn index_bitwidth(&self, layout: &DataLayout<'_>, _ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        Ok(Some(number(layout.context(), entries, "index")))
    }

    fn are_compatible(&self, ctx: &Context, old: &[Entry], new: &[Entry], _names: &[Entry]) -> bool {
        let old = number(ctx, old, "alignment").value;
        old == 1 || number(ctx, new, "alignment").value <= old
    }
}
