"""Cash a Catch in a terminal. What each function of `Face` is for stands in `tairyo.cli.face`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tairyo.games.cash_a_catch.tables import FISH, FULL
from tairyo.kernel.action import Action, Json
from tairyo.text import listed, listed_and

INK, PAPER = "#1b2a49", "#fbf9f1"
KIND_STYLES = {
    "tuna": f"{PAPER} on #a32b26",
    "shark": f"{PAPER} on #5a6b86",
    "eel": f"{PAPER} on #477560",
    "flounder": f"{INK} on #d8b27a",
    "crab": f"{INK} on #e07b44",
    "lobster": f"{PAPER} on #634698",
    "octopus": f"{INK} on #f0a6b4",
    "thief": f"{PAPER} on #22201e",
    "can": f"{INK} on #b9c2d6",
}
SOFT, TURN, GAIN = "#b9c2d6", "bold #ff9175", "bold #7fd0a2"
NAME = 12
"""A name's width in the list of players, with the mark of its seat."""
PLAIN_SENTENCES = ("held", "empty_handed", "not_stolen", "enough")


class Face:
    """Words and pictures of Cash a Catch; ``say`` is the text function."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.panels = (
            ("p", say("cash-a-catch-panel-prices"), self.price_list),
            ("t", say("cash-a-catch-panel-piles"), self.piles),
        )

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        return list(people)

    # ---- words ------------------------------------------------------------------------------

    def fish(self, kind: str) -> str:
        return self.say(f"cash-a-catch-fish-{kind}")

    def card(self, card: str) -> str:
        kind, _, value = card.rpartition("-")
        if not value.isdigit():
            return self.say(f"cash-a-catch-card-{card}")
        return self.say("cash-a-catch-card", fish=self.fish(kind), value=int(value))

    def cards(self, cards: Sequence[str]) -> str:
        return listed([self.card(card) for card in cards], self.say)

    def place(self, place: int) -> str:
        return self.say(f"cash-a-catch-place-{place}")

    def euros(self, euros: int) -> str:
        return self.say("cash-a-catch-euros", euros=euros)

    def tell(self, kind: str, **gaps: str | int) -> str:
        """The sentence of an event."""
        return self.say(f"cash-a-catch-event-{kind.replace('_', '-')}", **gaps)

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        kind = event["kind"]
        name = names[event["player"]] if "player" in event else ""
        match kind:
            case "opened" | "office":
                return self.tell(kind, name=names[event["auctioneer"]])
            case "sold":
                return self.tell(
                    kind,
                    name=name,
                    fish=self.fish(event["fish"]),
                    euros=self.euros(event["euros"]),
                    cards=self.cards(event["cards"]),
                )
            case "turned_up" if event["card"] in ("final-phase", "market-close"):
                return self.tell(event["card"])
            case "turned_up":
                return self.tell(kind, card=self.card(event["card"]))
            case "answered" if event["rings"] is not None:
                return self.tell(f"answered-{'ring' if event['rings'] else 'hold'}", name=name)
            case "all_held":
                return self.tell(kind)
            case "bought":
                return self.bought(event, names)
            case "stolen":
                victim = names[event["victim"]]
                return self.tell(kind, name=name, victim=victim, card=self.card(event["card"]))
            case "placed":
                place = self.place(event["place"])
                return self.tell(kind, name=name, card=self.card(event["card"]), place=place)
            case "emptied":
                place = self.place(event["place"])
                return self.tell(kind, name=name, place=place, cards=self.cards(event["cards"]))
            case "spoiled" | "discarded" | "rescued":
                return self.tell(kind, name=name, card=self.card(event["card"]))
            case "settled":
                items = [
                    self.tell("settled-item", name=who, euros=self.euros(money))
                    for who, money in zip(names, event["money"], strict=True)
                ]
                return self.tell(kind, list=listed(items, self.say))
            case "game_over":
                winners = [names[seat] for seat in event["ranking"][0]]
                euros = self.euros(event["scores"][event["ranking"][0][0]])
                if len(winners) == 1:
                    return self.tell("game-over", name=winners[0], euros=euros)
                return self.tell("game-over-shared", names=listed_and(winners, self.say), euros=euros)
            case "others_held":
                return None  # whom it asks now, the prompt says
        return self.tell(kind, name=name)

    def bought(self, event: Json, names: Sequence[str]) -> str:
        """Who rang, who buys what, and what the auctioneer gets."""
        gaps = {"name": names[event["player"]], "cards": self.cards(event["cards"])}
        if len(event["rings"]) == 1:
            return self.tell("bought", **gaps)
        rings = listed_and([names[seat] for seat in event["rings"]], self.say)
        return self.tell("bought-drawn", names=rings, **gaps)

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        gaps = dict(details)
        for name in ("fish", "there"):
            if name in gaps:
                gaps[name] = self.fish(str(gaps[name]))
        if "card" in gaps:
            gaps["card"] = self.card(str(gaps["card"]))
        if "place" in gaps:
            gaps["place"] = self.place(int(gaps["place"]))
        return self.say(f"cash-a-catch-refused-{code}", **gaps)

    def status(self, view: Json, names: Sequence[str]) -> str:
        told = self.say(
            "cash-a-catch-status", deck=view["deck"], cards=len(view["lot"]), euros=self.euros(view["fee"])
        )
        if view["final"]:
            told += f" · {self.say('cash-a-catch-status-final')}"
        return told

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        if view["phase"] == "over":
            return self.say("cash-a-catch-over")
        if not legal:
            return self.say("cash-a-catch-wait", names=self.awaited(view, names))
        phase = view["phase"].replace("_", "-")
        gaps: dict[str, str | int] = {}
        if phase == "spoilage":
            gaps["fish"] = self.fish(view["sold"])
        if phase == "rescue":
            gaps["count"] = view["rescues"]
        return self.say(f"cash-a-catch-prompt-{phase}", **gaps)

    def awaited(self, view: Json, names: Sequence[str]) -> str:
        """For whom the table waits."""
        return listed_and([names[seat] for seat in view["asked"]], self.say)

    # ---- plain lines ------------------------------------------------------------------------

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        told = [self.status(view, names)]
        for number, name in enumerate(names):
            about = [self.euros(view["money"][number]), *self.stall(view, number)]
            if number == view["auctioneer"]:
                about.append(self.say("cash-a-catch-auctioneer"))
            told.append(f"{name}: {listed(about, self.say)}")
        if view["lot"]:
            told.append(f"{self.say('cash-a-catch-lot')}: {self.cards(view['lot'])}")
        if view["catch"]:
            told.append(f"{self.say('cash-a-catch-catch')}: {self.cards(view['catch'])}")
        return told

    def stall(self, view: Json, seat: int) -> list[str]:
        """What lies in a seat's places and trash, in words."""
        stall = view["stalls"][seat]
        told = [
            f"{self.place(place)} {self.cards(cards)}" for place, cards in enumerate(stall["places"]) if cards
        ]
        if stall["trash"]:
            told.append(f"{self.say('cash-a-catch-trash')} {self.cards(stall['trash'])}")
        return told

    def holding(self, view: Json) -> str:
        return self.say("cash-a-catch-over") if view["phase"] == "over" else self.status(view, ())

    # ---- pictures ---------------------------------------------------------------------------

    def chip(self, card: str) -> Text:
        """A card on four cells: the first signs of its kind, and its fish."""
        kind, _, value = card.rpartition("-")
        if not value.isdigit():
            kind, value = card, ""
        name = self.fish(kind) if value else self.card(card)
        return Text(
            set_cell_size(name[:2].capitalize(), 3 if value else 4) + value, KIND_STYLES.get(kind, TURN)
        )

    def chips(self, cards: Sequence[str]) -> Text:
        return Text(" ").join(self.chip(card) for card in cards)

    def hand(self, view: Json) -> RenderableType | None:
        return None

    def choices(self, view: Json, legal: Sequence[Action]) -> list[tuple[str, Action, Text]]:
        keys = {"ring": "space", "hold": "h", "turn_up": "space", "done": "d"}
        found: list[tuple[str, Action, Text]] = []
        number = 0
        for action in legal:
            data = action.data()
            key = keys.get(data["kind"])
            if key is None:
                number += 1
                key = str(number) if number < 10 else ""
            found.append((key, action, Text(f" {self.action(view, data)} ", f"bold {INK} on #6fcfd3")))
        return found

    def action(self, view: Json, data: Json) -> str:
        """A choice, as it stands on its button."""
        kind = data["kind"].replace("_", "-")
        gaps: dict[str, str | int] = {}
        match data["kind"]:
            case "sell":
                euros = self.price(view, self.own_stack(view, data["fish"]))
                gaps = {"fish": self.fish(data["fish"]), "euros": self.euros(euros)}
            case "spoil":
                stack = self.own_stack(view, view["sold"])
                gaps = {"card": self.card(stack[data["card"]]), "number": data["card"] + 1}
            case "steal":
                cards = view["stalls"][data["seat"]]["places"][data["place"]]
                gaps = {
                    "card": self.card(cards[-1]),
                    "name": self.say("seat-number", number=data["seat"] + 1),
                    "place": self.place(data["place"]),
                }
            case "place":
                gaps = {"card": self.card(data["card"]), "place": self.place(data["place"])}
            case "empty":
                gaps = {"place": self.place(data["place"])}
            case "discard" | "rescue":
                gaps = {"card": self.card(data["card"])}
            case "done":
                kind = {"theft": "done-theft", "rescue": "done-rescue"}.get(view["phase"], "done-sale")
        return self.say(f"cash-a-catch-action-{kind}", **gaps)

    def own_stack(self, view: Json, fish: str) -> list[str]:
        """The cards of a kind with the one seat that is asked."""
        stall = view["stalls"][view["asked"][0]]
        cards: list[str] = stall["places"][stall["kinds"].index(fish)]
        return cards

    def price(self, view: Json, cards: Sequence[str], column: str = "full") -> int:
        """What a stack brings."""
        fish = sum(int(card[-1]) for card in cards)
        price: int = view["prices"][column][min(FULL, fish)]
        return price

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Text],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        people = Table.grid(padding=(0, 1, 0, 0))
        for number, name in enumerate(names):
            people.add_row(*self.player_row(view, number, name))
        lot = Text(f"{self.say('cash-a-catch-lot')} ", "bold")
        lot.append_text(
            self.chips(view["lot"]) if view["lot"] else Text(self.say("cash-a-catch-lot-none"), SOFT)
        )
        parts: list[RenderableType] = [people, "", lot]
        if view["catch"]:
            parts += [
                "",
                Text(f"{self.say('cash-a-catch-catch')} ", "bold").append_text(self.chips(view["catch"])),
            ]
        return Group(*parts)

    def player_row(self, view: Json, seat: int, name: Text) -> list[Text]:
        """Whose move it is, the name, the office, the places, the trash, the money."""
        label = name.copy()
        label.truncate(NAME, overflow="ellipsis", pad=True)
        stall = view["stalls"][seat]
        places = Text()
        for place, cards in enumerate(stall["places"]):
            fish = sum(int(card[-1]) for card in cards)
            kind = stall["kinds"][place] or ("octopus" if cards else None)
            sign = self.fish(kind)[:2].capitalize() if kind else "·"
            style = KIND_STYLES[kind] if kind else SOFT
            places.append("❄" if place == 2 else " ", SOFT)
            places.append(set_cell_size(f"{sign}{fish or ''}", 5), style)
        answered = view["phase"] == "bell" and view["answered"][seat]
        return [
            Text("›" if seat in view["asked"] else "✓" if answered else " ", TURN),
            label,
            Text("⚑" if seat == view["auctioneer"] else " ", "#e9a820"),
            places,
            Text(f"-{len(stall['trash'])}" if stall["trash"] else "", SOFT),
            Text(f"{view['money'][seat]}€".rjust(4), "bold"),
        ]

    # ---- what is looked up ------------------------------------------------------------------

    def price_list(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """The price list, and what one's own kinds would bring."""
        table = Table(box=None, pad_edge=False)
        for title in ("fish", "full", "half"):
            table.add_column(self.say(f"cash-a-catch-prices-{title}"), justify="right")
        for fish in range(1, FULL + 1):
            table.add_row(str(fish), *(str(view["prices"][column][fish]) for column in ("full", "half")))
        return Group(table, "", Text(self.say("cash-a-catch-prices-more"), SOFT))

    def piles(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """The discard pile by kind, and everybody's trash."""
        parts: list[RenderableType] = []
        by_kind = [
            [card for card in view["discarded"] if card.startswith(kind)]
            for kind in (*FISH, "octopus", "thief", "can")
        ]
        title = Text(f"{self.say('cash-a-catch-piles-discarded')} {len(view['discarded'])}", "bold")
        parts += [title, *(self.chips(sorted(cards)) for cards in by_kind if cards)]
        for name, stall in zip(labels, view["stalls"], strict=True):
            if stall["trash"]:
                parts.append(name.copy().append(f" · {self.say('cash-a-catch-trash')}", SOFT))
                parts.append(self.chips(stall["trash"]))
        if len(parts) == 1:
            parts.append(Text(self.say("cash-a-catch-piles-none"), SOFT))
        return Group(*parts)
