/**
 * `npm test`: the tests of every run. On PostgreSQL, what can differ again on the embedded database, screens, and journeys in
 * a browser. `npm test -- FILE …` runs these files alone; `--all` what a run leaves out as well (docs/tests.md).
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { findPostgres } from '../../src/kit/testing/postgres.ts'
import { ownTemporaryFolder } from '../../src/kit/testing/temporary.ts'
import { ensureBuilt } from '../launch/build.mjs'
import { provideChromium } from './chromium.ts'
import { type Counts, succeeded, sumCounts, summaryLine } from './counts.ts'
import { runStage, skipStage } from './stage.ts'
import { planStages, type Stage } from './stages.ts'

const root = dirname(dirname(import.meta.dirname))

/**
 * Makes the demo of the journeys while other stages run: most of it is one process at work, beside which a core is free.
 * Answers where it is; where that fails, undefined: the journeys make it themselves and say why.
 */
function makeDemoMeanwhile(server: string): Promise<string | undefined> {
  const child = spawn(process.execPath, ['e2e/prepare.ts', server], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => resolve(code === 0 ? printed.trim() : undefined))
  })
}

async function runInBrowser(stage: Stage): Promise<Counts> {
  if (!chromium) return skipStage(stage, 'no Chromium here and none could be installed (CHROMIUM_PATH names one)')
  await ensureBuilt()
  const made = await demo
  return runStage({ ...stage, env: { ...stage.env, CHROMIUM_PATH: chromium, ...(made && { MADE_DEMO: made }) } })
}

async function counted(stage: Stage): Promise<Counts> {
  try {
    return await (stage.needsBrowser ? runInBrowser(stage) : runStage(stage))
  } catch (error) {
    console.error(error)
    const crash = `${stage.title}: ${error instanceof Error ? error.message : String(error)}`
    return { passed: 0, failed: 0, skipped: 0, failures: [], crashes: [crash] }
  }
}

process.once('exit', ownTemporaryFolder())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const given = process.argv.slice(2)
const files = given.filter((argument) => argument !== '--all')
const results: { title: string; seconds: number; counts: Counts }[] = []
const stages = planStages(root, files, given.includes('--all'))
const chromium = stages.some(({ needsBrowser }) => needsBrowser) ? provideChromium() : undefined
// What cannot be built is counted where it is needed.
if (chromium) await ensureBuilt().catch(() => undefined)
// One server for all of them. A stage that finds none tries again, and says why there is none.
const postgres = await findPostgres().catch(() => undefined)
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
const demo = postgres && chromium && stages.length > 1 ? makeDemoMeanwhile(postgres.url) : undefined
for (const stage of stages) {
  const started = performance.now()
  const counts = await counted(stage)
  results.push({ title: stage.title, seconds: (performance.now() - started) / 1000, counts })
}
await postgres?.stop()

const total = sumCounts(results.map(({ counts }) => counts))
console.log('')
for (const { title, seconds, counts } of results)
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${title}: ${summaryLine(counts)}`)
console.log(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  in all`)
for (const what of [...total.failures, ...total.crashes]) console.log(`✗ ${what}`)
console.log(summaryLine(total))
process.exitCode = succeeded(total) ? 0 : 1
