//! Damage to pictures.

use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;
use nonet_vision::{Grey, Place};

/// Damages a picture; the place is that of its grid.
pub type Spoiler = fn(&Grey, &Place) -> Grey;

/// The name of the kind that makes two grids of one.
pub const TWO_GRIDS: &str = "two that touch";

/// All kinds of damage by name.
pub const SPOILERS: [(&str, Spoiler); 22] = [
    ("none", |picture, _| picture.clone()),
    ("12 megapixels", |picture, _| {
        scaled(picture, 4000. / picture.width().max(picture.height()) as f32)
    }),
    ("inverted", |picture, _| picture.inverted()),
    ("upside down", |picture, _| picture.turned(2)),
    ("a quarter turned", |picture, _| picture.turned(1)),
    ("turned by 20°", |picture, _| rotated(picture, 20.)),
    ("turned by 45°", |picture, _| rotated(picture, 45.)),
    ("tilt .35", |picture, _| tilted(picture, 0.35)),
    ("tilt .5", |picture, _| tilted(picture, 0.5)),
    ("waves .25", |picture, place| waves(picture, cell(place), 0.25)),
    ("waves .4", |picture, place| waves(picture, cell(place), 0.4)),
    ("cropped at the frame", cropped),
    ("frame rubbed out", without_frame),
    ("12 pixels a cell", |picture, place| scaled(picture, (12. / cell(place)).min(1.))),
    ("blur .06", |picture, place| blurred(picture, 0.06 * cell(place))),
    ("blur .08", |picture, place| blurred(picture, 0.08 * cell(place))),
    ("noise 15", |picture, _| noisy(picture, 15.)),
    ("noise 25", |picture, _| noisy(picture, 25.)),
    ("shadow .5", |picture, place| shadowed(picture, place)),
    ("dim", |picture, _| dimmed(picture, 0.25)),
    ("JPEG 12", |picture, _| as_jpeg(picture, 12)),
    (TWO_GRIDS, twice),
];

/// Pixels a cell.
fn cell(place: &Place) -> f32 {
    let ((left, top), (right, bottom)) = (place.at(0., 0.), place.at(9., 9.));
    (right - left).hypot(bottom - top) / 9. / 2f32.sqrt()
}

/// The picture of which each pixel is where `from` says in the old one.
fn moved(
    picture: &Grey,
    (width, height): (usize, usize),
    from: impl Fn(f32, f32) -> (f32, f32),
) -> Grey {
    let pixel = |x: isize, y: isize| {
        let x = x.clamp(0, picture.width() as isize - 1) as usize;
        let y = y.clamp(0, picture.height() as isize - 1) as usize;
        f32::from(picture.pixels()[y * picture.width() + x])
    };
    let at = |place: usize| {
        let (x, y) = from((place % width) as f32, (place / width) as f32);
        let (left, top) = (x.floor() as isize, y.floor() as isize);
        let (right, down) = (x - x.floor(), y - y.floor());
        let along = |y: isize| pixel(left, y) * (1. - right) + pixel(left + 1, y) * right;
        (along(top) * (1. - down) + along(top + 1) * down + 0.5) as u8
    };
    Grey::new(width, height, (0..width * height).map(at).collect()).expect("pixels")
}

fn size(picture: &Grey) -> (usize, usize) {
    (picture.width(), picture.height())
}

fn scaled(picture: &Grey, by: f32) -> Grey {
    if by <= 1. {
        return picture.shrunk((picture.width().max(picture.height()) as f32 * by) as usize);
    }
    let (width, height) =
        ((picture.width() as f32 * by) as usize, (picture.height() as f32 * by) as usize);
    moved(picture, (width, height), |x, y| ((x + 0.5) / by - 0.5, (y + 0.5) / by - 0.5))
}

fn rotated(picture: &Grey, degrees: f32) -> Grey {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (x0, y0) = (picture.width() as f32 / 2., picture.height() as f32 / 2.);
    let side = (2. * x0.hypot(y0)) as usize;
    let middle = side as f32 / 2.;
    moved(picture, (side, side), |x, y| {
        let (x, y) = (x - middle, y - middle);
        (x0 + x * cos + y * sin, y0 - x * sin + y * cos)
    })
}

/// The upper side shorter than the lower one.
fn tilted(picture: &Grey, by: f32) -> Grey {
    let (width, height) = size(picture);
    moved(picture, (width, height), |x, y| {
        let up = 1. - y / height as f32;
        let grow = 1. / (1. - by * up);
        let middle = width as f32 / 2.;
        (middle + (x - middle) * grow, height as f32 * (1. - up * (1. - by) * grow))
    })
}

fn waves(picture: &Grey, cell: f32, by: f32) -> Grey {
    let turn = 0.9 * std::f32::consts::TAU / (9. * cell);
    moved(picture, size(picture), |x, y| {
        (x + by * cell * 0.5 * (turn * y + 1.).sin(), y + by * cell * (turn * x + 4.).sin())
    })
}

fn cropped(picture: &Grey, place: &Place) -> Grey {
    let corners = place.corners();
    let end = |of: fn(&(f32, f32)) -> f32, sign: f32| {
        corners.iter().map(|corner| of(corner) * sign).fold(f32::MIN, f32::max) * sign
    };
    let margin = 0.08 * cell(place);
    let (left, top) = (end(|c| c.0, -1.) - margin, end(|c| c.1, -1.) - margin);
    let (right, bottom) = (end(|c| c.0, 1.) + margin, end(|c| c.1, 1.) + margin);
    let (left, top) = (left.max(0.).floor(), top.max(0.).floor());
    let width = (right.min(picture.width() as f32) - left) as usize;
    let height = (bottom.min(picture.height() as f32) - top) as usize;
    moved(picture, (width, height), |x, y| (x + left, y + top))
}

/// Paints the outer frame over with what is beside it.
fn without_frame(picture: &Grey, place: &Place) -> Grey {
    let mut pixels = picture.pixels().to_vec();
    let at = |(x, y): (f32, f32)| {
        let (x, y) = (x.max(0.) as usize, y.max(0.) as usize);
        y.min(picture.height() - 1) * picture.width() + x.min(picture.width() - 1)
    };
    let steps = (cell(place) * 9. * 1.5) as usize;
    for step in 0..=steps {
        let along = -0.12 + 9.24 * step as f32 / steps as f32;
        for across in -30..=30 {
            let off = across as f32 * 0.12 / 30.;
            let sides = [(-1., 0.), (1., 9.)];
            for (out, line) in sides {
                let beside = line + out * 0.2;
                pixels[at(place.at(along, line + off))] =
                    picture.pixels()[at(place.at(along, beside))];
                pixels[at(place.at(line + off, along))] =
                    picture.pixels()[at(place.at(beside, along))];
            }
        }
    }
    Grey::new(picture.width(), picture.height(), pixels).expect("pixels")
}

fn blurred(picture: &Grey, deviation: f32) -> Grey {
    let reach = (3. * deviation).ceil() as isize;
    let weights: Vec<f32> = (-reach..=reach)
        .map(|at| (-((at * at) as f32) / (2. * deviation * deviation)).exp())
        .collect();
    let whole: f32 = weights.iter().sum();
    let pass = |picture: &Grey| {
        let (width, height) = size(picture);
        let sum = |place: usize| {
            let row = &picture.pixels()[place / width * width..][..width];
            let pixel = |by: isize| {
                f32::from(
                    row[((place % width) as isize + by).clamp(0, width as isize - 1) as usize],
                )
            };
            let sum: f32 =
                weights.iter().zip(-reach..=reach).map(|(weight, by)| weight * pixel(by)).sum();
            (sum / whole + 0.5) as u8
        };
        Grey::new(width, height, (0..width * height).map(sum).collect()).expect("pixels").turned(1)
    };
    pass(&pass(picture)).turned(2)
}

fn noisy(picture: &Grey, deviation: f32) -> Grey {
    let mut state = 88_172_645_463_325_252u64;
    let mut uniform = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1u64 << 24) as f32 - 0.5
    };
    let mut noise = || (0..12).map(|_| uniform()).sum::<f32>() * deviation;
    let pixels =
        picture.pixels().iter().map(|&pixel| (f32::from(pixel) + noise()).clamp(0., 255.) as u8);
    Grey::new(picture.width(), picture.height(), pixels.collect()).expect("pixels")
}

/// Half the light on one side of a hard edge through the grid.
fn shadowed(picture: &Grey, place: &Place) -> Grey {
    let (middle, cell) = (place.at(4.5, 4.5), cell(place));
    let light = |at: usize| {
        let (x, y) = ((at % picture.width()) as f32, (at / picture.width()) as f32);
        let far = ((x - middle.0) * 0.8 + (y - middle.1) * 0.6) / cell;
        1. - 0.5 / (1. + (-far / 0.15).exp())
    };
    let pixels = picture
        .pixels()
        .iter()
        .enumerate()
        .map(|(at, &pixel)| (f32::from(pixel) * light(at)) as u8);
    Grey::new(picture.width(), picture.height(), pixels.collect()).expect("pixels")
}

/// With so much of the light.
fn dimmed(picture: &Grey, light: f32) -> Grey {
    let pixels = picture.pixels().iter().map(|&pixel| (f32::from(pixel) * light) as u8);
    Grey::new(picture.width(), picture.height(), pixels.collect()).expect("pixels")
}

/// Packed as a JPEG of this quality, of 100, and unpacked again.
fn as_jpeg(picture: &Grey, quality: u8) -> Grey {
    let mut file = Vec::new();
    let (width, height) = (picture.width() as u32, picture.height() as u32);
    JpegEncoder::new_with_quality(&mut file, quality)
        .encode(picture.pixels(), width, height, ExtendedColorType::L8)
        .expect("a JPEG");
    let pixels = image::load_from_memory(&file).expect("a picture").to_luma8().into_raw();
    Grey::new(picture.width(), picture.height(), pixels).expect("pixels")
}

/// The straightened grid, and beside it without a gap the same with its first band last, on paper.
fn twice(picture: &Grey, place: &Place) -> Grey {
    let grid = place.straighten(picture);
    let (side, margin) = (grid.width(), grid.width() / 9);
    let (width, height) = (2 * (side + margin), side + 2 * margin);
    let mut shades = grid.pixels().to_vec();
    shades.sort_unstable();
    let mut pixels = vec![shades[shades.len() / 2]; width * height];
    for (row, line) in grid.pixels().chunks_exact(side).enumerate() {
        for (row, left) in [(row, margin), ((row + side / 3 * 2) % side, margin + side)] {
            pixels[(margin + row) * width + left..][..side].copy_from_slice(line);
        }
    }
    Grey::new(width, height, pixels).expect("pixels")
}
