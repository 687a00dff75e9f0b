type Grid = [u8; 81];

pub fn solve(
    grid: &mut Grid,
    random: &mut dyn FnMut(usize) -> usize,
    step: &mut dyn FnMut(&str),
) -> bool {
    let mut cells: Vec<usize> = (0..81).filter(|&cell| grid[cell] == 0).collect();
    let Some(fewest) = cells.iter().map(|&cell| digits(grid, cell).len()).min() else {
        step("solution"); // @solution
        return true;
    };
    cells.retain(|&cell| digits(grid, cell).len() == fewest);
    let cell = cells[random(cells.len())];
    if fewest == 0 {
        step("dead end"); // @dead_end
    }
    for digit in digits(grid, cell) {
        step(if fewest > 1 { "guess" } else { "forced" });
        grid[cell] = digit; // @guess @forced
        if solve(grid, random, step) {
            return true;
        }
        grid[cell] = 0; // @backtrack
    }
    false // @end
}

fn digits(grid: &Grid, cell: usize) -> Vec<u8> {
    let sees = |other: usize| {
        let is_line = cell / 9 == other / 9 || cell % 9 == other % 9;
        is_line || (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3)
    };
    (1..=9).filter(|&digit| !(0..81).any(|other| grid[other] == digit && sees(other))).collect()
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    let cells = line.trim().bytes().map(|cell| cell.saturating_sub(b'0'));
    let mut grid: Grid = cells.collect::<Vec<_>>().try_into().expect("81 cells");
    let mut state = 1_u64;
    let mut random = |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % bound
    };
    solve(&mut grid, &mut random, &mut |step| eprintln!("{step}"));
    println!("{}", grid.map(|digit| digit.to_string()).concat());
}
