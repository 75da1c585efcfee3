"""Fishy Fables in a terminal. What each function of `Face` is for stands in `tairyo.cli.face`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tairyo.kernel.action import Action, Json
from tairyo.text import listed, listed_and

SOFT, TURN, GAIN = "#b9c2d6", "bold #ff9175", "bold #7fd0a2"
COIN = "bold #f5d043"
FISH = "bold #1b2a49 on #6fcfd3"
BACK = "#7c8cb0 on #24365a"
CATNIP = "bold #1b2a49 on #7fd0a2"
NAME = 12
"""A name's width in the list of seats, with the mark of its seat."""


class Face:
    """Words and pictures of Fishy Fables; ``say`` is the text function."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.panels = (
            ("h", self.word("panel-rounds"), self.rounds),
            ("f", self.word("panel-fish"), self.seen_fish),
            ("c", self.word("panel-catnip"), self.catnip_cards),
        )

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        return list(people)

    # ---- words ------------------------------------------------------------------------------

    def word(self, id: str, **gaps: str | int) -> str:
        return self.say(f"fishy-fables-{id}", **gaps)

    def effect(self, effect: str) -> str:
        return self.word(f"effect-{effect.replace('_', '-')}")

    def listed(self, items: Sequence[str]) -> str:
        return listed(items, self.say)

    def sizes(self, sizes: Sequence[int]) -> str:
        """``17 → 22 → 44``."""
        return " → ".join(map(str, sizes))

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        name = names[event["player"]] if "player" in event else ""
        match event["kind"]:
            case "first_drawn":
                drawn = zip(names, event["fish"], strict=True)
                items = [self.word("event-item", name=each, fish=fish) for each, fish in drawn]
                return self.word("event-first-drawn", list=self.listed(items), name=names[event["first"]])
            case "drawn" if event["fish"] is None:
                return self.word("event-drawn", name=name, pile=event["pile"])
            case "drawn":
                return self.word("event-drawn-own", name=name, pile=event["pile"], fish=event["fish"])
            case "dealt":
                return self.word("event-dealt", count=event["count"])
            case "round_began":
                return self.word("event-round-began", round=event["round"], name=names[event["first"]])
            case "bought":
                return self._bought(event, name)
            case "laid" if event["fish"] is not None:
                return self.word("event-laid-own", name=name, fish=event["fish"])
            case "passed" | "checked" | "folded" | "dropped_out" | "laid" | "undone" as kind:
                return self.word(f"event-{kind.replace('_', '-')}", name=name)
            case "antes_paid":
                return self.word("event-antes-paid")
            case "raised":
                all_in = "-all-in" if event["all_in"] else ""
                return self.word(f"event-raised{all_in}", name=name, amount=event["amount"])
            case "matched":
                all_in = "-all-in" if event["all_in"] else ""
                return self.word(f"event-matched{all_in}", name=name, amount=event["paid"])
            case "catnip_played":
                return self._catnip(event, name, names)
            case "peeked":
                if event["fish"] is None:
                    return None
                return self.word("event-peeked-own", target=names[event["target"]], fish=event["fish"])
            case "swapped":
                if event["fish"] is None:
                    return None
                return self.word("event-swapped-own", name=name, fish=event["fish"], back=event["back"])
            case "guessed":
                if event["named"] is None:
                    return self.word("event-guessed", name=name)
                return self.word("event-guessed-own", name=name, target=names[event["named"]])
            case "guesses_opened":
                return self._guesses(event, names)
            case "revealed":
                return self.word("event-revealed", list=self._shown(event["shown"], names))
            case "round_ended":
                return self._round_ended(event, names)
            case "came_back" if event["fish"]:
                return self.word(
                    "event-came-back-own", name=name, list=self.listed(list(map(str, event["fish"])))
                )
            case "came_back":
                return self.word("event-came-back", name=name, count=event["count"])
            case "fib_began":
                tied = listed_and([names[player] for player in event["players"]], self.say)
                return self.word("event-fib-began", names=tied)
            case "fib_flipped":
                kind = "point" if event["out"] is None else "out"
                items = [
                    self.word("event-item", name=names[each["player"]], fish=each["fish"])
                    for each in event["shown"]
                ]
                return self.word(
                    f"event-fib-flipped-{kind}", list=self.listed(items), name=names[event[kind]]
                )
            case "game_over":
                winner = event["ranking"][0][0]
                return self.word("event-game-over", name=names[winner], amount=event["scores"][winner])
        return None

    def _bought(self, event: Json, name: str) -> str:
        if event["effect"] is None:
            told = self.word("event-bought", name=name, price=event["price"])
        else:
            catnip = self.effect(event["effect"])
            told = self.word("event-bought-own", name=name, price=event["price"], catnip=catnip)
        if event["discard"] is None:
            return told
        discard = self.word("event-bought-discard", name=name, catnip=self.effect(event["discard"]))
        return self.say("list-sentences").join([told, discard])

    def _catnip(self, event: Json, name: str, names: Sequence[str]) -> str:
        catnip = self.effect(event["effect"])
        if event["effect"] == "refund":
            return self.word("event-catnip-refund", name=name, catnip=catnip, amount=event["amount"])
        if event["cancelled"] is not None:
            cancelled = self.effect(event["cancelled"])
            return self.word("event-catnip-cancel", name=name, catnip=catnip, cancelled=cancelled)
        if event["target"] in (None, event["player"]):
            return self.word("event-catnip-own", name=name, catnip=catnip)
        return self.word("event-catnip-aimed", name=name, catnip=catnip, target=names[event["target"]])

    def _guesses(self, event: Json, names: Sequence[str]) -> str:
        items = [
            self.word("event-guesses-item", name=names[player], target=names[named])
            for player, named in enumerate(event["guesses"])
            if named is not None
        ]
        if not items:
            return self.word("event-guesses-opened-none")
        return self.word("event-guesses-opened", list=self.listed(items))

    def _shown(self, shown: Sequence[Json], names: Sequence[str]) -> str:
        items = [
            self.word("event-item", name=names[each["player"]], fish=self.sizes(each["sizes"]))
            for each in shown
        ]
        return self.listed(items)

    def _round_ended(self, event: Json, names: Sequence[str]) -> str:
        winner = event["winner"]
        told = [
            self.word("event-paid", name=names[paid["player"]], amount=paid["amount"])
            for paid in event["paid"]
        ]
        size = next((each["sizes"][-1] for each in event["shown"] if each["player"] == winner), None)
        if size is None:
            told.append(self.word("event-round-ended", name=names[winner], amount=event["won"]))
        else:
            gaps = {"name": names[winner], "amount": event["won"], "size": size}
            told.append(self.word("event-round-ended-size", **gaps))
        return self.say("list-sentences").join(told)

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        return self.word(f"refused-{code}", **details)

    def status(self, view: Json, names: Sequence[str]) -> str:
        progress = self.word("round-of", round=view["round"], rounds=view["rounds"])
        if view["fib"] is not None:
            progress = self.word("fib")
        tin = self.word("tin-of", amount=view["tin"])
        return f"{progress} · {tin} · {self.word('first')} {names[view['first']]}"

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        phase = view["phase"]
        turn = None if view["turn"] is None else names[view["turn"]]
        mine = view["turn"] is not None and view["turn"] == seat
        match phase:
            case "over":
                return self.word("over")
            case "draft" | "window":
                return self.word(f"{phase}-prompt") if mine else self.word(f"{phase}-wait", name=str(turn))
            case "purchase" if mine:
                full = "-full" if view["catnips"][seat] >= view["limit"] else ""
                return self.word(f"purchase-prompt{full}", price=view["price"])
            case "purchase":
                return self.word("purchase-wait", name=str(turn))
            case "deliberation":
                return self._bet_prompt(view, seat if mine else None, str(turn), names)
        return self._together(view, seat, names)

    def _bet_prompt(self, view: Json, seat: int | None, turn: str, names: Sequence[str]) -> str:
        """What whose turn or answer it is may do; ``seat`` is None for all others."""
        raised = view["raised"]
        if raised is None:
            if seat is None:
                return self.word("turn-wait", name=turn)
            return self.word("turn-prompt" if view["purses"][seat] else "turn-prompt-broke")
        amount = raised["amount"]
        if seat is None:
            return self.word("answer-wait", name=turn, amount=amount)
        purse, name = view["purses"][seat], names[raised["player"]]
        if purse <= amount:
            return self.word("answer-prompt-all-in", name=name, amount=amount, purse=purse)
        return self.word("answer-prompt", name=name, amount=amount)

    def _together(self, view: Json, seat: int | None, names: Sequence[str]) -> str:
        """Selection, guesses and the Final Fib: several choose at once."""
        kind = {"selection": "selection", "guessing": "guess", "fib": "fib"}[view["phase"]]
        waiting = [player for player in self._choosing(view) if not view["ready"][player]]
        if seat in waiting:
            return self.word(f"{kind}-prompt")
        told = listed_and([names[player] for player in waiting], self.say)
        if seat is None or seat not in self._choosing(view):
            return self.word(f"{kind}-watching", names=told)
        if kind == "selection":
            return self.word("selection-waiting", fish=view["fish"][seat], names=told)
        return self.word(f"{kind}-waiting", names=told)

    def _choosing(self, view: Json) -> list[int]:
        """All who choose in this phase."""
        if view["phase"] == "fib":
            return [row["player"] for row in view["fib"]["rows"]]
        wanted = "in" if view["phase"] == "selection" else "waiting"
        return [player for player, standing in enumerate(view["standing"]) if standing == wanted]

    # ---- plain lines ------------------------------------------------------------------------

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        told = [self.status(view, names)]
        for player, name in enumerate(names):
            about = [
                self.standing(view, player),
                self.word("purse", amount=view["purses"][player]),
                self.word("stake", amount=view["stakes"][player]),
                self.word("fish-count", count=view["hands"][player]),
            ]
            if view["deck"]:
                about.append(self.word("catnip-count", count=view["catnips"][player]))
            about += self.before(view, player)
            told.append(f"{name} ({player}): {self.listed(about)}")  # typed actions name seats by number
        if view["phase"] == "draft":
            piles = [f"{number}: {size}" for number, size in enumerate(view["piles"], 1)]
            told.append(self.word("piles", list=self.listed(piles)))
        if view["deck"]:
            told.append(self.word("catnip-left", count=view["catnip_deck"]))
        return told

    def standing(self, view: Json, player: int) -> str:
        standing = view["standing"][player]
        if standing == "out":
            return self.word("standing-out", round=view["dropped"][player])
        return self.word(f"standing-{standing}")

    def before(self, view: Json, player: int) -> list[str]:
        """What lies before a seat, in words."""
        if view["fib"] is not None:
            rows = [row["fish"] for row in view["fib"]["rows"] if row["player"] == player and row["fish"]]
            return [" ".join("?" if fish is None else str(fish) for fish in row) for row in rows]
        told = []
        if view["sizes"][player]:
            told.append(self.word("fish", fish=self.sizes(view["sizes"][player])))
        elif view["laid"][player]:
            told.append(self.word("laid"))
        sights = [each for each in view["peeked"] if each["player"] == player and each["there"]]
        told += [self.word("peeked", fish=sight["fish"]) for sight in sights]
        told += [self.effect(played["effect"]) for played in self.played_on(view, player)]
        if view["checked"][player]:
            told.append(self.word("checked"))
        return told

    def played_on(self, view: Json, player: int) -> list[Json]:
        """The catnip that lies by a fish and counts."""
        return [played for played in view["played"] if played["target"] == player and played["counts"]]

    def holding(self, view: Json) -> str:
        hand = self.listed(list(map(str, view["hand"])))
        told = [f"{self.word('hand')}: {hand}" if hand else self.word("hand-empty")]
        if view["catnip"]:
            catnip = self.listed([self.effect(effect) for effect in view["catnip"]])
            told.append(f"{self.word('own-catnip')}: {catnip}")
        return " · ".join(told)

    # ---- pictures ---------------------------------------------------------------------------

    def hand(self, view: Json) -> RenderableType | None:
        if not view["hand"] and not view["catnip"]:
            return None
        row = Text(" ").join(Text(f" {fish} ", FISH) for fish in view["hand"])
        catnip = Text(" ").join(Text(f" {self.effect(effect)} ", CATNIP) for effect in view["catnip"])
        return Group(row, "", catnip) if view["catnip"] else row

    def choices(self, view: Json, legal: Sequence[Action]) -> list[tuple[str, Action, Text]]:
        found: list[tuple[str, Action, Text]] = []
        for action in legal:
            key = str(len(found) + 1) if len(found) < 9 else ""
            found.append((key, action, self.choice(view, action.data())))
        return found

    def choice(self, view: Json, action: Json) -> Text:
        """What a key offers, in a word or two."""
        match action["kind"]:
            case "draw":
                return Text(f" {self.word('action-draw', pile=action['pile'])} ", BACK)
            case "lay":
                return Text(f" {action['fish']} ", FISH)
            case "buy" if action["discard"] is None:
                return Text(self.word("action-buy", price=view["price"]), COIN)
            case "buy":
                return Text(self.word("action-buy-discard", catnip=self.effect(action["discard"])), COIN)
            case "raise":
                all_in = action["amount"] == view["purses"][view["turn"]]
                return Text(
                    self.word("action-all-in" if all_in else "action-raise", amount=action["amount"]), COIN
                )
            case "match":
                amount, purse = view["raised"]["amount"], view["purses"][view["turn"]]
                all_in = "-all-in" if purse <= amount else ""
                return Text(self.word(f"action-match{all_in}", amount=min(amount, purse)), COIN)
            case "catnip":
                catnip = self.effect(action["effect"])
                if action["player"] is not None:
                    label = f"{catnip} {self.say('seat-number', number=action['player'] + 1)}"
                else:
                    label = catnip if action["fish"] is None else f"{catnip} {action['fish']}"
                return Text(f" {label} ", CATNIP)
            case "guess":
                return Text(self.say("seat-number", number=action["player"] + 1))
        return Text(self.word(f"action-{action['kind']}"))

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Text],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        people = Table.grid(padding=(0, 1, 0, 0))
        for player in range(view["seats"]):
            people.add_row(*self.seat_row(view, player, names[player]))
        tin = Text(f"{self.word('tin')}: ", SOFT).append(str(view["tin"]), COIN)
        if view["raised"]:
            tin.append(f"  +{view['raised']['amount']}", TURN)
        under: list[RenderableType] = ["", tin]
        if view["phase"] == "draft":
            piles = Text(" ").join(
                Text(f" {self.word('pile', pile=number)}: {size} ", BACK)
                for number, size in enumerate(view["piles"], 1)
            )
            under += ["", piles]
        elif view["deck"]:
            under.append(Text(self.word("catnip-left", count=view["catnip_deck"]), SOFT))
        return Group(people, *under)

    def seat_row(self, view: Json, player: int, name: Text) -> list[Text]:
        """Whose move it is, the name, the purse, the stake, the fish and what lies by it."""
        choosing = view["phase"] in ("selection", "guessing", "fib")
        to_move = (
            player in self._choosing(view) and not view["ready"][player]
            if choosing
            else view["turn"] == player
        )
        label = name.copy()
        label.truncate(NAME, overflow="ellipsis", pad=True)
        if view["standing"][player] != "in" and view["fib"] is None:
            before = Text(self.standing(view, player), SOFT)
        elif view["fib"] is not None:
            before = Text(" ".join(self.before(view, player)))
        else:
            before = self.fish(view, player)
        before.truncate(22, overflow="ellipsis")
        return [
            Text("›" if to_move else " ", TURN),
            label,
            Text(str(view["purses"][player]).rjust(3), COIN),
            Text(f"+{view['stakes'][player]}".rjust(4) if view["stakes"][player] else "    ", SOFT),
            before,
        ]

    def fish(self, view: Json, player: int) -> Text:
        """The fish before a seat, with its sizes where they are known, and the catnip by it."""
        sizes = view["sizes"][player]
        if sizes:
            shown = Text(f" {self.sizes(sizes)} ", FISH)
        elif view["laid"][player]:
            seen = [str(s["fish"]) for s in view["peeked"] if s["player"] == player and s["there"]]
            shown = Text(f" {seen[0] if seen else '?'} ", BACK)
        else:
            return Text("")
        for played in self.played_on(view, player):
            shown.append(" ").append(self.effect(played["effect"]), GAIN)
        if view["checked"][player]:
            shown.append(" ✓", SOFT)
        return shown

    # ---- panels -----------------------------------------------------------------------------

    def rounds(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Every finished round: who won what, and which fish were shown."""
        if not view["past"]:
            return Text(self.word("rounds-none"))
        parts: list[RenderableType] = []
        for line in view["past"]:
            gaps = {"round": line["round"], "name": names[line["winner"]], "amount": line["won"]}
            parts.append(Text(self.word("rounds-line", **gaps), "bold"))
            shown = self._shown(line["shown"], names)
            parts.append(Text(shown or self.word("rounds-unseen"), SOFT))
        return Group(*parts)

    def seen_fish(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """Which fish have been shown, by seat, and which the observer has laid aside."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for player, fish in enumerate(view["shown"]):
            if fish:
                table.add_row(labels[player], Text(" ".join(map(str, fish))))
        seen = table if table.row_count else Text(self.word("fish-none"))
        parts: list[RenderableType] = [Text(self.word("fish-seen"), "bold"), seen]
        if view["aside"]["fish"]:
            aside = " ".join(map(str, sorted(view["aside"]["fish"])))
            parts += ["", Text(self.word("fish-aside"), "bold"), Text(aside)]
        return Group(*parts)

    def catnip_cards(self, view: Json, names: Sequence[str], labels: Sequence[Text]) -> RenderableType:
        """What each card does, how many there are, and which have been used."""
        if not view["deck"]:
            return Text(self.word("catnip-none"))
        table = Table(box=None, pad_edge=False, show_header=False)
        for row in view["deck"]:
            copies = self.word("catnip-copies", copies=row["copies"])
            about = Text(self.word(f"about-{row['effect'].replace('_', '-')}")).append(f" {copies}", SOFT)
            table.add_row(Text(f" {self.effect(row['effect'])} ", CATNIP), about)
        used = self.listed([self.effect(effect) for effect in view["catnip_used"]])
        return Group(table, "", Text(f"{self.word('catnip-used')}: {used}", SOFT)) if used else table
