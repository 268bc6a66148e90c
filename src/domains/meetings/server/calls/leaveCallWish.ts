import { and, eq, isNull, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { staff } from '../../../accounts/server/tables.ts'
import { pushTo, record } from '../../../notices/server/record.ts'
import { tellAdmins } from '../../../notices/server/tell-admins.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { meetingCalls } from '../../contract.ts'
import { wishAnswerWords } from '../../meeting.ts'
import { meetingWishes } from '../tables.ts'
import { callsPath } from '../tell.ts'

export const leaveCallWish: Handler<typeof meetingCalls.leaveCallWish> = async (wish, { actor, config, tx }) => {
  await refuseSecond(tx, wish.email)
  const uid = newUid('wish')
  await tx.insert(meetingWishes).values({ ...wish, uid, createdAt: now() })
  await record(tx, actor, 'venue', 'call.wished', { subjectUid: uid })
  await tellAdmins(tx, config, uid, {
    kind: 'call.wished',
    title: `${wish.venue} would like a call`,
    lines: [
      `${wish.name} (${wish.email}), ${cityFacts[wish.city].name}, found no time that suits. We promised an answer ${wishAnswerWords}.`,
      ...(wish.note ? [`“${wish.note}”`] : []),
    ],
    path: callsPath,
    action: 'See the wish',
  })
  const everybody = await tx.select({ uid: staff.accountUid }).from(staff)
  await pushTo(
    tx,
    everybody.map((one) => one.uid),
    ['call-wish'],
  )
  const words = {
    subject: 'We have your wish for a call',
    lines: [`Hello ${wish.name}, thank you. We write to you ${wishAnswerWords} with a time for ${wish.venue}.`],
  }
  await postMail(tx, `${uid}:received`, wish.email, writeMail(config.PRODUCT_NAME, words))
  return { answeredWithin: wishAnswerWords }
}

/** Each wish mails whoever the address belongs to; one at a time, two at once included. */
async function refuseSecond(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`call-wish:${email}`}))`)
  const [open] = await tx
    .select({ uid: meetingWishes.uid })
    .from(meetingWishes)
    .where(and(eq(meetingWishes.email, email), isNull(meetingWishes.answeredAt)))
  if (open)
    throw new CallError('failed-precondition', `We have your wish already, and write to you ${wishAnswerWords}.`)
}
