//! Syntax of `custom<ApplyRegisteredPassOptions>`: a dictionary whose values may be operands, such as
//! `{"name" = [1, %param]}`. Snapshots before LLVM 21 have a list instead: `"name=1" %param`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_defs::{OpDef, SlotKind};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param, ValueRef};
use rustc_hash::FxHashSet;

/// Syntax of `custom<ApplyRegisteredPassOptions>($options, $dynamic_options)`.
pub(super) struct PassOptions;

impl Directive for PassOptions {
    type Args = (arg::Attribute, arg::Operands);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (options, operands): Parse<'_, Self>,
    ) -> PResult<()> {
        if op.def.is_some_and(is_list) {
            *options = Some(list(p, operands)?);
            return Ok(());
        }
        let mut entries = Vec::new();
        p.list_of(Delimiter::Brace, " in options dictionary", |p| {
            let offset = p.offset();
            let key = match p.optional_keyword() {
                Some(key) => key.as_bytes().to_vec(),
                None => p.optional_string().unwrap_or_default().into_owned(),
            };
            if key.is_empty() {
                return Err(p.op_error(offset, "expected key to either be an identifier or a string"));
            }
            if let Err(first) = p.expect(Kind::Equal, "expected '='") {
                return Err(and_then(p, op, first, "expected '=' after key in key-value pair"));
            }
            let name = p.ctx.ident_bytes(&key);
            let value = value(p, operands, 0).map_err(|first| {
                let key = String::from_utf8_lossy(&key);
                let message = format!("expected a valid attribute or operand as value associated to key '{key}'");
                and_then(p, op, first, &message)
            })?;
            entries.push((name, value));
            Ok(())
        })?;
        let mut names = FxHashSet::default();
        if !entries.iter().all(|(name, _)| names.insert(*name)) {
            return Err(p.op_error(p.offset(), "duplicate keys found in options dictionary"));
        }
        *options = Some(p.ctx.dictionary(entries));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (options, operands): Print<'m, 'c, Self>) {
        if let Some(AttrData::Array(elements)) = options.map(|options| op.context().attr_data(options)) {
            print_list(p, elements, operands);
            return;
        }
        let entries = op.context().dictionary_entries(options);
        if entries.is_empty() {
            return;
        }
        p.text("{");
        p.comma_separated(entries, |p, (key, value)| {
            p.base.string(p.ctx.bytes(*key));
            p.text(" = ");
            print_value(p, *value, operands);
        });
        p.text("}");
    }
}

/// Appends a second error with `message`, which names the operation, to the error `first`.
fn and_then(p: &mut OpParser<'_, '_, '_>, op: &OpState, first: Box<Diagnostic>, message: &str) -> Box<Diagnostic> {
    let name = op.def.map_or("", |def| &def.name);
    p.and_then_error(first, None, &format!("custom op '{name}' {message}"))
}

/// Returns whether the operation's definition stores the options as a list.
fn is_list(row: &OpDef) -> bool {
    row.slots.iter().any(|slot| matches!(&slot.kind, SlotKind::Attr { constraint, .. } if &**constraint == "ArrayAttr"))
}

/// Parses strings and operands. The returned attribute has a unit attribute in place of each operand.
fn list(p: &mut OpParser<'_, '_, '_>, operands: &mut Vec<Unresolved>) -> PResult<Attr> {
    let mut elements = Vec::new();
    loop {
        if p.at(Kind::String) {
            elements.push(p.attribute()?);
        } else if let Some(operand) = p.optional_operand()? {
            operands.push(operand);
            elements.push(p.ctx.unit());
        } else if elements.is_empty() {
            return Err(p.op_error(p.offset(), "expected at least one option (either a string or a param)"));
        } else {
            return Ok(p.ctx.array_attr(&elements));
        }
    }
}

fn print_list<'c>(p: &mut OpPrinter<'_, 'c>, elements: &[Attr], operands: &[ValueRef<'_, 'c>]) {
    let mut operands = operands.iter();
    for (index, element) in elements.iter().enumerate() {
        p.text(if index == 0 { "" } else { " " });
        match p.ctx.attr_data(*element) {
            AttrData::Unit => operands.next().into_iter().for_each(|operand| p.operand(*operand)),
            _ => p.attr(*element),
        }
    }
}

/// Maximum nesting depth of lists.
const MAX_LISTS: usize = 256;

/// Parses an attribute, an operand, or a list of both.
fn value(p: &mut OpParser<'_, '_, '_>, operands: &mut Vec<Unresolved>, depth: usize) -> PResult<Attr> {
    if depth >= MAX_LISTS {
        return Err(p.error_here("nesting is too deep"));
    }
    if p.eat(Kind::LSquare) {
        let mut elements = Vec::new();
        if !p.at(Kind::RSquare) {
            p.list_of(Delimiter::None, "", |p| {
                elements.push(mlirkit_diag::deep(|| value(p, operands, depth + 1))?);
                Ok(())
            })?;
        }
        p.expect(Kind::RSquare, "expected ']'")?;
        return Ok(p.ctx.array_attr(&elements));
    }
    if let Some(attr) = p.optional_attr(None)? {
        if p.ctx.dialect_attr(attr, "transform.param_operand").is_some() {
            let message = "the param_operand attribute is a marker reserved for indicating a value will be passed via \
                           params and is only used in the generic print format";
            return Err(p.op_error(p.offset(), message));
        }
        return Ok(attr);
    }
    let operand = p.operand()?;
    let index = i64::try_from(operands.len()).unwrap_or(i64::MAX);
    operands.push(operand);
    param_operand(p.ctx, index).ok_or_else(|| p.error_here("no attribute 'param_operand' in dialect 'transform'"))
}

/// Returns the attribute that represents the operand at `index`; `None` if the dialect does not define it.
fn param_operand(ctx: &Context, index: i64) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("transform"))?.attr("param_operand")?;
    let params = [Param::Attr(ctx.int_attr(ctx.i64_type(), index))];
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

fn print_value<'c>(p: &mut OpPrinter<'_, 'c>, value: Attr, operands: &[ValueRef<'_, 'c>]) {
    match p.ctx.attr_data(value) {
        AttrData::Array(elements) => {
            p.text("[");
            p.comma_separated(elements, |p, element| p.nested_attr(*element, |p| print_value(p, *element, operands)));
            p.text("]");
        }
        AttrData::Dialect(data) if &*data.def.name == "transform.param_operand" => {
            let index = match &*data.params {
                [Param::Attr(index)] => p.ctx.int_value(*index).and_then(|index| usize::try_from(index).ok()),
                _ => None,
            };
            if let Some(operand) = index.and_then(|index| operands.get(index)) {
                p.operand(*operand);
            }
        }
        _ => p.attr(value),
    }
}
