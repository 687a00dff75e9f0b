//! [`Memory`]: consequences of suppositions, kept as long as one search lasts. Its buffers are used
//! again by the next one.

use super::consequences::Consequences;

/// Consequences by supposition.
#[derive(Default)]
pub struct Memory {
    kept: Vec<Consequences>,
    used: usize,
    /// Where those of each candidate are, wrong and right in turn; [`NOWHERE`] if they are not known.
    slots: Vec<u16>,
}

const NOWHERE: u16 = u16::MAX;

fn index(at: u16, is_on: bool) -> usize {
    2 * usize::from(at) + usize::from(is_on)
}

impl Memory {
    /// Forgets all. A memory is cleared before it is used.
    pub fn clear(&mut self) {
        self.used = 0;
        self.slots.clear();
        self.slots.resize(2 * 729, NOWHERE);
    }
    /// Where the consequences of a supposition are.
    pub fn slot(&self, at: u16, is_on: bool) -> Option<usize> {
        let slot = self.slots[index(at, is_on)];
        (slot != NOWHERE).then_some(usize::from(slot))
    }
    /// Room for the consequences of a supposition.
    pub fn fresh(&mut self, at: u16, is_on: bool) -> usize {
        let slot = self.used;
        self.used += 1;
        if slot == self.kept.len() {
            self.kept.push(Consequences::new());
        }
        self.slots[index(at, is_on)] = slot as u16;
        slot
    }
    /// Gives the room back, if it is the last that was given out.
    pub fn release(&mut self, at: u16, is_on: bool) {
        if self.slot(at, is_on).is_some_and(|slot| slot + 1 == self.used) {
            self.used -= 1;
            self.slots[index(at, is_on)] = NOWHERE;
        }
    }
    /// The consequences at a place.
    pub fn get(&self, slot: usize) -> &Consequences {
        &self.kept[slot]
    }
    /// The consequences at a place, to be filled.
    pub fn get_mut(&mut self, slot: usize) -> &mut Consequences {
        &mut self.kept[slot]
    }
}
