//! The search for a valid instance. Changes that lead to a new error message are kept.

use std::collections::HashSet;

use mlirkit::defs::{Dialect, OpDef};

use crate::plan::Plan;
use crate::random::{Random, hash};
use crate::{Generator, Recipe, check};

/// Number of initial plans that a search tries.
const BASES: usize = 24;

/// The result of a search.
#[derive(Debug)]
pub enum Found {
    /// The recipe of an instance whose forms all agree.
    Works(Recipe),
    /// No valid instance was found.
    Nothing {
        /// The last new error message.
        reason: String,
        /// The text of a valid instance whose forms differ, and a description of the difference.
        differs: Option<(String, String)>,
    },
}

impl Generator<'_> {
    /// Searches for a valid instance of an operation, with at most `attempts` attempts.
    #[must_use]
    pub fn search(&self, dialect: &'static Dialect, op: &'static OpDef, attempts: usize) -> Found {
        let mut random = Random::new(hash(&op.name));
        let mut known: Vec<(Recipe, Plan)> = Vec::new();
        let (mut seen, mut texts) = (HashSet::new(), HashSet::new());
        let (mut reason, mut differs) = (String::new(), None);
        for attempt in 0..attempts.max(BASES) {
            let (recipe, plan) = if attempt < BASES {
                (Recipe { base: attempt, changes: Vec::new() }, self.base(dialect, op, attempt, 0))
            } else {
                let newest = known.len().saturating_sub(1);
                let at = match random.below(4) {
                    0 | 1 => newest - random.below(known.len().min(3)),
                    2 => newest - random.below(known.len().min(8)),
                    _ => random.below(known.len()),
                };
                let Some((mut recipe, mut plan)) = known.get(at).cloned() else { break };
                for _ in 0..=random.below(3) {
                    let seed = random.number() >> 44;
                    self.change(&mut plan, &mut Random::new(seed));
                    recipe.changes.push(seed);
                }
                (recipe, plan)
            };
            if recipe.changes.len() > 40 {
                continue;
            }
            let text = plan.text();
            if !texts.insert(hash(&text)) {
                continue;
            }
            let message = match check::opened(self.ctx, text.clone().into()) {
                Ok(module) => match check::same(self.ctx, &module) {
                    Ok(()) => return Found::Works(self.shorter(dialect, op, recipe)),
                    Err(message) => {
                        differs.get_or_insert_with(|| (text.clone(), message.clone()));
                        message
                    }
                },
                Err(message) => message,
            };
            if seen.insert(shape(&message)) {
                reason = message;
                known.push((recipe, plan));
            }
        }
        Found::Nothing { reason, differs }
    }

    /// Removes the changes from a recipe that it does not need.
    fn shorter(&self, dialect: &'static Dialect, op: &'static OpDef, mut recipe: Recipe) -> Recipe {
        let mut at = 0;
        while at < recipe.changes.len() {
            let mut less = recipe.clone();
            less.changes.remove(at);
            let text = self.replay(dialect, op, &less).text();
            if check::text(self.ctx, text).is_ok() { recipe = less } else { at += 1 }
        }
        recipe
    }
}

/// Returns an error message without the parts that depend on types.
fn shape(message: &str) -> String {
    let end = ["but got", "(got", " vs ", "but found"].iter().filter_map(|word| message.find(word)).min();
    let message = message.get(..end.unwrap_or(message.len())).unwrap_or(message);
    let mut shape = String::new();
    for (index, part) in message.split('\'').enumerate() {
        if index % 2 == 0 || !part.contains(['<', '!', ' ', '1', '2', '3', '4', '6', '8']) {
            shape.push_str(part);
        }
    }
    shape
}
