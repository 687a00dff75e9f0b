//! What the browser reports: that the page is seen or not, and what other tabs have stored.

use super::Update;
use crate::core::calendar::Now;
use crate::core::clock::ClockState;
use crate::core::command::Command;
use crate::core::database::LIBRARY_KEY;
use crate::core::learned::{LEARNED_KEY, Progress};
use crate::core::lesson_id::LessonId;
use crate::core::msg::StorageMsg;
use crate::core::outside::Visibility;
use crate::core::place::Place;
use crate::core::saved::POOL_KEY;
use crate::core::saved::{GAME_KEY, SETTINGS_KEY, Saved};
use crate::core::settings::Settings;
use crate::places::create::drafts::DRAFTS_KEY;
use crate::places::create::hand::DRAFT_KEY;
use crate::places::create::last_made::LAST_MADE_KEY;
use crate::play::puzzle_pool::PuzzlePool;
use crate::words::label::Label;
use crate::words::message::{Message, PlaceName};

impl Update<'_> {
    /// Works off what happens to all that this browser keeps.
    pub(crate) fn storage(&mut self, msg: StorageMsg) {
        match msg {
            StorageMsg::ChangedElsewhere(key, text) => self.stored_elsewhere(&key, text),
            StorageMsg::PageRestored => self.play().page_restored(),
            StorageMsg::TextRead(key, text) => self.stored_text_read(&key, text),
            StorageMsg::Database(msg) => self.database(msg.take()),
            StorageMsg::KeepDue => self.play().keep_due(),
            StorageMsg::VersionChosen(version) => self.play().choose_version(version),
        }
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
            self.play().save_quietly();
            self.play().keep_game();
            self.play().purge_without_database();
        }
    }
    fn stored_elsewhere(&mut self, key: &str, text: Option<String>) {
        match text {
            Some(text) if key == SETTINGS_KEY => {
                let locale = self.model.common.page.settings.locale;
                let before = self.model.common.page.settings.left_out();
                self.model.common.page.settings = Settings::read(&text);
                self.model.common.page.settings.locale = locale;
                let localizer = self.model.common.localizer.with_later_text();
                self.model.common.use_words(localizer);
                if before != self.model.common.page.settings.left_out() {
                    self.play().close_derived();
                }
                self.update_document();
            }
            Some(text) if key == DRAFTS_KEY => self.studio().drafts_read(Some(&text)),
            Some(text) if key == LAST_MADE_KEY => self.studio().last_made_read(Some(&text)),
            Some(text) if key == LIBRARY_KEY => self.play().library_changed_elsewhere(&text),
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
                self.play().tab_conflict(text)
            }
            _ => {}
        }
    }
    fn stored_text_read(&mut self, key: &str, text: Option<String>) {
        if key == DRAFT_KEY {
            return self.studio().draft_read(text.as_deref());
        }
        if key == DRAFTS_KEY {
            return self.studio().drafts_read(text.as_deref());
        }
        if key == LAST_MADE_KEY {
            return self.studio().last_made_read(text.as_deref());
        }
        let id = self.model.common.session.id.clone();
        if key.strip_prefix(GAME_KEY) != Some(id.as_str()) {
            return;
        }
        match text.as_deref().map(Saved::read) {
            Some(Ok(saved)) if saved.game == self.model.common.session.game => {}
            Some(Ok(saved)) => self.play().resume(Saved { id, ..saved }),
            Some(Err(_)) => self.play().tab_conflict(text.unwrap_or_default()),
            // It was left for another game, and is in the database.
            None => self.play().ask_state(id),
        }
    }
}
