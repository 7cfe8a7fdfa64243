//! Recognizes common C++ functions of operations, attributes and types: parsers that several operations share, and
//! suggested names.

use mlirkit_defs::{NamePart, ResultName};

use crate::cpp::{call, integer, plain, split};

/// Returns the name of the assembly form of an operation whose `parse` function in `code` only calls another function,
/// as in `return parseUnary(parser, result);`. The name consists of that function and its remaining arguments, as in
/// `parseUnary("to")`. Numbers are omitted, because they count the operation's operands and results. Returns `None` if
/// `parse` does anything else.
pub fn form(code: &str) -> Option<String> {
    let body = body(code, "::parse(")?;
    let (name, _, args) = call(body.strip_prefix("return ")?)?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | ':'));
    let mut args = split(args, ",").into_iter();
    if !is_name || args.next() != Some("parser") || args.next() != Some("result") {
        return None;
    }
    let others: Vec<&str> = args.filter(|arg| integer(arg).is_none()).collect();
    Some(if others.is_empty() { plain(name) } else { format!("{}({})", plain(name), others.join(",")) })
}

/// Returns the result names that `getAsmResultNames` in `code` sets by `setNameFn(getX(), "x");`. `None` if the
/// function does anything else.
pub fn result_names(code: &str) -> Option<Vec<ResultName>> {
    let body = body(code, "::getAsmResultNames(")?;
    let statements = split(&body, ";").into_iter().filter(|text| !text.is_empty());
    statements
        .map(|statement| {
            let (_, _, args) =
                call(statement).filter(|(name, template, _)| *name == "setNameFn" && template.is_none())?;
            let [value, name] = split(args, ",")[..] else { return None };
            let result = value.strip_prefix("get")?.strip_suffix("()")?;
            let name = name.strip_prefix('"')?.strip_suffix('"')?;
            let snake = result.char_indices().fold(String::new(), |mut text, (at, c)| {
                if c.is_uppercase() && at > 0 {
                    text.push('_');
                }
                text.extend(c.to_lowercase());
                text
            });
            Some(ResultName { result: snake.into(), parts: Box::new([NamePart::Text(name.into())]) })
        })
        .collect()
}

/// Returns the dialect that `getDefaultDialect` in `code` names by `return "x";`, or `own` for
/// `return XDialect::getDialectNamespace();`. `None` if the function does anything else, or names the builtin dialect.
pub fn default_dialect(code: &str, own: &str) -> Option<String> {
    let body = body(code, " getDefaultDialect(")?;
    let value = body.trim().strip_prefix("return ")?.strip_suffix(';')?;
    let name = match value.strip_suffix("::getDialectNamespace()") {
        Some(_) => own,
        None => value.strip_prefix('"')?.strip_suffix('"')?,
    };
    (!name.is_empty() && name != "builtin").then(|| name.to_owned())
}

/// Returns the value name that a type's `getAsmName` in `code` sets by `setNameFn("x");`. `None` if the function does
/// anything else.
pub fn type_name(code: &str) -> Option<String> {
    let body = body(code, " getAsmName(")?;
    let (_, _, name) = call(body.strip_suffix(';')?).filter(|(name, _, _)| *name == "setNameFn")?;
    let name = name.strip_prefix('"')?.strip_suffix('"')?;
    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then(|| name.to_owned())
}

/// Returns the alias name that `getAlias` in `code` suggests by `os << "x"; return ...;`. `None` if the function does
/// anything else.
pub fn alias_name(code: &str) -> Option<Box<[NamePart]>> {
    let body = body(code, " getAlias(")?;
    let statements: Vec<&str> = body.split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
    let (end, names) = statements.split_last()?;
    if !end.starts_with("return ") || end.ends_with("NoAlias") {
        return None;
    }
    let name: String =
        names.iter().map(|statement| statement.strip_prefix("os << \"")?.strip_suffix('"')).collect::<Option<_>>()?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| Box::from([NamePart::Text(name.into())]))
}

/// Returns the class of the type that an attribute's `getType` in `code` builds: `return X::get(getContext());`. `None`
/// if the function does anything else.
pub fn own_type(code: &str) -> Option<String> {
    let body = body(code, " getType(")?;
    body.trim().strip_prefix("return ")?.strip_suffix("::get(getContext());").map(str::to_owned)
}

/// Returns the body of the function whose name ends in `name`, with single spaces. `None` if `code` does not contain
/// it.
fn body(code: &str, name: &str) -> Option<String> {
    let code = code.split_once(name)?.1;
    let code = code.split_once('{')?.1;
    let mut depth = 1_usize;
    let end = code.find(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    Some(code.get(..end)?.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parser_that_only_calls_a_function_names_a_form() {
        let code =
            |body: &str| format!("ParseResult X::parse(OpAsmParser &parser, OperationState &result) {{ {body} }}");
        assert_eq!(form(&code("return parseUnary(parser, result, 1, 1);")).as_deref(), Some("parseUnary"));
        assert_eq!(form(&code("return ns::parse(parser, result,\n  \"to\");")).as_deref(), Some("ns::parse(\"to\")"));
        assert_eq!(form(&code("return failure();")), None);
        assert_eq!(form(&code("x(); return parseUnary(parser, result);")), None);
    }

    #[test]
    fn plain_names_of_aliases_are_read() {
        let code = |body: &str| format!("AliasResult getAlias(raw_ostream &os) const {{ {body} }}");
        let text = |name: &str| Some(Box::from([NamePart::Text(name.into())]));
        assert_eq!(alias_name(&code("os << \"poly\"; return AliasResult::FinalAlias;")), text("poly"));
        assert_eq!(alias_name(&code("os << \"a\"; os << \"_b\"; return AliasResult::FinalAlias;")), text("a_b"));
        assert_eq!(alias_name(&code("os << \"Z\"; os << getX(); return AliasResult::FinalAlias;")), None);
        assert_eq!(alias_name(&code("return AliasResult::NoAlias;")), None);
    }

    #[test]
    fn fixed_types_of_attributes_are_read() {
        let code = |body: &str| format!("Type getType() const {{ {body} }}");
        assert_eq!(own_type(&code("return RegType::get(getContext());")).as_deref(), Some("RegType"));
        assert_eq!(own_type(&code("return RegType::get(getContext(), 1);")), None);
        assert_eq!(own_type("Type getType() const;"), None);
    }

    #[test]
    fn default_dialects_are_read() {
        let code = |body: &str| format!("static StringRef getDefaultDialect() {{ {body} }}");
        assert_eq!(default_dialect(&code("return \"tile\";"), "own").as_deref(), Some("tile"));
        assert_eq!(default_dialect(&code("return OwnDialect::getDialectNamespace();"), "own").as_deref(), Some("own"));
        assert_eq!(default_dialect(&code("return \"\";"), "own"), None);
        assert_eq!(default_dialect(&code("return name();"), "own"), None);
    }

    #[test]
    fn plain_names_of_results_are_read() {
        let code = |body: &str| format!("void X::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {{ {body} }}");
        let names = result_names(&code("setNameFn(getResult(), \"none\");\n setNameFn(getFirstOne(), \"one\");"));
        let told: Vec<String> = names.unwrap_or_default().iter().map(ToString::to_string).collect();
        assert_eq!(told, ["  asm-name result none\n", "  asm-name first_one one\n"]);
        assert_eq!(result_names(&code("if (x) setNameFn(getResult(), \"none\");")), None);
    }
}
