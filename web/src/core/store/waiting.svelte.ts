/** The tables that wait for me: the badge in the navigation and of the installed page, the title, and a sound. */
import { hear } from '../sound/sounds'
import { socket } from '../wire/socket.svelte'
import { preferences } from './preferences.svelte'

class Waiting {
  tables = $state.raw<string[]>([])

  constructor() {
    socket.listen((message) => {
      if (message.type !== 'turns') return
      if (message.tables.some((table) => !this.tables.includes(table))) hear('turn', preferences.sound)
      this.tables = message.tables
      this.#badge()
    })
  }

  /** The number on the icon of the installed page, where there is such a thing. */
  #badge(): void {
    if (!('setAppBadge' in navigator)) return
    void (this.tables.length ? navigator.setAppBadge(this.tables.length) : navigator.clearAppBadge()).catch(() => {})
  }
}

export const waiting = new Waiting()
