"""The table of Legendary: mastermind and scheme, the city above the HQ, the stacks, and your own cards below."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from longbox import headlines
from longbox.languages import message, plural, said
from longbox.seen import Seen, SeenCard
from longbox.terminal.boards import Board
from longbox.terminal.palette import ATTACK, COIN, STAR
from longbox.terminal.tiles import LABEL, Marks, Tile, figure, one_line, pile, row, spaced, tile, wrapped
from longbox.terminal.titles import title_line

COLOUR = "purple"
SPACES = {
    "Bridge": message("Bridge"),
    "Streets": message("Streets"),
    "Rooftops": message("Rooftops"),
    "Bank": message("Bank"),
    "Sewers": message("Sewers"),
}
"""From left to right, as they lie before heroes; before villains it is the other way round. On both boards enemies come
in on the right and escape on the left."""
CLASSES = {
    "Strength": message("Strength"),
    "Instinct": message("Instinct"),
    "Covert": message("Covert"),
    "Tech": message("Tech"),
    "Ranged": message("Ranged"),
}
CLASS_COLOURS = {"Strength": "green", "Instinct": "yellow", "Covert": "red", "Tech": "grey", "Ranged": "blue"}
KINDS = {
    "hero": message("hero"),
    "wound": message("wound"),
    "bindings": message("bindings"),
    "villain": message("villain"),
    "henchman": message("henchman"),
    "mastermind": message("mastermind"),
    "tactic": message("tactic"),
    "scheme": message("scheme"),
    "bystander": message("bystander"),
    "villainous weapon": message("villainous weapon"),
    "location": message("location"),
    "trap": message("trap"),
    "horror": message("horror"),
    "ambition": message("ambition"),
    "twist": message("twist"),
    "strike": message("strike"),
}
VILLAINS_KINDS = {
    "hero": message("ally"),
    "villain": message("adversary"),
    "henchman": message("backup adversary"),
    "mastermind": message("commander"),
    "scheme": message("plot"),
}
"""What villains call them."""
FACE_DOWN = {"human shield": message("Human Shield")}
"""As what cards lie face down with an enemy."""
DECKS = {"villain deck": message("villains"), "hero deck": message("heroes")}
SIDES_STACKS = {
    "heroes": {"officers": message("officers"), "wounds": message("wounds")},
    "villains": {
        "madame hydra": message("Madame HYDRA"),
        "new recruits": message("recruits"),
        "bindings": message("bindings"),
    },
}
"""The stacks of each side, both of which lie there where sets of both are mixed."""
PILES = {
    "bystanders": message("bystanders"),
    "escaped": message("escaped"),
    "ko": message("KO’d"),
}
SIDEKICKS = {"sidekicks": message("sidekicks")}
"""Only some games have them."""
FORTIFIED = {
    "wounds": message("stack of Wounds"),
    "bystanders": message("stack of Bystanders"),
    "sidekicks": message("stack of Sidekicks"),
    "officers": message("stack of Officers"),
    "villain deck": message("deck of villains"),
    "hero deck": message("deck of heroes"),
}
"""The places on which an enemy may lie."""
OWN_CARDS = {
    "artifacts": message("ARTIFACTS"),
    "played": message("PLAYED"),
    "aside": message("ASIDE"),
    "later": message("LATER"),
    "hand": message("HAND"),
}


def board(seen: Seen, marks: Marks, width: int) -> RenderableType:
    you, *others = seen.seats_from(seen.you)
    lines = [
        title_line(seen, COLOUR, width),
        *plot(seen, marks, width),
        *ambitions(seen, marks, width),
        *city(seen, marks, width),
        *traps(seen, marks, width),
        *horrors(seen, marks, width),
        *fortified(seen, marks, width),
        *cages(seen, marks, width),
        *headquarters(seen, marks, width),
        *own_row(seen, marks, width),
        *stacks(seen, width),
        *looked_at(seen, marks, width),
    ]
    lines += [player_line(seen, seat, width) for seat in others]
    lines += [player_line(seen, you, width), *own_cards(seen, you, marks, width)]
    return Group(*lines)


def called(seen: Seen, term: str) -> str:
    """What the players of this side call something."""
    return said(seen["words"].get(term, term))


def plot(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The mastermind and the scheme, side by side."""
    tiles: list[Tile | None] = []
    for card in seen.cards("mastermind"):
        tactics = plural(card.get("tactics", 0), "{number} tactic left", "{number} tactics left")
        numbers = Text.assemble(enemy_numbers(card), (f"{tactics} ", "pencil"), held(seen, card))
        lying = [one for one in seen.cards("over the mastermind") if one.get("on") == card["handle"]]
        for name, count in beside(lying).items():
            numbers.append(said("{name} ×{number} beside it", number=count, name=name) + " ", style="plot")
        tiles.append(tile(card, marks, numbers, edge="red"))
    for card in seen.cards("scheme"):
        fought = enemy_numbers(card) if "attack" in card else Text()
        tiles.append(tile(card, marks, Text.assemble(fought, twists(seen)), edge="plot"))
    return [*row(said("PLOT"), tiles, width, across=2), *lurking(seen, width)]


def lurking(seen: Seen, width: int) -> list[Text]:
    """The masterminds who wait out of play for their turn."""
    names = ", ".join(str(card["name"]) for card in seen.cards("lurking"))
    return (
        [one_line("", [Text(said("Lurking: {names}", names=names), style="pencil")], [width - LABEL])] if names else []
    )


def twists(seen: Seen) -> Text:
    come = said("{number} of {all} twists so far", number=seen["twists"], all=seen["twists_in_all"])
    line = Text(come, style="pencil")
    for name, count in beside(seen.cards("beside the scheme")).items():
        line.append(", ", style="plot")
        line.append(said("{name} ×{number} beside it", number=count, name=name), style="plot")
    return line


def beside(cards: list[SeenCard]) -> Counter[str]:
    """What lies with the mastermind or the scheme, apart from twists."""
    return Counter(called_for_short(card) for card in cards if card.get("kind") != "twist")


def city(seen: Seen, marks: Marks, width: int) -> list[Text]:
    there = seen["city"]
    words = {space: said(space) for space in reversed(there) if space not in SPACES}
    words |= {space: said(SPACES[space]) for space in spaces_of(seen)}
    wide = (width - LABEL) // len(words)
    above: list[Text] = []
    for space, word in words.items():
        higher = [*seen.cards("location", space), *seen.cards("over the city", space)]
        names = ", ".join(card["name"] for card in higher if "name" in card)
        above.append(Text(over(word, names, stands=space in there), style="pencil"))
    tiles = [villain(seen, space, marks) for space in words]
    return [one_line(said("CITY"), above, [wide] * len(words)), *row("", tiles, width, across=len(words))]


def spaces_of(seen: Seen) -> list[str]:
    """The five spaces of this side's board, from left to right."""
    return list(reversed(SPACES)) if seen["tongue"] == "villains" else list(SPACES)


def over(space: str, names: str, *, stands: bool) -> str:
    """A space of the city, with the names of what lies over it."""
    if names:
        return said("{space}: {names}", space=space, names=names)
    return space if stands else said("{space}: destroyed", space=space)


def villain(seen: Seen, space: str, marks: Marks) -> Tile | None:
    cards = seen.cards("city", space)
    unseen = seen.cards("unscanned", space)
    if unseen:
        return tile(unseen[0], marks, Text(said("face down"), style="pencil"), edge="purple")
    if not cards:
        return None
    facts = cards[0]
    group = Text(facts.get("counts_as") or facts.get("group") or kind(facts), style="pencil")
    return tile(cards[0], marks, held(seen, cards[0]) or group, enemy_numbers(cards[0]), edge="purple")


def traps(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The challenges that wait, and whether they would be met now."""
    tiles: list[Tile | None] = []
    for card in seen.cards("traps"):
        stands = said("met so far") if card.get("met") else said("not met yet")
        numbers = figure(STAR, card.get("vp", 0), "glory")
        tiles.append(tile(card, marks, Text(stands, style="pencil"), numbers, edge="red"))
    return row(said("TRAPS"), tiles, width) if tiles else []


def fortified(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The enemies that lie on stacks and decks, each with the place where it does."""
    tiles: list[Tile | None] = [
        tile(card, marks, Text(said(words), style="pencil"), enemy_numbers(card), edge="red")
        for place, words in FORTIFIED.items()
        for card in seen.cards("fortified", place)
    ]
    return row(said("FORTIFIED"), tiles, width) if tiles else []


def cages(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """The enemies in front of players, each with the Hero that it guards."""
    tiles: list[Tile | None] = [
        tile(card, marks, held(seen, card), enemy_numbers(card), edge="purple")
        for seat in seen.seats_from(seen.you)
        for card in seen.cards("cages", str(seat))
    ]
    return row(said("CAGES"), tiles, width) if tiles else []


def horrors(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """What makes the whole game worse."""
    tiles: list[Tile | None] = [tile(card, marks, edge="red") for card in seen.cards("horrors")]
    return row(said("HORRORS"), tiles, width) if tiles else []


def kind(card: SeenCard) -> str:
    if "kind" not in card:
        return ""
    kinds = KINDS | VILLAINS_KINDS if card.get("tongue") == "villains" else KINDS
    return said(kinds[card["kind"]])


def enemy_numbers(card: SeenCard) -> Text:
    """What it takes to fight an enemy and what it is worth."""
    numbers = figure(ATTACK, points(card, "attack"), "hit")
    if "vp" in card:
        numbers.append_text(figure(STAR, card["vp"], "glory"))
    return numbers


def points(seen: Seen | SeenCard, currency: str) -> str:
    """Points of a card or of a player, with half a one if there is: "2½", "½"."""
    number = str(seen.get(currency, "?"))
    if currency not in seen.get("half_points", ()):
        return number
    return f"{number}½" if number != "0" else "½"


def held(seen: Seen, card: SeenCard) -> Text:
    """What an enemy has captured."""
    on_it = [one for one in seen.cards("held") if one.get("on") == card["handle"]]
    captives = Counter(map(called_for_short, on_it))
    return Text(", ".join(f"+{count} {name}" for name, count in captives.items()), style="plot")


def called_for_short(card: SeenCard) -> str:
    """What there are many of by what it is, anything else by its name."""
    if card.get("role") in FACE_DOWN:
        return said(FACE_DOWN[card["role"]])
    if "name" not in card:
        return said("card")
    return kind(card) if card["kind"] in ("bystander", "wound", "bindings") else str(card["name"])


def headquarters(seen: Seen, marks: Marks, width: int) -> list[Text]:
    tiles: list[Tile | None] = []
    spaces = [f"under the {space}" for space in spaces_of(seen)]
    for space in [*spaces, *(space for space in seen["hq"] if space not in spaces)]:
        cards = seen.cards("hq", space)
        tiles.append(hero(cards[0], marks, priced=True) if cards else None)
    return row(called(seen, "HQ"), tiles, width, across=len(SPACES))


def own_row(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """Where a player who is the Mastermind recruits alone."""
    zones = [space["zone"] for space in seen["hq_spaces"] if space["row"] == 2]
    cards = [seen.cards(*zone.split(":")) for zone in zones]
    tiles = [hero(there[0], marks, priced=True) if there else None for there in cards]
    return row(said("OWN ROW"), tiles, width, across=len(SPACES)) if tiles else []


def ambitions(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """What a player who is the Mastermind can play for Attack."""
    tiles = [
        tile(card, marks, figure(ATTACK, card.get("attack", "?"), "hit"), edge="red")
        for card in seen.cards("ambition row")
    ]
    return row(said("AMBITIONS"), list(tiles), width, across=4) if tiles else []


def hero(card: SeenCard, marks: Marks, *, copies: int = 1, priced: bool = False) -> Tile:
    """A card of a player's: who it is of, what it gives and, in the HQ, what it costs."""
    about = [card.get("hero", ""), "" if priced else said(card.get("team", ""))]
    whose = " ".join(part for part in about if part and part != card["name"]) or kind(card)
    numbers = Text()
    for symbol, key, style in ((ATTACK, "attack", "hit"), (COIN, "recruit", "buy")):
        if key in card:
            more = "+" if key in card.get("grows", ()) else ""
            numbers.append_text(figure(symbol, f"{points(card, key)}{more}", style))
    numbers.append(" ".join(said(CLASSES[one]) for one in card.get("classes", ())), style="pencil")
    named = {**card, "name": f"{card['name']} ×{copies}"} if copies > 1 else card
    drawn = tile(named, marks, Text(whose, style="pencil"), numbers, edge=class_colour(card))
    return with_price(drawn, card.get("cost", 0)) if priced else drawn


def with_price(drawn: Tile, price: int) -> Tile:
    """The price stands in the corner."""
    name, *lines = drawn.lines
    return Tile(drawn.edge, (Text.assemble((f"{price}", "bold reverse buy"), " ", name), *lines))


def alike_together(cards: list[SeenCard], marks: Marks) -> list[Tile]:
    """Cards of one kind as one tile; it looks as if it were the one that can be chosen."""
    kinds: dict[str, list[SeenCard]] = {}
    for card in cards:
        kinds.setdefault(card.get("id", card["handle"]), []).append(card)
    found = []
    for alike in kinds.values():
        shown = next((card for card in alike if card["handle"] in marks.can | marks.mine), alike[0])
        found.append(hero(shown, marks, copies=len(alike)) if "name" in shown else tile(shown, marks))
    return found


def class_colour(card: SeenCard) -> str:
    return CLASS_COLOURS.get(card.get("icon", ""), "grey")


def stacks(seen: Seen, width: int) -> list[Text]:
    found = DECKS
    for side in seen["sides"]:
        found = found | SIDES_STACKS[side]
    found = found | (SIDEKICKS if seen.count("sidekicks") else {}) | PILES
    piles = [pile(called(seen, label), seen.count(zone)) for zone, label in found.items()]
    return wrapped(said("STACKS"), piles, width)


def looked_at(seen: Seen, marks: Marks, width: int) -> list[Text]:
    """Cards that somebody is looking at just now."""
    cards = seen.cards("revealed")
    return row(said("REVEALED"), alike_together(cards, marks), width) if cards else []


def player_line(seen: Seen, seat: int, width: int) -> Text:
    """A player's totals and piles, those first that must not be cut off. The points made this turn belong to whoever's
    turn it is."""
    whose = said("you") if seat == seen.you else headlines.seat_name(seen.view, seat)
    active = seat == seen["active"]
    parts = [Text(f" {whose} ", style="bold reverse" if active else "reverse dim")]
    if active:
        parts += [
            figure(ATTACK, said("{number} attack", number=points(seen, "attack")), "hit"),
            figure(COIN, said("{number} recruit", number=points(seen, "recruit")), "buy"),
        ]
    parts += [
        figure(STAR, seen["victory_points"][seat], "glory"),
        pile(said("hand"), seen.count("hand", seat)),
        pile(said("deck"), seen.count("deck", seat)),
        pile(said("discards"), seen.count("discard", seat)),
        pile(said("victory"), seen.count("victory", seat)),
        *([pile(said("shards"), seen["shards_of"][seat])] if seen["shards_of"][seat] else []),
        *([pile(said("artifacts"), seen.count("artifacts", seat))] if seen.count("artifacts", seat) else []),
    ]
    line = spaced(parts)
    line.truncate(width, overflow="ellipsis")
    return line


def own_cards(seen: Seen, seat: int, marks: Marks, width: int) -> list[Text]:
    lines = []
    for zone, label in OWN_CARDS.items():
        cards = seen.cards(zone, seat)
        if cards:
            lines += row(said(label), alike_together(cards, marks), width)
    return lines


def legend() -> Text:
    words = said(
        "{attack} attack   {coin} recruit   {star} victory points   {plus} what an enemy holds",
        attack=ATTACK, coin=COIN, star=STAR, plus="+",
    )  # fmt: skip
    return Text(words, style="pencil")


BOARD: Final = Board(
    blurb=message("build a deck before the mastermind wins, for 1 to 5"),
    draw=board,
    legend=legend,
    words=KINDS | {f"villains {kind}": word for kind, word in VILLAINS_KINDS.items()},
    all_of="play",
)
