game-name = Luna
game-tagline = Noviços, Santuários e pedras do Templo nos domínios da Sacerdotisa da Lua
game-designers = Stefan Feld
game-publishers = Hall Games; no Brasil, PaperGames
game-year = 2010

# Tables of components.toml

values-constants = Números nas regras
values-council = Conselho dos sacerdotes
values-counts = Peças na caixa
values-figures = Figuras
values-guard_stones = Pedras do Guarda
values-influence_tokens = Fichas de influência
values-path = Caminho do Guarda do Templo
values-player_count = Por número de jogadores
values-players = Com o que um jogador começa
values-preset = Preparação introdutória
values-ring = Anel das ilhas
values-solo = Jogo solo
values-temple = Templo
values-temple_boards = Tabuleiros do templo
values-two_player = Jogo para dois
opponent = Oponente virtual

# Nomes

island-shrine = Ilha do Santuário
island-herbs = Ilha das Ervas
island-tide = Ilha das Marés
island-sailboat = Ilha do Veleiro
island-bribe = Ilha do Suborno
island-book = Ilha da Biblioteca
island-novice = Ilha do Noviço
favor-shrine = Santuário
favor-herbs = Ervas
favor-tide = Maré
favor-sailboat = Veleiro
favor-bribe = Suborno
favor-book = Livro da Sabedoria
favor-novice = Noviço
figure-moon_priestess = Sacerdotisa da Lua
figure-master_builder = Mestre Construtor
figure-apostate = Apóstata
figure-temple_guard = Guarda do Templo
figure-start_medallion = Medalhão do jogador inicial
board-blue = Tabuleiro do Templo azul
board-yellow = Tabuleiro do Templo amarelo
board-red = Tabuleiro do Templo vermelho
board-green = Tabuleiro do Templo verde
guard-guard_6 = Pedra do Guarda 6
guard-guard_5 = Pedra do Guarda 5
guard-guard_4 = Pedra do Guarda 4
guard-guard_3 = Pedra do Guarda 3
guard-guard_2b = Pedra do Guarda 2
guard-guard_2a = Pedra do Guarda 2 (Portão do Templo)
color-yellow = Amarelo
color-red = Vermelho
color-blue = Azul
color-white = Branco
status-approved = aprovada
status-bribable = ao alcance de um Suborno
status-locked = bloqueada

# Peças e lugares

piece-novice = Noviço
piece-shrine = Santuário
piece-temple_stone = Pedra do Templo
piece-guard_stone = Pedra do Guarda
piece-favor_token = Ficha de Favor
piece-time_token = Ficha de Tempo
piece-book = Livro da Sabedoria
piece-council_marker = Membro do Concílio
piece-influence = Influência
place-holy_island = Ilha Sagrada
place-temple_island = Ilha do Templo
place-temple = Templo
place-temple_gate = Portão do Templo
place-path = Caminho em torno do Templo
place-pier = Píer
place-meditation_room = Sala de Meditação
place-observatory = Observatório
place-council = Concílio de Sacerdotes
place-reserve = Reserva
place-on_island = sobre a Ilha
place-beside_island = ao lado da Ilha

# Pontuação e final

category-start = Início
category-sanctification = Santificação
category-displacement = Deslocamento
category-book = Livro
category-meditation = Meditação
category-priestess = Sacerdotisa da Lua
category-apostate = Apóstata
category-temple = Noviços no Templo
category-shrines = Santuários construídos
category-favors = Fichas de Favor não utilizadas
category-council = Concílio de Sacerdotes

tally-start = O que todos têm no início
tally-sanctification = Noviços levados ao templo
tally-displacement = Outros deslocados do templo
tally-book = Livros postos sob noviços próprios
tally-meditation = A última vela de uma rodada
tally-priestess = Lugares com a Sacerdotisa da Lua
tally-apostate = Perdido para o Apóstata
tally-temple = Noviços no templo nos fins de rodada
tally-shrines = Santuários nas ilhas
tally-favors = Fichas de Favor não utilizadas
tally-council = A cadeira no Concílio de Sacerdotes
tally-shrine = Um santuário em { $island }
tally-unused = { $count ->
    [one] uma ficha de Favor não utilizada
   *[other] { $count } fichas de Favor não utilizadas
}
tally-chair = A cadeira no Concílio de Sacerdotes
prospect-sanctification = Um noviço levado ao templo nesta rodada
prospect-meditation = A última vela desta rodada: { $count ->
    [one] resta uma
   *[other] restam { $count }
}
prospect-priestess = { $count ->
    [one] Mais um noviço ativo
   *[other] Mais { $count } noviços ativos
} com a Sacerdotisa da Lua: { $place ->
    [1] primeiro
    [2] segundo
   *[other] terceiro
} lugar
prospect-apostate = Nenhum noviço com o Apóstata no fim da rodada
prospect-temple = Mais um noviço no templo, no fim de cada rodada
prospect-shrine = Mais um santuário
prospect-favor = Mais uma ficha de Favor guardada até o fim
prospect-chair = { $count ->
    [one] Uma cadeira
   *[other] { $count } cadeiras
} adiante no Concílio de Sacerdotes
end-six_rounds = As seis rodadas foram jogadas
tiebreak-council = Concílio de Sacerdotes

# Títulos das escolhas

kind-place_figure = Posicionar uma figura
kind-choose_colour = Escolher uma cor
kind-place_shrine = Colocar o primeiro Santuário
kind-place_pair = Colocar 2 Noviços
kind-solo_deactivate = Desativar os Noviços do oponente
kind-favor = Favor do Sacerdote
kind-recruit = Recrutar
kind-shrine = Santuário
kind-herbs = Ervas
kind-journey = Jornada
kind-tide = Maré
kind-move = Movimentar um Noviço
kind-done = Concluir o movimento
kind-sailboat = Veleiro
kind-promote = Promoção
kind-sanctify = Santificação
kind-book_take = Livro: pegar
kind-book_put = Livro: colocar
kind-council = Concílio de Sacerdotes
kind-expel = Expulsão
kind-meditate = Meditação
kind-end_phase = Encerrar a Fase de Ação

# Perguntas

decision-place_figure = Escolha a Ilha da figura
decision-choose_colour = Escolha a sua cor: ela diz onde ficam as suas primeiras peças
decision-prelim_shrine = Coloque seu primeiro Santuário
decision-prelim_pair = Coloque um conjunto de 2 Noviços
decision-solo_deactivate = Escolha a Ilha onde os Noviços do oponente são desativados
decision-action = Escolha uma ação
decision-moves = Movimente Noviços
decision-book_put = Escolha o Noviço que recebe o Livro
decision-start_player = Jogador inicial
decision-temple_board = Tabuleiro do Templo sorteado
decision-start_stone = Primeira pedra do Templo distribuída
decision-island = Ilha Sagrada posicionada
decision-figure_island = Ilha de uma figura

# Escolhas

action-place_figure = { $figure } na { $island }
action-choose_colour = { $colour }
action-place_shrine = Colocar o primeiro Santuário na { $island }
action-place_pair = Colocar 2 Noviços na { $island }
action-solo_deactivate = Desativar os Noviços do oponente na { $island }
action-favor = Ganhar a ficha de Favor { $favor } na { $island }{ $token ->
        [1] , com a ficha Noviço
       *[other] { "" }
    }
action-recruit = Recrutar um Noviço na { $island }{ $token ->
        [1] , com a ficha Noviço
       *[other] { "" }
    }
action-shrine = Construir um Santuário na { $island }{ $token ->
        [1] , com a ficha Noviço
       *[other] { "" }
    }
action-herbs = Reativar { $count ->
        [one] 1 Noviço
       *[other] { $count } Noviços
    } na { $island }
action-journey = Jornada: movimentar Noviços ativos
action-tide = Maré: movimentar quaisquer Noviços
action-move-pier = Movimentar um Noviço do Píer para a { $island }
action-move-on = Movimentar um Noviço ativo da { $from } para a { $island }
action-move-beside = Movimentar um Noviço inativo da { $from } para a { $island }
action-done = Concluir o movimento
action-sailboat-pier = Velejar do Píer para a { $island } com { $count ->
        [one] 1 Noviço
       *[other] { $count } Noviços
    }
action-sailboat-on = Velejar da { $from } para a { $island } com { $count ->
        [one] 1 Noviço
       *[other] { $count } Noviços
    }
action-promote = Assegurar a pedra { $stone } com um Noviço da { $island }{ $bribe ->
        [1] , com Suborno
       *[other] { "" }
    }{ $token ->
        [1] , com a ficha Noviço
       *[other] { "" }
    }
action-sanctify = Mover a pedra { $stone } para o Templo: +{ $points }{ $bribe ->
        [1] , com Suborno
       *[other] { "" }
    }
action-book_take = Pegar o Livro da pedra { $stone }
action-book_put = Colocar o Livro sob o Noviço da pedra { $stone }
action-council = { $steps ->
        [one] Subir 1 cadeira
       *[other] Subir { $steps } cadeiras
    } com { $own ->
        [one] 1 Noviço
       *[other] { $own } Noviços
    } da { $island }{ $token ->
        [1] {" "}e a ficha Noviço
       *[other] { "" }
    }
action-council-token = Subir 1 cadeira só com a ficha Noviço
action-expel = Expulsar o Apóstata para a { $island } ({ $own ->
        [0] só a ficha Noviço
        [one] 1 Noviço
       *[other] { $own } Noviços
    }{ $token ->
        [1] { $own ->
            [0] { "" }
           *[other] {" "}e a ficha Noviço
        }
       *[other] { "" }
    })
action-meditate = Virar uma ficha de Tempo ({ $left ->
        [0] a última: encerra a Fase de Ação
        [one] restará 1
       *[other] restarão { $left }
    })
action-end_phase = Encerrar a Fase de Ação
action-start_player = { $starter } começa
action-temple_board = { $board } entra na moldura
action-start_stone = { $owner }: pedra { $stone }
action-island = A próxima do anel é a { $island }
action-figure_island = { $figure } na { $island }

# O que aconteceu

event-start_player_drawn = { $seat }: jogador inicial
event-temple_board_laid = { $board }: posição { $slot }
event-start_stone_dealt = { $seat }: recebeu a pedra { $stone }
event-path_laid = { $stones } pedras do Templo estão no caminho
event-island_placed = { $island }: posicionada
event-figure_placed = { $figure }: na { $island }
event-colour_chosen = { $seat }: { $colour }
event-temple_entered_at_start = { $seat }: Noviço na pedra { $stone } no Templo, com um Livro
event-shrine_placed = { $seat }: primeiro Santuário na { $island }
event-novices_placed = { $seat }: { $count ->
        [one] 1 Noviço
       *[other] { $count } Noviços
    } na { $island }
event-start_favor_taken = { $seat }: ficha inicial { $favor }
event-round_started = Rodada { $round } de 6: o Guarda do Templo está sobre o { $value }
event-opponent_deactivated = { $seat }: { $count ->
        [one] 1 Noviço desativado
       *[other] { $count } Noviços desativados
    } na { $island }
event-opponent_skipped = { $seat }: sem pedra do Templo nesta rodada
event-token_returned = { $seat }: ficha { $favor } devolvida
event-favor_gained = { $seat }: ficha de Favor { $favor } ganha
event-novice_recruited = { $seat }: Noviço recrutado ao lado da { $island }
event-shrine_built = { $seat }: Santuário construído na { $island }
event-novices_reactivated = { $seat }: { $count ->
        [one] 1 Noviço reativado
       *[other] { $count } Noviços reativados
    } na { $island }
event-novices_used = { $seat }: { $count ->
        [one] 1 Noviço usado
       *[other] { $count } Noviços usados
    } na { $island }
event-novice_moved = { $seat }: Noviço foi da { $from } para a { $island }
event-novice_left_pier = { $seat }: Noviço foi do Píer para a { $island }
event-novices_sailed = { $seat }: { $count ->
        [one] 1 Noviço velejou
       *[other] { $count } Noviços velejaram
    } da { $from } para a { $island }
event-novices_sailed_from_pier = { $seat }: { $count ->
        [one] 1 Noviço velejou
       *[other] { $count } Noviços velejaram
    } do Píer para a { $island }
event-stone_claimed = { $seat }: pedra { $stone } assegurada
event-stone_sanctified = { $seat }: pedra { $stone } entra no Templo, +{ $points }
event-novice_displaced = { $seat }: Noviço deslocado da pedra { $stone } para o Píer (+{ $points }: { $by })
event-opponent_displaced = { $seat }: Noviço deslocado da pedra { $stone } para o lado da { $island } (+{ $points }: { $by })
event-book_moved = { $seat }: Livro passou da pedra { $from } para a pedra { $to }, +{ $points }
event-council_advanced = { $seat }: { $count ->
        [one] 1 cadeira
       *[other] { $count } cadeiras
    } no Concílio, até a cadeira { $chair }
event-apostate_expelled = { $seat }: Apóstata expulso por { $count ->
        [one] 1 Ilha
       *[other] { $count } Ilhas
    }, até a { $island }
event-time_flipped = { $seat }: ficha de Tempo virada, { $left ->
        [0] não resta nenhuma
        [one] resta 1
       *[other] restam { $left }
    }
event-phase_ended = { $seat }: Fase de Ação encerrada{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
event-priestess_scored = { $seat }: { $place }º lugar com a Sacerdotisa da Lua, +{ $points }
event-apostate_scored = { $seat }: { $novices ->
        [one] 1 Noviço
       *[other] { $novices } Noviços
    } com o Apóstata, −{ $points }
event-temple_scored = { $seat }: Noviços no Templo, +{ $points }
event-novices_returned = { $count ->
        [0] Nenhum Noviço estava inativo
        [one] 1 Noviço está ativo novamente
       *[other] { $count } Noviços estão ativos novamente
    }
event-figure_moved = { $figure }: vai para a { $island }
event-guard_moved = O Guarda do Templo vai para a pedra do Guarda { $value }
event-medallion_passed = { $seat }: recebe o Medalhão do jogador inicial
event-final_scored = { $seat }: Santuários +{ $shrines }, fichas de Favor +{ $favors }, Concílio +{ $council }
event-game_ended = A partida terminou

# Opções

option-setup = Montagem
option-setup-standard = padrão
option-setup-preset = pré-selecionada
option-figure_placement = Posição das figuras
option-figure_placement-random = aleatória
option-figure_placement-chosen = escolhida pelo jogador inicial
option-solo_level = Nível do jogo solitário
option-solo_level-1 = nível 1
option-solo_level-2 = nível 2
option-solo_level-3 = nível 3
option-first_book_bonus_scope = Bônus do Livro (1 e 2 jogadores)
option-first_book_bonus_scope-action_phase = primeiro Livro de cada Fase de Ação
option-first_book_bonus_scope-game = primeiro Livro da partida
option-opponent_displaces = O oponente virtual desloca
option-opponent_displaces-yes = sim
option-opponent_displaces-no = não
option-colours = Cores (montagem pré-selecionada)
option-colours-chosen = escolhidas pelos jogadores
option-colours-by_seat = pelo lugar

# Recusas: por que uma ação não é permitida

refusal-game_over = A partida terminou.
refusal-not_now = Agora se pede outra coisa: { $decision }.
refusal-later_place_figure = As figuras são postas em ilhas na preparação; depois elas se movem por conta própria.
refusal-later_place_shrine = Os primeiros Santuários são colocados antes da primeira rodada.
refusal-later_place_pair = Os pares de Noviços são colocados antes da primeira rodada.
refusal-later_solo_deactivate = Os Noviços do oponente são desativados no início de uma rodada.
refusal-later_favor = Uma ficha de Favor é pega como ação do seu próprio turno.
refusal-later_recruit = Noviços são recrutados como ação do seu próprio turno.
refusal-later_shrine = Um Santuário é construído como ação do seu próprio turno.
refusal-later_herbs = As Ervas são usadas como ação do seu próprio turno.
refusal-later_journey = Uma Jornada é uma ação do seu próprio turno.
refusal-later_tide = A Maré é uma ação do seu próprio turno.
refusal-later_move = Para movimentar Noviços, escolha antes uma Jornada ou a Maré como ação.
refusal-later_done = Você não está movimentando Noviços agora.
refusal-later_sailboat = O Veleiro é uma ação do seu próprio turno.
refusal-later_promote = Pisa-se em uma pedra por Promoção, uma ação do seu próprio turno.
refusal-later_sanctify = Uma pedra é levada ao templo por Santificação, uma ação do seu próprio turno.
refusal-later_book_take = Um Livro da Sabedoria é pego com a sua ficha de Favor, como ação do seu próprio turno.
refusal-later_book_put = Pegue antes um Livro da Sabedoria; depois escolha quem o recebe.
refusal-later_council = Seu membro do Concílio avança como ação do seu próprio turno.
refusal-later_expel = O Apóstata é expulso como ação do seu próprio turno.
refusal-later_meditate = Medita-se no lugar de uma ação, no seu próprio turno.
refusal-later_end_phase = A Fase de Ação é encerrada entre duas ações.
refusal-later_choose_colour = As cores são escolhidas antes de a partida começar.
refusal-now_favor = Isto é de outro jogador: você pega uma ficha de Favor para si.
refusal-now_move = Nenhum Noviço sai daqui neste movimento.
refusal-colour_taken = Alguém já tem a cor { $colour }.
refusal-shrine_here = Já há um Santuário na { $island }.
refusal-no_first_shrine_here = O primeiro Santuário não pode ficar na { $island }.
refusal-own_piece_here = Você já tem peças na { $island }.
refusal-no_such_seat = { $seats ->
        [one] Só há um jogador nesta mesa.
       *[other] Só há { $seats } jogadores nesta mesa.
    }
refusal-board_laid = { $board }: já está na moldura.
refusal-stone_not_in_play = A pedra { $stone } não faz parte desta partida.
refusal-stone_dealt = A pedra { $stone } já foi distribuída.
refusal-island_placed = A { $island } já foi posicionada.
refusal-token_not_held = Você não tem a ficha de Favor { $favor }.
refusal-token_held = Você já tem a ficha de Favor { $favor }.
refusal-no_token_here = Não há ficha de Favor na { $island }.
refusal-too_few_active = { $needed ->
        [one] Exige 1 Noviço ativo na { $island }; você não tem nenhum.
       *[other] Exige { $needed } Noviços ativos na { $island }; você { $found ->
            [0] não tem nenhum
           *[other] só tem { $found }
        }.
    }
refusal-too_few_inactive = { $needed ->
        [one] Exige 1 Noviço inativo ao lado da { $island }; você não tem nenhum.
       *[other] Exige { $needed } Noviços inativos ao lado da { $island }; você { $found ->
            [0] não tem nenhum
           *[other] só tem { $found }
        }.
    }
refusal-too_few_on_pier = { $needed ->
        [one] Exige 1 Noviço no Píer; você não tem nenhum.
       *[other] Exige { $needed } Noviços no Píer; você { $found ->
            [0] não tem nenhum
           *[other] só tem { $found }
        }.
    }
refusal-reserve_empty = Não há mais Noviços na sua reserva.
refusal-no_shrine_left = Não há mais Santuários na sua reserva.
refusal-own_shrine_here = Você já tem um Santuário na { $island }, onde está o Mestre Construtor.
refusal-herbs_island = As Ervas não reativam ninguém na própria { $island }.
refusal-herbs_limit = { $limit ->
        [one] As Ervas só podem ser usadas uma vez por Fase de Ação.
       *[other] Você já usou as Ervas { $limit } vezes, o máximo em uma Fase de Ação.
    }
refusal-nobody_active = Você não tem nenhum Noviço ativo nas Ilhas.
refusal-nobody_to_move = Você não tem nenhum Noviço sobre ou ao lado de uma Ilha, nem no Píer.
refusal-journey_of_active = A Jornada movimenta apenas Noviços ativos; para os demais é preciso a Maré.
refusal-same_island = Um Noviço da { $island } precisa ir para outra Ilha.
refusal-moved_already = Seus Noviços ao lado da { $island } já foram movimentados nesta ação.
refusal-nobody_moved = Movimente antes pelo menos um Noviço.
refusal-stone_locked = A pedra { $stone } ainda está bloqueada: nesta rodada nem um Suborno a alcança.
refusal-bribe_needed = A pedra { $stone } exige um Suborno, e você não tem essa ficha de Favor.
refusal-stone_not_on_path = A pedra { $stone } não está no caminho.
refusal-stone_claimed = A pedra { $stone } já está assegurada.
refusal-nobody_claims = É preciso um Noviço ativo seu na { $island } para assegurar a pedra { $stone }.
refusal-no_second_novice = A pedra { $stone } exige um segundo Noviço ativo seu na { $island }, ou um Santuário ali.
refusal-no_second_needed = Seu Santuário na { $island } já dispensa o segundo Noviço: a ficha Noviço não substituiria ninguém.
refusal-stone_not_claimed = Não há nenhum Noviço seu sobre a pedra { $stone } no caminho.
refusal-no_book_there = Não há nenhum Livro da Sabedoria na pedra { $stone }.
refusal-nobody_gets_book = Você não tem nenhum Noviço sem Livro no Templo.
refusal-no_own_temple_novice = Não há nenhum Noviço seu sobre a pedra { $stone } no Templo.
refusal-had_book = O Noviço da pedra { $stone } já tinha um Livro antes desta ação.
refusal-nobody_used = É preciso usar pelo menos um Noviço.
refusal-chairs_left = { $left ->
        [0] Seu Membro do Concílio está na última cadeira.
        [one] Só resta 1 cadeira à frente do seu Membro do Concílio.
       *[other] Só restam { $left } cadeiras à frente do seu Membro do Concílio.
    }
refusal-apostate_too_far = O Apóstata anda no máximo { $most } Ilhas.
refusal-novice_for_novice = A ficha de Favor { $favor } não ajuda a ganhar ela mesma.
refusal-token_alone_island = Quando a ficha Noviço é usada sozinha, indique a { $island }.
refusal-no_time_token = Não resta nenhuma ficha de Tempo para virar.
refusal-time_tokens_end_phase = A Fase de Ação termina quando a última ficha de Tempo é virada.
refusal-no_meditation = Não há Meditação no jogo solitário.
refusal-opponent_not_active = O oponente não tem nenhum Noviço ativo na { $island }.
refusal-no_expulsion = No nível 3 o Apóstata não pode ser expulso.
refusal-apostate_blocks = O Apóstata bloqueia a { $island }.

# O tabuleiro em texto

terminal-round = Rodada { $round } de 6
terminal-setup = Montagem
terminal-over = Fim da partida
terminal-time = Fichas de Tempo: { $left } de { $pile }
terminal-guard = Guarda do Templo sobre o { $value }
terminal-book_bonus = A próxima ação Livro dá um bônus
terminal-player = { $player }
terminal-islands = Ilhas Sagradas, em sentido horário
terminal-tokens = fichas { $count }
terminal-short-moon_priestess = Sacerdotisa
terminal-short-master_builder = Construtor
terminal-short-apostate = Apóstata
terminal-blocked = (bloqueada)
terminal-path = Caminho, do Portão ao Píer
terminal-guard-stone = Guarda { $value }
terminal-temple = Templo
terminal-council = Concílio
terminal-points = { $influence } de influência, { $projected } com os pontos finais
terminal-reserve = reserva { $novices }
terminal-pier = Píer { $novices }
terminal-shrines = Santuários restantes { $shrines }
terminal-herbs = Ervas { $used } de { $limit }
terminal-no-token = nenhuma
terminal-start = jogador inicial
terminal-next = Próxima rodada: Sacerdotisa na { $priestess }, Construtor na { $builder }
terminal-legend = ▵2 sobre a Ilha, ▿1 ao lado, →1 a caminho, ⌂ Santuário, ✦ Livro; pedras: [aprovada] (com Suborno) bloqueada
terminal-figures = Sacerdotisa da Lua
terminal-round-end = { $loss ->
    [0] +{ $gain }
   *[other] +{ $gain }, Apóstata -{ $loss }
  }
terminal-with-tide = com uma Maré
terminal-with-journey = com uma Jornada
terminal-book-from = o Livro da pedra { $stone }
