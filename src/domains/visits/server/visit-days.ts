import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { dayMs, plus } from '../../../kit/server/clock.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { visitFacts } from './facts.ts'

/** The day of a visit on its venue’s clock: in Bangkok it begins before that in London. */
const day = sql`coalesce(${visitFacts.checkInOn}, (${visitFacts.startsAt} at time zone ${brandFacts.timezone})::date)`

/** The visits of these days that still stand: the condition of a statement that has visits and their brands. */
export function isOnDays({ from, until }: { from: string; until: string }): SQL | undefined {
  return and(
    eq(visitFacts.live, true),
    // By its index, as wide as clocks differ; then by the day itself.
    gte(visitFacts.startsAt, plus(new Date(from), -dayMs)),
    lt(visitFacts.startsAt, plus(new Date(until), 2 * dayMs)),
    sql`${day} between ${from}::date and ${until}::date`,
  )
}

// As the times read on the page: noon in Paris comes before seven in Melbourne.
const first = sql`${visitFacts.startsAt} at time zone ${brandFacts.timezone}, ${visitFacts.collabUid}`

/** Columns of the same statement: a visit’s collab and day, the how manieth of that day it is, and how many the day has. */
export const placeInDay = {
  // Named like no column of a table, for statements that join it with those.
  uid: sql<string>`${visitFacts.collabUid}`.as('placed_uid'),
  day: sql<string>`${day}::text`.as('day'),
  nth: sql<number>`row_number() over (partition by ${day} order by ${first})::integer`.as('nth'),
  count: sql<number>`count(*) over (partition by ${day})::integer`.as('count'),
}
