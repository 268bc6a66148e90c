import { desc, gte, lt, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import type { SlowStatement } from '../../../kit/server/slow-statements.ts'
import { budgetDays, stepOf } from '../speed.ts'
import { callDays, callTimes, slowStatements } from './tables.ts'

/** Statements that are shown, those that took most time altogether. */
const mostStatements = 50
const longestText = 2_000

/** The calls that a process answered, until they are taken. */
export class CallTimes {
  #steps = new Map<string, { call: string; step: number; calls: number; failed: number }>()

  add(call: string, ms: number, hasFailed: boolean): void {
    this.addStep({ call, step: stepOf(ms), calls: 1, failed: hasFailed ? 1 : 0 })
  }

  addStep(counted: { call: string; step: number; calls: number; failed: number }): void {
    const key = `${counted.call} ${counted.step}`
    const before = this.#steps.get(key)
    if (!before) this.#steps.set(key, { ...counted })
    else {
      before.calls += counted.calls
      before.failed += counted.failed
    }
  }

  take() {
    const taken = [...this.#steps.values()]
    this.#steps = new Map()
    return taken
  }
}

/** Adds what a process counted to what others did: in one order, so that two at once don’t wait for each other. */
export async function saveSpeed(
  db: Db,
  times: ReturnType<CallTimes['take']>,
  statements: readonly SlowStatement[],
): Promise<void> {
  if (times.length === 0 && statements.length === 0) return
  const hour = DateTime.fromJSDate(now()).startOf('hour').toJSDate()
  const day = dayOf(now())
  const steps = times
    .map(({ call, step, calls }) => ({ hour, call, step, calls }))
    .toSorted((a, b) => a.call.localeCompare(b.call) || a.step - b.step)
  const days = [...Map.groupBy(times, ({ call }) => call)]
    .map(([call, of]) => ({ day, call, calls: sumOf(of, 'calls'), failed: sumOf(of, 'failed') }))
    .toSorted((a, b) => a.call.localeCompare(b.call))
  const slow = statements
    .map((statement) => ({ hour, ...statement }))
    .toSorted((a, b) => a.digest.localeCompare(b.digest))
  await db.transaction(async (tx) => {
    if (steps.length > 0)
      await tx
        .insert(callTimes)
        .values(steps)
        .onConflictDoUpdate({
          target: [callTimes.hour, callTimes.call, callTimes.step],
          set: { calls: sql`${callTimes.calls} + excluded.calls` },
        })
    if (days.length > 0)
      await tx
        .insert(callDays)
        .values(days)
        .onConflictDoUpdate({
          target: [callDays.day, callDays.call],
          set: {
            calls: sql`${callDays.calls} + excluded.calls`,
            failed: sql`${callDays.failed} + excluded.failed`,
          },
        })
    if (slow.length > 0)
      await tx
        .insert(slowStatements)
        .values(slow)
        .onConflictDoUpdate({
          target: [slowStatements.hour, slowStatements.digest],
          set: {
            times: sql`${slowStatements.times} + excluded.times`,
            totalMs: sql`${slowStatements.totalMs} + excluded.total_ms`,
            slowestMs: sql`greatest(${slowStatements.slowestMs}, excluded.slowest_ms)`,
          },
        })
  })
}

const dayOf = (at: Date) => must(DateTime.fromJSDate(at, { zone: 'utc' }).toISODate(), 'valid day')
const lastDay = () => plus(now(), -dayMs)
const firstOfBudget = () => dayOf(plus(now(), -budgetDays * dayMs))

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}

/** Calls of the last 24 hours by name and step of time, and of 30 days by name. */
export async function readCallTimes(db: Queryable) {
  const steps = await db
    .select({ call: callTimes.call, step: callTimes.step, calls: sql<number>`sum(${callTimes.calls})::int` })
    .from(callTimes)
    .where(gte(callTimes.hour, lastDay()))
    .groupBy(callTimes.call, callTimes.step)
  const budgets = await db
    .select({
      call: callDays.call,
      calls: sql<number>`sum(${callDays.calls})::int`,
      failed: sql<number>`sum(${callDays.failed})::int`,
    })
    .from(callDays)
    .where(gte(callDays.day, firstOfBudget()))
    .groupBy(callDays.call)
  return { steps, budgets }
}

/** Slow statements of the last 24 hours, by the time that they took altogether. */
export function readSlowStatements(db: Queryable) {
  const totalMs = sql<number>`sum(${slowStatements.totalMs})`
  return db
    .select({
      digest: slowStatements.digest,
      text: sql<string>`max(${slowStatements.text})`,
      call: sql<string | null>`max(${slowStatements.call})`,
      times: sql<number>`sum(${slowStatements.times})::int`,
      totalMs,
      slowestMs: sql<number>`max(${slowStatements.slowestMs})`,
    })
    .from(slowStatements)
    .where(gte(slowStatements.hour, lastDay()))
    .groupBy(slowStatements.digest)
    .orderBy(desc(totalMs))
    .limit(mostStatements)
}

/**
 * What PostgreSQL counted itself, by total time: every program's statements that this role may see, without their values. Null
 * where the extension isn’t installed, or the server hasn’t loaded it. Only what reads or changes rows: other statements keep
 * their values.
 */
export async function readDatabaseStatements(db: Queryable) {
  const installed = await db.execute(sql`select 1 from pg_extension where extname = 'pg_stat_statements'`)
  if (installed.rows.length === 0) return null
  const counted = await db
    .execute<{ text: string; times: number; averageMs: number; totalMs: number }>(
      sql`select left(query, ${longestText}) as text, calls::float8 as times, mean_exec_time as "averageMs",
        round(total_exec_time)::float8 as "totalMs"
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query ~* '^\\s*(select|insert|update|delete|with)\\M'
      order by total_exec_time desc limit ${mostStatements}`,
    )
    .catch(() => null)
  return counted?.rows.map((row) => ({ ...row, averageMs: Math.round(row.averageMs * 10) / 10 })) ?? null
}

/** Removes what is older than what is shown. */
export async function forgetOldSpeed(db: Db): Promise<void> {
  await db.delete(callTimes).where(lt(callTimes.hour, lastDay()))
  await db.delete(slowStatements).where(lt(slowStatements.hour, lastDay()))
  await db.delete(callDays).where(lt(callDays.day, firstOfBudget()))
}
