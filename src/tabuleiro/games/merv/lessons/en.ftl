lesson-seat-1 = Bea
lesson-elsewhere = The rules allow it, but this step goes another way. Nothing was played.

lesson-city-title = Once around the city
lesson-city = Welcome to Merv, the richest city of the Silk Road! You play three years. A year goes once around the city: north, east, south, west, and everybody has one turn on each side. Look up the years, the north side and the queue.
lesson-city-done = The queue says who goes first. Most points after three years win.

lesson-site-title = A line, then a site
lesson-site = Your turn has three steps. First your master goes beside a line: take column 1 of the north side. Then activate one site of that line: the orange Caravansary at the top. It is empty, so you build a house there.
lesson-site-done = Your first house, and an orange cube from it. Cubes pay for nearly everything.
lesson-site-not-choose_slot = Any free column is allowed. Here take the first one.
lesson-site-not-choose_site = Every site of your line is open to you. Here take the one at the top.

lesson-caravan-title = Spices from the caravan
lesson-caravan = The third step: take the action of the site. A card of the caravan costs a cube. Take the first saffron and pay with orange. Then try the pepper: one action stays with one spice. Take the second saffron instead.
lesson-caravan-done = A pair of saffron: 4 points at once. And the camel on the card is yours.
lesson-caravan-help = Choose the action of the site, take the saffron at position 1, pay with orange; try position 1 again; then take position 2.
lesson-caravan-not-main_action = Favor and soldiers are good, but first see what the Caravansary does.
lesson-caravan-not-pay_cube = White pays for any colour: keep it for the second card.

lesson-queue-title = Who goes first next?
lesson-queue = After a round the masters queue up again. Whoever is farthest from the corner chooses first: you. The last space is free, a better one costs camels. Pay one camel to stay first.
lesson-queue-done = Bea got the last space, and your camel with it: camels go to whoever stands behind.

lesson-line-title = Your line works together
lesson-line = East side now. Go to row 1, where your Caravansary stands, and activate the teal Library beside it.
lesson-line-done = A cube from the Library, and one more from your house in the same row. Build in lines!
lesson-line-not-choose_slot = Allowed, but row 1 has a house of yours that will pay you too.
lesson-line-not-choose_site = Allowed, but the Library is what we want to see.

lesson-scrolls-title = Scrolls change the rules
lesson-scrolls = Take the action of the Library: a scroll for the orange cube and one for the teal cube. Every second scroll brings a breakthrough, an advantage for the rest of the game. Choose the Palace discount.
lesson-scrolls-done = From now on a cube is taken off what you pay in the Palace.

lesson-behind-title = Last can be fine
lesson-behind = You choose first again. This time take the last space: it costs nothing, and a camel that you keep is worth a good later on.
lesson-behind-done = Bea goes first on the south side. Your camels stay with you.

lesson-trade-title = Posts, goods, and a camel
lesson-trade = Your master is at column 1, at the Marketplace. Take its action: set up a post in Nishapur and buy carpets there with orange. Then send a camel along the route to Herat, and buy lapis lazuli too.
lesson-trade-done = One good from each city you can reach. The camel on the route walks on to a caravan card.
lesson-trade-help = Action of the site; post in Nishapur; buy the good, pay orange; camel on Herat–Nishapur; buy in Herat.
lesson-trade-not-place_post = A fine city, but carpets from Nishapur are what a contract will want.

lesson-court-title = Courtiers in the Palace
lesson-court = West side: go to row 2 and activate the teal Palace. Take its action and send a courtier to the Hall of Wisdom; your discount makes the first one free. Then send a second one, which costs one cube more.
lesson-court-done = The first in a hall gains favor and influence. The Hall of Wisdom scores your scrolls.

lesson-scoring-title = The first year ends
lesson-scoring = Bea takes her last turn, then the year is scored. Every house is a point. Each courtier in the Hall of Wisdom scores your scrolls, two of them by now, but for that it eats one favor.
lesson-scoring-ask = You have two courtiers, two scrolls and one favor. What will your courtiers bring?
lesson-scoring-answer-two = 2 points
lesson-scoring-answer-four = 4 points
lesson-scoring-why = One favor feeds one courtier, and it scores two scrolls. The other courtier goes hungry this year.
lesson-scoring-done = 2 points for two scrolls, 4 for four houses. More favor, more courtiers.

lesson-market-title = The camel market
lesson-market = A later year. Only the middle of a side leads past the camel market. Go to column 3. Before you activate a site, put a camel on the market space with 2 influence. Then activate the Mosque in row 2.
lesson-market-done = Two influence for a camel, once a turn. Influence opens contracts and more.
lesson-market-not-choose_slot = Allowed, but the camel market lies at the middle column only.
lesson-market-not-choose_site = Any site of the column is allowed. Here take the Mosque.

lesson-mosque-title = Steps of the Mosque
lesson-mosque = Take the action of the Mosque. Each step names its price, and brings its gift at once. Pay the first step with orange. Take the second step too, pay with teal, and send the soldier it gives to guard this Mosque.
lesson-mosque-done = A camel, a soldier, two points. White cubes stand in for any colour.

lesson-guard-title = Guard a neighbour
lesson-guard = Your master is at row 4. You may activate another player's house, and both of you get the cube: activate Bea's Caravansary. Then, in place of its action, send a soldier to that very house, and end the turn.
lesson-guard-done = Guarding a house of others brings 2 influence, your own only 1.
lesson-guard-not-main_action = Allowed, but here send a soldier.
lesson-guard-not-complete_contract = Well seen! That contract comes in the next step.
lesson-guard-not-soldier_target = Your own house is safe then, but a house of others brings twice the influence.

lesson-contract-title = A contract
lesson-contract = Your influence opens contracts of level 1, and you own the carpets that one of them wants. Complete it; it costs one cube of any colour: pay teal. It takes no action.
lesson-contract-done = 5 points and a favor. The carpets lie on the contract, but still count as yours.

lesson-walls-title = Walls against the Mongols
lesson-walls = The Mongols come at the end of this year! Go to row 2, activate the Walls and take their action. Buy an orange wall: try the middle of the west side, then put it at row 2. Buy another for the north side, column 1.
lesson-walls-done = Each wall brings influence for the houses right behind it, also for those of others.
lesson-walls-help = West side row 2; Walls in column 1; action of the site; orange wall; west wall 2; orange wall; north wall 1.

lesson-attack-title = The Mongols attack
lesson-attack = A house stands near two sides, or one in the middle. It is attacked where a wall is missing, unless a soldier stands on it. Pay a pink cube as ransom for your Marketplace, and accept the other losses.
lesson-attack-done = One cube saves a house from both sides. Lost houses come back to you, to be built again.
lesson-attack-ask = Two of your houses are in row 2. Which of them is attacked?
lesson-attack-answer-walls = The Walls in column 1
lesson-attack-answer-mosque = The Mosque in column 2
lesson-attack-why = The Walls have a wall in the west and one in the north. Above the Mosque, in column 2, the north is open.

lesson-halls-title = One favor, two halls
lesson-halls = Scoring again: you have two courtiers in two halls, but only one favor. The purple Hall of Faith pays for your steps in the Mosque, the orange one for your goods. Score the one that pays more.
lesson-halls-done = 3 points for three steps. The other courtier waits for next year.
lesson-halls-not-score_courtier = Allowed, but your goods are only two, and your mosque steps are three.

lesson-final-title = The last set
lesson-final = The last turn of the last year: you are at your Caravansary. Take the ginger, pay with orange, and stop: saffron, pepper, cinnamon and ginger are four different spices. Accept the losses, then open every line of the final scoring.
lesson-final-done = 9 points for your sets of spices: you win, 59 to 55. Enjoy your first game!

lesson-later-extend = A camel that lets you reach farther along the caravan
lesson-later-collect = Collecting camels at the camel market
lesson-later-mixed = A discount on a price of several colours
lesson-later-cubes = Effects that let you choose a cube
lesson-later-upgrades = Upgrades of sites, from the Mosque
lesson-later-scoring-tiles = Scoring tiles, from the Mosque
