import { asc, eq, inArray, isNull, and, lte } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { firstTasks } from '../tasks.ts'
import type { TaskView } from '../views.ts'
import type { Campaign } from './reads.ts'
import { expertTasks } from './tables.ts'

export type ExpertTask = typeof expertTasks.$inferSelect

/** The tasks that every campaign begins with. */
export async function insertFirstTasks(tx: Tx, campaign: Campaign, today: string): Promise<void> {
  const { uid: campaignUid, brandUid, firstDay: from, lastDay: until } = campaign
  const rows = firstTasks({ from, until }, today).map((task) => ({
    ...task,
    uid: newUid('expert_task'),
    campaignUid,
    brandUid,
  }))
  await tx.insert(expertTasks).values(rows)
}

export function viewTask(task: ExpertTask, doneBy: string | null, today: string): TaskView {
  const { uid, kind, note, dueOn, doneAt } = task
  return { uid, kind, note, dueOn, doneAt: doneAt?.toISOString() ?? null, doneBy, isLate: !doneAt && dueOn < today }
}

/** The tasks of a campaign, by their date. */
export async function listTasks(db: Queryable, campaignUid: string, today: string): Promise<TaskView[]> {
  const rows = await db
    .select({ task: expertTasks, doneBy: accountFacts.displayName })
    .from(expertTasks)
    .leftJoin(accountFacts, eq(accountFacts.uid, expertTasks.doneBy))
    .where(eq(expertTasks.campaignUid, campaignUid))
    .orderBy(asc(expertTasks.dueOn), asc(expertTasks.uid))
  return rows.map(({ task, doneBy }) => viewTask(task, doneBy, today))
}

/** Open tasks that are due by a week from now, of these brands or of all. */
export async function listOpenTasks(
  db: Queryable,
  brandUids: readonly string[] | null,
  limit: number,
): Promise<ExpertTask[]> {
  const inAWeek = new Date(now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  return db
    .select()
    .from(expertTasks)
    .where(
      and(
        isNull(expertTasks.doneAt),
        lte(expertTasks.dueOn, inAWeek),
        brandUids ? inArray(expertTasks.brandUid, [...brandUids]) : undefined,
      ),
    )
    .orderBy(asc(expertTasks.dueOn), asc(expertTasks.uid))
    .limit(limit)
}
