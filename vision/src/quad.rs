//! Four-sided figures around pieces.

/// A figure that is so many times as long as wide may be two grids.
const LONG: f32 = 1.7;

/// In pixels, from the left and from the top.
pub(crate) type Point = (f32, f32);

/// Four corners in the order of the clock, first the one nearest to the top left.
pub(crate) type Quad = [Point; 4];

/// Twice the area to the right of the way from `a` over `b` to `c` (the vertical axis points down).
fn bend(a: Point, b: Point, c: Point) -> f32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

pub(crate) fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// In square pixels; negative against the clock.
pub(crate) fn area(quad: &Quad) -> f32 {
    (bend(quad[0], quad[1], quad[2]) + bend(quad[0], quad[2], quad[3])) / 2.
}

/// The mean length of the sides.
pub(crate) fn side(quad: &Quad) -> f32 {
    (0..4).map(|at| distance(quad[at], quad[(at + 1) % 4])).sum::<f32>() / 4.
}

/// Whether the corners turn the same way everywhere and no side is tiny: only then is there a projection.
pub(crate) fn is_sound(quad: &Quad) -> bool {
    let whole = area(quad);
    let corner = |at: usize| bend(quad[at], quad[(at + 1) % 4], quad[(at + 2) % 4]);
    let finite = quad.iter().all(|point| point.0.abs() < 1e5 && point.1.abs() < 1e5);
    finite && whole > 64. && (0..4).all(|at| corner(at) > whole * 0.2)
}

/// Whether all corners lie within `reach` pixels of the other's.
pub(crate) fn is_near(a: &Quad, b: &Quad, reach: f32) -> bool {
    a.iter().zip(b).all(|(a, b)| (a.0 - b.0).abs() < reach && (a.1 - b.1).abs() < reach)
}

fn middle(quad: &Quad) -> Point {
    let sum = quad.iter().fold((0., 0.), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (sum.0 / 4., sum.1 / 4.)
}

/// Whether two figures cannot both be grids beside each other.
pub(crate) fn is_over(a: &Quad, b: &Quad) -> bool {
    distance(middle(a), middle(b)) < 0.35 * (side(a) + side(b))
}

/// Whether a figure is read before another: it is further up, or to the left of it in the same row.
pub(crate) fn is_before(a: &Quad, b: &Quad) -> bool {
    let (from, to) = (middle(a), middle(b));
    let down = to.1 - from.1;
    if down.abs() > side(a) / 2. { down > 0. } else { to.0 > from.0 }
}

/// The corners of the smallest convex figure around points that come in rows from the top, in the
/// order of the clock.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut hull: Vec<Point> = Vec::new();
    let chain = |hull: &mut Vec<Point>, floor: usize, point: Point| {
        while hull.len() >= floor + 2
            && bend(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.
        {
            hull.pop();
        }
        hull.push(point);
    };
    for &point in points {
        chain(&mut hull, 0, point);
    }
    let floor = hull.len().saturating_sub(1);
    for &point in points.iter().rev() {
        chain(&mut hull, floor, point);
    }
    hull.pop();
    hull
}

/// Points that come in rows from the top: the leftmost and the rightmost of each row.
fn ends_of_rows(points: &[Point]) -> Vec<Point> {
    let mut ends: Vec<Point> = Vec::new();
    for row in points.chunk_by(|a, b| a.1 == b.1) {
        ends.extend([row[0], row[row.len() - 1]]);
    }
    ends
}

/// The order that the product wants: by the clock, first the corner nearest to the top left.
pub(crate) fn ordered(mut quad: Quad) -> Quad {
    if area(&quad) < 0. {
        quad.reverse();
    }
    let sum = |at: &usize| quad[*at].0 + quad[*at].1;
    let first = (0..4).min_by(|a, b| sum(a).total_cmp(&sum(b))).unwrap_or(0);
    quad.rotate_left(first);
    quad
}

/// Up to three figures of four corners around the points of a piece.
pub(crate) fn around(points: &[Point]) -> Vec<Quad> {
    let hull = hull(&ends_of_rows(points));
    let mut quads: Vec<Quad> = Vec::new();
    for quad in
        [outermost(&hull), largest_inside(&hull), tightest_around(&hull)].into_iter().flatten()
    {
        let quad = ordered(quad);
        if is_sound(&quad) && !quads.iter().any(|other| is_near(other, &quad, 6.)) {
            quads.push(quad);
        }
    }
    quads
}

/// The halves of a figure that is about twice as long as wide: grids that touch.
pub(crate) fn halves(&[a, b, c, d]: &Quad) -> Option<[Quad; 2]> {
    let half = |from: Point, to: Point| ((from.0 + to.0) / 2., (from.1 + to.1) / 2.);
    let (across, down) = (distance(a, b), distance(a, d));
    if across > LONG * down {
        let (top, bottom) = (half(a, b), half(d, c));
        Some([[a, top, bottom, d], [top, b, c, bottom]])
    } else if down > LONG * across {
        let (left, right) = (half(a, d), half(b, c));
        Some([[a, b, right, left], [left, right, c, d]])
    } else {
        None
    }
}

/// The points furthest towards the four corners of the picture.
fn outermost(hull: &[Point]) -> Option<Quad> {
    let furthest = |right: f32, down: f32| {
        let along = |point: &Point| point.0 * right + point.1 * down;
        hull.iter().copied().max_by(|a, b| along(a).total_cmp(&along(b)))
    };
    Some([furthest(-1., -1.)?, furthest(1., -1.)?, furthest(1., 1.)?, furthest(-1., 1.)?])
}

/// The four points of a convex figure that span the largest area. At most 64 points are looked at.
fn largest_inside(hull: &[Point]) -> Option<Quad> {
    let every = hull.len().div_ceil(64).max(1);
    let points: Vec<Point> = hull.iter().copied().step_by(every).collect();
    let count = points.len();
    let mut best: Option<(f32, Quad)> = None;
    for a in 0..count {
        for c in a + 2..count {
            let furthest = |from: usize, many: usize| furthest(&points, (a, c), from, many);
            let (b, d) = (furthest(a + 1, c - a - 1), furthest(c + 1, count - 1 - c + a));
            let spanned = b.0 + d.0;
            if d.0 >= 0. && best.is_none_or(|best| spanned > best.0) {
                best = Some((spanned, [points[a], points[b.1], points[c], points[d.1]]));
            }
        }
    }
    best.map(|best| best.1)
}

/// The point that is furthest from the line through two others, of `many` from one on, with the first after the last:
/// twice the area of the triangle with the two, below 0 where there is no point, and its place.
fn furthest(points: &[Point], line: (usize, usize), from: usize, many: usize) -> (f32, usize) {
    let mut best = (-1., from);
    for at in (from..from + many).map(|at| at % points.len()) {
        let height = bend(points[line.0], points[at], points[line.1]).abs();
        best = if height < best.0 { best } else { (height, at) };
    }
    best
}

/// Drops the side whose loss adds the least area until four are left: right for corners that are cut off.
fn tightest_around(hull: &[Point]) -> Option<Quad> {
    let mut points = hull.to_vec();
    while points.len() > 4 {
        let (_, at, corner) = (0..points.len())
            .filter_map(|at| outside_corner(&points, at).map(|(added, corner)| (added, at, corner)))
            .min_by(|a, b| a.0.total_cmp(&b.0))?;
        let next = (at + 1) % points.len();
        points[at] = corner;
        points.remove(next);
    }
    points.try_into().ok()
}

/// Where the sides before and after the side from `at` meet, and the area that this adds.
fn outside_corner(points: &[Point], at: usize) -> Option<(f32, Point)> {
    let point = |step: usize| points[(at + points.len() + step - 1) % points.len()];
    let (a, b, c, d) = (point(0), point(1), point(2), point(3));
    let (along, back) = ((b.0 - a.0, b.1 - a.1), (c.0 - d.0, c.1 - d.1));
    let turn = along.0 * back.1 - along.1 * back.0;
    let far = ((c.0 - b.0) * back.1 - (c.1 - b.1) * back.0) / turn;
    let corner = (b.0 + along.0 * far, b.1 + along.1 * far);
    let added = bend(b, corner, c).abs();
    (turn.abs() > 1e-6 && far >= 0. && added.is_finite()).then_some((added, corner))
}
