//! What happens to a board between the page and the reader's cells.

use crate::chance::Chance;
use crate::jpeg;
use crate::plane::{Map, Plane};
use crate::sheet::Sheet;

/// A picture and where the grid's corners are in it.
struct Shot {
    picture: Plane,
    corners: [[f32; 2]; 4],
}

/// What a picture has most of.
#[derive(Clone, Copy, PartialEq)]
enum Bad {
    Blur,
    Noise,
    Packing,
    Pixels,
}

/// The board as a camera sees it, straightened again with the errors that finding the grid has.
pub fn photographed(chance: &mut Chance, mut sheet: Sheet) -> Plane {
    aged(chance, &mut sheet.plane);
    lit(chance, &mut sheet.plane);
    if chance.happens(0.08) {
        folded(chance, &mut sheet.plane);
    }
    let cell = sheet.cell / 44.0;
    // One thing is bad at a time, or nobody could read it.
    let bad = [Bad::Blur, Bad::Noise, Bad::Packing, Bad::Pixels][chance.below(4)];
    let blur = if bad == Bad::Blur {
        0.12 * chance.between(0.0, 1.0)
    } else {
        0.05 * chance.between(0.0, 1.0).powi(2)
    };
    let blur = (blur * sheet.cell).max(0.3 * cell);
    sheet.plane = sheet.plane.blurred(blur);
    if chance.happens(0.12) {
        sheet.plane = shaken(chance, &sheet.plane, cell);
    }
    let mut shot = shot(chance, &sheet, if bad == Bad::Pixels { 12.0 } else { 18.0 });
    sensed(chance, &mut shot.picture, bad, sheet.contrast);
    straightened(chance, &shot, 1.0)
}

/// The board as a picture of a screen, maybe scaled and packed on the way.
pub fn captured(chance: &mut Chance, sheet: &Sheet) -> Plane {
    let (side, edge) = (sheet.plane.width as f32, (sheet.cell / 2.0).floor());
    let end = edge + 9.0 * sheet.cell;
    let scale =
        if chance.happens(0.4) { chance.scale((15.0 / sheet.cell).min(0.9), 1.0) } else { 1.0 };
    let size = (side * scale) as usize;
    let scale = size as f32 / side;
    let mut picture = sheet.plane.clone();
    if scale < 1.0 {
        picture = picture.blurred(0.4 / scale).moved(size, size, |x, y| [x / scale, y / scale]);
    }
    picture.values.iter_mut().for_each(|value| *value = value.clamp(0.0, 255.0).round());
    if chance.happens(0.4) {
        jpeg::pack(&mut picture, chance.between(40.0, 95.0));
    }
    let corners =
        [[edge, edge], [end, edge], [end, end], [edge, end]].map(|[x, y]| [x * scale, y * scale]);
    straightened(chance, &Shot { picture, corners }, 0.4)
}

/// Show-through and grain of the paper.
fn aged(chance: &mut Chance, plane: &mut Plane) {
    if chance.happens(0.4) {
        let side = plane.width / 6;
        let strength = chance.between(0.0, 5.0);
        let coarse = noise(chance, side, strength);
        let scale = side as f32 / plane.width as f32;
        let smooth = coarse.moved(plane.width, plane.height, |x, y| [x * scale, y * scale]);
        add(plane, &smooth);
    }
    if chance.happens(0.5) {
        let strength = chance.between(0.0, 10.0);
        let grain = noise(chance, plane.width, strength).blurred(1.2);
        add(plane, &grain);
    }
}

fn noise(chance: &mut Chance, side: usize, deviation: f32) -> Plane {
    let values = (0..side * side).map(|_| chance.normal(deviation)).collect();
    Plane { width: side, height: side, values }
}

fn add(plane: &mut Plane, other: &Plane) {
    for (value, other) in plane.values.iter_mut().zip(&other.values) {
        *value += other;
    }
}

/// Slanting and bowed light, and the edges of shadows.
fn lit(chance: &mut Chance, plane: &mut Plane) {
    let [gx, gy, bow] = [0.12, 0.12, 0.15].map(|deviation| chance.normal(deviation));
    let shadows = if chance.happens(0.3) { 1 + chance.below(2) } else { 0 };
    let shadows: Vec<[f32; 5]> = (0..shadows)
        .map(|_| {
            let (sin, cos) = chance.between(0.0, 6.283).sin_cos();
            [
                sin,
                cos,
                chance.between(-0.45, 0.45),
                chance.between(0.15, 0.6),
                chance.scale(0.002, 0.05),
            ]
        })
        .collect();
    let side = plane.width as f32;
    for at in 0..plane.values.len() {
        let x = (at % plane.width) as f32 / side - 0.5;
        let y = (at / plane.width) as f32 / side - 0.5;
        let mut light = (1.0 + gx * x + gy * y + bow * (x * x + y * y)).clamp(0.3, 1.6);
        for [sin, cos, off, dark, soft] in &shadows {
            light *= 1.0 - dark / (1.0 + (-(x * cos + y * sin - off) / soft).exp());
        }
        plane.values[at] *= light;
    }
}

/// A fold: a dark or light line with a soft shadow on one side.
fn folded(chance: &mut Chance, plane: &mut Plane) {
    let (sin, cos) = (chance.below(2) as f32 * 1.571 + chance.normal(0.1)).sin_cos();
    let (off, line, shade) =
        (chance.between(-0.45, 0.45), chance.normal(0.25), chance.normal(0.15));
    let (thin, wide) = (chance.scale(0.001, 0.006), chance.between(0.02, 0.1));
    let side = plane.width as f32;
    for at in 0..plane.values.len() {
        let x = (at % plane.width) as f32 / side - 0.5;
        let y = (at / plane.width) as f32 / side - 0.5;
        let far = x * cos + y * sin - off;
        let mut light = 1.0 + line * (-(far / thin).powi(2) / 2.0).exp();
        if far > 0.0 {
            light += shade * (-far / wide).exp();
        }
        plane.values[at] *= light.max(0.2);
    }
}

/// Shaken while it was taken: the mean along a short line.
fn shaken(chance: &mut Chance, plane: &Plane, cell: f32) -> Plane {
    let length = (chance.between(2.0, 7.0) * cell).round().max(2.0) as usize;
    let weights = vec![1.0 / length as f32; length];
    if chance.happens(0.5) {
        return plane.summed_down(&weights);
    }
    plane.transposed().summed_down(&weights).transposed()
}

/// Few pixels, seen from the side, turned.
fn shot(chance: &mut Chance, sheet: &Sheet, least: f32) -> Shot {
    let resolution = chance.scale(least, 46.0).min(sheet.cell * 1.05);
    let side = sheet.plane.width as f32;
    let size = (side * resolution / sheet.cell) as usize;
    let length = size as f32;
    let (sin, cos) = chance.normal(0.07).sin_cos();
    let whole =
        [[-0.43, -0.43], [0.43, -0.43], [0.43, 0.43], [-0.43, 0.43]].map(|[x, y]: [f32; 2]| {
            let (x, y) = (x + chance.normal(0.03), y + chance.normal(0.03));
            [length * (0.5 + x * cos - y * sin), length * (0.5 + x * sin + y * cos)]
        });
    let map = Map::to_corners([[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]])
        .inverse()
        .then(Map::to_corners(whole));
    let shrink = side / length / 0.86;
    let back = map.inverse();
    let smooth = if shrink > 1.2 {
        sheet.plane.blurred(0.45 * (shrink * shrink - 1.0).sqrt())
    } else {
        sheet.plane.clone()
    };
    let edge = (sheet.cell / 2.0).floor();
    let end = edge + 9.0 * sheet.cell;
    let corners = [[edge, edge], [end, edge], [end, end], [edge, end]].map(|[x, y]| map.of(x, y));
    Shot { picture: smooth.moved(size, size, |x, y| back.of(x, y)), corners }
}

/// Noise, sharpening and packing of a camera.
fn sensed(chance: &mut Chance, picture: &mut Plane, bad: Bad, contrast: f32) {
    let deviation = match bad {
        Bad::Noise => chance.between(4.0, 25.0).min(0.3 * contrast),
        _ => (6.0 * chance.between(0.0, 1.0)).min(0.1 * contrast),
    };
    let grain = noise(chance, picture.width, deviation);
    add(picture, &grain);
    if chance.happens(0.2) {
        let (soft, strength) = (picture.blurred(1.2), chance.between(0.3, 1.2));
        for (value, soft) in picture.values.iter_mut().zip(&soft.values) {
            *value += strength * (*value - soft);
        }
    }
    picture.values.iter_mut().for_each(|value| *value = value.clamp(0.0, 255.0).round());
    if chance.happens(0.7) {
        jpeg::pack(
            picture,
            if bad == Bad::Packing {
                chance.between(12.0, 50.0)
            } else {
                chance.between(50.0, 95.0)
            },
        );
    }
}

/// Back to 396 by 396 pixels, with corners that are a little off, a shift, and a wave.
fn straightened(chance: &mut Chance, shot: &Shot, error: f32) -> Plane {
    const SIDE: f32 = 396.0;
    let shift = [chance.normal(0.9 * error), chance.normal(0.9 * error)];
    let corners = [[0.0, 0.0], [SIDE, 0.0], [SIDE, SIDE], [0.0, SIDE]].map(|[x, y]| {
        [x + shift[0] + chance.normal(1.6 * error), y + shift[1] + chance.normal(1.6 * error)]
    });
    let waves: [[f32; 3]; 2] = std::array::from_fn(|_| {
        let height = if chance.happens(0.3) { chance.normal(1.3 * error) } else { 0.0 };
        [height, chance.between(0.01, 0.04), chance.between(0.0, 6.283)]
    });
    let map = Map::to_corners(corners).inverse().then(Map::to_corners(shot.corners));
    let (a, b) = (shot.corners[0], shot.corners[1]);
    let shrink = (a[0] - b[0]).hypot(a[1] - b[1]) / SIDE;
    let smooth = (shrink > 1.6).then(|| shot.picture.blurred(0.4 * shrink));
    let wave = |[height, pace, start]: [f32; 3], along: f32| height * (along * pace + start).sin();
    smooth.as_ref().unwrap_or(&shot.picture).moved(SIDE as usize, SIDE as usize, |x, y| {
        map.of(x + wave(waves[0], y), y + wave(waves[1], x))
    })
}
