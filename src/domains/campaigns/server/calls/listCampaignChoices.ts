import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { isBrandMember, isStaffForBrand } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { campaignCalls } from '../../contract.ts'
import { getCampaignFor } from '../reads.ts'
import { campaignBriefs } from '../tables.ts'

/** The newest briefs of each venue come first; nobody looks through more. */
const mostShown = 200

export const listCampaignChoices: Handler<typeof campaignCalls.listCampaignChoices> = async (
  { uid },
  { actor, db },
) => {
  const campaign = await getCampaignFor(db, actor, uid)
  const venues = (await listBrandsOf(db, campaign.orgUid)).filter(
    (venue) => isBrandMember(actor, venue.uid) || isStaffForBrand(actor, venue.uid),
  )
  const rows = await db
    .select({
      uid: briefFacts.uid,
      title: briefFacts.title,
      brandUid: briefFacts.brandUid,
      brandName: brandFacts.name,
      status: briefFacts.status,
      campaignUid: campaignBriefs.campaignUid,
    })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .leftJoin(campaignBriefs, and(eq(campaignBriefs.briefUid, briefFacts.uid), eq(campaignBriefs.campaignUid, uid)))
    .where(
      inArray(
        briefFacts.brandUid,
        venues.map((venue) => venue.uid),
      ),
    )
    .orderBy(asc(brandFacts.name), desc(briefFacts.uid))
    .limit(mostShown)
  return {
    venues,
    briefs: rows.map(({ campaignUid, ...brief }) => ({ ...brief, isIn: campaignUid !== null })),
  }
}
