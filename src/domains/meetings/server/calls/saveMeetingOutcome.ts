import { eq } from 'drizzle-orm'
import { first } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import type { meetingCalls } from '../../contract.ts'
import { meetingPolicy, selectMeetings, viewRow } from '../rows.ts'
import { saveMeeting } from '../save.ts'
import { meetings } from '../tables.ts'
import { recordMeeting } from '../notify-host.ts'

export const saveMeetingOutcome: Handler<typeof meetingCalls.saveMeetingOutcome> = async (
  { uid, outcome },
  { actor, config, tx },
) => {
  const [before] = await tx.select().from(meetings).where(eq(meetings.uid, uid)).for('update')
  if (!before || !may(meetingPolicy, actor, 'record', before))
    throw new CallError('not-found', 'We couldn’t find that call.')
  if (before.state === 'cancelled')
    throw new CallError('failed-precondition', 'This call was cancelled, so it has no outcome.')
  if (before.startsAt > now())
    throw new CallError('failed-precondition', 'This call hasn’t started yet. Record its outcome afterwards.')
  if (before.state !== outcome) {
    const after = await saveMeeting(tx, uid, { state: outcome })
    await recordMeeting(tx, actor, outcome, before, after)
    await pushTo(tx, [before.staffUid], ['meeting'])
  }
  const row = first(await selectMeetings(tx, eq(meetings.uid, uid)))
  return viewRow(config, actor, row)
}
