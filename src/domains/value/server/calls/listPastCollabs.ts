import { eq, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { VenueCurrency } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { listPast } from '../past-collabs.ts'
import { pastCollabs } from '../tables.ts'

export const listPastCollabs: Handler<typeof valueCalls.listPastCollabs> = async (
  { brandUid, ...page },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const ofBrand = eq(pastCollabs.brandUid, brandUid)
  const { creator, influencerUid, visitedOn, links, views, currency, spendMinor } = pastCollabs
  const who = sql`coalesce(${influencerUid}, lower(${creator}))`
  const sums = await db
    .select({
      collabs: sql<number>`count(distinct (${who}, ${visitedOn}))::int`,
      creators: sql<number>`count(distinct ${who})::int`,
      links: sql<number>`coalesce(sum(cardinality(${links})), 0)::int`,
      views: sql<number | null>`sum(${views})::float8`,
      withViews: sql<number>`count(${views})::int`,
      rows: sql<number>`count(*)::int`,
    })
    .from(pastCollabs)
    .where(ofBrand)
  const spent = await db
    .select({ currency: sql<VenueCurrency>`${currency}`, minor: sql<number | null>`sum(${spendMinor})::float8` })
    .from(pastCollabs)
    .where(ofBrand)
    .groupBy(currency)
    .orderBy(currency)
  return {
    ...(await listPast(db, ofBrand, page)),
    summary: { ...one(sums), spent: spent.flatMap(({ minor, ...of }) => (minor === null ? [] : [{ ...of, minor }])) },
  }
}
