//! Operations that have two forms in VHLO, such as `tan_v1` and `tan_v2`: the versions of both forms, their
//! differences, and when both are equivalent.

use crate::tables::{ALGORITHM, Implied};
use crate::versions::Version;

/// How two VHLO forms of an operation differ, such as `vhlo.tan_v1` and `vhlo.tan_v2`. Several operations can share the
/// same differences.
pub(crate) struct Forms {
    /// The operations that have these differences. Each has a name without dialect and form suffix, and the versions
    /// that introduced its first and its second form.
    ops: &'static [(&'static str, Version, Version)],
    /// The attributes that the second form adds. An operation can be converted to the first form only if each of them
    /// has the given value.
    pub added: &'static [(&'static str, Implied)],
    /// The attributes that the second form no longer has.
    pub dropped: &'static [&'static str],
    /// The restriction that the first form has but the second form does not, if any.
    pub one: Option<One>,
    /// The condition under which an operation can be converted to the first form, as a phrase for messages.
    pub condition: &'static str,
}

/// A restriction on the first form of an operation: it has at most one operand, or no regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum One {
    Operand,
    /// The first form has no regions.
    Region,
}

impl Forms {
    /// Returns the differences between the two forms of an operation; `None` if it has only one form.
    pub(crate) fn of(op: &str) -> Option<&'static Self> {
        FORMS.iter().find(|forms| forms.has(op))
    }

    /// Returns the differences that include the introduction of this VHLO attribute or type by a second form. `None` if
    /// no second form introduced it.
    pub(crate) fn that_brought(row: &str) -> Option<&'static Self> {
        FORMS.iter().find(|forms| forms.added.iter().any(|(_, implied)| implied.rows().contains(&row)))
    }

    /// Returns true if these are the differences between the two forms of operation `op`.
    pub(crate) fn has(&self, op: &str) -> bool {
        self.ops.iter().any(|(name, ..)| *name == op)
    }

    /// Returns the versions that introduced the first and the second form of an operation; `None` if it has a single
    /// form.
    pub(crate) fn since(op: &str) -> Option<(Version, Version)> {
        let mut ops = FORMS.iter().flat_map(|forms| forms.ops);
        ops.find(|(name, ..)| *name == op).map(|(_, first, second)| (*first, *second))
    }

    /// Returns the names of all operations with two forms.
    #[cfg(test)]
    pub(crate) fn ops() -> impl Iterator<Item = &'static str> {
        FORMS.iter().flat_map(|forms| forms.ops).map(|(name, ..)| *name)
    }
}

const fn v(major: u64, minor: u64) -> Version {
    Version::new(major, minor, 0)
}

/// Two forms without differences, as the base for the entries of [`FORMS`].
const SAME: Forms = Forms { ops: &[], added: &[], dropped: &[], one: None, condition: "always" };

/// The differences between the two forms, for all operations that have two.
const FORMS: &[Forms] = &[
    Forms {
        ops: &[("all_gather", v(0, 9), v(1, 5)), ("all_reduce", v(0, 9), v(1, 5)), ("all_to_all", v(0, 9), v(1, 5))],
        one: Some(One::Operand),
        condition: "if there is one operand",
        ..SAME
    },
    Forms {
        ops: &[("collective_broadcast", v(0, 16), v(1, 20))],
        added: &[("has_dynamic_root", Implied::False)],
        one: Some(One::Operand),
        condition: "if there is one operand and no dynamic root",
        ..SAME
    },
    Forms {
        ops: &[("composite", v(0, 19), v(1, 14))],
        one: Some(One::Region),
        condition: "if there are no regions",
        ..SAME
    },
    Forms {
        ops: &[("custom_call", v(0, 9), v(1, 18))],
        added: &[("result_tilings", Implied::EmptyArray)],
        condition: "if there are no result tilings",
        ..SAME
    },
    Forms {
        ops: &[("dot_general", v(0, 9), v(1, 6))],
        added: &NO_ALGORITHM,
        condition: "if there is no algorithm",
        ..SAME
    },
    Forms { ops: &[("dynamic_conv", v(0, 9), v(0, 20))], dropped: &["padding"], ..SAME },
    Forms {
        ops: &[("dynamic_gather", v(0, 9), v(1, 1)), ("gather", v(0, 9), v(1, 1))],
        added: &[("operand_batching_dims", Implied::EmptyField), ("start_indices_batching_dims", Implied::EmptyField)],
        condition: NO_BATCHING,
        ..SAME
    },
    Forms {
        ops: &[("scatter", v(0, 9), v(1, 1))],
        added: &[("input_batching_dims", Implied::EmptyField), ("scatter_indices_batching_dims", Implied::EmptyField)],
        condition: NO_BATCHING,
        ..SAME
    },
    Forms {
        ops: &[("recv", v(0, 9), v(1, 12)), ("send", v(0, 9), v(1, 12))],
        added: &[("source_target_pairs", Implied::EmptyTensor)],
        condition: "if there are no source_target_pairs",
        ..SAME
    },
    Forms {
        ops: &[
            ("cbrt", v(0, 9), v(1, 10)),
            ("cosine", v(0, 9), v(1, 10)),
            ("exponential", v(0, 9), v(1, 9)),
            ("exponential_minus_one", v(0, 9), v(1, 10)),
            ("log", v(0, 9), v(1, 10)),
            ("log_plus_one", v(0, 9), v(1, 10)),
            ("logistic", v(0, 9), v(1, 10)),
            ("rsqrt", v(0, 9), v(1, 10)),
            ("sine", v(0, 9), v(1, 10)),
            ("sqrt", v(0, 9), v(1, 10)),
            ("tan", v(1, 4), v(1, 10)),
            ("tanh", v(0, 9), v(1, 10)),
        ],
        added: &[("result_accuracy", Implied::Accuracy)],
        condition: "if result_accuracy is the default",
        ..SAME
    },
];

const NO_BATCHING: &str = "if there are no batching dimensions";

const NO_ALGORITHM: [(&str, Implied); ALGORITHM.len()] = {
    let mut all = [("", Implied::NoneType); ALGORITHM.len()];
    let mut i = 0;
    while i < all.len() {
        all[i].0 = ALGORITHM[i];
        i += 1;
    }
    all
};
