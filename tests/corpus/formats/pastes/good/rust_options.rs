let grid = vec![
    vec![Some(5), Some(3), None, None, Some(7), None, None, None, None],
    vec![Some(6), None, None, Some(1), Some(9), Some(5), None, None, None],
    vec![None, Some(9), Some(8), None, None, None, None, Some(6), None],
    vec![Some(8), None, None, None, Some(6), None, None, None, Some(3)],
    vec![Some(4), None, None, Some(8), None, Some(3), None, None, Some(1)],
    vec![Some(7), None, None, None, Some(2), None, None, None, Some(6)],
    vec![None, Some(6), None, None, None, None, Some(2), Some(8), None],
    vec![None, None, None, Some(4), Some(1), Some(9), None, None, Some(5)],
    vec![None, None, None, None, Some(8), None, None, Some(7), Some(9)],
];
