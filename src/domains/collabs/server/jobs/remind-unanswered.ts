import { and, eq, lte, or } from 'drizzle-orm'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { requestReminderMs } from '../../windows.ts'
import { eachDueCollab } from '../due.ts'
import { lockCollab } from '../reads.ts'
import { notifyProfiles } from '../save.ts'
import { collabs } from '../tables.ts'

/** Whoever was asked is reminded after 3 and 10 days; after a standstill the latest reminder alone. */
export const remindUnanswered: DomainJob = {
  name: 'remind-unanswered',
  cron: '*/5 * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'remind-unanswered',
      async (db, limit) => {
        const overdue = requestReminderMs.map((age, sent) =>
          and(eq(collabs.reminders, sent), lte(collabs.requestedAt, plus(now(), -age))),
        )
        const due = and(eq(collabs.stage, 1), eq(collabs.outcome, 'open'), or(...overdue))
        return (await db.select({ uid: collabs.uid }).from(collabs).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const reminders = requestReminderMs.filter((age) => collab.requestedAt <= plus(now(), -age)).length
        if (collab.stage !== 1 || collab.outcome !== 'open' || collab.reminders >= reminders) return
        // Not a change that anyone has to see before answering: the version stays.
        await acting.tx.update(collabs).set({ reminders }).where(eq(collabs.uid, uid))
        const brief = await getBrief(acting.tx, collab.briefUid)
        const isRequest = collab.startedBy === 'influencer'
        const asked = isRequest ? collab.brandUid : collab.influencerUid
        const notification = {
          kind: 'collab.answer-requested',
          title: `Waiting for your reply: “${brief.title}”`,
          lines: [
            `Please ${isRequest ? 'approve or decline this request' : 'accept or decline this invitation'} before it expires.`,
          ],
          action: 'Reply',
          until: collab.expiresAt,
        }
        await notifyProfiles(acting, collab, [asked], notification, `reminder-${reminders}`)
      },
    )
  },
}
