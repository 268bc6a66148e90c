import pg from 'pg'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { createProduct } from '../src/product/server/product.ts'
import { type Asker, findAskers } from './askers.ts'
import { firstPaintReads, type Read } from './reads.ts'

/** What a call costs: statements that reach the database, milliseconds of half and of nearly all of its runs, bytes. */
export type CallCost = { what: string; statements: number; p50: number; p99: number; bytes: number }

/** How often each read is run, by different people in turn. */
const runs = 60
const warmUpRuns = 10
/** The most statements of a read. */
export const mostStatements = 6

type Measured = Pick<Read, 'name' | 'by' | 'input'>

const area = { west: -1, south: 51, east: 1, north: 52 }
/** Reads that pages need later, and those behind a dialog or a menu. */
const laterReads: readonly Measured[] = [
  { name: 'getInfluencerProfile', by: 'creator', input: (uid) => ({ uid }) },
  { name: 'getCommitments', by: 'creator', input: (influencerUid) => ({ influencerUid }) },
  { name: 'getReliability', by: 'creator', input: (profileUid) => ({ profileUid }) },
  { name: 'getYearlyStatement', by: 'creator', input: (influencerUid) => ({ influencerUid, year: 2026 }) },
  { name: 'listMapPins', by: 'creator', input: (influencerUid) => ({ influencerUid, area, filter: {} }) },
  { name: 'getSessions', by: 'creator', input: () => ({}) },
  { name: 'getNotificationSettings', by: 'creator', input: () => ({}) },
  { name: 'getBrandProfile', by: 'brand', input: (uid) => ({ uid }) },
  { name: 'getPlan', by: 'brand', input: (brandUid) => ({ brandUid }) },
  { name: 'getBillingProfile', by: 'brand', input: (brandUid) => ({ brand_uid: brandUid }) },
  { name: 'listTeam', by: 'brand', input: (brandUid) => ({ brandUid }) },
  { name: 'listShowcase', by: 'brand', input: (brandUid) => ({ brandUid }) },
  { name: 'listThreads', by: 'brand', input: (profileUid) => ({ profileUid }) },
]

/** Runs each read in the product itself, one at a time, for people of its side. */
export async function measureCalls(url: string, config: Config): Promise<CallCost[]> {
  const database = openPostgres(url)
  const runner = createProduct(database, config)
  const counted = countStatements()
  const askers = await findAskers(url, config.secret)
  const costs: CallCost[] = []
  try {
    for (const read of [...firstPaintReads, ...laterReads]) {
      const ask = async (asker: Asker) => {
        const caller = { ...asker, requestId: 'calls', address: '127.0.0.1' }
        const [before, began] = [counted.count, performance.now()]
        const answer = await runner.run(read.name, read.input(asker.profileUid), caller)
        const ms = performance.now() - began
        return { ms, statements: counted.count - before, bytes: Buffer.byteLength(JSON.stringify(answer)) }
      }
      const mine = askers.filter(({ by }) => by === read.by)
      for (const asker of mine.slice(0, warmUpRuns)) await ask(asker)
      const all = []
      for (const asker of mine.slice(0, runs)) all.push(await ask(asker))
      const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
      const most = (values: number[]) => Math.max(...values)
      costs.push({
        what: `\`${read.name}\` of a ${read.by}`,
        statements: most(all.map((one) => one.statements)),
        p50: at(0.5),
        p99: at(0.99),
        bytes: most(all.map((one) => one.bytes)),
      })
    }
  } finally {
    counted.stop()
    await database.close()
  }
  return costs
}

/** Counts every statement of every connection of this process. */
function countStatements() {
  const query = Reflect.get(pg.Client.prototype, 'query') as pg.Client['query']
  const counted = { count: 0, stop: () => void (pg.Client.prototype.query = query) }
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    counted.count += 1
    return Reflect.apply(query, this, given)
  }
  return counted
}

/** The costs as a Markdown table, the calls with the most statements first. */
export function tableOfCalls(costs: readonly CallCost[]): string {
  const rows = costs
    .toSorted((a, b) => b.statements - a.statements)
    .map(({ what, statements, p50, p99, bytes }) => [
      what,
      String(statements),
      statements <= mostStatements ? 'yes' : 'no',
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      String(bytes),
    ])
  const head = ['read', 'statements', `at most ${mostStatements}`, 'p50', 'p99', 'bytes']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
