/** Who may come into this server: whether people play without an account, and who may create one. */
import { answer, api } from './api'
import { isServerless } from '../device/packed'
import { Refused } from './refused'
import type { DoorResponse } from './rest'

class Door {
  #told = $state.raw<DoorResponse>({ sign_up: 'open', guests: true })

  /** Whether people play without an account. */
  get hasGuests(): boolean {
    return this.#told.guests
  }

  get signUp(): DoorResponse['sign_up'] {
    return this.#told.sign_up
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
