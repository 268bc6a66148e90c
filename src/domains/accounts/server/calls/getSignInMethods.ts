import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { getAccount } from '../accounts.ts'
import { findConfirmedAt } from '../authenticator.ts'
import { listPasskeys } from '../passkeys.ts'
import { countRecoveryCodes } from '../recovery-codes.ts'
import { findStaffMember, graceOf } from '../staff.ts'

export const getSignInMethods: Handler<typeof accountCalls.getSignInMethods> = async (_input, { actor, db }) => {
  const accountUid = accountOf(actor)
  const account = await getAccount(db, accountUid)
  const passkeys = await listPasskeys(db, accountUid)
  const authenticatorSince = await findConfirmedAt(db, accountUid)
  const staff = await findStaffMember(db, accountUid)
  const isSetUp = passkeys.length > 0 || authenticatorSince !== null
  return {
    hasPassword: account.passwordHash !== null,
    passkeys: passkeys.map(({ uid, name, createdAt, lastUsedAt }) => ({
      uid,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    authenticatorSince: authenticatorSince?.toISOString() ?? null,
    recoveryCodesLeft: isSetUp ? await countRecoveryCodes(db, accountUid) : 0,
    required: staff !== null && !staff.secondFactorExempt && !isSetUp,
    graceUntil: graceOf(staff)?.toISOString() ?? null,
  }
}
