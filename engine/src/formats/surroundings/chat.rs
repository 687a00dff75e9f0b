//! Who wrote a line of a chat, and when: `[24/11/26, 09:12:40] Mum: `, `24/11/2026, 09:12 - Mum: `,
//! `Mum — Today at 9:12 AM`.

/// The longest name with a time, in bytes.
const MAX_HEADER: usize = 80;

/// The longest name, in bytes.
const MAX_NAME: usize = 40;

/// Where the name and time end with which a line begins; `None` if it begins with something else.
pub fn header(line: &str) -> Option<usize> {
    let time = time(line)?;
    let before = line[..time.start].trim();
    let is_bracketed = line[time.end..].trim_start().starts_with(']');
    let after = match is_bracketed {
        true => time.end + line[time.end..].find(']')? + 1,
        false => time.end,
    };
    let rest = line[after..].trim();
    let is_alone = rest.is_empty() || rest == ":";
    if is_bracketed && before.starts_with('[') && is_date(&before[1..]) {
        return Some(name_end(line, after).unwrap_or(after));
    }
    if is_bracketed && is_alone && before.contains('[') {
        return Some(line.len());
    }
    if is_date(before) && !before.is_empty() && !is_alone {
        return name_end(line, after);
    }
    let is_header = is_date(before) || time.has_half || is_day(before);
    (is_alone && !is_bracketed && is_header).then_some(line.len())
}

/// Whether a line may be the name of who wrote what stands below.
pub fn is_name(line: &str) -> bool {
    let line = line.trim();
    let is_part = |ch: char| ch.is_alphabetic() || " .'-_".contains(ch);
    !line.is_empty()
        && line.len() <= MAX_NAME
        && line.chars().all(is_part)
        && line.contains(char::is_alphabetic)
}

/// A time of day in a line.
struct Time {
    start: usize,
    end: usize,
    /// Whether it says in which half of the day.
    has_half: bool,
}

/// The first time of day of a line: `9:12`, `09:12:40`, `9:12 AM`.
fn time(line: &str) -> Option<Time> {
    let bytes = line.as_bytes();
    let head = &bytes[..bytes.len().min(MAX_HEADER)];
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let colon = (1..head.len()).find(|&at| head[at] == b':' && digit(at - 1))?;
    let start = colon - 1 - usize::from(colon > 1 && digit(colon - 2));
    let is_begun = start == 0 || !(digit(start - 1) || bytes[start - 1] == b':');
    if !(is_begun && digit(colon + 1) && digit(colon + 2)) {
        return None;
    }
    let mut end = colon + 3;
    if bytes.get(end) == Some(&b':') && digit(end + 1) && digit(end + 2) {
        end += 3;
    }
    let is_ended = bytes.get(end).is_none_or(|byte| b" ],)\t".contains(byte));
    let rest = line.get(end..).filter(|_| is_ended)?;
    let half = rest
        .trim_start()
        .get(..2)
        .filter(|half| ["am", "pm"].iter().any(|known| half.eq_ignore_ascii_case(known)));
    if half.is_some() {
        end += rest.len() - rest.trim_start().len() + 2;
    }
    Some(Time { start, end, has_half: half.is_some() })
}

/// Where the name ends that follows a time: behind its colon, or between angle brackets.
fn name_end(line: &str, from: usize) -> Option<usize> {
    let rest = line[from..].trim_start_matches([' ', '-', ',']);
    let start = line.len() - rest.len();
    let end = match rest.starts_with('<') {
        true => rest.find('>')?,
        false => rest.find(':')?,
    };
    let name = &rest[..end];
    (name.len() <= MAX_NAME && name.contains(char::is_alphabetic)).then_some(start + end + 1)
}

/// Whether a text is a date in numbers, or nothing.
fn is_date(text: &str) -> bool {
    text.chars().all(|ch| ch.is_ascii_digit() || "/.-, ".contains(ch))
        && (text.is_empty() || text.matches(['/', '.', '-']).count() >= 2)
}

/// Whether a text ends with a day, or with what stands between a name and a time.
fn is_day(text: &str) -> bool {
    let word = text.split(' ').next_back().unwrap_or("");
    word == "at" || word == "-" || word.contains(|ch: char| ch.is_ascii_digit()) && is_date(word)
}
