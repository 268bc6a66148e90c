import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import type { valueCalls } from '../../contract.ts'
import { summarise } from '../../worth.ts'
import { briefPeriod, isCountedAs } from '../briefs.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { loadScale, loadWorths } from '../load.ts'

export const listBriefNumbers: Handler<typeof valueCalls.listBriefNumbers> = async (
  { brandUid, status, cursor, limit },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone, currency, settings } = await currencyOfOrganisation(db, brandUid)
  const hasMoney = hasCapability((await findTiers(db, [orgUid])).get(orgUid) ?? 'basic', 'roiReporting')
  const { days, ...period } = briefPeriod(timezone)
  const after = readCursor(cursor, 1)
  const countOf = (of: 'open' | 'requests') => sql`(select count(*)::int from ${collabFacts}
    where ${collabFacts.briefUid} = ${briefFacts.uid} and ${isCountedAs(of, period)})`
  const briefs = await db
    .select({
      briefUid: briefFacts.uid,
      // As parts of an expression: of a plain one, a select from one table drops the names of the tables.
      openRequests: sql<number>`${countOf('open')}`,
      requests: sql<number>`${countOf('requests')}`,
    })
    .from(briefFacts)
    .where(
      and(
        eq(briefFacts.brandUid, brandUid),
        status && eq(briefFacts.status, status),
        after ? lt(briefFacts.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(briefFacts.uid))
    .limit(limit + 1)
  const cut = cutPage(briefs, limit, ({ briefUid }) => [briefUid])
  const worths = await loadWorths(db, { briefUids: cut.rows.map(({ briefUid }) => briefUid), ...period }, settings)
  const scale = await loadScale(db, currency, worths)
  return {
    currency,
    ...days,
    locked: hasMoney ? null : capabilityRefusal('roiReporting'),
    rows: cut.rows.map((brief) => {
      const summary = summarise(
        worths.filter(({ briefUid }) => briefUid === brief.briefUid),
        scale,
      )
      const { collabs, published, withFigures, apart, views } = summary
      const { costMinor, withoutRate, perThousandViewsMinor, withViews } = summary
      const money = hasMoney ? { costMinor, withoutRate, perThousandViewsMinor, withViews } : null
      return { ...brief, visits: collabs, published, withFigures, apart, views, money }
    }),
    nextCursor: cut.nextCursor,
  }
}
