/** What plays without a server, if it was packed with the page: where its files lie, and how large they are. */

export interface Packed {
  /** Named by the content of everything in it. */
  folder: string
  /** Whether the rules are compiled to WebAssembly, or run as Python. */
  compiled: boolean
  files: Record<string, number>
}

/** What the build has written into the page; unit tests have none. */
const marks: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset

/** A page that was put on a plain web host says so itself: there is no server to ask. */
export const isServerless = marks.serverless !== undefined
/** Which version such a page is; null where a server tells it. */
export const siteVersion = marks.serverless ?? null

const PLACE = '/offline/'
let packed: Promise<Packed | null> | null = null

/** What was packed; null when nothing was, or when this browser or address cannot run it. */
export function findPacked(): Promise<Packed | null> {
  packed ??= isPacked && isAble() ? readPacked() : Promise.resolve(null)
  return packed
}

/** The page says itself whether something was packed with it, so that nobody asks in vain. */
const isPacked = marks.packed !== undefined

/** Why nothing plays on the device here, where `findPacked` has found nothing: the key of a text. */
export function obstacle(): string {
  if (!isPacked) return 'web-keep-none'
  return isSecureContext ? 'web-keep-unable' : 'web-keep-insecure'
}

/** Workers that share a disk need locks, and those exist on https and localhost only. */
function isAble(): boolean {
  return typeof WebAssembly === 'object' && 'locks' in navigator && 'indexedDB' in window
}

async function readPacked(): Promise<Packed | null> {
  try {
    const response = await fetch(`${PLACE}offline.json`)
    return response.ok ? ((await response.json()) as Packed) : null
  } catch {
    packed = null
    return null
  }
}

/** The address of a packed file. */
export const addressIn = (found: Packed, file: string): string => `${PLACE}${found.folder}/${file}`

/** What never changes while a server runs is packed as files, too: `/api/games/luna/rules/en`. */
const KEPT = /^\/api\/((?:games|strings)(?:\/[\w-]+)*)$/

/** The packed answer to a question; null when there is none. */
export async function readKept(url: URL): Promise<Response | null> {
  const path = KEPT.exec(url.pathname)?.[1]
  const found = path ? await findPacked() : null
  if (!path || !found) return null
  const [version, digest] = [url.searchParams.get('version'), url.searchParams.get('digest')]
  const name = digest ? `${path}-${version}-${digest}` : path
  const file = [`answers/${name}.json`, `answers/${name}.txt`].find((known) => known in found.files)
  if (!file) return null
  const response = await fetch(addressIn(found, file))
  return response.ok ? response : null
}
