import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { mailInvitee } from '../mails.ts'
import { changeable, getHost, lockByToken, viewMeeting } from '../reads.ts'
import { saveMeeting } from '../save.ts'
import { recordMeeting, notifyHost } from '../notify-host.ts'

export const cancelMeeting: Handler<typeof meetingCalls.cancelMeeting> = async ({ token }, { actor, config, tx }) => {
  const before = await lockByToken(tx, config, token)
  changeable(before)
  const after = await saveMeeting(tx, before.uid, { state: 'cancelled' })
  await recordMeeting(tx, actor, 'cancelled', before, after)
  const host = await getHost(tx, after.staffUid)
  await mailInvitee(tx, config, 'cancelled', after, host)
  await notifyHost(tx, config, 'cancelled', after, host)
  return viewMeeting(tx, config, after)
}
