web-learn-title = Aprenda jogando
web-learn-hint = Uma partida de verdade no tabuleiro de verdade, passo a passo. Faça o que a lição pede, ou tente qualquer outra coisa: as regras respondem. Saia quando quiser e continue depois.
web-learn-game = Aprenda { $game }
web-learn-steps = Passos
web-learn-progress = { $done } de { $of } passos concluídos
web-learn-go =
    { $state ->
        [begun] Continuar
        [done] Jogar de novo
       *[new] Começar
    }
web-coach-step = { $step } de { $of }
web-coach-done = Feito.
web-coach-now = Agora:
web-coach-look = Consulte:
web-coach-open = Abra cada parte da pontuação
web-coach-try = Tente: { $action }
web-coach-reply =
    { $sort ->
        [refused] Ainda não ✕
        [wrong] Não foi dessa vez
       *[elsewhere] Permitido, mas não aqui
    }
web-coach-not-played = Nada foi jogado.
web-coach-ways = Pela lição
web-coach-back = Voltar
web-coach-again = De novo
web-coach-skip = Pular
web-coach-help = Ajuda
web-coach-no-help = Tudo de que você precisa está no texto acima. Aquilo de que ele fala está emoldurado no tabuleiro.
web-coach-leave = Sair
web-coach-scene-over = Vamos a outra partida
web-coach-scene-next = Os próximos passos acontecem em uma partida mais adiantada, com o tabuleiro mais cheio.
web-coach-go-on = Continuar
web-coach-end = Você sabe jogar
web-coach-end-hint = Isso é tudo de que uma primeira partida precisa. Agora continue a sua primeira partida por conta própria, contra dois novatos.
web-coach-play-on = Continuar jogando
web-coach-others = Todas as lições
web-coach-later = { $count ->
    [one] Uma coisa que a primeira partida deixa de fora
   *[other] { $count } coisas que a primeira partida deixa de fora
}
web-key-coach = Em uma lição: ajuda com este passo
web-key-step-back = Em uma lição: um passo para trás
