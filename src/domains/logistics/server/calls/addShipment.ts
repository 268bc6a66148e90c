import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { dayWords } from '../../../collabs/server/words.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan, refuseField } from '../begin.ts'
import { addressDue, insertStep, sendDue } from '../steps.ts'
import { shipments } from '../tables.ts'

export const addShipment: Handler<typeof logisticsCalls.addShipment> = async (
  { collabUid, fields },
  { actor, tx, config },
) => {
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const { timezone, name } = brand
  if (fields.sendBy <= todayIn(timezone, now()))
    throw refuseField('sendBy', 'Choose tomorrow or later. The creator has to give their address first.')
  const uid = newUid('shipment')
  const shipment = one(
    await tx
      .insert(shipments)
      .values({ ...fields, uid, collabUid, createdAt: now() })
      .returning(),
  )
  const due = addressDue(fields.sendBy, timezone)
  await insertStep(tx, shipment, 'address', due)
  await insertStep(tx, shipment, 'send', sendDue(fields.sendBy, timezone))
  await recordCollab({ actor, tx }, 'collab.shipment-added', null, collab, { touches: ['logistics', 'today'] })
  const content = {
    kind: 'logistics.address-asked',
    title: `${name} is sending you something`,
    lines: [
      `Please give your address for “${fields.contents}” by ${dayWords(due, timezone)}.`,
      'Only the venue sees it. We delete it 30 days after the delivery.',
    ],
    action: 'Give your address',
    until: due,
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, uid)
  return { uid }
}
