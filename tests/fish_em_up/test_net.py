"""Where a card fits: FE-20 to FE-25, and the fast search against the clauses read one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from tairyo.games.fish_em_up.net import Net, Place, covers
from tairyo.games.fish_em_up.tables import CARDS, STEPS, Tables, Turned, read_tables, rim, standard
from tests.fish_em_up.sea import drawing, laid, other_file, refused, table

FULL = ["#####"] * 7
FILLED = {"catch": "fish", "face": drawing(["FF###", "FF###", *FULL[:5]])}


def start() -> Net:
    return Net.start(standard())


def test_fe_20_a_card_is_five_by_seven_cells_and_turns_by_quarters() -> None:
    net = start()
    for turn, size in enumerate([(5, 7), (7, 5), (5, 7), (7, 5)]):
        turned = net.tables.faces[CARDS["A05"]].turned[turn]
        assert (turned.width, turned.height) == size
    # A05 has a bay cut in from the right: a turn to the right brings it to the lower side
    assert [
        "".join(".#"[cell] for cell in row) for row in net.tables.faces[CARDS["A05"]].turned[1].cells
    ] == [
        "#######",
        "#######",
        "#######",
        "###..##",
        "###..##",
    ]


def test_fe_20_the_left_form_of_a_card_is_never_its_right_form() -> None:
    """203 has its step at the right; mirrored it would fit where it must not."""
    step = standard().faces[CARDS["203"]].turned
    mirrored = tuple(row[::-1] for row in step[0].cells)
    assert all(turned.cells != mirrored for turned in step)


def test_fe_21_the_topmost_card_shows() -> None:
    net = laid(start(), "A05", 0, -4, 0)
    assert net.rows() == (0, -4, ("#####", "#####", "###..", "###..", *["#####"] * 7))
    assert (3, -2) not in net.picture()
    assert (3, 0) in net.picture()


def test_fe_22_a_card_covers_net() -> None:
    state = table(hands={0: "A05"})
    clause, code, _ = refused(state, 0, "lay A05 0 -7 0")
    assert (clause, code) == ("FE-22", "off-net")
    assert refused(state, 0, "lay A05 40 40 0")[0] == "FE-22"


@pytest.mark.parametrize(
    ("action", "code", "x", "y", "side"),
    [
        ("lay A01 -4 -6 0", "open-meets-sea", -4, 0, "south"),
        ("lay A01 -4 -5 0", "rope-meets-net", 0, 0, "east"),
        ("lay A01 -4 -2 0", "sea-meets-open", 0, 0, "east"),
    ],
)
def test_fe_23_a_refusal_names_the_first_seam_that_breaks(
    action: str, code: str, x: int, y: int, side: str
) -> None:
    state = table(hands={0: "A01"})
    clause, found, details = refused(state, 0, action)
    assert (clause, found) == ("FE-23", code)
    assert details == {"card": "A01", "x": x, "y": y, "side": side}


def test_fe_23_open_net_does_not_meet_rope() -> None:
    """A filler open at its lower side, laid beside an arm whose rope it would run into."""
    bay = {"catch": "fish", "face": drawing(["FF###", "FF###", "###..", "###..", *FULL[:3]], "S")}
    hook = {"catch": "crab", "face": drawing(["CC...", "CC...", "#####", *FULL[:4]], "W")}
    state = table(hands={0: "A02"}, net=["A01 0 -4 0"], faces={"A01": bay, "A02": hook})
    clause, code, _ = refused(state, 0, "lay A02 3 -4 0")
    assert clause == "FE-23"
    assert code in {"open-meets-rope", "open-meets-sea"}
    faults = {
        fault.code
        for x in range(-8, 9)
        for y in range(-12, 9)
        if (fault := state.net.fault(CARDS["A02"], Place(x, y, 0)))
    }
    assert "open-meets-rope" in faults


def test_fe_24_no_part_comes_loose() -> None:
    """A belt of sea laid across the net would cut it in two."""
    belt = {
        "catch": "fish",
        "face": drawing(["FF###", "FF###", "#####", ".....", ".....", ".....", "#####"], "NS"),
    }
    state = table(hands={0: "A01"}, net=["A05 0 -6 0"], faces={"A01": belt})
    assert refused(state, 0, "lay A01 0 -1 0")[:2] == ("FE-24", "loose")
    assert Place(0, -1, 0) not in state.net.places(CARDS["A01"])


def test_fe_24_no_sea_is_shut_in() -> None:
    """A cap over the notch of A07 would close it to a hole."""
    cap = {"catch": "fish", "face": drawing(["FF###", "FF###", *FULL[:4], "##..#"], "S")}
    state = table(hands={0: "A01"}, net=["A07 0 -6 0"], faces={"A01": cap})
    clause, code, details = refused(state, 0, "lay A01 0 -12 0")
    assert (clause, code) == ("FE-24", "hole")
    assert (details["x"], details["y"]) == (2, -6)


def test_fe_24_a_corner_shuts_the_sea_in_as_well() -> None:
    """All seams of 302 would be right here, but it would touch A18 at a corner and close the bay."""
    state = table(hands={0: "302"}, net=["A18 -2 -5 0"])
    assert refused(state, 0, "lay 302 -5 -3 3")[:2] == ("FE-24", "hole")
    assert Place(-5, -3, 3) not in state.net.places(CARDS["302"])


def test_fe_24_a_card_closed_all_round_must_swallow_the_whole_net() -> None:
    closed = read_tables(other_file({"A01": FILLED}))
    net = Net.start(closed)
    assert net.places(CARDS["A01"]) == (Place(0, 0, 0), Place(0, 0, 2))
    assert laid(net, "A05", 0, -6, 0).places(CARDS["A01"]) == ()


def test_fe_25_trying_a_position_changes_nothing() -> None:
    state = table(hands={0: "A05"})
    before = state.hash()
    for y in range(-9, 9):
        state.net.fault(CARDS["A05"], Place(0, y, 0))
    assert state.hash() == before


# ---- the search against the clauses ------------------------------------------------------------

NETS = 4_000
CARDS_A_NET = 5

OTHERS = {
    "A01": {"catch": "fish", "face": drawing(["FF###", "FF###", *FULL[:4], "##..#"], "S")},
    "A02": {"catch": "crab", "face": drawing(["CC###", "CC###", ".....", *FULL[:4]], "NS")},
    "A03": {"catch": "trash", "face": drawing(["TT.##", "TT.##", *["##.##"] * 5], "NS")},
    "A04": {"catch": "seahorse", "face": drawing(["SS###", "SS###", *FULL[:5]], "EW")},
    "A05": {"catch": "fish", "face": drawing(["FF.##", "FF.##", *FULL[:3], "##.##", "##.##"], "NS")},
    "A06": {"catch": "fish", "face": drawing(["FF###", "FF###", *FULL[:5]], "NESW")},
    "A07": FILLED,
}
"""Faces whose rim has several runs of open sides, or none, or nothing else."""

Picture = Mapping[tuple[int, int], int]


class Reading:
    """A net as the clauses read it: what every net cell shows, side by side."""

    def __init__(self, net: Net) -> None:
        self.picture: Picture = net.picture()
        columns, rows = [x for x, _ in self.picture], [y for _, y in self.picture]
        self.columns = range(min(columns) - 7, max(columns) + 2)
        self.rows = range(min(rows) - 7, max(rows) + 2)
        self.open = [
            [cell for cell, roped in self.picture.items() if not roped >> side & 1] for side in range(4)
        ]

    def places(self, net: Net, card: int) -> tuple[Place, ...]:
        """Every place that the clauses allow."""
        found = []
        for turn, turned in enumerate(net.tables.faces[card].turned):
            seams = [
                (x, y, x + STEPS[side][0], y + STEPS[side][1], side, self.kind(turned, x, y, side))
                for x, y, side in rim(turned.width, turned.height)
            ]
            for x, y in self.candidates(seams):
                if self.seams_hold(seams, x, y) and is_one_rope(self.after(turned, x, y)):
                    found.append(Place(x, y, turn))
        return tuple(sorted(found, key=lambda place: (place.turn, place.y, place.x)))

    @staticmethod
    def kind(turned: Turned, x: int, y: int, side: int) -> str:
        """What a card shows over a side of its rim."""
        if not turned.cells[y][x]:
            return "sea"
        return "open" if (x, y, side) in turned.open else "rope"

    def candidates(self, seams: list[tuple[int, int, int, int, int, str]]) -> Iterator[tuple[int, int]]:
        """FE-23: a card's first open side lies where the net is open; FE-22 for a card without."""
        for x, y, _, _, side, kind in seams:
            if kind == "open":
                for column, row in self.open[side]:
                    yield column - x, row - y
                return
        for row in self.rows:
            for column in self.columns:
                if any((column + x, row + y) in self.picture for x in range(7) for y in range(7)):
                    yield column, row

    def seams_hold(self, seams: list[tuple[int, int, int, int, int, str]], x: int, y: int) -> bool:
        """FE-23 at the card's rim: open net on open net, rope on sea, sea on sea or rope."""
        for _, _, beyond_x, beyond_y, side, kind in seams:
            beyond = self.picture.get((x + beyond_x, y + beyond_y))
            if beyond is None:
                if kind == "open":
                    return False
            elif kind == "rope" or (kind == "open") == bool(beyond >> (side + 2) % 4 & 1):
                return False
        return True

    def after(self, turned: Turned, x: int, y: int) -> set[tuple[int, int]]:
        """FE-21: the net cells when the card lies; none if it covers no net (FE-22)."""
        card = {(x + column, y + row) for row in range(turned.height) for column in range(turned.width)}
        if card.isdisjoint(self.picture):
            return set()
        own = {
            (x + column, y + row) for row, cells in enumerate(turned.cells) for column in compressed(cells)
        }
        return (self.picture.keys() - card) | own


def compressed(cells: tuple[int, ...]) -> list[int]:
    """Where a row shows net."""
    return [column for column, cell in enumerate(cells) if cell]


def is_one_rope(net: set[tuple[int, int]]) -> bool:
    """FE-24: the rope, walked once with the net at the right hand, has been everywhere."""
    if not net:
        return False
    sides = {
        (cell, side) for cell in net for side, step in enumerate(STEPS) if _beyond(cell, step) not in net
    }
    here = first = next(iter(sides))
    for walked in range(1, len(sides) + 1):
        cell, side = here
        ahead = _beyond(cell, STEPS[(side + 1) % 4])
        corner = _beyond(ahead, STEPS[side])
        if ahead not in net:
            here = (cell, (side + 1) % 4)
            if corner in net:
                return False  # two parts that touch at a corner
        else:
            here = (corner, (side + 3) % 4) if corner in net else (ahead, side)
        if here == first:
            return walked == len(sides)
    return False


def _beyond(cell: tuple[int, int], step: tuple[int, int]) -> tuple[int, int]:
    return cell[0] + step[0], cell[1] + step[1]


def grown(tables: Tables, cards: int, rng: Random) -> Net:
    """A net of cards laid at random."""
    net = Net.start(tables)
    for _ in range(cards):
        for card in rng.sample(playable(tables), 6):
            places = net.places(card)
            if places:
                net = net.lay(card, rng.choice(places), 0)
                break
    return net


def playable(tables: Tables) -> list[int]:
    """The cards that can be laid."""
    return [card for card, face in enumerate(tables.faces) if face.turned and card]


def agree(nets: int, sizes: tuple[int, ...], seed: str) -> int:
    """Compare the search with the reading on so many nets; how many legal places there were."""
    kinds = (standard(), standard(), read_tables(other_file(OTHERS)))
    legal = 0
    for number in range(nets):
        rng = Random(f"{seed} {number}")
        tables = kinds[number % 3]
        net = grown(tables, rng.choice(sizes), rng)
        reading = Reading(net)
        cards = rng.sample(playable(tables), CARDS_A_NET)
        if number % 3 == 2:
            cards = [*rng.sample(range(1, 8), 2), *cards[2:]]
        for card in cards:
            found = net.places(card)
            assert found == reading.places(net, card), (net.laid, card)
            legal += len(found)
    return legal


def test_the_search_agrees_with_the_clauses_on_20_000_nets_and_cards() -> None:
    assert agree(NETS, (0, 1, 1, 2, 2), "net") > 4 * NETS


@pytest.mark.long
def test_the_search_agrees_with_the_clauses_on_large_nets() -> None:
    agree(NETS, (5, 10, 15, 20, 25), "large")


def test_a_refusal_is_given_exactly_where_no_place_is_legal() -> None:
    """Every place around some nets, and what `Net.fault` says of it."""
    for number in range(12):
        rng = Random(f"fault {number}")
        tables = standard() if number % 2 else read_tables(other_file(OTHERS))
        net = grown(tables, number % 5, rng)
        left, top, rows = net.rows()
        card = rng.choice(playable(tables))
        legal = {
            Place(x, y, turn)
            for turn in range(4)
            for y in range(top - 8, top + len(rows) + 2)
            for x in range(left - 8, left + len(rows[0]) + 2)
            if net.fault(card, Place(x, y, turn)) is None
        }
        assert legal == set(net.places(card))


def test_a_net_grows_in_every_direction() -> None:
    net = start()
    for _ in range(60):
        place = min(net.places(CARDS["A05"]), key=lambda place: (place.x + place.y, place))
        net = net.lay(CARDS["A05"], place, 0)
    left, top, rows = net.rows()
    assert min(left, top) < -60
    assert sum(row.count("#") for row in rows) == len(net.picture())


def test_what_a_card_covers_of_a_catch_blocks_it() -> None:
    net = laid(start(), "A05", 0, -6, 0)
    (crab,) = net.shown
    assert (crab.x, crab.y) == (0, -2)
    assert covers(net.tables.faces[CARDS["A05"]].turned[0], Place(0, -3, 0), crab)
    assert not covers(net.tables.faces[CARDS["A05"]].turned[0], Place(0, 0, 0), crab)
    assert net.covered(CARDS["A05"], Place(2, -1, 0)) == []
    assert net.covered(CARDS["A05"], Place(1, -1, 0)) == [crab]
