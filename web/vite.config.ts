import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** The page is built into the Python package, which serves it: an installed wheel needs no Node. */
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tabuleiro/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
