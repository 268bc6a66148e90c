import { defineConfig } from 'vitest/config'

/** Journeys share one machine with their browsers and servers: three at a time, with patience. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
