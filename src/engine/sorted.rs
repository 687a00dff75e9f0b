//! Sorting by a number. Everything that the page sorts goes through here, because every other type
//! that is sorted would bring three kilobytes of sort of its own.

/// Sorts by a number, ascending; what has the same number keeps its order.
///
/// Numbers and items must be fewer than 2³².
pub fn by_number<T>(items: &mut [T], number: impl Fn(&T) -> usize) {
    let numbered =
        items.iter().enumerate().map(|(at, item)| (number(item) as u64) << 32 | at as u64);
    let mut order: Vec<u64> = numbered.collect();
    order.sort_unstable();
    for at in 0..items.len() {
        let mut from = order[at] as u32 as usize;
        // What stood there was swapped away when an earlier place was filled: follow it.
        while from < at {
            from = order[from] as u32 as usize;
        }
        items.swap(at, from);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_as_the_standard_library_does(numbers in prop::collection::vec(0usize..20, 0..60)) {
            let mut ours: Vec<(usize, usize)> = numbers.into_iter().zip(0..).collect();
            let mut theirs = ours.clone();
            super::by_number(&mut ours, |&(number, _)| number);
            theirs.sort_by_key(|&(number, _)| number);
            prop_assert_eq!(ours, theirs);
        }
    }
}
