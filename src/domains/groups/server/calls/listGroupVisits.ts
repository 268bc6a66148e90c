import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { tableFacts, visitFacts } from '../../../visits/server/facts.ts'
import { tableOf } from '../../../visits/server/table-view.ts'
import { type groupCalls, visitDays } from '../../contract.ts'

export const listGroupVisits: Handler<typeof groupCalls.listGroupVisits> = async (
  { brandUids, cursor, limit },
  { actor, db },
) => {
  for (const uid of brandUids) assertSeesBrand(actor, uid)
  const at = now()
  const after = readCursor(cursor, 2)
  const { uid, startsAt, checkInOn, checkOutOn } = visitFacts
  const rows = await db
    .select({
      uid,
      collabUid: visitFacts.collabUid,
      brand: { uid: brandFacts.uid, name: brandFacts.name, timezone: brandFacts.timezone },
      influencer: { name: influencerFacts.name, handle: influencerFacts.handle },
      startsAt,
      checkInOn,
      checkOutOn,
      guests: visitFacts.guests,
      confirmedAt: visitFacts.confirmedAt,
      checkedInAt: visitFacts.checkedInAt,
      table: columnsOf(tableFacts),
    })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, visitFacts.influencerUid))
    .leftJoin(tableFacts, eq(tableFacts.collabUid, visitFacts.collabUid))
    .where(
      and(
        inArray(visitFacts.brandUid, [...new Set(brandUids)]),
        eq(visitFacts.live, true),
        sql`${startsAt} > ${plus(at, -dayMs)}`,
        sql`(${startsAt} at time zone ${brandFacts.timezone})::date >= (${at}::timestamptz at time zone ${brandFacts.timezone})::date`,
        lt(startsAt, plus(at, visitDays * dayMs)),
        after ? sql`(${startsAt}, ${uid}) > (${String(after[0])}::timestamptz, ${String(after[1])})` : undefined,
      ),
    )
    .orderBy(asc(startsAt), asc(uid))
    .limit(limit + 1)
  const page = cutPage(rows, limit, (row) => [row.startsAt.toISOString(), row.uid])
  return {
    ...page,
    rows: page.rows.map(({ checkInOn: first, checkOutOn: last, confirmedAt, checkedInAt, table, ...row }) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      ...tableOf(table),
      stay: first && last ? { checkInOn: first, checkOutOn: last } : null,
      state: checkedInAt ? ('arrived' as const) : confirmedAt ? ('confirmed' as const) : ('expected' as const),
    })),
  }
}
