import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config'

/** The unit tests run on the page as it is built; apart, because the build does without the test tools. */
export default mergeConfig(page, defineConfig({ test: { include: ['src/**/*.test.ts'] } }))
