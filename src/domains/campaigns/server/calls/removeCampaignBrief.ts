import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { campaignCalls } from '../../contract.ts'
import { pushCampaign, sideOf } from '../push.ts'
import { lockCampaign } from '../reads.ts'
import { campaignBriefs } from '../tables.ts'

export const removeCampaignBrief: Handler<typeof campaignCalls.removeCampaignBrief> = async (
  { uid, briefUid },
  { actor, tx },
) => {
  const { brandUid } = await lockCampaign(tx, actor, uid, 'edit')
  const removed = await tx
    .delete(campaignBriefs)
    .where(and(eq(campaignBriefs.campaignUid, uid), eq(campaignBriefs.briefUid, briefUid)))
    .returning({ uid: campaignBriefs.briefUid })
  // Somebody else has taken it out already.
  if (removed.length === 0) return { uid }
  const subject = { subjectUid: uid, brandUid }
  await record(tx, actor, sideOf(actor), 'campaign.brief-removed', subject, { before: { briefUid } })
  await pushCampaign(tx, brandUid, ['campaign'])
  return { uid }
}
