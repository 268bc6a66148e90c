import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { accountsView, staffView } from '../../accounts/server/views.ts'
import type { meetingCalls } from '../contract.ts'
import { awayAt } from '../hours.ts'
import { meetings, staffHours } from './tables.ts'

const none = { timezone: 'Europe/London', windows: [], slotMinutes: 30, videoLink: '', away: [], version: 0 } as const

/** One's own hours, empty at first, with who could take calls on days off. */
export async function viewHours(db: Queryable, actor: Actor): Promise<OutputOf<typeof meetingCalls.getMyHours>> {
  const uid = accountOf(actor)
  const [kept] = await db.select().from(staffHours).where(eq(staffHours.accountUid, uid))
  const me = first(await db.select({ slug: staffView.slug }).from(staffView).where(eq(staffView.accountUid, uid)))
  const colleagues = await db
    .select({ uid: staffView.accountUid, name: staffView.displayName })
    .from(staffView)
    .innerJoin(accountsView, eq(accountsView.uid, staffView.accountUid))
    .where(and(ne(staffView.accountUid, uid), isNull(accountsView.disabledAt)))
    .orderBy(asc(staffView.displayName), asc(staffView.accountUid))
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
