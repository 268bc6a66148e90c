import type { Handler } from '../../../../access/server/handler.ts'
import type { campaignCalls } from '../../contract.ts'
import { addBriefs } from '../briefs.ts'
import { lockCampaign } from '../reads.ts'

export const addCampaignBriefs: Handler<typeof campaignCalls.addCampaignBriefs> = async (
  { uid, briefUids },
  { actor, tx },
) => {
  await addBriefs(tx, actor, await lockCampaign(tx, actor, uid, 'edit'), briefUids)
  return { uid }
}
