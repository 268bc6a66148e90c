import { and, eq, isNull } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { addressWithinMs, type Owner, remindBeforeMs, type ShipmentStep } from '../plans.ts'
import { momentAt } from './begin.ts'
import { checklistItems, type shipments } from './tables.ts'

type NewItem = {
  collabUid: string
  title: string
  owner: Owner
  dueAt: Date
  shipmentUid?: string
  step?: ShipmentStep
}

/** Whoever hears of something less than a day before it is due needs no reminder of it. */
export const remindedWhen = (dueAt: Date): Date | null => (dueAt <= plus(now(), remindBeforeMs) ? now() : null)

/** Puts something on a checklist. */
export async function insertItem(tx: Tx, item: NewItem): Promise<string> {
  const uid = newUid('checklist_item')
  await tx.insert(checklistItems).values({ ...item, uid, remindedAt: remindedWhen(item.dueAt), createdAt: now() })
  return uid
}

/** Until when an address is needed: in two days, or on the morning on which it is to be sent. */
export function addressDue(sendBy: string, timezone: string): Date {
  const morning = momentAt(sendBy, '09:00', timezone)
  const inTwoDays = plus(now(), addressWithinMs)
  return inTwoDays < morning ? inTwoDays : morning
}

/** Until when something is to be sent. */
export const sendDue = (sendBy: string, timezone: string): Date => momentAt(sendBy, '18:00', timezone)

const stepTitles: Readonly<Record<ShipmentStep, (contents: string) => string>> = {
  address: (contents) => `Give your address for “${contents}”`,
  send: (contents) => `Send “${contents}”`,
  arrive: (contents) => `Confirm that “${contents}” arrived`,
}

type Shipment = Pick<typeof shipments.$inferSelect, 'uid' | 'collabUid' | 'contents'>

/** What a shipment asks of a side next. */
export async function insertStep(
  tx: Tx,
  { uid, collabUid, contents }: Shipment,
  step: ShipmentStep,
  dueAt: Date,
): Promise<void> {
  const owner = step === 'send' ? 'brand' : 'influencer'
  await insertItem(tx, { collabUid, dueAt, shipmentUid: uid, step, owner, title: stepTitles[step](contents) })
}

/** Says the open steps of a shipment anew, with their times. */
export async function changeSteps(
  tx: Tx,
  { uid, contents, sendBy }: Pick<typeof shipments.$inferSelect, 'uid' | 'contents' | 'sendBy'>,
  timezone: string,
): Promise<void> {
  const due = { address: addressDue(sendBy, timezone), send: sendDue(sendBy, timezone) }
  for (const step of ['address', 'send'] as const)
    await tx
      .update(checklistItems)
      .set({ title: stepTitles[step](contents), dueAt: due[step], remindedAt: remindedWhen(due[step]) })
      .where(and(eq(checklistItems.shipmentUid, uid), eq(checklistItems.step, step), isNull(checklistItems.doneAt)))
}

/** A step of a shipment is done. */
export async function finishStep(tx: Tx, shipmentUid: string, step: ShipmentStep): Promise<void> {
  await tx
    .update(checklistItems)
    .set({ doneAt: now() })
    .where(and(eq(checklistItems.shipmentUid, shipmentUid), eq(checklistItems.step, step)))
}
