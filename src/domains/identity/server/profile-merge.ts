import { and, inArray } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { idChecks } from './tables.ts'

export const identityMerge: ProfileMerge = {
  moves: [{ column: idChecks.influencerUid, of: 'influencer', does: 'moves', counts: 'idChecks' }],
  obstacles: async (db, { from, to }) => {
    const open = await db
      .select({ uid: idChecks.uid })
      .from(idChecks)
      .where(and(inArray(idChecks.influencerUid, [from, to]), inArray(idChecks.state, ['started', 'submitted'])))
    return open.length > 1 ? ['Both have an ID check under way. Decide or cancel one of them first.'] : []
  },
}
