/** What the operator announces to everybody: read when the page stands, and whenever the server says that it is new. */
import { answer, api } from '../wire/api'
import type { AnnouncementResponse } from '../wire/rest'
import { socket } from '../wire/socket.svelte'

const TOPIC = 'announcement'

export class Announcement {
  #found = $state.raw<AnnouncementResponse | null>(null)
  /** Since when that was announced which was put away. */
  #putAway = $state('')

  constructor() {
    socket.listen((message) => {
      if (message.type === 'topic' && message.topic === TOPIC) void this.load()
    })
  }

  get shown(): AnnouncementResponse | null {
    return this.#found?.since === this.#putAway ? null : this.#found
  }

  async load(): Promise<void> {
    this.#found = await answer(api.GET('/api/announcement')).catch(() => null)
  }

  putAway(): void {
    this.#putAway = this.#found?.since ?? ''
  }
}

export const announcement = new Announcement()
