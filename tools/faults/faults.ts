/**
 * `npm run faults`: what the product does when something around it breaks. Starts the built product, breaks one thing after the
 * other while people write, and prints one table: what was lost, what is there twice, how long until it answers again. Ends with 1
 * when anything was lost or doubled. `npm run faults -- killed` makes one fault; `-- tests` runs the tests of races, locks and clocks.
 */
import { keysOf } from '../../src/kit/contract/keys.ts'
import { findPostgres } from '../../src/kit/testing/postgres.ts'
import { ensureBuilt } from '../launch/build.mjs'
import { clusters } from './failover.ts'
import { peers } from './peers.ts'
import { type Scenario, writing } from './scenarios.ts'
import { isGood, type Outcome, tableOf } from './table.ts'
import { runFaultTests } from './tests.ts'

const scenarios: Record<string, Scenario> = { ...writing, ...peers, ...clusters, tests: runFaultTests }
const asked = process.argv[2]
if (asked !== undefined && !(asked in scenarios)) {
  console.error(`There is no fault ${asked}. There are: ${keysOf(scenarios).join(', ')}.`)
  process.exit(2)
}

await ensureBuilt()
const server = await findPostgres()
const outcomes: Outcome[] = []
try {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (asked !== undefined && asked !== name) continue
    console.error(`── ${name}`)
    outcomes.push(...(await scenario(server.url).catch((error: unknown) => [failed(name, error)])))
  }
} finally {
  await server.stop()
}
console.log(`\n${tableOf(outcomes)}\n`)
// What a failed fault started may still run: it ends with this process's group.
process.exit(outcomes.every(isGood) ? 0 : 1)

function failed(fault: string, error: unknown): Outcome {
  const failure = error instanceof Error ? error.message : String(error)
  return { fault, database: '', answered: 0, lost: 0, doubled: 0, backAfter: null, note: '', failure }
}
