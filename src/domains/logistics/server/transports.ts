import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { otherYear } from '../../../kit/contract/when.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { todayIn } from '../../briefs/availability.ts'
import { getOwnFile } from '../../media/server/reads.ts'
import { transportWords } from '../plans.ts'
import type { TransportFields } from '../views.ts'
import { momentAt, refuseField } from './begin.ts'
import { transports } from './tables.ts'

export type Transport = typeof transports.$inferSelect

export async function getTransport(db: Queryable, uid: string): Promise<Transport> {
  const [transport] = await db.select().from(transports).where(eq(transports.uid, uid))
  if (!transport) throw new CallError('not-found', 'We couldn’t find those transport details.')
  return transport
}

/** What the day of a transport is measured by: the venue's clock, and the visit where one is booked. */
type Around = { timezone: string; visit: { startsAt: string; endsAt: string } | null }

/** Somebody travels from today on, within two weeks before the visit and two days after it. */
function assertNearVisit(day: string, { timezone, visit }: Around): void {
  const today = todayIn(timezone, now())
  const last = visit && todayIn(timezone, plus(new Date(visit.endsAt), daysAfter * dayMs))
  if (last && last < today) throw refuseField('leavesOn', 'The visit is over. Leave the day blank.')
  if (day < today) throw refuseField('leavesOn', 'Choose today or a later day.')
  if (!visit || !last) return
  const startsAt = new Date(visit.startsAt)
  const isEarly = day < todayIn(timezone, plus(startsAt, -daysBefore * dayMs))
  if (!isEarly && day <= last) return
  const when = dayWords(todayIn(timezone, startsAt))
  throw refuseField('leavesOn', `Choose a day near the visit on ${when}: from two weeks before to two days after it.`)
}

const daysBefore = 14
const daysAfter = 2

/** What is stored of a transport. A ticket is a picture that the caller brought, unless it was there before. */
export async function rowOf(
  db: Queryable,
  actor: Actor,
  { leavesTime, ...fields }: TransportFields,
  { timezone, visit }: Around,
  before: Transport | null,
) {
  if (leavesTime && !fields.leavesOn) throw refuseField('leavesOn', 'Add the day, or leave the time blank.')
  if (fields.leavesOn && fields.leavesOn !== before?.leavesOn) assertNearVisit(fields.leavesOn, { timezone, visit })
  if (fields.ticketUid && fields.ticketUid !== before?.ticketUid) {
    const ticket = await getOwnFile(db, actor, fields.ticketUid)
    if (ticket.kind !== 'image')
      throw new CallError('failed-precondition', 'Choose a picture or screenshot of the ticket.')
  }
  const leavesAt = fields.leavesOn && leavesTime ? momentAt(fields.leavesOn, leavesTime, timezone) : null
  return { ...fields, leavesAt }
}

/** “Train from London Bridge, 10 Mar, 13:30”. */
export function transportLine({ kind, pickUp, leavesOn, leavesTime }: TransportFields): string {
  const when = leavesOn ? `, ${[dayWords(leavesOn), leavesTime].filter(Boolean).join(', ')}` : ''
  return `${transportWords[kind]} from ${pickUp}${when}`
}

function dayWords(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const words = { weekday: 'short', day: 'numeric', month: 'short', ...otherYear(at, 'UTC', now()) } as const
  return at.toLocaleDateString('en-GB', { ...words, timeZone: 'UTC' }).replace(',', '')
}
