/**
 * What is asked once: REST, typed by the server's own OpenAPI description. A refusal is thrown as `Refused`; no answer at
 * all is one with the code `offline`. What is about a table of this device goes to its worker instead of the server; so
 * does what is learned where no server can be reached.
 */
import createClient, { type Middleware } from 'openapi-fetch'
import { isServerless, readKept } from '../device/packed'
import { isHerePath, isLearningPath } from '../device/place'
import { reach } from '../device/reach.svelte'
import type { ErrorMessage } from './messages'
import { Refused } from './refused'
import type { paths } from './rest'

/** Whoever serves a table is asked about it; texts and rules that the server cannot give were packed with the page. */
async function carry(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (isHerePath(url.pathname) || (!reach.isServed && isLearningPath(url.pathname))) return toDevice(request)
  const isRead = request.method === 'GET'
  if (isServerless) return (isRead && (await readKept(url))) || toDevice(request)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = isRead ? await readKept(url) : null
    if (kept) return kept
    throw error
  }
}

const toDevice = async (request: Request): Promise<Response> => (await import('../device/carrier')).askDevice(request)

const refusing: Middleware = {
  onError: ({ error }) => (error instanceof Refused ? error : new Refused('offline', 'web-error-offline', {})),
  async onResponse({ response }) {
    if (!response.ok) throw await readRefusal(response)
  },
}

export const api = createClient<paths>({ fetch: carry })
/** The tables of this device, where a question does not name one: to make one, to list them. */
export const here = createClient<paths>({ fetch: toDevice })
api.use(refusing)
here.use(refusing)

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
