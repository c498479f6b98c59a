/** Writes src/core/wire/schema.d.ts anew from the server's own description. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Server } from './server.mjs'

const server = await Server.start()
const file = join(server.folder, 'openapi.json')
writeFileSync(file, await (await fetch(`${server.address}/api/openapi.json`)).text())
execFileSync('npx', ['openapi-typescript', file, '-o', process.argv[2] ?? 'src/core/wire/schema.d.ts'], {
  stdio: 'ignore',
})
await server.stop()
