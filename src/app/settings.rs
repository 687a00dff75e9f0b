//! [`Settings`]: what the player chose once and for all, kept as versioned text.

use std::fmt::Write as _;

use litemap::LiteMap;
use strum::IntoEnumIterator as _;

use super::look::Look;
use super::paper::PaperChoices;
use crate::engine::logic::techniques::{Family, FamilySet};
pub use crate::i18n::locale::Locale;

use super::keys::Chord;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// `auto`, `light`, `dark`.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The theme of a slug.
    pub fn of_slug(slug: &str) -> Option<Theme> {
        Theme::iter().find(|theme| theme.slug() == slug)
    }
    /// The next in the circle auto, light, dark.
    pub fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Auto,
        }
    }
}

/// How the keys of the pad stand on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PadLayout {
    /// Five keys and five keys, the tools below.
    #[default]
    TwoRows,
    /// All nine side by side.
    OneRow,
    /// Three by three, the tools beside them.
    Square,
}

impl PadLayout {
    /// `two-rows`, `one-row`, `square`.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The layout of a slug.
    pub fn of_slug(slug: &str) -> Option<PadLayout> {
        PadLayout::iter().find(|layout| layout.slug() == slug)
    }
}

/// A help that can be on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Toggle {
    /// Digits that stand twice in a house are marked at once.
    #[strum(serialize = "clashes")] // As settings are stored by version 0.1.
    ShowConflicts,
    /// The row, column and box of the cursor are tinted.
    Peers,
    /// Cells with the cursor's digit are tinted.
    Same,
    /// Placing a digit takes it from the notes that see it.
    CleanNotes,
    /// A second kind of notes, in the middle of the cell.
    CentreNotes,
    /// The clock is shown.
    Clock,
    /// Hints may argue from there being one solution.
    Uniqueness,
    /// Rare patterns are looked for, too.
    Rare,
    /// Expert patterns are looked for.
    Expert,
    /// What the thumb needs stands at the left.
    LeftHand,
    /// Notes that a digit on the board rules out are marked.
    WarnNotes,
    /// A placed digit can be heard.
    Sound,
    /// A conflict and the end of a game can be felt.
    Haptics,
    /// W A S D move like the arrows.
    Wasd,
}

impl Toggle {
    /// `conflicts`, `clean-notes`, …
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// Whether it is on before the player chooses.
    fn on_at_first(self) -> bool {
        !matches!(
            self,
            Toggle::CentreNotes
                | Toggle::Rare
                | Toggle::LeftHand
                | Toggle::WarnNotes
                | Toggle::Sound
                | Toggle::Haptics
                | Toggle::Wasd
        )
    }
    /// Whether version 0.1 had none like it: it is stored only where the player changed it.
    fn is_later(self) -> bool {
        self as u32 > Toggle::Rare as u32
    }
    fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// What the player chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; none for the browser's.
    pub locale: Option<Locale>,
    /// Light or dark.
    pub theme: Theme,
    /// The rest of the page's appearance.
    pub look: Look,
    /// Whether the first visit's line was put away.
    pub greeting: Greeting,
    /// How the keys of the pad stand on a phone.
    pub pad: PadLayout,
    /// How puzzles are printed.
    pub paper: PaperChoices,
    /// Keys that the player bound anew, by the slug of what they do.
    pub keys: LiteMap<String, Chord>,
    on: u32,
}

/// Whether the line for newcomers is still shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Greeting {
    /// It is.
    #[default]
    Shown,
    /// It was put away, or the player has played.
    Done,
}

impl Default for Settings {
    fn default() -> Settings {
        let on = Toggle::iter()
            .filter(|toggle| toggle.on_at_first())
            .fold(0, |on, toggle| on | toggle.bit());
        Settings {
            locale: None,
            theme: Theme::Auto,
            look: Look::default(),
            greeting: Greeting::Shown,
            pad: PadLayout::TwoRows,
            paper: PaperChoices::default(),
            keys: LiteMap::new_vec(),
            on,
        }
    }
}

const HEAD: &str = "nonet-settings 1";

impl Settings {
    /// Whether a help is on.
    pub fn is_on(&self, toggle: Toggle) -> bool {
        self.on & toggle.bit() != 0
    }
    /// The families of techniques that are not to be argued with.
    pub fn left_out(&self) -> FamilySet {
        let all = [
            (Toggle::Uniqueness, Family::Uniqueness),
            (Toggle::Rare, Family::Rare),
            (Toggle::Expert, Family::Expert),
        ];
        all.into_iter()
            .filter(|&(toggle, _)| !self.is_on(toggle))
            .map(|(_, family)| family)
            .collect()
    }
    /// Switches a help.
    pub fn switch(&mut self, toggle: Toggle) {
        self.on ^= toggle.bit();
    }
    /// As text: a head with the version, then `key value` a line.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\ntheme {}\n", self.theme.slug());
        if let Some(locale) = self.locale {
            _ = writeln!(text, "language {}", locale.tag());
        }
        if self.greeting == Greeting::Done {
            text.push_str("greeting done\n");
        }
        if self.pad != PadLayout::TwoRows {
            _ = writeln!(text, "pad {}", self.pad.slug());
        }
        if self.paper != PaperChoices::default() {
            _ = writeln!(text, "paper {}", self.paper.print());
        }
        let plain = Look::default().attributes();
        for (name, slug) in self.look.attributes().into_iter().filter(|at| !plain.contains(at)) {
            _ = writeln!(text, "{name} {slug}");
        }
        for (slug, chord) in &self.keys {
            _ = writeln!(text, "key {slug} {}", chord.print());
        }
        let is_stored =
            |toggle: &Toggle| !toggle.is_later() || self.is_on(*toggle) != toggle.on_at_first();
        for toggle in Toggle::iter().filter(is_stored) {
            _ = writeln!(
                text,
                "{} {}",
                toggle.slug(),
                if self.is_on(toggle) { "on" } else { "off" }
            );
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote. A line that is not understood leaves
    /// that setting at its default: settings are quickly made again.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            settings.read_line(key, value);
        }
        settings
    }
    fn read_line(&mut self, key: &str, value: &str) {
        match key {
            "theme" => self.theme = Theme::of_slug(value).unwrap_or_default(),
            "language" => self.locale = Locale::of_tag(value),
            "key" => {
                let read = value.split_once(' ');
                let read = read.and_then(|(slug, chord)| Some((slug, Chord::read(chord)?)));
                if let Some((slug, chord)) = read {
                    self.keys.insert(slug.to_owned(), chord);
                }
            }
            "pad" => self.pad = PadLayout::of_slug(value).unwrap_or_default(),
            "paper" => self.paper = PaperChoices::read(value).unwrap_or_default(),
            "greeting" => self.greeting = Greeting::Done,
            _ if self.look.set(key, value) => {}
            _ => {
                let toggle = Toggle::iter().find(|toggle| toggle.slug() == key);
                if let Some(toggle) = toggle.filter(|&toggle| self.is_on(toggle) != (value == "on"))
                {
                    self.switch(toggle);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::look::Accent;
    use crate::app::paper::{PaperSize, Switch};

    #[test]
    fn settings_survive_the_trip_through_text() {
        let mut settings =
            Settings { locale: Some(Locale::ZhCn), theme: Theme::Dark, ..Settings::default() };
        settings.pad = PadLayout::Square;
        settings.look.accent = Accent::Plum;
        settings.paper.size = PaperSize::Letter;
        settings.paper.toggle(Switch::Large);
        settings.switch(Toggle::Peers);
        settings.switch(Toggle::CentreNotes);
        assert_eq!(Settings::read(&settings.print()), settings);
        assert_eq!(Settings::read("rubbish\0 and more"), Settings::default());
    }

    #[test]
    fn languages_of_browsers() {
        assert_eq!(Locale::best_of(["de-DE", "zh-Hans-SG", "en"]), Locale::ZhCn);
        assert_eq!(Locale::best_of(["fr"]), Locale::En);
    }
}
