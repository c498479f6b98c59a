/**
 * Writes the Brotli form of every file in a folder beside it, for servers that send what is compressed already:
 *
 *     node scripts/compress.js FOLDER QUALITY KEPT
 *
 * KEPT is a folder that remembers what was compressed before: the best quality takes a minute, and most files stay as
 * they are.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes; less is not worth compressing. */
const SMALLEST = 1000
const [folder, quality, kept] = process.argv.slice(2)
mkdirSync(kept, { recursive: true })
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name)
  if (!file.isFile() || path.endsWith('.br')) continue
  const body = readFileSync(path)
  if (body.length < SMALLEST) continue
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const known = join(kept, `${createHash('sha256').update(body).digest('hex')}-${quality}.br`)
  if (!existsSync(known)) writeFileSync(known, brotliCompressSync(body, { params }))
  copyFileSync(known, `${path}.br`)
}
