//! [`Look`]: what the player chose of how the page looks, beside light and dark.

use strum::IntoEnumIterator;

/// One of a few values, each with a slug under which it is stored and which style sheets know.
pub trait Choice: IntoEnumIterator + Into<&'static str> + Copy + Default + PartialEq {
    /// Its name in settings, addresses and style sheets.
    fn slug(self) -> &'static str {
        self.into()
    }
    /// The choice of a slug; the default for any other text.
    fn of_slug_or_default(slug: &str) -> Self {
        Self::iter().find(|choice| choice.slug() == slug).unwrap_or_default()
    }
}

/// How strongly things stand out from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Contrast {
    /// As the system says.
    #[default]
    Auto,
    /// More than usual.
    More,
}

/// The colour of entered digits and of what is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Accent {
    /// Blue.
    #[default]
    Blue,
    /// A dark pink.
    Plum,
    /// A bluish grey.
    Graphite,
}

/// How large words and controls are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TextSize {
    /// As the browser says.
    #[default]
    Normal,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
}

/// How large notes are in their cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoteSize {
    /// As large as nine of them allow with some air between.
    #[default]
    Normal,
    /// As large as nine of them allow.
    Large,
}

impl Choice for Contrast {}
impl Choice for Accent {}
impl Choice for TextSize {}
impl Choice for NoteSize {}

/// How the page looks, beside light and dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// How strongly things stand out.
    pub contrast: Contrast,
    /// The colour of what is entered and chosen.
    pub accent: Accent,
    /// How large words are.
    pub text_size: TextSize,
    /// How large notes are.
    pub note_size: NoteSize,
}

impl Look {
    /// Name and slug of each choice: as settings store it, and, after `data-`, as the root element
    /// carries it for the style sheets.
    pub fn attributes(&self) -> [(&'static str, &'static str); 4] {
        [
            ("contrast", self.contrast.slug()),
            ("accent", self.accent.slug()),
            ("text-size", self.text_size.slug()),
            ("note-size", self.note_size.slug()),
        ]
    }
    /// Takes a choice by its name; whether there is one of that name.
    pub fn set(&mut self, name: &str, slug: &str) -> bool {
        match name {
            "contrast" => self.contrast = Choice::of_slug_or_default(slug),
            "accent" => self.accent = Choice::of_slug_or_default(slug),
            "text-size" => self.text_size = Choice::of_slug_or_default(slug),
            "note-size" => self.note_size = Choice::of_slug_or_default(slug),
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_read_from_its_own_attributes() {
        let look = Look {
            contrast: Contrast::More,
            accent: Accent::Plum,
            text_size: TextSize::Larger,
            note_size: NoteSize::Large,
        };
        let mut read = Look::default();
        assert!(look.attributes().into_iter().all(|(name, slug)| read.set(name, slug)));
        assert_eq!(read, look);
        assert!(!read.set("font", "comic"));
        assert!(read.set("accent", "unknown") && read.accent == Accent::Blue);
    }
}
