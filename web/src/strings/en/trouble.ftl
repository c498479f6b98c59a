## When something fails

web-error = That did not work ({ $code }).
web-error-offline = The server does not answer. Please try again in a moment.
web-areas = Parts of the board
web-area-asked = something can be done here
