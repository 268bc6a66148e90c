import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { lockSlotsOf } from '../slots.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { assertConfirmTime } from '../../windows.ts'
import { saveVisit } from '../visit.ts'
import { takeOfferBack } from '../waitlist.ts'
import { visitWords } from '../../../collabs/server/words.ts'
import { assertLive, getVisit } from '../reads.ts'

/** Also after the place was offered to the next in line, as long as it was not taken. */
export const confirmVisit: Handler<typeof visitCalls.confirmVisit> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab, next, visit: seen } = await beginVisit(acting, input, 'confirm')
  await lockSlotsOf(tx, collab.briefUid, [seen])
  const visit = assertLive(await getVisit(tx, collab.uid))
  assertConfirmTime(visit.startsAt, now())
  await saveVisit(tx, visit.uid, { confirmedAt: now() })
  await takeOfferBack(acting, visit)
  const after = await saveCollab(tx, collab, next)
  await recordCollab(acting, 'collab.confirmed', collab, after)
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.confirmed',
    title: `${collab.terms?.influencerName ?? 'The creator'} confirmed the ${visit.checkInOn ? 'stay' : 'visit'}`,
    lines: [`${visitWords(visit, collab.terms?.timezone ?? 'Europe/London')}.`],
    action: 'View visit',
    mail: false,
  })
  return viewCollab(tx, actor, after)
}
