"""Fish 'em Up in a terminal. What each function of `Face` is for stands in `tairyo.cli.face`.

The net is drawn at three sizes: a cell on two signs, two cells on one (half blocks), four on one (quarter
blocks). The largest one scrolls with the place that is pointed at. The plain table draws nothing, since it is
read aloud as well: it lists where each card fits and what that would do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tairyo.kernel.action import Action, Json
from tairyo.text import listed, listed_and

INK, PAPER = "#1b2a49", "#fbf9f1"
SOFT, TURN, GAIN = "#b9c2d6", "bold #ff9175", "bold #7fd0a2"
SEA, NET, ROPE = "#16283f", "#8fb0a0", "#e9d9b0"
CATCH_COLOURS = {"fish": "#7cb8d4", "crab": "#e07b44", "seahorse": "#aba6e6", "trash": "#b9a58a"}
TRIED = "#6fcfd3"
TRIED_SEA = "#2b4a66"
NAME = 12
"""A name's width in the list of players, with the mark of its seat."""
WIDE, HIGH = 52, 9
"""The window for the net on the board, in signs and lines."""
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By which of four cells are net: upper left 1, upper right 2, lower left 4, lower right 8."""
ICON = "*"
"""A cell with the picture of a catch."""
KINDS = ("fish", "crab", "seahorse", "trash")

Cell = tuple[int, int]


class Face:
    """Words and pictures of Fish 'em Up; ``say`` is the text function."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.panels = (
            ("n", say("fish-em-up-panel-net"), self.whole_net),
            ("c", say("fish-em-up-panel-catches"), self.catches),
            ("p", say("fish-em-up-panel-plays"), self.places),
        )

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        return list(people)

    # ---- words ------------------------------------------------------------------------------

    def catch(self, kind: str) -> str:
        return self.say(f"fish-em-up-catch-{kind}")

    def card(self, view: Json | None, card: str, catch: str | None = None) -> str:
        """A card, as far as its catch is known: ``crab A01``, else ``A01``."""
        if catch is None and view is not None and card in view["faces"]:
            catch = view["faces"][card]["catch"]
        return self.say("fish-em-up-card", catch=self.catch(catch), id=card) if catch else card

    def cards(self, view: Json, cards: Sequence[str]) -> str:
        return listed([self.card(view, card) for card in cards], self.say)

    def seen(self, cards: Sequence[Json]) -> str:
        """Cards that an event tells of."""
        return listed([self.card(None, one["card"], one["catch"]) for one in cards], self.say)

    def points(self, points: int) -> str:
        return self.say("fish-em-up-points", points=points)

    def cell(self, x: int, y: int) -> str:
        return self.say("fish-em-up-cell", x=signed(x), y=signed(y))

    def tell(self, kind: str, **gaps: str | int) -> str:
        """The sentence of an event."""
        return self.say(f"fish-em-up-event-{kind.replace('_', '-')}", **gaps)

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        kind = event["kind"]
        name = names[event["player"]] if "player" in event else ""
        match kind:
            case "begun":
                return self.tell(kind, name=names[event["first"]])
            case "laid":
                card = self.card(None, event["card"], event["catch"])
                told = self.tell(kind, name=name, card=card)
                if event["covers"]:
                    covers = self.seen(event["covers"])
                    told = self.tell("laid-covers", name=name, card=card, cards=covers)
                if event["token"]:
                    told = self.say("list-sentences").join((told, self.tell("token-off")))
                return told
            case "stung":
                return self.tell(kind, name=name, card=self.card(None, event["on"], event["catch"]))
            case "scored" if event["catch"] == "trash":
                return self.trash_sentence(event, names)
            case "scored":
                points = self.points(event["changes"][event["player"]])
                return self.tell(
                    f"scored-{event['catch']}", name=name, strength=event["strength"], points=points
                )
            case "robbed":
                victim = names[event["victim"]]
                return self.tell(kind, name=name, victim=victim, points=self.points(event["count"]))
            case "lost":
                return self.tell(kind, points=self.points(event["count"]))
            case "dealt" | "drew" | "took":
                return self.handed_sentence(event, names)
            case "all_skipped":
                return self.tell(kind)
            case "game_over":
                winners = [names[seat] for seat in event["ranking"][0]]
                points = self.points(event["scores"][event["ranking"][0][0]])
                if len(winners) == 1:
                    return self.tell("game-over", name=winners[0], points=points)
                return self.tell("game-over-shared", names=listed_and(winners, self.say), points=points)
        return self.tell(kind, name=name)

    def trash_sentence(self, event: Json, names: Sequence[str]) -> str:
        """Who loses what (FE-36)."""
        items = [
            self.tell("scored-trash-item", name=who, points=-change)
            for who, change in zip(names, event["changes"], strict=True)
            if change
        ]
        if not items:
            return self.tell("scored-trash-nobody", strength=event["strength"])
        return self.tell("scored-trash", strength=event["strength"], list=listed(items, self.say))

    def handed_sentence(self, event: Json, names: Sequence[str]) -> str:
        """Cards come into a hand; whoever may see them reads which."""
        gaps: dict[str, str | int] = {"name": names[event["player"]]}
        if event["kind"] == "took":
            gaps["victim"] = names[event["victim"]]
        if event["cards"] is not None:
            return self.tell(f"{event['kind']}-own", cards=self.seen(event["cards"]), **gaps)
        return self.tell(event["kind"], count=self.say("fish-em-up-cards", count=event["count"]), **gaps)

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        gaps = dict(details)
        if "x" in gaps:
            gaps["cell"] = self.cell(int(gaps["x"]), int(gaps["y"]))
            gaps["side"] = self.say(f"fish-em-up-side-{gaps['side']}") if gaps["side"] else ""
        return self.say(f"fish-em-up-refused-{code}", **gaps)

    def status(self, view: Json, names: Sequence[str]) -> str:
        cards = self.say("fish-em-up-cards", count=len(view["net"]))
        return self.say("fish-em-up-status", sea=view["sea"], cards=cards)

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        if view["phase"] == "over":
            return self.say("fish-em-up-over")
        if not legal:
            return self.say("fish-em-up-wait", name=names[view["player"]])
        if view["phase"] == "play":
            return self.say(f"fish-em-up-prompt-{'play' if view['plays'] else 'skip'}")
        return self.say(f"fish-em-up-prompt-{view['phase']}", count=view["robberies"])

    def play(self, view: Json, play: Json) -> str:
        """What a play is."""
        card = self.card(view, play["card"])
        if play["on"]:
            return self.say("fish-em-up-action-sting", card=self.card(view, play["on"]))
        place = play["place"]
        turn = self.say(f"fish-em-up-turn-{place['turn']}")
        return self.say("fish-em-up-action-lay", card=card, cell=self.cell(place["x"], place["y"]), turn=turn)

    def does(self, view: Json, play: Json) -> str:
        """What a play would do."""
        told = [self.say("fish-em-up-play-counts", strength=play["strength"])]
        if play["gain"]:
            told.append(self.say("fish-em-up-play-gain", points=play["gain"]))
        if play["harm"]:
            told.append(self.say("fish-em-up-play-harm", points=play["harm"]))
        if play["catch"] == "crab":
            told.append(self.say("fish-em-up-play-theft"))
        if play["covers"]:
            told.append(self.say("fish-em-up-play-covers", cards=self.cards(view, play["covers"])))
        if play["token"]:
            told.append(self.say("fish-em-up-play-token"))
        return listed(told, self.say)

    def active(self, view: Json) -> list[str]:
        """How many catches of each kind are active."""
        counts = [
            (kind, sum(one["catch"] == kind and one["state"] == "active" for one in view["catches"]))
            for kind in KINDS
        ]
        return [
            self.say("fish-em-up-active-item", catch=self.catch(kind), count=count)
            for kind, count in counts
            if count
        ]

    # ---- plain lines ------------------------------------------------------------------------

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        told = [self.status(view, names)]
        for number, name in enumerate(names):
            cards = self.say("fish-em-up-cards", count=view["sizes"][number])
            about = [self.points(view["points"][number]), self.say("fish-em-up-holds", cards=cards)]
            told.append(f"{name}: {listed(about, self.say)}")
        active = self.active(view) or [self.say("fish-em-up-active-none")]
        told.append(self.say("fish-em-up-active", list=listed(active, self.say)))
        if view["token"]:
            told.append(self.say("fish-em-up-token-on", card=self.card(view, view["token"])))
        for play in best(view):
            line = self.say("fish-em-up-play-line", play=self.play(view, play), does=self.does(view, play))
            told.append(f"{action_text(play)}: {line}")
        return told

    def holding(self, view: Json) -> str:
        if not view["hand"]:
            return self.say("fish-em-up-hand-empty")
        return f"{self.say('fish-em-up-hand')}: {self.cards(view, view['hand'])}"

    # ---- pictures ---------------------------------------------------------------------------

    def hand(self, view: Json) -> RenderableType | None:
        return Text(self.holding(view), SOFT) if view["hand"] else None

    def choices(self, view: Json, legal: Sequence[Action]) -> list[tuple[str, Action, Text]]:
        """Plays by what they bring, so short that all of them can stand there; the board shows more."""
        by_text = {action_text(play): play for play in view["plays"]}
        order = {action_text(play): place for place, play in enumerate(best(view))}
        found: list[tuple[str, Action, Text]] = []
        for action in sorted(legal, key=lambda action: order.get(str(action), 0)):
            number = len(found) + 1
            key = str(number) if number < 10 else ""
            play = by_text.get(str(action))
            if play is not None:
                found.append((key, action, self.short(play)))
                continue
            data = action.data()
            name = self.say("seat-number", number=data["seat"] + 1) if "seat" in data else ""
            label = self.say(f"fish-em-up-action-{data['kind']}", name=name)
            found.append((key, action, Text(f" {label} ", f"bold {INK} on {TRIED}")))
        return found

    def short(self, play: Json) -> Text:
        """A play in few signs: the card (for a jellyfish where its token goes) and what it brings."""
        sign = f"{self.catch('jellyfish')[:1]}›{play['on']}" if play["on"] else play["card"]
        brings = f"+{play['gain']}" if play["gain"] else f"−{play['harm']}" if play["harm"] else "±0"
        label = Text(f"{sign} ", f"{INK} on {CATCH_COLOURS[play['catch']]}")
        return label.append(brings, f"bold {INK} on {CATCH_COLOURS[play['catch']]}")

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Text],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        people = Table.grid(padding=(0, 2, 0, 0))
        people.add_column(no_wrap=True)
        half = (len(names) + 1) // 2
        for row in range(half):
            people.add_row(
                *(self.player(view, number, names[number]) for number in range(row, len(names), half))
            )
        play = next((one for one in view["plays"] if action_text(one) == str(pointed)), None)
        line = Text(self.does(view, play) if play else self.say("fish-em-up-net"), TURN if play else SOFT)
        line.no_wrap, line.overflow = True, "ellipsis"
        active = Text(listed(self.active(view), self.say) or self.say("fish-em-up-active-none"), "bold")
        if view["token"]:
            active.append(f" · {self.say('fish-em-up-token-on', card=view['token'])}", SOFT)
        active.no_wrap, active.overflow = True, "ellipsis"
        # what is cut off first on a small screen comes last
        return Group(line, self.window(view, play), active, people)

    def player(self, view: Json, seat: int, name: Text) -> Text:
        """Whose move it is, the name, points, cards in hand."""
        label = name.copy()
        label.truncate(NAME, overflow="ellipsis", pad=True)
        row = Text("› " if seat in view["asked"] else "  ", TURN)
        row.append_text(label)
        row.append(f"{view['points'][seat]:>3}", "bold")
        return row.append(f" ▮{view['sizes'][seat]}", SOFT)

    def window(self, view: Json, play: Json | None) -> Text:
        """The net as the board has room for it: what is pointed at, large; else all of it, if it can be."""
        chart = Chart.of(view, play, self.marks())
        columns, rows = WIDE // 2, HIGH
        if chart.fits(columns, rows):
            return chart.large(chart.left, chart.top, chart.width, chart.height)
        if play is not None and play["place"]:
            x, y = chart.middle_of_tried()
            return chart.large(x - columns // 2, y - rows // 2, columns, rows)
        if chart.fits(WIDE, 2 * HIGH):
            return chart.halves(chart.left, chart.top, chart.width, chart.height)
        if chart.fits(2 * WIDE, 2 * HIGH):
            return chart.quarters(chart.left, chart.top, chart.width, chart.height)
        last = view["net"][-1]
        return chart.halves(last["x"] - WIDE // 2, last["y"] - HIGH + 3, WIDE, 2 * HIGH)

    def marks(self) -> dict[str, str]:
        """The sign of each kind of catch, on two cells."""
        return {kind: set_cell_size(self.catch(kind)[:1].upper(), 2) for kind in KINDS}

    # ---- what is looked up ------------------------------------------------------------------

    def whole_net(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """All of the net, as large as a page has room for."""
        chart = Chart.of(view, None, self.marks())
        box = (chart.left, chart.top, chart.width, chart.height)
        if chart.width <= 34:
            return chart.large(*box)
        if chart.width > 70:
            return chart.quarters(*box)
        return Group(chart.halves(*box), "", Text(self.say("fish-em-up-net-more"), SOFT))

    def catches(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every catch in the net, and whether it is active."""
        if not view["catches"]:
            return Text(self.say("fish-em-up-catches-none"), SOFT)
        table = Table.grid(padding=(0, 2, 0, 0))
        for one in sorted(view["catches"], key=lambda one: (KINDS.index(one["catch"]), one["state"])):
            table.add_row(
                Text(self.card(view, one["card"]), CATCH_COLOURS[one["catch"]]),
                self.say(f"fish-em-up-state-{one['state']}"),
                Text(self.cell(one["x"], one["y"]), SOFT),
            )
        return table

    def places(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every legal play, and what it would do."""
        if not view["plays"]:
            return Text(self.say("fish-em-up-plays-none"), SOFT)
        table = Table.grid(padding=(0, 2, 0, 0))
        for play in best(view):
            table.add_row(Text(self.play(view, play), CATCH_COLOURS[play["catch"]]), self.does(view, play))
        return table


def best(view: Json) -> list[Json]:
    """The legal plays, those that bring most points first."""
    return sorted(view["plays"], key=lambda play: -(play["gain"] + play["harm"]))


def action_text(play: Json) -> str:
    """The text form of the action that makes a play."""
    if play["on"]:
        return f"sting {play['card']} {play['on']}"
    place = play["place"]
    return f"lay {play['card']} {place['x']} {place['y']} {place['turn']}"


def signed(number: int) -> str:
    """A number with a real minus."""
    return f"−{-number}" if number < 0 else str(number)


@dataclass
class Chart:
    """The net's cells, and the card that is tried, ready to be drawn."""

    net: set[Cell]
    icons: dict[Cell, str]
    marks: Mapping[str, str]
    tried: dict[Cell, str] = field(default_factory=dict)
    left: int = 0
    top: int = 0
    width: int = 0
    height: int = 0

    @classmethod
    def of(cls, view: Json, play: Json | None, marks: Mapping[str, str]) -> Chart:
        """The chart of a view, with a play tried in it."""
        picture = view["picture"]
        net = {
            (picture["left"] + x, picture["top"] + y)
            for y, row in enumerate(picture["rows"])
            for x, sign in enumerate(row)
            if sign == "#"
        }
        shown = [one for one in view["catches"] if one["state"] != "covered"]
        icons = {(one["x"] + x, one["y"] + y): one["catch"] for one in shown for x in (0, 1) for y in (0, 1)}
        chart = cls(net, icons, marks)
        if play is not None and play["place"]:
            chart.tried = _tried(view["faces"][play["card"]], **play["place"])
            for cell in chart.tried:
                chart.icons.pop(cell, None)
            chart.icons.update({cell: play["catch"] for cell, sign in chart.tried.items() if sign == ICON})
        elif play is not None:
            chart.tried = {
                (one["x"] + x, one["y"] + y): ICON
                for one in shown
                if one["card"] == play["on"]
                for x in (0, 1)
                for y in (0, 1)
            }
        cells = [*net, *chart.tried]
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        chart.left, chart.top = min(columns) - 1, min(rows) - 1
        chart.width, chart.height = max(columns) - chart.left + 2, max(rows) - chart.top + 2
        return chart

    def fits(self, columns: int, rows: int) -> bool:
        """Whether so many cells are enough."""
        return self.width <= columns and self.height <= rows

    def middle_of_tried(self) -> Cell:
        """Where the card lies that is tried."""
        columns, rows = [x for x, _ in self.tried], [y for _, y in self.tried]
        return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2

    def is_net(self, cell: Cell) -> bool:
        return self.tried[cell] != "." if cell in self.tried else cell in self.net

    def colour(self, cell: Cell) -> str:
        if cell in self.tried:
            return TRIED_SEA if self.tried[cell] == "." else TRIED
        if cell in self.icons:
            return CATCH_COLOURS[self.icons[cell]]
        return NET if cell in self.net else SEA

    def mark(self, cell: Cell) -> str:
        """The sign of the catch whose picture begins in a cell, or ""."""
        kind = self.icons.get(cell)
        x, y = cell
        begins = kind and self.icons.get((x - 1, y)) != kind and self.icons.get((x, y - 1)) != kind
        return self.marks[kind] if kind and begins else ""

    def large(self, left: int, top: int, width: int, height: int) -> Text:
        """A cell on two signs: mesh, a catch, or the dark sea."""
        lines = []
        for y in range(top, top + height):
            line = Text()
            for x in range(left, left + width):
                cell = (x, y)
                meshed = self.is_net(cell) and cell not in self.icons
                sign = self.mark(cell) or ("▒▒" if meshed else "  ")
                ink = INK if self.mark(cell) else ROPE
                line.append(sign, f"{ink} on {self.colour(cell)}")
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def halves(self, left: int, top: int, width: int, height: int) -> Text:
        """Two cells, one above the other, on one sign."""
        lines = []
        for y in range(top, top + height, 2):
            line = Text()
            x = left
            while x < left + width:
                mark = self.mark((x, y)) or self.mark((x, y + 1))
                if mark and x + 1 < left + width:
                    tried = (x, y) in self.tried or (x, y + 1) in self.tried
                    line.append(
                        mark, f"bold {INK} on {TRIED if tried else CATCH_COLOURS[self.kind_at(x, y)]}"
                    )
                    x += 2
                    continue
                line.append("▀", f"{self.colour((x, y))} on {self.colour((x, y + 1))}")
                x += 1
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def kind_at(self, x: int, y: int) -> str:
        """The kind of the catch in one of two cells."""
        return self.icons.get((x, y)) or self.icons[(x, y + 1)]

    def quarters(self, left: int, top: int, width: int, height: int) -> Text:
        """Four cells on one sign: the outline alone."""
        lines = []
        for y in range(top, top + height, 2):
            bits = [
                sum(self.is_net((x + step % 2, y + step // 2)) << step for step in range(4))
                for x in range(left, left + width, 2)
            ]
            lines.append(Text("".join(QUARTERS[one] for one in bits), f"{NET} on {SEA}"))
        return Text("\n", no_wrap=True).join(lines)


def _tried(face: Json, x: int, y: int, turn: int) -> dict[Cell, str]:
    """What a card shows at a place, cell by cell: net, sea, or the picture of its catch."""
    icon = face["icon"]
    rows = [
        "".join(
            ICON if column - icon["x"] in (0, 1) and row - icon["y"] in (0, 1) else sign
            for column, sign in enumerate(signs)
        )
        for row, signs in enumerate(face["rows"])
    ]
    for _ in range(turn):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return {(x + dx, y + dy): sign for dy, row in enumerate(rows) for dx, sign in enumerate(row)}
