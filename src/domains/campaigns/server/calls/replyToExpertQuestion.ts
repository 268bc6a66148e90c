import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import { notify, notifyManagerOf } from '../../../notifications/server/notify.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { campaignCalls } from '../../contract.ts'
import { hoursFor, lockQuestion } from '../experts.ts'
import { expertPath } from '../facts.ts'
import { campaignPolicy } from '../policy.ts'
import { pushCampaign } from '../push.ts'
import { requireCampaigns } from '../reads.ts'
import { asksFor, writeToQuestion } from '../write-question.ts'

/** What was asked while the plan held it is answered, whatever has become of the plan; only the brand cannot ask on. */
export const replyToExpertQuestion: Handler<typeof campaignCalls.replyToExpertQuestion> = async (
  { uid, key, text },
  { actor, config, tx },
) => {
  const question = await lockQuestion(tx, actor, uid)
  allow(campaignPolicy, actor, 'reply', question)
  const { brandUid } = question
  const brand = await getBrand(tx, brandUid)
  const byBrand = asksFor(actor, brandUid)
  if (byBrand) await requireCampaigns(tx, brand.orgUid)
  const hours = await hoursFor(config, brand.country)
  if (!(await writeToQuestion(tx, actor, question, { key, text, hours }))) return { done: true }
  const subject = { subjectUid: uid, brandUid }
  await record(tx, actor, byBrand ? 'brand' : 'staff', byBrand ? 'expert.asked' : 'expert.answered', subject)
  const id = `${uid}:${key}`
  const lines = [`“${text}”`]
  if (byBrand)
    await notifyManagerOf(tx, config, brandUid, id, {
      kind: 'expert.asked',
      title: `${brand.name} added to their question`,
      lines,
      path: `${expertPath}?question=${uid}`,
      action: 'Read and answer',
    })
  else
    await notify(tx, config, brandUid, id, {
      kind: 'expert.answered',
      title: 'Your expert answered',
      lines,
      path: `/app/expert?uid=${brandUid}&question=${uid}`,
      action: 'Read the answer',
    })
  await pushCampaign(tx, brandUid, ['expert'])
  return { done: true }
}
