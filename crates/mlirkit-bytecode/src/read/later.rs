//! Bodies that are left for later: where they are, and what reads them when somebody looks at one.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use mlirkit_diag::{Diagnostic, Result};
use mlirkit_ir::{Body, BodyId, Context, FileTables, Ident, LazyBodies, Module, ResourceValue};
use mlirkit_wire::{Reader, SectionId};

use super::body::BodyReader;
use super::{Opened, placed};
use crate::decode::Decoder;
use crate::file::Resources;
use crate::kept;
use crate::options::ReadOptions;
use crate::source::Input;

/// Where the bodies are that have been left for later, by their numbers.
#[derive(Default)]
pub(crate) struct Later(Mutex<Vec<Option<LaterBody>>>);

#[derive(Clone, Copy)]
pub(crate) struct LaterBody {
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(crate) regions: u32,
}

impl LaterBody {
    fn range(&self) -> std::ops::Range<u64> {
        self.offset..self.offset.saturating_add(self.size)
    }

    pub(crate) fn reader<'a>(&self, input: &'a [u8]) -> Reader<'a> {
        let start = usize::try_from(self.offset).unwrap_or(usize::MAX);
        let data = input.get(start..).and_then(|rest| rest.get(..usize::try_from(self.size).ok()?));
        Reader::new(data.unwrap_or_default(), self.offset, Some(SectionId::Ir))
    }
}

impl Later {
    /// All of them, in the order of their numbers.
    pub(super) fn all(&self) -> Vec<(BodyId, LaterBody)> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (0..).map(BodyId).zip(places.iter()).filter_map(|(id, place)| Some((id, (*place)?))).collect()
    }

    pub(super) fn insert(&self, id: BodyId, body: LaterBody) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() <= id.index() {
            places.resize(id.index() + 1, None);
        }
        if let Some(place) = places.get_mut(id.index()) {
            *place = Some(body);
        }
    }

    pub(crate) fn get(&self, id: BodyId) -> Option<LaterBody> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id.index()).copied().flatten()
    }
}

/// A file some of whose bodies are still to be read.
pub(crate) struct LazyFile {
    pub(super) opened: Arc<Opened>,
    pub(super) options: ReadOptions,
    pub(super) later: Later,
}

impl LazyFile {
    /// What its bodies are read with, and where they are; `None` if the file is not at hand as a whole.
    pub(crate) fn parts<'f, 'c>(&'f self, ctx: &'c Context) -> Option<(Decoder<'f, 'f, 'c>, &'f Later, &'f [u8])> {
        let input = self.opened.borrow_owner();
        let Input::Whole(bytes) = input else { return None };
        let decoder = Decoder::new(self.opened.borrow_dependent(), input, ctx, &self.options);
        Some((decoder, &self.later, bytes))
    }
}

impl LazyBodies for LazyFile {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let Some(place) = self.later.get(body) else { return Ok(Body::new()) };
        let read = || -> Result<Body> {
            let reader = Reader::new(input.get(place.range())?, place.offset, Some(SectionId::Ir));
            let decoder = Decoder::new(file, input, module.context(), &self.options);
            let body = BodyReader::new(decoder, module, Some(&self.later)).body(body, reader, place.regions)?;
            Ok(*body)
        };
        placed(read().map_err(|error| error.with_note(file.note.clone())), &self.options)
            .map_err(|error| Box::new(error.into_diagnostic()))
    }

    fn tables(&self, module: &Module<'_>) -> Option<FileTables> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        kept::tables(Decoder::new(file, input, module.context(), &self.options))
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
