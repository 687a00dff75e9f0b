//! Texts that the page stores: games and the library, settings, what is learned and made.

use std::rc::Rc;

use litemap::LiteMap;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;
use nonet_page::core::calendar::{Date, Moment};
use nonet_page::core::cell_text;
use nonet_page::core::chord::{Chord, KeyName, KeyPress};
use nonet_page::core::daily::DailyLog;
use nonet_page::core::games::Collection;
use nonet_page::core::games::Games;
use nonet_page::core::history::History;
use nonet_page::core::learned::Progress;
use nonet_page::core::moves::{CellContent, Move};
use nonet_page::core::puzzles::{Puzzles, game_id, part_key, place_of};
use nonet_page::core::race::Race;
use nonet_page::core::record::{Record, read_explainer, read_rating};
use nonet_page::core::saved::Saved;
use nonet_page::core::settings::Settings;
use nonet_page::core::settings::paper::PaperChoices;
use nonet_page::core::summary::Summary;
use nonet_page::places::create::drafts::Drafts;
use nonet_page::places::create::hand::Hand;
use nonet_page::places::create::last_made::LastMade;
use nonet_page::places::library::merge::merge;
use nonet_page::places::library::search::{Search, Unopened, Words};
use nonet_page::places::library::transfer::archive;
use nonet_page::play::puzzle_pool::PuzzlePool;
use nonet_service::archive::{Archive, ArchivedGame, claims};

/// Whether what is printed of it can be the same text: the end of a line is lost in it.
fn is_plain(input: &str) -> bool {
    !input.contains('\r')
}

/// A game comes back as it is printed, and can be played from any of its nodes.
pub fn saved_game(input: &str) {
    let Ok(saved) = Saved::read(input) else { return };
    let printed = saved.print();
    let again = Saved::read(&printed).expect("what was printed is a game");
    if is_plain(input) {
        assert_eq!(again, saved);
        assert_eq!(again.print(), printed);
    }
    look_at_history(saved.game.history());
    let mut game = saved.game.clone();
    for _ in 0..40 {
        if game.undo().is_none() {
            break;
        }
    }
    while game.redo().is_some_and(|_| game.history().depth() < 40) {}
    for node in 0..game.history().count().min(40) {
        _ = game.jump(node);
    }
    let summary = Summary::of(&saved);
    look_at_summary(&summary);
    assert!(Summary::read(&summary.print()).is_ok() || saved.id.is_empty());
}

fn look_at_history(history: &History) {
    for node in 0..history.count().min(200) {
        _ = (history.path(node), history.depth_of(node), history.board_at(node));
        _ = (history.children(node), history.next(node), history.checkpoint(node));
    }
    _ = (history.gone_back(), history.trial(), history.can_redo());
    assert!(history.contains(history));
}

/// A move and the board after it.
pub fn one_move(input: &str) {
    for line in input.lines().take(50) {
        if let Ok(step) = line.parse::<Move>() {
            let board = step.apply(&Board::default());
            assert_eq!(step.to_string().parse().as_ref(), Ok(&step), "{line}");
            _ = step.apply(&board);
        }
    }
}

/// What is known of how a game was played.
pub fn record(input: &str) {
    let mut record = Record::default();
    for line in input.lines() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        _ = record.take(key, value);
        _ = (read_rating(value), read_explainer(value));
    }
    let mut printed = String::new();
    record.print(&mut printed);
    let mut again = Record::default();
    for line in printed.lines() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        again.take(key, value).expect("a line of a record");
    }
    if is_plain(input) {
        assert_eq!(again, record);
    }
    _ = (record.is_solved(), record.is_solved_alone(), record.help.nudges(), record.help.shown());
    let log = DailyLog::of([&record].into_iter());
    for date in record.finish.iter().map(|finish| finish.at.date()).chain([Date::of_days(0)]) {
        _ = (log.week(date), log.streak(date), log.solved_on(date));
    }
}

/// Times to play against.
pub fn race(input: &str) {
    let Ok(race) = input.parse::<Race>() else { return };
    assert_eq!(race.to_string().parse(), Ok(race.clone()));
    assert_eq!(race.filled_after(race.total()), race.count());
    for clues in [Grid::EMPTY, input.parse().unwrap_or_default()] {
        assert_eq!(race.picture(&clues).shades.len(), 81);
        _ = race.fits(&clues);
    }
}

/// Days and moments.
pub fn calendar(input: &str) {
    for word in input.split_inclusive('\n').flat_map(|line| [line.trim(), line]).take(40) {
        if let Ok(date) = word.parse::<Date>() {
            assert_eq!(date.to_string().parse(), Ok(date));
            look_at_date(date);
        }
        if let Ok(moment) = word.parse::<Moment>() {
            assert_eq!(moment.to_string().parse(), Ok(moment));
            look_at_date(moment.date());
        }
        if let Ok(number) = word.parse::<f64>() {
            look_at_date(Moment::new(number, number).date());
        }
    }
}

fn look_at_date(date: Date) {
    _ = (date.parts(), date.weekday(), date.first_of_month(), date.days_of_month());
    _ = (date.plus(1), date.plus(i32::MIN), date.plus(i32::MAX));
}

/// What is known of a game without opening it.
pub fn summary(input: &str) {
    let Ok(summary) = Summary::read(input) else { return };
    look_at_summary(&summary);
    let again = Summary::read(&summary.print()).expect("what was printed is a summary");
    if is_plain(input) {
        assert_eq!(again.print(), summary.print());
    }
    let mut library = Games::starting(None);
    library.insert(summary);
    _ = (library.count(), library.in_progress().len(), library.games().count());
}

fn look_at_summary(summary: &Summary) {
    _ = (summary.stage(), summary.number(), summary.seconds(), summary.progress());
    _ = (summary.digits(), summary.changed(), summary.lacks_rating());
    _ = summary.last_change().map(Moment::date).map(Date::parts);
}

/// A collection.
pub fn collection(input: &str) {
    let Some(collection) = Collection::read(input) else { return };
    let again = Collection::read(&collection.print()).expect("what was printed is a collection");
    if is_plain(input) {
        assert_eq!(again, collection);
    }
    let mut library = Games::starting(None);
    library.put_collection("0123456789abcdef".to_owned(), collection);
    _ = library.collection_counts("0123456789abcdef");
}

/// The puzzles of a collection.
pub fn collection_puzzles(input: &str) {
    let mut puzzles = Puzzles::default();
    puzzles.read_part(input);
    let mut again = Puzzles::default();
    (0..puzzles.parts()).for_each(|part| again.read_part(&puzzles.print_part(part)));
    if is_plain(input) {
        assert_eq!(again.len(), puzzles.len());
    }
    for at in (0..=puzzles.len()).take(50) {
        _ = (puzzles.summary("0123456789abcdef", at), puzzles.rating(at));
    }
    while !puzzles.next_unrated(64).is_empty() {}
}

/// A library in a file, joined with an empty library and with itself.
pub fn library_file(input: &str) {
    _ = claims(input);
    let Ok(read) = Archive::read(input) else { return };
    assert_eq!(Archive::read(&read.print()).as_ref(), Ok(&read));
    _ = Progress::read(&read.learned);
    let mut library = Games::starting(None);
    let mut keys = 0;
    let new_id = &mut || {
        keys += 1;
        format!("new{keys}")
    };
    let merged = merge(read.clone(), &library, &LiteMap::new_vec(), &[], new_id);
    let mut texts = LiteMap::new_vec();
    for (id, collection) in merged.collections {
        library.put_collection(id, collection);
    }
    for (summary, text) in merged.games {
        texts.extend(text.map(|text| (summary.id.clone(), text)));
        library.insert(summary);
    }
    let texts_of = |game: ArchivedGame| Some((game.id, game.game?));
    library.unreadable.extend(merged.unreadable.into_iter().filter_map(texts_of));
    library.unreadable_collections.extend(merged.unreadable_collections);
    let again = archive(&library, &texts, &merged.puzzles, 7);
    assert!(Archive::read(&again.print()).is_ok());
    _ = merge(read, &library, &texts, &merged.puzzles, new_id);
}

/// What is searched for in the library.
pub fn library_search(input: &str) {
    let (typed, name) = input.split_once('\n').unwrap_or((input, ""));
    let search = Search::of(typed);
    let game = Summary { name: name.to_owned(), ..Summary::default() };
    _ = search.find(&game, &|game| game.name.clone());
    let words = Words { unopened: name.to_owned(), ..Words::default() };
    let puzzle = Unopened { number: 7, name, clues: input, rating: None };
    _ = search.prepare(&words).find(puzzle);
}

/// The keys of games and of the parts of collections.
pub fn game_key(input: &str) {
    if let Some((collection, place)) = place_of(input) {
        assert_eq!(place_of(&game_id(collection, place)), Some((collection, place)));
        _ = part_key(collection, place);
        let mut library = Games::starting(Some(input.to_owned()));
        library.put_collection(
            collection.to_owned(),
            Collection { count: 5, is_list: true, ..Collection::default() },
        );
        library.insert(Summary { id: input.to_owned(), ..Summary::default() });
        _ = (library.list_of(input), library.game_or_puzzle(input), library.next_of_list(input));
        let game = library.get(input).map(Rc::clone);
        library.remove(input);
        assert!(game.is_some() && library.get(input).is_none());
    }
}

/// The settings come back as they are printed.
pub fn settings(input: &str) {
    let settings = Settings::read(input);
    if is_plain(input) {
        assert_eq!(Settings::read(&settings.print()), settings);
    }
    _ = settings.left_out();
    settings.keys.values().for_each(look_at_chord);
}

fn look_at_chord(chord: &Chord) {
    _ = chord.shown(|name| match name {
        KeyName::Printed(name) | KeyName::Pad(name) => name.to_owned(),
        _ => String::new(),
    });
}

/// A key that the player bound anew.
pub fn key_binding(input: &str) {
    let Some(chord) = Chord::read(input) else { return };
    assert_eq!(Chord::read(&chord.print()).as_ref(), Some(&chord));
    look_at_chord(&chord);
    let press = KeyPress { code: chord.code, key: input.to_owned(), held: chord.held };
    _ = (Chord::of(&press), nonet_page::core::keys::digit(&press));
}

/// Cells that were copied come back as they are printed, and can be put into any board.
pub fn copied_cells(input: &str) {
    if let Some(contents) = cell_text::read(input) {
        assert_eq!(cell_text::read(&cell_text::print(&contents)).as_ref(), Some(&contents));
        contents.iter().for_each(|content| content.put(&mut Board::default()));
    }
    if let Ok(content) = input.parse::<CellContent>() {
        assert_eq!(content.to_string().parse(), Ok(content));
    }
}

/// How puzzles are printed.
pub fn paper(input: &str) {
    if let Some(choices) = PaperChoices::read(input) {
        assert_eq!(PaperChoices::read(&choices.print()).as_ref(), Some(&choices));
    }
}

/// Puzzles that were made in advance.
pub fn puzzle_pool(input: &str) {
    if let Some(mut pool) = PuzzlePool::read(input) {
        assert_eq!(PuzzlePool::read(&pool.print()).as_ref(), Some(&pool));
        _ = pool.missing_tier().and_then(|tier| pool.take(tier));
    }
}

/// What the player has learned.
pub fn learned(input: &str) {
    let progress = Progress::read(input);
    assert_eq!(Progress::read(&progress.print()), progress);
    let mut other = Progress::default();
    other.merge(&progress);
    assert_eq!(other, progress);
}

/// Drafts of the grid that is typed.
pub fn drafts(input: &str) {
    let mut drafts = Drafts::read(input);
    if is_plain(input) {
        assert_eq!(Drafts::read(&drafts.print()), drafts);
    }
    _ = (drafts.remove(0), drafts.remove(usize::MAX));
}

/// What was made last.
pub fn last_made(input: &str) {
    if let Some(last) = LastMade::read(input) {
        let again = LastMade::read(&last.print()).expect("what was printed is read");
        assert_eq!(again.print(), last.print());
    }
}

/// The grid that is typed.
pub fn hand_draft(input: &str) {
    if let Some(grid) = Hand::read(input) {
        let mut hand = Hand::default();
        hand.change(grid);
        assert_eq!(Hand::read(&hand.print()), Some(grid));
    }
}
