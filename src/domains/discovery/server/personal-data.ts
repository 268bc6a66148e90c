import { arrayOverlaps, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { creatorSearches, feedMarks, ribbonClicks, savedFilters } from './tables.ts'

export const discoveryData: PersonalData = {
  domain: 'discovery',
  gather: async (db, { account, influencerUids }) => ({
    'saved-and-hidden': await db
      .select()
      .from(feedMarks)
      .where(inArray(feedMarks.influencerUid, [...influencerUids])),
    'saved-filters': await db
      .select()
      .from(savedFilters)
      .where(eq(savedFilters.accountUid, account?.uid ?? '')),
    'ribbon-clicks': await db
      .select()
      .from(ribbonClicks)
      .where(inArray(ribbonClicks.influencerUid, [...influencerUids])),
  }),
  rows: [{ table: creatorSearches, of: [creatorSearches.brandUid] }],
  forget: async (tx, { account, influencerUids, brandUids }) => {
    const uids = [...influencerUids]
    await tx.delete(creatorSearches).where(inArray(creatorSearches.brandUid, [...brandUids]))
    if (uids.length > 0)
      await tx
        .update(creatorSearches)
        .set({
          seen: sql`array(select unnest(${creatorSearches.seen}) except select unnest(${sql.param(uids)}::text[]))`,
        })
        .where(arrayOverlaps(creatorSearches.seen, uids))
    await tx.delete(feedMarks).where(inArray(feedMarks.influencerUid, uids))
    await tx.delete(ribbonClicks).where(inArray(ribbonClicks.influencerUid, uids))
    await tx.delete(savedFilters).where(eq(savedFilters.accountUid, account?.uid ?? ''))
  },
  join: async (tx, from, to) => {
    const saved = await tx.select().from(savedFilters).where(eq(savedFilters.accountUid, from))
    if (saved.length > 0)
      await tx
        .insert(savedFilters)
        .values(saved.map((row) => ({ ...row, accountUid: to })))
        .onConflictDoNothing()
  },
  expire: {
    ribbonClicks: async (db, before) => {
      await db.delete(ribbonClicks).where(lt(ribbonClicks.day, before.toISOString().slice(0, 10)))
    },
  },
}
