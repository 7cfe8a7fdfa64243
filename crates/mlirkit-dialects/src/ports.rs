//! What the dialects' rows cannot say of releases: their history, and its hooks.

use std::sync::OnceLock;

use mlirkit_defs::History;
use mlirkit_ir::{PortHook, Ports};

#[cfg(feature = "gpu")]
use crate::gpu;
#[cfg(feature = "transform")]
use crate::transform;
#[cfg(feature = "parallel")]
use crate::{acc, omp};
use crate::{affine, linalg, llvm, memref, vector};

/// The history as text: what the tools of the releases have, and what changed.
const TEXT: &str = concat!(include_str!("../history/lifetimes.txt"), include_str!("../history/changes.txt"));

/// When operations, attributes and types of these dialects came and went, and what else changed from release to release.
#[must_use]
pub fn history() -> &'static History {
    static HISTORY: OnceLock<History> = OnceLock::new();
    // That the text can be read is tested.
    HISTORY.get_or_init(|| History::parse(TEXT).unwrap_or_default())
}

/// What a context needs that modules are brought to, see [`mlirkit_edit::port`](https://docs.rs/mlirkit-edit).
#[must_use]
pub fn ports() -> Ports {
    Ports { history, hook, contexts: &[llvm::bring] }
}

/// The hooks of the history, by name.
fn hook(name: &str) -> Option<PortHook> {
    let hooks: &[(&str, PortHook)] = &[
        #[cfg(feature = "gpu")]
        ("attributions", gpu::port::ATTRIBUTIONS),
        ("basis", affine::port::BASIS),
        ("bounds", affine::port::BOUNDS),
        ("debug-expressions", llvm::port::DEBUG_EXPRESSIONS),
        ("gep-flags", llvm::port::GEP_FLAGS),
        ("in-bounds", vector::port::IN_BOUNDS),
        #[cfg(feature = "parallel")]
        ("map-type", omp::port::MAP_TYPE),
        ("mapper", linalg::port::MAPPER),
        #[cfg(feature = "transform")]
        ("pass-options", transform::port::PASS_OPTIONS),
        ("result", memref::port::RESULT),
        ("thread-local-mode", llvm::port::THREAD_LOCAL_MODE),
        #[cfg(feature = "parallel")]
        ("var-type", acc::port::VAR_TYPE),
    ];
    hooks.iter().find(|(known, _)| *known == name).map(|(_, hook)| *hook)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use mlirkit_defs::History;

    #[test]
    fn the_history_can_be_read_and_its_hooks_are_bound() {
        let history = History::parse(super::TEXT).unwrap();
        assert!(history.lifetimes().count() > 500);
        for hooked in history.hooks() {
            assert!(super::hook(&hooked.hook).is_some(), "{}", hooked.hook);
        }
    }
}
