import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import type { Config } from '../src/kit/server/config.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { allCalls } from '../src/product/calls.ts'
import { createProduct } from '../src/product/server/product.ts'
import { leftOut, readCalls } from './call-inputs.ts'
import { findPeople, type Person } from './people.ts'
import { isRead, planOf, rowsRead, type Statement, watchStatements } from './statements.ts'
import { runWrites } from './writes.ts'

/**
 * What a call costs: statements that reach the database, rows that PostgreSQL read for it and records that it shows,
 * milliseconds of half and of nearly all of its runs, bytes. Rows are not counted for writes.
 */
export type CallCost = {
  what: string
  kind: 'read' | 'write'
  statements: number
  rows: number | null
  shown: number
  p50: number
  p99: number
  bytes: number
}

/** How often each read is run, by different people in turn, and how often before. */
const runs = 40
const warmUpRuns = 8
/** The most statements, and the most rows read for each record shown. */
export const most = { read: 6, write: 12, rowsEach: 50 }

/** Runs each call in the product itself, one at a time, for people of its side, on a market with a past. */
export async function measureCalls(url: string, config: Config): Promise<CallCost[]> {
  const missing = Object.values(allCalls).filter(
    ({ name, kind }) => kind === 'read' && !(name in leftOut) && !readCalls.some((call) => call.name === name),
  )
  if (missing.length > 0) throw new Error(`not in the table: ${missing.map(({ name }) => name).join(', ')}`)
  const database = openPostgres(url)
  const runner = createProduct(database, config)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await findPeople(client)
  const watch = watchStatements()
  const ask = async (name: string, input: unknown, { accountUid, sessionUid }: Person, turn: number) => {
    watch.take()
    const began = performance.now()
    const caller = { accountUid, sessionUid, requestId: 'calls', address: `127.0.0.${1 + (turn % 200)}` }
    const answer = await runner.run(name, input, caller).catch((error: unknown) => {
      throw new Error(`${name} failed`, { cause: error })
    })
    return { ms: performance.now() - began, statements: watch.take(), answer }
  }
  try {
    const costs: CallCost[] = []
    for (const read of readCalls) {
      const mine = people[read.by]
      const all: Awaited<ReturnType<typeof ask>>[] = []
      for (let turn = -warmUpRuns; turn < runs; turn += 1) {
        const person = must(mine[(turn + warmUpRuns) % mine.length])
        const one = await ask(read.name, read.input(person), person, turn + warmUpRuns)
        if (turn >= 0) all.push(one)
      }
      costs.push(await costOf(client, read.name, read.by, 'read', all))
    }
    for (const { name, by, all } of await runWrites(client, url, config, people, ask, () => watch.take()))
      costs.push(await costOf(client, name, by, 'write', all))
    return costs
  } finally {
    watch.stop()
    await client.end()
    await database.close()
  }
}

type Run = { ms: number; statements: Statement[]; answer: unknown }

async function costOf(
  client: pg.Client,
  name: string,
  by: string,
  kind: CallCost['kind'],
  all: Run[],
): Promise<CallCost> {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  const largest = must(all.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0], 'a run')
  const sent = ({ statements }: Run) => statements.filter(({ text }) => !/^(begin|commit)/i.test(text)).length
  let rows = 0
  if (kind === 'read')
    for (const statement of largest.statements)
      if (isRead(statement)) rows += rowsRead(await planOf(client, statement, true))
  return {
    what: `\`${name}\` of ${by === 'anybody' ? 'anybody' : `a ${by}`}`,
    kind,
    statements: Math.max(...all.map(sent)),
    rows: kind === 'read' ? rows : null,
    shown: shownIn(largest.answer),
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytesOf(largest),
  }
}

const bytesOf = ({ answer }: Run) => Buffer.byteLength(JSON.stringify(answer) ?? '')

/** Records in an answer: itself, the objects of its own lists, and of lists further in those that have an id. */
function shownIn(answer: unknown): number {
  const own = typeof answer === 'object' && answer !== null ? Object.values(answer) : []
  return 1 + own.reduce<number>((sum, value) => sum + recordsIn(value, true), 0)
}

function recordsIn(value: unknown, isOwn: boolean): number {
  if (typeof value !== 'object' || value === null) return 0
  if (!Array.isArray(value))
    return Object.values(value).reduce<number>((sum, inner) => sum + recordsIn(inner, false), 0)
  const objects = value.filter((item) => typeof item === 'object' && item !== null)
  const counted = objects.filter((item) => isOwn || 'uid' in item).length
  return objects.reduce<number>((sum, item) => sum + recordsIn(item, false), counted)
}

/** The costs as a Markdown table: what is above its limits first, then by statements. */
export function tableOfCalls(costs: readonly CallCost[]): string {
  const rowsEach = ({ rows, shown }: CallCost) => (rows === null ? 0 : rows / Math.max(1, shown))
  const keeps = (cost: CallCost) => cost.statements <= most[cost.kind] && rowsEach(cost) <= most.rowsEach
  const rows = costs
    .toSorted((a, b) => Number(keeps(a)) - Number(keeps(b)) || b.statements - a.statements || rowsEach(b) - rowsEach(a))
    .map((cost) => [
      cost.what,
      `${cost.statements} of ${most[cost.kind]}`,
      cost.rows === null ? '' : String(cost.rows),
      String(cost.shown),
      keeps(cost) ? 'yes' : 'no',
      `${cost.p50.toFixed(1)} ms`,
      `${cost.p99.toFixed(1)} ms`,
      String(cost.bytes),
    ])
  const head = ['call', 'statements', 'rows read', 'records shown', 'within limits', 'p50', 'p99', 'bytes']
  const reasons = Object.entries(leftOut).map(([name, why]) => `\`${name}\` ${why}`)
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${table}\n\nLeft out: ${reasons.join('; ')}.`
}
