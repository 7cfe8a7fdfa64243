//! Generates instances of operations from their definitions. Each definition yields one instance that is known to be
//! valid, and random instances that are determined by a seed.
//!
//! Types and attributes are chosen from a [pool] so that they satisfy the predicates of the operation's constraints.
//! Other requirements (a verifier in C++, a trait that relates several types) are met by a search. It changes one
//! aspect of an instance at a time, and keeps changes that lead to a new error message. The result is a [`Recipe`] in
//! `recipes.txt`: an initial plan and the seeds of the changes. So the search runs again only if a definition changes.
//! A few operations need surroundings that the search cannot find; `hints/` has handwritten instances of these.

mod change;
pub mod check;
pub mod damaged;
mod hints;
mod plan;
pub mod pool;
pub mod random;
mod recipe;
mod search;
pub mod shake;
mod types;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use mlirkit::defs::{Dialect, OpDef};
use mlirkit::ir::Context;

use plan::Plan;
use pool::{Common, Pool};
use random::{Random, hash};

pub use hints::Hints;
pub use recipe::{Recipe, Recipes};
pub use search::Found;

/// Number of changes that are applied to a valid instance to create a random one.
const CHANGES: usize = 4;

/// A generator of operation instances.
pub struct Generator<'c> {
    ctx: &'c Context,
    common: Common,
    pools: RefCell<HashMap<String, Rc<Pool>>>,
    recipes: Recipes,
    hints: Hints,
}

impl<'c> Generator<'c> {
    /// Creates a generator that uses the recipes in this crate.
    #[must_use]
    pub fn new(ctx: &'c Context) -> Self {
        let recipes = Recipes::committed();
        Self { ctx, common: Common::new(ctx), pools: RefCell::default(), recipes, hints: Hints::new(ctx) }
    }

    /// Returns the types and attributes from which a dialect's operations are built.
    pub fn pool(&self, dialect: &'static Dialect) -> Rc<Pool> {
        let known = self.pools.borrow().get(dialect.name()).cloned();
        known.unwrap_or_else(|| {
            let pool = Rc::new(Pool::new(self.ctx, &self.common, dialect));
            self.pools.borrow_mut().insert(dialect.name().to_owned(), pool.clone());
            pool
        })
    }

    /// Returns a mutable reference to the recipes, for example to add the results of a search.
    pub fn recipes(&mut self) -> &mut Recipes {
        &mut self.recipes
    }

    /// Returns an endless iterator over instances of an operation, as modules in generic form. If a valid instance is
    /// known, it comes first. The others are random and may be invalid.
    pub fn instances<'g>(
        &'g self,
        dialect: &'static Dialect,
        op: &'static OpDef,
        seed: u64,
    ) -> impl Iterator<Item = String> + 'g {
        let known = self.least(dialect, op);
        let start = self.recipes.get(&op.name).map(|recipe| self.replay(dialect, op, recipe));
        let mut random = Random::new(seed ^ hash(&op.name));
        let changed = std::iter::from_fn(move || {
            let mut plan = start.clone().unwrap_or_else(|| self.base(dialect, op, random.below(16), 0));
            for _ in 0..=random.below(CHANGES) {
                let seed = random.number();
                self.change(&mut plan, &mut Random::new(seed));
            }
            Some(plan.text())
        });
        known.into_iter().chain(changed)
    }

    /// Returns the known valid instance of an operation; `None` if no recipe or hint exists for it.
    #[must_use]
    pub fn least(&self, dialect: &'static Dialect, op: &'static OpDef) -> Option<String> {
        let known = self.recipes.get(&op.name).map(|recipe| self.replay(dialect, op, recipe).text());
        known.or_else(|| self.hints.get(&op.name).map(str::to_owned))
    }

    fn replay(&self, dialect: &'static Dialect, op: &'static OpDef, recipe: &Recipe) -> Plan {
        let mut plan = self.base(dialect, op, recipe.base, 0);
        recipe.changes.iter().for_each(|seed| self.change(&mut plan, &mut Random::new(*seed)));
        plan
    }
}

/// Returns all operations that the library defines.
pub fn rows() -> impl Iterator<Item = (&'static Dialect, &'static OpDef)> {
    let dialects = mlirkit::dialects::names().filter_map(mlirkit::dialects::lookup);
    dialects.flat_map(|dialect| dialect.ops().map(move |op| (dialect, op)))
}
