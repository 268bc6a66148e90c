import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { meetingCalls } from '../../contract.ts'
import { meetingRequests } from '../tables.ts'

export const answerMeetingRequest: Handler<typeof meetingCalls.answerMeetingRequest> = async (
  { uid },
  { actor, tx },
) => {
  const [request] = await tx.select().from(meetingRequests).where(eq(meetingRequests.uid, uid)).for('update')
  if (!request) throw new CallError('not-found', 'We couldn’t find that call request.')
  if (request.answeredAt) return { answered: false }
  await tx
    .update(meetingRequests)
    .set({ answeredAt: now(), answeredBy: actor.accountUid })
    .where(eq(meetingRequests.uid, uid))
  await record(tx, actor, 'staff', 'meeting.request-answered', { subjectUid: uid })
  return { answered: true }
}
