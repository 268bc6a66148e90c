import { accountOf, isBrandMember, isInfluencer } from '../../../../access/roles.ts'
import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { blockBrandFor, blockInfluencerFor } from '../../../profiles/server/blocks.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import type { safetyCalls } from '../../contract.ts'
import { reportReasons } from '../../reasons.ts'
import { endFirstContact } from '../first-contact.ts'
import { reports } from '../tables.ts'

export const reportProfile: Handler<typeof safetyCalls.reportProfile> = async (
  { brandUid, influencerUid, reason, details, collabUid = null, block },
  { actor, tx, config },
) => {
  const byInfluencer = isInfluencer(actor, influencerUid)
  if (!byInfluencer && !isBrandMember(actor, brandUid)) throw noProfile()
  const brand = await getBrand(tx, brandUid)
  const influencer = (await findInfluencers(tx, [influencerUid])).get(influencerUid)
  if (!influencer) throw noProfile()
  const about = byInfluencer
    ? { aboutUid: brandUid, aboutType: 'brand' as const, byUid: influencerUid, name: brand.name }
    : { aboutUid: influencerUid, aboutType: 'influencer' as const, byUid: brandUid, name: influencer.profile.name }
  const { name, ...parties } = about
  const uid = newUid('report')
  const made = await tx
    .insert(reports)
    .values({ uid, ...parties, byAccountUid: accountOf(actor), reason, details, collabUid, createdAt: now() })
    .onConflictDoNothing()
    .returning({ uid: reports.uid })
  if (made.length === 0)
    throw new CallError('failed-precondition', `You’ve already reported ${name}. Our team is looking into it.`)
  await record(tx, actor, byInfluencer ? 'influencer' : 'brand', 'report.made', { subjectUid: about.aboutUid })
  if (block && byInfluencer) await blockBrandFor(tx, actor, { brandUid, influencerUid })
  if (block && !byInfluencer)
    await blockInfluencerFor(tx, actor, { brandUid, influencerUid, reason: reportReasons[reason] })
  await endFirstContact({ actor, tx, config }, { brandUid, influencerUid }, byInfluencer ? 'influencer' : 'brand')
  await notifyAdmins(tx, config, `report:${uid}`, {
    kind: 'staff-help.requested',
    title: `${name} was reported: ${reportReasons[reason].toLowerCase()}`,
    lines: ['Read the report and decide what happens.'],
    path: '/app/admin/reports',
    action: 'View reports',
  })
  return { uid }
}
