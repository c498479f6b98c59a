## When something fails

web-error = Isso não funcionou ({ $code }).
web-error-offline = O servidor não responde. Tente de novo em instantes.
web-areas = Partes do tabuleiro
web-area-asked = há algo a fazer aqui
