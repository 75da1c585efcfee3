"""Farm Hand in a terminal. What each function of `Face` is for stands in `tairyo.cli.face`.

Texts are those of the web client, with the same gaps. A suit is its colour and the first sign of
its name, so that neither is needed alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tairyo.games.farm_hand.words import read_action
from tairyo.kernel.action import Action, Json
from tairyo.text import listed, listed_and

INK, PAPER = "#1b2a49", "#fbf9f1"
SUIT_STYLES = {
    "red": f"{PAPER} on #a32b26",
    "purple": f"{PAPER} on #634698",
    "orange": f"{INK} on #e07b44",
    "green": f"{PAPER} on #477560",
    "blue": f"{INK} on #429bc6",
    "yellow": f"{INK} on #f5d043",
}
SOFT, TURN, GAIN = "#b9c2d6", "bold #ff9175", "bold #7fd0a2"
FADED = "#7c8cb0 on #24365a"
BID = f"bold {INK} on #6fcfd3"
CARD = 8
"""A card's width; the longest animal just fits."""
NAME = 12
"""A name's width in the list of players, with the mark of its seat."""


def suit_in(card: str) -> str:
    """The suit of ``blue-4``."""
    return card.split("-")[0]


def number_of(card: str) -> int:
    """The number of ``blue-4``."""
    return int(card.split("-")[1])


def signed(points: int) -> str:
    """``+3``, ``−2``, ``0``: a real minus, so that figures stand under each other."""
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """``3``, ``−2``."""
    return f"−{-points}" if points < 0 else str(points)


class Face:
    """Words and pictures of Farm Hand; ``say`` is the text function."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.panels = (
            ("c", say("farm-hand-panel-cards"), self.cards_out),
            ("t", say("farm-hand-panel-tricks"), self.past_tricks),
            ("s", say("farm-hand-panel-sheet"), self.score_sheet),
        )

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        return [*people, *(self.say(f"farm-hand-{dummy}") for dummy in view["dummies"])]

    # ---- words ------------------------------------------------------------------------------

    def suit_name(self, suit: str) -> str:
        return self.say(f"farm-hand-suit-{suit}")

    def card_name(self, card: str) -> str:
        return self.say("farm-hand-card", suit=self.suit_name(suit_in(card)), number=number_of(card))

    def listed(self, items: Sequence[str]) -> str:
        return listed(items, self.say)

    def listed_and(self, items: Sequence[str]) -> str:
        return listed_and(items, self.say)

    def tell(self, kind: str, **gaps: str | int) -> str:
        """The sentence of an event."""
        return self.say(f"farm-hand-event-{kind}", **gaps)

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        match event["kind"]:
            case "dealt":
                people = {"dealer": names[event["dealer"]], "leader": names[event["leader"]]}
                if event["extra"]:
                    return self.tell("dealt-extra", **people)
                return self.tell("dealt", round=event["round"], count=len(event["hands"][0]), **people)
            case "bid":
                name, tricks = names[event["player"]], event["tricks"]
                if tricks is None:
                    return self.tell("bid", name=name)
                return self.tell("bid-own", name=name, tricks=tricks)
            case "bids_opened":
                bids = zip(names, event["bids"], strict=True)
                items = [self.tell("bids-opened-item", name=name, tricks=tricks) for name, tricks in bids]
                return self.tell("bids-opened", list=self.listed(items))
            case "played":
                return self.tell("played", name=names[event["player"]], card=self.card_name(event["card"]))
            case "trick_ended":
                return self.trick_sentence(event, names)
            case "round_scored":
                lines = zip(names, event["points"], strict=True)
                items = [
                    self.tell("round-scored-item", name=name, points=signed(points)) for name, points in lines
                ]
                return self.tell("round-scored", round=event["round"], list=self.listed(items))
            case "game_over":
                winners = [names[player] for player in event["ranking"][0]]
                points = event["scores"][event["ranking"][0][0]]
                if len(winners) == 1:
                    return self.tell("game-over", name=winners[0], points=points)
                return self.tell("game-over-shared", names=self.listed_and(winners), points=points)
            case "undone":
                return self.tell("undone", name=names[event["player"]])
        return None

    def trick_sentence(self, trick: Json, names: Sequence[str]) -> str:
        """How a trick ended: who frightened whom (FH-33), and who won."""
        by_number: dict[int, list[str]] = {}
        for card in trick["cancelled"]:
            by_number.setdefault(number_of(card), []).append(self.card_name(card))
        told = [
            self.tell("trick-cancelled", number=number, cards=self.listed_and(cards))
            for number, cards in by_number.items()
        ]
        winner = trick["winner"]
        if winner is None:
            told.append(self.tell("trick-nobody", name=names[trick["leader"]]))
        else:
            card = next(play["card"] for play in trick["plays"] if play["player"] == winner)
            told.append(self.tell("trick-won", name=names[winner], card=self.card_name(card)))
        return self.say("list-sentences").join(told)

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        gaps = dict(details)
        if "suit" in gaps:
            gaps["suit"] = self.suit_name(str(gaps["suit"]))
        return self.say(f"farm-hand-refused-{code}", **gaps)

    def status(self, view: Json, names: Sequence[str]) -> str:
        number = view["round"]
        if view["extra"]:
            progress = self.say("farm-hand-round-again", round=number, extra=view["extra"])
        else:
            progress = self.say("farm-hand-round-of", round=number, rounds=len(view["deal"]))
        stake = self.say("farm-hand-stake-short", points=number)
        return f"{progress} · {stake} · {self.say('farm-hand-dealer')} {names[view['dealer']]}"

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        if view["phase"] == "over":
            return self.say("farm-hand-over")
        if view["phase"] == "bid":
            waiting = self.listed_and([names[p] for p, done in enumerate(view["has_bid"]) if not done])
            if seat is None:
                return self.say("farm-hand-bid-watching", names=waiting)
            if not view["has_bid"][seat]:
                leads = self.say("farm-hand-play-wait-lead", name=names[view["leader"]])
                told = (self.say("farm-hand-bid-prompt"), leads)
                return self.say("list-sentences").join(told)
            return self.say("farm-hand-bid-waiting", tricks=view["bids"][seat], names=waiting)
        if view["turn"] != seat:
            leads = "" if view["trick"] else "-lead"
            return self.say(f"farm-hand-play-wait{leads}", name=names[view["turn"]])
        if not view["trick"]:
            return self.say("farm-hand-play-lead")
        lead = suit_in(view["trick"][0]["card"])
        follows = any(suit_in(card) == lead for card in view["hand"])
        return self.say(f"farm-hand-play-{'follow' if follows else 'free'}", suit=self.suit_name(lead))

    # ---- plain lines ------------------------------------------------------------------------

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        told = [self.status(view, names)]
        for player in view["order"]:
            points = view["scores"][player]
            about = [self.suit_name(suit) for suit in view["backs"][player]]
            about += [
                self.bid_words(view, player),
                self.say("farm-hand-score", points=points, shown=plain(points)),
            ]
            told.append(f"{names[player]}: {self.listed(about)}")
        undealt = [f"{self.suit_name(suit)} {count}" for suit, count in view["undealt"].items() if count]
        count = self.say("farm-hand-cards-undealt", count=sum(view["undealt"].values()))
        told.append(f"{count}: {self.listed(undealt)}" if undealt else count)
        if view["trick"]:
            plays = [f"{names[play['player']]} {self.card_name(play['card'])}" for play in view["trick"]]
            told.append(f"{self.say('farm-hand-trick')}: {self.listed(plays)}")
        return told

    def holding(self, view: Json) -> str:
        if not view["hand"]:
            return self.say("farm-hand-hand-empty")
        return f"{self.say('farm-hand-hand')}: {self.listed([self.card_name(card) for card in view['hand']])}"

    def bid_words(self, view: Json, player: int) -> str:
        """What is known of a player's bid and tricks."""
        bid = view["bids"][player]
        if view["phase"] != "bid":
            return self.say("farm-hand-tricks-of-bid", tricks=view["tricks"][player], bid=bid)
        if bid is not None:
            return self.say("farm-hand-action-bid", tricks=bid)
        return self.say("farm-hand-bid-laid" if view["has_bid"][player] else "farm-hand-bid-none")

    # ---- pictures ---------------------------------------------------------------------------

    def mark(self, suit: str) -> Text:
        """A suit on two cells."""
        return Text(set_cell_size(self.suit_name(suit)[0].upper(), 2), SUIT_STYLES[suit])

    def card(self, view: Json, card: str, faded: bool = False) -> Text:
        """A card, face up: number and suit above, its animal below."""
        number, sign = number_of(card), self.suit_name(suit_in(card))[0].upper()
        animal = self.say(f"farm-hand-animal-{view['animals'][number - 1]}")
        rows = (
            set_cell_size(f" {number}", CARD - 1 - cell_len(sign)) + f"{sign} ",
            " " * CARD,
            set_cell_size(" " * ((CARD - cell_len(animal)) // 2) + animal, CARD),
        )
        style = FADED if faded else f"bold {SUIT_STYLES[suit_in(card)]}"
        # a style of the whole would fill a wider column as well
        return Text("\n", no_wrap=True).join(Text(row, style) for row in rows)

    def hand(self, view: Json) -> RenderableType | None:
        if not view["hand"]:
            return None
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(*(self.card(view, card) for card in view["hand"]))
        return row

    def choices(self, view: Json, legal: Sequence[Action]) -> list[tuple[str, Action, Text]]:
        if view["phase"] == "bid":
            bids = [(str(bid.data()["tricks"]), bid) for bid in legal]
            return [(key, bid, Text(f"  {key}  ", BID)) for key, bid in bids]
        plays = [(card, read_action({"kind": "play", "card": card})) for card in view["hand"]]
        return [
            (str(place), play, self.card(view, card, faded=play not in legal))
            for place, (card, play) in enumerate(plays, 1)
        ]

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Text],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        people = Table.grid(padding=(0, 1, 0, 0))
        for player in view["order"]:
            people.add_row(*self.player_row(view, player, names[player]))
        trick, title = self.shown_trick(view, recent)
        picture = self.trick_picture(view, trick, names) if trick else Text("\n" * 4)
        return Group(people, "", title, picture, "", self.numbers_line(view))

    def player_row(self, view: Json, player: int, name: Text) -> list[Text]:
        """Whose move it is, the name, the backs, the bid, the total."""
        bidding = view["phase"] == "bid"
        to_move = not view["has_bid"][player] if bidding else view["turn"] == player
        label = name.copy()
        label.truncate(NAME, overflow="ellipsis", pad=True)
        backs = Text(" ").join(self.mark(suit) for suit in view["backs"][player])
        backs.pad_right(max(0, 3 * max(view["deal"]) - 1 - backs.cell_len))
        bid, won = view["bids"][player], view["tricks"][player]
        style = SOFT if bidding or won < bid else GAIN if won == bid else TURN
        total = Text(plain(view["scores"][player]).rjust(4), "bold")
        return [
            Text("›" if to_move else " ", TURN),
            label,
            backs,
            Text(self.bid_words(view, player), style),
            total,
        ]

    def shown_trick(self, view: Json, recent: Sequence[Json]) -> tuple[Json | None, Text]:
        """The trick on the table; between two tricks the last one, while the eye still looks for it."""
        if view["trick"]:
            lead = self.suit_name(suit_in(view["trick"][0]["card"]))
            title = Text(self.say("farm-hand-trick"), "bold")
            title.append(f" · {self.say('farm-hand-trick-lead', suit=lead)}", SOFT)
            return {"plays": view["trick"], "cancelled": [], "winner": None}, title
        if view["past"]:
            title = Text(self.say("farm-hand-trick-number", number=len(view["past"])), SOFT)
            return view["past"][-1], title
        ended = [event for event in recent if event["kind"] == "trick_ended"]
        if ended and view["sheet"]:
            over = self.say("farm-hand-round-over", round=view["sheet"][-1]["round"])
            return ended[-1], Text(over, SOFT)
        return None, Text(self.say("farm-hand-trick"), SOFT)

    def trick_picture(self, view: Json, trick: Json, names: Sequence[Text]) -> RenderableType:
        """The cards of a trick under their players' names, and what became of them."""
        picture = Table.grid(padding=(0, 1, 0, 0))
        width = min(16, 52 // len(view["order"]) - 1)
        above, cards, below = [], [], []
        for play in trick["plays"]:
            name = names[play["player"]].copy()
            name.truncate(width, overflow="ellipsis", pad=True)
            above.append(name)
            cancelled = play["card"] in trick["cancelled"]
            cards.append(self.card(view, play["card"], faded=cancelled))
            won = play["player"] == trick["winner"]
            fate = "farm-hand-cancelled" if cancelled else "farm-hand-won" if won else None
            below.append(Text(self.say(fate) if fate else "", GAIN if won else SOFT))
        for row in (above, cards, below):
            picture.add_row(*row)
        return picture

    def numbers_line(self, view: Json) -> Text:
        """Which numbers the suits hold, and which of them are played or in the own hand."""
        line = Text()
        for suit, numbers in view["suits"].items():
            line.append_text(self.mark(suit))
            for number in numbers:
                line.append(str(number), self.number_style(view, f"{suit}-{number}"))
            line.append(" ")
        line.rstrip()
        return line

    def number_style(self, view: Json, card: str) -> str:
        """How a number is written in the overview of all cards."""
        past = [play["card"] for trick in view["past"] for play in trick["plays"]]
        if card in past or card in [play["card"] for play in view["trick"]]:
            return "strike #7c8cb0"
        return "bold underline" if card in (view["hand"] or ()) else ""

    # ---- what is looked up ------------------------------------------------------------------

    def cards_out(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every suit with its numbers, and how many of it were not dealt."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for suit, numbers in view["suits"].items():
            line = Text()
            for number in numbers:
                card = f"{suit}-{number}"
                shown = f"({number})" if card in (view["hand"] or ()) else f" {number} "
                line.append(shown, self.number_style(view, card))
            undealt = Text(self.say("farm-hand-cards-undealt", count=view["undealt"][suit]), SOFT)
            table.add_row(self.mark(suit), self.suit_name(suit), line, undealt)
        return Group(table, "", Text(self.say("farm-hand-cards-note"), SOFT))

    def past_tricks(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every trick of the round, in words."""
        if not view["past"]:
            return Text(self.say("farm-hand-tricks-none"))
        parts: list[RenderableType] = []
        for number, trick in enumerate(view["past"], 1):
            plays = [f"{names[play['player']]} {self.card_name(play['card'])}" for play in trick["plays"]]
            parts.append(Text(self.say("farm-hand-trick-number", number=number), "bold"))
            parts += [Text(self.listed(plays)), Text(self.trick_sentence(trick, names), SOFT)]
        return Group(*parts)

    def score_sheet(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """A line a round: tricks won and bid, points; the totals below."""
        if not view["sheet"]:
            return Text(self.say("farm-hand-sheet-none"))
        table = Table(box=None, pad_edge=False)
        table.add_column(self.say("farm-hand-sheet-round"))
        for player in view["order"]:
            table.add_column(labels[player], justify="right")
        for line in view["sheet"]:
            cells = [Text(f"{line['round']}{'+' if line['extra'] else ''}")]
            for player in view["order"]:
                points = line["points"][player]
                cell = Text(f"{line['tricks'][player]}/{line['bids'][player]} ", SOFT)
                cells.append(cell.append(signed(points).rjust(3), GAIN if points > 0 else TURN))
            table.add_row(*cells)
        totals = [Text(plain(view["scores"][player]), "bold") for player in view["order"]]
        table.add_row(Text(self.say("farm-hand-sheet-total"), "bold"), *totals)
        return table
