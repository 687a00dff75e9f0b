//! The dialogs of the game, the settings, the pause, and the help of a first visit.

use crate::core::clock::ClockState;
use crate::core::command::Command;
use crate::core::dialog::Dialog;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::mode::Mode;
use crate::core::msg::SettingMsg;
use crate::core::msg::TIPS;
use crate::core::outside::Outcome;
use crate::core::settings::{Choice, Greeting, Locale, SettingField, Toggle};
use crate::engine::types::cell::CellSet;
use crate::play::Update;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off what happens to the settings.
    pub(crate) fn settings(&mut self, msg: SettingMsg) {
        match msg {
            SettingMsg::Edited(field, value) => self.edit_setting(field, &value),
            SettingMsg::Searched(text) => self.own.dialogs.settings_search = text,
            SettingMsg::Toggled(toggle) => self.toggle(toggle),
        }
    }
    pub(crate) fn open(&mut self, dialog: Dialog) {
        self.own.dialogs.settings_search.clear();
        self.own.dialogs.edits_keys = false;
        if dialog == Dialog::Import {
            self.clear_accepted_import();
        }
        if dialog == Dialog::Share {
            self.prepare_sharing();
        }
        if dialog == Dialog::Print {
            let board = self.common.board().clone();
            return self.send(PlacesLetter::Print(String::new(), vec![board], 1));
        }
        self.common.page.dialog = Some(dialog);
    }
    fn edit_setting(&mut self, field: SettingField, value: &str) {
        match field {
            SettingField::Choice(choice) => {
                self.common.page.settings.choose(choice, value);
                self.common.save_settings();
                if choice.row().on_root {
                    self.send(LateLetter::Document);
                }
                if choice == Choice::CellNames {
                    let localizer = self.common.localizer.with_later_text();
                    self.common.use_words(localizer);
                }
            }
            SettingField::Language => {
                self.common.page.settings.locale = Locale::of_tag(value);
                self.common.save_settings();
                let languages = self.common.page.languages.iter().map(String::as_str);
                let locale =
                    self.common.page.settings.locale.unwrap_or_else(|| Locale::best_of(languages));
                self.emit(Command::LoadLocale(locale));
            }
        }
    }
    pub(crate) fn toggle(&mut self, toggle: Toggle) {
        self.common.page.settings.switch(toggle);
        if self.own.input.mode == Mode::Centre
            && !self.common.page.settings.is_on(Toggle::CentreNotes)
        {
            self.own.input.mode = Mode::Notes;
        }
        if matches!(toggle, Toggle::Uniqueness | Toggle::Expert | Toggle::Rare) {
            self.close_derived();
        }
        if toggle == Toggle::MarkWrong {
            self.common.session.wrong = CellSet::EMPTY;
            self.mark_wrong(&self.shown());
        }
        self.common.save_settings();
    }
    /// What is shown may argue with what is no longer to be argued with.
    pub(crate) fn close_derived(&mut self) {
        self.close_hint();
        self.close_lists();
    }
    pub(crate) fn copied(&mut self, outcome: Outcome) {
        self.set_status(match outcome {
            Outcome::Done => Message::Copied,
            Outcome::Refused => Message::CopyRefused,
        });
    }
    pub(crate) fn pause(&mut self) {
        self.common.page.dialog = None;
        let clock = &mut self.common.session.clock;
        match clock.state {
            ClockState::Paused => {
                clock.state = ClockState::Running;
                let left = self.common.board().empty_cells().len() as u64;
                self.set_status(Message::Resumed { left });
                self.show_hint_level();
            }
            ClockState::Running | ClockState::Away => {
                clock.state = ClockState::Paused;
                self.set_status(Message::Paused);
            }
            ClockState::Done => {}
        }
        self.save_quietly();
    }
    /// Grid and pad alone, or all of the page again.
    pub(crate) fn toggle_zen(&mut self) {
        self.common.page.dialog = None;
        self.common.page.zen = !self.common.page.zen;
        self.set_status(match self.common.page.zen {
            true => Message::ZenEntered,
            false => Message::ZenLeft,
        });
    }
    /// The next line of the first visit's help takes the place of this one.
    pub(crate) fn read_tip(&mut self) {
        match self.common.page.tip {
            Some(at) if at + 1 < TIPS => self.common.page.tip = Some(at + 1),
            _ => self.greeted(),
        }
    }
    /// The first visit's help is not shown again.
    pub(crate) fn greeted(&mut self) {
        self.common.page.tip = None;
        if self.common.page.settings.greeting == Greeting::Shown {
            self.common.page.settings.greeting = Greeting::Done;
            self.common.save_settings();
        }
    }
}
