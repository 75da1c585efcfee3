"""Finspan on a terminal: words for views, events and refusals, and how the oceans are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tairyo.games.finspan.cards import BENEFITS, CARD_OF, CONDITIONS, NO_CONDITION, TIMINGS, WHERE, Card, card
from tairyo.games.finspan.mat import COLUMNS
from tairyo.kernel.action import Action, Json
from tairyo.text import listed, listed_and

INK, PAPER = "#1b2a49", "#fbf9f1"
ZONES = (f"{INK} on #8fd3d6",) * 3 + (f"{PAPER} on #21546e",) + (f"{PAPER} on #101a33",) * 2
"""How the rows look, from bright water down to the deep."""
SOFT, TURN, GAIN, COIN = "#b9c2d6", "bold #ff9175", "bold #7fd0a2", "#e9a820"
SITES = {"blue": "#7fb7ff", "purple": "#c3a6ff", "green": "#7fd0a2"}
CHOICE = f"bold {INK} on #6fcfd3"
NAME = 12
"""A name's width in the list of players, with the mark of its seat."""
CELL = 16
"""A slot's width: a fish, its egg, its young, its school."""
SILENT = ("lifted",)
SCORES = ("weeks", "abilities", "fish", "consumed", "eggs_and_young", "schools")


class Face:
    """Words and pictures of Finspan; ``say`` is the text function."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.panels = (
            ("c", say("finspan-panel-hand"), self.hands),
            ("o", say("finspan-panel-oceans"), self.oceans),
            ("s", say("finspan-panel-score"), self.scores),
            ("x", say("finspan-panel-discard"), self.discards),
        )

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        return list(people)

    # ---- words ------------------------------------------------------------------------------

    def fish(self, name: str) -> str:
        return self.say(f"finspan-fish-{name}")

    def slot(self, slot: str) -> str:
        column, row = slot.split("-")
        return self.say("finspan-slot", column=self.column(column), row=int(row))

    def slots(self, slots: Sequence[str]) -> str:
        return listed([self.slot(slot) for slot in slots], self.say)

    def column(self, column: str) -> str:
        return self.say(f"finspan-column-{column}")

    def token(self, token: str) -> str:
        return self.say(f"finspan-token-{token}")

    def points(self, points: int) -> str:
        return self.say("finspan-points", points=points)

    def placed(self, kind: str, where: str) -> str:
        """What an ability names, as a kind of fish ("each") or as a place ("place")."""
        return self.say(f"finspan-{kind}-{where.replace('_', '-')}")

    def benefits(self, benefits: Sequence[str], where: str | None) -> str:
        """What may be taken: equal benefits together, in printed order."""
        told = []
        for benefit in dict.fromkeys(benefits):
            if benefit == "egg_each":
                told.append(self.say("finspan-benefit-egg-each", where=self.placed("each", where or "")))
            elif benefit == "play":
                told.append(self.say("finspan-benefit-play", where=self.placed("place", where or "")))
            else:
                told.append(self.say(f"finspan-benefit-{benefit}", count=list(benefits).count(benefit)))
        return listed(told, self.say)

    def ability(self, known: Card) -> str:
        """What a card does, in words made from the ability language."""
        ability = known.ability
        if ability.condition != NO_CONDITION:
            condition = CONDITIONS[ability.condition].replace("_", "-")
            gaps = {"least": ability.least} if ability.least else {}
            what = self.say(f"finspan-if-{condition}", points=ability.points, **gaps)
        else:
            where = WHERE[ability.where] if ability.where >= 0 else None
            what = self.benefits([BENEFITS[benefit] for benefit in ability.benefits], where)
        if ability.all_players:
            what = self.say("finspan-all-players", what=what)
        return self.say(f"finspan-timing-{TIMINGS[ability.timing].replace('_', '-')}", what=what)

    def cost(self, known: Card) -> str:
        """What a card costs."""
        parts = [
            self.say(f"finspan-cost-{name}", count=count)
            for name, count in (
                ("cards", known.cards),
                ("eggs", known.eggs),
                ("young", known.young),
                ("schools", known.schools),
            )
            if count
        ]
        if known.consumes:
            parts.append(self.say("finspan-cost-consume"))
        return listed(parts, self.say) or self.say("finspan-cost-none")

    def facts(self, known: Card) -> str:
        """The rest of what a card prints: zones, band, length, points, tags."""
        zones = {"S": "sunlight", "T": "twilight", "M": "midnight", "B": "bottom-row"}
        parts = [self.say(f"finspan-zone-{zones[letter]}") for letter in known.zones]
        if known.band != "none":
            parts.append(self.say("finspan-band", column=self.column(known.band)))
        parts += [self.say("finspan-length", length=known.length), self.points(known.points)]
        parts += [self.say(f"finspan-tag-{tag}") for tag in known.tags]
        return listed(parts, self.say)

    def tile(self, view: Json, week: int) -> str:
        """The achievement of a week."""
        tile = view["tiles"][week - 1]
        count = self.say(f"finspan-count-{tile['count'].replace('_', '-')}")
        told = self.say("finspan-tile", week=week, points=self.points(tile["points"]), count=count)
        return f"{told} · {self.say('finspan-tile-best')}" if view["side"] == "b" else told

    def tell(self, kind: str, **gaps: str | int) -> str:
        """The sentence of an event."""
        return self.say(f"finspan-event-{kind.replace('_', '-')}", **gaps)

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        kind = event["kind"]
        if kind in SILENT:
            return None  # where it goes follows
        gaps = self.gaps(event)
        if "player" in event:
            gaps["name"] = names[event["player"]]
        match kind:
            case "opened" | "week_began":
                gaps["name"] = names[event["first"]]
            case "placed" if event["covered"] is not None:
                return self.tell("placed-over", **gaps)
            case "hatched" | "young_put" | "moved" | "token_paid":
                told = [self.tell(kind, **gaps)]
                if event["formed"] or event.get("left_formed"):
                    told.append(self.tell("formed"))
                return self.say("list-sentences").join(told)
            case "week_ended":
                items = [
                    self.tell(
                        "week-ended-best" if best else "week-ended-item",
                        name=name,
                        points=self.points(points),
                        **({"best": best} if best else {}),
                    )
                    for name, points, best in zip(names, event["points"], event["best"], strict=True)
                ]
                return self.tell(kind, week=event["week"], list=listed(items, self.say))
            case "scored":
                totals = [self.points(sum(score.values())) for score in event["scores"]]
                items = [
                    self.tell("scored-item", name=name, points=total)
                    for name, total in zip(names, totals, strict=True)
                ]
                return self.tell(kind, list=listed(items, self.say))
            case "game_over":
                return self.verdict(event, names)
        return self.tell(kind, **gaps)

    def gaps(self, event: Json) -> dict[str, str | int]:
        """The fields of an event or an action, in words."""
        gaps: dict[str, str | int] = {}
        for name in ("card", "covered"):
            if event.get(name) is not None:
                gaps[name] = self.fish(event[name])
        for name in ("slot", "origin"):
            if name in event:
                gaps[name] = self.slot(event[name])
        if "slots" in event:
            gaps["slots"] = self.slots(event["slots"])
        if "column" in event:
            gaps["column"] = self.column(event["column"])
        if "token" in event:
            gaps["token"] = self.token(event["token"])
        if "bonus" in event:
            gaps["bonus"] = self.say(f"finspan-bonus-{event['bonus']}")
        for name in ("week", "cards"):
            if name in event:
                gaps[name] = event[name]
        return gaps

    def verdict(self, event: Json, names: Sequence[str]) -> str:
        winners = [names[seat] for seat in event["ranking"][0]]
        points = self.points(event["scores"][event["ranking"][0][0]])
        if len(names) == 1:
            return self.tell("game-over-alone", name=winners[0], points=points)
        if len(winners) == 1:
            return self.tell("game-over", name=winners[0], points=points)
        return self.tell("game-over-shared", names=listed_and(winners, self.say), points=points)

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        gaps = dict(details)
        for name in ("card", "covered"):
            if name in gaps:
                gaps[name] = self.fish(str(gaps[name]))
        for name in ("token", "due"):
            if name in gaps:
                gaps[name] = self.token(str(gaps[name]))
        if "slot" in gaps:
            gaps["slot"] = self.slot(str(gaps["slot"]))
        if "band" in gaps:
            gaps["band"] = self.column(str(gaps["band"]))
        if "where" in gaps:
            gaps["where"] = self.placed("place", str(gaps["where"]))
        return self.say(f"finspan-refused-{code}", **gaps)

    def status(self, view: Json, names: Sequence[str]) -> str:
        gaps = {"week": view["week"], "weeks": view["weeks"], "deck": view["deck"]}
        if view["week"] > len(view["tiles"]) or view["phase"] == "over":
            return self.say("finspan-status-last", **gaps)
        tile = view["tiles"][view["week"] - 1]
        count = self.say(f"finspan-count-{tile['count'].replace('_', '-')}")
        return self.say("finspan-status", count=count, points=tile["points"], **gaps)

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        phase = view["phase"]
        if phase == "over":
            return self.say("finspan-over")
        if not legal:
            return self.say("finspan-wait", name=names[view["actor"]])
        if phase == "payment":
            return self.prompt_to_pay(view["playing"])
        if phase == "placement":
            return self.say("finspan-prompt-placement", card=self.fish(view["playing"]["card"]))
        if phase == "benefit":
            asked = view["asked"]
            return self.say("finspan-prompt-benefit", what=self.benefits(asked["benefits"], asked["where"]))
        if phase == "moving":
            return self.say(f"finspan-prompt-moving-{view['moving']['token']}")
        return self.say(f"finspan-prompt-{phase}")

    def prompt_to_pay(self, playing: Json) -> str:
        due, fish = playing["due"], self.fish(playing["card"])
        if due["cards"]:
            return self.say("finspan-prompt-payment-card", card=fish, count=due["cards"])
        token = "egg" if due["eggs"] else "young" if due["young"] else "school"
        return self.say("finspan-prompt-payment-token", card=fish, token=self.token(token))

    # ---- plain lines ------------------------------------------------------------------------

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        told = [self.status(view, names)]
        for ocean, name in zip(view["oceans"], names, strict=True):
            told.append(self.say("finspan-line", what=self.summary(ocean, name), about=self.in_words(ocean)))
            told.append(self.say("finspan-line", what=self.say("finspan-hand"), about=self.hand_of(ocean)))
        return told

    def summary(self, ocean: Json, name: str) -> str:
        slots = ocean["slots"]
        return self.say(
            "finspan-ocean-of",
            name=name,
            points=self.points(sum(ocean["score"].values())),
            divers=self.say("finspan-divers", count=ocean["divers"]),
            eggs=sum(slot["egg"] for slot in slots),
            young=sum(slot["young"] for slot in slots),
            schools=sum(slot["school"] for slot in slots),
        )

    def in_words(self, ocean: Json) -> str:
        """What lies in an ocean, slot by slot."""
        told = []
        for number, slot in enumerate(ocean["slots"]):
            parts = [self.fish(slot["fish"])] if slot["fish"] else []
            if slot["egg"]:
                parts.append(self.token("egg"))
            if slot["young"]:
                parts.append(self.say("finspan-cost-young", count=slot["young"]))
            if slot["school"]:
                parts.append(self.token("school"))
            if slot["beneath"]:
                parts.append(self.say("finspan-line-consumed", count=len(slot["beneath"])))
            if parts:
                where = self.slot(f"{COLUMNS[number % 3]}-{number // 3 + 1}")
                told.append(self.say("finspan-line-fish", slot=where, card=" + ".join(parts)))
        return listed(told, self.say)

    def hand_of(self, ocean: Json) -> str:
        cards = [self.fish(held["card"]) for held in ocean["hand"]]
        return listed(cards, self.say) or self.say("finspan-hand-none")

    def holding(self, view: Json) -> str:
        """The hand of whoever is to act, with all that its cards say: nobody holds anything in secret."""
        if view["phase"] == "over":
            return self.say("finspan-over")
        held = view["oceans"][view["actor"]]["hand"]
        cards = [self.in_full(card(CARD_OF[each["card"]])) for each in held]
        return self.say("finspan-holding", cards=" / ".join(cards) or self.say("finspan-hand-none"))

    def in_full(self, known: Card) -> str:
        """A card in one line."""
        about = " · ".join([self.cost(known), self.facts(known), self.ability(known)])
        return self.say("finspan-line", what=self.fish(known.name), about=about)

    # ---- pictures ---------------------------------------------------------------------------

    def hand(self, view: Json) -> RenderableType | None:
        return None

    def choices(self, view: Json, legal: Sequence[Action]) -> list[tuple[str, Action, Text]]:
        found: list[tuple[str, Action, Text]] = []
        number = 0
        for action in legal:
            data = action.data()
            key = {"draw": "space", "egg_each": "space", "done": "d"}.get(data["kind"])
            if data["kind"] == "dive":
                key = data["column"][0]
            if key is None:
                number += 1
                key = str(number) if number < 10 else ""
            found.append((key, action, Text(f" {self.action(view, data)} ", CHOICE)))
        return found

    def action(self, view: Json, data: Json) -> str:
        """A choice, as it stands on its button."""
        kind = data["kind"].replace("_", "-")
        gaps = self.gaps(data)
        ocean = view["oceans"][view["actor"]]
        fish: str = self.at(ocean, data["slot"])["fish"] if "slot" in data else ""
        match kind:
            case "play":
                gaps["cost"] = self.cost(card(CARD_OF[data["card"]]))
            case "place" if fish:
                kind, gaps["covered"] = "place-over", self.fish(fish)
            case "egg" | "use":
                gaps["card"] = self.fish(fish)
                if kind == "use":
                    del gaps["slot"]
            case "egg-each":
                gaps["where"] = self.placed("each", view["asked"]["where"])
            case "done" if view["phase"] == "ending":
                kind = "done-ending"
        return self.say(f"finspan-action-{kind}", **gaps)

    def at(self, ocean: Json, slot: str) -> Json:
        """A slot of an ocean by its name."""
        column, row = slot.split("-")
        found: Json = ocean["slots"][3 * (int(row) - 1) + COLUMNS.index(column)]
        return found

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Text],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        """The ocean of whoever looks, or of whoever is to act; below it, everybody in a line."""
        shown = view["turn"] if seat is None else seat
        people = Table.grid(padding=(0, 1, 0, 0))
        for player, name in enumerate(names):
            people.add_row(*self.seat_row(view, player, name, player == shown))
        return Group(self.picture(view["oceans"][shown]), people)

    def seat_row(self, view: Json, player: int, name: Text, is_shown: bool) -> list[Text]:
        """Whose move it is, the name, the points, the tokens, the hand and the divers."""
        ocean = view["oceans"][player]
        label = name.copy()
        label.truncate(NAME, overflow="ellipsis", pad=True)
        tokens = [
            str(sum(slot[what] for slot in ocean["slots"])).rjust(2) for what in ("egg", "young", "school")
        ]
        return [
            Text("›" if player == view["actor"] else " ", TURN),
            label,
            Text("≈" if is_shown else " ", SITES["blue"]),
            Text(str(sum(ocean["score"].values())).rjust(4), COIN),
            Text("o{} ◦{} ◎{}".format(*tokens), GAIN),
            Text(f"▯{len(ocean['hand'])}".rjust(4), SOFT),
            Text("•" * ocean["divers"], SOFT),
        ]

    def picture(self, ocean: Json) -> RenderableType:
        """An ocean: three sites side by side, from the light into the dark."""
        table = Table.grid(padding=(0, 1, 0, 0))
        heads = []
        for column, name in enumerate(COLUMNS):
            head = f"{self.column(name)} {'•' * ocean['dives'][column]}"
            heads.append(Text(set_cell_size(head, CELL), f"bold {SITES[name]}"))
        table.add_row(*heads)
        for row, style in enumerate(ZONES):
            slots = ocean["slots"][3 * row : 3 * row + 3]
            table.add_row(*(Text(self.cell(slot), style) for slot in slots))
        return table

    def cell(self, slot: Json) -> str:
        """A slot on a few cells: the fish, an egg, young, a school, and how many lie beneath."""
        tokens = "o" if slot["egg"] else ""
        tokens += f"◦{slot['young']}" if slot["young"] else ""
        tokens += "◎" if slot["school"] else ""
        tokens += f"+{len(slot['beneath'])}" if slot["beneath"] else ""
        fish = self.fish(slot["fish"]) if slot["fish"] else "·"
        room = CELL - len(tokens) - (1 if tokens else 0)
        return f"{set_cell_size(fish, room)}{' ' if tokens else ''}{tokens}"

    # ---- panels -----------------------------------------------------------------------------

    def hands(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every hand, with what each card costs, is and does."""
        parts: list[RenderableType] = []
        for ocean, label in zip(view["oceans"], labels, strict=True):
            parts.append(label)
            for held in ocean["hand"]:
                known = card(CARD_OF[held["card"]])
                title = Text(self.fish(held["card"]), "bold" if held["payable"] else "")
                parts.append(title.append(f"  {self.cost(known)}", COIN))
                parts.append(Text(f"  {self.facts(known)}", SOFT))
                parts.append(Text(f"  {self.ability(known)}"))
        return Group(*parts)

    def oceans(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every ocean."""
        parts: list[RenderableType] = []
        for ocean, name in zip(view["oceans"], names, strict=True):
            parts += [Text(self.summary(ocean, name), "bold"), self.picture(ocean), ""]
        return Group(*parts)

    def scores(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """What everybody would have if the game ended now, by source; and the achievements."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for source in (*SCORES, "total"):
            table.add_column(self.say(f"finspan-score-{source.replace('_', '-')}"), justify="right")
        for ocean, label in zip(view["oceans"], labels, strict=True):
            score = ocean["score"]
            table.add_row(label, *(str(score[source]) for source in SCORES), str(sum(score.values())))
        tiles = [Text(self.tile(view, week + 1), SOFT) for week in range(len(view["tiles"]))]
        return Group(table, "", *tiles)

    def discards(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every discard pile."""
        parts: list[RenderableType] = []
        for ocean, label in zip(view["oceans"], labels, strict=True):
            if ocean["discard"]:
                parts += [label, Text(listed([self.fish(name) for name in ocean["discard"]], self.say))]
        return Group(*parts) if parts else Text(self.say("finspan-discard-none"))
