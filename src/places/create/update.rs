//! Puzzles made to order: what is asked for, which parts of a batch workers have, and what the player
//! does with those made.

pub(crate) mod hand;
pub(crate) mod low_clue;
pub(crate) mod picture;

use crate::core::command::Command;
use crate::core::cursor::next;
use crate::core::dialog::Dialog;
use crate::core::jobs::Purpose;
use crate::core::letter::{LateLetter, PlacesLetter};
use crate::core::msg::RoomMsg;
use crate::core::new_game::NewGame;
use crate::core::place::{CreatePart, Place};
use crate::core::puzzles::Puzzles;
use crate::core::record::{PuzzleSource, Rating};
use crate::engine::generate::requirements::DigitCounts;
use crate::engine::rating::se::rater;
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Grid;
use crate::places::create::PicturePart;
use crate::places::create::Update;
use crate::places::create::batch::Batch;
use crate::places::create::last_made::{LAST_MADE_KEY, LastMade};
use crate::places::create::msg::StudioMsg;
use crate::places::create::technique_search::{found_avoids, found_needs};
use crate::service::puzzle_list::PuzzleList;
use crate::service::request;
use crate::service::studio::{BatchResult, Proved};
use crate::words::label::Label;
use crate::words::message::Message;

/// How many parts wait or run at once: more than there are workers, so that none of them waits.
const PARTS_AT_ONCE: usize = 6;

fn is_part(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Batch(..))
}

impl Update<'_> {
    pub(crate) fn studio(&mut self, msg: StudioMsg) {
        let studio = &mut *self.own;
        let form = &mut studio.form;
        match msg {
            StudioMsg::MaskPressed(cell) => form.press(cell),
            StudioMsg::MaskToggled => form.press(form.cursor),
            StudioMsg::MaskDragged(cell) => form.paint(cell),
            StudioMsg::MaskMoved(direction) => form.cursor = next(form.cursor, direction),
            StudioMsg::MaskCleared => form.mask = CellSet::EMPTY,
            StudioMsg::AnywhereToggled => form.is_anywhere = !form.is_anywhere,
            StudioMsg::MaskFolded => form.is_unfolded = !form.is_unfolded,
            StudioMsg::SymmetryChosen(symmetry) => form.symmetry = symmetry,
            StudioMsg::TierChosen(tier) => form.tier = tier,
            StudioMsg::PickerToggled(list) => form.toggle_picker(list),
            StudioMsg::FirstFoundAdded => self.add_first_found(),
            StudioMsg::NeedAdded(technique) => form.needs.push(technique),
            StudioMsg::AvoidAdded(avoid) => form.avoid(avoid),
            StudioMsg::NeedRemoved(technique) => form.needs.retain(|other| *other != technique),
            StudioMsg::AvoidRemoved(avoid) => form.avoids.retain(|other| *other != avoid),
            StudioMsg::MinimalToggled => form.is_minimal = !form.is_minimal,
            StudioMsg::EvenDigitsToggled => {
                form.digits = match form.digits {
                    DigitCounts::Any => DigitCounts::Even,
                    DigitCounts::Even => DigitCounts::Any,
                };
            }
            StudioMsg::CountChosen(count) => form.count = count,
            StudioMsg::FormCleared => form.clear_requirements(),
            StudioMsg::RowToggled(number) => studio.batch.toggle(number),
            StudioMsg::AllToggled => studio.batch.toggle_all(),
            StudioMsg::Scrolled(first) => studio.batch.first = first,
            StudioMsg::FromMoved(of, stop) => form.range(of).move_from(stop),
            StudioMsg::ToMoved(of, stop) => form.range(of).move_to(stop),
            StudioMsg::FieldEdited(field, value) => form.edit(field, value),
            StudioMsg::PicturePartKnown(part) => studio.picture_part = part,
            other => self.studio_work(other),
        }
    }
    /// Nothing happens with a picture before its part of the program has come.
    pub(crate) fn hand_to_picture(&mut self, msg: RoomMsg) {
        if let PicturePart::Loaded(part) = self.own.picture_part {
            (part.handle)(self, msg);
        }
    }
    fn add_first_found(&mut self) {
        let (need, avoid) = (found_needs(&self.as_shown()), found_avoids(&self.as_shown()));
        let form = &mut self.own.form;
        form.needs.extend(need.first());
        avoid.first().into_iter().for_each(|avoid| form.avoid(*avoid));
    }
    /// What asks a worker, or leaves the studio.
    fn studio_work(&mut self, msg: StudioMsg) {
        match msg {
            StudioMsg::MakeRequested => self.make_batch(),
            StudioMsg::PlayRequested => self.make_to_play(),
            StudioMsg::Stopped => self.stop_batch(),
            StudioMsg::RowChosen(number) => self.choose_made(number),
            StudioMsg::MenuOpened(number) => {
                self.own.batch.menu = Some(number);
                self.common.page.dialog = Some(Dialog::Made);
            }
            StudioMsg::Played(number) => self.play_made(number),
            StudioMsg::Edited(number) => self.edit_made(number),
            StudioMsg::PlayedInOrder => {
                let puzzles = self.meant_puzzles();
                self.send(LateLetter::Play(puzzles));
            }
            StudioMsg::Kept => {
                let puzzles = self.meant_puzzles();
                if !puzzles.is_empty() {
                    self.send(PlacesLetter::Collect(puzzles));
                }
            }
            StudioMsg::Printed => self.print_made(),
            StudioMsg::Exported => {
                let lines = self.meant_grids().map(|(_, grid)| format!("{grid}\n")).collect();
                self.emit(Command::SaveFile("nonet-made.txt".to_owned(), lines));
            }
            StudioMsg::RecipesExported => {
                let batch = &self.own.batch;
                let rows = batch.meant().into_iter().filter_map(|number| batch.row(number));
                let lines = rows.map(|row| format!("{}\n", row.recipe)).collect();
                self.emit(Command::SaveFile("nonet-recipes.txt".to_owned(), lines));
            }
            StudioMsg::Rated => self.rate_made(),
            StudioMsg::NearestPlayed => self.play_nearest(),
            _ => {}
        }
    }

    fn make_batch(&mut self) {
        let Some(recipe) = self.own.form.recipe(&mut self.common.seeds) else { return };
        self.cancel(|purpose| matches!(purpose, Purpose::Batch(..) | Purpose::MadeExplainer(..)));
        // A worker says of a recipe that contradicts itself why.
        let count = self.own.form.count as usize;
        self.own.batch = Batch::of(recipe, count);
        self.ask_parts();
    }
    /// One puzzle, which is played at once.
    fn make_to_play(&mut self) {
        if let Some(tier) = self.own.form.plain_tier() {
            return self.send(LateLetter::MakeTier(tier));
        }
        if let Some(recipe) = self.own.form.recipe_to_play(&mut self.common.seeds) {
            self.send(LateLetter::Make(Box::new(recipe)));
        }
    }
    /// What is made stays; parts that a worker has are given up.
    pub(crate) fn stop_batch(&mut self) {
        self.cancel(is_part);
        self.own.batch.is_going = false;
        self.keep_last_made();
        self.rate_made_next();
    }
    /// What was made is said in the heading, after a reload, too.
    fn keep_last_made(&mut self) {
        let batch = &self.own.batch;
        let (count, tier) = (batch.made().count() as u64, batch.recipe.and_then(|of| of.tier));
        if count > 0 {
            let last = LastMade { count, tier, at: self.common.moment };
            self.own.last_made = Some(last);
            self.emit(Command::Save(LAST_MADE_KEY.to_owned(), last.print()));
        }
    }
    /// Create is shown for the first time: what was made in an earlier visit is looked for.
    pub(crate) fn seek_last_made(&mut self) {
        if self.own.last_made.is_none() {
            self.emit(Command::Reread(LAST_MADE_KEY.to_owned()));
        }
    }
    /// What this tab made in an earlier visit, or another one just now.
    pub(crate) fn last_made_read(&mut self, text: Option<&str>) {
        if let Some(last) = text.and_then(LastMade::read) {
            self.own.last_made = Some(last);
        }
    }
    /// Sudoku Explainer's rating of the next puzzle that has none, those in view first; the others wait
    /// while puzzles are made.
    fn rate_made_next(&mut self) {
        let batch = &self.own.batch;
        let next = batch.unrated().filter(|_| !batch.is_going);
        if let Some((number, grid)) = next.and_then(|at| Some((at, self.made_grid(at)?))) {
            self.ask(request::RateExplainer { grid }, |asked| {
                Purpose::MadeExplainer(asked, number)
            });
        }
    }
    /// One that could not be rated is not asked about again.
    pub(crate) fn take_made_explainer(&mut self, rating: Option<rater::Rating>, number: usize) {
        self.own.batch.put_explainer(number, rating);
        self.rate_made_next();
    }
    pub(crate) fn take_picture_rating(&mut self, ratings: Vec<Option<Rating>>, of: Grid) {
        let picture = &mut self.own.picture;
        if picture.digits.grid == of {
            picture.rating = ratings.into_iter().next().flatten();
        }
    }
    fn ask_parts(&mut self) {
        while self.common.jobs.count(is_part) < PARTS_AT_ONCE {
            let batch = &mut self.own.batch;
            let (Some(recipe), items) = (batch.recipe, batch.next_part()) else { return };
            if items.is_empty() {
                break;
            }
            self.ask(request::MakeBatch { recipe, items }, |asked| Purpose::Batch(asked, 0));
        }
    }
    pub(crate) fn take_batch(&mut self, results: Vec<BatchResult>, _tried: u64) {
        let batch = &mut self.own.batch;
        batch.take(results);
        if batch.failure.is_some() || batch.is_complete() {
            self.stop_batch();
        } else {
            self.ask_parts();
        }
        let first = self.own.batch.made().next();
        if self.own.batch.chosen.is_none()
            && let Some(first) = first
        {
            self.choose_made(first);
        }
    }
    /// What is said of a puzzle is looked for: also among all puzzles of the library, as soon as those are
    /// read.
    pub(crate) fn choose_made(&mut self, number: usize) {
        let Some(grid) = self.made_grid(number) else { return };
        self.cancel(|purpose| matches!(purpose, Purpose::Proved(_)));
        let batch = &mut self.own.batch;
        (batch.chosen, batch.proved) = (Some(number), None);
        if !self.common.load_all_puzzles() {
            return;
        }
        let library = &self.common.games;
        let games = library.games().map(|game| game.givens.to_string());
        let listed = library.all_puzzles().map(|puzzles| puzzles.list.lines(0, puzzles.len()));
        let others = games.chain(listed.map(str::to_owned)).collect();
        self.ask(request::ProveMade { grid, others }, Purpose::Proved);
    }
    /// What waited until all puzzles of the library are read.
    pub(crate) fn prove_chosen(&mut self) {
        let batch = &self.own.batch;
        if let (Some(number), None) = (batch.chosen, &batch.proved)
            && !self.common.jobs.any(|purpose| matches!(purpose, Purpose::Proved(_)))
            && self.common.games.all_puzzles().all(|puzzles| puzzles.is_complete)
        {
            self.choose_made(number);
        }
    }
    pub(crate) fn take_proved(&mut self, proved: Box<Proved>) {
        self.own.batch.proved = Some(proved);
    }

    /// A puzzle goes to the part in which grids are typed.
    fn edit_made(&mut self, number: usize) {
        let Some(grid) = self.made_grid(number) else { return };
        self.common.page.dialog = None;
        self.common.enter(Place::Create);
        self.common.page.create = CreatePart::Hand;
        self.enter_hand();
        if self.own.hand.change(grid) {
            self.hand_changed();
        }
    }

    fn made_grid(&self, number: usize) -> Option<Grid> {
        let row = self.own.batch.row(number)?;
        Some(*row.made.generated.puzzle.givens())
    }
    fn meant_grids(&self) -> impl Iterator<Item = (usize, Grid)> {
        let numbers = self.own.batch.meant();
        numbers.into_iter().filter_map(|number| Some((number, self.made_grid(number)?)))
    }
    fn meant_puzzles(&self) -> Puzzles {
        let name = self.common.localizer.label(Label::StudioPuzzle);
        let batch = &self.own.batch;
        let mut puzzles = Puzzles::default();
        for (number, givens) in self.meant_grids() {
            let grade = batch.row(number).and_then(|row| row.made.described.grade.as_ref());
            let name = format!("{name} {}", number + 1);
            puzzles.push(&givens.to_string(), &name, grade.map(Rating::of), None);
        }
        puzzles
    }
    fn play_made(&mut self, number: usize) {
        let Some(row) = self.own.batch.row(number) else { return };
        let (puzzle, seed) = (row.made.generated.puzzle, row.recipe.seed);
        let board = Board::of_givens(*puzzle.givens());
        let mut needs = row.recipe.requirements.needs.iter();
        let new = NewGame {
            verdict: Some(Ok(*puzzle.solution())),
            // A technique that was asked for is practised: hints look for it first.
            practised: needs.next().filter(|_| needs.next().is_none()),
            ..NewGame::of(PuzzleSource::Generated, board, format!("#{seed}"))
        };
        let clues = puzzle.givens().clues() as u64;
        self.send(LateLetter::Begin(Box::new(new), Message::NewGame { clues }));
    }
    fn print_made(&mut self) {
        let boards: Vec<Board> =
            self.meant_grids().map(|(_, grid)| Board::of_givens(grid)).collect();
        if !boards.is_empty() {
            self.send(PlacesLetter::Print(String::new(), boards, 6));
        }
    }
    fn rate_made(&mut self) {
        let mut puzzles = PuzzleList::default();
        for (_, grid) in self.meant_grids() {
            puzzles.push_clues(&grid, "");
        }
        if !puzzles.is_empty() {
            let name = self.common.localizer.label(Label::CreateGenerate);
            self.send(PlacesLetter::Rate(name, puzzles, 0));
        }
    }
    /// What came nearest to what was asked for, and has one solution.
    fn play_nearest(&mut self) {
        let failure = self.own.batch.failure.as_ref();
        let Some((grid, _)) = failure.and_then(|failure| failure.nearest) else { return };
        let board = Board::of_givens(grid);
        let new = NewGame::of(PuzzleSource::Generated, board, String::new());
        let message = Message::NewGame { clues: grid.clues() as u64 };
        self.send(LateLetter::Begin(Box::new(new), message));
    }
}
