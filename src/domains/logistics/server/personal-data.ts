import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { findAddress } from './shipments.ts'
import { checklistItems, collabExtras, shipments, transports, transportTickets } from './tables.ts'

/** What was planned around a visit is nobody's once one side is gone. Where a creator lives is in their own export alone. */
export const logisticsData: PersonalData = {
  domain: 'logistics',
  gather: async (db, { collabUids, influencerUids }, config) => {
    const collabsOf = [...collabUids]
    const own = await db
      .select({ uid: collabFacts.uid })
      .from(collabFacts)
      .where(inArray(collabFacts.influencerUid, [...influencerUids]))
    const isCreators = ({ collabUid }: { collabUid: string }) => own.some(({ uid }) => uid === collabUid)
    const shipmentRows = await db.select().from(shipments).where(inArray(shipments.collabUid, collabsOf))
    const extras = await db.select().from(collabExtras).where(inArray(collabExtras.collabUid, collabsOf))
    const { collabUid, title, owner, dueAt, doneAt } = checklistItems
    const { transportUid, kind, bytes, addedAt } = transportTickets
    return {
      transports: await db.select().from(transports).where(inArray(transports.collabUid, collabsOf)),
      // Whose ticket it is opens it from the collab, for as long as it is there.
      tickets: await db
        .select({ transportUid, kind, bytes, addedAt })
        .from(transportTickets)
        .innerJoin(transports, eq(transports.uid, transportUid))
        .where(inArray(transports.collabUid, collabsOf)),
      shipments: shipmentRows.map(({ sealedAddress, ...row }) => ({
        ...row,
        ...(isCreators(row) && { address: findAddress(config, { sealedAddress }) }),
      })),
      extras: extras.map(({ accessNeeds, ...row }) => ({ ...row, ...(isCreators(row) && { accessNeeds }) })),
      checklists: await db
        .select({ collabUid, title, owner, dueAt, doneAt })
        .from(checklistItems)
        .where(inArray(checklistItems.collabUid, collabsOf)),
    }
  },
  keepsFiles: async (tx, _of, files) => {
    const tickets = files.map(({ uid }) => uid)
    const rows = await tx
      .select({ uid: transports.ticketUid })
      .from(transports)
      .where(inArray(transports.ticketUid, tickets))
    return rows.flatMap(({ uid }) => uid ?? [])
  },
  rows: [
    { table: transports, of: [transports.collabUid], without: [transports.ticketUid] },
    { table: shipments, of: [shipments.collabUid], without: [shipments.sealedAddress] },
    { table: collabExtras, of: [collabExtras.collabUid], without: [collabExtras.accessNeeds] },
    { table: checklistItems, of: [checklistItems.collabUid] },
  ],
  forget: async (tx, { collabUids, influencerUids, brandUids }) => {
    if (influencerUids.length + brandUids.length === 0) return
    for (const table of [transports, checklistItems, shipments, collabExtras])
      await tx.delete(table).where(inArray(table.collabUid, [...collabUids]))
  },
}
