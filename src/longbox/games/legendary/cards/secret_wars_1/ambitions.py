"""Secret Wars, Volume 1: Ambitions of a player who is the Mastermind."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

RECRUITER = with_points("recruit")
FIGHTER = with_points("attack")

secret_wars_1.ambition("Pure Evil", ambition(play_villain_cards()), attack=5, stays=True)
secret_wars_1.ambition(
    "Crackdown",
    ambition(choose_class(), each_other_player(show(YOUR_HAND), discard(each(card.that(OF_CHOSEN_CLASS))))),
    attack=7,
)
secret_wars_1.ambition("Tide of Destruction", ambition(play_villain_cards(2)), attack=8)
secret_wars_1.ambition("Abduction", ambition(put_under_hero_deck(a(hero_in_hq))), attack=2)
secret_wars_1.ambition(
    "Wipe Out", ambition(choose_class(), put_under_hero_deck(each(hero_in_hq.that(OF_CHOSEN_CLASS)))), attack=2
)
secret_wars_1.ambition("Crush the Weak", ambition(the_weakest(gain_wounds())), attack=3)
secret_wars_1.ambition(
    "Identity Theft",
    ambition(let(EACH_OTHER_PLAYER.that(there_are(6, card)), reveal_or(your(TECH), repeat(2, put_on_deck(a(card)))))),
    attack=4,
)
secret_wars_1.ambition("Breakout", ambition(enters_city(a(villain.at(IN_THE_ESCAPE_PILE).that(A_VILLAIN)))), attack=4)
secret_wars_1.ambition("Last-Minute Escape", ambition(lose_a_tactic()), attack=9)
secret_wars_1.ambition(
    "Deceive", ambition(each_other_player(reveal_or(your(COVERT), do(discard(each(card)), draw(5))))), attack=4
)
secret_wars_1.ambition(
    "Inflict Pain", ambition(each_other_player(put_on_deck(a(loose_wound.at(IN_DISCARD_PILE))))), attack=2
)
secret_wars_1.ambition("Insane Twist", ambition(takes_effect_as_twist()), attack=9)
secret_wars_1.ambition("Kidnap", ambition(captures(1, a(villain))), attack=2)
secret_wars_1.ambition(
    "Painful Choice",
    ambition(each_other_player(choose_one(discard(each(card.that(RECRUITER))), discard(each(card.that(FIGHTER)))))),
    attack=8,
)
secret_wars_1.ambition(
    "Crime Surge",
    ambition(captures(1, each(in_space(ROOFTOPS))), captures(1, each(in_space(STREETS)))),
    attack=3,
)
secret_wars_1.ambition(
    "Collateral Damage",
    ambition(each_other_player(choose_one(ko(a(bystander)), gain_wounds()))),
    attack=4,
)
secret_wars_1.ambition("Ruthless Strike", ambition(takes_effect_as_strike()), attack=4)
secret_wars_1.ambition("Pummel", ambition(each_other_player(reveal_or(your(STRENGTH), gain_wounds()))), attack=4)
