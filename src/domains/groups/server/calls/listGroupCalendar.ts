import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { isOnDays, placeInDay } from '../../../visits/server/visit-days.ts'
import { tableFacts, visitFacts } from '../../../visits/server/facts.ts'
import { tableOf } from '../../../visits/server/table-view.ts'
import { countOfSpan, daysOfSpan, daysShown, visitsShown } from '../../../visits/visit-calendar.ts'
import type { groupCalls } from '../../contract.ts'

export const listGroupCalendar: Handler<typeof groupCalls.listGroupCalendar> = async (
  { brandUids, span, on },
  { actor, db },
) => {
  for (const uid of brandUids) assertSeesBrand(actor, uid)
  const { from, until } = daysShown(span, on)
  const found = db
    .select(placeInDay)
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .where(and(inArray(visitFacts.brandUid, [...new Set(brandUids)]), isOnDays({ from, until })))
    .as('found')
  const rows = await db
    .select({
      day: found.day,
      count: found.count,
      uid: collabFacts.uid,
      stage: collabFacts.stage,
      outcome: collabFacts.outcome,
      brand: { uid: brandFacts.uid, name: brandFacts.name, city: brandFacts.city, timezone: brandFacts.timezone },
      creator: { name: influencerFacts.name },
      startsAt: visitFacts.startsAt,
      checkInOn: visitFacts.checkInOn,
      checkOutOn: visitFacts.checkOutOn,
      checkedInAt: visitFacts.checkedInAt,
      table: columnsOf(tableFacts),
    })
    .from(found)
    .innerJoin(visitFacts, and(eq(visitFacts.collabUid, found.uid), eq(visitFacts.live, true)))
    .innerJoin(collabFacts, eq(collabFacts.uid, found.uid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .leftJoin(tableFacts, eq(tableFacts.collabUid, found.uid))
    .where(lte(found.nth, visitsShown[span]))
    .orderBy(asc(found.day), asc(found.nth))
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, visits]) => ({
    day,
    count: visits[0]?.count ?? 0,
    rows: visits.map(({ day: _day, count: _count, startsAt, checkInOn, checkOutOn, checkedInAt, table, ...row }) => ({
      ...row,
      visit: {
        startsAt: startsAt.toISOString(),
        ...(checkInOn && checkOutOn && { stay: { checkInOn, checkOutOn } }),
        checkedInAt: checkedInAt?.toISOString() ?? null,
        ...tableOf(table),
      },
    })),
  }))
  return { ...daysOfSpan(span, on), count: countOfSpan(days, span, on), days }
}
