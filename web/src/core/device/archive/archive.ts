/**
 * Reads an archive whose files are stored as they are (ZIP without compression). The files are parts of the archive's own
 * memory: nothing is copied.
 */
const END = 0x06054b50
const ENTRY = 0x02014b50
/** Bytes of the record at the end, which has no comment, and of the heads of a file, in the list and before its data. */
const END_SIZE = 22
const ENTRY_SIZE = 46
const HEAD_SIZE = 30

export function filesIn(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - END_SIZE
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('the archive is not whole')
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('the archive is not whole')
    const [size, nameSize] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)]
    const name = new TextDecoder().decode(archive.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize))
    if (view.getUint16(at + 10, true) !== 0) throw new Error(`${name} is compressed`)
    const head = view.getUint32(at + 42, true)
    const data = head + HEAD_SIZE + view.getUint16(head + 26, true) + view.getUint16(head + 28, true)
    files.set(name, archive.subarray(data, data + size))
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
