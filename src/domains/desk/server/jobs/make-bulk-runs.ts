import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import type { Log } from '../../../../kit/server/log.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import { bulkChannel, graceMs } from '../bulk-runs.ts'
import { manyCalls } from '../many-calls.ts'
import { bulkItems, bulkRuns } from '../tables.ts'

/** After how long what was done to many is forgotten; what it changed stays in each record's own history. */
const rememberedMs = 7 * dayMs
/** How often an open page learns how far it has come: after so many records. */
const step = 10

type Run = typeof bulkRuns.$inferSelect

/**
 * Makes the actions on many records that are due, each record in a transaction with its mark: after a killed process it goes on
 * where it was, and nothing is done twice. An action that is about to begin is waited for.
 */
export const makeBulkRuns: DomainJob = {
  name: 'make-bulk-runs',
  cron: '* * * * *',
  on: bulkChannel,
  run: async ({ db, config, log }) => {
    await db.delete(bulkRuns).where(lt(bulkRuns.createdAt, plus(now(), -rememberedMs)))
    for (let run = await findNext(db); run; run = await findNext(db)) {
      await sleep(Math.max(0, run.startsAt.getTime() - now().getTime()))
      await makeRun(db, config, log, run)
    }
  },
}

async function findNext(db: Db): Promise<Run | null> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(inArray(bulkRuns.state, ['waiting', 'running']), lte(bulkRuns.startsAt, plus(now(), graceMs))))
    .orderBy(asc(bulkRuns.startsAt), asc(bulkRuns.uid))
    .limit(1)
  return run ?? null
}

async function makeRun(db: Db, config: Config, log: Log, run: Run): Promise<void> {
  await db
    .update(bulkRuns)
    .set({ state: 'running' })
    .where(and(eq(bulkRuns.uid, run.uid), eq(bulkRuns.state, 'waiting')))
  await pushTo(db, [run.accountUid], ['bulk'])
  for (let made = 1; (await makeNext(db, config, log, run)) === 'made'; made += 1)
    if (made % step === 0) await pushTo(db, [run.accountUid], ['bulk'])
  await pushTo(db, [run.accountUid], ['bulk', ...(manyCalls().touchesOf(run.call) ?? [])])
}

/** Makes the call for the next record; `over` when none is left or somebody stopped it. */
async function makeNext(db: Db, config: Config, log: Log, { uid, call, accountUid }: Run): Promise<'made' | 'over'> {
  return db.transaction(async (tx) => {
    // Locked until this record is done: a stop comes before it or after it.
    const [run] = await tx.select({ state: bulkRuns.state }).from(bulkRuns).where(eq(bulkRuns.uid, uid)).for('update')
    if (run?.state !== 'running') return 'over'
    const [item] = await tx
      .select()
      .from(bulkItems)
      .where(and(eq(bulkItems.runUid, uid), eq(bulkItems.state, 'waiting')))
      .orderBy(asc(bulkItems.position))
      .limit(1)
    if (!item) {
      await tx.update(bulkRuns).set({ state: 'done' }).where(eq(bulkRuns.uid, uid))
      return 'over'
    }
    const why = await tx
      .transaction((inner) => manyCalls().make(inner, { db, config }, call, item.input, accountUid))
      .then(
        () => null,
        (error: unknown) => {
          if (error instanceof CallError && error.code !== 'internal') return error.message
          log.error({ err: error, uid, record: item.recordUid }, 'an action on many failed for one of them')
          return 'Something went wrong on our side. Try this one again.'
        },
      )
    await tx
      .update(bulkItems)
      .set({ state: why === null ? 'done' : 'refused', why })
      .where(and(eq(bulkItems.runUid, uid), eq(bulkItems.position, item.position)))
    return 'made'
  })
}
