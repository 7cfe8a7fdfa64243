//! Hostile definition files: malformed, deeply nested and large ones.

use crate::{Case, Kind, case, many, nest};

macro_rules! definitions {
    ($($name:literal $pieces:literal |$n:ident| $make:expr;)*) => {
        &[$(case(Kind::Definitions, $name, $pieces, |$n: usize| Vec::<u8>::from($make)),)*]
    };
}

/// The adversarial definition files.
pub const CASES: &[Case] = definitions! {
    "definitions-many-ops" 500 |n| format!("dialect x\n{}", many(n, "op o#\n"));
    "definitions-same-ops" 500 |n| format!("dialect x\n{}", "op o\n".repeat(n));
    "definitions-long-name" 10000 |n| format!("dialect {}\n", "x".repeat(n));
    "definitions-long-line" 10000 |n| format!("dialect x\nop o {}\n", "y ".repeat(n));
    "definitions-many-dialects" 500 |n| many(n, "dialect x#\n");
    "definitions-deep-predicate" 500 |n| format!("dialect x\nconstraint c pred {}\n", nest(n, "not(", "any", ")"));
    "definitions-deep-format" 500 |n| format!("dialect x\nop o\n  format `{}`\n", nest(n, "(", "attr-dict", ")?"));
    "definitions-not-utf8" 1000 |n| vec![0xff; n];
    "definitions-nul" 1000 |n| vec![0; n];
    "definitions-indented" 500 |n| format!("dialect x\n{}", (0..n).map(|i| format!("{}y\n", " ".repeat(i % 1000))).collect::<String>());
    "definitions-quotes" 1000 |n| format!("dialect x\nop {}\n", "\"".repeat(n));
};
