# The shell's own texts. A game's catalogue may use none of these ids.

## Players

player-only-human = You
player-human = Player { $number }
player-bot = { $level } { $number }
level-random = Random
level-casual = Casual
level-novice = Gentle
level-regular = Regular
level-able = Able
level-skilled = Skilled
level-seasoned = Seasoned
level-advanced = Advanced
level-sharp = Sharp
level-strong = Strong
level-expert = Expert
level-words-random = Anything that is legal.
level-words-novice = For a first game: plays at once and slips often.
level-words-casual = Plays at once, with a plan now and then; slips as people do.
level-words-regular = Knows the game and slips seldom. All ratings are measured by it.
level-words-able = Slips no more, and looks a little ahead.
level-words-skilled = Plans its whole turn.
level-words-seasoned = Plans its turn and sees what you will answer.
level-words-advanced = Looks several turns ahead.
level-words-sharp = Looks far ahead; little escapes it.
level-words-strong = Thinks for two seconds a turn.
level-words-expert = Thinks for ten seconds a turn, with all processors that it is given.
player-chance = Chance

## What is wrong with an input

error-no-such-file = { $file }: there is no such file
error-unreadable-file = { $file }: cannot be read ({ $problem })
error-no-text-file = { $file }: this is no text file: expected UTF-8
error-file-exists = { $file }: there is such a file already; name another one
error-unwritable-file = { $file }: cannot be written ({ $problem })
error-game-in-use = { $file }: this game is open in another terminal
error-broken-game = This game cannot be gone on with: { $reason }. Its file is kept: { $file }
error-no-such-game = “{ $answer }” is none of these games: expected a number from 1 to { $last }
error-no-such-choice = There is no choice { $number }: they run from 1 to { $last }.
error-no-such-action = Nothing that can be done in this game is called “{ $words }”.
error-bad-json = line { NUMBER($line, useGrouping: 0) }: this is no JSON: { $problem }
error-bad-game-name = a game cannot be called { $name }: expected lower-case letters, digits and underscores, not a word of Python or of its library
error-game-exists = there is a game called { $name } already
error-folder-exists = { $folder } exists already: expected a new folder
new-game-written = { $folder } holds the package of { $name }: its README.md tells how to install, test and play it
error-bad-toml = this is no TOML: { $problem }
error-in-file = { $file }: { $problem }
error-no-position = a position is a JSON object: expected { "{" } ... { "}" }
error-unknown-language = unknown language { $language }: expected one of { $known }
error-unknown-game = unknown game { $game }: expected one of { $known }
error-no-game = which game? Expected one of { $known }
error-other-game = { $file } holds a game of { $game }, not of { $asked }
error-unknown-edition = { $game } version { NUMBER($version, useGrouping: 0) } with components { $components } is not among the editions that we hold
error-bad-seats = { $seats } { $seats ->
    [one] player
   *[other] players
  } cannot play this game: expected one of { $known }
error-seats-differ = the record has { $seats } seats, { $given } were given
error-unknown-seat = unknown player { $seat }: expected one of { $known }
error-bad-player-name = a player cannot be called { $name }: expected a name that is not a bot's
error-unknown-level = unknown bot { $level }: expected one of { $known }
error-bad-analysis-budget = there is no budget { $budget }: expected one of { $known }, or a number of positions up to { NUMBER($most) }
error-bad-budget = nobody can think for { $budget } seconds a turn: expected more than 0
error-bad-weights = { $file } holds no weights for { $game }
error-unknown-backend = unknown backend { $backend }: expected one of { $known }
error-no-ray = Ray is not installed: pip install 'tabuleiro[ray]'
error-other-training = { $folder } holds another training: { $kept }
error-estimate-uncalibrated = nothing is estimated with { $seats } seats: the estimate is not calibrated ({ $command })
error-estimate-other-weights = nothing is estimated: the estimate is not calibrated for these weights ({ $command })
error-estimate-unproven = nothing is estimated: in games that were held out the estimate did not come true well enough
error-other-finds = { $file } holds puzzles of something else: { $kept }
error-unknown-puzzle = there is no puzzle { $puzzle }
error-no-puzzles = there are no such puzzles
error-other-samples = { $file } holds samples of something else: { $kept }
error-no-torch = PyTorch is not installed: pip install 'tabuleiro[learn]'
error-no-records = { $folder } holds no records
error-no-answer = the bot in { $folder } does not answer: it cannot play this game as it is now
error-other-tournament = { $folder } holds another tournament: { $kept }
error-unknown-format = unknown kind of tournament { $kind }: expected one of { $known }
error-no-draw = { $count } cannot play: a table needs { $least }
error-agent-not-named = the agent { $agent } is not named as module:Class
error-agent-not-found = the agent { $agent } cannot be found: { $why }
error-agent-no-class = the agent { $agent } is no class
error-agent-not-made = the agent { $agent } cannot be made from a seed: { $why }
error-agent-no-choose = the agent { $agent } has no method choose(state)
error-agent-illegal = the agent { $agent } chose what is not allowed: { $why }
error-engine-not-started = the engine { $command } cannot be started: { $why }
error-engine-not-ready = the engine { $command } is no engine that can play this game: { $why }
error-bot-one-of-two = either --level or --command says who plays
error-bad-server = { $server } is no address of a server: expected https://NAME or http://NAME:PORT
error-bot-refused = { $server } refuses this bot: { $why }
error-no-server = { $server } does not answer: { $why }
error-no-anchors = no benchmark is defined for { $game }: expected one of { $known }
error-too-few-bots = { $bots } bots cannot fill { $seats } seats: expected at least as many, and two
error-unknown-reward = unknown reward { $reward }: expected one of { $known }
error-bad-seat = there is no seat { $seat }: expected 0 to { $last }
error-bad-bots = { $bots } bots for { $seats } seats: expected as many
error-episode-over = there is no game under way
error-missing-library = { $library } is not installed; install it with: pip install "tabuleiro[{ $extra }]"
error-other-plan = { $file } belongs to another data set: start that one again, or remove the file
error-unknown-option = unknown option { $option }: { $known ->
    [none] this game has no options
   *[other] expected one of { $known }
  }
error-bad-option-value = option { $option } cannot be { $value } with { $seats ->
    [one] one player
   *[other] { $seats } players
  }: expected one of { $known }
error-options-clash = option { $option } cannot be { $value } while { $other } is { $other_value }
error-bad-option-form = { $option } is no option: expected name=value
error-options-with-record = a resumed game keeps the options of its record: leave --option out
error-unknown-kind = unknown action { $kind }: expected one of { $known }
error-wrong-form = { $text } has the wrong form: expected { $form }
error-unknown-word = “{ $word }” does not fit here: expected one of { $known }
error-no-such-id = no action has the id { $id }: ids run from 0 to { NUMBER($last, useGrouping: 0) }
error-not-your-turn = it is not your turn
error-illegal = { $reason } ({ $rule })
error-bad-components = { $file } holds no components that can be played with: { $problems }
error-unknown-provenance = unknown provenance { $word }: expected one of { $known }
error-bad-position = this position cannot stand: { $problems }
error-bad-database = { $database }: { $problem }
error-bad-setting = { $place }: { $problem }
error-behind-schema = { $database }: its schema is { $found ->
    [none] missing
   *[other] { $found }
  } and ours is { $ours }. Bring it up to date: tabuleiro migrate --database URL (or serve with --migrate).
error-one-worker = { $asked }: SQLite is served by one process, which does everything. Several need PostgreSQL, where tabuleiro copy-database takes a database.
error-no-such-user = { $user }: there is no such user, or no such account
error-no-such-table = { $table }: there is no such table
error-order-failed = it was not done: { $problem }
error-bad-data = { $place }: { $problem }
error-bad-data-kind = { $place }: expected { $expected ->
    [table] a table
    [list] a list
    [boolean] true or false
   *[text] a text
  }, found { $found }
error-bad-data-text-keys = { $place }: expected text keys, found { $found }
error-bad-data-missing = { $place }: is missing
error-bad-data-unknown-key = { $place }: has an unknown key { $key }: expected { $known }
error-bad-data-count = { $place }: expected { NUMBER($count, useGrouping: 0) } items, found { NUMBER($found, useGrouping: 0) }
error-bad-data-most = { $place }: expected at most { NUMBER($count, useGrouping: 0) } items, found { NUMBER($found, useGrouping: 0) }
error-bad-data-integer = { $place }: expected an integer from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, found { $found }
error-bad-data-word = { $place }: expected one of { $known }, found { $found }
problem-unsound = The position breaks a law of the game.
error-bad-edit-word = { $word }: expected PATH=VALUE
error-bad-edit-path = { $path }: nothing by that name can be set here
error-bad-edit-form = { $path }: this value cannot stand with the others
error-bad-edit-count = { $path }: expected an integer from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, found { $found }
error-bad-edit-flag = { $path }: expected true or false, found { $found }
error-bad-edit-list = { $path }: expected a list, found { $found }
error-bad-edit-set = { $path }: expected each once, in the order of the choices
error-bad-edit-length = { $path }: expected { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } items, found { NUMBER($found, useGrouping: 0) }
error-bad-edit-choice = { $path }: expected one of { $known }, found { $found }
error-bad-record = line { NUMBER($line, useGrouping: 0) }: { $problem }
error-bad-record-magic = line { NUMBER($line, useGrouping: 0) }: this is no record file: expected { $expected }
error-bad-record-line = line { NUMBER($line, useGrouping: 0) }: expected { $expected }, found { $found }
error-bad-record-blank = line { NUMBER($line, useGrouping: 0) }: expected a blank line after the header
error-bad-record-json = line { NUMBER($line, useGrouping: 0) }: { $name }: expected JSON, found { $found }
error-bad-record-action = line { NUMBER($line, useGrouping: 0) }: expected “seat: action” or “chance: action”, found { $found }
error-bad-record-cut = line { NUMBER($line, useGrouping: 0) }: the file is cut: expected { $expected }, found { $found }
error-bad-record-altered = line { NUMBER($line, useGrouping: 0) }: the file is cut or altered: it holds { NUMBER($count, useGrouping: 0) } actions, its end says { NUMBER($said, useGrouping: 0) }
error-bad-record-tail = line { NUMBER($line, useGrouping: 0) }: expected nothing after the end line
error-bad-record-result = line { NUMBER($line, useGrouping: 0) }: the result is { $result }, the record says { $said }
error-bad-record-end = line { NUMBER($line, useGrouping: 0) }: the last position is { $end }, the record says { $said }: an action was altered
error-bad-record-position = line { NUMBER($line, useGrouping: 0) }: { $name }: the header says { $said }, the position { $found }
error-no-such-party = nobody here is called “{ $words }”: { $known }
error-nothing-called = nothing here is called “{ $words }”
error-unknown-element = this board has nothing called { $element }
error-no-lesson = { $game } has no lesson
error-no-step = there is no step { $step }: this lesson has steps 1 to { $last }
error-no-such-step = this lesson has no step { $step }
error-no-such-task = { $last ->
    [0] “{ $input }” means nothing here: an empty line goes on.
   *[other] “{ $input }” is none of these: type a number from 1 to { $last }.
  }
error-unknown-rule = there is no rule { $rule }
error-no-such-rule = there is no rule { $rule }. The nearest ones: { $nearest }
error-no-rule-says = no rule says “{ $words }”
error-bad-ply = there is no action { NUMBER($ply, useGrouping: 0) }: this record has { NUMBER($last, useGrouping: 0) }
error-nothing-to-decide = nobody decides in this position

## The words that a player types; the English ones always work too

command-undo = undo
command-why = why
command-explain = explain
command-score = score
command-hint = hint
command-rules = rules
command-board = board
command-log = log
command-save = save
command-help = help
command-quit = quit
command-back = back
command-new = new
command-remove = remove
command-next = next
command-previous = previous
command-again = again
command-skip = skip

## A game in the terminal

play-which-game = Which game?
play-title = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
  }
play-group = { $kind } ({ $count ->
    [one] one choice
   *[other] { $count } choices
  })
play-choose-group = { $kind }: which one?
play-found = Choices with “{ $words }”:
play-footer = Type a number, part of a name to search, or { command-help }.
play-footer-group = Type a number, part of a name to search, or { command-back }.
play-forced = only option
play-earlier = { $count ->
    [one] One more line is in the { command-log }.
   *[other] { $count } more lines are in the { command-log }.
  }
play-not-understood = “{ $input }” is no choice here. Type { command-help } to see what you can type.
play-allowed = This is allowed right now: { $action }
play-why-form = Say what you would like to do, for instance: { command-why } { $example }
rules-found = { $count ->
    [one] One rule says it.
   *[other] { $count } rules say it.
  }
score-title = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
  }
score-before = before the first move
score-move = move { NUMBER($ply, useGrouping: 0) }, { $points }:
score-earlier = { $count ->
    [one] one earlier move
   *[other] { $count } earlier moves
  }
score-if-ended = If the game ended now: { $more } more, { $points } in all
score-final = Final scoring: { $more } more, { $points } in all
score-more = How it could become more:
play-explain-form = Say what, for instance a name on the board: { command-explain } WORDS
play-explain-several = Which one? { $names }
play-explain-reconstructed = Some printed values of this are reconstructed.
play-explain-recalled = Some printed values of this are recalled, not verified.
play-rules-form = Say which rule, for instance: { command-rules } { $example }
play-undone = Back to your previous decision.
play-nothing-to-undo = There is nothing to undo.
play-empty-log = Nothing has happened yet.
play-saved = Saved: { $file }
play-kept = The game is saved. “tabuleiro play { $game }” goes on with it.
play-not-kept = The game cannot save itself: { $problem }. Type { command-save } FILE to keep it elsewhere.
play-resumed = Resumed from { $file } after { $plies ->
    [one] one action
   *[other] { $plies } actions
  }.
play-over = You can still type { command-log }, { command-board }, { command-undo }, { command-save } or { command-quit }.
play-help =
    What you can type:
      a number                take that choice, or open that group
      part of a name          show only the choices that contain it
      an action in full       for instance: { $action }
      { command-undo }                    go back to your previous decision
      { command-why } NUMBER or WORDS     why something is not possible: { command-why } { $example }
      { command-explain } WORDS          what something on the table is and means now
      { command-score } [PLAYER]          where the points come from, and how they could be more
      { command-hint }                    the best turns, what they come to, and why
      { command-rules } ID                read a rule, for instance: { command-rules } { $rule }
      { command-board }                   draw the board again
      { command-log }                     everything that has happened
      { command-save } [FILE]             write the record of the game
      { command-back }                    close a group or a search
      { command-quit }                    leave
    Empty line: show the choices again.

## Games that were left

saved-title = { $count ->
    [one] One game is not finished:
   *[other] { $count } games are not finished:
  }
saved-line = { $game } · { $players } · { $plies ->
    [one] one action
   *[other] { $plies } actions
  } · { $time }
saved-question = Empty line: go on with the first. A number: go on with that one. { command-new }: begin another game. { command-remove } NUMBER: offer it no more.
saved-removed = It is offered no more. Its file is kept: { $file }
saved-broken = A saved game cannot be read: { $problem }. Its file is kept: { $file }
saved-unusable = { $file }: this saved game cannot be gone on with here: { $problem }

## A lesson

coach-heading = Step { $step } of { $of } · { $title }
coach-rules = Rules: { $rules }
coach-try = Try this first: { $action }
coach-look-up = Look these up. Type a number:
coach-open = Open every line. Type a number:
coach-right = That is right.
coach-wrong = Not quite.
coach-preview = It would have brought: { $events }
coach-asked = Asked here: { $action } ({ $text })
coach-next = Empty line: the next step. Also: { command-again }, { command-previous }, { command-quit }.
coach-later = What a first game leaves out:
coach-finished = That was the lesson. Empty line: play your first game on, against novices. Or { command-quit }.
coach-sound = { $game }: the lesson is sound: { $steps } steps, { $presses } presses, { $tries } tries, { $orders } orders
coach-unsound = { $game }: the lesson does not hold
coach-help =
    What you can type:
      a number              make that choice, or open that group
      part of a name        show only the choices that contain it
      an action in full     as it is written after “{ command-help }”
      { command-again }                 begin this step again
      { command-skip }                  go on to the next step
      { command-previous }              back to the step before
      { command-why } NUMBER or WORDS   why something is not possible
      { command-explain } WORDS         what something on the table is and means now
      { command-rules } ID              read a rule, for instance: { command-rules } { $rule }
      { command-board }                 draw the board again
      { command-quit }                  leave the lesson

## The end

final-title = Final scoring
final-rank = Rank
final-points = Points
final-reason = The game ended: { $reason }
final-tie-break = The tie for first place was broken: { $tie_break }
final-truncated = The game was cut off before its natural end.
final-winner = Winner: { $players }
final-winners = Shared victory: { $players }
final-solo-won = { $margin ->
    [0] You won the tie.
   *[other] You won by { $margin }.
  }
final-solo-lost = { $margin ->
    [0] A tie: that is no win.
   *[other] You lost by { $margin }.
  }

## Replay and verify

replay-title = { $game } · action { NUMBER($ply, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-start = The start
replay-action = { $player }: { $action }
replay-footer = { command-next } or an empty line, { command-previous }, a number, { command-quit }
replay-not-understood = “{ $input }” is none of these: { command-next }, { command-previous }, a number from 0 to { NUMBER($last, useGrouping: 0) }, { command-quit }
verify-sound = { $file }: sound, { $plies } actions, { $result }
verify-unfinished = unfinished

## Other commands

games-line = { $name }: { $title }. { $tagline } ({ $seats } players)
version-compiled = compiled
version-pure = not compiled
components-sound = { $file }: sound. { $count ->
    [0] No value differs from the packaged file.
    [one] One value differs from the packaged file:
   *[other] { $count } values differ from the packaged file:
  }
components-used = { $name }: playing with your component file, edition { $edition }
components-counts = { $game }, edition { $edition }: { $count } printed values. { $rulebook } from the rulebook, { $public } from public sources, { $recalled } recalled, { $reconstructed } reconstructed.
components-correct = To correct a value: copy { $file }, change it, check it with "tabuleiro components check FILE", play with "--components FILE".
components-notice = { $count } of the printed values of this game are reconstructed: "tabuleiro components list { $name }" tells which.
provenance-rulebook = rulebook
provenance-public = public source
provenance-recalled = recalled
provenance-reconstructed = reconstructed
components-changed = { $place }: { $here }, packaged { $packaged }
components-added = { $place }: { $here }, not in the packaged file
components-missing = { $place }: missing, packaged { $packaged }
position-unsound = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
}
position-problem = { $rule }: { $problem }
position-changed = changed: { $path }
position-calmed = Something half done no longer fitted: a quiet decision has taken its place.
position-edited = A sound position; digest { $digest }
position-field = { $path } = { $value }   { $label }
position-sound = { $file }: a sound position of { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }, digest { $digest }

## A data set

collection-made = { $folder }: { NUMBER($games) } { $games ->
    [one] game
   *[other] games
  }, and what is in them in README.md
dataset-made = { $file }: { NUMBER($games) } { $games ->
    [one] game
   *[other] games
  }, { NUMBER($rows) } { $rows ->
    [one] row
   *[other] rows
  }

points-so-far = Points so far

## Matches, tournaments, training, databases

match-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $plies } plies each
match-score = { $name } wins { $wins }, { $points } points, longest turn { $seconds } s
match-seats = by seat: { $wins }
match-faults = { $name } lost { $count ->
    [one] one turn
   *[other] { $count } turns
  } to a stand-in: { $faults }
engine-died = it ended
engine-silent = it did not answer in time
engine-nonsense = its answer was not understood
engine-illegal = it chose what the rules forbid
engine-replaced = A stand-in plays this turn for { $name }: { $fault }.
engine-replaced-for-good = A stand-in plays on for { $name }, the third time in this game: { $fault }.
bot-connected = Connected to { $server }; waiting for games.
bot-waiting = The connection is lost; back in { $seconds } s.
bot-game-over = { $game } at table { $table } is over. Faults: { $faults }
bot-error = Table { $table }: { $why }
bot-ended = { $games ->
    [one] One game was played.
   *[other] { $games } games were played.
  }
tournament-rating = { $name } { $strength }  ({ $games ->
    [one] one game
   *[other] { $games } games
  })
tournament-standing = { $place }. { $name }, { $score } points
benchmark-meeting = { $opponent } rated { $rating }: wins { $wins }, points { $points }
benchmark-rating = { $agent }: rating { $strength } after { $games } games of protocol { $protocol }
benchmark-trial = { $agent }: rating { $strength } after { $games } games; a trial, not all games of protocol { $protocol }
progress-playing = playing
progress-fitting = fitting
progress-comparing = comparing
train-generation = { $number }  value { $value }  policy { $policy }  wins { $share } of { $games }
train-champion = { train-generation }  champion
calibrate-passed = { $kind }: came true in { $games } games that were held out: { $figures }
calibrate-failed = { $kind }: did not come true in { $games } games that were held out, nothing will be shown: { $figures }
schema-current = { $database }: the schema is { $ours }, there is nothing to do
schema-behind = { $database }: the schema is { $found ->
    [none] missing
   *[other] { $found }
  }, ours is { $ours }
schema-migrated = { $database }: the schema is { $ours } now
database-checked = { $database }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $problems ->
    [0] no problems
    [one] one problem
   *[other] { $problems } problems
  }

## Hints

hint-title = Hint for { $player } ({ NUMBER($searched) } positions searched)
hint-forced = { $player } has no choice
hint-estimate-uncalibrated = No numbers: the estimate of this game is not calibrated.
hint-estimate-other-weights = No numbers: the estimate is not calibrated for these weights.
hint-estimate-unproven = No numbers: the estimate of this game did not come true well enough in games that were held out.
hint-promise = Chances if all play on as the bots of this estimate do.
hint-lead = lead { $lead } (in four games of five { $low } to { $high })
hint-likely = likely: { $action }
hint-then = then: { $drawn }
hint-why = Why { $best }, not { $other }
reason-ends = Ends the game at once
reason-goes-on = Does not end the game yet
reason-more-points = { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } more
reason-fewer-points = though { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer
reason-only-this = Only this turn: { $event }
reason-only-that = Only the other: { $event }
reason-leaves = The other leaves { $player } { $share } % more

## Analyses

analysis-title = Analysis ({ $budget }): { $result }
analysis-unfinished = The game was not finished: it is told up to its last estimate.
analysis-truncated = The game was broken off by its longest length.
analysis-gaps = { $count ->
    [one] One part could not be computed: a rough estimate stands there.
   *[other] { $count } parts could not be computed: rough estimates stand there.
  }
analysis-no-luck = Chance draws in the set-up only.
analysis-points = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
  }
analysis-in-percent = Share of the win, %
analysis-in-points = Margin in points
analysis-accuracy = accuracy
analysis-start = start
analysis-luck = luck
analysis-own = own
analysis-others = others
analysis-drift = drift
analysis-result = result
analysis-moments = Key moments (after action)
analysis-turns = Turns worth a look (after action)
analysis-better = better: { $action }
grade-find = find
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
moment-swing = The largest swing: { $player } { $change }
moment-leader = { $player } takes the lead for good: { $change }
moment-worst = The worst turn of { $player }: { $change }
moment-find = { $player } finds the best turn, which is hard to see
moment-luck = The luckiest draw: { $player } { $change }
moment-unlucky = The unluckiest draw: { $player } { $change }
moment-decided = From here on { $player } stays above 90 %

## Reports

report-ledger = Why it ended so
report-adjusted = without luck
report-graph = Chances in the course of the game
report-graph-about = Everybody's share of the win after every ply; the table below has the numbers
report-table = As a table
report-turn = turn
report-player = player
report-grade = grade
report-points = Points
report-sum = sum
report-moments = Key moments
report-last = The last position
report-engine = Engine { $engine }, budget { $budget }; turns with a hint: { $hints }. The record of the game is inside this file: tabuleiro verify reads it.

## Puzzles

puzzle-player = Player { $number }
puzzle-ask-win = { $player } to move: find what wins. Level { $level } of 5, puzzle { $id }
puzzle-ask-points = { $player } to move: find what brings most points by the end. Level { $level } of 5, puzzle { $id }
puzzle-ask-best = { $player } to move: find the best turn. Level { $level } of 5, puzzle { $id }
puzzle-how = Play the whole turn. Any order and any equally good turn counts. { command-undo }: one step back. { command-hint }: help in three steps. { command-next }: another puzzle.
puzzle-how-run = { $seats ->
    [one] Play until chance draws or the game is over.
   *[other] Play until somebody else has a choice or the game is over; forced moves of others are made for them.
} Any order counts, and so does anything as good. { command-undo }: one step back. { command-hint }: help in three steps. { command-next }: another puzzle.
puzzle-ended = Your turn ends here. Empty line: check it. { command-undo }: one step back.
puzzle-looking = This turn is not known. Looking into it ...
puzzle-best = Solved.
puzzle-good = Solved: as good as our solution.
puzzle-better = Solved: a search holds it for better than our turn.
puzzle-no = Not this one.
puzzle-again = { command-undo } or { command-again }: try another turn. { command-hint }: help.
puzzle-help-kind = It is about: { $kind }
puzzle-help-place = It begins at: { $place }
puzzle-solution = Our solution:
puzzle-usual = The usual try:
puzzle-fails-win = That does not win.
puzzle-fails-best = Played out, it wins less often.
puzzle-fails-points = { $count ->
    [1] That brings one point less by the end.
   *[other] That brings { $points } points less by the end.
  }
puzzle-proof-enumerated = Proved: everything that can still happen was played out, { NUMBER($count) } positions.
puzzle-proof-wins_now = Proved: the turn ends the game, and it is won. No other turn wins at once.
puzzle-proof-played_out = Played out { $games } times each by equal bots that met the same luck: our turn won { $best } %, the next best { $next } %.
puzzle-next = Empty line: the next puzzle. Or { command-quit }.
puzzle-no-more = These were all of them.
puzzle-help =
    What you can type:
      a number              make that choice, or open that group
      part of a name        show only the choices that contain it
      an action in full     make that choice
      { command-undo }                  one step back
      { command-again }                 begin the turn again
      { command-hint }                  help: what it is about, where it begins, then the solution
      { command-why } NUMBER or WORDS   why something is not possible
      { command-rules } ID              read a rule
      { command-board }                 draw the board again
      { command-next }                  another puzzle
      { command-quit }                  leave
puzzles-found = { $found ->
    [one] one puzzle found
   *[other] { $found } puzzles found
  }, { $chosen } chosen
puzzles-failed = { $puzzle }: { $why }
puzzles-verified = { $game }: { $held } of { $of } puzzles hold

## What many games say
error-no-such-folder = { $folder }: there is no such folder
error-no-games = there are no finished games of { $game } here
error-no-games-of = there are no finished games of { $player } with others here
error-no-such-games = there are no such games here
facet-none = none
explore-title = { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
  } of { $seats ->
    [one] one player
   *[other] { $seats } players
  }; the fair share of wins is { $fair }
explore-games = games
explore-share = wins
explore-between = 95 %
explore-points = points
explore-count = decisions
explore-wins = wins given away
explore-legend = ▲ and ▼: better or worse than the fair share beyond doubt, many values being compared. Dim: too few games.
statistics-record = { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
  }, { $share } of the wins ({ $low } to { $high } with 95 % certainty); the fair share is { $fair }
statistics-places = { $seats } players, places: { $places }
statistics-points = points on average
statistics-own = own
statistics-winners = winners
statistics-sum = all together
statistics-unjudged = Nothing is said of accuracy and luck: no analysis lies beside these records (tabuleiro analyse X.tab --out X.json).
statistics-judged = { $games ->
    [one] one game analysed
   *[other] { $games } games analysed
  }: accuracy { $accuracy }, luck { $luck } wins, gave away { $lost } wins
statistics-lost = where chances were lost
statistics-phase-opening = opening
statistics-phase-middle = middle
statistics-phase-end = end
statistics-mistakes = { $found ->
    [one] One turn is worth trying again.
   *[other] { $found } turns are worth trying again.
  }

## Share cards
card-points = points
card-accuracy = accuracy
card-seat = Player { $number }
card-result = { $seats ->
    [one] Played alone, { $day }
   *[other] { $seats } players, { $day }
  }
card-chances = Everybody’s share of the win over the course of the game
card-puzzle = Puzzle of level { $level }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }
card-claim-win = Find the turn that wins
card-claim-points = Find the turn that brings most points
card-claim-best = Find the best turn
