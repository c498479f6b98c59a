## Entrar, criar conta e voltar como visitante

web-name-hint = Você entra com este nome, e todas as mesas chamam você por ele.
web-name-hint-guest = Todas as mesas chamam você por ele.
web-password-good = Pelo menos 8 caracteres que ninguém adivinhe; três ou quatro palavras sem relação são boas.
web-login-forgotten = Esqueceu? Quem mantém este servidor pode lhe dar um link para uma nova.
web-recovery = Voltar de outro navegador
web-recovery-hint = Você não tem conta, então só este navegador conhece você. Um link secreto traz você e suas mesas de volta, de qualquer lugar. Guarde-o só para você: quem o tem é você.
web-recovery-link = Seu link secreto
web-recovery-make = Fazer meu link
web-recovery-again = Fazer outro
web-recovery-leave = Sair deste navegador…
web-recovery-leave-title = Sair como visitante?
web-recovery-warning = Depois disso, nada além deste link traz você e suas mesas de volta. Copie-o ou fotografe o código.
web-recovery-kept = Guardei o link
web-recovery-stay = Ficar
web-recover = Que bom ver você de novo
web-recover-hint = Este é o link secreto de um visitante. Ele torna este navegador dele outra vez, com todas as suas mesas.
web-recover-keep = Trazer junto as mesas que tenho neste navegador
web-recover-signed-in = Você está conectado aqui como { $name } e sairá da conta.
web-recover-go = Voltar

## Uma página em uma hospedagem simples, e guardar a página em um aparelho

web-no-server = Aqui não há servidor
web-no-server-words = Esta página é uma pasta de arquivos. Nela se joga contra robôs ou em uma só tela, se aprende e se revê; contas, amigos e classificações precisam de um servidor.
web-keep = Jogar sem rede
web-keep-words = Baixa os jogos, as regras e os robôs uma vez ({ $megabytes } MB no disco). Depois a página abre e joga sem rede, até no avião.
web-keep-now = Guardar neste aparelho
web-keeping = Baixando
web-kept = Tudo está neste aparelho: dá para jogar sem rede.
web-keep-failed = Nem tudo pôde ser baixado. Há espaço no disco, e rede?
