import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { viewManager } from '../../../profiles/server/view.ts'
import type { campaignCalls } from '../../contract.ts'
import { answerTime, askedNow, hoursFor, listOf, promiseOf, viewQuestion } from '../experts.ts'
import { campaignPolicy } from '../policy.ts'
import { requireCampaigns } from '../reads.ts'

const mostShown = 100

export const listExpertQuestions: Handler<typeof campaignCalls.listExpertQuestions> = async (
  { brandUid },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone, country } = await getBrand(db, brandUid)
  await requireCampaigns(db, orgUid)
  const manager = await findManager(db, brandUid)
  const hours = await hoursFor(config, country)
  return {
    expert: manager && viewManager(manager),
    promise: promiseOf(hours, timezone),
    askedNow: askedNow(hours),
    answerTime: await answerTime(db, [brandUid]),
    rows: (await listOf(db, brandUid, mostShown)).map((found) => viewQuestion(found, hours)),
    can: { ask: may(campaignPolicy, actor, 'ask', { brandUid }) },
  }
}
