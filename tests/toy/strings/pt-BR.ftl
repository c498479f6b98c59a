game-name = Bolotas
game-tagline = Um jogo de brinquedo para os testes
squirrel = o esquilo
word-accept = sim
word-decline = não

decision-main = Pegue a carta, negocie ou passe
decision-answer = Você aceita negociar?
decision-gift = Quanto você dá?
decision-reveal = Uma carta é revelada

kind-take = Pegar
kind-trade = Negociar
kind-pass = Passar
kind-answer = Responder
kind-gift = Dar

action-take = Pegar a carta
action-trade = Negociar com { $partner }
action-pass = Passar
action-answer = Responder { $word }
action-gift = { $points ->
    [one] Dar um ponto
   *[other] Dar { $points } pontos
}
action-reveal = Revelar um { $points }

event-take = { $seat }: pegou um { $points }
event-trade = { $seat }: convida { $partner }
event-pass = { $seat }: passou
event-answer = { $accepted ->
    [0] { $seat }: recusou
   *[other] { $seat }: aceitou
}
event-gift = { $seat }: deu { $points }
event-reveal = Um { $points } foi revelado
event-squirrel = O esquilo pontua
event-end = Fim de jogo

refusal-over = O jogo acabou
refusal-not_main = Outra decisão está pendente
refusal-no_token = { $tokens } fichas não bastam
refusal-no_trade = Não é possível negociar agora
refusal-no_partner = O lugar { $number } não pode ser parceiro
refusal-nobody_asked = Ninguém convidou
refusal-no_draw = Nenhuma carta é revelada agora
refusal-no_card = Não resta nenhuma carta dessas

category-cards = Cartas
end-deck_empty = O baralho acabou
end-all_passed = Todos passaram
tiebreak-tokens = Mais fichas
tiebreak-shared = Vitória dividida
option-deck = Baralho
option-deck-short = Curto
option-deck-long = Longo
facet-first_take = Primeira bolota pega
facet-first_trade = Turno da primeira troca
