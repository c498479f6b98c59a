/**
 * What is asked once: REST, typed by the server's own OpenAPI description. A refusal is thrown as `Refused`; no answer at
 * all is one with the code `offline`.
 */
import createClient from 'openapi-fetch'
import type { ErrorMessage } from './messages'
import { Refused } from './refused'
import type { paths } from './rest'

export const api = createClient<paths>()

api.use({
  onError: () => new Refused('offline', 'web-error-offline', {}),
  async onResponse({ response }) {
    if (!response.ok) throw await readRefusal(response)
  },
})

async function readRefusal(response: Response): Promise<Refused> {
  const code = String(response.status)
  try {
    return Refused.read((await response.json()) as Partial<ErrorMessage>, code)
  } catch {
    return new Refused(code, '', {})
  }
}

/** What was answered: `await answer(api.GET('/api/games'))`. */
export async function answer<Data>(asked: Promise<{ data?: Data }>): Promise<Data> {
  return (await asked).data as Data
}

/** The query of a table that may need a key. */
export const withKey = (key: string | null): { key?: string } => (key ? { key } : {})
