import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToDo } from '../begin.ts'
import { getItem } from '../items.ts'
import { tickPolicy } from '../policy.ts'
import { checklistItems } from '../tables.ts'

export const tickChecklistItem: Handler<typeof logisticsCalls.tickChecklistItem> = async (
  { uid, done },
  { actor, tx },
) => {
  const { collabUid, owner, step } = await getItem(tx, uid)
  const collab = await lockToDo(tx, actor, collabUid, (by, row) => allow(tickPolicy, by, owner, row))
  if (step)
    throw new CallError(
      'failed-precondition',
      'This is part of a shipment. We’ll tick it once that step is done under Shipments.',
    )
  const { doneAt } = await getItem(tx, uid)
  if (Boolean(doneAt) === done) return { done: true }
  await tx
    .update(checklistItems)
    .set({ doneAt: done ? now() : null })
    .where(eq(checklistItems.uid, uid))
  const kind = done ? 'collab.checklist-done' : 'collab.checklist-reopened'
  await recordCollab({ actor, tx }, kind, null, collab, { touches: ['logistics', 'today'] })
  return { done: true }
}
