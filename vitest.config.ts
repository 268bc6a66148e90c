import { defineConfig } from 'vitest/config'

const screens = 'src/**/*Screen.test.tsx'

export default defineConfig({
  test: {
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
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], exclude: [screens] },
      },
      { extends: true, test: { name: 'screens', include: [screens], environment: 'happy-dom', testTimeout: 40_000 } },
    ],
  },
})
