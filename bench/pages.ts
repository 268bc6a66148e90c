import type pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import { isRead, planOf, watchStatements, waysOf } from './statements.ts'

/** The median time of a page in two markets, asked in turn. */
export async function comparePageTimes(small: () => Promise<void>, large: () => Promise<void>, rounds = 25) {
  const times = { small: [] as number[], large: [] as number[] }
  const warmUps = 5
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ask] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const started = performance.now()
      await ask()
      if (round >= warmUps) times[name].push(performance.now() - started)
    }
  }
  const median = (values: number[]) => must(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)])
  const [theirs, ours] = [median(times.small), median(times.large)]
  return { ours, theirs, ratio: ours / theirs }
}

/** How a page reads its tables: the indexes, and the tables that it reads whole. */
export async function waysOfPage(client: pg.ClientBase, ask: () => Promise<void>): Promise<string[]> {
  const watch = watchStatements()
  await ask()
  const ways = new Set<string>()
  for (const statement of watch.take())
    if (isRead(statement)) for (const way of waysOf(await planOf(client, statement, false))) ways.add(way)
  watch.stop()
  return [...ways].filter((way) => way !== 'Sort').sort()
}
