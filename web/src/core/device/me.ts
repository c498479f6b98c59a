/** What I am called on this device: by the server's name for me where there is one, else by what I said here. */
import type { UserResponse } from '../wire/rest'
import { MY_ID } from './place'

const KEPT = 'tabuleiro-device-me'
let known = ''

/** Be called something at the tables of this device. */
export function callMe(name: string): void {
  known = name
}

export const myName = (): string => known || readMe()?.name || '?'

function readMe(): UserResponse | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as UserResponse | null
  } catch {
    return null
  }
}

/** Who I am where there is no server: nobody until I play, and whoever I say from then on. */
export function serveMe(method: string, path: string, body: string): Response | null {
  if (path === '/api/me' && method === 'GET') return Response.json(readMe())
  if ((path !== '/api/guest' || method !== 'POST') && (path !== '/api/me' || method !== 'PATCH')) return null
  const usual: UserResponse = {
    id: MY_ID,
    name: '?',
    guest: true,
    language: 'en',
    preferences: {},
    bot: false,
    role: null,
    leaving: null,
  }
  const me = { ...usual, ...readMe(), ...(JSON.parse(body) as Partial<UserResponse>) }
  localStorage.setItem(KEPT, JSON.stringify(me))
  return Response.json(me)
}
