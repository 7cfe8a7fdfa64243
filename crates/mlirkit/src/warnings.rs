//! What verifiers warn of where bodies are looked at one by one, by several threads.

use std::sync::{Mutex, PoisonError};

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{BodyId, OpRef};
use mlirkit_verify::Inspection;

use crate::{VerifyOptions, diagnostic};

/// What has been said, by the body that it was said of.
pub(crate) struct BodyWarnings {
    options: VerifyOptions,
    /// Whether nobody knows where operations come from: then nothing can be said.
    nowhere: bool,
    said: Mutex<Vec<(Option<BodyId>, Vec<Diagnostic>)>>,
}

impl BodyWarnings {
    /// Nothing yet; `options` say how operations are shown.
    pub(crate) fn new(options: VerifyOptions) -> Self {
        Self { options, nowhere: false, said: Mutex::default() }
    }

    /// The same where nobody knows where operations come from.
    pub(crate) fn nowhere(self) -> Self {
        Self { nowhere: true, ..self }
    }

    /// Whether an operation that owns a body is in order, and what it warns of can be said.
    pub(crate) fn accepts(&self, inspection: &mut Inspection<'_>, owner: OpRef<'_, '_>) -> bool {
        let good = inspection.accepts(owner);
        let found = inspection.take_warnings();
        if self.nowhere {
            return good && found.is_empty();
        }
        if good && !found.is_empty() {
            let said = found.iter().map(|violation| diagnostic(owner.context(), owner.module, violation, self.options));
            let said = (owner.arena().child(owner.id), said.collect());
            self.said.lock().unwrap_or_else(PoisonError::into_inner).push(said);
        }
        good
    }

    /// All of it, in the order of the bodies.
    pub(crate) fn in_order(self) -> Vec<Diagnostic> {
        let mut said = self.said.into_inner().unwrap_or_else(PoisonError::into_inner);
        said.sort_by_key(|(body, _)| *body);
        said.into_iter().flat_map(|(_, said)| said).collect()
    }
}
