import { chooseEmbedded, isServerTest, readServerTests } from './embedded.ts'

/** A run of vitest. `partial`: what its filter passes over is run in another stage, so that it is not counted as skipped. */
export type Stage = {
  title: string
  args: string[]
  env?: Record<string, string>
  partial?: boolean
  needsBrowser?: boolean
}

const server = ['--project', 'server']
const screens = ['--project', 'screens']
const journeys = ['--config', 'e2e/vitest.config.ts']
const onPostgres = { TEST_DATABASE: 'postgres' }
const onEmbedded = { TEST_DATABASE: 'pglite' }

/**
 * The stages of `npm test`: without files those of every run, with files what concerns them. `all`: everything of the server
 * on the embedded database, every journey, and every sample.
 */
export function planStages(root: string, files: readonly string[], all: boolean): Stage[] {
  if (files.length > 0) return stagesOf(files)
  const stages = [
    { title: 'everything, on PostgreSQL', args: server, env: onPostgres },
    ...embeddedStages(root, all),
    { title: 'screens', args: screens, env: onPostgres },
    {
      title: all ? 'every journey, in a browser' : 'journeys of every run, in a browser (the others with --all)',
      args: journeys,
      needsBrowser: true,
    },
  ]
  const size: Record<string, string> = all ? { TEST_SAMPLES: 'full' } : { JOURNEYS: 'usual' }
  return stages.map((stage) => ({ ...stage, env: { ...stage.env, ...size } }))
}

function embeddedStages(root: string, all: boolean): Stage[] {
  const tests = readServerTests(root)
  const title = 'on the embedded database'
  if (all)
    return [
      {
        title: `everything of the server, ${title}`,
        args: [...server, ...tests.map(({ path }) => path)],
        env: onEmbedded,
      },
    ]
  const { whole, calls } = chooseEmbedded(tests)
  return [
    { title: `races, jobs and kit, ${title}`, args: [...server, ...whole], env: onEmbedded },
    {
      title: `every call as each role, ${title}`,
      args: [...server, ...calls, '--testNamePattern', 'who may'],
      env: onEmbedded,
      partial: true,
    },
  ]
}

function stagesOf(files: readonly string[]): Stage[] {
  const isJourney = (path: string) => path.startsWith('e2e/')
  const isScreen = (path: string) => /Screen\.test\.tsx$|^src\/app\/web\/shell\/.*\.test\.tsx$/.test(path)
  const onServer = files.filter((path) => !isJourney(path) && !isScreen(path))
  const stages: [files: string[], stage: Stage][] = [
    [onServer, { title: 'on PostgreSQL', args: server, env: onPostgres }],
    [onServer.filter(isServerTest), { title: 'on the embedded database', args: server, env: onEmbedded }],
    [files.filter(isScreen), { title: 'screens', args: screens, env: onPostgres }],
    [files.filter(isJourney), { title: 'journeys, in a browser', args: journeys, needsBrowser: true }],
  ]
  return stages
    .filter(([its]) => its.length > 0)
    .map(([its, stage]) => Object.assign(stage, { args: [...stage.args, ...its] }))
}
