import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { type Actor, isStaffForBrand } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { linkLifeMs, makeSignInLink } from '../../../accounts/server/sign-in-links.ts'
import { accountFacts, membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import type { profileCalls } from '../../contract.ts'

export const makeQuickLoginLink: Handler<typeof profileCalls.makeQuickLoginLink> = async (
  { accountUid },
  { actor, config, tx },
) => {
  const [account] = await tx
    .select({ disabledAt: accountFacts.disabledAt, staffRole: staffFacts.role })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, accountUid))
  if (!account || !(await mayHandTo(tx, actor, accountUid)))
    throw new CallError('not-found', 'There is no such account among your customers.')
  // The link opens everything the account may: for one of the team it would be a way to another's rights.
  if (account.staffRole) throw new CallError('permission-denied', 'Quick-login links are for customers only.')
  if (account.disabledAt) throw new CallError('failed-precondition', 'This account is disabled. Enable it first.')
  const token = await makeSignInLink(tx, accountUid, 'quick-login')
  await record(tx, actor, 'staff', 'account.quick-login-link-created', { subjectUid: accountUid })
  const expiresAt = plus(now(), linkLifeMs['quick-login']).toISOString()
  return { url: `${config.publicUrl}/app/quick-login?${new URLSearchParams({ token }).toString()}`, expiresAt }
}

/** An account manager's customers: influencers, and who belongs to no brand but those assigned to them. */
async function mayHandTo(tx: Queryable, actor: Actor, accountUid: string): Promise<boolean> {
  if (actor.staff === 'admin') return true
  const linked = await tx.select().from(membershipFacts).where(eq(membershipFacts.accountUid, accountUid))
  return (
    linked.length > 0 &&
    linked.every((one) => one.profileType === 'influencer' || isStaffForBrand(actor, one.profileUid))
  )
}
