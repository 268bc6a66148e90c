import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { eachDueCollab } from '../../../collabs/server/due.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, notifyManager, notifyProfiles } from '../../../collabs/server/save.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import { type DueStep, dueStepAt, dueSteps, overdueStep } from '../../due.ts'
import { contentReminders, deliverables } from '../tables.ts'

const titles: Record<DueStep, string> = {
  1: 'Your content is due in a week',
  2: 'Your content is due in two days',
  3: 'Your content is due today',
  4: 'Your content is overdue',
}

/** Content is asked for 7, 12 and 14 days after the visit; a day later it is overdue, and brand and manager know. */
export const remindContent: DomainJob = {
  name: 'remind-content',
  cron: '*/15 * * * *',
  run: async (parts) => {
    await eachDueCollab(parts, 'remind-content', findDue, async (acting, uid) => {
      const { tx, actor } = acting
      const collab = await lockCollab(tx, actor, uid)
      const dueAt = collab.contentDueAt
      const step = dueAt && collab.outcome === 'open' ? dueStepAt(dueAt, now()) : null
      if (!dueAt || !step) return
      const [sent] = await tx
        .insert(contentReminders)
        .values({ collabUid: uid, dueAt, step, sentAt: now() })
        .onConflictDoNothing()
        .returning()
      if (!sent) return
      const about = `${dueAt.toISOString()}:${step}`
      const title = collab.terms?.title ?? ''
      await notifyProfiles(
        acting,
        collab,
        [collab.influencerUid],
        {
          kind: 'content.due',
          title: titles[step],
          lines: [
            `“${title}”: due ${timeWords(dueAt, collab.terms?.timezone ?? 'Europe/London')}.`,
            step === overdueStep
              ? 'You can’t send new requests until it’s delivered.'
              : 'Upload it from the collab page.',
          ],
          action: 'Upload',
          ...(step !== overdueStep && { until: dueAt }),
        },
        about,
      )
      if (step !== overdueStep) return
      await recordCollab(acting, 'deliverable.overdue', collab, collab, { side: 'clock' })
      const late = {
        kind: 'content.overdue',
        title: `Content is overdue: ${collab.terms?.influencerName ?? 'your creator'}`,
        lines: [`For “${title}”. We’ve sent them a reminder.`],
        action: 'View collab',
      }
      await notifyProfiles(acting, collab, [collab.brandUid], late, about)
      await notifyManager(acting, collab, late, about)
    })
  },
}

/** Open collabs with a deliverable that is not submitted, whose present step was not told yet. */
async function findDue(db: Db, limit: number): Promise<string[]> {
  const at = now()
  const steps = dueSteps.map(({ step, days }, index) => {
    const next = dueSteps[index + 1]
    const reached = and(
      lt(collabFacts.contentDueAt, plus(at, -days * dayMs + 1)),
      next ? gte(collabFacts.contentDueAt, plus(at, -next.days * dayMs + 1)) : undefined,
    )
    const reminded = db
      .select({ one: sql`1` })
      .from(contentReminders)
      .where(
        and(
          eq(contentReminders.collabUid, collabFacts.uid),
          eq(contentReminders.dueAt, collabFacts.contentDueAt),
          eq(contentReminders.step, step),
        ),
      )
    return and(reached, notExists(reminded))
  })
  const open = db
    .select({ one: sql`1` })
    .from(deliverables)
    .where(
      and(
        eq(deliverables.collabUid, collabFacts.uid),
        eq(deliverables.status, 'pending'),
        isNull(deliverables.submittedAt),
      ),
    )
  const rows = await db
    .select({ uid: collabFacts.uid })
    .from(collabFacts)
    .where(
      and(
        eq(collabFacts.outcome, 'open'),
        inArray(collabFacts.stage, [4, 5]),
        isNotNull(collabFacts.contentDueAt),
        or(...steps),
        exists(open),
      ),
    )
    .limit(limit)
  return rows.map((row) => row.uid)
}
