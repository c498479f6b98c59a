## The board in words
spoken-now = The game now
spoken-round = { $round ->
        [0] Set-up.
       *[other] Round { $round } of 6.
    }
spoken-time = Time tokens left: { $left }.
spoken-guard = The Temple Guard stands on guard stone { $value }.
spoken-islands = Islands, clockwise
spoken-path = Path, from the gate to the pier
spoken-temple = Temple
spoken-players = Players
spoken-player = { $player }
spoken-tokens = Favor tokens: { $count }
spoken-novices = { $player }: active Novices { $active }, resting { $inactive }
spoken-shrine = Shrine of { $player }
spoken-stone = Stone { $stone }
spoken-empty = empty
spoken-nothing = none
spoken-column-player = Player
spoken-column-influence = Influence
spoken-column-reserve = Novices in reserve
spoken-column-pier = On the pier
spoken-column-shrines = Shrines left
spoken-column-favors = Favor tokens
spoken-column-chair = Chair of the Council
