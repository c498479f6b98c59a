# O que o servidor responde quando recusa algo, por código de erro.

error-unauthenticated = Diga primeiro o seu nome.
error-forbidden = Você não pode fazer isso.
error-unknown_table = Essa mesa não existe.
error-unknown = Isso não existe.
error-stale = A mesa mudou nesse meio-tempo.
error-not_your_turn = Não é a sua vez.
error-not_started = A partida ainda não começou ou ainda não terminou.
error-started = Tarde demais: a partida já começou.
error-finished = A partida terminou.
error-frozen = Há algo errado com esta mesa. Ela foi interrompida e nada se perdeu.
error-no_undo = Não há nada para desfazer aí.
error-no_clock = Ninguém tem relógio ali.
error-rated = Esta partida vale classificação ou é de um torneio: isso não é permitido aqui.
error-rated-alone = Ninguém é classificado sozinho: é preciso pelo menos mais um lugar, e um para uma pessoa.
error-rated-clock = Uma mesa que vale classificação precisa de relógio.
error-rated-guest = Mesas que valem classificação são para quem tem conta.
error-rated-help = Esta partida vale classificação ou é de um torneio, e ainda não acabou: não dá para continuá-la em outro lugar.
error-rated-hints = Não há dicas em uma mesa que vale classificação.
error-rated-level = O robô { $level } não tem classificação medida neste jogo. Estes têm: { $known }.
error-rated-options = Uma partida que vale classificação usa as opções de costume.
error-rated-twice = Em uma mesa que vale classificação cada pessoa tem um só lugar.
error-rated-unreliable = Você deixou partidas demais entre as últimas. Termine três seguidas e as mesas que valem classificação se abrem de novo.
error-hints_off = Esta mesa combinou jogar sem dicas.
error-in_play = Há pessoas jogando esta posição agora. Até terminarem, não há dicas sobre ela.
error-hint-running = Uma dica já está sendo procurada.
error-analysis-running = Uma partida é analisada quando termina.
error-analysis-in-play = Há pessoas jogando uma posição desta partida agora. Ela pode ser analisada quando terminarem.
error-analysis-off = Este servidor não analisa partidas.
error-analysis-queue = Muitas partidas esperam pela análise. Tente mais tarde.
error-analysis-one = Outra partida sua está sendo analisada. Espere por ela.
error-analysis-many = { $days ->
    [one] Você pediu { $most } análises em um dia. Tente mais tarde.
   *[other] Você pediu { $most } análises em { $days } dias. Tente mais tarde.
}
error-present = Essa pessoa não está ausente.
error-full = Não há lugar livre.
error-taken = Esse nome já está em uso ou parece com um que está.
error-malformed = Não foi possível entender o pedido.
error-bad_option = O jogo não oferece isso.
error-bad_record = Não é possível usar este registro ou esta posição.
error-bad_password = Escolha uma senha de pelo menos { $shortest } caracteres, difícil de adivinhar.
error-wrong_password = Nome ou senha incorretos.
error-too_large = Isso é grande demais.
error-too_fast = Rápido demais. Espere um momento.
error-busy = O servidor está ocupado. Tente de novo.
error-lost-database = O servidor perdeu seu banco de dados. Nada é guardado até que ele volte; avise quem o administra.
error-full-disk = Não há mais espaço neste aparelho para o jogo. Nada se perdeu: libere espaço e tente de novo.
error-open-seat-here = Ninguém mais pode vir a uma mesa neste aparelho: deixe bots ou pessoas desta tela ocuparem os lugares.
error-damaged-row = Seu registro no banco de dados do servidor está danificado. Avise quem o administra.
error-long-game = Esta partida tem { $actions } ações. Uma mesa começa com no máximo { $most }.
error-bad-name = Um nome tem de 1 a { $longest } caracteres.
error-invisible-name = Um nome se compõe de letras visíveis.
error-not-your-password = Essa não é a sua senha.
error-banned = Esta conta foi encerrada por quem mantém este servidor.
error-muted = Quem criou esta mesa pediu que você ficasse em silêncio.
error-dismissed = Quem criou esta mesa pediu que você saísse.
error-reset-over = Este link já foi usado ou é antigo demais. Peça outro.
error-no-offer = Ninguém propôs uma revanche, ou a proposta foi retirada.
error-recovery-over = Este link não traz ninguém de volta: outro foi feito depois, uma conta foi criada ou ele tem mais de um ano.
error-has-account = Você tem uma conta: a sua senha traz você de volta.
error-not_here = As regras permitem isso, mas aqui a lição pede outra coisa.
error-wrong-answer = Ainda não. Olhe de novo para o tabuleiro.
error-bad-clock = Estes relógios se contradizem.
error-vacation-short = Férias têm pelo menos um dia.
error-vacation-soon = Uma mesa espera por você: as férias começam daqui a um dia, no mínimo.
error-vacation-long = Um ano tem { $most } dias de férias.
error-tournament-advance = No mata-mata alguns de cada mesa avançam, mas não todos.
error-tournament-board = Não há nesta rodada uma mesa assim sem resultado.
error-tournament-draft = O torneio ainda não está aberto.
error-tournament-dropped = Quem foi retirado, ou faltou duas vezes, não volta.
error-tournament-early = É cedo para confirmar presença: isso começa 15 minutos antes do início.
error-tournament-endless = Esta rodada não tem um fim que se possa adiar.
error-tournament-free = Só um torneio parado pode ser encerrado à mão.
error-tournament-full = O torneio está cheio.
error-tournament-idle = Nenhuma rodada está em andamento.
error-tournament-late = É tarde para entrar neste torneio.
error-tournament-many = Você já organiza dez torneios. Termine um antes de começar outro.
error-tournament-over = O torneio acabou.
error-tournament-places = Dê a cada lugar uma colocação a partir de 1; quem divide uma tem o mesmo número.
error-tournament-rounds = Este torneio precisa de um número de rodadas.
error-tournament-running = O torneio já começou.
error-tournament-seats = Um torneio tem mesas de dois ou mais.
error-tournament-starts = Um torneio começa dentro de um ano.
error-tournament-stranger = Não há um inscrito assim jogando neste torneio.
error-tournament-title = Um torneio precisa de um título de letras visíveis.
error-tournament-unknown = Não existe esse torneio.
error-bad-zone = Não existe o fuso horário { $zone }.
error-bad-quiet = O horário de silêncio precisa de um início e de outro fim.
error-many-channels = É um navegador a mais. Remova outro primeiro.
error-private-address = Só endereços da internet podem ser avisados: https:// e um nome que todos conhecem.
error-bad-service = Não pode ser isto o que o serviço lhe deu. Copie de novo.
error-bad-mailbox = Isto não é um endereço de e-mail.
error-no-mail = Este servidor não envia e-mail.
error-link-over = Este link já foi usado ou é antigo demais.

# O que é avisado a quem está longe: na lista da página e em cartas.

notice-turn = Sua vez em { $game }
notice-soon_late = Seu tempo em { $game } está acabando
notice-started = { $game } começou
notice-invited = Outra partida de { $game } é oferecida a você
notice-finished = { $game } terminou
notice-undo_asked = Alguém pede para desfazer um lance em { $game }
notice-mention = Alguém chamou você em { $game }

letter-many = { $count ->
    [one] Há uma novidade nas suas mesas
   *[other] Há { $count } novidades nas suas mesas
}
letter-others = com { $names }
letter-deadline = até { $time } ({ $zone })
letter-footer = { $name }, você recebe isto porque pediu. O que é avisado, e quando, define-se aqui:
letter-verification = Este endereço é seu?
letter-verification-text = { $name } quer ser avisado aqui do que acontece à mesa. Se é você, abra este link em até um dia. Se não, não faça nada, e nada mais chegará.
letter-recovery = Uma nova senha
letter-recovery-text = Alguém pediu uma nova senha para { $name }. Se foi você, abra este link em até uma hora. Se não, não faça nada.
letter-trial = É assim que você será avisado
letter-trial-text = { $name }, esta carta diz apenas que chegou.
