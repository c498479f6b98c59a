/** Who I am: nobody, a guest, or the owner of an account. */
import { api } from '../wire/api'
import { LANGUAGES, type Language } from '../i18n/languages'
import { adopt, preferences } from './preferences.svelte'
import type { Me } from '../wire/protocol'
import { socket } from '../wire/socket.svelte'
import { i18n } from '../i18n/i18n.svelte'

class Session {
  me = $state.raw<Me | null>(null)

  async load(): Promise<void> {
    this.#take(await api.get<Me | null>('/api/me'))
  }

  /** Make sure that there is a session; a newcomer becomes a guest without being asked anything. */
  async ensure(name: string): Promise<Me> {
    if (!this.me) {
      this.#take(await api.post<Me>('/api/guest', { name, language: i18n.language }))
      socket.restart()
    }
    return this.me!
  }

  async rename(name: string): Promise<void> {
    this.#take(await api.patch<Me>('/api/me', { name }))
  }

  /** Keep the preferences with the user, if there is one. */
  async remember(): Promise<void> {
    if (!this.me) return
    this.me = await api.patch<Me>('/api/me', { language: i18n.language, preferences: $state.snapshot(preferences) })
  }

  async claim(name: string, password: string): Promise<void> {
    this.#take(await api.post<Me>('/api/account', { name, password }))
    socket.restart()
  }

  async enter(name: string, password: string): Promise<void> {
    this.#take(await api.post<Me>('/api/login', { name, password }))
    adopt(this.me?.preferences ?? {})
    const language = LANGUAGES.find((known) => known === this.me?.language)
    if (language) await switchLanguage(language)
    socket.restart()
  }

  async leave(everywhere: boolean): Promise<void> {
    await api.post(everywhere ? '/api/logout-everywhere' : '/api/logout')
    this.me = null
    socket.restart()
  }

  #take(me: Me | null): void {
    this.me = me
  }
}

export const session = new Session()

/** Switch the page's language and remember it. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.setLanguage(language)
  preferences.language = language
}
