/** Every test there is: on PostgreSQL, the callables again on the embedded database, whole journeys in a browser. */
import { domains } from '../check/places.ts'
import { ensureBuilt } from '../launch/build.mjs'
import { provideChromium } from './chromium.ts'
import { type Counts, succeeded, sumCounts, summaryLine } from './counts.ts'
import { runStage, skipStage, type Stage } from './stage.ts'

const onPostgres: Stage = { title: 'everything, on PostgreSQL', args: [], env: { TEST_DATABASE: 'postgres' } }
const onEmbedded: Stage = {
  title: 'callables, on the embedded database',
  args: ['src/kit/server/', ...domains.map((domain) => `src/domains/${domain}/server/`)],
  env: { TEST_DATABASE: 'pglite' },
}
const inBrowser: Stage = { title: 'journeys, in a browser', args: ['--config', 'e2e/vitest.config.ts'] }

async function runJourneys(): Promise<Counts> {
  const chromium = provideChromium()
  if (!chromium) return skipStage(inBrowser, 'no Chromium here and none could be installed (CHROMIUM_PATH names one)')
  ensureBuilt()
  return runStage({ ...inBrowser, env: { CHROMIUM_PATH: chromium } })
}

async function counted(title: string, stage: () => Promise<Counts>): Promise<Counts> {
  try {
    return await stage()
  } catch (error) {
    console.error(error)
    return {
      passed: 0,
      failed: 0,
      skipped: 0,
      crashes: [`${title}: ${error instanceof Error ? error.message : String(error)}`],
    }
  }
}

const results: Counts[] = []
for (const stage of [onPostgres, onEmbedded]) results.push(await counted(stage.title, () => runStage(stage)))
results.push(await counted(inBrowser.title, runJourneys))

const total = sumCounts(results)
console.log('')
for (const crash of total.crashes) console.log(`✗ ${crash}`)
console.log(summaryLine(total))
process.exitCode = succeeded(total) ? 0 : 1
