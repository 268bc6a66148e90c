import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { CountedCampaign } from '../../value/groups.ts'
import { campaignPolicy } from './policy.ts'
import { campaignBriefs, campaigns } from './tables.ts'

/** What the value page counts by campaign: those of an organisation with a day in a period. */
export async function listCountedCampaigns(
  db: Queryable,
  actor: Actor,
  { orgUid, from, until }: { orgUid: string; from: string; until: string },
): Promise<CountedCampaign[]> {
  const { uid, name, brandUid, firstDay, lastDay } = campaigns
  const rows = await db
    .select({
      uid,
      name,
      brandUid,
      from: firstDay,
      until: lastDay,
      briefUids: sql<string[]>`array_agg(${campaignBriefs.briefUid})`,
    })
    .from(campaigns)
    .innerJoin(campaignBriefs, eq(campaignBriefs.campaignUid, uid))
    .where(and(eq(campaigns.orgUid, orgUid), lte(firstDay, until), gte(lastDay, from)))
    .groupBy(uid)
  return rows.map((row) => {
    const { brandUid: _brand, ...campaign } = row
    return { ...campaign, isSeen: may(campaignPolicy, actor, 'see', row) }
  })
}
