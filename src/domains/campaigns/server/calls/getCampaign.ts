import type { Handler } from '../../../../access/server/handler.ts'
import type { campaignCalls } from '../../contract.ts'
import { getCampaignFor, noCampaign } from '../reads.ts'
import { loadProgress } from '../progress.ts'
import { listTasks } from '../tasks.ts'
import { viewCampaign } from '../view.ts'

export const getCampaign: Handler<typeof campaignCalls.getCampaign> = async ({ uid }, { actor, db }) => {
  const campaign = await getCampaignFor(db, actor, uid)
  const [progress] = await loadProgress(db, [campaign])
  if (!progress) throw noCampaign()
  return viewCampaign(actor, progress, await listTasks(db, uid, progress.today))
}
