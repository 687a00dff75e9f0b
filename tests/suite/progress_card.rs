//! The card under the pad of a desk: what the player has reached.

use nonet_engine::logic::techniques::Tier;
use nonet_engine::types::cell::Cell;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{EntryMsg, HintMsg, Msg, NoticeMsg, PuzzleMsg};
use nonet_page::play::view::progress_card::ProgressCardView;

use crate::harness::{Harness, at, first_visit};

fn card(app: &Harness) -> Option<ProgressCardView> {
    app.play().progress.map(|view| ProgressCardView::clone(&view))
}

fn solve(app: &mut Harness) {
    let solution = *app.model.common.session.solution().expect("one solution");
    for cell in app.model.board().empty_cells().iter() {
        let digit = solution[cell].value();
        app.write(Cell::row(cell) + 1, Cell::column(cell) + 1, digit);
    }
}

#[test]
fn it_shows_the_times_of_the_tier_and_the_days() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Notice(NoticeMsg::TipsClosed));
    assert_eq!(card(&app), None, "a new player has reached nothing yet");
    app.send(Msg::Ticked(at(4_000.0)));
    solve(&mut app);
    assert_eq!(card(&app), None, "the end has a card of its own");
    let today = app.model.common.moment.date();
    app.send(Msg::Puzzle(PuzzleMsg::DailyRequested(today, Tier::Easy)));
    let view = card(&app).expect("a time");
    let times = ("One Easy without help".to_owned(), "best 0:04".to_owned(), String::new());
    assert_eq!((view.times, &view.days), (Some(times), &None));
    solve(&mut app);
    app.send(Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)));
    let view = card(&app).expect("times");
    assert_eq!(view.times.expect("times").0, "2 Easy without help");
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Links)));
    assert_eq!(card(&app), None, "links have a card of their own");
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Digit)));
    assert!(card(&app).is_some());
    let days = view.days.expect("a day");
    assert_eq!((days.streak.as_str(), days.today.as_str()), ("1 day so far", "today 1 of 3"));
}

#[test]
fn it_leads_to_the_lesson_of_the_last_hint() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Notice(NoticeMsg::TipsClosed));
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(card(&app), None, "the hint has the place");
    app.send(Msg::Dismiss);
    let (technique, link) = card(&app).expect("a hint").hint.expect("a hint");
    assert_eq!((technique.as_str(), link.href.as_str()), ("Hidden single", "#learn=hidden_single"));
}
