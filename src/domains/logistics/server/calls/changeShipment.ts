import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { dayWords } from '../../../collabs/server/words.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan, refuseField } from '../begin.ts'
import { getShipment } from '../shipments.ts'
import { changeSteps, sendDue } from '../steps.ts'
import { shipments } from '../tables.ts'

/** Its open steps on the checklist change with it. */
export const changeShipment: Handler<typeof logisticsCalls.changeShipment> = async (
  { uid, fields },
  { actor, tx, config },
) => {
  const { collabUid } = await getShipment(tx, uid)
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const before = await getShipment(tx, uid)
  if (before.sentAt)
    throw new CallError('failed-precondition', 'This is on its way, so only its tracking can be changed.')
  const { timezone, name } = brand
  const today = todayIn(timezone, now())
  const earliest = before.addressedAt ? fields.sendBy >= today : fields.sendBy > today
  if (fields.sendBy !== before.sendBy && !earliest)
    throw refuseField(
      'sendBy',
      before.addressedAt
        ? 'Choose today or later.'
        : 'Choose tomorrow or later. The creator has to give their address first.',
    )
  await tx.update(shipments).set(fields).where(eq(shipments.uid, uid))
  await changeSteps(tx, { ...before, ...fields }, timezone)
  await recordCollab({ actor, tx }, 'collab.shipment-changed', null, collab, { touches: ['logistics', 'today'] })
  const content = {
    kind: 'logistics.shipment-changed',
    title: `${name} changed your shipment`,
    lines: [
      `It’s now “${fields.contents}”. The venue will send it by ${dayWords(sendDue(fields.sendBy, timezone), timezone)}.`,
      'If you’ve already given your address, you don’t need to give it again.',
    ],
    action: 'See your shipment',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, `${uid}:${now().getTime()}`)
  return { done: true }
}
