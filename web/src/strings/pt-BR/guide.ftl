## Introdução e ajuda
web-help = Ajuda
web-primer = Aprenda em dois minutos
web-primer-title = { $game } em dois minutos
web-primer-page = Página { $page } de { $pages }
web-primer-skip = Pular
web-primer-back = Voltar
web-primer-next = Avançar
web-primer-done = Vamos jogar
web-guide = Visão geral
web-guide-aim = Objetivo do jogo
web-guide-course = Como se joga
web-guide-signs = Sinais
