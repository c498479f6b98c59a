lesson-seat-1 = Bea
lesson-elsewhere = The rules allow it, but this step goes another way. Nothing was played.

lesson-aim-title = Three springs of influence
lesson-aim = Welcome to Luna! In six rounds your novices gather influence, and whoever has most wins. It springs from the Moon Priestess, from the temple, and from shrines. Look each of them up.
lesson-aim-done = Your novices stand in pairs on four islands, and one is in the temple already.

lesson-promote-title = Claim a stone
lesson-promote = A turn is one action. Stones of the path lead into the temple. Stone 8 shows herbs, so a novice from the Herbs Island can claim it: one novice steps on the stone, a second one helps and gets tired.
lesson-promote-done = The stone is yours. Tired novices rest beside their island until the round ends.
lesson-promote-help = Claim stone 8 with a novice of the Herbs Island.

lesson-sanctify-title = Into the temple
lesson-sanctify = Now carry stone 8 into the temple. It pays what the Temple Guard stands on: six now, less in every later round. So hurry!
lesson-sanctify-done = Six points at once, and one more for this novice in every scoring.

lesson-favor-title = A favor for two novices
lesson-favor = Each island keeps favor tokens. Use both of your novices on the Shrine Island to take its token. You will spend it next.
lesson-favor-done = The token is yours; the two novices rest. A token goes back to its island when you spend it.
lesson-favor-not-promote = A second stone would be good too. But first see how a favor works.

lesson-shrine-title = A shrine stays for ever
lesson-shrine = A shrine is built only where the Master Builder stands: on the Bribe Island. It costs your shrine token and two novices there. Build it.
lesson-shrine-done = It is worth 4 points at the end, saves a novice here, and counts for the Moon Priestess.

lesson-book-title = No Book, no safety
lesson-book = A novice in the temple can be pushed out, unless there is a Book under it. Spend your Book token: take the Book from stone 3, which is Bea's. It goes under your novice on 8.
lesson-book-done = Your novice is safe, hers is not. The first Book action of a round brings two points.
lesson-book-not-book_take = You could take your own Book, but hers is the better one to miss.

lesson-sail-title = Follow the Moon Priestess
lesson-sail = At the end of a round she rewards whoever has most active novices and shrines on her island. The Apostate punishes his. Sail with two novices from the Novice Island, where he stands, to her on the Shrine Island.
lesson-sail-done = Sailing keeps them awake: two active novices with her, none left with him.

lesson-meditate-title = The last candle
lesson-meditate = Nothing urgent to do? Meditate: that turns a time token and puts out a candle. With the last one the round ends, and whoever put it out gains a point. Meditate now and once more, and watch the scoring line by line.
lesson-meditate-done = Priestess, Apostate, temple: then everybody wakes up, and the figures move on.

lesson-expel-title = Send the Apostate away
lesson-expel = He now stands on the Shrine Island, among your novices. Two of them can drive him two islands on, to the Tide Island, where Bea has hers.
lesson-expel-done = He costs each player there a point for every novice, and one more.
lesson-expel-not-expel = One step is cheaper, but two steps lead him right to Bea.

lesson-discount-title = Your shrine helps
lesson-discount = You built a shrine on the Bribe Island. There it stands in for a novice: take the island's favor token with a single one.
lesson-discount-done = One novice instead of two. Claiming a stone is cheaper there too.

lesson-recruit-title = More hands
lesson-recruit = You have more novices in reserve. Two novices of one island recruit a third one there. Use the two that are awake on the Shrine Island.
lesson-recruit-done = The new one rests too, and wakes up with the others next round.

lesson-journey-title = A walk makes tired
lesson-journey = A Journey moves any awake novices to any islands, but they arrive tired: plan a round ahead. Begin a Journey and send one from the Herbs Island and one from the Bribe Island to the Library Island.
lesson-journey-done = Next round two novices will be awake there, and stone 16 shows its sign.

lesson-displace-title = Who must leave the temple?
lesson-displace = The round ends. Then claim stone 16 with a novice of the Library Island, and next turn carry it into the temple. Whoever enters pushes out the neighbours with lower numbers, if they have no Book.
lesson-displace-done = Two novices of Bea's went to the pier, and each brought you a point.
lesson-displace-ask = When you enter on 16: which novice of Bea's must leave?
lesson-displace-answer-six = The one on stone 6
lesson-displace-answer-nine = The one on stone 9
lesson-displace-answer-nobody = None of them
lesson-displace-why = The one on 9 is a neighbour, lower, and without a Book. So is the one on 3, whose Book you took. Stone 6 lies too far away.

lesson-council-title = A chair in the Council
lesson-council = Take another token on the Shrine Island with two novices. Then use the one that is left there to go up one chair in the Council of Priests. Its order breaks every tie.
lesson-council-done = A chair is also worth its points at the end of the game.

lesson-bribe-title = A gate opens once
lesson-bribe = A later game. Stones behind the Guard are locked, like 21: try to claim it. The next group can be bribed. Claim stone 18 with your Bribe token.
lesson-bribe-done = The Bribe is spent. Your shrine on that island saved the second novice.

lesson-tokens-title = What tokens can do
lesson-tokens = Try to carry 18 into the temple: it needs a Bribe again. Instead wake two novices on the Tide Island with Herbs; next turn bring the one on the pier to the Shrine Island by Tide; then go up three chairs with two novices and the Novice token.
lesson-tokens-done = Herbs wake, the Tide fetches from the pier, the Novice token counts as one more.
lesson-tokens-help = Tide: begin it, move the novice from the pier to the Shrine Island, and finish. Council: use the two on the Novice Island with the token.

lesson-preliminary-title = How a real game begins
lesson-preliminary = You choose where to start. First a shrine each: with two players the Herbs Island is forbidden, try it, then choose the Tide Island. Then pairs of novices, never on an island of your own: try the Tide Island, then choose Herbs.
lesson-preliminary-done = Four pairs each. The two islands that you left empty give you their tokens.

lesson-final-title = Count before the last candle
lesson-final = The last round. Carry stone 21 into the temple: it pushes out one more. Then Bea puts out the last candle, and everything is counted. Open each line of the final scoring.
lesson-final-done = You win, 62 to 53: shrines and Council count at the very end. Enjoy your first game!

lesson-later-solo = The game alone against an opponent of three levels
lesson-later-figures = Placing the figures yourselves before the game
lesson-later-colours = Choosing your colour in the preselected set-up
