/** Carries a question to the tables of this device, in the form of a request to a server. */
import { Refused } from '../wire/refused'
import { device } from './device'
import { Disk } from './disk'
import { myName, serveMe } from './me'
import { findPacked, obstacle } from './packed'
import { setUsed } from './place'

const disk = new Disk()
const ARCHIVE = /^\/api\/my\/tables\/([^/]+)\/archive$/

const json = (value: unknown, status = 200): Response => Response.json(value, { status })

export async function askDevice(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = decodeURIComponent(url.pathname)
  const body = await request.text()
  return (
    serveMe(request.method, path, body) ??
    (await serveLists(request.method, url, path, body)) ??
    (await servePython({
      name: myName(),
      method: request.method,
      path,
      query: Object.fromEntries(url.searchParams),
      body,
    }))
  )
}

/** Lists are read from the disk: they need no Python. */
async function serveLists(method: string, url: URL, path: string, body: string): Promise<Response | null> {
  if (method === 'GET' && path === '/api/my/tables') {
    const isFirst = (url.searchParams.get('page') ?? '0') === '0'
    return json(isFirst ? await disk.list(url.searchParams.get('archived') === 'true') : [])
  }
  const table = method === 'PUT' ? ARCHIVE.exec(path)?.[1] : null
  if (!table) return null
  await disk.archive(table, (JSON.parse(body) as { archived: boolean }).archived)
  return json({ done: true })
}

async function servePython(question: Parameters<typeof device.ask>[0]): Promise<Response> {
  if (question.method === 'POST') {
    setUsed()
    void navigator.storage.persist()
  }
  try {
    const told = await device.ask(question)
    return new Response(told.body, { status: told.status, headers: { 'content-type': told.type } })
  } catch (error) {
    console.error(error)
    throw new Refused('device', (await findPacked()) ? 'web-error-device' : obstacle(), {})
  }
}
