type Grid = [u8; 81];
type Options = Vec<(usize, u8)>; // each a cell and a digit

pub fn solve(mut grid: Grid, count: &mut Count) -> Option<Grid> {
    while grid.contains(&0) {
        let (cells, places) = (cells(&grid), places(&grid));
        let all = || cells.iter().chain(&places);
        if all().any(Vec::is_empty) {
            count.dead_ends += 1; // @dead_end
            return None;
        }
        match all().find(|options| options.len() == 1) {
            Some(single) => grid[single[0].0] = single[0].1, // @forced
            None => return guess(&grid, cells, count),
        }
    }
    count.solutions += 1; // @solution
    Some(grid)
}

fn guess(grid: &Grid, cells: Vec<Options>, count: &mut Count) -> Option<Grid> {
    for (cell, digit) in cells.into_iter().min_by_key(Vec::len)? {
        count.guesses += 1;
        let mut with = *grid;
        with[cell] = digit; // @guess
        if let Some(solution) = solve(with, count) {
            return Some(solution);
        } // @backtrack
    }
    None // @end
}

/// What each empty cell can be.
fn cells(grid: &Grid) -> Vec<Options> {
    let empty = (0..81).filter(|&cell| grid[cell] == 0);
    empty
        .map(|cell| (1..=9).map(|d| (cell, d)).filter(|&(c, d)| fits(grid, c, d)).collect())
        .collect()
}

/// Where each digit that a row, column or box lacks can go.
fn places(grid: &Grid) -> Vec<Options> {
    let mut found = Vec::new();
    for house in (0..27).map(house) {
        for digit in (1..=9).filter(|&digit| !house.iter().any(|&cell| grid[cell] == digit)) {
            let free = house.iter().filter(|&&cell| grid[cell] == 0 && fits(grid, cell, digit));
            found.push(free.map(|&cell| (cell, digit)).collect());
        }
    }
    found
}

fn house(number: usize) -> [usize; 9] {
    let at = number % 9;
    std::array::from_fn(|place| match number / 9 {
        0 => 9 * at + place,
        1 => 9 * place + at,
        _ => at / 3 * 27 + at % 3 * 3 + place / 3 * 9 + place % 3,
    })
}

fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    let block = cell / 27 * 3 + cell % 9 / 3;
    [cell / 9, 9 + cell % 9, 18 + block]
        .iter()
        .all(|&at| house(at).iter().all(|&c| grid[c] != digit))
}

#[derive(Default)]
pub struct Count {
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}
