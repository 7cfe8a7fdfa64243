//! Custom directives that CIRCT dialects share.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, format};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, Type, ValueRef};

use super::incomplete;
use super::types::{array, elements, inout_element};

/// Registers the directives of all dialects.
pub(super) fn register(hooks: &mut Hooks) {
    const NAMED: [&str; 10] = [
        "hw.ImplicitSSAName",
        "seq.ImplicitSSAName",
        "sv.ImplicitSSAName",
        "llhd.ImplicitSSAName",
        "moore.ImplicitSSAName",
        "verif.ImplicitSSAName",
        "systemc.ImplicitSSAName",
        "firrtl.ImplicitSSAName",
        "arc.ImplicitSSAName",
        "sim.ImplicitSSAName",
    ];
    NAMED.into_iter().for_each(|name| _ = hooks.directives.insert(name, &ImplicitName));
    hooks.directives.insert("synth.VariadicInvertibleOperands", &Invertible);
    hooks.directives.insert("verif.KeywordBool", &KeywordBool);
    hooks.directives.insert("sim.KeywordBool", &KeywordBool);
    hooks.directives.insert("comb.LookupTable", &LookupTable);
    hooks.directives.insert("hw.ParamValue", &ParamValue);
    hooks.directives.insert("hw.SliceTypes", &SliceTypes);
    hooks.directives.insert("hw.ArrayConcatTypes", &ArrayConcatTypes);
    hooks.directives.insert("seq.OptionalTypeMatch", &TypeOf(|_, ty| Some(ty)));
    hooks.directives.insert(
        "seq.OptionalImmutableTypeMatch",
        &TypeOf(|ctx, ty| ctx.new_dialect_type("seq", "immutable", vec![Param::Type(ty)])),
    );
    hooks.directives.insert("msft.ImplicitInnerRef", &InnerReference);
    hooks.directives.insert("om.FieldLocs", &FieldLocs);
    hooks.directives.insert("sv.EventList", &EventList);
    hooks.directives.insert("sv.ImplicitInitType", &TypeOf(inout_element));
    hooks.directives.insert("sv.ModportStructs", &Modports);
    hooks.directives.insert("sv.IfaceTypeAndSignal", &InterfaceSignal);
}

/// A directive for the attribute `name`, which is printed as `name "x"` only if it differs from the SSA name of the
/// first result.
struct ImplicitName;

impl Directive for ImplicitName {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (name,): Parse<'_, Self>) -> PResult<()> {
        if p.eat_keyword("name") {
            let text = p.string()?;
            *name = Some(p.ctx.string_attr(&String::from_utf8_lossy(&text)));
            return Ok(());
        }
        *name = Some(own_name(p));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (name,): Print<'m, 'c, Self>) {
        let Some(name) = name else { return };
        let wanted = p.ctx.str_value(name).unwrap_or_default();
        if !is_result_named(p, op, wanted) {
            // Declarative formats print no space before this directive.
            p.text(" name ");
            p.attr_without_type(name);
        }
    }
}

/// Sets the attribute `name` to the SSA name of the first result, unless the operation has that attribute already.
pub(super) fn name_result(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) {
    if op.attrs.iter().all(|(key, _)| p.ctx.str(*key) != "name") {
        let name = own_name(p);
        p.set_attr(op, "name", name);
    }
}

/// Returns the SSA name of the first result as a string attribute. The string is empty if the name is a number.
fn own_name(p: &OpParser<'_, '_, '_>) -> Attr {
    let text = p.result_name(0).map(|(text, _)| String::from_utf8_lossy(text)).unwrap_or_default();
    let is_number = text.starts_with(|c: char| c.is_ascii_digit());
    p.ctx.string_attr(if is_number { "" } else { &text })
}

/// Returns whether the first result is printed with the name `wanted`. A numbered result counts as having an empty
/// name.
pub(super) fn is_result_named<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, wanted: &str) -> bool {
    let Some(result) = op.results().next() else { return false };
    let printed = p.held(|p| p.operand(result));
    let printed = printed.get(1..).unwrap_or_default();
    printed == wanted.as_bytes() || (wanted.is_empty() && printed.first().is_some_and(u8::is_ascii_digit))
}

/// Syntax of `not %a, %b {attributes} : type`, where `not` inverts the operand that follows.
struct Invertible;

impl Directive for Invertible {
    type Args = (arg::Operands, arg::Types, arg::Attribute, arg::AttrDict);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, inverted, attrs): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut flags = Vec::new();
        loop {
            flags.push(p.eat_keyword("not"));
            operands.push(p.operand()?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.attr_dict(attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        types.push(p.ty()?);
        *inverted = Some(p.ctx.bool_array(&flags));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (operands, types, inverted, _): Print<'m, 'c, Self>,
    ) {
        let flags = inverted.and_then(|attr| p.ctx.int_array(attr)).into_iter().flatten().map(|flag| flag != 0);
        let flags: Vec<bool> = flags.collect();
        let operands: Vec<ValueRef<'m, 'c>> = operands.to_vec();
        p.comma_separated(operands.into_iter().enumerate(), |p, (index, operand)| {
            p.text(if flags.get(index).copied().unwrap_or_default() { "not " } else { "" });
            p.operand(operand);
        });
        super::attr_dict(p, op, &["inverted"]);
        p.text(" : ");
        types.iter().for_each(|ty| p.ty(*ty));
    }
}

/// Syntax of `[true, false]`, or of an integer with one bit per entry, as in HEIR.
struct LookupTable;

impl Directive for LookupTable {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (table,): Parse<'_, Self>) -> PResult<()> {
        if !p.at(Kind::LSquare) {
            *table = Some(p.attr(None)?);
            return Ok(());
        }
        let mut flags = Vec::new();
        p.list_of(Delimiter::Square, "", |p| {
            flags.push(p.eat_keyword("true"));
            match flags.last_mut() {
                // Numbers are accepted, too: 0 means false.
                Some(flag @ false) if p.at(Kind::Integer) => *flag = format::parse_integer(p, 1)? != 0,
                Some(false) => p.expect_keyword("false")?,
                _ => {}
            }
            Ok(())
        })?;
        *table = Some(p.ctx.bool_array(&flags));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (table,): Print<'m, 'c, Self>) {
        let Some(table) = table else { return };
        match p.ctx.attr_data(table) {
            AttrData::DenseArray(array) if array.element == p.ctx.int_type(1) => {
                let flags = p.ctx.int_array(table).into_iter().flatten();
                p.text("[");
                p.comma_separated(flags, |p, flag| p.text(if flag == 0 { "false" } else { "true" }));
                p.text("]");
            }
            _ => p.attr(table),
        }
    }
}

/// Syntax of a boolean as one of two keywords.
struct KeywordBool;

impl Directive for KeywordBool {
    type Args = (arg::Attribute, arg::Literal, arg::Literal);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (flag, yes, no): Parse<'_, Self>) -> PResult<()> {
        let [yes, no] = [yes, no].map(|word| word.trim_matches('"'));
        let value = if p.eat_keyword(yes) {
            true
        } else if p.eat_keyword(no) {
            false
        } else {
            return Err(p.error_here(&format!("expected keyword \"{yes}\" or \"{no}\"")));
        };
        *flag = Some(p.ctx.bool_attr(value));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (flag, yes, no): Print<'m, 'c, Self>) {
        let is_set = flag.and_then(|flag| p.ctx.int_value(flag)).is_some_and(|flag| flag != 0);
        p.text(if is_set { yes } else { no }.trim_matches('"'));
    }
}

/// Syntax of a parameter with a value: `type = attribute`.
struct ParamValue;

impl Directive for ParamValue {
    type Args = (arg::Attribute, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (value, types): Parse<'_, Self>) -> PResult<()> {
        let ty = p.ty()?;
        types.push(ty);
        p.expect(Kind::Equal, "expected '='")?;
        *value = Some(p.attr(Some(ty))?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (value, types): Print<'m, 'c, Self>) {
        types.iter().for_each(|ty| p.ty(*ty));
        p.text(" = ");
        value.into_iter().for_each(|value| p.attr_without_type(value));
    }
}

/// A directive for an array type, which determines the type of the array's index.
struct SliceTypes;

impl Directive for SliceTypes {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (source, index): Parse<'_, Self>) -> PResult<()> {
        let offset = p.offset();
        let ty = p.ty()?;
        let Some((_, Some(count))) = elements(p.ctx, ty) else {
            return Err(p.op_error(offset, "Expected !hw.array type"));
        };
        source.push(ty);
        let width = count.checked_sub(1).map_or(0, |last| usize::BITS - last.leading_zeros());
        index.push(p.ctx.int_type(width));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (source, _): Print<'m, 'c, Self>) {
        source.iter().for_each(|ty| p.ty(*ty));
    }
}

/// A directive for the operand types, which are array types. They determine the result type, whose length is the sum of
/// the operands' lengths.
struct ArrayConcatTypes;

impl Directive for ArrayConcatTypes {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (inputs, result): Parse<'_, Self>) -> PResult<()> {
        let (mut element, mut count) = (None, 0_usize);
        loop {
            let offset = p.offset();
            let ty = p.ty()?;
            let Some((own, Some(size))) = elements(p.ctx, ty) else {
                return Err(p.op_error(offset, "Expected !hw.array type"));
            };
            if *element.get_or_insert(own) != own {
                let message = "Expected array element type ".to_owned()
                    + &element.map_or_else(String::new, |ty| p.ctx.type_text(ty));
                return Err(p.op_error(offset, &message));
            }
            count = count.saturating_add(size);
            inputs.push(ty);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        result.extend(element.and_then(|element| array(p.ctx, "array", count, element)));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (inputs, _): Print<'m, 'c, Self>) {
        p.comma_separated(inputs.iter(), |p, ty| p.ty(*ty));
    }
}

/// A directive without syntax, for an optional operand. The function computes its type from another type.
struct TypeOf(fn(&Context, Type) -> Option<Type>);

impl Directive for TypeOf {
    type Args = (arg::Ref<arg::Types>, arg::Ref<arg::Operands>, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (known, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        if let Some(ty) = known.first().filter(|_| !operands.is_empty()) {
            types.extend(self.0(p.ctx, *ty));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, _: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {}
}

/// Syntax of `field_locs([loc(...)])`, which is printed only if locations are printed.
struct FieldLocs;

impl Directive for FieldLocs {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (locs,): Parse<'_, Self>) -> PResult<()> {
        if p.eat_keyword("field_locs") {
            p.expect(Kind::LParen, "expected '('")?;
            *locs = Some(p.attr(None)?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, _: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {}
}

/// Syntax of a list of clock edges, such as `posedge %clock, negedge %reset`.
struct EventList;

impl EventList {
    const WORDS: [&str; 3] = ["posedge", "negedge", "edge"];
}

impl Directive for EventList {
    type Args = (arg::Attribute, arg::Operands);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (events, operands): Parse<'_, Self>) -> PResult<()> {
        let mut all = Vec::new();
        let i32_type = p.ctx.int_type(32);
        while let Some(at) = Self::WORDS.into_iter().position(|word| p.eat_keyword(word)) {
            all.push(p.ctx.int_attr(i32_type, i64::try_from(at).unwrap_or_default()));
            operands.push(p.operand()?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *events = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (events, operands): Print<'m, 'c, Self>) {
        let events = super::elements(p.ctx, events);
        let operands: Vec<ValueRef<'m, 'c>> = operands.to_vec();
        p.comma_separated(operands.into_iter().zip(events), |p, (operand, event)| {
            let at = p.ctx.int_value(*event).and_then(|at| usize::try_from(at).ok());
            p.text(at.and_then(|at| Self::WORDS.get(at)).copied().unwrap_or_default());
            p.text(" ");
            p.operand(operand);
        });
    }
}

/// Syntax of the ports of a modport: `(input @a, output @b)`.
struct Modports;

impl Directive for Modports {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (ports,): Parse<'_, Self>) -> PResult<()> {
        let mut all = Vec::new();
        p.list_of(Delimiter::Paren, "", |p| {
            let direction = MODPORTS.into_iter().position(|word| p.eat_keyword(word));
            let Some(direction) = direction else { return Err(p.error_here("expected 'input', 'output' or 'inout'")) };
            let signal = p.attr(None)?;
            let direction = p.ctx.new_dialect_attr("sv", "modport_direction", vec![Param::Enum(direction as u64)]);
            let port =
                |direction| p.ctx.new_dialect_attr("sv", "mod_port", vec![Param::Attr(direction), Param::Attr(signal)]);
            all.push(direction.and_then(port).ok_or_else(|| incomplete(p, "sv"))?);
            Ok(())
        })?;
        *ports = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (ports,): Print<'m, 'c, Self>) {
        p.text("(");
        p.comma_separated(super::elements(p.ctx, ports), |p, port| {
            let AttrData::Dialect(data) = p.ctx.attr_data(*port) else { return };
            let [Param::Attr(direction), Param::Attr(signal)] = *data.params else { return };
            let AttrData::Dialect(direction) = p.ctx.attr_data(direction) else { return };
            let [Param::Enum(at)] = *direction.params else { return };
            let word = usize::try_from(at).ok().and_then(|at| MODPORTS.get(at));
            p.text(word.copied().unwrap_or_default());
            p.text(" ");
            p.attr(signal);
        });
        p.text(")");
    }
}

const MODPORTS: [&str; 3] = ["input", "output", "inout"];

/// Syntax of `@module::@symbol` for a reference to an inner symbol.
struct InnerReference;

impl Directive for InnerReference {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (reference,): Parse<'_, Self>) -> PResult<()> {
        let path = p.attr(None)?;
        let made = p.ctx.new_dialect_attr("hw", "innerNameRef", vec![Param::Attr(path)]);
        *reference = Some(made.ok_or_else(|| incomplete(p, "hw"))?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (reference,): Print<'m, 'c, Self>) {
        let Some(AttrData::Dialect(data)) = reference.map(|reference| p.ctx.attr_data(reference)) else { return };
        if let [Param::Attr(path)] = *data.params {
            p.attr(path);
        }
    }
}

/// Syntax of `@interface::@signal`, which determines the operand type and the name of the signal.
struct InterfaceSignal;

impl Directive for InterfaceSignal {
    type Args = (arg::Types, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (types, signal): Parse<'_, Self>) -> PResult<()> {
        let offset = p.offset();
        let path = p.attr(None)?;
        let ctx = p.ctx;
        let Some([interface, name]) = ctx.symbol_path(path) else {
            return Err(p.op_error(offset, "expected the symbol of a signal"));
        };
        let reference = ctx.symbol_ref(&[ctx.str(*interface)]);
        types.extend(ctx.new_dialect_type("sv", "interface", vec![Param::Attr(reference)]));
        *signal = Some(ctx.symbol_ref(&[ctx.str(*name)]));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (types, signal): Print<'m, 'c, Self>) {
        if let Some([Param::Attr(interface)]) = types.first().and_then(|ty| p.ctx.dialect_type(*ty, "sv.interface")) {
            p.attr(*interface);
        }
        p.text("::");
        signal.into_iter().for_each(|signal| p.attr(signal));
    }
}
