import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { meetingCalls } from '../contract.ts'
import { awayAt } from '../hours.ts'
import { meetings, staffHours } from './tables.ts'

const none = { timezone: 'Europe/London', windows: [], slotMinutes: 30, videoLink: '', away: [], version: 0 } as const

/** One's own hours, empty at first, with who could take calls on days off. */
export async function viewHours(db: Queryable, actor: Actor): Promise<OutputOf<typeof meetingCalls.getMyHours>> {
  const uid = accountOf(actor)
  const [kept] = await db.select().from(staffHours).where(eq(staffHours.accountUid, uid))
  const me = first(await db.select({ slug: staffFacts.slug }).from(staffFacts).where(eq(staffFacts.accountUid, uid)))
  const colleagues = await db
    .select({ uid: staffFacts.accountUid, name: staffFacts.displayName })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .where(and(ne(staffFacts.accountUid, uid), isNull(accountFacts.disabledAt)))
    .orderBy(asc(staffFacts.displayName), asc(staffFacts.accountUid))
  const ahead = await db
    .select({ startsAt: meetings.startsAt })
    .from(meetings)
    .where(and(eq(meetings.staffUid, uid), eq(meetings.state, 'booked'), gt(meetings.startsAt, now())))
  const { timezone, windows, slotMinutes, videoLink, away, version } = kept ?? none
  return {
    timezone,
    windows: [...windows],
    slotMinutes,
    videoLink,
    away: [...away],
    version,
    slug: me.slug,
    colleagues,
    inTheWay: ahead.filter(({ startsAt }) => awayAt({ timezone, away: [...away] }, startsAt)).length,
  }
}
