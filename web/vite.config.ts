import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** What a page that is held needs not: it is of the service worker itself, or larger than what it is for. */
const UNHELD = /(^|\/)(sw\.js|index\.html|.*\.br|offline\/.*)$/

/** Tells the service worker which files make up this version of the page. */
function listFiles(): Plugin {
  let folder = ''
  return {
    name: 'list-files',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      const files = all
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name).slice(folder.length))
        .filter((path) => !UNHELD.test(path))
        .sort()
      const version = createHash('sha256').update(readFileSync(join(folder, 'index.html')))
      for (const path of files) version.update(path).update(readFileSync(join(folder, path)))
      const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
        .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
        .replace("const VERSION = ''", `const VERSION = '${version.digest('hex').slice(0, 16)}'`)
      writeFileSync(join(folder, 'sw.js'), worker)
    },
  }
}

/** The page is built into the Python package, which serves it: an installed wheel needs no Node. */
export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: { outDir: '../src/tabuleiro/server/static', emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
