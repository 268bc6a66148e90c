import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { type Actor, accountOf, isStaff } from '../../../access/roles.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { meetingFacts, staffHourFacts } from '../../meetings/server/facts.ts'
import { meetingsPath } from '../../meetings/server/notify-host.ts'
import { findTimezone } from '../../notifications/server/settings.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { MyDay } from '../contract.ts'
import { tableFacts, visitFacts } from '../../visits/server/facts.ts'
import { shortTable } from '../../visits/server/table-view.ts'
import { stayWords } from '../../briefs/stays.ts'
import { guestsWords } from '../../visits/server/words.ts'

type Span = { from: Date; until: Date }

/** More on one day are on their own page. */
const most = 50

/** The clock somebody of the team lives by: as chosen for their mail, or as they take calls. */
export async function clockOf(db: Queryable, accountUid: string): Promise<string> {
  const chosen = await findTimezone(db, accountUid)
  if (chosen) return chosen
  const [hours] = await db
    .select({ timezone: staffHourFacts.timezone })
    .from(staffHourFacts)
    .where(eq(staffHourFacts.accountUid, accountUid))
  return hours?.timezone ?? 'Europe/London'
}

/** Somebody’s day, on their clock. An admin's holds every brand, an account manager's those they look after, anyone else's their own. */
export async function myDayOf(db: Queryable, actor: Actor, timezone: string): Promise<MyDay> {
  const today = DateTime.fromJSDate(now(), { zone: timezone }).startOf('day')
  const span = { from: today.toJSDate(), until: today.plus({ days: 1 }).toJSDate() }
  const [calls, visits] = await Promise.all([meetingsIn(db, actor, span, timezone), visitsIn(db, actor, span)])
  return { day: must(today.toISODate(), 'valid day'), timezone, calls, visits }
}

async function meetingsIn(
  db: Queryable,
  actor: Actor,
  { from, until }: Span,
  timezone: string,
): Promise<MyDay['calls']> {
  const { staffUid, startsAt, state } = meetingFacts
  const rows = await db
    .select()
    .from(meetingFacts)
    .where(and(eq(staffUid, accountOf(actor)), eq(state, 'booked'), gte(startsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt))
    .limit(most)
  return rows.map((call) => ({
    key: call.uid,
    startsAt: call.startsAt.toISOString(),
    timezone,
    title: `Call with ${call.name}`,
    detail: `${call.venue}, ${cityFacts[call.city].name}, ${call.minutes} minutes`,
    path: meetingsPath,
  }))
}

/** Those of one's own brands, or of those one looks after; an admin's: all. */
function mine(actor: Actor, brandUid: Parameters<typeof inArray>[0]): SQL | undefined {
  if (actor.staff === 'admin') return undefined
  return inArray(brandUid, isStaff(actor) ? [...actor.assigned] : Object.keys(actor.brands))
}

async function visitsIn(db: Queryable, actor: Actor, { from, until }: Span): Promise<MyDay['visits']> {
  const rows = await db
    .select({
      visit: columnsOf(visitFacts),
      brand: columnsOf(brandFacts),
      influencer: influencerFacts.name,
      table: columnsOf(tableFacts),
    })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, visitFacts.influencerUid))
    .leftJoin(tableFacts, eq(tableFacts.collabUid, visitFacts.collabUid))
    .where(
      and(
        eq(visitFacts.live, true),
        gte(visitFacts.startsAt, from),
        lt(visitFacts.startsAt, until),
        mine(actor, visitFacts.brandUid),
      ),
    )
    .orderBy(asc(visitFacts.startsAt), asc(visitFacts.uid))
    .limit(most)
  return rows.map(({ visit, brand, influencer, table }) => ({
    key: visit.uid,
    startsAt: visit.startsAt.toISOString(),
    timezone: brand.timezone,
    title: `${influencer} at ${brand.name}`,
    detail: [
      ...(visit.checkInOn && visit.checkOutOn
        ? [stayWords({ checkInOn: visit.checkInOn, checkOutOn: visit.checkOutOn }, now())]
        : []),
      guestsWords(visit.guests),
      visit.confirmedAt || visit.checkedInAt ? 'confirmed' : 'not confirmed',
      ...shortTable(table),
    ].join(', '),
    path: collabPath({ uid: visit.collabUid }, visit.brandUid),
  }))
}
