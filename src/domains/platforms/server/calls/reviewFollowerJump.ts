import { and, eq, isNull } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { platformCalls } from '../../contract.ts'
import { jumpFindingWords } from '../../jumps.ts'
import { followerJumps, platformAccounts } from '../tables.ts'

export const reviewFollowerJump: Handler<typeof platformCalls.reviewFollowerJump> = async (
  { accountUid, day, finding },
  { actor, tx },
) => {
  const [jump] = await tx
    .update(followerJumps)
    .set({ seenBy: accountOf(actor), seenAt: now() })
    .where(and(eq(followerJumps.accountUid, accountUid), eq(followerJumps.day, day), isNull(followerJumps.seenAt)))
    .returning()
  if (!jump) throw new CallError('not-found', 'Someone has already reviewed this.')
  const { influencerUid } = one(
    await tx
      .select({ influencerUid: platformAccounts.influencerUid })
      .from(platformAccounts)
      .where(eq(platformAccounts.uid, accountUid)),
  )
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, actor, 'staff', 'influencer.jump-reviewed', subject, {
    after: { before: jump.before, after: jump.after },
    why: jumpFindingWords[finding],
  })
  return { done: true as const }
}
