import { and, asc, count, eq, exists, gt, inArray, max, sql } from 'drizzle-orm'
import { first, must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { accountFacts, assignmentFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { type MeetingLength, furthestDays, takeLeadMinutes } from '../meeting.ts'
import { type HostRow, hostsFor, listFreeTimes, lockHosts } from './hosts.ts'
import { meetings } from './tables.ts'
import { hostOf, viewTimes } from './times.ts'

type Wanted = {
  startsAt: Date
  minutes: MeetingLength
  timezone: string
  email: string
  city: City
  with?: string | undefined
  /** The call that is moved, and who has it now. */
  moving?: { uid: string; staffUid: string }
}

/** Who takes a call; `aborted` with fresh times when nobody can any more. */
export async function chooseHost(tx: Tx, wanted: Wanted): Promise<HostRow> {
  const host = await findHost(tx, wanted)
  if (host) return host
  const { timezone, minutes } = wanted
  const details = await viewTimes(tx, { timezone, minutes, with: wanted.with })
  throw new CallError('aborted', 'That time has just been taken. Please choose another.', { details })
}

/**
 * Of those who are free, whoever has the call already, then the manager of the guest's own brand (or their substitute),
 * then managers of brands in the city, then anybody; of equals the one with the fewest calls ahead, and of those the one
 * whose last call was booked the longest ago. Null when nobody is.
 */
export async function findHost(tx: Tx, wanted: Wanted): Promise<HostRow | null> {
  const { startsAt, minutes } = wanted
  if (startsAt < plus(now(), takeLeadMinutes * minuteMs)) return null
  // A day more than is offered: days begin elsewhere at other times.
  if (startsAt >= plus(now(), (furthestDays + 1) * dayMs)) return null
  const hosts = await lockHosts(tx)
  const asked = hostOf(hosts, wanted.with)
  const period = {
    from: startsAt,
    until: plus(startsAt, 1),
    asked,
    ...(wanted.moving && { except: wanted.moving.uid }),
  }
  const free = await listFreeTimes(tx, hosts, period)
  const able = free.filter((one) => one.minutes === minutes).map(({ host }) => host)
  if (able.length === 0) return null
  const own = await findOwnManager(tx, wanted.email)
  const local = await listCityManagers(tx, wanted.city)
  const load = await countMeetings(tx, able)
  const manager = hosts.find(({ uid }) => uid === own) ?? null
  const rank = (host: HostRow) => {
    if (host.uid === wanted.moving?.staffUid) return 0
    if (manager && hostsFor([host], manager, startsAt).length > 0) return 1
    return local.has(host.uid) ? 2 : 3
  }
  const keys = (host: HostRow) => {
    const { ahead, last } = load.get(host.uid) ?? { ahead: 0, last: 0 }
    return [rank(host), ahead, last]
  }
  return first(able.toSorted((a, b) => compare(keys(a), keys(b))))
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((key, at) => key - must(b[at])).find((difference) => difference !== 0) ?? 0
}

/** The account manager of a brand that the address belongs to, the longest standing. */
async function findOwnManager(tx: Tx, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ uid: assignmentFacts.accountUid })
    .from(accountFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.accountUid, accountFacts.uid))
    .innerJoin(assignmentFacts, eq(assignmentFacts.brandUid, membershipFacts.profileUid))
    .where(eq(accountFacts.email, email))
    .orderBy(asc(assignmentFacts.assignedAt), asc(assignmentFacts.brandUid))
    .limit(1)
  return found?.uid ?? null
}

/** Whose brands are in a city. Leads are not brands yet: whoever got the first call of a city would get all of them. */
async function listCityManagers(tx: Tx, city: City): Promise<Set<string>> {
  const people = tx
    .select({ one: sql`1` })
    .from(membershipFacts)
    .where(eq(membershipFacts.profileUid, brandFacts.uid))
  const rows = await tx
    .selectDistinct({ uid: assignmentFacts.accountUid })
    .from(assignmentFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, assignmentFacts.brandUid))
    .where(and(eq(brandFacts.city, city), exists(people)))
  return new Set(rows.map(({ uid }) => uid))
}

/** Calls ahead of each, and when the last of them was booked. */
async function countMeetings(tx: Tx, hosts: readonly HostRow[]): Promise<Map<string, { ahead: number; last: number }>> {
  const rows = await tx
    .select({
      uid: meetings.staffUid,
      ahead: count(sql`case when ${and(eq(meetings.state, 'booked'), gt(meetings.startsAt, now()))} then 1 end`),
      last: max(meetings.createdAt),
    })
    .from(meetings)
    .where(
      inArray(
        meetings.staffUid,
        hosts.map(({ uid }) => uid),
      ),
    )
    .groupBy(meetings.staffUid)
  return new Map(rows.map(({ uid, ahead, last }) => [uid, { ahead, last: last?.getTime() ?? 0 }]))
}
