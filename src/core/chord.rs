//! [`Chord`]: a key and the modifiers held with it, as pressed, as kept in the settings and as shown.

/// A key press as the browser reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The physical key: `KeyZ`, `Digit1`, `Numpad1`, `ArrowUp`.
    pub code: String,
    /// The character or name that the layout gives it: `z`, `?`, `Enter`.
    pub key: String,
    /// Which modifiers are held.
    pub held: Held,
}

/// Keys that mean nothing alone, by the names that layouts give them.
const MODIFIERS: [&str; 6] = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

impl KeyPress {
    /// Whether it is a modifier alone.
    pub fn is_modifier(&self) -> bool {
        MODIFIERS.contains(&&*self.key)
    }
}

/// Modifiers held with a key. Command counts as Control.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Held {
    /// Control or Command.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt or Option.
    pub alt: bool,
}

/// A key and the modifiers held with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chord {
    /// The physical key.
    pub code: String,
    /// The modifiers.
    pub held: Held,
}

impl Chord {
    /// What is pressed; none for a modifier alone and for what the page must keep.
    pub fn of(press: &KeyPress) -> Option<Chord> {
        let kept = ["Escape", "Tab", "F5", "F11", "F12", ""].contains(&&*press.code);
        let is_chord = !kept && !press.is_modifier();
        is_chord.then(|| Chord { code: press.code.clone(), held: press.held })
    }
    /// As settings keep it: `Control+Shift+KeyZ`.
    pub fn print(&self) -> String {
        self.join("+", |code| code.to_owned())
    }
    /// As a player reads it: `Ctrl + Shift + Z`; `name` is the word for a key that has none on it.
    pub fn shown(&self, name: impl Fn(KeyName) -> String) -> String {
        let shift = Held { shift: true, ..Held::default() };
        if self.code == "Slash" && self.held == shift {
            return "?".to_owned();
        }
        self.join(" + ", |code| name(KeyName::of(code))).replace("Control", "Ctrl")
    }
    fn join(&self, gap: &str, name: impl Fn(&str) -> String) -> String {
        let Held { control, shift, alt } = self.held;
        let held = [(control, "Control"), (alt, "Alt"), (shift, "Shift")];
        let held = held.into_iter().filter(|(on, _)| *on).map(|(_, name)| name.to_owned());
        held.chain([name(&self.code)]).collect::<Vec<_>>().join(gap)
    }
    /// Reads what [`print`](Self::print) wrote.
    pub fn read(text: &str) -> Option<Chord> {
        let mut held = Held::default();
        let mut words = text.split('+').collect::<Vec<_>>();
        let code = words.pop().filter(|code| !code.is_empty())?.to_owned();
        for word in words {
            match word {
                "Control" => held.control = true,
                "Alt" => held.alt = true,
                "Shift" => held.shift = true,
                _ => return None,
            }
        }
        Some(Chord { code, held })
    }
    /// Whether this is what was pressed.
    pub fn is(&self, press: &KeyPress) -> bool {
        is_at(&self.code, press) && self.held == press.held
    }
}

/// What a key is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyName<'a> {
    /// What is printed on it.
    Printed(&'a str),
    /// The space bar.
    Space,
    /// The key for menus.
    Menu,
    /// A key of the numeric pad, and what is printed on it.
    Pad(&'a str),
}

/// Keys with a sign on them, as most layouts have it.
const SIGNS: [(&str, &str); 22] = [
    ("Period", "."),
    ("Comma", ","),
    ("Slash", "/"),
    ("Semicolon", ";"),
    ("Quote", "'"),
    ("Backquote", "`"),
    ("Minus", "−"),
    ("Equal", "="),
    ("BracketLeft", "["),
    ("BracketRight", "]"),
    ("Backslash", "\\"),
    ("ArrowUp", "↑"),
    ("ArrowDown", "↓"),
    ("ArrowLeft", "←"),
    ("ArrowRight", "→"),
    ("PageUp", "Page Up"),
    ("PageDown", "Page Down"),
    ("Add", "+"),
    ("Subtract", "−"),
    ("Multiply", "×"),
    ("Divide", "÷"),
    ("Decimal", "."),
];

impl KeyName<'_> {
    fn of(code: &str) -> KeyName<'_> {
        let sign = |code| SIGNS.iter().find(|(of, _)| *of == code).map_or(code, |(_, sign)| *sign);
        let plain = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
        match (code, plain, code.strip_prefix("Numpad")) {
            ("Space", ..) => KeyName::Space,
            ("ContextMenu", ..) => KeyName::Menu,
            (_, Some(plain), _) => KeyName::Printed(plain),
            (_, None, Some(key)) => KeyName::Pad(sign(key)),
            (_, None, None) => KeyName::Printed(sign(code)),
        }
    }
}

/// Whether the press is on this key. With Control the letter counts that the layout gives it.
fn is_at(code: &str, press: &KeyPress) -> bool {
    let letter = |key: &str| key.len() == 1 && key.as_bytes()[0].is_ascii_alphabetic();
    match code.strip_prefix("Key") {
        Some(ours) if press.held.control && letter(&press.key) => {
            ours.eq_ignore_ascii_case(&press.key)
        }
        _ => code == press.code,
    }
}
