import { defineConfig } from 'vitest/config'

/** What is shown by the whole product: the screens, and what stands around them. */
const screens = ['src/**/*Screen.test.tsx', 'src/app/web/shell/*.test.tsx']

export default defineConfig({
  test: {
    globalSetup: ['src/kit/testing/global-setup.ts'],
    setupFiles: ['src/kit/testing/fresh-after-failure.ts', 'src/kit/testing/patience.ts'],
    pool: 'threads',
    // The database does half of the work, in a process of its own, and some tests wait for others.
    maxWorkers: 4,
    isolate: false,
    // For a machine with much else to do: none takes more than a few seconds by itself.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 40_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], exclude: screens },
      },
      { extends: true, test: { name: 'screens', include: screens, environment: 'happy-dom' } },
    ],
  },
})
