//! Collects the verifier's warnings by body when bodies are streamed by several threads.

use std::sync::{Mutex, PoisonError};

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{BodyId, OpRef};
use mlirkit_verify::Inspection;

use crate::{VerifyOptions, diagnostic};

/// The verifier's warnings, with the bodies that they belong to.
pub(crate) struct BodyWarnings {
    options: VerifyOptions,
    /// True if locations were not read. Warnings then cannot be reported.
    nowhere: bool,
    said: Mutex<Vec<(Option<BodyId>, Vec<Diagnostic>)>>,
}

impl BodyWarnings {
    /// Creates an empty collection. `options` control how operations are shown.
    pub(crate) fn new(options: VerifyOptions) -> Self {
        Self { options, nowhere: false, said: Mutex::default() }
    }

    /// Records that locations were not read.
    pub(crate) fn nowhere(self) -> Self {
        Self { nowhere: true, ..self }
    }

    /// Verifies an operation that owns a body, and collects its warnings. Returns `false` if the operation is invalid,
    /// or has warnings that cannot be reported.
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

    /// Returns all warnings, in the order of the bodies.
    pub(crate) fn in_order(self) -> Vec<Diagnostic> {
        let mut said = self.said.into_inner().unwrap_or_else(PoisonError::into_inner);
        said.sort_by_key(|(body, _)| *body);
        said.into_iter().flat_map(|(_, said)| said).collect()
    }
}
