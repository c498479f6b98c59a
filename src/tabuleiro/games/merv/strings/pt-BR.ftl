game-name = Merv: O Coração da Rota da Seda
game-tagline = Construa, negocie e reze em uma cidade que os mongóis cobiçam
game-designers = Fabio Lopiano
game-publishers = Osprey Games
game-year = 2020

# Tables of components.toml

values-action_slot = Espaços de ação ao redor da cidade
values-automa = Automas
values-breakthrough = Avanços
values-camel_market = Mercado de camelos
values-camel_market_space = Espaços do mercado de camelos
values-caravan_card = Cartas de caravana
values-caravansary = Caravanas
values-city = Cidade
values-components = Peças na caixa
values-contract = Contratos
values-contract_pile = Pilhas de contratos
values-favor_track = Trilha de favor
values-fort_column = Colunas da muralha
values-fort_slot = Lugares de muralhas e portões
values-fortification_rules = Fortificações
values-good = Mercadorias
values-influence_track = Trilha de influência
values-invasion = Invasões
values-library = Biblioteca
values-main_action = Ações principais
values-marketplace_rules = Mercado
values-mosque_end = Topo da mesquita
values-mosque_step = Degraus da mesquita
values-option = Opções
values-palace = Palácio
values-palace_hall = Salões do palácio
values-phase = Fases
values-player_pieces = Peças de um jogador
values-queue_corner = Cantos da ordem dos turnos
values-resource = Recursos
values-scoring = Pontuação
values-scoring_tile = Tiles de pontuação
values-setup = Preparação por número de jogadores
values-site_tile = Locais da cidade
values-soldier = Soldados
values-solo_card = Cartas dos oponentes solo
values-solo_difficulty = Dificuldade do jogo solo
values-spice = Temperos
values-spice_scoring = Pontuação dos temperos
values-start_resources = Recursos iniciais
values-tie_break = Desempate
values-trade_city = Cidades comerciais
values-trade_route = Rotas comerciais
values-upgrade_tile = Tiles de melhoria
high_courtier = Alto Cortesão
corrupt_magistrate = Magistrado Corrupto

# Nomes

color-yellow = amarelo
color-red = vermelho
color-blue = azul
color-black = preto
cube-orange = laranja
cube-purple = roxo
cube-teal = turquesa
cube-pink = rosa
cube-white = branco
phase-actions = Ações
phase-invasion = Invasão
phase-scoring = Pontuação
main-site = Ação do comércio
main-favor = Ganhar um Favor
main-soldier = Enviar um soldado
main-alternative = Ação de um avanço
site-caravansary = Caravanas
site-palace = Palácio
site-mosque = Mesquita
site-marketplace = Mercado
site-library = Biblioteca
site-walls = Construir Muros/Portão
tile-caravansary_orange = Caravanas (laranja)
tile-caravansary_purple = Caravanas (roxo)
tile-caravansary_teal = Caravanas (turquesa)
tile-caravansary_pink = Caravanas (rosa)
tile-palace_orange = Palácio (laranja)
tile-palace_purple = Palácio (roxo)
tile-palace_teal = Palácio (turquesa)
tile-palace_pink = Palácio (rosa)
tile-mosque_orange = Mesquita (laranja)
tile-mosque_purple = Mesquita (roxo)
tile-mosque_teal = Mesquita (turquesa)
tile-mosque_pink = Mesquita (rosa)
tile-marketplace_orange = Mercado (laranja)
tile-marketplace_purple = Mercado (roxo)
tile-marketplace_teal = Mercado (turquesa)
tile-marketplace_pink = Mercado (rosa)
tile-library_orange = Biblioteca (laranja)
tile-library_purple = Biblioteca (roxo)
tile-library_teal = Biblioteca (turquesa)
tile-library_pink = Biblioteca (rosa)
tile-walls_orange = Muros (laranja)
tile-walls_purple = Muros (roxo)
tile-walls_teal = Muros (turquesa)
tile-walls_pink = Muros (rosa)
slot-slot_n0 = Lado norte, coluna 1
slot-slot_n1 = Lado norte, coluna 2
slot-slot_n2 = Lado norte, coluna 3
slot-slot_n3 = Lado norte, coluna 4
slot-slot_n4 = Lado norte, coluna 5
slot-slot_e0 = Lado leste, linha 1
slot-slot_e1 = Lado leste, linha 2
slot-slot_e2 = Lado leste, linha 3
slot-slot_e3 = Lado leste, linha 4
slot-slot_e4 = Lado leste, linha 5
slot-slot_s0 = Lado sul, coluna 1
slot-slot_s1 = Lado sul, coluna 2
slot-slot_s2 = Lado sul, coluna 3
slot-slot_s3 = Lado sul, coluna 4
slot-slot_s4 = Lado sul, coluna 5
slot-slot_w0 = Lado oeste, linha 1
slot-slot_w1 = Lado oeste, linha 2
slot-slot_w2 = Lado oeste, linha 3
slot-slot_w3 = Lado oeste, linha 4
slot-slot_w4 = Lado oeste, linha 5
fort-fort_n0 = Muro norte 1
fort-fort_n1 = Muro norte 2
fort-fort_n2 = Portão norte
fort-fort_n3 = Muro norte 4
fort-fort_n4 = Muro norte 5
fort-fort_e0 = Muro leste 1
fort-fort_e1 = Muro leste 2
fort-fort_e2 = Portão leste
fort-fort_e3 = Muro leste 4
fort-fort_e4 = Muro leste 5
fort-fort_s0 = Muro sul 1
fort-fort_s1 = Muro sul 2
fort-fort_s2 = Portão sul
fort-fort_s3 = Muro sul 4
fort-fort_s4 = Muro sul 5
fort-fort_w0 = Muro oeste 1
fort-fort_w1 = Muro oeste 2
fort-fort_w2 = Portão oeste
fort-fort_w3 = Muro oeste 4
fort-fort_w4 = Muro oeste 5
corner-corner_nw = Canto noroeste
corner-corner_ne = Canto nordeste
corner-corner_se = Canto sudeste
corner-corner_sw = Canto sudoeste
yard-yard_orange = Muros e portão (laranja)
yard-yard_purple = Muros e portão (roxo)
yard-yard_teal = Muros e portão (turquesa)
yard-yard_pink = Muros e portão (rosa)
market_space-cm_a1 = Mercado de Camelos: 2 recursos à escolha
market_space-cm_a2 = Mercado de Camelos: 1 favor
market_space-cm_a3 = Mercado de Camelos: 1 pergaminho
market_space-cm_a4 = Mercado de Camelos: 2 de influência
market_space-cm_b1 = Mercado de Camelos: 2 recursos à escolha
market_space-cm_b2 = Mercado de Camelos: 1 favor
market_space-cm_b3 = Mercado de Camelos: 2 de influência
spice-saffron = Açafrão
spice-pepper = Pimenta
spice-cinnamon = Canela
spice-ginger = Gengibre
spice-cardamom = Cardamomo
spice-cumin = Cominho
hall-hall_purple = Salão roxo (mesquita)
hall-hall_orange = Salão laranja (mercadorias)
hall-hall_teal = Salão turquesa (pergaminhos)
hall-hall_pink = Salão rosa (temperos)
upgrade-up_white_1 = Upgrade branco
upgrade-up_white_2 = Upgrade branco
upgrade-up_white_3 = Upgrade branco
upgrade-up_white_4 = Upgrade branco
upgrade-up_white_5 = Upgrade branco
upgrade-up_bonus_orange = Upgrade de bônus (laranja)
upgrade-up_bonus_purple = Upgrade de bônus (roxo)
upgrade-up_bonus_teal = Upgrade de bônus (turquesa)
upgrade-up_bonus_pink = Upgrade de bônus (rosa)
upgrade-up_bonus_white = Upgrade de bônus (branco)
scoring_tile-score_caravansary = Tile de pontuação: Caravanas
scoring_tile-score_palace = Tile de pontuação: Palácio
scoring_tile-score_marketplace = Tile de pontuação: Mercado
scoring_tile-score_library = Tile de pontuação: Biblioteca
good-carpets = Tapetes
good-dates = Tâmaras
good-jade = Jade
good-lapis = Lápis-lazúli
good-pearls = Pérolas
good-amber = Âmbar
good-silk = Seda
good-incense = Incenso
city-nishapur = Nixapur
city-gurganj = Gurganj
city-bukhara = Bucara
city-herat = Herat
city-baghdad = Bagdá
city-sarai = Sarai
city-kashgar = Kashgar
city-multan = Multan
route-route_01 = Gurganj–Bucara
route-route_02 = Bucara–Herat
route-route_03 = Herat–Nixapur
route-route_04 = Nixapur–Gurganj
route-route_05 = Gurganj–Sarai
route-route_06 = Bucara–Kashgar
route-route_07 = Herat–Multan
route-route_08 = Nixapur–Bagdá
route-route_09 = Bucara–Sarai
route-route_10 = Herat–Kashgar
route-route_11 = Nixapur–Multan
route-route_12 = Gurganj–Bagdá
breakthrough-bt_discount_mosque = Desconto: Mesquita
breakthrough-bt_discount_marketplace = Desconto: Mercado
breakthrough-bt_discount_caravansary = Desconto: Caravanas
breakthrough-bt_discount_palace = Desconto: Palácio
breakthrough-bt_wild_orange = Laranja é coringa
breakthrough-bt_wild_purple = Roxo é coringa
breakthrough-bt_wild_teal = Turquesa é coringa
breakthrough-bt_wild_pink = Rosa é coringa
breakthrough-bt_any_caravansary = Caravanas em qualquer comércio
breakthrough-bt_any_palace = Palácio em qualquer comércio
breakthrough-bt_any_mosque = Mesquita em qualquer comércio
breakthrough-bt_any_marketplace = Mercado em qualquer comércio
breakthrough-bt_points = Tratado célebre
breakthrough-bt_court = Sábio da corte
breakthrough-bt_renown = Grande renome
breakthrough-bt_wealth = Presente real
contract-contract_01 = Contrato de Tapetes
contract-contract_02 = Contrato de Tâmaras
contract-contract_03 = Contrato de Jade
contract-contract_04 = Contrato de Lápis-lazúli
contract-contract_05 = Contrato de um pergaminho (favor)
contract-contract_06 = Contrato de um pergaminho (soldado)
contract-contract_07 = Contrato de Tâmaras e Pérolas
contract-contract_08 = Contrato de Tapetes e Seda
contract-contract_09 = Contrato de Jade e Âmbar
contract-contract_10 = Contrato de Lápis-lazúli e Incenso
contract-contract_11 = Contrato de Tâmaras e pergaminhos
contract-contract_12 = Contrato de Tapetes e pergaminhos
contract-contract_13 = Contrato de Seda, Incenso e Jade
contract-contract_14 = Contrato de Pérolas, Âmbar e Tapetes
contract-contract_15 = Contrato de Seda, Pérolas e Lápis-lazúli
contract-contract_16 = Contrato de Âmbar, Incenso e Tâmaras
contract-contract_17 = Contrato de Jade, Âmbar e pergaminhos
contract-contract_18 = Contrato de Lápis-lazúli, Seda e pergaminhos
pile-pile_1a = Contratos nível 1, pilha A
pile-pile_1b = Contratos nível 1, pilha B
pile-pile_2a = Contratos nível 2, pilha A
pile-pile_2b = Contratos nível 2, pilha B
pile-pile_3a = Contratos nível 3, pilha A
pile-pile_3b = Contratos nível 3, pilha B
solo_card-solo_1 = Carta solo 1
solo_card-solo_2 = Carta solo 2
solo_card-solo_3 = Carta solo 3
solo_card-solo_4 = Carta solo 4
solo_card-solo_5 = Carta solo 5
solo_card-solo_6 = Carta solo 6
panel-influence = Trilha de influência
panel-wall_yard = Muros e portões
panel-contracts = Contratos
panel-mosque = Mesquita
panel-library = Biblioteca
panel-city = Cidade
panel-palace = Palácio
panel-favor = Trilha de favor
panel-marketplace = Mercado
panel-caravansary = Caravanas
panel-years = Anos
phase-setup = Preparação
phase-queue = Fila
phase-over = Fim de jogo
mosque_step-1 = Mesquita, passo 1
mosque_step-2 = Mesquita, passo 2
mosque_step-3 = Mesquita, passo 3
mosque_step-4 = Mesquita, passo 4
mosque_step-5 = Mesquita, passo 5
mosque_step-6 = Mesquita, passo 6
mosque_step-7 = Mesquita, passo 7
mosque_step-8 = Mesquita, passo 8
cell-r0c0 = linha 1, coluna 1
cell-r0c1 = linha 1, coluna 2
cell-r0c2 = linha 1, coluna 3
cell-r0c3 = linha 1, coluna 4
cell-r0c4 = linha 1, coluna 5
cell-r1c0 = linha 2, coluna 1
cell-r1c1 = linha 2, coluna 2
cell-r1c2 = linha 2, coluna 3
cell-r1c3 = linha 2, coluna 4
cell-r1c4 = linha 2, coluna 5
cell-r2c0 = linha 3, coluna 1
cell-r2c1 = linha 3, coluna 2
cell-r2c3 = linha 3, coluna 4
cell-r2c4 = linha 3, coluna 5
cell-r3c0 = linha 4, coluna 1
cell-r3c1 = linha 4, coluna 2
cell-r3c2 = linha 4, coluna 3
cell-r3c3 = linha 4, coluna 4
cell-r3c4 = linha 4, coluna 5
cell-r4c0 = linha 5, coluna 1
cell-r4c1 = linha 5, coluna 2
cell-r4c2 = linha 5, coluna 3
cell-r4c3 = linha 5, coluna 4
cell-r4c4 = linha 5, coluna 5
side-N = norte
side-E = leste
side-S = sul
side-W = oeste
side-name-N = Lado norte
side-name-E = Lado leste
side-name-S = Lado sul
side-name-W = Lado oeste
fortification-wall = muro
fortification-gate = portão
piece-building = casa
piece-master = maior Meeple
piece-servant = servo
piece-soldier = soldado
piece-courtier = cortesão
piece-camel = camelo
piece-scroll = pergaminho
piece-trading_post = local de comércio
place-camel_market = Mercado de Camelos
place-supply = Estoque geral

# Efeitos

effect-gain_vp = pontos de vitória
effect-gain_favor = favor
effect-gain_influence = influência
effect-gain_camel = camelo
effect-gain_white = cubo branco
effect-gain_cube_choice = cubo à escolha
effect-gain_scroll = pergaminho
effect-deploy_soldier = soldado
effect-take_upgrade_white = upgrade branco
effect-take_upgrade_bonus = upgrade de bônus
effect-take_scoring_tile = tile de pontuação

# Pontuação e fim

category-favor_track = Trilha de favor
category-influence_track = Trilha de influência
category-mosque_track = Trilha da Mesquita
category-mosque_end = Fim da trilha da Mesquita
category-contracts = Contratos
category-spice_pairs = Pares de temperos
category-spice_sets = Conjuntos de temperos
category-palace = Cortesãos no Palácio
category-buildings = Casas
category-scoring_tiles = Tiles de pontuação
category-breakthroughs = Avanços
category-other = Outros efeitos

tally-favor_track = Espaços marcados da trilha de favor
tally-influence_track = Espaços marcados da trilha de influência
tally-mosque_track = Passos da trilha da Mesquita
tally-mosque_end = Casas em locais de Mesquita, no fim da trilha da Mesquita
tally-contracts = Contratos cumpridos
tally-spice_pairs = Pares de temperos
tally-spice_sets = Conjuntos de temperos diferentes
tally-palace = Cortesãos no Palácio
tally-buildings = Casas na cidade
tally-scoring_tiles = Casas que o tile de pontuação conta
tally-breakthroughs = Avanços
tally-other = Outros efeitos
tally-courtier = Um cortesão em: { $hall }
tally-built = { $count ->
    [one] uma casa na cidade
   *[other] { $count } casas na cidade
}
tally-scoring_tile = Tile de pontuação: { $count ->
    [one] uma casa
   *[other] { $count } casas
} ({ $site })
tally-mosques = Fim da trilha da Mesquita: { $count ->
    [one] uma casa em local de Mesquita
   *[other] { $count } casas em locais de Mesquita
}
tally-sets = Conjuntos de temperos diferentes, de { $count ->
    [one] uma carta de caravana
   *[other] { $count } cartas de caravana
}
prospect-favor_track = { $count ->
    [one] Mais um favor
   *[other] Mais { $count } favores
}: o próximo espaço marcado
prospect-influence_track = { $count ->
    [one] Mais uma influência
   *[other] Mais { $count } influências
}: o próximo espaço marcado
prospect-mosque_site = Mais uma casa em um local de Mesquita, a cada pontuação
prospect-mosque_end = { $count ->
    [one] Mais um passo
   *[other] Mais { $count } passos
} até o fim da trilha da Mesquita, a cada pontuação
prospect-spice = Mais uma carta de Caravana: { $spice }
prospect-favor = Mais um favor na pontuação, para um cortesão em: { $hall }
prospect-courtier = Mais um cortesão em: { $hall }
prospect-building = Mais uma casa na cidade, a cada pontuação
prospect-scoring_tile = Mais uma casa que o tile de pontuação conta ({ $site }), a cada pontuação
end-three_years = Os três anos terminaram
tiebreak-influence = Mais influência
tiebreak-favor = Mais favor
tiebreak-cubes_plus_camels = Mais cubos e camelos
tiebreak-automa = Empatar com um automa é perder
tiebreak-shared = Vitória compartilhada
option-two_player_courtier = Alto Cortesão com dois jogadores
option-two_player_courtier-true = participa
option-two_player_courtier-false = não participa
option-solo_difficulty = Dificuldade do modo solo
option-solo_difficulty-easy = fácil
option-solo_difficulty-normal = normal
option-solo_difficulty-hard = difícil

# Títulos das escolhas

kind-complete_contract = Cumprir um contrato
kind-market_collect = Coletar os camelos do Mercado de Camelos
kind-market_place = Colocar um camelo no Mercado de Camelos
kind-stop = Parar
kind-end_turn = Encerrar o turno
kind-choose_slot = Mover o maior Meeple
kind-choose_site = Ativar um comércio
kind-main_action = Ação principal
kind-take_card = Pegar uma carta de Caravana
kind-extend = Colocar um camelo em uma carta de Caravana
kind-place_courtier = Alocar um cortesão
kind-advance = Avançar na Mesquita
kind-place_post = Estabelecer um local de comércio
kind-buy_good = Comprar uma mercadoria
kind-place_route_camel = Colocar um camelo em uma rota
kind-take_scroll = Pegar um pergaminho
kind-build = Comprar um muro ou portão
kind-fort_slot = Colocar o muro ou portão
kind-soldier_target = Enviar um soldado
kind-pay_cube = Pagar um cubo
kind-waive_color = Dispensar um cubo
kind-choose_cube = Pegar um cubo
kind-choose_upgrade_tile = Escolher um upgrade
kind-choose_upgrade_site = Colocar o upgrade
kind-choose_scoring_tile = Escolher um tile de pontuação
kind-choose_breakthrough = Escolher um avanço
kind-queue_space = Ocupar um espaço na fila
kind-ransom = Pagar uma compensação
kind-accept_losses = Aceitar as perdas
kind-score_courtier = Pontuar um cortesão

# O que se pergunta

decision-choose_slot = Mova seu maior Meeple para uma área livre
decision-choose_site = Escolha um comércio da reta para ativar
decision-main_action = Escolha sua ação principal
decision-caravansary_step = Caravanas: pegue cartas ou pare
decision-palace_step = Palácio: aloque cortesãos ou pare
decision-mosque_step = Mesquita: avance ou pare
decision-market_post = Mercado: estabeleça um local de comércio
decision-market_step = Mercado: compre mercadorias ou pare
decision-library_step = Biblioteca: pegue pergaminhos ou pare
decision-walls_step = Muros: compre muros e portões ou pare
decision-fort_slot = Escolha onde fica o muro ou portão
decision-soldier_target = Escolha para onde vai o soldado
decision-pay_cube = Escolha o cubo com que pagar
decision-waive_color = Escolha o cubo que você não precisa pagar
decision-choose_cube = Escolha um cubo para pegar
decision-choose_upgrade_tile = Escolha um tile de upgrade
decision-choose_upgrade_site = Escolha o comércio do upgrade
decision-choose_scoring_tile = Escolha um tile de pontuação
decision-choose_breakthrough = Escolha um avanço
decision-end_turn = Encerre seu turno ou use uma ação adicional
decision-queue_space = Escolha seu espaço na fila
decision-ransom = Pague a compensação das casas atacadas ou aceite as perdas
decision-score_courtier = Escolha um cortesão para pontuar
decision-site_tile = Tile de comércio para a cidade
decision-caravan_card = Carta de Caravana revelada
decision-contract_split = Contrato para a pilha A
decision-first_order = Primeira fila
decision-solo_card = Carta do automa

# Ações

action-complete_contract = Cumprir { $contract }: { $points } PV
action-market_collect = Coletar todos os camelos do Mercado de Camelos ({ $number })
action-market_place = Colocar um camelo: { $market_space }
action-stop = Parar
action-end_turn = Encerrar o turno
action-choose_slot = Ir para o { $slot }
action-choose_site = Ativar { $tile } ({ $cell })
action-main_action_site = Ação do comércio: { $site }
action-main_action_favor = Ganhar 1 favor
action-main_action_soldier = Enviar um soldado
action-main_action_alternative = Ação do seu avanço: { $site }
action-take_card = Pegar { $spice } (posição { $number })
action-extend = Colocar um camelo na carta da posição { $number }
action-place_courtier = Cortesão no { $hall } (preço sem desconto: { $number } { $cube })
action-advance = Avançar ao passo { $number } da Mesquita
action-place_post = Local de comércio em { $city }
action-buy_good = Comprar { $good } em { $city }
action-place_route_camel = Camelo na rota { $route }
action-take_scroll = Pegar um pergaminho por um cubo: { $cube }
action-build = Comprar um { $fortification }: { $yard }
action-fort_slot = Colocar em: { $fort }
action-soldier_target = Soldado na { $cell } ({ $owner }): { $influence } de influência
action-pay_cube = Pagar com { $cube }
action-waive_color = Não pagar { $cube }
action-choose_cube = Pegar { $cube }
action-choose_upgrade_tile = Pegar { $upgrade }
action-choose_upgrade_site = Upgrade na { $cell }
action-choose_scoring_tile = Pegar { $scoring_tile }
action-choose_breakthrough = Escolher { $breakthrough }
action-ransom = Pagar compensação pela casa na { $cell }
action-accept_losses = Não pagar mais compensações
action-score_courtier = Cortesão no { $hall }: { $points } PV
action-site_tile = { $tile } na { $cell }
action-caravan_card = Carta: { $spice }
action-contract_split = { $contract } na pilha A
action-first_order = { $player }: espaço { $number }
action-solo_card = { $solo_card }
action-queue_space =
    { $camels ->
        [0] Espaço { $number } da fila
        [one] Espaço { $number } da fila por { $camels } camelo
       *[other] Espaço { $number } da fila por { $camels } camelos
    }

# Acontecimentos

event-site_tile = { $tile } fica na { $cell }
event-caravan_card = Nova carta de Caravana: { $spice }
event-contract_split = { $contract } vai para a pilha A, o par vai para a pilha B
event-first_order = { $player }: espaço { $number } da primeira fila
event-solo_card = { $player }: { $solo_card }
event-year = Começa o ano { $number }
event-round = Rodada no lado { $side }
event-slot = { $player }: maior Meeple no { $slot }
event-site = { $player }: ativou o comércio na { $cell }
event-building = { $player }: casa na { $cell }
event-main_action = { $player }: { $main }
event-gain_cube = { $player }: +{ $number ->
    [one] { $number } cubo
   *[other] { $number } cubos
  } ({ $cube })
event-favor = { $player }: favor { $number }
event-favor_spent = { $player }: gastou 1 favor
event-influence = { $player }: influência { $number }
event-points = { $player }: +{ $number } PV ({ $category })
event-pay = { $player }: pagou { $cube }
event-soldier = { $player }: soldado na { $cell }
event-market_collect = { $player }: coletou os camelos do Mercado de Camelos
event-market_place = { $player }: camelo no { $market_space }
event-contract = { $player }: { $contract }
event-card = { $player }: carta de Caravana { $spice }
event-extend = { $player }: camelo na carta da posição { $number }
event-courtier = { $player }: cortesão no { $hall }
event-advance = { $player }: passo { $number } da Mesquita
event-post = { $player }: local de comércio em { $city }
event-good = { $player }: { $good } de { $city }
event-route_camel = { $player }: camelo na rota { $route }
event-camel_home_card = { $player }: camelo da rota vai para a carta de Caravana da posição { $number }
event-camel_home_market = { $player }: camelo da rota de volta, sem ganho (espaço do { $market_space })
event-camel_home_supply = { $player }: camelo da rota vai para o estoque geral
event-scroll = { $player }: +1 pergaminho
event-breakthrough = { $player }: avanço { $breakthrough }
event-fortification = { $player }: construiu { $fort }
event-upgrade = { $player }: { $upgrade } na { $cell }
event-scoring_tile = { $player }: { $scoring_tile }
event-lost_effect = { $player }: perdido, nada a pegar ou nenhum lugar possível ({ $effect })
event-queue_camel = { $player }: 1 camelo no espaço { $number } da fila
event-queue_space = { $player }: espaço { $number } da fila
event-invasion = Os mongóis atacam
event-ransom = { $player }: compensação de { $cube } pela casa na { $cell }
event-building_lost = { $player }: perdeu a casa na { $cell }
event-soldiers_home = Todos os soldados voltam para seus donos
event-scoring = Fase de pontuação do ano { $number }
event-game_end = Fim de jogo
event-gain_camel =
    { $number ->
        [one] { $player }: +{ $number } camelo
       *[other] { $player }: +{ $number } camelos
    }

# Recusas

refusal-game_over = O jogo acabou.
refusal-not_now = Agora se pede outra coisa: { $decision }.
refusal-later_complete_contract = Contratos são cumpridos no seu turno, mas não no meio de um pagamento ou de uma escolha.
refusal-later_market_collect = O Mercado de Camelos é usado no seu turno, antes ou depois de uma ação.
refusal-later_market_place = O Mercado de Camelos é usado no seu turno, antes ou depois de uma ação.
refusal-later_stop = Não há nenhuma ação em curso que possa ser encerrada.
refusal-later_end_turn = O turno é encerrado depois da ação principal.
refusal-later_choose_slot = Você move seu maior Meeple no início do seu turno, para um lugar do lado desta rodada.
refusal-later_choose_site = Você escolhe um comércio em cada turno, logo depois de mover seu maior Meeple.
refusal-later_main_action = A ação principal vem depois que você escolhe um comércio.
refusal-later_take_card = Cartas de Caravana são compradas com a ação das Caravanas.
refusal-later_extend = Camelos são colocados em cartas de Caravana durante a ação das Caravanas.
refusal-later_place_courtier = Cortesãos entram nos salões com a ação de um Palácio.
refusal-later_advance = Avança-se na Mesquita, um passo depois do outro, com a ação de uma Mesquita.
refusal-later_place_post = Locais de comércio são estabelecidos com a ação de um Mercado.
refusal-later_buy_good = Mercadorias são compradas com a ação de um Mercado.
refusal-later_place_route_camel = Camelos são colocados nas rotas durante a ação de um Mercado.
refusal-later_take_scroll = Pergaminhos são comprados com a ação de uma Biblioteca.
refusal-later_build = Muros e portões são comprados com a ação de um comércio de muros.
refusal-later_fort_slot = Um muro ou portão é colocado aqui depois de comprado no pátio dos muros.
refusal-later_soldier_target = Um soldado é enviado como ação principal, ou quando um efeito permite.
refusal-later_pay_cube = Não há nada a pagar no momento.
refusal-later_waive_color = Não há agora um custo que um desconto possa reduzir.
refusal-later_choose_cube = Um cubo é pego da reserva quando um efeito deixa você escolher um.
refusal-later_choose_upgrade_tile = Os upgrades são ganhos nos passos da Mesquita.
refusal-later_choose_upgrade_site = Um upgrade é colocado em um comércio no momento em que é ganho.
refusal-later_choose_scoring_tile = Os tiles de pontuação são ganhos nos passos da Mesquita.
refusal-later_choose_breakthrough = Os avanços são ganhos com 2, 4, 6 e 8 pergaminhos.
refusal-later_queue_space = Os maiores Meeples formam a fila da próxima rodada quando esta termina.
refusal-later_ransom = A compensação é paga na invasão, por uma construção atacada.
refusal-later_accept_losses = As perdas são aceitas na invasão.
refusal-later_score_courtier = Cortesãos são escolhidos para pontuar no fim de um ano, quando falta favor.
refusal-now_choose_slot = Este lugar não fica no lado desta rodada: seu maior Meeple só anda nesse lado.
refusal-now_advance = Avança-se um passo depois do outro: só o próximo está ao alcance.
refusal-free_option_in_invasion = Nem contratos nem o Mercado de Camelos podem ser usados durante a invasão.
refusal-contract_not_now = Contratos são cumpridos no seu turno, mas não no meio de um pagamento ou de uma escolha.
refusal-market_not_now = O Mercado de Camelos é usado antes ou depois de uma ação, não no meio dela.
refusal-supply_empty = O estoque geral não tem mais cubos desta cor: { $cube }.
refusal-no_disc = Todos os seus discos para locais de comércio estão em uso ({ $number }).
refusal-market_side = Com este número de jogadores, usa-se o outro lado do Mercado de Camelos.
refusal-slot_taken = Já há um Meeple ali: { $slot }.
refusal-not_in_line = Este comércio não está na reta do seu maior Meeple: { $cell }.
refusal-nothing_to_do = Você não poderia fazer nem um passo desta ação: { $site }.
refusal-no_alternative = Você não tem um avanço que dê outra ação.
refusal-same_action = Seu avanço dá a própria ação do comércio escolhido: { $site }.
refusal-market_used = Você já usou o Mercado de Camelos neste turno.
refusal-market_not_in_line = O Mercado de Camelos não está na reta do seu maior Meeple.
refusal-market_empty = Não há camelos no Mercado de Camelos.
refusal-market_space_taken = Já há um camelo neste espaço: { $market_space }.
refusal-no_camel = Você não tem camelos.
refusal-pile_empty = Não resta nenhuma carta nesta pilha: { $pile }.
refusal-contract_influence = Este contrato exige influência { $needed }; a sua é { $influence }.
refusal-contract_cost =
    { $number ->
        [one] Você não tem um cubo para pagar este contrato.
       *[other] Você não tem os { $number } cubos que este contrato custa.
    }
refusal-contract_good = Falta-lhe esta mercadoria, ou ela já está em um contrato: { $good }.
refusal-contract_scrolls =
    { $needed ->
        [one] Este contrato exige um pergaminho que ainda não esteja em um contrato; você tem { $scrolls }.
       *[other] Este contrato exige { $needed } pergaminhos que ainda não estejam em contratos; você tem { $scrolls }.
    }
refusal-no_cube = Você não tem cubos desta cor: { $cube }.
refusal-wrong_cube = Um cubo da cor { $cube } não paga este: { $needed }.
refusal-rest_unpayable = Você precisa deste cubo para outra parte do custo: { $cube }.
refusal-no_queue_space = A fila tem só { $spaces } espaços.
refusal-queue_space_taken = O espaço { $number } da fila está ocupado.
refusal-queue_camels =
    { $needed ->
        [one] Este espaço custa { $needed } camelo; você tem { $camels }.
       *[other] Este espaço custa { $needed } camelos; você tem { $camels }.
    }
refusal-no_servant = Você não tem mais servos.
refusal-no_target = Todas as casas da cidade já têm um soldado, ou não há nenhuma casa.
refusal-no_building = Não há casa neste comércio: { $cell }.
refusal-soldier_there = Já há um soldado neste comércio: { $cell }.
refusal-cannot_pay =
    { $held ->
        [0] { $number ->
            [one] Custa um cubo, você não tem nenhum.
           *[other] Custa { $number } cubos, você não tem nenhum.
        }
       *[other] { $number ->
            [one] Custa um cubo; nenhum dos seus { $held } serve.
           *[other] Custa { $number } cubos de certas cores; os seus { $held } não bastam.
        }
    }
refusal-cannot_pay_colour =
    { $number ->
        [one] Custa um cubo da cor { $cube } ou um coringa; você tem { $held }.
       *[other] Custa { $number } cubos da cor { $cube } ou coringas; você tem { $held }.
    }
refusal-not_in_cost = O custo não tem nenhum cubo desta cor: { $cube }.
refusal-waiver_unpayable = Mesmo sem este cubo, você não poderia pagar o resto: { $cube }.
refusal-first_step = Faça pelo menos um passo da ação antes de parar.
refusal-no_card = Não há carta na posição { $number } da fila de Caravanas.
refusal-out_of_reach =
    { $reach ->
        [one] Você só alcança a primeira carta da fila de Caravanas, não a posição { $number }.
       *[other] Você alcança as posições 1 a { $reach } da fila de Caravanas, não a posição { $number }.
    }
refusal-other_colour = As cartas desta ação são pagas em uma só cor, ou com coringas: { $cube }.
refusal-row_ends = A fila de Caravanas não tem outra carta que um camelo pudesse pôr ao alcance.
refusal-extend_wins_nothing = Seus camelos não levam a nenhuma carta que você possa ter: o limite de temperos proíbe todas.
refusal-no_cube_for_card = Você não poderia pagar mais uma carta.
refusal-spice_limit =
    { $limit ->
        [one] Sua influência permite só um tipo de tempero; você não pode pegar este: { $spice }.
       *[other] Sua influência permite só { $limit } tipos de tempero; você não pode pegar este: { $spice }.
    }
refusal-hall_full = Não há espaço livre neste salão: { $hall }.
refusal-mosque_end = Seu disco está no fim da trilha da Mesquita.
refusal-upgrade_gone = Este tile não está mais na Mesquita: { $upgrade }.
refusal-upgrade_is_white = Escolha um upgrade de bônus, não este tile: { $upgrade }.
refusal-not_own_building = Você não tem casa neste comércio: { $cell }.
refusal-upgrade_there = Este comércio já tem um upgrade: { $cell }.
refusal-scoring_tile_gone = Este tile não está mais na Mesquita: { $scoring_tile }.
refusal-post_there = Você já tem um local de comércio em { $city }.
refusal-first_post_inner = Seu primeiro local de comércio deve ficar em uma cidade interna; { $city } é externa.
refusal-good_gone = { $city }: não resta nada desta mercadoria: { $good }.
refusal-good_bought = Você já comprou uma mercadoria em { $city } nesta ação.
refusal-city_not_connected = Nenhuma rota de camelos liga { $city } a um local de comércio seu.
refusal-route_unconnected = Nenhuma ponta desta rota está ligada a um local de comércio seu: { $route }.
refusal-route_connected = As duas pontas desta rota já estão ligadas: { $route }.
refusal-no_cube_for_good = Você não poderia pagar mais uma mercadoria.
refusal-library_most = Em uma ação você pode pegar no máximo { $number } pergaminhos.
refusal-colour_paid = Você já pagou com esta cor nesta ação: { $cube }.
refusal-no_scroll_left = Não resta nenhum pergaminho.
refusal-breakthrough_pile = Seus pergaminhos abrem a pilha { $number } de avanços; este tile é de outra.
refusal-breakthrough_gone = Alguém já pegou este tile: { $breakthrough }.
refusal-column_empty = Esta coluna não tem mais esta peça ({ $fortification }): { $yard }.
refusal-fort_taken = Já há uma fortificação aqui: { $fort }.
refusal-wall_in_the_middle = Aqui vai um portão, não um muro: { $fort }.
refusal-gate_off_the_middle = Aqui vai um muro, não um portão: { $fort }.
refusal-not_attacked = Nenhuma casa é atacada neste comércio: { $cell }.
refusal-ransom_paid = A compensação por esta casa já está paga: { $cell }.
refusal-no_ransom_cube = Você não tem um cubo que seja aceito por esta casa: { $cell }.
refusal-ransom_colour = Um cubo desta cor não é aceito aqui como compensação: { $cube }.
refusal-no_unscored_courtier = Você não tem mais cortesãos a pontuar neste salão: { $hall }.
refusal-tile_placed = Este tile já está na cidade: { $tile }.
refusal-not_in_deck = Não resta nenhuma carta deste tempero no baralho: { $spice }.
refusal-not_of_the_pair = Esta carta não é uma das duas que são divididas agora: { $contract }.
refusal-no_such_seat =
    { $seats ->
        [one] Só um jogador está nesta mesa.
       *[other] Só { $seats } jogadores estão nesta mesa.
    }
refusal-seat_placed = { $player }: já está na fila.
refusal-solo_card_drawn = Esta carta não está mais no baralho: { $solo_card }.

# Tabuleiro em texto

terminal-status = Ano { $year } de 3, lado { $side }, { $phase }
terminal-city = Cidade
terminal-queue = Fila
terminal-row = Fila de Caravanas
terminal-deck = baralho { $number }
terminal-contracts = Contratos
terminal-empty = nenhum
terminal-market = Mercado de Camelos
terminal-yard = Muros e portões
terminal-trade = Mercado
terminal-palace = Palácio
terminal-supply = Estoque geral
terminal-camels = camelos { $number }
terminal-scrolls = pergaminhos { $number }
terminal-player = { $player }
terminal-points = { $points } PV
terminal-tracks = favor { $favor }, influência { $influence }, Mesquita { $mosque }
terminal-holdings = restam: casas { $houses }, servos { $servants }; camelos { $camels }, pergaminhos { $scrolls }
terminal-pledged = { $number } em contratos
terminal-automa = restam: casas { $houses }, servos { $servants }; cortesãos { $courtiers }, cartas { $cards }
terminal-cubes = cubos
terminal-spices = temperos
terminal-goods = mercadorias
terminal-breakthroughs = avanços
terminal-legend = Comércio, seu cubo, casa, soldado (!), upgrade (+), atacada se os mongóis viessem agora (*). Muro ou portão: #
terminal-site-caravansary = Car
terminal-site-palace = Pal
terminal-site-mosque = Mes
terminal-site-marketplace = Mer
terminal-site-library = Bib
terminal-site-walls = Mur
terminal-cube-orange = la
terminal-cube-purple = ro
terminal-cube-teal = tu
terminal-cube-pink = rs
terminal-cube-white = br
terminal-mosque = Mesquita
terminal-scoring = Pontuação
terminal-pairs = um par traz
terminal-routes = rotas
terminal-inner = interna
terminal-outer = externa
terminal-wall = { $n ->
    [0] 0 muros
    [one] 1 muro
   *[other] { $n } muros
  }
terminal-gate = { $n ->
    [0] 0 portões
    [one] 1 portão
   *[other] { $n } portões
  }
terminal-needs = influência { $influence }; { $cards ->
    [one] última carta
   *[other] { $cards } cartas
  }
terminal-any = { $n ->
    [one] qualquer cubo
   *[other] { $n } cubos quaisquer
  }
terminal-first_courtier = o primeiro cortesão de um salão traz
terminal-scores-mosque_steps = { $n } PV por passo na mesquita
terminal-scores-goods = { $n } PV por mercadoria
terminal-scores-scrolls = { $n } PV por pergaminho
terminal-scores-spices = { $n } PV por carta de caravana
terminal-favor_points = PV por favor
terminal-influence_points = PV por influência
terminal-set_points = PV por tipos de tempero em um conjunto
terminal-spice_limits = tipos de tempero por influência
terminal-spice_kinds = tipos de tempero { $kinds } de { $limit }
terminal-courtier_cost = próximo cortesão: { $n ->
    [one] um cubo
   *[other] { $n } cubos
  }
terminal-posts_left = postos restantes { $n }
terminal-next_scoring = próxima pontuação +{ $next } PV, no fim { $total } PV como está agora
terminal-completed = contratos
terminal-gain_vp = { $n } PV
terminal-gain_favor = { $n } de favor
terminal-gain_influence = { $n } de influência
terminal-gain_camel = { $n ->
    [one] 1 camelo
   *[other] { $n } camelos
  }
terminal-gain_white = { $n ->
    [one] 1 cubo branco
   *[other] { $n } cubos brancos
  }
terminal-gain_cube_choice = { $n ->
    [one] 1 cubo à sua escolha
   *[other] { $n } cubos à sua escolha
  }
terminal-gain_scroll = { $n ->
    [one] 1 pergaminho
   *[other] { $n } pergaminhos
  }
terminal-deploy_soldier = { $n ->
    [one] 1 soldado
   *[other] { $n } soldados
  }
terminal-take_upgrade_white = upgrade branco
terminal-take_upgrade_bonus = upgrade de bônus
terminal-take_scoring_tile = tile de pontuação
terminal-to_pay = falta pagar
terminal-steps_done = { $n ->
    [0] nenhum passo dado ainda
    [one] um passo dado
   *[other] { $n } passos dados
  }
terminal-pile = pilha { $n }
