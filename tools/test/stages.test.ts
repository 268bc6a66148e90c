import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseEmbedded } from './embedded.ts'
import { planStages } from './stages.ts'

const call = 'src/domains/visits/server/calls/checkInVisit.test.ts'
const race = 'src/domains/visits/server/slots.test.ts'
const job = 'src/domains/visits/server/jobs/confirm-visits.test.ts'
const text = 'describeCall(visitCalls.checkInVisit, input)'

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'plusone-stages-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

describe('what the embedded database is asked', () => {
  it('is every call as each role, and all of races, jobs and kit', () => {
    const files = [
      { path: call, text },
      { path: race, text: `${text}; await Promise.allSettled([])` },
      { path: job, text: '' },
      { path: 'src/kit/server/limits.test.ts', text: '' },
      { path: 'src/domains/visits/server/door.test.ts', text: '' },
      { path: 'src/domains/visits/stages.test.ts', text: 'Promise.all(' },
    ]
    expect(chooseEmbedded(files)).toEqual({ whole: [race, job, 'src/kit/server/limits.test.ts'], calls: [call] })
  })
})

describe('stages', () => {
  const root = folderWith({ [call]: text, [job]: '' })

  it('are five without a file, and name what they leave to another', () => {
    const stages = planStages(root, [], false)
    expect(stages.map(({ args, partial = false }) => [args.slice(0, 3), partial])).toEqual([
      [['--project', 'server'], false],
      [['--project', 'server', job], false],
      [['--project', 'server', call], true],
      [['--project', 'screens'], false],
      [['--config', 'e2e/vitest.config.ts'], false],
    ])
  })

  it('run everything of the server on the embedded database, every journey and every sample with --all', () => {
    const stages = planStages(root, [], true)
    expect(stages[1]?.args).toEqual(expect.arrayContaining([call, job]))
    expect(stages.map(({ env }) => [env?.['TEST_SAMPLES'], env?.['JOURNEYS']])).toEqual(
      Array(4).fill(['full', undefined]),
    )
  })

  it('leave some journeys out of a usual run, and never one that is named', () => {
    expect(planStages(root, [], false).at(-1)?.env).toEqual({ JOURNEYS: 'usual' })
    expect(planStages(root, ['e2e/map.e2e.ts'], false)[0]?.env).toBeUndefined()
  })

  it('run a named file where it belongs, and nothing else', () => {
    const databases = (path: string) => planStages(root, [path], false).map(({ env }) => env?.['TEST_DATABASE'])
    expect(databases(call)).toEqual(['postgres', 'pglite'])
    expect(databases('tools/test/stages.test.ts')).toEqual(['postgres'])
    expect(planStages(root, ['e2e/map.e2e.ts'], false)).toMatchObject([{ needsBrowser: true }])
    const screen = 'src/domains/visits/web/screens/DoorScreen.test.tsx'
    expect(planStages(root, [screen], false)).toMatchObject([{ args: ['--project', 'screens', screen] }])
  })
})
