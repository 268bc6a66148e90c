import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { mailInvitee } from '../mails.ts'
import { getHost } from '../reads.ts'
import { meetings } from '../tables.ts'
import { notifyHost } from '../notify-host.ts'

/**
 * Reminds of calls a day and an hour before, once each: the mark is set with the mail. What was booked within a day
 * of it has the first mark from the start.
 */
export const remindOfMeetings: DomainJob = {
  name: 'remind-of-meetings',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      'remind-of-meetings',
      async (db, limit) => {
        const rows = await db.select({ uid: meetings.uid }).from(meetings).where(isDue()).limit(limit)
        return rows.map(({ uid }) => uid)
      },
      async (tx, uid) => {
        const at = now()
        const [meeting] = await tx
          .select()
          .from(meetings)
          .where(and(eq(meetings.uid, uid), isDue()))
          .for('update')
        if (!meeting) return
        const isSoon = meeting.startsAt <= plus(at, hourMs)
        await tx
          .update(meetings)
          .set({ remindedDayAt: at, ...(isSoon && { remindedHourAt: at }) })
          .where(eq(meetings.uid, uid))
        const host = await getHost(tx, meeting.staffUid)
        await mailInvitee(tx, parts.config, isSoon ? 'in-an-hour' : 'within-a-day', meeting, host)
        if (isSoon) await notifyHost(tx, parts.config, 'starting-soon', meeting, host)
      },
    )
  },
}

function isDue() {
  const at = now()
  const isHour = and(lte(meetings.startsAt, plus(at, hourMs)), isNull(meetings.remindedHourAt))
  const isDay = and(
    lte(meetings.startsAt, plus(at, dayMs)),
    gt(meetings.startsAt, plus(at, hourMs)),
    isNull(meetings.remindedDayAt),
  )
  return and(eq(meetings.state, 'booked'), gt(meetings.startsAt, at), or(isHour, isDay))
}
