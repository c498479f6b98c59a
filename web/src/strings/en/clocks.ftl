## Clocks

web-clocks = Clocks
web-clock-of = { $name }: { $word } { $figure }
web-clock-bot = bot
web-clock-standin = stand-in
web-clock-word-bot = no clock
web-clock-word-standin = stand-in
web-clock-word-late = out of time
web-clock-word-vacation = vacation
web-clock-word-paused = paused
web-clock-word-fault = stopped
web-clock-word-held = free
web-clock-word-errand = out of turn
web-clock-word-free = free
web-clock-word-thinks = thinks
web-clock-word-stands = stands
web-clock-word-waits = waits
web-clock-note-bot = Bots have a budget, no clock.
web-clock-note-late = The others decide what happens.
web-clock-note-vacation = On vacation.
web-clock-note-paused = Nobody pays while the game is paused.
web-clock-note-fault = The clocks of this table stand still.
web-clock-note-held = Nobody pays for a moment.
web-clock-note-errand = Free for { $left }, then from the own time.
web-clock-note-free = Free for { $left }, then from the own time.
web-clock-note-stands = It is their turn; the clock stands while somebody else answers.
web-clock-note-until = Until { $time } (your time).
web-clock-note-away = On vacation until { $time }.
web-clock-rule =
    { $kind ->
        [live] { $bank } and { $gain } for each turn, at most { $cap }. Free: { $free } of each turn, { $errand } of each answer out of turn.
       *[async] { $bank } and { $gain } for each turn, at most { $cap }.
    }
web-late-bot = Out of time: a bot plays on, and the seat can be taken back.
web-late-turn = Out of time: a bot plays this turn.
web-late-ask = Out of time: the others decide.
web-clock-paid = Who paid for which second
web-clock-paid-hint = Plain is charged, hatched is free.
web-clock-charged = charged
web-clock-free = free
web-clock-give =
    { $kind ->
        [live] Give { $name } a minute
       *[async] Give { $name } a day
    }
web-clock-pause = Ask for a pause
web-clock-no-pause = No pause after all
web-clock-resume = Go on
web-clock-agree = Agree
web-clock-paused = The game is paused
web-clock-paused-hint = Nobody’s clock runs. One press and it goes on, with ten seconds to come back.
web-clock-fault = The clocks stand still
web-clock-fault-hint = Something went wrong with them. The game goes on without.
web-clock-late = { $name } is out of time
web-clock-late-hint = Wait a little longer, or let a bot play on.
web-clock-wait = We wait
web-clock-wishes = { $name } would like a pause
web-clock-wishes-hint = It begins when everybody agrees.
web-clock-warning = { $left } left.
web-key-clocks = Hear everybody’s clock
web-clock-choice = Clock
web-clock-none = No clock
web-clock-none-hint = take your time
web-clock-live = Today
web-clock-async = Over days
web-clock-live-quick = Quick
web-clock-live-usual = Evening
web-clock-live-calm = Calm
web-clock-async-brisk = Brisk
web-clock-async-usual = Usual
web-clock-async-calm = A week
web-clock-own = Own
web-clock-own-hint = set bank and turn
web-clock-own-bank = { $unit ->
    [minutes] Minutes at the start
   *[hours] Hours at the start
}
web-clock-own-gain = { $unit ->
    [minutes] Seconds for each turn
   *[hours] Hours for each turn
}
web-clock-own-kind = Played
web-clock-late-choice = Out of time
web-clock-late-bot = a bot plays on
web-clock-late-turn = a bot plays this turn
web-clock-late-ask = the others decide
web-clock-weekend = Weekends do not count
web-clock-lasts = At the pace of the turns about { $about }; if everybody uses all their time, { $most }.
web-vacation = Vacation
web-vacation-hint = In games over days your clock does not run meanwhile. { $used } of { $most } days of this year are used.
web-vacation-days = { $first } to { $last }
web-vacation-first = First day
web-vacation-last = Last day
web-vacation-take = Go on vacation
