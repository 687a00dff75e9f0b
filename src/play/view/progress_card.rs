//! What a player has reached, for the free place under the pad of a desk: the days, the times of the tier,
//! and the lesson of a technique that a hint was about.

use crate::core::calendar::Date;
use crate::core::clock::time_text;
use crate::core::daily::DailyLog;
use crate::core::lesson_id::LessonId;
use crate::core::opaque::Opaque;
use crate::core::standing::{LEAST_FOR_MEDIAN, median};
use crate::core::view::page_link::PageLink;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::play::Shown;
use crate::play::ending::{Days, times};
use crate::play::view::panel::done::{DaysView, days_view};
use crate::words::label::Label;
use crate::words::message::Message;

/// What a player has reached.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgressCardView {
    /// What it is made of: while that is the same, so is all else.
    facts: Facts,
    /// The heading.
    pub heading: String,
    /// The last days, once a puzzle of a day was solved.
    pub days: Option<DaysView>,
    /// The times of the tier of the game in play without help: what they are, the best, and the median
    /// where there are enough; none before there is one.
    pub times: Option<(String, String, String)>,
    /// The technique that hints of this game were about last for the first time, and the link to its lesson.
    pub hint: Option<(String, PageLink)>,
}

/// What the card is made of.
#[derive(Clone, PartialEq, Debug)]
struct Facts {
    /// The state of the library.
    revision: u64,
    today: Date,
    tier: Option<Tier>,
    hint: Option<Technique>,
}

/// The card, once there is anything to say and the first visit's help is read. What is unchanged is taken
/// from the one shown last.
pub fn progress_card(
    model: &Shown,
    previous: Option<&Opaque<ProgressCardView>>,
) -> Option<Opaque<ProgressCardView>> {
    if model.common.page.tip.is_some() {
        return None;
    }
    let record = &model.common.session.record;
    let facts = Facts {
        revision: model.common.games.revision,
        today: model.common.moment.date(),
        tier: record.rating.map(|rating| rating.tier),
        hint: record.help.hints.iter().rev().find_map(|hint| hint.technique),
    };
    let known = previous.filter(|card| card.facts == facts);
    known.cloned().or_else(|| made(model, facts)).filter(|card| card.has_anything())
}

fn made(model: &Shown, facts: Facts) -> Option<Opaque<ProgressCardView>> {
    let (common, localizer) = (model.common, &model.common.localizer);
    let records = || common.games.games().map(|game| &game.record);
    let log = DailyLog::of(records());
    let days = Days::of(&log, facts.today);
    let has_days = days.week.iter().any(|(_, solved)| *solved > 0) || days.streak > 0;
    let lesson = |technique| PageLink {
        label: localizer.label(Label::EndLesson),
        href: LessonId::Technique(technique).href(),
    };
    Some(Opaque::new(ProgressCardView {
        heading: localizer.label(Label::ProgressCard),
        days: has_days.then(|| days_view(model, &days)),
        times: facts.tier.and_then(|tier| best(model, tier, &times(records(), tier))),
        hint: facts.hint.map(|technique| (localizer.technique(technique), lesson(technique))),
        facts,
    }))
}

fn best(model: &Shown, tier: Tier, times: &[f64]) -> Option<(String, String, String)> {
    let shortest = times.iter().copied().min_by(f64::total_cmp)?;
    let say = |message: &Message| model.common.localizer.message(message);
    let title = say(&Message::ProgressTimes { tier, count: times.len() as u64 });
    let middle = || say(&Message::DoneMedian { time: time_text(median(times)) });
    let middle = if times.len() >= LEAST_FOR_MEDIAN { middle() } else { String::new() };
    Some((title, say(&Message::DoneBest { time: time_text(shortest) }), middle))
}

impl ProgressCardView {
    fn has_anything(&self) -> bool {
        self.days.is_some() || self.times.is_some() || self.hint.is_some()
    }
}
