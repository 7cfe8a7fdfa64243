//! Aliases by name, and placeholders for location aliases that are defined later.

use mlirkit_ir::{Attr, Context, Type};

use std::sync::{Arc, PoisonError, RwLock};

use crate::text::{KeyedMap, Offset};

/// The minimum length, in bytes, of an alias definition. The source length divided by it limits the numbers stored in
/// [`AliasTable::locs`].
const DEFINITION: usize = 8;

/// The attribute index of the placeholder for the location alias `#loc`. The index of the placeholder for `#locN` is
/// `N` higher. No real attribute has such an index.
const PENDING: usize = 1 << 31;

/// The attribute aliases (`#name`) and type aliases (`!name`) of a source.
#[derive(Debug, Clone, Default)]
pub(crate) struct AliasTable<'s> {
    /// The attributes that are neither in `locs` nor in `series`.
    attrs: KeyedMap<&'s [u8], Attr>,
    /// The attributes whose names have consecutive numbers, because printers name attributes in this way.
    series: Vec<Series<'s>>,
    /// Whether attributes may be stored in `series`.
    has_series: bool,
    pub(crate) types: KeyedMap<&'s [u8], Type>,
    /// The attributes named `loc`, `loc1`, `loc2`..., indexed by number, because printers name locations in this way.
    locs: Vec<Option<Attr>>,
    /// The lowest number stored in `locs`. A name with a lower number is stored in `attrs`.
    first: usize,
    /// One more than the highest number that may be stored in `locs`. A name with a higher number is stored in `attrs`.
    most: usize,
}

/// The maximum number of series in a table, which are searched one by one.
const MOST_SERIES: usize = 48;

/// Attributes with consecutive numbers, such as `di_file`, `di_file1` and `di_file2`.
#[derive(Debug, Clone)]
struct Series<'s> {
    /// A part of the stem, to find it quickly.
    key: u64,
    /// The name without its number.
    stem: &'s [u8],
    /// The number of the first value.
    first: usize,
    values: Vec<Attr>,
}

/// Returns the length, and the first three and last four bytes of a stem.
#[inline]
fn stem_key(stem: &[u8]) -> u64 {
    let mut key = [0; 8];
    key[0] = stem.len() as u8;
    match (stem.first_chunk::<3>(), stem.last_chunk::<4>()) {
        (Some(first), Some(last)) => {
            key[1..4].copy_from_slice(first);
            key[4..].copy_from_slice(last);
        }
        _ => stem.iter().zip(&mut key[1..]).for_each(|(byte, slot)| *slot = *byte),
    }
    u64::from_ne_bytes(key)
}

/// Splits a name into its stem and its number. A name without digits has number 0. Returns `None` if the number is `0`,
/// or has a leading zero or over nine digits.
#[inline]
fn stem_and_number(name: &[u8]) -> Option<(&[u8], usize)> {
    const MOST: usize = 9;
    let digits = name.iter().rev().take(MOST + 1).take_while(|c| c.is_ascii_digit()).count();
    let (stem, digits) = name.split_at_checked(name.len() - digits)?;
    if digits.len() > MOST || digits.first() == Some(&b'0') {
        return None;
    }
    Some((stem, digits.iter().fold(0, |number, c| number * 10 + usize::from(c - b'0'))))
}

/// An alias table shared by several parsers.
#[derive(Debug, Clone, Default)]
pub(crate) struct Before<'s>(Arc<RwLock<AliasTable<'s>>>);

impl<'s> Before<'s> {
    /// Puts a table behind a lock, so several parsers can share it.
    pub(crate) fn new(table: AliasTable<'s>) -> Self {
        Self(Arc::new(RwLock::new(table)))
    }

    /// Calls `change` with the table, locked for modification, and returns its result.
    pub(crate) fn with<T>(&self, change: impl FnOnce(&mut AliasTable<'s>) -> T) -> T {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn ask<T>(&self, question: impl FnOnce(&AliasTable<'s>) -> Option<T>) -> Option<T> {
        question(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<'s> AliasTable<'s> {
    /// Creates a table for a source of `bytes` bytes.
    pub(crate) fn for_source(bytes: usize) -> Self {
        Self { most: (bytes / DEFINITION).min(PENDING / 2), has_series: true, ..Self::default() }
    }

    /// Creates a table for a chunk of a source. `bytes` is the length of the chunk, and `name` is the first alias that
    /// it defines.
    pub(crate) fn for_part(bytes: usize, name: &[u8]) -> Self {
        let first = loc_number(name).map_or(0, |(number, _)| number);
        Self { first, most: first + bytes / DEFINITION, has_series: true, ..Self::default() }
    }

    /// Reserves capacity for `more` aliases if `name` is a numbered location, such as `loc12`. They are expected to
    /// have the numbers after it.
    pub(crate) fn reserve(&mut self, name: &[u8], more: usize) {
        if let Some(number) = self.number(name) {
            self.locs.reserve((number + more).min(self.most - self.first).saturating_sub(self.locs.len()));
        }
    }

    /// Returns the number of aliases. Each unused number in `locs` also counts as one.
    pub(crate) fn len(&self) -> usize {
        let in_series: usize = self.series.iter().map(|series| series.values.len()).sum();
        self.attrs.len() + in_series + self.types.len() + self.locs.len()
    }

    /// Returns the index of the series with this stem.
    #[inline]
    fn series_of(&self, stem: &[u8]) -> Option<usize> {
        let key = stem_key(stem);
        self.series.iter().position(|series| series.key == key && series.stem == stem)
    }

    /// Returns the attribute with this name if it belongs to a series.
    #[inline]
    fn in_series(&self, name: &[u8]) -> Option<Attr> {
        let (stem, number) = stem_and_number(name)?;
        let series = self.series.get(self.series_of(stem)?)?;
        series.values.get(number.checked_sub(series.first)?).copied()
    }

    /// Adds an attribute that is not in the table to the end of its series. Returns false if it does not belong there.
    fn continue_series(&mut self, name: &'s [u8], value: Attr) -> bool {
        let Some((stem, number)) = stem_and_number(name) else { return false };
        if let Some(index) = self.series_of(stem) {
            let series = self.series.get_mut(index).filter(|series| number == series.first + series.values.len());
            return series.map(|series| series.values.push(value)).is_some();
        }
        let begins = self.has_series && self.series.len() < MOST_SERIES;
        if begins {
            self.series.push(Series { key: stem_key(stem), stem, first: number, values: vec![value] });
        }
        begins
    }

    /// Returns the index in `locs` for a name; `None` if the name is not stored there.
    fn number(&self, name: &[u8]) -> Option<usize> {
        if self.most == 0 {
            return None;
        }
        let (number, behind) = loc_number(name)?;
        if behind.is_empty() && number < self.most { number.checked_sub(self.first) } else { None }
    }

    #[inline]
    pub(crate) fn attr(&self, name: &[u8]) -> Option<Attr> {
        match self.number(name) {
            Some(number) => self.loc(number),
            None => self.in_series(name).or_else(|| self.attrs.get(name).copied()),
        }
    }

    /// Moves the aliases in `attrs` to another table, which must not contain any of their names. This table must have
    /// been created by `default`, so it has no series.
    pub(crate) fn give_to(self, table: &mut Self) {
        for (name, value) in self.attrs {
            table.insert(name, value);
        }
    }

    #[inline]
    fn loc(&self, number: usize) -> Option<Attr> {
        *self.locs.get(number)?
    }

    /// Adds an attribute alias. Returns false if the name is already in use.
    pub(crate) fn insert(&mut self, name: &'s [u8], value: Attr) -> bool {
        let Some(number) = self.number(name) else {
            if self.attr(name).is_some() {
                return false;
            }
            if !self.continue_series(name, value) {
                self.attrs.insert(name, value);
            }
            return true;
        };
        if self.locs.len() <= number {
            self.locs.resize(number + 1, None);
        }
        let Some(slot @ None) = self.locs.get_mut(number) else { return false };
        *slot = Some(value);
        true
    }

    /// Looks up the numbered location alias at the start of an input such as `loc12)`. Returns its location, whether
    /// the alias is defined, and the input after it. An undefined alias yields a placeholder. Returns `None` if the
    /// name has no number, or names an attribute that is not a location.
    #[inline]
    pub(crate) fn numbered_location<'t>(&self, ctx: &Context, text: &'t [u8]) -> Option<(Attr, bool, &'t [u8])> {
        let (number, behind) = loc_number(text).filter(|(number, _)| *number < self.most)?;
        let behind = behind.strip_prefix(b")")?;
        match self.loc(number) {
            Some(attr) => is_location(ctx, attr).then_some((attr, true, behind)),
            None => Some((Attr::from_index((PENDING + number) as u32)?, false, behind)),
        }
    }

    /// Returns the placeholder for the numbered location alias `name`; `None` if the name is not stored in `locs`.
    pub(crate) fn pending(&self, name: &[u8]) -> Option<Attr> {
        Attr::from_index((PENDING + self.number(name)?) as u32)
    }

    /// Returns the location that a placeholder refers to. Returns `None` if the alias is undefined or not a location.
    #[inline]
    pub(crate) fn resolved(&self, ctx: &Context, pending: Attr) -> Option<Attr> {
        self.loc(pending.index() - PENDING).filter(|attr| is_location(ctx, *attr))
    }
}

/// Returns true if an attribute is the placeholder for a numbered location alias.
#[inline]
pub(crate) fn is_pending(loc: Attr) -> bool {
    loc.index() >= PENDING
}

fn is_location(ctx: &Context, attr: Attr) -> bool {
    ctx.is_file_loc(attr) || ctx.attr_data(attr).is_location()
}

/// Returns the number in the location alias at the start of an input, and the input after it. `loc` alone has number 0.
/// Returns `None` if the input does not start with `loc`, or the number has a leading zero or over nine digits.
#[inline]
fn loc_number(text: &[u8]) -> Option<(usize, &[u8])> {
    const MOST: usize = 9;
    let text = text.strip_prefix(b"loc")?;
    let len = text.iter().take(MOST + 1).take_while(|c| c.is_ascii_digit()).count();
    let (digits, behind) = text.split_at_checked(len)?;
    // A number with a leading zero makes it an ordinary name.
    if len > MOST || digits.first() == Some(&b'0') {
        return None;
    }
    Some((digits.iter().fold(0, |number, c| number * 10 + usize::from(c - b'0')), behind))
}

/// The alias state of a parser.
#[derive(Default)]
pub(crate) struct AliasState<'s> {
    /// The aliases defined so far. A parser for a chunk of the source starts with the aliases defined before the chunk.
    pub(crate) table: Arc<AliasTable<'s>>,
    /// The aliases of earlier chunks, while several threads parse an alias list.
    pub(crate) before: Option<Before<'s>>,
    /// The aliases of the whole source, for a body that is parsed after the rest of the source. A location in the body
    /// may use an alias that is defined after it.
    pub(crate) later: Option<Arc<AliasTable<'s>>>,
    /// The placeholders for location aliases that are not defined yet.
    pub(crate) placeholders: Placeholders<'s>,
    /// The number of alias names copied so far. The table is copied before a change if other threads share it.
    pub(crate) copied: usize,
    /// The total size, in bytes, of the alias lists parsed so far on several threads.
    pub(crate) listed: usize,
}

/// Placeholders for location aliases that were not defined at their first use.
#[derive(Debug, Default)]
pub(crate) struct Placeholders<'s> {
    /// The placeholder and the offset of the first use, by alias name.
    pub(crate) named: KeyedMap<&'s [u8], (Attr, Offset)>,
    /// Whether there is a placeholder for a numbered alias (`#loc3`).
    pub(crate) numbered: bool,
}

impl Placeholders<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.named.is_empty() && !self.numbered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_locations_are_numbers_as_printers_write_them() {
        let names: [(&[u8], Option<usize>); 9] = [
            (b"loc", Some(0)),
            (b"loc1", Some(1)),
            (b"loc99", Some(99)),
            (b"loc100", None),
            (b"loc0", None),
            (b"loc01", None),
            (b"loc1a", None),
            (b"loc9999999999", None),
            (b"lo1", None),
        ];
        let mut table = AliasTable::for_source(100 * DEFINITION);
        for (at, (name, number)) in (1..).zip(names) {
            assert_eq!(table.number(name), number, "{}", name.escape_ascii());
            let value = Attr::from_index(at).unwrap();
            assert!(table.attr(name).is_none() && table.insert(name, value) && !table.insert(name, value));
            assert_eq!(table.attr(name), Some(value));
        }
        assert_eq!(AliasTable::default().number(b"loc1"), None);
        let part = AliasTable::for_part(10 * DEFINITION, b"loc70");
        let numbers: [(&[u8], Option<usize>); 4] =
            [(b"loc69", None), (b"loc70", Some(0)), (b"loc79", Some(9)), (b"loc80", None)];
        assert!(numbers.iter().all(|(name, number)| part.number(name) == *number));
    }

    #[test]
    fn names_with_consecutive_numbers_form_series() {
        let mut table = AliasTable::for_source(1000);
        let names: [&[u8]; 12] =
            [b"di", b"di1", b"di3", b"di2", b"di4", b"di04", b"a_b7", b"a_b8", b"a_b6", b"x", b"7", b"di9999999999"];
        for (at, name) in (1..).zip(names) {
            let value = Attr::from_index(at).unwrap();
            assert!(table.attr(name).is_none() && table.insert(name, value) && !table.insert(name, value));
        }
        for (at, name) in (1..).zip(names) {
            assert_eq!(table.attr(name), Attr::from_index(at), "{}", name.escape_ascii());
        }
        assert!([&b"di5"[..], b"a_b", b"a_b9", b"di0", b"d", b"8"].iter().all(|name| table.attr(name).is_none()));
        // `di3` was defined before `di2`, so the series ends at `di2`.
        let in_series: Vec<_> = table.series.iter().map(|series| (series.stem, series.values.len())).collect();
        assert_eq!(in_series, [(&b"di"[..], 3), (b"a_b", 2), (b"x", 1), (b"", 1)]);
        assert_eq!(table.len(), names.len());
        // Stems with equal keys are distinguished.
        let (one, other) = (b"abcd-wxyz", b"abce-wxyz");
        assert_eq!(stem_key(one), stem_key(other));
        assert!(table.insert(one, Attr::from_index(50).unwrap()) && table.attr(other).is_none());
    }
}
