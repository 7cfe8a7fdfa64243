//! Parses the subset of C++ that occurs in ODS records: names, method chains and builder calls.

/// Returns C++ code without the namespaces `mlir` or `llvm`, with single spaces and with casts in the form
/// `cast<B>(a)`.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(c) = rest.chars().next() {
        if c.is_whitespace() {
            rest = rest.trim_start();
            out.push(' ');
        } else if c == '"' {
            let end = rest.get(1..).and_then(|r| r.find('"')).map_or(rest.len(), |n| n + 2);
            out.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if is_name(c) || c == ':' {
            let end = rest.find(|c| !(is_name(c) || c == ':')).unwrap_or(rest.len());
            let nested = out.ends_with('>') && rest.starts_with("::");
            out.push_str(if nested { &rest[..end] } else { plain_name(&rest[..end]) });
            rest = &rest[end..];
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    free_casts(out)
}

/// Rewrites casts from the older form `a.cast<B>()` to `cast<B>(a)`.
fn free_casts(mut text: String) -> String {
    let mut from = 0;
    while let Some((dot, len)) = [".isa<", ".cast<", ".dyn_cast<"]
        .iter()
        .filter_map(|word| Some((text.get(from..)?.find(word)? + from, word.len())))
        .min()
    {
        from = dot + 1;
        let start = text[..dot].rfind(|c| !is_name(c)).map_or(0, |at| at + 1);
        let Some(end) = angle_end(&text, dot + len).filter(|end| text[*end..].starts_with("()") && start < dot) else {
            continue;
        };
        text = format!("{}{}({}){}", &text[..start], &text[dot + 1..end], &text[start..dot], &text[end + 2..]);
        from = start;
    }
    text
}

/// Returns the position after the angle bracket that closes the one before `start`; `None` if it is not closed.
fn angle_end(text: &str, start: usize) -> Option<usize> {
    let mut depth = 1;
    for (at, c) in text.get(start..)?.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(start + at + 1);
        }
    }
    None
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// Returns a qualified name without leading `::mlir::` or `::llvm::`.
pub fn plain_name(name: &str) -> &str {
    let mut name = name.trim();
    if name.len() > 2 {
        name = name.strip_prefix("::").unwrap_or(name);
    }
    loop {
        match name.strip_prefix("mlir::").or_else(|| name.strip_prefix("llvm::")) {
            Some(rest) => name = rest,
            None => return name,
        }
    }
}

/// Returns the last component of a qualified name.
pub fn last_name(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

/// Splits `text` at `separator`, but not inside brackets and strings.
pub fn split<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut parts, mut depth, mut start, mut quoted) = (Vec::new(), 0_i32, 0, false);
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if !quoted && depth == 0 && at >= start && text[at..].starts_with(separator) {
            parts.push(text[start..at].trim());
            at += separator.len();
            start = at;
            continue;
        }
        match c {
            '"' => quoted = !quoted,
            '(' | '{' | '[' if !quoted => depth += 1,
            ')' | '}' | ']' if !quoted => depth -= 1,
            '<' if !quoted && !text[at + 1..].starts_with(' ') => depth += 1,
            '>' if !quoted && !text[..at].ends_with([' ', '-']) => depth -= 1,
            _ => {}
        }
        at += c.len_utf8();
    }
    parts.push(text[start..].trim());
    parts
}

/// Parses a call `name<template>(args)` into its three components; `None` if `text` has another form.
pub fn call(text: &str) -> Option<(&str, Option<&str>, &str)> {
    let text = text.trim().trim_end_matches(';').trim_end();
    let open = matching_open(text)?;
    let args = text.get(open + 1..text.len() - 1)?;
    let head = &text[..open];
    match head.find('<') {
        Some(at) if head.ends_with('>') => Some((&head[..at], Some(&head[at + 1..head.len() - 1]), args.trim())),
        _ => Some((head, None, args.trim())),
    }
}

/// Returns the position of the parenthesis that matches the one at the end of `text`; `None` if there is none.
fn matching_open(text: &str) -> Option<usize> {
    if !text.ends_with(')') {
        return None;
    }
    let mut depth = 0;
    for (at, c) in text.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Removes parentheses that enclose all of `text`.
pub fn unwrap(text: &str) -> &str {
    let text = text.trim();
    match matching_open(text) {
        Some(0) => unwrap(&text[1..text.len() - 1]),
        _ => text,
    }
}

/// Parses a chain of method calls on `$_self`. For `cast<T>($_self).a().b(1)` returns `[("a", ""), ("b", "1")]`.
/// Returns `None` if `text` has another form.
pub fn chain(text: &str) -> Option<Vec<(&str, &str)>> {
    let text = unwrap(text);
    if text == "$_self" {
        return Some(Vec::new());
    }
    let (head, template, args) = call(text)?;
    if template.is_some() && matches!(head, "cast" | "dyn_cast") {
        return chain(args);
    }
    let dot = head.rfind('.')?;
    let mut before = chain(&head[..dot])?;
    let method = text.get(dot + 1..text.len() - args_len(text)?)?.trim();
    before.push((method, args));
    Some(before)
}

/// Returns the length of the argument list at the end of a call, including its parentheses. `None` if `text` does not
/// end in one.
fn args_len(text: &str) -> Option<usize> {
    Some(text.len() - matching_open(text)?)
}

/// Parses a C++ integer literal, with or without a suffix or `static_cast`. Returns `None` for other expressions.
pub fn integer(text: &str) -> Option<i128> {
    let text = unwrap(text).trim_end_matches(['u', 'U', 'l', 'L']);
    if let Some((_, _, inner)) = call(text).filter(|(head, template, _)| *head == "static_cast" && template.is_some()) {
        return integer(inner);
    }
    match text.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(plain("::llvm::isa<::mlir::LLVM::X>($_self) ? a : b"), "isa<LLVM::X>($_self) ? a : b");
        assert_eq!(plain("a  ==\n b"), "a == b");
        assert_eq!(plain("HasParent<::mlir::A>::Impl"), "HasParent<A>::Impl");
        assert_eq!(plain("!$_self.cast<::mlir::A<B>>().isa<C>().get()"), "!cast<A<B>>($_self).isa<C>().get()");
    }

    #[test]
    fn chains() {
        assert_eq!(chain("$_self.isF32()"), Some(vec![("isF32", "")]));
        assert_eq!(chain("cast<A>($_self).getType().isInteger(3)"), Some(vec![("getType", ""), ("isInteger", "3")]));
        assert_eq!(chain("$_self.hasTrait<A>()"), Some(vec![("hasTrait<A>", "")]));
        assert_eq!(chain("f($_self)"), None);
    }

    #[test]
    fn parts() {
        assert_eq!(split("a<b, c>, {d, e}, f", ","), ["a<b, c>", "{d, e}", "f"]);
        assert_eq!(split("a.b() >= 3", " >= "), ["a.b()", "3"]);
        assert_eq!(call("g::f<A>(b(c))"), Some(("g::f", Some("A"), "b(c)")));
        assert_eq!(integer("static_cast<int64_t>(1)"), Some(1));
    }
}
