//! The work of all methods over a list: workers measure it part by part, and can be stopped.

use super::Update;
use crate::app::algorithms::list_work::{ListSource, MAX_LIST_GUESSES};
use crate::app::jobs::Purpose;
use crate::app::msg::Field;
use crate::engine::algorithms::run::Work;
use crate::service::Request;

impl Update<'_> {
    pub(super) fn start_list(&mut self) {
        self.stop_list();
        let list = &mut self.model.algorithms.list;
        list.clear();
        list.puzzles = list.chosen();
        list.is_running = true;
        self.measure_part();
    }
    /// What was measured stays.
    pub(super) fn stop_list(&mut self) {
        self.cancel(|purpose| *purpose == Purpose::ListWork);
        self.model.algorithms.list.is_running = false;
    }
    /// Asks for the next part; at the end it stands still.
    fn measure_part(&mut self) {
        let algorithms = &mut self.model.algorithms;
        let grids = algorithms.list.next_part().to_vec();
        if grids.is_empty() {
            algorithms.list.is_running = false;
            return;
        }
        let (order, seed) = (algorithms.order, algorithms.seed.trim().parse().unwrap_or(0));
        let max_guesses = MAX_LIST_GUESSES;
        self.ask(Purpose::ListWork, Request::MeasureList { grids, order, seed, max_guesses });
    }
    pub(super) fn take_list_work(&mut self, works: Vec<Option<Vec<Work>>>) {
        self.model.algorithms.list.done.extend(works);
        self.measure_part();
    }
    pub(super) fn edit_list(&mut self, field: Field, value: String) {
        self.stop_list();
        let list = &mut self.model.algorithms.list;
        list.clear();
        match field {
            Field::ListText => list.typed = value,
            _ if value == "typed" => list.source = ListSource::Typed,
            _ => list.source = ListSource::Page,
        }
    }
}
