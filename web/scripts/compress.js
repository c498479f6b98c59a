/**
 * Writes the Brotli form of every file in a folder beside it, for servers that send what is compressed already:
 *
 *     node scripts/compress.js FOLDER QUALITY
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes; less is not worth compressing. */
const SMALLEST = 1000
const [folder, quality] = process.argv.slice(2)
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
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }))
}
