import { must } from '../../../kit/contract/must.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { VisitHistory } from '../../collabs/server/companions.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { reviews } from './tables.ts'

const visitsCompleted = prepared((db) =>
  db
    .select({
      brandUid: visitFacts.brandUid,
      checkedInAt: visitFacts.checkedInAt,
      review: reviews.value,
      category: brandFacts.category,
    })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .leftJoin(reviews, and(eq(reviews.collabUid, visitFacts.collabUid), eq(reviews.side, 'brand')))
    .where(and(eq(visitFacts.influencerUid, sql.placeholder('influencer')), isNotNull(visitFacts.checkedInAt)))
    .prepare('visits_completed'),
)

/** When an influencer last visited each brand, and what brands of each category thought, in one query. */
export async function findHistory(db: Queryable, influencerUid: string): Promise<VisitHistory> {
  const rows = await visitsCompleted(db, { influencer: influencerUid })
  const lastVisit = new Map<string, Date>()
  const given = new Map<BrandCategory, number[]>()
  for (const row of rows) {
    const before = lastVisit.get(row.brandUid)
    const checkedInAt = must(row.checkedInAt, 'check-in')
    if (!before || checkedInAt > before) lastVisit.set(row.brandUid, checkedInAt)
    if (row.review !== null) given.set(row.category, [...(given.get(row.category) ?? []), row.review])
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lastVisit, reviewByCategory: new Map([...given].map(([category, values]) => [category, mean(values)])) }
}
