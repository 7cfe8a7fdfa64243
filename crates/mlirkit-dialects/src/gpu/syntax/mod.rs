//! Syntax of the `gpu` dialect: kernels and their launches, asynchronous dependencies, and result names.

pub(crate) mod func;
mod launch;
mod module;
mod warp;

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, ParamSyntax, Parse, Print, TypeSyntax, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{
    Argument, AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved, format,
};
use mlirkit_defs::EnumDef;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param, Type, ValueId, ValueRef};

use super::{types, verify};
use crate::text;

/// Registers the hand-written syntax of the `gpu` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("gpu.func", &func::Func);
    hooks.ops.insert("gpu.launch", &launch::Launch);
    hooks.ops.insert("gpu.module", &module::Module);
    hooks.ops.insert("gpu.warp_execute_on_lane_0", &warp::WarpExecute);
    hooks.attr_builders.insert("gpu.kernel_table", sort_kernels);
    hooks.directives.insert("gpu.AllReduceOperation", &AllReduceOperation);
    hooks.directives.insert("gpu.AsyncDependencies", &AsyncDependencies);
    hooks.directives.insert("gpu.LaunchDimType", &launch::LaunchDimType);
    hooks.directives.insert("gpu.LaunchFuncOperands", &launch::LaunchFuncOperands);
    hooks.directives.insert("gpu.OffloadingHandler", &OffloadingHandler);
    hooks.params.insert("gpu.Object", &Object);
    hooks.types.insert("gpu.async.token", &Handle("async.token"));
    hooks.types.insert("gpu.named_barrier", &Handle("named_barrier"));
    hooks.types.insert("gpu.mma_matrix", &types::MmaMatrix);
    hooks.transforms.insert(("gpu", "cast<gpu::MMAMatrixType>($_self).getElementType()"), types::element);
    hooks.types.insert("gpu.sparse.dntensor_handle", &Handle("sparse.dntensor_handle"));
    hooks.types.insert("gpu.sparse.spgemmop_handle", &Handle("sparse.spgemmop_handle"));
    hooks.types.insert("gpu.sparse.spmat_handle", &Handle("sparse.spmat_handle"));
    hooks.names.insert("gpu.block_dim", &DimensionName("block_dim"));
    hooks.names.insert("gpu.block_id", &DimensionName("block_id"));
    hooks.names.insert("gpu.cluster_block_id", &DimensionName("cluster_block_id"));
    hooks.names.insert("gpu.cluster_dim", &DimensionName("cluster_dim"));
    hooks.names.insert("gpu.cluster_dim_blocks", &DimensionName("cluster_dim_blocks"));
    hooks.names.insert("gpu.cluster_id", &DimensionName("cluster_id"));
    hooks.names.insert("gpu.global_id", &DimensionName("global_id"));
    hooks.names.insert("gpu.grid_dim", &DimensionName("grid_dim"));
    hooks.names.insert("gpu.thread_id", &DimensionName("thread_id"));
}

/// Registers the syntax of an operation that belonged to `vector` in older releases.
pub(crate) fn register_vector(hooks: &mut Hooks) {
    hooks.ops.insert("vector.warp_execute_on_lane_0", &warp::WarpExecute);
}

/// Syntax of a type without parameters.
struct Handle(&'static str);

impl TypeSyntax for Handle {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        text::bare_type(p, "gpu", self.0)
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Type) {}
}

/// Sorts the entries of a kernel table by name.
fn sort_kernels(ctx: &Context, params: &mut [Param]) {
    if let [Param::Array(kernels)] = params {
        kernels.sort_by_key(|kernel| verify::kernel_name(ctx, kernel));
    }
}

/// A hook that suggests result names such as `%thread_id_x`, from a prefix and the dimension of the operation.
struct DimensionName(&'static str);

impl AsmNames for DimensionName {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let dimension = op.attr("dimension").and_then(|attr| text::enum_value(op.context(), attr));
        let letter = dimension.and_then(|value| ["x", "y", "z"].get(usize::try_from(value).ok()?).copied());
        if let (Some(letter), Some(result)) = (letter, op.results().next()) {
            set(result.id, &format!("{}_{letter}", self.0));
        }
    }
}

/// Parses `async [%a, %b]`. Returns the type of the resulting token, if there is one, and the dependencies.
fn async_dependencies(p: &mut OpParser<'_, '_, '_>) -> PResult<(Option<Type>, Vec<Unresolved>)> {
    let offset = p.offset();
    let mut token = None;
    if p.eat_keyword("async") {
        if p.result_name_count() == 0 {
            return Err(p.op_error(offset, "needs to be named when marked 'async'"));
        }
        token = Some(text::bare_type(p, "gpu", "async.token")?);
    }
    Ok((token, p.operand_list(Delimiter::OptionalSquare)?))
}

/// Syntax of asynchronous dependencies: `async [%a, %b]`.
struct AsyncDependencies;

impl Directive for AsyncDependencies {
    type Args = (arg::Types, arg::Operands);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (types, operands): Parse<'_, Self>) -> PResult<()> {
        let (token, dependencies) = async_dependencies(p)?;
        types.extend(token);
        *operands = dependencies;
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (types, values): Print<'m, 'c, Self>) {
        p.text(if types.is_empty() { "" } else { "async" });
        if !values.is_empty() {
            p.text(if types.is_empty() { "[" } else { " [" });
            p.operands(values.iter().copied());
            p.text("]");
        }
    }
}

/// Syntax of an optional keyword of the enum `AllReduceOperation`.
struct AllReduceOperation;

impl Directive for AllReduceOperation {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        if let Some(keyword) = p.optional_keyword() {
            let value = enum_def(p.ctx, "AllReduceOperation").and_then(|def| format::text_to_enum(def, keyword));
            *attr = value.and_then(|value| text::enum_attr(p.ctx, "gpu", "all_reduce_op", value));
            if attr.is_none() {
                return Err(p.op_error(p.offset(), "invalid op kind"));
            }
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        if let Some(attr) = attr {
            format::print_stripped_attr(p, attr);
        }
    }
}

fn enum_def(ctx: &Context, name: &str) -> Option<&'static EnumDef> {
    ctx.dialect(ctx.ident("gpu"))?.enum_(name)
}

/// Syntax of a binary's offloading handler: `<handler>`. If it is omitted, the handler selects the first object.
struct OffloadingHandler;

impl Directive for OffloadingHandler {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::Less) {
            *attr = Some(p.attribute()?);
            p.expect(Kind::Greater, "expected '>'")?;
        } else {
            *attr = select_object(p.ctx);
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        if let Some(attr) = attr.filter(|attr| Some(*attr) != select_object(p.ctx)) {
            p.text("<");
            p.attr(attr);
            p.text(">");
        }
    }
}

/// Returns `#gpu.select_object` with its default parameter; `None` if the context lacks the dialect.
fn select_object(ctx: &Context) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("gpu"))?.attr("select_object")?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [Param::None].into() }))))
}

/// Syntax of a GPU object: `"bytes"` for a `fatbin`, `format = "bytes"` for other formats.
struct Object;

/// The default format, whose name is omitted.
const FATBIN: &str = "fatbin";

impl ParamSyntax for Object {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let [target, object] = params else { return Ok(()) };
        let offset = p.offset();
        let keyword = p.optional_keyword();
        let value =
            enum_def(p.ctx, "CompilationTarget").and_then(|def| format::text_to_enum(def, keyword.unwrap_or(FATBIN)));
        let Some(value) = value else { return Err(p.hook_error(offset, "expected keyword for GPU object format")) };
        *target = Param::Enum(value);
        if keyword.is_some() {
            let equal = p.expect(Kind::Equal, "expected '='");
            equal.map_err(|first| p.and_then_hook_error(first, offset, "expected an equal sign"))?;
        }
        let at = p.offset();
        let attr = p.attribute().and_then(|attr| match p.ctx.attr_data(attr) {
            AttrData::String { .. } => Ok(attr),
            _ => Err(p.hook_error(at, "invalid kind of attribute specified")),
        });
        let attr = attr.map_err(|first| {
            let message = "failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`";
            p.and_then_hook_error(first, p.offset(), message)
        })?;
        *object = Param::Attr(attr);
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [target, Param::Attr(object)] = params else { return };
        let keyword = match target {
            Param::Enum(value) => {
                enum_def(p.ctx, "CompilationTarget").and_then(|def| format::enum_to_text(def, *value))
            }
            _ => None,
        };
        if let Some(keyword) = keyword.filter(|keyword| &**keyword != FATBIN) {
            p.text(&keyword);
            p.text(" = ");
        }
        p.attr(*object);
    }
}

/// Returns whether the operation's definition has an inherent attribute of this name.
fn has_slot(op: &OpState, name: &str) -> bool {
    op.def.is_some_and(|row| row.slots.position(name).is_some())
}

/// Sets the number of workgroup attributions. Since LLVM 23 the attribute is inherent, and it is omitted if the number
/// is zero.
fn set_workgroup_count(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, count: usize) {
    if count > 0 || !has_slot(op, "workgroup_attributions") {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let ctx = p.ctx;
        p.set_attr(op, "workgroup_attributions", ctx.int_attr(ctx.i64_type(), count));
    }
}

/// Parses an optional clause `keyword(%m : type {attrs})` and appends its block arguments, which are memory that the
/// kernel uses. Returns an array of the arguments' attributes; `None` if no argument has attributes.
fn attributions(
    p: &mut OpParser<'_, '_, '_>,
    keyword: &str,
    attrs: bool,
    args: &mut Vec<Argument>,
) -> PResult<Option<Attr>> {
    if !p.eat_keyword(keyword) {
        return Ok(None);
    }
    let new = p.argument_list(Delimiter::Paren, true, attrs)?;
    let ctx = p.ctx;
    let some = new.iter().any(|arg| !ctx.dictionary_entries(arg.attrs).is_empty());
    let empty = ctx.dictionary(Vec::new());
    let all: Vec<Attr> = new.iter().map(|arg| arg.attrs.unwrap_or(empty)).collect();
    args.extend(new);
    Ok(some.then(|| ctx.array_attr(&all)))
}

/// Prints ` keyword(%m : type {attrs})`. Prints nothing if there are no arguments.
fn print_attributions<'c>(p: &mut OpPrinter<'_, 'c>, keyword: &str, args: &[ValueRef<'_, 'c>], attrs: &[Attr]) {
    if args.is_empty() {
        return;
    }
    p.fmt(format_args!(" {keyword}("));
    p.comma_separated(args.iter().enumerate(), |p, (index, arg)| {
        p.operand(*arg);
        p.text(" : ");
        p.ty(arg.ty());
        let entries = p.ctx.dictionary_entries(attrs.get(index).copied());
        p.attr_dict(entries, &[]);
    });
    p.text(")");
}
