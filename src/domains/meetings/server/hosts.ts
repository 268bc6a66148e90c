import { and, asc, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import { hourMs, minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { awayAt, type Hours, startsBetween } from '../hours.ts'
import type { MeetingLength } from '../meeting.ts'
import { meetings, staffHours } from './tables.ts'

/** One of the team who takes calls. */
export type HostRow = Hours & {
  uid: string
  email: string
  name: string
  slug: string
  photo: string | null
  role: 'admin' | 'account_manager'
  videoLink: string
}

export const hostColumns = {
  uid: staffFacts.accountUid,
  email: accountFacts.email,
  name: staffFacts.displayName,
  slug: staffFacts.slug,
  photo: staffFacts.photo,
  role: staffFacts.role,
  timezone: staffHours.timezone,
  windows: staffHours.windows,
  slotMinutes: staffHours.slotMinutes,
  away: staffHours.away,
  videoLink: staffHours.videoLink,
}

/** Everybody of the team who takes calls. */
export async function listHosts(db: Queryable): Promise<HostRow[]> {
  return db
    .select(hostColumns)
    .from(staffHours)
    .innerJoin(staffFacts, eq(staffFacts.accountUid, staffHours.accountUid))
    .innerJoin(accountFacts, eq(accountFacts.uid, staffHours.accountUid))
    .where(isNull(accountFacts.disabledAt))
    .orderBy(asc(staffFacts.accountUid))
}

/** The same, with their calendars to oneself until the transaction ends: whoever books looks at what the one before left. */
export async function lockHosts(tx: Tx): Promise<HostRow[]> {
  await tx.select({ uid: staffHours.accountUid }).from(staffHours).orderBy(asc(staffHours.accountUid)).for('update')
  return listHosts(tx)
}

/** Whose calls a request may go to at a moment: anybody's, or those of one person, whose substitute takes them on days off. */
export function hostsFor(hosts: readonly HostRow[], asked: HostRow | null, at: Date): readonly HostRow[] {
  if (!asked) return hosts
  const away = awayAt(asked, at)
  return hosts.filter(({ uid }) => uid === (away ? away.substituteUid : asked.uid))
}

export type FreeTime = { host: HostRow; startsAt: Date; minutes: MeetingLength }

/** Every free time from `from` to `until` of those who may take it, in order. `except` is a call that would make room. */
export async function listFreeTimes(
  db: Queryable,
  hosts: readonly HostRow[],
  period: { from: Date; until: Date; asked: HostRow | null; except?: string },
): Promise<FreeTime[]> {
  const { from, until, asked, except } = period
  if (hosts.length === 0 || from >= until) return []
  const busy = await db
    .select({ staffUid: meetings.staffUid, startsAt: meetings.startsAt, minutes: meetings.minutes })
    .from(meetings)
    .where(
      and(
        eq(meetings.state, 'booked'),
        inArray(
          meetings.staffUid,
          hosts.map(({ uid }) => uid),
        ),
        gte(meetings.startsAt, plus(from, -hourMs)),
        lt(meetings.startsAt, plus(until, hourMs)),
        except ? ne(meetings.uid, except) : undefined,
      ),
    )
  const busyOf = Map.groupBy(busy, ({ staffUid }) => staffUid)
  const isFree = (host: HostRow, startsAt: Date) =>
    (busyOf.get(host.uid) ?? []).every(
      (one) =>
        plus(one.startsAt, one.minutes * minuteMs) <= startsAt ||
        one.startsAt >= plus(startsAt, host.slotMinutes * minuteMs),
    )
  return hosts
    .flatMap((host) =>
      startsBetween(host, from, until)
        .filter((startsAt) => hostsFor([host], asked, startsAt).length > 0 && isFree(host, startsAt))
        .map((startsAt) => ({ host, startsAt, minutes: host.slotMinutes })),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
