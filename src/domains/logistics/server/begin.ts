import { DateTime } from 'luxon'
import type { Actor } from '../../../access/roles.ts'
import { allow } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Collab, lockCollab } from '../../collabs/server/reads.ts'
import { requireEntitlement } from '../../plans/server/entitlements.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { logisticsPolicy } from './policy.ts'

/** A refusal that names the field of the form it is about. */
export const refuseField = (field: string, message: string) =>
  new CallError('failed-precondition', message, { details: { fields: [{ field: `fields.${field}`, message }] } })

/** Whether a collab was agreed on and has not ended: before and after, nothing is planned for it. */
export const isPlannable = ({ stage, outcome }: Pick<Collab, 'stage' | 'outcome'>) => stage > 1 && outcome === 'open'

/** Whether what was planned can still be done: a shipment may arrive after everything else is done. */
export const isGoingOn = ({ outcome }: Pick<Collab, 'outcome'>) => outcome === 'open' || outcome === 'completed'

/** Locks a collab for whoever adds to its plans or changes them: the brand's plan has to hold it. */
export async function lockToPlan(tx: Tx, actor: Actor, collabUid: string) {
  const collab = await lockToTakeOut(tx, actor, collabUid)
  const brand = await getBrand(tx, collab.brandUid)
  await requireEntitlement(tx, brand.orgUid, 'logistics')
  return { collab, brand }
}

/** The same for who takes something out again, on every plan. */
export async function lockToTakeOut(tx: Tx, actor: Actor, collabUid: string): Promise<Collab> {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(logisticsPolicy, actor, 'plan', collab)
  if (collab.stage === 1) throw new CallError('failed-precondition', 'You can plan this once the collab is approved.')
  if (!isPlannable(collab))
    throw new CallError('failed-precondition', 'This collab has ended, so its plans can’t be changed.')
  return collab
}

/** Locks a collab for whoever does what was planned, on every plan. */
export async function lockToDo(
  tx: Tx,
  actor: Actor,
  collabUid: string,
  isAllowed: (actor: Actor, collab: Collab) => void,
): Promise<Collab> {
  const collab = await lockCollab(tx, actor, collabUid)
  isAllowed(actor, collab)
  if (!isGoingOn(collab))
    throw new CallError('failed-precondition', 'This collab was cancelled, so there’s nothing left to do here.')
  return collab
}

/** A time on a day of a venue's calendar. One that a change of the clocks leaves out is the hour after it. */
export function momentAt(day: string, time: string, timezone: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone: timezone }).toJSDate()
}
