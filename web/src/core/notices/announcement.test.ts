import { afterEach, expect, test, vi } from 'vitest'

const first = { texts: { en: 'Back at nine', 'pt-BR': 'De volta às nove' }, since: '2026-01-01T20:00', until: '' }
const GET = vi.fn()
const heard: ((message: { type: string; topic: string }) => void)[] = []
vi.mock('../wire/api', () => ({ api: { GET }, answer: (asked: Promise<unknown>) => asked }))
vi.mock('../wire/socket.svelte', () => ({ socket: { listen: (one: (typeof heard)[0]) => heard.push(one) } }))

afterEach(() => vi.clearAllMocks())

test('what was put away stays away until something else is announced', async () => {
  const { announcement } = await import('./announcement.svelte')
  GET.mockResolvedValue(first)
  await announcement.load()
  expect(announcement.shown?.texts.en).toBe('Back at nine')
  announcement.putAway()
  await announcement.load()
  expect(announcement.shown).toBeNull()
  GET.mockResolvedValue({ ...first, since: '2026-01-01T21:00' })
  heard[0]!({ type: 'topic', topic: 'tournament:a' })
  expect(GET).toHaveBeenCalledTimes(2)
  heard[0]!({ type: 'topic', topic: 'announcement' })
  await vi.waitFor(() => expect(announcement.shown).not.toBeNull())
})

test('a server that does not answer announces nothing', async () => {
  const { announcement } = await import('./announcement.svelte')
  GET.mockRejectedValue(new Error('away'))
  await announcement.load()
  expect(announcement.shown).toBeNull()
})
