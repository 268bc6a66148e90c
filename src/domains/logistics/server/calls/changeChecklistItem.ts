import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan, momentAt, refuseField } from '../begin.ts'
import { getItem } from '../items.ts'
import { notifyOwner } from '../notify-owner.ts'
import { remindedWhen } from '../steps.ts'
import { checklistItems } from '../tables.ts'

export const changeChecklistItem: Handler<typeof logisticsCalls.changeChecklistItem> = async (
  { uid, fields: { title, owner, dueOn, dueTime } },
  { actor, tx, config },
) => {
  const { collabUid } = await getItem(tx, uid)
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const { step, doneAt } = await getItem(tx, uid)
  if (step) throw new CallError('failed-precondition', 'This is part of a shipment. Change its time under Shipments.')
  if (doneAt) throw new CallError('failed-precondition', 'This is already done. Untick it first to change it.')
  const dueAt = momentAt(dueOn, dueTime, brand.timezone)
  if (dueAt <= now()) throw refuseField('dueOn', 'Choose a due time in the future.')
  await tx
    .update(checklistItems)
    .set({ title, owner, dueAt, remindedAt: remindedWhen(dueAt) })
    .where(eq(checklistItems.uid, uid))
  await recordCollab({ actor, tx }, 'collab.checklist-changed', null, collab, { touches: ['logistics', 'today'] })
  if (sideOn(actor, collab) !== owner)
    await notifyOwner({ tx, config }, collab, { uid, title, owner, dueAt }, 'changed')
  return { done: true }
}
