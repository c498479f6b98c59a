/**
 * Writes the packed data where Python finds them: `names` are the files that lie one after another in `bytes`, with their
 * sizes.
 */
export function putData(FS, names, bytes) {
  let at = 0
  for (const [name, size] of names) {
    const path = `/app/${name}`
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    FS.writeFile(path, bytes.subarray(at, at + size))
    at += size
  }
}
