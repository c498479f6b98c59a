/** The tables that wait for me: the badge in the navigation, the title and the tab's icon. */
import { socket } from '../wire/socket.svelte'

class Waiting {
  tables = $state.raw<string[]>([])

  constructor() {
    socket.listen((message) => {
      if (message.type === 'turns') this.tables = message.tables
    })
  }
}

export const waiting = new Waiting()
