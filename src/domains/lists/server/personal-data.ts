import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { influencerListMembers, influencerLists, shortlistMembers, shortlists, shortlistVotes } from './tables.ts'

export const listData: PersonalData = {
  domain: 'lists',
  gather: async (db, { influencerUids }) => ({
    lists: await db
      .select({ list: influencerLists.name, addedAt: influencerListMembers.addedAt })
      .from(influencerListMembers)
      .innerJoin(influencerLists, eq(influencerLists.uid, influencerListMembers.listUid))
      .where(inArray(influencerListMembers.influencerUid, [...influencerUids])),
  }),
  rows: [
    { table: shortlists, of: [shortlists.brandUid], without: [shortlists.tokenHash, shortlists.linkUntil] },
    { table: shortlistMembers, of: [shortlistMembers.shortlistUid] },
    { table: shortlistVotes, of: [shortlistVotes.shortlistUid], without: [shortlistVotes.voterHash] },
  ],
  forget: async (tx, { influencerUids, brandUids }) => {
    const ofBrands = tx
      .select({ uid: shortlists.uid })
      .from(shortlists)
      .where(inArray(shortlists.brandUid, [...brandUids]))
    await tx.delete(shortlistVotes).where(inArray(shortlistVotes.shortlistUid, ofBrands))
    await tx.delete(shortlistMembers).where(inArray(shortlistMembers.shortlistUid, ofBrands))
    await tx.delete(shortlists).where(inArray(shortlists.brandUid, [...brandUids]))
    const uids = [...influencerUids]
    await tx.delete(shortlistVotes).where(inArray(shortlistVotes.influencerUid, uids))
    await tx.delete(shortlistMembers).where(inArray(shortlistMembers.influencerUid, uids))
    await tx.delete(influencerListMembers).where(inArray(influencerListMembers.influencerUid, uids))
  },
}
