import { and, eq, inArray, lt } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { commitmentCap, nextCap } from '../../windows.ts'
import { collabs } from '../tables.ts'

export const getCommitments: Handler<typeof collabCalls.getCommitments> = async ({ influencerUid }, { actor, db }) => {
  assertSeesInfluencer(actor, influencerUid)
  const { visitsCompleted } = await getInfluencer(db, influencerUid)
  const mine = and(eq(collabs.influencerUid, influencerUid), eq(collabs.outcome, 'open'))
  const open = await db.$count(collabs, and(mine, inArray(collabs.stage, [3, 4])))
  const overdue = await db.$count(collabs, and(mine, eq(collabs.stage, 4), lt(collabs.contentDueAt, now())))
  const cap = commitmentCap(visitsCompleted)
  return {
    open,
    cap,
    free: Math.max(0, cap - open),
    visitsCompleted,
    next: nextCap(visitsCompleted),
    overdue,
  }
}
