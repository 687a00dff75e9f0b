//! What explanations say is so: links through almost locked sets are named as such, rings are gone
//! round cell by cell, lines are counted as they are shown.

use nonet_engine::logic::finder::{Options, Variant, all_steps};
use nonet_engine::logic::step::{Evidence, Link, LinkKind, Node, Role, Step};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::house::House;
use nonet_engine::types::position::Position;
use nonet_words::explanation::Sentence;
use nonet_words::locale::Locale;
use nonet_words::message::Message;
use nonet_words::piece::Target;
use rayon::prelude::*;

use crate::i18n::localizer;
use crate::positions::own_cases;

/// The steps of the first cases of some techniques, each with its position.
fn steps(slugs: &[&str]) -> Vec<(Position, Step)> {
    let mut found = Vec::new();
    for slug in slugs {
        let cases = own_cases().into_iter().filter(|case| case.technique.slug() == *slug).take(3);
        for case in cases {
            let position = Position::of(&case.board);
            let steps = all_steps(&position, &Options::only(case.technique));
            found.extend(steps.into_iter().take(20).map(|step| (position.clone(), step)));
        }
    }
    found
}

/// Whether a cell has only the two candidates, or a house only these places of the digit.
fn is_of_cell_or_house(position: &Position, link: &Link) -> bool {
    let (from, to) = (link.from, link.to);
    let of_cell =
        |cell: Cell| from.cells == to.cells && position.candidates(cell) == from.digits | to.digits;
    let of_house = |digit: Digit| {
        House::ALL.iter().any(|&house| position.places(digit, house) == from.cells | to.cells)
    };
    let digit = from.digits.single().filter(|_| from.digits == to.digits);
    from.cells.single().is_some_and(of_cell) || digit.is_some_and(of_house)
}

#[test]
fn a_link_that_needs_an_almost_locked_set_names_it() {
    let slugs = [
        "als_chain",
        "grouped_aic",
        "grouped_continuous_nice_loop",
        "grouped_discontinuous_nice_loop",
        "death_blossom",
    ];
    let english = localizer(Locale::En);
    let mut passing = 0;
    for (position, step) in steps(&slugs) {
        let evidence = &step.evidence;
        for (place, link) in evidence.links.iter().enumerate() {
            let passes = evidence.set_links.iter().filter(|(at, _)| *at == place).count();
            passing += passes;
            let holds = link.kind == LinkKind::Weak || is_of_cell_or_house(&position, link);
            assert!(holds || passes == 1, "{link:?} of {step:?}");
        }
        let sentences = english.explanation(&step);
        let of_sets = |text: &String| text.contains("the almost locked set ");
        let named = sentences.iter().filter(|at| at.is_detail).map(|at| at.text()).filter(of_sets);
        let is_large = |&&(_, set): &&(usize, usize)| evidence.sets[set].cells.len() > 1;
        let of_large = evidence.set_links.iter().filter(is_large);
        assert_eq!(named.count(), of_large.count(), "{step:?}");
    }
    assert!(passing > 50, "{passing}");
}

/// The cells of a ring as a sentence has them.
fn ring(text: &str) -> Vec<Cell> {
    let name = |part: &str| {
        let digits: Vec<usize> =
            part.chars().filter_map(|at| at.to_digit(10)).map(|at| at as usize - 1).collect();
        Cell::new(digits[0], digits[1])
    };
    let start = text.find(" → ").expect("a ring") - 4;
    text[start..].trim_end_matches('.').split(" → ").map(name).collect()
}

#[test]
fn rings_are_gone_round_cell_by_cell() {
    let slugs = [
        "broken_wing",
        "bivalue_oddagon",
        "unique_loop_1",
        "unique_loop_2",
        "unique_loop_3",
        "unique_loop_4",
    ];
    let english = localizer(Locale::En);
    let steps = steps(&slugs);
    assert!(steps.len() > 12);
    for (_, step) in steps {
        let sentences = english.explanation_text(&step);
        let text = sentences.iter().find(|text| text.contains(" → ")).expect("a ring");
        let cells = ring(text);
        assert!(cells.len() > 5, "{text}");
        assert!(cells.windows(2).all(|two| two[0].sees(two[1])), "{text}");
        assert_eq!(cells.first(), cells.last(), "{text}");
    }
}

#[test]
fn the_lines_of_a_proof_by_cases_are_counted_as_they_are_shown() {
    let english = localizer(Locale::En);
    let cases = own_cases();
    let case = cases.iter().find(|case| case.technique.slug() == "proof_by_cases").expect("a case");
    let position = Position::of(&case.board);
    let step = &all_steps(&position, &Options::only(case.technique))[0];
    let sentences = english.explanation(step);
    let lines = sentences.iter().filter(|sentence| sentence.is_detail).count();
    let said = format!("The contradiction comes after {lines} lines");
    assert!(sentences[1].text().contains(&said), "{}, not {lines}", sentences[1].text());
}

/// The first steps of a technique's cases, each explained in both languages: the sentences that are no
/// details.
fn explained(slug: &str) -> Vec<(Step, [Vec<String>; 2])> {
    let locales = [Locale::En, Locale::ZhCn].map(localizer);
    let said = |step: &Step| {
        locales.each_ref().map(|locale| {
            let sentences = locale.explanation(step);
            sentences.iter().filter(|at| !at.is_detail).map(|at| at.text()).collect()
        })
    };
    let steps: Vec<_> = steps(&[slug]).into_iter().map(|(_, step)| step).collect();
    assert!(!steps.is_empty(), "{slug}");
    steps.into_iter().map(|step| (said(&step), step)).map(|(said, step)| (step, said)).collect()
}

/// Whether a sentence of each language has its words.
fn both_say(sentences: &[Vec<String>; 2], words: [&str; 2]) -> bool {
    let says = |(all, words): (&Vec<String>, &str)| all.iter().any(|text| text.contains(words));
    sentences.iter().zip(words).all(says)
}

#[test]
fn a_loop_of_dominoes_is_counted_as_it_is() {
    for (step, said) in explained("sk_loop") {
        let is_whole = step.evidence.cells_of(Role::Base).len() == 16;
        let pairs = both_say(&said, ["eight pairs round four boxes", "共八对"]);
        let groups = both_say(&said, ["eight groups of one or two cells", "共八组"]);
        assert_eq!((pairs, groups), (is_whole, !is_whole), "{said:?}");
    }
}

#[test]
fn a_colour_that_sees_itself_is_shown_by_the_cells_that_do() {
    for (step, said) in explained("simple_colours_wrap") {
        let house = step.evidence.houses_of(Role::Cover).first().expect("a house");
        let conflict = step.evidence.cells_of(Role::Off) & house.cells();
        let names: Vec<String> = conflict.iter().map(|cell| cell.to_string()).collect();
        assert_eq!(names.len(), 2, "{said:?}");
        let words = [
            format!("or none is, and {} share {}.", names.join(" and "), in_english(house)),
            format!("而其中 {} 同在第 {} ", names.join("、"), house.number() + 1),
        ];
        assert!(both_say(&said, [&words[0], &words[1]]), "{said:?}");
    }
}

#[test]
fn a_house_that_has_a_digit_needs_no_two_places_for_it() {
    for slug in ["bug_1", "bug_2", "bug_3", "bug_4"] {
        for (_, said) in explained(slug) {
            let words = ["two places in each house that still needs it", "在还缺它的各行、列、宫"];
            assert!(both_say(&said, words), "{said:?}");
        }
    }
}

#[test]
fn of_several_cells_that_may_all_take_a_digit_at_least_one_does() {
    for slug in ["unique_rectangle_5", "unique_rectangle_2", "unique_loop_2"] {
        for (_, said) in explained(slug) {
            let words = ["at least one of these cells is ", "至少有一格填 "];
            assert!(both_say(&said, words), "{said:?}");
        }
    }
}

#[test]
fn a_set_that_leaves_a_cell_beside_it_one_candidate_says_so() {
    let slugs = ["grouped_aic", "grouped_discontinuous_nice_loop", "grouped_continuous_nice_loop"];
    let mut found = 0;
    let locales = [Locale::En, Locale::ZhCn].map(localizer);
    let variants = [Variant::AlsNodes].into_iter().collect();
    let of_slugs = own_cases().into_iter().filter(|case| slugs.contains(&case.technique.slug()));
    let steps = of_slugs.take(24).flat_map(|case| {
        let options = Options { variants, ..Options::only(case.technique) };
        all_steps(&Position::of(&case.board), &options).into_iter().take(40)
    });
    for step in steps {
        let Evidence { links, sets, set_links, .. } = &step.evidence;
        let leaves =
            |&(link, set): &(usize, usize)| !links[link].to.cells.is_subset(sets[set].cells);
        let beside = set_links.iter().filter(|at| leaves(at)).count();
        for (locale, words) in locales.iter().zip([" and leaves ", " 只剩 "]) {
            let texts = locale.explanation_text(&step);
            let says = texts.iter().filter(|text| text.contains(words)).count();
            assert_eq!(says, beside, "{texts:?}");
        }
        found += beside;
    }
    assert!(found > 0);
}

#[test]
fn one_digit_is_not_each_of_several() {
    for (step, said) in explained("multi_sector_locked_sets") {
        let single = step.evidence.digits_of(Role::On).single();
        let text = said[0].join(" ");
        match single {
            Some(digit) => assert!(text.contains(&format!("cells, a {digit} fits at most once"))),
            None => assert!(text.contains("fits at most once") && text.contains("each of ")),
        }
        assert!(!(1..=9).any(|digit| text.contains(&format!("ach of {digit} "))), "{text}");
    }
    for (_, said) in explained("firework_quadruple") {
        let words = ["In the row and the column of ", "所在的行和列"];
        assert!(both_say(&said, words), "{said:?}");
    }
}

#[test]
fn each_single_of_a_net_has_its_reason() {
    let reasons = [
        [" has no other place for ", "the only candidate left there"],
        ["只有这里能放", "只剩这个候选数"],
    ];
    let mut named = 0;
    for (_, step) in steps(&["verity_net"]) {
        for (locale, reasons) in [Locale::En, Locale::ZhCn].map(localizer).iter().zip(reasons) {
            let sentences = locale.explanation(&step);
            let singles = sentences.iter().filter(|at| at.is_detail && at.depth > 0);
            for text in singles.map(|at| at.text()) {
                assert!(reasons.iter().any(|reason| text.contains(reason)), "{text}");
                named += 1;
            }
        }
    }
    assert!(named > 20, "{named}");
}

#[test]
fn a_loop_that_breaks_says_how_it_begins_and_ends() {
    let english = localizer(Locale::En);
    let mut turns = [0; 4];
    for (_, step) in steps(&["discontinuous_nice_loop", "grouped_discontinuous_nice_loop"]) {
        let links = &step.evidence.links;
        let (first, last) = (links[0], links[links.len() - 1]);
        let cell = step.effects[0].candidate().cell;
        let digit = |node: Node| node.digits.single().expect("a digit");
        let (start, end) = (digit(first.from), digit(last.to));
        let begins = match first.kind {
            LinkKind::Weak => format!("a chain that begins with {start} in {cell} "),
            LinkKind::Strong if last.kind == LinkKind::Strong => {
                format!("a chain that begins with {cell} not being {start} ")
            }
            LinkKind::Strong => {
                format!("if {cell} were {end}, it would not be {start}, and a chain ")
            }
        };
        let ends = match last.kind {
            LinkKind::Weak => format!("ends with {cell} not being {end}."),
            LinkKind::Strong => format!("ends with {end} in {cell}"),
        };
        let said = english.explanation(&step)[0].text();
        assert!(said.contains(&begins) && said.contains(&ends), "{said} {step:?}");
        turns[usize::from(first.kind == LinkKind::Weak) + 2 * usize::from(start == end)] += 1;
    }
    assert!(turns.iter().all(|&count| count > 0), "{turns:?}");
}

fn in_english(house: House) -> String {
    localizer(Locale::En)
        .message(&Message::HintWhereHouse { house })
        .replace("Look at ", "")
        .replace('.', "")
}

/// The houses that a line of a chain names have the digit in the ends of its last link alone.
#[test]
fn a_link_that_names_a_house_has_all_places_of_the_digit_there() {
    let english = localizer(Locale::En);
    let mut named = 0;
    let slugs = ["x_chain", "aic", "grouped_aic", "cell_forcing_chain", "kraken_fish_1"];
    for (position, step) in steps(&slugs) {
        for line in english.explanation(&step).iter().filter(|line| line.is_detail) {
            let houses = line.pieces.iter().filter_map(|piece| match piece.target {
                Some(Target::House(house)) => Some(house),
                _ => None,
            });
            for house in houses {
                let Link { from, to, .. } =
                    step.evidence.links[*line.links.last().expect("a link")];
                let digit = from.digits.single().expect("a digit");
                assert_eq!(position.places(digit, house), from.cells | to.cells, "{}", line.text());
                named += 1;
            }
        }
    }
    assert!(named > 100, "{named}");
}

/// Everything that a closed loop rules out has a link that does so.
#[test]
fn a_closed_loop_says_link_by_link_what_it_rules_out() {
    let english = localizer(Locale::En);
    let slugs = ["continuous_nice_loop", "grouped_continuous_nice_loop"];
    let steps = steps(&slugs);
    assert!(steps.len() > 2);
    for (_, step) in steps {
        let sentences = english.explanation(&step);
        let texts = sentences[1..].iter().filter(|line| !line.is_detail && !line.gives_chain());
        let texts: Vec<String> = texts.map(Sentence::text).collect();
        for effect in &step.effects {
            let Candidate { cell, digit } = effect.candidate();
            let (cell, digit) = (cell.to_string(), digit.to_string());
            let says = |text: &String| {
                let (why, out) = text.split_once(", so ").unwrap_or_default();
                (out.contains(&cell) || why.starts_with(&format!("{cell} is ")))
                    && text.replace(&cell, "").contains(&digit)
            };
            assert!(texts.iter().any(says), "{cell} {digit}: {texts:?}");
        }
    }
}

/// As in HoDoKu a cover may hold places of two base houses alone, which are fins: the others are too few
/// for the base then.
#[test]
fn a_fish_may_have_a_cover_that_holds_only_fins() {
    let is_hollow = |step: &Step| {
        let body = step.evidence.cells_of(Role::Base);
        let covers = step.evidence.houses_of(Role::Cover);
        covers.iter().any(|house| house.cells().is_disjoint(body))
    };
    let options = Options::only(Technique::FinnedFrankenJellyfish);
    let cases = own_cases();
    let found: Vec<Step> = cases
        .par_iter()
        .flat_map_iter(|case| all_steps(&Position::of(&case.board), &options))
        .filter(is_hollow)
        .collect();
    assert!(!found.is_empty());
    let locales = [Locale::En, Locale::ZhCn].map(localizer);
    for step in found {
        for (locale, words) in locales.iter().zip(["too few houses, which cannot be", "数目不够"])
        {
            let texts = locale.explanation_text(&step);
            assert!(texts.iter().any(|text| text.contains(words)), "{texts:?}");
        }
    }
}
