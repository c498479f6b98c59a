/** Tell the reader what was refused; anything else is a fault of ours and goes on. */
import { toasts } from './toasts.svelte'
import { Refused } from '../wire/refused'
import { sayRefusal } from '../i18n/i18n.svelte'

export function showError(error: unknown): void {
  if (!(error instanceof Refused)) throw error
  toasts.say(sayRefusal(error.code, error.key, error.args), 'bad')
}

/** Do something that may be refused. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showError(error)
  }
}
