import { and, asc, count, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers, influencerLists, onList } from '../../../profiles/server/tables.ts'
import type { briefCalls } from '../../contract.ts'

export const listInfluencerLists: Handler<typeof briefCalls.listInfluencerLists> = async (_input, { db }) => {
  const rows = await db
    .select({
      uid: influencerLists.uid,
      name: influencerLists.name,
      members: count(influencerListMembers.influencerUid),
    })
    .from(influencerLists)
    .leftJoin(influencerListMembers, and(eq(influencerListMembers.listUid, influencerLists.uid), onList))
    .groupBy(influencerLists.uid)
    .orderBy(asc(influencerLists.name))
  return { rows }
}
