//! The cells of tables that queries produce.

use std::cmp::Ordering;
use std::fmt;

/// A row of a table: the values of the fields, in order.
pub type Row = Vec<Cell>;

/// The value of a field in a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Cell {
    /// The operation has no such value.
    Absent,
    /// A number.
    Number(i64),
    /// A string.
    Text(String),
    /// The printed form of an attribute, and its value if it is an integer.
    Attr(String, Option<i64>),
}

impl Cell {
    /// Returns the integer that the cell holds, as a number or as an integer attribute; `None` for other cells.
    ///
    /// ```
    /// use mlirkit_edit::query::Cell;
    /// assert_eq!(Cell::Attr("7 : i32".to_owned(), Some(7)).number(), Some(7));
    /// assert_eq!(Cell::Text("7".to_owned()).number(), None);
    /// ```
    #[must_use]
    pub fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) | Self::Attr(_, Some(number)) => Some(*number),
            _ => None,
        }
    }

    /// Returns the string in the cell, or the printed form of its attribute. `None` for a number or an absent value.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Attr(text, _) => Some(text),
            Self::Absent | Self::Number(_) => None,
        }
    }

    /// Compares cells for sorting. Numbers are compared by value and precede strings. Absent cells come last, even in
    /// descending order.
    pub(crate) fn order(&self, other: &Self, descending: bool) -> Ordering {
        match (self, other) {
            (Self::Absent, Self::Absent) => return Ordering::Equal,
            (Self::Absent, _) => return Ordering::Greater,
            (_, Self::Absent) => return Ordering::Less,
            _ => {}
        }
        let order = match (self.number(), other.number()) {
            (Some(a), Some(b)) => a.cmp(&b),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => self.text().cmp(&other.text()),
        };
        if descending { order.reverse() } else { order }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => Ok(()),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) | Self::Attr(text, _) => f.write_str(text),
        }
    }
}
