//! The list of commands in the help of `nonet`, in groups: clap's own list has none.

use std::fmt::Write as _;

use clap::Command;
use clap::builder::Styles;

/// The groups, in which each command stands once.
const GROUPS: [(&str, &[&str]); 4] = [
    ("One puzzle or position", &["show", "solve", "check", "hint", "steps", "rate"]),
    ("Lists of puzzles", &["count", "convert", "canon", "transform", "minimal"]),
    ("New puzzles", &["generate", "low-clue"]),
    ("Other", &["techniques", "formats", "cases", "bench", "completions", "man", "help"]),
];

/// What clap says of the command that it adds.
const ABOUT_HELP: &str = "Print this message or the help of the given subcommand(s)";

/// The commands with their help in groups.
pub fn grouped(command: Command) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}{}\n{{options}}{{after-help}}",
        list(&command),
        heading("Options"),
    );
    command.help_template(template)
}

fn heading(text: &str) -> String {
    let header = Styles::default();
    let style = header.get_header();
    format!("{style}{text}:{style:#}")
}

/// The commands, a line each under the headings of their groups.
fn list(command: &Command) -> String {
    let width = GROUPS.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max();
    let width = width.unwrap_or_default();
    let styles = Styles::default();
    let literal = styles.get_literal();
    let mut text = String::new();
    for (group, names) in GROUPS {
        text += &heading(group);
        text.push('\n');
        for name in names {
            let about = about(command, name);
            writeln!(text, "  {literal}{name:width$}{literal:#}  {about}")
                .expect("a text takes whatever is written");
        }
        text.push('\n');
    }
    text
}

/// What a command does, with its other names.
fn about(command: &Command, name: &str) -> String {
    let Some(command) = command.find_subcommand(name) else { return ABOUT_HELP.to_owned() };
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let aliases: Vec<&str> = command.get_visible_aliases().collect();
    match aliases.as_slice() {
        [] => about,
        [alias] => format!("{about} [alias: {alias}]"),
        aliases => format!("{about} [aliases: {}]", aliases.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::definition;

    #[test]
    fn every_command_is_in_one_group() {
        let mut names: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        let definition = definition();
        let mut all: Vec<&str> = definition.get_subcommands().map(Command::get_name).collect();
        all.push("help");
        names.sort_unstable();
        all.sort_unstable();
        assert_eq!(names, all);
    }
}
