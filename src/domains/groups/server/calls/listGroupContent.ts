import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { findCovers } from '../../../content/server/covers.ts'
import { deliverableFacts as deliverable } from '../../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { groupCalls } from '../../contract.ts'

/** That of a group is found by its venues, and then sorted. */
const groupContentSql: TableSql = {
  from: sql`${deliverable}`,
  uid: deliverable.uid,
  byDefault: '-submitted',
  fields: {
    venue: { by: deliverable.brandName, type: 'text' },
    type: { by: deliverable.type, type: 'text' },
    platform: { by: deliverable.platform, type: 'text' },
    state: { by: deliverable.state, type: 'text' },
    review: { by: deliverable.autoApproveAt, ...missingAtEnd(deliverable.autoApproveAt), type: 'timestamptz' },
    submitted: { by: deliverable.submittedAt, type: 'timestamptz' },
    published: { by: deliverable.publishedAt, ...missingAtEnd(deliverable.publishedAt), type: 'timestamptz' },
    // Whose views nobody knows comes after all whose are.
    views: { by: deliverable.views, sortBy: sql`coalesce(${deliverable.views}, -1)`, type: 'integer' },
    rights: { by: deliverable.rightsUntil, ...missingAtEnd(deliverable.rightsUntil), type: 'timestamptz' },
  },
}

/** Searches the names of a deliverable’s venue and creator, the creator’s handle and the brief’s title. */
const matchesSearch = (search: string) =>
  or(
    containsText([deliverable.brandName], search),
    sql`exists (select from ${collabFacts} join ${influencerFacts} on ${influencerFacts.uid} = ${collabFacts.influencerUid}
      join ${briefFacts} on ${briefFacts.uid} = ${collabFacts.briefUid} where ${collabFacts.uid} = ${deliverable.collabUid}
      and ${containsText([influencerFacts.name, influencerFacts.handle, briefFacts.title], search)})`,
  )

export const listGroupContent: Handler<typeof groupCalls.listGroupContent> = async (
  { brandUids, state, search, ...asked },
  { actor, db, config },
) => {
  for (const uid of brandUids) assertSeesBrand(actor, uid)
  const also = and(
    inArray(deliverable.brandUid, [...new Set(brandUids)]),
    isNotNull(deliverable.submittedAt),
    // As the index of a brand’s content has it.
    sql`coalesce(${deliverable.approvedAt}, ${deliverable.submittedAt}) is not null`,
    state ? eq(deliverable.state, state) : undefined,
    search ? matchesSearch(search) : undefined,
  )
  const { uids, nextCursor, count } = await findTablePage(db, groupContentSql, asked, also)
  return { rows: inOrder(uids, await viewContent(db, config, uids)), nextCursor, count }
}

async function viewContent(db: Queryable, config: Config, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: deliverable.uid,
      version: deliverable.version,
      collabUid: deliverable.collabUid,
      type: deliverable.type,
      platform: deliverable.platform,
      state: deliverable.state,
      brand: { uid: brandFacts.uid, name: brandFacts.name },
      brief: { uid: briefFacts.uid, title: briefFacts.title },
      influencer: { name: influencerFacts.name },
      submittedAt: deliverable.submittedAt,
      autoApproveAt: deliverable.autoApproveAt,
      publishedAt: deliverable.publishedAt,
      rightsUntil: deliverable.rightsUntil,
      views: deliverable.views,
    })
    .from(deliverable)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverable.collabUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, deliverable.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(inArray(deliverable.uid, [...uids]))
  const covers = await findCovers(db, config, uids)
  return rows.map((row) => {
    const cover = covers.get(row.uid)
    return {
      ...row,
      cover: cover ? { picture: cover.picture, placeholder: cover.placeholder } : null,
      submittedAt: isoOf(row.submittedAt),
      autoApproveAt: isoOf(row.autoApproveAt),
      publishedAt: isoOf(row.publishedAt),
      rightsUntil: isoOf(row.rightsUntil),
    }
  })
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null
