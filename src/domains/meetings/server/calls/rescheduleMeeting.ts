import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { chooseHost } from '../choose.ts'
import { mailInvitee } from '../mails.ts'
import { getHost, lockByToken, movable, viewMeeting } from '../reads.ts'
import { dayMark, saveMeeting } from '../save.ts'
import { recordMeeting, notifyHost } from '../notify-host.ts'

export const rescheduleMeeting: Handler<typeof meetingCalls.rescheduleMeeting> = async (
  input,
  { actor, config, tx },
) => {
  const before = await lockByToken(tx, config, input.token)
  movable(before)
  const startsAt = new Date(input.startsAt)
  if (startsAt.getTime() === before.startsAt.getTime()) return viewMeeting(tx, config, before)
  const minutes = input.minutes ?? before.minutes
  const timezone = input.timezone ?? before.timezone
  const { uid: staffUid } = await chooseHost(tx, { ...before, startsAt, minutes, timezone, moving: before })
  const reminders = { remindedDayAt: dayMark(startsAt), remindedHourAt: null }
  const after = await saveMeeting(tx, before.uid, { startsAt, minutes, timezone, staffUid, ...reminders })
  await recordMeeting(tx, actor, 'rescheduled', before, after)
  const host = await getHost(tx, staffUid)
  await mailInvitee(tx, config, 'rescheduled', after, host)
  const isSame = staffUid === before.staffUid
  await notifyHost(tx, config, isSame ? 'rescheduled' : 'booked', after, host)
  if (!isSame) {
    const gone = { ...before, version: after.version }
    await notifyHost(tx, config, 'cancelled', gone, await getHost(tx, before.staffUid))
  }
  return viewMeeting(tx, config, after)
}
