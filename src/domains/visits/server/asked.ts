import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { now, minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { dayIn } from '../../briefs/stay-calendar.ts'
import { datesOf } from '../../briefs/stays.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { Planned } from '../clashes.ts'

const noStay = { checkInOn: null, checkOutOn: null }

/** The times ahead that an influencer's unanswered requests name, the collab itself left out: any of them may still be booked. */
export async function listAsked(db: Queryable, influencerUid: string, exceptCollab?: string): Promise<Planned[]> {
  const { preferred } = collabFacts
  const { name, timezone, latitude, longitude } = brandFacts
  const rows = await db
    .select({ preferred, availability: briefFacts.availability, name, timezone, latitude, longitude })
    .from(collabFacts)
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .where(
      and(
        eq(collabFacts.influencerUid, influencerUid),
        eq(collabFacts.outcome, 'open'),
        eq(collabFacts.stage, 1),
        isNotNull(preferred),
        exceptCollab ? ne(collabFacts.uid, exceptCollab) : undefined,
      ),
    )
  return rows.flatMap(({ preferred: asked, availability, ...venue }) =>
    (asked?.times ?? []).flatMap(({ startsAt: at, nights }) => {
      const startsAt = new Date(at)
      if (startsAt <= now()) return []
      const stay = nights ? datesOf(dayIn(venue.timezone, startsAt), nights) : noStay
      return [{ ...venue, startsAt, endsAt: plus(startsAt, availability.slotMinutes * minuteMs), ...stay }]
    }),
  )
}
