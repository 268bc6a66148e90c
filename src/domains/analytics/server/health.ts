import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { slotsBetween } from '../../briefs/availability.ts'
import { countBriefViews } from '../../briefs/server/brief-views.ts'
import { listLiveBriefs } from '../../briefs/server/reads.ts'
import { takenFrom } from '../../visits/server/slots.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { adviceFor } from '../advice.ts'

const aheadDays = 7
const briefsAtMost = 12

/** How a brand's live briefs do: seen, asked for, places and times left, and what would help. */
export async function briefHealth(db: Queryable, brandUid: string) {
  const rows = await listLiveBriefs(db, brandUid, briefsAtMost)
  if (rows.length === 0) return []
  const uids = rows.map(({ uid }) => uid)
  const views = await countBriefViews(db, uids)
  const requests = await db
    .select({
      uid: collabFacts.briefUid,
      count: sql<number>`count(*)::int`,
      last: sql<Date>`max(${collabFacts.requestedAt})`.mapWith(collabFacts.requestedAt),
    })
    .from(collabFacts)
    .where(and(inArray(collabFacts.briefUid, uids), eq(collabFacts.startedBy, 'influencer')))
    .groupBy(collabFacts.briefUid)
  const taken = await takenFrom(db, uids, now())
  return rows.map((brief) => {
    const asked = requests.find(({ uid }) => uid === brief.uid)
    const spotsLeft = Math.max(0, brief.maxCollabs - brief.spotsTaken)
    const slots = slotsBetween(brief, now(), plus(now(), aheadDays * dayMs), now())
    const empty = slots.filter((slot) => !taken.get(brief.uid)?.get(slot.getTime()))
    const seen = views.get(brief.uid) ?? 0
    return {
      uid: brief.uid,
      title: brief.title,
      views: seen,
      requests: asked?.count ?? 0,
      spotsLeft,
      emptySlots: empty.length,
      nextEmptySlot: empty[0]?.toISOString() ?? null,
      advice: adviceFor({
        liveDays: (now().getTime() - (brief.liveSince ?? now()).getTime()) / dayMs,
        daysSinceRequest: asked ? (now().getTime() - asked.last.getTime()) / dayMs : null,
        spotsLeft,
        bookableSlots: slots.length,
        withGuest: brief.guests > 0,
        held: brief.heldAt !== null,
      }),
    }
  })
}
