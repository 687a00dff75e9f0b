//! [`Clock`]: how long the player has been at it. Time comes from outside, as milliseconds of a
//! clock that never goes back.

/// The longest step between two ticks that counts: a laptop that slept does not play.
const LONGEST_STEP: f64 = 5_000.0;

/// Time played, and whether it runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clock {
    /// Milliseconds played.
    pub played: f64,
    /// Whether it runs.
    pub state: ClockState,
    last: f64,
}

/// Whether the clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// It runs.
    Running,
    /// The player stopped it; the grid is hidden.
    Paused,
    /// The page cannot be seen; it goes on by itself.
    Away,
    /// The puzzle is done.
    Done,
}

impl Clock {
    /// A clock that has run for so many milliseconds, at this time.
    pub fn new(played: f64, now: f64) -> Clock {
        Clock { played, state: ClockState::Running, last: now }
    }
    /// Time went by.
    pub fn tick(&mut self, now: f64) {
        if self.state == ClockState::Running {
            self.played += (now - self.last).clamp(0.0, LONGEST_STEP);
        }
        self.last = now;
    }
    /// The time of the last tick.
    pub fn now(&self) -> f64 {
        self.last
    }
    /// Whether the player stopped it.
    pub fn is_paused(&self) -> bool {
        self.state == ClockState::Paused
    }
    /// Whole minutes and seconds played.
    pub fn minutes_seconds(&self) -> (u64, u64) {
        let seconds = (self.played / 1000.0) as u64;
        (seconds / 60, seconds % 60)
    }
    /// `12:04`.
    pub fn shown(&self) -> String {
        time_text(self.played)
    }
}

/// Milliseconds as minutes and seconds, `12:04`.
pub fn time_text(millis: f64) -> String {
    let seconds = (millis / 1000.0) as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
