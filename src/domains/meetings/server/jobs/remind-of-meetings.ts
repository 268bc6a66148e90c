import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { mailInvitee } from '../mails.ts'
import { getHost } from '../reads.ts'
import { meetings } from '../tables.ts'
import { notifyHost } from '../notify-host.ts'

const batchSize = 50

/**
 * Reminds of calls a day and an hour before, once each: the mark is set with the mail. What was booked within a day
 * of it has the first mark from the start.
 */
export const remindOfMeetings: DomainJob = {
  name: 'remind-of-meetings',
  cron: '* * * * *',
  run: async ({ db, config }) => {
    for (let reminded = batchSize; reminded === batchSize;) {
      reminded = await db.transaction(async (tx) => {
        const at = now()
        const isHour = and(lte(meetings.startsAt, plus(at, hourMs)), isNull(meetings.remindedHourAt))
        const isDay = and(
          lte(meetings.startsAt, plus(at, dayMs)),
          gt(meetings.startsAt, plus(at, hourMs)),
          isNull(meetings.remindedDayAt),
        )
        const rows = await tx
          .select()
          .from(meetings)
          .where(and(eq(meetings.state, 'booked'), gt(meetings.startsAt, at), or(isHour, isDay)))
          .limit(batchSize)
          .for('update', { skipLocked: true })
        const soon = rows.filter(({ startsAt }) => startsAt <= plus(at, hourMs))
        const uids = (of: typeof rows) => of.map(({ uid }) => uid)
        await tx
          .update(meetings)
          .set({ remindedDayAt: at })
          .where(inArray(meetings.uid, uids(rows)))
        await tx
          .update(meetings)
          .set({ remindedHourAt: at })
          .where(inArray(meetings.uid, uids(soon)))
        for (const meeting of rows) {
          const host = await getHost(tx, meeting.staffUid)
          const isSoon = soon.includes(meeting)
          await mailInvitee(tx, config, isSoon ? 'in-an-hour' : 'within-a-day', meeting, host)
          if (isSoon) await notifyHost(tx, config, 'starting-soon', meeting, host)
        }
        return rows.length
      })
    }
  },
}
