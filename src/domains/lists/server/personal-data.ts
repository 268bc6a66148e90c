import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { influencerListMembers, influencerLists, shortlistMembers, shortlistVotes } from './tables.ts'

export const listData: PersonalData = {
  domain: 'lists',
  gather: async (db, { influencerUids }) => ({
    lists: await db
      .select({ list: influencerLists.name, addedAt: influencerListMembers.addedAt })
      .from(influencerListMembers)
      .innerJoin(influencerLists, eq(influencerLists.uid, influencerListMembers.listUid))
      .where(inArray(influencerListMembers.influencerUid, [...influencerUids])),
  }),
  forget: async (tx, { influencerUids }) => {
    const uids = [...influencerUids]
    await tx.delete(shortlistVotes).where(inArray(shortlistVotes.influencerUid, uids))
    await tx.delete(shortlistMembers).where(inArray(shortlistMembers.influencerUid, uids))
    await tx.delete(influencerListMembers).where(inArray(influencerListMembers.influencerUid, uids))
  },
}
