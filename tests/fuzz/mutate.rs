//! Hostile inputs: samples of what a reader reads, changed at random. The input of a number is the same
//! for a seed, whichever thread makes it.

use nonet_engine::types::rng::SeededRng;

/// The most changes of one input.
const MAX_CHANGES: usize = 12;
/// The longest input but for the long ones.
const MAX_BYTES: usize = 16_384;
/// One input of so many is long.
const LONG: usize = 512;
/// One long input of so many is very long.
const VERY_LONG: usize = 128;
/// The length of a long input.
const LONG_BYTES: usize = 100_000;
/// The length of a very long input.
const VERY_LONG_BYTES: usize = 2_000_000;

/// Numbers at the edge of what readers count with.
#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "0", "1", "9", "10", "80", "81", "82", "255", "256", "-1", "+5", "0x7f", "1e309", "NaN", "65536",
    "2147483647", "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999999", "0.5", "-0",
];
/// What means something to some reader.
#[rustfmt::skip]
const TOKENS: &[&str] = &[
    "\n", "\r\n",
    "\r", "\t", " ", "  ", "\0", "\u{feff}", "\u{b}", "\u{85}", "\u{2028}", "\u{a0}", "é", "数独", "９", "．",
    "，", "😀", "e\u{301}", "\u{202e}", "\u{200d}", "ﬁ", "İ", "ß", "\u{10ffff}", ".", "..", ",", ";", ":",
    "|", "+", "-", "_", "*", "?", "!", "#", "##", "//", "/", "\\", "\"", "'", "`", "```", "(", ")", "[",
    "]", "[[", "]]", "{", "}", "<", ">", "</", "/>", "&", "&amp;", "&#0;", "&#x110000;", "<!--", "-->",
    "<![CDATA[", "%", "%00", "%ff", "%E6%95%B0", "@", "=", "~", "^", "$", "\\u0000", "\\ud800", "\\n",
    "null", "true", "None", "[]", "{}", "\"\"", "r1c1", "R9C9", "r10c10", "#p=", "#g=1", "#g=2", "#/play",
    "#/library/", "#learn=", "?puzzle=", "&seed=", "&step=", "?load=", "https://f-puzzles.com/?load=",
    "https://sudokupad.app/scl", "SCv7_32_", "S9B", "pzprv3/", "https://puzz.link/p?sudoku/9/9/",
    "#m=edit&p=", "SAVEFILE:41:", "PARAMS  :4:3x3j", "[Puzzle]", "[State]", "#A", "#D", "#C",
    "<opensudoku>", "<game data=\"", "<ksudoku", "<table>", "<tr>", "<td>", "</td>", "\\hline", "&&",
    "\\\\", "cell(", "clue(1,1,5).", ":0000:x:", "-x", "-2", "x_wing", "full_house",
    "+-------+-------+-------+", "| . . 5 |", "---------", "530070000", "{12}", "123456789", ".........",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "nonet-game 1",
    "nonet-game 2", "nonet-game 3", "nonet-summary 1", "nonet-settings 1", "nonet-learned 1",
    "nonet-collection 1", "nonet-store 2", "nonet/1", "id ", "played ", "from ", "at ", "next ",
    "checkpoint ", "jump ", "undone ", "undone-jump ", "trial ", "- ", "+ ", "givens ", "entries ",
    "moves ", "place ", "deleted ", "puzzles ", "seed=", "clues=", "..", "mask=", "tier=",
];

/// The random numbers of one input of a target.
pub fn rng(seed: u64, target: &str, number: u64) -> SeededRng {
    // FNV-1a: targets have series of their own.
    let name = target.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    SeededRng::new(seed ^ name ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// A sample from one of the groups (all groups are as likely), changed.
pub fn input(samples: &[Vec<Vec<u8>>], rng: &mut SeededRng) -> Vec<u8> {
    let mut input = sample(samples, rng).to_vec();
    input.truncate(MAX_BYTES);
    // Few changes reach further into a reader than many.
    let most = 1 + rng.below(MAX_CHANGES);
    let changes = 1 + rng.below(most);
    for _ in 0..changes {
        change(&mut input, samples, rng);
        // A change may double what the one before has doubled.
        input.truncate(MAX_BYTES);
    }
    if rng.below(LONG) == 0 {
        let length = if rng.below(VERY_LONG) == 0 { VERY_LONG_BYTES } else { LONG_BYTES };
        lengthen(&mut input, length, rng);
    }
    input
}

fn sample<'a>(samples: &'a [Vec<Vec<u8>>], rng: &mut SeededRng) -> &'a [u8] {
    let group = &samples[rng.below(samples.len())];
    &group[rng.below(group.len())]
}

/// Repeats the whole, one line or a few bytes of it, in the middle.
fn lengthen(input: &mut Vec<u8>, length: usize, rng: &mut SeededRng) {
    let piece = match rng.below(3) {
        0 => input.clone(),
        1 => input[line(input, rng)].to_vec(),
        _ => input[range(input.len(), 24, rng)].to_vec(),
    };
    if piece.is_empty() {
        return;
    }
    let at = rng.below(input.len() + 1);
    let count = (length / piece.len()).max(1);
    input.splice(at..at, piece.repeat(count));
}

/// One change.
fn change(input: &mut Vec<u8>, samples: &[Vec<Vec<u8>>], rng: &mut SeededRng) {
    let length = input.len();
    match rng.below(15) {
        0 if length > 0 => input[rng.below(length)] ^= 1 << rng.below(8),
        1 if length > 0 => input[rng.below(length)] = rng.below(256) as u8,
        2 if length > 0 => input[rng.below(length)] = b"0123456789.-+: "[rng.below(15)],
        3 => input.truncate(rng.below(length + 1)),
        4 => drop(input.drain(range(length, 64, rng))),
        5 => {
            let piece = input[range(length, 64, rng)].to_vec();
            insert(input, &piece, rng);
        }
        6 => {
            let piece = input[line(input, rng)].to_vec();
            insert(input, &piece.repeat(1 + rng.below(12)), rng);
        }
        7 => drop(input.drain(line(input, rng))),
        8 => swap_lines(input, rng),
        9 => {
            let other = sample(samples, rng);
            let piece = &other[range(other.len(), 400, rng)];
            insert(input, piece, rng);
        }
        10 => {
            // The beginning of one and the end of another.
            let other = sample(samples, rng);
            input.truncate(rng.below(length + 1));
            input.extend_from_slice(&other[rng.below(other.len() + 1)..]);
        }
        11 => change_number(input, rng),
        12 => {
            let token = token(rng).as_bytes();
            input.splice(0..0, token.iter().copied());
        }
        _ => {
            let token = token(rng).as_bytes();
            insert(input, token, rng);
        }
    }
}

fn token(rng: &mut SeededRng) -> &'static str {
    let from = if rng.below(4) == 0 { NUMBERS } else { TOKENS };
    from[rng.below(from.len())]
}

fn insert(input: &mut Vec<u8>, piece: &[u8], rng: &mut SeededRng) {
    let at = rng.below(input.len() + 1);
    input.splice(at..at, piece.iter().copied());
}

/// A part of so many bytes, at most `most` long; it may be empty.
fn range(length: usize, most: usize, rng: &mut SeededRng) -> std::ops::Range<usize> {
    let start = rng.below(length + 1);
    start..start + rng.below(most.min(length - start) + 1)
}

/// A line with its end.
fn line(input: &[u8], rng: &mut SeededRng) -> std::ops::Range<usize> {
    let at = rng.below(input.len() + 1);
    let start = input[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |before| before + 1);
    let rest = &input[start..];
    start..start + rest.iter().position(|&byte| byte == b'\n').map_or(rest.len(), |end| end + 1)
}

fn swap_lines(input: &mut Vec<u8>, rng: &mut SeededRng) {
    let taken: Vec<u8> = input.drain(line(input, rng)).collect();
    let before = line(input, rng).start;
    input.splice(before..before, taken);
}

/// Another number in place of one that stands there.
fn change_number(input: &mut Vec<u8>, rng: &mut SeededRng) {
    let from = rng.below(input.len() + 1);
    let Some(start) = input[from..].iter().position(u8::is_ascii_digit).map(|at| from + at) else {
        return;
    };
    let end = input[start..].iter().position(|byte| !byte.is_ascii_digit());
    let end = end.map_or(input.len(), |end| start + end);
    let number = match rng.below(3) {
        0 => rng.below(100).to_string(),
        1 => rng.below(1 << 30).to_string(),
        _ => NUMBERS[rng.below(NUMBERS.len())].to_owned(),
    };
    input.splice(start..end, number.into_bytes());
}
