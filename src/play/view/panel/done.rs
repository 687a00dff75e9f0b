//! The end of a game that the player solved.

use crate::core::calendar::Date;
use crate::core::clock::time_text;
use crate::core::command::PictureUse;
use crate::core::lesson_id::LessonId;
use crate::core::msg::share::ShareMsg;
use crate::core::msg::{EndMsg, Msg, PathMsg, PlacesMsg, PuzzleMsg, ReplayMsg};
use crate::core::path_origin::Origin;
use crate::core::record::{PuzzleSource, Record};
use crate::core::solve_picture::SolvePicture;
use crate::core::standing::Standing;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::page_link::PageLink;
use crate::engine::logic::techniques::Tier;
use crate::play::Shown;
use crate::play::card::Fold;
use crate::play::ending::{Days, Ending, Learned, Next};
use crate::play::race::race_words;
use crate::play::view::panel::done_games::{GamesView, games};
use crate::words::label::Label;
use crate::words::message::Message;

/// Up to this place a time is called by it: the places after it have other endings.
const LAST_NAMED: u64 = 20;

/// The end of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct DoneView {
    /// The accessible name of the card.
    pub name: String,
    /// What was solved; may be empty.
    pub puzzle: String,
    /// The first line: what is true of the game and worth saying.
    pub line: String,
    /// The time played.
    pub time: String,
    /// How it compares with the other games of the tier; may be empty.
    pub standing: String,
    /// The times of the tier on a line, where there are enough.
    pub times: Option<TimesView>,
    /// What it taught, if it did.
    pub learned: Option<LearnedView>,
    /// The last days, of a puzzle of a day.
    pub days: Option<DaysView>,
    /// All puzzles of the day, once they are solved, or both games of a race.
    pub games: Option<GamesView>,
    /// What comes next.
    pub next: NextView,
    /// Another puzzle, where that is not what comes next.
    pub other: Option<ButtonView>,
    /// The game once more, and how it could be solved.
    pub buttons: Vec<ButtonView>,
    /// What else there is to say: a name and what it is.
    pub facts: Vec<(String, String)>,
    /// The picture of how it was solved; none if the solution was seen.
    pub picture: Option<PictureView>,
    /// Whether the details are shown.
    pub is_whole: bool,
    /// Shows the details, or no longer.
    pub more: ButtonView,
    /// Folds the card.
    pub close: ButtonView,
    /// All there is to say while it is folded, and the way to the rest.
    pub folded: Option<ButtonView>,
}

/// What a game taught.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnedView {
    /// What it is.
    pub title: String,
    /// What the player had to do with it.
    pub text: String,
    /// To its lesson.
    pub link: PageLink,
}

/// Days up to today.
#[derive(Clone, PartialEq, Debug)]
pub struct DaysView {
    /// How many in a row.
    pub streak: String,
    /// How many of today's puzzles are solved.
    pub today: String,
    /// The last seven, today last: the letter of the weekday, and how many puzzles were solved.
    pub week: Vec<(String, usize)>,
}

/// What comes next.
#[derive(Clone, PartialEq, Debug)]
pub struct NextView {
    /// The one thing to do.
    pub button: ButtonView,
    /// What takes its place where nothing can be handed to another program.
    pub copy: Option<ButtonView>,
    /// What such a puzzle takes; may be empty.
    pub note: String,
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
    /// Hands the picture to the player, where the picture itself is not seen.
    pub share_brief: ButtonView,
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
    let (common, record) = (model.common, &model.common.session.record);
    let ending = Ending::of(common);
    let time = time_text(common.session.played());
    let label = if fold == Fold::Whole { Label::DoneLess } else { Label::DoneMore };
    DoneView {
        name: common.localizer.label(Label::DoneTitle),
        puzzle: puzzle(model, record),
        line: common.localizer.message(&ending.line),
        standing: standing(model, &ending),
        times: ending.standing.as_ref().and_then(|(_, standing)| times(model, standing)),
        learned: ending.learned.map(|learned| learned_view(model, learned)),
        days: ending.days.as_ref().map(|days| days_view(model, days)),
        games: games(model, &ending),
        next: next(model, &ending),
        other: other(model, &ending),
        buttons: buttons(model),
        facts: facts(model, record),
        picture: (!record.help.solution).then(|| picture(model)),
        is_whole: fold == Fold::Whole,
        more: ButtonView::new(common, label, Msg::End(EndMsg::DetailsToggled))
            .variant(ButtonVariant::Quiet),
        folded: (fold == Fold::Folded).then(|| ButtonView {
            label: common.localizer.message(&Message::Solved { time: time.clone() }),
            ..ButtonView::new(common, Label::DoneTitle, Msg::End(EndMsg::Unfolded))
                .icon(Icon::Check)
        }),
        close: ButtonView::new(common, Label::Close, Msg::Dismiss).icon(Icon::Close).title("Esc"),
        time,
    }
}

/// A puzzle of a day with its day, else the tier.
fn puzzle(model: &Shown, record: &Record) -> String {
    let localizer = &model.common.localizer;
    match record.source {
        PuzzleSource::Daily(date, tier) => {
            let (weekday, (_, month, day)) = (u64::from(date.weekday()), date.parts());
            let (month, day) = (u64::from(month), u64::from(day));
            localizer.message(&Message::EndDaily { tier, weekday, month, day })
        }
        _ => record.rating.map_or(String::new(), |of| localizer.label(Label::of_tier(of.tier))),
    }
}

fn standing(model: &Shown, ending: &Ending) -> String {
    let help = &model.common.session.record.help;
    let count = u64::from(help.nudges()) + u64::from(help.shown());
    let message = match (&ending.standing, ending.median) {
        (Some((tier, standing)), _) => match place(*tier, standing) {
            Some(message) => message,
            None => return String::new(),
        },
        _ if help.solution || help.is_none() => return String::new(),
        _ if count == 0 => Message::DoneHelped,
        (None, Some(median)) => Message::DoneHinted { count, time: time_text(median) },
        (None, None) => Message::DoneHintedOnly { count },
    };
    model.common.localizer.message(&message)
}

/// A first game of a tier has nothing to be compared with.
fn place(tier: Tier, standing: &Standing) -> Option<Message> {
    let (place, count) = (standing.place as u64, standing.count as u64);
    Some(match (place, count) {
        (_, 1) => return None,
        (1, 2) => Message::DoneSecond { tier, time: time_text(standing.longest) },
        (_, 2) => Message::DoneSecond { tier, time: time_text(standing.best) },
        (1, _) => Message::DoneFastest { count, tier },
        (..=LAST_NAMED, _) => Message::DonePlace { place, count, tier },
        _ => Message::DoneFar { place, count, tier },
    })
}

fn times(model: &Shown, standing: &Standing) -> Option<TimesView> {
    let time = time_text(standing.median?);
    Some(TimesView {
        you: model.common.localizer.label(Label::DoneYou),
        best: model.common.localizer.message(&Message::DoneBest { time: time_text(standing.best) }),
        median: model.common.localizer.message(&Message::DoneMedian { time }),
        others: standing.others.clone(),
        own: standing.own,
        middle: standing.middle,
    })
}

fn learned_view(model: &Shown, learned: Learned) -> LearnedView {
    let localizer = &model.common.localizer;
    let link = |label, technique| PageLink {
        label: localizer.label(label),
        href: LessonId::Technique(technique).href(),
    };
    match learned {
        Learned::Hinted(technique, count) => LearnedView {
            title: localizer.technique(technique),
            text: localizer.message(&Message::EndHinted { count }),
            link: link(Label::EndPractise, technique),
        },
        Learned::Alone(technique) => LearnedView {
            title: localizer.label(Label::EndFirstTime),
            text: localizer.technique(technique),
            link: link(Label::EndLesson, technique),
        },
    }
}

/// Days up to today, in words and as rings.
pub fn days_view(model: &Shown, days: &Days) -> DaysView {
    let localizer = &model.common.localizer;
    let letter = |date: Date| {
        let weekday = u64::from(date.weekday());
        localizer.message(&Message::WeekdayShort { weekday })
    };
    DaysView {
        streak: localizer.message(&Message::EndDays { count: days.streak }),
        today: localizer.message(&Message::EndToday { count: days.week[6].1 as u64 }),
        week: days.week.map(|(date, solved)| (letter(date), solved)).into(),
    }
}

fn next(model: &Shown, ending: &Ending) -> NextView {
    let (common, localizer) = (model.common, &model.common.localizer);
    let takes = |tier| localizer.label(Label::of_tier_takes(tier));
    let named = |message: Message, msg| ButtonView::named(localizer.message(&message), msg);
    let (button, note) = match &ending.next {
        Next::OfList(id) => {
            let open = PlacesMsg::GameOpened(id.clone()).into();
            (ButtonView::new(common, Label::DoneNextOfList, open), String::new())
        }
        Next::Daily(date, tier) => {
            let msg = Msg::Puzzle(PuzzleMsg::DailyRequested(*date, *tier));
            (named(Message::EndTodays { tier: *tier }, msg), takes(*tier))
        }
        Next::SendTimes(link) => {
            let send = Msg::Share(ShareMsg::LinkSent(race_words(common), link.clone()));
            (ButtonView::new(common, Label::RaceSendTime, send).icon(Icon::Share), String::new())
        }
        Next::Another(tier) => (another(model, *tier), takes(*tier)),
        Next::Harder(tier) => (harder(model, *tier), takes(*tier)),
        Next::Day(_) => {
            let share = Msg::End(EndMsg::PictureRequested(PictureUse::Share));
            let share = ButtonView::new(common, Label::EndShareDay, share).icon(Icon::Share);
            (share, String::new())
        }
    };
    let copy = copy(&ending.next);
    let copy = copy.map(|(label, msg)| ButtonView::new(common, label, msg).icon(Icon::Copy));
    NextView { button: button.variant(ButtonVariant::Primary), copy, note }
}

/// What takes the place of what is handed to another program.
fn copy(next: &Next) -> Option<(Label, Msg)> {
    Some(match next {
        Next::SendTimes(link) => (Label::RaceCopyTime, Msg::CopyRequested(link.clone())),
        Next::Day(_) => {
            (Label::EndCopyPicture, Msg::End(EndMsg::PictureRequested(PictureUse::Copy)))
        }
        _ => return None,
    })
}

fn another(model: &Shown, tier: Tier) -> ButtonView {
    let label = model.common.localizer.message(&Message::EndAnother { tier });
    ButtonView::named(label, Msg::Puzzle(PuzzleMsg::TierRequested(tier)))
}

fn harder(model: &Shown, tier: Tier) -> ButtonView {
    let label = model.common.localizer.message(&Message::EndHarder { tier });
    ButtonView::named(label, Msg::Puzzle(PuzzleMsg::TierRequested(tier)))
}

/// Another puzzle like it, or a harder one where the other comes next.
fn other(model: &Shown, ending: &Ending) -> Option<ButtonView> {
    let above = || Tier::ALL.into_iter().find(|&other| other > ending.tier);
    match &ending.next {
        Next::Another(_) => above().map(|above| harder(model, above)),
        _ => Some(another(model, ending.tier)),
    }
}

fn buttons(model: &Shown) -> Vec<ButtonView> {
    let common = model.common;
    let has_moves = !common.session.game.history().is_empty();
    let replay =
        ButtonView::new(common, Label::Replay, Msg::Replay(ReplayMsg::Requested)).icon(Icon::Play);
    let race = ButtonView::new(common, Label::RaceSend, Msg::Share(ShareMsg::RaceRequested));
    let can_race = common.session.race().is_none() && common.session.times().is_some();
    let path = ButtonView::new(common, Label::Path, Msg::Path(PathMsg::Requested(Origin::Clues)));
    let race = can_race.then(|| race.icon(Icon::Flag));
    has_moves.then_some(replay).into_iter().chain([path.icon(Icon::Path)]).chain(race).collect()
}

fn facts(model: &Shown, record: &Record) -> Vec<(String, String)> {
    let fact = |label, text| (model.common.localizer.label(label), text);
    let help = &record.help;
    let hints = match (u64::from(help.nudges()), u64::from(help.shown())) {
        (0, 0) => Message::DoneNoHints,
        (nudges, 0) => Message::DoneNudges { nudges },
        (0, count) => Message::DoneHintsFull { count },
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

fn picture(model: &Shown) -> PictureView {
    let share = |label| {
        let msg = Msg::End(EndMsg::PictureRequested(PictureUse::Share));
        ButtonView::new(model.common, label, msg).icon(Icon::Share)
    };
    PictureView {
        title: model.common.localizer.label(Label::DonePicture),
        text: model.common.localizer.label(Label::DonePictureHelp),
        shades: SolvePicture::of(&model.common.session.game).shades,
        share: share(Label::DoneShare).variant(ButtonVariant::Quiet),
        share_brief: share(Label::Share),
    }
}
