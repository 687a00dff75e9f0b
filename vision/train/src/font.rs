//! The outlines of the nine digits in every font of a folder.

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use ttf_parser::{Face, OutlineBuilder, Tag};

/// Parts of file names of fonts whose digits are no plain digits.
const LEFT_OUT: [&str; 12] = [
    "Awesome",
    "Emoji",
    "Symbol",
    "Braille",
    "ingbats",
    "Barcode",
    "Math",
    "ignwriting",
    "SignWriting",
    "D050000L",
    "DSEGWeather",
    "Biolinum_K",
];

/// A piece of an outline: a straight line, or a curve with one or two points that pull it.
#[derive(Clone, Copy)]
enum Piece {
    Line([Point; 2]),
    Quad([Point; 3]),
    Cubic([Point; 4]),
}

/// A digit's outline in the font's own units, upwards.
#[derive(Clone, Default)]
pub struct Glyph {
    pieces: Vec<Piece>,
    /// Left, bottom, right, top.
    bounds: [f32; 4],
    advance: f32,
    start: Point,
    at: Point,
}

pub struct Font {
    pub file: String,
    pub family: String,
    pub glyphs: Vec<Glyph>,
    /// The height of the highest digit.
    height: f32,
    /// Where the middle of a digit mostly is, upwards.
    middle: f32,
}

/// How a digit is laid down.
#[derive(Clone, Copy)]
pub struct Pose {
    /// Pixels of the font's highest digit.
    pub height: f32,
    /// Width over what the font has.
    pub aspect: f32,
    /// In radians.
    pub turn: f32,
    /// Sideways over upwards.
    pub slant: f32,
    /// Above zero ink that ran, below zero ink that is missing.
    pub spread: f32,
    /// Whether the digit's advance is centred, as type does, and not what is seen of it.
    pub by_advance: bool,
}

/// How much of each pixel is covered: left, top, width, and the shares.
pub struct Cover {
    pub left: isize,
    pub top: isize,
    pub width: usize,
    pub shares: Vec<f32>,
}

impl OutlineBuilder for Glyph {
    fn move_to(&mut self, x: f32, y: f32) {
        self.close();
        self.start = point(x, y);
        self.at = self.start;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.pieces.push(Piece::Line([self.at, point(x, y)]));
        self.at = point(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.pieces.push(Piece::Quad([self.at, point(x1, y1), point(x, y)]));
        self.at = point(x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.pieces.push(Piece::Cubic([self.at, point(x1, y1), point(x2, y2), point(x, y)]));
        self.at = point(x, y);
    }

    fn close(&mut self) {
        if self.at != self.start {
            self.pieces.push(Piece::Line([self.at, self.start]));
        }
        self.at = self.start;
    }
}

impl Glyph {
    fn of(face: &Face, digit: char) -> Option<Self> {
        let id = face.glyph_index(digit)?;
        let mut glyph = Self::default();
        let bounds = face.outline_glyph(id, &mut glyph)?;
        glyph.close();
        glyph.bounds = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(f32::from);
        glyph.advance = f32::from(face.glyph_hor_advance(id)?);
        Some(glyph)
    }
}

impl Font {
    fn of(face: &Face, file: &Path) -> Option<Self> {
        let glyphs: Vec<Glyph> =
            ('1'..='9').map(|digit| Glyph::of(face, digit)).collect::<Option<_>>()?;
        let heights = glyphs.iter().map(|glyph| glyph.bounds[3] - glyph.bounds[1]);
        let height = heights.clone().fold(0.0, f32::max);
        if heights.fold(f32::MAX, f32::min) < 0.45 * height {
            return None;
        }
        let middle = glyphs.iter().map(|glyph| (glyph.bounds[1] + glyph.bounds[3]) / 18.0).sum();
        let names = face.names();
        let name = |id: u16| {
            names.into_iter().find(|name| name.name_id == id && name.is_unicode())?.to_string()
        };
        let stem = file.file_stem()?.to_string_lossy().into_owned();
        let family = name(16).or(name(1)).filter(|name| name.len() > 1).unwrap_or(stem.clone());
        Some(Self { file: stem, family, glyphs, height, middle })
    }

    /// The digit with its middle about `x` and `y`.
    pub fn cover(&self, digit: u8, [x, y]: [f32; 2], pose: Pose) -> Cover {
        let glyph = &self.glyphs[usize::from(digit) - 1];
        let scale = pose.height / self.height;
        let [left, bottom, right, top] = glyph.bounds;
        let across = if pose.by_advance { glyph.advance / 2.0 } else { (left + right) / 2.0 };
        let (sin, cos) = pose.turn.sin_cos();
        let reach = ((right - left) * pose.aspect).max(top - bottom) * scale * 0.75
            + 0.2 * pose.height
            + 3.0;
        let off = (across - (left + right) / 2.0).abs() * scale;
        let size = (2.0 * (reach + off)) as usize;
        let (from_x, from_y) = ((x - reach - off).floor(), (y - reach - off).floor());
        let place = |p: Point| {
            let (up, right) = ((p.y - self.middle) * scale, (p.x - across) * scale * pose.aspect);
            let right = right + up * pose.slant;
            point(x + right * cos + up * sin - from_x, y + right * sin - up * cos - from_y)
        };
        let mut raster = Rasterizer::new(size, size);
        for piece in &glyph.pieces {
            match piece.placed(place) {
                Piece::Line([a, b]) => raster.draw_line(a, b),
                Piece::Quad([a, b, c]) => raster.draw_quad(a, b, c),
                Piece::Cubic([a, b, c, d]) => raster.draw_cubic(a, b, c, d),
            }
        }
        let mut shares = vec![0.0; size * size];
        raster.for_each_pixel(|at, share| shares[at] = share.clamp(0.0, 1.0));
        let mut cover = Cover { left: from_x as isize, top: from_y as isize, width: size, shares };
        cover.spread(pose.spread);
        cover
    }
}

impl Piece {
    fn placed(self, place: impl Fn(Point) -> Point) -> Self {
        match self {
            Self::Line(points) => Self::Line(points.map(place)),
            Self::Quad(points) => Self::Quad(points.map(place)),
            Self::Cubic(points) => Self::Cubic(points.map(place)),
        }
    }
}

impl Cover {
    /// Lets the ink run to the eight neighbours (above zero), or takes it where a neighbour has none.
    fn spread(&mut self, amount: f32) {
        if amount == 0.0 {
            return;
        }
        let (old, width) = (self.shares.clone(), self.width);
        for y in 1..old.len() / width - 1 {
            for x in 1..width - 1 {
                let around = (0..9).map(|k| old[(y + k / 3 - 1) * width + x + k % 3 - 1]);
                let share = &mut self.shares[y * width + x];
                if amount > 0.0 {
                    *share = share.max(amount * around.fold(0.0, f32::max));
                } else {
                    let four = [(y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1)]
                        .map(|(y, x)| old[y * width + x]);
                    *share =
                        *share * (1.0 + amount) - amount * four.into_iter().fold(1.0, f32::min);
                }
            }
        }
    }
}

/// All fonts of the folder with nine different digits, by file name, none twice.
pub fn all(folder: &Path) -> Vec<Font> {
    let mut files = Vec::new();
    gather(folder, &mut files);
    files.sort_by_key(|file| (file.file_name().map(std::ffi::OsStr::to_owned), file.clone()));
    let mut seen = BTreeSet::new();
    let mut fonts = Vec::new();
    for file in files {
        let name = file.to_string_lossy().into_owned();
        if LEFT_OUT.iter().any(|part| name.contains(part)) {
            continue;
        }
        let Ok(bytes) = std::fs::read(&file) else { continue };
        for font in faces(&bytes, &file) {
            let looks: Vec<_> = (1..=9).map(|digit| look(&font, digit)).collect();
            if looks.iter().collect::<BTreeSet<_>>().len() == 9 && seen.insert(looks) {
                fonts.push(font);
            }
        }
    }
    fonts
}

/// The faces of a file; of one whose weight varies also the lightest and the heaviest.
fn faces(bytes: &[u8], file: &Path) -> Vec<Font> {
    let weight = Tag::from_bytes(b"wght");
    let mut fonts = Vec::new();
    for index in 0..ttf_parser::fonts_in_collection(bytes).unwrap_or(1).min(4) {
        let Ok(mut face) = Face::parse(bytes, index) else { continue };
        fonts.extend(Font::of(&face, file));
        let axis = face.variation_axes().into_iter().find(|axis| axis.tag == weight);
        for value in axis.into_iter().flat_map(|axis| [axis.min_value, axis.max_value]) {
            if face.set_variation(weight, value).is_some() {
                fonts.extend(Font::of(&face, file));
            }
        }
    }
    fonts
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.is_symlink() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| {
            ["ttf", "otf", "ttc"].contains(&&*end.to_string_lossy().to_lowercase())
        }) {
            files.push(path);
        }
    }
}

/// The digit in 20 by 20 pixels, to compare.
fn look(font: &Font, digit: u8) -> Vec<u8> {
    let pose =
        Pose { height: 16.0, aspect: 1.0, turn: 0.0, slant: 0.0, spread: 0.0, by_advance: false };
    let cover = font.cover(digit, [0.0, 0.0], pose);
    let mut look = vec![0; 400];
    for (at, share) in cover.shares.iter().enumerate() {
        let x = (at % cover.width) as isize + cover.left + 10;
        let y = (at / cover.width) as isize + cover.top + 10;
        if (0..20).contains(&x) && (0..20).contains(&y) {
            look[(y * 20 + x) as usize] = (share * 255.0) as u8;
        }
    }
    look
}

/// The fonts by families that look different: two families are one where a font of each is nearly the same.
pub fn families(fonts: Vec<Font>) -> Vec<Vec<Font>> {
    let looks: Vec<Vec<u8>> =
        fonts.iter().map(|font| (1..=9).flat_map(|digit| look(font, digit)).collect()).collect();
    let mut names: BTreeMap<String, String> =
        fonts.iter().map(|f| (f.family.clone(), f.family.clone())).collect();
    let root = |names: &BTreeMap<String, String>, mut name: String| {
        while names[&name] != name {
            name.clone_from(&names[&name]);
        }
        name
    };
    for a in 0..fonts.len() {
        for b in 0..a {
            let apart: u32 =
                looks[a].iter().zip(&looks[b]).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum();
            let ink: u32 = looks[a].iter().map(|&v| u32::from(v)).sum();
            if apart * 100 < ink * 12 {
                let (one, other) =
                    (root(&names, fonts[a].family.clone()), root(&names, fonts[b].family.clone()));
                names.insert(one.clone().max(other.clone()), one.min(other));
            }
        }
    }
    let mut families: BTreeMap<String, Vec<Font>> = BTreeMap::new();
    for font in fonts {
        families.entry(root(&names, font.family.clone())).or_default().push(font);
    }
    families.into_values().collect()
}
