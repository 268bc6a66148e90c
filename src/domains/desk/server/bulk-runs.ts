import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { say } from '../../../kit/server/bus.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { deskCalls } from '../contract.ts'
import { manyCalls } from './many-calls.ts'
import { bulkItems, bulkRuns } from './tables.ts'

/** Says that an action on many records waits. */
export const bulkChannel = 'bulk'
/** How long somebody can stop it before it begins. */
export const graceMs = 10_000
const shownRefusals = 100
/** How long a result is shown in which everything went well; one with refusals stays for a day. */
const shownMs = 10 * 60_000
/** The result of a run that undoes another asks nothing of anybody. */
const shownUndoMs = 60_000

type Run = typeof bulkRuns.$inferSelect
type Item = { recordUid: string; name: string; input: Record<string, unknown>; undo: Record<string, unknown> | null }

/** Writes down an action on many records; the job makes it when its time has come. */
export async function beginRun(
  tx: Tx,
  actor: Actor,
  {
    tableName,
    brandUid,
    call,
    title,
    undoes,
    startsAt,
    items,
  }: Pick<Run, 'tableName' | 'brandUid' | 'call' | 'title' | 'startsAt'> & { undoes?: string; items: Item[] },
): Promise<Run> {
  const accountUid = accountOf(actor)
  const values = { uid: newUid('bulk_run'), accountUid, tableName, brandUid, call, title, undoes, startsAt }
  const run = one(
    await tx
      .insert(bulkRuns)
      .values({ ...values, state: 'waiting', createdAt: now() })
      .returning(),
  )
  await tx.insert(bulkItems).values(items.map((item, position) => ({ ...item, runUid: run.uid, position })))
  await say(tx, bulkChannel, run.uid)
  return run
}

/** One's own action, locked. */
export async function lockRun(tx: Tx, actor: Actor, uid: string): Promise<Run> {
  const [run] = await tx
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.uid, uid), eq(bulkRuns.accountUid, accountOf(actor))))
    .for('update')
  if (!run)
    throw new CallError('not-found', 'We couldn’t find that action. Actions are kept for a week after they end.')
  return run
}

/** What the caller last began on a list, unless it is closed or a day old. */
export async function viewLatestRun(
  db: Queryable,
  actor: Actor,
  { tableName, brandUid }: Pick<Run, 'tableName' | 'brandUid'>,
): Promise<OutputOf<typeof deskCalls.getBulkRun>> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(
      and(
        eq(bulkRuns.accountUid, accountOf(actor)),
        eq(bulkRuns.tableName, tableName),
        brandUid === null ? isNull(bulkRuns.brandUid) : eq(bulkRuns.brandUid, brandUid),
        isNull(bulkRuns.closedAt),
        gt(bulkRuns.createdAt, plus(now(), -dayMs)),
      ),
    )
    .orderBy(desc(bulkRuns.createdAt), desc(bulkRuns.uid))
    .limit(1)
  if (!run) return { run: null }
  const counts = one(
    await db
      .select({
        total: sql<number>`count(*)::integer`,
        done: sql<number>`(count(*) filter (where ${bulkItems.state} = 'done'))::integer`,
        refused: sql<number>`(count(*) filter (where ${bulkItems.state} = 'refused'))::integer`,
        undoable: sql<number>`(count(*) filter (where ${bulkItems.state} = 'done' and ${bulkItems.undo} is not null))::integer`,
      })
      .from(bulkItems)
      .where(eq(bulkItems.runUid, run.uid)),
  )
  const isOver = run.state === 'done' || run.state === 'stopped'
  const longest = run.undoes ? shownUndoMs : shownMs
  if (isOver && counts.refused === 0 && run.startsAt < plus(now(), -longest)) return { run: null }
  const refusals = await db
    .select({ uid: bulkItems.recordUid, name: bulkItems.name, why: sql<string>`coalesce(${bulkItems.why}, '')` })
    .from(bulkItems)
    .where(and(eq(bulkItems.runUid, run.uid), eq(bulkItems.state, 'refused')))
    .orderBy(asc(bulkItems.position))
    .limit(shownRefusals)
  const { undoable, ...numbers } = counts
  return {
    run: {
      ...numbers,
      uid: run.uid,
      title: run.title,
      state: run.state,
      startsAt: run.startsAt.toISOString(),
      refusals,
      canUndo: isOver && undoable > 0,
      touches: [...(manyCalls().touchesOf(run.call) ?? [])],
    },
  }
}
