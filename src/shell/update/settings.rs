//! Around the game: dialogs, settings, clock, storage, language.

use crate::i18n::label::Label;
use crate::i18n::message::{Message, PlaceName};

use super::Update;
use crate::core::calendar::Now;
use crate::core::clock::ClockState;
use crate::core::command::Command;
use crate::core::database::{Availability, DatabaseCommand, LIBRARY_KEY};
use crate::core::dialog::Dialog;
use crate::core::field::Field;
use crate::core::learned::{LEARNED_KEY, Progress};
use crate::core::lesson_id::LessonId;
use crate::core::mode::Mode;
use crate::core::msg::{Msg, TIPS, Version};
use crate::core::notice::Notice;
use crate::core::outside::{Outcome, Visibility};
use crate::core::place::Place;
use crate::core::saved::POOL_KEY;
use crate::core::saved::{CURRENT_KEY, GAME_KEY, SETTINGS_KEY, Saved};
use crate::core::settings::{Greeting, Locale, Settings, Toggle};
use crate::places::create::drafts::DRAFTS_KEY;
use crate::places::create::hand::DRAFT_KEY;
use crate::places::create::last_made::LAST_MADE_KEY;
use crate::play::puzzle_pool::PuzzlePool;

impl Update<'_> {
    pub(crate) fn open(&mut self, dialog: Dialog) {
        self.model.play.dialogs.settings_search.clear();
        if dialog == Dialog::Import {
            self.clear_accepted_import();
        }
        if dialog == Dialog::Share {
            self.prepare_sharing();
        }
        if dialog == Dialog::Print {
            self.open_paper();
        }
        self.model.common.page.dialog = Some(dialog);
    }
    pub(crate) fn edit(&mut self, field: Field, value: String) {
        match field {
            Field::Setting(choice) => {
                self.model.common.page.settings.choose(choice, &value);
                self.model.common.save_settings();
                if choice.row().on_root {
                    self.update_document();
                }
            }
            Field::SettingsSearch => self.model.play.dialogs.settings_search = value,
            Field::Language => {
                self.model.common.page.settings.locale = Locale::of_tag(&value);
                self.model.common.save_settings();
                let languages = self.model.common.page.languages.iter().map(String::as_str);
                let locale = self
                    .model
                    .common
                    .page
                    .settings
                    .locale
                    .unwrap_or_else(|| Locale::best_of(languages));
                self.emit(Command::LoadLocale(locale));
            }
            _ => self.model.play.dialogs.form.edit(field, value),
        }
    }
    pub(crate) fn toggle(&mut self, toggle: Toggle) {
        self.model.common.page.settings.switch(toggle);
        if self.model.play.input.mode == Mode::Centre
            && !self.model.common.page.settings.is_on(Toggle::CentreNotes)
        {
            self.model.play.input.mode = Mode::Notes;
        }
        if matches!(toggle, Toggle::Uniqueness | Toggle::Expert | Toggle::Rare) {
            self.close_derived();
        }
        self.model.common.save_settings();
    }
    /// What is shown may argue with what is no longer to be argued with.
    fn close_derived(&mut self) {
        self.close_hint();
        self.close_lists();
    }
    pub(crate) fn update_document(&mut self) {
        let title = self.title();
        self.emit(Command::UpdateDocument(
            self.model.common.page.locale,
            self.model.common.page.settings.attributes(),
            title,
        ));
    }
    /// The document's title: where the player is, and the name of the program.
    fn title(&self) -> String {
        let localizer = &self.model.common.localizer;
        let place = match (self.model.common.page.place, self.model.address().lesson) {
            (Place::Play, _) => return localizer.label(Label::Title),
            (_, Some(LessonId::Technique(technique))) => PlaceName::Technique(technique),
            (_, Some(LessonId::Basic(basic))) => PlaceName::Label(basic.name()),
            (_, Some(LessonId::Position)) => PlaceName::Label(Label::ExercisePosition),
            (Place::Library, _) => PlaceName::Label(Label::Library),
            (Place::Learn, _) => PlaceName::Label(Label::Learn),
            (Place::Create, _) => PlaceName::Label(Label::Create),
        };
        localizer.message(&Message::PlaceTitle { place })
    }
    pub(crate) fn pause(&mut self) {
        self.model.common.page.dialog = None;
        let clock = &mut self.model.common.session.clock;
        match clock.state {
            ClockState::Paused => {
                clock.state = ClockState::Running;
                let left = self.model.board().empty_cells().len() as u64;
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
    /// Behind another tab the clock stands by itself; only the player's own pause hides the grid.
    pub(crate) fn visibility_changed(&mut self, sight: Visibility, now: Now) {
        self.model.common.moment = now.moment;
        self.model.common.visibility = sight;
        let plays = self.model.common.page.place == Place::Play;
        let clock = &mut self.model.common.session.clock;
        clock.tick(now.steady);
        match (sight, clock.state) {
            (Visibility::Hidden, ClockState::Running) => clock.state = ClockState::Away,
            (Visibility::Visible, ClockState::Away) if plays => clock.state = ClockState::Running,
            _ => {}
        }
        if sight == Visibility::Hidden {
            self.save_quietly();
            self.keep_game();
            self.purge_without_database();
        }
    }
    /// Nothing was done but to play on. While the other tab's version is offered that is no answer.
    pub(crate) fn save_quietly(&mut self) {
        if self.model.common.storage.theirs.is_none() {
            self.save();
        }
    }
    pub(crate) fn copied(&mut self, outcome: Outcome) {
        self.set_status(match outcome {
            Outcome::Done => Message::Copied,
            Outcome::Refused => Message::CopyRefused,
        });
    }
    pub(crate) fn close_notice(&mut self) {
        self.model.common.page.notice = None;
    }
    /// The next line of the first visit's help takes the place of this one.
    pub(crate) fn read_tip(&mut self) {
        match self.model.common.page.tip {
            Some(at) if at + 1 < TIPS => self.model.common.page.tip = Some(at + 1),
            _ => self.greeted(),
        }
    }
    /// The first visit's help is not shown again.
    pub(crate) fn greeted(&mut self) {
        self.model.common.page.tip = None;
        if self.model.common.page.settings.greeting == Greeting::Shown {
            self.model.common.page.settings.greeting = Greeting::Done;
            self.model.common.save_settings();
        }
    }
    /// Keeps the game. Where another tab has written it meanwhile, ours goes on under a name of
    /// its own, so that neither is lost; a notice says so.
    pub(crate) fn save(&mut self) {
        if self.model.common.storage.theirs.take().is_some() {
            self.model.common.session.id = self.model.common.seeds.id();
            self.notify(Notice::plain(Message::WentOnAsCopy));
        }
        let saved = self.model.saved();
        self.emit(Command::Save(format!("{GAME_KEY}{}", saved.id), saved.print()));
        self.emit(Command::Save(CURRENT_KEY.to_owned(), saved.id));
        self.keep_soon();
    }
    pub(crate) fn stored_elsewhere(&mut self, key: &str, text: Option<String>) {
        match text {
            Some(text) if key == SETTINGS_KEY => {
                let locale = self.model.common.page.settings.locale;
                let before = self.model.common.page.settings.left_out();
                self.model.common.page.settings = Settings::read(&text);
                self.model.common.page.settings.locale = locale;
                if before != self.model.common.page.settings.left_out() {
                    self.close_derived();
                }
                self.update_document();
            }
            Some(text) if key == DRAFTS_KEY => self.drafts_read(Some(&text)),
            Some(text) if key == LAST_MADE_KEY => self.last_made_read(Some(&text)),
            Some(text) if key == LIBRARY_KEY => self.library_changed_elsewhere(&text),
            Some(text) if key == LEARNED_KEY => {
                self.model.common.storage.learned.merge(&Progress::read(&text));
            }
            Some(text) if key == POOL_KEY => {
                let is_suspended = self.model.play.pool.is_suspended;
                if let Some(pool) = PuzzlePool::read(&text) {
                    self.model.play.pool = PuzzlePool { is_suspended, ..pool };
                }
            }
            Some(text)
                if key.strip_prefix(GAME_KEY) == Some(self.model.common.session.id.as_str()) =>
            {
                self.tab_conflict(text)
            }
            _ => {}
        }
    }
    /// The page was left and comes back as it was. What was played elsewhere meanwhile went on from
    /// what this page had stored, so it takes the place of what is shown.
    pub(crate) fn page_restored(&mut self) {
        self.emit(Command::Reread(format!("{GAME_KEY}{}", self.model.common.session.id)));
        self.model.common.ask_database(DatabaseCommand::Load);
    }
    pub(crate) fn stored_text_read(&mut self, key: &str, text: Option<String>) {
        if key == DRAFT_KEY {
            return self.draft_read(text.as_deref());
        }
        if key == DRAFTS_KEY {
            return self.drafts_read(text.as_deref());
        }
        if key == LAST_MADE_KEY {
            return self.last_made_read(text.as_deref());
        }
        let id = self.model.common.session.id.clone();
        if key.strip_prefix(GAME_KEY) != Some(id.as_str()) {
            return;
        }
        match text.as_deref().map(Saved::read) {
            Some(Ok(saved)) if saved.game == self.model.common.session.game => {}
            Some(Ok(saved)) => self.resume(Saved { id, ..saved }),
            Some(Err(_)) => self.tab_conflict(text.unwrap_or_default()),
            // It was left for another game, and is in the database.
            None => self.ask_state(id),
        }
    }
    fn tab_conflict(&mut self, text: String) {
        let mut actions = vec![(Label::KeepMine, Msg::VersionChosen(Version::Ours))];
        match Saved::read(&text) {
            Ok(theirs) if theirs.game == self.model.common.session.game => return,
            Ok(_) => actions.insert(0, (Label::UseOther, Msg::VersionChosen(Version::Theirs))),
            // A newer build wrote it: it is not ours to use, nor to write over.
            Err(_) => {}
        }
        self.model.common.storage.theirs = Some(text);
        self.notify(Notice { message: Message::NewerInOtherTab, actions });
    }
    pub(crate) fn choose_version(&mut self, version: Version) {
        self.model.common.page.notice = None;
        match version {
            Version::Ours => self.save(),
            Version::Theirs => {
                let theirs = self
                    .model
                    .common
                    .storage
                    .theirs
                    .take()
                    .and_then(|text| Saved::read(&text).ok());
                if let Some(saved) = theirs {
                    self.resume(saved);
                }
            }
        }
    }
    pub(crate) fn storage_failed(&mut self) {
        self.model.play.pool.is_suspended = true;
        let before = std::mem::replace(&mut self.model.common.storage.outcome, Outcome::Refused);
        if self.model.common.games.availability == Availability::Open {
            // The database keeps what the local storage refuses.
            self.keep_game();
        } else if before == Outcome::Done {
            self.notify(Notice::plain(Message::StorageRefused));
        }
    }
}
