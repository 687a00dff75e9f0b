//! What the player does in the Library.

pub(crate) mod collections;
pub(crate) mod files;

use crate::core::collections::one_line;
use crate::core::order::by_number;
use crate::engine::types::board::Board;
use crate::places::library::rows::Row;
use crate::service::puzzle_list::PuzzleList;

use crate::core::command::Command;
use crate::core::database::{DatabaseCommand, Persistence, ReadAllPurpose, ReadPurpose, Usage};
use crate::core::dialog::Dialog;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::msg::Msg;
use crate::core::notice::Notice;
use crate::core::puzzles::Puzzles;
use crate::core::section::Section;
use crate::core::summary::Summary;
use crate::places::library::Update;
use crate::places::library::listing::Order;
use crate::places::library::msg::{LibraryField, LibraryMsg};
use crate::places::library::statistics;
use crate::words::label::Label;
use crate::words::message::Message;

/// How many of a section are printed at most.
pub const MOST_PRINTED: usize = 200;

impl Update<'_> {
    pub(crate) fn handle(&mut self, msg: LibraryMsg) {
        let browse = &mut self.own.browse;
        match msg {
            LibraryMsg::Opened(id) => self.open_row(id),
            LibraryMsg::Restarted(id) => self.send(LateLetter::Open(id, ReadPurpose::Restart)),
            LibraryMsg::Shared(id) => self.send(LateLetter::Open(id, ReadPurpose::Share)),
            LibraryMsg::Printed(id) => self.send(LateLetter::Open(id, ReadPurpose::Print)),
            LibraryMsg::GameChosen(id) => {
                browse.chosen = Some(id);
                self.common.page.dialog = Some(Dialog::Game);
            }
            LibraryMsg::Deleted(id) => self.delete(&id),
            LibraryMsg::DeletionUndone(ids) => self.undo_deletion(&ids),
            LibraryMsg::StarterOpened(starter) => self.open_starter(starter),
            LibraryMsg::CollectionCreated => self.create_collection(Puzzles::default()),
            LibraryMsg::CollectionDeleted => self.delete_collection(),
            LibraryMsg::SectionPrinted(title) => self.print_section(title),
            LibraryMsg::CollectionRated => self.rate_collection(),
            LibraryMsg::TierChosen(tier) => (browse.tier, browse.first) = (tier, 0),
            LibraryMsg::DailyToggled => {
                (browse.is_daily, browse.first) = (!browse.is_daily, 0);
            }
            LibraryMsg::AloneToggled => {
                (browse.is_alone, browse.first) = (!browse.is_alone, 0);
            }
            LibraryMsg::FilterCleared => browse.clear_filter(),
            LibraryMsg::SortedBy(column) => {
                (browse.order, browse.first) = (browse.order.after_press(column), 0);
            }
            LibraryMsg::Scrolled(first) => browse.first = first,
            LibraryMsg::PeriodChosen(period) => browse.period = period,
            LibraryMsg::TableExported => self.export_table(),
            LibraryMsg::PersistenceRequested => {
                self.common.ask_database(DatabaseCommand::Usage(Persistence::Ask));
            }
            LibraryMsg::FieldEdited(field, value) => self.edit(field, &value),
        }
    }
    /// Everything is handed over as a file, with the game in play as it is now.
    pub(crate) fn export(&mut self) {
        self.send(LateLetter::KeepGame);
        self.common.ask_database(DatabaseCommand::ReadAll(ReadAllPurpose::Export));
    }
    fn export_table(&mut self) {
        let table = statistics::csv(self.common.games.games());
        self.emit(Command::SaveFile("nonet-solved.csv".to_owned(), table));
    }
    /// The list is found again at the row that was opened.
    fn open_row(&mut self, id: String) {
        self.own.browse.chosen = Some(id.clone());
        self.send(LateLetter::Open(id, ReadPurpose::Open));
    }
    /// The Library is shown from here on.
    pub(crate) fn enter_library(&mut self, section: Section) {
        let section = self.reached(section);
        match section {
            Section::Day(date) => {
                self.common.dailies.day = Some(date);
                self.common.prepare_daily();
            }
            Section::Today => self.common.dailies.day = None,
            _ => {}
        }
        let browse = &mut self.own.browse;
        if browse.section != section {
            browse.section = section;
            browse.chosen = None;
            browse.clear_filter();
        }
        self.send(LateLetter::KeepGame);
        self.read_shown_puzzles();
        self.common.ask_database(DatabaseCommand::Usage(Persistence::Look));
    }
    /// A day that has not come yet has no puzzles, and today has an address of its own.
    fn reached(&self, section: Section) -> Section {
        match section {
            Section::Day(date) if date >= self.common.moment.date() => Section::Today,
            section => section,
        }
    }
    pub(crate) fn usage_known(&mut self, asked: Persistence, usage: Option<Usage>) {
        let library = &mut self.common.games;
        library.usage = usage;
        let agreed = usage.is_some_and(|usage| usage.is_persistent);
        if asked == Persistence::Ask {
            library.is_persistence_refused = !agreed;
            if !agreed {
                self.notify(Notice::plain(Message::PersistenceRefused));
            }
        }
    }
    fn edit(&mut self, field: LibraryField, value: &str) {
        let browse = &mut self.own.browse;
        match field {
            LibraryField::Search => {
                (browse.search, browse.first) = (value.to_owned(), 0);
            }
            LibraryField::Order => {
                (browse.order, browse.first) = (Order::of_slug(value).unwrap_or_default(), 0);
            }
            LibraryField::GameName => self.rename_game(value),
            LibraryField::GameCollection => self.move_game(value),
            LibraryField::CollectionName => self.rename_collection(value),
        }
    }

    fn delete(&mut self, id: &str) {
        self.common.page.dialog = None;
        let undo = Msg::to(LibraryMsg::DeletionUndone(vec![id.to_owned()]));
        let actions = vec![(Label::Undo, undo)];
        let notice = Notice { message: Message::GameDeleted, actions };
        self.send(LateLetter::Delete(id.to_owned(), notice));
    }
    fn print_section(&mut self, title: String) {
        let (library, games) = (&*self.own, &self.common.games);
        let rows = library.section_rows(games);
        let games = rows.iter().take(MOST_PRINTED).filter_map(|row| library.game_of(games, row));
        let boards = games.map(|game| Board::of_givens(game.givens)).collect();
        self.send(PlacesLetter::Print(title, boards, 6));
    }
    fn rate_collection(&mut self) {
        let Some((_, collection)) = self.shown_collection() else { return };
        let (library, games) = (&*self.own, &self.common.games);
        // A game that was begun elsewhere has no place in the list.
        let rows = by_number(library.section_rows(games), |row| match row {
            Row::Game(game) => game.place.map_or(-1, |place| place as i64),
            Row::Puzzle(at) => *at as i64,
        });
        let listed = library.shown_puzzles(games);
        let mut puzzles = PuzzleList::default();
        for row in rows {
            match (row, listed) {
                (Row::Game(game), _) => puzzles.push_clues(&game.givens, &game.name),
                (Row::Puzzle(at), Some(listed)) => {
                    puzzles.push_line(listed.list.line(at), listed.list.name(at));
                }
                (Row::Puzzle(_), None) => {}
            }
        }
        self.send(PlacesLetter::Rate(collection.name, puzzles, 0));
    }
    fn chosen(&self) -> Option<Summary> {
        let id = self.own.browse.chosen.as_ref()?;
        Some(Summary::clone(&*self.common.games.game_or_puzzle(id)?))
    }
    /// The name is the saved game's, too.
    fn rename_game(&mut self, name: &str) {
        let Some(mut summary) = self.chosen() else { return };
        summary.name = one_line(name);
        if summary.id == self.common.session.id {
            self.common.session.name = summary.name.clone();
            self.common.list(summary);
            return self.send(LateLetter::SaveNamed);
        }
        let is_begun = summary.moves.is_some();
        let id = summary.id.clone();
        self.common.list(summary);
        if is_begun {
            self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Rename));
        }
    }
    fn move_game(&mut self, collection: &str) {
        if let Some(mut summary) = self.chosen() {
            summary.collection = (!collection.is_empty()).then(|| collection.to_owned());
            summary.place = None;
            self.common.list(summary);
        }
    }
}
