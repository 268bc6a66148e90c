import { must } from '../../../../kit/contract/must.ts'
import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { eachDueCollab } from '../../../collabs/server/due.ts'
import { warningDays, warningsDue } from '../../review.ts'
import { approveOne } from '../decide.ts'
import { lockDeliverable, deliverableWords, writeDeliverable, notifyOfDeliverable } from '../deliverable.ts'
import { deliverables } from '../tables.ts'

/** Content that nobody answered is approved seven days after it came. */
export const autoApprove: DomainJob = {
  name: 'auto-approve',
  cron: '*/5 * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'auto-approve',
      async (db, limit) =>
        (
          await db
            .select({ uid: deliverables.uid })
            .from(deliverables)
            .where(and(isNotNull(deliverables.autoApproveAt), lte(deliverables.autoApproveAt, now())))
            .limit(limit)
        ).map((row) => row.uid),
      async (acting, uid) => {
        const { deliverable } = await lockDeliverable(acting.tx, acting.actor, uid)
        if (deliverable.autoApproveAt && deliverable.autoApproveAt <= now()) await approveOne(acting, deliverable)
      },
    )
  },
}

/** Both sides are told three days and one day before. */
export const warnBeforeApproval: DomainJob = {
  name: 'warn-before-approval',
  cron: '*/15 * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'warn-before-approval',
      async (db, limit) => {
        const near = warningDays.map((days, warned) =>
          and(eq(deliverables.reminded, warned), lte(deliverables.autoApproveAt, plus(now(), days * dayMs))),
        )
        return (
          await db
            .select({ uid: deliverables.uid })
            .from(deliverables)
            .where(and(isNotNull(deliverables.autoApproveAt), or(...near)))
            .limit(limit)
        ).map((row) => row.uid)
      },
      async (acting, uid) => {
        const { deliverable, collab } = await lockDeliverable(acting.tx, acting.actor, uid)
        if (!deliverable.autoApproveAt) return
        const due = warningsDue(deliverable.autoApproveAt, now())
        if (due <= deliverable.reminded) return
        const after = await writeDeliverable(acting.tx, deliverable, { reminded: due })
        const days = must(warningDays[due - 1], 'warning')
        const near = {
          kind: 'deliverable.auto-approval-near',
          title: `Auto-approves in ${days} ${days === 1 ? 'day' : 'days'}: ${deliverableWords(after)}`,
          until: deliverable.autoApproveAt,
        }
        const title = collab.terms?.title ?? ''
        await notifyOfDeliverable(acting, collab, after, [collab.brandUid], {
          ...near,
          lines: [`For “${title}”. If you don’t review it by then, it’s approved automatically.`],
          action: 'Review content',
        })
        await notifyOfDeliverable(acting, collab, after, [collab.influencerUid], {
          ...near,
          lines: [`For “${title}”. If the venue doesn’t review it by then, it’s approved automatically.`],
          action: 'View content',
        })
      },
    )
  },
}
