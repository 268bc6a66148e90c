import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { dayMs, minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { brandProfiles } from '../../profiles/server/tables.ts'
import { type Appointment, clashWith } from '../clashes.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { visits } from './tables.ts'

type Place = { latitude: number | null; longitude: number | null }

/**
 * Says of a start at a place what it clashes with among an influencer's visits between two moments, the collab itself
 * left out; null when nothing. One query, however many starts are asked about.
 */
export async function clashesOf(
  db: Queryable,
  influencerUid: string,
  span: { from: Date; until: Date; exceptCollab?: string },
  place: Place & { slotMinutes: number },
): Promise<(startsAt: Date) => string | null> {
  const planned: Appointment[] = await db
    .select({
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      name: brandProfiles.name,
      timezone: brandProfiles.timezone,
      latitude: brandProfiles.latitude,
      longitude: brandProfiles.longitude,
    })
    .from(visits)
    .innerJoin(collabs, eq(collabs.uid, visits.collabUid))
    .innerJoin(brandProfiles, eq(brandProfiles.uid, visits.brandUid))
    .where(
      and(
        eq(visits.influencerUid, influencerUid),
        eq(visits.live, true),
        isNull(visits.checkedInAt),
        eq(collabs.outcome, 'open'),
        span.exceptCollab ? ne(visits.collabUid, span.exceptCollab) : undefined,
        gt(visits.endsAt, plus(span.from, -dayMs)),
        lt(visits.startsAt, plus(span.until, dayMs)),
      ),
    )
    .orderBy(visits.startsAt)
  return (startsAt) =>
    clashWith(planned, { startsAt, endsAt: plus(startsAt, place.slotMinutes * minuteMs) }, (other) =>
      distanceKm(place, other),
    )
}
