//! [`Memory`]: consequences of suppositions, kept as long as one search lasts. Its buffers are used
//! again by the next one.

use super::consequences::Consequences;

/// Consequences by supposition.
pub struct Memory {
    kept: Vec<Consequences>,
    used: usize,
    /// Where those of each candidate are, wrong and right; [`NOWHERE`] if they are not known.
    slots: Box<[[u16; 729]; 2]>,
}

const NOWHERE: u16 = u16::MAX;

impl Memory {
    /// No consequences.
    pub fn new() -> Memory {
        Memory { kept: Vec::new(), used: 0, slots: Box::new([[NOWHERE; 729]; 2]) }
    }
    /// Forgets all.
    pub fn clear(&mut self) {
        self.used = 0;
        *self.slots = [[NOWHERE; 729]; 2];
    }
    /// Where the consequences of a supposition are.
    pub fn slot(&self, at: u16, is_on: bool) -> Option<usize> {
        let slot = self.slots[usize::from(is_on)][usize::from(at)];
        (slot != NOWHERE).then_some(usize::from(slot))
    }
    /// Room for the consequences of a supposition.
    pub fn fresh(&mut self, at: u16, is_on: bool) -> usize {
        let slot = self.used;
        self.used += 1;
        if slot == self.kept.len() {
            self.kept.push(Consequences::new());
        }
        self.slots[usize::from(is_on)][usize::from(at)] = slot as u16;
        slot
    }
    /// Gives the room back, if it is the last that was given out.
    pub fn release(&mut self, at: u16, is_on: bool) {
        if self.slot(at, is_on).is_some_and(|slot| slot + 1 == self.used) {
            self.used -= 1;
            self.slots[usize::from(is_on)][usize::from(at)] = NOWHERE;
        }
    }
    /// The consequences at a place.
    pub fn get(&self, slot: usize) -> &Consequences {
        &self.kept[slot]
    }
    /// The same, to be filled.
    pub fn get_mut(&mut self, slot: usize) -> &mut Consequences {
        &mut self.kept[slot]
    }
}
