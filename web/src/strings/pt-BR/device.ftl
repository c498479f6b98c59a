## Mesas neste aparelho, e a página sem rede

web-where = Onde se joga
web-where-server = No servidor
web-where-device = Neste aparelho
web-where-device-hint = Contra bots, ou com pessoas nesta tela. Funciona sem rede, e ninguém mais vê a mesa.
web-device-starting = Os jogos estão sendo iniciados neste aparelho. Na primeira vez leva alguns segundos.
web-here = Neste aparelho
web-chat-here = Ninguém mais está em uma mesa neste aparelho.
web-error-device = Não foi possível iniciar os jogos neste aparelho. Recarregue a página ou jogue no servidor.
web-keep = Jogar sem rede
web-keep-words = Baixa os jogos, as regras e os bots uma vez ({ $megabytes } MB no disco). Depois a página abre e joga sem rede, até no avião.
web-keep-now = Guardar neste aparelho
web-keeping = Baixando
web-kept = Tudo está neste aparelho: dá para jogar sem rede.
web-keep-failed = Nem tudo pôde ser baixado. Há espaço no disco, e rede?
web-keep-none = Este servidor foi montado sem a parte que joga em um aparelho.
web-keep-insecure = Navegadores só guardam páginas de um endereço que começa com https, ou deste computador.
web-news = Há uma nova versão.
web-news-accept = Carregar agora
web-news-later = Depois
web-unserved = Não há rede, ou o servidor não responde. Os jogos neste aparelho continuam.
