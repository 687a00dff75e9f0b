//! New puzzles: from the pool at once where it has one, else made by a worker; and the pool
//! filled while the worker has nothing to do.

use crate::core::new_game::MadePuzzle;
use crate::core::saved::POOL_KEY;
use crate::engine::generate::tier_recipe::TierRecipe;
use crate::engine::generate::{GenerateError, Recipe};
use crate::engine::logic::techniques::Tier;
use crate::engine::rating::need::Need;
use crate::engine::types::board::Board;
use crate::service::request;
use crate::words::message::{Message, PuzzleGoal};

use crate::core::calendar::Now;
use crate::core::command::Command;
use crate::core::dialog::Dialog;
use crate::core::jobs::{NewPuzzle, Purpose};
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::record::PuzzleSource;
use crate::play::Update;
use crate::play::puzzle_pool::PooledPuzzle;

/// The page has this many milliseconds to itself before the pool is filled.
const QUIET_START: f64 = 4_000.0;

impl Update<'_> {
    /// A new puzzle of a tier: at once where the pool has one.
    pub(crate) fn make_tier(&mut self, tier: Tier) {
        let recipe = TierRecipe::of(tier).with_seed(self.common.seeds.puzzle());
        let Some(PooledPuzzle { tier, seed, givens }) = self.own.pool.take(tier) else {
            return self.make_by(recipe);
        };
        self.own.dialogs.unmet = None;
        self.stop();
        self.save_pool();
        let board = Board::of_givens(givens);
        self.begin(NewGame::of(PuzzleSource::Generated, board, format!("#{seed}")));
        self.announce(Message::NewGameFor { goal: PuzzleGoal::Tier(tier) });
    }
    /// A new puzzle by a recipe.
    pub(crate) fn make_by(&mut self, recipe: Recipe) {
        self.own.dialogs.unmet = None;
        self.stop();
        let making = NewPuzzle { recipe, progress: None };
        self.ask(request::Generate { recipe }, |asked| Purpose::NewPuzzle(asked, making));
    }
    /// Cancels the job that the player waits for; the page could be used all the time and stays as
    /// it is.
    pub(crate) fn stop(&mut self) {
        self.cancel(Purpose::is_ahead);
        self.own.dialogs.benchmark.waiting.clear();
        let stopped = self.cancel(|purpose| {
            matches!(
                purpose,
                Purpose::NewPuzzle(..) | Purpose::Solutions(_) | Purpose::Benchmark(_)
            )
        });
        if stopped {
            self.set_status(Message::Stopped);
        }
    }
    /// Time passed; a worker that has nothing to do works ahead: the puzzles of the day come first,
    /// then the game's second rating, then what the pool lacks, then the ratings of lists.
    pub(crate) fn tick(&mut self, now: Now) {
        self.common.moment = now.moment;
        self.common.session.clock.tick(now.steady);
        self.age_notice();
        self.age_status();
        let busy = self.common.jobs.any(|purpose| {
            purpose.is_ahead()
                || matches!(
                    purpose,
                    Purpose::NewPuzzle(..) | Purpose::Benchmark(_) | Purpose::Batch(..)
                )
        });
        if busy || now.steady <= QUIET_START || self.common.prepare_daily() || self.ask_explainer()
        {
            return;
        }
        let Some(tier) = self.own.pool.missing_tier() else {
            return self.rate_next();
        };
        let seed = self.common.seeds.puzzle();
        let recipe = TierRecipe::of(tier).with_seed(seed);
        self.ask(request::Generate { recipe }, |asked| Purpose::PoolPuzzle(asked, (tier, seed)));
    }
    /// What was made for the pool; what did not match is tried again with another seed.
    pub(crate) fn take_refill(&mut self, made: MadePuzzle, (tier, seed): (Tier, u64)) {
        if let Ok(made) = made {
            let givens = *made.puzzle.givens();
            self.own.pool.put(PooledPuzzle { tier, seed, givens });
            self.save_pool();
        }
    }
    fn save_pool(&mut self) {
        let text = self.own.pool.print();
        self.emit(Command::Save(POOL_KEY.to_owned(), text));
    }
    pub(crate) fn take_made(&mut self, made: MadePuzzle, making: NewPuzzle) {
        let recipe = &making.recipe;
        let goal = making.goal();
        let made = match made {
            Ok(made) => made,
            Err(GenerateError::NotFound { puzzles } | GenerateError::NotMet { puzzles, .. }) => {
                return self.refuse(recipe, puzzles.into());
            }
            Err(_) => return self.notify(Notice::plain(Message::CannotMake)),
        };
        let got = u64::from(made.clues);
        let asked = recipe.clues.map_or(got, u64::from);
        let board = Board::of_givens(*made.puzzle.givens());
        self.begin(NewGame {
            verdict: Some(Ok(*made.puzzle.solution())),
            // A technique that was asked for is practised: hints look for it first.
            practised: recipe.technique,
            ..NewGame::of(PuzzleSource::Generated, board, format!("#{}", recipe.seed))
        });
        self.announce(match (made.shortfall, made.technique, goal) {
            (Some(_), ..) => Message::MissedClueCount { asked, got },
            (None, Some((technique, Need::Uses)), _) => Message::NewGameUsing { technique },
            (None, _, Some(goal)) => Message::NewGameFor { goal },
            (None, _, None) => Message::NewGame { clues: got },
        });
    }
    /// Nothing was found: that is said beside the button that asked for it.
    fn refuse(&mut self, recipe: &Recipe, puzzles: u64) {
        match self.common.page.place {
            Place::Create => self.own.dialogs.unmet = Some(*recipe),
            _ => self.notify(Notice::plain(Message::NoMatch { puzzles })),
        }
    }
    fn announce(&mut self, message: Message) {
        if matches!(self.common.page.dialog, Some(Dialog::New | Dialog::Menu)) {
            self.common.page.dialog = None;
        }
        self.offer_previous(message);
    }
}
