import { asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { together } from '../../../kit/server/together.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { signedOriginalPath } from '../../media/server/signing.ts'
import { viewFile } from '../../media/server/view.ts'
import { hasCapability } from '../../plans/entitlements.ts'
import { findTiers } from '../../plans/server/subscription.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { stateOfShipment } from '../plans.ts'
import type { ChecklistItemView, LogisticsView, ShipmentView, TransportView } from '../views.ts'
import { isGoingOn, isPlannable } from './begin.ts'
import type { ChecklistItem } from './items.ts'
import { logisticsPolicy, tickPolicy } from './policy.ts'
import type { Shipment } from './shipments.ts'
import { checklistItems, collabExtras, shipments, transports, transportTickets } from './tables.ts'

type Transport = typeof transports.$inferSelect

/** Everything that was planned for a collab, for somebody who may see the collab. */
export async function viewLogistics(
  db: Queryable,
  config: Config,
  actor: Actor,
  collab: Collab,
): Promise<LogisticsView> {
  const of = collab.uid
  const brand = await getBrand(db, collab.brandUid)
  const [tiers, transportRows, shipmentRows, extras, items] = await together(
    db,
    () => findTiers(db, [brand.orgUid]),
    () => db.select().from(transports).where(eq(transports.collabUid, of)).orderBy(asc(transports.uid)),
    () => db.select().from(shipments).where(eq(shipments.collabUid, of)).orderBy(asc(shipments.uid)),
    () => db.select().from(collabExtras).where(eq(collabExtras.collabUid, of)),
    () =>
      db
        .select()
        .from(checklistItems)
        .where(eq(checklistItems.collabUid, of))
        .orderBy(asc(checklistItems.dueAt), asc(checklistItems.uid)),
  )
  const isIncluded = hasCapability(tiers.get(brand.orgUid) ?? 'basic', 'logistics')
  const isHost = may(logisticsPolicy, actor, 'plan', collab)
  const [saved] = extras
  return {
    isIncluded,
    timezone: brand.timezone,
    transports: await viewTransports(db, config, transportRows, brand.timezone),
    shipments: shipmentRows.map((row) => viewShipment(row, actor, collab, isIncluded)),
    extras: {
      version: saved?.version ?? 0,
      dress: saved?.dress ?? '',
      equipment: saved?.equipment ?? '',
      permits: saved?.permits ?? '',
      accessNeeds: (may(logisticsPolicy, actor, 'seeAccessNeeds', collab) && saved?.accessNeeds) || '',
    },
    checklist: items.map((item) => viewItem(item, actor, collab, { isIncluded, timezone: brand.timezone })),
    can: {
      plan: isIncluded && isHost && isPlannable(collab),
      sayAccessNeeds:
        may(logisticsPolicy, actor, 'sayAccessNeeds', collab) &&
        isPlannable(collab) &&
        (isIncluded || Boolean(saved?.accessNeeds)),
    },
  }
}

async function viewTransports(
  db: Queryable,
  config: Config,
  rows: readonly Transport[],
  timezone: string,
): Promise<TransportView[]> {
  const tickets = await unsafeFindFiles(
    db,
    rows.flatMap(({ ticketUid }) => ticketUid ?? []),
  )
  const kept = await db
    .select({
      transportUid: transportTickets.transportUid,
      kind: transportTickets.kind,
      bytes: transportTickets.bytes,
      addedAt: transportTickets.addedAt,
    })
    .from(transportTickets)
    .where(
      inArray(
        transportTickets.transportUid,
        rows.map(({ uid }) => uid),
      ),
    )
  return rows.map(({ uid, version, leavesAt, ...row }) => {
    const file = kept.find(({ transportUid }) => transportUid === uid)
    const { kind, pickUp, leavesOn, reference, paidBy, note, ticketUid } = row
    const ticket = tickets.find((file) => file.uid === ticketUid)
    const leavesTime = leavesAt && clockIn(leavesAt, timezone)
    return {
      uid,
      version,
      fields: { kind, pickUp, leavesOn, leavesTime, reference, paidBy, note, ticketUid },
      leavesAt: leavesAt?.toISOString() ?? null,
      ticket: ticket ? viewFile(config, ticket) : null,
      ticketFile: file ? { kind: file.kind, bytes: file.bytes, addedAt: file.addedAt.toISOString() } : null,
      ticketOriginal: ticket ? signedOriginalPath(config, ticket.path) : null,
    }
  })
}

/** `2026-03-05`, on the calendar of a zone. */
function dayIn(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(at)
}

/** `18:30`, on the clock of a zone. */
function clockIn(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(at)
}

function viewShipment(shipment: Shipment, actor: Actor, collab: Collab, isIncluded: boolean): ShipmentView {
  const { uid, contents, sendBy, carrier, trackingUrl, sentAt, arrivedAt, sealedAddress } = shipment
  const state = stateOfShipment(shipment)
  const hasAddress = sealedAddress !== null
  const going = isGoingOn(collab)
  const mine = (action: keyof typeof logisticsPolicy) => going && may(logisticsPolicy, actor, action, collab)
  return {
    uid,
    contents,
    sendBy,
    state,
    carrier,
    trackingUrl,
    sentAt: sentAt?.toISOString() ?? null,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    hasAddress,
    can: {
      giveAddress: mine('giveAddress') && !sentAt,
      openAddress: mine('openAddress') && hasAddress,
      markSent: mine('markSent') && (state === 'to-send' || state === 'sent'),
      confirm: mine('confirm') && state === 'sent',
      change: isIncluded && mine('plan') && isPlannable(collab) && !sentAt,
      remove: mine('plan') && isPlannable(collab) && !sentAt,
    },
  }
}

type Of = { isIncluded: boolean; timezone: string }

function viewItem(item: ChecklistItem, actor: Actor, collab: Collab, { isIncluded, timezone }: Of): ChecklistItemView {
  const { uid, title, owner, dueAt, doneAt, step } = item
  const mayTakeOut = step === null && isPlannable(collab) && may(logisticsPolicy, actor, 'plan', collab)
  return {
    uid,
    title,
    owner,
    dueAt: dueAt.toISOString(),
    dueOn: dayIn(dueAt, timezone),
    dueTime: clockIn(dueAt, timezone),
    doneAt: doneAt?.toISOString() ?? null,
    isLate: !doneAt && dueAt < now(),
    step,
    can: {
      tick: step === null && isGoingOn(collab) && may(tickPolicy, actor, owner, collab),
      change: mayTakeOut && isIncluded && !doneAt,
      remove: mayTakeOut,
    },
  }
}
