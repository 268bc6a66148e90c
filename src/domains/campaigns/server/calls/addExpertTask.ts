import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { campaignCalls } from '../../contract.ts'
import { pushCampaign } from '../push.ts'
import { lockCampaign } from '../reads.ts'
import { expertTasks } from '../tables.ts'

export const addExpertTask: Handler<typeof campaignCalls.addExpertTask> = async (
  { campaignUid, ...task },
  { actor, tx },
) => {
  const { brandUid } = await lockCampaign(tx, actor, campaignUid, 'manageTasks')
  const { timezone } = await getBrand(tx, brandUid)
  if (task.dueOn < todayIn(timezone, now()))
    throw new CallError('failed-precondition', 'The due date is in the past. Choose today or a later day.')
  const uid = newUid('expert_task')
  await tx.insert(expertTasks).values({ uid, campaignUid, brandUid, ...task })
  await record(tx, actor, 'staff', 'expert-task.added', { subjectUid: uid, brandUid }, { after: task })
  await pushCampaign(tx, brandUid, ['expert'])
  return { uid }
}
