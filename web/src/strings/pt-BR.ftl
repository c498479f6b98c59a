# As palavras da página. Os jogos e o servidor trazem as suas.

## Getting around

web-skip = Pular para o conteúdo
web-navigation = Navegação principal
web-home = Início
web-lobby = Salão
web-mine = Minhas mesas
web-settings = Ajustes
web-account = Conta
web-rules = Regras
web-waiting = { $count ->
    [0] Nenhuma mesa espera por você
    [one] Uma mesa espera por você
   *[other] { $count } mesas esperam por você
  }
web-loading = Um momento…
web-close = Fechar
web-can = você pode:
web-cancel = Cancelar
web-save = Salvar
web-send = Enviar
web-copy = Copiar
web-copied = Copiado
web-done = Pronto
web-not-found = Não há nada neste endereço
web-of = { $value } de { $most }
web-unofficial = Projeto não oficial, de jogadores para jogadores. Os jogos pertencem a seus autores e editoras; regras e desenhos aqui têm palavras e traços próprios.
web-reconstructed = Alguns valores impressos deste jogo foram reconstruídos e podem diferir do seu exemplar:
web-honest = Conhecemos a maioria dos valores impressos por manuais e fontes públicas e tivemos de reconstruir os demais. De onde vem cada número:

## Valores impressos

web-values = De onde vêm os números
web-values-lead = Cada valor impresso do jogo com a sua procedência. O que foi reconstruído combina com tudo o que se sabe, e pode diferir do seu exemplar.
web-values-edition = Edição { $edition }
web-values-own = Edição { $edition }, de um arquivo corrigido para este servidor
web-edition-older = É anterior à { $current }, que as novas mesas usam.
web-edition-other = As novas mesas usam outra, { $current }.
web-values-search = Procurar um componente ou um valor
web-values-none = Nenhum valor corresponde.
web-values-correct = Você tem o jogo, e um valor está errado?
web-values-correct-copy = Copie o arquivo de dados e corrija o valor na cópia:
web-values-correct-check = Mande conferir; ele diz o que você mudou:
web-values-correct-play = Jogue com ele; as mesas dizem qual edição usam, e as mesas antigas continuam como eram:
web-provenance = Procedência
web-provenance-all = Todos
web-provenance-rulebook = Manual
web-provenance-public = Fonte pública
web-provenance-recalled = De memória
web-provenance-reconstructed = Reconstruído

## Sobre

web-about = Sobre e privacidade
web-about-title = Sobre o Tabuleiro
web-about-lead = Uma mesa livre para jogos que amamos, com as regras exatas. Os jogos pertencem a quem os fez: se gostar de um aqui, compre a caixa.
web-about-makers = Quem fez os jogos
web-credit-designers = Autoria
web-credit-publishers = Editora
web-credit-year = Primeira publicação
web-about-rules = Regras com nossas palavras
web-about-described = Os jogos são descritos por suas editoras, e no BoardGameGeek com os nomes acima: fotos das peças reais, ilustradores, outras edições, lojas.
web-about-exact = Quão exatos são os dados?
web-about-exact-lead = Os manuais não trazem cada número de cada carta. Cada valor impresso diz de onde o conhecemos, e quem tem o jogo pode corrigi-lo. Escolha um jogo para ver todos:
web-about-sourced = { $percent } % de fontes
web-privacy = Privacidade
web-privacy-lead = Este servidor guarda o necessário para jogar, e nada mais. Nada é enviado a terceiros, e não há publicidade nem rastreamento.
web-privacy-name = Seu nome
web-privacy-account = Uma conta, se você quiser
web-privacy-session = Um cookie
web-privacy-game = Suas partidas
web-privacy-browser = No seu navegador
web-privacy-not = O que não é guardado
web-stored-name = O nome que você escolhe, seu idioma e suas preferências, e desde quando.
web-stored-account = O nome dela e um hash da sua senha (argon2id).
web-stored-session = Mantém você conectado, e não há outros. O servidor guarda um hash dele, desde quando, a hora do último uso, e seu navegador e sistema em duas palavras (“Firefox, Windows”), para que você reconheça seus aparelhos.
web-stored-game = Cada lance, cada lance desfeito, cada lugar e cada linha do chat, com quem e quando: o registro é a partida.
web-stored-browser = Suas preferências, e até onde você viu cada mesa.
web-stored-not = E-mails, e a sua senha em si. Endereços de rede são apenas contados na memória, para conter abusos; o log do servidor pode citar um quando algo é recusado.
web-privacy-yours = Você pode levar seus dados, ou apagar tudo sobre você:
web-about-project = O projeto
web-about-version = Versão deste servidor
web-about-licence = Licença
web-about-licence-words = MIT: use, mude e passe adiante, desde que o aviso da licença vá junto.
web-about-ours = O que é nosso
web-about-ours-words = O programa, as regras com nossas palavras e todos os desenhos.
web-about-theirs = O que não é
web-about-theirs-words = Os jogos e seus nomes. Este projeto não é oficial; ninguém citado aqui participa dele, e nenhuma arte ou texto deles é usado.

## Home

web-home-title = Jogos de tabuleiro modernos, com as regras exatas
web-home-lead = Jogue agora contra bots, convide amigos por um link ou estude uma partida lance a lance. Sem precisar de conta.
web-fact-players = { $range } jogadores
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexidade
web-play-now = Jogar agora contra bots
web-set-up = Montar uma mesa
web-guest-name = Visitante

## Lobby and tables

web-new-table = Nova mesa
web-lobby-open = Procurando jogadores
web-lobby-running = Em andamento
web-lobby-finished = Encerradas
web-lobby-none = Nenhuma no momento.
web-mine-none = Você ainda não tem mesas.
web-state-open = Procurando jogadores
web-state-running = Em andamento
web-state-finished = Encerrada
web-state-frozen = Interrompida
web-upload = Assistir a um registro
web-upload-hint = Um arquivo de registro (.tab) salvo aqui ou no terminal. Ele é conferido lance a lance.
web-upload-choose = Escolher um arquivo
web-game = Jogo
web-players = Jogadores
web-seats = Lugares
web-seat = Lugar { $number }
web-seat-open = Lugar livre
web-seat-invited = Outra pessoa, por link
web-seat-hotseat = Outra pessoa nesta tela
web-bot = Bot: { $level }
web-bot-name = { $level } { $number }
web-player = Jogador { $number }
web-name = Nome
web-you = você
web-visibility = Quem pode ver
web-visibility-link = Só quem tem o link
web-visibility-public = Todo mundo
web-create = Criar a mesa
web-join = Ocupar um lugar
web-leave = Sair
web-start = Começar agora
web-fill-with = Bots nos lugares livres
web-waiting-for-host = Quem criou a mesa começa a partida.
web-invite = Convidar
web-invite-link = Link desta mesa
web-qr = Código QR do link
web-is-bot = Bot
web-is-here = Na mesa
web-is-away = Ausente
web-no-table = Esta mesa não existe
web-no-table-hint = O link pode estar incompleto: uma mesa privada precisa da sua chave.
web-trouble = Isso não funcionou

## The table

web-menu = Menu
web-board = Tabuleiro
web-side = Vez e jogadores
web-views = Vistas
web-talk = Histórico e conversa
web-tab-table = Mesa
web-log = Histórico
web-chat = Conversa
web-board-drawn = Desenhado
web-board-text = Em palavras
web-read-board = Tabuleiro em palavras
web-draw-board = Desenhar o tabuleiro
web-place = Este lugar
web-zoom = Tamanho do tabuleiro
web-zoom-in = Ampliar
web-zoom-out = Reduzir
web-zoom-fit = Mostrar o tabuleiro inteiro
web-your-turn = Sua vez
web-turn-of = Vez de { $name }
web-waiting-for = Aguardando { $name }
web-over = Fim de jogo
web-chance = O acaso decide
web-past = Depois do lance { $ply }
web-score = { $points ->
    [0] Nenhum ponto
    [one] Um ponto
   *[other] { $points } pontos
  }
web-choices = Escolhas
web-choices-count = { $count ->
    [0] nenhuma escolha
    [one] uma escolha
   *[other] { $count } escolhas
  }
web-hands-over = não pode ser desfeito
web-preview = O que provoca
web-confirm-move = Confirmar
web-steps = { $count ->
    [0] Nenhum passo nesta vez
    [one] Um passo desta vez
   *[other] { $count } passos desta vez
  }
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-nothing = Não há nada para desfazer.
web-undo-barrier = O acaso ou outra pessoa já agiu: os outros precisam concordar.
web-undo-asked = { $name } pede para voltar ao lance { $ply }.
web-undo-waiting = Aguardando os outros concordarem em desfazer.
web-accept = Concordar
web-decline = Recusar
web-restart = Recomeçar a vez
web-redo = Refazer
web-why-not-your-turn = Não é a sua vez.
web-why-nothing = Nada pode ser feito aqui agora.
web-stale = A conexão caiu. O que você vê pode estar desatualizado; estamos tentando voltar.
web-frozen = Há algo errado com esta mesa. Ela foi interrompida, e nada se perdeu.
web-log-line = { $name }: { $action }
web-log-filter = Mostrar
web-log-all = todos
web-log-none = Ainda não aconteceu nada.
web-log-more = Mostrar todas as { $count } linhas
web-log-earlier = Mostrar jogadas anteriores: mais { $count }
web-since = { $count ->
    [one] Um lance desde a sua última visita
   *[other] { $count } lances desde a sua última visita
  }
web-since-step = Ver um a um
web-since-skip = Pular
web-since-here = Novo desde a sua última visita
web-chat-none = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-share = Compartilhar esta mesa
web-share-hint = Quem abrir o link vê a mesa e suas informações públicas.
web-take-back = Voltar a jogar
web-hand-over = { $name } está ausente: deixar um bot jogar
web-resign = Desistir
web-resign-hint = Um bot continuará no seu lugar. Isso não pode ser desfeito.
web-resign-for = Desistir como { $name }
web-report = Relatar um problema de regras
web-report-hint = Salva um arquivo com a partida até este momento, a regra e a sua observação. Envie-o a quem mantém este servidor ou anexe-o a um relato.
web-report-rule = Regra
web-report-note = O que deveria ter acontecido?
web-report-save = Salvar o arquivo

## The end and replay

web-scoring = Pontuação final
web-category = Categoria
web-total = Total
web-rank = Posição
web-chart = Os pontos de cada jogador em barras, por categoria; a tabela acima tem os mesmos números.
web-winner = Vitória: { $names }
web-winners = Vitória compartilhada: { $names }
web-solo-won = Você venceu por { $margin }
web-solo-lost = Você perdeu por { $margin }
web-tie-break = Desempate: { $criterion }
web-truncated = A partida foi interrompida antes do seu fim natural.
web-rematch = Revanche
web-rematch-rotated = Revanche, trocando de lugar
web-rematch-there = Ir à revanche
web-replay = Reprise
web-replay-first = Ir ao início
web-replay-previous = Voltar um lance
web-replay-next = Avançar um lance
web-replay-last = Ir ao último lance
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-ply = Lance
web-replay-now = Voltar ao presente
web-download = Baixar
web-fork = Jogar daqui
web-fork-hint = Uma nova mesa começa depois do lance { $ply }. Esta fica como está.
web-fork-seat = Você joga
web-fork-level = Os outros são bots

## Settings and account

web-language = Idioma
web-theme = Tema
web-theme-light = Usar o tema claro
web-theme-dark = Usar o tema escuro
web-theme-is-system = Como o sistema
web-theme-is-light = Claro
web-theme-is-dark = Escuro
web-colours = Cores dos jogadores
web-colour-of = Cor do jogador { $number }
web-colours-ours = Cores padrão
web-motion = Animação
web-motion-system = Como o sistema
web-motion-off = Desligada
web-confirm = Pedir confirmação
web-confirm-irreversible = Quando não puder ser desfeito
web-confirm-always = Sempre
web-confirm-never = Nunca
web-keys = Teclas
web-keys-on = Teclas simples são atalhos
web-key-choose = Escolher pelo número
web-key-confirm = Confirmar
web-key-cancel = Cancelar, fechar
web-key-undo = Desfazer
web-key-redo = Refazer
web-key-history = Um lance para trás ou para a frente
web-key-ends = Ir ao início, voltar ao presente
web-key-moves = Ir às escolhas
web-key-board = Ir ao tabuleiro
web-key-text = Tabuleiro desenhado ou em palavras
web-key-last = Ler o último lance em voz alta
web-key-scores = Ler a pontuação em voz alta
web-key-chat = Conversa
web-key-rules = Regras
web-key-help = Lista de teclas
web-rules-search = Buscar nas regras
web-account-guest = Você joga como { $name }, sem conta.
web-account-known = Você entrou como { $name }.
web-account-name = Seu nome à mesa
web-account-claim = Criar uma conta
web-account-claim-hint = Guarda seu nome e suas mesas, para você voltar de outro aparelho.
web-password = Senha
web-login = Entrar
web-logout = Sair da conta
web-logout-everywhere = Sair de todos os aparelhos
web-login-keep = Trazer as mesas em que entrei sem conta
web-sessions = Onde você entrou
web-session-this = este navegador
web-session-unknown = Aparelho desconhecido
web-session-seen = último uso: { $time }
web-session-end = Sair
web-session-end-at = Sair: { $device }
web-session-end-others = Sair de todos os outros aparelhos
web-password-change = Mudar a senha
web-password-reset = Escolha uma senha nova
web-password-hint = Pelo menos 8 caracteres que ninguém adivinhe; três ou quatro palavras sem relação são uma boa senha. Os outros aparelhos saem da conta.
web-password-old = Senha atual
web-password-new = Senha nova
web-password-changed = Sua senha foi mudada.
web-data = Seus dados
web-data-hint = Tudo o que este servidor sabe de você, num arquivo; ou saia de vez.
web-export = Levar meus dados
web-delete = Apagar tudo sobre mim
web-delete-hint = Seu nome some de todas as mesas e, com ele, tudo o que você disse. Bots continuam nos seus lugares. Isso não pode ser desfeito.
web-delete-confirm = Apagar de vez
web-deleted = Você e tudo o que você disse foram apagados.
web-deleted-player = jogador apagado
web-is-guest = sem conta
web-lobby-more = Mais mesas
web-dismiss = Remover
web-dismiss-name = Remover { $name }
web-dismiss-player = Remover um jogador
web-dismiss-hint = Um bot continua no lugar até o fim, e o jogador não pode retomá-lo.
web-erase = Apagar esta linha
web-erase-line = Apagar o que { $name } disse: { $text }
web-mute = Silenciar { $name } nesta mesa
web-unmute = Deixar { $name } falar de novo

## When something fails

web-error = Isso não funcionou ({ $code }).
web-error-offline = O servidor não responde. Tente de novo em instantes.
web-areas = Partes do tabuleiro
web-area-asked = há algo a fazer aqui
