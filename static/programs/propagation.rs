type Options = Vec<(usize, usize)>; // each a cell and a digit

#[derive(Default)]
pub struct Solver {
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

impl Solver {
    pub fn solve(&mut self, mut grid: [usize; 81]) -> Option<[usize; 81]> {
        while grid.contains(&0) {
            let (cells, places) = requirements(&grid);
            let all = || cells.iter().chain(&places);
            if all().any(Vec::is_empty) {
                self.dead_ends += 1; // @dead_end
                return None;
            }
            if let Some(single) = all().find(|options| options.len() == 1) {
                grid[single[0].0] = single[0].1; // @forced
                continue;
            }
            let fewest = cells.into_iter().min_by_key(Vec::len)?;
            return fewest.into_iter().find_map(|(cell, digit)| {
                self.guesses += 1;
                grid[cell] = digit; // @guess
                self.solve(grid) // @backtrack
            }); // @end
        }
        self.solutions += 1; // @solution
        Some(grid)
    }
}

/// What each empty cell can be, and where each digit can go that a house lacks.
fn requirements(grid: &[usize; 81]) -> (Vec<Options>, Vec<Options>) {
    let mut has = [[false; 10]; 27]; // the digits of each row, column and box
    (0..81).for_each(|cell| houses(cell).iter().for_each(|&house| has[house][grid[cell]] = true));
    let fits = |&(cell, digit): &(usize, usize)| !houses(cell).iter().any(|&h| has[h][digit]);
    let empty = (0..81).filter(|&cell| grid[cell] == 0);
    let cells = empty.map(|cell| (1..=9).map(|digit| (cell, digit)).filter(fits).collect());
    let cells: Vec<Options> = cells.collect();
    let lacks = (0..27).flat_map(|house| (1..=9).map(move |digit| (house, digit)));
    let places = lacks.filter(|&(house, digit)| !has[house][digit]).map(|(house, digit)| {
        let options = cells.iter().flatten().copied();
        options.filter(|&(cell, d)| d == digit && houses(cell).contains(&house)).collect()
    });
    let places = places.collect();
    (cells, places)
}

fn houses(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}
