//! [`Section`]: a part of the Library.

use crate::core::calendar::Date;

/// A part of the Library, with an address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Section {
    /// The day's puzzles and what goes on.
    #[default]
    Today,
    /// The puzzles of another day, and what goes on.
    Day(Date),
    /// Every game in progress.
    InProgress,
    /// Every solved game.
    Solved,
    /// The collections.
    Collections,
    /// What the solved games say.
    Statistics,
    /// The collection of this key.
    Collection(u64),
}

impl Section {
    /// The part of the address after `/library`; empty for the first section.
    pub fn slug(self) -> String {
        match self {
            Section::Today => String::new(),
            Section::Day(date) => format!("/day/{date}"),
            Section::InProgress => "/in-progress".to_owned(),
            Section::Solved => "/solved".to_owned(),
            Section::Collections => "/collections".to_owned(),
            Section::Statistics => "/statistics".to_owned(),
            Section::Collection(key) => format!("/collection/{key:016x}"),
        }
    }
    /// Whether the puzzles of a day and the calendar are shown.
    pub fn is_day(self) -> bool {
        matches!(self, Section::Today | Section::Day(_))
    }
    /// The section of such a part.
    pub fn of_slug(slug: &str) -> Option<Section> {
        Some(match slug {
            "" => Section::Today,
            "/in-progress" => Section::InProgress,
            "/solved" => Section::Solved,
            // The address of older versions.
            "/collections" | "/lists" => Section::Collections,
            "/statistics" => Section::Statistics,
            other => match other.strip_prefix("/day/") {
                Some(date) => Section::Day(date.parse().ok()?),
                None => {
                    let key = other.strip_prefix("/collection/")?;
                    Section::Collection(u64::from_str_radix(key, 16).ok()?)
                }
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_found_again_by_its_address() {
        for section in [
            Section::Today,
            Section::Day(Date::of_days(20_000)),
            Section::InProgress,
            Section::Solved,
            Section::Collections,
            Section::Statistics,
            Section::Collection(u64::MAX),
        ] {
            assert_eq!(Section::of_slug(&section.slug()), Some(section));
        }
        assert_eq!(Section::of_slug("/nothing"), None);
    }
}
