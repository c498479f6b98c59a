game-name = Acorns
game-tagline = A toy game for the tests
squirrel = the squirrel
word-accept = yes
word-decline = no

decision-main = Take the card, trade or pass
decision-answer = Do you trade?
decision-gift = How much do you give?
decision-reveal = A card is turned up

kind-take = Take
kind-trade = Trade
kind-pass = Pass
kind-answer = Answer
kind-gift = Gift

action-take = Take the card
action-trade = Trade with { $partner }
action-pass = Pass
action-answer = Answer { $word }
action-gift = { $points ->
    [one] Give one point
   *[other] Give { $points } points
}
action-reveal = Turn up a { $points }

event-take = { $seat }: took a { $points }
event-trade = { $seat }: asks { $partner }
event-pass = { $seat }: passed
event-answer = { $accepted ->
    [0] { $seat }: declined
   *[other] { $seat }: accepted
}
event-gift = { $seat }: gave { $points }
event-reveal = A { $points } was turned up
event-squirrel = The squirrel scores
event-end = The game is over

refusal-over = The game is over
refusal-not_main = Another decision is pending
refusal-no_token = { $tokens } tokens are not enough
refusal-no_trade = No trade is possible now
refusal-no_partner = Seat { $number } is no partner
refusal-nobody_asked = Nobody asked
refusal-no_draw = No card is turned up now
refusal-no_card = No such card is left

category-cards = Cards
end-deck_empty = The deck is empty
end-all_passed = Everybody passed
tiebreak-tokens = Most tokens
tiebreak-shared = Shared victory
option-deck = Deck
option-deck-short = Short
option-deck-long = Long
facet-first_take = First acorn taken
facet-first_trade = Turn of the first trade
