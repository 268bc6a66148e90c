import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { allow } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { AddressFields } from '../views.ts'
import { lockToDo, lockToTakeOut } from './begin.ts'
import { logisticsPolicy } from './policy.ts'
import { shipments } from './tables.ts'

export type Shipment = typeof shipments.$inferSelect
type Locked = { collab: Collab; shipment: Shipment }

const noShipment = () => new CallError('not-found', 'We couldn’t find that shipment.')

export async function getShipment(db: Queryable, uid: string): Promise<Shipment> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.uid, uid))
  if (!shipment) throw noShipment()
  return shipment
}

/** A shipment, with its collab locked, for whoever does the next step of it. */
export async function lockShipment(
  tx: Tx,
  actor: Actor,
  uid: string,
  action: 'giveAddress' | 'openAddress' | 'markSent' | 'confirm',
): Promise<Locked> {
  const { collabUid } = await getShipment(tx, uid)
  const collab = await lockToDo(tx, actor, collabUid, (by, row) => allow(logisticsPolicy, by, action, row))
  return { collab, shipment: await getShipment(tx, uid) }
}

/** The same for who takes it out again. */
export async function lockShipmentToTakeOut(tx: Tx, actor: Actor, uid: string): Promise<Locked> {
  const { collabUid } = await getShipment(tx, uid)
  const collab = await lockToTakeOut(tx, actor, collabUid)
  return { collab, shipment: await getShipment(tx, uid) }
}

const purpose = 'shipment-address'

export const sealedAddresses: SealedColumn = {
  table: shipments,
  column: shipments.sealedAddress,
  key: [shipments.uid],
  purpose,
}

/** An address as it is stored. */
export const sealAddress = (config: Config, address: AddressFields) => seal(config, purpose, JSON.stringify(address))

/** The address of a shipment; null where none is stored, or its secret is gone. */
export function findAddress(config: Config, { sealedAddress }: Pick<Shipment, 'sealedAddress'>): AddressFields | null {
  const text = sealedAddress && unseal(config, purpose, sealedAddress)
  return text ? AddressFields.parse(JSON.parse(text)) : null
}
