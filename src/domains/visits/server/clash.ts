import { eq } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { nightSlot, stayWords } from '../../briefs/stays.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { amongRequests, amongVisits, type AmongVisits, staysInTheWay } from '../clashes.ts'
import { listAsked } from './asked.ts'
import { listPlanned } from './planned.ts'

type Span = { from: Date; until: Date; exceptCollab?: string }

/**
 * Says of a start at a venue what it clashes with among an influencer's visits between two moments, the collab itself
 * left out, and how far the others of the afternoon are on foot. At most two queries, however many starts are asked about.
 */
export async function clashesOf(
  db: Queryable,
  influencerUid: string,
  span: Span,
  at: { brandUid: string; slotMinutes: number },
): Promise<(startsAt: Date) => AmongVisits> {
  const around = { ...span, from: plus(span.from, -dayMs), until: plus(span.until, dayMs) }
  const planned = await listPlanned(db, influencerUid, around)
  if (planned.length === 0) return () => alone
  return amongVisits(planned, await positionOf(db, at.brandUid), at.slotMinutes)
}

/** Says of a start at a venue which time about then the influencer's unanswered requests name. */
export async function requestsNear(
  db: Queryable,
  influencerUid: string,
  span: Span,
  at: { brandUid: string; slotMinutes: number },
): Promise<(startsAt: Date) => string | null> {
  const asked = await listAsked(db, influencerUid, span.exceptCollab)
  if (asked.length === 0) return () => null
  return amongRequests(asked, await positionOf(db, at.brandUid), at.slotMinutes)
}

async function positionOf(db: Queryable, brandUid: string) {
  const { latitude, longitude } = brandFacts
  return one(await db.select({ latitude, longitude }).from(brandFacts).where(eq(brandFacts.uid, brandUid)))
}

/** No other visit is near a time. */
export const alone: AmongVisits = { clash: null, walk: null }

/**
 * Says of a night that an influencer stays it elsewhere, of their stays between two moments, the collab itself left out; null
 * when they do not.
 */
export async function staysOf(
  db: Queryable,
  influencerUid: string,
  span: Span,
): Promise<(night: string) => string | null> {
  const stayIn = staysInTheWay(await listPlanned(db, influencerUid, span))
  return (night) => {
    const other = stayIn(nightSlot(night).getTime())
    return other ? `You’re staying at ${other.name}: ${stayWords(other, now())}.` : null
  }
}

/** Says of a night which stay the influencer's unanswered requests name for it. */
export async function staysAsked(
  db: Queryable,
  influencerUid: string,
  exceptCollab?: string,
): Promise<(night: string) => string | null> {
  const stayIn = staysInTheWay(await listAsked(db, influencerUid, exceptCollab))
  return (night) => {
    const other = stayIn(nightSlot(night).getTime())
    return other ? `You asked ${other.name} for ${stayWords(other, now())}.` : null
  }
}
