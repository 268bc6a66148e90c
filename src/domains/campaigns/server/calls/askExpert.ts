import { and, eq } from 'drizzle-orm'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { record } from '../../../audit/server/record.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { campaignCalls } from '../../contract.ts'
import { promisedHours } from '../../experts.ts'
import { dueFrom, hoursFor } from '../experts.ts'
import { expertPath } from '../facts.ts'
import { campaignPolicy } from '../policy.ts'
import { pushCampaign } from '../push.ts'
import { noCampaign, requireCampaigns } from '../reads.ts'
import { campaigns, expertQuestions, expertTasks } from '../tables.ts'
import { firstKey, writeToQuestion } from '../write-question.ts'

/** As much of a question as a list shows. */
const longestLine = 140

export const askExpert: Handler<typeof campaignCalls.askExpert> = async (
  { brandUid, text, ...about },
  { actor, config, tx },
) => {
  assertForBrand(actor, brandUid)
  allow(campaignPolicy, actor, 'ask', { brandUid })
  const brand = await getBrand(tx, brandUid)
  await requireCampaigns(tx, brand.orgUid)
  const campaignUid = await campaignOf(tx, brandUid, about)
  const at = now()
  const hours = await hoursFor(config, brand.country)
  const dueAt = dueFrom(hours, at)
  const question = one(
    await tx
      .insert(expertQuestions)
      .values({
        uid: newUid('expert_question'),
        brandUid,
        campaignUid,
        taskUid: about.taskUid,
        firstText: text.slice(0, longestLine),
        lastAt: at,
        waitingSince: at,
        dueAt,
      })
      .returning(),
  )
  const { uid } = question
  await writeToQuestion(tx, actor, question, { key: firstKey, text, hours })
  await record(tx, actor, 'brand', 'expert.asked', { subjectUid: uid, brandUid })
  const content = {
    kind: 'expert.asked',
    title: `${brand.name} asked you a question`,
    lines: [`“${text}”`, `They’ve been promised an answer within ${promisedHours} working hours.`],
    path: `${expertPath}?question=${uid}`,
    action: 'Read and answer',
    until: dueAt,
  }
  const manager = await findManager(tx, brandUid)
  if (manager) await notifyAccounts(tx, config, [manager], uid, content)
  else
    await notifyAdmins(tx, config, uid, {
      ...content,
      title: `${brand.name} asked a question`,
      lines: [...content.lines, 'They have no account manager.'],
    })
  await pushCampaign(tx, brandUid, ['expert'])
  return { uid, dueAt: dueAt.toISOString() }
}

/** The campaign that a question is about, of the same brand: as it says, or that of its task. */
async function campaignOf(
  tx: Tx,
  brandUid: string,
  { campaignUid, taskUid }: { campaignUid: string | null; taskUid: string | null },
): Promise<string | null> {
  const [task] = taskUid
    ? await tx
        .select({ campaignUid: expertTasks.campaignUid })
        .from(expertTasks)
        .where(and(eq(expertTasks.uid, taskUid), eq(expertTasks.brandUid, brandUid)))
    : []
  const wanted = taskUid ? task?.campaignUid : campaignUid
  if (wanted === null) return null
  const [campaign] = wanted
    ? await tx
        .select({ uid: campaigns.uid })
        .from(campaigns)
        .where(and(eq(campaigns.uid, wanted), eq(campaigns.brandUid, brandUid)))
    : []
  if (!campaign) throw noCampaign()
  return campaign.uid
}
