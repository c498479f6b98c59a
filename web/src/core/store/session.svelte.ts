/** Who I am: nobody, a guest, or the owner of an account. */
import { answer, api } from '../wire/api'
import { LANGUAGES, type Language } from '../i18n/languages'
import { adopt, preferences } from './preferences.svelte'
import { door } from '../wire/door.svelte'
import { findPacked } from '../device/packed'
import { reach } from '../device/reach.svelte'
import { Refused } from '../wire/refused'
import { router } from '../ui/router.svelte'
import type { UserResponse } from '../wire/rest'
import { socket } from '../wire/socket.svelte'
import { i18n } from '../i18n/i18n.svelte'

class Session {
  me = $state.raw<UserResponse | null>(null)

  /** Who I am, if there is a server to say so: without one I play on this device. */
  async load(): Promise<void> {
    try {
      this.#take(await answer(api.GET('/api/me')))
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'offline') || !(await findPacked())) throw error
      reach.isServed = false
    }
  }

  /** Whether it takes an account to play here, and I have not come in by one. */
  get isOutside(): boolean {
    return !this.me && !door.hasGuests
  }

  /**
   * Make sure that there is a session; a newcomer becomes a guest without being asked anything. Where it takes an
   * account, the way leads there first.
   */
  async ensure(name: string): Promise<UserResponse> {
    if (this.isOutside) {
      router.go(wayIn())
      throw new Refused('forbidden', 'error-no-guests', {})
    }
    if (!this.me) {
      this.#take(await answer(api.POST('/api/guest', { body: { name, language: i18n.language } })))
      socket.restart()
    }
    return this.me!
  }

  async rename(name: string): Promise<void> {
    this.#take(await answer(api.PATCH('/api/me', { body: { name } })))
  }

  /** Keep the preferences with the user, if there is one. */
  async remember(): Promise<void> {
    if (!this.me) return
    this.me = await answer(
      api.PATCH('/api/me', { body: { language: i18n.language, preferences: { ...$state.snapshot(preferences) } } }),
    )
  }

  /** Create an account, for the guest that I am or for a newcomer; `invite` is the code of an invitation, or empty. */
  async claim(name: string, password: string, invite = ''): Promise<void> {
    const body = { name, password, invite, language: i18n.language }
    this.#take(await answer(api.POST('/api/account', { body })))
    socket.restart()
  }

  /** Sign in; whoever was a guest until now may bring the tables along. */
  async enter(name: string, password: string, keep: boolean): Promise<void> {
    this.#take(await answer(api.POST('/api/login', { body: { name, password, keep } })))
    adopt(this.me?.preferences ?? {})
    const language = LANGUAGES.find((known) => known === this.me?.language)
    if (language) await switchLanguage(language)
    socket.restart()
  }

  async leave(everywhere: boolean): Promise<void> {
    await api.POST(everywhere ? '/api/logout-everywhere' : '/api/logout')
    this.me = null
    socket.restart()
  }

  /** Set a forgotten password anew by a one-time link. */
  async reset(token: string, password: string): Promise<void> {
    this.#take(await answer(api.POST('/api/reset', { body: { token, new_password: password } })))
    socket.restart()
  }

  /** Come back as a guest by a secret link; whoever was another guest until now may bring the tables along. */
  async recover(token: string, keep: boolean): Promise<void> {
    this.#take(await answer(api.POST('/api/recover', { body: { token, keep } })))
    adopt(this.me?.preferences ?? {})
    socket.restart()
  }

  /** Leave for good; an account waits for some days, unless it is to go at once. */
  async delete(password: string, atOnce: boolean): Promise<void> {
    const { until } = await answer(api.DELETE('/api/me', { body: { password, at_once: atOnce } }))
    if (until && this.me) {
      this.me = { ...this.me, leaving: until }
      return
    }
    this.me = null
    socket.restart()
  }

  /** Stay after all. */
  async stay(): Promise<void> {
    await api.POST('/api/me/stay')
    if (this.me) this.me = { ...this.me, leaving: null }
  }

  #take(me: UserResponse | null): void {
    this.me = me
  }
}

export const session = new Session()

/** The address of the account page, from which one comes back to where one is now. */
export const wayIn = (): string => `/account?${new URLSearchParams({ then: location.pathname + location.search })}`

/** Switch the page's language and remember it. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.setLanguage(language)
  preferences.language = language
}
