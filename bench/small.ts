import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { createProduct } from '../src/product/server/product.ts'
import { readCalls } from './call-inputs.ts'
import { findPeople } from './people.ts'
import { compareCpu } from './load.ts'
import { openMarket } from './market.ts'
import { must } from '../src/kit/contract/must.ts'
import { cpuMs } from './processes.ts'
import { firstPaintReads } from './reads.ts'
import { isRead, planOf, watchStatements, waysOf } from './statements.ts'

/** What was measured when it was last kept: ratios to the bare handler, and of each major version of PostgreSQL the plans of reads. */
type Kept = { ratios: Record<string, number>; plans: Record<string, Record<string, string[]>> }
type Parts = { server: string; folder: string; config: Config; closing: AsyncDisposableStack }

const file = join(import.meta.dirname, 'kept.json')
/** Large enough that the planner chooses indexes, small enough to be made in some seconds. */
const size = 5_000
/** A ratio may fall by this share: less is noise. */
const mayFall = 0.15
const compared = ['getSessionAndUserProfile', 'listFeed', 'listFeedRibbons']

/** Compares CPU time and plans with those kept; answers what got worse, each with its line. With `keep` these are kept. */
export async function compareWithKept(parts: Parts, keep: boolean): Promise<string[]> {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const name = `plusone_bench_${process.pid}`
  const market = await openMarket({ ...parts, name, live: size, past: size }, parts.closing)
  const { version, plans, indexes, unprepared } = await plansOf(market.url, parts.config)
  const ratios: Record<string, number> = {}
  const faults = unprepared.map((statement) => `${statement}: prepare it, or the page waits for it to be planned`)
  for (const read of firstPaintReads.filter((one) => compared.includes(one.name))) {
    const measured = async () => {
      const side = async (running: typeof market.product) => ({
        target: await market.target(running, read),
        cpuMs: () => cpuMs(running),
      })
      return (await compareCpu(await side(market.product), await side(market.bare))).ratio
    }
    const least = (kept.ratios[read.what] ?? 0) * (1 - mayFall)
    let ratio = await measured()
    // Once more before it counts.
    if (!keep && ratio < least) ratio = Math.max(ratio, await measured())
    ratios[read.what] = Math.round(ratio * 100) / 100
    console.log(`${ratio.toFixed(2)} of the bare handler (kept: ${kept.ratios[read.what] ?? 'nothing'})  ${read.what}`)
    if (ratio < least)
      faults.push(
        `${read.what} takes ${ratio.toFixed(2)} of the bare handler's rate for its CPU time, where ${least.toFixed(2)} is the least`,
      )
  }
  if (keep) {
    const all = { ratios, plans: { ...kept.plans, [version]: plans } }
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
    return []
  }
  const before = kept.plans[version]
  if (!before) console.log(`No plans are kept for PostgreSQL ${version}.`)
  return [...faults, ...(before ? lostIn(before, plans, indexes) : [])]
}

/** Calls that used an index which is gone, or which they do not use any more and read a whole table instead. */
function lostIn(
  before: Record<string, string[]>,
  plans: Record<string, string[]>,
  indexes: ReadonlySet<string>,
): string[] {
  return Object.entries(before).flatMap(([call, ways]) => {
    const now = plans[call]
    if (!now) return [`${call} has no plan any more: keep the plans anew`]
    const lost = ways.flatMap((way) =>
      way.startsWith('Index') && !now.includes(way) ? [must(way.split(' ').at(-1))] : [],
    )
    const gone = lost.filter((index) => !indexes.has(index))
    const whole = now.filter((way) => way.startsWith('Seq Scan') && !ways.includes(way))
    if (gone.length > 0) return [`${call} lost its index ${gone.join(', ')}`]
    return lost.length > 0 && whole.length > 0 ? [`${call} reads without ${lost.join(', ')}: ${whole.join(', ')}`] : []
  })
}

/** How each read of a creator or a brand reads its tables, and what those of a first paint send that is not prepared. */
async function plansOf(url: string, config: Config) {
  const database = openPostgres(url)
  const runner = createProduct(database, config)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await findPeople(client)
  const plans: Record<string, string[]> = {}
  const unprepared: string[] = []
  const isFirstPaint = (name: string) => firstPaintReads.some((read) => read.name === name)
  const watch = watchStatements()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    for (const { name, by, input } of readCalls.filter((call) => call.by === 'creator' || call.by === 'brand')) {
      const person = must(people[by][0], by)
      const { accountUid, sessionUid } = person
      watch.take()
      await runner.run(name, input(person), { accountUid, sessionUid, requestId: 'plans', address: '127.0.0.1' })
      const ways: string[] = []
      for (const statement of watch.take()) {
        if (isRead(statement)) ways.push(...waysOf(await planOf(client, statement, false)))
        // A new connection is set up by one that has no name.
        const isSetUp = /^\s*(select set_config|set )/i.test(statement.text)
        if (isFirstPaint(name) && !isSetUp && !statement.name)
          unprepared.push(`${name} sends ${statement.text.slice(0, 120)}`)
      }
      plans[`${name} of a ${by}`] = [...new Set(ways)].sort()
    }
    const found = await client.query<{ name: string }>('select indexname as name from pg_indexes')
    const indexes = new Set(found.rows.map(({ name }) => name))
    return { version: String(parseInt(must(rows[0]).server_version, 10)), plans, indexes, unprepared }
  } finally {
    watch.stop()
    await client.end()
    await database.close()
  }
}
