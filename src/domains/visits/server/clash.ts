import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { dayMs, minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { stayWords } from '../../briefs/stays.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type Appointment, clashWith } from '../clashes.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { visits } from './tables.ts'

/**
 * Says of a start at a venue what it clashes with among an influencer's visits between two moments, the collab itself
 * left out; null when nothing. One query, however many starts are asked about.
 */
export async function clashesOf(
  db: Queryable,
  influencerUid: string,
  span: { from: Date; until: Date; exceptCollab?: string },
  at: { brandUid: string; slotMinutes: number },
): Promise<(startsAt: Date) => string | null> {
  const ofVenue = (column: 'latitude' | 'longitude') =>
    sql<
      number | null
    >`(select venue.${sql.raw(column)} from (select * from ${brandFacts}) venue where venue.uid = ${at.brandUid})`
  const rows = await db
    .select({
      venue: { latitude: ofVenue('latitude'), longitude: ofVenue('longitude') },
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      name: brandFacts.name,
      timezone: brandFacts.timezone,
      latitude: brandFacts.latitude,
      longitude: brandFacts.longitude,
    })
    .from(visits)
    .innerJoin(collabFacts, eq(collabFacts.uid, visits.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visits.brandUid))
    .where(
      and(
        eq(visits.influencerUid, influencerUid),
        eq(visits.live, true),
        // Who stays somewhere goes out for dinner: a stay is in the way of another stay alone.
        isNull(visits.checkInOn),
        isNull(visits.checkedInAt),
        eq(collabFacts.outcome, 'open'),
        span.exceptCollab ? ne(visits.collabUid, span.exceptCollab) : undefined,
        gt(visits.endsAt, plus(span.from, -dayMs)),
        lt(visits.startsAt, plus(span.until, dayMs)),
      ),
    )
    .orderBy(visits.startsAt)
  const [first] = rows
  if (!first) return () => null
  const planned: readonly Appointment[] = rows
  return (startsAt) =>
    clashWith(planned, { startsAt, endsAt: plus(startsAt, at.slotMinutes * minuteMs) }, (other) =>
      distanceKm(first.venue, other),
    )
}

/**
 * Says of a night that an influencer stays it elsewhere, of their stays between two moments, the collab itself left out; null
 * when they do not.
 */
export async function staysOf(
  db: Queryable,
  influencerUid: string,
  span: { from: Date; until: Date; exceptCollab: string },
): Promise<(night: string) => string | null> {
  const rows = await db
    .select({ name: brandFacts.name, checkInOn: visits.checkInOn, checkOutOn: visits.checkOutOn })
    .from(visits)
    .innerJoin(collabFacts, eq(collabFacts.uid, visits.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visits.brandUid))
    .where(
      and(
        eq(visits.influencerUid, influencerUid),
        eq(visits.live, true),
        eq(collabFacts.outcome, 'open'),
        ne(visits.collabUid, span.exceptCollab),
        gt(visits.endsAt, span.from),
        lt(visits.startsAt, span.until),
      ),
    )
  const stays = rows.flatMap(({ name, checkInOn, checkOutOn }) =>
    checkInOn && checkOutOn ? [{ name, checkInOn, checkOutOn }] : [],
  )
  return (night) => {
    const other = stays.find(({ checkInOn, checkOutOn }) => night >= checkInOn && night < checkOutOn)
    return other ? `You’re staying at ${other.name}: ${stayWords(other)}.` : null
  }
}
