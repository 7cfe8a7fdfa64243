//! The definition files of optional dialects, which JavaScript loads when a file needs them.

use mlirkit_wire::{Container, DialectTable, SectionId, StringTable};
use serde_json::{Map, Value, json};

use crate::session::{Failure, Result};

/// Adds definition files. `data` is a JSON object that maps dialect names to the contents of their definition files.
pub fn define(data: &[u8]) -> Result {
    let given: Map<String, Value> =
        serde_json::from_slice(data).map_err(|error| Failure::new(format!("these are no definitions: {error}")))?;
    let mut taken = 0;
    for (name, text) in given {
        let Value::String(text) = text else {
            return Err(Failure::new(format!("the definition of '{name}' is no text")));
        };
        taken += u64::from(mlirkit_projects::provide(&name, text));
    }
    Ok(json!({ "taken": taken }).into())
}

/// Returns the projects whose definitions were needed but have not been loaded.
pub fn missing() -> Vec<&'static str> {
    mlirkit_projects::missing()
}

/// Returns the projects whose dialects a file uses but whose definitions have not been loaded. Also searches functions
/// that have not been loaded yet, so that the file is opened only once.
pub fn missing_in(data: &[u8]) -> Vec<&'static str> {
    if !names_in_bytecode(data, &mut mlirkit_projects::meet) && !data.contains(&0) {
        each_name(data, &mut mlirkit_projects::meet);
    }
    missing()
}

/// Calls `each` with the dialects of a bytecode file. Its strings may be names of attributes such as `llvm.noalias`,
/// so that `each` is also called with their prefixes. Returns false if the file is no bytecode.
fn names_in_bytecode(data: &[u8], each: &mut dyn FnMut(&str)) -> bool {
    let Ok(container) = Container::read(data) else { return false };
    let Ok(strings) = StringTable::read(container.reader(SectionId::String)) else { return false };
    let Ok(table) = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings) else {
        return false;
    };
    table.dialects.iter().for_each(|dialect| each(dialect.name));
    for string in strings.iter() {
        let dot = string.iter().position(|byte| !is_word(byte)).filter(|at| string.get(*at) == Some(&b'.'));
        if let Some(name) = dot.and_then(|at| std::str::from_utf8(string.get(..at)?).ok()) {
            each(name);
        }
    }
    true
}

fn is_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || *byte == b'_'
}

/// Calls `each` with every word before a dot that may be the dialect of an operation, attribute or type.
fn each_name(text: &[u8], each: &mut dyn FnMut(&str)) {
    for dot in memchr::memchr_iter(b'.', text) {
        let before = text.get(..dot).unwrap_or_default();
        let length = before.iter().rev().take_while(|byte| is_word(byte)).count();
        let (before, word) = before.split_at(dot - length);
        let begins = match before.last() {
            None => true,
            // A quoted operation name is followed by an operand list. Any other quoted text is a string.
            Some(b'"') => {
                let rest = text.get(dot + 1..).unwrap_or_default();
                let name = rest.iter().take_while(|byte| is_word(byte) || **byte == b'.').count();
                rest.get(name..name + 2) == Some(b"\"(")
            }
            Some(byte) => byte.is_ascii_whitespace() || b"!#(<{[,=:".contains(byte),
        };
        if begins && let Ok(word) = std::str::from_utf8(word) {
            each(word);
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_of_operations_attributes_and_types_are_found() {
        let mut found = Vec::new();
        let text = b"#a = #ttg.blocked<1>\n%0 = tt.load %b.c, @d.e : !tt.ptr<f32> loc(\"flow.py\":1:1)\n\"util.null\"() : () -> ()\nvm.rodata";
        super::each_name(text, &mut |name| found.push(name.to_owned()));
        assert_eq!(found, ["ttg", "tt", "tt", "util", "vm"]);
    }
}
