"""Why a seat may not do something now: the clause that it would break, and what would be right."""

from __future__ import annotations

from tairyo.games.finspan import effects, playing
from tairyo.games.finspan.actions import (
    Dive,
    Done,
    Draw,
    Gain,
    Hatch,
    LayEach,
    LayEgg,
    Lift,
    MoveTo,
    Pay,
    PayCard,
    Place,
    Play,
    PutYoung,
    Tuck,
    Use,
)
from tairyo.games.finspan.cards import (
    CONSUME,
    CONSUMES,
    COST_CARDS,
    COST_EGGS,
    COST_SCHOOLS,
    COST_YOUNG,
    FITS,
    GAME_END,
    NAMES,
    NO_FISH,
    PLAY,
    TIMING,
    WHERE,
    card,
)
from tairyo.games.finspan.mat import ALL_SLOTS, COLUMNS, SLOT_NAMES, column_of
from tairyo.games.finspan.ocean import EGG_TOKEN, TOKENS, YOUNG_TOKEN, Ocean
from tairyo.games.finspan.position import (
    AT_THE_END,
    BENEFIT,
    ENDING,
    MOVING,
    OVER,
    PAYMENT,
    PLACEMENT,
    TURN,
    Position,
)
from tairyo.kernel.action import Action, IllegalAction


def refusal(state: Position, seat: int, action: Action) -> IllegalAction:
    """Why ``seat`` may not do ``action``, which is not legal."""
    if state.phase == OVER:
        return IllegalAction("FS-63", "over")
    if seat not in state.actors:
        return _not_asked(state, seat)
    if isinstance(action, Play):
        return _no_play(state, seat, action.card)
    if isinstance(action, Dive):
        return IllegalAction("FS-10", "not-a-turn")
    if isinstance(action, PayCard | Pay):
        return _no_payment(state, action)
    if isinstance(action, Place):
        return _no_place(state, seat, action.slot)
    if isinstance(action, MoveTo | Lift):
        return _no_move(state, seat, action)
    if isinstance(action, Use):
        return _no_use(state, seat, action.slot)
    if isinstance(action, Done):
        return _not_done(state)
    return _no_benefit(state, seat, action)


def _not_asked(state: Position, seat: int) -> IllegalAction:
    if not 0 <= seat < state.setting.seats:
        return IllegalAction("FS-1", "no-seat")
    if state.phase in (BENEFIT, MOVING) and state.actors[0] != state.seat:
        return IllegalAction("FS-35", "others-benefit")
    return IllegalAction("FS-70" if state.stage == AT_THE_END else "FS-10", "not-your-turn")


def _busy(state: Position, clause: str) -> IllegalAction:
    """What is to be done first, instead of something that is not for now."""
    code = {
        TURN: "choose-a-turn",
        PAYMENT: "pay-first",
        PLACEMENT: "place-first",
        BENEFIT: "no-such-benefit",
        MOVING: "move-first",
        ENDING: "choose-an-ability",
    }[state.phase]
    return IllegalAction(clause, code)


# ---- playing a fish -----------------------------------------------------------------------------


def _no_play(state: Position, seat: int, played: int) -> IllegalAction:
    """Not to be begun, not held, not to be paid for, or without a slot (FS-29)."""
    if state.phase == BENEFIT and PLAY in state.benefits:
        allowed = effects.place_of_play(state)
    elif state.phase == TURN:
        allowed = ALL_SLOTS
    else:
        return _busy(state, "FS-20")
    ocean = state.oceans[seat]
    if played not in ocean.hand:
        return IllegalAction("FS-20", "not-held", card=NAMES[played])
    if not playing.can_pay(ocean, played):
        return _too_dear(ocean, played)
    if not FITS[played] & allowed:
        return IllegalAction("FS-54", "no-slot-there", card=NAMES[played], where=WHERE[state.where])
    if CONSUMES[played]:
        return IllegalAction("FS-21", "nothing-to-consume", card=NAMES[played])
    return IllegalAction("FS-25", "no-slot", card=NAMES[played])


def _too_dear(ocean: Ocean, played: int) -> IllegalAction:
    """FS-21: the first part of a cost that cannot be paid."""
    for name, cost, held in (
        ("card", COST_CARDS[played], len(ocean.hand) - 1),
        ("egg", COST_EGGS[played], ocean.eggs.bit_count()),
        ("young", COST_YOUNG[played], sum(ocean.young)),
    ):
        if cost > held:
            return IllegalAction("FS-21", f"too-dear-{name}", card=NAMES[played], cost=cost, held=held)
    cost, held = COST_SCHOOLS[played], ocean.schools.bit_count()
    return IllegalAction("FS-21", "too-dear-school", card=NAMES[played], cost=cost, held=held)


def _no_payment(state: Position, action: PayCard | Pay) -> IllegalAction:
    """FS-21: not the thing that is due, or not there."""
    if state.phase == PLACEMENT:
        return IllegalAction("FS-22", "paid-already")
    if state.phase != PAYMENT:
        return IllegalAction("FS-21", "nothing-due")
    token = playing.due(state)
    if isinstance(action, PayCard):
        if token >= 0:
            return IllegalAction("FS-21", "token-due", due=TOKENS[token])
        return IllegalAction("FS-21", "not-held", card=NAMES[action.card])
    if token < 0:
        return IllegalAction("FS-21", "card-due")
    if token != action.token:
        return IllegalAction("FS-21", "token-due", due=TOKENS[token])
    return IllegalAction("FS-21", "no-token", token=TOKENS[token], slot=SLOT_NAMES[action.slot])


def _no_place(state: Position, seat: int, slot: int) -> IllegalAction:
    """FS-23 – FS-25, FS-54: not this slot."""
    if state.phase != PLACEMENT:
        return IllegalAction("FS-22", "pay-first" if state.phase == PAYMENT else "nothing-to-place")
    ocean = state.oceans[seat]
    played = card(state.card)
    slot_name = SLOT_NAMES[slot]
    if played.band not in ("none", COLUMNS[column_of(slot)]):
        return IllegalAction("FS-24", "band", card=played.name, band=played.band, slot=slot_name)
    if not played.fits >> slot & 1:
        return IllegalAction("FS-23", "zone", card=played.name, slot=slot_name)
    if not state.allowed >> slot & 1:
        return IllegalAction("FS-54", "place-of-play", slot=slot_name)
    there = ocean.fish[slot]
    if there == NO_FISH:
        return IllegalAction("FS-21", "must-consume", card=played.name)
    lengths = state.setting.tables.lengths
    return IllegalAction(
        "FS-25",
        "not-shorter",
        card=played.name,
        length=played.length,
        covered=NAMES[there],
        there=lengths[there],
    )


# ---- benefits -----------------------------------------------------------------------------------


def _no_move(state: Position, seat: int, action: MoveTo | Lift) -> IllegalAction:
    """FS-47, FS-50, FS-51: not this token, not there."""
    ocean = state.oceans[seat]
    slot = action.slot
    if isinstance(action, Lift):
        if state.phase != BENEFIT:
            return _busy(state, "FS-47")
        if not ocean.holding(action.token) >> slot & 1:
            return IllegalAction("FS-47", "no-token", token=TOKENS[action.token], slot=SLOT_NAMES[slot])
        if not ocean.reach(action.token, slot):
            return IllegalAction("FS-51", "hemmed-in")
        return IllegalAction("FS-47", "no-such-benefit")
    if state.phase != MOVING:
        return IllegalAction("FS-47", "lift-first" if state.phase == BENEFIT else "nothing-to-move")
    origin = state.origin
    if slot == origin:
        return IllegalAction("FS-47", "stays")
    if slot // 3 != origin // 3 and slot % 3 != origin % 3:
        return IllegalAction("FS-47", "bent")
    if state.token == YOUNG_TOKEN:
        return IllegalAction("FS-50", "school-forms-before")
    return IllegalAction("FS-51", "school-in-the-way")


def _no_use(state: Position, seat: int, slot: int) -> IllegalAction:
    """FS-70: not an ability to be used now."""
    if state.phase != ENDING:
        return IllegalAction("FS-70", "not-the-end")
    fish = state.oceans[seat].fish[slot]
    if TIMING[fish] != GAME_END:
        return IllegalAction("FS-70", "no-ability", slot=SLOT_NAMES[slot])
    if state.used >> fish & 1:
        return IllegalAction("FS-70", "used-already", card=NAMES[fish])
    return IllegalAction("FS-70", "no-use", card=NAMES[fish])


def _not_done(state: Position) -> IllegalAction:
    if state.phase == TURN:
        return IllegalAction("FS-11", "no-pass")
    if state.phase == MOVING:
        return IllegalAction("FS-47", "move-first")
    return IllegalAction("FS-22", "pay-first" if state.phase == PAYMENT else "place-first")


def _no_benefit(state: Position, seat: int, action: Action) -> IllegalAction:
    """A benefit that is not to be had, or not in this way."""
    clause, code, details = "FS-34", "no-such-benefit", dict[str, str]()
    ocean = state.oceans[seat]
    if isinstance(action, LayEgg):
        clause = "FS-43"
        if not ocean.filled >> action.slot & 1:
            code = "no-fish"
        elif ocean.eggs >> action.slot & 1:
            code = "egg-already"
    elif isinstance(action, LayEach):
        clause = "FS-44"
    elif isinstance(action, Hatch):
        clause = "FS-45"
        if not ocean.eggs >> action.slot & 1:
            code, details = "no-token", {"token": TOKENS[EGG_TOKEN], "slot": SLOT_NAMES[action.slot]}
    elif isinstance(action, PutYoung):
        clause = "FS-46"
    elif isinstance(action, Draw):
        clause = "FS-40"
    elif isinstance(action, Gain):
        clause = "FS-42"
        if action.card not in ocean.discard:
            code, details = "not-discarded", {"card": NAMES[action.card]}
    elif isinstance(action, Tuck):
        clause = "FS-53"
        if action.card not in ocean.hand:
            code, details = "not-held", {"card": NAMES[action.card]}
        elif state.phase == BENEFIT and CONSUME in state.benefits:
            code, details = "not-shorter-prey", {"card": NAMES[action.card]}
    if state.phase != BENEFIT:
        return _busy(state, clause)
    return IllegalAction(clause, code, **details)
