import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, may } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { campaignCalls } from '../../contract.ts'
import { taskWords } from '../../tasks.ts'
import { campaignPolicy } from '../policy.ts'
import { pushCampaign } from '../push.ts'
import { campaigns, expertTasks } from '../tables.ts'

export const changeExpertTask: Handler<typeof campaignCalls.changeExpertTask> = async (
  { uid, note, dueOn, done },
  { actor, config, tx },
) => {
  const [task] = await tx.select().from(expertTasks).where(eq(expertTasks.uid, uid)).for('update')
  if (!task || !may(campaignPolicy, actor, 'see', task))
    throw new CallError('not-found', 'We couldn’t find that task. Reload the page, then try again.')
  allow(campaignPolicy, actor, 'manageTasks', task)
  const { brandUid, campaignUid, kind } = task
  const doneAt = done ? (task.doneAt ?? now()) : null
  const after = { note, dueOn, doneAt, doneBy: done ? (task.doneBy ?? accountOf(actor)) : null }
  await tx.update(expertTasks).set(after).where(eq(expertTasks.uid, uid))
  const before = { note: task.note, dueOn: task.dueOn, doneAt: task.doneAt, doneBy: task.doneBy }
  await record(tx, actor, 'staff', 'expert-task.changed', { subjectUid: uid, brandUid }, { before, after })
  if (doneAt && !task.doneAt) {
    const [campaign] = await tx.select({ name: campaigns.name }).from(campaigns).where(eq(campaigns.uid, campaignUid))
    await notify(tx, config, brandUid, `${uid}:${doneAt.toISOString()}`, {
      kind: 'expert.task-done',
      title: `${taskWords[kind]} done for “${must(campaign, 'campaign').name}”`,
      lines: note ? [note] : [],
      path: `/app/campaign?uid=${brandUid}&campaign=${campaignUid}`,
      action: 'Open campaign',
    })
  }
  await pushCampaign(tx, brandUid, ['expert'])
  return { done: true }
}
