/** What is asked once: REST. A refusal is a `Refused`; no answer at all is one with the code `offline`. */
import { Refused, type WireError } from './protocol'

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused('offline', 'web-error-offline', {})
  }
  if (answer.ok) return answer
  throw await refusal(answer)
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { code, message, arguments: args, rule } = (await answer.json()) as Partial<WireError>
    return new Refused(code ?? String(answer.status), message ?? '', args ?? {}, rule ?? null)
  } catch {
    return new Refused(String(answer.status), '', {})
  }
}

export const api = {
  get: async <T>(path: string): Promise<T> => (await send('GET', path)).json() as T,
  text: async (path: string): Promise<string> => (await send('GET', path)).text(),
  post: async <T>(path: string, body: unknown = {}): Promise<T> => (await send('POST', path, body)).json() as T,
  patch: async <T>(path: string, body: unknown): Promise<T> => (await send('PATCH', path, body)).json() as T,
}
