//! The work of all methods over a list: workers measure it part by part, and can be stopped.

use crate::core::jobs::Purpose;
use crate::core::known_puzzles::KNOWN_PUZZLES;
use crate::engine::algorithms::machine::{Setup, Snapshot};
use crate::engine::algorithms::run::{RunPart, RunRequest, Stop, Work};
use crate::engine::algorithms::{DigitOrder, Method};
use crate::places::algorithms::Sample;
use crate::places::algorithms::Update;
use crate::places::algorithms::list_work::{ListWork, MAX_LIST_GUESSES};
use crate::service::request;

/// A search for a card is given up after so many steps.
const MAX_SAMPLE_STEPS: u64 = 1_000_000;

impl Update<'_> {
    pub(crate) fn start_list(&mut self) {
        self.stop_list();
        let list = &mut self.own.list;
        list.clear();
        list.puzzles = list.chosen();
        list.is_running = true;
        self.measure_part();
    }
    /// What was measured stays.
    pub(crate) fn stop_list(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::ListWork(_)));
        self.own.list.is_running = false;
    }
    /// Asks for the next part; at the end it stands still.
    fn measure_part(&mut self) {
        let algorithms = &mut *self.own;
        let grids = algorithms.list.next_part().to_vec();
        if grids.is_empty() {
            algorithms.list.is_running = false;
            return;
        }
        let (order, seed) = (algorithms.order, algorithms.seed.trim().parse().unwrap_or(0));
        let max_guesses = MAX_LIST_GUESSES;
        self.ask(request::MeasureList { grids, order, seed, max_guesses }, Purpose::ListWork);
    }
    /// How each method goes on the hardest of the known puzzles, for its card in Learn.
    pub(crate) fn ask_samples(&mut self) {
        let hardest = KNOWN_PUZZLES.last().and_then(|known| known.clues.parse().ok());
        let Some(grid) = hardest.filter(|_| self.own.samples.is_empty()) else {
            return;
        };
        self.cancel(|purpose| matches!(purpose, Purpose::Sample(..)));
        for method in Method::ALL {
            let setup = Setup { method, order: DigitOrder::Ascending, seed: 0, grid };
            let part = RunRequest {
                from: Snapshot::first(&setup),
                skip: 0,
                steps: MAX_SAMPLE_STEPS,
                stops: vec![Stop::Solution],
                events: 0,
                distance: MAX_SAMPLE_STEPS,
                width: 1,
            };
            self.ask(request::Trace { part: Box::new(part) }, |asked| {
                Purpose::Sample(asked, method)
            });
        }
    }
    pub(crate) fn take_sample(&mut self, part: Option<Box<RunPart>>, method: Method) {
        let Some(RunPart { reached, recording, .. }) = part.map(|part| *part) else { return };
        let (guesses, steps) = (reached.state.counters.guesses, reached.state.step);
        let sample = Sample { guesses, steps, plot: recording.plot };
        self.own.samples.push((method, sample));
    }
    pub(crate) fn take_list_work(&mut self, works: Vec<Option<Vec<Work>>>) {
        self.own.list.done.extend(works);
        self.measure_part();
    }
    /// The list to change, of which nothing has been measured.
    pub(crate) fn emptied_list(&mut self) -> &mut ListWork {
        self.stop_list();
        let list = &mut self.own.list;
        list.clear();
        list
    }
}
