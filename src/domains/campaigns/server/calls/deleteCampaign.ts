import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import type { campaignCalls } from '../../contract.ts'
import { pushCampaign, sideOf } from '../push.ts'
import { lockCampaign } from '../reads.ts'
import { campaigns, expertQuestions } from '../tables.ts'

export const deleteCampaign: Handler<typeof campaignCalls.deleteCampaign> = async ({ uid, version }, { actor, tx }) => {
  const campaign = await lockCampaign(tx, actor, uid, 'edit')
  sameVersion(campaign, version)
  if ((await tx.$count(expertQuestions, eq(expertQuestions.campaignUid, uid))) > 0)
    throw new CallError(
      'failed-precondition',
      'You’ve asked your expert about this campaign, so it can’t be deleted. Change its last day to end it sooner.',
    )
  await tx.delete(campaigns).where(eq(campaigns.uid, uid))
  const { brandUid } = campaign
  await record(tx, actor, sideOf(actor), 'campaign.deleted', { subjectUid: uid, brandUid }, { before: campaign })
  await pushCampaign(tx, brandUid, ['campaign', 'expert'])
  return { done: true }
}
