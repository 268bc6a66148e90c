import { isStaff, type Actor } from '../../../access/roles.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { periodOf } from '../../value/server/period.ts'

type Asked = { days: number; own: { from: string; until: string } | null }

/** The last `days` up to now, or whole days of one's own, with the period of the same length before it. */
export function periodAsked({ days, own }: Asked, timezone: string) {
  if (own) {
    const { before, from, until } = periodOf(own, timezone)
    return { before, from, until, days: Math.round((until.getTime() - from.getTime()) / dayMs) }
  }
  const until = now()
  const from = plus(until, -days * dayMs)
  return { before: plus(from, -days * dayMs), from, until, days }
}

/** The venues of an organisation that somebody may see: their own, or all of them for our team. */
export async function venuesOf(db: Queryable, orgUid: string, actor: Actor) {
  return (await listBrandsOf(db, orgUid)).filter(({ uid }) => isStaff(actor) || uid in actor.brands)
}
