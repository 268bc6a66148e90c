import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { briefWaitlist, collabs } from './tables.ts'

const other = alias(collabs, 'other_collab')

export const collabMerge: ProfileMerge = {
  moves: [
    { column: collabs.influencerUid, of: 'influencer', does: 'moves', counts: 'collabs' },
    { column: collabs.brandUid, of: 'brand', does: 'moves', counts: 'collabs' },
    { column: briefWaitlist.influencerUid, of: 'influencer', does: 'moves', once: [briefWaitlist.briefUid] },
  ],
  obstacles: async (db, { type, from, to }) => {
    if (type === 'brand') return []
    const both = await db
      .select({ title: briefFacts.title })
      .from(collabs)
      .innerJoin(
        other,
        and(eq(other.briefUid, collabs.briefUid), eq(other.influencerUid, to), eq(other.outcome, 'open')),
      )
      .innerJoin(briefFacts, eq(briefFacts.uid, collabs.briefUid))
      .where(and(eq(collabs.influencerUid, from), eq(collabs.outcome, 'open')))
      .orderBy(briefFacts.title)
    return both.map(({ title }) => `Both have an open collab for “${title}”. Cancel or finish one of them first.`)
  },
}
