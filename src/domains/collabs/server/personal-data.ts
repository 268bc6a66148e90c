import { and, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { inPages } from '../../../kit/server/in-pages.ts'
import { type DataSubject, formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { findDoneBy } from '../../audit/server/events.ts'
import { briefWaitlist, collabs, dayTicks, termsProposals } from './tables.ts'

const ofSides = ({ influencerUids, brandUids }: DataSubject) =>
  or(inArray(collabs.influencerUid, [...influencerUids]), inArray(collabs.brandUid, [...brandUids]))

/** Of the notes with which requests and invitations were declined, those of one's own: the other side's are for them and our team. */
async function ownNotes<
  Row extends Pick<typeof collabs.$inferSelect, 'uid' | 'startedBy' | 'influencerUid' | 'brandUid' | 'closeNote'>,
>(db: Queryable, { influencerUids, brandUids }: DataSubject, rows: readonly Row[]): Promise<Row[]> {
  const noted = rows.filter(({ closeNote }) => closeNote !== null).map(({ uid }) => uid)
  const byTeam = await findDoneBy(db, noted, 'collab.declined', 'staff')
  return rows.map((row) => {
    const isAnswerers =
      row.startedBy === 'influencer' ? brandUids.includes(row.brandUid) : influencerUids.includes(row.influencerUid)
    return isAnswerers && !byTeam.has(row.uid) ? row : { ...row, closeNote: null }
  })
}

/** Agreements stay for the other side, without the name of who left. */
export const collabData: PersonalData = {
  domain: 'collabs',
  gather: async (db, of) => {
    const { reminders: _ofOurs, ...columns } = getTableColumns(collabs)
    const { proposedByUid: _by, answeredByUid: _of, ...proposals } = getTableColumns(termsProposals)
    return {
      collabs: inPages(async (after, limit) => {
        const page = db
          .select(columns)
          .from(collabs)
          .where(and(ofSides(of), gt(collabs.uid, after)))
          .orderBy(collabs.uid)
          .limit(limit)
        return ownNotes(db, of, await page)
      }),
      'terms-proposals': await db
        .select(proposals)
        .from(termsProposals)
        .innerJoin(collabs, eq(collabs.uid, termsProposals.collabUid))
        .where(ofSides(of)),
      'day-ticks': await db
        .select(getTableColumns(dayTicks))
        .from(dayTicks)
        .innerJoin(collabs, eq(collabs.uid, dayTicks.collabUid))
        .where(inArray(collabs.influencerUid, [...of.influencerUids])),
      'brief-waitlist': await db
        .select()
        .from(briefWaitlist)
        .where(inArray(briefWaitlist.influencerUid, [...of.influencerUids])),
    }
  },
  rows: [
    // The note with which somebody declined may be for their own side alone.
    { table: collabs, of: [collabs.brandUid, collabs.briefUid], without: [collabs.closeNote] },
    { table: termsProposals, of: [termsProposals.collabUid] },
  ],
  forget: async (tx, { account, influencerUids, brandUids }) => {
    const former = formerNames.person
    if (account) {
      await tx
        .update(termsProposals)
        .set({ proposedBy: former, proposedByUid: null })
        .where(eq(termsProposals.proposedByUid, account.uid))
      await tx
        .update(termsProposals)
        .set({ answeredBy: former, answeredByUid: null })
        .where(eq(termsProposals.answeredByUid, account.uid))
    }
    for (const [side, its] of [
      ['influencer', inArray(collabs.influencerUid, [...influencerUids])],
      ['brand', inArray(collabs.brandUid, [...brandUids])],
    ] as const)
      await tx
        .update(termsProposals)
        .set({ reason: '' })
        .where(
          and(
            eq(termsProposals.side, side),
            inArray(termsProposals.collabUid, tx.select({ uid: collabs.uid }).from(collabs).where(its)),
          ),
        )
    const theirs = tx
      .select({ uid: collabs.uid })
      .from(collabs)
      .where(inArray(collabs.influencerUid, [...influencerUids]))
    await tx.delete(dayTicks).where(inArray(dayTicks.collabUid, theirs))
    await tx.delete(briefWaitlist).where(inArray(briefWaitlist.influencerUid, [...influencerUids]))
    const creator = JSON.stringify({ influencerName: formerNames.creator, influencerHandle: '' })
    await tx
      .update(collabs)
      .set({ message: '', closeNote: null, dispute: null, terms: sql`${collabs.terms} || ${creator}::jsonb` })
      .where(inArray(collabs.influencerUid, [...influencerUids]))
    const brand = JSON.stringify({ brandName: formerNames.brand, address: '' })
    await tx
      .update(collabs)
      .set({ closeNote: null, venueAnswer: null, terms: sql`${collabs.terms} || ${brand}::jsonb` })
      .where(inArray(collabs.brandUid, [...brandUids]))
  },
}
