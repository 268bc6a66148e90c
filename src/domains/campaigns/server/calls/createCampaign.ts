import { allow } from '../../../../access/server/policy.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { one } from '../../../../kit/contract/must.ts'
import { dayInWords } from '../../../../kit/contract/when.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { notifyManagerOf } from '../../../notifications/server/notify.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { currencyOfOrganisation } from '../../../value/server/currency.ts'
import type { campaignCalls } from '../../contract.ts'
import { goals } from '../../goals.ts'
import { campaignPolicy } from '../policy.ts'
import { pushCampaign, sideOf } from '../push.ts'
import { requireCampaigns } from '../reads.ts'
import { campaigns } from '../tables.ts'
import { insertFirstTasks } from '../tasks.ts'
import { columnsOf } from '../view.ts'

export const createCampaign: Handler<typeof campaignCalls.createCampaign> = async (
  { brandUid, fields },
  { actor, config, tx },
) => {
  assertSeesBrand(actor, brandUid)
  allow(campaignPolicy, actor, 'edit', { brandUid })
  const brand = await getBrand(tx, brandUid)
  await requireCampaigns(tx, brand.orgUid)
  const { currency } = await currencyOfOrganisation(tx, brandUid)
  const campaign = one(
    await tx
      .insert(campaigns)
      .values({
        uid: newUid('campaign'),
        orgUid: brand.orgUid,
        brandUid,
        currency,
        createdAt: now(),
        ...columnsOf(fields),
      })
      .returning(),
  )
  const { uid, name, goal } = campaign
  await insertFirstTasks(tx, campaign, todayIn(brand.timezone, now()))
  await record(tx, actor, sideOf(actor), 'campaign.created', { subjectUid: uid, brandUid }, { after: fields })
  await notifyManagerOf(tx, config, brandUid, uid, {
    kind: 'campaign.created',
    title: `${brand.name} started the campaign “${name}”`,
    lines: [
      `${goals[goal].name}, ${dayInWords(fields.from)} to ${dayInWords(fields.until)}. Your first tasks are on your list.`,
    ],
    path: `/app/campaign?uid=${brandUid}&campaign=${uid}`,
    action: 'Open campaign',
  })
  await pushCampaign(tx, brandUid, ['campaign', 'expert'])
  return { uid }
}
