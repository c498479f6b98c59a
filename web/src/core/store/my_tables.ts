/** My tables: those at the server, and those on this device. */
import { isServerless } from '../device/packed'
import { wasUsed } from '../device/place'
import { reach } from '../device/reach.svelte'
import { answer, api, here } from '../wire/api'
import type { TableResponse } from '../wire/rest'
import { session } from './session.svelte'

interface Page {
  archived?: boolean
  page?: number
}

export async function listMine(query: Page = {}): Promise<TableResponse[]> {
  const params = { query }
  const isUsed = isServerless || wasUsed()
  const [near, far] = await Promise.all([
    isUsed ? answer(here.GET('/api/my/tables', { params })).catch(() => []) : [],
    session.me && reach.isServed && !isServerless ? answer(api.GET('/api/my/tables', { params })) : [],
  ])
  return [...near, ...far].sort((a, b) => Number(b.waiting) - Number(a.waiting))
}
