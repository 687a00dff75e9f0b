//! The search for fish. Base houses with separate places are taken one after the other, and covers
//! for what is bare in them, in every way, as long as the covers are not too many.
//!
//! Fish with fins are sought from what they would eliminate: suppose that a candidate is true; what
//! it sees is gone, and the cover house that holds it is spent. If now N base houses are left with
//! N - 1 covers, the candidate is false, and the N covers make a fish.
//!
//! Only digits and candidates that no template of the digit allows are tried, as no fish can say
//! more; and of two fish one within the other only the smaller is taken.

use std::ops::ControlFlow;

use super::{Fish, Places, Shape};
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, Digit};
use crate::types::house::{ByHouse, House, HouseSet};
use crate::types::position::Position;

/// What fish is sought. The size is no parameter of the type: the search would be there once for
/// each, and all that the page loads counts.
#[derive(Clone, Copy)]
pub struct FishKind {
    /// Which houses its sides are.
    pub shape: Shape,
    /// How many houses a side has.
    pub size: usize,
}

/// What is done with a fish.
type Visit<'v> = &'v mut dyn FnMut(&Fish) -> ControlFlow<()>;

/// Visits the fish without fins of a shape and size; some of them twice. `refuted` are the cells that
/// hold a digit in no template.
pub fn plain(
    position: &Position,
    refuted: &ByDigit<CellSet>,
    kind: FishKind,
    visit: Visit,
) -> ControlFlow<()> {
    for digit in Digit::ALL.into_iter().filter(|&digit| !refuted[digit].is_empty()) {
        let places = Places::of(position, digit);
        FishSearch { places: &places, kind, spare: None, left: &places.by_house }.run(visit)?;
    }
    ControlFlow::Continue(())
}

/// Visits the fish with fins of a shape and size; some of them twice. `refuted` are the cells that
/// hold a digit in no template.
pub fn finned(
    position: &Position,
    refuted: &ByDigit<CellSet>,
    kind: FishKind,
    visit: Visit,
) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let places = Places::of(position, digit);
        for target in refuted[digit] {
            let gone = target.peers() | CellSet::only(target);
            let spare = target.houses().into_iter().collect();
            without(&places, kind, gone, spare, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the fish that lack a cover when some places are gone: each with every one of the `spent`
/// houses for that cover.
pub fn without(
    places: &Places,
    kind: FishKind,
    gone: CellSet,
    spare: HouseSet,
    visit: Visit,
) -> ControlFlow<()> {
    let left = ByHouse::from_fn(|house| places.by_house[house] - gone);
    FishSearch { places, kind, spare: Some(spare), left: &left }.run(visit)
}

/// What is sought.
struct FishSearch<'a> {
    places: &'a Places,
    kind: FishKind,
    /// Where the cover is that a supposition spends; none when fish without fins are sought.
    spare: Option<HouseSet>,
    /// The places that the supposition leaves.
    left: &'a ByHouse<CellSet>,
}

/// A part of a fish: base houses, and covers for what is left of them.
#[derive(Clone, Copy, Default)]
struct Partial {
    base: HouseSet,
    cover: HouseSet,
    cells: CellSet,
    covered: CellSet,
}

/// What may still be base and what may be cover.
#[derive(Clone, Copy)]
struct Open {
    base: HouseSet,
    cover: HouseSet,
}

impl FishSearch<'_> {
    fn run(&self, visit: Visit) -> ControlFlow<()> {
        for [base, cover] in self.kind.shape.sides() {
            let enough = |house: &House| self.left[*house].len() + self.spare() > 1;
            let base = base.iter().filter(enough).collect();
            self.choose_base(Open { base, cover }, Partial::default(), visit)?;
        }
        ControlFlow::Continue(())
    }
    /// How many covers the supposition spends.
    fn spare(&self) -> usize {
        usize::from(self.spare.is_some())
    }
    /// How many covers there may be for what is left of the base.
    fn covers(&self) -> usize {
        self.kind.size - self.spare()
    }
    /// Adds one more base house, each in turn.
    fn choose_base(&self, open: Open, partial: Partial, visit: Visit) -> ControlFlow<()> {
        if partial.base.len() == self.kind.size {
            return self.complete(open, partial, visit);
        }
        let mut base = open.base - partial.cover;
        while let Some(house) = base.first() {
            base.remove(house);
            let cells = self.left[house];
            if cells.is_disjoint(partial.cells) {
                let wider = partial.base | HouseSet::only(house);
                let partial = Partial { base: wider, cells: partial.cells | cells, ..partial };
                self.choose_cover(Open { base, cover: open.cover }, partial, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
    /// Adds covers, in every way, until all that is left of the base is covered.
    fn choose_cover(&self, open: Open, partial: Partial, visit: Visit) -> ControlFlow<()> {
        let Some(uncovered) = (partial.cells - partial.covered).first() else {
            return self.choose_base(open, partial, visit);
        };
        let open_covers = match partial.cover.len() < self.covers() {
            true => open.cover - partial.base,
            false => HouseSet::EMPTY,
        };
        for house in uncovered.houses().into_iter().filter(|&house| open_covers.contains(house)) {
            let cover = partial.cover | HouseSet::only(house);
            let covered = partial.covered | house.cells();
            self.choose_cover(open, Partial { cover, covered, ..partial }, visit)?;
        }
        ControlFlow::Continue(())
    }
    /// Completes the fish, with each cover that may be spent if one is.
    fn complete(&self, open: Open, partial: Partial, visit: Visit) -> ControlFlow<()> {
        if partial.cover.len() < self.covers() || self.holds_smaller(partial) {
            return ControlFlow::Continue(());
        }
        let Some(spare) = self.spare else { return self.emit(partial.base, partial.cover, visit) };
        for last in spare & (open.cover - partial.base) {
            self.emit(partial.base, partial.cover | HouseSet::only(last), visit)?;
        }
        ControlFlow::Continue(())
    }
    fn emit(&self, base: HouseSet, cover: HouseSet, visit: Visit) -> ControlFlow<()> {
        let fish = Fish::of(self.places, base, cover);
        let finned = !fish.fins.is_empty();
        if fish.is_hollow(self.places) {
            return ControlFlow::Continue(());
        }
        if finned == self.spare.is_some() && Shape::of(base, cover) == self.kind.shape {
            visit(&fish)?;
        }
        ControlFlow::Continue(())
    }
    /// Whether some of the covers are too few already for the base houses that they hold, or, where
    /// nothing is supposed, just enough.
    fn holds_smaller(&self, partial: Partial) -> bool {
        let held = |covers: HouseSet| {
            let cells = covers.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            partial.base.iter().filter(|&house| self.left[house].is_subset(cells)).count()
        };
        let mut parts =
            subsets(partial.cover).filter(|&part| part != partial.cover && !part.is_empty());
        parts.any(|covers| held(covers) >= covers.len() + self.spare())
    }
}

/// All parts of a set of houses, the empty one first, the whole one last.
fn subsets(houses: HouseSet) -> impl Iterator<Item = HouseSet> {
    let whole = houses.bits();
    let next = move |part: &u32| (*part != whole).then(|| (part | !whole).wrapping_add(1) & whole);
    std::iter::successors(Some(0), next).map(HouseSet::from_bits)
}
