//! The end of a game: its card, and the picture of how it was solved.

use crate::core::calendar::Date;
use crate::core::clock::time_text;
use crate::core::command::{Command, PictureUse, SharedPicture};
use crate::core::daily::DAILY_TIERS;
use crate::core::database::{DatabaseCommand, GameTexts, ReadPurpose};
use crate::core::msg::EndMsg;
use crate::core::notice::Notice;
use crate::core::outside::PictureOutcome;
use crate::core::race::Race;
use crate::core::saved::Saved;
use crate::core::solve_picture::SolvePicture;
use crate::engine::types::cell::CellSet;
use crate::play::Update;
use crate::play::card::{Card, Fold};
use crate::play::ending::{Day, DayPuzzle, Ending, Next};
use crate::play::ending_picture::{DayWords, of_day, of_game, of_race};
use crate::play::race::{RaceEnd, race_time};
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off what happens at the end of a game.
    pub(crate) fn end(&mut self, msg: EndMsg) {
        match msg {
            EndMsg::Unfolded => self.unfold_end(),
            EndMsg::DetailsToggled => self.toggle_end_details(),
            EndMsg::PictureRequested(wanted) => self.share_picture(wanted),
            EndMsg::PictureShared(outcome) => self.picture_shared(outcome),
        }
    }
    fn unfold_end(&mut self) {
        if matches!(self.own.card, Card::Done(_)) {
            self.own.card = Card::Done(Fold::Open);
            self.read_day();
        }
    }
    fn toggle_end_details(&mut self) {
        if let Card::Done(fold) = self.own.card {
            self.own.card = Card::Done(match fold {
                Fold::Whole => Fold::Open,
                Fold::Folded | Fold::Open => Fold::Whole,
            });
        }
    }
    /// What comes next is a press of Enter away, and in the grid nothing is selected any more.
    pub(crate) fn greet_end(&mut self) {
        if matches!(self.own.card, Card::Done(_)) {
            self.own.input.selection = CellSet::EMPTY;
            self.own.input.locked = None;
            self.own.input.filter = None;
            self.emit(Command::FocusCard);
            self.read_day();
        }
    }
    /// The other puzzles of a day that is complete are pictures on the card, too.
    fn read_day(&mut self) {
        let Next::Day(today) = Ending::of(self.common).next else { return };
        let games = DAILY_TIERS.iter().filter_map(|&tier| self.common.games.daily(today, tier));
        let others = games.filter(|game| game.id != self.common.session.id);
        let ids: Vec<String> = others.map(|game| game.id.clone()).collect();
        for id in ids {
            self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Picture));
        }
    }
    pub(crate) fn take_picture(&mut self, id: &str, texts: GameTexts) {
        let read = texts.local.or(texts.database).and_then(|text| Saved::read(&text).ok());
        if let Some(saved) = read {
            self.own.day_pictures.retain(|(known, _)| known != id);
            self.own.day_pictures.push((id.to_owned(), SolvePicture::of(&saved.game)));
        }
    }
    /// The picture of the game, or of its day if that is complete.
    fn share_picture(&mut self, wanted: PictureUse) {
        let ending = Ending::of(self.common);
        let shared = match (&ending.next, &ending.race) {
            (Next::Day(today), _) => self.day_picture(&ending, *today),
            (_, Some(race)) => self.race_picture(race, &ending.line),
            _ => self.game_picture(),
        };
        self.emit(Command::SharePicture(shared, wanted));
    }
    fn game_picture(&self) -> SharedPicture {
        let session = &self.common.session;
        let (record, localizer) = (&session.record, &self.common.localizer);
        let rating = record.rating.map(|rating| {
            format!("{} {}", localizer.label(Label::of_tier(rating.tier)), rating.score)
        });
        let hardest = record.rating.and_then(|rating| rating.hardest);
        let lines = std::iter::once(time_text(self.common.session.played()))
            .chain(rating)
            .chain(hardest.map(|technique| localizer.hardest(technique)))
            .chain([localizer.label(Label::Name)]);
        of_game(SolvePicture::of(&session.game), lines)
    }
    fn race_picture(&self, race: &RaceEnd, line: &Message) -> SharedPicture {
        let localizer = &self.common.localizer;
        let game = |(player, times, picture): (Label, &Race, SolvePicture)| {
            (picture, [localizer.label(player), race_time(localizer, times)])
        };
        let name = localizer.label(Label::Name);
        of_race(localizer.message(line), race.players(&self.common.session.game).map(game), name)
    }
    fn day_picture(&self, ending: &Ending, today: Date) -> SharedPicture {
        let day = Day::of(&self.as_shown(), today);
        let localizer = &self.common.localizer;
        let label = |label| localizer.label(label);
        let puzzle =
            |puzzle: &DayPuzzle| [label(Label::of_tier(puzzle.tier)), time_text(puzzle.played)];
        let letter = |date: Date| {
            let weekday = u64::from(date.weekday());
            localizer.message(&Message::WeekdayShort { weekday })
        };
        let week = ending.days.iter().flat_map(|days| days.week);
        let total = Message::EndTotal { time: time_text(day.total()) };
        let words = DayWords {
            title: localizer.message(&ending.line),
            puzzles: day.puzzles.iter().map(puzzle).collect(),
            week: week.map(|(date, solved)| (letter(date), solved)).collect(),
            foot: [localizer.message(&day.date()), localizer.message(&total)],
            name: label(Label::Name),
        };
        let streak = ending.days.as_ref().map_or(0, |days| days.streak);
        let text = localizer.message(&day.text(streak));
        of_day(day.puzzles.into_iter().map(|puzzle| puzzle.picture).collect(), words, text)
    }
    /// The card may cover the line under the grid, so a notice says it.
    pub(crate) fn picture_shared(&mut self, outcome: PictureOutcome) {
        self.notify(Notice::plain(match outcome {
            PictureOutcome::Shared => Message::PictureShared,
            PictureOutcome::Saved => Message::PictureSaved,
            PictureOutcome::Copied => Message::PictureCopied,
            PictureOutcome::Refused => Message::PictureRefused,
        }));
    }
}
