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
web-host-here = anfitrião
web-room-full = Todos os lugares estão ocupados. Você pode assistir assim que começar.
web-start-bots = Começar com robôs nos lugares vazios
