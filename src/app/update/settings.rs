//! Around the game: dialogs, settings, clock, storage, language.

use crate::i18n::label::Label;
use crate::i18n::message::Message;

use super::Update;
use crate::app::clock::ClockState;
use crate::app::command::Command;
use crate::app::model::Notice;
use crate::app::msg::{Dialog, Field, Mode, Msg, Outcome, Version, Visibility};
use crate::app::puzzle_pool::{POOL_KEY, PuzzlePool};
use crate::app::saved::{CURRENT_KEY, GAME_KEY, SETTINGS_KEY, Saved};
use crate::app::settings::{Greeting, Locale, Settings, Theme, Toggle};

impl Update<'_> {
    pub(super) fn open(&mut self, dialog: Dialog) {
        self.model.shell.dialog = Some(dialog);
    }
    pub(super) fn edit(&mut self, field: Field, value: String) {
        match field {
            Field::Theme => {
                self.model.shell.settings.theme = Theme::of_slug(&value).unwrap_or_default();
                self.save_settings();
                self.update_document();
            }
            Field::Language => {
                self.model.shell.settings.locale = Locale::of_tag(&value);
                self.save_settings();
                let languages = self.model.shell.languages.iter().map(String::as_str);
                let locale =
                    self.model.shell.settings.locale.unwrap_or_else(|| Locale::best_of(languages));
                self.emit(Command::LoadLocale(locale));
            }
            _ => self.model.dialogs.form.edit(field, value),
        }
    }
    pub(super) fn toggle(&mut self, toggle: Toggle) {
        self.model.shell.settings.switch(toggle);
        if self.model.input.mode == Mode::Centre
            && !self.model.shell.settings.is_on(Toggle::CentreNotes)
        {
            self.model.input.mode = Mode::Notes;
        }
        if matches!(toggle, Toggle::Uniqueness | Toggle::Rare) {
            self.close_derived();
        }
        self.save_settings();
    }
    /// What is shown may argue with what is no longer to be argued with.
    fn close_derived(&mut self) {
        self.close_hint();
        self.close_lists();
    }
    fn save_settings(&mut self) {
        let text = self.model.shell.settings.print();
        self.emit(Command::Save(SETTINGS_KEY.to_owned(), text));
    }
    pub(super) fn update_document(&mut self) {
        let title = self.model.localizer.label(Label::Name);
        self.emit(Command::UpdateDocument(
            self.model.shell.locale,
            self.model.shell.settings.theme,
            title,
        ));
    }
    pub(super) fn pause(&mut self) {
        self.model.shell.dialog = None;
        let clock = &mut self.model.session.clock;
        match clock.state {
            ClockState::Paused => {
                clock.state = ClockState::Running;
                self.show_hint_level();
            }
            ClockState::Running | ClockState::Away => {
                clock.state = ClockState::Paused;
                self.model.shell.status.clear();
            }
            ClockState::Done => {}
        }
        self.keep_time();
    }
    /// Behind another tab the clock stands by itself; only the player's own pause hides the grid.
    pub(super) fn visibility_changed(&mut self, sight: Visibility, now: f64) {
        let clock = &mut self.model.session.clock;
        clock.tick(now);
        match (sight, clock.state) {
            (Visibility::Hidden, ClockState::Running) => clock.state = ClockState::Away,
            (Visibility::Visible, ClockState::Away) => clock.state = ClockState::Running,
            _ => {}
        }
        if sight == Visibility::Hidden {
            self.keep_time();
        }
    }
    /// Nothing was done but to play on. While the other tab's version is offered that is no answer.
    fn keep_time(&mut self) {
        if self.model.storage.theirs.is_none() {
            self.save();
        }
    }
    pub(super) fn copied(&mut self, outcome: Outcome) {
        self.set_status(match outcome {
            Outcome::Done => Message::Copied,
            Outcome::Refused => Message::CopyRefused,
        });
    }
    pub(super) fn close_notice(&mut self) {
        if self.model.shell.notice.take().is_some_and(|notice| notice.message == Message::Greeting)
        {
            self.greeted();
        }
    }
    /// The line for newcomers is not shown again.
    pub(super) fn greeted(&mut self) {
        if self.model.shell.settings.greeting == Greeting::Shown {
            self.model.shell.settings.greeting = Greeting::Done;
            self.save_settings();
        }
    }
    /// Keeps the game. Where another tab has written it meanwhile, ours goes on under a name of
    /// its own, so that neither is lost.
    pub(super) fn save(&mut self) {
        if self.model.storage.theirs.take().is_some() {
            self.model.session.id = self.model.seeds.id();
            self.model.shell.notice = None;
        }
        let saved = self.model.session.saved();
        // Its name first: where room must be made for the game, the one of that name stays.
        self.emit(Command::Save(CURRENT_KEY.to_owned(), saved.id.clone()));
        self.emit(Command::Save(format!("{GAME_KEY}{}", saved.id), saved.print()));
    }
    pub(super) fn stored_elsewhere(&mut self, key: &str, text: Option<String>) {
        match text {
            Some(text) if key == SETTINGS_KEY => {
                let locale = self.model.shell.settings.locale;
                let before = self.model.shell.settings.left_out();
                self.model.shell.settings = Settings::read(&text);
                self.model.shell.settings.locale = locale;
                if before != self.model.shell.settings.left_out() {
                    self.close_derived();
                }
                self.update_document();
            }
            Some(text) if key == POOL_KEY => {
                let is_suspended = self.model.storage.pool.is_suspended;
                self.model.storage.pool = PuzzlePool::read(&text);
                self.model.storage.pool.is_suspended = is_suspended;
            }
            Some(text) if key.strip_prefix(GAME_KEY) == Some(self.model.session.id.as_str()) => {
                self.tab_conflict(text)
            }
            _ => {}
        }
    }
    fn tab_conflict(&mut self, text: String) {
        let mut actions = vec![(Label::KeepMine, Msg::VersionChosen(Version::Ours))];
        match Saved::read(&text) {
            Ok(theirs) if theirs.game == self.model.session.game => return,
            Ok(_) => actions.insert(0, (Label::UseOther, Msg::VersionChosen(Version::Theirs))),
            // A newer build wrote it: it is not ours to use, nor to write over.
            Err(_) => {}
        }
        self.model.storage.theirs = Some(text);
        self.notify(Notice { message: Message::NewerInOtherTab, actions });
    }
    pub(super) fn choose_version(&mut self, version: Version) {
        self.model.shell.notice = None;
        match version {
            Version::Ours => self.save(),
            Version::Theirs => {
                let theirs =
                    self.model.storage.theirs.take().and_then(|text| Saved::read(&text).ok());
                if let Some(saved) = theirs {
                    self.resume(saved);
                }
            }
        }
    }
    pub(super) fn storage_failed(&mut self) {
        self.model.storage.pool.is_suspended = true;
        let before = std::mem::replace(&mut self.model.storage.outcome, Outcome::Refused);
        if before == Outcome::Done {
            self.notify(Notice::plain(Message::StorageRefused));
        }
    }
}
