/** Asking for an analysis; apart from its screen, which is loaded when somebody goes there. */
import { router } from '../../core/ui/router.svelte'
import { answer, api, withKey } from '../../core/wire/api'

export type Budget = 'quick' | 'standard' | 'deep'

/** Ask for the analysis of a table, and go there. */
export async function analyse(table: string, key: string | null, budget: Budget = 'standard'): Promise<void> {
  const asked = await answer(api.POST('/api/analyses', { body: { table, budget, ...withKey(key) } }))
  router.go(addressOf(asked.analysis, key))
}

export const addressOf = (analysis: string, key: string | null): string =>
  `/analysis/${analysis}${key ? `?key=${encodeURIComponent(key)}` : ''}`
