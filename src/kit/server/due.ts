import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { CallError } from '../contract/errors.ts'
import { untilEnd } from './at-end.ts'
import { hourMs, minuteMs, now, plus } from './clock.ts'
import type { Db, Queryable, Tx } from './database.ts'
import { sqlState } from './database-errors.ts'
import type { Log } from './log.ts'
import { jobFailures } from './tables.ts'

const batch = 200
/** From so many failures on an item is shown to the team: before, it may have met something that passes. */
const seenAfter = 3

/**
 * Does what is due for a job, each item in a transaction of its own: `find` lists at most `limit` uids that are due, `act` does
 * one of them and makes it not due any more. One that fails stops nobody, however many are before it. It is tried again after a
 * minute, then after twice as long each time, up to an hour; from its third failure on the team sees it. Answers how many were done.
 */
export async function eachDue(
  { db, log }: { db: Db; log: Log },
  job: string,
  find: (db: Db, limit: number) => Promise<readonly string[]>,
  act: (tx: Tx, uid: string) => Promise<void>,
): Promise<number> {
  const failedBefore = await findFailures(db, job)
  const seen = new Set([...failedBefore].flatMap(([uid, { retryAt }]) => (retryAt > now() ? [uid] : [])))
  let done = 0
  for (let passedOver = seen.size; ;) {
    const limit = batch + passedOver
    const found = await find(db, limit)
    const due = found.filter((uid) => !seen.has(uid))
    passedOver = found.length - due.length
    if (due.length === 0 && found.length < limit) return done
    for (const uid of due) {
      seen.add(uid)
      try {
        await db.transaction((tx) => untilEnd(tx, () => act(tx, uid)))
        done += 1
        if (failedBefore.has(uid)) await forgetFailure(db, job, uid)
      } catch (error) {
        // A refusal means that someone acted meanwhile; anything else wants to be seen.
        if (error instanceof CallError) continue
        log.error({ err: error, job, uid }, 'an item of a job failed')
        await keepFailure(db, job, uid, error)
      }
    }
  }
}

/**
 * Does something for each item on its own, without a transaction around it: for work that speaks to others. As with `eachDue`,
 * one that fails stops nobody, is tried again later and later, and is seen by the team from its third failure on. `act` is told
 * how often it has failed before.
 */
export async function eachAlone<Item>(
  { db, log }: { db: Db; log: Log },
  job: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  act: (item: Item, failures: number) => Promise<void>,
): Promise<void> {
  const failedBefore = await findFailures(db, job)
  for (const item of items) {
    const name = nameOf(item)
    const failed = failedBefore.get(name)
    if (failed && failed.retryAt > now()) continue
    try {
      await act(item, failed?.tries ?? 0)
      if (failed) await forgetFailure(db, job, name)
    } catch (error) {
      log.error({ err: error, job, item: name }, 'an item of a job failed')
      await keepFailure(db, job, name, error)
    }
  }
}

/** What failed at its last try, how often, and when it is tried again. */
async function findFailures(db: Db, job: string): Promise<Map<string, { retryAt: Date; tries: number }>> {
  const rows = await db
    .select({ item: jobFailures.item, retryAt: jobFailures.retryAt, tries: jobFailures.tries })
    .from(jobFailures)
    .where(eq(jobFailures.job, job))
  return new Map(rows.map(({ item, ...failed }) => [item, failed]))
}

/** What a job failed at and is to be tried again now: for jobs that find only what is new. */
export async function listToRetry(db: Queryable, job: string): Promise<string[]> {
  const rows = await db
    .select({ item: jobFailures.item })
    .from(jobFailures)
    .where(and(eq(jobFailures.job, job), lte(jobFailures.retryAt, now())))
  return rows.map(({ item }) => item)
}

async function keepFailure(db: Db, job: string, item: string, error: unknown): Promise<void> {
  const at = now()
  // The words of a database error hold values of the row.
  const state = sqlState(error)
  const lastError = state
    ? `database error ${state}`
    : String(error instanceof Error ? error.message : error).slice(0, 300)
  const waitMs = sql`least(${hourMs}, ${minuteMs} * power(2, least(${jobFailures.tries}, 10)))`
  await db
    .insert(jobFailures)
    .values({ job, item, tries: 1, since: at, retryAt: plus(at, minuteMs), lastError })
    .onConflictDoUpdate({
      target: [jobFailures.job, jobFailures.item],
      set: {
        tries: sql`${jobFailures.tries} + 1`,
        retryAt: sql`${at}::timestamptz + ${waitMs} * interval '1 millisecond'`,
        lastError,
      },
    })
}

async function forgetFailure(db: Db, job: string, item: string): Promise<void> {
  await db.delete(jobFailures).where(and(eq(jobFailures.job, job), eq(jobFailures.item, item)))
}

/** Per job, how many items have failed three times or more, and what the newest of them said. */
export async function listFailing(db: Queryable): Promise<{ job: string; items: number; lastError: string }[]> {
  return db
    .select({
      job: jobFailures.job,
      items: sql<number>`count(*)::int`,
      lastError: sql<string>`(array_agg(${jobFailures.lastError} order by ${jobFailures.retryAt} desc))[1]`,
    })
    .from(jobFailures)
    .where(gte(jobFailures.tries, seenAfter))
    .groupBy(jobFailures.job)
    .orderBy(jobFailures.job)
}
