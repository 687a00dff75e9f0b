//! [`Common`]: the state that every part of the page sees, and what all parts do with it.

use std::rc::Rc;

use super::calendar::Moment;
use super::clock::ClockState;
use super::command::{Command, LaterWords};
use super::daily::Dailies;
use super::database::{Batch, DatabaseCommand, Store, Write};
use super::dialog::Dialog;
use super::games::Games;
use super::jobs::{Asked, Jobs, Purpose, paired};
use super::learned::{LEARNED_KEY, Progress};
use super::msg::Msg;
use super::notice::{Notice, NoticeTimer};
use super::outside::{BuildSource, Outcome, Screen, Visibility};
use super::place::{CreatePart, Place};
use super::saved::{SETTINGS_KEY, Saved};
use super::seeds::Seeds;
use super::session::Session;
use super::settings::{Locale, Settings};
use super::startup::Startup;
use super::summary::Summary;
use crate::engine::logic::techniques::TechniqueSet;
use crate::engine::types::board::Board;
use crate::service::{Ask, PuzzleState};
use crate::words::Localizer;
use crate::words::message::Message;

/// The state that every part of the page sees.
pub struct Common {
    /// The texts of the current language.
    pub localizer: Rc<Localizer>,
    /// The game.
    pub session: Session,
    /// Language, settings, the open dialog, the texts shown.
    pub page: PageState,
    /// Every game ever begun.
    pub games: Games,
    /// What is stored beside the game.
    pub storage: Stored,
    /// The requests that workers have not answered yet.
    pub jobs: Jobs,
    /// The puzzles of a day.
    pub dailies: Dailies,
    /// Random numbers.
    pub seeds: Seeds,
    /// The wall clock, as it was reported last.
    pub moment: Moment,
    /// Whether the page can be seen.
    pub visibility: Visibility,
    /// What the browser has to do after this message.
    pub out: Vec<Command>,
    /// What parts ask of others, in that order. The shell hands it on before the message is done.
    pub letters: Vec<Msg>,
    /// Whether the game in play is to be stored after this message.
    pub is_save_due: bool,
}

/// The page: language, settings, the open dialog, the texts shown.
#[derive(Clone, PartialEq, Debug)]
pub struct PageState {
    /// The current language.
    pub locale: Locale,
    /// The language tags that the browser prefers, for the automatic setting.
    pub languages: Vec<String>,
    /// The address of the page, without query and fragment.
    pub address: String,
    /// What the player chose.
    pub settings: Settings,
    /// How much room the page has.
    pub screen: Screen,
    /// Whether grid and pad are alone on the page.
    pub zen: bool,
    /// Where on the page the player is.
    pub place: Place,
    /// The part of Create that is shown.
    pub create: CreatePart,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The notice, one at a time.
    pub notice: Option<Notice>,
    /// How long the notice has been there.
    pub notice_timer: NoticeTimer,
    /// Which line of help a first visit has come to, of those before [`TIPS`](super::msg::TIPS).
    pub tip: Option<usize>,
    /// The sentences under the grid.
    pub status: Vec<Message>,
    /// Whether they repeat what stood there: a screen reader announces only another text.
    pub is_repeated: bool,
    /// For how many seconds they have been there.
    pub status_seconds: u32,
    /// The later words of the language, each file while the localizer lacks it.
    pub later_words: [Fetch; LaterWords::ALL.len()],
    /// Whether there is another build of the page.
    pub newer_build: NewerBuild,
    /// How much of the page is kept in this browser.
    pub kept_build: KeptBuild,
}

/// Another build of the page, which is offered once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NewerBuild {
    /// None is known.
    #[default]
    None,
    /// It waits there, and is offered as soon as no other notice stands.
    Found(BuildSource),
    /// It was offered once.
    Offered,
}

/// How much of the page is kept in this browser for use without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeptBuild {
    /// That is not known yet.
    #[default]
    Unknown,
    /// Not all of it; the browser was asked to keep it.
    Part,
    /// Every file.
    Whole,
}

/// How far a file of words is that comes after the first screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fetch {
    /// Nothing has needed it so far.
    #[default]
    NotRequested,
    /// That of this language is being fetched.
    Requested(Locale),
    /// It could not be fetched.
    Failed,
}

/// What is stored beside the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The game before this one.
    pub previous: Option<Saved>,
    /// The other tab's version of this game, as text.
    pub theirs: Option<String>,
    /// What the player has learned.
    pub learned: Progress,
    /// Whether the browser stores; a refusal is reported once.
    pub outcome: Outcome,
}

impl Common {
    /// The state at the start of the page.
    pub fn starting(startup: &Startup, localizer: Localizer) -> Common {
        let learned = startup.learned.as_deref().map(Progress::read).unwrap_or_default();
        let page = PageState::starting(startup);
        Common {
            localizer: Rc::new(localizer.with_cell_names(page.settings.cell_names())),
            session: Session::new(Saved::default(), startup.now.steady),
            page,
            games: Games::starting(startup.current.clone().filter(|_| startup.saved.is_none())),
            storage: Stored { learned, ..Stored::default() },
            jobs: Jobs::default(),
            dailies: Dailies::default(),
            seeds: Seeds::new(startup.entropy),
            moment: startup.now.moment,
            visibility: startup.visibility,
            out: Vec::new(),
            letters: Vec::new(),
            is_save_due: false,
        }
    }
    /// Writes everything anew, with the words of a localizer and the cell names that the player chose.
    pub fn use_words(&mut self, localizer: Localizer) {
        let cell_names = self.page.settings.cell_names();
        self.localizer = Rc::new(localizer.with_cell_names(cell_names));
    }
    /// The board of the game now.
    pub fn board(&self) -> &Board {
        self.session.board()
    }
    /// Has the browser do something.
    pub fn emit(&mut self, command: Command) {
        self.out.push(command);
    }
    /// Hands a request to a worker; `purpose` says what its answer is for.
    pub fn ask<A: Ask>(&mut self, request: A, purpose: impl FnOnce(Asked<A>) -> Purpose) {
        let (purpose, request) = paired(request, purpose);
        let id = self.jobs.add(purpose);
        self.emit(Command::Ask(id, request));
    }
    /// Gives up the jobs of a kind; whether there were any. Work that may take long is ended.
    pub fn cancel(&mut self, serves: fn(&Purpose) -> bool) -> bool {
        let given_up = self.jobs.remove_all(&serves);
        for (id, _) in given_up.iter().filter(|(_, purpose)| !purpose.is_short()) {
            self.out.push(Command::Cancel(*id));
        }
        !given_up.is_empty()
    }
    /// Shows a notice instead of the one before.
    pub fn notify(&mut self, notice: Notice) {
        let serial = self.page.notice_timer.serial.wrapping_add(1);
        self.page.notice_timer = NoticeTimer { serial, ..NoticeTimer::default() };
        self.page.notice = Some(notice);
    }
    /// Asks something of the library's database.
    pub fn ask_database(&mut self, command: DatabaseCommand) {
        self.emit(Command::Database(command));
    }
    /// Writes into the database, if there is something to write.
    pub fn write_library(&mut self, writes: Vec<Write>) {
        if !writes.is_empty() {
            self.ask_database(DatabaseCommand::Write(Batch { writes, ..Batch::default() }));
        }
    }
    /// Puts what the library lists of a game into it, instead of what it listed before.
    pub fn list(&mut self, summary: Summary) {
        let (id, text) = (summary.id.clone(), summary.print());
        self.games.insert(summary);
        self.write_library(vec![Write::Put(Store::Summaries, id, text)]);
    }
    /// The summary of a game; what only the library knows of it stays.
    pub fn summary_of(&self, saved: &Saved) -> Summary {
        let library = &self.games;
        match library.get(&saved.id) {
            Some(known) => known.renewed(saved),
            None => library.with_collection(Summary::of(saved)),
        }
    }
    /// Keeps the settings.
    pub fn save_settings(&mut self) {
        self.emit(Command::Save(SETTINGS_KEY.to_owned(), self.page.settings.print()));
    }
    /// Keeps what the player has learned.
    pub fn save_learned(&mut self) {
        self.emit(Command::Save(LEARNED_KEY.to_owned(), self.storage.learned.print()));
    }
    /// What a file knows of it is taken in.
    pub fn merge_learned(&mut self, text: &str) {
        let before = self.storage.learned.clone();
        self.storage.learned.merge(&Progress::read(text));
        if self.storage.learned != before {
            self.save_learned();
        }
    }
    /// The board, and what hints, lists and paths may reason with.
    pub fn puzzle_state(&self) -> Box<PuzzleState> {
        self.state_of(self.board().clone())
    }
    /// Another board of the puzzle, and what hints, lists and paths may reason with.
    pub fn state_of(&self, board: Board) -> Box<PuzzleState> {
        Box::new(PuzzleState {
            board,
            solution: self.session.solution().copied(),
            left_out: self.page.settings.left_out(),
            without: TechniqueSet::EMPTY,
        })
    }
    /// Shows a place; a dialog is put away. The clock runs in Play alone.
    pub fn enter(&mut self, place: Place) {
        self.page.dialog = None;
        self.page.zen &= place == Place::Play;
        let before = std::mem::replace(&mut self.page.place, place);
        let is_seen = self.visibility == Visibility::Visible;
        let clock = &mut self.session.clock;
        match (before, place) {
            (Place::Play, Place::Play) => {}
            (_, Place::Play) if clock.state == ClockState::Away && is_seen => {
                clock.state = ClockState::Running;
            }
            (Place::Play, _) if clock.state == ClockState::Running => {
                clock.state = ClockState::Away;
                self.is_save_due = true;
            }
            _ => {}
        }
    }
}

impl PageState {
    fn starting(startup: &Startup) -> PageState {
        PageState {
            locale: startup.locale(),
            languages: startup.languages.clone(),
            address: startup.page.clone(),
            settings: startup.settings.as_deref().map(Settings::read).unwrap_or_default(),
            screen: Screen::Usual,
            zen: false,
            place: Place::Play,
            create: CreatePart::default(),
            dialog: None,
            notice: None,
            notice_timer: NoticeTimer::default(),
            tip: None,
            status: Vec::new(),
            is_repeated: false,
            status_seconds: 0,
            later_words: Default::default(),
            newer_build: NewerBuild::None,
            kept_build: KeptBuild::Unknown,
        }
    }
}
