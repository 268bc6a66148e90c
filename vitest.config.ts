import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['src/kit/testing/global-setup.ts'],
    setupFiles: ['src/kit/testing/fresh-after-failure.ts'],
    pool: 'threads',
    // The database does half of the work, in a process of its own.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
})
