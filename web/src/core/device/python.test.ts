import { expect, test } from 'vitest'
import { unpack, type Python } from './python'

/** `a/b.txt` with "ola", `a/small.so` with "s" and `luna.so` with "large", as Python's zipfile stores them. */
const ARCHIVE = new Blob([
  Uint8Array.from(
    atob(
      'UEsDBBQAAAAAAAAAIQBqIDdPAwAAAAMAAAAHAAAAYS9iLnR4dG9sYVBLAwQUAAAAAAAAACEAC88OGwEAAAABAAAACgAAAGEvc21hbGwuc29zUEsDBBQAAAAAAAAAIQC+KWtZBQAAAAUAAAAHAAAAbHVuYS5zb2xhcmdlUEsBAhQDFAAAAAAAAAAhAGogN08DAAAAAwAAAAcAAAAAAAAAAAAAAIABAAAAAGEvYi50eHRQSwECFAMUAAAAAAAAACEAC88OGwEAAAABAAAACgAAAAAAAAAAAAAAgAEoAAAAYS9zbWFsbC5zb1BLAQIUAxQAAAAAAAAAIQC+KWtZBQAAAAUAAAAHAAAAAAAAAAAAAACAAVEAAABsdW5hLnNvUEsFBgAAAAADAAMAogAAAHsAAAAAAA==',
    ),
    (letter) => letter.charCodeAt(0),
  ),
])

test('libraries beside the packages stay in the archive, all else is copied out of it', async () => {
  const written = new Map<string, string>()
  const shown = new Map<string, Blob>()
  const links: string[][] = []
  const FS: Python['FS'] = {
    filesystems: { WORKERFS: 'blobs' },
    mkdirTree: () => {},
    mount: (_kind, { blobs }, place) => blobs.forEach(({ name, data }) => shown.set(place + name, data)),
    symlink: (to, path) => void links.push([path, to]),
    writeFile: (path, data) => void written.set(path, new TextDecoder().decode(data)),
  }
  await unpack(FS, ARCHIVE)
  expect([...written]).toEqual([
    ['/app/a/b.txt', 'ola'],
    ['/app/a/small.so', 's'],
  ])
  expect(links).toEqual([['/app/luna.so', '/libraries/luna.so']])
  expect(await shown.get('/libraries/luna.so')!.text()).toBe('large')
  await expect(unpack(FS, ARCHIVE.slice(0, -1))).rejects.toThrow('not whole')
})
