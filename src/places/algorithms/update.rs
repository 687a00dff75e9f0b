//! Searches step by step: the steps come from a worker, many at once, and are gone through here.

pub(crate) mod digging;
pub(crate) mod list_work;
pub(crate) mod quiz;

use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::algorithms_setting::Setting;
use crate::core::command::Command;
use crate::core::jobs::Purpose;
use crate::core::place::Place;
use crate::engine::algorithms::machine::Setup;
use crate::engine::algorithms::run::{RunPart, RunRequest, Stop};
use crate::engine::algorithms::{DigitOrder, Method};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::places::algorithms::Update;
use crate::places::algorithms::msg::{AlgorithmsField, AlgorithmsMsg};
use crate::places::algorithms::program::Program;
use crate::places::algorithms::quiz::Quiz;
use crate::places::algorithms::run::Run;
use crate::places::algorithms::speed::Speed;
use crate::places::algorithms::{Algorithms, MeasuredWork, Playing, PuzzleChoice};
use crate::service::request::{self, TimedWork};

/// How many steps a worker makes before it answers, where nothing stops it earlier.
const SLICE: u64 = 1 << 18;
/// What a search is compared by is given up after so many guesses.
pub const MAX_GUESSES: u64 = 10_000_000;
/// After a pause, no more than the steps of so many milliseconds are caught up with.
const MAX_PAUSE_MS: f64 = 600.0;

impl Update<'_> {
    /// Shows a page of the algorithms with what its address says of it.
    pub(crate) fn open_algorithms(&mut self, part: AlgorithmsPart, setting: &Setting) {
        self.common.enter(Place::Learn);
        let is_open = self.own.part == Some(part)
            && self.as_shown().setting(part).without_step() == setting.without_step();
        let algorithms = &mut *self.own;
        algorithms.part = Some(part);
        algorithms.playing = Playing::Paused;
        algorithms.digging.is_playing = false;
        if part == AlgorithmsPart::Make {
            return self.open_digging(setting, is_open);
        }
        if !is_open {
            algorithms.set_search(part, setting);
            self.begin_searches();
        }
        if let Some(step) = setting.step {
            self.go_to_step(step);
            self.own.settled = Some(step);
        }
    }
    /// Another part of Learn is shown.
    pub(crate) fn leave_algorithms(&mut self) {
        let algorithms = &mut *self.own;
        algorithms.part = None;
        algorithms.playing = Playing::Paused;
        algorithms.digging.is_playing = false;
        self.stop_list();
        self.cancel(|purpose| matches!(purpose, Purpose::Trace(..) | Purpose::Work(..)));
    }
    /// Searches of the puzzle that is chosen, before their first step.
    fn begin_searches(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Trace(..) | Purpose::Work(..)));
        let game = self.common.board().clue_grid();
        let algorithms = &mut *self.own;
        algorithms.playing = Playing::Paused;
        algorithms.settled = None;
        algorithms.quiz = Quiz { is_skipped: algorithms.quiz.is_skipped, ..Quiz::default() };
        algorithms.work.clear();
        let grid = algorithms.grid(game);
        let seed = algorithms.seed_number();
        let order = algorithms.order;
        algorithms.runs = algorithms
            .methods
            .map(|method| grid.and_then(|grid| Run::new(&Setup { method, order, seed, grid })));
        for at in 0..self.own.shown_runs() {
            self.go_on(at, 0, &[]);
        }
        self.load_program();
        if self.own.part == Some(AlgorithmsPart::Compare) {
            self.measure_work();
        }
    }
    fn measure_work(&mut self) {
        let algorithms = &*self.own;
        let Some(run) = algorithms.runs().next() else { return };
        let setup = run.setup;
        for method in Method::ALL {
            let setup = Box::new(Setup { method, ..setup });
            let max_guesses = MAX_GUESSES;
            self.ask(request::MeasureWork { setup, max_guesses }, |asked| {
                Purpose::Work(asked, method)
            });
        }
    }
    pub(crate) fn take_work(&mut self, timed: TimedWork, method: Method) {
        if let Some(work) = timed.work {
            let millis = timed.millis / f64::from(work.runs.max(1));
            self.own.work.push((method, MeasuredWork { work, millis }));
        }
    }
    /// Fetches the program that is shown, unless it is there.
    pub(crate) fn load_program(&mut self) {
        let algorithms = &*self.own;
        if !matches!(algorithms.part, Some(AlgorithmsPart::Solve(_))) {
            return;
        }
        let file = algorithms.kind.file(algorithms.methods[0], self.common.page.locale);
        if algorithms.program.as_ref().is_none_or(|(name, _)| *name != file) {
            self.own.program = None;
            self.emit(Command::LoadProgram(file));
        }
    }
    /// What was edited of the menus and fields.
    pub(crate) fn edit(&mut self, field: AlgorithmsField, value: String) {
        let algorithms = &mut *self.own;
        match field {
            AlgorithmsField::TraceMethod => {
                let Some(method) = Method::from_slug(&value) else { return };
                algorithms.methods[0] = method;
                if matches!(algorithms.part, Some(AlgorithmsPart::Solve(_))) {
                    algorithms.part = Some(AlgorithmsPart::Solve(method));
                }
            }
            AlgorithmsField::TraceOther => {
                let Some(method) = Method::from_slug(&value) else { return };
                algorithms.methods[1] = method;
            }
            AlgorithmsField::TracePuzzle => algorithms.puzzle = PuzzleChoice::of_slug(&value),
            AlgorithmsField::TraceClues => algorithms.typed = value,
            AlgorithmsField::TraceOrder => {
                algorithms.order = DigitOrder::from_slug(&value).unwrap_or_default();
            }
            AlgorithmsField::TraceSeed => algorithms.seed = value,
            AlgorithmsField::StopCell => return algorithms.typed_stops[0] = value,
            AlgorithmsField::StopDepth => return algorithms.typed_stops[1] = value,
            AlgorithmsField::StopGuesses => return algorithms.typed_stops[2] = value,
            AlgorithmsField::ListSource => {
                return self.emptied_list().source = value.parse().unwrap_or_default();
            }
            AlgorithmsField::ListText => return self.emptied_list().typed = value,
            AlgorithmsField::DiggingOrder => {
                let order = RemovalOrder::from_slug(&value).unwrap_or_default();
                return self.dig_anew(|digging| digging.order = order);
            }
            AlgorithmsField::DiggingSeed => return self.dig_anew(|digging| digging.seed = value),
            AlgorithmsField::DiggingLeast => {
                let least = value.parse().unwrap_or(0).min(9);
                return self.dig_anew(|digging| digging.min_per_row = least);
            }
        }
        if matches!(field, AlgorithmsField::TraceOrder | AlgorithmsField::TraceSeed) {
            self.emptied_list();
        }
        self.begin_searches();
    }
    pub(crate) fn handle(&mut self, msg: AlgorithmsMsg) {
        match (self.own.part, msg) {
            (Some(AlgorithmsPart::Make), msg) => self.dig(msg),
            (_, msg) => self.act_on_searches(msg),
        }
        self.settle_later();
    }
    /// It is time to go on: what the clock shows, in milliseconds.
    pub(crate) fn tick(&mut self, millis: f64) {
        match self.own.part {
            Some(AlgorithmsPart::Make) => self.tick_digging(millis),
            _ => self.tick_searches(millis),
        }
        self.settle_later();
    }
    /// A while ago they were at this step; the address names it if they still are.
    pub(crate) fn settle(&mut self, step: u64) {
        if self.still_step() == Some(step) {
            self.own.settled = (step > 0).then_some(step);
        }
        self.settle_later();
    }
    /// The file of a program was fetched, or could not be.
    pub(crate) fn take_program(&mut self, file: String, text: Option<String>) {
        let program = text.map(|text| Program::read(&file, &text)).unwrap_or_default();
        self.own.program = Some((file, program));
        self.settle_later();
    }
    /// The step at which the search that is shown alone stands still, or the puzzle being made.
    fn still_step(&self) -> Option<u64> {
        let Algorithms { part, playing, runs, digging, .. } = &*self.own;
        match (*part)? {
            AlgorithmsPart::Solve(_) => {
                let is_still = *playing == Playing::Paused;
                let run = runs[0].as_ref().filter(|run| is_still && !run.is_waiting)?;
                Some(run.state.step)
            }
            AlgorithmsPart::Compare => None,
            AlgorithmsPart::Make => {
                let is_still = !digging.is_playing && digging.making.is_some();
                is_still.then_some(digging.tried as u64)
            }
        }
    }
    /// The address follows when nothing has moved for a while: browsers bound how often it changes.
    pub(crate) fn settle_later(&mut self) {
        let still = self.still_step();
        if let Some(step) = still.filter(|step| *step != self.own.settled.unwrap_or(0)) {
            self.emit(Command::SettleAlgorithms(step));
        }
    }
    fn act_on_searches(&mut self, msg: AlgorithmsMsg) {
        let algorithms = &mut *self.own;
        match msg {
            AlgorithmsMsg::PlayToggled => match algorithms.playing {
                Playing::Paused => self.play_searches(),
                _ => self.pause_searches(),
            },
            AlgorithmsMsg::Stepped => self.step_searches(),
            AlgorithmsMsg::SteppedBack => self.step_back(),
            AlgorithmsMsg::Skipped => self.run_to(vec![Stop::DeadEnd]),
            AlgorithmsMsg::RunOut => self.run_to(vec![Stop::Solution]),
            AlgorithmsMsg::Rewound => self.go_to_step(0),
            AlgorithmsMsg::WentTo(step) => self.go_to_step(step),
            AlgorithmsMsg::SpeedChosen(place) => algorithms.speed = Speed::new(place),
            AlgorithmsMsg::StopToggled(stop) => match algorithms.stops.contains(&stop) {
                true => algorithms.stops.retain(|other| *other != stop),
                false => algorithms.stops.push(stop),
            },
            AlgorithmsMsg::FieldEdited(field, value) => self.edit(field, value),
            AlgorithmsMsg::ListStarted => self.start_list(),
            AlgorithmsMsg::ListStopped => self.stop_list(),
            AlgorithmsMsg::Predicted(answer) => self.predict(answer),
            AlgorithmsMsg::PredictionRead => self.end_question(),
            AlgorithmsMsg::QuestionsSkipped => self.skip_questions(),
            AlgorithmsMsg::ProgramChosen(kind) => {
                algorithms.kind = kind;
                self.load_program();
            }
        }
    }
    pub(crate) fn play_searches(&mut self) {
        if self.own.runs().next().is_none() {
            return;
        }
        if self.own.is_over() {
            self.go_to_step(0);
        }
        self.own.playing = Playing::Paced;
        self.own.ticked = None;
        self.emit(Command::TickAlgorithms);
    }
    fn pause_searches(&mut self) {
        self.own.playing = Playing::Paused;
    }
    /// As far as a stop, as fast as the workers can.
    fn run_to(&mut self, stops: Vec<Stop>) {
        self.own.playing = Playing::Running(stops.clone());
        for at in 0..self.own.shown_runs() {
            let Some(run) = self.free_run(at) else { continue };
            if !run.play(u64::MAX, &stops) && run.needs_more() {
                self.go_on(at, SLICE, &stops);
            }
        }
        self.pause_at_stops();
    }
    /// A search that no worker has.
    fn free_run(&mut self, at: usize) -> Option<&mut Run> {
        self.own.runs[at].as_mut().filter(|run| !run.is_waiting)
    }
    /// Has a worker go on by so many steps.
    fn go_on(&mut self, at: usize, steps: u64, stops: &[Stop]) {
        let Some(run) = self.free_run(at) else { return };
        let part = run.going_on(steps, stops);
        self.ask_trace(at, part);
    }
    fn ask_trace(&mut self, at: usize, part: RunRequest) {
        if let Some(run) = &mut self.own.runs[at] {
            (run.is_waiting, run.stop) = (true, None);
            self.ask(request::Trace { part: Box::new(part) }, |asked| Purpose::Trace(asked, at));
        }
    }
    pub(crate) fn step_searches(&mut self) {
        self.pause_searches();
        for at in 0..self.own.shown_runs() {
            let Some(run) = &mut self.own.runs[at] else { continue };
            run.step();
            if run.needs_more() {
                self.go_on(at, 0, &[]);
            }
        }
    }
    fn step_back(&mut self) {
        let steps = self.own.runs().map(|run| run.state.step);
        let step = steps.max().unwrap_or_default();
        self.go_to_step(step.saturating_sub(1));
    }
    /// Goes to a step; a worker that is on another way is stopped.
    fn go_to_step(&mut self, step: u64) {
        self.pause_searches();
        self.cancel(|purpose| matches!(purpose, Purpose::Trace(..)));
        for at in 0..self.own.shown_runs() {
            let Some(run) = &mut self.own.runs[at] else { continue };
            run.is_waiting = false;
            if let Some(part) = run.go_to(step) {
                self.ask_trace(at, part);
            }
        }
    }
    /// Time has passed: so many steps are made as the speed says.
    fn tick_searches(&mut self, millis: f64) {
        let algorithms = &mut *self.own;
        if algorithms.playing != Playing::Paced {
            return;
        }
        self.emit(Command::TickAlgorithms);
        let algorithms = &mut *self.own;
        let before = *algorithms.ticked.get_or_insert(millis);
        let speed = algorithms.speed.steps();
        let due = ((millis - before).max(0.0) * speed as f64 / 1000.0) as u64;
        let steps = due.min((MAX_PAUSE_MS * speed as f64 / 1000.0).max(1.0) as u64);
        let waits = algorithms.runs().any(|run| run.is_waiting);
        if steps == 0 || waits {
            return;
        }
        // What is left of a step waits for the next tick.
        algorithms.ticked = Some(match steps == due {
            true => before + steps as f64 * 1000.0 / speed as f64,
            false => millis,
        });
        let stops = algorithms.all_stops();
        for at in 0..self.own.shown_runs() {
            self.make_steps(at, steps, speed, &stops);
        }
        self.pause_at_stops();
    }
    fn make_steps(&mut self, at: usize, steps: u64, speed: u64, stops: &[Stop]) {
        let Some(run) = self.free_run(at) else { return };
        if speed > Speed::MOST_SINGLE {
            if !run.state.is_over() {
                self.go_on(at, steps, stops);
            }
            return;
        }
        let is_stopped = run.play(steps, stops);
        if !is_stopped && run.needs_more() {
            self.go_on(at, 0, &[]);
        }
    }
    /// What has come to a stop or its end waits for the player.
    fn pause_at_stops(&mut self) {
        let algorithms = &*self.own;
        let is_stopped = |run: &Run| run.stop.is_some() || run.state.is_over();
        let ends = match algorithms.playing {
            Playing::Paused => return,
            Playing::Paced => {
                algorithms.runs().any(|run| run.stop.is_some()) || algorithms.is_over()
            }
            Playing::Running(_) => algorithms.runs().all(is_stopped),
        };
        if ends {
            let was_playing = algorithms.playing == Playing::Paced;
            self.own.quiz.was_playing = was_playing;
            self.pause_searches();
        }
    }
    pub(crate) fn take_trace(&mut self, part: Option<Box<RunPart>>, at: usize) {
        let Some(run) = self.own.runs.get_mut(at).and_then(Option::as_mut) else {
            return;
        };
        let Some(part) = part else { return run.is_waiting = false };
        run.take(*part);
        let runs_dry = run.needs_more();
        if let Playing::Running(stops) = self.own.playing.clone() {
            let goes_on = self.free_run(at).is_some_and(|run| {
                run.stop.is_none() && !run.play(u64::MAX, &stops) && run.needs_more()
            });
            if goes_on {
                self.go_on(at, SLICE, &stops);
            }
        } else if runs_dry {
            self.go_on(at, 0, &[]);
        }
        self.pause_at_stops();
        self.settle_later();
    }
    /// The worker of a search died: it waits where it was.
    pub(crate) fn lose_trace(&mut self, at: usize) {
        self.pause_searches();
        if let Some(run) = &mut self.own.runs[at] {
            run.is_waiting = false;
        }
    }
}
