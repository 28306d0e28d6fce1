"""The command line: play, watch, go on with a saved game, look up cards and rules."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import longbox
from longbox import catalogue
from longbox.flags import ANY_GAME, SpokenByDefault, filled_in, speaks, takes_setup
from longbox.lab.commands import app as lab_app
from longbox.languages import capital, listed, message, plural, said, speak, speaking, spoken
from longbox.terminal import forms, lookup, menu, sharing
from longbox.terminal.keeping import Shelf
from longbox.terminal.loop import Sitting, resumed
from longbox.terminal.screen import InputEndedError, Screen
from longbox.terminal.seating import seated
from longbox.terminal.watching import watch as watch_match

REFUSED = 1
TABLE = "The table"
TITLES = [longbox.about(game).title for game in longbox.games()]

Game = Annotated[str, typer.Argument(help=f"{ANY_GAME}.", show_default=False)]
Words = Annotated[list[str] | None, typer.Argument(help="A game, then what to look for.", show_default=False)]
Seed = Annotated[int | None, typer.Option(help="The same seed and choices: the same game.", rich_help_panel=TABLE)]
Players = Annotated[int | None, typer.Option(help="How many play.", rich_help_panel=TABLE)]
People = Annotated[int, typer.Option(help="How many of them are people at this screen.", rich_help_panel=TABLE)]
Level = Annotated[str, typer.Option(help="How good computer players are: easy, normal or hard.", rich_help_panel=TABLE)]
Setting = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Any line of `longbox setup`.", rich_help_panel=TABLE),
]
SetUp = Annotated[
    Path | None,
    typer.Option(
        "--set-up", metavar="FILE", help="A set-up as `longbox setup --text` writes it.", rich_help_panel=TABLE
    ),
]

app = typer.Typer(
    help=f"{listed(TITLES)} on one table, with every rule enforced.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck_app = typer.Typer(
    help="Check and convert decks: Longbox's lists, MarvelCDB's text and JSON, OCTGN's .o8d.", no_args_is_help=True
)
app.add_typer(deck_app, name="deck")
app.add_typer(lab_app, name="lab")
DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck; - reads what is pasted.", show_default=False)]


def main() -> None:
    """Run a command. What Longbox refuses is a line on stderr, or one for each problem of a set-up."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="longbox")
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.default_int_handler)  # a closed window saves the game, as Ctrl-C does
    try:
        app()
    except longbox.LongboxError as error:
        for line in str(error).splitlines():
            print(f"longbox: {capital(line)}", file=sys.stderr)
        sys.exit(REFUSED)


def show_version(asked: bool) -> None:
    if asked:
        words = message("Longbox {version}, compiled") if longbox.compiled() else message("Longbox {version}")
        print(said(words, version=longbox.__version__))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Which one.")
    ] = False,
    language: SpokenByDefault = "",
) -> None:
    speak(language)
    if context.invoked_subcommand is not None:
        return
    if sys.stdin.isatty():
        open_menu()
    else:
        show_off(Screen())


def open_menu() -> None:
    try:
        sitting = menu.run(Screen(), Shelf())
    except InputEndedError:
        return
    if sitting is not None:
        sitting.play()


def show_off(screen: Screen) -> None:
    """Without a terminal nobody can choose: a computer player shows a match, of the first game that one plays alone."""
    game = next(game for game in longbox.games() if 1 in forms.player_counts(game))
    match = longbox.deal(game, seed=7, **forms.for_players(game, {}, 1))
    watch_match(match, seated(1, people=0, level="easy"), screen)


@app.command()
@speaks
@takes_setup
def play(
    game: Annotated[str, typer.Argument(help=f"{ANY_GAME}; left out: the menu.", show_default=False)] = "",
    seed: Seed = None,
    players: Players = None,
    people: People = 1,
    level: Level = "",
    setting: Setting = None,
    set_up: SetUp = None,
    ask_always: Annotated[
        bool, typer.Option("--ask-always", help="Ask even where you can only pass.", rich_help_panel=TABLE)
    ] = False,
    **typed: Any,
) -> None:
    """Play a match; what is left out of the set-up is the rulebook's first game."""
    if not game and set_up is None:
        open_menu()
        return
    flags = filled_in(typed)
    match = dealt(game, seed, players, setting, flags, set_up)
    seating = seated(match.seats, people, level, match.seed)
    Sitting(match, seating, Screen(), Shelf(), auto_pass=False if ask_always else None).play()


@app.command()
@speaks
@takes_setup
def watch(
    game: Annotated[str, typer.Argument(help=f"{ANY_GAME}, unless a set-up names it.", show_default=False)] = "",
    seed: Seed = None,
    players: Players = None,
    level: Level = "",
    setting: Setting = None,
    set_up: SetUp = None,
    speed: Annotated[float, typer.Option(help="Lines of the story a second; 0 does not wait.")] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only the result.")] = False,
    **typed: Any,
) -> None:
    """Watch computer players."""
    flags = filled_in(typed)
    match = dealt(game, seed, players, setting, flags, set_up)
    watch_match(match, seated(match.seats, 0, level, match.seed), Screen(), speed=speed, quiet=quiet)


def dealt(
    game: str,
    seed: int | None,
    players: int | None,
    settings: list[str] | None,
    flags: dict[str, Any],
    set_up: Path | None,
) -> longbox.Match:
    """A match as the flags say; a set-up from a file says what they leave out."""
    shared = sharing.Shared(game, None, {}) if set_up is None else sharing.load(set_up)
    if game and game != shared.game:
        raise longbox.SetupError(said("the set-up is one of {game}, not of {other}.", game=shared.game, other=game))
    chosen = chosen_by(shared.game, players, settings, flags, shared.typed)
    seed = shared.seed if seed is None else seed
    return longbox.deal(shared.game, seed=forms.new_seed() if seed is None else seed, **chosen)


def chosen_by(
    game: str,
    players: int | None,
    settings: list[str] | None,
    flags: dict[str, Any],
    typed: dict[str, str] | None = None,
) -> dict[str, Any]:
    """The set-up that the flags say, over what was typed elsewhere."""
    chosen = forms.setup_from(game, (typed or {}) | flags | forms.pairs(settings or []))
    return chosen if players is None else forms.for_players(game, chosen, players)


@app.command()
@speaks
def resume(
    name: Annotated[str, typer.Argument(help="A saved game; the newest if left out.", show_default=False)] = "",
    list_: Annotated[bool, typer.Option("--list", help="Show the saved games.")] = False,
) -> None:
    """Go on with a saved game."""
    shelf = Shelf()
    screen = Screen()
    if list_:
        for saved in shelf.names():
            screen.show(menu.describe(shelf, saved))
        return
    resumed(shelf, shelf.find(name), screen).play()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port to listen at.", show_default="8000, or the next that is free")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    language: Annotated[
        str, typer.Option(help="What is spoken to who asks for no language, by its code.", show_default="en")
    ] = "",
) -> None:
    """Let people play in browsers and over the net; the tables are kept in a database."""
    from longbox.server.app import serve as serve_tables
    from longbox.server.doors import opened
    from longbox.server.page import HOW_TO_BUILD, Page
    from longbox.server.settings import own_language

    own = own_language(language or spoken().code)
    with speaking(own):
        door = opened(host, port)
        stands = said("Longbox listens at {address}. Ctrl-C stops it; the tables are kept.", address=door.address)
        print(stands, flush=True)
        if not Page().built:
            print(said(HOW_TO_BUILD), flush=True)
        serve_tables(door, own, open_browser=open_)


@app.command()
@speaks
@takes_setup
def setup(
    game: Game,
    text: Annotated[
        bool, typer.Option("--text", help="Print the set-up that the other options say, to be kept or shared.")
    ] = False,
    random: Annotated[
        bool, typer.Option("--random", help="Draw what is left out, as far as the rules let chance choose it.")
    ] = False,
    seed: Seed = None,
    players: Players = None,
    setting: Setting = None,
    **typed: Any,
) -> None:
    """Show what a game can be set up with; with --text or --random, print a set-up that `play --set-up` takes."""
    if not (text or random):
        lookup.show_setup(Screen(), game)
        return
    flags = filled_in(typed)
    chosen = chosen_by(game, players, setting, flags)
    seed = forms.new_seed() if seed is None else seed
    drawn = longbox.draw(game, seed=seed, **chosen)
    print(sharing.text(game, seed, drawn if random else chosen), end="")


@app.command()
@speaks
def cards(
    words: Words = None,
    kind: Annotated[str, typer.Option(help="Only cards of this kind.")] = "",
    set_: Annotated[str, typer.Option("--from", help="Only cards of this set.")] = "",
    full: Annotated[bool, typer.Option("--full", help="Show texts, however many there are.")] = False,
) -> None:
    """Look cards up by name, by Hero, group, Mastermind, team, aspect or set, or by words of their texts."""
    games, query = lookup.games_and_query(words or [])
    if not lookup.show_cards(Screen(), games, query, kind=kind, set_=set_, full=full):
        refusal = said("no card of {games} fits {query}.", games=", ".join(games), query=repr(query))
        raise longbox.LongboxError(refusal)


@deck_app.command("check")
@speaks
def check_deck(file: DeckFile) -> None:
    """Say whether a deck can be played, and if not why: each card, each rule and what to do."""
    deck = read_deck(file)
    refuse_problems(deck)
    print(
        plural(
            deck.size,
            "{deck} can be played: {number} card.",
            "{deck} can be played: {number} cards.",
            deck=deck.name or said("The deck"),
        )
    )


@deck_app.command("convert")
@speaks
def convert_deck(file: DeckFile) -> None:
    """Print a deck as Longbox's own list; what is wrong with it is said beside it."""
    deck = read_deck(file)
    print(deck.text(), end="")
    refuse_problems(deck)


def read_deck(file: str) -> longbox.Deck:
    return longbox.Deck.parse(sys.stdin.read()) if file == "-" else longbox.Deck.load(file)


def refuse_problems(deck: longbox.Deck) -> None:
    if problems := deck.problems():
        raise longbox.SetupError("\n".join(str(problem) for problem in problems))


@app.command()
@speaks
def rules(
    words: Words = None,
    missing: Annotated[bool, typer.Option("--missing", help="With coverage: list what real cards don't show.")] = False,
    update: Annotated[bool, typer.Option("--update", help="With coverage: record what tests name now.")] = False,
    tests: Annotated[Path, typer.Option(help="With coverage: the folder of tests.")] = Path("tests"),
) -> None:
    """Look rules up by id or words; `longbox rules coverage` tells which of them the tests show."""
    if words == ["coverage"]:
        show_coverage(tests, missing=missing, update=update)
        return
    games, query = lookup.games_and_query(words or [])
    if not lookup.show_rules(Screen(), games, query):
        refusal = said("no rule of {games} speaks of {query}.", games=", ".join(games), query=repr(query))
        raise longbox.LongboxError(refusal)


def show_coverage(tests: Path, *, missing: bool, update: bool) -> None:
    try:
        found = catalogue.coverage(tests)
    except NotADirectoryError as error:
        raise longbox.LongboxError(str(error)) from error
    if update:
        catalogue.update_ratchet(tests / "rules_covered.txt", found.named)
    print(catalogue.report(found, missing=missing))
