/** Asking for an analysis; apart from its screen, which is loaded when somebody goes there. */
import { isHere } from '../../core/device/place'
import { router } from '../../core/ui/router.svelte'
import { answer, withKey } from '../../core/wire/api'
import { clientAt } from '../tables'

export type Budget = 'quick' | 'standard' | 'deep'

/** How thoroughly, unless somebody says otherwise: a device computes alone, with one processor. */
const usualBudget = (table: string): Budget => (isHere(table) ? 'quick' : 'standard')

/** Ask for the analysis of a table whoever serves it, and go there. */
export async function analyse(table: string, key: string | null, budget = usualBudget(table)): Promise<void> {
  const client = await clientAt(isHere(table) ? 'device' : 'server')
  const asked = await answer(client.POST('/api/analyses', { body: { table, budget, ...withKey(key) } }))
  router.go(addressOf(asked.analysis, key))
}

export const addressOf = (analysis: string, key: string | null): string =>
  `/analysis/${analysis}${key ? `?key=${encodeURIComponent(key)}` : ''}`
