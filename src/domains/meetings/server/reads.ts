import { eq } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { MeetingView } from '../contract.ts'
import { mostChanges } from '../meeting.ts'
import { meetings, staffHours } from './tables.ts'
import { calendarUrl, readToken } from './token.ts'

export type Meeting = typeof meetings.$inferSelect

/** A link opens its call until so long after it. */
const opensForMs = 30 * dayMs

/** The call behind a link; `not-found` for one that never was or is long over. */
export async function getByToken(db: Queryable, config: Config, token: string): Promise<Meeting> {
  const uid = readToken(config, token)
  const [meeting] = uid ? await db.select().from(meetings).where(eq(meetings.uid, uid)) : []
  return stillOpen(meeting)
}

/** The same, and nobody else changes it meanwhile. */
export async function lockByToken(tx: Tx, config: Config, token: string): Promise<Meeting> {
  const uid = readToken(config, token)
  const [meeting] = uid ? await tx.select().from(meetings).where(eq(meetings.uid, uid)).for('update') : []
  return stillOpen(meeting)
}

function stillOpen(meeting: Meeting | undefined): Meeting {
  if (!meeting || plus(meeting.startsAt, opensForMs) < now())
    throw new CallError('not-found', 'This call link is no longer valid. Book a new call instead.')
  return meeting
}

/** Refuses to change what is over. */
export function changeable(meeting: Meeting): void {
  if (meeting.state === 'cancelled') throw new CallError('failed-precondition', 'This call has already been cancelled.')
  if (!canChange(meeting))
    throw new CallError('failed-precondition', 'This call has already started. Book another one instead.')
}

/** Moving mails both each time: not for ever. Cancelling is always possible. */
export function movable(meeting: Meeting): void {
  changeable(meeting)
  if (meeting.version > mostChanges)
    throw new CallError('failed-precondition', 'You’ve moved this call too many times. Cancel it, or contact support.')
}

export function canChange({ state, startsAt }: Meeting): boolean {
  return state === 'booked' && startsAt > now()
}

/** Whoever has a call, as guests see them; by the account where they are no longer of the team. */
export async function getHost(db: Queryable, uid: string) {
  const row = first(
    await db
      .select({
        uid: accountFacts.uid,
        email: accountFacts.email,
        accountName: accountFacts.displayName,
        name: staffFacts.displayName,
        slug: staffFacts.slug,
        photo: staffFacts.photo,
        role: staffFacts.role,
        videoLink: staffHours.videoLink,
        timezone: staffHours.timezone,
      })
      .from(accountFacts)
      .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
      .leftJoin(staffHours, eq(staffHours.accountUid, accountFacts.uid))
      .where(eq(accountFacts.uid, uid)),
  )
  const { accountName, ...host } = row
  return {
    ...host,
    name: host.name ?? accountName,
    slug: host.slug ?? '',
    role: host.role ?? ('account_manager' as const),
    videoLink: host.videoLink ?? '',
    timezone: host.timezone ?? ('Europe/London' as const),
  }
}
export type Host = Awaited<ReturnType<typeof getHost>>

/** A call as whoever has its link sees it. */
export async function viewMeeting(db: Queryable, config: Config, meeting: Meeting): Promise<MeetingView> {
  const { name, slug, photo, role, videoLink } = await getHost(db, meeting.staffUid)
  const change = canChange(meeting)
  return {
    state: meeting.state,
    startsAt: meeting.startsAt.toISOString(),
    minutes: meeting.minutes,
    timezone: meeting.timezone,
    name: meeting.name,
    venue: meeting.venue,
    city: meeting.city,
    email: meeting.email,
    host: { name, slug, photo, role },
    videoLink,
    calendarUrl: calendarUrl(config, meeting.uid),
    isOver: meeting.state !== 'booked' || plus(meeting.startsAt, meeting.minutes * minuteMs) <= now(),
    can: { move: change && meeting.version <= mostChanges, cancel: change },
  }
}
