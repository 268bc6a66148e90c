import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import type { campaignCalls } from '../../contract.ts'
import { pushCampaign, sideOf } from '../push.ts'
import { lockCampaign } from '../reads.ts'
import { campaigns } from '../tables.ts'
import { columnsOf } from '../view.ts'

export const updateCampaign: Handler<typeof campaignCalls.updateCampaign> = async (
  { uid, version, fields },
  { actor, tx },
) => {
  const before = await lockCampaign(tx, actor, uid, 'edit')
  sameVersion(before, version)
  const after = columnsOf(fields)
  await tx
    .update(campaigns)
    .set({ ...after, version: version + 1 })
    .where(and(eq(campaigns.uid, uid), eq(campaigns.version, version)))
  const { brandUid } = before
  await record(tx, actor, sideOf(actor), 'campaign.changed', { subjectUid: uid, brandUid }, { before, after })
  await pushCampaign(tx, brandUid, ['campaign'])
  return { uid }
}
