//! `--debug-only`: prints the tracing events of selected targets to standard error, one per line.

use std::fmt::{Debug, Write as _};
use std::io::Write as _;

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Installs a subscriber that prints the tracing events of the given targets. For an empty list, installs none, so
/// events cost nothing.
pub fn report(targets: Vec<String>) {
    if !targets.is_empty() {
        // If the program has already installed a subscriber, that subscriber receives the events.
        let _ = tracing::subscriber::set_global_default(Lines { targets });
    }
}

/// A subscriber that prints the message of each event of the given targets.
struct Lines {
    targets: Vec<String>,
}

/// A visitor that collects the message of an event.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            let _ = writeln!(self.0, "{value:?}");
        }
    }
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        self.targets.iter().any(|target| target == metadata.target())
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        let _ = std::io::stderr().lock().write_all(message.0.as_bytes());
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
