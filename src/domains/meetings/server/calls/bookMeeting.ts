import { and, count, eq, gt, sql } from 'drizzle-orm'
import { one } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { mostADay, mostAhead } from '../../meeting.ts'
import { chooseHost } from '../choose.ts'
import { leadOf } from '../leads.ts'
import { mailInvitee } from '../mails.ts'
import { getHost, viewMeeting } from '../reads.ts'
import { dayMark } from '../save.ts'
import { meetings } from '../tables.ts'
import { recordMeeting, notifyHost } from '../notify-host.ts'
import { tokenOf } from '../token.ts'

export const bookMeeting: Handler<typeof meetingCalls.bookMeeting> = async (input, { actor, config, tx }) => {
  const { with: _asked, ...invitee } = input
  const startsAt = new Date(input.startsAt)
  const { uid: staffUid } = await chooseHost(tx, { ...input, startsAt })
  await refuseTooMany(tx, input.email)
  const uid = newUid('meeting')
  const brandUid = await leadOf(tx, input, staffUid)
  const meeting = one(
    await tx
      .insert(meetings)
      .values({
        ...invitee,
        uid,
        staffUid,
        brandUid,
        startsAt,
        createdAt: now(),
        remindedDayAt: dayMark(startsAt),
      })
      .returning(),
  )
  await recordMeeting(tx, actor, 'booked', null, meeting)
  const host = await getHost(tx, staffUid)
  await mailInvitee(tx, config, 'booked', meeting, host)
  await notifyHost(tx, config, 'booked', meeting, host)
  return { token: tokenOf(config, uid), meeting: await viewMeeting(tx, config, meeting) }
}

/** One address cannot fill everybody's days. */
async function refuseTooMany(tx: Tx, email: string): Promise<void> {
  const ahead = and(eq(meetings.state, 'booked'), gt(meetings.startsAt, now()))
  const today = gt(meetings.createdAt, plus(now(), -dayMs))
  const row = one(
    await tx
      .select({ ahead: count(sql`case when ${ahead} then 1 end`), today: count(sql`case when ${today} then 1 end`) })
      .from(meetings)
      .where(eq(meetings.email, email)),
  )
  if (row.today >= mostADay)
    throw new CallError(
      'failed-precondition',
      'You’ve booked too many calls with this email today. Try again tomorrow, or contact support.',
    )
  if (row.ahead >= mostAhead)
    throw new CallError(
      'failed-precondition',
      `You already have ${mostAhead} upcoming calls with this email. Use the links in your emails to move or cancel one.`,
    )
}
