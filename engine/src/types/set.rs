//! [`Set`]: typed bit sets of digits, cells, houses and the like: a set of cells cannot be mixed
//! up with a set of digits.

use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

mod sealed {
    pub trait Sealed {}
}

/// What can hold the bits of a [`Set`]: a machine word, or some [`Words`].
pub trait Bits:
    sealed::Sealed
    + Copy
    + Eq
    + Ord
    + std::hash::Hash
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// The word without any bit.
    const ZERO: Self;
    /// The word whose only bit is number `index`.
    fn bit(index: usize) -> Self;
    /// Number of the lowest bit; the width of the word when there is none.
    fn lowest(self) -> usize;
    /// The word less its lowest bit.
    fn without_lowest(self) -> Self;
    /// How many bits are on.
    fn count(self) -> usize;
    /// Whether no bit is on.
    fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }
    /// Whether bit number `index` is on.
    fn has(&self, index: usize) -> bool {
        *self & Self::bit(index) != Self::ZERO
    }
    /// Turns bit number `index` on.
    fn set(&mut self, index: usize) {
        *self = *self | Self::bit(index);
    }
    /// Turns bit number `index` off.
    fn clear(&mut self, index: usize) {
        *self = *self & !Self::bit(index);
    }
}

macro_rules! impl_bits {
    ($($word:ty)*) => {$(
        impl sealed::Sealed for $word {}
        impl Bits for $word {
            const ZERO: $word = 0;
            fn bit(index: usize) -> $word {
                1 << index
            }
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            fn has(&self, index: usize) -> bool {
                self >> index & 1 != 0
            }
        }
    )*};
}
impl_bits!(u16 u32 u128);

/// `64 * N` bits, for sets that no machine word can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Words<const N: usize>([u64; N]);

impl<const N: usize> Words<N> {
    /// The bits of these words: bit `n` is bit `n % 64` of word `n / 64`.
    pub const fn new(words: [u64; N]) -> Self {
        Words(words)
    }
    /// The bits below number `count` and no others.
    ///
    /// # Panics
    /// When there are fewer bits.
    pub const fn below(count: usize) -> Self {
        assert!(count <= 64 * N, "more things than bits: the set needs more words");
        let mut words = [0; N];
        let mut index = 0;
        while index < count {
            words[index / 64] |= 1 << (index % 64);
            index += 1;
        }
        Words(words)
    }
}
impl<const N: usize> sealed::Sealed for Words<N> {}
impl<const N: usize> Bits for Words<N> {
    const ZERO: Self = Words([0; N]);
    fn bit(index: usize) -> Self {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Words(words)
    }
    fn lowest(self) -> usize {
        let word = self.0.iter().position(|&word| word != 0);
        word.map_or(64 * N, |at| 64 * at + self.0[at].trailing_zeros() as usize)
    }
    fn without_lowest(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    fn is_zero(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    // A single one of the words is all that these three need.
    fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }
    fn set(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }
    fn clear(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }
}
impl<const N: usize> BitAnd for Words<N> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Words(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}
impl<const N: usize> BitOr for Words<N> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Words(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}
impl<const N: usize> BitXor for Words<N> {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Words(std::array::from_fn(|at| self.0[at] ^ other.0[at]))
    }
}
impl<const N: usize> Not for Words<N> {
    type Output = Self;
    fn not(self) -> Self {
        Words(self.0.map(|word| !word))
    }
}

/// One of a fixed number of things, each with an index, so that it can be a bit of a [`Set`] or a
/// key of a [`KeyMap`](super::key_map::KeyMap).
pub trait Element: Copy + Eq + 'static {
    /// The word that holds a set of these.
    type Bits: Bits;
    /// How many there are.
    const COUNT: usize;
    /// The set of all of them.
    const FULL: Self::Bits;
    /// From 0 to [`COUNT`](Self::COUNT)` - 1`.
    fn index(self) -> usize;
    /// The thing with an index.
    ///
    /// # Panics
    /// When `index` is not below [`COUNT`](Self::COUNT).
    fn at(index: usize) -> Self;
}

/// A set of `T`, one bit each, with the set operators: `&` both, `|` either, `^` one of the two,
/// `-` without, `!` all others. Iterates in ascending order.
///
/// ```
/// use nonet_engine::types::house::HouseKind;
/// use nonet_engine::{Cell, CellSet, House};
///
/// let row = House::new(HouseKind::Row, 0).cells();
/// let block = House::new(HouseKind::Block, 0).cells();
/// assert_eq!((row & block).len(), 3);
/// assert_eq!((row | block).len(), 15);
/// assert_eq!((row - block).first(), Some(Cell::new(0, 3)));
/// assert!((row & block).is_subset(row));
/// assert!(CellSet::EMPTY.is_empty());
/// ```
pub struct Set<T: Element>(T::Bits, PhantomData<T>);

impl<T: Element> Set<T> {
    /// The set of nothing.
    pub const EMPTY: Self = Set(T::Bits::ZERO, PhantomData);
    /// The set of everything.
    pub const ALL: Self = Set(T::FULL, PhantomData);

    /// The set with these bits: bit n is the thing with index n. `None` if a bit from
    /// [`COUNT`](Element::COUNT) on is on.
    pub fn try_from_bits(bits: T::Bits) -> Option<Self> {
        (bits & !T::FULL == T::Bits::ZERO).then(|| Self::from_bits(bits))
    }
    /// The set with these bits. The caller makes sure that bits from [`COUNT`](Element::COUNT) on
    /// are off.
    pub(crate) const fn from_bits(bits: T::Bits) -> Self {
        Set(bits, PhantomData)
    }
    /// The bits: bit n is the thing with index n.
    pub const fn bits(self) -> T::Bits {
        self.0
    }
    /// The set of one thing.
    pub fn only(item: T) -> Self {
        Self::from_bits(T::Bits::bit(item.index()))
    }
    /// How many it holds.
    pub fn len(self) -> usize {
        self.0.count()
    }
    /// Whether it holds nothing.
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }
    /// Whether it holds the thing.
    pub fn contains(self, item: T) -> bool {
        self.0.has(item.index())
    }
    /// Whether all of it is in the other.
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }
    /// Whether the two share nothing.
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }
    /// The lowest; `None` of an empty set.
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.0.lowest()))
    }
    /// Its only thing, if it holds exactly one.
    pub fn single(self) -> Option<T> {
        if self.0.without_lowest().is_zero() { self.first() } else { None }
    }
    /// Adds the thing; no change if it is there.
    pub fn insert(&mut self, item: T) {
        self.0.set(item.index());
    }
    /// Removes the thing; no change if it is not there.
    pub fn remove(&mut self, item: T) {
        self.0.clear(item.index());
    }
    /// The things in ascending order.
    pub fn iter(self) -> Items<T> {
        Items(self)
    }
}

impl<T: Element> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Element> Copy for Set<T> {}
impl<T: Element> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T: Element> Eq for Set<T> {}
impl<T: Element> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<T: Element> Ord for Set<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}
impl<T: Element> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T: Element> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T: Element + fmt::Display> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|item| item.to_string())).finish()
    }
}
impl<T: Element> BitAnd for Set<T> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }
}
impl<T: Element> BitOr for Set<T> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }
}
impl<T: Element> BitXor for Set<T> {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self::from_bits(self.0 ^ other.0)
    }
}
impl<T: Element> Sub for Set<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }
}
impl<T: Element> Not for Set<T> {
    type Output = Self;
    fn not(self) -> Self {
        Self::ALL - self
    }
}
impl<T: Element> BitAndAssign for Set<T> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}
impl<T: Element> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
impl<T: Element> SubAssign for Set<T> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}
impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Items<T>;
    fn into_iter(self) -> Items<T> {
        self.iter()
    }
}

/// The things of a [`Set`] in ascending order.
#[derive(Clone)]
pub struct Items<T: Element>(Set<T>);

impl<T: Element> Iterator for Items<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let item = self.0.first()?;
        // In a machine word that is less work than to look for the bit of the item.
        if size_of::<T::Bits>() <= size_of::<u128>() {
            self.0 = Set::from_bits(self.0.0.without_lowest());
        } else {
            self.0.remove(item);
        }
        Some(item)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}
impl<T: Element> ExactSizeIterator for Items<T> {}
impl<T: Element> FusedIterator for Items<T> {}
