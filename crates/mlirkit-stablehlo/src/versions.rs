//! The StableHLO versions and the changes in each.
//!
//! VHLO is StableHLO with versioned operations, attributes and types. When an operation `exponential_v1` has to change,
//! a successor `exponential_v2` is added, and both remain. A portable artifact for version X contains only what exists
//! in X.

use std::fmt;
use std::str::FromStr;

use crate::forms::Forms;

/// A version of StableHLO, such as 1.9.0.
///
/// ```
/// use mlirkit_stablehlo::Version;
///
/// let version: Version = "1.9.0".parse()?;
/// assert!(Version::MINIMUM < version && version < Version::CURRENT);
/// assert_eq!(version.bytecode_format(), Some(6));
/// assert!("1.9".parse::<Version>().is_err());
/// # Ok::<(), mlirkit_stablehlo::versions::InvalidVersion>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The major version, incremented when the compatibility guarantees change.
    pub major: u64,
    /// The minor version, incremented for every new feature.
    pub minor: u64,
    /// The patch version, incremented for changes that are not visible in artifacts.
    pub patch: u64,
}

impl Version {
    /// The newest version that this library supports.
    pub const CURRENT: Self = Self::new(1, 22, 0);
    /// The oldest version that artifacts can have.
    pub const MINIMUM: Self = Self::new(0, 9, 0);

    /// Creates the version `major.minor.patch`.
    #[must_use]
    pub const fn new(major: u64, minor: u64, patch: u64) -> Self {
        Self { major, minor, patch }
    }

    /// Returns the version with patch 0. It has the same operations, attributes and types.
    #[must_use]
    pub const fn without_patch(self) -> Self {
        Self { patch: 0, ..self }
    }

    /// Returns the version of the MLIR bytecode format that artifacts of this StableHLO version use. `None` if this
    /// version has no artifacts.
    ///
    /// ```
    /// # use mlirkit_stablehlo::Version;
    /// assert_eq!(Version::MINIMUM.bytecode_format(), Some(0));
    /// assert_eq!(Version::CURRENT.bytecode_format(), Some(6));
    /// assert_eq!(Version::new(2, 0, 0).bytecode_format(), None);
    /// ```
    #[must_use]
    pub fn bytecode_format(self) -> Option<u64> {
        if self < Self::MINIMUM || self > Self::CURRENT {
            return None;
        }
        FORMATS.iter().rev().find(|(since, _)| *since <= self).map(|(_, format)| *format)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

/// The error for a string that is not a version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidVersion;

impl fmt::Display for InvalidVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid version, must be of the form `#.#.#`")
    }
}

impl std::error::Error for InvalidVersion {}

/// Parses exactly three decimal numbers separated by dots. Leading zeros are allowed.
impl FromStr for Version {
    type Err = InvalidVersion;

    fn from_str(text: &str) -> Result<Self, InvalidVersion> {
        let mut numbers = text.split('.').map(|digits| {
            let decimal = digits.bytes().all(|byte| byte.is_ascii_digit());
            let number: Option<i64> = digits.parse().ok().filter(|_| decimal);
            number.map(i64::unsigned_abs).ok_or(InvalidVersion)
        });
        let mut next = || numbers.next().unwrap_or(Err(InvalidVersion));
        let version = Self::new(next()?, next()?, next()?);
        if numbers.next().is_some() { Err(InvalidVersion) } else { Ok(version) }
    }
}

/// The age of the oldest reader that must be able to read an artifact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Compatibility {
    /// Readers must be as new as this library.
    None,
    /// Readers may be up to four weeks older.
    Week4,
    /// Readers may be up to twelve weeks older.
    Week12,
    /// Readers may have any supported version.
    Max,
}

impl Compatibility {
    /// Returns the StableHLO version to write for readers of that age.
    ///
    /// ```
    /// use mlirkit_stablehlo::{Compatibility, Version};
    /// assert_eq!(Compatibility::Max.version(), Version::MINIMUM);
    /// ```
    #[must_use]
    pub const fn version(self) -> Version {
        match self {
            Self::None => Version::CURRENT,
            Self::Week4 => Version::new(1, 18, 0),
            Self::Week12 => Version::new(1, 16, 3),
            Self::Max => Version::MINIMUM,
        }
    }
}

/// The range of StableHLO versions that have an operation, attribute or type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Range {
    /// The first version that has the operation, attribute or type.
    pub min: Version,
    /// The last version that has the operation, attribute or type. If there is no successor, this is
    /// [`Version::CURRENT`].
    pub max: Version,
}

impl Range {
    const fn since(min: Version) -> Self {
        Self { min, max: Version::CURRENT }
    }

    /// Returns true if `version` is in the range. Its patch number is ignored.
    #[must_use]
    pub fn contains(self, version: Version) -> bool {
        let version = version.without_patch();
        self.min <= version && version <= self.max
    }
}

/// Returns the StableHLO versions that have a VHLO operation; `None` if there is no such operation.
///
/// ```
/// use mlirkit_stablehlo::{Version, versions};
///
/// let tan = versions::of_op("tan_v1").unwrap();
/// assert_eq!((tan.min, tan.max), (Version::new(1, 4, 0), Version::new(1, 9, 0)));
/// assert_eq!(versions::of_op("tan_v2").unwrap().min, Version::new(1, 10, 0));
/// assert_eq!(versions::of_op("add_v1").unwrap().min, Version::MINIMUM);
/// assert!(versions::of_op("add_v2").is_none());
/// ```
#[must_use]
pub fn of_op(mnemonic: &str) -> Option<Range> {
    vhlo()?.op(mnemonic)?;
    if let Some((since, second)) = mnemonic.rsplit_once("_v").and_then(|(name, _)| Forms::since(name)) {
        let last = Version::new(second.major, second.minor - 1, 0);
        return Some(if mnemonic.ends_with("_v1") { Range { min: since, max: last } } else { Range::since(second) });
    }
    Some(later(LATER_OPS, mnemonic))
}

/// Returns the StableHLO versions that have a VHLO attribute; `None` if there is no such attribute.
///
/// ```
/// use mlirkit_stablehlo::{Version, versions};
/// assert_eq!(versions::of_attr("mesh_v1").unwrap().min, Version::new(1, 16, 0));
/// ```
#[must_use]
pub fn of_attr(mnemonic: &str) -> Option<Range> {
    vhlo()?.attr(mnemonic)?;
    Some(later(LATER_ATTRS, mnemonic))
}

/// Returns the StableHLO versions that have a VHLO type; `None` if there is no such type.
///
/// ```
/// use mlirkit_stablehlo::{Version, versions};
/// assert_eq!(versions::of_type("f8E4M3FNUZ_v1").unwrap().min, Version::new(0, 10, 0));
/// ```
#[must_use]
pub fn of_type(mnemonic: &str) -> Option<Range> {
    vhlo()?.type_(mnemonic)?;
    Some(later(LATER_TYPES, mnemonic))
}

/// Returns the first version that has any form of an operation, such as 1.4.0 for `tan`.
///
/// ```
/// use mlirkit_stablehlo::{Version, versions};
/// assert_eq!(versions::op_since("tan"), Some(Version::new(1, 4, 0)));
/// ```
#[must_use]
pub fn op_since(name: &str) -> Option<Version> {
    of_op(&format!("{name}_v1")).map(|range| range.min)
}

fn later(rows: &[(&str, Version)], mnemonic: &str) -> Range {
    Range::since(rows.iter().find(|row| row.0 == mnemonic).map_or(Version::MINIMUM, |row| row.1))
}

fn vhlo() -> Option<&'static mlirkit_defs::Dialect> {
    mlirkit_dialects::lookup("vhlo")
}

const fn v(major: u64, minor: u64) -> Version {
    Version::new(major, minor, 0)
}

/// The changes in each version, oldest version first.
pub const LOG: &[(Version, &str)] = &[
    (v(0, 9), "first version with compatibility guarantees"),
    (v(0, 10), "types `f8E4M3FNUZ` and `f8E5M2FNUZ`"),
    (v(0, 11), "type `f8E4M3B11FNUZ`"),
    (v(0, 12), "bytecode format 3"),
    (v(0, 14), "bytecode format 4"),
    (v(0, 15), "bytecode format 6: properties"),
    (v(0, 16), "operation `collective_broadcast`"),
    (v(0, 17), "reductions may widen the element type"),
    (v(0, 18), "quantization per axis"),
    (v(0, 19), "operation `composite`"),
    (v(0, 20), "`dynamic_conv` without `padding`"),
    (v(1, 0), "guarantee of five years backward and two years forward compatibility"),
    (v(1, 1), "batching dimensions of `gather`, `dynamic_gather` and `scatter`"),
    (v(1, 2), "types `i2` and `ui2`"),
    (v(1, 3), "dictionary as `backend_config` of `custom_call`"),
    (v(1, 4), "operation `tan`"),
    (v(1, 5), "`all_reduce`, `all_gather` and `all_to_all` with several operands"),
    (v(1, 6), "algorithm of `dot_general`"),
    (v(1, 7), "types `f8E4M3` and `f8E3M4`"),
    (v(1, 8), "types `f4E2M1FN`, `f6E2M3FN`, `f6E3M2FN` and `f8E8M0FNU`"),
    (v(1, 9), "result accuracy of `exponential`"),
    (v(1, 10), "result accuracy of the other transcendental operations"),
    (v(1, 11), "other dialects beside VHLO"),
    (v(1, 12), "`source_target_pairs` of `send` and `recv`"),
    (v(1, 13), "buffers"),
    (v(1, 14), "regions of `composite`"),
    (v(1, 15), "operations `async_start` and `async_done`, type `future`"),
    (v(1, 16), "replica groups by mesh axes"),
    (v(1, 17), "futures as operands of `custom_call`"),
    (v(1, 18), "`result_tilings` of `custom_call`"),
    (v(1, 19), "operation `collective_reduce`"),
    (v(1, 20), "`has_dynamic_root` of `collective_broadcast`"),
    // The sources of these two versions were not available. jaxlib writes every known program in the same way as for
    // 1.20.
    (v(1, 21), "nothing that is known to show in artifacts"),
    (v(1, 22), "nothing that is known to show in artifacts"),
];

/// For each bytecode format, the first StableHLO version that uses it.
const FORMATS: &[(Version, u64)] = &[(v(0, 9), 0), (v(0, 10), 1), (v(0, 12), 3), (v(0, 14), 4), (v(0, 15), 6)];

/// Operations with a single form that were added after the first version.
const LATER_OPS: &[(&str, Version)] =
    &[("async_done_v1", v(1, 15)), ("async_start_v1", v(1, 15)), ("collective_reduce_v1", v(1, 19))];

/// Attributes that were added after the first version.
const LATER_ATTRS: &[(&str, Version)] = &[
    ("axis_ref_v1", v(1, 16)),
    ("mesh_axis_v1", v(1, 16)),
    ("mesh_v1", v(1, 16)),
    ("replica_group_mesh_axes_v1", v(1, 16)),
    ("result_accuracy_mode_v1", v(1, 9)),
    ("result_accuracy_v1", v(1, 9)),
    ("sub_axis_info_v1", v(1, 16)),
];

/// Types that were added after the first version.
const LATER_TYPES: &[(&str, Version)] = &[
    ("buffer_v1", v(1, 13)),
    ("f4E2M1FN_v1", v(1, 8)),
    ("f6E2M3FN_v1", v(1, 8)),
    ("f6E3M2FN_v1", v(1, 8)),
    ("f8E3M4_v1", v(1, 7)),
    ("f8E4M3B11FNUZ_v1", v(0, 11)),
    ("f8E4M3FNUZ_v1", v(0, 10)),
    ("f8E4M3_v1", v(1, 7)),
    ("f8E5M2FNUZ_v1", v(0, 10)),
    ("f8E8M0FNU_v1", v(1, 8)),
    ("future_v1", v(1, 15)),
    ("i2_v1", v(1, 2)),
    ("none_v1", v(1, 6)),
    ("quant_per_axis_v1", v(0, 18)),
    ("tf31_v1", v(1, 6)),
    ("ui2_v1", v(1, 2)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_something_of_vhlo() {
        let vhlo = vhlo().unwrap();
        for name in Forms::ops() {
            assert!(vhlo.op(&format!("{name}_v1")).is_some() && vhlo.op(&format!("{name}_v2")).is_some(), "{name}");
        }
        for (name, _) in LATER_OPS {
            assert!(vhlo.op(name).is_some(), "{name}");
        }
        for (name, _) in LATER_ATTRS {
            assert!(vhlo.attr(name).is_some(), "{name}");
        }
        for (name, _) in LATER_TYPES {
            assert!(vhlo.type_(name).is_some(), "{name}");
        }
        let second_forms = vhlo.op_names().filter(|name| name.ends_with("_v2")).count();
        assert_eq!((vhlo.op_names().count(), second_forms), (145, Forms::ops().count()));
    }

    #[test]
    fn every_version_has_every_operation_in_one_form_at_most() {
        let names: Vec<&str> = vhlo().unwrap().op_names().filter_map(|name| name.strip_suffix("_v1")).collect();
        for (version, _) in LOG {
            for name in &names {
                let has = |form: &str| of_op(&format!("{name}_{form}")).is_some_and(|range| range.contains(*version));
                assert!(!(has("v1") && has("v2")), "{name} at {version}");
                assert_eq!(has("v1") || has("v2"), op_since(name).unwrap() <= *version, "{name} at {version}");
            }
        }
    }

    #[test]
    fn versions_are_parsed_strictly() {
        assert_eq!("01.2.3".parse(), Ok(Version::new(1, 2, 3)));
        for text in
            ["", "1", "1.2", "1.2.3.4", "1.2.x", "+1.2.3", " 1.2.3", "1.2.3\n", "1..3", "99999999999999999999.0.0"]
        {
            assert_eq!(text.parse::<Version>(), Err(InvalidVersion), "{text}");
        }
    }
}
