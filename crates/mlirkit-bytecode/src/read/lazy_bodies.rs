//! Bodies that are decoded on demand: their positions in the file, and the decoder.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use mlirkit_diag::{Diagnostic, Result};
use mlirkit_ir::{Body, BodyId, Context, FileTables, Ident, LazyBodies, Module, ResourceValue};
use mlirkit_wire::{Reader, SectionId};

use crate::codec::options::ReadOptions;
use crate::read::body::BodyReader;
use crate::read::module::placed;
use crate::tables::entries::Decoder;
use crate::tables::file::{OpenFile, Resources};
use crate::tables::source::Input;
use crate::tables::unregistered_tables;

/// The position of each lazy body in the file, by body id.
#[derive(Default)]
pub(crate) struct LazyBodyTable(Mutex<Vec<Option<BodyRange>>>);

#[derive(Clone, Copy)]
pub(crate) struct BodyRange {
    pub(crate) offset: u64,
    pub(crate) size: u64,
    pub(crate) regions: u32,
}

impl BodyRange {
    fn range(&self) -> std::ops::Range<u64> {
        self.offset..self.offset.saturating_add(self.size)
    }

    pub(crate) fn reader<'a>(&self, input: &'a [u8]) -> Reader<'a> {
        let start = usize::try_from(self.offset).unwrap_or(usize::MAX);
        let data = input.get(start..).and_then(|rest| rest.get(..usize::try_from(self.size).ok()?));
        Reader::new(data.unwrap_or_default(), self.offset, Some(SectionId::Ir))
    }
}

/// Bodies that are copied verbatim from a file.
pub(crate) struct VerbatimBodies<'a> {
    /// The positions of the bodies in the file, sorted by body id.
    pub(crate) places: Vec<(BodyId, BodyRange)>,
    pub(crate) input: &'a [u8],
}

impl<'a> VerbatimBodies<'a> {
    /// Returns the number of regions in a body, and its encoded bytes. `None` if the body is not copied.
    pub(crate) fn get(&self, id: BodyId) -> Option<(u32, &'a [u8])> {
        // The ids are nearly always consecutive.
        let (first, _) = self.places.first()?;
        let known = self.places.get(id.index().wrapping_sub(first.index())).filter(|(known, _)| *known == id);
        let search = || self.places.get(self.places.binary_search_by_key(&id, |(known, _)| *known).ok()?);
        let (_, place) = known.or_else(search)?;
        let start = usize::try_from(place.offset).ok()?;
        Some((place.regions, self.input.get(start..)?.get(..usize::try_from(place.size).ok()?)?))
    }
}

impl LazyBodyTable {
    /// Returns all lazy bodies, sorted by body id.
    pub(crate) fn all(&self) -> Vec<(BodyId, BodyRange)> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all = Vec::with_capacity(places.len());
        all.extend((0..).map(BodyId).zip(places.iter()).filter_map(|(id, place)| Some((id, (*place)?))));
        all
    }

    pub(crate) fn insert(&self, id: BodyId, body: BodyRange) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() <= id.index() {
            places.resize(id.index() + 1, None);
        }
        if let Some(place) = places.get_mut(id.index()) {
            *place = Some(body);
        }
    }

    pub(crate) fn get(&self, id: BodyId) -> Option<BodyRange> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id.index()).copied().flatten()
    }
}

/// A file with bodies that have not been decoded yet.
pub(crate) struct LazyFile {
    pub(crate) opened: Arc<OpenFile>,
    pub(crate) options: ReadOptions,
    pub(crate) lazy_bodies: LazyBodyTable,
}

impl LazyFile {
    /// Returns a decoder, the table of lazy bodies, and the input. `None` if the input is read in ranges and therefore
    /// not in memory.
    pub(crate) fn parts<'f, 'c>(
        &'f self,
        ctx: &'c Context,
    ) -> Option<(Decoder<'f, 'f, 'c>, &'f LazyBodyTable, &'f [u8])> {
        let input = self.opened.borrow_owner();
        let Input::Whole(bytes) = input else { return None };
        let decoder = Decoder::new(self.opened.borrow_dependent(), input, ctx, &self.options);
        Some((decoder, &self.lazy_bodies, bytes))
    }
}

impl LazyBodies for LazyFile {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let Some(place) = self.lazy_bodies.get(body) else { return Ok(Body::new()) };
        let read = || -> Result<Body> {
            let reader = Reader::new(input.get(place.range())?, place.offset, Some(SectionId::Ir));
            let decoder = Decoder::new(file, input, module.context(), &self.options);
            let body = BodyReader::new(decoder, module, Some(&self.lazy_bodies)).body(body, reader, place.regions)?;
            Ok(*body)
        };
        placed(read().map_err(|error| error.with_note(file.note.clone())), &self.options)
            .map_err(|error| Box::new(error.into_diagnostic()))
    }

    fn tables(&self, module: &Module<'_>) -> Option<FileTables> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        unregistered_tables::tables(Decoder::new(file, input, module.context(), &self.options))
    }

    fn may_hold(&self, module: &Module<'_>, name: &str) -> bool {
        let (ctx, at) = (module.context(), Reader::new(&[], 0, None));
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let mut decoder = Decoder::new(file, input, ctx, &self.options);
        let mut names = (0..file.op_names.len()).map(|index| decoder.op_name(&at, index as u64));
        names.any(|found| found.is_err() || found.is_ok_and(|found| ctx.op_str(found) == name))
    }

    fn unread(&self) -> Option<&dyn Any> {
        Some(self)
    }

    fn has_unread_resources(&self) -> bool {
        self.opened.borrow_owner().parts().is_some()
    }

    fn resource(
        &self,
        module: &Module<'_>,
        group: Ident,
        key: Ident,
    ) -> Result<Option<ResourceValue>, Box<Diagnostic>> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let found = Resources::one(input, file, module.context(), group, key);
        placed(found, &self.options).map_err(|error| Box::new(error.into_diagnostic()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copied_bodies_are_found_by_id() {
        let place = |offset| BodyRange { offset, size: 2, regions: 1 };
        let places = [(2, 0), (3, 2), (7, 4), (8, 9)].map(|(id, offset)| (BodyId(id), place(offset))).to_vec();
        let bodies = VerbatimBodies { places, input: b"aabbccdd.." };
        let found = |id| bodies.get(BodyId(id)).map(|(_, bytes)| bytes);
        assert_eq!([2, 3, 7].map(found), [Some(&b"aa"[..]), Some(b"bb"), Some(b"cc")]);
        // These ids have no body, or a body that extends beyond the input.
        assert_eq!([0, 1, 4, 6, 8, 9].map(found), [None; 6]);
        assert!(VerbatimBodies { places: Vec::new(), input: b"" }.get(BodyId(2)).is_none());
    }
}
