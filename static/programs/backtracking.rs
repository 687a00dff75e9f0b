pub fn solve(grid: &mut [u8; 81], from: usize, step: &mut dyn FnMut(&str)) -> bool {
    let Some(cell) = (from..81).find(|&cell| grid[cell] == 0) else {
        step("solution"); // @solution
        return true;
    };
    let mut fits_none = true;
    for digit in 1..=9 {
        if fits(grid, cell, digit) {
            fits_none = false;
            step("guess");
            grid[cell] = digit; // @guess
            if solve(grid, cell + 1, step) {
                return true;
            }
            grid[cell] = 0; // @backtrack
        }
    }
    if fits_none {
        step("dead end"); // @dead_end
    }
    false // @end
}

fn fits(grid: &[u8; 81], cell: usize, digit: u8) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    let corner = row / 3 * 27 + column / 3 * 3;
    (0..9).all(|at| {
        grid[9 * row + at] != digit
            && grid[9 * at + column] != digit
            && grid[corner + at / 3 * 9 + at % 3] != digit
    })
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    let cells = line.trim().bytes().map(|cell| cell.saturating_sub(b'0'));
    let mut grid: [u8; 81] = cells.collect::<Vec<_>>().try_into().expect("81 cells");
    solve(&mut grid, 0, &mut |step| eprintln!("{step}"));
    println!("{}", grid.map(|digit| digit.to_string()).concat());
}
