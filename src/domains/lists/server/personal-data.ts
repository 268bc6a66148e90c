import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { influencerListMembers, influencerLists } from './tables.ts'

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
    await tx.delete(influencerListMembers).where(inArray(influencerListMembers.influencerUid, [...influencerUids]))
  },
}
