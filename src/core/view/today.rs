//! The puzzles of a day, and the calendar of all days.

use std::rc::Rc;

use crate::core::calendar::Date;
use crate::core::common::Common;
use crate::core::cursor::Adjacent;
use crate::core::daily::{DAILY_TIERS, DailyLog};
use crate::core::msg::{Msg, PuzzleMsg};
use crate::core::record::PuzzleSource;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::games::hours;
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;
use crate::words::label::Label;
use crate::words::message::Message;

/// The puzzles of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct TodayView {
    /// The heading.
    pub label: String,
    /// Beside the heading: the day, empty while no clock has said which it is; in the Library, whose heading is the day,
    /// that these puzzles are the same for everyone.
    pub aside: String,
    /// Its three puzzles.
    pub cards: Vec<DailyView>,
}

/// A puzzle of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyView {
    /// Its tier.
    pub tier: String,
    /// How far it is: not begun, 10 of 55, 4:31.
    pub state: String,
    /// How far it is, without counts.
    pub stage: DailyStage,
    /// Whether it is the game in play.
    pub is_current: bool,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// Plays it.
    pub msg: Msg,
    /// Plays it from a button under the card, in the Library alone.
    pub button: Option<ButtonView>,
}

/// How far a puzzle of a day is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DailyStage {
    /// It was never opened.
    NotBegun,
    /// It can be gone on with.
    Begun,
    /// It is solved.
    Solved,
}

/// A month of days, and the streak.
#[derive(Clone, PartialEq, Debug)]
pub struct CalendarView {
    /// The heading of the streak.
    pub streak_label: String,
    /// How many days it has.
    pub streak: String,
    /// What they are, and the longest there was.
    pub streak_texts: Vec<String>,
    /// The month.
    pub month: String,
    /// To the month before, and after.
    pub turns: [ButtonView; 2],
    /// The days of the week from Monday on, short.
    pub weekdays: Vec<String>,
    /// How many places of the first week are before the first day.
    pub blanks: u8,
    /// The days.
    pub days: Vec<DayView>,
}

/// A day of the calendar.
#[derive(Clone, PartialEq, Debug)]
pub struct DayView {
    /// The day of the month.
    pub number: u8,
    /// How many of its puzzles are solved.
    pub solved: usize,
    /// The accessible name.
    pub label: String,
    /// Whether its puzzles are shown.
    pub is_shown: bool,
    /// Whether it is today.
    pub is_today: bool,
    /// Whether it is yet to come.
    pub is_future: bool,
    /// Shows its puzzles.
    pub msg: Msg,
}

/// The day that the calendar shows.
pub fn shown_day(common: &Common) -> Date {
    common.dailies.day.unwrap_or(common.moment.date())
}

/// The puzzles of a day.
pub fn today(common: &Common, date: Date) -> TodayView {
    let (_, month, day) = date.parts();
    let weekday = u64::from(date.weekday());
    let text = Message::TodayDate { weekday, month: u64::from(month), day: u64::from(day) };
    let is_known = common.moment.millis != 0;
    TodayView {
        label: common.localizer.label(Label::LibraryToday),
        aside: if is_known { common.localizer.message(&text) } else { String::new() },
        cards: DAILY_TIERS.map(|tier| daily(common, date, tier)).into(),
    }
}

fn daily(common: &Common, date: Date, tier: Tier) -> DailyView {
    let source = PuzzleSource::Daily(date, tier);
    let is_current = common.session.record.source == source;
    let game = match is_current {
        true => Some(Rc::new(common.session.summary())),
        false => common.games.daily(date, tier).cloned(),
    };
    let givens = common.dailies.puzzles.get(&(date, tier)).copied().unwrap_or_default();
    let thumbnail = match &game {
        Some(game) => ThumbnailView::of(&game.givens, &game.entries),
        None => ThumbnailView::of(&givens, &Grid::EMPTY),
    };
    let is_solved = game.as_ref().is_some_and(|game| game.record.is_solved());
    let (stage, state) = match game.as_ref().map(|game| (game, game.progress())) {
        Some((game, _)) if is_solved => (DailyStage::Solved, hours(game.seconds())),
        Some((_, (done, count))) if done > 0 || is_current => {
            let progress = Message::DailyProgress { done, count };
            (DailyStage::Begun, common.localizer.message(&progress))
        }
        _ => (DailyStage::NotBegun, common.localizer.label(Label::DailyNotBegun)),
    };
    DailyView {
        tier: common.localizer.label(Label::of_tier(tier)),
        state,
        stage,
        is_current,
        thumbnail,
        msg: Msg::Puzzle(PuzzleMsg::DailyRequested(date, tier)),
        button: None,
    }
}

/// The puzzles of a day as the Library shows them. The one to go on with stands out, or else the first
/// that is not begun.
pub fn with_buttons(common: &Common, today: TodayView) -> TodayView {
    let TodayView { label, aside, mut cards } = today;
    let stages: Vec<DailyStage> = cards.iter().map(|card| card.stage).collect();
    let first = |stage| stages.iter().position(|&of| of == stage);
    let wanted = first(DailyStage::Begun).or(first(DailyStage::NotBegun));
    for (at, card) in cards.iter_mut().enumerate() {
        let label = match card.stage {
            DailyStage::NotBegun => Label::GameBegin,
            DailyStage::Begun => Label::GameContinue,
            DailyStage::Solved => Label::DailyAgain,
        };
        let button = ButtonView::new(common, label, card.msg.clone()).title(card.tier.clone());
        let is_wanted = wanted == Some(at);
        let variant = if is_wanted { ButtonVariant::Primary } else { ButtonVariant::Normal };
        card.button = Some(button.variant(variant));
    }
    TodayView { label, aside, cards }
}

/// The calendar of the month shown, and the streak.
pub fn calendar(common: &Common) -> CalendarView {
    let today = common.moment.date();
    let first = common.dailies.month.unwrap_or(shown_day(common)).first_of_month();
    let records = common.games.games().map(|game| &game.record);
    let log = DailyLog::of(records.chain([&common.session.record]));
    let streak = log.streak(today);
    let (year, month, _) = first.parts();
    let turn = |label, way, icon| {
        ButtonView::new(common, label, Msg::Puzzle(PuzzleMsg::MonthTurned(way))).icon(icon)
    };
    let is_last = first.plus(31).first_of_month() > today;
    let text = |message| common.localizer.message(&message);
    CalendarView {
        streak_label: common.localizer.label(Label::Streak),
        streak: streak.current.to_string(),
        streak_texts: vec![
            text(Message::StreakDays { count: streak.current }),
            text(Message::StreakBest { best: streak.best }),
        ],
        month: text(Message::CalendarMonth { year: year.to_string(), month: u64::from(month) }),
        turns: [
            turn(Label::CalendarPrevious, Adjacent::Previous, Icon::Previous),
            turn(Label::CalendarNext, Adjacent::Next, Icon::Next).usable(!is_last),
        ],
        weekdays: (0..7).map(|weekday| text(Message::WeekdayShort { weekday })).collect(),
        blanks: first.weekday(),
        days: (0..first.days_of_month())
            .map(|place| day(common, &log, first.plus(i32::from(place))))
            .collect(),
    }
}

fn day(common: &Common, log: &DailyLog, date: Date) -> DayView {
    let (_, month, day) = date.parts();
    let solved = log.solved_on(date);
    let label = Message::CalendarDay {
        month: u64::from(month),
        day: u64::from(day),
        solved: solved as u64,
    };
    DayView {
        number: day,
        solved,
        label: common.localizer.message(&label),
        is_shown: date == shown_day(common),
        is_today: date == common.moment.date(),
        is_future: date > common.moment.date(),
        msg: Msg::Puzzle(PuzzleMsg::DayChosen(date)),
    }
}

/// How a day is written, for each month each day of the week, from Monday on, with 99 for its number and bars
/// between: for who knows the day and has no words.
pub fn days(common: &Common) -> String {
    let days = (1..=12).flat_map(|month| (0..7).map(move |weekday| (month, weekday)));
    let message = |(month, weekday)| Message::TodayDate { weekday, month, day: 99 };
    let written = days.map(|day| common.localizer.message(&message(day)));
    written.collect::<Vec<String>>().join("|")
}
