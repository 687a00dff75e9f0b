//! A board drawn as a newspaper, a book or a page on a screen would have it.

use crate::chance::Chance;
use crate::font::{Font, Pose};
use crate::plane::Plane;
use crate::print::{Notes, Print};

/// A drawn board; around it half a cell of whatever else is there.
pub struct Sheet {
    pub plane: Plane,
    /// Pixels on a side of a cell.
    pub cell: f32,
    /// How much darker than the paper the print is, out of 255.
    pub contrast: f32,
    /// Row by row; 0 empty.
    pub digits: [u8; 81],
}

/// A board while it is drawn.
struct Desk<'a> {
    chance: &'a mut Chance,
    families: &'a [Vec<Font>],
    plane: Plane,
    cell: f32,
    /// How light the paper and the print on it are.
    paper: f32,
    ink: f32,
    on_screen: bool,
    digits: [u8; 81],
    /// Cells whose digit is light on a dark field.
    turned_over: Vec<usize>,
}

/// Draws a board of random looks.
pub fn draw(chance: &mut Chance, families: &[Vec<Font>], on_screen: bool) -> Sheet {
    let cell = if on_screen { chance.scale(20.0, 100.0).round() } else { 44.0 };
    let paper = match (on_screen, chance.happens(0.75)) {
        (true, true) => chance.between(225.0, 255.0),
        (true, false) => chance.between(110.0, 235.0),
        (false, _) => chance.between(140.0, 250.0),
    };
    let ink = paper * if on_screen { chance.between(0.0, 0.5) } else { chance.between(0.05, 0.7) };
    let filled = chance.between(0.25, 0.7);
    let digits =
        std::array::from_fn(|_| if chance.happens(filled) { 1 + chance.below(9) as u8 } else { 0 });
    let side = (10.0 * cell) as usize;
    let plane = Plane::filled(side, side, paper);
    let mut desk = Desk {
        chance,
        families,
        plane,
        cell,
        paper,
        ink,
        on_screen,
        digits,
        turned_over: Vec::new(),
    };
    desk.fields();
    desk.rules();
    desk.cells();
    desk.outside();
    Sheet { plane: desk.plane, cell, contrast: paper - ink, digits }
}

impl Desk<'_> {
    /// Mostly each family as often as any other; else each font, so that families of many fonts come up more.
    fn font(&mut self) -> (usize, usize) {
        if self.chance.happens(0.6) {
            let family = self.chance.below(self.families.len());
            return (family, self.chance.below(self.families[family].len()));
        }
        let mut at = self.chance.below(self.families.iter().map(Vec::len).sum());
        for (family, fonts) in self.families.iter().enumerate() {
            if at < fonts.len() {
                return (family, at);
            }
            at -= fonts.len();
        }
        unreachable!("there are more fonts in the families than that")
    }

    /// Top left of a cell.
    fn corner(&self, cell: usize) -> [f32; 2] {
        let half = (self.cell / 2.0).floor();
        [half + (cell % 9) as f32 * self.cell, half + (cell / 9) as f32 * self.cell]
    }

    fn field(&mut self, cell: usize, colour: f32, inset: f32) {
        let [left, top] = self.corner(cell);
        let edges = [left + inset, top + inset, left + self.cell - inset, top + self.cell - inset];
        self.plane.rectangle(edges, colour, 1.0);
    }

    /// Coloured boxes and cells.
    fn fields(&mut self) {
        let tint = self.paper * self.chance.between(if self.on_screen { 0.7 } else { 0.6 }, 0.98);
        let kind = self.chance.between(0.0, 1.0);
        for cell in 0..81 {
            let (row, column) = (cell / 9, cell % 9);
            let middle = (3..6).contains(&row) && (3..6).contains(&column);
            let chosen = match kind {
                k if k < 0.14 => (row / 3 + column / 3) % 2 == 1,
                k if k < 0.20 => middle,
                k if k < 0.26 => self.chance.happens(0.3),
                k if k < 0.30 => (row + column) % 2 == 1,
                k if k < 0.36 => self.digits[cell] > 0,
                _ => false,
            };
            if chosen {
                self.field(cell, tint, 0.0);
            }
        }
        if self.on_screen && self.chance.happens(0.5) {
            self.selection();
        }
        if self.chance.happens(0.03) {
            self.marks();
        }
    }

    /// The cell that is selected, what it sees, and what holds the same digit.
    fn selection(&mut self) {
        let [cross, same, own] = [(0.8, 0.98), (0.65, 0.95), (0.55, 0.92)]
            .map(|(a, b)| self.paper * self.chance.between(a, b));
        let [with_cross, with_same] = [0.6, 0.6].map(|share| self.chance.happens(share));
        let selected = self.chance.below(81);
        for cell in 0..81 {
            let sees = cell / 9 == selected / 9 || cell % 9 == selected % 9;
            if with_same && self.digits[cell] > 0 && self.digits[cell] == self.digits[selected] {
                self.field(cell, same, 0.0);
            } else if with_cross && sees {
                self.field(cell, cross, 0.0);
            }
        }
        if self.chance.happens(0.2) {
            let dark = self.paper * self.chance.between(0.3, 0.65);
            self.field(selected, dark, 0.0);
            self.turned_over.push(selected);
        } else {
            self.field(selected, own, 0.0);
            if self.chance.happens(0.3) {
                let inset = self.cell * self.chance.between(0.03, 0.09);
                let frame = self.paper * self.chance.between(0.2, 0.7);
                self.field(selected, frame, 0.0);
                self.field(selected, own, inset);
            }
        }
    }

    /// Pale discs and strokes under the digits, as puzzles with extra rules have.
    fn marks(&mut self) {
        let colour = self.paper * self.chance.between(0.65, 0.9);
        for _ in 0..self.chance.below(12) {
            let cell = self.chance.below(81);
            let [left, top] = self.corner(cell);
            let from = [left + self.cell / 2.0, top + self.cell / 2.0];
            let step = |chance: &mut Chance| (chance.below(3) as f32 - 1.0) * self.cell;
            let to = [from[0] + step(self.chance), from[1] + step(self.chance)];
            let width = self.cell * self.chance.between(0.2, 0.8);
            self.plane.stroke(
                from,
                if width > 0.4 * self.cell { from } else { to },
                width,
                colour,
                1.0,
            );
        }
    }

    /// The grid's lines: thin ones, thicker ones around boxes, sometimes almost none.
    fn rules(&mut self) {
        let scale = self.cell / 44.0;
        let round = |width: f32| if self.on_screen { width.round() } else { width };
        let thin = round(self.chance.between(0.3, 2.2) * scale);
        let thick = round(thin + self.chance.between(0.0, 3.4) * scale);
        let dark = self.paper - self.ink.min(self.paper * self.chance.between(0.1, 0.6));
        let mut faint = self.chance.between(0.15, 1.0);
        let strong = self.chance.between(0.55, 1.0).max(faint);
        if self.chance.happens(0.07) {
            faint = self.chance.between(0.0, 0.2);
        }
        // White gaps between coloured fields are lines as well.
        let light = self.chance.happens(if self.on_screen { 0.08 } else { 0.02 });
        let colour = |strength: f32| {
            if light { self.paper + 40.0 * strength } else { self.paper - dark * strength }
        };
        let (thin_colour, thick_colour) = (colour(faint), colour(strong));
        let dots = self.chance.happens(0.05).then(|| self.chance.between(2.0, 5.0) * scale);
        for at in (0..10).filter(|at| at % 3 != 0) {
            self.rule(at, thin, thin_colour, dots);
        }
        for at in [0, 3, 6, 9] {
            if !self.chance.happens(0.03) {
                self.rule(at, thick, thick_colour, None);
            }
        }
    }

    /// One line down and one across, with gaps where it is dotted.
    fn rule(&mut self, at: usize, width: f32, colour: f32, dots: Option<f32>) {
        let [first, middle] = [self.corner(0)[0], self.corner(at)[0]];
        let (from, to) = (middle - (width / 2.0).floor(), middle - (width / 2.0).floor() + width);
        let (mut start, end) = (first, first + 9.0 * self.cell);
        let length = dots.unwrap_or(end - start);
        while start < end {
            self.plane.rectangle([from, start, to, (start + length).min(end)], colour, 1.0);
            self.plane.rectangle([start, from, (start + length).min(end), to], colour, 1.0);
            start += 2.0 * length;
        }
    }

    /// The digits and what else is in the cells.
    fn cells(&mut self) {
        let print = self.print(self.ink);
        let pale = self.paper * self.chance.between(0.15, 0.8);
        let second = self.print(pale);
        // Digits that the player put in, in a colour or a font of their own.
        let entered =
            if self.chance.happens(if self.on_screen { 0.45 } else { 0.05 }) { 0.45 } else { 0.0 };
        let own_font = self.chance.happens(0.25);
        let second = Print {
            font: if own_font { second.font } else { print.font },
            pose: second.pose,
            ..second
        };
        let second = if own_font { second } else { Print { pose: print.pose, ..second } };
        let notes = self.notes();
        let corners = if self.chance.happens(0.06) { self.chance.between(0.1, 0.7) } else { 0.0 };
        let pencil = self.chance.happens(0.1);
        for cell in 0..81 {
            if self.digits[cell] > 0 {
                let mut print = if self.chance.happens(entered) { second } else { print };
                if self.turned_over.contains(&cell) {
                    print.colour = self.paper;
                }
                self.digit(cell, print);
            } else if let Some(notes) = &notes
                && self.chance.happens(notes.share)
            {
                self.note(cell, notes);
            } else if pencil && self.chance.happens(0.5) {
                self.pencil(cell);
            }
            if self.chance.happens(corners) {
                self.small(cell, [0.16, 0.16], print.font, 0.24);
            }
        }
    }

    fn print(&mut self, colour: f32) -> Print {
        let font = self.font();
        let chance = &mut *self.chance;
        let spread = match chance.between(0.0, 1.0) {
            _ if self.on_screen => 0.0,
            k if k < 0.25 => chance.between(0.2, 1.0),
            k if k < 0.4 => -chance.between(0.2, 0.7),
            _ => 0.0,
        };
        let steady = if self.on_screen { 0.2 } else { 1.0 };
        let pose = Pose {
            height: chance.between(0.38, 0.8) * self.cell,
            aspect: chance.between(0.82, 1.2),
            turn: chance.normal(0.026) * steady,
            slant: chance.normal(0.03) * steady,
            spread,
            by_advance: chance.happens(0.5),
        };
        let off = [chance.normal(0.03), chance.normal(0.03)];
        Print { font, pose, off, colour, strength: chance.between(0.75, 1.0), steady }
    }

    fn digit(&mut self, cell: usize, print: Print) {
        let [left, top] = self.corner(cell);
        let shaky = |chance: &mut Chance, deviation: f32| chance.normal(deviation * print.steady);
        let x = left + self.cell * (0.5 + print.off[0] + shaky(self.chance, 0.014));
        let y = top + self.cell * (0.5 + print.off[1] + shaky(self.chance, 0.014));
        let turn = print.pose.turn + shaky(self.chance, 0.012);
        let height = print.pose.height * (1.0 + shaky(self.chance, 0.02));
        let font = &self.families[print.font.0][print.font.1];
        let cover = font.cover(self.digits[cell], [x, y], Pose { turn, height, ..print.pose });
        self.plane.lay(&cover, print.colour, print.strength);
    }

    /// A small digit at a place of the cell (0 to 1), as high as this share of the cell.
    fn small(&mut self, cell: usize, [x, y]: [f32; 2], font: (usize, usize), height: f32) {
        let [left, top] = self.corner(cell);
        let pose = Pose {
            height: height * self.cell,
            aspect: 1.0,
            turn: if self.on_screen { 0.0 } else { self.chance.normal(0.06) },
            slant: 0.0,
            spread: 0.0,
            by_advance: false,
        };
        let colour = self.paper + (self.ink - self.paper) * self.chance.between(0.4, 1.0);
        let digit = 1 + self.chance.below(9) as u8;
        let font = &self.families[font.0][font.1];
        let cover = font.cover(digit, [left + x * self.cell, top + y * self.cell], pose);
        self.plane.lay(&cover, colour, 1.0);
    }

    fn notes(&mut self) -> Option<Notes> {
        let share = if self.on_screen { 0.3 } else { 0.12 };
        self.chance.happens(share).then(|| Notes {
            font: self.font(),
            height: self.chance.between(0.15, 0.27),
            share: self.chance.between(0.3, 1.0),
            each: self.chance.between(0.1, 0.7),
            kind: self.chance.below(6),
        })
    }

    /// Notes at nine places, in a row in the middle, or in the corners.
    fn note(&mut self, cell: usize, notes: &Notes) {
        let count = 1 + self.chance.below(4);
        for place in 0..9 {
            let (x, y) = ((place % 3) as f32, (place / 3) as f32);
            let at = match notes.kind {
                0 if place < count => {
                    [0.5 + (place as f32 - (count - 1) as f32 / 2.0) * notes.height * 0.72, 0.5]
                }
                1 if place % 2 == 0 && place != 4 => [0.2 + 0.3 * x, 0.2 + 0.3 * y],
                2.. => [0.21 + 0.29 * x, 0.21 + 0.29 * y],
                _ => continue,
            };
            if notes.kind == 0 || self.chance.happens(notes.each) {
                self.small(cell, at, notes.font, notes.height);
            }
        }
    }

    /// What a pencil leaves in a cell: small digits, strokes, dots.
    fn pencil(&mut self, cell: usize) {
        let [left, top] = self.corner(cell);
        let colour = self.paper + (self.ink - self.paper) * self.chance.between(0.2, 0.9);
        let kind = self.chance.between(0.0, 1.0);
        if kind < 0.6 {
            let font = self.font();
            for _ in 0..=self.chance.below(3) {
                let at = [self.chance.between(0.15, 0.85), self.chance.between(0.15, 0.85)];
                let height = self.chance.between(0.15, 0.28);
                self.small(cell, at, font, height);
            }
            return;
        }
        let point = |chance: &mut Chance| {
            [
                left + self.cell * chance.between(0.0, 1.0),
                top + self.cell * chance.between(0.0, 1.0),
            ]
        };
        let mut from = point(self.chance);
        let strokes = if kind < 0.9 { 1 + self.chance.below(3) } else { 1 };
        for _ in 0..strokes {
            let to = if kind < 0.9 { point(self.chance) } else { from };
            let width = self.cell * if kind < 0.9 { 0.025 } else { self.chance.between(0.04, 0.1) };
            self.plane.stroke(from, to, width, colour, 0.8);
            from = to;
        }
    }

    /// A page's text, or a dark surface, around the grid.
    fn outside(&mut self) {
        if !self.chance.happens(0.5) {
            return;
        }
        let inner = self.plane.clone();
        if self.chance.happens(0.2) {
            let colour = self.paper * self.chance.between(0.2, 0.95);
            self.plane.values.fill(colour);
        }
        let font = self.font();
        for _ in 0..60 {
            let at = [self.chance.between(-0.5, 9.5), self.chance.between(-0.5, 9.5)];
            let height = self.chance.between(0.18, 0.45);
            self.small(0, at, font, height);
        }
        let edge = (self.cell / 2.0) as usize - (self.cell / 14.0) as usize;
        let width = inner.width;
        for y in edge..width - edge {
            self.plane.values[y * width + edge..(y + 1) * width - edge]
                .copy_from_slice(&inner.values[y * width + edge..(y + 1) * width - edge]);
        }
    }
}
