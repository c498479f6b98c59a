## Em companhia, à mesa

web-chat-unread = { $count ->
    [one] uma nova mensagem
   *[other] { $count } novas mensagens
  }
web-undo-wants = { $name } quer voltar atrás: { $what }
web-undo-wants-far = { $name } quer voltar muito atrás
web-undo-returns = { $moves ->
    [one] A mesa volta para antes dessa decisão.
   *[other] A mesa volta para antes dessa decisão: { $moves } decisões são desfeitas.
  }
web-undo-waiting = Esperando que os outros concordem em desfazer
web-undo-missing = Ainda não responderam: { $names }
web-undo-declined = { $name } recusou
web-undo-lapsed = Ninguém respondeu a tempo
web-undo-stands = Continua valendo: { $what }
web-all-right = Tudo bem
web-away = { $name } está ausente { $long }
web-away-short = há algum tempo
web-away-minutes = { $minutes ->
    [one] há um minuto
   *[other] há { $minutes } minutos
  }
web-away-hint = É a vez dessa pessoa. A mesa guarda o lugar dela.
web-away-wait = Esperar
web-away-bot = Deixar um robô jogar
web-back = Que bom que você voltou: um robô guarda o seu lugar
web-back-moves = { $moves ->
    [one] Que bom que você voltou: um robô fez uma jogada por você
   *[other] Que bom que você voltou: um robô fez { $moves } jogadas por você
  }
web-back-hint = Você volta a decidir assim que disser.
web-replaced = Um robô joga por { $name }
web-replaced-hint = O lugar continua sendo dessa pessoa: ela pode voltar a jogar quando quiser.
web-watching = Você está assistindo
web-watching-alone = Só os jogadores podem agir aqui.
web-watching-with = { $others ->
    [one] Só os jogadores podem agir aqui. Mais uma pessoa assiste.
   *[other] Só os jogadores podem agir aqui. Mais { $others } pessoas assistem.
  }
web-watched = { $count ->
    [one] Uma pessoa assiste
   *[other] { $count } pessoas assistem
  }
web-play-again = Jogar de novo
web-play-again-rotated = Jogar de novo, trocando de lugar
web-rematch-offered = Você propôs uma revanche
web-rematch-agreed = Você topa a revanche
web-rematch-received = { $name } propõe uma revanche
web-rematch-as-same = Mesmo jogo, mesmos lugares. Começa quando todos tiverem entrado.
web-rematch-as-rotated = Mesmo jogo, cada um avança um lugar. Começa quando todos tiverem entrado.
web-rematch-join = Entrar
web-rematch-not-now = Agora não
web-rematch-withdraw = Retirar a proposta
web-rematch-bots = Começar com robôs no lugar dos outros
web-rematch-declined = { $count ->
    [one] { $names } não pode jogar agora
   *[other] { $names } não podem jogar agora
  }
web-rematch-you-declined = Você disse: agora não
web-rematch-begun = Outra partida está aberta
web-phrases = Frases rápidas, que cada um lê no seu idioma
web-phrase-hello = Olá!
web-phrase-good-luck = Boa sorte!
web-phrase-well-played = Bem jogado!
web-phrase-nice-move = Bela jogada!
web-phrase-thanks = Obrigado!
web-phrase-sorry = Desculpe!
web-phrase-oops = Opa.
web-phrase-good-game = Boa partida!
web-phrase-one-moment = Um momento, por favor.
web-phrase-back-soon = Volto em alguns minutos.
web-phrase-must-go = Preciso sair agora.
web-phrase-your-turn = É a sua vez.
web-phrase-again = Vamos jogar de novo?
web-phrase-yes = Sim
web-phrase-no = Não
web-chat-room = entre espectadores
web-chat-say-room = Diga algo aos outros espectadores
web-chat-phrases = Nesta mesa se fala por frases prontas.
web-chat-off = Nesta mesa ninguém fala.
web-talk-table = Conversa na mesa
web-talk-free = Livre
web-talk-phrases = Só frases
web-talk-off = Nenhuma
web-people = Pessoas
web-people-followed = Quem eu sigo
web-people-blocked = Bloqueados
web-people-none = Ninguém ainda
web-people-none-words = Abra o perfil de alguém a partir de uma mesa ou da classificação e siga: aqui você vê quando essa pessoa está presente.
web-follow = Seguir
web-unfollow = Deixar de seguir
web-friend = amigo
web-block = Bloquear
web-unblock = Desbloquear
web-block-hint = Quem você bloqueia não senta às suas mesas nem convida você, e você não lê o que essa pessoa diz. Ela não fica sabendo.
web-report-person = Denunciar
web-report-about = Denunciar { $name }
web-report-line = Denunciar o que { $name } disse: { $text }
web-report-why = O que está errado?
web-report-insult = Insultos, ameaças ou ódio
web-report-spam = Propaganda ou mensagens em excesso
web-report-cheating = Trapaça
web-report-stalling = Enrolar ou abandonar de propósito
web-report-other = Outra coisa
web-report-words = Com suas palavras
web-report-send = Enviar à moderação
web-report-thanks = Obrigado. A moderação vai olhar; quem você denunciou não fica sabendo.
web-moderation = Denúncias
web-moderation-none = Nada espera por você.
web-moderation-by = { $name }, { $time }
web-moderation-earlier = { $count ->
    [one] uma denúncia anterior procedia
   *[other] { $count } denúncias anteriores procediam
  }
web-moderation-table = a mesa
web-moderation-days = Por quanto tempo
web-moderation-for = { $days ->
    [one] um dia
   *[other] { $days } dias
  }
web-moderation-forever = para sempre
web-moderation-mute = Silenciar
web-moderation-no_rated = Sem partidas que valem classificação
web-moderation-ban = Banir
web-moderation-note = Procede, mas fica por isso
web-moderation-dismiss = Não procede
web-flags = Partidas valendo pontos da mesma rede
web-flags-about = Talvez morem juntos, talvez seja uma pessoa só. Nada foi recusado.
web-flags-seen = Visto
web-flags-void = Não contar
web-flags-voided = Esta partida não conta mais para nenhuma classificação.
web-standing = O que os moderadores decidiram
web-standing-about = { $sessions ->
    [one] Uma sessão
   *[other] { $sessions } sessões
  }; { $mail ->
    [true] é possível escrever por e-mail.
   *[false] não é possível escrever por e-mail.
  }
web-standing-none = Nada até agora.
web-standing-until = vale até { $until }
web-standing-forever = vale para sempre
web-standing-over = encerrado
web-standing-lifted = revogado em { $date }
web-standing-lift = Revogar
web-deeds = O que os moderadores fizeram
web-deeds-none = Nada ainda.
web-deed-mute = Silenciado
web-deed-no_rated = Sem partidas valendo pontos
web-deed-ban = Banido
web-deed-unmute = Pode falar de novo
web-deed-unno_rated = Pode de novo jogar valendo pontos
web-deed-unban = Pode entrar de novo
web-deed-report = Denúncia respondida
web-deed-flag = Partida vista
web-deed-void = Partida que não conta
web-deed-unvoid = Partida que conta de novo
web-spectators = Quem pode assistir
web-spectators-open = Todos
web-spectators-delay = Com cinco minutos de atraso
web-spectators-off = Só quem joga
web-watching-late = Você vê esta mesa com { $minutes } minutos de atraso: ninguém pode ajudar quem joga.
