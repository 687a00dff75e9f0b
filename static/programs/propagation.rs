type Grid = [usize; 81];

pub fn solve(mut grid: Grid, step: &mut dyn FnMut(&str)) -> Option<Grid> {
    while grid.contains(&0) {
        let open = options(&grid);
        let fewest = open.iter().min_by_key(|options| options.len())?;
        if fewest.is_empty() {
            step("dead end"); // @dead_end
            return None;
        }
        if let [(cell, digit)] = fewest[..] {
            step("forced");
            grid[cell] = digit; // @forced
            continue;
        }
        let empty = grid.iter().filter(|&&digit| digit == 0).count();
        let fewest = open[..empty].iter().min_by_key(|options| options.len())?;
        return fewest.iter().find_map(|&(cell, digit)| {
            step("guess");
            grid[cell] = digit; // @guess
            solve(grid, step) // @backtrack
        }); // @end
    }
    step("solution"); // @solution
    Some(grid)
}

/// A digit in a cell meets four needs; this is how each open one can be met, those of cells first.
fn options(grid: &Grid) -> Vec<Vec<(usize, usize)>> {
    let all = || (0..81).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
    let (mut is_open, mut options) = ([true; 324], vec![Vec::new(); 324]);
    let placed = all().filter(|&(cell, digit)| grid[cell] == digit);
    placed.flat_map(needs).for_each(|need| is_open[need] = false);
    for option in all().filter(|&option| needs(option).iter().all(|&need| is_open[need])) {
        needs(option).iter().for_each(|&need| options[need].push(option));
    }
    (0..324).filter(|&need| is_open[need]).map(|need| options[need].clone()).collect()
}

/// The cell needs a digit; its row, its column and its box need this one.
fn needs((cell, digit): (usize, usize)) -> [usize; 4] {
    let houses = [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3];
    let [row, column, block] = houses.map(|house| 80 + 9 * house + digit);
    [cell, row, column, block]
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    let cells = line.trim().bytes().map(|cell| usize::from(cell.saturating_sub(b'0')));
    let grid: Grid = cells.collect::<Vec<_>>().try_into().expect("81 cells");
    let grid = solve(grid, &mut |step| eprintln!("{step}")).unwrap_or(grid);
    println!("{}", grid.map(|digit| digit.to_string()).concat());
}
