import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take minutes begin first, so that none of them is left over at the end. */
const longest = ['staff-screens', 'customer-screens', 'front-door', 'getting-in', 'frame', 'screens', 'main-job']

/**
 * Stories that `npm test` leaves to `npm test -- --all`: every call and every screen of theirs has its own tests in each run,
 * and in the browser they stand on what the others prove there.
 */
const overnight = [
  'ads',
  'booking-system',
  'broken-line',
  'campaigns',
  'collections',
  'connect',
  'creators',
  'desk-lists',
  'dms',
  'groups',
  'hours',
  'id-check',
  'imports',
  'lists',
  'logistics',
  'map',
  'meetings',
  'notifications',
  'platforms',
  'privacy',
  'push',
  'questions',
  'records',
  'referrals',
  'ribbons',
  'share',
  'stays',
  'team',
  'terms',
  'trial',
  'usage',
].map((name) => `e2e/${name}.e2e.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`))
      return at < 0 ? longest.length : at
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** A journey mostly waits, for a page or an answer: with three at a time two cores were idle for almost half of it. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    exclude: process.env['JOURNEYS'] === 'usual' ? overnight : [],
    globalSetup: ['e2e/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'threads',
    maxWorkers: 5,
    isolate: false,
    // As long as a page waits for what it is to show.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
