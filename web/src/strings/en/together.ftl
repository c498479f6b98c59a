## Living together at a table

web-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
web-undo-wants = { $name } wants to take back: { $what }
web-undo-wants-far = { $name } wants to go back a long way
web-undo-returns = { $moves ->
    [one] The table returns to before that decision.
   *[other] The table returns to before that decision: { $moves } decisions are taken back.
  }
web-undo-waiting = Waiting for the others to agree to the undo
web-undo-missing = Not answered yet: { $names }
web-undo-declined = { $name } declined
web-undo-lapsed = Nobody answered in time
web-undo-stands = It stands: { $what }
web-all-right = All right
web-away = { $name } has been away { $long }
web-away-short = for some time
web-away-minutes = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
  }
web-away-hint = It is this player’s turn. The table keeps the seat.
web-away-wait = Wait
web-away-bot = Let a bot play
web-back = Welcome back: a bot holds your seat
web-back-moves = { $moves ->
    [one] Welcome back: a bot made a move for you
   *[other] Welcome back: a bot made { $moves } moves for you
  }
web-back-hint = You decide again as soon as you say so.
web-replaced = A bot plays for { $name }
web-replaced-hint = The seat stays theirs: they can take over again at any time.
web-watching = You are watching
web-watching-alone = Only the players can act here.
web-watching-with = { $others ->
    [one] Only the players can act here. One other person watches, too.
   *[other] Only the players can act here. { $others } others watch, too.
  }
web-watched = { $count ->
    [one] One person watches
   *[other] { $count } people watch
  }
web-play-again = Play again
web-play-again-rotated = Play again, seats rotated
web-rematch-offered = You offered a rematch
web-rematch-agreed = You are in for a rematch
web-rematch-received = { $name } offers a rematch
web-rematch-as-same = Same game, same seats. It begins when everybody has joined.
web-rematch-as-rotated = Same game, everybody moves up one seat. It begins when everybody has joined.
web-rematch-join = Join
web-rematch-not-now = Not now
web-rematch-withdraw = Take it back
web-rematch-bots = Start with bots for the others
web-rematch-declined = { $count ->
    [one] { $names } cannot play now
   *[other] { $names } cannot play now
  }
web-rematch-you-declined = You said: not now
web-rematch-begun = Another game is open
web-phrases = Quick phrases, which everybody reads in their own language
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-nice-move = Nice move!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops.
web-phrase-good-game = Good game!
web-phrase-one-moment = One moment, please.
web-phrase-back-soon = I am back in a few minutes.
web-phrase-must-go = I have to go now.
web-phrase-your-turn = It is your turn.
web-phrase-again = Shall we play again?
web-phrase-yes = Yes
web-phrase-no = No
web-chat-room = among spectators
web-chat-say-room = Say something to the other spectators
web-chat-phrases = At this table people speak in phrases.
web-chat-off = At this table nobody speaks.
web-talk-table = Chat at the table
web-talk-free = Free
web-talk-phrases = Phrases only
web-talk-off = None
web-people = People
web-people-followed = People I follow
web-people-blocked = Blocked
web-people-none = Nobody yet
web-people-none-words = Open somebody’s profile from a table or the ladder and follow them: you see here when they are around.
web-follow = Follow
web-unfollow = Unfollow
web-friend = friend
web-block = Block
web-unblock = Unblock
web-block-hint = Whoever you block cannot sit down at your tables or invite you, and you do not read what they say. They are not told.
web-report-person = Report
web-report-about = Report { $name }
web-report-line = Report what { $name } said: { $text }
web-report-why = What is wrong?
web-report-insult = Insults, threats or hatred
web-report-spam = Advertising or flooding
web-report-cheating = Cheating
web-report-stalling = Stalling or leaving on purpose
web-report-other = Something else
web-report-words = In your own words
web-report-send = Send to the moderators
web-report-thanks = Thank you. A moderator will look at it; whom you reported is not told.
web-moderation = Reports
web-moderation-none = Nothing waits for you.
web-moderation-by = { $name }, { $time }
web-moderation-earlier = { $count ->
    [one] one earlier report was right
   *[other] { $count } earlier reports were right
  }
web-moderation-table = the table
web-moderation-days = How long
web-moderation-for = { $days ->
    [one] a day
   *[other] { $days } days
  }
web-moderation-forever = for good
web-moderation-mute = Mute
web-moderation-no_rated = No rated games
web-moderation-ban = Ban
web-moderation-note = Right, but leave it at that
web-moderation-dismiss = Nothing wrong
web-flags = Rated games from one network
web-flags-about = They may live together, or be one person. Nothing was refused.
web-flags-seen = Seen
web-flags-void = Let it not count
web-flags-voided = This game counts for no rating any more.
web-standing = What moderators have decided
web-standing-about = { $sessions ->
    [one] One session
   *[other] { $sessions } sessions
  }; { $mail ->
    [true] a letter reaches them.
   *[false] no letter reaches them.
  }
web-standing-none = Nothing so far.
web-standing-until = holds until { $until }
web-standing-forever = holds for good
web-standing-over = over
web-standing-lifted = taken back on { $date }
web-standing-lift = Take back
web-deeds = What moderators have done
web-deeds-none = Nothing yet.
web-deed-mute = Muted
web-deed-no_rated = Rated games closed
web-deed-ban = Banned
web-deed-unmute = May speak again
web-deed-unno_rated = Rated games open again
web-deed-unban = May come in again
web-deed-report = Report answered
web-deed-flag = Game looked at
web-deed-void = Game does not count
web-deed-unvoid = Game counts again
web-spectators = Who may look on
web-spectators-open = Everybody
web-spectators-delay = Five minutes late
web-spectators-off = Players only
web-watching-late = You see this table { $minutes } minutes late: nobody can help those who play.
