import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { briefsAtMost } from '../goals.ts'
import { pushCampaign, sideOf } from './push.ts'
import type { Campaign } from './reads.ts'
import { campaignBriefs } from './tables.ts'

/** Whether the caller may bring a venue's briefs into a campaign. */
export function worksFor(actor: Actor, brandUid: string): boolean {
  return isBrandMember(actor, brandUid) || isStaffForBrand(actor, brandUid)
}

/** Those of these briefs that are of the organisation and of a venue that the caller works for. */
async function findOwn(tx: Tx, actor: Actor, orgUid: string, briefUids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ uid: briefFacts.uid, brandUid: briefFacts.brandUid })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(and(inArray(briefFacts.uid, [...briefUids]), eq(brandFacts.orgUid, orgUid)))
  return rows.filter(({ brandUid }) => worksFor(actor, brandUid)).map(({ uid }) => uid)
}

/** Adds briefs to a campaign whose row is locked; all of them, or none. */
export async function addBriefs(
  tx: Tx,
  actor: Actor,
  { uid: campaignUid, brandUid, orgUid }: Campaign,
  briefUids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(briefUids)]
  if ((await findOwn(tx, actor, orgUid, wanted)).length < wanted.length)
    throw new CallError('not-found', 'We couldn’t find one of these briefs. Reload the page and choose again.')
  const at = now()
  const added = await tx
    .insert(campaignBriefs)
    .values(wanted.map((briefUid) => ({ campaignUid, briefUid, addedAt: at })))
    .onConflictDoNothing()
    .returning({ uid: campaignBriefs.briefUid })
  if ((await tx.$count(campaignBriefs, eq(campaignBriefs.campaignUid, campaignUid))) > briefsAtMost)
    throw new CallError(
      'failed-precondition',
      `A campaign can have up to ${briefsAtMost} briefs. Remove one first, or choose fewer.`,
    )
  if (added.length === 0) return
  const subject = { subjectUid: campaignUid, brandUid }
  await record(tx, actor, sideOf(actor), 'campaign.briefs-added', subject, {
    after: { briefUids: added.map(({ uid }) => uid) },
  })
  await pushCampaign(tx, brandUid, ['campaign'])
}
