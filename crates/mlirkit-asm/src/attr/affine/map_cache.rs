//! A cache of affine maps over SSA values, keyed by source text.

use mlirkit_ir::Attr;

use crate::attr::affine::OfValues;
use crate::text::Offset;
use crate::text::recent_cache::RecentCache;
use crate::text::unresolved::Unresolved;

/// Cached maps, each with the offsets of its SSA values relative to the start of its source. Loads and stores in the
/// same or similar loops often have the same subscripts.
#[derive(Default)]
pub(crate) struct MapCache {
    places: RecentCache<u32>,
    maps: Vec<OfValues<Attr>>,
}

impl MapCache {
    /// Returns the map cached for a text, which starts at offset `start` in the source. Returns `None` if the text is
    /// not in the cache.
    pub(crate) fn get(&self, text: &[u8], start: Offset) -> Option<OfValues<Attr>> {
        let known = self.maps.get(self.places.get(text)? as usize)?;
        Some(known.moved(|offset| start + offset))
    }

    pub(crate) fn insert(&mut self, text: &[u8], start: Offset, map: &OfValues<Attr>) {
        if self.maps.len() >= MOST_MAPS {
            *self = Self::default();
        }
        self.places.set(text, self.maps.len() as u32);
        self.maps.push(map.moved(|offset| offset - start));
    }
}

/// The maximum number of cached maps.
const MOST_MAPS: usize = 1024;

/// The maximum source length, in bytes, of a cached map.
pub(crate) const LONGEST_MAP: usize = 128;

impl OfValues<Attr> {
    /// Returns a copy in which `place` has been applied to the offsets of all SSA values.
    fn moved(&self, place: impl Fn(Offset) -> Offset) -> Self {
        let moved = |values: &[Unresolved]| {
            let value =
                |value: &Unresolved| Unresolved { offset: place(value.offset), end: place(value.end), ..*value };
            values.iter().map(value).collect()
        };
        Self { value: self.value, dims: moved(&self.dims), symbols: moved(&self.symbols) }
    }
}

#[cfg(test)]
mod tests {
    use mlirkit_ir::{Context, DialectSet};

    use super::*;
    use crate::attr::hooks::AttrHooks;
    use crate::attr::parser::{AttrParser, Delimiter};

    #[test]
    fn the_same_text_is_the_same_map_with_its_values_elsewhere() {
        let (ctx, hooks) = (Context::new(DialectSet::new()), AttrHooks::default());
        let texts = ["[%i + symbol(%s#1) * 2, %j, %i]", "[%i + 1]", "[]"];
        let source = texts.map(|text| format!("{text} {text}\n   {text} ")).concat();
        let mut parser = AttrParser::with_hooks(&ctx, &hooks, "", source.as_bytes());
        for text in texts {
            let mut parse = |known: bool| {
                let start = parser.offset();
                parser.depends = Default::default();
                assert_eq!(parser.known.maps.get(text.as_bytes(), start).is_some(), known, "{text}");
                let map = parser.affine_map_of_values(Delimiter::Square).unwrap();
                assert_eq!(parser.last_end(), start + text.len() as u32);
                let names = |values: &[Unresolved]| -> Vec<(&str, u32)> {
                    values.iter().map(|v| (&source[v.offset as usize..v.end as usize], v.number)).collect()
                };
                let places = map.dims.iter().chain(&map.symbols).map(|value| value.offset - start).collect::<Vec<_>>();
                (map.value, names(&map.dims), names(&map.symbols), places, parser.depends.on_names.get())
            };
            let first = parse(false);
            assert_eq!((&first, &first), (&parse(true), &parse(true)));
            let expected = match text.len() {
                2 => (vec![], vec![]),
                8 => (vec![("%i", 0)], vec![]),
                _ => (vec![("%i", 0), ("%j", 0)], vec![("%s", 1)]),
            };
            assert_eq!((first.1, first.2), expected);
        }
    }

    #[test]
    fn attributes_of_a_line_are_remembered_by_their_text() {
        let (ctx, hooks) = (Context::new(DialectSet::new()), AttrHooks::default());
        let (map, set) = ("affine_map<(d0) -> (d0 * 3, d0)>", "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>");
        for (text, is_known) in [
            (map, true),
            (set, true),
            ("affine_map<()->()>", true),
            ("affine_map<(d0) ->\n(d0 * 3, d0)>", false),
            ("affine_set<(d0)[s0] : (d0 - s0 // >\n>= 0, d0 == 0)>", false),
        ] {
            let source = format!("{text} {text}\n {text},");
            let mut parser = AttrParser::with_hooks(&ctx, &hooks, "", source.as_bytes());
            let mut attrs = Vec::new();
            for at in 0..3 {
                assert_eq!(parser.known.attrs.get(text.as_bytes()).is_some(), is_known && at > 0, "{text}");
                let start = parser.offset();
                attrs.push(parser.attr(None).unwrap());
                assert_eq!(parser.last_end(), start + text.len() as Offset, "{text}");
            }
            assert!(parser.at(crate::text::lexer::Kind::Comma) && attrs.iter().all(|attr| *attr == attrs[0]), "{text}");
            let line = if text.contains("map<(d0)") {
                map
            } else if text.contains("set") {
                set
            } else {
                text
            };
            assert_eq!(
                AttrParser::with_hooks(&ctx, &hooks, "", line.as_bytes()).attr(None).unwrap(),
                attrs[0],
                "{text}"
            );
        }
        for wrong in
            ["affine_map<(d0) -> (d1)>", "affine_map<(d0) : (d0 >= 0)>", "affine_set<(d0) -> (d0)>", "affine_map<(d0)"]
        {
            let source = format!("{wrong} {wrong}");
            let mut parser = AttrParser::with_hooks(&ctx, &hooks, "", source.as_bytes());
            assert!(parser.attr(None).is_err() && parser.known.attrs.get(wrong.as_bytes()).is_none(), "{wrong}");
        }
    }
}
