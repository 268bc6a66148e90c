import { and, eq, isNull, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { meetingCalls } from '../../contract.ts'
import { requestAnswerWords } from '../../meeting.ts'
import { meetingRequests } from '../tables.ts'
import { callsPath } from '../tell.ts'

export const requestMeeting: Handler<typeof meetingCalls.requestMeeting> = async (wish, { actor, config, tx }) => {
  await refuseSecond(tx, wish.email)
  const uid = newUid('wish')
  await tx.insert(meetingRequests).values({ ...wish, uid, createdAt: now() })
  await record(tx, actor, 'venue', 'meeting.requested', { subjectUid: uid })
  await notifyAdmins(tx, config, uid, {
    kind: 'meeting.requested',
    title: `${wish.venue} would like a call`,
    lines: [
      `${wish.name} (${wish.email}), ${cityFacts[wish.city].name}, found no time that suits. We promised an answer ${requestAnswerWords}.`,
      ...(wish.note ? [`“${wish.note}”`] : []),
    ],
    path: callsPath,
    action: 'See the wish',
  })
  const everybody = await tx.select({ uid: staffFacts.accountUid }).from(staffFacts)
  await pushTo(
    tx,
    everybody.map((one) => one.uid),
    ['call-wish'],
  )
  const words = {
    subject: 'We have your wish for a call',
    lines: [`Hello ${wish.name}, thank you. We write to you ${requestAnswerWords} with a time for ${wish.venue}.`],
  }
  await postMail(tx, `${uid}:received`, wish.email, writeMail(config.PRODUCT_NAME, words))
  return { answeredWithin: requestAnswerWords }
}

/** Each wish mails whoever the address belongs to; one at a time, two at once included. */
async function refuseSecond(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`call-wish:${email}`}))`)
  const [open] = await tx
    .select({ uid: meetingRequests.uid })
    .from(meetingRequests)
    .where(and(eq(meetingRequests.email, email), isNull(meetingRequests.answeredAt)))
  if (open)
    throw new CallError('failed-precondition', `We have your wish already, and write to you ${requestAnswerWords}.`)
}
