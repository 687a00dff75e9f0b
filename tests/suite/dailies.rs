//! The puzzles of a day: a year of them is pinned in `tests/corpus/daily`, a line `date tier clues`
//! each, so that every machine and version gives a date the same three. UPDATE_EXPECT=1 writes the
//! year anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use nonet_engine::generate::tier_recipe::{PathStyle, TierRecipe};
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::rating::grade::Path;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;
use nonet_page::core::calendar::{Date, Moment, Now};
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::daily::{DAILY_TIERS, recipe};
use nonet_page::core::msg::{EngineMsg, Msg, PuzzleMsg};
use nonet_page::core::place::Layers;
use nonet_page::core::record::PuzzleSource;
use nonet_page::core::startup::Startup;
use nonet_page::core::view::controls::ButtonVariant;
use nonet_page::core::view::today::{
    DailyStage, DayView, TodayView, calendar, today, with_buttons,
};
use nonet_page::play::view::panel::PanelView;
use nonet_service::Request;
use nonet_service::request::Generate;

use crate::harness::{Harness, Worker, first_visit};

const YEAR: &str = "tests/corpus/daily/year.txt";
const DAYS: i32 = 365;
/// Of so many pinned puzzles one is made anew in each run.
const SAMPLE: usize = 53;

fn first_day() -> Date {
    Date::try_new(2026, 11, 1).expect("a day")
}

fn make(date: Date, tier: Tier) -> Grid {
    let made = recipe(date, tier).generate().expect("a puzzle");
    *made.puzzle.givens()
}

fn year() -> impl Iterator<Item = (Date, Tier)> {
    let days = (0..DAYS).map(|days| first_day().plus(days));
    days.flat_map(|date| DAILY_TIERS.map(|tier| (date, tier)))
}

#[test]
fn a_date_keeps_its_puzzles() {
    if std::env::var("UPDATE_EXPECT").is_ok() {
        let mut text = String::new();
        for (date, tier) in year() {
            writeln!(text, "{date} {} {}", tier.slug(), make(date, tier)).expect("a string");
        }
        fs::write(YEAR, text).expect("the corpus");
    }
    let text = fs::read_to_string(YEAR).expect("the corpus");
    assert_eq!(text.lines().count(), DAYS as usize * DAILY_TIERS.len());
    for (place, (line, (date, tier))) in text.lines().zip(year()).enumerate() {
        let clues = line.strip_prefix(&format!("{date} {} ", tier.slug())).expect(line);
        let grid: Grid = clues.parse().expect(line);
        let of_tier = TierRecipe::of(tier);
        assert!(of_tier.clues.contains(&(grid.clues() as u8)), "{line}");
        assert!(of_tier.symmetry.holds(grid.filled()), "{line}");
        if place % SAMPLE == 0 {
            assert_eq!(make(date, tier), grid, "{line}");
        }
    }
}

/// From December 2026 on no technique is the hardest step of more than a third of the puzzles of a
/// tier, and rare ones come up.
#[test]
fn the_puzzles_of_days_are_varied() {
    let text = fs::read_to_string(YEAR).expect("the corpus");
    for (tier, rare) in [(Tier::Medium, Technique::HiddenPair), (Tier::Hard, Technique::Swordfish)]
    {
        let of_tier = text.lines().filter_map(|line| {
            let mut words = line.split(' ');
            let (date, slug, clues) = (words.next()?, words.next()?, words.next()?);
            (date >= "2026-12-01" && slug == tier.slug()).then(|| clues.parse().expect(line))
        });
        let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
        for givens in of_tier {
            let puzzle = Puzzle::prove(&givens).expect("one solution");
            let path = Path::of(&Board::of_givens(givens), Some(puzzle.solution()));
            let grade = path.grade();
            assert_eq!(grade.tier, tier, "{givens}");
            *counts.entry(grade.hardest.expect("a step")).or_default() += 1;
        }
        let days: usize = counts.values().sum();
        assert_eq!(days, DAYS as usize - 30);
        assert!(counts.values().all(|&count| 3 * count < days), "{counts:?}");
        assert!(counts.get(&rare).is_some_and(|&count| 30 * count > days), "{counts:?}");
    }
}

#[test]
fn days_past_keep_how_they_were_made() {
    let last = Date::try_new(2026, 11, 30).expect("a day");
    for tier in DAILY_TIERS {
        assert_eq!(recipe(last, tier).style, PathStyle::Comfortable);
        let varied = recipe(last.plus(1), tier);
        assert_eq!(varied.style, PathStyle::Varied);
        assert_eq!(varied.to_string().parse(), Ok(varied), "its text makes it again");
    }
}

/// Noon of a day, counted from the first one, in a place an hour ahead of UTC.
fn noon(days: i32) -> Now {
    let date = first_day().plus(days);
    let millis = i64::from(date.days()) * 86_400_000 + 11 * 3_600_000;
    Now { steady: 0.0, moment: Moment { millis, offset: 60 } }
}

fn solve(app: &mut Harness) {
    let solution = *app.model.common.session.solution().expect("one solution");
    for cell in app.model.board().empty_cells() {
        let digit = solution[cell].to_string().parse().expect("a digit");
        app.write(cell.row() + 1, cell.column() + 1, digit);
    }
}

#[test]
fn the_puzzle_of_a_day_is_played_and_keeps_the_streak() {
    let mut app = Harness::open(Startup { now: noon(0), ..first_visit() });
    let today = first_day();
    assert_eq!(app.play().today.aside, "Sunday, 1 November");
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today.plus(1), Tier::Easy)));
    assert_eq!(
        app.model.common.session.record.source,
        PuzzleSource::Sample,
        "tomorrow is not there yet"
    );
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today, Tier::Easy)));
    assert_eq!(app.model.common.session.record.source, PuzzleSource::Daily(today, Tier::Easy));
    assert_eq!(app.model.board().givens, make(today, Tier::Easy));
    assert!(app.play().today.cards[0].is_current);
    solve(&mut app);
    let card = &app.play().today.cards[0];
    assert_eq!(card.stage, DailyStage::Solved, "{card:?}");
    let month = calendar(&app.model.common);
    assert_eq!((month.streak.as_str(), month.days[0].solved), ("1", 1));
    assert_eq!(month.days[0].label, "1 November, 1 of 3 solved");
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today, Tier::Easy)));
    assert!(app.model.common.session.is_done(), "the same game comes back");
    let id = app.model.common.session.id.clone();
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today, Tier::Medium)));
    app.send(Msg::Ticked(noon(2)));
    assert_eq!(calendar(&app.model.common).streak, "0", "a day was left out");
    assert_ne!(app.model.common.session.id, id);
}

#[test]
fn the_library_says_what_a_press_on_each_puzzle_of_a_day_does() {
    let mut app = Harness::open(Startup { now: noon(0), ..first_visit() });
    let buttons = |app: &Harness| -> Vec<(String, ButtonVariant)> {
        let today = with_buttons(&app.model.common, shown(app));
        let buttons = today.cards.into_iter().map(|card| card.button.expect("a button"));
        buttons.map(|button| (button.label, button.variant)).collect()
    };
    let row = |words: [&str; 3], primary: usize| -> Vec<(String, ButtonVariant)> {
        let of = |at| if at == primary { ButtonVariant::Primary } else { ButtonVariant::Normal };
        words.iter().enumerate().map(|(at, word)| ((*word).to_owned(), of(at))).collect()
    };
    assert_eq!(buttons(&app), row(["Begin"; 3], 0));
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(first_day(), Tier::Easy)));
    solve(&mut app);
    assert_eq!(buttons(&app), row(["See it again", "Begin", "Begin"], 1));
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(first_day(), Tier::Hard)));
    assert_eq!(buttons(&app), row(["See it again", "Begin", "Continue"], 2));
}

#[test]
fn the_end_of_a_daily_puzzle_shows_the_week() {
    let mut app = Harness::open(Startup { now: noon(0), ..first_visit() });
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(first_day(), Tier::Easy)));
    solve(&mut app);
    app.send(Msg::Ticked(noon(1)));
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(first_day().plus(1), Tier::Easy)));
    solve(&mut app);
    let Some(PanelView::Done(view)) = app.panel() else { panic!("{:?}", app.panel()) };
    assert_eq!(view.puzzle, "Daily Easy, Monday 2 November");
    let days = view.days.clone().expect("days");
    assert_eq!((&*days.streak, &*days.today), ("2 days in a row", "today 1 of 3"));
    let letters: String = days.week.iter().map(|(letter, _)| letter.as_str()).collect();
    assert_eq!(letters, "TWTFSSM");
    let solved: Vec<usize> = days.week.iter().map(|(_, solved)| *solved).collect();
    assert_eq!(solved, [0, 0, 0, 0, 0, 1, 1]);
    assert_eq!(view.standing, "Your second Easy. The other: 0:00.");
    assert_eq!(view.times, None, "there are two times, too few for a line");
    assert_eq!(view.next.button.label, "Today’s Medium");
}

/// The puzzles of the day that the calendar shows.
fn shown(app: &Harness) -> TodayView {
    today(&app.model.common, app.model.common.shown_day())
}

#[test]
fn past_days_open_from_the_calendar_and_future_ones_do_not() {
    let mut app = Harness::open(Startup { now: noon(5), ..first_visit() });
    app.send(Msg::Puzzle(PuzzleMsg::DayChosen(first_day().plus(9))));
    assert_eq!(shown(&app).aside, "Friday, 6 November");
    app.send(Msg::Puzzle(PuzzleMsg::DayChosen(first_day().plus(1))));
    assert_eq!(shown(&app).aside, "Monday, 2 November");
    assert_eq!(app.play().today.aside, "Friday, 6 November", "today stays beside the grid");
    for today in [shown(&app), app.play().today] {
        assert!(today.cards.iter().all(|card| !card.thumbnail.givens.is_empty()));
    }
    app.send(Msg::Puzzle(PuzzleMsg::MonthTurned(Adjacent::Previous)));
    let month = calendar(&app.model.common);
    assert_eq!((month.month.as_str(), month.days.len()), ("October 2026", 31));
    app.send(Msg::Puzzle(PuzzleMsg::MonthTurned(Adjacent::Next)));
    app.send(Msg::Puzzle(PuzzleMsg::MonthTurned(Adjacent::Next)));
    assert_eq!(calendar(&app.model.common).month, "November 2026", "no month lies in the future");
    assert!(app.model.board().digits()[Cell::new(0, 3)].is_some(), "the game is untouched");
}

#[test]
fn a_day_of_the_calendar_has_an_address_and_back_leads_to_today() {
    let mut app = Harness::open(Startup { now: noon(5), ..first_visit() });
    app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    app.send(Msg::Puzzle(PuzzleMsg::DayChosen(first_day())));
    let address = app.model.address().fragment();
    assert_eq!(address, format!("/library/day/{}", first_day()));
    assert_eq!(shown(&app).aside, "Sunday, 1 November");
    let marked = |app: &Harness| {
        let days = calendar(&app.model.common).days;
        let number =
            |is: fn(&DayView) -> bool| days.iter().find(|day| is(day)).map(|day| day.number);
        (number(|day| day.is_today), number(|day| day.is_shown))
    };
    assert_eq!(marked(&app), (Some(6), Some(1)));
    app.send(Msg::AddressChanged("/library".to_owned(), Layers::NONE));
    assert_eq!(shown(&app).aside, "Friday, 6 November");
    assert_eq!(marked(&app), (Some(6), Some(6)));
    app.send(Msg::AddressChanged(address[..].to_owned(), Layers::NONE));
    assert_eq!(marked(&app), (Some(6), Some(1)));
    app.send(Msg::AddressChanged("/library/day/2999-01-01".to_owned(), Layers::NONE));
    assert_eq!(shown(&app).aside, "Friday, 6 November", "it has not come yet");
}

#[test]
fn a_puzzle_of_a_day_whose_worker_dies_can_be_tried_again() {
    let mut app = Harness::open(Startup { now: noon(0), ..first_visit() });
    app.worker = Worker::Silent;
    let asked = |app: &Harness| app.asked.len();
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(first_day(), Tier::Easy)));
    let dead = app.last_job();
    app.send(Msg::Engine(EngineMsg::WorkerDied(vec![dead])));
    assert!(app.notice().starts_with("The engine stopped unexpectedly"), "{}", app.notice());
    let before = asked(&app);
    app.send(Msg::Ticked(Now { steady: 10_000.0, ..noon(0) }));
    let requested: Vec<_> = app.asked[before..].iter().map(|(_, request)| request).collect();
    let daily = Request::from(Generate { recipe: recipe(first_day(), Tier::Easy) });
    assert!(!requested.contains(&&daily), "none is made in advance after that");
    app.worker = Worker::Answers;
    let again = app.page().notice.expect("a notice").buttons.remove(0);
    assert_eq!(again.label, "Try again");
    app.send(again.msg);
    assert_eq!(
        app.model.common.session.record.source,
        PuzzleSource::Daily(first_day(), Tier::Easy)
    );
}

#[test]
fn a_puzzle_made_in_advance_that_is_lost_is_no_news() {
    let mut app = Harness::open(Startup { now: noon(0), ..first_visit() });
    app.worker = Worker::Silent;
    app.send(Msg::Puzzle(PuzzleMsg::DayChosen(first_day().plus(-1))));
    let dead = app.last_job();
    app.send(Msg::Engine(EngineMsg::WorkerDied(vec![dead])));
    assert_eq!(app.notice(), "");
}
