import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { type Actor, isStaffForBrand } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { mailSignInLink } from '../../../accounts/server/mailed-links.ts'
import { accountFacts, membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import type { profileCalls } from '../../contract.ts'

export const mailQuickLoginLink: Handler<typeof profileCalls.mailQuickLoginLink> = async (
  { accountUid },
  { actor, config, tx },
) => {
  const [account] = await tx
    .select({
      uid: accountFacts.uid,
      email: accountFacts.email,
      disabledAt: accountFacts.disabledAt,
      staffRole: staffFacts.role,
    })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, accountUid))
  if (!account || !(await mayHandTo(tx, actor, accountUid)))
    throw new CallError('not-found', 'We couldn’t find that account among your customers.')
  // The link opens everything the account may: for one of the team it would be a way to another's rights.
  if (account.staffRole) throw new CallError('permission-denied', 'Quick sign-in links are for customers only.')
  if (account.disabledAt) throw new CallError('failed-precondition', 'This account is disabled. Enable it first.')
  await mailSignInLink(tx, config, account, 'quick-login')
  await record(tx, actor, 'staff', 'account.quick-login-link-sent', { subjectUid: accountUid })
  return { sent: true }
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
