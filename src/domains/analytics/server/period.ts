import { DateTime } from 'luxon'
import { noBrand } from '../../../access/server/guards.ts'
import { isStaff, type Actor } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import { todayIn } from '../../briefs/availability.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { periodOf } from '../../value/server/period.ts'

type Asked = { days: number; own: { from: string; until: string } | null }

/** The last `days` up to today, or whole days of one's own, on the venue's calendar as on the Value page, with as many days before. */
export function periodAsked({ days, own }: Asked, timezone: string) {
  const today = todayIn(timezone, now())
  // In days of the calendar: one with a change of the clock is not 24 hours long.
  const first = DateTime.fromISO(today, { zone: 'utc' }).minus({ days: days - 1 })
  const asked = own ?? { from: must(first.toISODate(), 'valid day'), until: today }
  const { before, from, until } = periodOf(asked, timezone)
  const length = Math.round((until.getTime() - from.getTime()) / dayMs)
  return { before, from, until, days: length, firstDay: asked.from, lastDay: asked.until }
}

/** The venues of an organisation that somebody may see: their own, or all of them for our team. */
export async function venuesOf(db: Queryable, orgUid: string, actor: Actor) {
  return (await listBrandsOf(db, orgUid)).filter(({ uid }) => isStaff(actor) || uid in actor.brands)
}

/**
 * The venues whose numbers are asked for: the brand, or these of its organisation’s. Throws not-found where somebody may not
 * see one of them.
 */
export async function chosenVenues(
  db: Queryable,
  actor: Actor,
  { brandUid, venues }: { brandUid: string; venues: readonly string[] | undefined },
  orgUid: string,
): Promise<string[]> {
  if (!venues) return [brandUid]
  const seen = new Set((await venuesOf(db, orgUid, actor)).map(({ uid }) => uid))
  if (venues.some((uid) => !seen.has(uid))) throw noBrand()
  return [...new Set(venues)]
}
