//! The program without a browser: messages go in, the worker's answers come at once, and what the
//! browser would keep and copy is kept here.

use std::collections::{BTreeMap, VecDeque};

use nonet_engine::generate::Recipe;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::set::Element as _;
use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::chord::{Held, KeyPress};
use nonet_page::core::command::{Command, LaterWords};
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::database::{
    Availability, Batch, Contents, DatabaseCommand, DatabaseMsg, GameTexts, Persistence, Store,
    Texts, Usage, Write,
};
use nonet_page::core::field::FormField;
use nonet_page::core::kept_list::{KeptCommand, KeptList, KeptMsg, KeptRows, KeptRun};
use nonet_page::core::keys::Meaning;
use nonet_page::core::letter::{LateLetter, Letter as _};
use nonet_page::core::msg::{
    EngineMsg, EntryMsg, GridMsg, ImportMsg, LanguageMsg, Msg, PartMsg, PlacesMsg, StorageMsg,
};
use nonet_page::core::outside::Outcome;
use nonet_page::core::puzzles::part_key;
use nonet_page::core::settings::Locale;
use nonet_page::core::startup::Startup;
use nonet_page::core::view::board::{CellView, DigitSource};
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::model::Model;
use nonet_page::shell::parts;
use nonet_page::shell::update::update;
use nonet_page::shell::view::places::{PlaceContent, PlaceView};
use nonet_page::shell::view::play::PlayView;
use nonet_page::shell::view::{PageView, page};
use nonet_service::{JobId, Request, Response};

use crate::i18n::{first_words, later_words};

/// How many parts of a collection's puzzles are read at once.
const PARTS_READ: usize = 3;

/// What the browser reports at a first visit.
pub fn first_visit() -> Startup {
    Startup {
        entropy: 7,
        page: "https://example.org/nonet/".to_owned(),
        ..Startup::first_visit("en-GB")
    }
}

/// The moment so many milliseconds after the page was opened, which was at the beginning of 1970.
pub fn at(millis: f64) -> Now {
    Now { steady: millis, moment: Moment::new(millis, 0.0) }
}

/// The program without a page.
pub struct Harness {
    /// All state.
    pub model: Model,
    /// What the browser keeps.
    pub stored: BTreeMap<String, String>,
    /// What the browser's database keeps.
    pub database: BTreeMap<(Store, String), String>,
    /// The list that is rated, as the browser's database keeps it.
    pub kept: KeptInMemory,
    /// Whether there is a database, and room in it.
    pub disk: Disk,
    /// What was copied.
    pub copied: Vec<String>,
    /// What was handed over as a file: its name and its content.
    pub files: Vec<(String, String)>,
    /// Whether workers answer.
    pub worker: Worker,
    /// Every job that a worker was asked to do.
    pub asked: Vec<(JobId, Request)>,
    /// The jobs that were cancelled.
    pub cancelled: Vec<JobId>,
    /// The later words that were fetched.
    pub words: Vec<(Locale, LaterWords)>,
    /// Whether files that are fetched arrive.
    pub network: Network,
}

/// What a browser's database does with the list that is rated, in memory.
#[derive(Clone, Default)]
pub struct KeptInMemory {
    /// The list, and what becomes of it.
    pub list: Option<(Box<KeptList>, KeptRun)>,
    /// What is known of its parts by their places, a part a message.
    pub rows: BTreeMap<String, KeptRows>,
}

impl KeptInMemory {
    fn carry_out(&mut self, command: KeptCommand) -> KeptMsg {
        match command {
            KeptCommand::Keep(list) => {
                self.list = Some((list, KeptRun::default()));
                self.rows.clear();
            }
            KeptCommand::KeepRows(part) => {
                let key = format!("{} {:07}", part.is_explained, part.start);
                self.rows.insert(key, part);
            }
            KeptCommand::KeepRun(run) => self.list.iter_mut().for_each(|(_, kept)| *kept = run),
            KeptCommand::Find => return KeptMsg::Found(self.list.clone()),
            KeptCommand::ReadRows(after) => {
                let mut rows = self.rows.iter();
                let next = rows.find(|(key, _)| after.as_ref().is_none_or(|after| *key > after));
                let last = next.map(|(key, _)| key.clone());
                return KeptMsg::Rows(
                    next.map(|(_, part)| part.clone()).into_iter().collect(),
                    last,
                );
            }
        }
        KeptMsg::Done
    }
}

/// What becomes of files that are fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Network {
    /// They arrive at once.
    Works,
    /// They have not arrived yet.
    Waits,
    /// They cannot be fetched.
    Fails,
}

/// What becomes of what is put into the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disk {
    /// It is kept.
    Works,
    /// It is full.
    Full,
    /// There is no database.
    Missing,
}

/// What the worker does on app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worker {
    /// It answers at once.
    Answers,
    /// It takes jobs and says nothing.
    Silent,
}

/// All that the page says in a language, without the explanations.
fn all_words(locale: Locale) -> Vec<String> {
    vec![first_words(locale), later_words(locale, LaterWords::Page)]
}

/// The program with its later parts.
fn start(startup: Startup, words: Vec<String>) -> (Model, Vec<Command>) {
    let (mut model, mut commands) = Model::start(startup, words);
    for part in parts::both() {
        commands.extend(update(&mut model, Msg::from(part)));
    }
    (model, commands)
}

impl Harness {
    /// The page opened.
    pub fn open(startup: Startup) -> Harness {
        Harness::open_with(startup, BTreeMap::new(), BTreeMap::new(), Disk::Works)
    }
    /// The page opened in a browser that keeps something.
    pub fn open_with(
        startup: Startup,
        stored: BTreeMap<String, String>,
        database: BTreeMap<(Store, String), String>,
        disk: Disk,
    ) -> Harness {
        let words = all_words(startup.locale());
        let (model, commands) = start(startup, words);
        let mut app = Harness { stored, database, disk, ..Harness::of(model) };
        app.carry_out(commands);
        app
    }
    /// The page opened with the words of the first screen alone.
    pub fn open_with_first_words(startup: Startup, network: Network) -> Harness {
        let words = first_words(startup.locale());
        let (model, commands) = start(startup, vec![words]);
        let mut app = Harness { network, ..Harness::of(model) };
        app.carry_out(commands);
        app
    }
    fn of(model: Model) -> Harness {
        Harness {
            model,
            stored: BTreeMap::new(),
            kept: KeptInMemory::default(),
            database: BTreeMap::new(),
            disk: Disk::Works,
            copied: Vec::new(),
            files: Vec::new(),
            worker: Worker::Answers,
            asked: Vec::new(),
            cancelled: Vec::new(),
            words: Vec::new(),
            network: Network::Works,
        }
    }
    /// The page opened with a puzzle in the address.
    pub fn with_puzzle(puzzle: &str) -> Harness {
        Harness::open(Startup { fragment: format!("p={puzzle}"), ..first_visit() })
    }
    /// Something happens, and all that follows from it.
    pub fn send(&mut self, msg: impl Into<Msg>) {
        let commands = update(&mut self.model, msg.into());
        self.carry_out(commands);
    }
    /// A field of a form is edited.
    pub fn edit(&mut self, field: impl FormField, value: impl Into<String>) {
        self.send(field.edited(value.into()));
    }
    /// A puzzle is asked for by its recipe, to be played at once, as Create does it.
    pub fn make(&mut self, recipe: Recipe) {
        self.send(LateLetter::Make(Box::new(recipe)).posted());
    }
    /// A key is pressed, as the page's listener hears it: what means nothing stays the browser's.
    pub fn press(&mut self, press: &KeyPress) -> Option<Meaning> {
        let meaning = self.model.meaning(press)?;
        self.send(meaning.msg.clone());
        Some(meaning)
    }
    /// A key is pressed on a layout that gives it no letter.
    pub fn key(&mut self, code: &str, held: Held) {
        self.press(&KeyPress { code: code.to_owned(), key: String::new(), held });
    }
    /// A cell is pressed.
    pub fn select(&mut self, row: usize, column: usize) {
        self.send(Msg::Grid(GridMsg::CellPressed(
            Cell::new(row - 1, column - 1),
            SelectMode::Only,
        )));
    }
    /// A cell is pressed, and then a digit of the pad.
    pub fn write(&mut self, row: usize, column: usize, digit: u8) {
        self.select(row, column);
        self.send(Msg::Entry(EntryMsg::Digit(Digit::new(digit))));
    }
    /// A text is pasted and made the game.
    pub fn import(&mut self, text: &str) {
        self.send(Msg::Import(ImportMsg::Pasted(text.to_owned())));
        self.send(Msg::Import(ImportMsg::Accepted));
    }
    /// A worker gives this answer to every request of its kind so far, as if each were still at work.
    pub fn answer(&mut self, response: &Response) {
        let kind = <&str>::from(response);
        let asked = self.asked.iter().filter(|(_, request)| <&str>::from(request) == kind);
        let jobs: Vec<JobId> = asked.map(|(id, _)| *id).collect();
        assert!(!jobs.is_empty(), "no worker was asked: {kind}");
        jobs.into_iter().for_each(|id| self.send(Msg::answered(id, response.clone())));
    }
    /// The job last asked for.
    pub fn last_job(&self) -> JobId {
        self.asked.last().expect("a worker was asked").0
    }
    fn carry_out(&mut self, commands: Vec<Command>) {
        let mut waiting = VecDeque::from(commands);
        while let Some(command) = waiting.pop_front() {
            waiting.extend(self.carry_out_one(command));
        }
    }
    fn carry_out_one(&mut self, command: Command) -> Vec<Command> {
        let outcome = match command {
            Command::Ask(id, request) => return self.ask(id, request),
            Command::Copy(text) => {
                self.copied.push(text);
                Some(Msg::Copied(Outcome::Done))
            }
            Command::LoadLesson(technique) => {
                let text = std::fs::read_to_string(format!("static/learn/{technique}.txt")).ok();
                Some(Msg::Places(PlacesMsg::LessonFetched(technique, text)))
            }
            Command::NextWaiting => Some(Msg::Part(PartMsg::WaitingDue)),
            Command::LoadOverview => {
                let text = std::fs::read_to_string("static/learn/overview.txt").ok();
                Some(Msg::Places(PlacesMsg::OverviewFetched(text)))
            }
            Command::LoadStarter(slug) => {
                let text = std::fs::read_to_string(format!("static/collections/{slug}.txt")).ok();
                Some(Msg::Places(PlacesMsg::StarterFetched(slug, text)))
            }
            Command::LoadLocale(locale) => {
                Some(Msg::Language(LanguageMsg::Loaded(locale.tag().to_owned(), all_words(locale))))
            }
            Command::Database(command) => Some(Msg::database(self.database(command))),
            Command::Reread(key) => {
                let text = self.stored.get(&key).cloned();
                Some(Msg::Storage(StorageMsg::TextRead(key, text)))
            }
            Command::LoadWords(locale, words) => self.load_words(locale, words),
            other => {
                self.record(other);
                None
            }
        };
        outcome.map_or(Vec::new(), |msg| update(&mut self.model, msg))
    }
    /// A job is answered at once, what it reports on its way before that.
    fn ask(&mut self, id: JobId, request: Request) -> Vec<Command> {
        self.asked.push((id, request.clone()));
        if self.worker != Worker::Answers {
            return Vec::new();
        }
        let mut commands = Vec::new();
        let answer = nonet_service::answer(request, &mut |progress| {
            commands
                .extend(update(&mut self.model, Msg::Engine(EngineMsg::Progressed(id, progress))));
        });
        commands.extend(update(&mut self.model, Msg::answered(id, answer)));
        commands
    }
    fn database(&mut self, command: DatabaseCommand) -> DatabaseMsg {
        match command {
            DatabaseCommand::Load => DatabaseMsg::Loaded(self.contents()),
            DatabaseCommand::Write(batch) if self.disk == Disk::Works => {
                let purpose = batch.purpose;
                self.write_batch(batch);
                DatabaseMsg::Written(Outcome::Done, purpose)
            }
            DatabaseCommand::Write(batch) => DatabaseMsg::Written(Outcome::Refused, batch.purpose),
            DatabaseCommand::Read(id, purpose) => {
                let database = self.database.get(&(Store::Games, id.clone())).cloned();
                let local = self.stored.get(&format!("nonet.game.{id}")).cloned();
                DatabaseMsg::Read(id, purpose, GameTexts { database, local })
            }
            DatabaseCommand::ReadAll(purpose) => DatabaseMsg::ReadAll(purpose, self.texts()),
            DatabaseCommand::ReadPuzzles { collection, part } => {
                let key = |part| (Store::Puzzles, part_key(&collection, part));
                let parts = self.database.range(key(part)..key(part + PARTS_READ));
                let texts = parts.map(|(_, text)| text.clone()).collect();
                DatabaseMsg::PuzzlesRead { collection, part, texts }
            }
            DatabaseCommand::Usage(asked) => DatabaseMsg::Usage(
                asked,
                Some(Usage { used: 4.1e6, quota: 1e9, is_persistent: asked == Persistence::Ask }),
            ),
            DatabaseCommand::Reread(ids) => DatabaseMsg::Reread(
                ids.into_iter()
                    .map(|id| (id.clone(), self.database.get(&(Store::Summaries, id)).cloned()))
                    .collect(),
            ),
            DatabaseCommand::Kept(command) if self.disk == Disk::Works => {
                DatabaseMsg::Kept(self.kept.carry_out(command))
            }
            DatabaseCommand::Kept(_) => DatabaseMsg::Kept(KeptMsg::Refused),
        }
    }
    /// Those of the local storage come last.
    fn texts(&self) -> Texts {
        let mut games = self.all(Store::Games);
        let game = |(key, text): (String, String)| {
            Some((key.strip_prefix("nonet.game.")?.to_owned(), text))
        };
        games.extend(self.stored_games().into_iter().filter_map(game));
        Texts { games, puzzles: self.all(Store::Puzzles) }
    }
    fn all(&self, store: Store) -> Vec<(String, String)> {
        let of_store = self.database.iter().filter(|((at, _), _)| *at == store);
        of_store.map(|((_, key), text)| (key.clone(), text.clone())).collect()
    }
    fn contents(&self) -> Contents {
        let left = self.stored_games();
        if self.disk == Disk::Missing {
            return Contents { availability: Availability::Missing, left, ..Contents::default() };
        }
        Contents {
            availability: Availability::Open,
            summaries: self.all(Store::Summaries),
            collections: self.all(Store::Collections),
            left,
        }
    }
    fn write_batch(&mut self, batch: Batch) {
        for change in batch.writes {
            match change {
                Write::Put(store, key, text) => self.database.insert((store, key), text),
                Write::Delete(store, key) => self.database.remove(&(store, key)),
            };
        }
        for (key, text) in batch.release {
            self.stored.retain(|stored, kept| *stored != key || *kept != text);
        }
    }
    fn stored_games(&self) -> Vec<(String, String)> {
        let is_game = |key: &str| key.starts_with("nonet.game.") || key.starts_with("nonet.unread");
        let games = self.stored.iter().filter(|(key, _)| is_game(key));
        games.map(|(key, text)| (key.clone(), text.clone())).collect()
    }
    fn load_words(&mut self, locale: Locale, words: LaterWords) -> Option<Msg> {
        self.words.push((locale, words));
        match self.network {
            Network::Waits => None,
            Network::Works => Some(Msg::Language(LanguageMsg::WordsLoaded(
                locale,
                words,
                Some(later_words(locale, words)),
            ))),
            Network::Fails => Some(Msg::Language(LanguageMsg::WordsLoaded(locale, words, None))),
        }
    }
    /// What the browser would do without an answer.
    fn record(&mut self, command: Command) {
        match command {
            Command::Cancel(id) => self.cancelled.push(id),
            Command::Save(key, text) => _ = self.stored.insert(key, text),
            Command::SaveFile(name, text) | Command::SavePng(name, text) => {
                self.files.push((name, text));
            }
            Command::SaveParts(name, parts) => self.files.push((name, parts.concat())),
            _ => {}
        }
    }
    /// What the screen shows.
    pub fn page(&self) -> PageView {
        page(&self.model)
    }
    /// What the screen shows of the game, in Play.
    pub fn play(&self) -> PlayView {
        self.page().play().expect("in Play").clone()
    }
    /// What the card beside the grid shows, if there is one.
    pub fn panel(&self) -> Option<PanelView> {
        self.play().panel.map(|panel| (*panel.view).clone())
    }
    /// What the place shows, which is not Play.
    pub fn place(&self) -> PlaceContent {
        match self.page().place {
            PlaceView::Place(content) => (*content).clone(),
            other => panic!("no place: {other:?}"),
        }
    }
    /// The label of a cell.
    pub fn label(&self, row: usize, column: usize) -> String {
        self.play().board.cells[Cell::new(row - 1, column - 1).index()].label.clone()
    }
    /// The 81 digits shown.
    pub fn digits(&self) -> String {
        let digit = |cell: &CellView| cell.digit.filter(|_| cell.source != DigitSource::Hinted);
        self.play().board.cells.iter().map(|cell| digit(cell).unwrap_or('.')).collect()
    }
    /// The text of the notice, if there is one.
    pub fn notice(&self) -> String {
        self.page().notice.map(|notice| notice.text).unwrap_or_default()
    }
    /// The game the browser keeps, as the page would find it when opened anew.
    pub fn reopened(&self) -> Harness {
        let id = self.stored.get("nonet.current").cloned().unwrap_or_default();
        let startup = Startup {
            settings: self.stored.get("nonet.settings").cloned(),
            pool: self.stored.get("nonet.store").cloned(),
            saved: self.stored.get(&format!("nonet.game.{id}")).cloned(),
            current: self.stored.get("nonet.current").cloned(),
            entropy: 8,
            ..first_visit()
        };
        let kept = self.kept.clone();
        let app =
            Harness::open_with(startup, self.stored.clone(), self.database.clone(), self.disk);
        Harness { kept, ..app }
    }
    /// The language of the page.
    pub fn locale(&self) -> Locale {
        self.model.common.page.locale
    }
}
