//! The picture of a technique: nine boxes, the cells of its pattern, its links and what goes. Parts
//! differ in shape, not in colour alone.

use yew::prelude::*;

use crate::engine::logic::step::{LinkKind, Role};
use crate::engine::types::cell::Cell;
use crate::engine::types::house::House;
use crate::places::learn::picture::Picture;
use crate::places::learn::picture_digits::PictureDigits;

/// The side of a cell.
const SIDE: f64 = 7.0;

/// Draws it. What it shows stands in words beside it.
pub fn learn_picture(view: &Picture) -> Html {
    idea_picture(view, &PictureDigits::default())
}

/// Draws a picture with digits in its cells.
pub fn idea_picture(view: &Picture, digits: &PictureDigits) -> Html {
    let is_plain = |cell: &Cell| !digits.outs.iter().any(|(other, _)| other == cell);
    html! {
        <svg class="learn-picture" viewBox="-0.5 -0.5 64 64" aria-hidden="true">
            <rect class="learn-picture-sheet" width="63" height="63" rx="3" />
            { for view.houses.iter().map(|house| shaded(*house)) }
            <path class="learn-picture-thin" d={lines(9)} />
            <path class="learn-picture-lines" d={lines(3)} />
            <rect class="learn-picture-frame" width="63" height="63" rx="3" />
            { for view.lines.iter().map(|(from, to, kind)| link(*from, *to, *kind)) }
            { for view.dots.iter().map(|(cell, role)| dot(*cell, *role)) }
            { for view.outs.iter().filter(|cell| is_plain(cell)).map(|cell| cross(*cell)) }
            { for digits.cells.iter().map(|(cell, text)| labelled(*cell, text, role_of(view, *cell))) }
            { for digits.outs.iter().map(|(cell, text)| struck(*cell, text)) }
        </svg>
    }
}

fn role_of(view: &Picture, cell: Cell) -> Role {
    view.dots.iter().find(|(other, _)| *other == cell).map_or(Role::Base, |(_, role)| *role)
}

/// The digits of a cell of the pattern: in a square, or in what has round ends.
fn labelled(cell: Cell, text: &str, role: Role) -> Html {
    let (x, y) = middle(cell);
    let width = 2.6 * text.len() as f64 + 2.4;
    let is_square = matches!(role, Role::Base | Role::Pivot);
    html! {
        <>
            <rect
                class="learn-picture-dot"
                data-role={<&str>::from(role)}
                x={(x - width / 2.0).to_string()}
                y={(y - 2.6).to_string()}
                width={width.to_string()}
                height="5.2"
                rx={if is_square { "1" } else { "2.6" }}
            />
            <text class="learn-picture-digits" x={x.to_string()} y={(y + 1.4).to_string()}>{ text }</text>
        </>
    }
}

/// The digits that a cell loses, in a ring and struck.
fn struck(cell: Cell, text: &str) -> Html {
    let (x, y) = middle(cell);
    let d = format!("M{} {}L{} {}", x - 2.0, y + 2.0, x + 2.0, y - 2.0);
    html! {
        <>
            <circle class="learn-picture-ring" cx={x.to_string()} cy={y.to_string()} r="3" />
            <text class="learn-picture-lost" x={x.to_string()} y={(y + 1.4).to_string()}>{ text }</text>
            <path class="learn-picture-strike" {d} />
        </>
    }
}

/// The lines that cut the grid into so many parts each way.
fn lines(parts: usize) -> String {
    let side = 63 / parts;
    (1..parts).map(|at| format!("M{0} 0V63M0 {0}H63", at * side)).collect()
}

fn middle(cell: Cell) -> (f64, f64) {
    let at = |place: usize| (place as f64 + 0.5) * SIDE;
    (at(cell.column()), at(cell.row()))
}

fn shaded(house: House) -> Html {
    html! {
        <g class="learn-picture-house">
            { for house.cells().iter().map(|cell| html! {
                <rect x={(cell.column() as f64 * SIDE).to_string()} y={(cell.row() as f64 * SIDE).to_string()} width="7" height="7" />
            }) }
        </g>
    }
}

fn link(from: Cell, to: Cell, kind: LinkKind) -> Html {
    let ((x, y), (a, b)) = (middle(from), middle(to));
    let kind = if kind == LinkKind::Strong { "strong" } else { "weak" };
    html! { <path class="learn-picture-link" data-kind={kind} d={format!("M{x} {y}L{a} {b}")} /> }
}

/// What the pattern stands on is a square, its ends are discs, what disturbs it a ring.
fn dot(cell: Cell, role: Role) -> Html {
    let (x, y) = middle(cell);
    let slug: &'static str = role.into();
    match role {
        Role::Base | Role::Pivot => html! {
            <rect class="learn-picture-dot" data-role={slug} x={(x - 2.4).to_string()} y={(y - 2.4).to_string()} width="4.8" height="4.8" rx="1" />
        },
        Role::Fin | Role::Witness | Role::Cover => html! {
            <circle class="learn-picture-dot" data-role={slug} data-hollow="true" cx={x.to_string()} cy={y.to_string()} r="2" />
        },
        Role::Pincer | Role::On | Role::Off => html! {
            <circle class="learn-picture-dot" data-role={slug} cx={x.to_string()} cy={y.to_string()} r="2.7" />
        },
    }
}

fn cross(cell: Cell) -> Html {
    let (x, y) = middle(cell);
    let d = format!(
        "M{} {}L{} {}M{} {}L{} {}",
        x - 2.0,
        y - 2.0,
        x + 2.0,
        y + 2.0,
        x + 2.0,
        y - 2.0,
        x - 2.0,
        y + 2.0
    );
    html! { <path class="learn-picture-out" {d} /> }
}
