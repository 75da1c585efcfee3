"""An ocean of Finspan: what lies in the slots, how tokens grow, school and move, and the cards beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tairyo.games.finspan.cards import NO_FISH
from tairyo.games.finspan.mat import RAYS, SLOTS

SCHOOL_OF: Final = 3
"""So many young in a slot make a school (FS-48)."""

TOKENS: Final = ("egg", "young", "school")
EGG_TOKEN: Final = 0
YOUNG_TOKEN: Final = 1
SCHOOL_TOKEN: Final = 2


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class Ocean:
    """The ocean of one seat. Sets of slots are bits."""

    fish: list[int]  # by slot: the visible fish, or NO_FISH
    beneath: list[tuple[int, ...]]  # by slot: consumed fish, the lowest first
    filled: int  # slots with a visible fish
    eggs: int
    young: list[int]  # by slot
    schools: int
    hand: list[int]
    discard: list[int]
    plays: int  # divers in the play box
    dives: list[int]  # by column: divers at its bottom
    weeks: list[tuple[int, int]]  # by finished week: points of its achievement, and its bonus

    def __init__(self) -> None:
        self.fish = [NO_FISH] * SLOTS
        self.beneath = [()] * SLOTS
        self.filled = 0
        self.eggs = 0
        self.young = [0] * SLOTS
        self.schools = 0
        self.hand = []
        self.discard = []
        self.plays = 0
        self.dives = [0, 0, 0]
        self.weeks = []

    # ---- fish -------------------------------------------------------------------------------

    def lay(self, card: int, slot: int) -> int:
        """FS-25, FS-26: a fish comes into a slot, over what lies there; the covered fish, or NO_FISH.

        Tokens belong to the slot, so they pass to the new fish.
        """
        covered = self.fish[slot]
        if covered != NO_FISH:
            self.beneath[slot] += (covered,)
        self.fish[slot] = card
        self.filled |= 1 << slot
        return covered

    def tuck(self, card: int, slot: int) -> None:
        """FS-53: a card goes under the fish of a slot."""
        self.beneath[slot] += (card,)

    def open_to(self, fits: int, length: int, covers: bool, lengths: tuple[int, ...]) -> int:
        """FS-25: of these slots those that take a fish so long: empty ones, unless it must cover
        (FS-21), and those whose visible fish is shorter.
        """
        taking = 0 if covers else fits & ~self.filled
        bits = fits & self.filled
        fish = self.fish
        while bits:
            bit = bits & -bits
            bits ^= bit
            if lengths[fish[bit.bit_length() - 1]] < length:
                taking |= bit
        return taking

    # ---- tokens -----------------------------------------------------------------------------

    def with_young(self) -> int:
        """The slots that hold young."""
        bits = 0
        bit = 1
        for count in self.young:
            if count:
                bits |= bit
            bit <<= 1
        return bits

    def gather(self, slot: int) -> bool:
        """FS-48, FS-49: three young in a slot without a school become one. Whether they did."""
        if self.young[slot] < SCHOOL_OF or self.schools >> slot & 1:
            return False
        self.young[slot] -= SCHOOL_OF
        self.schools |= 1 << slot
        return True

    def add_young(self, slot: int) -> bool:
        """FS-46: a young comes into a slot. Whether a school forms."""
        self.young[slot] += 1
        return self.gather(slot)

    def hatch(self, slot: int) -> bool:
        """FS-45: the egg of a slot becomes a young. Whether a school forms."""
        self.eggs &= ~(1 << slot)
        return self.add_young(slot)

    def remove(self, token: int, slot: int) -> bool:
        """A token leaves a slot, paid or moved. Whether young that it leaves behind form a school (FS-49)."""
        if token == EGG_TOKEN:
            self.eggs &= ~(1 << slot)
            return False
        if token == YOUNG_TOKEN:
            self.young[slot] -= 1
            return False
        self.schools &= ~(1 << slot)
        return self.gather(slot)

    def holding(self, token: int) -> int:
        """The slots that hold such a token."""
        if token == EGG_TOKEN:
            return self.eggs
        return self.with_young() if token == YOUNG_TOKEN else self.schools

    def reach(self, token: int, slot: int) -> int:
        """Where a young or a school may move from a slot (FS-47): on straight lines, until a young forms
        a school (FS-50), and a school up to another (FS-51).
        """
        bits = 0
        schools, young = self.schools, self.young
        for ray in RAYS[slot]:
            for there in ray:
                if token == YOUNG_TOKEN:
                    bits |= 1 << there
                    if young[there] == SCHOOL_OF - 1 and not schools >> there & 1:
                        break
                elif schools >> there & 1:
                    break
                else:
                    bits |= 1 << there
        return bits

    def mobile_schools(self) -> int:
        """The schools that can move at all."""
        bits = 0
        schools = self.schools
        for slot in range(SLOTS):
            if schools >> slot & 1:
                for ray in RAYS[slot]:
                    if not schools >> ray[0] & 1:
                        bits |= 1 << slot
                        break
        return bits

    # ---- what it counts ---------------------------------------------------------------------

    def eggs_and_young(self) -> int:
        """How many eggs and young there are."""
        return self.eggs.bit_count() + sum(self.young)

    def consumed(self) -> int:
        """How many fish lie beneath others."""
        return sum([len(fish) for fish in self.beneath])

    # ---- housekeeping -----------------------------------------------------------------------

    def copy(self) -> Ocean:
        """An ocean of its own."""
        twin = Ocean.__new__(Ocean)
        twin.fish = self.fish.copy()
        twin.beneath = self.beneath.copy()
        twin.filled = self.filled
        twin.eggs = self.eggs
        twin.young = self.young.copy()
        twin.schools = self.schools
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.plays = self.plays
        twin.dives = self.dives.copy()
        twin.weeks = self.weeks.copy()
        return twin

    def position(self) -> tuple[object, ...]:
        """Everything in it, as nested tuples."""
        return (
            tuple(self.fish),
            tuple(self.beneath),
            (self.eggs, self.schools, tuple(self.young)),
            (tuple(self.hand), tuple(self.discard)),
            (self.plays, tuple(self.dives), tuple(self.weeks)),
        )
