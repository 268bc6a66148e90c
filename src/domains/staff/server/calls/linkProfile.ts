import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import { findBrands, findInfluencers } from '../../../profiles/server/reads.ts'
import { requireSeat } from '../../../organisations/server/team.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const linkProfile: Handler<typeof staffCalls.linkProfile> = async ({ uid, profileUid, role }, { actor, tx }) => {
  const account = await getAccount(tx, uid, true)
  // Who works for the product acts for customers by their staff role; linked, they see a profile as its people do, and own none.
  if (account.staffRole && role !== 'member')
    throw new CallError('failed-precondition', 'Team accounts can only be linked as a member.')
  const type = profileUid.startsWith('brand_') ? 'brand' : 'influencer'
  if (type === 'brand') {
    const brand = (await findBrands(tx, [profileUid])).get(profileUid)
    if (!brand) throw noProfile()
    await requireSeat(tx, brand.orgUid, uid)
  } else {
    const influencers = await findInfluencers(tx, [profileUid])
    if (!influencers.has(profileUid)) throw noProfile()
  }
  const [before] = await tx
    .select({ profileUid: membershipFacts.profileUid, role: membershipFacts.role })
    .from(membershipFacts)
    .where(and(eq(membershipFacts.accountUid, uid), eq(membershipFacts.profileUid, profileUid)))
  await addMembership(tx, uid, type, profileUid, role)
  await recordOnAccount(
    tx,
    actor,
    'profile-linked',
    uid,
    { ...(before && { before }), after: { profileUid, role } },
    profileUid,
  )
  return viewAccount(tx, actor, uid)
}
