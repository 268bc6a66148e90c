import { sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { brandOfDoor, venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { heardFrom, type HeardFrom } from '../../tracking.ts'
import { bookingCodes, heardTallies, redemptions } from '../tables.ts'
import { listOpenVouchers } from '../vouchers.ts'

/** A code that is older, and that nobody used for so long, is likely to be forgotten. */
const liveDays = 90
/** So many codes and vouchers fit on a door page: the newest. */
const mostCodes = 12

export const getDoorSignals: Handler<typeof valueCalls.getDoorSignals> = async ({ token }, { db }) => {
  const brand = await getBrand(db, await brandOfDoor(db, token))
  const { date } = venueDay(brand.timezone)
  const { rows: codes } = await db.execute<{
    code: string
    creator: string
    handle: string
    brief: string
    today: number
    isLive: boolean
  }>(sql`
    select code, creator, handle, brief, today, "isLive" from (select c.code, c.created_at, i.name as creator, i.handle, ${briefFacts.title} as brief,
      (select coalesce(sum(r.bookings), 0)::int from ${redemptions} r where r.collab_uid = c.collab_uid and r.day = ${date}) as today,
      ${collabFacts.outcome} = 'open' or c.created_at > ${plus(now(), -liveDays * dayMs)} or exists (
        select 1 from ${redemptions} r where r.collab_uid = c.collab_uid and r.day > ${date}::date - ${liveDays}::int) as "isLive"
    from ${bookingCodes} c join ${collabFacts} on ${collabFacts.uid} = c.collab_uid
    join ${briefFacts} on ${briefFacts.uid} = ${collabFacts.briefUid}
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    where c.brand_uid = ${brand.uid}) known
    order by "isLive" desc, created_at desc, code limit ${mostCodes}`)
  const vouchers = await listOpenVouchers(db, brand.uid, date, mostCodes)
  const { rows: heard } = await db.execute<{ answer: HeardFrom; count: number }>(sql`
    select answer, count from ${heardTallies} where brand_uid = ${brand.uid} and day = ${date}`)
  const today = new Map(heard.map(({ answer, count }) => [answer, count]))
  return {
    codes,
    vouchers,
    heard: heardFrom.map((answer) => ({ answer, today: today.get(answer) ?? 0 })),
  }
}
