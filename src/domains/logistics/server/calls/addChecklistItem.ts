import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan, momentAt, refuseField } from '../begin.ts'
import { insertItem } from '../steps.ts'
import { notifyOwner } from '../notify-owner.ts'

export const addChecklistItem: Handler<typeof logisticsCalls.addChecklistItem> = async (
  { collabUid, fields: { title, owner, dueOn, dueTime } },
  { actor, tx, config },
) => {
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const dueAt = momentAt(dueOn, dueTime, brand.timezone)
  if (dueAt <= now()) throw refuseField('dueOn', 'Choose a due time in the future.')
  const uid = await insertItem(tx, { collabUid, title, owner, dueAt })
  await recordCollab({ actor, tx }, 'collab.checklist-added', null, collab, { touches: ['logistics', 'today'] })
  const item = { uid, title, owner, dueAt }
  if (sideOn(actor, collab) !== owner) await notifyOwner({ tx, config }, collab, item, 'added')
  return { uid }
}
