import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { memberships } from '../../../accounts/server/tables.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const unlinkProfile: Handler<typeof staffCalls.unlinkProfile> = async ({ uid, profileUid }, { actor, tx }) => {
  await getAccount(tx, uid, true)
  const [gone] = await tx
    .delete(memberships)
    .where(and(eq(memberships.accountUid, uid), eq(memberships.profileUid, profileUid)))
    .returning()
  if (!gone) throw new CallError('not-found', 'This account is not linked to that profile.')
  await recordOnAccount(tx, actor, 'unlinked', uid, { before: { profileUid, role: gone.role } }, profileUid)
  return viewAccount(tx, actor, uid)
}
