import { expect, test, vi } from 'vitest'
import { backByBlob, free, giveBack } from './lent'
import type { Python } from '../python'

/** A file system as far as it is used: its nodes by their paths. */
function newDisk() {
  const nodes: Record<string, ReturnType<Python['FS']['lookupPath']>['node']> = {}
  const lookupPath = (path: string) => ({ node: (nodes[path] ??= { usedBytes: 0, contents: null }) })
  return { FS: { lookupPath } as Python['FS'], nodes }
}

const text = (data: Uint8Array | null) => new TextDecoder().decode(data!)

test('a file that lies in the browser is read when it is wanted, and held while somebody has it', () => {
  const { FS, nodes } = newDisk()
  const file = new Blob(['ola'])
  const read = vi.fn(() => new TextEncoder().encode('ola').buffer)
  backByBlob(FS, '/a', file, read)
  expect([nodes['/a']!.usedBytes, read.mock.calls]).toEqual([3, []])
  expect(text(nodes['/a']!.contents)).toBe('ola')
  expect(nodes['/a']!.contents).toBe(nodes['/a']!.contents)
  expect(read).toHaveBeenCalledExactlyOnceWith(file)
})

test('a buffer that is freed is gone at once', () => {
  const buffer = new ArrayBuffer(8)
  free(buffer)
  expect(buffer.byteLength).toBe(0)
})

test('files that were given back are read from their places in the blob', async () => {
  const { FS, nodes } = newDisk()
  const whole = new TextEncoder().encode('olamundo')
  const files = new Map([
    ['/a', whole.subarray(0, 3)],
    ['/b', whole.subarray(3)],
  ])
  const read: Blob[] = []
  giveBack(FS, files, new Blob(['olamundo']), (file) => {
    read.push(file)
    return new ArrayBuffer(file.size)
  })
  expect(whole.byteLength).toBe(0)
  expect([nodes['/a']!.usedBytes, nodes['/b']!.usedBytes]).toEqual([3, 5])
  expect(nodes['/b']!.contents).toHaveLength(5)
  expect(await Promise.all(read.map((file) => file.text()))).toEqual(['mundo'])
})
