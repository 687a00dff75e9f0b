//! The subsets of a few things in Sudoku Explainer's order: by their bit masks, ascending.

/// All subsets of `size` of the numbers below `count` (at most 31), as bit masks in ascending order.
pub fn combos(size: u32, count: u32) -> impl Iterator<Item = u32> {
    let first = (1u32 << size) - 1;
    let limit = 1u32 << count;
    std::iter::successors(Some(first), |&mask| next(mask)).take_while(move |&mask| mask < limit)
}

/// The next larger mask with as many bits (Gosper).
fn next(mask: u32) -> Option<u32> {
    let lowest = mask & mask.wrapping_neg();
    let carried = mask.checked_add(lowest)?;
    (lowest != 0).then(|| carried | (((mask ^ carried) >> 2) / lowest))
}

/// The numbers of the bits that are set, ascending.
pub fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = mask.trailing_zeros() as usize;
        let is_one = mask != 0;
        mask &= mask.wrapping_sub(1);
        is_one.then_some(lowest)
    })
}

/// Whether exactly two bits are set.
pub fn is_pair(mask: u16) -> bool {
    let but_lowest = mask & mask.wrapping_sub(1);
    but_lowest != 0 && but_lowest & (but_lowest - 1) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_come_in_the_order_of_their_masks() {
        assert!(combos(2, 4).eq([0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]));
        assert_eq!(combos(4, 9).count(), 126);
        assert!(combos(0, 5).eq([0]));
        assert!(bits(0b1_0010_0001).eq([0, 5, 8]));
        assert!((0..512).all(|mask| is_pair(mask) == (mask.count_ones() == 2)));
    }
}
