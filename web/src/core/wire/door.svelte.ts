/** Who may come into this server, whether people play without an account, and what else holds there. */
import { answer, api } from './api'
import { isServerless } from '../device/packed'
import { Refused } from './refused'
import type { DoorResponse } from './rest'

type Talk = DoorResponse['chat']
/** How people speak, the freest way first. */
const TALKS: Talk[] = ['free', 'phrases', 'off']

class Door {
  #told = $state.raw<DoorResponse>({ sign_up: 'open', guests: true, chat: 'free', backup_days: 0 })

  /** Whether people play without an account. */
  get hasGuests(): boolean {
    return this.#told.guests
  }

  get signUp(): DoorResponse['sign_up'] {
    return this.#told.sign_up
  }

  /** After how many days nothing that was deleted is in a backup; 0 where the server takes none. */
  get backupDays(): number {
    return this.#told.backup_days
  }

  /** How people may speak here, the freest way first. */
  get talks(): Talk[] {
    return TALKS.slice(TALKS.indexOf(this.#told.chat))
  }

  /** How people speak at a table that has agreed on something: no more freely than the server allows. */
  talkAt(agreed: Talk): Talk {
    return this.talks.includes(agreed) ? agreed : this.#told.chat
  }

  /** Ask the server; one that does not answer refuses by itself later. On a plain web host everybody plays. */
  async look(): Promise<void> {
    if (isServerless) return
    try {
      this.#told = await answer(api.GET('/api/door'))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
}

export const door = new Door()
