//! Syntax of `fir.call` and `fir.cmpc`.

use mlirkit_asm::function::{add_signature_attrs, parse_signature, print_signature};
use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{Attr, AttrData, OpRef, Type, ValueRef};

use super::attr_dict;

/// Registers the syntax of calls and comparisons.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("fir.call", &FirCall);
    hooks.ops.insert("fir.cmpc", &CompareComplex);
}

/// For each keyword that an attribute follows: the keyword, the attribute's name, and the attribute's dialect and
/// mnemonic.
const KEYWORDS: [(&str, &str, &str, &str); 3] = [
    ("proc_attrs", "procedure_attrs", "fir", "proc_attrs"),
    ("inline_attr", "inline_attr", "fir", "inline_attrs"),
    ("fastmath", "fastmath", "arith", "fastmath"),
];

/// Syntax of `fir.call @f(%a) proc_attrs<bind_c> fastmath<contract> : (i32) -> ()`, and of indirect calls.
struct FirCall;

impl OpSyntax for FirCall {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let pointer = p.optional_operand()?;
        if pointer.is_none() {
            let (offset, callee) = (p.offset(), p.attribute()?);
            if !matches!(p.ctx.attr_data(callee), AttrData::SymbolRef(_)) {
                return Err(p.op_error(offset, "invalid kind of attribute specified"));
            }
            p.set_attr(op, "callee", callee);
        }
        let args: Vec<Unresolved> = p.operand_list(Delimiter::Paren)?;
        for (keyword, name, dialect, mnemonic) in KEYWORDS {
            if p.eat_keyword(keyword) {
                let row = p.ctx.dialect(p.ctx.ident(dialect)).and_then(|dialect| dialect.attr(mnemonic));
                let row = row.ok_or_else(|| p.error_here("unknown attribute"))?;
                let value = mlirkit_asm::format::parse_attr(row, p, None)?;
                p.set_attr(op, name, value);
            }
        }
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let offset = p.offset();
        let signature = parse_signature(p, false)?;
        let inputs = signature.inputs();
        if let Some(pointer) = pointer {
            let function = p.ctx.function_type(&inputs, &signature.results);
            let pointer = p.resolve(pointer, function)?;
            op.operands.push(pointer);
        }
        p.resolve_all(&args, &inputs, offset, &mut op.operands)?;
        op.types.extend(&signature.results);
        add_signature_attrs(p, op, &signature);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        p.text(" ");
        let args = match (op.attr("callee"), operands.split_first()) {
            (Some(callee), _) => {
                p.attr(callee);
                operands.as_slice()
            }
            (None, Some((pointer, args))) => {
                p.operand(*pointer);
                args
            }
            (None, None) => &[],
        };
        p.text("(");
        p.operands(args.iter().copied());
        p.text(")");
        for (keyword, name, ..) in KEYWORDS {
            if let Some(value) = op.attr(name).filter(|value| !is_none(p, *value)) {
                p.text(" ");
                p.text(keyword);
                mlirkit_asm::format::print_stripped_attr(p, value);
            }
        }
        attr_dict(p, op, &["callee", "procedure_attrs", "inline_attr", "fastmath", "arg_attrs", "res_attrs"]);
        p.text(" : ");
        let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
        let results = op.signature().result_types(op.id);
        print_signature(p, op, &types, false, results);
        p.text(if results.is_empty() { " -> ()" } else { "" });
    }
}

/// Returns whether an attribute is case 0 of its enum, which is not printed.
fn is_none(p: &OpPrinter<'_, '_>, attr: Attr) -> bool {
    let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return false };
    matches!(data.params.first(), Some(mlirkit_ir::Param::Enum(0)))
}

/// Syntax of `fir.cmpc "oeq", %a, %b : complex<f32>`. The predicate is a discardable attribute.
struct CompareComplex;

/// The keywords of the predicates, indexed by the stored integer.
const PREDICATES: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"];

impl CompareComplex {
    /// Returns the keyword of a comparison's predicate; `None` if the predicate is absent or unknown.
    fn predicate(op: OpRef<'_, '_>) -> Option<&'static str> {
        let number = op.context().int_value(op.attr("predicate")?)?;
        PREDICATES.get(usize::try_from(number).ok()?).copied()
    }
}

impl OpSyntax for CompareComplex {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let text = p.string()?;
        let number = PREDICATES.iter().position(|name| name.as_bytes() == &*text);
        let number = number.and_then(|number| i64::try_from(number).ok());
        let number = number.ok_or_else(|| p.op_error(offset, "unknown comparison predicate"))?;
        let predicate = p.ctx.int_attr(p.ctx.i64_type(), number);
        p.set_attr(op, "predicate", predicate);
        p.expect(Kind::Comma, "expected ','")?;
        let left = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let right = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        p.resolve_as(&[left, right], ty, &mut op.operands)?;
        op.types.push(p.ctx.i1_type());
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.string(Self::predicate(op).unwrap_or_default().as_bytes());
        for operand in op.operands() {
            p.text(", ");
            p.operand(operand);
        }
        attr_dict(p, op, &["predicate"]);
        p.text(" : ");
        op.operands().next().into_iter().for_each(|operand| p.ty(operand.ty()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        Self::predicate(op).is_some()
    }
}
