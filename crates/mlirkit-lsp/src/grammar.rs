//! The TextMate grammar of MLIR, for editors that highlight text before the server responds.

use serde_json::{Value, json};

use crate::tokens::TYPES;

/// A regular expression for what may follow a sigil: digits, or a letter or punctuation and more characters.
const SUFFIX: &str = r"(?:[0-9]+|[A-Za-z_$.-][A-Za-z0-9_$.-]*)";

/// A regular expression for a bare identifier.
const BARE: &str = r"[A-Za-z_][A-Za-z0-9_$.]*";

/// Returns the TextMate grammar. Its patterns agree with the tokens of the lexer.
#[must_use]
pub fn textmate() -> Value {
    let rule = |name: &str, pattern: String| json!({ "name": format!("{name}.mlir"), "match": pattern });
    let types = TYPES.join("|");
    let patterns = vec![
        rule("comment.line.double-slash", "//.*$".to_owned()),
        json!({
            "name": "string.quoted.double.mlir", "begin": "\"", "end": "\"|$",
            "patterns": [{ "name": "constant.character.escape.mlir", "match": r#"\\(?:[nt"\\]|[0-9A-Fa-f]{2})"# }],
        }),
        json!({
            "name": "entity.name.function.mlir", "begin": "@\"", "end": "\"|$",
        }),
        rule("entity.name.function", format!("@{BARE}")),
        rule("variable.other", format!("%{SUFFIX}(?:#[0-9]+)?")),
        rule("entity.name.label", format!(r"\^{SUFFIX}")),
        rule("entity.name.type", format!("!{SUFFIX}")),
        rule("entity.other.attribute-name", format!("#{SUFFIX}")),
        rule("constant.numeric.integer.hexadecimal", r"\b0x[0-9A-Fa-f]+\b".to_owned()),
        rule("constant.numeric.float", r"\b[0-9]+\.[0-9]*(?:[eE][+-]?[0-9]+)?".to_owned()),
        rule("support.type.primitive", format!(r"(?:\b|(?<=x))(?:(?:i|si|ui)[0-9]+|{types})\b")),
        rule("constant.language", r"\b(?:true|false|unit|unknown)\b".to_owned()),
        // An operation name begins a line or follows the result names.
        json!({
            "match": format!(r"(?:^|(?<=[={{]))\s*({BARE})"),
            "captures": { "1": { "name": "support.function.mlir" } },
        }),
        rule("support.function", r"\b[A-Za-z_][A-Za-z0-9_$]*(?:\.[A-Za-z0-9_$]+)+".to_owned()),
        rule("variable.other.property", format!(r"{BARE}(?=\s*=)")),
        rule("constant.numeric.integer", r"\b[0-9]+".to_owned()),
        rule("keyword.other", format!(r"\b{BARE}")),
        rule("keyword.operator", r"->|::|[=:+*/?|-]|\.\.\.".to_owned()),
        rule("meta.resources", r"\{-#|#-\}".to_owned()),
    ];
    json!({ "name": "MLIR", "scopeName": "source.mlir", "fileTypes": ["mlir"], "patterns": patterns })
}
