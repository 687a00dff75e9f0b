//! Subsets: some of the items of a set, and all that any of them holds: cells with their candidates,
//! or digits with their places in a house.

use std::ops::ControlFlow;

use crate::types::set::{Element, Set};

/// Some items and what they hold.
#[derive(Clone, Copy)]
pub struct Subset<T: Element, U: Element> {
    /// The items.
    pub items: Set<T>,
    /// How many they are.
    pub size: usize,
    /// All that any of them holds.
    pub union: Set<U>,
}

impl<T: Element, U: Element> Subset<T, U> {
    /// No item; what the items hold is added to `union`.
    pub fn empty(union: Set<U>) -> Subset<T, U> {
        Subset { items: Set::EMPTY, size: 0, union }
    }
}

/// Visits `start` and every subset that adds some of `items` to it, each once, in lexical order of
/// the items. A subset that does not `fit` is left out, together with all that continue it.
pub fn for_each_subset<T: Element, U: Element>(
    mut items: Set<T>,
    start: Subset<T, U>,
    holds: &impl Fn(T) -> Set<U>,
    fits: &impl Fn(Subset<T, U>) -> bool,
    visit: &mut impl FnMut(Subset<T, U>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    visit(start)?;
    while let Some(item) = items.first() {
        items.remove(item);
        let wider = Subset {
            items: start.items | Set::only(item),
            size: start.size + 1,
            union: start.union | holds(item),
        };
        if fits(wider) {
            for_each_subset(items, wider, holds, fits, visit)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::digit::{Digit, DigitSet};

    /// The subsets of 1, 2 and 3 of at most two digits, as they are visited.
    fn visited() -> Vec<String> {
        let items: DigitSet = Digit::ALL.into_iter().take(3).collect();
        let mut found = Vec::new();
        let _ = for_each_subset(
            items,
            Subset::empty(DigitSet::EMPTY),
            &DigitSet::only,
            &|subset| subset.union.len() <= 2,
            &mut |subset| {
                found.push(subset.items.iter().map(|digit| digit.to_string()).collect());
                ControlFlow::Continue(())
            },
        );
        found
    }

    #[test]
    fn subsets_come_in_lexical_order_and_only_if_they_fit() {
        assert_eq!(visited(), ["", "1", "12", "13", "2", "23", "3"]);
    }
}
