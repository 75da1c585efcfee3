### The command line and the terminal table. A game's own words stand in its own file beside this one.
### Command words, options and file names stay as they are in every language.

## The table in the terminal

terminal-person = Player { $number }
terminal-bot = { $name } is a bot: { $bot }.
terminal-rules = Rules
terminal-rules-of = Rules of { $game }
terminal-scroll = scroll
terminal-save = Save the record
terminal-saved = Saved as { $file }
terminal-saved-beside = { $file } could not be written ({ $why }). Saved as { $beside }
terminal-leave = Leave
terminal-quit = Quit
terminal-leave-sure = The game is not over. Leave the table all the same?
terminal-leave-yes = Leave
terminal-leave-no = Stay
terminal-left = You have left the table.
terminal-refused = { $sentence } (Rule { $clause })
terminal-pass = Pass the keyboard to { $name }.
terminal-pass-key = { $name }: press the space bar when nobody else is looking.
terminal-pass-undo = { $name } may still press u to take the last move back.
terminal-key-step = Step
terminal-key-amount = Amount
terminal-key-view = View
terminal-step = Step { $step } of { $steps }
terminal-view-spectator = as a spectator
terminal-view-open = open hands
terminal-view-seat = as { $name }

## The plain table

terminal-plain-offer = You can type: { $actions }
terminal-plain-help = Type an action as it is offered. Also: table, log, rules, rules and a clause, undo, quit.
terminal-plain-pass-key = { $name }: press Enter when nobody else is looking.
terminal-input-ended = The input ended before the game did.

## Help

cli-help-commands = Commands
cli-help-everywhere = Everywhere
cli-help-params = What it takes
cli-help-examples = Examples
cli-help-more = More
cli-see-help = Read more: { $command }
cli-stopped = Stopped.
cli-overview-example-1 = Play Farm Hand here and now, against two bots.
cli-overview-example-2 = Open the tables for browsers.
cli-overview-example-3 = Every command explains itself.

cli-param-lang = The language: en or ja. Without it, the one of your system (LC_ALL, LANG).
cli-param-help = How a command is used, with examples.
cli-param-version = The version of Tairyo.
cli-param-game = The game, by its id. “tairyo games” lists them.
cli-param-file = A record file (.tairyo).
cli-param-seats = How many seats. Without it: as many as people and bots, at least three.
cli-param-option = A rule to choose, as “tairyo games GAME” lists them. May be given several times.
cli-param-plain = Lines instead of a picture, for scripts and screen readers. Also when the output is no terminal.

## games

cli-games-about = Lists what can be played, with seats, bots and options.
cli-games-param-game = Only this game.
cli-games-example-1 = All games.
cli-games-example-2 = One game, told in Japanese.
cli-games-bots = Bots
cli-games-options = Options
cli-games-file = none, or the path of a TOML file

## rules

cli-rules-about = Shows the rulebook, or one clause of it.
cli-rules-param-clause = The clause, like FH-33 or just 33.
cli-rules-example-1 = The whole rulebook.
cli-rules-example-2 = One clause.
cli-rules-example-3 = The same in Japanese.

## play

cli-play-about = Sets a table at this keyboard, for people and bots.
cli-play-param-people = Who plays here: a number, or names with commas. Without it: one person.
cli-play-param-bots = Bots for the other seats, with commas, repeated as needed. Without it: the best one.
cli-play-param-seed = Any text. The same seed deals the same cards, and bots play the same.
cli-play-param-save = Save the record here when the table is left.
cli-play-param-pace = Pause before a bot moves, in seconds. Without it: 0.5.
cli-play-example-1 = You and two bots.
cli-play-example-2 = Two people at one keyboard and a bot. Hands are hidden while the keyboard passes on.
cli-play-example-3 = Alone, in Japanese.
cli-play-example-4 = Three bots play, you watch, and the record is kept.
cli-play-more = Everything is done with the keyboard, and the last line names the keys: a number or the arrows and Enter choose, letters look things up. People take the first seats, bots the others. In the plain table you type actions as they are offered, like “bid 2”; “help” tells the rest. The exit code is 1 when the input ends before the game is over.

## simulate

cli-simulate-about = Lets bots play many games against each other and reports the scores.
cli-simulate-param-games = How many games. Without it: 200.
cli-simulate-param-bots = Bots, with commas, repeated until every seat has one. Without it: the best one against random.
cli-simulate-param-jobs = How many processes share the work. Without it: one a processor. The figures do not depend on it.
cli-simulate-param-seed = Any text. The same seed gives the same games. Without it: drawn, and reported.
cli-simulate-param-seats = How many seats. Without it: as many as bots, at least three.
cli-simulate-param-fixed-seats = Bots keep their seats, in the order given.
cli-simulate-param-json = Print one JSON object and nothing else.
cli-simulate-param-out = Write every game into this file, a JSON line each.
cli-simulate-example-1 = The best bot against random.
cli-simulate-example-2 = Twenty thousand games at four seats, reproducible.
cli-simulate-example-3 = For a script: figures on the output, games in a file.
cli-simulate-more = So that the comparison is fair, bots change seats: in every round of as many games as seats, each sits in each seat once, and from round to round the neighbours are drawn anew. Scores and wins are for one seat and one game; a tie splits the win. Intervals are 95 % (Student's t over games). docs/cli.md describes the JSON.
cli-simulate-title = { $game }: { $games } games, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-simulate-seats = Seats
cli-simulate-wins = Wins
cli-simulate-interval = A seat's mean for a game, with its 95 % interval. Dummies of a game win too: shares then come to less than 100 %.
cli-simulate-speed = { $games } games and { $actions } actions a second, { $seconds } s with { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
}.
cli-simulate-seed = Seed: { $seed }
cli-simulate-stopped = Stopped after { $done } of { $games } games; nothing is reported.

## replay

cli-replay-about = Steps through a record, in sentences.
cli-replay-param-step = Only up to this step, printed. 0 is the start.
cli-replay-param-seat = As this seat saw it: its number, counted from 0 as in the file, or its name. Without it: as a spectator.
cli-replay-param-open = With open hands.
cli-replay-example-1 = At the drawn table: arrows step, v changes the view.
cli-replay-example-2 = The first twelve steps and the table behind them, as the first seat saw it.
cli-replay-example-3 = The whole game with open hands, in lines.

## verify

cli-verify-about = Checks a finished game from its record: the rules, the seal and every shuffle.
cli-verify-param-commitment = The seal that the table showed before the start, 64 hexadecimal digits. It is compared with the record's.
cli-verify-example-1 = Checks the record, and shows its seal to be compared.
cli-verify-example-2 = Compares the seal as well.
cli-verify-more = Secret and seal both stand in the record. So it proves that nobody chose the shuffles only if its seal is the one that the table showed before the start. The exit code is 0 when everything holds that this record can prove, else 1. docs/fair-chance.md tells how to check it without Tairyo.
cli-verify-rules = Rules
cli-verify-origin = Fork
cli-verify-seal = Shown
cli-verify-end = End
cli-verify-commitment = Secret
cli-verify-chance = Shuffles
cli-verify-damaged = Line { $line }: { $why }
cli-verify-seal-of = Seal: { $seal }
cli-verify-compare = Everything in the record agrees. Now compare the seal with the one that the table showed before the start (or give that one with --commitment): if they are the same, nobody chose the shuffles.
cli-verify-proven = Everything agrees, the seal included: if the table showed it before the start, nobody chose the shuffles.
cli-verify-fork = This is a fork. What comes after entry { $at } agrees; what came before is checked by the record whose seal stands at “Fork”.
cli-verify-not-proven = Not proven.

## serve

cli-serve-about = Opens the tables on this machine, for browsers.
cli-serve-param-port = Without it: 8000.
cli-serve-param-host = The address to listen on. Without it, only this machine; 0.0.0.0 opens it to your network.
cli-serve-param-database = An SQLite file or a database URL. Without it: a file in your data folder.
cli-serve-param-redis = A Redis over which several services on one database tell each other what they do.
cli-serve-param-tables = A folder of further tables for games, as GAME/NAME.toml.
cli-serve-param-bot-pause = Pause before a bot moves, in seconds.
cli-serve-param-open = Open the page in your browser.
cli-serve-example-1 = Play in the browser on this machine.
cli-serve-example-2 = For everybody in your network.
cli-serve-example-3 = With a database of its own.

## clauses

cli-clauses-about = Lists the clauses of the rulebooks and the tests that name them.
cli-clauses-param-game = Only this game.
cli-clauses-param-json = Print one JSON object: game, clause, tests.
cli-clauses-param-tests = The folder of tests. Without it: tests.
cli-clauses-example-1 = Every clause with its tests.
cli-clauses-example-2 = One game, for a script.
cli-clauses-example-3 = Tests of your own.
cli-clauses-more = A test names a clause in its own name, test_fh_33_equal_numbers_cancel, or by @pytest.mark.clause("FH-33"). Tests that are skipped do not count.
cli-clauses-none = no test
cli-clauses-sum = { $named } of { $clauses } clauses are named by a test.

## What went wrong, and what would be right

cli-error-language = There is no language “{ $given }”. Choose en or ja.
cli-error-unknown-command = There is no command “{ $given }”.
cli-error-unknown-command-near = There is no command “{ $given }”. Did you mean { $near }?
cli-error-unknown-option = “tairyo { $command }” does not take { $given }.
cli-error-unknown-option-near = “tairyo { $command }” does not take { $given }. Did you mean { $near }?
cli-error-unknown-game = There is no game “{ $given }”. There are: { $known }.
cli-error-unknown-bot = There is no bot “{ $given }”. There are: { $known }.
cli-error-unknown-game-option = The game has no option “{ $given }”. It has: { $known }.
cli-error-empty-list = { $name } takes a list with commas; “{ $given }” names nothing.
cli-error-takes-value = { $name } takes a value: { $name } { $takes }.
cli-error-takes-nothing = { $name } stands alone and takes no value.
cli-error-twice = { $name } is given twice. Once is enough.
cli-error-too-many = “{ $given }” is one word too many for “tairyo { $command }”.
cli-error-needs-game = Which game? Write it behind “tairyo { $command }”, like farm-hand.
cli-error-needs-file = Which record? Write its file behind “tairyo { $command }”.
cli-error-number = { $name } takes a whole number from { $low }, not “{ $given }”.
cli-error-seconds = { $name } takes a time from 0 to 60 seconds, not “{ $given }”.
cli-error-port = A port lies between 0 and 65535; { $given } does not.
cli-error-address = Nobody can listen at { $host }, port { $port } ({ $why }). Another port: --port 8001.
cli-error-seats = { $game } is played with { $low } to { $high } seats, not { $given }.
cli-error-bots = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. Name fewer bots or give more --seats.
cli-error-people = { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} do not fit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. Give more --seats.
cli-error-name = “{ $given }” cannot be a name. Take up to { $most } letters, on one line.
cli-error-option-form = “{ $given }” is no choice of a rule. Write --option name=value.
cli-error-option = --option { $name }: { $why }
cli-error-toml = { $file } is not TOML that can be read: see line { $line }.
cli-error-choice = The option { $name } has no choice “{ $given }”. It has: { $known }.
cli-error-clause = { $game } has no clause “{ $given }”. They run from { $first } to { $last }.
cli-error-step = The record has { $steps } steps; there is no step { $given }.
cli-error-seat = There is no seat “{ $given }”. Give a number from 0 to { $last }, or a name of the record.
cli-error-seat-open = --seat shows one hand and --open shows all. Give only one of them.
cli-error-read = { $file } cannot be read: { $why }.
cli-error-write = { $file } cannot be written: { $why }.
cli-error-folder = There is no folder { $folder } to save in.
cli-error-is-folder = { $file } is a folder. Name a file to save the record in.
cli-error-tables = There is no folder { $folder } of tables.
cli-error-database = The database { $given } cannot be opened. Give the path of an SQLite file or a database URL.
cli-error-commitment = A seal is 64 hexadecimal digits; “{ $given }” is not.
cli-error-tests = There is no folder “{ $folder }” of tests here. Go to the repository's root, or give --tests FOLDER.
cli-error-python = { $file } is not Python that can be read: see line { $line }.
cli-error-encoding = { $file } is not a text file in UTF-8.
cli-error-record = { $file }, line { $line }: { $why }
cli-error-record-game = { $file } is a record of “{ $game }”, a game that is not in this house.
cli-error-bot-failed = The bot { $bot } failed in game { $number } of seed { $seed }: { $why }.
