//! Syntax of the `memref` dialect: allocation scopes, transfers, atomic regions, globals, and result names.

mod access;
mod dma;
mod scope;

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, Inference, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{AttrData, DYNAMIC, MemRefType, OpRef, TensorType, Type, TypeData, ValueId};

use crate::text::{self, ResultName};

/// Registers the hand-written syntax of the `memref` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("memref.alloca_scope", &scope::AllocaScope);
    hooks.ops.insert("memref.dma_start", &dma::DmaStart);
    hooks.ops.insert("memref.generic_atomic_rmw", &access::GenericAtomicRmw);
    hooks.ops.insert("memref.prefetch", &access::Prefetch);
    hooks.ops.insert("memref.transpose", &Transpose);
    hooks.directives.insert("memref.GlobalMemrefOpTypeAndInitialValue", &GlobalTypeAndValue);
    hooks.infer.insert("memref.distinct_objects", |x| Ok(x.operand_types.to_vec()));
    hooks.infer.insert("memref.extract_strided_metadata", strided_metadata);
    hooks.transforms.insert(("memref", "getTensorTypeFromMemRefType($_self)"), |ctx, types| match types {
        [ty] => Some(vec![crate::bufferization::syntax::tensor_of(ctx, *ty)]),
        _ => None,
    });
    hooks.names.insert("memref.alloc", &ResultName("alloc"));
    hooks.names.insert("memref.alloca", &ResultName("alloca"));
    hooks.names.insert("memref.assume_alignment", &ResultName("assume_align"));
    hooks.names.insert("memref.cast", &ResultName("cast"));
    hooks.names.insert("memref.collapse_shape", &ResultName("collapse_shape"));
    hooks.names.insert("memref.dim", &ResultName("dim"));
    hooks.names.insert("memref.expand_shape", &ResultName("expand_shape"));
    hooks.names.insert("memref.extract_aligned_pointer_as_index", &ResultName("intptr"));
    hooks.names.insert("memref.extract_strided_metadata", &StridedMetadata);
    hooks.names.insert("memref.memory_space_cast", &ResultName("memspacecast"));
    hooks.names.insert("memref.reinterpret_cast", &ResultName("reinterpret_cast"));
    hooks.names.insert("memref.reshape", &ResultName("reshape"));
    hooks.names.insert("memref.subview", &ResultName("subview"));
    hooks.names.insert("memref.transpose", &ResultName("transpose"));
    hooks.names.insert("memref.view", &ResultName("view"));
}

/// Syntax of `memref.transpose %m (i, j) -> (j, i) : type to type`.
struct Transpose;

impl OpSyntax for Transpose {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let source = p.operand()?;
        let permutation = p.affine_map()?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, _) = text::colon_memref_type(p)?;
        op.operands.push(p.resolve(source, ty)?);
        text::keyword(p, "to", "")?;
        op.types.push(p.ty()?);
        p.set_attr(op, "permutation", permutation);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" ");
        if let Some(permutation) = op.attr("permutation") {
            p.affine_map_attr(permutation);
        }
        text::attr_dict(p, op, &["permutation"]);
        p.text(" : ");
        p.value_types(op.operands());
        p.text(" to ");
        p.value_types(op.results());
    }
}

/// Syntax of `type`, `type = dense<...>` or `type = uninitialized`.
struct GlobalTypeAndValue;

impl Directive for GlobalTypeAndValue {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (ty_attr, value): Parse<'_, Self>) -> PResult<()> {
        let (ctx, ty) = (p.ctx, p.ty()?);
        let memref = match ctx.type_data(ty) {
            TypeData::MemRef(memref) if !memref.shape.contains(&DYNAMIC) => memref,
            _ => {
                let message = format!("type should be static shaped memref, but got '{}'", type_to_string(ctx, ty));
                return Err(p.op_error(op.offset, &message));
            }
        };
        *ty_attr = Some(ctx.type_attr(ty));
        if !p.eat(Kind::Equal) {
            return Ok(());
        }
        if p.eat_keyword("uninitialized") {
            *value = Some(ctx.unit());
            return Ok(());
        }
        let tensor = TensorType { shape: memref.shape.clone(), element: memref.element, encoding: None };
        let attr = p.attr(Some(ctx.ty(TypeData::RankedTensor(Box::new(tensor)))))?;
        let elements = matches!(
            ctx.attr_data(attr),
            AttrData::DenseElements(_)
                | AttrData::DenseStrings(_)
                | AttrData::DenseResource { .. }
                | AttrData::Sparse { .. }
                | AttrData::Dialect(_)
        );
        if !elements {
            return Err(p.op_error(op.offset, "initial value should be a unit or elements attribute"));
        }
        *value = Some(attr);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (ty, value): Print<'m, 'c, Self>) {
        let Some(ty) = ty else { return };
        p.attr(ty);
        let Some(value) = value else { return };
        p.text(" = ");
        if value == p.ctx.unit() {
            p.text("uninitialized");
        } else {
            p.attr_without_type(value);
        }
    }
}

/// Infers the result types: the base buffer, the offset, and one size and one stride per dimension. Fails if the
/// operand is not a ranked memref.
fn strided_metadata(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let source = x.operand_types.first().map(|ty| x.ctx.type_data(*ty));
    let Some(TypeData::MemRef(source)) = source else { return Err("failed to infer returned types".into()) };
    let base = MemRefType { shape: Box::default(), layout: None, ..(**source).clone() };
    let mut types = vec![x.ctx.ty(TypeData::MemRef(Box::new(base)))];
    types.resize(2 + 2 * source.shape.len(), x.ctx.index_type());
    Ok(types)
}

/// A hook that suggests the result names `%base_buffer, %offset, %sizes:2, %strides:2`.
struct StridedMetadata;

impl AsmNames for StridedMetadata {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let rank = op.results().len().saturating_sub(2) / 2;
        let mut results = op.results();
        for (name, skip) in [("base_buffer", 0), ("offset", 0), ("sizes", 0), ("strides", rank.saturating_sub(1))] {
            if let Some(result) = results.nth(skip) {
                set(result.id, name);
            }
        }
    }
}
