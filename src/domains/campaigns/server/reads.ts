import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { allow, may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { requireEntitlement } from '../../plans/server/entitlements.ts'
import { campaignPolicy } from './policy.ts'
import { campaigns } from './tables.ts'

export type Campaign = typeof campaigns.$inferSelect

/** A stranger's campaign is answered like none. */
export const noCampaign = () => new CallError('not-found', 'We couldn’t find that campaign.')

/** What campaigns are called, whoever asks: for our team’s log. */
export async function unsafeFindCampaignNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = campaigns
  const rows = await db
    .select({ uid, name })
    .from(campaigns)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}

/** What every call about campaigns asks of the organisation's plan. */
export async function requireCampaigns(db: Queryable, orgUid: string): Promise<void> {
  await requireEntitlement(db, orgUid, 'campaignSupport')
}

/** A campaign that the caller may see, while the plan holds it. */
export async function getCampaignFor(db: Queryable, actor: Actor, uid: string): Promise<Campaign> {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.uid, uid))
  if (!campaign || !may(campaignPolicy, actor, 'see', campaign)) throw noCampaign()
  await requireCampaigns(db, campaign.orgUid)
  return campaign
}

/** The same, locked, for whoever may change it. */
export async function lockCampaign(
  tx: Tx,
  actor: Actor,
  uid: string,
  action: 'edit' | 'manageTasks',
): Promise<Campaign> {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.uid, uid)).for('update')
  if (!campaign || !may(campaignPolicy, actor, 'see', campaign)) throw noCampaign()
  allow(campaignPolicy, actor, action, campaign)
  await requireCampaigns(tx, campaign.orgUid)
  return campaign
}
