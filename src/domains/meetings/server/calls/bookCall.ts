import { and, count, eq, gt } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { hashSecret } from '../../../accounts/server/tokens.ts'
import type { meetingCalls } from '../../contract.ts'
import { mostAhead } from '../../meeting.ts'
import { chooseHost } from '../choose.ts'
import { leadOf } from '../leads.ts'
import { mailGuest } from '../mails.ts'
import { getHost, viewCall } from '../reads.ts'
import { dayMark } from '../save.ts'
import { meetings } from '../tables.ts'
import { recordMeeting, tellHost } from '../tell.ts'
import { tokenOf } from '../token.ts'

export const bookCall: Handler<typeof meetingCalls.bookCall> = async (input, { actor, config, tx }) => {
  const { with: _asked, ...guest } = input
  const startsAt = new Date(input.startsAt)
  const { uid: staffUid } = await chooseHost(tx, { ...input, startsAt })
  await refuseTooMany(tx, input.email)
  const uid = newUid('meeting')
  const token = tokenOf(config, uid)
  const brandUid = await leadOf(tx, input, staffUid)
  const [meeting] = await tx
    .insert(meetings)
    .values({
      ...{ ...guest, uid, staffUid, brandUid, startsAt, tokenHash: hashSecret(token) },
      ...{ createdAt: now(), remindedDayAt: dayMark(startsAt) },
    })
    .returning()
  await recordMeeting(tx, actor, 'booked', null, meeting!)
  const host = await getHost(tx, staffUid)
  await mailGuest(tx, config, 'booked', meeting!, host)
  await tellHost(tx, config, 'booked', meeting!, host)
  return { token, call: await viewCall(tx, config, meeting!) }
}

/** One address cannot fill everybody's days. */
async function refuseTooMany(tx: Tx, email: string): Promise<void> {
  const ahead = and(eq(meetings.email, email), eq(meetings.state, 'booked'), gt(meetings.startsAt, now()))
  const [row] = await tx.select({ count: count() }).from(meetings).where(ahead)
  if (row!.count >= mostAhead)
    throw new CallError(
      'failed-precondition',
      `There are ${mostAhead} calls ahead with this address already. The mails about them have links to move or cancel.`,
    )
}
