/** A position in a link: JSON, deflated, in the letters that an address may hold. */

const PREFIX = '#p='
/** Nobody sends a longer link on; a file does not mind. */
export const LONGEST = 6000

export interface Packed {
  /** The data of the game that it was made with. */
  components: string
  position: Record<string, unknown>
}

/** The part of an address after its path that holds a position. */
export async function pack(packed: Packed): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(packed)]), new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...bytes))
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The inverse; null for anything that is no packed position. */
export async function unpack(hash: string): Promise<Packed | null> {
  if (!hash.startsWith(PREFIX)) return null
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const plain = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'))
    return read(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    return null
  }
}

function read(found: unknown): Packed | null {
  const { components, position } = (found ?? {}) as { components?: unknown; position?: unknown }
  if (typeof components !== 'string' || typeof position !== 'object' || position === null) return null
  return { components, position: position as Packed['position'] }
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
