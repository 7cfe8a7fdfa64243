//! Replacement of the artifact in an envelope. The data around the artifact is moved, so the file does not become
//! larger than necessary.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{FlatBuffer, FlatTable, exported};

/// The tables of the `jax.export` schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EnvelopeTable {
    Exported,
    Tree,
    Aval,
    Sharding,
    NamedSharding,
    Mesh,
    Device,
    Spec,
    SpecAxis,
    Effect,
    Check,
}

/// The kind of data that the offset in a field refers to.
#[derive(Clone, Copy)]
enum OffsetTarget {
    /// A string, or a vector of numbers.
    Plain,
    Strings,
    One(EnvelopeTable),
    Many(EnvelopeTable),
}

use OffsetTarget::{Many, One, Plain, Strings};

impl EnvelopeTable {
    /// Returns the number of fields in the table, and the fields that hold offsets.
    fn fields(self) -> (usize, &'static [(usize, OffsetTarget)]) {
        match self {
            Self::Exported => (
                27,
                &[
                    (exported::FUNCTION, Plain),
                    (2, One(Self::Tree)),
                    (exported::IN_AVALS, Many(Self::Aval)),
                    (4, One(Self::Tree)),
                    (exported::OUT_AVALS, Many(Self::Aval)),
                    (7, Many(Self::Sharding)),
                    (8, Many(Self::Sharding)),
                    (exported::PLATFORMS, Strings),
                    (exported::ORDERED_EFFECTS, Many(Self::Effect)),
                    (exported::UNORDERED_EFFECTS, Many(Self::Effect)),
                    (exported::DISABLED_CHECKS, Many(Self::Check)),
                    (exported::MODULE, Plain),
                    (exported::KEPT_INPUTS, Plain),
                    (exported::DERIVATIVE, One(Self::Exported)),
                    (exported::UNIQUE_AVALS, Many(Self::Aval)),
                    (20, Many(Self::Mesh)),
                    (21, Many(Self::NamedSharding)),
                    (exported::IN_AVALS_BY_INDEX, Plain),
                    (exported::OUT_AVALS_BY_INDEX, Plain),
                    (24, Plain),
                    (25, Plain),
                    (exported::JAX_VERSION, Plain),
                ],
            ),
            Self::Tree => (5, &[(1, Many(Self::Tree)), (2, Strings), (3, Plain), (4, Plain)]),
            Self::Aval => (4, &[(1, Strings)]),
            Self::Sharding => (3, &[(1, Plain), (2, One(Self::NamedSharding))]),
            Self::NamedSharding => (4, &[(0, One(Self::Mesh)), (1, One(Self::Spec)), (2, Plain)]),
            Self::Mesh => (4, &[(0, Plain), (1, Strings), (2, Plain), (3, One(Self::Device))]),
            Self::Device => (3, &[(0, Plain), (2, Plain)]),
            Self::Spec => (3, &[(0, Many(Self::SpecAxis)), (1, Strings), (2, Strings)]),
            Self::SpecAxis => (1, &[(0, Strings)]),
            Self::Effect => (1, &[(0, Plain)]),
            Self::Check => (2, &[(1, Plain)]),
        }
    }
}

/// An offset stored in the file.
struct Link {
    /// The position of the offset.
    place: usize,
    /// The position to which the offset refers.
    target: usize,
    /// Whether the offset is a table's distance to its vtable, which is subtracted rather than added.
    is_back: bool,
}

/// A walk that finds all offsets in a file.
struct OffsetWalk<'a> {
    source: &'a FlatBuffer<'a>,
    links: Vec<Link>,
    seen: BTreeSet<usize>,
    todo: Vec<(usize, EnvelopeTable)>,
}

impl OffsetWalk<'_> {
    fn all(&mut self) -> Option<()> {
        let root = self.link(0)?;
        self.todo.push((root, EnvelopeTable::Exported));
        while let Some((start, kind)) = self.todo.pop() {
            if self.seen.insert(start) {
                self.table(start, kind)?;
            }
        }
        Some(())
    }

    fn link(&mut self, place: usize) -> Option<usize> {
        let target = self.source.offset(place)?;
        self.links.push(Link { place, target, is_back: false });
        Some(target)
    }

    fn table(&mut self, start: usize, kind: EnvelopeTable) -> Option<()> {
        let table = FlatTable::at(self.source, start)?;
        let back = i64::from(i32::from_le_bytes(self.source.array(start)?));
        let target = usize::try_from(i64::try_from(start).ok()?.checked_sub(back)?).ok()?;
        self.links.push(Link { place: start, target, is_back: true });
        let (known, offsets) = kind.fields();
        if (known..table.places.len() / 2).any(|place| table.field(place).is_some()) {
            return None;
        }
        for (place, what) in offsets {
            let Some(field) = table.field(*place) else { continue };
            let target = self.link(field)?;
            match what {
                Plain => {}
                One(kind) => self.todo.push((target, *kind)),
                Strings | Many(_) => {
                    for element in self.source.elements(target, 4)?.step_by(4) {
                        let target = self.link(element)?;
                        if let Many(kind) = what {
                            self.todo.push((target, *kind));
                        }
                    }
                }
            }
        }
        Some(())
    }
}

/// Returns the file with the bytes at `old` replaced by `artifact`. Returns `None` if the file may contain unknown
/// offsets.
pub(super) fn splice(file: &[u8], old: Range<usize>, artifact: &[u8]) -> Option<Vec<u8>> {
    let source = FlatBuffer::new(file);
    let mut walk = OffsetWalk { source: &source, links: Vec::new(), seen: BTreeSet::new(), todo: Vec::new() };
    walk.all()?;
    // FlatBuffers are written from the end to the start: what precedes a vector is aligned to four bytes, counted from
    // the end of the file.
    let padding = |length: usize| (4 - length % 4) % 4;
    let rest = file.len().checked_sub(old.end)?;
    let start = old.start.checked_sub(4)?;
    let end = old.end.checked_add(rest % 4)?;
    if file.get(old.end..end)?.iter().any(|byte| *byte != 0) {
        return None;
    }
    let filled = artifact.len().checked_add(padding(artifact.len()))?;
    let mut out = Vec::with_capacity(file.len());
    out.extend_from_slice(file.get(..start)?);
    out.extend_from_slice(&u32::try_from(artifact.len()).ok()?.to_le_bytes());
    out.extend_from_slice(artifact);
    out.resize(start + 4 + filled, 0);
    out.extend_from_slice(file.get(end..)?);
    let moved = |place: usize| {
        let is_before = place <= start;
        let after = place.checked_sub(end).map(|distance| start + 4 + filled + distance);
        if is_before { Some(place) } else { after }
    };
    for Link { place, target, is_back } in walk.links {
        let (place, target) = (moved(place)?, moved(target)?);
        let number = if is_back {
            let back = i64::try_from(place).ok()? - i64::try_from(target).ok()?;
            i32::try_from(back).ok()?.to_le_bytes()
        } else {
            u32::try_from(target.checked_sub(place)?).ok()?.to_le_bytes()
        };
        *out.get_mut(place..)?.first_chunk_mut::<4>()? = number;
    }
    Some(out)
}
