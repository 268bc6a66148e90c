import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { promisedHours } from '../../experts.ts'
import { expertPath } from '../facts.ts'
import { expertQuestions } from '../tables.ts'

const isOverdue = () => and(lt(expertQuestions.dueAt, now()), isNull(expertQuestions.warnedAt))

/** Tells admins once of each question that was not answered in time, so that somebody else can. */
export const warnOfLateAnswers: DomainJob = {
  name: 'warn-of-late-answers',
  cron: '*/5 * * * *',
  run: async (parts) => {
    await eachDue(parts, 'warn-of-late-answers', listDue, (tx, uid) => warn(tx, parts.config, uid))
  },
}

async function listDue(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ uid: expertQuestions.uid })
    .from(expertQuestions)
    .where(isOverdue())
    .orderBy(asc(expertQuestions.dueAt), asc(expertQuestions.uid))
    .limit(limit)
  return rows.map(({ uid }) => uid)
}

async function warn(tx: Tx, config: Config, uid: string): Promise<void> {
  const [question] = await tx
    .update(expertQuestions)
    .set({ warnedAt: now() })
    .where(and(eq(expertQuestions.uid, uid), isOverdue()))
    .returning()
  if (!question?.waitingSince) return
  const { name } = await getBrand(tx, question.brandUid)
  const manager = await findManager(tx, question.brandUid)
  await notifyAdmins(tx, config, `late:${uid}:${question.waitingSince.toISOString()}`, {
    kind: 'expert.late',
    title: `${name} has waited more than ${promisedHours} working hours for an answer`,
    lines: [
      `“${question.firstText}”`,
      manager ? `Their expert is ${manager.displayName}.` : 'They have no account manager.',
    ],
    path: `${expertPath}?question=${uid}`,
    action: 'Read and answer',
  })
}
