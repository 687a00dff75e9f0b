//! The list of browser stories in e2e/README.md: every story that it names is there.

use std::fs;

#[test]
fn every_story_that_the_list_names_exists() {
    let list = fs::read_to_string("e2e/README.md").expect("the list of stories");
    let mut named = 0;
    for row in list.lines().filter(|line| line.contains(".spec.mjs` | ")) {
        let [_, _, file, title, _] = *row.split('|').map(str::trim).collect::<Vec<_>>() else {
            panic!("not three columns: {row}")
        };
        let file = file.trim_matches('`');
        let stories = fs::read_to_string(format!("e2e/{file}")).expect(file);
        let is_there = stories
            .lines()
            .any(|line| line.trim_start().starts_with("test(") && line.contains(title));
        assert!(is_there, "{file} has no story named: {title}");
        named += 1;
    }
    assert!(named > 50, "only {named} stories are named");
}
