//! [`QrCode`]: a link as a QR code (ISO/IEC 18004), as modules, as half blocks of a terminal, as SVG.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel};

/// The quiet zone around the code, in modules; a reader needs four.
const QUIET: usize = 4;

/// A QR code: a square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct QrCode {
    /// How many modules a side has, without the quiet zone.
    pub side: usize,
    /// Whether each is dark, row by row.
    pub dark: Vec<bool>,
}

impl QrCode {
    /// The code of a text; none if it is too long for one. It can be read with a seventh of it hidden.
    pub fn of(text: &str) -> Option<QrCode> {
        let code = qrcode::QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let dark = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
        Some(QrCode { side: code.width(), dark })
    }
    /// Whether a module is dark, with the quiet zone counted.
    fn is_dark(&self, row: usize, column: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET).filter(|&at| at < self.side);
        let place = inside(row).zip(inside(column));
        place.is_some_and(|(row, column)| self.dark[row * self.side + column])
    }
    /// The side with the quiet zone.
    fn outer(&self) -> usize {
        self.side + 2 * QUIET
    }
    /// Two rows of modules in a line, for a terminal with a dark ground: what is light is drawn.
    pub fn blocks(&self) -> String {
        let mut text = String::new();
        for row in (0..self.outer()).step_by(2) {
            for column in 0..self.outer() {
                let below = row + 1 < self.outer() && !self.is_dark(row + 1, column);
                text.push(match (!self.is_dark(row, column), below) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
            text.push('\n');
        }
        text
    }
    /// The dark modules as the path of an SVG, a unit each, with the quiet zone; and the side of that
    /// picture.
    pub fn path(&self) -> (String, usize) {
        let rows: String = (0..self.outer()).map(|row| self.row_path(row)).collect();
        (rows, self.outer())
    }
    /// The dark modules of a row, those side by side in one piece.
    fn row_path(&self, row: usize) -> String {
        let mut path = String::new();
        let mut column = 0;
        while column < self.outer() {
            let length = (column..self.outer()).take_while(|&at| self.is_dark(row, at)).count();
            if length > 0 {
                _ = write!(path, "M{column} {row}h{length}v1h-{length}z");
            }
            column += length + 1;
        }
        path
    }
    /// As SVG that needs no other file.
    pub fn svg(&self) -> String {
        let (path, side) = self.path();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{0}\" height=\"{0}\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>\n",
            8 * side
        )
    }
}
