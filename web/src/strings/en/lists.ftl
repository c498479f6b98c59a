## Lists of tables

web-filter = Show
web-filter-all = All
web-filter-turn = My turn
web-filter-running = Going on
web-filter-finished = Finished
web-filter-archived = Put away
web-filter-any-game = Any game
web-filter-none = No table fits.
web-archive = Put away
web-unarchive = Take out again
web-row-record = record, to watch
web-row-moves = move { $ply }
web-row-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
  }
web-row-standing = { $points ->
    [one] one point, place { $place }
   *[other] { $points } points, place { $place }
  }
web-ended-won = Won
web-ended-shared = Shared victory
web-ended-place = { $place ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $place }th of { $of }
  }
web-ended-ahead = Won by { $margin }
web-ended-behind = Lost by { $margin }
web-ended-record = Record
web-ended-watched = Finished
web-mine-none-words = Sit down at one: against bots at once, or with friends by a link.
web-mine-keep = You play as a guest: only this browser knows your tables.
web-mine-keep-how = Keep them
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-look = Replay
web-lobby-quiet = Nobody is waiting right now
web-lobby-quiet-words = Open a table of your own: it stands here until somebody sits down, and bots fill the rest.

## How far a listed game is

web-progress = { $unit ->
    [round] Round { $done } of { $of }
    [year] Year { $done } of { $of }
    [city] { $done } of { $of } cities full
   *[other] { $done } of { $of }
  }
web-progress-line = How the points went
web-left-hours = { $first } h { $second }
web-left-days = { $first } d { $second } h
web-until = until { $time }
web-filters = What to show
web-filter-clock = Clock
web-filter-any-clock = Any clock
web-filter-clock-live = Live
web-filter-clock-async = Over days
web-filter-clock-none = No clock
web-clock-each = { $bank } + { $gain } a turn
web-clock-per-turn = { $bank } for each turn
web-filter-rated = Rated
web-filter-bots = Open to bots of others
web-filter-followed = With people I follow
web-filter-any-rating = Any rating
web-filter-near = Within { $points } of my rating
web-filter-reliable = Reliability
web-filter-any-reliability = Any reliability
web-filter-finishes = Finish { $percent } % of their games
