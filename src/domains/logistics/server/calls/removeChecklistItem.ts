import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToTakeOut } from '../begin.ts'
import { getItem } from '../items.ts'
import { checklistItems } from '../tables.ts'

export const removeChecklistItem: Handler<typeof logisticsCalls.removeChecklistItem> = async (
  { uid },
  { actor, tx },
) => {
  const { collabUid, step } = await getItem(tx, uid)
  const collab = await lockToTakeOut(tx, actor, collabUid)
  if (step) throw new CallError('failed-precondition', 'This is part of a shipment. Cancel the shipment to remove it.')
  await tx.delete(checklistItems).where(eq(checklistItems.uid, uid))
  await recordCollab({ actor, tx }, 'collab.checklist-removed', null, collab, { touches: ['logistics', 'today'] })
  return { done: true }
}
