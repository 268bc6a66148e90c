import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import { requireSeat } from '../../../organisations/server/team.ts'
import type { staffCalls } from '../../contract.ts'
import { findLinked, getAccount, recordOnAccount, viewAccount } from '../account.ts'
import { mailAccess } from '../mails.ts'

export const linkProfile: Handler<typeof staffCalls.linkProfile> = async (
  { uid, profileUid, role },
  { actor, tx, config },
) => {
  const account = await getAccount(tx, uid, true)
  // Who works for the product acts for customers by their staff role; linked, they see a profile as its people do, and own none.
  if (account.staffRole && role !== 'member')
    throw new CallError('failed-precondition', 'Staff accounts can only be linked as members.')
  const profile = await findLinked(tx, profileUid)
  if (!profile) throw noProfile()
  if (profile.orgUid !== null) await requireSeat(tx, profile.orgUid, account.email)
  const [before] = await tx
    .select({ profileUid: membershipFacts.profileUid, role: membershipFacts.role })
    .from(membershipFacts)
    .where(and(eq(membershipFacts.accountUid, uid), eq(membershipFacts.profileUid, profileUid)))
  await addMembership(tx, uid, profile.type, profileUid, role)
  await recordOnAccount(
    tx,
    actor,
    'profile-linked',
    uid,
    { ...(before && { before }), after: { profileUid, role } },
    profileUid,
  )
  await mailAccess(tx, config, { person: account, profile, before: before?.role ?? null, after: role })
  return viewAccount(tx, actor, uid)
}
