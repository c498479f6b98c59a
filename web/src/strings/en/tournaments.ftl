## Tournaments

web-tournament = Tournament
web-tournaments = Tournaments
web-tournaments-none = No tournament yet
web-tournaments-none-words = Set one up: it draws its rounds and opens its tables by itself, for people and bots.
web-tournaments-running = Being played
web-tournaments-open = Open to enter
web-tournaments-draft = Drafts
web-tournaments-finished = Finished
web-tournaments-cancelled = Called off
web-tournament-entrants = { $count ->
    [one] one entrant
   *[other] { $count } entrants
  }
web-tournament-entered = you are in
web-tournament-held = waits for its organiser
web-tournament-held-draw = Held: so few cannot be paired. The organiser decides.
web-tournament-held-frozen = Held: a table cannot go on. The organiser decides.
web-tournament-is-draft = Draft
web-tournament-is-finished = Finished
web-tournament-is-cancelled = Called off
web-tournament-round-of = Round { $round } of { $of }
web-tournament-round-begins = Round { $round } begins
web-tournament-starts = Begins { $time }.
web-tournament-starts-in = Begins in { $time }
web-tournament-ends-in = { $time } left
web-tournament-swiss = Swiss
web-tournament-round-robin = Everybody against everybody
web-tournament-knockout = Knock-out
web-tournament-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
web-tournament-tables = tables of { $seats }
web-tournament-live = live
web-tournament-days = over days
web-tournament-join = Enter
web-tournament-leave = Leave the tournament
web-tournament-sure = Really leave? A bot plays on for you.
web-tournament-check-in = I am here
web-tournament-your-table = Your table: { $board }

## How it is played

web-tournament-how = How it is played
web-tournament-how-swiss = Like meets like: every round brings people with similar scores together, and nobody twice while that can be helped. Seats are balanced.
web-tournament-how-round-robin = Everybody meets everybody, as evenly as the number of rounds allows.
web-tournament-how-knockout = { $advance ->
    [one] Only the winner of every table goes on, until one table is left.
   *[other] The best { $advance } of every table go on, until one table is left.
  }
web-tournament-how-places = Twelve points are spread over the places of a table (four seats: 12, 8, 4, 0); who shares a place shares the points. A bye is worth 8.
web-tournament-how-wins = Twelve points for the winner of a table, shared if the win is. A bye is worth 8.
web-tournament-how-live = Whoever is not at the table five minutes after its start is played for by a bot and scores 0 in that round; twice, and they are out.
web-tournament-how-days = Whoever misses the first turn of a table scores 0 in that round; twice, and they are out.
web-tournament-how-late = Whoever enters later gets 4 points for every round missed.
web-tournament-how-end = A round lasts { $time } at most: then strong bots play its tables out.
web-tournament-seed = All lots follow from the seed
web-tournament-organiser = Organised by { $name }.

## Setting one up

web-tournament-new = New tournament
web-tournament-create = Create the tournament
web-tournament-title = Title
web-tournament-kind = Who meets whom
web-tournament-seats = At a table
web-tournament-count = Rounds
web-tournament-count-most = Rounds, if not every group can play
web-tournament-advance = How many of a table go on
web-tournament-begins = Begins
web-tournament-bots = Bots that enter
web-tournament-level = Their level
web-tournament-scoring = Points
web-tournament-by-places = for every place
web-tournament-by-wins = for wins alone
web-tournament-fill = If somebody is left over
web-tournament-fill-bye = they have a bye
web-tournament-fill-bot = a bot fills the table
web-tournament-private = By link only
web-tournament-private-words = Nobody else sees it or its tables: whoever plays has a link to pass on.
web-tournament-link = Link to the tournament
web-tournament-is-private = by link only
web-tournament-keeps-vacations = Vacations stop the clocks of those who are away
web-tournament-no-vacations = vacations do not stop clocks
web-tournament-open-to-bots = open to bots of others
web-tournament-welcome-bots = Bots of others may enter
web-tournament-late = You see this tournament { $minutes } minutes late, as you see its tables: nobody can help those who play.
web-tournament-is-late = spectators { $minutes } minutes late
web-tournament-asks = In the last 15 minutes everybody says that they are here
web-tournament-ends = A round has an end
web-tournament-length = { $unit ->
    [minutes] Minutes
   *[hours] Hours
  }

## Entrants and standings

web-entrants = Entrants
web-entrant-bot = { $name } (bot)
web-entrants-none = Nobody has entered yet.
web-entrants-here = Here
web-entrant-here = is here
web-entrant-away = not here yet
web-entrant-left = left
web-entrant-dropped = dropped
web-entrant-absent = absent twice
web-standing-first = Standings
web-standing-after = Standings after round { $round }
web-standing-final = Final standings
web-standing-rank = place
web-standing-entrant = entrant
web-standing-round = Round { $round }
web-standing-score-head = score
web-standing-average-head = opp. average
web-standing-share-head = game points
web-standing-wins-head = wins
web-standing-board = t{ $board }
web-standing-place = { $place }.
web-standing-bye = bye
web-standing-missed = late
web-standing-absent = absent
web-standing-score = score { $above } > { $below }
web-standing-direct = direct meetings: { $name } { $points }
web-standing-average = average score of opponents { $above } > { $below }
web-standing-share = share of the game points { $above } % > { $below } %
web-standing-wins = tables won { $above } > { $below }
web-standing-lot = lot, by the published seed
web-standing-stage = came to round { $above } > { $below }
web-standing-place-why = place at the last table
web-standing-law = Each line between two neighbours says what put one above the other. Order: score, direct meetings, average score of opponents, share of game points, wins, lot. t1 2. 8 = table 1, second place, 8 points.
web-standing-law-knockout = Each line between two neighbours says what put one above the other. Order: round reached, place at the last table, then score, direct meetings, average score of opponents, share of game points, wins, lot.
web-meetings = Who met whom
web-meetings-how = points of the row minus those of the column; · not met yet; ×2 met twice
web-meetings-none = not met yet
web-bracket = The rounds
web-bracket-final = Final
web-bracket-won = wins the tournament
web-bracket-on = goes on
web-pairing = Table { $board }
web-pairing-even = seats even: { $count } of { $of }
web-pairing-frozen = cannot go on
web-pairing-decided = decided by the organiser
web-pairing-absent = not here
web-pairing-bot = Bot
web-pairing-filler = Bot ({ $level })
web-pairing-relief-turn = out of time
web-pairing-relief-stay = a bot plays
web-pairing-relief-end = played out by a bot
web-stage-byes = Bye: { $names }.
web-stage-adjudicated = The time was over: strong bots played the tables out.

## What was done

web-doings = What was done
web-doings-when = when
web-doings-what = what
web-doings-why = why
web-doings-all = Show all { $count }
web-doing-change = The start was moved
web-doing-join = { $name } enters
web-doing-withdraw = { $name } leaves
web-doing-drop = { $name } is dropped
web-doing-decide = The result of table { $board } is decided
web-doing-extend = The round is longer by { $minutes } min
web-doing-adjudicate = The time of the round is over: bots play its tables out
web-doing-hold = { $reason ->
    [frozen] Table { $board } cannot go on
   *[other] So few cannot be paired
  }
web-doing-finish = { $reason ->
    [operator] Whoever runs this server ends the tournament
   *[other] The tournament ends
  }
web-doing-cancel = { $reason ->
    [few] Called off: fewer than two are here
    [operator] Whoever runs this server calls the tournament off
   *[other] The tournament is called off
  }
web-organising = Organise
web-organising-publish = Open it to entrants
web-organising-now = Begin now
web-organising-finish = End it here
web-organising-more = Decide something
web-organising-why = Why (everybody reads it)
web-organising-minutes = Minutes
web-organising-extend = Make the round longer
web-organising-drop = Drop from the tournament
web-organising-board = Table without a result
web-organising-decide = Decide these places
web-organising-cancel = Call the tournament off
