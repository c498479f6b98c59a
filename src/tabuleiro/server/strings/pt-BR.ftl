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
error-present = Essa pessoa não está ausente.
error-full = Não há lugar livre.
error-taken = Esse nome já está em uso.
error-malformed = Não foi possível entender o pedido.
error-bad_option = O jogo não oferece isso.
error-bad_record = Não é possível usar este registro ou esta posição.
error-bad_password = Escolha uma senha de pelo menos { $shortest } caracteres, difícil de adivinhar.
error-wrong_password = Nome ou senha incorretos.
error-too_large = Isso é grande demais.
error-too_fast = Rápido demais. Espere um momento.
error-busy = O servidor está ocupado. Tente de novo.
error-lost-database = O servidor perdeu seu banco de dados. Nada é guardado até que ele volte; avise quem o administra.
error-damaged-row = Seu registro no banco de dados do servidor está danificado. Avise quem o administra.
error-bad-name = Um nome tem de 1 a { $longest } caracteres.
error-invisible-name = Um nome se compõe de letras visíveis.
