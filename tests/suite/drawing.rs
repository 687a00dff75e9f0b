//! What is drawn over the grid: paths stay on the paper, leave candidates readable, and say the same
//! whichever way they are looked at.

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::step::{LinkKind, Step};
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::types::position::Position;
use nonet_page::core::look_at::houses_to_light;
use nonet_page::core::settings::Locale;
use nonet_page::core::view::arrows::size::CELL;
use nonet_page::core::view::board::picture::picture;
use nonet_page::core::view::board::{BoardView, Overlay, StepDetail};
use nonet_page::core::view::link_layer::LinkPathKind;

use crate::i18n::localizer;

/// The first find of each technique's corpus.
pub fn finds() -> Vec<(Case, Step)> {
    let find = |technique: Technique| {
        let path = format!("tests/corpus/techniques/{}.txt", technique.slug());
        let text = std::fs::read_to_string(path).ok()?;
        let line = text.lines().find(|line| line.starts_with(&format!(":{technique}:")))?;
        let case = Case::read(line).ok()?;
        let options = Options::only(technique);
        let step = all_steps(&Position::of(&case.board), &options).into_iter().next()?;
        Some((case, step))
    };
    LADDER.iter().filter_map(|row| find(row.technique)).collect()
}

pub fn drawn(case: &Case, step: &Step, detail: StepDetail, lit: Option<&[usize]>) -> BoardView {
    picture(&localizer(Locale::En), &case.board, Some(Overlay { step, detail, lit }))
}

/// The numbers of path data.
fn numbers(path: &str) -> Vec<i32> {
    let numbers = path.split(|c: char| !c.is_ascii_digit() && c != '-');
    numbers.filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn links_stay_on_the_paper_and_are_as_many_as_the_step_has() {
    let finds = finds();
    assert!(finds.len() > 60, "only {} techniques have a find", finds.len());
    for (case, step) in &finds {
        let view = drawn(case, step, StepDetail::Whole, None);
        let of = |shape| view.links.links.iter().filter(|link| link.shape == shape).count();
        let links = &step.evidence.links;
        let strong = links.iter().filter(|link| link.kind == LinkKind::Strong).count();
        assert_eq!(of(LinkPathKind::Strong), strong, "{}", step.technique);
        assert_eq!(of(LinkPathKind::Weak), links.len() - strong, "{}", step.technique);
        for link in &view.links.links {
            let curve = numbers(&link.line);
            // The middle of a curve's handle may lie outside where the curve itself does not.
            let ends = [&curve[..2], &curve[curve.len() - 2..], &numbers(&link.head)].concat();
            assert!(
                ends.iter().all(|at| (0..=9 * CELL).contains(at)),
                "{}: {} {}",
                step.technique,
                link.line,
                link.head
            );
        }
    }
}

#[test]
fn the_lines_of_a_chain_are_numbered_where_they_end() {
    let mut numbered = 0;
    for (case, step) in &finds() {
        let view = drawn(case, step, StepDetail::Whole, None);
        let on_links = view.links.links.iter().filter_map(|link| link.number.as_ref());
        let of_paper = |at: &[i32; 2]| at.iter().all(|at| (0..=9 * CELL).contains(at));
        assert!(on_links.clone().all(|number| of_paper(&number.at)), "{}", step.technique);
        let numbers: Vec<usize> = on_links.map(|number| number.number).collect();
        assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "{}", step.technique);
        let explanation = localizer(Locale::En).explanation(step);
        let lines = explanation.iter().filter(|line| line.is_detail && !line.links.is_empty());
        if !step.evidence.links.is_empty() && lines.clone().count() > 1 {
            assert_eq!(numbers.len(), lines.count(), "{}", step.technique);
            numbered += 1;
        }
    }
    assert!(numbered >= 15, "only {numbered} techniques have numbered chains");
}

#[test]
fn each_depth_shows_more_and_none_tells_too_early() {
    for (case, step) in &finds() {
        let marks = |view: &BoardView| {
            let notes = view.cells.iter().flat_map(|cell| &cell.notes);
            notes.filter(|note| note.role.is_some() || note.out).count()
        };
        let [house, houses, pattern, whole] =
            [StepDetail::House, StepDetail::Houses, StepDetail::Pattern, StepDetail::Whole]
                .map(|detail| drawn(case, step, detail, None));
        let lit = houses_to_light(step).len();
        assert_eq!(house.links.shades.len(), lit, "{}", step.technique);
        assert_eq!((marks(&house), marks(&houses)), (0, 0), "{}", step.technique);
        assert_eq!(houses.links.shades.is_empty(), lit == 0, "{}", step.technique);
        assert!(houses.links.links.is_empty(), "{}", step.technique);
        let out = |view: &BoardView| {
            view.cells.iter().flat_map(|cell| &cell.notes).filter(|note| note.out).count()
        };
        assert_eq!(out(&pattern), 0, "{}", step.technique);
        let gone = step.effects.len() - placed(step);
        assert_eq!(out(&whole), gone, "{}", step.technique);
    }
}

fn placed(step: &Step) -> usize {
    use nonet_engine::logic::step::Effect;
    step.effects.iter().filter(|effect| matches!(effect, Effect::Place(_))).count()
}

#[test]
fn a_lit_link_leaves_the_others_faint() {
    let (case, step) = finds()
        .into_iter()
        .find(|(_, step)| step.technique == Technique::XyChain)
        .expect("the corpus has an XY-chain");
    let view = drawn(&case, &step, StepDetail::Whole, Some(&[1]));
    let bright: Vec<LinkPathKind> =
        view.links.links.iter().filter(|link| !link.faint).map(|link| link.shape).collect();
    assert_eq!(bright, [LinkPathKind::Weak]);
    assert!(view.links.links.iter().any(|link| link.shape == LinkPathKind::Out && link.faint));
}
