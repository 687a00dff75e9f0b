//! [`Place`]: where the player is on the page, and [`Address`]: what the browser's history keeps of it.

use crate::engine::logic::techniques::Technique;

use super::library::listing::Section;
use super::msg::Dialog;

/// One of the four places of the page.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Place {
    /// The game.
    #[default]
    Play,
    /// All games that were ever begun.
    Library,
    /// The techniques and their lessons.
    Learn,
    /// Puzzles made to order.
    Create,
}

impl Place {
    /// Its name in an address and in style sheets.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The part of its address from `#` on.
    pub fn href(self) -> String {
        format!("#/{}", self.slug())
    }
}

/// What an entry of the browser's history stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Address {
    /// The place.
    pub place: Place,
    /// The lesson that is open; in Learn alone.
    pub lesson: Option<Technique>,
    /// The part that is shown; in the Library alone.
    pub section: Section,
    /// The dialog over it: an entry of its own, so that Back closes it.
    pub dialog: Option<Dialog>,
}

impl Address {
    /// What a fragment names, without a dialog; nothing if it names no place.
    pub fn read(fragment: &str) -> Option<Address> {
        let lesson = match fragment.strip_prefix("learn") {
            Some("") => None,
            Some(rest) => Technique::from_slug(rest.strip_prefix('=')?),
            None if fragment.is_empty() => return Some(Address::default()),
            None => {
                let path = fragment.strip_prefix('/')?;
                let (place, section) = path.split_at(path.find('/').unwrap_or(path.len()));
                let place = place.parse().ok()?;
                let section = Section::of_slug(section)?;
                let has_sections = place == Place::Library || section == Section::default();
                return has_sections.then_some(Address { place, section, ..Address::default() });
            }
        };
        Some(Address { place: Place::Learn, lesson, ..Address::default() })
    }
    /// The fragment that names it.
    pub fn fragment(&self) -> String {
        match self.lesson {
            Some(technique) => format!("learn={technique}"),
            None => format!("/{}{}", self.place.slug(), self.section.slug()),
        }
    }
}
