# Os textos do próprio programa. O catálogo de um jogo não pode usar nenhum destes nomes.

## Jogadores

player-only-human = Você
player-human = Jogador { $number }
player-bot = { $level } { $number }
level-random = Aleatório
level-casual = Casual
level-novice = Sereno
level-regular = Médio
level-able = Capaz
level-skilled = Habilidoso
level-seasoned = Experiente
level-advanced = Avançado
level-sharp = Afiado
level-strong = Forte
level-expert = Especialista
level-words-random = Qualquer lance permitido.
level-words-novice = Para a primeira partida: joga na hora e se engana muito.
level-words-casual = Joga na hora, às vezes com um plano; engana-se como gente.
level-words-regular = Conhece o jogo e pouco se engana. Por ele se medem todas as classificações.
level-words-able = Já não se engana e olha um pouco adiante.
level-words-skilled = Planeja o turno inteiro.
level-words-seasoned = Planeja o turno e vê o que você vai responder.
level-words-advanced = Olha vários turnos adiante.
level-words-sharp = Olha longe; pouco lhe escapa.
level-words-strong = Pensa dois segundos por turno.
level-words-expert = Pensa dez segundos por turno, com todos os processadores que recebe.
player-chance = Acaso

## O que está errado em uma entrada

error-no-such-file = { $file }: esse arquivo não existe
error-unreadable-file = { $file }: não é possível ler o arquivo ({ $problem })
error-no-text-file = { $file }: não é um arquivo de texto: esperado UTF-8
error-file-exists = { $file }: esse arquivo já existe; escolha outro nome
error-unwritable-file = { $file }: não é possível gravar o arquivo ({ $problem })
error-game-in-use = { $file }: esta partida está aberta em outro terminal
error-broken-game = Não é possível continuar esta partida: { $reason }. O arquivo foi guardado: { $file }
error-no-such-game = “{ $answer }” não é nenhuma destas partidas: esperado um número de 1 a { $last }
error-no-such-choice = Não existe a escolha { $number }: elas vão de 1 a { $last }.
error-no-such-action = Nada que se possa fazer neste jogo se chama “{ $words }”.
error-bad-json = linha { NUMBER($line, useGrouping: 0) }: isto não é JSON: { $problem }
error-bad-game-name = um jogo não pode se chamar { $name }: esperava letras minúsculas, algarismos e sublinhados, e não uma palavra do Python ou da sua biblioteca
error-game-exists = já existe um jogo chamado { $name }
error-folder-exists = { $folder } já existe: esperava uma pasta nova
new-game-written = { $folder } contém o pacote de { $name }: o README.md diz como instalar, testar e jogar
error-bad-toml = isto não é TOML: { $problem }
error-in-file = { $file }: { $problem }
error-no-position = uma posição é um objeto JSON: esperado { "{" } ... { "}" }
error-unknown-language = idioma desconhecido: { $language }. Esperado um destes: { $known }
error-unknown-game = jogo desconhecido: { $game }. Esperado um destes: { $known }
error-no-game = qual jogo? Esperado um destes: { $known }
error-other-game = { $file } guarda uma partida de { $game }, não de { $asked }
error-unknown-edition = { $game } versão { NUMBER($version, useGrouping: 0) } com os componentes { $components } não está entre as edições disponíveis
error-bad-seats = { $seats } { $seats ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
  }: este jogo não aceita esse número. Esperado um destes: { $known }
error-seats-differ = o registro tem { $seats } lugares, mas foram informados { $given }
error-unknown-seat = jogador desconhecido: { $seat }. Esperado um destes: { $known }
error-bad-player-name = nome de jogador inválido: { $name }. Esperado um nome que não seja o de um robô
error-unknown-level = robô desconhecido: { $level }. Esperado um destes: { $known }
error-bad-analysis-budget = não existe o orçamento { $budget }: esperado um de { $known } ou um número de posições até { NUMBER($most) }
error-bad-budget = ninguém consegue pensar { $budget } segundos por turno: esperado mais de 0
error-bad-weights = { $file } não contém pesos para { $game }
error-unknown-backend = executor desconhecido: { $backend }. Esperado um destes: { $known }
error-no-ray = o Ray não está instalado: pip install 'tabuleiro[ray]'
error-other-training = { $folder } contém outro treinamento: { $kept }
error-estimate-uncalibrated = nada é estimado com { $seats } lugares: a estimativa não está calibrada ({ $command })
error-estimate-other-weights = nada é estimado: a estimativa não está calibrada para estes pesos ({ $command })
error-estimate-unproven = nada é estimado: em partidas separadas para a prova, a estimativa não se confirmou bem o bastante
error-other-finds = { $file } contém desafios de outra coisa: { $kept }
error-unknown-puzzle = não há desafio { $puzzle }
error-no-puzzles = não há desafios assim
error-other-samples = { $file } contém amostras de outra coisa: { $kept }
error-no-torch = PyTorch não está instalado: pip install 'tabuleiro[learn]'
error-no-records = { $folder } não contém registros
error-no-answer = o robô em { $folder } não responde: ele não sabe jogar este jogo como é agora
error-other-tournament = { $folder } contém outro torneio: { $kept }
error-unknown-format = tipo de torneio desconhecido { $kind }: esperado um de { $known }
error-no-draw = { $count } não podem jogar: uma mesa precisa de { $least }
error-agent-not-named = o agente { $agent } não está escrito como módulo:Classe
error-agent-not-found = o agente { $agent } não foi encontrado: { $why }
error-agent-no-class = o agente { $agent } não é uma classe
error-agent-not-made = o agente { $agent } não pode ser feito a partir de uma semente: { $why }
error-agent-no-choose = o agente { $agent } não tem o método choose(state)
error-agent-illegal = o agente { $agent } escolheu o que não é permitido: { $why }
error-engine-not-started = o motor { $command } não pôde ser iniciado: { $why }
error-engine-not-ready = o motor { $command } não sabe jogar este jogo: { $why }
error-bot-one-of-two = ou --level ou --command diz quem joga
error-bad-server = { $server } não é endereço de servidor: esperado https://NOME ou http://NOME:PORTA
error-bot-refused = { $server } recusa este robô: { $why }
error-no-server = { $server } não responde: { $why }
error-no-anchors = não há avaliação definida para { $game }: esperado um de { $known }
error-too-few-bots = { $bots } robôs não ocupam { $seats } lugares: esperados pelo menos tantos, e dois
error-unknown-reward = recompensa desconhecida: { $reward }. Esperada uma destas: { $known }
error-bad-seat = não existe o lugar { $seat }: esperado de 0 a { $last }
error-bad-bots = { $bots } robôs para { $seats } lugares: esperados tantos quantos os lugares
error-episode-over = não há partida em andamento
error-missing-library = { $library } não está instalado; instale com: pip install "tabuleiro[{ $extra }]"
error-other-plan = { $file } pertence a outro conjunto de dados: retome aquele ou apague o arquivo
error-unknown-option = opção desconhecida: { $option }. { $known ->
    [none] Este jogo não tem opções
   *[other] Esperada uma destas: { $known }
  }
error-bad-option-value = a opção { $option } não pode ser { $value } com { $seats ->
    [one] um jogador
   *[other] { $seats } jogadores
  }. Esperado um destes valores: { $known }
error-options-clash = a opção { $option } não pode ser { $value } enquanto { $other } for { $other_value }
error-bad-option-form = { $option } não é uma opção: esperado nome=valor
error-options-with-record = uma partida retomada mantém as opções do seu registro: não use --option
error-unknown-kind = ação desconhecida: { $kind }. Esperada uma destas: { $known }
error-wrong-form = { $text } tem a forma errada: esperado { $form }
error-unknown-word = “{ $word }” não serve aqui. Esperado um destes: { $known }
error-no-such-id = nenhuma ação tem o número { $id }: eles vão de 0 a { NUMBER($last, useGrouping: 0) }
error-not-your-turn = não é a sua vez
error-illegal = { $reason } ({ $rule })
error-bad-components = { $file } não contém componentes com que se possa jogar: { $problems }
error-unknown-provenance = procedência desconhecida: { $word }. Esperada uma destas: { $known }
error-bad-position = esta posição não é possível: { $problems }
error-bad-database = { $database }: { $problem }
error-bad-setting = { $place }: { $problem }
error-behind-schema = { $database }: { $found ->
    [none] não tem esquema
   *[other] seu esquema é { $found }
  } e o nosso é { $ours }. Atualize-o: tabuleiro migrate --database URL (ou sirva com --migrate).
error-one-worker = { $asked }: SQLite é servido por um só processo, que faz tudo. Vários precisam de PostgreSQL, aonde tabuleiro copy-database leva um banco de dados.
error-no-such-user = { $user }: esse usuário ou essa conta não existe
error-no-such-table = { $table }: essa mesa não existe
error-order-failed = não foi feito: { $problem }
error-bad-data = { $place }: { $problem }
error-bad-data-kind = { $place }: esperado { $expected ->
    [table] uma tabela
    [list] uma lista
    [boolean] true ou false
   *[text] um texto
  }, encontrado { $found }
error-bad-data-text-keys = { $place }: esperadas chaves de texto, encontrado { $found }
error-bad-data-missing = { $place }: está faltando
error-bad-data-unknown-key = { $place }: tem uma chave desconhecida, { $key }: esperado { $known }
error-bad-data-count = { $place }: esperados { NUMBER($count, useGrouping: 0) } itens, encontrados { NUMBER($found, useGrouping: 0) }
error-bad-data-most = { $place }: esperados no máximo { NUMBER($count, useGrouping: 0) } itens, encontrados { NUMBER($found, useGrouping: 0) }
error-bad-data-integer = { $place }: esperado um número inteiro de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, encontrado { $found }
error-bad-data-word = { $place }: esperado um destes: { $known }; encontrado { $found }
problem-unsound = A posição viola uma lei do jogo.
error-bad-edit-word = { $word }: esperado CAMINHO=VALOR
error-bad-edit-path = { $path }: nada com esse nome pode ser definido aqui
error-bad-edit-form = { $path }: este valor não pode ficar junto com os outros
error-bad-edit-count = { $path }: esperado um inteiro de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, encontrado { $found }
error-bad-edit-flag = { $path }: esperado verdadeiro ou falso, encontrado { $found }
error-bad-edit-list = { $path }: esperada uma lista, encontrado { $found }
error-bad-edit-set = { $path }: esperado cada um uma vez, na ordem das escolhas
error-bad-edit-length = { $path }: esperados de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) } itens, encontrados { NUMBER($found, useGrouping: 0) }
error-bad-edit-choice = { $path }: esperado um de { $known }, encontrado { $found }
error-bad-record = linha { NUMBER($line, useGrouping: 0) }: { $problem }
error-bad-record-magic = linha { NUMBER($line, useGrouping: 0) }: este não é um arquivo de registro: esperado { $expected }
error-bad-record-line = linha { NUMBER($line, useGrouping: 0) }: esperado { $expected }, encontrado { $found }
error-bad-record-blank = linha { NUMBER($line, useGrouping: 0) }: esperada uma linha em branco depois do cabeçalho
error-bad-record-json = linha { NUMBER($line, useGrouping: 0) }: { $name }: esperado JSON, encontrado { $found }
error-bad-record-action = linha { NUMBER($line, useGrouping: 0) }: esperado “lugar: ação” ou “chance: ação”, encontrado { $found }
error-bad-record-cut = linha { NUMBER($line, useGrouping: 0) }: o arquivo está cortado: esperado { $expected }, encontrado { $found }
error-bad-record-altered = linha { NUMBER($line, useGrouping: 0) }: o arquivo está cortado ou foi alterado: contém { NUMBER($count, useGrouping: 0) } ações, mas seu fim diz { NUMBER($said, useGrouping: 0) }
error-bad-record-tail = linha { NUMBER($line, useGrouping: 0) }: não se esperava nada depois da linha final
error-bad-record-result = linha { NUMBER($line, useGrouping: 0) }: o resultado é { $result }, o registro diz { $said }
error-bad-record-end = linha { NUMBER($line, useGrouping: 0) }: a última posição é { $end }, o registro diz { $said }: uma ação foi alterada
error-bad-record-position = linha { NUMBER($line, useGrouping: 0) }: { $name }: o cabeçalho diz { $said }, a posição { $found }
error-no-such-party = ninguém aqui se chama “{ $words }”: { $known }
error-nothing-called = nada aqui se chama “{ $words }”
error-unknown-element = este tabuleiro não tem nada chamado { $element }
error-no-lesson = { $game } não tem lição
error-no-step = não existe o passo { $step }: esta lição tem os passos 1 a { $last }
error-no-such-step = esta lição não tem o passo { $step }
error-no-such-task = { $last ->
    [0] “{ $input }” não diz nada aqui: uma linha vazia continua.
   *[other] “{ $input }” não é nenhum destes: digite um número de 1 a { $last }.
  }
error-unknown-rule = não existe a regra { $rule }
error-no-such-rule = não existe a regra { $rule }. As mais próximas: { $nearest }
error-no-rule-says = nenhuma regra diz “{ $words }”
error-bad-ply = não existe a ação { NUMBER($ply, useGrouping: 0) }: este registro tem { NUMBER($last, useGrouping: 0) }
error-nothing-to-decide = ninguém decide nesta posição

## As palavras que a pessoa digita; as inglesas também servem sempre

command-undo = desfazer
command-why = por que
command-explain = explicar
command-score = pontos
command-hint = dica
command-rules = regras
command-board = tabuleiro
command-log = histórico
command-save = salvar
command-help = ajuda
command-quit = sair
command-back = voltar
command-new = nova
command-remove = remover
command-next = próxima
command-previous = anterior
command-again = de novo
command-skip = pular

## Uma partida no terminal

play-which-game = Qual jogo?
play-title = { $game } · { $players ->
    [one] um jogador
   *[other] { $players } jogadores
  }
play-group = { $kind } ({ $count ->
    [one] uma escolha
   *[other] { $count } escolhas
  })
play-choose-group = { $kind }: qual?
play-found = Escolhas com “{ $words }”:
play-footer = Digite um número, parte de um nome para buscar, ou { command-help }.
play-footer-group = Digite um número, parte de um nome para buscar, ou { command-back }.
play-forced = única opção
play-earlier = { $count ->
    [one] Mais uma linha está no { command-log }.
   *[other] Mais { $count } linhas estão no { command-log }.
  }
play-not-understood = “{ $input }” não é uma escolha aqui. Digite { command-help } para ver o que é possível.
play-allowed = Isto é permitido agora: { $action }
play-why-form = Diga o que você gostaria de fazer, por exemplo: { command-why } { $example }
rules-found = { $count ->
    [one] Uma regra diz isso.
   *[other] { $count } regras dizem isso.
  }
score-title = { $player }: { $points ->
    [0] 0 pontos
    [one] um ponto
   *[other] { $points } pontos
  }
score-before = antes do primeiro lance
score-move = lance { NUMBER($ply, useGrouping: 0) }, { $points }:
score-earlier = { $count ->
    [one] um lance anterior
   *[other] { $count } lances anteriores
  }
score-if-ended = Se a partida acabasse agora: mais { $more }, ao todo { $points }
score-final = Pontuação final: mais { $more }, ao todo { $points }
score-more = Como poderia ser mais:
play-explain-form = Diga o quê, por exemplo um nome do tabuleiro: { command-explain } PALAVRAS
play-explain-several = Qual? { $names }
play-explain-reconstructed = Alguns valores impressos disto são reconstruídos.
play-explain-recalled = Alguns valores impressos disto são lembrados, não verificados.
play-rules-form = Diga qual regra, por exemplo: { command-rules } { $example }
play-undone = De volta à sua decisão anterior.
play-nothing-to-undo = Não há nada para desfazer.
play-empty-log = Ainda não aconteceu nada.
play-saved = Partida salva: { $file }
play-kept = A partida está salva. “tabuleiro play { $game }” continua de onde ela parou.
play-not-kept = A partida não consegue se salvar: { $problem }. Digite { command-save } ARQUIVO para guardá-la em outro lugar.
play-resumed = Partida retomada de { $file } após { $plies ->
    [one] uma ação
   *[other] { $plies } ações
  }.
play-over = Você ainda pode digitar { command-log }, { command-board }, { command-undo }, { command-save } ou { command-quit }.
play-help =
    O que você pode digitar:
      um número               fazer essa escolha ou abrir esse grupo
      parte de um nome        mostrar só as escolhas que contêm esse texto
      uma ação por extenso    por exemplo: { $action }
      { command-undo }                voltar à sua decisão anterior
      { command-why } NÚMERO ou PALAVRAS    por que algo não é possível: { command-why } { $example }
      { command-explain } PALAVRAS      o que algo na mesa é e vale agora
      { command-score } [JOGADOR]       de onde vêm os pontos, e como poderiam ser mais
      { command-hint }                    os melhores turnos, o que valem e por quê
      { command-rules } ID               ler uma regra, por exemplo: { command-rules } { $rule }
      { command-board }               desenhar o tabuleiro de novo
      { command-log }               tudo o que aconteceu
      { command-save } [ARQUIVO]        gravar o registro da partida
      { command-back }                  fechar um grupo ou uma busca
      { command-quit }                    sair da partida
    Linha vazia: mostrar as escolhas de novo.

## Partidas deixadas no meio

saved-title = { $count ->
    [one] Uma partida não terminou:
   *[other] { $count } partidas não terminaram:
  }
saved-line = { $game } · { $players } · { $plies ->
    [one] uma ação
   *[other] { $plies } ações
  } · { $time }
saved-question = Linha vazia: continuar a primeira. Um número: continuar essa. { command-new }: começar outra partida. { command-remove } NÚMERO: não oferecer mais essa.
saved-removed = Ela não será mais oferecida. O arquivo foi guardado: { $file }
saved-broken = Não é possível ler uma partida salva: { $problem }. O arquivo foi guardado: { $file }
saved-unusable = { $file }: não é possível continuar aqui esta partida salva: { $problem }

## Uma lição

coach-heading = Passo { $step } de { $of } · { $title }
coach-rules = Regras: { $rules }
coach-try = Tente primeiro: { $action }
coach-look-up = Consulte estes. Digite um número:
coach-open = Abra cada linha. Digite um número:
coach-right = Isso mesmo.
coach-wrong = Não exatamente.
coach-preview = Teria trazido: { $events }
coach-asked = Aqui se pede: { $action } ({ $text })
coach-next = Linha vazia: o próximo passo. Também: { command-again }, { command-previous }, { command-quit }.
coach-later = O que uma primeira partida deixa de fora:
coach-finished = Essa foi a lição. Linha vazia: continuar sua primeira partida contra novatos. Ou { command-quit }.
coach-sound = { $game }: a lição está correta: { $steps } passos, { $presses } escolhas, { $tries } tentativas, { $orders } ordens
coach-unsound = { $game }: a lição não se sustenta
coach-help =
    O que você pode digitar:
      um número               fazer essa escolha ou abrir esse grupo
      parte de um nome        mostrar só as escolhas que contêm esse texto
      uma ação por extenso    como aparece depois de “{ command-help }”
      { command-again }                 recomeçar este passo
      { command-skip }                   seguir para o próximo passo
      { command-previous }                voltar ao passo anterior
      { command-why } NÚMERO ou PALAVRAS    por que algo não é possível
      { command-explain } PALAVRAS      o que algo na mesa é e vale agora
      { command-rules } ID               ler uma regra, por exemplo: { command-rules } { $rule }
      { command-board }               desenhar o tabuleiro de novo
      { command-quit }                    sair da lição

## O fim

final-title = Pontuação final
final-rank = Lugar
final-points = Pontos
final-reason = A partida terminou: { $reason }
final-tie-break = O empate no primeiro lugar foi decidido assim: { $tie_break }
final-truncated = A partida foi interrompida antes do seu fim natural.
final-winner = Vitória: { $players }
final-winners = Vitória compartilhada: { $players }
final-solo-won = { $margin ->
    [0] Você venceu no empate.
   *[other] Você venceu por { $margin }.
  }
final-solo-lost = { $margin ->
    [0] Empate: não é vitória.
   *[other] Você perdeu por { $margin }.
  }

## Reprodução e verificação

replay-title = { $game } · ação { NUMBER($ply, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }
replay-start = O início
replay-action = { $player }: { $action }
replay-footer = { command-next } ou linha vazia, { command-previous }, um número, { command-quit }
replay-not-understood = “{ $input }” não é nenhum destes: { command-next }, { command-previous }, um número de 0 a { NUMBER($last, useGrouping: 0) }, { command-quit }
verify-sound = { $file }: íntegro, { $plies } ações, { $result }
verify-unfinished = partida não terminada

## Outros comandos

games-line = { $name }: { $title }. { $tagline } ({ $seats } jogadores)
version-compiled = compilado
version-pure = não compilado
components-sound = { $file }: íntegro. { $count ->
    [0] Nenhum valor difere do arquivo original.
    [one] Um valor difere do arquivo original:
   *[other] { $count } valores diferem do arquivo original:
  }
components-used = { $name }: jogando com o seu arquivo de componentes, edição { $edition }
components-counts = { $game }, edição { $edition }: { $count } valores impressos. { $rulebook } do manual, { $public } de fontes públicas, { $recalled } de memória, { $reconstructed } reconstruídos.
components-correct = Para corrigir um valor: copie { $file }, altere a cópia, confira com "tabuleiro components check ARQUIVO" e jogue com "--components ARQUIVO".
components-notice = { $count } dos valores impressos deste jogo são reconstruídos: "tabuleiro components list { $name }" mostra quais.
provenance-rulebook = manual
provenance-public = fonte pública
provenance-recalled = de memória
provenance-reconstructed = reconstruído
components-changed = { $place }: { $here }, no original { $packaged }
components-added = { $place }: { $here }, não existe no original
components-missing = { $place }: falta, no original { $packaged }
position-unsound = { $file }: { $count ->
    [one] um problema
   *[other] { $count } problemas
}
position-problem = { $rule }: { $problem }
position-changed = mudou: { $path }
position-calmed = Algo pela metade deixou de caber: uma decisão simples tomou o seu lugar.
position-edited = Posição íntegra; digest { $digest }
position-field = { $path } = { $value }   { $label }
position-sound = { $file }: posição íntegra de { $game }, { $seats ->
    [one] um jogador
   *[other] { $seats } jogadores
  }, código { $digest }

## Um conjunto de dados

collection-made = { $folder }: { NUMBER($games) } { $games ->
    [0] partidas
    [one] partida
   *[other] partidas
  }, e o que há nelas em README.md
dataset-made = { $file }: { NUMBER($games) } { $games ->
    [one] partida
   *[other] partidas
  }, { NUMBER($rows) } { $rows ->
    [0] linhas
    [one] linha
   *[other] linhas
  }

points-so-far = Pontos até agora

## Séries, torneios, treinos, bancos de dados

match-title = { $game }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
  } de { $plies } ações cada
match-score = { $name } vitórias { $wins }, { $points } pontos, turno mais longo { $seconds } s
match-seats = por lugar: { $wins }
match-faults = { $name } perdeu { $count ->
    [one] um turno
   *[other] { $count } turnos
  } para um substituto: { $faults }
engine-died = terminou
engine-silent = não respondeu a tempo
engine-nonsense = a resposta não foi entendida
engine-illegal = escolheu o que as regras proíbem
engine-replaced = Um substituto joga este turno por { $name }: { $fault }.
engine-replaced-for-good = Um substituto continua por { $name }, pela terceira vez nesta partida: { $fault }.
bot-connected = Conectado a { $server }; esperando partidas.
bot-waiting = A conexão caiu; de volta em { $seconds } s.
bot-game-over = { $game } na mesa { $table } acabou. Falhas: { $faults }
bot-error = Mesa { $table }: { $why }
bot-ended = { $games ->
    [one] Uma partida foi jogada.
   *[other] { $games } partidas foram jogadas.
  }
tournament-rating = { $name } { $strength }  ({ $games ->
    [one] uma partida
   *[other] { $games } partidas
  })
tournament-standing = { $place }º { $name }, { $score } pontos
benchmark-meeting = { $opponent } com nota { $rating }: vence { $wins }, pontos { $points }
benchmark-rating = { $agent }: nota { $strength } depois de { $games } partidas do protocolo { $protocol }
benchmark-trial = { $agent }: nota { $strength } depois de { $games } partidas; um ensaio, não todas as do protocolo { $protocol }
progress-playing = jogando
progress-fitting = ajustando
progress-comparing = comparando
train-generation = { $number }  valor { $value }  política { $policy }  vence { $share } de { $games }
train-champion = { train-generation }  campeão
calibrate-passed = { $kind }: confirmada em { $games } partidas separadas para a prova: { $figures }
calibrate-failed = { $kind }: não confirmada em { $games } partidas separadas para a prova, nada será mostrado: { $figures }
schema-current = { $database }: o esquema é { $ours }, não há nada a fazer
schema-behind = { $database }: { $found ->
    [none] não há esquema
   *[other] o esquema é { $found }
  }, o nosso é { $ours }
schema-migrated = { $database }: o esquema agora é { $ours }
database-checked = { $database }: { $tables ->
    [0] nenhuma mesa
    [one] uma mesa
   *[other] { $tables } mesas
  }, { $problems ->
    [0] nenhum problema
    [one] um problema
   *[other] { $problems } problemas
  }

## Dicas

hint-title = Dica para { $player } ({ NUMBER($searched) } posições examinadas)
hint-forced = { $player } não tem escolha
hint-estimate-uncalibrated = Sem números: a estimativa deste jogo não está calibrada.
hint-estimate-other-weights = Sem números: a estimativa não está calibrada para estes pesos.
hint-estimate-unproven = Sem números: a estimativa deste jogo não se confirmou bem o bastante em partidas separadas para a prova.
hint-promise = Chances se todos continuarem jogando como os robôs desta estimativa.
hint-lead = vantagem { $lead } (em quatro de cinco partidas, { $low } a { $high })
hint-likely = provável: { $action }
hint-then = depois: { $drawn }
hint-why = Por que { $best }, e não { $other }
reason-ends = Encerra a partida já
reason-goes-on = Ainda não encerra a partida
reason-more-points = { $category }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  } a mais
reason-fewer-points = embora { $category }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  } a menos
reason-only-this = Só este turno: { $event }
reason-only-that = Só o outro: { $event }
reason-leaves = O outro deixa a { $player } { $share } % a mais

## Análises

analysis-title = Análise ({ $budget }): { $result }
analysis-unfinished = A partida não terminou: conta-se até a última estimativa.
analysis-truncated = A partida foi interrompida por sua duração máxima.
analysis-gaps = { $count ->
    [one] Uma parte não pôde ser calculada: em seu lugar há uma estimativa grosseira.
   *[other] { $count } partes não puderam ser calculadas: em seu lugar há estimativas grosseiras.
  }
analysis-no-luck = Só há sorteio na preparação.
analysis-points = { $player }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }
analysis-in-percent = Parte da vitória, %
analysis-in-points = Margem em pontos
analysis-accuracy = precisão
analysis-start = início
analysis-luck = sorte
analysis-own = próprias
analysis-others = alheias
analysis-drift = deriva
analysis-result = resultado
analysis-moments = Momentos-chave (após a ação)
analysis-turns = Turnos que merecem atenção (após a ação)
analysis-better = melhor: { $action }
grade-find = achado
grade-inaccuracy = imprecisão
grade-mistake = erro
grade-blunder = erro grave
moment-swing = A maior virada: { $player } { $change }
moment-leader = { $player } assume a liderança de vez: { $change }
moment-worst = O pior turno de { $player }: { $change }
moment-find = { $player } acha o melhor turno, difícil de ver
moment-luck = O sorteio mais feliz: { $player } { $change }
moment-unlucky = O sorteio mais infeliz: { $player } { $change }
moment-decided = Daqui em diante { $player } fica acima de 90 %

## Relatórios

report-ledger = Por que terminou assim
report-adjusted = sem a sorte
report-graph = As chances ao longo da partida
report-graph-about = A parte de cada um na vitória depois de cada ação; a tabela abaixo tem os números
report-table = Em tabela
report-turn = turno
report-player = jogador
report-grade = nota
report-points = Pontos
report-sum = soma
report-moments = Momentos decisivos
report-last = A última posição
report-engine = Motor { $engine }, orçamento { $budget }; turnos com dica: { $hints }. O registro da partida está dentro deste arquivo: tabuleiro verify o lê.

## Desafios

puzzle-player = Jogador { $number }
puzzle-ask-win = Vez de { $player }: encontre o que vence. Nível { $level } de 5, desafio { $id }
puzzle-ask-points = Vez de { $player }: encontre o que traz mais pontos até o fim. Nível { $level } de 5, desafio { $id }
puzzle-ask-best = Vez de { $player }: encontre o melhor turno. Nível { $level } de 5, desafio { $id }
puzzle-how = Jogue o turno inteiro. Vale qualquer ordem e qualquer turno igualmente bom. { command-undo }: um passo atrás. { command-hint }: ajuda em três passos. { command-next }: outro desafio.
puzzle-how-run = { $seats ->
    [one] Jogue até que o acaso decida ou a partida acabe.
   *[other] Jogue até que outra pessoa tenha escolha ou a partida acabe; os lances forçados dos outros acontecem sozinhos.
} Vale qualquer ordem, e tudo o que for tão bom. { command-undo }: um passo atrás. { command-hint }: ajuda em três passos. { command-next }: outro desafio.
puzzle-ended = Seu turno termina aqui. Linha vazia: conferir. { command-undo }: um passo atrás.
puzzle-looking = Este turno não é conhecido. Examinando ...
puzzle-best = Resolvido.
puzzle-good = Resolvido: tão bom quanto a nossa solução.
puzzle-better = Resolvido: uma busca o considera melhor que o nosso turno.
puzzle-no = Não é este.
puzzle-again = { command-undo } ou { command-again }: tente outro turno. { command-hint }: ajuda.
puzzle-help-kind = Trata-se de: { $kind }
puzzle-help-place = Começa em: { $place }
puzzle-solution = Nossa solução:
puzzle-usual = A tentativa comum:
puzzle-fails-win = Isso não vence.
puzzle-fails-best = Jogada até o fim, ela vence menos vezes.
puzzle-fails-points = { $count ->
    [1] Isso traz um ponto a menos até o fim.
   *[other] Isso traz { $points } pontos a menos até o fim.
  }
puzzle-proof-enumerated = Provado: tudo o que ainda pode acontecer foi jogado até o fim, { NUMBER($count) } posições.
puzzle-proof-wins_now = Provado: o turno encerra a partida, e ela está vencida. Nenhum outro turno vence na hora.
puzzle-proof-played_out = Jogado até o fim { $games } vezes cada um por robôs iguais com a mesma sorte: nosso turno venceu { $best } %, o seguinte { $next } %.
puzzle-next = Linha vazia: o próximo desafio. Ou { command-quit }.
puzzle-no-more = Esses eram todos.
puzzle-help =
    O que você pode digitar:
      um número             faz essa escolha ou abre esse grupo
      parte de um nome      mostra só as escolhas que o contêm
      uma ação por extenso  faz essa escolha
      { command-undo }                  um passo atrás
      { command-again }                 recomeça o turno
      { command-hint }                  ajuda: de que se trata, onde começa, depois a solução
      { command-why } NÚMERO ou PALAVRAS   por que algo não é possível
      { command-rules } ID              lê uma regra
      { command-board }                 desenha o tabuleiro de novo
      { command-next }                  outro desafio
      { command-quit }                  sair
puzzles-found = { $found ->
    [one] um desafio encontrado
   *[other] { $found } desafios encontrados
  }, { $chosen } escolhidos
puzzles-failed = { $puzzle }: { $why }
puzzles-verified = { $game }: { $held } de { $of } desafios se mantêm

## O que muitas partidas dizem
error-no-such-folder = { $folder }: não existe essa pasta
error-no-games = não há partidas terminadas de { $game } aqui
error-no-games-of = não há partidas terminadas de { $player } com outros aqui
error-no-such-games = não há partidas assim aqui
facet-none = nenhum
explore-title = { $games ->
    [one] uma partida
   *[other] { NUMBER($games) } partidas
  } de { $seats ->
    [one] um jogador
   *[other] { $seats } jogadores
  }; a parte justa das vitórias é { $fair }
explore-games = partidas
explore-share = vitórias
explore-between = 95 %
explore-points = pontos
explore-count = decisões
explore-wins = vitórias cedidas
explore-legend = ▲ e ▼: acima ou abaixo da parte justa sem dúvida, mesmo comparando muitos valores. Apagado: poucas partidas.
statistics-record = { $games ->
    [one] uma partida
   *[other] { NUMBER($games) } partidas
  }, { $share } das vitórias ({ $low } a { $high } com 95 % de certeza); a parte justa é { $fair }
statistics-places = { $seats } jogadores, colocações: { $places }
statistics-points = pontos em média
statistics-own = próprios
statistics-winners = vencedores
statistics-sum = ao todo
statistics-unjudged = Nada se diz de precisão e sorte: não há análise ao lado destes registros (tabuleiro analyse X.tab --out X.json).
statistics-judged = { $games ->
    [one] uma partida analisada
   *[other] { $games } partidas analisadas
  }: precisão { $accuracy }, sorte { $luck } vitórias, cedeu { $lost } vitórias
statistics-lost = onde se perderam chances
statistics-phase-opening = abertura
statistics-phase-middle = meio
statistics-phase-end = fim
statistics-mistakes = { $found ->
    [one] Um turno merece nova tentativa.
   *[other] { $found } turnos merecem nova tentativa.
  }

## Cartões para compartilhar
card-points = pontos
card-accuracy = precisão
card-seat = Jogador { $number }
card-result = { $seats ->
    [one] Partida solo, { $day }
   *[other] { $seats } jogadores, { $day }
  }
card-chances = A parte da vitória de cada um ao longo da partida
card-puzzle = Desafio de nível { $level }, { $seats ->
    [one] um jogador
   *[other] { $seats } jogadores
  }
card-claim-win = Encontre o turno que vence
card-claim-points = Encontre o turno que traz mais pontos
card-claim-best = Encontre o melhor turno
