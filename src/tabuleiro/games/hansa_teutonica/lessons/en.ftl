lesson-seat-1 = Bea
lesson-seat-2 = Caio
lesson-elsewhere = The rules allow it, but this step goes another way. Nothing was played.

lesson-ends-title = Three ways to the end
lesson-ends = Welcome, merchant! Most prestige points win. It ends when somebody has 20 of them, when ten cities are full, or when no bonus marker is left to draw. Look up the three places that tell: the points around the board, the completed cities, the marker near Goslar.
lesson-ends-done = Whoever ends the game need not win it: more points come at the very end.

lesson-place-title = Your first turn
lesson-place = Your turn has two actions. Put a trader on the route from Göttingen to Quedlinburg, and another one beside it: one space, one piece. With no action left the turn ends by itself.
lesson-place-done = Two of three spaces are yours. Now the others take their turns.
lesson-place-help = Choose the route Göttingen–Quedlinburg in the south and place a trader there. Then do it again.
lesson-place-not-end_turn = You may end a turn early, but you still have an action: use it first.

lesson-full-title = A full route of your own
lesson-full = Two of your traders stand between Göttingen and Quedlinburg. Try to claim the route now, and see which rule says no. Then put a third trader on its last space.
lesson-full-done = Every space holds a piece of yours. Filling alone brings nothing: you must claim it.
lesson-full-not-income = Income is allowed, but it leaves the route open: somebody could take the last space.

lesson-improve-title = Claim, and improve
lesson-improve = Claim the route. A claim brings one benefit of your choice; here improve your Actions, which the city of Göttingen offers. The pieces on the route go to your stock.
lesson-improve-done = Three actions a turn, and the third counts at once. The trader that covered it is in your supply.
lesson-improve-not-b_office = An office is a fine benefit too, but only one is allowed, and a third action helps in every turn.
lesson-improve-not-b_none = You may take nothing, but why leave a third action lying there?

lesson-tavern-title = A marker at the tavern
lesson-tavern = Between Hildesheim and Goslar lies a bonus marker. It belongs to whoever claims that route. Bea is there already: put a trader beside hers with your new action.
lesson-tavern-done = Your trader waits at the tavern. Two pieces on one route may well belong to rivals.

lesson-income-title = The stock sleeps, the supply works
lesson-income = You place pieces from your supply only, and a claim sends them to the stock. Income brings them back: as many as your money bags say, which is three. Take your income.
lesson-income-done = Three traders are back in your supply, ready to be placed.

lesson-displace-title = Push a rival aside
lesson-displace = Bea blocks the tavern route. Displace her: one of your pieces takes her space, and one more goes from your supply to your stock as the price. Use a trader for each.
lesson-displace-done = The space is yours. Her trader must move on, and she decides where to.
lesson-displace-not-displace_pay = Merchants are few, and you will want yours later. Use traders for both.

lesson-gift-title = A gift for the displaced
lesson-gift = Bea moves her trader to a route nearby and adds one from her stock, for nothing: being displaced is a gift. Now fill the last space of the tavern route.
lesson-gift-done = The route is full, but you had no action left to claim it. Will it last?

lesson-displaced-title = Now it happens to you
lesson-displaced = Bea displaces you in turn. Your trader must go to a free space on a neighbouring route, and you may add a trader from your stock. Put both on Paderborn–Hildesheim: you will want that route.
lesson-displaced-done = Two pieces on a new route, without a single action of yours. Bea paid for it.
lesson-displaced-not-extra_stop = You may say no to the gift, but a trader on the board is worth more than one in the stock.

lesson-office-title = Your first office
lesson-office = Fill Paderborn–Hildesheim and claim it. This time found an office in Hildesheim: a trader of the route moves into the leftmost free place. Its colour is your privilege, its shape your piece: square for a trader.
lesson-office-done = The office is yours for good, and you control Hildesheim: claims at its routes bring you points.
lesson-office-not-b_none = You may take nothing, but an office pays for the rest of the game.

lesson-price-title = What a price costs
lesson-price = One action is left: win back the space that Bea took on Hildesheim–Goslar. Put a trader there and pay with your merchant this time.
lesson-price-done = Your merchant is not gone: it sleeps in the stock until an income wakes it.
lesson-price-not-displace_pay = That is a fair price too. Here pay with the merchant, to see where it goes.

lesson-city-title = Control pays
lesson-city = The tavern route is full again: claim it. You control Hildesheim, so you score a point; the marker is yours as well. As your benefit found an office in Goslar, which has a single place.
lesson-city-done = A point, a marker, an office, and Goslar is complete: one of the ten cities that can end the game.

lesson-marker-title = A new marker for the old one
lesson-marker = Take income twice, once with the merchant, and end your turn. Then a new marker is turned up in place of the one you took. You choose its route, which must be empty: Hildesheim–Goslar once more.
lesson-marker-done = Three more actions lie between two cities that you control. What a good place for them!
lesson-marker-not-end_turn = You still have actions, and many pieces asleep in your stock.

lesson-remove-title = Markers cost no action
lesson-remove = Caio is after Lübeck. Your marker takes up to three pieces of others off their routes, and they get nothing for it. Use it: remove his two traders from Hamburg–Lübeck, and then no more.
lesson-remove-done = You still have all your actions. A used marker keeps counting at the end.

lesson-points-title = For the points alone
lesson-points = Put two traders on Hildesheim–Goslar and, so that nobody guesses your plan, your merchant on Quedlinburg–Halle. Next turn move the merchant across and claim the route: no office there is open to you, but both cities are yours.
lesson-points-done = Two points, one for each city, and the marker with three more actions on top.
lesson-points-help = To move: lift the merchant from Quedlinburg–Halle, lift no more, and put it on Hildesheim–Goslar.

lesson-far-title = East meets west
lesson-far = A later game. Your offices reach from Arnheim to Brunswiek. Claim the route to Stendal. Its free office is round, but only traders stand here: try it. Then use your marker for an extra office, which takes any piece.
lesson-far-done = Arnheim and Stendal are linked. Whoever does that first scores 7 points at once.

lesson-coellen-title = The table of Coellen
lesson-coellen = Claim Coellen–Warburg, the route to the table. A merchant retires there and scores at the end; better seats need a better privilege. Try the seat for 9, then take the one for 8, and use your marker for three more actions.
lesson-coellen-done = Eight points are safe for the end, and three more actions wait for you now.

lesson-final-title = The last claim
lesson-final = You have 18 points and control both ends of Hamburg–Lübeck. Claim it: that makes 20 and ends the game, but first the claim is finished, with an office in Lübeck. Then open every line of the final scoring.
lesson-final-done = You win with 40 points to 25. Now you know enough to play: enjoy it!
lesson-final-ask = Which line brought you the most points?
lesson-final-answer-track = Earned during the game
lesson-final-answer-cities = Controlled cities
lesson-final-answer-network = Largest network
lesson-final-why = Twenty came during the game. But twelve came at once, from four connected offices times three keys: the network is worth a plan.

lesson-later-swap = A marker that swaps two neighbouring offices of a city
lesson-later-any-ability = A marker that improves any ability
lesson-later-from-routes = When you are displaced with stock and supply empty, you may move a piece from another route; and you may stop at any time
lesson-later-neutral = The neutral player in the game for two
