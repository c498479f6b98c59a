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
