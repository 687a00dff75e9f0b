//! [`LessonId`]: the pages of Learn, and their addresses.

use crate::engine::logic::techniques::Technique;

/// A page that is about no technique, in their order.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Basic {
    /// One of each digit in every row, column and box.
    Rules,
    /// How rows, columns, boxes and cells are named.
    Grid,
    /// What small digits are for.
    Notes,
    /// Which way of looking comes first.
    First,
    /// What a strong link is.
    #[strum(serialize = "strong_link")]
    StrongLink,
    /// What a weak link is.
    #[strum(serialize = "weak_link")]
    WeakLink,
    /// How a chain of both proves something.
    #[strum(serialize = "chain")]
    Chain,
}

impl Basic {
    /// Whether it is about links, which come before the first technique that needs them; the others come
    /// before all techniques.
    pub fn is_about_links(self) -> bool {
        self >= Basic::StrongLink
    }
    /// Its name in an address.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

/// A page of Learn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonId {
    /// What comes before every technique.
    Basic(Basic),
    /// A technique.
    Technique(Technique),
    /// The game's position as an exercise.
    Position,
}

impl LessonId {
    /// Its name in an address.
    pub fn slug(self) -> &'static str {
        match self {
            LessonId::Basic(basic) => basic.slug(),
            LessonId::Technique(technique) => technique.slug(),
            LessonId::Position => "position",
        }
    }
    /// The page of a name, which may be typed with hyphens and in any case.
    pub fn of_slug(typed: &str) -> Option<LessonId> {
        let slug = typed.to_ascii_lowercase().replace('-', "_");
        if slug == LessonId::Position.slug() {
            return Some(LessonId::Position);
        }
        let basic = slug.parse().ok().map(LessonId::Basic);
        basic.or_else(|| Technique::from_slug(&slug).map(LessonId::Technique))
    }
    /// The part of its address from `#` on.
    pub fn href(self) -> String {
        format!("#learn={}", self.slug())
    }
    /// The technique, of the page of one.
    pub fn technique(self) -> Option<Technique> {
        match self {
            LessonId::Technique(technique) => Some(technique),
            LessonId::Basic(_) | LessonId::Position => None,
        }
    }
}
