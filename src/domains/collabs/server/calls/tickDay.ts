import { sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { mostTicks } from '../../contract/day.ts'
import { findDone } from '../day-ticks.ts'
import { lockCollab } from '../reads.ts'
import { dayTicks } from '../tables.ts'

/** Nothing is recorded: a tick is a note to oneself, which no side answers for. */
export const tickDay: Handler<typeof collabCalls.tickDay> = async ({ collabUid, ticks }, { actor, tx }) => {
  const collab = await lockCollab(tx, actor, collabUid)
  assertOwnInfluencer(actor, collab.influencerUid)
  // The last of a line stands; one statement can’t write a row twice.
  const last = new Map(ticks.toSorted((a, b) => a.at.localeCompare(b.at)).map((tick) => [tick.words, tick]))
  const present = now()
  const rows = [...last.values()].map(({ words, isDone, at }) => {
    const madeAt = new Date(at)
    return { collabUid, words, isDone, tickedAt: madeAt < present ? madeAt : present }
  })
  await tx
    .insert(dayTicks)
    .values(rows)
    .onConflictDoUpdate({
      target: [dayTicks.collabUid, dayTicks.words],
      set: { isDone: sql`excluded.is_done`, tickedAt: sql`excluded.ticked_at` },
      setWhere: sql`excluded.ticked_at >= ${dayTicks.tickedAt}`,
    })
  const kept = await tx.$count(dayTicks, sql`${dayTicks.collabUid} = ${collabUid}`)
  if (kept > mostTicks)
    throw new CallError('failed-precondition', `You can tick at most ${mostTicks} items on this list.`)
  return findDone(tx, collabUid)
}
