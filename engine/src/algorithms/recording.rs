//! [`Recording`]: what is kept of a run of any length: snapshots at doubling distances, and how deep
//! the stack was over time.

use super::machine::{Machine, Snapshot};

/// How many snapshots are kept at most: from then on every second one goes, and the distance doubles.
const MAX_SNAPSHOTS: usize = 512;
/// How many parts the plot has at most: from then on each two become one.
const MAX_PARTS: usize = 512;
/// The steps between two snapshots at first.
const FIRST_DISTANCE: u64 = 4096;

/// How deep the stack was, over time, in at most 512 parts of the same number of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DepthPlot {
    /// How many steps are in a part: a power of two.
    pub width: u64,
    /// The least and the most depth of each part.
    pub parts: Vec<(u8, u8)>,
}

impl Default for DepthPlot {
    fn default() -> DepthPlot {
        DepthPlot { width: 1, parts: Vec::new() }
    }
}

impl DepthPlot {
    /// Notes the depth after a step, the first of which is 0.
    pub fn note(&mut self, step: u64, depth: u8) {
        while (step / self.width) as usize >= MAX_PARTS {
            self.double();
        }
        self.join((step / self.width) as usize, (depth, depth));
    }
    /// Takes over what another plot has.
    pub fn merge(&mut self, other: &DepthPlot) {
        let mut other = other.clone();
        while self.width < other.width {
            self.double();
        }
        while other.width < self.width {
            other.double();
        }
        for (at, &part) in other.parts.iter().enumerate().filter(|(_, part)| part.0 <= part.1) {
            self.join(at, part);
        }
    }
    fn join(&mut self, at: usize, (low, high): (u8, u8)) {
        if at >= self.parts.len() {
            self.parts.resize(at + 1, NOTHING);
        }
        let part = &mut self.parts[at];
        *part = (part.0.min(low), part.1.max(high));
    }
    fn double(&mut self) {
        self.width *= 2;
        let both = |pair: &[(u8, u8)]| {
            pair.iter().fold(NOTHING, |all, one| (all.0.min(one.0), all.1.max(one.1)))
        };
        self.parts = self.parts.chunks(2).map(both).collect();
    }
}

/// A part of which nothing is known: its least is above its most.
const NOTHING: (u8, u8) = (u8::MAX, 0);

/// What is kept of a run.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recording {
    /// The steps between two snapshots: a power of two.
    pub distance: u64,
    /// Snapshots, each at a multiple of the distance, in order.
    pub snapshots: Vec<Snapshot>,
    /// How deep the stack was.
    pub plot: DepthPlot,
}

impl Default for Recording {
    fn default() -> Recording {
        Recording { distance: FIRST_DISTANCE, snapshots: Vec::new(), plot: DepthPlot::default() }
    }
}

impl Recording {
    /// One for a later part of the same run, which can be [merged](Self::merge).
    pub fn continuing(distance: u64, width: u64) -> Recording {
        let plot = DepthPlot { width: width.max(1), parts: Vec::new() };
        Recording { distance: distance.max(1), snapshots: Vec::new(), plot }
    }
    /// Notes where a machine is, after every step.
    pub fn note(&mut self, machine: &Machine) {
        let state = machine.state();
        self.plot.note(state.step, state.depth());
        if state.step.is_multiple_of(self.distance) {
            self.snapshots.push(machine.snapshot());
            self.thin();
        }
    }
    /// Takes over what was kept of another part of the same run.
    pub fn merge(&mut self, other: Recording) {
        self.plot.merge(&other.plot);
        self.distance = self.distance.max(other.distance);
        let known = self.snapshots.last().map_or(0, |last| last.state.step);
        self.snapshots.extend(other.snapshots.into_iter().filter(|one| one.state.step > known));
        self.keep_multiples();
        self.thin();
    }
    /// The last snapshot that is not after a step; none if the run has to begin anew.
    pub fn before(&self, step: u64) -> Option<&Snapshot> {
        let after = self.snapshots.partition_point(|one| one.state.step <= step);
        self.snapshots.get(after.checked_sub(1)?)
    }
    fn thin(&mut self) {
        while self.snapshots.len() > MAX_SNAPSHOTS {
            self.distance *= 2;
            self.keep_multiples();
        }
    }
    fn keep_multiples(&mut self) {
        let distance = self.distance;
        self.snapshots.retain(|one| one.state.step.is_multiple_of(distance));
    }
}
