import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { mailGuest } from '../mails.ts'
import { changeable, getHost, lockByToken, viewCall } from '../reads.ts'
import { saveMeeting } from '../save.ts'
import { recordMeeting, tellHost } from '../tell.ts'

export const cancelMeeting: Handler<typeof meetingCalls.cancelMeeting> = async ({ token }, { actor, config, tx }) => {
  const before = await lockByToken(tx, token)
  changeable(before)
  const after = await saveMeeting(tx, before.uid, { state: 'cancelled' })
  await recordMeeting(tx, actor, 'cancelled', before, after)
  const host = await getHost(tx, after.staffUid)
  await mailGuest(tx, config, 'cancelled', after, host)
  await tellHost(tx, config, 'cancelled', after, host)
  return viewCall(tx, config, after)
}
