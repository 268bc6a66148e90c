import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { findCovers } from '../../../content/server/covers.ts'
import { deliverableFacts } from '../../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { groupCalls } from '../../contract.ts'

export const listGroupContent: Handler<typeof groupCalls.listGroupContent> = async (
  { brandUids, state, cursor, limit },
  { actor, db, config },
) => {
  for (const uid of brandUids) assertSeesBrand(actor, uid)
  const after = readCursor(cursor, 2)
  const { uid, collabUid, submittedAt } = deliverableFacts
  const rows = await db
    .select({
      uid,
      collabUid,
      type: deliverableFacts.type,
      platform: deliverableFacts.platform,
      state: deliverableFacts.state,
      submittedAt,
      brand: { uid: brandFacts.uid, name: brandFacts.name },
      influencer: { name: influencerFacts.name },
    })
    .from(collabFacts)
    .innerJoin(deliverableFacts, eq(collabUid, collabFacts.uid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(
      and(
        inArray(collabFacts.brandUid, [...new Set(brandUids)]),
        isNotNull(submittedAt),
        state ? eq(deliverableFacts.state, state) : undefined,
        after ? sql`(${submittedAt}, ${uid}) < (${String(after[0])}::timestamptz, ${String(after[1])})` : undefined,
      ),
    )
    .orderBy(desc(submittedAt), desc(uid))
    .limit(limit + 1)
  const page = cutPage(rows, limit, (row) => [must(row.submittedAt, 'submitted at').toISOString(), row.uid])
  const covers = await findCovers(
    db,
    config,
    page.rows.map((row) => row.uid),
  )
  return {
    nextCursor: page.nextCursor,
    rows: page.rows.map(({ submittedAt: _at, ...row }) => {
      const cover = covers.get(row.uid)
      return { ...row, cover: cover ? { picture: cover.picture, placeholder: cover.placeholder } : null }
    }),
  }
}
