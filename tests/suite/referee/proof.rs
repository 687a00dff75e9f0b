//! Whether a claim follows from some facts: by trying all ways in which the facts could be so. A fact
//! says that one of some candidates is true; that two which conflict are not both true is known.

use super::grid::{Bits, rivals};

/// One of these is true.
pub type Fact = Bits;

/// How many ways are tried before a claim counts as not proven.
const MAX_WAYS: u32 = 100_000;

/// Whether facts leave no way for a candidate to be true.
pub fn refutes(facts: &[Fact], open: &Bits, claim: usize) -> bool {
    let mut state = State { truth: Bits::default(), gone: Bits::default(), open };
    state.set(claim);
    is_impossible(facts, state, &mut MAX_WAYS.clone())
}

/// Whether facts leave no way for any of some candidates to be missing.
pub fn shows_one_of(facts: &[Fact], open: &Bits, claim: &Bits) -> bool {
    let state = State { truth: Bits::default(), gone: *claim, open };
    is_impossible(facts, state, &mut MAX_WAYS.clone())
}

/// What is taken for true and for false.
#[derive(Clone, Copy)]
struct State<'a> {
    truth: Bits,
    gone: Bits,
    open: &'a Bits,
}

impl State<'_> {
    fn set(&mut self, at: usize) {
        self.truth.insert(at);
        self.gone = self.gone.or(&rivals(at).and(self.open));
    }
    fn is_broken(&self) -> bool {
        !self.truth.and(&self.gone).is_empty()
    }
}

fn is_impossible(facts: &[Fact], mut state: State, ways_left: &mut u32) -> bool {
    let Some(left) = settle(facts, &mut state) else { return true };
    // Without a fact that is open, all of them can be so.
    let Some(narrowest) = left.iter().min_by_key(|fact| fact.len()) else { return false };
    narrowest.iter().all(|at| {
        *ways_left = ways_left.saturating_sub(1);
        let mut supposed = state;
        supposed.set(at);
        *ways_left > 0 && is_impossible(&left, supposed, ways_left)
    })
}

/// Draws what follows at once. The facts that are still open, narrowed; none if they cannot all be so.
fn settle(facts: &[Fact], state: &mut State) -> Option<Vec<Fact>> {
    loop {
        let mut left = Vec::with_capacity(facts.len());
        let mut is_done = true;
        for fact in facts {
            if state.is_broken() {
                return None;
            }
            if !fact.and(&state.truth).is_empty() {
                continue;
            }
            let rest = fact.without(&state.gone);
            match rest.len() {
                0 => return None,
                1 => rest.first().into_iter().for_each(|at| state.set(at)),
                _ => left.push(rest),
            }
            is_done &= rest.len() > 1;
        }
        if is_done {
            return (!state.is_broken()).then_some(left);
        }
    }
}
