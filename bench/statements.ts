import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'

/** A statement as it went to the database; a prepared one has a name. */
export type Statement = { text: string; values: unknown[]; name?: string | undefined }

/** Notes every statement of every connection of this process. */
export function watchStatements() {
  const query = Reflect.get(pg.Client.prototype, 'query') as pg.Client['query']
  let seen: Statement[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [what, values] = given as [string | pg.QueryConfig, unknown[] | undefined]
    const text = typeof what === 'string' ? what : what.text
    const config: Partial<pg.QueryConfig> = typeof what === 'string' ? {} : what
    seen.push({ text, values: values ?? config.values ?? [], name: config.name })
    return Reflect.apply(query, this, given)
  }
  return {
    /** What was seen since it was last taken. */
    take: (): Statement[] => {
      const taken = seen
      seen = []
      return taken
    },
    stop: () => void (pg.Client.prototype.query = query),
  }
}

/** A step of a plan as `explain (format json)` has it; the counts are there once it was run. */
export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Join Type'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** How the database answers a statement; with `analyze` it does, and counts rows. */
export async function planOf(client: pg.ClientBase, { text, values }: Statement, analyze: boolean): Promise<Plan> {
  const how = analyze ? 'analyze, timing off, format json' : 'format json'
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (${how}) ${text}`, values)
  return must(rows[0])['QUERY PLAN'][0].Plan
}

/** Rows that were read from tables and indexes, with those that were looked at in vain. */
export function rowsRead(plan: Plan): number {
  const loops = plan['Actual Loops'] ?? 0
  const each =
    (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = plan['Relation Name'] ? loops * each : 0
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), own)
}

/** How a plan reads each table, without costs: `Index Scan briefs_feed`, and where it sorts. */
export function waysOf(plan: Plan): string[] {
  const { 'Node Type': step, 'Index Name': index, 'Relation Name': table, Plans: inner = [] } = plan
  const own = index
    ? [`${step} ${index}`]
    : step === 'Seq Scan' && table
      ? [`Seq Scan ${table}`]
      : step === 'Sort'
        ? ['Sort']
        : []
  return [...own, ...inner.flatMap(waysOf)]
}

/** Whether a statement reads and nothing else, so that it can be run once more to look at it. */
export function isRead({ text }: Statement): boolean {
  return (
    /^\s*(select|with)\b/i.test(text) &&
    !/\bfor (no key )?(update|share)\b|\bpg_notify|\b(insert|update|delete) /i.test(text)
  )
}
