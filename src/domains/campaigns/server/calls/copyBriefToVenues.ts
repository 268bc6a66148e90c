import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { contentOf } from '../../../briefs/server/content.ts'
import { copyFor } from '../../../briefs/server/copy.ts'
import { insertDraft } from '../../../briefs/server/draft.ts'
import { assertListsRemain } from '../../../briefs/server/lists.ts'
import { getBriefFor } from '../../../briefs/server/reads.ts'
import { findBrands, getBrand } from '../../../profiles/server/reads.ts'
import type { campaignCalls } from '../../contract.ts'
import { addBriefs, worksFor } from '../briefs.ts'
import { lockCampaign } from '../reads.ts'
import { campaignBriefs } from '../tables.ts'

export const copyBriefToVenues: Handler<typeof campaignCalls.copyBriefToVenues> = async (
  { uid, briefUid, brandUids },
  { actor, tx },
) => {
  const campaign = await lockCampaign(tx, actor, uid, 'edit')
  const own = and(eq(campaignBriefs.campaignUid, uid), eq(campaignBriefs.briefUid, briefUid))
  if ((await tx.$count(campaignBriefs, own)) === 0)
    throw new CallError('not-found', 'We couldn’t find that brief in this campaign. Reload the page and choose again.')
  const brief = await getBriefFor(tx, actor, briefUid)
  const from = await getBrand(tx, brief.brandUid)
  const content = contentOf(brief)
  await assertListsRemain(tx, content.eligibility.listUids)
  const wanted = [...new Set(brandUids)]
  const venues = await findBrands(tx, wanted)
  if (wanted.some((brandUid) => venues.get(brandUid)?.orgUid !== campaign.orgUid || !worksFor(actor, brandUid)))
    throw new CallError('not-found', 'We couldn’t find one of these venues. Reload the page and choose again.')
  const period = { liveFrom: campaign.firstDay, liveUntil: campaign.lastDay }
  const briefUids: string[] = []
  for (const brandUid of wanted) {
    const venue = must(venues.get(brandUid), 'venue')
    const draft = copyFor(content, { from, to: venue }, period)
    const copy = await insertDraft(tx, actor, venue, draft, 'brief.duplicated')
    briefUids.push(copy.uid)
  }
  await addBriefs(tx, actor, campaign, briefUids)
  return { uid, briefUids }
}
