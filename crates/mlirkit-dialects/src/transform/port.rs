//! Port hooks of the `transform` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{Attr, AttrData, Context, PortHook};

/// A hook that ports pass options. Since LLVM 21 they are a dictionary; before, they are one string, such as
/// `a=1 b={x,y} c`.
pub(crate) const PASS_OPTIONS: PortHook = PortHook {
    newer: |op| {
        let Some(text) = op.slot(NAME).and_then(|options| op.to.str_value(options)) else { return Ok(()) };
        let to = op.to;
        let mut entries = Vec::new();
        for option in words(text) {
            let (name, value) = option.split_once('=').unwrap_or((option, "true"));
            let name = to.ident(name);
            if entries.iter().any(|(known, _)| *known == name) {
                return Err(format!("option '{}' stands twice in it", to.str(name)).into());
            }
            entries.push((name, value_of(to, value)));
        }
        op.set_slot(NAME, to.dictionary(entries));
        Ok(())
    },
    older: |op| {
        let Some(AttrData::Dictionary(_)) = op.slot(NAME).map(|options| op.to.attr_data(options)) else {
            return Ok(());
        };
        let mut text = String::new();
        for (name, value) in op.to.dictionary_entries(op.slot(NAME)) {
            let space = if text.is_empty() { "" } else { " " };
            text.push_str(&format!("{space}{}=", op.to.str(*name)));
            push_text(op.to, *value, &mut text)?;
        }
        op.set_slot(NAME, op.to.string_attr(&text));
        Ok(())
    },
    numbers: &[],
};

const NAME: &str = "options";

/// Splits a string at spaces that are outside of braces and quotes.
fn words(text: &str) -> Vec<&str> {
    let (mut depth, mut quote) = (0_u32, None);
    let mut is_between = |c: char| {
        match (c, quote) {
            (_, Some(open)) => quote = quote.filter(|_| c != open),
            ('{', None) => depth += 1,
            ('}', None) => depth = depth.saturating_sub(1),
            ('\'' | '"', None) => quote = Some(c),
            _ => {}
        }
        c == ' ' && depth == 0 && quote.is_none()
    };
    text.split(&mut is_between).filter(|word| !word.is_empty()).collect()
}

/// Converts the value of a pass option to an attribute: a bool, an integer, or otherwise a string.
fn value_of(ctx: &Context, text: &str) -> Attr {
    match (text, text.parse::<i64>()) {
        ("true" | "false", _) => ctx.bool_attr(text == "true"),
        (_, Ok(number)) if number.to_string() == text => ctx.int_attr(ctx.i64_type(), number),
        _ => ctx.string_attr(text),
    }
}

/// Maximum length of an option string in bytes. Arrays that share their elements could otherwise expand to an unbounded
/// size.
const LONGEST: usize = 1 << 20;

/// Appends a value to a string of pass options. Fails if the value cannot be written as a string.
fn push_text(ctx: &Context, value: Attr, text: &mut String) -> Result<(), &'static str> {
    const BY_OPERANDS: &str = "options given by operands are not representable";
    if text.len() > LONGEST {
        return Err("options of more than a megabyte are not representable");
    }
    match ctx.attr_data(value) {
        AttrData::String { value, .. } => text.push_str(ctx.str(*value)),
        AttrData::Integer(_) => match (ctx.bool_value(value), ctx.int_value(value)) {
            (Some(value), _) => text.push_str(if value { "true" } else { "false" }),
            (None, Some(value)) => text.push_str(&value.to_string()),
            (None, None) => return Err(BY_OPERANDS),
        },
        AttrData::Array(elements) => {
            for (index, element) in elements.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                push_text(ctx, *element, text)?;
            }
        }
        _ => return Err(BY_OPERANDS),
    }
    Ok(())
}
