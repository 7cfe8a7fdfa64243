//! Maps over SSA values that have been parsed, by their text.

use mlirkit_ir::Attr;

use super::OfValues;
use crate::op_parser::Unresolved;
use crate::parser::{Offset, Recent};

/// Maps over SSA values by their text, with where in it the values stand: what is read and what is written in a loop, or in
/// loops that are alike, has the same subscripts.
#[derive(Default)]
pub(crate) struct KnownMaps {
    places: Recent<u32>,
    maps: Vec<OfValues<Attr>>,
}

impl KnownMaps {
    /// The map with this text, which starts at an offset.
    pub(super) fn get(&self, text: &[u8], start: Offset) -> Option<OfValues<Attr>> {
        let known = self.maps.get(self.places.get(text)? as usize)?;
        Some(known.moved(|offset| start + offset))
    }

    pub(super) fn insert(&mut self, text: &[u8], start: Offset, map: &OfValues<Attr>) {
        if self.maps.len() >= MOST_MAPS {
            *self = Self::default();
        }
        self.places.set(text, self.maps.len() as u32);
        self.maps.push(map.moved(|offset| offset - start));
    }
}

/// How many maps are remembered.
const MOST_MAPS: usize = 1024;

/// How long their texts are at most.
pub(super) const LONGEST_MAP: usize = 128;

impl OfValues<Attr> {
    /// The same with its values elsewhere.
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
    use crate::parser::{Delimiter, Parser};

    #[test]
    fn the_same_text_is_the_same_map_with_its_values_elsewhere() {
        let ctx = Context::new(DialectSet::new());
        let texts = ["[%i + symbol(%s#1) * 2, %j, %i]", "[%i + 1]", "[]"];
        let source = texts.map(|text| format!("{text} {text}\n   {text} ")).concat();
        let mut parser = Parser::new(&ctx, source.as_bytes());
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
}
