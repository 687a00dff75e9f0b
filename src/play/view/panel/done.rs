//! The end of a game that the player solved.

use crate::core::calendar::Date;
use crate::core::clock::time_text;
use crate::core::daily::DailyLog;
use crate::core::msg::{Msg, PlacesMsg};
use crate::core::path_origin::Origin;
use crate::core::record::Record;
use crate::core::solve_picture::SolvePicture;
use crate::core::standing::Standing;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::engine::logic::techniques::Tier;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::play::Shown;
use crate::play::card::Fold;

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct DoneView {
    /// The heading.
    pub title: String,
    /// The tier; may be empty.
    pub tier: String,
    /// The time played.
    pub time: String,
    /// How it compares with the other games of the tier; may be empty.
    pub standing: String,
    /// The times of the tier on a line, where there are enough.
    pub times: Option<TimesView>,
    /// The best time of the tier, where there are too few for a line; may be empty.
    pub best: String,
    /// What else there is to say: a name and what it is.
    pub facts: Vec<(String, String)>,
    /// The streak of days, if there is one.
    pub streak: Option<StreakView>,
    /// The next puzzle, a harder one, and how this one can be solved.
    pub buttons: Vec<ButtonView>,
    /// The picture of how it was solved.
    pub picture: PictureView,
    /// Folds the card.
    pub close: ButtonView,
    /// All there is to say while it is folded, and the way to the rest.
    pub folded: Option<ButtonView>,
}

/// Days in a row on which a puzzle of the day was solved.
#[derive(Clone, PartialEq, Debug)]
pub struct StreakView {
    /// What it is.
    pub name: String,
    /// How many days it has.
    pub text: String,
    /// The last seven days up to today: the letter of the weekday, and whether it counts.
    pub week: Vec<(String, bool)>,
}

/// How the puzzle was solved, as a picture without digits.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureView {
    /// What it is.
    pub title: String,
    /// How to read it.
    pub text: String,
    /// The squares: a percentage for what the player filled, none for a clue.
    pub shades: Vec<Option<u8>>,
    /// Hands it to the player.
    pub share: ButtonView,
}

/// Times on a line from the shortest to the longest, 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct TimesView {
    /// The other games.
    pub others: Vec<f64>,
    /// This game.
    pub own: f64,
    /// The word over it.
    pub you: String,
    /// The median.
    pub middle: f64,
    /// The shortest time, in words.
    pub best: String,
    /// The median, in words.
    pub median: String,
}

/// The end of the model's game.
pub fn done(model: &Shown, fold: Fold) -> DoneView {
    let record = &model.common.session.record;
    let played = record.finish.map_or(model.common.session.clock.played, |finish| finish.played);
    let tier = record.rating.map(|rating| rating.tier);
    let standing = tier
        .filter(|_| record.help.is_none())
        .map(|tier| (tier, Standing::of(played, &other_times(model, tier))));
    DoneView {
        title: model.common.localizer.label(Label::DoneTitle),
        tier: tier.map_or(String::new(), |tier| model.common.localizer.label(Label::of_tier(tier))),
        time: time_text(played),
        standing: match &standing {
            Some((tier, standing)) => place(model, *tier, standing),
            None if record.help.is_none() => String::new(),
            None => model.common.localizer.message(&Message::DoneHelped),
        },
        best: standing.as_ref().map_or(String::new(), |(_, standing)| best(model, standing)),
        times: standing.and_then(|(_, standing)| times(model, standing)),
        facts: facts(model, record),
        streak: streak(model, record),
        buttons: buttons(model, tier.unwrap_or(Tier::Easy)),
        picture: picture(model),
        folded: (fold == Fold::Folded).then(|| ButtonView {
            label: model.common.localizer.message(&Message::Solved { time: time_text(played) }),
            ..ButtonView::new(model.common, Label::DoneTitle, Msg::EndUnfolded).icon(Icon::Check)
        }),
        close: ButtonView::new(model.common, Label::Close, Msg::Dismiss)
            .icon(Icon::Close)
            .title("Esc"),
    }
}

/// Milliseconds of the other games of the tier that were solved without help.
fn other_times(model: &Shown, tier: Tier) -> Vec<f64> {
    let games = model.common.games.games().filter(|game| {
        let rated = game.record.rating.is_some_and(|rating| rating.tier == tier);
        rated && game.record.is_solved_alone() && game.id != model.common.session.id
    });
    games.filter_map(|game| Some(game.record.finish?.played)).collect()
}

fn place(model: &Shown, tier: Tier, standing: &Standing) -> String {
    let (place, count) = (standing.place as u64, standing.count as u64);
    let message = match (place, count) {
        (_, 1) => Message::DoneFirst { tier },
        (1, _) => Message::DoneFastest { count, tier },
        _ => Message::DonePlace { place, count, tier },
    };
    model.common.localizer.message(&message)
}

/// A second game of a tier has no line of times yet, and a first one is the best itself.
fn best(model: &Shown, standing: &Standing) -> String {
    match (standing.median, standing.count) {
        (Some(_), _) | (None, 0 | 1) => String::new(),
        (None, _) => {
            model.common.localizer.message(&Message::DoneBest { time: time_text(standing.best) })
        }
    }
}

fn times(model: &Shown, standing: Standing) -> Option<TimesView> {
    let time = time_text(standing.median?);
    Some(TimesView {
        you: model.common.localizer.label(Label::DoneYou),
        best: model.common.localizer.message(&Message::DoneBest { time: time_text(standing.best) }),
        median: model.common.localizer.message(&Message::DoneMedian { time }),
        others: standing.others,
        own: standing.own,
        middle: standing.middle,
    })
}

fn facts(model: &Shown, record: &Record) -> Vec<(String, String)> {
    let fact = |label, text| (model.common.localizer.label(label), text);
    let help = &record.help;
    let hints = match (u64::from(help.nudges()), u64::from(help.shown())) {
        (0, 0) => Message::DoneNoHints,
        (nudges, 0) => Message::DoneNudges { nudges },
        (nudges, shown) => Message::DoneHints { count: nudges + shown, shown },
    };
    let mut facts = vec![fact(Label::DoneHints, model.common.localizer.message(&hints))];
    if help.cells > 0 {
        facts.push(fact(Label::DoneCells, help.cells.to_string()));
    }
    if help.filled > 0 {
        facts.push(fact(Label::DoneFilled, help.filled.to_string()));
    }
    if let Some(technique) = record.rating.and_then(|rating| rating.hardest) {
        facts.push(fact(Label::DoneHardest, model.common.localizer.hardest(technique)));
    }
    if record.mistakes > 0 {
        facts.push(fact(Label::DoneMistakes, record.mistakes.to_string()));
    }
    let (count, moves) = model.common.session.game.history().gone_back();
    if count > 0 {
        let back = Message::DoneBack { count: count as u64, moves: moves as u64 };
        facts.push(fact(Label::DoneBack, model.common.localizer.message(&back)));
    }
    facts
}

fn streak(model: &Shown, record: &Record) -> Option<StreakView> {
    let games = model.common.games.games().map(|game| &game.record);
    let (log, today) = (DailyLog::of(games.chain([record])), model.common.moment.date());
    let count = log.streak(today).current;
    let letter = |date: Date| {
        let weekday = u64::from(date.weekday());
        model.common.localizer.message(&Message::WeekdayShort { weekday })
    };
    (count > 0).then(|| StreakView {
        name: model.common.localizer.label(Label::Streak),
        text: model.common.localizer.message(&Message::DoneStreak { count }),
        week: log.week(today).map(|(date, is_kept)| (letter(date), is_kept)).into(),
    })
}

fn buttons(model: &Shown, tier: Tier) -> Vec<ButtonView> {
    let harder = Tier::ALL.into_iter().find(|&other| other > tier);
    let next = ButtonView::new(model.common, Label::DoneNext, Msg::TierRequested(tier));
    let of_list = model.common.games.next_of_list(&model.common.session.id).map(|id| {
        let open = PlacesMsg::GameOpened(id).into();
        ButtonView::new(model.common, Label::DoneNextOfList, open).variant(ButtonVariant::Primary)
    });
    let next = match of_list {
        Some(_) => next,
        None => next.variant(ButtonVariant::Primary),
    };
    let harder = harder
        .map(|harder| ButtonView::new(model.common, Label::DoneHarder, Msg::TierRequested(harder)));
    let path = ButtonView::new(model.common, Label::Path, Msg::PathRequested(Origin::Clues));
    let has_moves = !model.common.session.game.history().is_empty();
    let replay =
        ButtonView::new(model.common, Label::Replay, Msg::ReplayRequested).icon(Icon::Play);
    let replay = has_moves.then_some(replay);
    of_list
        .into_iter()
        .chain([next])
        .chain(harder)
        .chain(replay)
        .chain([path.icon(Icon::Path)])
        .collect()
}

fn picture(model: &Shown) -> PictureView {
    let share = ButtonView::new(model.common, Label::DoneShare, Msg::PictureRequested);
    PictureView {
        title: model.common.localizer.label(Label::DonePicture),
        text: model.common.localizer.label(Label::DonePictureHelp),
        shades: SolvePicture::of(&model.common.session.game).shades,
        share: share.icon(Icon::Share).variant(ButtonVariant::Quiet),
    }
}
