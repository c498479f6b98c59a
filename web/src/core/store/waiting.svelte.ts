/** The tables that wait for me: the badge in the navigation, the title and the tab's icon. */
import { socket } from '../wire/socket.svelte'

class Turns {
  waiting = $state.raw<string[]>([])

  constructor() {
    socket.listen((message) => {
      if (message.type === 'turns') this.waiting = message.tables as string[]
    })
  }
}

export const turns = new Turns()
