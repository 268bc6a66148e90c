import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { providersOf } from '../provider-settings.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { accountCalls } from '../../contract.ts'
import { getAccount } from '../accounts.ts'
import { findConfirmedAt } from '../authenticator.ts'
import { listPasskeys } from '../passkeys.ts'
import { countRecoveryCodes } from '../recovery-codes.ts'
import { listConnected } from '../providers.ts'
import { findStaffMember, graceOf } from '../staff.ts'

export const getSignInMethods: Handler<typeof accountCalls.getSignInMethods> = async (
  _input,
  { actor, db, config },
) => {
  const accountUid = accountOf(actor)
  const account = await getAccount(db, accountUid)
  const passkeys = await listPasskeys(db, accountUid)
  const authenticatorSince = await findConfirmedAt(db, accountUid)
  const staff = await findStaffMember(db, accountUid)
  const isSetUp = passkeys.length > 0 || authenticatorSince !== null
  const connected = await listConnected(db, accountUid)
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
    // The designated admin signs in by password alone.
    providers: staff?.designated ? [] : viewProviders(config, connected),
    required: staff !== null && !staff.secondFactorExempt && !isSetUp,
    graceUntil: graceOf(staff)?.toISOString() ?? null,
  }
}

function viewProviders(config: Config, connected: Awaited<ReturnType<typeof listConnected>>) {
  return providersOf(config).map(({ id, name }) => {
    const found = connected.find(({ provider }) => provider === id)
    return { id, name, connected: found ? { email: found.email, at: found.createdAt.toISOString() } : null }
  })
}
