/** Gives the record of a game on this device as a file. */
import { answer, api } from '../wire/api'

export async function keepRecord(table: string, game: string): Promise<void> {
  const params = { path: { table } }
  const text = await answer(api.GET('/api/tables/{table}/record', { params, parseAs: 'text' }))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${game}-${table.slice(1)}.tab`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
