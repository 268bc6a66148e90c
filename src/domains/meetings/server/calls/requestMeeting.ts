import { and, eq, isNull, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { meetingCalls } from '../../contract.ts'
import { requestAnswerWords } from '../../meeting.ts'
import { meetingRequests } from '../tables.ts'
import { mailAboutCall } from '../mails.ts'
import { meetingsPath } from '../notify-host.ts'

export const requestMeeting: Handler<typeof meetingCalls.requestMeeting> = async (request, { actor, config, tx }) => {
  await refuseSecond(tx, request.email)
  const uid = newUid('meeting_request')
  await tx.insert(meetingRequests).values({ ...request, uid, createdAt: now() })
  await record(tx, actor, 'brand', 'meeting.requested', { subjectUid: uid })
  await notifyAdmins(tx, config, uid, {
    kind: 'meeting.requested',
    title: `${request.venue} would like a call`,
    lines: [
      `${request.name} (${request.email}), ${cityFacts[request.city].name}, couldn’t find a time that works. We promised to reply ${requestAnswerWords}.`,
      ...(request.note ? [`“${request.note}”`] : []),
    ],
    path: meetingsPath,
    action: 'View request',
  })
  const everybody = await tx.select({ uid: staffFacts.accountUid }).from(staffFacts)
  await pushTo(
    tx,
    everybody.map((one) => one.uid),
    ['meeting-request'],
  )
  const words = {
    subject: 'We’ve got your call request',
    lines: [
      `Hi ${request.name}, thanks for getting in touch. We’ll email you ${requestAnswerWords} with a time to talk about ${request.venue}.`,
    ],
  }
  await mailAboutCall(tx, config, { to: request.email, key: `${uid}:received`, words })
  return { answeredWithin: requestAnswerWords }
}

/** Each wish mails whoever the address belongs to; one at a time, two at once included. */
async function refuseSecond(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`meeting-request:${email}`}))`)
  const [open] = await tx
    .select({ uid: meetingRequests.uid })
    .from(meetingRequests)
    .where(and(eq(meetingRequests.email, email), isNull(meetingRequests.answeredAt)))
  if (open)
    throw new CallError('failed-precondition', `We already have your request. We’ll email you ${requestAnswerWords}.`)
}
