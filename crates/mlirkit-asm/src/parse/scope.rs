//! The names of SSA values during parsing: scopes, shadowing and forward references.
//!
//! A name is a slice of the source. A plain number, as in `%12`, is an index into a table, and so is a number after one
//! of a few words, as in `%arg0`. Other names are in a hash table. In generic form, numbers are unique in the file, so
//! a table begins near the first number in a function.
//!
//! A slot holds the visible entry of a name. Each entry refers to the entry that it hides, which is restored when the
//! scope is left.

use hashbrown::HashTable;
use mlirkit_ir::{OpId, Type, ValueId};
use std::hash::BuildHasher;

use crate::text::lexer::{is_in_name, prefixed_len};
use crate::text::unresolved::Unresolved;
use crate::text::{KeyedMap, Offset};

/// Marks a forward reference: a value that is used before its definition. The other bits are the index of the forward
/// reference.
const FORWARD_BIT: u32 = 1 << 31;

/// A name, and the value that it refers to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NameEntry {
    slot: u32,
    number: u32,
    hidden: u32,
    isolated: u32,
    /// The value, or a forward reference (see [`forward_index`]).
    pub(crate) value: ValueId,
    /// The serial number of the body that contains the value.
    pub(crate) body: u32,
    /// The source offset of the definition, or of the first use if there is no definition yet.
    pub(crate) offset: Offset,
}

/// A forward reference: a value that is used before its definition.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Forward {
    /// The type given at the first use.
    pub(crate) ty: Type,
    /// The name at the first use.
    pub(crate) name: Unresolved,
    last_use: u32,
    pub(crate) defined: bool,
}

/// All forward references, and their uses.
#[derive(Debug, Default)]
pub(crate) struct Forwards {
    pub(crate) all: Vec<Forward>,
    uses: Vec<ForwardUse>,
}

impl Forwards {
    /// Returns the operands that use a forward reference, latest first.
    pub(crate) fn uses(&self, forward: usize) -> impl Iterator<Item = (OpId, u32)> + '_ {
        let mut next = self.all.get(forward).map_or(0, |f| f.last_use);
        std::iter::from_fn(move || {
            let one = self.uses.get((next as usize).checked_sub(1)?)?;
            next = one.previous;
            Some((one.op, one.operand))
        })
    }
}

/// A definition recorded while a chunk is parsed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Defined {
    pub(crate) name: Unresolved,
    pub(crate) value: ValueId,
    /// Whether the definition is in the outermost scope and therefore still visible after the chunk.
    pub(crate) lasts: bool,
}

#[derive(Debug, Clone, Copy)]
struct ForwardUse {
    op: OpId,
    operand: u32,
    previous: u32,
}

#[derive(Debug, Clone, Copy)]
struct OpenScope {
    definitions: usize,
    entries: usize,
    isolated: bool,
}

/// The SSA names visible at the current point in the source.
#[derive(Debug)]
pub(crate) struct Scopes {
    // The slots of plain numbers, starting at `first_number`. Names with lower numbers are in the hash table.
    numbered: Vec<u32>,
    first_number: Option<usize>,
    numbered_limit: usize,
    // For each word before a number, such as `arg`, the slots of the numbers that follow it; 0 if there is no slot.
    words: Vec<(u64, NumberTable)>,
    // Whether a number was below the start of a table. If so, new tables should start at other numbers.
    missed: bool,
    // The slots of a few words that are names without numbers.
    plain: Vec<(u64, u32)>,
    names: HashTable<(Offset, Offset, u32)>,
    hasher: foldhash::fast::RandomState,
    named: Vec<u32>,
    packed: KeyedMap<(u32, u32), u32>,
    entries: Vec<NameEntry>,
    definitions: Vec<u32>,
    scopes: Vec<OpenScope>,
    isolated: u32,
    forwards: Forwards,
    pending: Vec<u32>,
    unresolved: usize,
    undeclared: Vec<Offset>,
    // The definitions outside isolated regions. `None` if definitions are not recorded.
    record: Option<Vec<Defined>>,
    // The expected number of recorded definitions.
    recorded: usize,
}

/// Returns the index of a forward reference; `None` if the value is not a forward reference.
pub(crate) fn forward_index(value: ValueId) -> Option<usize> {
    (value.0 & FORWARD_BIT != 0).then_some((value.0 & !FORWARD_BIT) as usize)
}

impl Scopes {
    pub(crate) fn new(source_len: usize) -> Self {
        Self {
            numbered: Vec::new(),
            first_number: None,
            numbered_limit: source_len,
            words: Vec::new(),
            missed: false,
            plain: Vec::new(),
            names: HashTable::new(),
            hasher: Default::default(),
            named: Vec::new(),
            packed: KeyedMap::default(),
            entries: Vec::new(),
            definitions: Vec::new(),
            scopes: Vec::new(),
            isolated: 0,
            forwards: Forwards::default(),
            pending: Vec::new(),
            unresolved: 0,
            undeclared: Vec::new(),
            record: None,
            recorded: 0,
        }
    }

    /// Returns the slot of a name, creating one if necessary. Slots of plain numbers are even, all others are odd.
    #[inline(always)]
    pub(crate) fn slot(&mut self, source: &[u8], name: Unresolved) -> u32 {
        let text = source.get(name.offset as usize + 1..).unwrap_or_default();
        let len = (name.end as usize).wrapping_sub(name.offset as usize + 1);
        match numbered_name(text).filter(|(_, _, whole)| *whole == len) {
            Some((word, number, _)) => match self.known_slot(word, number) {
                Some(slot) => slot,
                // A name with a number is usually new when it is defined.
                None if word != 0 && number != NO_NUMBER => {
                    self.new_slot(source, (name.offset, name.end), (word, number))
                }
                None => self.further_slot(source, name.offset, name.end),
            },
            None => self.further_slot(source, name.offset, name.end),
        }
    }

    /// Returns the slot of a name that consists of a word and a number, creating one if necessary. Offset and end are
    /// passed as separate values because packing them for the call costs time.
    #[inline(never)]
    fn new_slot(&mut self, source: &[u8], (offset, end): (Offset, Offset), (word, number): (u64, usize)) -> u32 {
        self.slot_behind(word, number).unwrap_or_else(|| self.further_slot(source, offset, end))
    }

    /// Returns the slot of a name that [`Self::new_slot`]'s fast look-ups do not find, creating one if necessary.
    #[inline(never)]
    fn further_slot(&mut self, source: &[u8], offset: Offset, end: Offset) -> u32 {
        let text = source.get(offset as usize + 1..end as usize).unwrap_or_default();
        let mut place_of_number = None;
        if let Some(number) = plain_number(text) {
            let place = number.checked_sub(*self.first_number.get_or_insert(first_of_table(number)));
            self.missed |= place.is_none();
            place_of_number = place.filter(|place| *place < self.numbered_limit);
        }
        if let Some(place) = place_of_number {
            if place >= self.numbered.len() {
                self.numbered.resize((place + 1).max(self.numbered.len() * 2).min(self.numbered_limit), 0);
            }
            return (place as u32) << 1;
        }
        // Near the end of the source, the fast look-up does not apply, and numbers are read digit by digit.
        if let Some((word, number)) = word_and_number(text)
            && let Some(slot) = self.slot_behind(word, number)
        {
            return slot;
        }
        let hash = self.hasher.hash_one(text);
        let text_of = |start: Offset, end: Offset| source.get(start as usize + 1..end as usize).unwrap_or_default();
        if let Some((_, _, slot)) = self.names.find(hash, |(start, end, _)| text_of(*start, *end) == text) {
            return *slot;
        }
        let slot = (self.named.len() as u32) << 1 | 1;
        self.named.push(0);
        let hasher = &self.hasher;
        let rehash = |(start, end, _): &(Offset, Offset, u32)| hasher.hash_one(text_of(*start, *end));
        self.names.insert_unique(hash, (offset, end, slot), rehash);
        if let Some((word, NO_NUMBER, len)) = source.get(offset as usize + 1..).and_then(numbered_name)
            && len == text.len()
            && self.plain.len() < WORDS
        {
            self.plain.push((word, slot));
        }
        slot
    }

    /// Returns the slot of a name that consists of a word and a number. The word is 0 for a plain number, and the
    /// number is [`NO_NUMBER`] for a word alone. Returns `None` if no table contains the name.
    #[inline(always)]
    fn known_slot(&self, word: u64, number: usize) -> Option<u32> {
        if word == 0 {
            let place = number.wrapping_sub(self.first_number?);
            return (place < self.numbered.len()).then_some((place as u32) << 1);
        }
        if number == NO_NUMBER {
            return self.plain_slot(word);
        }
        let (_, slots) = self.words.iter().find(|(known, _)| *known == word)?;
        slots.get(number)
    }

    #[inline]
    fn plain_slot(&self, word: u64) -> Option<u32> {
        self.plain.iter().find(|(known, _)| *known == word).map(|(_, slot)| *slot)
    }

    /// Returns the slot of a number that follows a word, creating one if necessary. Returns `None` if there are too
    /// many words, or the number is too large.
    fn slot_behind(&mut self, word: u64, number: usize) -> Option<u32> {
        let known = self.words.iter().position(|(known, _)| *known == word);
        if known.is_none() && self.words.len() < WORDS {
            self.words.push((word, NumberTable { first: first_of_table(number), slots: Vec::new() }));
        }
        let (_, slots) = match known {
            Some(index) => self.words.get_mut(index)?,
            None => self.words.last_mut().filter(|(last, _)| *last == word)?,
        };
        let Some(place) = number.checked_sub(slots.first) else {
            self.missed = true;
            return None;
        };
        // This limits the size of all tables to a few times the size of the source.
        if place >= self.numbered_limit / WORDS {
            return None;
        }
        let slots = &mut slots.slots;
        if place >= slots.len() {
            slots.resize((place + 1).max(slots.len() * 2), 0);
        }
        let slot = slots.get_mut(place)?;
        if *slot == 0 {
            *slot = (self.named.len() as u32) << 1 | 1;
            self.named.push(0);
        }
        Some(*slot)
    }

    #[inline]
    fn visible(&self, slot: u32, number: u32) -> u32 {
        if number != 0 {
            return self.packed.get(&(slot, number)).copied().unwrap_or(0);
        }
        let table = if slot & 1 == 0 { &self.numbered } else { &self.named };
        table.get(slot as usize >> 1).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn show(&mut self, slot: u32, number: u32, entry: u32) {
        if number != 0 {
            if entry == 0 {
                self.packed.remove(&(slot, number));
            } else {
                self.packed.insert((slot, number), entry);
            }
            return;
        }
        let table = if slot & 1 == 0 { &mut self.numbered } else { &mut self.named };
        if let Some(place) = table.get_mut(slot as usize >> 1) {
            *place = entry;
        }
    }

    #[inline]
    fn entry_in_scope(&self, slot: u32, number: u32) -> Option<u32> {
        let index = self.visible(slot, number).checked_sub(1)?;
        (self.entries.get(index as usize)?.isolated == self.isolated).then_some(index)
    }

    /// Returns the visible entry of a name; `None` if it has not been defined or used.
    pub(crate) fn find(&mut self, source: &[u8], name: Unresolved) -> Option<NameEntry> {
        let slot = self.slot(source, name);
        self.find_in(slot, name.number)
    }

    /// Returns the visible entry for a slot and result number; `None` if the name has not been defined or used.
    #[inline(always)]
    pub(crate) fn find_in(&self, slot: u32, number: u32) -> Option<NameEntry> {
        self.entries.get(self.entry_in_scope(slot, number)? as usize).copied()
    }

    /// Returns the visible entry of the name whose `%` is at offset `at`, and the end of the name. Returns `None` if
    /// the name has not been defined or used.
    #[inline(always)]
    pub(crate) fn named_at(&self, source: &[u8], at: usize, number: u32) -> Option<(&NameEntry, usize)> {
        let text = source.get(at..).filter(|text| text.first() == Some(&b'%'))?.get(1..)?;
        let (slot, len) = match numbered_name(text) {
            Some((0, index, len)) => match index.wrapping_sub(self.first_number?) {
                place if place < self.numbered.len() => ((place as u32) << 1, len),
                _ => self.other_slot(source, text)?,
            },
            Some((word, NO_NUMBER, len)) => match self.plain_slot(word) {
                Some(slot) => (slot, len),
                None => self.other_slot(source, text)?,
            },
            Some((word, index, len)) => {
                let slots = self.words.iter().find(|(known, _)| *known == word).map(|(_, slots)| slots);
                match slots.and_then(|slots| slots.get(index)) {
                    Some(slot) => (slot, len),
                    None => self.other_slot(source, text)?,
                }
            }
            None => self.other_slot(source, text)?,
        };
        Some((self.entries.get(self.entry_in_scope(slot, number)? as usize)?, at + 1 + len))
    }

    /// Looks up the name with which `text` starts in the hash table, which holds the names for which the tables of
    /// numbers have no slot. Returns its slot and its length; `None` if the hash table does not contain the name.
    fn other_slot(&self, source: &[u8], text: &[u8]) -> Option<(u32, usize)> {
        let len = prefixed_len(text)?;
        let name = text.get(..len)?;
        let text_of = |start: Offset, end: Offset| source.get(start as usize + 1..end as usize).unwrap_or_default();
        let found = self.names.find(self.hasher.hash_one(name), |(start, end, _)| text_of(*start, *end) == name);
        found.map(|(_, _, slot)| (*slot, len))
    }

    fn push(&mut self, slot: u32, number: u32, value: ValueId, body: u32, offset: Offset) -> u32 {
        let hidden = self.visible(slot, number);
        let index = self.entries.len() as u32;
        self.entries.push(NameEntry { slot, number, hidden, isolated: self.isolated, value, body, offset });
        self.show(slot, number, index + 1);
        index
    }

    /// Creates a forward reference for a name that [`Scopes::find`] did not find.
    pub(crate) fn forward(&mut self, source: &[u8], name: Unresolved, ty: Type, body: u32) -> ValueId {
        let value = ValueId(self.forwards.all.len() as u32 | FORWARD_BIT);
        self.forwards.all.push(Forward { ty, name, last_use: 0, defined: false });
        let slot = self.slot(source, name);
        let entry = self.push(slot, name.number, value, body, name.offset);
        self.pending.push(entry);
        self.unresolved += 1;
        value
    }

    /// Returns the forward references in a body that are not defined yet: their index, the offset of the first use, and
    /// the type.
    pub(crate) fn awaited_in(&self, body: u32) -> Vec<(usize, Offset, Type)> {
        let entries = self.pending.iter().filter_map(|entry| self.entries.get(*entry as usize));
        let those = entries.filter(|entry| entry.body == body);
        let known = those.filter_map(|entry| Some((forward_index(entry.value)?, entry)));
        known.filter_map(|(at, entry)| Some((at, entry.offset, self.forwards.all.get(at)?.ty))).collect()
    }

    /// Returns the forward reference that a value represents; `None` if the value is not a forward reference.
    pub(crate) fn forward_of(&self, value: ValueId) -> Option<&Forward> {
        self.forwards.all.get(forward_index(value)?)
    }

    /// Returns the type of a forward reference whose name was defined after its body had ended. Returns `None` if the
    /// name has not been defined.
    pub(crate) fn outlived(&self, forward: usize) -> Option<Type> {
        self.forwards.all.get(forward).filter(|f| f.defined).map(|f| f.ty)
    }

    /// Records that an operand is a forward reference.
    pub(crate) fn note_use(&mut self, forward: usize, op: OpId, operand: u32) {
        if let Some(forward) = self.forwards.all.get_mut(forward) {
            self.forwards.uses.push(ForwardUse { op, operand, previous: forward.last_use });
            forward.last_use = self.forwards.uses.len() as u32;
        }
    }

    /// Returns the operands that use a forward reference, latest first.
    pub(crate) fn uses(&self, forward: usize) -> impl Iterator<Item = (OpId, u32)> + '_ {
        self.forwards.uses(forward)
    }

    /// Defines a name that is new in this scope; `body` is the serial number of the current body. Returns false if the
    /// name is already defined or used in this scope.
    #[inline(always)]
    pub(crate) fn define_new(&mut self, slot: u32, name: Unresolved, value: ValueId, body: u32) -> bool {
        let (number, hidden) = (name.number, self.visible(slot, name.number));
        let known = hidden.checked_sub(1).and_then(|index| self.entries.get(index as usize));
        if known.is_some_and(|entry| entry.isolated == self.isolated) {
            return false;
        }
        let index = self.entries.len() as u32;
        self.entries.push(NameEntry {
            slot,
            number,
            hidden,
            isolated: self.isolated,
            value,
            body,
            offset: name.offset,
        });
        self.show(slot, number, index + 1);
        self.defined(index, name, value);
        true
    }

    /// Records that an entry has been defined.
    #[inline]
    fn defined(&mut self, entry: u32, name: Unresolved, value: ValueId) {
        self.definitions.push(entry);
        if let Some(record) = self.record.as_mut().filter(|_| self.isolated == 1) {
            record.push(Defined { name, value, lasts: self.scopes.len() == 1 });
        }
    }

    /// Defines a name that may have been used, but is not defined in this scope.
    pub(crate) fn define(&mut self, slot: u32, name: Unresolved, value: ValueId, body: u32) {
        let entry = match self.entry_in_scope(slot, name.number) {
            Some(entry) => {
                if let Some(e) = self.entries.get_mut(entry as usize) {
                    if let Some(forward) = forward_index(e.value).and_then(|f| self.forwards.all.get_mut(f)) {
                        forward.defined = true;
                    }
                    (e.value, e.body, e.offset) = (value, body, name.offset);
                }
                self.unresolved -= 1;
                entry
            }
            None => self.push(slot, name.number, value, body, name.offset),
        };
        self.defined(entry, name, value);
    }

    /// Starts to record definitions in the outermost scope and in scopes nested in it.
    pub(crate) fn start_record(&mut self) {
        if self.entries.is_empty() {
            self.begin_tables();
        }
        self.record = Some(Vec::with_capacity(self.recorded));
    }

    /// Returns the recorded definitions and forward references, and clears all scopes.
    pub(crate) fn take_record(&mut self) -> (Vec<Defined>, Forwards) {
        while let Some(NameEntry { slot, number, hidden, .. }) = self.entries.pop() {
            self.show(slot, number, hidden);
        }
        self.definitions.clear();
        self.pending.clear();
        self.unresolved = 0;
        let record = self.record.take().unwrap_or_default();
        self.recorded = record.len() + record.len() / 4;
        (record, std::mem::take(&mut self.forwards))
    }

    /// Returns true if there are uses without a definition, or if undefined names have been used in bodies other than
    /// `body`. In both cases, the source has an error.
    pub(crate) fn misses_outside(&self, body: u32) -> bool {
        let mut awaited = self.pending.iter().filter_map(|entry| self.entries.get(*entry as usize));
        !self.undeclared.is_empty() || awaited.any(|e| forward_index(e.value).is_some() && e.body != body)
    }

    /// Enters a scope. If `isolated` is set, names from outside are not visible in it.
    pub(crate) fn enter(&mut self, isolated: bool) {
        if self.entries.is_empty() {
            self.begin_tables();
        }
        self.isolated += u32::from(isolated);
        self.scopes.push(OpenScope { definitions: self.definitions.len(), entries: self.entries.len(), isolated });
    }

    /// Starts new tables, whose first numbers are determined by the next names. No name may be visible at this point;
    /// the tables only record where entries are stored.
    fn begin_tables(&mut self) {
        self.first_number = None;
        if std::mem::take(&mut self.missed) || self.named.len() > MOST_NAMED {
            self.words.clear();
            self.plain.clear();
            self.names.clear();
            self.named.clear();
            self.packed.clear();
        }
    }

    /// Leaves a scope and removes the names defined in it. Names that were only used may still be defined outside,
    /// unless the scope is isolated.
    pub(crate) fn leave(&mut self) {
        let Some(scope) = self.scopes.pop() else { return };
        while self.definitions.len() > scope.definitions {
            let entry = self.definitions.pop().and_then(|e| self.entries.get(e as usize)).copied();
            if let Some(e) = entry {
                self.show(e.slot, e.number, e.hidden);
                if e.number != 0 && self.is_from_outside(e, scope.entries) {
                    self.hide(e.slot);
                }
            }
        }
        if scope.isolated {
            self.give_up(scope.entries);
            self.isolated -= 1;
        }
        if self.unresolved == 0 {
            self.pending.clear();
            self.entries.truncate(scope.entries);
        }
    }

    /// Returns true if the first value of a name was defined before entry `first` in the same isolated region, or is
    /// not defined yet.
    fn is_from_outside(&self, other: NameEntry, first: usize) -> bool {
        let Some(at) = (self.visible(other.slot, 0) as usize).checked_sub(1) else { return false };
        let known = self.entries.get(at).filter(|known| known.isolated == other.isolated);
        known.is_some_and(|known| at < first || forward_index(known.value).is_some())
    }

    /// Hides all values of a name, as upstream does when an inner scope redefines the name with another number of
    /// values.
    #[cold]
    fn hide(&mut self, slot: u32) {
        let numbers = (0..).take_while(|number| self.visible(slot, *number) != 0).count() as u32;
        (0..numbers).for_each(|number| self.show(slot, number, 0));
    }

    /// Reports uses since entry `first` that are undefined, because a definition can no longer follow.
    fn give_up(&mut self, first: usize) {
        while let Some(&index) = self.pending.last() {
            if (index as usize) < first {
                break;
            }
            self.pending.pop();
            let Some(entry) = self.entries.get(index as usize).copied() else { continue };
            if forward_index(entry.value).is_some() {
                self.undeclared.push(entry.offset);
                self.show(entry.slot, entry.number, entry.hidden);
            }
        }
    }

    /// Returns true if no name is visible or awaits a definition.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.unresolved == 0 && self.undeclared.is_empty()
    }

    /// Returns the offsets of uses without a definition. Must be called at the end of the source.
    pub(crate) fn undeclared(&mut self) -> Vec<Offset> {
        self.give_up(0);
        self.undeclared.sort_unstable();
        std::mem::take(&mut self.undeclared)
    }
}

/// The maximum number of words that have a table of numbers.
const WORDS: usize = 16;

/// The number of names above which the table is cleared as soon as no name is visible.
const MOST_NAMED: usize = 1 << 16;

/// The slots of numbers, starting at `first`; 0 means that the number has no slot.
#[derive(Debug)]
struct NumberTable {
    first: usize,
    slots: Vec<u32>,
}

impl NumberTable {
    #[inline]
    fn get(&self, number: usize) -> Option<u32> {
        self.slots.get(number.wrapping_sub(self.first)).copied().filter(|slot| *slot != 0)
    }
}

/// Returns the start of a table whose first number is `number`. Later numbers are larger, or only slightly smaller.
fn first_of_table(number: usize) -> usize {
    number.saturating_sub(1 << 14)
}

/// Splits a name into a word of up to eight bytes without digits, and a number without leading zeros. Returns `None`
/// for names of another form.
fn word_and_number(text: &[u8]) -> Option<(u64, usize)> {
    let (mut word, mut len) = (0, 0);
    loop {
        match text.get(len)? {
            b'0'..=b'9' => break,
            c if len < 8 => (word, len) = (word << 8 | u64::from(*c), len + 1),
            _ => return None,
        }
    }
    let number = text.get(len..).filter(|_| len > 0)?;
    Some((word, plain_number(number)?))
}

/// The number that represents the absence of digits in a name.
const NO_NUMBER: usize = usize::MAX;

/// Splits the name at the start of `text` into a word (0 if there is none) and a number. Also returns the length of the
/// name. The number is [`NO_NUMBER`] for a word alone. The result agrees with [`word_and_number`] and [`plain_number`].
#[inline(always)]
fn numbered_name(text: &[u8]) -> Option<(u64, usize, usize)> {
    let (mut word, mut len) = (0, 0);
    let mut c = *text.first()?;
    while !c.is_ascii_digit() {
        if !is_in_name(c) {
            return (len > 0).then_some((word, NO_NUMBER, len));
        }
        if len == 8 {
            return None;
        }
        (word, len) = (word << 8 | u64::from(c), len + 1);
        c = *text.get(len)?;
    }
    let (digits, zero) = (len, c == b'0');
    if let Some(eight) = text.get(len..).and_then(|rest| rest.first_chunk()) {
        let (index, count) = leading_number(u64::from_le_bytes(*eight));
        if let Some(next) = eight.get(count) {
            let is_other = zero && count > 1 || digits > 0 && is_in_name(*next);
            return (!is_other).then_some((word, index as usize, len + count));
        }
    }
    let mut index = 0;
    while c.is_ascii_digit() && len - digits < 9 {
        (index, len) = (index * 10 + usize::from(c - b'0'), len + 1);
        c = *text.get(len)?;
    }
    let is_other = zero && len - digits > 1 || c.is_ascii_digit() || digits > 0 && is_in_name(c);
    (!is_other).then_some((word, index, len))
}

/// Returns the number at the start of eight bytes, and how many digits it has. Contains no loop.
#[inline(always)]
fn leading_number(bytes: u64) -> (u64, usize) {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    /// A mask for the lowest byte of each half.
    const BYTES: u64 = 0xff_0000_00ff;
    let digits = bytes ^ (ONES * u64::from(b'0'));
    // The highest bit of each byte that is not a digit.
    let other = (((digits & (ONES * 0x7f)) + ONES * (0x80 - 10)) | digits) & (ONES * 0x80);
    let count = other.trailing_zeros() / 8;
    // Shifts the digits to the highest bytes, so that zeros precede them.
    let digits = digits.checked_shl(64 - 8 * count).unwrap_or(0);
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8);
    let (even, odd) = (pairs & BYTES, (pairs >> 16) & BYTES);
    let sum = even.wrapping_mul(100 + (1_000_000 << 32)).wrapping_add(odd.wrapping_mul(1 + (10_000 << 32)));
    (sum >> 32, count as usize)
}

/// Returns the value of a name that is a number without leading zeros; `None` for other names.
fn plain_number(text: &[u8]) -> Option<usize> {
    if text.is_empty() || text.len() > 9 || (text.len() > 1 && text[0] == b'0') {
        return None;
    }
    text.iter().try_fold(0, |n, c| c.is_ascii_digit().then(|| n * 10 + usize::from(c - b'0')))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the slots of names, each looked up twice.
    fn slots(names: &[&str]) -> Vec<u32> {
        let source: String = names.iter().chain(names).map(|name| format!("%{name}")).collect();
        let mut scopes = Scopes::new(source.len() + 10_000);
        let mut offset = 0;
        let mut slot = |name: &&str| {
            let end = offset + name.len() as Offset + 1;
            let slot = scopes.slot(source.as_bytes(), Unresolved { offset, end, number: 0 });
            offset = end;
            slot
        };
        let first: Vec<u32> = names.iter().map(&mut slot).collect();
        let again: Vec<u32> = names.iter().map(&mut slot).collect();
        assert_eq!(first, again);
        first
    }

    #[test]
    fn names_are_found_where_they_stand() {
        for name in ["0", "12", "arg0", "c0_i32", "cst", "cst_0", "00", "v007", "a_long_name0", "1234567890", "-1"] {
            for behind in [" ", ", %0", "#1", ""] {
                let source = format!("%{name}{behind}");
                let mut scopes = Scopes::new(1 << 20);
                scopes.enter(true);
                let unresolved = Unresolved { offset: 0, end: name.len() as Offset + 1, number: 0 };
                assert!(scopes.named_at(source.as_bytes(), 0, 0).is_none());
                let slot = scopes.slot(source.as_bytes(), unresolved);
                scopes.define(slot, unresolved, ValueId(7), 0);
                let found = scopes.named_at(source.as_bytes(), 0, 0).map(|(entry, end)| (entry.value, end));
                // At the very end of a source, names are not looked up.
                if !behind.is_empty() {
                    assert_eq!(found, Some((ValueId(7), name.len() + 1)), "{source}");
                }
                assert!(scopes.named_at(source.as_bytes(), 1, 0).is_none());
            }
        }
    }

    #[test]
    fn eight_digits_are_read_at_once() {
        for number in
            (0..8).flat_map(|n| [10_u64.pow(n) - 1, 10_u64.pow(n), 10_u64.pow(n) + 7, 12_345_678 / 10_u64.pow(n)])
        {
            for behind in ["       ", ":::::::", "/9/9/9/9", "\u{b0}9999999", "a1111111"] {
                let digits = number.to_string();
                let text = format!("{digits}{behind}");
                let eight = u64::from_le_bytes(*text.as_bytes().first_chunk().unwrap());
                assert_eq!(leading_number(eight), (number % 100_000_000, digits.len().min(8)), "{text}");
            }
        }
        assert_eq!(leading_number(u64::from_le_bytes(*b"x1234567")).1, 0);
    }

    #[test]
    fn tables_begin_where_the_numbers_of_a_function_do() {
        let mut scopes = Scopes::new(1 << 24);
        // The last function has the lowest numbers. Each function uses some numbers below its first one.
        for function in (0..40_usize).rev() {
            let numbers = (0..3000).map(|at| function * 20_000 + (at + 1500) % 3000);
            let names: Vec<String> = numbers.flat_map(|n| [format!("%{n} "), format!("%arg{n} ")]).collect();
            let source = names.concat();
            scopes.enter(true);
            let (mut offset, mut defined) = (0, Vec::new());
            for (value, name) in (0..).zip(&names) {
                let name = Unresolved { offset, end: offset + name.len() as Offset - 1, number: 0 };
                offset = name.end + 1;
                let slot = scopes.slot(source.as_bytes(), name);
                assert!(scopes.define_new(slot, name, ValueId(value), 0));
                defined.push((name, value));
            }
            for (name, value) in defined {
                assert_eq!(scopes.find(source.as_bytes(), name).map(|entry| entry.value.0), Some(value));
                let found = scopes.named_at(source.as_bytes(), name.offset as usize, 0);
                assert_eq!(found.map(|(entry, end)| (entry.value.0, end)), Some((value, name.end as usize)));
            }
            scopes.leave();
        }
        let words: usize = scopes.words.iter().map(|(_, numbers)| numbers.slots.len()).sum();
        assert!(scopes.numbered.len() < 50_000 && words < 50_000, "{} {words}", scopes.numbered.len());
    }

    #[test]
    fn every_name_has_a_slot_of_its_own() {
        let mut names: Vec<String> =
            ["0", "00", "7", "arg0", "arg00", "arg1", "arg", "a", "c0_i32", "c_0", "c1", "cst_0", "-1"]
                .map(str::to_owned)
                .into();
        names.extend((1..2 * WORDS).map(|n| format!("{}{n}", "word".repeat(n % 6) + &"x".repeat(n))));
        names.extend(["arg999999", "arg9999999999", "a_word_of_sixteen_bytes_and_more0"].map(str::to_owned));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut slots = slots(&names);
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), names.len());
    }
}
