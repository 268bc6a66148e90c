import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { record } from '../../../notices/server/record.ts'
import type { meetingCalls } from '../../contract.ts'
import { meetingWishes } from '../tables.ts'

export const answerCallWish: Handler<typeof meetingCalls.answerCallWish> = async ({ uid }, { actor, tx }) => {
  const [wish] = await tx.select().from(meetingWishes).where(eq(meetingWishes.uid, uid)).for('update')
  if (!wish) throw new CallError('not-found', 'There is no such wish.')
  if (wish.answeredAt) return { answered: false }
  await tx
    .update(meetingWishes)
    .set({ answeredAt: now(), answeredBy: actor.accountUid })
    .where(eq(meetingWishes.uid, uid))
  await record(tx, actor, 'staff', 'call.wish-answered', { subjectUid: uid })
  return { answered: true }
}
