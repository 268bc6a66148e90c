import { must } from '../../../kit/contract/must.ts'
import { and, type AnyColumn, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { VisitHistory } from '../../collabs/server/companions.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { reviews } from './tables.ts'

type CompletedVisit = { brandUid: string; checkedInAt: Date; review: number | null; category: BrandCategory }
/** A completed visit as JSON has it: the time as text. */
export type VisitJson = Omit<CompletedVisit, 'checkedInAt'> & { collabUid: string; checkedInAt: string }

/** The completed visits of an influencer as a JSON list, for a statement that asks for more than these. */
export function visitsAsJson(influencerUid: SQL | AnyColumn): SQL<VisitJson[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('collabUid', ${visitFacts.collabUid}, 'brandUid', ${visitFacts.brandUid}, 'checkedInAt', ${visitFacts.checkedInAt},
    'review', ${reviews.value}, 'category', ${brandFacts.category})), '[]')
    from ${visitFacts} join ${brandFacts} on ${brandFacts.uid} = ${visitFacts.brandUid}
    left join ${reviews} on ${reviews.collabUid} = ${visitFacts.collabUid} and ${reviews.side} = 'brand'
    where ${visitFacts.influencerUid} = ${influencerUid} and ${visitFacts.checkedInAt} is not null)`
}

const visitsCompleted = prepared((db) =>
  db
    .select({
      influencerUid: visitFacts.influencerUid,
      brandUid: visitFacts.brandUid,
      checkedInAt: visitFacts.checkedInAt,
      review: reviews.value,
      category: brandFacts.category,
    })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .leftJoin(reviews, and(eq(reviews.collabUid, visitFacts.collabUid), eq(reviews.side, 'brand')))
    .where(
      and(sql`${visitFacts.influencerUid} = any(${sql.placeholder('influencers')})`, isNotNull(visitFacts.checkedInAt)),
    )
    .prepare('visits_completed'),
)

/** When influencers last visited each brand, and what brands of each category thought, by influencer; in one query. */
export async function findHistories(
  db: Queryable,
  influencerUids: readonly string[],
): Promise<Map<string, VisitHistory>> {
  const uids = [...new Set(influencerUids)]
  const rows = await visitsCompleted(db, { influencers: uids })
  const visits = Map.groupBy(
    rows.map((row) => ({ ...row, checkedInAt: must(row.checkedInAt, 'check-in') })),
    ({ influencerUid }) => influencerUid,
  )
  return new Map(uids.map((uid) => [uid, historyOf(visits.get(uid) ?? [])]))
}

/** The history that these visits make. */
export function historyOf(visits: readonly CompletedVisit[]): VisitHistory {
  const lastVisit = new Map<string, Date>()
  const given = new Map<BrandCategory, number[]>()
  for (const row of visits) {
    const before = lastVisit.get(row.brandUid)
    if (!before || row.checkedInAt > before) lastVisit.set(row.brandUid, row.checkedInAt)
    if (row.review !== null) given.set(row.category, [...(given.get(row.category) ?? []), row.review])
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lastVisit, reviewByCategory: new Map([...given].map(([category, values]) => [category, mean(values)])) }
}
