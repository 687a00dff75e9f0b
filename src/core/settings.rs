//! [`Settings`]: what the player chose once and for all, kept as versioned text.

mod field;
pub mod paper;
mod table;

use std::fmt::Write as _;

use litemap::LiteMap;
use strum::IntoEnumIterator as _;

use crate::engine::logic::techniques::{Family, FamilySet};
use crate::words::cell_names::CellNames;
use crate::words::label::Label;
pub use crate::words::locale::Locale;
use paper::PaperChoices;

use super::chord::Chord;
pub use field::SettingField;
pub use table::{Choice, Stored, Toggle};

/// What the player chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; none for the browser's.
    pub locale: Option<Locale>,
    /// Whether the first visit's line was put away.
    pub greeting: Greeting,
    /// How puzzles are printed.
    pub paper: PaperChoices,
    /// Keys that the player bound anew, by the slug of what they do.
    pub keys: LiteMap<String, Chord>,
    /// The place of each choice's value in its row.
    chosen: [u8; Choice::COUNT],
    /// The toggles that are on, a bit each.
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

impl Toggle {
    fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Default for Settings {
    fn default() -> Settings {
        let on = Toggle::iter()
            .filter(|toggle| toggle.row().on_at_first)
            .fold(0, |on, toggle| on | toggle.bit());
        Settings {
            locale: None,
            greeting: Greeting::Shown,
            paper: PaperChoices::default(),
            keys: LiteMap::new_vec(),
            chosen: [0; Choice::COUNT],
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
    /// The value of a choice, as it is stored.
    pub fn chosen(&self, choice: Choice) -> &'static str {
        self.value(choice).0
    }
    /// What the dialog calls the value of a choice.
    pub fn chosen_label(&self, choice: Choice) -> Label {
        self.value(choice).1
    }
    fn value(&self, choice: Choice) -> (&'static str, Label) {
        choice.row().values[usize::from(self.chosen[choice as usize])]
    }
    /// How sentences call a cell.
    pub fn cell_names(&self) -> CellNames {
        match self.chosen(Choice::CellNames) {
            "letters" => CellNames::Letters,
            _ => CellNames::Numbers,
        }
    }
    /// The value after the chosen one; the first after the last.
    pub fn next(&self, choice: Choice) -> &'static str {
        let values = choice.row().values;
        values[(usize::from(self.chosen[choice as usize]) + 1) % values.len()].0
    }
    /// Takes a value as it is stored; any other text is the first value.
    pub fn choose(&mut self, choice: Choice, value: &str) {
        let place = choice.row().values.iter().position(|(known, _)| *known == value);
        self.chosen[choice as usize] = place.unwrap_or(0) as u8;
    }
    /// What the root element carries for the style sheets, by the name after `data-`; nothing for
    /// what it does not carry.
    pub fn attributes(&self) -> Vec<(&'static str, Option<&'static str>)> {
        let on_root = Choice::iter().filter(|choice| choice.row().on_root);
        let value = |choice| self.is_changed(choice).then(|| self.chosen(choice));
        on_root.map(|choice| (choice.row().key, value(choice))).collect()
    }
    fn is_changed(&self, choice: Choice) -> bool {
        self.chosen[choice as usize] != 0
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
        let mut text = format!("{HEAD}\n");
        self.print_choices(Stored::Always, &mut text);
        if let Some(locale) = self.locale {
            _ = writeln!(text, "language {}", locale.tag());
        }
        if self.greeting == Greeting::Done {
            text.push_str("greeting done\n");
        }
        if self.paper != PaperChoices::default() {
            _ = writeln!(text, "paper {}", self.paper.print());
        }
        self.print_choices(Stored::IfChanged, &mut text);
        for (slug, chord) in &self.keys {
            _ = writeln!(text, "key {slug} {}", chord.print());
        }
        for toggle in Toggle::iter() {
            let (row, is_on) = (toggle.row(), self.is_on(toggle));
            let word = if is_on { "on" } else { "off" };
            if row.stored == Stored::Always || is_on != row.on_at_first {
                _ = writeln!(text, "{} {word}", row.key);
            }
        }
        text
    }
    fn print_choices(&self, stored: Stored, text: &mut String) {
        for choice in Choice::iter().filter(|choice| choice.row().stored == stored) {
            if stored == Stored::Always || self.is_changed(choice) {
                _ = writeln!(text, "{} {}", choice.row().key, self.chosen(choice));
            }
        }
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
            "language" => self.locale = Locale::of_tag(value),
            "key" => {
                let read = value.split_once(' ');
                let read = read.and_then(|(slug, chord)| Some((slug, Chord::read(chord)?)));
                if let Some((slug, chord)) = read {
                    self.keys.insert(slug.to_owned(), chord);
                }
            }
            "paper" => self.paper = PaperChoices::read(value).unwrap_or_default(),
            "greeting" => self.greeting = Greeting::Done,
            _ => {
                let is_on = value == "on";
                let toggle = Toggle::iter().find(|toggle| toggle.row().key == key);
                if let Some(toggle) = toggle.filter(|&toggle| self.is_on(toggle) != is_on) {
                    self.switch(toggle);
                }
                if let Some(choice) = Choice::iter().find(|choice| choice.row().key == key) {
                    self.choose(choice, value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paper::{PaperSize, Switch};

    #[test]
    fn settings_survive_the_trip_through_text() {
        let mut settings = Settings { locale: Some(Locale::ZhCn), ..Settings::default() };
        settings.choose(Choice::Theme, "dark");
        settings.choose(Choice::PadLayout, "square");
        settings.choose(Choice::Accent, "plum");
        settings.paper.size = PaperSize::Letter;
        settings.paper.toggle(Switch::Large);
        settings.switch(Toggle::Peers);
        settings.switch(Toggle::CentreNotes);
        assert_eq!(Settings::read(&settings.print()), settings);
        assert_eq!(Settings::read("rubbish\0 and more"), Settings::default());
    }

    #[test]
    fn what_the_root_carries_is_what_was_chosen_and_only_that() {
        let mut settings =
            Settings::read("nonet-settings 1\ntheme auto\ncontrast much\npad square\n");
        assert!(settings.attributes().iter().all(|(_, value)| value.is_none()));
        assert_eq!(settings.chosen(Choice::PadLayout), "square");
        settings.choose(Choice::TextSize, "larger");
        assert!(settings.attributes().contains(&("text-size", Some("larger"))));
        let themes = std::array::from_fn(|_| {
            let next = settings.next(Choice::Theme);
            settings.choose(Choice::Theme, next);
            next
        });
        assert_eq!(themes, ["light", "dark", "auto"]);
    }

    #[test]
    fn languages_of_browsers() {
        assert_eq!(Locale::best_of(["nl-NL", "zh-Hans-SG", "en"]), Locale::ZhCn);
        assert_eq!(Locale::best_of(["nl"]), Locale::En);
    }
}
