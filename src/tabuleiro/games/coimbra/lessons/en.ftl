lesson-seat-1 = Bea
lesson-elsewhere = The rules allow it, but this step goes another way. Nothing was played.

lesson-aim-title = Dice, people, tracks
lesson-aim = Welcome to Coimbra! Four rounds, and most points win. Dice win people over, people move you up four tracks, and the tracks pay you. Look up the castle, the upper city and the track of the council.
lesson-aim-done = Points also wait at the very end: voyages, first places, diplomas, and what is left over.

lesson-start-title = A corner and a pair
lesson-start = Every player begins with a pilgrim in a corner of the map and a pair of cards, chosen in either order. Bea has taken a pair. Put your pilgrim in the north-west corner; the other pair is yours.
lesson-start-done = A council member and a cleric are with you, and your pilgrim is ready.
lesson-start-not-place_pilgrim = Any free corner is allowed. Here start in the north-west.

lesson-cards-title = One colour runs through it all
lesson-cards = Class, die colour, track and income belong together: the council is gray and pays guards, merchants are orange and pay coins. Use your council member first.
lesson-cards-done = Two steps up on the gray track and 4 guards; then the cleric, one step on the purple track.
lesson-cards-not-start_card_first = Either order is allowed, and here both come to the same. Take the council member first.

lesson-draft-title = A high die in the city
lesson-draft = Seven dice are rolled; you will take three. In the city a high die acts first, but its number is also the price. Take the gray 5 and put it in the upper city.
lesson-draft-done = It stands in front of the two tokens there, so it will choose first.
lesson-draft-not-draft_die = A fine die too. Here take the gray 5, because the upper city has something for you.
lesson-draft-not-place_die = Allowed. Here go to the upper city: a merchant waits in its first place.

lesson-castle-title = A low die in the castle
lesson-castle = In the castle it is the other way round: the lowest die acts first, and nothing has to be paid. Take the green 1 and put it in the castle.
lesson-castle-done = Nobody can come before a 1 there: you will choose first among the favors.

lesson-token-title = Tokens stand in line too
lesson-token = Your third die: take the orange 2, which is cheap, and put it in the lower city. With two players, tokens with numbers stand in the city as if they were dice.
lesson-token-done = All three dice are placed. Their colours will pay you at the end of the round.
lesson-token-ask = Who acts first in the lower city?
lesson-token-answer-mine = Your orange 2
lesson-token-answer-token = The token 5
lesson-token-why = The higher number is first in the city. The token takes the strongest card away before you choose.

lesson-favor-title = A favor for free
lesson-favor = The castle comes first. Your green 1 may take one of four favors, for nothing. Take the one with the pilgrim: it brings 2 points and three steps.
lesson-favor-done = Favors also show crowns, which will decide who starts next round.
lesson-favor-not-take_favor = All four are good. Here take the pilgrim, to see the map.
lesson-favor-not-distress = Distress is for an empty purse. A favor costs nothing: take it.

lesson-pilgrim-title = Three steps of the pilgrim
lesson-pilgrim = Walk from your corner to the northern stopover, into the monastery in the north, and on to the stopover in the north. A monastery pays when you come for the first time.
lesson-pilgrim-done = 3 guards, and your disk stays there: each monastery pays you once. There is no way back to a corner.
lesson-pilgrim-not-stop = You may stop early, but steps cannot be saved.

lesson-buy-title = The die is the price
lesson-buy = Now the upper city: your gray 5 acts. The card says whether guards or coins are paid; the die says how many. Acquire the merchant in column 1 for 5 guards.
lesson-buy-done = Two steps on the orange track and 4 coins. Then the token took the strongest card of the row.
lesson-buy-not-acquire = Allowed, and you could pay for it. Here choose the merchant.
lesson-buy-not-distress = You can pay for a card, and that is worth more than 2 coins and 2 guards.

lesson-reward-title = Your cleric is pleased
lesson-reward = The token has acted in the lower city, and now your orange 2 does. Acquire the council member in column 4 for 2 coins. Your cleric rewards every council member with a guard, a point and a step: walk into the monastery in the north-east.
lesson-reward-done = Cards that reward a class make that class worth collecting. A crown was on the card, too.

lesson-order-title = Crowns turn the order
lesson-order = All dice have acted. Now crowns are counted: on favors, on cards and beside the flags. Whoever has most goes first from now on; if it is a tie, the order turns round. Count yours and those of Bea.
lesson-order-done = Bea goes first: in the income, in the voyages, and in the next round.
lesson-order-ask = Who goes first now?
lesson-order-answer-you = You
lesson-order-answer-bea = Bea
lesson-order-why = Three crowns against two: Bea takes the first flag.

lesson-beginning-title = Before the income
lesson-beginning = Some cards act at the beginning of the income, once in every round. Your new council member moves you up one step on a track of your choice: take the merchants.
lesson-beginning-done = Third space on the orange track, just before it pays. Whoever came last to a space lies on top.
lesson-beginning-not-pick_track = Any track is allowed. But an orange die of yours is about to be paid.

lesson-income-title = Colours pay
lesson-income = Bea takes her income, then you. Each of your dice pays by its colour and your place on that track, whatever its number is: gray guards, orange coins, green points. Activate all of them.
lesson-income-done = 3 guards, 3 coins, a point. You can hold 20 guards and 20 coins, no more.

lesson-voyage-title = Pay now, score later
lesson-voyage = The round ends with voyages: each player may pay for one. It scores only at the end of the game. Invest 5 coins in Calicut, which will pay for what you have left.
lesson-voyage-done = Your disk lies on Calicut. One round is over, three are to come.
lesson-voyage-not-invest = Another voyage may be as good; but Calicut suits a full purse.
lesson-voyage-not-decline = You may save your coins, but voyages are a large part of the points.

lesson-distress-title = Never nothing
lesson-distress = A later round. Your die shows 6, and you have 4 guards. Try the council member in column 1: the price is too high. The merchant would take all of your coins. Instead take the distress action.
lesson-distress-done = 2 coins and 2 guards. The die keeps its colour, and still pays its income.
lesson-distress-not-acquire = Allowed: it would cost your last coin. Keep them this time.

lesson-white-title = The white die follows any track
lesson-white = Income again. Activate purple: the pilgrim walks; step into the monastery of scholars, which pays for your scholars, and stop. Then the white die may be of any colour: choose scholars, your best track. Gray comes last.
lesson-white-done = 4 points for two scholars, 5 from the track, and guards up to the limit.
lesson-white-not-pick_track = Any track is allowed, but scholars is where you stand highest.
lesson-white-not-step = The monastery of scholars is right beside you: step in there.

lesson-final-title = Five parts at the end
lesson-final = The last investment: put 7 guards into Ceuta, which pays for monasteries that you never saw. Then everything is counted. Open every line of the final scoring.
lesson-final-done = You win with 102 to 74: Bea led on the track, but the end was yours. Enjoy your first game!
lesson-final-ask = Which line brought you the most points?
lesson-final-answer-track = The score track
lesson-final-answer-voyages = Voyages
lesson-final-answer-influence = Influence tracks
lesson-final-why = 55 came during the game. But Bea had 60 there: you won by voyages, places on the tracks and cards.

lesson-later-cap = The cap: a favor that makes one of your dice three higher
lesson-later-choice = Rewards of which you choose one
lesson-later-ceding = Cards that make the others give you a guard and a coin, or points
lesson-later-losing = Cards that make the others lose points or a card
lesson-later-discard = Cards from the discard pile
lesson-later-repeat = Using the bonus of a card once more
lesson-later-paying = Rewards that you may pay for
lesson-later-exchange = Changing coins and guards into points during the income
lesson-later-decline = Saying no to a reward or a voyage
