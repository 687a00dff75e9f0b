//! Lists of puzzles: what is read and chosen of one, and the table in which it is rated.

use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::colour::{CandidateColours, Colour};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;
use nonet_page::core::kept_list::{KeptList, LIST_LAYOUT};
use nonet_page::core::msg::{ImportMsg, Msg};
use nonet_page::core::place::{CreatePart, Layers, Place};
use nonet_page::core::view::badge::BadgeKind;
use nonet_page::places::library::msg::LibraryMsg;
use nonet_page::places::lists::filter::{Look, OrderBy};
use nonet_page::places::lists::msg::{RatedField, RatedMsg};
use nonet_page::places::lists::view::RatedListView;
use nonet_page::places::lists::{Keeping, Run};
use nonet_page::play::view::import::ImportView;
use nonet_page::shell::view::dialog::ContentView;
use nonet_page::shell::view::places::PlaceContent;
use nonet_page::worker::{pack, unpack};
use nonet_service::lists::VerdictKind;
use nonet_service::puzzle_list::PuzzleList;
use nonet_service::table::TableFormat;
use nonet_service::{Request, answer};

use crate::harness::{Disk, Harness, Worker, first_visit};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// No 3 and no 5 is given, so that they can be exchanged.
const SEVERAL: &str =
    "....7....6..19.....98....6.8...6....4..8....17...2...6.6....28....419.......8..79";
/// The third cell is 4 in the only solution without it.
const NONE: &str =
    "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CONFLICT: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn form(app: &Harness) -> ImportView {
    match app.page().dialog.map(|dialog| dialog.content.clone()) {
        Some(ContentView::Import(form)) => (*form).clone(),
        other => panic!("no import: {other:?}"),
    }
}

fn table(app: &Harness) -> RatedListView {
    match app.place() {
        PlaceContent::Rated(view) => view.list.clone().expect("a list"),
        other => panic!("no list: {other:?}"),
    }
}

fn rated(app: &mut Harness, msg: RatedMsg) {
    app.send(Msg::to(msg));
}

/// The places of the rows in the list, from 1.
fn numbers(app: &Harness) -> Vec<usize> {
    table(app).rows.iter().map(|row| row.at + 1).collect()
}

fn another_form(line: &str) -> String {
    let grid: Grid = line.parse().expect("a grid");
    Transform::random(&mut SeededRng::new(3)).grid(&grid).to_string()
}

/// A list of six puzzles and a damaged line that is rated.
fn six() -> Harness {
    let mut app = Harness::open(first_visit());
    let list = [EASY, SEVERAL, HARD, &another_form(EASY), CONFLICT, NONE, &EASY[..80]];
    app.send(Msg::Import(ImportMsg::Pasted(list.join("\n"))));
    app.send(Msg::Import(ImportMsg::Rated));
    app
}

#[test]
fn of_a_list_only_puzzles_with_one_solution_are_chosen_at_first() {
    let mut app = Harness::open(first_visit());
    let text = [EASY, SEVERAL, HARD, CONFLICT, "no puzzle", &EASY[..80]].join("\n");
    app.send(Msg::Import(ImportMsg::Pasted(text)));
    let choices = form(&app).choices.expect("a list");
    assert_eq!(choices.all, ("2 of 4 chosen".to_owned(), true));
    let tones: Vec<BadgeKind> = choices.puzzles.iter().map(|puzzle| puzzle.verdict.tone).collect();
    assert_eq!(tones, [BadgeKind::Good, BadgeKind::Bad, BadgeKind::Good, BadgeKind::Bad]);
    let unread = form(&app).unread.expect("one line is damaged");
    assert!(unread.errors[0].text.contains("Line 6"), "{unread:?}");
    app.send(Msg::Import(ImportMsg::Toggled(1)));
    app.send(Msg::Import(ImportMsg::Toggled(0)));
    assert_eq!(form(&app).choices.expect("a list").all, ("2 of 4 chosen".to_owned(), false));
    app.send(Msg::Import(ImportMsg::AllToggled));
    assert_eq!(form(&app).choices.expect("a list").all, ("2 of 4 chosen".to_owned(), true));
}

#[test]
fn a_long_list_is_read_in_parts_and_only_some_of_it_is_drawn() {
    let mut app = Harness::open(first_visit());
    let count = 12_000;
    app.send(Msg::Import(ImportMsg::Pasted(format!("{EASY}\n").repeat(count) + &EASY[..80])));
    let view = form(&app);
    let choices = view.choices.expect("a list");
    assert_eq!((choices.count, choices.is_table, choices.puzzles.len()), (count, true, 60));
    assert_eq!(choices.all.0, "12,000 of 12,000 chosen");
    assert!(view.unread.expect("one line is damaged").errors[0].text.contains("Line 12,001"));
    assert_eq!(choices.state, "");
    app.send(Msg::Import(ImportMsg::Scrolled(11_990)));
    let choices = form(&app).choices.expect("a list");
    assert_eq!((choices.first, choices.puzzles[59].name.as_str()), (count - 60, "12,000. "));
    let keep = |app: &Harness| {
        let buttons = form(app).buttons;
        buttons.iter().find(|button| button.label.contains("Keep")).expect("a button").clone()
    };
    app.send(Msg::Import(ImportMsg::AllToggled));
    assert!(keep(&app).disabled, "none is chosen");
    app.send(Msg::Import(ImportMsg::AllToggled));
    app.send(keep(&app).msg);
    let app = app.reopened();
    let (collection, _) = app.model.common.games.collections().iter().next().expect("a collection");
    assert_eq!(app.model.common.games.collection_counts(collection), (0, count as u64));
}

#[test]
fn the_reading_of_a_long_text_can_be_stopped() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::Import(ImportMsg::Pasted(format!("{EASY}\n").repeat(2_000))));
    assert!(app.model.play.dialogs.import.is_being_read());
    let job = app.last_job();
    app.send(Msg::Import(ImportMsg::Stopped));
    assert!(!app.model.play.dialogs.import.is_being_read());
    assert!(app.cancelled.contains(&job), "its worker ends");
}

#[test]
fn a_list_is_rated_with_all_that_is_known_of_each() {
    let app = six();
    assert_eq!(
        (app.model.common.page.place, app.model.common.page.create),
        (Place::Create, CreatePart::List)
    );
    assert_eq!((app.model.rated.run, app.model.rated.rated()), (Run::Done, 6));
    let view = table(&app);
    assert_eq!((view.count, view.rows.len()), (6, 6));
    assert_eq!(view.rows[0].cells[0], "Easy");
    assert_eq!(view.rows[3].cells[7], "1", "the fourth is a form of the first");
    assert_eq!(view.rows[2].cells[4], "2", "suppositions two deep");
    assert_eq!(view.rows[1].verdict.as_ref().expect("a verdict").tone, BadgeKind::Bad);
    assert!(view.unread.contains("One record"), "{}", view.unread);
    let look: Vec<&str> = view.look.iter().map(|(_, count)| count.as_str()).collect();
    assert_eq!(look, ["1", "1", "1", "1"]);
}

#[test]
fn rows_are_sorted_searched_and_filtered() {
    let mut app = six();
    rated(&mut app, RatedMsg::SortedBy(OrderBy::Score));
    assert_eq!(numbers(&app)[2..], [3, 2, 5, 6], "what has no rating comes last");
    rated(&mut app, RatedMsg::SortedBy(OrderBy::Score));
    assert_eq!(numbers(&app)[0], 3);
    assert_eq!(numbers(&app)[3..], [2, 5, 6], "either way");
    rated(&mut app, RatedMsg::SortedBy(OrderBy::Number));
    for (look, found) in
        [(Look::Several, vec![2]), (Look::Twin, vec![1, 4]), (Look::NoSolution, vec![6])]
    {
        rated(&mut app, RatedMsg::LookToggled(look));
        assert_eq!(numbers(&app), found, "{look:?}");
    }
    rated(&mut app, RatedMsg::FilterCleared);
    rated(&mut app, RatedMsg::OnceToggled);
    assert_eq!(numbers(&app), [1, 2, 3, 5, 6]);
    rated(&mut app, RatedMsg::FilterCleared);
    app.edit(RatedField::Search, "8..........36");
    assert_eq!(numbers(&app), [3]);
    app.edit(RatedField::Search, "naked single");
    assert_eq!(numbers(&app), [1, 3, 4]);
    rated(&mut app, RatedMsg::BarsChosen(20, 24));
    assert_eq!(numbers(&app), [3], "only the hard one has so many points");
    let histogram = table(&app).histogram;
    assert!(histogram.chosen.starts_with("8,000 and more chosen"), "{}", histogram.chosen);
    assert!(histogram.chosen.ends_with(": 1"), "{}", histogram.chosen);
    let marks: Vec<&str> = histogram.marks.iter().map(|(_, mark)| mark.as_str()).collect();
    assert_eq!(marks, ["0", "250", "800", "2,500", "8,000"]);
    rated(&mut app, RatedMsg::BarsChosen(24, 0));
    assert_eq!(app.model.rated.filter.bars, None, "all bars are no filter");
}

#[test]
fn a_stopped_list_keeps_what_is_rated_and_goes_on() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted(format!("{EASY}\n").repeat(600))));
    app.worker = Worker::Silent;
    app.send(Msg::Import(ImportMsg::Rated));
    assert_eq!((app.model.rated.run, table(&app).count), (Run::Going, 600));
    let (job, request) = app.asked.iter().rev().nth(7).cloned().expect("eight parts are asked for");
    app.send(Msg::answered(job, nonet_service::answer(request, &mut |_| {})));
    assert_eq!(app.model.rated.rated(), 64);
    rated(&mut app, RatedMsg::Stopped);
    assert_eq!((app.model.rated.run, app.model.rated.rated()), (Run::Stopped, 64));
    app.worker = Worker::Answers;
    rated(&mut app, RatedMsg::Resumed);
    assert_eq!((app.model.rated.run, app.model.rated.rated()), (Run::Done, 600));
    assert_eq!(app.model.rated.counts.of(VerdictKind::One), 600);
}

#[test]
fn sudoku_explainer_rates_on_wish() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Import(ImportMsg::Pasted([EASY, SEVERAL, EASY].join("\n"))));
    app.send(Msg::Import(ImportMsg::Rated));
    assert_eq!(table(&app).rows[0].cells[2], "");
    rated(&mut app, RatedMsg::ExplainerToggled);
    assert_eq!(app.model.rated.run, Run::Done);
    assert!(table(&app).rows[0].cells[2].contains(" / "), "{:?}", table(&app).rows[0]);
    assert_eq!(table(&app).rows[1].cells[2], "");
}

#[test]
fn what_is_shown_is_exported_and_kept() {
    let mut app = six();
    rated(&mut app, RatedMsg::LookToggled(Look::Twin));
    for (format, start) in [
        (TableFormat::Csv, "line,puzzle,"),
        (TableFormat::Tsv, "line\tpuzzle"),
        (TableFormat::Json, "[\n{"),
    ] {
        rated(&mut app, RatedMsg::Exported(format));
        let (name, text) = app.files.last().cloned().expect("a file");
        assert!(name.starts_with("nonet-list.") && text.starts_with(start), "{name}: {text}");
        assert_eq!(text.matches(EASY).count(), 1);
        assert!(!text.contains(HARD), "it is not shown");
    }
    rated(&mut app, RatedMsg::Kept);
    let puzzles = app.model.library.shown_puzzles(&app.model.common.games).expect("a collection");
    assert_eq!(puzzles.len(), 2);
    assert!((0..2).all(|at| puzzles.rating(at).is_some()), "their ratings are known");
    app.send(Msg::to(LibraryMsg::CollectionRated));
    assert_eq!((table(&app).count, app.model.rated.rated()), (2, 2));
    assert_eq!(app.model.rated.counts.of(VerdictKind::One), 2);
}

#[test]
fn a_row_is_played() {
    let mut app = six();
    rated(&mut app, RatedMsg::Opened(2));
    assert_eq!((app.digits().as_str(), app.model.common.page.place), (HARD, Place::Play));
}

/// The page opened anew at the list.
fn reopened(app: &Harness) -> Harness {
    let mut app = app.reopened();
    app.send(Msg::AddressChanged("/create/list".to_owned(), Layers::NONE));
    app
}

#[test]
fn a_rated_list_is_there_again_after_a_reload() {
    let app = six();
    let shown = table(&app);
    let mut later = reopened(&app);
    let asked = later.asked.len();
    assert_eq!(table(&later).rows, shown.rows, "nothing is rated anew");
    assert_eq!((table(&later).state, table(&later).unread), (shown.state, shown.unread));
    rated(&mut later, RatedMsg::SortedBy(OrderBy::Clues));
    assert_eq!(later.asked.len(), asked);
    assert_eq!(later.model.rated.run, Run::Done);
}

#[test]
fn a_reload_goes_on_with_what_is_not_rated_yet_unless_it_was_stopped() {
    for (is_stopped, run, count) in [(false, Run::Done, 130), (true, Run::Stopped, 64)] {
        let mut app = Harness::open(first_visit());
        app.send(Msg::Import(ImportMsg::Pasted(format!("{EASY}\n").repeat(130))));
        app.worker = Worker::Silent;
        app.send(Msg::Import(ImportMsg::Rated));
        let is_part = |request: &Request| matches!(request, Request::DescribeList(_));
        let part = app.asked.iter().find(|(_, request)| is_part(request));
        let (id, request) = part.expect("a worker was asked").clone();
        app.send(Msg::answered(id, answer(request, &mut |_| ())));
        if is_stopped {
            rated(&mut app, RatedMsg::Stopped);
        }
        let later = reopened(&app);
        assert_eq!((later.model.rated.run, later.model.rated.rated()), (run, count));
    }
}

#[test]
fn what_is_known_of_a_list_that_another_tab_has_replaced_is_not_taken() {
    let mut app = six();
    let foreign = app.kept.rows.values().next().expect("rated").clone();
    let list = app.kept.list.as_mut().expect("kept");
    list.0.begun += 1;
    app.kept.rows.clear();
    app.kept.rows.insert("a part".to_owned(), foreign);
    let later = reopened(&app);
    assert_eq!(later.model.rated.rated(), 0);
    assert_eq!(later.model.rated.run, Run::Stopped);
}

#[test]
fn a_browser_that_keeps_no_list_says_so_once_and_rates_on() {
    let mut app = Harness::open(first_visit());
    app.disk = Disk::Full;
    app.send(Msg::Import(ImportMsg::Pasted(format!("{EASY}\n").repeat(130))));
    app.send(Msg::Import(ImportMsg::Rated));
    assert_eq!(app.model.rated.rated(), 130);
    assert_eq!(app.model.rated.keeping, Keeping::Refused);
    assert!(app.page().notice.is_some(), "it is said");
}

#[test]
fn a_kept_list_is_read_by_later_builds() {
    let mut puzzles = PuzzleList::default();
    let clues: Grid = EASY.parse().expect("a grid");
    puzzles.push_clues(&clues, "one");
    let mut board = Board::of_givens(clues);
    board.entries[Cell::new(0, 2)] = Some(Digit::new(4));
    puzzles.push(board, "");
    let list = KeptList { begun: 5, name: "list".to_owned(), unread: 1, puzzles };
    let packed = pack(LIST_LAYOUT, &list);
    let sum = packed.iter().fold(0_u64, |sum, byte| sum.wrapping_mul(31) + u64::from(*byte));
    assert_eq!((packed.len(), sum), (680, 18_275_429_447_501_505_484), "it needs another name");
    assert_eq!(unpack::<KeptList>(LIST_LAYOUT, &packed), Ok(list));
}

/// A length that the bytes do not bear out must not make room for so much.
#[test]
fn a_kept_list_with_a_false_length_is_refused() {
    let kept = |colours: CandidateColours| {
        let mut puzzles = PuzzleList::default();
        puzzles.push(Board { candidate_colours: colours, ..Board::default() }, "");
        let name = String::new();
        pack(LIST_LAYOUT, &KeptList { begun: 0, name, unread: 0, puzzles })
    };
    let coloured = Candidate::new(Cell::new(0, 0), Digit::new(5));
    let one = kept([(coloured, Colour::ALL[0])].into_iter().collect());
    let none = kept(CandidateColours::default());
    let differing = none.iter().zip(&one).position(|(none, one)| none != one);
    let length = differing.expect("the number of colours");
    let false_length = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]; // 2^42
    let packed = [&none[..length], &false_length, &none[length + 1..]].concat();
    assert!(unpack::<KeptList>(LIST_LAYOUT, &none).is_ok());
    assert!(unpack::<KeptList>(LIST_LAYOUT, &packed).is_err());
}
