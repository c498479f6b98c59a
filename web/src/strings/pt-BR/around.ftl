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
web-announcement = De quem mantém este servidor
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

## When something fails

web-error = Isso não funcionou ({ $code }).
web-error-offline = O servidor não responde. Tente de novo em instantes.
web-areas = Partes do tabuleiro
web-area-asked = há algo a fazer aqui

## O que a página inicial diz das outras telas

web-about = Sobre e privacidade
web-about-makers = Quem fez os jogos
web-language = Idioma
web-theme-light = Usar o tema claro
web-theme-dark = Usar o tema escuro
web-deleted-player = jogador apagado
web-primer = O jogo em dois minutos
web-learn = Aprender
web-learn-offer = Lição
web-your-turn = Sua vez
web-turn-of = Vez de { $name }
web-notices-unseen = { $count ->
    [0] Avisos
    [one] Avisos: 1 novo
   *[other] Avisos: { $count } novos
}
