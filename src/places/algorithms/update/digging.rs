//! A puzzle being made: a worker makes it at once, the page goes through it cell by cell.

use crate::core::algorithms_setting::Setting;
use crate::core::command::Command;
use crate::core::jobs::Purpose;
use crate::engine::generate::GenerateError;
use crate::engine::generate::making::Making;
use crate::places::algorithms::Algorithms;
use crate::places::algorithms::Update;
use crate::places::algorithms::digging::Digging;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::speed::Speed;
use crate::service::request;

/// How many cells are tried in a second.
const CELLS_PER_SECOND: f64 = 5.0;

impl Update<'_> {
    /// Shows a puzzle being made, at a cell if the address names one.
    pub(crate) fn open_digging(&mut self, setting: &Setting, is_open: bool) {
        let algorithms = &mut *self.own;
        let before = algorithms.digging.recipe();
        if !is_open {
            (algorithms.digging.tried, algorithms.settled) = (0, None);
            algorithms.digging.set(setting);
        }
        if algorithms.digging.making.is_none() || algorithms.digging.recipe() != before {
            self.ask_making();
        }
        if let Some(step) = setting.step {
            let algorithms = &mut *self.own;
            algorithms.settled = Some(step);
            algorithms.digging.tried = usize::try_from(step).unwrap_or(usize::MAX);
            self.limit_digging();
        }
    }
    /// Not more cells were tried than there are, once that is known.
    fn limit_digging(&mut self) {
        let digging = &mut self.own.digging;
        if digging.making.is_some() {
            digging.go(digging.tried);
        }
    }
    fn ask_making(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Making(_)));
        let Algorithms { digging, settled, .. } = &mut *self.own;
        *settled = None;
        (digging.making, digging.tried, digging.is_playing) = (None, 0, false);
        if let Some(recipe) = digging.recipe() {
            self.ask(request::Make { recipe }, Purpose::Making);
        }
    }
    pub(crate) fn take_making(&mut self, making: Result<Box<Making>, GenerateError>) {
        self.own.digging.making = making.ok();
        self.limit_digging();
        self.settle_later();
    }
    /// Another puzzle is made, after a change of what is asked for.
    pub(crate) fn dig_anew(&mut self, change: impl FnOnce(&mut Digging)) {
        change(&mut self.own.digging);
        self.ask_making();
    }
    /// Goes on if it goes on by itself.
    pub(crate) fn tick_digging(&mut self, millis: f64) {
        let Algorithms { digging, ticked, .. } = &mut *self.own;
        if digging.is_playing {
            dig_on(digging, ticked, millis);
            if digging.is_playing {
                self.emit(Command::TickAlgorithms);
            }
        }
    }
    pub(crate) fn dig(&mut self, msg: AlgorithmsMsg) {
        let algorithms = &mut *self.own;
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
            AlgorithmsMsg::FieldEdited(field, value) => self.edit(field, value),
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
