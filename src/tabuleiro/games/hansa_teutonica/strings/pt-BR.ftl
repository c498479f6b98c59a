game-name = Hansa Teutonica
game-tagline = Rotas, escritórios e influência na Liga Hanseática
game-designers = Andreas Steding
game-publishers = Argentum Verlag; Z-Man Games
game-year = 2009

# Tables of components.toml

values-actions = Ações
values-boards = Cidades e rotas dos dois lados do tabuleiro
values-bonus_marker_totals = Número de fichas de bônus
values-bonus_markers = Fichas de bônus
values-coellen_table = Mesa de Coellen
values-completed_cities_track = Trilha das cidades completas
values-components = Peças na caixa
values-desk = Escrivaninha de um jogador
values-final_scoring = Pontuação final
values-game_end = Fim do jogo
values-piece_shapes = Formas das peças
values-prestige = Pontos de prestígio durante o jogo
values-prestige_track = Trilha de prestígio
values-privilege = Privilégios
values-setup = Preparação
values-two_player = Jogo para dois
neutral = Jogador neutro

# Nomes

city-groningen = Groningen
city-emden = Emden
city-stade = Stade
city-hamburg = Hamburg
city-luebeck = Lübeck
city-kampen = Kampen
city-osnabrueck = Osnabrück
city-bremen = Bremen
city-lueneburg = Lüneburg
city-perleberg = Perleberg
city-arnheim = Arnheim
city-muenster = Münster
city-minden = Minden
city-hannover = Hannover
city-brunswiek = Brunswiek
city-stendal = Stendal
city-duisburg = Duisburg
city-dortmund = Dortmund
city-paderborn = Paderborn
city-hildesheim = Hildesheim
city-goslar = Goslar
city-magdeburg = Magdeburg
city-coellen = Coellen
city-warburg = Warburg
city-goettingen = Göttingen
city-quedlinburg = Quedlinburg
city-halle = Halle
route-groningen_emden = Groningen–Emden
route-emden_stade = Emden–Stade
route-emden_osnabrueck = Emden–Osnabrück
route-stade_hamburg = Stade–Hamburg
route-hamburg_luebeck = Hamburg–Lübeck
route-hamburg_bremen = Hamburg–Bremen
route-hamburg_lueneburg = Hamburg–Lüneburg
route-kampen_osnabrueck = Kampen–Osnabrück
route-kampen_arnheim = Kampen–Arnheim
route-osnabrueck_bremen = Osnabrück–Bremen
route-bremen_minden = Bremen–Minden
route-bremen_hannover = Bremen–Hannover
route-lueneburg_perleberg = Lüneburg–Perleberg
route-lueneburg_hannover = Lüneburg–Hannover
route-perleberg_stendal = Perleberg–Stendal
route-arnheim_muenster = Arnheim–Münster
route-arnheim_duisburg = Arnheim–Duisburg
route-muenster_minden = Münster–Minden
route-minden_hannover = Minden–Hannover
route-minden_brunswiek = Minden–Brunswiek
route-minden_paderborn = Minden–Paderborn
route-brunswiek_stendal = Brunswiek–Stendal
route-stendal_magdeburg = Stendal–Magdeburg
route-duisburg_dortmund = Duisburg–Dortmund
route-dortmund_paderborn = Dortmund–Paderborn
route-paderborn_hildesheim = Paderborn–Hildesheim
route-paderborn_warburg = Paderborn–Warburg
route-hildesheim_goslar = Hildesheim–Goslar
route-goslar_magdeburg = Goslar–Magdeburg
route-goslar_quedlinburg = Goslar–Quedlinburg
route-coellen_warburg = Coellen–Warburg
route-warburg_goettingen = Warburg–Göttingen
route-goettingen_quedlinburg = Göttingen–Quedlinburg
route-quedlinburg_halle = Quedlinburg–Halle
track-keys = Chaves das Cidades
track-actions = Ações
track-privilegium = Privilégios
track-liber_sophiae = Livro da Sabedoria
track-money_bags = Sacos de Dinheiro
marker-extra_office = Escritório Extra
marker-swap_offices = Troca de Escritório
marker-remove_three = Remover 3 Marcadores
marker-actions_3 = +3 Ações
marker-actions_4 = +4 Ações
marker-improve_ability = Melhorar 1 Habilidade
piece-trader = Comerciante
piece-merchant = Mercador
privilege-white = Branco
privilege-orange = Laranja
privilege-pink = Rosa
privilege-black = Preto
shape-square = Quadrado
shape-circle = Redondo

# Lugares na mesa

place-supply = Suprimento pessoal
place-stock = Estoque geral
place-desk = Tabuleiro do jogador (Escrivaninha)
place-plate = Prato
place-stack = Reserva de fichas de bônus
place-tavern = Taberna
place-route = Rota comercial
place-space = Casa
place-city = Cidade Hansa
place-office = Escritório
place-extra_office = Escritório extra
place-coellen_table = Tabela de Coellen
place-prestige_track = Trilha de Pontos de Prestígio
place-completed_cities_track = Trilha de Cidades Concluídas
place-neutral_reserve = Reserva neutra
place-coin = Moeda de ouro
board-side_4_5 = Lado da frente (4-5 jogadores)
board-side_2_3 = Lado de trás (2-3 jogadores)
coellen-slot-0 = 7 pontos (branco)
coellen-slot-1 = 8 pontos (laranja)
coellen-slot-2 = 9 pontos (rosa)
coellen-slot-3 = 11 pontos (preto)

# Pontuação e fim

category-track = Ganhos durante o jogo
category-abilities = Habilidades totalmente desenvolvidas
category-bonus_markers = Fichas de bônus
category-coellen = Tabela de Coellen
category-cities = Cidades controladas
category-network = Maior rede de cidades

tally-track = Pontos de prestígio ganhos durante a partida
tally-ability = { $track }: habilidade totalmente desenvolvida
tally-markers = { $count ->
    [one] uma ficha de bônus, usada ou não
   *[other] { $count } fichas de bônus, usadas ou não
}
tally-coellen = Um mercador na Tabela de Coellen
tally-city = { $city }: cidade controlada
tally-network = Maior rede de cidades: { $offices ->
    [one] um escritório
   *[other] { $offices } escritórios
} × { $keys } (chave da cidade)
prospect-claim = Alguém reivindica uma rota até uma cidade controlada
prospect-ability = { $track }: { $count ->
    [one] falta liberar mais uma peça
   *[other] falta liberar mais { $count } peças
} para desenvolvê-la totalmente
prospect-markers = { $count ->
    [one] Mais uma ficha de bônus
   *[other] Mais { $count } fichas de bônus
}
prospect-coellen = Um mercador no primeiro espaço livre da Tabela de Coellen
prospect-city = Controle de mais uma cidade; um escritório basta em { $count ->
    [one] uma cidade
   *[other] { $count } cidades
}
prospect-network = Mais um escritório na maior rede × { $keys } (chave da cidade)
reason-city_controller = Controla uma cidade da rota reivindicada
reason-coin_office = Escritório com moeda de ouro
reason-east_west = Rede Stendal - Arnheim (leste-oeste)
end-prestige_20 = Um jogador atingiu 20 ou mais Pontos de Prestígio
end-no_replacement_marker = Não há mais fichas de bônus para serem repostas
end-completed_cities_10 = Dez cidades foram completadas
end-turn_cap = Encerrado pelo limite de turnos
tiebreak-lower_actions_value = Menos ações por turno
tiebreak-more_offices = Mais escritórios no tabuleiro
tiebreak-shared_victory = Vitória compartilhada

# Títulos das escolhas

kind-end_turn = Encerrar o turno
kind-income = Receber Renda
kind-place = Colocar 1 Comerciante ou Mercador em uma Rota
kind-displace = Deslocar outro Jogador
kind-displace_pay = Substituir e pagar a penalidade
kind-relocate = Mover o marcador deslocado
kind-extra_put = Colocar um marcador adicional
kind-extra_lift = Retirar um marcador próprio
kind-extra_drop = Recolocar o marcador retirado
kind-extra_stop = Não colocar mais
kind-move_lift = Mover seus próprios marcadores: retirar
kind-move_lift_stop = Parar de retirar
kind-move_drop = Recolocar um marcador
kind-claim = Reivindicar uma Rota
kind-b_office = Fundar um escritório
kind-b_extra = Fundar um escritório extra
kind-b_develop = Melhorar uma Habilidade
kind-b_coellen = Colocar um Mercador na Tabela de Coellen
kind-b_none = Sem benefício
kind-use_marker = Usar uma ficha de bônus
kind-upgrade_pick = Escolher a habilidade
kind-swap_pick = Escolher dois escritórios adjacentes
kind-remove_pick = Remover um marcador
kind-remove_stop = Não remover mais
kind-place_marker = Colocar a ficha de substituição
kind-neutral_put = Colocar um comerciante neutro
kind-neutral_city = Escolher a cidade do escritório neutro

# Perguntas

decision-main = Escolha uma ação
decision-displace_pay = Escolha o marcador substituto e a penalidade
decision-relocate = Mova seu marcador deslocado
decision-extra = Coloque mais marcadores
decision-extra_drop = Coloque o marcador retirado em uma rota
decision-move_lifting = Retire outros marcadores próprios
decision-move_dropping = Recoloque os marcadores retirados
decision-benefit = Escolha o benefício da rota
decision-upgrade_pick = Escolha a habilidade a melhorar
decision-swap_pick = Escolha os escritórios a trocar
decision-remove_pick = Escolha um marcador a remover
decision-place_marker = Escolha uma rota para a ficha de substituição
decision-neutral_put = Coloque um comerciante neutro
decision-neutral_city = Escolha a cidade do escritório neutro
decision-start_player = Jogador Inicial
decision-start_marker = Ficha de bônus inicial
decision-marker_reveal = Ficha de substituição revelada

# Escolhas

action-end_turn = Encerrar o turno
action-income = Pegar { $merchants ->
    [0] { $traders ->
        [one] 1 Comerciante
       *[other] { $traders } Comerciantes
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
       *[other] { $traders ->
            [one] 1 Comerciante
           *[other] { $traders } Comerciantes
          } e { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
      }
  } do estoque
action-place = Colocar um { $piece } em { $route }
action-displace = Deslocar um { $piece } ({ $owner }) de { $route }
action-displace_pay = Substituir por um { $piece }; penalidade: { $merchants ->
    [0] { $traders ->
        [one] 1 Comerciante
       *[other] { $traders } Comerciantes
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
       *[other] { $traders ->
            [one] 1 Comerciante
           *[other] { $traders } Comerciantes
          } e { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
      }
  }
action-relocate = Mover o marcador deslocado para { $route }
action-extra_put = Acrescentar um { $piece } em { $route }
action-extra_lift = Retirar um { $piece } de { $route }
action-extra_drop = Recolocar o marcador retirado em { $route }
action-extra_stop = Não acrescentar mais marcadores
action-move_lift = Retirar um { $piece } de { $route }
action-move_lift_stop = Não retirar mais marcadores
action-move_drop = Recolocar um { $piece } em { $route }
action-claim = Reivindicar { $route }
action-b_office = Fundar um escritório em { $city }
action-b_extra = Fundar um escritório extra em { $city } com um { $piece }
action-b_develop = Melhorar { $track } ({ $city })
action-b_coellen = Colocar um Mercador na Tabela de Coellen por { $points } pontos
action-b_none = Não receber benefício
action-use_marker = Usar a ficha de bônus { $marker }
action-upgrade_pick = Melhorar { $track }
action-swap_pick = Trocar os escritórios { $first } e { $second } de { $city }
action-remove_pick = Remover um { $piece } ({ $owner }) de { $route }
action-remove_stop = Não remover mais marcadores
action-place_marker = Colocar a ficha de bônus em { $route }
action-neutral_put = Colocar o Comerciante neutro em { $route }
action-neutral_city = O jogador neutro funda seu escritório em { $city }
action-start_player = { $starter } começa
action-start_marker = { $marker } fica em { $route }
action-marker_reveal = Ficha revelada: { $marker }

# O que aconteceu

event-start_player_drawn = { $seat }: jogador inicial
event-start_marker_laid = { $marker } fica em { $route }
event-turn_started = { $seat }: { $actions ->
        [one] uma ação
       *[other] { $actions } ações
    } neste turno
event-income_taken = { $seat }: renda, { $merchants ->
    [0] { $traders ->
        [one] 1 Comerciante
       *[other] { $traders } Comerciantes
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
       *[other] { $traders ->
            [one] 1 Comerciante
           *[other] { $traders } Comerciantes
          } e { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
      }
  }
event-piece_placed = { $seat }: { $piece } colocado em { $route }
event-piece_displaced = { $seat }: { $piece } ({ $owner }) deslocado de { $route }
event-penalty_paid = { $seat }: penalidade paga, { $merchants ->
    [0] { $traders ->
        [one] 1 Comerciante
       *[other] { $traders } Comerciantes
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
       *[other] { $traders ->
            [one] 1 Comerciante
           *[other] { $traders } Comerciantes
          } e { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
      }
  }
event-piece_relocated = { $seat }: { $piece } deslocado vai para { $route }
event-extra_placed = { $seat }: { $piece } adicional em { $route }
event-piece_lifted = { $seat }: { $piece } retirado de { $route }
event-piece_dropped = { $seat }: { $piece } recolocado em { $route }
event-route_claimed = { $seat }: { $route } reivindicada
event-prestige_gained = { $seat }: +{ $points } PP ({ $reason })
event-marker_taken = { $seat }: ficha de bônus { $marker } recebida
event-replacement_drawn = { $seat }: ficha de substituição retirada, { $stack ->
        [0] nenhuma resta
        [one] resta uma
       *[other] restam { $stack }
    } na pilha
event-office_founded = { $seat }: escritório fundado em { $city } ({ $piece })
event-extra_office_founded = { $seat }: escritório extra fundado em { $city } ({ $piece })
event-ability_developed = { $seat }: habilidade melhorada ({ $track }), um { $piece } liberado
event-coellen_slot_taken = { $seat }: Tabela de Coellen, { $points } pontos
event-pieces_returned = { $seat }: de volta ao estoque, { $merchants ->
    [0] { $traders ->
        [one] 1 Comerciante
       *[other] { $traders } Comerciantes
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
       *[other] { $traders ->
            [one] 1 Comerciante
           *[other] { $traders } Comerciantes
          } e { $merchants ->
            [one] 1 Mercador
           *[other] { $merchants } Mercadores
          }
      }
  }
event-city_completed = { $city } está completa: { $completed ->
        [one] uma cidade concluída
       *[other] { $completed } cidades concluídas
    }
event-marker_used = { $seat }: ficha de bônus { $marker } usada
event-actions_gained = { $seat }: { $actions ->
        [one] mais uma ação
       *[other] mais { $actions } ações
    }
event-offices_swapped = { $seat }: escritórios trocados em { $city } ({ $first } e { $second })
event-piece_removed = { $seat }: { $piece } ({ $owner }) removido de { $route }
event-marker_revealed = { $seat }: ficha revelada, { $marker }
event-marker_placed = { $seat }: ficha de bônus { $marker } colocada em { $route }
event-neutral_placed = Comerciante neutro em { $route }
event-neutral_claimed = O jogador neutro reivindica { $route }
event-neutral_office_founded = O jogador neutro funda um escritório em { $city }
event-marker_discarded = { $marker } de { $route } sai do jogo
event-turn_ended = { $seat }: turno encerrado{ $unused ->
        [0] { "" }
        [one] , uma ação sem usar
       *[other] , { $unused } ações sem usar
    }
event-game_ended = Fim de jogo: { $reason }

# Opções

option-start_player = Jogador inicial
option-start_player-random = sorteado
option-start_player-0 = lugar 1
option-start_player-1 = lugar 2
option-start_player-2 = lugar 3
option-start_player-3 = lugar 4
option-start_player-4 = lugar 5
option-marker_timing = Fichas de bônus
option-marker_timing-any_time = a qualquer momento do próprio turno
option-marker_timing-between_actions = somente entre ações
option-neutral_control = Controle neutro (2 jogadores)
option-neutral_control-final_scoring = nega pontos só na pontuação final
option-neutral_control-always = nega também o ponto de uma reivindicação

# Recusas: por que uma ação não é permitida

refusal-game_over = O jogo terminou.
refusal-not_now = Agora se pede outra coisa: { $decision }.
refusal-later_end_turn = O turno é encerrado entre ações: termine esta antes.
refusal-later_income = A renda é uma das ações do seu turno: termine esta antes.
refusal-later_place = Colocar um marcador é uma das ações do seu turno: termine esta antes.
refusal-later_displace = Deslocar é uma das ações do seu turno: termine esta antes.
refusal-later_displace_pay = Você paga quando desloca um marcador de outro jogador.
refusal-later_relocate = Um marcador só é movido para cá depois de deslocado.
refusal-later_extra_put = Marcadores adicionais só entram quando um marcador seu foi deslocado.
refusal-later_extra_lift = Um marcador só é retirado como adicional após um deslocamento, com estoque e suprimento vazios.
refusal-later_extra_drop = Isto é para um marcador retirado após um deslocamento.
refusal-later_extra_stop = Não há marcadores adicionais para colocar agora.
refusal-later_move_lift = Mover seus marcadores é uma das ações do seu turno: termine esta antes.
refusal-later_move_lift_stop = Você não está retirando marcadores agora.
refusal-later_move_drop = Um marcador só é recolocado aqui depois de retirado.
refusal-later_claim = Reivindicar uma rota é uma das ações do seu turno: termine esta antes.
refusal-later_b_office = Um escritório é fundado quando você reivindica uma rota que termina nesta cidade.
refusal-later_b_extra = Um escritório extra é fundado com a sua ficha quando você reivindica uma rota que termina na cidade.
refusal-later_b_develop = Esta habilidade é melhorada quando você reivindica uma rota que termina nesta cidade.
refusal-later_b_coellen = A Tabela de Coellen é ocupada quando você reivindica a rota de Coellen a Warburg.
refusal-later_b_none = Você pode abrir mão de um benefício quando reivindica uma rota.
refusal-later_use_marker = Nenhuma ficha pode ser usada neste momento.
refusal-later_upgrade_pick = As habilidades são melhoradas ao reivindicar uma rota até a cidade delas, ou com uma ficha de bônus.
refusal-later_swap_pick = Escritórios são trocados com a ficha de bônus própria.
refusal-later_remove_pick = Marcadores são removidos com a ficha de bônus própria.
refusal-later_remove_stop = Você não está removendo marcadores agora.
refusal-later_place_marker = Novas fichas de bônus são colocadas no fim de um turno.
refusal-later_neutral_put = Um comerciante neutro é colocado depois que um foi deslocado.
refusal-later_neutral_city = Esta cidade é escolhida quando o jogador neutro reivindica uma rota.
refusal-now_b_office = Um escritório é fundado em uma cidade na ponta da rota que você reivindica.
refusal-no_such_route = Este lado do tabuleiro não tem a rota { $route }.
refusal-no_such_opponent = Ninguém se senta { $slot } lugares depois de você.
refusal-displacement_route = O marcador deslocado e os que o acompanham precisam sair da rota { $route }.
refusal-marker_laid_out = A ficha inicial { $marker } já está em uma rota com taberna.
refusal-no_such_seat = Só há { $seats } jogadores nesta mesa.
refusal-no_action_left = Você não tem mais ações neste turno.
refusal-no_marker = Você não tem nenhuma ficha { $marker } sem usar.
refusal-marker_between_actions = Nesta mesa as fichas são usadas somente entre ações.
refusal-marker_not_now = Nenhuma ficha pode ser usada agora: termine isto antes.
refusal-stock_empty = Seu estoque geral está vazio.
refusal-income_merchants =
    { $most ->
        [0] Esta renda não pode incluir nenhum Mercador.
        [one] Esta renda só pode incluir um Mercador.
       *[other] Esta renda pode incluir no máximo { $most } Mercadores.
    }
refusal-income_incomplete =
    { $pieces ->
        [one] Você precisa pegar um marcador, e ele tem de ser Mercador.
       *[other] Você precisa pegar { $pieces } marcadores: { $least ->
            [one] pelo menos um deles tem de ser Mercador.
           *[other] pelo menos { $least } deles têm de ser Mercadores.
        }
    }
refusal-not_in_supply = Não há nenhum { $shape } no seu suprimento pessoal.
refusal-route_full = A rota { $route } não tem casa vazia.
refusal-no_such_piece = { $owner }: nenhum { $shape } na rota { $route }.
refusal-price_too_high = Custa { $price ->
        [one] um marcador
       *[other] { $price } marcadores
    }, você tem { $supply } no seu suprimento pessoal.
refusal-nowhere_to_go = Nenhuma rota além de { $route } tem casa vazia para o marcador deslocado.
refusal-no_extra_left = Você já colocou todos os marcadores adicionais a que tem direito.
refusal-extra_from_stock = O marcador adicional precisa vir do seu estoque geral, que não tem nenhum { $shape }.
refusal-extra_from_supply = Seu estoque geral está vazio e seu suprimento pessoal não tem nenhum { $shape }.
refusal-extra_from_routes = Seu estoque e seu suprimento estão vazios: retire um dos seus marcadores de uma rota.
refusal-extra_not_from_routes = Marcadores nas rotas só podem ser usados quando seu estoque e seu suprimento estão vazios.
refusal-nearer_route = A rota { $route } fica longe demais: { $nearer } fica mais perto e tem casa vazia.
refusal-no_own_piece = Você não tem nenhum { $shape } na rota { $route }.
refusal-no_destination = Um marcador retirado de { $route } não teria outra rota para onde ir.
refusal-back_to_origin = O marcador foi retirado de { $route } e precisa ir para outra rota.
refusal-penalty_merchants =
    { $penalty ->
        [one] A penalidade é de apenas um marcador.
       *[other] A penalidade é de apenas { $penalty } marcadores.
    }
refusal-payment_not_in_supply = Este pagamento exige { $needed } ({ $shape }); seu suprimento pessoal tem { $supply }.
refusal-just_placed = Todo { $shape } seu em { $route } foi colocado ali neste mesmo deslocamento.
refusal-book_limit = Você pode retirar no máximo { $limit ->
        [one] um marcador
       *[other] { $limit } marcadores
    } em um movimento.
refusal-not_in_hand = Você não tem na mão nenhum { $shape } retirado.
refusal-route_not_own =
    { $missing ->
        [one] Para reivindicar { $route } falta um marcador seu em uma casa.
       *[other] Para reivindicar { $route } faltam marcadores seus em { $missing } casas.
    }
refusal-city_full = { $city } não tem escritório vazio.
refusal-office_privilege = O próximo escritório em { $city } exige este privilégio: { $privilege }.
refusal-shape_not_on_route = Não há nenhum { $shape } entre os seus marcadores em { $route }.
refusal-no_ability_here = { $city } não melhora nenhuma habilidade.
refusal-coellen_route = Só pela rota { $route } se chega à Tabela de Coellen.
refusal-coellen_slot_taken = O espaço de { $points } pontos já está ocupado.
refusal-coellen_privilege = O espaço de { $points } pontos exige este privilégio: { $privilege }.
refusal-track_full = Esta habilidade já está totalmente desenvolvida: { $track }.
refusal-marker_too_fresh = Você pegou a ficha { $marker } nesta mesma ação; ela só pode ser usada depois.
refusal-nothing_to_swap = Não há dois escritórios vizinhos de jogadores diferentes.
refusal-nothing_to_remove = Nenhum outro jogador tem marcador em uma rota.
refusal-nothing_to_improve = Todas as suas habilidades já estão totalmente desenvolvidas.
refusal-no_office_in_city = Ninguém fundou ainda um escritório em { $city }.
refusal-pair_not_occupied = Não são dois escritórios vizinhos e ocupados em { $city }.
refusal-pair_of_one_owner = Os dois escritórios em { $city } são do mesmo jogador.
refusal-removal_limit = Esta ficha remove no máximo { $limit ->
        [one] um marcador
       *[other] { $limit } marcadores
    }.
refusal-remove_one_first = Remova pelo menos um marcador antes de parar.
refusal-route_has_marker = A rota { $route } já tem uma ficha de bônus.
refusal-route_occupied = Há marcadores na rota { $route }.
refusal-end_cities_full = As duas cidades da rota { $route } estão completas.
refusal-no_cube_left = Todos os cubos neutros deste deslocamento já foram colocados.
refusal-marker_not_unseen = Não resta nenhuma ficha { $marker } entre as que ninguém viu.

# O tabuleiro em texto

terminal-player = { $player }
terminal-cities = Cidades
terminal-routes = Rotas
terminal-status = turno { $turn } · cidades concluídas { $completed }/10 · pilha de fichas { $stack }
terminal-actions = { $actions ->
        [0] nenhuma ação restante
        [one] uma ação restante
       *[other] { $actions } ações restantes
    }
terminal-points = { $prestige } PP (final agora: { $total })
terminal-supply = suprimento { $traders } + ({ $merchants })
terminal-stock = estoque { $traders } + ({ $merchants })
terminal-all = todos
terminal-figure-keys = chaves
terminal-figure-actions = ações
terminal-figure-privilegium = privilégio
terminal-figure-liber_sophiae = livro
terminal-figure-money_bags = dinheiro
terminal-legend = ● Comerciante, (●) Mercador, ▢ escritório quadrado e ◯ redondo, 1-4 o privilégio exigido (branco, laranja, rosa, preto), $ moeda de ouro, + escritório extra, ◈ ficha de bônus, □ neutro. O sinal antes da cidade é de quem a controla.
terminal-unseen = Fichas na pilha
terminal-discarded = Fichas fora do jogo
terminal-reserve = { $number ->
    [0] nenhum comerciante neutro na reserva
    [one] um comerciante neutro na reserva
   *[other] { $number } comerciantes neutros na reserva
  }
terminal-connected = { $number ->
    [1] o primeiro a ligar leste e oeste
    [2] o segundo a ligar leste e oeste
    [3] o terceiro a ligar leste e oeste
   *[other] ligou leste e oeste
  }
terminal-used = usadas
terminal-plate = { $number ->
    [one] uma ficha no prato, a colocar em uma rota
   *[other] { $number } fichas no prato, a colocar em rotas
  }
terminal-piece = { $piece } ({ $owner })
terminal-left = { $number ->
    [0] nenhum restante
    [one] resta um
   *[other] restam { $number }
  }
terminal-hand = na mão: { $merchants ->
    [0] { $traders ->
        [one] um comerciante
       *[other] { $traders } comerciantes
      }
   *[other] { $traders ->
        [0] { "" }
        [one] um comerciante e{ " " }
       *[other] { $traders } comerciantes e{ " " }
      }{ $merchants ->
        [one] um mercador
       *[other] { $merchants } mercadores
      }
  }
