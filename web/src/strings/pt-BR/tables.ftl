## Lobby and tables

web-new-table = Nova mesa
web-lobby-open = Procurando jogadores
web-lobby-running = Em andamento
web-lobby-finished = Encerradas
web-mine-none = Você ainda não tem mesas.
web-is-asked = Um lugar está reservado para você
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
web-seat-held = Reservado para { $name }
web-bot-name = { $level } { $number }
web-player = Jogador { $number }
web-name = Nome
web-you = você
web-visibility = Quem pode ver
web-visibility-link = Só quem tem o link
web-visibility-public = Todo mundo
web-note = Para que é a mesa
web-note-example = Por exemplo: clube de quinta, novatos são bem-vindos
web-create = Criar a mesa
web-leave = Sair
web-fill-with = Robôs nos lugares livres
web-waiting-for-host = Quem criou a mesa começa a partida.
web-invite = Convidar
web-invite-link = Link desta mesa
web-qr = Código QR do link
web-is-bot = Robô
web-is-here = Na mesa
web-is-away = Ausente
web-no-table = Esta mesa não existe
web-no-table-hint = O link pode estar incompleto: uma mesa privada precisa da sua chave.
web-trouble = Isso não funcionou

## Cadeiras ao redor da mesa

web-chair-me = Eu
web-chair-open = Um amigo
web-chair-bot = Um robô
web-chair-hotseat = Nesta tela
web-chair-open-hint = Você recebe um link para mandar; quem o abrir pode se sentar aqui.
web-chair-yours = O seu lugar
web-chair-take = Sentar aqui
web-your-name = Seu nome à mesa
web-create-invite = Abrir a mesa e receber o link
web-invites = { $name } convida você para
web-invited-none = Uma mesa de
web-sit-down = Sentar e jogar
web-sit-watch = Ou fique nesta página: você pode assistir assim que começar.
web-sit-account = Eu tenho uma conta
web-sit-needs-account = Para se sentar aqui é preciso uma conta.
web-host-here = anfitrião
web-room-full = Todos os lugares estão ocupados. Você pode assistir assim que começar.
web-start-bots = Começar com robôs nos lugares vazios

## Mesas neste aparelho, e a página sem rede

web-where = Onde se joga
web-where-server = No servidor
web-where-device = Neste aparelho
web-where-device-hint = Contra robôs, ou com pessoas nesta tela. Funciona sem rede, e ninguém mais vê a mesa.
web-device-starting = Os jogos estão sendo iniciados neste aparelho. Na primeira vez leva alguns segundos.
web-here = Neste aparelho
web-chat-here = Ninguém mais está em uma mesa neste aparelho.
web-error-device = Não foi possível iniciar os jogos neste aparelho. Feche o que mais estiver aberto e recarregue a página.
web-keep-none = Este servidor foi montado sem a parte que joga em um aparelho.
web-keep-insecure = Navegadores só jogam em um aparelho, e só guardam páginas, de um endereço que começa com https, ou deste computador.
web-keep-unable = Falta a este navegador o que é preciso para jogar em um aparelho, ou ele não guarda nada em janelas privadas.
web-news = Há uma nova versão.
web-news-accept = Carregar agora
web-news-later = Depois
web-unserved = Não há rede, ou o servidor não responde. Os jogos neste aparelho continuam.
