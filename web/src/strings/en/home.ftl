## Home

web-home-title = Modern board games, by the exact rules
web-home-lead = Play against bots right now, invite friends with a link, or study a game move by move. No account needed.
web-fact-players = { $range } players
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexity
web-play-now = Play now against bots
web-set-up = Set up a table
web-guest-name = Guest
