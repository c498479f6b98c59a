/** What has happened at my tables lately, and how much of it I have not seen. */
import { answer, api } from '../wire/api'
import type { NoticeResponse } from '../wire/rest'
import { socket } from '../wire/socket.svelte'

class News {
  list = $state.raw<NoticeResponse[]>([])

  constructor() {
    socket.listen((message) => {
      if (message.type === 'notice') void this.load().catch(() => {})
    })
  }

  get unseen(): number {
    return this.list.filter((notice) => !notice.seen).length
  }

  async load(): Promise<void> {
    this.list = await answer(api.GET('/api/notices'))
  }

  /** Everything that is on the list now was seen. */
  async see(): Promise<void> {
    const last = this.list[0]
    if (!last || !this.unseen) return
    await answer(api.POST('/api/notices/seen', { body: { last: last.id } }))
    this.list = this.list.map((notice) => ({ ...notice, seen: true }))
  }
}

export const news = new News()
