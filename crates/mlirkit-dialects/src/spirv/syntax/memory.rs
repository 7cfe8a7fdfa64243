//! Syntax of variables, loads, stores and copies.

use mlirkit_asm::function::print_symbol_name;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{OpRef, Type, TypeData, ValueRef};

use super::enums;
use crate::spirv::types;
use crate::text;

/// The bit of `MemoryAccess` that requires an alignment.
const ALIGNED: u64 = 2;

/// Parses a memory access clause such as `["Aligned", 4]` if it is present.
pub(super) fn access(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str, alignment: &str) -> PResult<()> {
    if !p.eat(Kind::LSquare) {
        return Ok(());
    }
    let value = enums::string(p, "MemoryAccess", "memory_access")?;
    enums::set(p, op, name, "memory_access", value);
    if value & ALIGNED != 0 {
        p.expect(Kind::Comma, "expected ','")?;
        let i32_type = p.ctx.i32_type();
        let value = p.attr(Some(i32_type))?;
        p.set_attr(op, alignment, value);
    }
    p.expect(Kind::RSquare, "expected ']'").map(|_| ())
}

pub(super) fn print_access(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str, alignment: &str) {
    let Some(value) = enums::value_of(op, name) else { return };
    p.text(" [\"");
    enums::print(p, op, name, "MemoryAccess");
    p.text("\"");
    if let (true, Some(alignment)) = (value & ALIGNED != 0, text::int_attr(op, alignment)) {
        p.fmt(format_args!(", {alignment}"));
    }
    p.text("]");
}

/// Returns the type of a pointer to `ty` with the given storage class, or an error if the context lacks the dialect.
fn pointer_to(p: &mut OpParser<'_, '_, '_>, class: u64, ty: Type) -> PResult<Type> {
    types::pointer(p.ctx, ty, class).ok_or_else(|| p.error_here("no type 'ptr' in dialect 'spirv'"))
}

/// Parses a storage class and a pointer operand: `"Function" %pointer`.
fn place(p: &mut OpParser<'_, '_, '_>) -> PResult<(u64, Unresolved)> {
    let class = enums::string(p, "StorageClass", "storage_class")?;
    Ok((class, p.operand()?))
}

fn print_place<'c>(p: &mut OpPrinter<'_, 'c>, value: ValueRef<'_, 'c>) {
    let class = types::pointee(p.ctx, value.ty()).map_or(0, |(_, class)| class);
    let class = enums::text_of(p.ctx, "StorageClass", class);
    p.fmt(format_args!(" \"{class}\" "));
    p.operand(value);
}

/// Syntax of `spirv.Load "Function" %pointer ["Aligned", 4] : type`.
pub(super) struct Load;

impl OpSyntax for Load {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (class, pointer) = place(p)?;
        access(p, op, "memory_access", "alignment")?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        let pointer_type = pointer_to(p, class, ty)?;
        op.operands.push(p.resolve(pointer, pointer_type)?);
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if let Some(pointer) = op.operands().next() {
            print_place(p, pointer);
        }
        print_access(p, op, "memory_access", "alignment");
        text::attr_dict(p, op, &hidden(op));
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}

/// Returns the attributes that an access prints outside the attribute dictionary.
fn hidden(op: OpRef<'_, '_>) -> Vec<&'static str> {
    let mut names = vec!["memory_access", "storage_class"];
    if enums::value_of(op, "memory_access").is_some_and(|value| value & ALIGNED != 0) {
        names.push("alignment");
    }
    names
}

/// Syntax of `spirv.Store "Function" %pointer, %value ["Aligned", 4] : type`.
pub(super) struct Store;

impl OpSyntax for Store {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let class = enums::string(p, "StorageClass", "storage_class")?;
        let offset = p.offset();
        let operands = p.operand_list_of(Delimiter::None, 2)?;
        access(p, op, "memory_access", "alignment")?;
        let ty = text::colon_type(p)?;
        let pointer_type = pointer_to(p, class, ty)?;
        p.resolve_all(&operands, &[pointer_type, ty], offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<_> = op.operands().collect();
        let [pointer, value] = *operands else { return };
        print_place(p, pointer);
        p.text(", ");
        p.operand(value);
        print_access(p, op, "memory_access", "alignment");
        p.text(" : ");
        p.ty(value.ty());
        text::attr_dict(p, op, &hidden(op));
    }
}

/// Syntax of `spirv.CopyMemory "Function" %target, "Function" %source ["Volatile"], ["Volatile"] : type`.
pub(super) struct CopyMemory;

impl OpSyntax for CopyMemory {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (target_class, target) = place(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let (source_class, source) = place(p)?;
        access(p, op, "memory_access", "alignment")?;
        if p.eat(Kind::Comma) {
            access(p, op, "source_memory_access", "source_alignment")?;
        }
        let ty = text::colon_type(p)?;
        p.attr_dict(&mut op.attrs)?;
        for (class, operand) in [(target_class, target), (source_class, source)] {
            let pointer_type = pointer_to(p, class, ty)?;
            op.operands.push(p.resolve(operand, pointer_type)?);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<_> = op.operands().collect();
        let [target, source] = *operands else { return };
        p.text(" ");
        print_place(p, target);
        p.text(", ");
        print_place(p, source);
        print_access(p, op, "memory_access", "alignment");
        // If the source has no access attributes, print the target's attributes.
        let or = |name, other| if op.attr(name).is_some() { name } else { other };
        p.text(", ");
        print_access(p, op, or("source_memory_access", "memory_access"), or("source_alignment", "alignment"));
        let mut names = hidden(op);
        names.extend(["source_memory_access", "source_alignment"]);
        text::attr_dict(p, op, &names);
        p.text(" : ");
        if let Some((pointee, _)) = types::pointee(p.ctx, target.ty()) {
            p.ty(pointee);
        }
    }
}

/// Parses decorations such as `bind(0, 1)` and `built_in("...")`, and the other attributes.
fn decorations(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    if p.eat_keyword("bind") {
        let i32_type = p.ctx.i32_type();
        p.expect(Kind::LParen, "expected '('")?;
        let set = p.attr(Some(i32_type))?;
        p.set_attr(op, "descriptor_set", set);
        p.expect(Kind::Comma, "expected ','")?;
        let binding = p.attr(Some(i32_type))?;
        p.set_attr(op, "binding", binding);
        p.expect(Kind::RParen, "expected ')'")?;
    } else if p.eat_keyword("built_in") {
        p.expect(Kind::LParen, "expected '('")?;
        let value = p.attribute()?;
        p.set_attr(op, "built_in", value);
        p.expect(Kind::RParen, "expected ')'")?;
    }
    p.attr_dict(&mut op.attrs)
}

fn print_decorations(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    let mut elided = elided.to_vec();
    if let (Some(set), Some(binding)) = (text::int_attr(op, "descriptor_set"), text::int_attr(op, "binding")) {
        p.fmt(format_args!(" bind({set}, {binding})"));
        elided.extend(["descriptor_set", "binding"]);
    }
    if let Some(name) = op.attr("built_in").and_then(|attr| text::string_value(op.context(), attr)) {
        p.text(" built_in(\"");
        p.bytes(name);
        p.text("\")");
        elided.push("built_in");
    }
    text::attr_dict(p, op, &elided);
}

/// Syntax of `spirv.Variable init(%value) bind(0, 1) : pointer`.
pub(super) struct Variable;

impl OpSyntax for Variable {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut init = None;
        if p.eat_keyword("init") {
            p.expect(Kind::LParen, "expected '('")?;
            init = Some(p.operand()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        decorations(p, op)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (offset, ty) = (p.offset(), p.ty()?);
        let Some((pointee, class)) = types::pointee(p.ctx, ty) else {
            return Err(p.hook_error(offset, "expected spirv.ptr type"));
        };
        op.types.push(ty);
        if let Some(init) = init {
            op.operands.push(p.resolve(init, pointee)?);
        }
        enums::set(p, op, "storage_class", "storage_class", class);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if op.operands().len() > 0 {
            p.text(" init(");
            p.operands(op.operands());
            p.text(")");
        }
        print_decorations(p, op, &["storage_class"]);
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}

/// Syntax of `spirv.GlobalVariable @name initializer(@init) bind(0, 1) : pointer`.
pub(super) struct GlobalVariable;

impl OpSyntax for GlobalVariable {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        if p.eat_keyword("initializer") {
            p.expect(Kind::LParen, "expected '('")?;
            let (offset, value) = (p.offset(), p.attribute()?);
            if !AttrClass::FlatSymbolRef.holds(p.ctx, value) {
                return Err(p.op_error(offset, "invalid kind of attribute specified"));
            }
            p.set_attr(op, "initializer", value);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        decorations(p, op)?;
        let offset = p.offset();
        let ty = text::colon_type(p)?;
        if types::pointee(p.ctx, ty).is_none() {
            return Err(p.hook_error(offset, "expected spirv.ptr type"));
        }
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        if let Some(value) = op.attr("initializer") {
            p.text(" initializer(");
            p.attr(value);
            p.text(")");
        }
        print_decorations(p, op, &["storage_class", "sym_name", "initializer", "type"]);
        p.text(" : ");
        if let Some(ty) = op.attr("type") {
            p.attr(ty);
        }
    }
}

/// Returns the type of a pointer to the element type of a vector, or to `ty` if it is not a vector.
fn pointer_to_element(p: &mut OpParser<'_, '_, '_>, class: u64, ty: Type) -> PResult<Type> {
    let pointee = match p.ctx.type_data(ty) {
        TypeData::Vector(vector) => vector.element,
        _ => ty,
    };
    pointer_to(p, class, pointee)
}

/// Syntax of `spirv.INTEL.SubgroupBlockRead "StorageBuffer" %pointer : type` up to LLVM 19. The storage class is not
/// printed.
pub(super) struct SubgroupBlockRead;

impl OpSyntax for SubgroupBlockRead {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (class, pointer) = place(p)?;
        let ty = text::colon_type(p)?;
        let pointer_type = pointer_to_element(p, class, ty)?;
        op.operands.push(p.resolve(pointer, pointer_type)?);
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}

/// Syntax of `spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %pointer, %value : type`. The storage class is not
/// printed.
pub(super) struct SubgroupBlockWrite;

impl OpSyntax for SubgroupBlockWrite {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let class = enums::string(p, "StorageClass", "storage_class")?;
        let operands = p.operand_list_of(Delimiter::None, 2)?;
        let ty = text::colon_type(p)?;
        let pointer = pointer_to_element(p, class, ty)?;
        p.resolve_all(&operands, &[pointer, ty], offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        p.value_types(op.operands().nth(1));
    }
}
