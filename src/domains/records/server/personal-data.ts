import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { brandHealth, creatorHealth, recordNotes, recordTasks } from './tables.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { heldByNotes, removeNotes } from './notes.ts'

/**
 * What our team wrote in confidence is no part of an export, and is deleted with whom it is about. What one of the team wrote
 * stays with the record; whoever has left is not named.
 */
export const recordData: PersonalData = {
  domain: 'records',
  gather: async () => ({}),
  forget: async (tx, { account, influencerUids, brandUids, orgUids, collabUids }) => {
    const { uid, brandUid } = briefFacts
    const briefs = await tx
      .select({ uid })
      .from(briefFacts)
      .where(inArray(brandUid, [...brandUids]))
    const whole = [...influencerUids, ...brandUids, ...orgUids, ...(account ? [account.uid] : [])]
    const records = [...whole, ...collabUids, ...briefs.map((brief) => brief.uid)]
    await removeNotes(tx, inArray(recordNotes.recordUid, records))
    await tx.delete(recordTasks).where(inArray(recordTasks.recordUid, records))
    await tx.delete(brandHealth).where(inArray(brandHealth.recordUid, [...brandUids]))
    await tx.delete(creatorHealth).where(inArray(creatorHealth.recordUid, [...influencerUids]))
  },
  keepsFiles: async (tx, _of, files) => [
    ...(await heldByNotes(
      tx,
      files.map(({ uid }) => uid),
    )),
  ],
  join: async (tx, from, to) => {
    await tx.update(recordNotes).set({ recordUid: to }).where(eq(recordNotes.recordUid, from))
    await tx.update(recordTasks).set({ recordUid: to }).where(eq(recordTasks.recordUid, from))
    await tx.update(recordNotes).set({ byUid: to }).where(eq(recordNotes.byUid, from))
    await tx.update(recordTasks).set({ assignedTo: to }).where(eq(recordTasks.assignedTo, from))
    await tx.update(recordTasks).set({ doneBy: to }).where(eq(recordTasks.doneBy, from))
    for (const table of [brandHealth, creatorHealth])
      await tx.update(table).set({ overrideBy: to }).where(eq(table.overrideBy, from))
  },
}
