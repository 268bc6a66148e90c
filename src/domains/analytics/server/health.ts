import { and, desc, eq, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { keeps } from '../../../kit/server/kept.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { slotsAt, slotsBetween } from '../../briefs/availability.ts'
import type { Calendar } from '../../briefs/calendar.ts'
import { briefFacts, briefViewFacts } from '../../briefs/server/facts.ts'
import { fullStarts } from '../../visits/server/slots.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { adviceFor } from '../advice.ts'

const aheadDays = 7
const briefsAtMost = 12

const requests = sql`(select jsonb_build_object('count', count(*), 'last', max(${collabFacts.requestedAt})) from ${collabFacts}
  where ${collabFacts.briefUid} = ${briefFacts.uid} and ${collabFacts.startedBy} = 'influencer')`
const views = sql`(select count(*)::int from ${briefViewFacts} where ${briefViewFacts.briefUid} = ${briefFacts.uid})`
/** Somebody has booked: a start with one taken is not empty. */
const booked = fullStarts(briefFacts.uid, sql`1`, sql`${sql.placeholder('at')}::timestamptz`)

const liveBriefsOf = prepared((db) =>
  db
    .select({
      uid: briefFacts.uid,
      revision: briefFacts.revision,
      title: briefFacts.title,
      guests: briefFacts.guests,
      maxCollabs: briefFacts.maxCollabs,
      spotsTaken: briefFacts.spotsTaken,
      liveSince: briefFacts.liveSince,
      heldAt: briefFacts.heldAt,
      availability: briefFacts.availability,
      timezone: briefFacts.timezone,
      liveFrom: briefFacts.liveFrom,
      liveUntil: briefFacts.liveUntil,
      views: sql<number>`${views}`,
      requests: sql<{ count: number; last: string | null }>`${requests}`,
      booked: sql<number[]>`${booked}`,
    })
    .from(briefFacts)
    .where(and(eq(briefFacts.brandUid, sql.placeholder('brand')), sql`${briefFacts.status} = 'live'`))
    .orderBy(desc(briefFacts.uid))
    .limit(briefsAtMost)
    .prepare('brief_health'),
)

/** A week of starts takes longer to work out than to read a brief. */
const keptStarts = keeps<Date[]>(5_000)
/** As long as they are kept. */
const keptForMs = 15 * minuteMs

/** The starts of the next days that can be booked at `at`. */
async function bookableOf(
  db: Queryable,
  brief: Calendar & { uid: string; revision: string },
  at: Date,
): Promise<Date[]> {
  const starts = await keptStarts(db, brief.uid, brief.revision, async () =>
    slotsBetween(brief, at, plus(at, aheadDays * dayMs + keptForMs), new Date(0)),
  )
  const [earliest, until] = [plus(at, brief.availability.leadHours * hourMs), plus(at, aheadDays * dayMs)]
  return starts.filter((start) => start >= earliest && start < until)
}

/** How a brand's live briefs do: seen, asked for, spots and times left, and what would help. One query. */
export async function briefHealth(db: Queryable, brandUid: string) {
  const at = now()
  const rows = await liveBriefsOf(db, { brand: brandUid, at: at.toISOString() })
  const starts = await Promise.all(rows.map((brief) => bookableOf(db, brief, at)))
  return rows.map((brief, index) => {
    const { count, last } = brief.requests
    const spotsLeft = Math.max(0, brief.maxCollabs - brief.spotsTaken)
    const slots = must(starts[index], 'starts')
    const empty = slots.filter((slot) => !slotsAt(brief, slot).some((taken) => brief.booked.includes(taken)))
    return {
      uid: brief.uid,
      title: brief.title,
      views: brief.views,
      requests: count,
      spotsLeft,
      isStay: brief.availability.stay !== undefined,
      emptySlots: empty.length,
      nextEmptySlot: empty[0]?.toISOString() ?? null,
      advice: adviceFor({
        liveDays: (at.getTime() - (brief.liveSince ?? at).getTime()) / dayMs,
        daysSinceRequest: last === null ? null : (at.getTime() - new Date(last).getTime()) / dayMs,
        spotsLeft,
        bookableSlots: slots.length,
        withGuest: brief.guests > 0,
        held: brief.heldAt !== null,
      }),
    }
  })
}
