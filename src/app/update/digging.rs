//! A puzzle being made: a worker makes it at once, the page goes through it cell by cell.

use super::Update;
use crate::app::algorithms::digging::Digging;
use crate::app::algorithms::msg::AlgorithmsMsg;
use crate::app::algorithms::speed::Speed;
use crate::app::command::Command;
use crate::app::jobs::Purpose;
use crate::app::msg::Field;
use crate::engine::generate::GenerateError;
use crate::engine::generate::making::Making;
use crate::engine::generate::removal_order::RemovalOrder;
use crate::service::Request;

/// So many cells are tried in a second.
const CELLS_PER_SECOND: f64 = 5.0;

impl Update<'_> {
    pub(super) fn open_digging(&mut self) {
        if self.model.algorithms.digging.making.is_none() {
            self.ask_making();
        }
    }
    fn ask_making(&mut self) {
        self.cancel(|purpose| *purpose == Purpose::Making);
        let digging = &mut self.model.algorithms.digging;
        (digging.making, digging.tried, digging.is_playing) = (None, 0, false);
        if let Some(recipe) = digging.recipe() {
            self.ask(Purpose::Making, Request::Make { recipe });
        }
    }
    pub(super) fn take_making(&mut self, making: Result<Box<Making>, GenerateError>) {
        self.model.algorithms.digging.making = making.ok();
    }
    pub(super) fn edit_digging(&mut self, field: Field, value: String) {
        let digging = &mut self.model.algorithms.digging;
        match field {
            Field::DiggingOrder => {
                digging.order = RemovalOrder::from_slug(&value).unwrap_or_default();
            }
            Field::DiggingSeed => digging.seed = value,
            Field::DiggingLeast => digging.min_per_row = value.parse().unwrap_or(0).min(9),
            _ => return,
        }
        self.ask_making();
    }
    pub(super) fn dig(&mut self, msg: AlgorithmsMsg) {
        let algorithms = &mut self.model.algorithms;
        let digging = &mut algorithms.digging;
        let is_playing = std::mem::take(&mut digging.is_playing);
        match msg {
            AlgorithmsMsg::PlayToggled if !is_playing => {
                if digging.tried == digging.cells() {
                    digging.tried = 0;
                }
                (digging.is_playing, algorithms.ticked) = (true, None);
                self.emit(Command::TickAlgorithms);
            }
            AlgorithmsMsg::Stepped => digging.go(digging.tried + 1),
            AlgorithmsMsg::SteppedBack => digging.go(digging.tried.saturating_sub(1)),
            AlgorithmsMsg::Skipped => digging.go(digging.next_kept().unwrap_or(usize::MAX)),
            AlgorithmsMsg::RunOut => digging.go(usize::MAX),
            AlgorithmsMsg::Rewound => digging.go(0),
            AlgorithmsMsg::WentTo(tried) => digging.go(tried as usize),
            AlgorithmsMsg::Ticked(millis) if is_playing => {
                digging.is_playing = true;
                dig_on(digging, &mut algorithms.ticked, millis);
                if digging.is_playing {
                    self.emit(Command::TickAlgorithms);
                }
            }
            AlgorithmsMsg::SpeedChosen(place) => {
                (algorithms.speed, digging.is_playing) = (Speed::new(place), is_playing);
            }
            _ => {}
        }
    }
}

/// As many cells as the time since the last allows.
fn dig_on(digging: &mut Digging, ticked: &mut Option<f64>, millis: f64) {
    let before = *ticked.get_or_insert(millis);
    let cells = ((millis - before) * CELLS_PER_SECOND / 1000.0) as usize;
    if cells > 0 {
        *ticked = Some(millis);
        digging.go(digging.tried + cells);
    }
}
