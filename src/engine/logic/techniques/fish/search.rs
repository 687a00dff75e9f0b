//! The search for fish. Base houses with separate places are taken one after the other, and covers
//! for what is bare in them, in every way, as long as the covers are not too many.
//!
//! Fish with fins are sought from what they would eliminate: suppose that a candidate is true; what
//! it sees is gone, and the cover house that holds it is spent. If now N base houses are left with
//! N - 1 covers, the candidate is false, and the N covers make a fish.
//!
//! Only digits and candidates that no arrangement of the digit allows are tried, as no fish can say
//! more; and of two fish one within the other only the smaller is taken.

use std::ops::ControlFlow;

use super::{Fish, Places, Shape};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{ByDigit, Digit};
use crate::engine::types::house::{ByHouse, House, HouseSet};
use crate::engine::types::position::Position;

/// What fish is sought. The size is no parameter of the type: the search would be there once for
/// each, and all that the page loads counts.
#[derive(Clone, Copy)]
pub struct Kind {
    /// Which houses its sides are.
    pub shape: Shape,
    /// How many houses a side has.
    pub size: usize,
}

/// What is done with a fish.
type Visit<'v> = &'v mut dyn FnMut(&Fish) -> ControlFlow<()>;

/// Visits the fish without fins of a shape and size; some of them twice. `refuted` are the cells that
/// hold a digit in no arrangement.
pub fn plain(
    position: &Position,
    refuted: &ByDigit<CellSet>,
    kind: Kind,
    visit: Visit,
) -> ControlFlow<()> {
    for digit in Digit::ALL.into_iter().filter(|&digit| !refuted[digit].is_empty()) {
        let places = Places::of(position, digit);
        Hunt { places: &places, kind, spent: None, left: &places.by_house }.run(visit)?;
    }
    ControlFlow::Continue(())
}

/// Visits the fish with fins of a shape and size; some of them twice. `refuted` are the cells that
/// hold a digit in no arrangement.
pub fn finned(
    position: &Position,
    refuted: &ByDigit<CellSet>,
    kind: Kind,
    visit: Visit,
) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let places = Places::of(position, digit);
        for target in refuted[digit] {
            let gone = target.peers() | CellSet::only(target);
            let spent = target.houses().into_iter().collect();
            without(&places, kind, gone, spent, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the fish that lack a cover when some places are gone: each with every one of the `spent`
/// houses for that cover.
pub fn without(
    places: &Places,
    kind: Kind,
    gone: CellSet,
    spent: HouseSet,
    visit: Visit,
) -> ControlFlow<()> {
    let left = ByHouse::from_fn(|house| places.by_house[house] - gone);
    Hunt { places, kind, spent: Some(spent), left: &left }.run(visit)
}

/// What is sought.
struct Hunt<'a> {
    places: &'a Places,
    kind: Kind,
    /// Where the cover is that a supposition spends; none when fish without fins are sought.
    spent: Option<HouseSet>,
    /// The places that the supposition leaves.
    left: &'a ByHouse<CellSet>,
}

/// A part of a fish: base houses, and covers for what is left of them.
#[derive(Clone, Copy, Default)]
struct Catch {
    base: HouseSet,
    cover: HouseSet,
    cells: CellSet,
    covered: CellSet,
}

/// What may still be base and what may be cover.
#[derive(Clone, Copy)]
struct Sides {
    base: HouseSet,
    cover: HouseSet,
}

impl Hunt<'_> {
    fn run(&self, visit: Visit) -> ControlFlow<()> {
        for [base, cover] in self.kind.shape.sides() {
            let enough = |house: &House| self.left[*house].len() + self.spent() > 1;
            let base = base.iter().filter(enough).collect();
            self.pick(Sides { base, cover }, Catch::default(), visit)?;
        }
        ControlFlow::Continue(())
    }
    /// How many covers the supposition spends.
    fn spent(&self) -> usize {
        usize::from(self.spent.is_some())
    }
    /// How many covers there may be for what is left of the base.
    fn covers(&self) -> usize {
        self.kind.size - self.spent()
    }
    /// Adds one more base house, each in turn.
    fn pick(&self, open: Sides, catch: Catch, visit: Visit) -> ControlFlow<()> {
        if catch.base.len() == self.kind.size {
            return self.land(open, catch, visit);
        }
        let mut base = open.base - catch.cover;
        while let Some(house) = base.first() {
            base.remove(house);
            let cells = self.left[house];
            if cells.is_disjoint(catch.cells) {
                let wider = catch.base | HouseSet::only(house);
                let catch = Catch { base: wider, cells: catch.cells | cells, ..catch };
                self.hide(Sides { base, cover: open.cover }, catch, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
    /// Adds covers, in every way, until all that is left of the base is covered.
    fn hide(&self, open: Sides, catch: Catch, visit: Visit) -> ControlFlow<()> {
        let Some(bare) = (catch.cells - catch.covered).first() else {
            return self.pick(open, catch, visit);
        };
        let open_covers = match catch.cover.len() < self.covers() {
            true => open.cover - catch.base,
            false => HouseSet::EMPTY,
        };
        for house in bare.houses().into_iter().filter(|&house| open_covers.contains(house)) {
            let cover = catch.cover | HouseSet::only(house);
            let covered = catch.covered | house.cells();
            self.hide(open, Catch { cover, covered, ..catch }, visit)?;
        }
        ControlFlow::Continue(())
    }
    /// Completes the fish, with each cover that may be spent if one is.
    fn land(&self, open: Sides, catch: Catch, visit: Visit) -> ControlFlow<()> {
        if catch.cover.len() < self.covers() || self.holds_smaller(catch) {
            return ControlFlow::Continue(());
        }
        let Some(spent) = self.spent else { return self.show(catch.base, catch.cover, visit) };
        for last in spent & (open.cover - catch.base) {
            self.show(catch.base, catch.cover | HouseSet::only(last), visit)?;
        }
        ControlFlow::Continue(())
    }
    fn show(&self, base: HouseSet, cover: HouseSet, visit: Visit) -> ControlFlow<()> {
        let fish = Fish::of(self.places, base, cover);
        let finned = !fish.fins.is_empty();
        if finned == self.spent.is_some() && Shape::of(base, cover) == self.kind.shape {
            visit(&fish)?;
        }
        ControlFlow::Continue(())
    }
    /// Whether some of the covers are too few already for the base houses that they hold, or, where
    /// nothing is supposed, just enough.
    fn holds_smaller(&self, catch: Catch) -> bool {
        let held = |covers: HouseSet| {
            let cells = covers.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            catch.base.iter().filter(|&house| self.left[house].is_subset(cells)).count()
        };
        let mut parts =
            subsets(catch.cover).filter(|&part| part != catch.cover && !part.is_empty());
        parts.any(|covers| held(covers) >= covers.len() + self.spent())
    }
}

/// All parts of a set of houses, the empty one first, the whole one last.
fn subsets(houses: HouseSet) -> impl Iterator<Item = HouseSet> {
    let whole = houses.bits();
    let next = move |part: &u32| (*part != whole).then(|| (part | !whole).wrapping_add(1) & whole);
    std::iter::successors(Some(0), next).map(HouseSet::from_bits)
}
