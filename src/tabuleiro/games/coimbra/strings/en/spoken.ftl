## The board in words
spoken-now = The game now
spoken-round = { $round ->
        [0] Set-up.
       *[other] Round { $round } of 4.
    }
spoken-order = Player order:
spoken-player = { $player }
spoken-pool = Dice pool
spoken-die = { $color } die with { $value }
spoken-token = Die token { $value }.
spoken-nothing = none
spoken-favors = Favor tiles
spoken-castle = beside the castle
spoken-tracks = Influence tracks
spoken-map = Pilgrim map
spoken-pilgrim = Pilgrim of { $player }: { $node }.
spoken-voyages = Voyages
spoken-price = costs { $cost } { $resource }
spoken-influence = influence { $influence }
spoken-paid = paid in { $resource }
spoken-players = Players
spoken-cards = Cards of { $player }
spoken-column-player = Player
spoken-column-points = Victory points
spoken-column-coins = Coins
spoken-column-guards = Guards
spoken-column-crowns = Crowns
spoken-column-total = If the game ended now
spoken-column-track = Track
