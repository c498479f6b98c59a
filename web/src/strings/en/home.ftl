## Home

web-home-title = Take a seat. It’s your move.
web-home-lead = Great board games, by the exact rules. Against bots or friends. No account, no download.
web-home-lead-members = Great board games, by the exact rules. Against bots or friends. Here one plays with an account.
web-fact-players = { $range } players
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexity
web-play = Play
web-play-game = Play { $game } now
web-play-what = { $bots ->
    [one] one bot ({ $level })
   *[other] { $bots } bots ({ $level })
  }
web-play-minutes = about { $minutes } min
web-change-table = Change the table
web-sign-in-to-play = Sign in to play
web-guest-name = Guest
web-continue = Continue
web-yours = Your tables
web-yours-all = All my tables
web-games = { $count ->
    [one] One game
    [4] Four games
   *[other] { $count } games
  }
web-live = A real game
web-live-move = move { $ply } of { $plies }
web-watch = Watch
web-with = with { $names }
web-with-friends = With friends
web-friends-hint = Send one link. They choose a name and sit down: no account, no download.
web-friends-hint-members = Send one link. They sign in and sit down: no download.
web-friends-invite = Invite friends
web-promise-exact = The exact rules
web-promised-exact = Every refusal names its rule. The rules are written twice, apart from each other, and the two must agree.
web-promise-back = Take back, replay, branch
web-promised-back = Undo, step through what you missed, play on from any move of any game.
web-promise-eyes = For every pair of eyes
web-promised-eyes = Keyboard, screen reader, signs beside colours, two papers, two languages.
web-not-found-words = The piece has left the board. The link may be incomplete, or what was here is gone.
web-offline = The server does not answer
web-again = Try again
