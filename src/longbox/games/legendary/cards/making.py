"""How cards are written down: a box takes its Heroes, Villain groups, Masterminds and Schemes."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card, identifier
from longbox.engine.effects.abilities import Power
from longbox.engine.language import Message
from longbox.games.legendary.cards.hero_cards import HeroCards
from longbox.games.legendary.cards.parts import (
    TACTIC_POINTS,
    EpicSide,
    FaceCard,
    HeroCard,
    HeroSide,
    TacticCard,
    VillainCard,
    points,
    several,
)
from longbox.games.legendary.table.abilities import AlwaysLeads
from longbox.games.legendary.table.board import USUAL, Layout
from longbox.games.legendary.table.cards import (
    COLLECTION,
    NOTHING_BESIDE,
    SIDES,
    Beside,
    Collection,
    Group,
    MastermindSet,
    SchemeSetup,
)
from longbox.games.legendary.table.kinds import (
    AMBITION,
    AVENGERS,
    BINDING,
    BYSTANDER,
    HENCHMAN,
    HERO,
    HEROES,
    HORROR,
    LOCATION,
    MASTERMIND,
    SCHEME,
    SHIELD,
    STRIKE,
    TRAP,
    TWIST,
    VILLAINS,
    WEAPON,
    WOUND,
)
from longbox.games.legendary.table.zones import BYSTANDERS, OFFICERS, SIDEKICKS, WOUNDS

HENCHMEN_IN_GROUP: Final = 10
ALL_PLAYER_COUNTS: Final = (1, 2, 3, 4, 5)


class Box(HeroCards):
    """A box as it is sold: whatever is written down in it comes into the collection that games are set up from.

    A stack whose name, or one of whose cards' names, an older one bears takes an `id` of its own ("civil-war-storm"),
    with which the ids of its cards begin.
    """

    def __init__(self, set: str, collection: Collection = COLLECTION, *, side: str = HEROES) -> None:
        """`side`: who its players are."""
        self.set = set
        self.collection = collection
        if side == VILLAINS:
            collection.of_villains.add(identifier(set))

    def hero(self, name: str, team: str | tuple[str, ...], *cards: HeroCard, id: str = "") -> Group:
        """A Hero: two commons, an uncommon and a rare, 14 cards in all, and perhaps those that they transform into."""
        made = tuple(card.of(name, several(team), self.set, id) for card in cards)
        of_deck = tuple(one for one, card in zip(made, cards, strict=True) if not card.second)
        second = tuple(one for one, card in zip(made, cards, strict=True) if card.second)
        group = Group(id or identifier(name), name, of_deck, self.set, second)
        self.collection.heroes[group.id] = group
        self.collection.add(*(one for card in made for one in (card, *card.halves)))
        return group

    def basic_hero(
        self,
        name: str,
        team: str,
        *powers: Power,
        stack: str,
        copies: int,
        cost: int,
        attack: int | None = None,
        recruit: int | None = None,
        icon: str = "",
    ) -> Card:
        """A Hero of a stack: a starting card, an Officer, a Sidekick or what villains have instead. `stack` is where it
        lies at first."""
        return self.one(
            Card(
                name,
                HERO,
                set=self.set,
                copies=copies,
                stats=points(attack, recruit, cost),
                traits=[trait for trait in (icon, team) if trait],
                powers=powers,
                hero=name,
                icon=icon,
                classes=(icon,) if icon else (),
                team=team,
                stack=stack,
            )
        )

    def special_sidekick(
        self,
        name: str,
        icon: str,
        *powers: Power,
        copies: int,
        attack: int | None = None,
        recruit: int | None = None,
    ) -> Card:
        """A Sidekick with a class, shuffled into their stack where its set is played with."""
        card = self.basic_hero(
            name,
            AVENGERS,
            *powers,
            stack=SIDEKICKS.name,
            copies=copies,
            cost=2,
            attack=attack,
            recruit=recruit,
            icon=icon,
        )
        return self.special(card)

    def special_officer(
        self, name: str, icon: str, *powers: Power, attack: int | None = None, recruit: int | None = 2
    ) -> Card:
        """An Officer with a class, two of each, shuffled into their stack where its set is played with."""
        card = self.basic_hero(
            name,
            SHIELD,
            *powers,
            stack=OFFICERS.name,
            copies=2,
            cost=3,
            attack=attack,
            recruit=recruit,
            icon=icon,
        )
        return self.special(card)

    def special_wound(self, name: str, *powers: Power, copies: int = 2) -> Card:
        """A Wound of its own kind, shuffled into their stack where its set is played with."""
        return self.special(self.plain(name, WOUND, *powers, stack=WOUNDS.name, copies=copies))

    def special_bystander(
        self,
        name: str,
        *powers: Power,
        copies: int = 3,
        vp: int = 1,
        as_hero: HeroSide | None = None,
        cost: int = 0,
    ) -> Card:
        """A Bystander with an ability, shuffled into their stack where its set is played with. `cost` is that of the
        Hero whom it may become."""
        card = self.plain(name, BYSTANDER, *powers, stack=BYSTANDERS.name, copies=copies, vp=vp)
        if as_hero is not None:
            self.one(as_hero.of(card, cost))
        return self.special(card)

    def special(self, card: Card) -> Card:
        self.collection.special.setdefault(card.fact("stack"), []).append(card)
        return card

    def plain(self, name: str, kind: str, *powers: Power, stack: str, copies: int, vp: int = 0) -> Card:
        """A Bystander, a Wound, Bindings, a Twist or a Strike."""
        assert kind in (BINDING, BYSTANDER, WOUND, TWIST, STRIKE)
        stats = {"vp": vp} if vp else {}
        return self.one(Card(name, kind, set=self.set, copies=copies, stats=stats, powers=powers, stack=stack))

    @staticmethod
    def hero_side(
        classes: str | tuple[str, ...],
        *powers: Power,
        team: str = "",
        attack: int | None = None,
        recruit: int | None = None,
    ) -> HeroSide:
        """What a Villain or Tactic is once it is gained as a Hero."""
        return HeroSide(several(classes), team, powers, attack, recruit)

    @staticmethod
    def villain(
        name: str,
        *powers: Power,
        copies: int,
        vp: int,
        attack: int = 0,
        as_hero: HeroSide | None = None,
        as_tactic: tuple[Power, ...] = (),
    ) -> VillainCard:
        return VillainCard(name, copies, powers, {"attack": attack, "vp": vp}, as_hero=as_hero, as_tactic=as_tactic)

    def add(self, *cards: Card) -> None:
        """Into the list of cards, each with what else it may become."""
        for card in cards:
            sides = [card.facts[side] for side in SIDES if card.fact(side)]
            self.collection.add(card, *sides)

    def again(self, id: str, name: str = "") -> VillainCard:
        """A Villain of an older box printed again, perhaps under another name."""
        card = self.collection.library[id]
        return VillainCard(name or card.name, card.copies, card.powers, card.stats)

    def henchmen_again(self, id: str, name: str) -> Group:
        """Henchmen of an older box under another name."""
        card = self.collection.library[id]
        return self.henchmen(name, *card.powers, attack=card.stats["attack"], vp=card.stats["vp"])

    def scheme_again(self, id: str, name: str) -> SchemeSetup:
        """A Scheme of an older box under another name, with the same set-up."""
        old = self.collection.schemes[id]
        card = Card(name, SCHEME, set=self.set, powers=old.card.powers)
        return self.add_scheme(old._replace(id=card.id, name=name, card=card, set=self.set))

    @staticmethod
    def location(name: str, *powers: Power, copies: int = 1, vp: int, attack: int) -> VillainCard:
        """A card of a Villain group that lies over the city."""
        return VillainCard(name, copies, powers, {"attack": attack, "vp": vp}, LOCATION)

    @staticmethod
    def trap(name: str, *powers: Power, copies: int = 1, vp: int) -> VillainCard:
        """A card of a Villain group that is a challenge for a turn."""
        return VillainCard(name, copies, powers, {"vp": vp}, TRAP)

    @staticmethod
    def weapon(name: str, *powers: Power) -> VillainCard:
        return VillainCard(name, 1, powers, {}, WEAPON)

    def token(
        self, name: str, kind: str, *powers: Power, printed_as: str, vp: int = 0, attack: int = 0, id: str = ""
    ) -> Card:
        """What another card, of the stacks of the core set, becomes on the table."""
        facts = {} if kind in (TRAP, TWIST) else {"attack": attack, "vp": vp}
        return self.one(Card(name, kind, id=id, set=self.set, stats=facts, powers=powers, printed_as=printed_as))

    def one(self, card: Card) -> Card:
        self.collection.add(card)
        return card

    def villain_group(self, name: str, *cards: VillainCard, id: str = "") -> Group:
        made = tuple(card.of(name, self.set, id) for card in cards)
        group = Group(id or identifier(name), name, made, self.set)
        self.collection.villains[group.id] = group
        self.add(*made)
        return group

    def part_of_a_group(self, name: str, *cards: VillainCard, without: tuple[str, ...]) -> None:
        """Villains of a group that is not whole yet, and those that it is `without`: they are in the list of cards, and
        no set-up can name them."""
        missing = Message(
            "{group} are played as a whole group, and {others} are missing.", {"group": name, "others": without}
        )
        made = [self.one(card.of(name, self.set)) for card in cards]
        self.collection.unplayable.update(dict.fromkeys(made, missing))

    def henchmen(
        self,
        name: str,
        *powers: Power,
        attack: int = 3,
        vp: int = 1,
        kind: str = HENCHMAN,
        id: str = "",
        as_hero: HeroSide | None = None,
    ) -> Group:
        """A Henchmen group: ten cards alike."""
        card = Card(
            name,
            kind,
            id=id,
            set=self.set,
            copies=HENCHMEN_IN_GROUP,
            stats={"attack": attack, "vp": vp},
            powers=powers,
            group=name,
        )
        if as_hero is not None:
            as_hero.of(card, attack)
        group = Group(card.id, name, (card,), self.set)
        self.collection.henchmen[group.id] = group
        self.add(card)
        return group

    def horror(self, name: str, *powers: Power) -> Card:
        """A card that makes the whole game worse; what it does at once is its Ambush."""
        card = self.one(Card(name, HORROR, set=self.set, powers=powers))
        self.collection.horrors[card.id] = card
        return card

    @staticmethod
    def henchman(name: str, *powers: Power, attack: int = 3, vp: int = 1) -> VillainCard:
        """One of a group whose cards differ."""
        return VillainCard(name, 1, powers, {"attack": attack, "vp": vp}, HENCHMAN)

    def different_henchmen(self, name: str, *cards: VillainCard) -> Group:
        """A Henchmen group of ten different cards."""
        assert len(cards) == HENCHMEN_IN_GROUP
        made = tuple(card.of(name, self.set) for card in cards)
        group = Group(identifier(name), name, made, self.set)
        self.collection.henchmen[group.id] = group
        self.add(*made)
        return group

    def ambition(self, name: str, *powers: Power, attack: int, stays: bool = False) -> Card:
        """An Ambition of a player who is the Mastermind; the one that `stays` lies in the row from the start."""
        card = Card(name, AMBITION, set=self.set, stats={"attack": attack}, powers=powers, stays=stays)
        self.collection.ambitions.append(card)
        self.collection.add(card)
        return card

    @staticmethod
    def tactic(name: str, *powers: Power, as_hero: HeroSide | None = None, attack: int | None = None) -> TacticCard:
        """`attack` is what it takes to fight one that lies in the city."""
        return TacticCard(name, powers, as_hero, attack)

    @staticmethod
    def face(name: str, *powers: Power, attack: int | None = None, vp: int | None = None) -> FaceCard:
        """The other side of a card, which is up when that has transformed. `vp` is what it is worth, if the front is
        worth nothing."""
        numbers = {"attack": attack, "vp": vp}
        return FaceCard(name, powers, {stat: number for stat, number in numbers.items() if number is not None})

    def mastermind(
        self,
        name: str,
        *powers: Power,
        attack: int,
        leads: str,
        tactics: tuple[TacticCard, ...],
        vp: int = TACTIC_POINTS,
        id: str = "",
        other_side: FaceCard | None = None,
        epic: EpicSide | None = None,
    ) -> MastermindSet:
        """`other_side` is what it transforms into, `epic` the side with which it may be laid out instead."""
        card = Card(
            name,
            MASTERMIND,
            id=id,
            set=self.set,
            stats={"attack": attack, "vp": vp},
            powers=[AlwaysLeads(leads), *powers],
            leads=leads,
        )
        printed = tuple(one.of(name, self.set, id, vp, attack) for one in tactics)
        harder = None if epic is None else self.one(epic.of(card))
        made = MastermindSet(card.id, name, card, printed, identifier(leads), self.set, harder)
        self.collection.masterminds[made.id] = made
        self.add(card, *printed)
        if other_side is not None:
            self.one(other_side.of(card))
        return made

    @staticmethod
    def epic_side(*powers: Power, attack: int) -> EpicSide:
        """The harder side of a Mastermind; whom it leads and what it is worth is the same."""
        return EpicSide(attack, powers)

    def adapting_mastermind(
        self, name: str, *, leads: str, tactics: tuple[TacticCard, ...], vp: int, id: str = ""
    ) -> MastermindSet:
        """One of nothing but Tactics; the first of them says whom it leads."""
        first, *others = tactics
        first = first._replace(powers=(AlwaysLeads(leads), *first.powers))
        printed = tuple(one.of(name, self.set, id, vp) for one in (first, *others))
        printed[0].facts["leads"] = leads
        made = MastermindSet(identifier(name), name, printed[0], printed, identifier(leads), self.set)
        self.collection.masterminds[made.id] = made
        self.add(*printed)
        return made

    def scheme(
        self,
        name: str,
        *powers: Power,
        twists: int | dict[int, int],
        heroes: dict[int, int] | None = None,
        bystanders: int | None = None,
        wounds_per_player: int | None = None,
        officers: int | None = None,
        extra_henchmen: int = 0,
        twists_beside: int = 0,
        required_villains: str | tuple[str, ...] = (),
        heroes_in_villain_deck: int = 0,
        ambitions_in_villain_deck: int = 0,
        solo: bool = True,
        layout: Layout = USUAL,
        extra_villains: int = 0,
        betrayal: bool = False,
        bindings_per_player: int | None = None,
        required_henchmen: str | tuple[str, ...] = (),
        beside: Beside = NOTHING_BESIDE,
        henchmen_in_hero_deck: int = 0,
        tactics_in_villain_deck: bool = False,
        lurking: int = 0,
        tactics_each: int = 0,
        two_called: str = "",
        extra_heroes: int = 0,
        id: str = "",
        other_side: FaceCard | None = None,
    ) -> SchemeSetup:
        """`other_side` is what it transforms into."""
        card = Card(name, SCHEME, id=id, set=self.set, powers=powers)
        by_players = twists if isinstance(twists, dict) else dict.fromkeys(ALL_PLAYER_COUNTS, twists)
        made = SchemeSetup(
            card.id,
            name,
            card,
            by_players,
            heroes or {},
            bystanders=bystanders,
            wounds_per_player=wounds_per_player,
            officers=officers,
            extra_henchmen=extra_henchmen,
            twists_beside=twists_beside,
            required_villains=several(required_villains),
            heroes_in_villain_deck=heroes_in_villain_deck,
            ambitions_in_villain_deck=ambitions_in_villain_deck,
            solo=solo,
            set=self.set,
            layout=layout,
            extra_villains=extra_villains,
            betrayal=betrayal,
            bindings_per_player=bindings_per_player,
            required_henchmen=several(required_henchmen),
            beside=beside,
            henchmen_in_hero_deck=henchmen_in_hero_deck,
            tactics_in_villain_deck=tactics_in_villain_deck,
            lurking=lurking,
            tactics_each=tactics_each,
            two_called=two_called,
            extra_heroes=extra_heroes,
        )
        if other_side is not None:
            self.one(other_side.of(card))
        return self.add_scheme(made)

    def add_scheme(self, made: SchemeSetup) -> SchemeSetup:
        made.card.facts["setup"] = made
        self.collection.schemes[made.id] = made
        self.collection.add(made.card)
        return made
