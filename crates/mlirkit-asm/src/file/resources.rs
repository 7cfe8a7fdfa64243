//! The metadata at the end of a file: `{-# dialect_resources: {...}, external_resources: {...} #-}`.

use std::borrow::Cow;

use mlirkit_ir::{Ident, Module, ResourceGroup, ResourceValue};
use rustc_hash::FxHashMap;

use crate::attr::hooks::Resources;
use crate::attr::parser::{AttrParser, Delimiter, PResult};
use crate::attr::printer::AttrPrinter;
use crate::text::Offset;
use crate::text::hex;
use crate::text::lexer::{Kind, Token};

/// The resources parsed so far from a file.
#[derive(Debug, Default)]
pub(crate) struct ParsedResources {
    dialect: ResourceSection,
    external: ResourceSection,
}

/// The groups of a resource section in source order, indexed by name.
#[derive(Debug, Default)]
struct ResourceSection {
    groups: Vec<ResourceGroup>,
    index: FxHashMap<Ident, usize>,
    /// The index of each entry in its group, keyed by group index and resource key.
    keys: FxHashMap<(usize, Ident), usize>,
}

impl ResourceSection {
    /// Returns the index of the group with this name; adds the group if necessary.
    fn group(&mut self, name: Ident) -> usize {
        *self.index.entry(name).or_insert_with(|| {
            self.groups.push(ResourceGroup { name, entries: Vec::new() });
            self.groups.len() - 1
        })
    }

    /// Adds an entry to a group. A dialect resource replaces an earlier one with the same key in the group.
    fn add(&mut self, group: usize, key: Ident, value: Option<ResourceValue>, kinds: Kinds) {
        let entries = &mut self.groups[group].entries;
        // External resources form a list in which a key may occur repeatedly.
        if kinds == Kinds::External {
            entries.push((key, value));
            return;
        }
        let place = *self.keys.entry((group, key)).or_insert(entries.len());
        match entries.get_mut(place) {
            Some(entry) => entry.1 = value,
            None => entries.push((key, value)),
        }
    }
}

impl ParsedResources {
    /// Moves the resources to the module.
    pub(crate) fn store(self, module: &mut Module<'_>) {
        module.dialect_resources = self.dialect.groups;
        module.external_resources = self.external.groups;
    }
}

/// Parses the file metadata from `{-#` to `#-}`.
pub(crate) fn parse(p: &mut AttrParser<'_, '_>, groups: &mut ParsedResources) -> PResult<()> {
    p.bump();
    until(p, Kind::FileMetadataEnd, "#-}", |p| {
        let offset = p.offset();
        let Some(key) = p.optional_keyword() else {
            return Err(p.error_here("expected identifier key in file metadata dictionary"));
        };
        p.expect(Kind::Colon, "expected ':'")?;
        match key {
            "dialect_resources" => sections(p, false, |p, name, offset| {
                let (ident, name) = (p.ctx.ident_bytes(name), &*String::from_utf8_lossy(name));
                // Resources of unknown dialects are kept, so that bytecode that has them can be printed and parsed
                // again.
                if p.ctx.dialect(ident).is_none() && name != "builtin" && !p.ctx.allows_unregistered() {
                    return Err(p.error_at(offset, &format!("dialect '{name}' is unknown")));
                }
                let kept = p.hooks.find(name, |hooks| &hooks.resources);
                if kept == Some(Resources::Unexpected) {
                    return Err(p.error_here(&format!("unexpected 'resource' section for dialect '{name}'")));
                }
                let message = "expected identifier key for 'resource' entry";
                let kinds = match kept {
                    Some(Resources::Unknown) => Kinds::None,
                    None if p.ctx.dialect(ident).is_none() && name != "builtin" => Kinds::OfUnknownDialect,
                    _ => Kinds::Blob,
                };
                entries(p, &mut groups.dialect, ident, message, kinds)
            }),
            "external_resources" => sections(p, true, |p, name, _| {
                let ident = p.ctx.ident_bytes(name);
                let message = "expected identifier key for 'external_resources' entry";
                entries(p, &mut groups.external, ident, message, Kinds::External)
            }),
            _ => Err(p.error_at(offset, &format!("unknown key '{key}' in file metadata dictionary"))),
        }
    })
}

/// Parses `name: {...}, ...` in braces. `body` parses what follows each inner `{`. If `quoted` is set, names may be
/// quoted; upstream, which writes such names unquoted, cannot read them back.
fn sections<'s, 'c>(
    p: &mut AttrParser<'s, 'c>,
    quoted: bool,
    mut body: impl FnMut(&mut AttrParser<'s, 'c>, &[u8], Offset) -> PResult<()>,
) -> PResult<()> {
    p.expect(Kind::LBrace, "expected '{'")?;
    until(p, Kind::RBrace, "}", |p| {
        let offset = p.offset();
        let name = match p.optional_keyword() {
            Some(name) => Some(Cow::Borrowed(name.as_bytes())),
            None if quoted => p.optional_string(),
            None => None,
        };
        let name = name.ok_or_else(|| p.error_here("expected identifier key for 'resource' entry"))?;
        p.expect(Kind::Colon, "expected ':'")?;
        p.expect(Kind::LBrace, "expected '{'")?;
        body(p, &name, offset)
    })
}

/// The kinds of resource values that a group may contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kinds {
    /// No resource entries.
    None,
    /// Byte blobs, the only kind that known dialects store.
    Blob,
    /// Blobs, bools and strings, which a dialect without definitions may store.
    OfUnknownDialect,
    /// Blobs, bools and strings of an external group.
    External,
}

fn entries(
    p: &mut AttrParser<'_, '_>,
    section: &mut ResourceSection,
    name: Ident,
    message: &str,
    kinds: Kinds,
) -> PResult<()> {
    let group = section.group(name);
    until(p, Kind::RBrace, "}", |p| {
        let offset = p.offset();
        let key = match p.optional_keyword() {
            Some(key) => Cow::Borrowed(key.as_bytes()),
            None => p.optional_string().ok_or_else(|| p.error_here(message))?,
        };
        p.expect(Kind::Colon, "expected ':'")?;
        if kinds == Kinds::None {
            let (key, dialect) = (String::from_utf8_lossy(&key), p.ctx.str(name));
            return Err(p.error_at(offset, &format!("unknown 'resource' key '{key}' for dialect '{dialect}'")));
        }
        let tok = p.bump();
        let ident = p.ctx.ident_bytes(&key);
        let value = value(p, &String::from_utf8_lossy(&key), tok, kinds)?;
        section.add(group, ident, value, kinds);
        Ok(())
    })
}

/// Parses a possibly empty list `element, ...` up to and including the token `end`.
fn until<'s, 'c>(
    p: &mut AttrParser<'s, 'c>,
    end: Kind,
    spelling: &str,
    element: impl FnMut(&mut AttrParser<'s, 'c>) -> PResult<()>,
) -> PResult<()> {
    if p.eat(end) {
        return Ok(());
    }
    p.list(Delimiter::None, "", element)?;
    p.expect(end, &format!("expected ',' or '{spelling}'")).map(|_| ())
}

fn value(p: &AttrParser<'_, '_>, key: &str, tok: Token, kinds: Kinds) -> PResult<Option<ResourceValue>> {
    match p.text(tok) {
        _ if kinds == Kinds::Blob => {}
        b"true" => return Ok(Some(ResourceValue::Bool(true))),
        b"false" => return Ok(Some(ResourceValue::Bool(false))),
        _ => {}
    }
    if tok.kind != Kind::String {
        let what = if kinds == Kinds::Blob { "hex string blob" } else { "string value" };
        return Err(p.error_at(tok.start, &format!("expected {what} for key '{key}'")));
    }
    let Some(digits) = p.text(tok).strip_prefix(b"\"0x").and_then(|t| t.strip_suffix(b"\"")) else {
        if kinds == Kinds::Blob {
            return Err(p.error_at(tok.start, &format!("expected hex string blob for key '{key}'")));
        }
        return Ok(Some(ResourceValue::String(p.ctx.ident_bytes(&p.string_value(tok)))));
    };
    let Some(bytes) = hex::decode(digits) else {
        return Err(p.error_at(tok.start, &format!("expected hex string blob for key '{key}'")));
    };
    let Some((align, _)) = bytes.split_first_chunk::<4>() else {
        let message = format!("expected hex string blob for key '{key}' to encode alignment in first 4 bytes");
        return Err(p.error_at(tok.start, &message));
    };
    let align = u32::from_le_bytes(*align);
    // Upstream accepts alignment 0, but crashes when it allocates memory with it.
    if !align.is_power_of_two() && (align != 0 || bytes.len() > 4) {
        let message = format!(
            "expected hex string blob for key '{key}' to encode alignment in first 4 bytes, but got non-power-of-2 value: {align}"
        );
        return Err(p.error_at(tok.start, &message));
    }
    Ok(Some(ResourceValue::Blob { align: align.into(), data: bytes.slice(4..) }))
}

/// Prints the dialect resources used in the output, and all external resources.
pub(crate) fn print(p: &mut AttrPrinter<'_, '_>, module: &Module<'_>) {
    let mut used: Vec<(Ident, Ident)> = p.resources.iter().collect();
    // Attributes of unknown dialects may refer to any resource of their dialect, so all of these are printed.
    used.extend(module.resources_of_unknown_dialects());
    let mut values: FxHashMap<(Ident, Ident), Option<&ResourceValue>> = FxHashMap::default();
    for group in module.dialect_resources.iter().filter(|_| !used.is_empty()) {
        for (key, value) in &group.entries {
            values.entry((group.name, *key)).or_insert(value.as_ref());
        }
    }
    let mut dialects: Vec<Group<'_>> = Vec::new();
    let mut places: FxHashMap<Ident, usize> = FxHashMap::default();
    for (dialect, key) in used {
        let Some(Some(value)) = values.get(&(dialect, key)).copied() else { continue };
        let place = *places.entry(dialect).or_insert_with(|| {
            dialects.push((dialect, Vec::new()));
            dialects.len() - 1
        });
        dialects[place].1.push((key, value));
    }
    let external: Vec<(Ident, Vec<(Ident, &ResourceValue)>)> = module
        .external_resources
        .iter()
        .map(|g| (g.name, g.entries.iter().filter_map(|(key, value)| Some((*key, value.as_ref()?))).collect()))
        .collect();
    let mut state = MetadataState::default();
    section(p, &mut state, "dialect", &dialects);
    section(p, &mut state, "external", &external);
    if state.open {
        p.text("\n#-}\n");
    }
}

#[derive(Default)]
struct MetadataState {
    open: bool,
    section: bool,
}

type Group<'m> = (Ident, Vec<(Ident, &'m ResourceValue)>);

fn section(p: &mut AttrPrinter<'_, '_>, state: &mut MetadataState, what: &str, groups: &[Group<'_>]) {
    let ctx = p.ctx;
    let mut any = false;
    for (name, entries) in groups {
        let mut in_group = false;
        for (key, value) in entries {
            if !std::mem::replace(&mut state.open, true) {
                p.text("\n{-#\n");
            }
            if p.options.elide_resources.is_some_and(|limit| length(p, value) > limit) {
                continue;
            }
            if in_group {
                p.text(",\n");
            } else {
                if any {
                    p.text(",\n");
                } else {
                    if state.section {
                        p.text(",\n");
                    }
                    p.fmt(format_args!("  {what}_resources: {{\n"));
                }
                any = true;
                p.text("    ");
                p.keyword_or_string(ctx.bytes(*name));
                p.text(": {\n");
            }
            in_group = true;
            p.text("      ");
            p.keyword_or_string(ctx.bytes(*key));
            p.text(": ");
            resource(p, value);
        }
        if in_group {
            p.text("\n    }");
        }
    }
    if any {
        p.text("\n  }");
        state.section = true;
    }
}

/// Returns the length of a resource value's printed form, in bytes.
fn length(p: &mut AttrPrinter<'_, '_>, value: &ResourceValue) -> u64 {
    match value {
        ResourceValue::Blob { data, .. } => data.len() as u64 * 2 + 12,
        ResourceValue::Bool(_) | ResourceValue::String(_) => p.held(|p| resource(p, value)).len() as u64,
    }
}

fn resource(p: &mut AttrPrinter<'_, '_>, value: &ResourceValue) {
    match value {
        ResourceValue::Bool(value) => p.text(if *value { "true" } else { "false" }),
        ResourceValue::String(text) => {
            let bytes = p.ctx.bytes(*text);
            p.string(bytes);
        }
        ResourceValue::Blob { align, data } => {
            p.text("\"0x");
            p.hex_digits(&u32::try_from(*align).unwrap_or(0).to_le_bytes());
            p.hex_digits(data);
            p.text("\"");
        }
    }
}
