import { eq, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { refreshReliabilityOf } from './reliability.ts'
import {
  collections,
  contentLinks,
  creatorOpens,
  deliverables,
  resultDays,
  results,
  reviewerLinks,
  viewDays,
} from './tables.ts'

const brand = { of: 'brand', does: 'moves' } as const

export const contentMerge: ProfileMerge = {
  moves: [
    {
      column: creatorOpens.influencerUid,
      of: 'influencer',
      does: 'moves',
      once: [creatorOpens.day, creatorOpens.brandUid],
    },
    { column: creatorOpens.brandUid, ...brand, once: [creatorOpens.day, creatorOpens.influencerUid] },
    { column: deliverables.brandUid, ...brand },
    { column: results.brandUid, ...brand },
    { column: resultDays.brandUid, ...brand },
    { column: viewDays.brandUid, of: 'brand', does: 'by hand' },
    { column: reviewerLinks.brandUid, ...brand },
    { column: contentLinks.brandUid, ...brand },
    { column: collections.brandUid, ...brand, named: collections.name },
  ],
  counts: async (db, { type, from }) => {
    const owner = type === 'influencer' ? collabFacts.influencerUid : collabFacts.brandUid
    const [row] = await db
      .select({ content: sql<number>`count(*)::int` })
      .from(deliverables)
      .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
      .where(eq(owner, from))
    return row ?? {}
  },
  merge: async (tx, { type, from, to }) => {
    if (type === 'brand') {
      await tx.execute(sql`insert into ${viewDays} (brand_uid, day, views)
        select ${to}, day, views from ${viewDays} where brand_uid = ${from}
        on conflict (brand_uid, day) do update set views = view_days.views + excluded.views`)
      await tx.delete(viewDays).where(eq(viewDays.brandUid, from))
    }
    // After the visits, which it is worked out from.
    await refreshReliabilityOf(tx, type, to)
  },
}
