import { and, eq, inArray, lt } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isInfluencer, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { commitmentCap, nextCap } from '../../windows.ts'
import { collabs } from '../tables.ts'

export const getCommitments: Handler<typeof collabCalls.getCommitments> = async ({ influencerUid }, { actor, db }) => {
  if (!isInfluencer(actor, influencerUid) && !isStaff(actor))
    throw new CallError('not-found', 'There is no such influencer profile.')
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
