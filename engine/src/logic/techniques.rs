//! The ladder: every technique with its names, ratings, family and pattern. The order of the rows
//! is the order of the search: what a person finds first stands first. From the rectangles on that
//! is by tier and points.
//!
//! A technique is one file (or a size of a pattern that is already there), one row, its roles and
//! premises, one corpus file, its lesson and its words in every locale; no other code has to name it.

mod aligned_pair_exclusion;
mod als_chain;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle;
mod bug;
mod bug_lite;
mod brute_force;
mod proof_by_cases;
mod claiming;
mod colouring;
mod death_blossom;
mod empty_rectangle;
mod exocet;
mod extended_rectangle;
mod fireworks;
mod fish;
mod forcing_chain;
mod forcing_net;
mod full_house;
mod hidden_rectangle;
mod hidden_single;
mod hidden_subset;
mod medusa;
mod multi_sector_locked_sets;
mod naked_single;
mod naked_subset;
mod nice_loop;
mod pointing;
mod sk_loop;
mod sue_de_coq;
mod symmetrical_placement;
mod odd_cycle;
mod remote_pair;
mod template;
mod tridagon;
mod turbot_fish;
mod unique_loop;
mod unique_rectangle;
mod unique_rectangle_guardians;
mod w_wing;
mod x_chain;
mod xy_chain;
mod xy_wing;
mod xyz_wing;

use std::fmt;
use std::ops::ControlFlow;

use super::finder::Finder;
use crate::types::set::{Element, Set, Words};

pub use super::family::{Family, FamilySet};
pub use super::tier::Tier;

/// How a pattern is looked for: it reads the finder's position and reports what it finds.
pub(crate) type Pattern = fn(&mut Finder) -> ControlFlow<()>;

/// What a grade tries, in HoDoKu's order, until nothing is left that is of the tier medium or easier: all techniques of a
/// program that only has the feature `tiers`.
pub(crate) const TRIED_UP_TO_MEDIUM: [Technique; 11] = {
    use Technique as T;
    [
        T::FullHouse,
        T::NakedSingle,
        T::HiddenSingle,
        T::LockedPair,
        T::LockedTriple,
        T::Pointing,
        T::Claiming,
        T::NakedPair,
        T::NakedTriple,
        T::HiddenPair,
        T::HiddenTriple,
    ]
};

/// Whether the program has the code of a technique.
const fn is_looked_for(technique: Technique) -> bool {
    let mut at = 0;
    while at < TRIED_UP_TO_MEDIUM.len() {
        if TRIED_UP_TO_MEDIUM[at] as usize == technique as usize {
            return true;
        }
        at += 1;
    }
    cfg!(feature = "logic")
}

/// What the ladder knows of a technique.
pub struct Row {
    /// Which one.
    pub technique: Technique,
    /// Its name everywhere: file, corpus, locales, addresses, style sheets.
    pub slug: &'static str,
    /// Its number in the field's library of cases (HoDoKu's `reglib`); empty where it has none.
    pub code: &'static str,
    /// Points of one use by HoDoKu's table, or by the nearest of its techniques.
    pub score: u32,
    /// How hard one use makes a puzzle.
    pub tier: Tier,
    /// What it belongs to.
    pub family: Family,
}

macro_rules! ladder {
    ($($(#[$doc:meta])* $name:ident $slug:literal $code:literal $score:literal
       $tier:ident $family:ident $find:expr;)+) => {
        /// A named pattern, in the order of the ladder.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum Technique { $($(#[$doc])* $name),+ }

        /// One row a technique, in the order of the search.
        pub static LADDER: &[Row] = &[$(Row {
            technique: Technique::$name,
            slug: $slug,
            code: $code,
            score: $score,
            tier: Tier::$tier,
            family: Family::$family,
        }),+];

        /// How each is looked for, in the same order. Apart from the rows, so that a program that
        /// only names techniques does not carry all their code.
        pub(crate) static PATTERNS: &[Pattern] = &[$(match is_looked_for(Technique::$name) {
            true => $find,
            false => |_| ControlFlow::Continue(()),
        }),+];

        impl Technique {
            /// All, in the order of the ladder.
            pub const ALL: &[Technique] = &[$(Technique::$name),+];
        }
    };
}

ladder! {
    // technique    slug             code   score  tier   family   pattern
    /// The last empty cell of a house.
    FullHouse       "full_house"     "0000" 4      Easy   Singles  full_house::find;
    /// The last place for a digit in a house.
    HiddenSingle    "hidden_single"  "0002" 14     Easy   Singles  hidden_single::find;
    /// The last digit for a cell.
    NakedSingle     "naked_single"   "0003" 4      Easy   Singles  naked_single::find;
    /// Two cells of a line in a block that hold the same two digits.
    LockedPair      "locked_pair"    "0110" 40     Medium LockedCandidates |on| naked_subset::locked(on, 2);
    /// Three cells of a line in a block that hold the same three digits.
    LockedTriple    "locked_triple"  "0111" 60     Medium LockedCandidates |on| naked_subset::locked(on, 3);
    /// A block holds a digit on one line only.
    Pointing        "pointing"       "0100" 50     Medium LockedCandidates pointing::find;
    /// A line holds a digit in one block only.
    Claiming        "claiming"       "0101" 50     Medium LockedCandidates claiming::find;
    /// Two cells of a house with the same two digits.
    NakedPair       "naked_pair"     "0200" 60     Medium Subsets  |on| naked_subset::find(on, 2);
    /// Three cells of a house with three digits among them.
    NakedTriple     "naked_triple"   "0201" 80     Medium Subsets  |on| naked_subset::find(on, 3);
    /// Two digits with the same two places in a house.
    HiddenPair      "hidden_pair"    "0210" 70     Medium Subsets  |on| hidden_subset::find(on, 2);
    /// Three digits with three places among them in a house.
    HiddenTriple    "hidden_triple"  "0211" 100    Medium Subsets  |on| hidden_subset::find(on, 3);
    /// Four cells of a house with four digits among them.
    NakedQuadruple  "naked_quadruple" "0202" 120    Hard   Subsets  |on| naked_subset::find(on, 4);
    /// Four digits with four places among them in a house.
    HiddenQuadruple "hidden_quadruple" "0212" 150   Hard   Subsets  |on| hidden_subset::find(on, 4);
    /// Two lines that hold a digit in the same two crossing lines.
    XWing           "x_wing"         "0300" 140    Hard   Fish     |on| fish::basic(on, 2);
    /// Three lines that hold a digit in three crossing lines.
    Swordfish       "swordfish"      "0301" 150    Hard   Fish     |on| fish::basic(on, 3);
    /// Four lines that hold a digit in four crossing lines.
    Jellyfish       "jellyfish"      "0302" 160    Hard   Fish     |on| fish::basic(on, 4);
    /// A chain of cells with the same two digits.
    RemotePair      "remote_pair"    "0703" 110    Hard   Chains   remote_pair::find;
    /// Two rows or two columns that hold a digit twice each, once in the same line.
    Skyscraper      "skyscraper"     "0400" 130    Hard   SingleDigit turbot_fish::skyscraper;
    /// A row and a column that hold a digit twice each, once in the same block.
    TwoStringKite   "two_string_kite" "0401" 150    Hard   SingleDigit turbot_fish::kite;
    /// Two houses that hold a digit twice each, once in sight of each other.
    TurbotFish      "turbot_fish"    "0403" 120    Hard   SingleDigit turbot_fish::find;
    /// A block that holds a digit on a row and a column only, and a strong link across.
    EmptyRectangle  "empty_rectangle" "0402" 120    Hard   SingleDigit empty_rectangle::find;
    /// Two two-string kites that meet in the same block.
    DualTwoStringKite "dual_two_string_kite" "0404" 150 Hard SingleDigit turbot_fish::dual_kite;
    /// Two empty rectangles of the same block.
    DualEmptyRectangle "dual_empty_rectangle" "0405" 120 Hard SingleDigit empty_rectangle::dual;
    /// One candidate keeps the puzzle from two solutions: it is true.
    Bug1            "bug_1"          "0610" 100    Hard   Uniqueness bug::plus_one;
    /// Two cells of the same two digits, one of which must be the one digit since not both can be the other.
    WWing           "w_wing"         "0803" 150    Hard   Wings    w_wing::find;
    /// A pivot of two digits and two pincers that share a third.
    XyWing          "xy_wing"        "0800" 160    Hard   Wings    xy_wing::find;
    /// A pivot of three digits and two pincers that share one of them.
    XyzWing         "xyz_wing"       "0801" 180    Hard   Wings    xyz_wing::find;
    /// Three corners of a rectangle hold just two digits.
    UniqueRectangle1 "unique_rectangle_1" "0600" 100 Hard  Uniqueness unique_rectangle::type_1;
    /// Two corners side by side have the same extra candidate.
    UniqueRectangle2 "unique_rectangle_2" "0601" 100 Hard  Uniqueness unique_rectangle::type_2;
    /// The extra candidates of two corners side by side make a naked subset.
    UniqueRectangle3 "unique_rectangle_3" "0602" 100 Hard  Uniqueness unique_rectangle::type_3;
    /// Two corners side by side must take one of the two digits.
    UniqueRectangle4 "unique_rectangle_4" "0603" 100 Hard  Uniqueness unique_rectangle::type_4;
    /// Two opposite corners or three have the same extra candidate.
    UniqueRectangle5 "unique_rectangle_5" "0604" 100 Hard  Uniqueness unique_rectangle::type_5;
    /// A digit that would fill two opposite corners together makes the rectangle deadly.
    UniqueRectangle6 "unique_rectangle_6" "0605" 100 Hard  Uniqueness unique_rectangle::type_6;
    /// A digit in one corner would force the three others.
    HiddenRectangle "hidden_rectangle" "0606" 100   Hard   Uniqueness hidden_rectangle::find;
    /// Three corners are filled, none of them given.
    AvoidableRectangle1 "avoidable_rectangle_1" "0607" 100 Hard Uniqueness avoidable_rectangle::type_1;
    /// Two corners are filled, the others have the same extra candidate.
    AvoidableRectangle2 "avoidable_rectangle_2" "0608" 100 Hard Uniqueness avoidable_rectangle::type_2;
    /// All cells of a loop but one hold just two digits.
    UniqueLoop1     "unique_loop_1"  ""     100    Hard   Uniqueness unique_loop::type_1;
    /// Some cells of a loop have the same extra candidate.
    UniqueLoop2     "unique_loop_2"  ""     100    Hard   Uniqueness unique_loop::type_2;
    /// The extra candidates of two cells of a loop make a naked subset.
    UniqueLoop3     "unique_loop_3"  ""     100    Hard   Uniqueness unique_loop::type_3;
    /// Two cells of a loop must take one of the two digits.
    UniqueLoop4     "unique_loop_4"  ""     100    Hard   Uniqueness unique_loop::type_4;
    /// Two by three cells that three digits must not fill.
    ExtendedRectangle "extended_rectangle" "" 100   Hard   Uniqueness extended_rectangle::find;
    /// Several candidates of one digit keep the puzzle from two solutions.
    Bug2            "bug_2"          ""     100    Hard   Uniqueness bug::type_2;
    /// What keeps the puzzle from two solutions makes a naked subset.
    Bug3            "bug_3"          ""     100    Hard   Uniqueness bug::type_3;
    /// Two cells that keep the puzzle from two solutions must take another digit, too.
    Bug4            "bug_4"          ""     100    Hard   Uniqueness bug::type_4;
    /// An X-wing with fins.
    FinnedXWing     "finned_x_wing"  "0310" 130    Hard   Fish     |on| fish::finned(on, 2);
    /// Two finned fish of size 2 on the same base.
    SiameseFinnedXWing "siamese_finned_x_wing" "03101" 130 Hard Fish |on| fish::siamese::finned(on, 2);
    /// An X-wing that only its fins hold together.
    SashimiXWing    "sashimi_x_wing" "0320" 150    Hard   Fish     |on| fish::sashimi(on, 2);
    /// Two sashimi fish of size 2 on the same base.
    SiameseSashimiXWing "siamese_sashimi_x_wing" "03201" 150 Hard Fish |on| fish::siamese::sashimi(on, 2);
    /// A cell sees both colours of a digit.
    SimpleColoursTrap "simple_colours_trap" "0500" 150 Hard Colouring colouring::trap;
    /// Two cells of a colour see each other.
    SimpleColoursWrap "simple_colours_wrap" "0501" 150 Hard Colouring colouring::wrap;
    /// A cell sees two colours, one of which is true.
    MultiColours1   "multi_colours_1" "0502" 200   Hard   Colouring colouring::multi_1;
    /// A colour sees both colours of other cells.
    MultiColours2   "multi_colours_2" "0503" 200   Hard   Colouring colouring::multi_2;
    /// A swordfish with fins.
    FinnedSwordfish "finned_swordfish" "0311" 200   Unfair Fish     |on| fish::finned(on, 3);
    /// Two finned fish of size 3 on the same base.
    SiameseFinnedSwordfish "siamese_finned_swordfish" "03111" 200 Unfair Fish |on| fish::siamese::finned(on, 3);
    /// A swordfish that only its fins hold together.
    SashimiSwordfish "sashimi_swordfish" "0321" 240 Unfair Fish     |on| fish::sashimi(on, 3);
    /// Two sashimi fish of size 3 on the same base.
    SiameseSashimiSwordfish "siamese_sashimi_swordfish" "03211" 240 Unfair Fish |on| fish::siamese::sashimi(on, 3);
    /// A jellyfish with fins.
    FinnedJellyfish "finned_jellyfish" "0312" 250   Unfair Fish     |on| fish::finned(on, 4);
    /// Two finned fish of size 4 on the same base.
    SiameseFinnedJellyfish "siamese_finned_jellyfish" "03121" 250 Unfair Fish |on| fish::siamese::finned(on, 4);
    /// Cells where a line meets a block, and more of both, with as many digits as cells.
    SueDeCoq        "sue_de_coq"     "1101" 250    Unfair AlmostLockedSets sue_de_coq::find;
    /// A jellyfish that only its fins hold together.
    SashimiJellyfish "sashimi_jellyfish" "0322" 260 Unfair Fish     |on| fish::sashimi(on, 4);
    /// Two sashimi fish of size 4 on the same base.
    SiameseSashimiJellyfish "siamese_sashimi_jellyfish" "03221" 260 Unfair Fish |on| fish::siamese::sashimi(on, 4);
    /// A chain of one digit.
    XChain          "x_chain"        "0701" 260    Unfair Chains   x_chain::find;
    /// A chain of cells with two digits each.
    XyChain         "xy_chain"       "0702" 260    Unfair Chains   xy_chain::find;
    /// A chain that closes without a break.
    ContinuousNiceLoop "continuous_nice_loop" "0706" 280 Unfair Chains nice_loop::continuous;
    /// A chain that comes back to its first cell and breaks there.
    DiscontinuousNiceLoop "discontinuous_nice_loop" "0707" 280 Unfair Chains nice_loop::discontinuous;
    /// A chain between two cells, one of whose ends is true.
    Aic             "aic"            "0708" 280    Unfair Chains   nice_loop::aic;
    /// A candidate is barred by both colours, over all digits.
    MedusaTrap      "medusa_trap"    ""     280    Unfair Colouring medusa::trap;
    /// A colour over all digits contradicts itself.
    MedusaWrap      "medusa_wrap"    ""     280    Unfair Colouring medusa::wrap;
    /// A chain with groups that closes without a break.
    GroupedContinuousNiceLoop "grouped_continuous_nice_loop" "0709" 300 Unfair Chains nice_loop::grouped_continuous;
    /// A chain with groups that comes back to its first cell and breaks there.
    GroupedDiscontinuousNiceLoop "grouped_discontinuous_nice_loop" "0710" 300 Unfair Chains nice_loop::grouped_discontinuous;
    /// A chain with groups between two cells, one of whose ends is true.
    GroupedAic      "grouped_aic"    "0711" 300    Unfair Chains   nice_loop::grouped_aic;
    /// A fish of size 2 with blocks among its houses.
    FrankenXWing    "franken_x_wing" "0330" 300    Unfair Fish     |on| fish::franken(on, 2);
    /// A cell and three more of which one or the other takes a digit.
    WxyzWing        "wxyz_wing"      ""     300    Unfair Wings   |on| als_xz::wing(on, 4);
    /// A cell and four more of which one or the other takes a digit.
    VwxyzWing       "vwxyz_wing"     ""     300    Unfair Wings   |on| als_xz::wing(on, 5);
    /// A cell and five more of which one or the other takes a digit.
    UvwxyzWing      "uvwxyz_wing"    ""     300    Unfair Wings   |on| als_xz::wing(on, 6);
    /// Two almost locked sets with a restricted common digit.
    AlsXz           "als_xz"         "0901" 300    Unfair AlmostLockedSets als_xz::find;
    /// Three almost locked sets, the middle tied to the others.
    AlsXyWing       "als_xy_wing"    "0902" 320    Unfair AlmostLockedSets als_xy_wing::find;
    /// A digit that leaves a cell beside it without any.
    AlignedPairExclusion "aligned_pair_exclusion" "" 320 Unfair Exclusion aligned_pair_exclusion::find;
    /// Almost locked sets tied one to the next.
    AlsChain        "als_chain"      "0903" 340    Unfair AlmostLockedSets als_chain::find;
    /// A fish of size 3 with blocks among its houses.
    FrankenSwordfish "franken_swordfish" "0331" 350 Unfair Fish     |on| fish::franken(on, 3);
    /// A cell and an almost locked set for each of its candidates.
    DeathBlossom    "death_blossom"  "0904" 360    Unfair AlmostLockedSets death_blossom::find;
    /// A fish of size 4 with blocks among its houses.
    FrankenJellyfish "franken_jellyfish" "0332" 370 Unfair Fish     |on| fish::franken(on, 4);
    /// A fish of size 2 with blocks among its houses, and with fins.
    FinnedFrankenXWing "finned_franken_x_wing" "0340" 390 Unfair Fish |on| fish::finned_franken(on, 2);
    /// Two finned franken fish of size 2 on the same base.
    SiameseFinnedFrankenXWing "siamese_finned_franken_x_wing" "03401" 390 Unfair Fish |on| fish::siamese::franken(on, 2);
    /// A fish of size 3 with blocks among its houses, and with fins.
    FinnedFrankenSwordfish "finned_franken_swordfish" "0341" 410 Unfair Fish |on| fish::finned_franken(on, 3);
    /// Two finned franken fish of size 3 on the same base.
    SiameseFinnedFrankenSwordfish "siamese_finned_franken_swordfish" "03411" 410 Unfair Fish |on| fish::siamese::franken(on, 3);
    /// A fish of size 4 with blocks among its houses, and with fins.
    FinnedFrankenJellyfish "finned_franken_jellyfish" "0342" 430 Unfair Fish |on| fish::finned_franken(on, 4);
    /// Two finned franken fish of size 4 on the same base.
    SiameseFinnedFrankenJellyfish "siamese_finned_franken_jellyfish" "03421" 430 Unfair Fish |on| fish::siamese::franken(on, 4);
    /// Five lines that hold a digit in five crossing lines.
    Squirmbag       "squirmbag"      "0303" 470    Unfair Rare     |on| fish::basic(on, 5);
    /// Six lines that hold a digit in six crossing lines.
    Whale           "whale"          "0304" 470    Unfair Rare     |on| fish::basic(on, 6);
    /// Seven lines that hold a digit in seven crossing lines.
    Leviathan       "leviathan"      "0305" 470    Unfair Rare     |on| fish::basic(on, 7);
    /// Two sides of a rectangle that only guardians outside keep from two digits alone.
    UniqueRectangleGuardians "unique_rectangle_guardians" "" 500 Extreme Uniqueness unique_rectangle_guardians::find;
    /// Cells of two candidates each that only their other candidates keep from being swapped.
    BugLite         "bug_lite"       ""     500    Extreme Uniqueness bug_lite::find;
    /// Clues that stay the same when the grid is turned or mirrored and digits are exchanged.
    SymmetricalPlacement "symmetrical_placement" "" 500 Extreme Uniqueness symmetrical_placement::find;
    /// Three digits that three cells round a crossing must hold.
    FireworkTriple  "firework_triple" ""    500    Extreme Expert   fireworks::triple;
    /// Four digits that the corners of a rectangle must hold.
    FireworkQuadruple "firework_quadruple" "" 500  Extreme Expert   fireworks::quadruple;
    /// An odd cycle of one digit that only its guardians save.
    BrokenWing      "broken_wing"    ""     500    Extreme Expert   odd_cycle::broken_wing;
    /// An odd cycle of two digits that only its guardians save.
    BivalueOddagon  "bivalue_oddagon" ""    500    Extreme Expert   odd_cycle::bivalue_oddagon;
    /// Twelve cells in four boxes that three digits cannot fill.
    Tridagon        "tridagon"       ""     500    Extreme Expert   tridagon::find;
    /// Two base cells whose digits two target cells must hold, too.
    JuniorExocet    "junior_exocet"  ""     500    Extreme Expert   exocet::junior;
    /// Two exocets that hold all four base digits between them.
    DoubleExocet    "double_exocet"  ""     500    Extreme Expert   exocet::double;
    /// Eight pairs of cells round four boxes with just enough room for their digits.
    SkLoop          "sk_loop"        ""     500    Extreme Expert   sk_loop::find;
    /// Cells where rows meet columns, with just enough room for their digits.
    MultiSectorLockedSets "multi_sector_locked_sets" "" 500 Extreme Expert multi_sector_locked_sets::find;
    /// A fish of size 3 with houses of any kind on both sides.
    MutantSwordfish "mutant_swordfish" "0351" 450   Extreme Rare    |on| fish::mutant(on, 3);
    /// A fish of size 4 with houses of any kind on both sides.
    MutantJellyfish "mutant_jellyfish" "0352" 450   Extreme Rare    |on| fish::mutant(on, 4);
    /// A fish of size 2 with houses of any kind on both sides, and with fins.
    FinnedMutantXWing "finned_mutant_x_wing" "0360" 470 Extreme Rare |on| fish::finned_mutant(on, 2);
    /// A fish of size 3 with houses of any kind on both sides, and with fins.
    FinnedMutantSwordfish "finned_mutant_swordfish" "0361" 470 Extreme Rare |on| fish::finned_mutant(on, 3);
    /// A fish of size 4 with houses of any kind on both sides, and with fins.
    FinnedMutantJellyfish "finned_mutant_jellyfish" "0362" 470 Extreme Rare |on| fish::finned_mutant(on, 4);
    /// A fish of size 5 with houses of any kind on both sides, and with fins.
    FinnedMutantSquirmbag "finned_mutant_squirmbag" "0363" 470 Extreme Rare |on| fish::finned_mutant(on, 5);
    /// A fish of size 6 with houses of any kind on both sides, and with fins.
    FinnedMutantWhale "finned_mutant_whale" "0364" 470 Extreme Rare |on| fish::finned_mutant(on, 6);
    /// Two finned mutant fish of size 2 on the same base.
    SiameseFinnedMutantXWing "siamese_finned_mutant_x_wing" "03601" 470 Extreme Rare |on| fish::siamese::mutant(on, 2);
    /// Two finned mutant fish of size 3 on the same base.
    SiameseFinnedMutantSwordfish "siamese_finned_mutant_swordfish" "03611" 470 Extreme Rare |on| fish::siamese::mutant(on, 3);
    /// Two finned mutant fish of size 4 on the same base.
    SiameseFinnedMutantJellyfish "siamese_finned_mutant_jellyfish" "03621" 470 Extreme Rare |on| fish::siamese::mutant(on, 4);
    /// Chains from every candidate of a cell to the same end.
    CellForcingChain "cell_forcing_chain" "1302" 500 Extreme Chains  forcing_chain::cell;
    /// Chains from every place of a digit in a house to the same end.
    HouseForcingChain "house_forcing_chain" "" 500  Extreme Chains  forcing_chain::house;
    /// Chains from one candidate that leave a cell or a house nothing.
    ContradictionForcingChain "contradiction_forcing_chain" "1301" 500 Extreme Chains forcing_chain::contradiction;
    /// A finned fish whose fins lead by chains to what a cover would eliminate.
    KrakenFish1     "kraken_fish_1"  "0371" 500    Extreme Rare     fish::kraken::type_1;
    /// A finned fish whose fins and the cells of one cover lead by chains to the same end.
    KrakenFish2     "kraken_fish_2"  "0372" 500    Extreme Rare     fish::kraken::type_2;
    /// A candidate whose singles end in a contradiction.
    ForcingNet      "forcing_net"    "1303" 700    Extreme Chains   forcing_net::contradiction;
    /// What the singles of every choice have in common.
    VerityNet       "verity_net"     "1304" 700    Extreme Chains   forcing_net::verity;
    /// A candidate that leads to a contradiction in every case.
    ProofByCases    "proof_by_cases" ""     10000  Extreme LastResort proof_by_cases::find;
    /// A candidate in every template of its digit.
    TemplateSet     "template_set"   "1201" 10000  Extreme Rare template::set;
    /// A candidate in no template of its digit.
    TemplateDelete  "template_delete" "1202" 10000 Extreme Rare template::delete;
    /// A digit of the solution.
    BruteForce      "brute_force"    ""     10000  Extreme LastResort brute_force::find;
}

impl Technique {
    /// Its row of the ladder.
    pub fn row(self) -> &'static Row {
        &LADDER[self as usize]
    }
    /// Its name everywhere: file, corpus, locales, addresses, style sheets.
    pub fn slug(self) -> &'static str {
        self.row().slug
    }
    /// The technique of a slug.
    pub fn from_slug(slug: &str) -> Option<Technique> {
        LADDER.iter().find(|row| row.slug == slug).map(|row| row.technique)
    }
    /// How hard one use makes a puzzle.
    pub fn tier(self) -> Tier {
        self.row().tier
    }
    /// What it belongs to.
    pub fn family(self) -> Family {
        self.row().family
    }
    /// Points of one use by HoDoKu's table.
    pub fn score(self) -> u32 {
        self.row().score
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A set of techniques.
pub type TechniqueSet = Set<Technique>;

impl TechniqueSet {
    /// All of a family.
    pub fn of_family(family: Family) -> TechniqueSet {
        Technique::ALL.iter().copied().filter(|technique| technique.family() == family).collect()
    }
}

const _: () = assert!(
    Technique::ALL.len() <= 256,
    "the ladder has more than 256 techniques: give `Element for Technique` one word more for each 64",
);

impl Element for Technique {
    type Bits = Words<4>;
    const COUNT: usize = Technique::ALL.len();
    const FULL: Words<4> = Words::below(Technique::ALL.len());
    fn index(self) -> usize {
        self as usize
    }
    fn at(index: usize) -> Technique {
        Technique::ALL[index]
    }
}
