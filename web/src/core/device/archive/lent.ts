/**
 * Files that Python reads while it starts lie in memory, parts of one buffer. After that they lie in the browser: whoever
 * reads one later gets it from there, and what the buffer took is free at once.
 */
import type { Python } from '../python'

/** What a worker reads a blob with while Python waits. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

/** Free a buffer that nobody needs any more, by sending it to nobody: the browser would do so some time later. */
export function free(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(null, [buffer])
  port1.close()
  port2.close()
}

export const readNow = (file: Blob): ArrayBuffer => new FileReaderSync().readAsArrayBuffer(file)

/** Let Python find a file that lies in the browser: whoever reads it gets it, and nobody holds it after that. */
export function backByBlob(FS: Python['FS'], path: string, file: Blob, read = readNow): void {
  const { node } = FS.lookupPath(path)
  let held: WeakRef<Uint8Array> | undefined
  const contents = () => {
    const data = held?.deref() ?? new Uint8Array(read(file))
    held = new WeakRef(data)
    return data
  }
  node.usedBytes = file.size
  Object.defineProperty(node, 'contents', { get: contents })
}

/** Free the memory of files by their paths, which are parts of one blob, at the same places as in their buffer. */
export function giveBack(
  FS: Python['FS'],
  files: Map<string, Uint8Array<ArrayBuffer>>,
  blob: Blob,
  read = readNow,
): void {
  const buffers = new Set<ArrayBuffer>()
  for (const [path, { buffer, byteOffset, byteLength }] of files) {
    backByBlob(FS, path, blob.slice(byteOffset, byteOffset + byteLength), read)
    buffers.add(buffer)
  }
  buffers.forEach(free)
}
