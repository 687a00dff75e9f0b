//! [`Lanes`]: a bit for each of 256 puzzles, and [`Register`]: the operations of lock step on them.

/// How many puzzles go in lock step: a register of 256 bits has a *lane* of one bit for each.
pub const LANES: usize = 256;

/// A set of lanes. Lane `n` is bit `n / 8` of word `n % 8`, so that eight neighbouring lanes have
/// the same bit of the eight words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(32))]
pub struct Lanes(pub [u32; 8]);

impl Lanes {
    /// No lane.
    pub const NONE: Lanes = Lanes([0; 8]);
    /// All lanes.
    pub const ALL: Lanes = Lanes([!0; 8]);

    /// The first `count` lanes.
    pub fn first(count: usize) -> Lanes {
        let mut lanes = Lanes::NONE;
        (0..count).for_each(|lane| lanes.insert(lane));
        lanes
    }
    /// Adds a lane.
    pub fn insert(&mut self, lane: usize) {
        self.0[lane % 8] |= 1 << (lane / 8);
    }
    /// Removes a lane.
    pub fn remove(&mut self, lane: usize) {
        self.0[lane % 8] &= !(1 << (lane / 8));
    }
    /// Whether a lane is in the set.
    pub fn contains(&self, lane: usize) -> bool {
        self.0[lane % 8] >> (lane / 8) & 1 == 1
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Lanes::NONE
    }
    /// How many there are.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    /// Of the lanes `8·row` to `8·row + 7` those that are in the set, the first as bit 0.
    #[inline(always)]
    pub fn of_row(&self, row: usize) -> u32 {
        self.0.iter().enumerate().fold(0, |all, (at, word)| all | (word >> row & 1) << at)
    }
    /// The lanes in the set, word by word.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(at, word)| ones(word).map(move |row| 8 * row + at))
    }
}

/// The numbers of the bits of a word that are set, from the lowest.
#[inline(always)]
pub fn ones(mut word: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (lowest < 32).then_some(lowest)
    })
}

/// A set of lanes in the registers of a processor, or that part of it which they hold.
///
/// The operations work bit by bit.
pub trait Logic: Copy {
    /// From memory.
    fn load(memory: &Lanes) -> Self;
    /// To memory; a part of a set leaves the rest as it is.
    fn store(self, memory: &mut Lanes);
    /// This word in all lanes.
    fn splat(word: u32) -> Self;

    /// Bits in both.
    fn and(self, other: Self) -> Self;
    /// Bits in either.
    fn or(self, other: Self) -> Self;
    /// Bits in just one of the two.
    fn xor(self, other: Self) -> Self;
    /// Bits in this and not in the other.
    fn and_not(self, other: Self) -> Self;
    /// Bits in any of the three.
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }
    /// Bits in at least two of the three.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(c.and(self.or(b)))
    }
    /// Bits in this, or in both of the others.
    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        self.or(b.and(c))
    }
    /// Bits in this, or in `b` and not in `c`.
    #[inline(always)]
    fn or_and_not(self, b: Self, c: Self) -> Self {
        self.or(b.and_not(c))
    }
    /// Bits in this, and in one of the others.
    #[inline(always)]
    fn and_either(self, b: Self, c: Self) -> Self {
        self.and(b.or(c))
    }
    /// Bits in this that are not in both of the others.
    #[inline(always)]
    fn and_not_both(self, b: Self, c: Self) -> Self {
        self.and_not(b.and(c))
    }
}

/// A whole set of lanes in the registers of a processor, and what moves bits between lanes.
pub trait Register: Logic {
    /// Each of the eight words shifted up by `N` bits.
    fn shl<const N: u32>(self) -> Self;
    /// Each of the eight words shifted down by `N` bits.
    fn shr<const N: u32>(self) -> Self;

    /// Word `i` of register `j` goes to word `j` of register `i`.
    fn transpose(registers: [Self; 8]) -> [Self; 8];
    /// The four binary digits of 81 characters: for each of them the cells 0 to 31, 32 to 63 and 64
    /// to 80 whose digit has it. A `.` or `0` has none; `None` if a character is anything else.
    fn digit_words(line: &[u8; 81]) -> Option<[[u32; 3]; 4]>;
    /// The other way: the characters of 32 digits from their four binary digits.
    fn characters(words: [u32; 4]) -> [u8; 32];
}

/// The lanes of a register.
#[inline(always)]
pub fn stored<T: Logic>(register: T) -> Lanes {
    let mut lanes = Lanes::NONE;
    register.store(&mut lanes);
    lanes
}
