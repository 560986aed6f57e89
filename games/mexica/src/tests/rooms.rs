use patolli_game::harness::imports_upwards;

#[test]
fn a_room_knows_only_those_below_it() {
    let rooms = ["components", "board", "format", "rules", "views", "heuristics"];
    let upwards = imports_upwards(env!("CARGO_MANIFEST_DIR"), &rooms);
    assert!(upwards.is_empty(), "{upwards:#?}");
}
