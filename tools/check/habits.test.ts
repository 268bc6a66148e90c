import { describe, expect, it } from 'vitest'
import { checkHabits } from './habits.ts'
import { parseSource } from './source.ts'

function problemsOf(path: string, text: string): string[] {
  return checkHabits([parseSource(path, text)]).problems
}

describe('habits', () => {
  it.each([
    ['src/kit/web/Screen.tsx', 'export default function Screen() {}', 'default export'],
    ['src/kit/web/Screen.tsx', 'const a = 1\nexport { a as default }', 'default export'],
    ['src/kit/server/utils.ts', 'export const a = 1', 'what it holds'],
    ['src/kit/web/helpers.tsx', 'export const a = 1', 'what it holds'],
    ['src/kit/contract/index.ts', 'export const a = 1', 'what it holds'],
    ['src/domains/parties/contract.ts', 'export const a = 1', 'not a domain'],
    ['src/domains/collabs/lib/stages.ts', 'export const a = 1', 'no folder "lib"'],
    ['src/domains/collabs/web/hooks/all.ts', 'export const a = 1', 'no folder "web/hooks"'],
    ['src/domains/collabs/web/screens/Collab.tsx', 'export const a = 1', 'ends in Screen'],
    ['src/kit/server/log.ts', 'const level = process.env.LOG_LEVEL', ':1: read settings'],
    ['src/app/web/main.tsx', 'const level = process.env.LOG_LEVEL', ':1: read settings'],
    ['src/kit/server/jobs.ts', '\nconst at = new Date()', ':2: ask now()'],
    ['src/domains/collabs/stages.ts', 'const at = Date.now()', ':1: ask now()'],
    ['src/domains/collabs/server/build.ts', 'const clock = Date.now', ':1: ask now()'],
    ['src/kit/web/Screen.tsx', 'const a = 1\n// @ts-expect-error\nconst b: string = a', ':2: say why'],
    ['src/kit/web/Screen.tsx', '// oxlint-disable-next-line no-alert\nalert(1)', ':1: say why'],
    ['src/kit/web/held.ts', 'onDone?.(await send())', ':1: wait first'],
    ['src/kit/web/held.test.ts', 'await vi.waitFor(() => expect(sent).toBe(1))', ':1: wait with expect.poll'],
  ])('%s: %s', (path, text, remedy) => {
    const problems = problemsOf(path, text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(path)
    expect(problems[0]).toContain(remedy)
  })

  it.each([
    ['vitest.config.ts', 'export default {}'],
    ['src/kit/server/config.ts', 'const level = process.env.LOG_LEVEL'],
    ['src/kit/testing/global-setup.ts', 'const url = process.env.TEST_DATABASE_URL'],
    ['src/kit/server/clock.ts', 'export const now = () => new Date()'],
    ['src/kit/server/jobs.ts', 'const at = new Date(row.at) // new Date() would be another clock'],
    ['src/domains/profiles/server/import/rows.ts', 'export const a = 1'],
    ['src/kit/web/Ago.tsx', 'const at = Date.now()'],
    ['src/domains/collabs/server/reads.test.ts', 'const at = Date.now()'],
    ['src/domains/collabs/web/screens/CollabScreen.tsx', 'export function CollabScreen() {}'],
    ['src/domains/collabs/web/screens/collab/Steps.tsx', 'export function Steps() {}'],
    [
      'src/kit/web/Screen.tsx',
      '// oxlint-disable-next-line no-alert -- the last resort when nothing else draws\nalert(1)',
    ],
    ['src/kit/web/held.ts', 'await onDone?.(answer)'],
    ['src/kit/web/Screen.tsx', '// The peer sends a number here.\n// @ts-expect-error\nconst b: string = 1'],
  ])('%s may say %s', (path, text) => {
    expect(problemsOf(path, text)).toEqual([])
  })
})
