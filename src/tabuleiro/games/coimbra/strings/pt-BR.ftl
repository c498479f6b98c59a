game-name = Coimbra
game-tagline = Dados, cidadãos, peregrinos e viagens na Era dos Descobrimentos
game-designers = Virginio Gigli, Flaminia Brasini
game-publishers = eggertspiele (Plan B Games)
game-year = 2018

# Tables of components.toml

values-cap_tile = Peça extra
values-character_card = Cartas de personagem
values-city_rows = Locais da cidade
values-class = Classes
values-crown_token = Fichas de coroa
values-dice = Dados
values-die_tokens = Fichas de dado
values-diploma_scoring = Pontuação dos diplomas
values-distress = Penúria
values-end_track_tiers = Pontuação final das trilhas
values-favor_tile = Peças de favor
values-final_scoring = Pontuação final
values-influence_scoring_rules = Pontuação de influência
values-influence_scoring_tile = Peças de pontuação de influência
values-influence_track = Trilhas de influência
values-limits = Limites
values-map_node = Locais do mapa dos peregrinos
values-map_roads = Estradas do mapa dos peregrinos
values-monastery = Peças de mosteiro
values-player_board = Tabuleiro de jogador
values-player_order_flags = Bandeiras da ordem dos jogadores
values-player_start = Com o que um jogador começa
values-score_track = Trilha de pontos
values-setup = Preparação
values-vocabulary = Tipos de componentes
values-voyage_card = Cartas de viagem
values-voyages = Viagens

# Nomes

class-council = Membros do conselho
class-merchants = Comerciantes
class-clerics = Clérigos
class-scholars = Acadêmicos
person-council = Membro do conselho
person-merchants = Comerciante
person-clerics = Clérigo
person-scholars = Acadêmico
diploma-d1 = Teologia
diploma-d2 = Direito
diploma-d3 = Medicina
diploma-d4 = Matemática
diploma-d5 = Artes
diploma-wild = Diploma especial
favor-favor_voyage = Favor das viagens
favor-favor_cap = Favor da peça extra
favor-favor_pilgrim = Favor do peregrino
favor-favor_resources = Favor dos recursos
crown-council = Ficha de coroa: membros do conselho
crown-merchants = Ficha de coroa: comerciantes
crown-clerics = Ficha de coroa: clérigos
crown-scholars = Ficha de coroa: acadêmicos
tile-ist_1 = Peça de pontuação de influência 1
tile-ist_2 = Peça de pontuação de influência 2
tile-ist_3 = Peça de pontuação de influência 3
tile-ist_4 = Peça de pontuação de influência 4
card-cou_1a = Membro inicial do conselho com 4 guardas
card-cou_1b = Membro inicial do conselho que poupa guardas
card-mer_1a = Comerciante inicial com 4 moedas
card-mer_1b = Comerciante inicial que poupa moedas
card-cle_1a = Clérigo inicial com 2 passos
card-cle_1b = Clérigo inicial do conselho
card-sch_1a = Acadêmico inicial com 3 pontos
card-sch_1b = Acadêmico inicial dos comerciantes
card-cou_2a = Membro do conselho com 4 guardas
card-cou_2b = Membro do conselho com 2 guardas
card-cou_2c = Membro do conselho com influência e um guarda
card-cou_2d = Membro do conselho com tributo de todos
card-cou_2e = Membro do conselho com moedas por dados cinza
card-cou_2f = Membro do conselho da pilha de descarte
card-cou_3a = Membro do conselho com 3 guardas
card-cou_3b = Membro do conselho com tributo de quem está atrás
card-cou_3c = Membro do conselho que conta o conselho
card-cou_3d = Membro do conselho com 5 pontos
card-cou_3e = Membro do conselho que troca guardas
card-cou_3f = Membro do conselho com uma renda
card-mer_2a = Comerciante com 4 moedas
card-mer_2b = Comerciante com 2 moedas
card-mer_2c = Comerciante com influência e uma moeda
card-mer_2d = Comerciante com uma peça de favor
card-mer_2e = Comerciante com guardas por dados laranja
card-mer_2f = Comerciante com uma viagem por moedas
card-mer_3a = Comerciante com 3 moedas
card-mer_3b = Comerciante que conta comerciantes
card-mer_3c = Comerciante com uma viagem por guardas
card-mer_3d = Comerciante que troca moedas
card-mer_3e = Comerciante com uma renda
card-mer_3f = Comerciante com pontos por dados laranja
card-cle_2a = Clérigo com 3 passos
card-cle_2b = Clérigo com 2 guardas e 2 passos
card-cle_2c = Clérigo da Medicina com 2 passos
card-cle_2d = Clérigo com passos por nenhum dado roxo
card-cle_2e = Clérigo com pontos por dados roxos
card-cle_2f = Clérigo que repete um membro do conselho
card-cle_3a = Clérigo com 2 passos
card-cle_3b = Clérigo que conta mosteiros
card-cle_3c = Clérigo com 5 passos por 5 guardas
card-cle_3d = Clérigo com uma renda
card-cle_3e = Clérigo que repete um comerciante
card-cle_3f = Clérigo com guardas por dados roxos
card-sch_2a = Acadêmico com 3 pontos e um passo
card-sch_2b = Acadêmico com 3 pontos
card-sch_2c = Acadêmico que conta cartas de pouca influência
card-sch_2d = Acadêmico da trilha do conselho
card-sch_2e = Acadêmico da trilha dos comerciantes
card-sch_2f = Acadêmico com passos por dados verdes
card-sch_3a = Acadêmico da trilha dos acadêmicos
card-sch_3b = Acadêmico da trilha dos clérigos
card-sch_3c = Acadêmico que conta conjuntos de todas as classes
card-sch_3d = Acadêmico que copia um bônus de final de jogo
card-sch_3e = Acadêmico com 7 pontos por 5 moedas
card-sch_3f = Acadêmico com uma renda
monastery-mon_1a = Mosteiro dos guardas
monastery-mon_1b = Mosteiro das moedas
monastery-mon_1c = Mosteiro dos guardas e das moedas
monastery-mon_1d = Mosteiro dos pontos
monastery-mon_1e = Mosteiro da influência do conselho
monastery-mon_1f = Mosteiro da influência dos comerciantes
monastery-mon_1g = Mosteiro da influência dos clérigos
monastery-mon_1h = Mosteiro da influência dos acadêmicos
monastery-mon_1i = Mosteiro das coroas
monastery-mon_1j = Mosteiro do castelo
monastery-mon_1k = Mosteiro dos peregrinos
monastery-mon_1l = Mosteiro do diploma coringa
monastery-mon_2a = Mosteiro dos membros do conselho
monastery-mon_2b = Mosteiro dos comerciantes
monastery-mon_2c = Mosteiro dos clérigos
monastery-mon_2d = Mosteiro dos acadêmicos
monastery-mon_2e = Mosteiro de toda a influência
monastery-mon_2f = Mosteiro da grande influência
monastery-mon_2g = Mosteiro de todas as classes
monastery-mon_2h = Mosteiro dos mosteiros
monastery-mon_3a = Mosteiro dos diplomas
monastery-mon_3b = Mosteiro das viagens
monastery-mon_3c = Mosteiro da pontuação final
monastery-mon_3d = Mosteiro dos dois diplomas coringa
voyage-tanger = Tanger
voyage-madeira = Madeira
voyage-cabo_verde = Cabo Verde
voyage-sansibar = Sansibar
voyage-ceuta = Ceuta
voyage-calicut = Calicut
voyage-mascat = Mascat
voyage-barbados = Barbados
voyage-brasil = Brasil
voyage-acores = Ilhas dos Açores
voyage-goa = Goa
voyage-macau = Macau
voyage-malaca = Malaca
voyage-ceilao = Ceilão
voyage-diu = Diu
node-corner_nw = Canto inicial NO
node-corner_ne = Canto inicial NE
node-corner_se = Canto inicial SE
node-corner_sw = Canto inicial SO
node-m_i_1 = Espaço de mosteiro I, N
node-m_i_2 = Espaço de mosteiro I, NE
node-m_i_3 = Espaço de mosteiro I, ENE
node-m_i_4 = Espaço de mosteiro I, ESE
node-m_i_5 = Espaço de mosteiro I, SE
node-m_i_6 = Espaço de mosteiro I, S
node-m_i_7 = Espaço de mosteiro I, SO
node-m_i_8 = Espaço de mosteiro I, ONO
node-m_ii_1 = Espaço de mosteiro II, NE
node-m_ii_2 = Espaço de mosteiro II, SE
node-m_ii_3 = Espaço de mosteiro II, SO
node-m_ii_4 = Espaço de mosteiro II, NO
node-m_iii_1 = Espaço de mosteiro III, N
node-m_iii_2 = Espaço de mosteiro III, S
node-stop_nw_w = Parada NO, oeste
node-stop_nw_n = Parada NO, norte
node-stop_nw_out = Parada NO, externa
node-stop_ne_n = Parada NE, norte
node-stop_ne_e = Parada NE, leste
node-stop_ne_out = Parada NE, externa
node-stop_se_e = Parada SE, leste
node-stop_se_s = Parada SE, sul
node-stop_se_out = Parada SE, externa
node-stop_sw_s = Parada SO, sul
node-stop_sw_w = Parada SO, oeste
node-stop_sw_out = Parada SO, externa
node-stop_n = Parada norte
node-stop_e = Parada leste
node-stop_s = Parada sul
node-stop_w = Parada oeste
node-stop_nw2 = Parada NO 2
node-stop_ne2 = Parada NE 2
node-stop_se2 = Parada SE 2
node-stop_sw2 = Parada SO 2
node-stop_north = Parada extremo norte
node-stop_nne = Parada NNE
node-stop_ene = Parada ENE
node-stop_east = Parada extremo leste
node-stop_ese = Parada ESE
node-stop_sse = Parada SSE
node-stop_south = Parada extremo sul
node-stop_ssw = Parada SSO
node-stop_wsw = Parada OSO
node-stop_west = Parada extremo oeste
node-stop_wnw = Parada ONO
node-stop_nnw = Parada NNO
node-stop_ruby_n1 = Parada da estrada norte 1
node-stop_ruby_n2 = Parada da estrada norte 2
node-stop_ruby_n3 = Parada da estrada norte 3
node-stop_ruby_w1 = Parada da estrada da costa 1
node-stop_ruby_w2 = Parada da estrada da costa 2
node-stop_ruby_w3 = Parada da estrada da costa 3
node-stop_ruby_w4 = Parada da estrada da costa 4
node-stop_ruby_w5 = Parada da estrada da costa 5
node-stop_ruby_w6 = Parada da estrada da costa 6
node-stop_ruby_w7 = Parada da estrada da costa 7
node-stop_ruby_s1 = Parada da estrada sul 1
node-stop_ruby_s2 = Parada da estrada sul 2
node-stop_ruby_s3 = Parada da estrada sul 3
# Places of the map of edition 1 only.
node-stop_ne = Parada NE 1
node-stop_se = Parada SE 1
node-stop_sw = Parada SO 1
node-stop_nw = Parada NO 1
node-stop_ne3 = Parada NE 3
node-stop_se3 = Parada SE 3
node-stop_sw3 = Parada SO 3
node-stop_nw3 = Parada NO 3
resource-guards = guardas
resource-coins = moedas
resource-steps = passos do peregrino
resource-vp = pontos de vitória
resource-crowns = coroas
color-gray = cinza
color-orange = laranja
color-purple = roxo
color-green = verde
color-white = branco
location-castle = Castelo
location-upper = Cidade alta
location-central = Cidade central
location-lower = Cidade baixa
zone-immediate = Bônus imediato
zone-phase_c = Bônus de fase C
zone-phase_e = Bônus de fase E
zone-game_end = Bônus de final de jogo
piece-cap = Peça extra
piece-die_token = Ficha de dado
piece-favor_tile = Peça de favor
piece-crown_token = Ficha de coroa
piece-pilgrim = Peregrino
piece-disk = Disco
piece-lion = Leão
piece-die_holder = Suporte de dado
piece-dice_pool = Estoque de dados
piece-discard_pile = Pilha de descarte
piece-character_stack = Pilha de personagens
piece-influence_track = Trilha de influência
piece-score_track = Trilha de pontuação
piece-pilgrim_map = Mapa do peregrino
piece-player_order_flag = Bandeira de ordem de jogador
option-phase_e_beginning = Cartas de início da fase E
option-phase_e_beginning-phase = todos os jogadores, antes de qualquer renda
option-phase_e_beginning-own_turn = cada jogador, na própria renda
phase-monasteries = Preparação: mosteiros
phase-scoring_tiles = Preparação: peças de pontuação de influência
phase-voyages = Preparação: cartas de viagem
phase-seats = Preparação: ordem de jogador
phase-layout = Display de personagens
phase-start_groups = Preparação: cartas de personagem iniciais
phase-start_choice = Escolha das condições iniciais
phase-start_cards = Uso das cartas de personagem iniciais
phase-roll = Fase A: rolando os dados
phase-draft = Fase B: seleção e colocação de dados
phase-retrieve = Fase C: recuperando dados
phase-income = Fase E: renda de influência
phase-invest = Fase F: invista em uma viagem
phase-over = Fim do jogo
category-score_track = Trilha de pontuação
category-voyages = Viagens
category-influence = Trilhas de influência
category-diplomas = Conjuntos de diplomas
category-game_end_cards = Bônus de final de jogo
category-leftovers = Guardas, moedas e coroas

prospect-voyage = Um disco próprio na viagem { $voyage }, pelo que ela conta agora
prospect-influence = { $track }: { $count ->
    [one] um espaço adiante
   *[other] { $count } espaços adiante
}, { $place ->
    [1] primeiro
    [2] segundo
   *[other] terceiro
} lugar
prospect-diploma = Mais um diploma: { $diploma }
prospect-counted = { $card }: mais um do que ela conta
prospect-tier = { $card }: { $count ->
    [one] um espaço adiante
   *[other] { $count } espaços adiante
} ({ $track })
prospect-leftovers = { $count ->
    [one] Mais um guarda, uma moeda ou uma coroa
   *[other] Mais { $count } guardas, moedas ou coroas
}
tally-score_track = Ganho na trilha de pontos
tally-voyage = Viagem { $voyage }
tally-influence = { $track }: { $place ->
    [1] primeiro
    [2] segundo
   *[other] terceiro
} lugar
tally-diplomas = Conjuntos de diplomas diferentes
tally-game_end_card = { $card }
tally-leftovers = Metade do que sobrou: { $guards ->
    [one] um guarda
   *[other] { $guards } guardas
}, { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
}, { $crowns ->
    [one] uma coroa
   *[other] { $crowns } coroas
}
end-four_rounds = A quarta rodada terminou
tiebreak-player_order = Primeiro na ordem de jogador

# Decisões

decision-start_choice = Pegue um par de cartas iniciais ou coloque seu peregrino
decision-start_cards = Qual carta inicial primeiro?
decision-draft = Escolha um dado
decision-place = Coloque o dado
decision-castle_action = Pegue uma peça de favor ou faça a ação de miséria
decision-city_action = Adquira uma carta de personagem ou faça a ação de miséria
decision-step = Mova seu peregrino
decision-option = Escolha uma recompensa
decision-track = Escolha uma trilha de influência
decision-invest = Invista em uma viagem
decision-cap = Coloque a peça extra em um dos seus dados
decision-cede = O que você cede?
decision-lose = O que você perde?
decision-discard_pick = Compre uma carta da pilha de descarte
decision-repeat = Repita um bônus imediato
decision-pay_for = Pagar pela recompensa?
decision-favor = Pegue uma peça de favor
decision-income_menu = Colete sua renda
decision-draw_monastery = Um mosteiro é sorteado
decision-draw_scoring_tile = Uma peça de pontuação de influência é sorteada
decision-draw_voyage = Uma carta de viagem é sorteada
decision-draw_seat = A ordem de jogador é sorteada
decision-draw_character = Uma carta de personagem é revelada
decision-draw_start_card = Uma carta de personagem inicial é revelada
decision-roll_die = Um dado é rolado

# Famílias de ações

kind-take_group = Pegar um par de cartas iniciais
kind-place_pilgrim = Colocar o peregrino
kind-start_card_first = Primeira carta inicial
kind-draft_die = Escolher um dado
kind-place_die = Colocar o dado
kind-take_favor = Pegar uma peça de favor
kind-acquire = Adquirir uma carta de personagem
kind-distress = Ação de miséria
kind-step = Mover o peregrino
kind-stop = Parar o peregrino
kind-option = Escolher uma recompensa
kind-pick_track = Escolher uma trilha de influência
kind-invest = Investir em uma viagem
kind-decline = Recusar
kind-cap_die = Colocar a peça extra
kind-cede = Ceder
kind-lose_vp = Perder pontos de vitória
kind-lose_card = Perder uma carta
kind-take_discard = Comprar da pilha de descarte
kind-repeat = Repetir um bônus imediato
kind-accept = Pagar pela recompensa
kind-e_card = Usar uma carta de fase E
kind-activate_die = Ativar um dado
kind-exchange = Trocar por pontos de vitória
kind-end_income = Encerrar a renda

# Ações

action-take_group = Pegar { $first } e { $second }
action-place_pilgrim = Colocar o peregrino: { $node }
action-start_card_first = Primeiro { $card }
action-draft_die = Pegar o dado { $color } de valor { $value }
action-place_die = Colocar o { $color } { $value }: { $location }
action-take_favor = Pegar { $tile }
action-acquire = Adquirir { $card } ({ $resource } −{ $cost })
action-distress = Ação de miséria: +{ $coins } moedas, +{ $guards } guardas
action-step = Passo para { $node }
action-stop = Parar
action-pick_track = Trilha: { $track }
action-invest = Investir em { $voyage } ({ $resource } −{ $cost })
action-decline = Recusar
action-cap_die = Peça extra no { $color } { $value } ({ $location })
action-cede-vp = Ceder a { $owner }: { $amount } pontos de vitória
action-lose_vp = Perder { $amount } pontos de vitória
action-lose_card = Perder { $card }
action-take_discard = Comprar { $card } da pilha de descarte ({ $resource } −{ $cost })
action-repeat = Repetir o bônus de { $card }
action-accept = Pagar ({ $resource }: { $amount })
action-e_card = Usar { $card }
action-activate_die = Ativar um dado: { $color }
action-exchange = Trocar ({ $resource }: { $amount }) por { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
 }
action-end_income = Encerrar a renda
action-draw_monastery = { $monastery } fica no { $node }
action-draw_scoring_tile = { $tile } fica acima de { $track }
action-draw_voyage = Viagem: { $voyage }
action-draw_seat = Bandeira { $flag }: { $owner }
action-draw_character = { $card }: { $location }
action-draw_start_card = Grupo { $group }: { $card }
action-roll_die = O dado { $color } mostra { $value }
action-cede-resources = Ceder a { $owner }:{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 }
action-option-0 = Ganhar{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 }{ $steps ->
    [0] {""}
    [one] { " " }{ $steps } passo do peregrino
   *[other] { " " }{ $steps } passos do peregrino
 }{ $vp ->
    [0] {""}
    [one] { " " }{ $vp } ponto de vitória
   *[other] { " " }{ $vp } pontos de vitória
 }
action-option-1 = Ganhar{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 }{ $steps ->
    [0] {""}
    [one] { " " }{ $steps } passo do peregrino
   *[other] { " " }{ $steps } passos do peregrino
 }{ $vp ->
    [0] {""}
    [one] { " " }{ $vp } ponto de vitória
   *[other] { " " }{ $vp } pontos de vitória
 }

# Eventos

event-monastery_drawn = { $monastery } fica no { $node }
event-scoring_tile_drawn = { $tile } fica acima de { $track }
event-voyage_drawn = Viagem: { $voyage }
event-seat_drawn = { $seat }: bandeira { $flag }
event-round_began = Rodada { $round }
event-character_drawn = { $card }: { $location }, coluna { $column }
event-crown_placed = Ficha de coroa colocada: { $class }
event-start_card_drawn = Grupo { $group }: { $card }
event-group_taken = { $seat }: pega { $first } e { $second }
event-pilgrim_placed = { $seat }: peregrino no { $node }
event-start_card_used = { $seat }: usa { $card }
event-die_rolled = O dado { $color } mostra { $value }
event-die_drafted = { $seat }: pega o { $color } { $value }
event-die_placed = { $seat }: { $color } { $value } em { $location }
event-die_triggered = { $seat }: { $color } { $value } é acionado ({ $location })
event-token_triggered = A ficha de dado { $value } é acionada ({ $location })
event-card_discarded = { $card } vai para a pilha de descarte
event-favor_taken = { $seat }: pega { $tile }
event-card_acquired = { $seat }: adquire { $card } ({ $resource } −{ $cost })
event-card_bought = { $seat }: compra { $card } da pilha de descarte ({ $resource } −{ $cost })
event-distress_taken = { $seat }: ação de miséria
event-crown_taken = { $seat }: ficha de coroa ({ $class })
event-die_retrieved = { $seat }: recupera o { $color } { $value }
event-order_changed = { $seat }: bandeira { $flag } com { $crowns ->
    [one] { $crowns } coroa
   *[other] { $crowns } coroas
 }
event-guards_gained = { $seat }: +{ $amount ->
    [one] { $amount } guarda
   *[other] { $amount } guardas
 }
event-coins_gained = { $seat }: +{ $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
 }
event-points_gained = { $seat }: +{ $amount ->
    [one] { $amount } ponto de vitória
   *[other] { $amount } pontos de vitória
 }
event-influence_gained = { $seat }: { $track } +{ $amount }, agora { $space }
event-influence_lost = { $seat }: { $track } -{ $amount }, agora { $space }
event-pilgrim_moved = { $seat }: peregrino para { $node }
event-disk_placed = { $seat }: disco no { $monastery } ({ $node })
event-move_stopped = { $seat }: encerra o movimento do peregrino
event-declined = { $seat }: recusa
event-option_chosen = { $seat }: escolhe a opção { $option }
event-cap_placed = { $seat }: peça extra no dado { $color }, agora { $value } ({ $location })
event-resources_ceded = { $seat }: cede a { $owner }{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 }
event-points_ceded = { $seat }: cede a { $owner } { $amount ->
    [one] { $amount } ponto de vitória
   *[other] { $amount } pontos de vitória
 }
event-points_lost = { $seat }: -{ $amount ->
    [one] { $amount } ponto de vitória
   *[other] { $amount } pontos de vitória
 }
event-card_lost = { $seat }: perde { $card }
event-bonus_repeated = { $seat }: repete o bônus de { $card }
event-bonus_paid = { $seat }: paga ({ $resource }: { $amount })
event-bonus_scored = { $seat }: { $part }: { $amount } PV agora
event-beginning_used = { $seat }: usa { $card }
event-die_activated = { $seat }: ativa um dado ({ $color })
event-track_picked = { $seat }: escolhe a trilha { $track }
event-resources_exchanged = { $seat }: troca ({ $resource }: { $amount }) por { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
 }
event-income_ended = { $seat }: renda coletada
event-voyage_invested = { $seat }: investe em { $voyage } ({ $resource } −{ $cost })
event-part_scored = { $seat }: { $part }: { $amount }
event-game_ended = O jogo terminou

# Recusas: por que uma ação não é permitida

refusal-game_over = O jogo terminou.
refusal-not_now = Agora se pede outra coisa: { $decision }.
refusal-later_take_group = As cartas iniciais são escolhidas antes da primeira rodada.
refusal-later_place_pilgrim = Os peregrinos são colocados nos cantos iniciais antes da primeira rodada.
refusal-later_start_card_first = As cartas iniciais são usadas antes da primeira rodada.
refusal-later_draft_die = Os dados são pegos do estoque na fase B, um em cada turno seu.
refusal-later_place_die = Um dado vai para o castelo ou para a cidade na fase B, logo depois que você o pega.
refusal-later_take_favor = Uma peça de favor é pega na fase C, com um dado que está no castelo.
refusal-later_acquire = Uma carta é comprada na fase C, com um dado que está na fileira dela.
refusal-later_distress = A ação de miséria é feita na fase C, no lugar do que um dado poderia fazer.
refusal-later_step = Seu peregrino anda sempre que algo dá passos a você.
refusal-later_stop = Seu peregrino só pode parar enquanto está andando.
refusal-later_option = Esta recompensa é escolhida quando a sua peça de favor é pega.
refusal-later_pick_track = Uma trilha é escolhida para um dado branco na fase E, ou quando uma carta pede isso.
refusal-later_invest = Investe-se em uma viagem na fase F, ou quando uma carta ou peça de favor permite.
refusal-later_decline = Não há nenhuma oferta para recusar agora.
refusal-later_cap_die = A peça extra vai em um dado no momento em que você pega a peça de favor dela.
refusal-later_cede = Você só cede algo quando a carta de outro jogador exige.
refusal-later_lose_vp = Você só perde pontos quando a carta de outro jogador exige.
refusal-later_lose_card = Você só perde uma carta quando a carta de outro jogador exige.
refusal-later_take_discard = Uma carta descartada só é comprada com uma carta que permite isso.
refusal-later_repeat = Um bônus só é repetido com uma carta que permite isso.
refusal-later_accept = Não há nada para pagar agora.
refusal-later_e_card = Estas cartas são usadas no início da fase E.
refusal-later_activate_die = Cada dado traz a renda ao seu dono na fase E, uma vez.
refusal-later_exchange = As trocas por pontos são feitas na fase E, com uma carta que permite isso.
refusal-later_end_income = Isto encerra o seu turno de renda na fase E.
refusal-now_acquire = Só age o dado da vez, e ele compra uma carta da própria linha.
refusal-now_draft_die = Este dado não está na reserva: pegue um dos que estão lá.
refusal-now_activate_die = Este dado não lhe dá renda agora: não é seu, ou outro da mesma cor vem antes.
refusal-monastery_back = O verso de { $monastery } não combina com { $node }.
refusal-monastery_drawn = { $monastery } já está no mapa.
refusal-tile_drawn = { $tile } já está acima de uma trilha.
refusal-voyage_drawn = A viagem { $voyage } já está no tabuleiro.
refusal-no_such_seat = Só há { $seats } jogadores nesta mesa.
refusal-has_flag = { $owner }: o leão já está em uma bandeira.
refusal-card_of_other_round = { $card } não aparece na rodada { $round }.
refusal-card_drawn = A carta { $card } já foi revelada.
refusal-no_such_group = Só há { $groups } pares de cartas iniciais.
refusal-has_group = Você já tem suas cartas iniciais.
refusal-group_taken = Alguém já pegou este par de cartas iniciais.
refusal-pilgrim_placed = Seu peregrino já está em um canto inicial.
refusal-corner_taken = Já há outro peregrino aqui: { $node }.
refusal-not_in_pool = Não há dado { $color } de valor { $value } no estoque de dados.
refusal-favor_gone = Esta peça de favor não está mais ao lado do castelo: { $tile }.
refusal-no_card_there = { $location }: não há carta na coluna { $column }.
refusal-cannot_pay = Custa { $cost } { $resource }, você tem { $held }.
refusal-not_your_card = Você não tem { $card }.
refusal-no_beginning = { $card } não tem bônus para o início da fase E.
refusal-beginning_used = Você já usou { $card } nesta fase E.
refusal-beginning_over = O início da fase E já passou.
refusal-beginning_first = Use primeiro suas cartas de início da fase E.
refusal-no_die_to_activate = Você não tem mais nenhum dado { $color } para ativar.
refusal-dice_first = Ative primeiro todos os seus dados.
refusal-not_your_income = Você só pode trocar durante a sua própria renda.
refusal-no_exchange_card = Você não tem nenhuma carta que troque { $resource }.
refusal-has_die_of_color = { $card } só ajuda quem não tem dado { $color }, e você tem um.
refusal-already_invested = Você já investiu nesta viagem: { $voyage }.
refusal-voyage_cost_type = Este investimento só vale para uma viagem que se paga com { $resource }.
refusal-no_road = Nenhuma estrada leva de { $from } a { $node }.
refusal-wrong_class = { $card } não é desta classe: { $class }.
refusal-not_discarded = { $card } não está na pilha de descarte.
refusal-no_cost_icon = { $card } é carta inicial: não tem custo e não pode ser comprada.
refusal-own_bonus = { $card } não pode repetir o próprio bônus.
refusal-not_immediate = { $card } não tem bônus imediato.
refusal-already_repeated = O bônus de { $card } já foi repetido com este dado.
refusal-not_your_die = Este dado não é seu.
refusal-die_not_in_city = A peça extra só vai em um dado que está na cidade alta, central ou baixa.

# Efeitos, como fragmentos que se seguem

effect-guards = +{ $n ->
    [one] { $n } guarda
   *[other] { $n } guardas
 }
effect-coins = +{ $n ->
    [one] { $n } moeda
   *[other] { $n } moedas
 }
effect-steps = até { $n ->
    [one] { $n } passo
   *[other] { $n } passos
 }
effect-vp = +{ $n } PV
effect-or = ou
effect-influence = { $track } +{ $n }
effect-influence_all = todas as trilhas +{ $n }
effect-per-cards_of_class = por carta ({ $class }):
effect-per-cards_with_influence = por carta com influência { $first }-{ $last }:
effect-per-class_sets = por conjunto das 4 classes:
effect-per-cards = por carta de personagem:
effect-per-monasteries_with_disk = por mosteiro com seu disco:
effect-per-monasteries_i_with_disk = por mosteiro I com seu disco:
effect-per-monasteries_without_disk = por mosteiro sem seu disco:
effect-per-crowns = por coroa:
effect-per-voyages_with_disk = por viagem com seu disco:
effect-per-diplomas = por diploma:
effect-cede = adversários cedem{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 } ou { $vp } PV
effect-cede_behind = adversários atrás de você ({ $track }) cedem{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guarda
   *[other] { " " }{ $guards } guardas
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } moeda
   *[other] { " " }{ $coins } moedas
 } ou { $vp } PV
effect-opponents_lose = adversários perdem { $n } PV ou uma carta ({ $class })
effect-acquire_from_discard = compre da pilha de descarte por { $n }
effect-take_favor_tile = pegue uma peça de favor
effect-invest-any = invista em uma viagem
effect-invest-guards = invista em uma viagem com custo em guardas
effect-invest-coins = invista em uma viagem com custo em moedas
effect-repeat_immediate = repita um bônus imediato ({ $class })
effect-track_income = renda agora ({ $class })
effect-pay_for = pague { $n } ({ $resource }):
effect-place_cap = peça extra: +{ $n } em um dos seus dados na cidade
effect-score_diplomas = pontue agora seus conjuntos de diplomas
effect-score_voyages = pontue agora até { $n } das suas viagens
effect-score_game_end_card = pontue agora um bônus de final de jogo,
effect-score_influence_tile = pontue agora uma trilha para você
effect-voyage_discount = viagens custam { $n } a menos nesta rodada,
effect-acquire_discount = cartas custam { $n } a menos ({ $resource })
effect-on_acquire = por nova carta ({ $class }):
effect-e_start_influence = início da fase E: uma trilha +{ $n },
effect-e_if_no_die = início da fase E, sem dado { $color }:
effect-e_per_die = fase E, por dado { $color }:
effect-e_exchange = fase E: troque { $n } ({ $resource }) por { $points } PV
effect-end_track_tier = final: até { $n } PV pela trilha { $class }
effect-end_copy = final: outro bônus de final de jogo mais uma vez
effect-on_castle_die = { $n } PV por dado que você colocar no castelo
effect-on_monastery_disk = { $n } PV por novo disco em mosteiro
effect-wild_diploma = { $n ->
    [one] { $n } diploma especial
   *[other] { $n } diplomas especiais
 }
effect-task_half_tracks = ({ $first } + { $second }) / { $n } PV
effect-task_half_resources = (guardas + moedas + coroas) / { $n } PV
effect-task_lowest_track = { $n } x sua trilha mais baixa em PV
effect-task_cards_beyond = { $n } PV por carta além de { $threshold }

# Tabuleiro em texto

terminal-round = Rodada { $round }/4
terminal-city = Cidade
terminal-pool = Estoque de dados
terminal-map = Mapa do peregrino
terminal-steps = passos de
terminal-tracks = Trilhas de influência
terminal-voyages = Viagens
terminal-group = Grupo { $group }
terminal-flag = { $flag }: { $owner }
terminal-name = { $owner }
terminal-player = PV { $points }, moedas { $coins }, guardas { $guards }, coroas { $crowns }; se o jogo terminasse agora: { $total } PV
terminal-dice = dados
terminal-discard = Pilha de descarte
terminal-legend_dice = Dados: sinal do dono, cor e valor; T = ficha de dado; ^ = com a peça extra
terminal-legend_cards = Cartas: [influência custo], g = guardas, m = moedas; * = ficha de coroa; entre parênteses: diplomas
terminal-cost-guards = g
terminal-cost-coins = m
terminal-order = Ordem dos jogadores
terminal-purse = moedas { $coins }, guardas { $guards }, PV { $points }
terminal-favors = Peças de favor
terminal-crowns = { $crowns ->
    [0] 0 coroas
    [one] uma coroa
   *[other] { $crowns } coroas
 }
terminal-steps_left = { $steps ->
    [0] (nenhum passo restante)
    [one] (resta um passo)
   *[other] (restam { $steps } passos)
 }
terminal-income = renda
terminal-at_end = no fim:
terminal-diplomas = diplomas
terminal-price-guards = { $n ->
    [0] 0 guardas
    [one] um guarda
   *[other] { $n } guardas
 }
terminal-price-coins = { $n ->
    [0] 0 moedas
    [one] uma moeda
   *[other] { $n } moedas
 }
terminal-legend_map = Mapa: discos, passos, bônus; → para onde levam as estradas, com os passos
terminal-from = de { $node }
