import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { first } from '../../../../kit/contract/must.ts'
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
/** So many records are done before it is somebody else's turn, and the open page learns how far it has come. */
const portion = 10

type Run = typeof bulkRuns.$inferSelect

/**
 * Makes the actions on many records that are due, each record in a transaction with its mark: after a killed process it goes on
 * where it was, and nothing is done twice. Everybody's move on in turn, by some records each. An action that is about to begin
 * is waited for.
 */
export const makeBulkRuns: DomainJob = {
  name: 'make-bulk-runs',
  cron: '* * * * *',
  on: bulkChannel,
  run: async ({ db, config, log }) => {
    await db.delete(bulkRuns).where(lt(bulkRuns.createdAt, plus(now(), -rememberedMs)))
    for (let runs = await findNext(db); runs.length > 0; runs = await findNext(db)) {
      const wait = first(runs).startsAt.getTime() - now().getTime()
      if (wait > 0) await sleep(wait)
      for (const run of wait > 0 ? runs.slice(0, 1) : runs.filter(({ startsAt }) => startsAt <= now()))
        await makePortion(db, config, log, run)
    }
  },
}

/** The first action of each account that has begun or is about to, those that began first before others. */
async function findNext(db: Db): Promise<Run[]> {
  const runs = await db
    .selectDistinctOn([bulkRuns.accountUid])
    .from(bulkRuns)
    .where(and(inArray(bulkRuns.state, ['waiting', 'running']), lte(bulkRuns.startsAt, plus(now(), graceMs))))
    .orderBy(asc(bulkRuns.accountUid), asc(bulkRuns.startsAt), asc(bulkRuns.uid))
  return runs.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.uid < b.uid ? -1 : 1))
}

async function makePortion(db: Db, config: Config, log: Log, run: Run): Promise<void> {
  const [begun] = await db
    .update(bulkRuns)
    .set({ state: 'running' })
    .where(and(eq(bulkRuns.uid, run.uid), eq(bulkRuns.state, 'waiting')))
    .returning({ uid: bulkRuns.uid })
  if (begun) await pushTo(db, [run.accountUid], ['bulk'])
  for (let made = 0; made < portion; made += 1)
    if ((await makeNext(db, config, log, run)) === 'over') {
      await pushTo(db, [run.accountUid], ['bulk', ...(manyCalls().touchesOf(run.call) ?? [])])
      return
    }
  await pushTo(db, [run.accountUid], ['bulk'])
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
