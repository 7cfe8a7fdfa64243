//! Syntax of Shardy's `mpmd` dialect: mesh tensor types, and operations that have a body or an origin.

mod ops;

use mlirkit_asm::format::print_stripped_attr;
use mlirkit_asm::hooks::{AsmNames, Hooks, ParamSyntax, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Attr, OpRef, Param, RegionRef, Type, TypeData, ValueId};

use crate::sdy::syntax::shardings;
use crate::text;

/// Registers the hand-written syntax of the `mpmd` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("mpmd.for", &ops::For);
    hooks.ops.insert("mpmd.for", &ops::For);
    hooks.ops.insert("mpmd.fragment", &ops::Fragment);
    hooks.ops.insert("mpmd.fragment_call", &ops::FragmentCall);
    hooks.ops.insert("mpmd.named_computation", &ops::NamedComputation);
    hooks.params.insert("mpmd.OptionalTransposeCount", &TransposeCount);
    hooks.types.insert("mpmd.mesh_tensor", &MeshTensor);
}

/// Syntax of `(2)`, the number of times that a computation has been transposed. Nothing is printed for 0.
struct TransposeCount;

impl ParamSyntax for TransposeCount {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        text::fill(params, Param::Int(parse_transpose_count(p)?));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Int(count)] = params {
            print_transpose_count(p, *count);
        }
    }
}

fn parse_transpose_count(p: &mut AttrParser<'_, '_>) -> PResult<i64> {
    if !p.eat(Kind::LParen) {
        return Ok(0);
    }
    let count = text::integer(p).and_then(|count| p.expect(Kind::RParen, "expected ')'").map(|_| count));
    count.map_err(|first| p.and_then_error(first, None, "could not parse transpose count value."))
}

fn print_transpose_count(p: &mut AttrPrinter<'_, '_>, count: i64) {
    if count > 0 {
        p.text(&format!("({count})"));
    }
}

/// Syntax of `!mpmd.mesh_tensor<"m1", tensor<4xf32>, sharding=<@mesh, [{"x"}]>, memory_kind="device">`.
struct MeshTensor;

impl TypeSyntax for MeshTensor {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let mesh = string_attr(p)?;
        let mesh = text::string_value(p.ctx, mesh).map(|name| p.ctx.ident_bytes(name));
        let mesh = mesh.ok_or_else(|| p.error_here("expected the name of a mesh"))?;
        p.expect(Kind::Comma, "expected ','")?;
        let (offset, tensor) = (p.offset(), p.ty()?);
        if !matches!(p.ctx.type_data(tensor), TypeData::RankedTensor(_)) {
            return Err(text::wrong_type(p, offset, tensor, "builtin.tensor"));
        }
        let (mut sharding, mut memory) = (Param::None, Param::None);
        if !p.eat(Kind::Greater) {
            p.expect(Kind::Comma, "expected ','")?;
            let mut memory_kind = true;
            if p.eat_keyword("sharding") {
                p.expect(Kind::Equal, "expected '='")?;
                sharding = Param::Attr(shardings::parse_sharding(p)?);
                memory_kind = p.eat(Kind::Comma);
            }
            if memory_kind {
                text::keyword(p, "memory_kind", "")?;
                p.expect(Kind::Equal, "expected '='")?;
                memory = Param::Attr(string_attr(p)?);
            }
            p.expect(Kind::Greater, "expected '>'")?;
        }
        text::dialect_type(p, "mpmd", "mesh_tensor", vec![Param::Str(mesh), Param::Type(tensor), sharding, memory])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Str(mesh), Param::Type(tensor), sharding, memory] = &*data.params else { return };
        p.text("<\"");
        p.bytes(p.ctx.bytes(*mesh));
        p.text("\", ");
        p.ty(*tensor);
        if let Param::Attr(sharding) = sharding {
            p.text(", sharding=");
            print_stripped_attr(p, *sharding);
        }
        if let Param::Attr(memory) = memory {
            p.text(", memory_kind=");
            p.attr(*memory);
        }
        p.text(">");
    }
}

/// Parses an attribute that must be a string.
fn string_attr(p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
    let (offset, attr) = (p.offset(), p.attribute()?);
    if text::string_value(p.ctx, attr).is_none() {
        return Err(p.hook_error(offset, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

impl AsmNames for ops::For {
    fn region_args(&self, _: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let Some(index) = text::entry(region).and_then(|block| block.args().last()) {
            set(index.id, "index");
        }
    }
}
