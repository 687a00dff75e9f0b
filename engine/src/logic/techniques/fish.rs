//! Fish: N base houses need a digit N times; where N cover houses hold all its places there, the
//! covers have no room for it elsewhere. A place of the base that no cover holds is a fin: then only
//! cells that see every fin lose the digit.
//!
//! Example: all 5s of rows 2 and 7 stand in columns 3 and 8: an X-wing, no other 5 in these columns.
//! A basic fish has rows for base and columns for cover, or the other way round; a franken fish has
//! blocks among its lines; a mutant fish mixes rows and columns on one side. Names and counting
//! follow HoDoKu and "The Ultimate Fish Guide" of the Player's Forum.

pub mod search;
pub mod kraken;
pub mod siamese;

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::CellSet;
use crate::types::digit::Digit;
use crate::types::house::{ByHouse, House, HouseSet};
use crate::types::position::Position;

use search::FishKind;

/// Reports every basic fish of a size without fins.
pub fn basic(on: &mut Finder, size: usize) -> ControlFlow<()> {
    plain(on, Shape::Basic, size)
}

/// Reports every basic fish of a size whose base houses stay tied without their fins.
pub fn finned(on: &mut Finder, size: usize) -> ControlFlow<()> {
    with_fins(on, Shape::Basic, size, |fish| !fish.is_sashimi())
}

/// Reports every basic fish of a size in which a base house has one place left without its fins.
pub fn sashimi(on: &mut Finder, size: usize) -> ControlFlow<()> {
    with_fins(on, Shape::Basic, size, Fish::is_sashimi)
}

/// Reports every franken fish of a size without fins.
pub fn franken(on: &mut Finder, size: usize) -> ControlFlow<()> {
    plain(on, Shape::Franken, size)
}

/// Reports every franken fish of a size with fins.
pub fn finned_franken(on: &mut Finder, size: usize) -> ControlFlow<()> {
    with_fins(on, Shape::Franken, size, |_| true)
}

/// Reports every mutant fish of a size without fins.
pub fn mutant(on: &mut Finder, size: usize) -> ControlFlow<()> {
    plain(on, Shape::Mutant, size)
}

/// Reports every mutant fish of a size with fins.
pub fn finned_mutant(on: &mut Finder, size: usize) -> ControlFlow<()> {
    with_fins(on, Shape::Mutant, size, |_| true)
}

fn plain(on: &mut Finder, shape: Shape, size: usize) -> ControlFlow<()> {
    search::plain(on.position, &on.eliminable(), FishKind { shape, size }, &mut |fish| {
        report(on, fish)
    })
}

fn with_fins(
    on: &mut Finder,
    shape: Shape,
    size: usize,
    wanted: fn(&Fish) -> bool,
) -> ControlFlow<()> {
    search::finned(
        on.position,
        &on.eliminable(),
        FishKind { shape, size },
        &mut |fish| match wanted(fish) {
            true => report(on, fish),
            false => ControlFlow::Continue(()),
        },
    )
}

fn report(on: &mut Finder, fish: &Fish) -> ControlFlow<()> {
    on.report(Effects::eliminate(fish.digit, fish.lost), || fish.evidence())
}

/// Which houses the two sides of a fish are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Rows against columns.
    Basic,
    /// Rows and blocks against columns and blocks.
    Franken,
    /// Any houses.
    Mutant,
}

const ROWS: HouseSet = HouseSet::from_bits(0x1ff);
const COLUMNS: HouseSet = HouseSet::from_bits(0x1ff << 9);
const BLOCKS: HouseSet = HouseSet::from_bits(0x1ff << 18);

impl Shape {
    /// What may be base and what cover, each way round.
    fn sides(self) -> Vec<[HouseSet; 2]> {
        match self {
            Shape::Basic => vec![[ROWS, COLUMNS], [COLUMNS, ROWS]],
            Shape::Franken => {
                vec![[ROWS | BLOCKS, COLUMNS | BLOCKS], [COLUMNS | BLOCKS, ROWS | BLOCKS]]
            }
            Shape::Mutant => vec![[HouseSet::ALL, HouseSet::ALL]],
        }
    }
    /// The narrowest shape of a fish.
    fn of(base: HouseSet, cover: HouseSet) -> Shape {
        let holds = |shape: Shape| {
            let mut sides = shape.sides().into_iter();
            sides.any(|[bases, covers]| base.is_subset(bases) && cover.is_subset(covers))
        };
        [Shape::Basic, Shape::Franken]
            .into_iter()
            .find(|&shape| holds(shape))
            .unwrap_or(Shape::Mutant)
    }
}

/// Where a digit can still go.
pub struct Places {
    digit: Digit,
    by_house: ByHouse<CellSet>,
}

impl Places {
    fn of(position: &Position, digit: Digit) -> Places {
        Places { digit, by_house: ByHouse::from_fn(|house| position.places(digit, house)) }
    }
    /// The places in any of the houses, and those in two or more of them.
    fn union(&self, houses: HouseSet) -> (CellSet, CellSet) {
        houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(any, twice), house| {
            let places = self.by_house[house];
            (any | places, twice | (any & places))
        })
    }
}

/// A fish of one digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fish {
    digit: Digit,
    base: HouseSet,
    cover: HouseSet,
    /// The places of the base that are no fins.
    body: CellSet,
    /// Places of the base that no cover holds, or that lie in two base houses.
    fins: CellSet,
    /// The cells that lose the digit.
    lost: CellSet,
    /// The fewest places that the fins leave to a base house.
    narrowest: usize,
}

impl Fish {
    fn of(places: &Places, base: HouseSet, cover: HouseSet) -> Fish {
        let (based, endo) = places.union(base);
        let (covered, twice) = places.union(cover);
        let fins = (based - covered) | endo;
        let lost = ((covered - based) | (twice & based)) & fins.common_peers();
        let left = |house: House| (places.by_house[house] - fins).len();
        let narrowest = base.iter().map(left).min().expect("a fish has base houses");
        Fish { digit: places.digit, base, cover, body: based - fins, fins, lost, narrowest }
    }
    /// Whether a base house holds no cell of its body, so that a fin is true without any fish, or a
    /// cover holds no place of the base at all, so that the fish would need one cover less. A cover may
    /// hold places of two base houses alone, which are fins: HoDoKu counts such a fish, too.
    fn is_hollow(&self, places: &Places) -> bool {
        let base = self.body | self.fins;
        let holds = |house: House, cells: CellSet| !cells.is_disjoint(places.by_house[house]);
        let has_bodies = self.base.iter().all(|house| holds(house, self.body));
        let has_bases = self.cover.iter().all(|house| holds(house, base));
        !has_bodies || !has_bases
    }
    /// Whether it falls apart without its fins: a base house would be down to one place.
    fn is_sashimi(&self) -> bool {
        self.narrowest < 2
    }
    fn evidence(&self) -> Evidence {
        let sides = [(Role::Base, self.base), (Role::Cover, self.cover)];
        let houses =
            sides.into_iter().flat_map(|(role, set)| set.iter().map(move |house| (role, house)));
        houses
            .fold(Evidence::default(), |so_far, (role, house)| so_far.house(role, house))
            .candidates(Role::Base, self.digit, self.body)
            .candidates(Role::Fin, self.digit, self.fins)
    }
}
