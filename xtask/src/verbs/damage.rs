//! Checks that no subcommand crashes on damaged files.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Run, VERBS, inputs, words};
use crate::paths;

impl Run {
    /// Checks that each damaged file leads to a result or an error, but not to a crash.
    pub(super) fn mutated(&self, count: usize) -> Result<(), String> {
        let originals: Vec<Vec<u8>> =
            inputs(&["mlir", "mlirbc", "bin"])?.iter().filter_map(|path| std::fs::read(path).ok()).collect();
        let other = paths::workspace().join("examples/kernel.mlirbc").display().to_string();
        let next = AtomicUsize::new(0);
        let worker = |thread: usize| -> Result<Vec<String>, String> {
            let mut crashed = Vec::new();
            let path = self.path(&format!("mutated{thread}"));
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(original) = originals.get(number % originals.len().max(1)).filter(|_| number < count) else {
                    return Ok(crashed);
                };
                std::fs::write(&path, damaged(original, number as u64)).map_err(|e| e.to_string())?;
                let verb = VERBS.get(number / originals.len() % VERBS.len()).copied().unwrap_or(&["info"]);
                let call = words(verb, &path, &other);
                let output = self.call(&call)?;
                if !matches!(output.status.code(), Some(0..=2)) {
                    crashed.push(format!(
                        "{number}: {}: {:?}: {}",
                        call.join(" "),
                        output.status,
                        String::from_utf8_lossy(&output.stderr)
                    ));
                }
            }
        };
        let results: Vec<Result<Vec<String>, String>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..2).map(|thread| scope.spawn(move || worker(thread))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| Err("a thread failed".to_owned())))
                .collect()
        });
        let crashed: Vec<String> = results.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        println!("{count} damaged files, {} crashes", crashed.len());
        if crashed.is_empty() { Ok(()) } else { Err(crashed.join("\n")) }
    }
}

/// Returns a copy of a file with some bytes changed, removed or inserted.
fn damaged(original: &[u8], seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % limit.max(1) as u64).unwrap_or(0)
    };
    let mut bytes = original.to_vec();
    for _ in 0..=below(4) {
        let at = below(bytes.len());
        let value = u8::try_from(below(256)).unwrap_or(0);
        match below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), value),
            _ => bytes.get_mut(at).into_iter().for_each(|byte| *byte = value),
        }
    }
    bytes
}
