//! Recipes for valid instances: results of searches, stored in `recipes.txt`.

use std::collections::BTreeMap;
use std::fmt::Write;

/// An initial plan, and the seeds of the changes that turn it into a valid instance.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Recipe {
    /// The number that selects one of the operation's initial plans.
    pub base: usize,
    /// The seed of each change.
    pub changes: Vec<u64>,
}

/// The recipes, by operation name.
#[derive(Debug, Clone, Default)]
pub struct Recipes(BTreeMap<String, Recipe>);

impl Recipes {
    /// Returns the recipes in `recipes.txt`.
    #[must_use]
    pub fn committed() -> Self {
        Self::parse(include_str!("../recipes.txt"))
    }

    /// Parses recipes. Each line contains the name of an operation, the number of its initial plan, and the seeds of
    /// the changes. Other lines are ignored.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let line = |line: &str| {
            let mut words = line.split(' ');
            let name = words.next().filter(|name| !name.is_empty() && !name.starts_with('#'))?.to_owned();
            let base = words.next()?.parse().ok()?;
            let changes = words.map(|seed| seed.parse().ok()).collect::<Option<_>>()?;
            Some((name, Recipe { base, changes }))
        };
        Self(text.lines().filter_map(line).collect())
    }

    /// Returns the recipes in the format of `recipes.txt`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text =
            "# How each operation is made: the plan that is started from, and the seeds of the changes.\n".to_owned();
        for (name, recipe) in &self.0 {
            let _ = write!(text, "{name} {}", recipe.base);
            for seed in &recipe.changes {
                let _ = write!(text, " {seed}");
            }
            text.push('\n');
        }
        text
    }

    /// Returns the recipe of an operation; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Recipe> {
        self.0.get(name)
    }

    /// Sets the recipe of an operation, or removes it if `recipe` is `None`.
    pub fn set(&mut self, name: &str, recipe: Option<Recipe>) {
        match recipe {
            Some(recipe) => drop(self.0.insert(name.to_owned(), recipe)),
            None => drop(self.0.remove(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        let text = Recipes::parse("# x\na.b 3 17 4\na.c 0\n").text();
        assert!(text.ends_with("\na.b 3 17 4\na.c 0\n"), "{text}");
        assert_eq!(Recipes::parse(&text).get("a.b"), Some(&Recipe { base: 3, changes: vec![17, 4] }));
    }
}
